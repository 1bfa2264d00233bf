"""A player who sees nothing: decides by the words that are spoken, and presses keys.

``python -m tests.scenes.by_voice duel`` prints what is heard in a whole duel and the keys between;
``draft``, ``puzzle``, ``climb``, ``cup`` and ``wardrobe`` do the same, and a language after that,
such as ``fr``, has it in that.
"""

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.content import Strings
from tests.kit.voice.recorded import RecordedVoice

from .desktop import Desktop

#: So many steps end a match in any case.
LONGEST = 400
KEYS = {
    "tab": pygame.K_TAB,
    "enter": pygame.K_RETURN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "escape": pygame.K_ESCAPE,
    "home": pygame.K_HOME,
    "n": pygame.K_n,
    "r": pygame.K_r,
    "u": pygame.K_u,
    "f2": pygame.K_F2,
    "f5": pygame.K_F5,
    "f6": pygame.K_F6,
    "f9": pygame.K_F9,
    **{str(digit): pygame.K_0 + digit for digit in range(1, 10)},
}
#: The buttons that lead on wherever they are said.
LEAD_ON = ("start.begin", "deck_choice.begin", "toss.go_on", "order.confirm")
#: The answers that leave all as it is: to a play that is often regretted, and to the end of a turn.
BACK_OUT = ("confirm.fort_no", "confirm.idle_no")
KEEPS = ("confirm.left_no", "confirm.loss_no")


class HeardCard(NamedTuple):
    """A card as it was said: its number, name and cost, and its worth by its numbers."""

    number: int
    name: str
    cost: int
    worth: int
    is_creature: bool


class VoicePlayer:
    """Has a keyboard and ears, and knows the words of the language.

    The ``desktop`` takes the keys and lets time pass: no scene, widget or match is looked at.
    """

    def __init__(self, desktop: Desktop, strings: Strings, *, aloud: bool = False) -> None:
        self._desktop = desktop
        self._voice = RecordedVoice()
        self._strings = strings
        self._aloud = aloud
        self.heard: list[str] = []
        desktop.app.voice.open = lambda: self._voice

    def word(self, key: str, **values: object) -> str:
        """Return words of the game that the player knows."""
        said = self._strings.text(key, **values).replace("\u200e", "").replace("\u200f", "")
        return said.replace("\u00a0", " ")

    def press(self, name: str) -> str:
        """Press a key, wait until all is still, and return what was said meanwhile."""
        self._desktop.keys(KEYS[name])
        said = self._voice.taken()
        self.heard += said
        if self._aloud:
            print(f"[{name}]", *said, sep="\n    ")
        return " ".join(said)

    def choose(self, words: str) -> str:
        """Walk until something is said that begins with these words, and choose it."""
        self.walk_to(words)
        return self.press("enter")

    def walk_to(self, words: str) -> None:
        """Walk until something is said that begins with these words."""
        for _ in range(80):
            if self.press("tab").startswith(words):
                return
        raise AssertionError(f"nobody says {words!r}; the last words: {self.heard[-3:]}")

    def choose_weakest(self) -> None:
        """Walk to the strength of the computer, and turn it down to the weakest."""
        weakest = self.word("strengths.first_steps.name")
        for _ in range(80):
            said = self.press("tab")
            if f", {self.word('voice.roles.choice')}, " in said:
                assert weakest in self.press("home")
                return
        raise AssertionError("no strength is said")

    def begin(self, form: str) -> str:
        """Go from the menu to a match of a form, against the weakest computer."""
        self.press("f2")
        self.choose(self.word("menu.new_game"))
        self.choose(self.word("menu.computer"))
        self.choose(self.word(f"forms.{form}"))
        self.choose_weakest()
        return self.choose(self.word("start.begin"))

    def is_button(self, key: str, said: str) -> bool:
        """Whether a button was said last."""
        return said.rstrip(".").endswith(f"{self.word(key)}, {self.word('voice.roles.button')}")

    # Understanding

    def cards_in(self, said: str) -> Iterator[HeardCard]:
        """Find the cards with their numbers in what was said."""
        number = r"(\d+)"
        cost = self.word("voice.card.cost", cost="COST").replace("COST", number)
        strength = self.word("voice.card.strength", attack="ATTACK", health="HEALTH")
        strength = strength.replace("ATTACK", number).replace("HEALTH", number)
        damage = self.word("voice.card.damage", damage="DAMAGE").replace("DAMAGE", number)
        card = rf"(\d+)\s?: ([^,.]+[!.]?), ([^,]+), {cost}, (?:{strength}|{damage})"
        for found in re.finditer(card, said.replace("\u00a0", " ")):
            numbers = [int(each or 0) for each in found.group(4, 5, 6, 7)]
            is_creature = found.group(3) == self.word("card_types.creature").lower()
            place, name = int(found.group(1)), found.group(2)
            yield HeardCard(place, name, numbers[0], sum(numbers[1:]), is_creature)

    @property
    def result(self) -> str:
        """The result that was said last: "victory", "defeat", "draw" or nothing."""
        for end in ("victory", "defeat", "draw"):
            words = self.word(f"results.{end}")
            if any(said.startswith(words) for said in self.heard[-6:]):
                return end
        return ""

    # A match

    def play_match(self, said: str) -> str:
        """Play from what was ``said`` last until the result is said, and return that."""
        for _ in range(LONGEST):
            if self.result:
                return self.result
            said = self._step(said)
        raise AssertionError("the match does not end")

    def _step(self, said: str) -> str:
        """Answer what is asked, play a card, or go on."""
        if any(self.is_button(key, said) for key in LEAD_ON):
            return self.press("enter")
        ways = self.press("f5")
        if self.word("voice.match.wait") in ways:
            return self._ended(self.press("n"))
        creatures = [card for card in self.cards_in(ways) if card.is_creature]
        if creatures and self._life() > 1:
            return self._summon(max(creatures, key=lambda card: (card.worth, card.cost)))
        return self._ended(self.press("n"))

    def _life(self) -> int:
        """Ask how things stand, and return the life of the own stronghold, which is said first."""
        words = self.word("voice.match.stronghold", name="", stronghold="", life="LIFE", cards="")
        before = words[: words.index("LIFE")].rpartition(",")[2].strip()
        found = re.search(rf"{re.escape(before)} (\d+)", self.press("f6"))
        return int(found.group(1)) if found else 0

    def _summon(self, card: HeardCard) -> str:
        """Take a card up, hear what comes of it in both lanes, and play it to one of them."""
        self.press(str(card.number))
        top = self.press("up")
        bottom = self.press("down")
        if len(top) > len(bottom):
            self.press("up")
        return self._ended(self.press("enter"))

    def _ended(self, said: str) -> str:
        """Answer a question with what ends the turn, if one is asked."""
        if any(self.is_button(key, said) for key in BACK_OUT):
            return self.press("escape")
        if any(self.is_button(key, said) for key in KEEPS):
            self.press("tab")
            return self.press("enter")
        return said


def play_duel(player: VoicePlayer) -> str:
    """Play a duel with starter decks from the menu to the results."""
    return player.play_match(player.begin("preconstructed"))


def draft_cards(player: VoicePlayer) -> list[str]:
    """Draft from the menu until the coin is tossed; return the names that were picked."""
    picked: list[str] = []
    said = player.begin("draft")
    for _ in range(LONGEST):
        if player.word("toss.go_on") in said:
            return picked
        cards = list(player.cards_in(player.press("f5")))
        best = max(cards, key=lambda card: card.worth - 0.5 * card.cost)
        picked.append(best.name)
        said = player.press(str(best.number))
    raise AssertionError("the draft does not end")


def solve_puzzle(player: VoicePlayer) -> bool:
    """Open the first puzzle from the menu, and try plays until the forecast says that it is won."""
    player.press("f2")
    player.choose(player.word("menu.puzzles"))
    kind, grade = player.word("puzzles.kinds.win_now"), player.word("puzzles.grades.1")
    for _ in range(200):
        said = player.press("tab")
        if f"{kind}, {grade}" in said:
            player.press("enter")
            return _search(player, 2)
    raise AssertionError("no easy puzzle is said")


def climb_a_step(player: VoicePlayer) -> str:
    """Hear the story out, challenge the first person, and go back to the path after the duel."""
    _to_the_path(player, "enter")
    return _played(player, player.choose(player.word("climb.challenge")), "to_climb")


def begin_a_cup(player: VoicePlayer) -> str:
    """Pass over the story, draw a cup, play its first game, and go on with it."""
    _to_the_path(player, "escape")
    player.choose(player.word("climb.cup"))
    player.choose(player.word("cup.begin"))
    return _played(player, player.choose(player.word("cup.play")), "to_cup")


def _to_the_path(player: VoicePlayer, key: str) -> None:
    player.press("f2")
    said = player.choose(player.word("menu.climb"))
    for _ in range(20):
        if player.word("climb.title") in said:
            return
        said = player.press(key)
    raise AssertionError("the path is not said")


def _played(player: VoicePlayer, said: str, back: str) -> str:
    """Play a match of a contest, and go back to that; return its result."""
    result = player.play_match(said)
    player.choose(player.word(f"results.{back}"))
    return result


def look_into_the_wardrobe(player: VoicePlayer) -> list[str]:
    """Hear all that can be worn, and choose the first that is locked; return what was heard."""
    player.press("f2")
    player.choose(player.word("menu.collection"))
    heard = [player.choose(player.word("earned.title"))]
    first = player.press("tab")
    said, things = first, []
    for _ in range(40):
        things.append(said)
        said = player.press("tab")
        if said == first:
            break
    player.walk_to(next(thing for thing in things if player.word("voice.states.locked") in thing))
    return [*heard, *things, player.press("enter")]


def _search(player: VoicePlayer, depth: int) -> bool:
    """Try every card in every place; listen to the forecast; take back what does not win."""
    won = player.word("voice.match.fort_falls", name="")
    ahead = player.word("voice.match.assault_next", name="").strip(" :\u00a0")
    now = player.press("f9").partition(ahead[-20:])[0]
    if won.strip(" :") in now:
        solved = player.word("puzzles.solved_title")
        return any(solved in player.press("n") for _ in range(20))
    if not depth:
        return False
    for card in list(player.cards_in(player.press("f5"))):
        for place in ("up", "down") if card.is_creature else range(6):
            player.press(str(card.number))
            for key in [place] if isinstance(place, str) else ["right"] * place:
                player.press(key)
            said = player.press("enter")
            if card.name not in said or player.word("confirm.idle_no") in said:
                # Nothing was played: there is no such target, or the card would do nothing.
                player.press("escape")
                continue
            if _search(player, depth - 1):
                return True
            player.press("u")
    return False


def main(arguments: list[str]) -> None:
    """Print what is heard meanwhile."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ["BRIDGES_OF_ERRET_HOME"] = tempfile.mkdtemp()
    from game.kit import KitContext  # noqa: PLC0415 (after the environment)
    from game.scenes import MenuScene  # noqa: PLC0415
    from game.start import make_services  # noqa: PLC0415

    plays: dict[str, Callable[[VoicePlayer], object]] = {
        "duel": play_duel,
        "draft": draft_cards,
        "puzzle": solve_puzzle,
        "climb": climb_a_step,
        "cup": begin_a_cup,
        "wardrobe": look_into_the_wardrobe,
    }
    play, language = (*(arguments or [""]), "en")[:2]
    if play not in plays:
        raise SystemExit(f"What is played by voice? One of: {', '.join(plays)}.")
    with KitContext():
        services = make_services(language)
        desktop = Desktop(services, MenuScene(services))
        player = VoicePlayer(desktop, services.content.strings, aloud=True)
        print(plays[play](player))


if __name__ == "__main__":
    main(sys.argv[1:])
