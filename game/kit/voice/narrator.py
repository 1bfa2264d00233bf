"""The narrator: it follows the scene on top, and says what is focused and what happens."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ..context.kit_context import name_keys
from ..draw.assets import Assets
from ..input.intents import (
    Command,
    Intent,
    PointerPressed,
    TextTyped,
    TriggerPressed,
    UnboundPressed,
)
from ..scene_stack.scene import Scene
from ..scene_stack.scene_stack import WindowStack
from ..spoken import PAGE, Spoken
from .page_reader import PageReader, closed, joined, spoken
from .system_voice import Voice

#: Keys that walk: one that leads nowhere has the focus told again.
_WALKS = frozenset(("up", "down", "left", "right", "forward", "backward"))
#: What a player does with keys and pads: each is answered, if only by a line that says so.
_PRESSES = Command | TextTyped | TriggerPressed | UnboundPressed
#: What is in motion may take so many turns of the loop to come to words: about two seconds.
_PATIENCE = 120
#: The commands that the narrator answers itself.
AGAIN, HUSH, WAYS, SCREEN = "say_again", "hush", "say_ways", "say_screen"


class Speech(NamedTuple):
    """The words of the game that a narrator needs.

    ``translate`` returns the text of a key; ``name`` puts a thing that is shown, such as a card, in
    words.
    """

    translate: Callable[..., str]
    name: Callable[[object], str] = str


class Narrator:
    """Has ``voice`` say what a player who sees nothing must know.

    The words of the focus cut those before them, when the player has gone there. Events are told in
    their order, and are cut by nothing but the player's own next step.
    """

    def __init__(self, voice: Voice, speech: Speech, assets: Assets) -> None:
        self.voice = voice
        self._speech = speech
        self._reader = PageReader(assets, self._named)
        self._scene: Scene | None = None
        self._focus: Spoken | None = None
        #: Whether the player has done something since it last spoke, and walked by it.
        self._stepped = self._walked = False
        #: Whether a press waits for its answer, and whether it has led away from what was focused.
        self._unanswered = self._left = False
        #: How many more turns of the loop may bring the answer of what is still in motion.
        self._patience = 0
        #: What was written on the screen before the last press.
        self._seen: list[str] = []
        self._said = ""

    # Heard

    def hear(self, intent: Intent, stack: WindowStack) -> None:
        """Note what the player did: words that come of it may cut others."""
        if isinstance(intent, _PRESSES | PointerPressed):
            self._stepped = True
            self._unanswered, self._left = isinstance(intent, _PRESSES), False
            self._patience = _PATIENCE
            if self._unanswered and stack.top is not None:
                self._seen = self._reader.screen(stack.top, stack)
            self._walked = isinstance(intent, Command) and intent.name in _WALKS

    def answer(self, name: str, stack: WindowStack) -> bool:
        """Answer a command about the voice itself, or what the scene is asked to say."""
        top = stack.top
        if name == AGAIN:
            self._say([self._said or self._text("voice.nothing")], cut=True)
        elif name == HUSH:
            self.voice.hush()
        elif name == WAYS and top is not None:
            self._say(list(top.spoken_ways()) or [self._text("voice.no_ways")], cut=True)
        elif name == SCREEN and top is not None:
            stands = list(top.spoken_state()) or self._reader.screen(top, stack, things=True)
            self._say(stands, cut=True)
        elif top is not None and (told := top.spoken_answer(name)) is not None:
            self._say(list(told) or [self._text("voice.unanswered")], cut=True)
        else:
            return False
        self._stepped = self._walked = self._unanswered = False
        return True

    # Followed

    def follow(self, stack: WindowStack) -> None:
        """Say what is new."""
        top = stack.top
        if top is None:
            return
        news = list(top.spoken_news())
        if top is not self._scene:
            # What led away from the scene before is told first: the blow that ends a match.
            last = [*self._scene.spoken_news()] if self._scene is not None else []
            self._say(last, cut=self._stepped)
            self._stepped &= not last
            self._open(top, stack, news)
        else:
            self._say(news)
            self._tell_focus(top, stack, after=bool(news))
        self._patience -= 1
        if self._unanswered and (self._patience < 0 or not stack.animating()):
            # What moves may still come to words; what rests has none of its own.
            self._say(self._answer(top, stack), cut=True)
        self._stepped = self._walked = False

    def _answer(self, top: Scene, stack: WindowStack) -> Sequence[str]:
        """Return what is new on the screen after a press that said nothing, or that nothing is."""
        written = self._reader.screen(top, stack)
        if new := [words for words in written if words not in self._seen]:
            return new
        back = top.spoken_back()
        if back and self._focus is not None:
            return [self.said_of(self._focus)]
        if back or self._left or len(written) < len(self._seen):
            return [top.title or next(iter(top.spoken_opening() or ()), "")]
        return list(top.spoken_silence()) or [self._text("voice.unanswered")]

    def tell(self, words: str) -> None:
        """Say something before what comes next."""
        self._say([words], cut=True)

    def forget(self) -> None:
        """Tell the scene and its focus anew, as the language has changed."""
        self._scene = None

    def _open(self, top: Scene, stack: WindowStack, news: Sequence[str]) -> None:
        self._scene, self._focus = top, self._worded(top, stack)
        opening = top.spoken_opening()
        if opening is None:
            tells = top.transparent if top.tells is None else top.tells
            opening = self._reader.beside(top, stack) if tells else ()
        told = [each for each in opening if each != top.title]
        heading = [] if any(top.title in each for each in told) else [top.title]
        told = [*heading, *told, *news]
        if self._focus is not None:
            told.append(self.said_of(self._focus))
        self._say(told, cut=self._stepped)

    def _tell_focus(self, top: Scene, stack: WindowStack, *, after: bool) -> None:
        before, focus = self._focus, self._worded(top, stack)
        self._focus = focus
        if focus is None:
            self._left |= before is not None and self._stepped
            return
        cut = self._stepped and not after
        if before is None or not focus.is_of(before):
            self._say([self.said_of(focus)], cut=cut)
        elif focus.value != before.value or focus.states != before.states:
            states = [self._state(each) for each in focus.states if each not in before.states]
            # Of a value that has gone on, only the new sentences are said.
            known = before.value if before.value.endswith(".") else ""
            value = [focus.value.removeprefix(known)] if focus.value != before.value else []
            hint = [focus.hint] if focus.hint != before.hint else []
            self._say([joined((*value, *states)), *hint], cut=cut)
        elif self._walked and not after:
            self._say([self.said_of(focus)], cut=True)

    def _say(self, told: Iterable[str], *, cut: bool = False) -> None:
        sentences = [closed(spoken(name_keys(each), self._text)) for each in told if each]
        if sentences:
            self._unanswered = False
            self._said = " ".join(sentences)
            self.voice.say(self._said, cut=cut)

    # Words

    def _text(self, key: str, **values: object) -> str:
        return self._speech.translate(key, **values)

    def _state(self, name: str) -> str:
        return self._text(f"voice.states.{name}")

    def said_of(self, focus: Spoken) -> str:
        """Return the words of a thing: its name, its kind, what it holds, and its hint."""
        parts = [focus.name or self._named(focus.thing)]
        if focus.role and not (focus.role == PAGE and focus.thing is not None):
            parts.append(self._text(f"voice.roles.{focus.role}"))
        parts += [focus.value, *map(self._state, focus.states)]
        if focus.place is not None:
            number, count = focus.place
            parts.append(self._text("voice.place", number=number, count=count))
        said = joined(parts)
        return f"{closed(said)} {focus.hint}" if focus.hint and focus.hint != focus.name else said

    def _named(self, thing: object) -> str:
        return "" if thing is None else self._speech.name(thing)

    # Reading what is written

    def _worded(self, top: Scene, stack: WindowStack) -> Spoken | None:
        focus = top.spoken_focus()
        known = focus is None or focus.name or focus.value or focus.thing is not None
        if focus is None or known or focus.rect is None:
            return focus
        before = self._focus
        if before is not None and not self._stepped and before.rect == focus.rect:
            # Nothing was done: it is not read again in every frame.
            return focus._replace(name=before.name, thing=before.thing)
        canvas = self._reader.canvas(top, stack)
        (focus.draw or top.draw)(canvas)
        name, thing = self._reader.inside(canvas, focus.rect)
        if not name and thing is None and focus.draw is not None:
            name, thing = self._reader.inside(self._reader.drawn(top, stack), focus.rect)
        hint = "" if name or thing is not None else focus.hint
        return focus._replace(name=name or hint, thing=thing)
