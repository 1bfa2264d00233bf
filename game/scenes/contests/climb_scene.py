"""The climb: eight persons on the path to the Warden's bridge, and who is to be beaten next."""

from functools import partial
from typing import ClassVar

import pygame

from game.board import CALM, GLAD, SORRY, draw_portrait
from game.kit import (
    Block,
    Canvas,
    Drawn,
    Item,
    Panel,
    PanelHead,
    Row,
    SceneStack,
    Segments,
    Space,
    Words,
    grown,
    share_tab_stop,
    text_style,
)
from game.play import CHARACTERS, CONTEST_FORMS, ClimbStep, SavedGame, next_of

from ..common import Foot, Screen, file_year
from ..services import Services
from .climb_path import ClimbPath, StepMark
from .contest_matches import (
    THEIRS,
    begin_contest_match,
    gone_on_with,
    person_name,
    read_climb,
    waiting_duels,
)
from .story_scene import note_seen, open_scenes, scenes_of_story, unseen_scene

_FACE = 84.0
#: The path's width beside that of the panel, and the growth of texts above which they are stacked.
_SHARES, _STACKED = (2.35, 1.0), 1.3
_CAPTION = text_style.CAPTION.with_changes(size=15.5, align="center")
_TRADE = text_style.BODY.with_changes(size=17, align="center")


class ClimbScene(Screen):
    """Shows who was beaten, and begins a match with who is chosen.

    ``after`` is the person who was met last: the story goes on from there where it is due.
    """

    landscape, dim = "grounds/crossing", 150
    depth, entry = 1, "climb"

    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers"}

    def __init__(self, services: Services, after: str = "") -> None:
        super().__init__(services)
        self.steps, self.message = read_climb(services)
        nothing: dict[str, SavedGame] = {}
        #: Duels that were left, by the strengths of the persons.
        self.waiting = services.attempt(lambda: waiting_duels(services), nothing)
        upward = next_of(self.steps)
        self.chosen = upward.character if upward else CHARACTERS[-1]
        left = [step.character for step in self.steps if step.strength in self.waiting]
        if left and self.chosen not in left:
            self.chosen = left[-1]
        if after in CHARACTERS and not self._step(after).wins:
            self.chosen = after
        self.remake()

    def _step(self, character: str) -> ClimbStep:
        return self.steps[CHARACTERS.index(character)]

    def make(self) -> None:
        """Make the marks, the choice of cards and the ways on."""
        say, upward = self.translate, next_of(self.steps)
        self.title = say("climb.title")
        self.marks = {
            step.character: self.widgets.add(
                StepMark(
                    step,
                    (
                        person_name(self.services, step.character),
                        person_name(self.services, step.character, short=True),
                    ),
                    self._told(step),
                    partial(self.choose, step.character),
                )
            )
            for step in self.steps
        }
        for character, mark in self.marks.items():
            mark.is_next = upward is not None and character == upward.character
        words = [say(f"forms.{form}") for form in CONTEST_FORMS]
        chosen = self.services.settings.form
        at = CONTEST_FORMS.index(chosen) if chosen in CONTEST_FORMS else 0
        self.forms = self.widgets.add(Segments("", words, at, lambda _: None, share=0.0))
        self.forms.called = say("climb.form")
        self.back = self.add_button("climb.back", self.go_back, "back")
        self.story = self.add_button(
            "climb.story", self.read_story, "book", hint="climb.story_hint"
        )
        self.cup = self.add_button("climb.cup", self.to_cup, "cup", hint="climb.cup_hint")
        self.challenge = self.add_main_button("climb.challenge", self.begin, "duel")
        self.foot = Foot(self.challenge, self.back, self.cup)
        share_tab_stop(self.marks.values(), self.marks[self.chosen])
        self.choose(self.chosen)

    def _told(self, step: ClimbStep) -> str:
        """Return what was done at a step: not open yet, tries, and whether it is won."""
        say = self.translate
        if not step.open:
            return say("climb.shut")
        if step.strength in self.waiting:
            return say("climb.waits")
        if not step.tries:
            return say("climb.untried")
        tries = say("climb.tries", count=step.tries)
        return say("climb.beaten", tries=tries) if step.wins else tries

    # Actions of the player

    def choose(self, character: str) -> None:
        """Look at a person."""
        self.chosen = character
        for other, mark in self.marks.items():
            mark.chosen = other == character
        step = self._step(character)
        waits = step.strength in self.waiting
        self.challenge.label = self.translate("climb.go_on" if waits else "climb.challenge")
        self.challenge.enabled = step.open
        self.forms.visible = not waits
        self.lay_out_anew()

    def take_number(self, number: int) -> None:
        """Choose a person by their number."""
        if 0 < number <= len(CHARACTERS):
            self.choose(CHARACTERS[number - 1])

    def begin(self) -> None:
        """Begin a match with the chosen person, or go on with the one that was left."""
        with self.services.telling(self.tell):
            game = self.waiting.get(self._step(self.chosen).strength)
            if game is not None:
                match = gone_on_with(self.services, game)
                self.stack.replace(self.services.routes.resumed(match))
                return
            strength, form = self._step(self.chosen).strength, CONTEST_FORMS[self.forms.index]
            match = begin_contest_match(self.services, strength, form)
            self.stack.replace(self.services.routes.next_scene(match))

    def read_story(self) -> None:
        """Open the story so far."""
        self.stack.push(self.services.routes.contests.story())

    def to_cup(self) -> None:
        """Go to the cup."""
        self.stack.replace(self.services.routes.contests.cup())

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let the story go on, if a scene of it is due."""
        super().enter(stack)
        due = unseen_scene(self.services, open_scenes(self.steps))
        if due is not None:
            stack.push(self.services.routes.contests.story(due))

    def make_body(self) -> Block:
        """Return the path, with the chosen person beside it or below it."""
        path = ClimbPath(list(self.marks.values()))
        return Row(path, self._panel(), shares=_SHARES, stack=_STACKED, gap=18.0)

    def _panel(self) -> Panel:
        say, step = self.translate, self._step(self.chosen)
        deck = say(f"decks.{step.character}.name")
        return Panel(
            PanelHead(person_name(self.services, step.character)),
            Drawn(self._draw_face, lambda _view, _width: 2 * _FACE + 12),
            Words(say(f"characters.{step.character}.text"), _TRADE),
            Words(self._told(step), _CAPTION),
            Words(say("climb.deck", deck=deck), _CAPTION),
            Item(self.story, grown(40.0)),
            Space(spring=1.0),
            *self._choice_of_form(),
            spring=1.0,
        )

    def _choice_of_form(self) -> list[Block]:
        """Return the choice of cards, but for a duel that is under way."""
        if not self.forms.visible:
            return []
        return [Words(self.translate("climb.form"), _CAPTION), Item(self.forms, grown(42.0))]

    def _draw_face(self, canvas: Canvas, area: pygame.FRect) -> None:
        step = self._step(self.chosen)
        feeling = SORRY if step.wins else GLAD if step.tries else CALM
        center = area.centerx, area.centery
        draw_portrait(canvas, step.character, THEIRS, center, _FACE, feeling=feeling)

    def spoken_opening(self) -> list[str]:
        """Return who is to be beaten next."""
        step = self._step(self.chosen)
        return [person_name(self.services, step.character), self._told(step)]


def example(services: Services) -> ClimbScene:
    """Return the climb of a player of a year, whose story has been read."""
    file_year(services, 60)
    note_seen(services, [each.id for each in scenes_of_story()])
    return ClimbScene(services)


def example_new(services: Services) -> ClimbScene:
    """Return the climb before the first match."""
    note_seen(services, [each.id for each in scenes_of_story()])
    return ClimbScene(services)
