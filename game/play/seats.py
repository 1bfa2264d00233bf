"""The players of a match: persons here and elsewhere, computers, the Horde; their portraits."""

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

#: The portrait of a figure of a voyage: a captain, a goal, or the kind of a guard, by its id.
_FIGURE = re.compile(r"(captains|goals|kinds)/[a-z_]+")
#: The portraits that anybody may choose. The left side shows the first until its player chooses,
#: and the right side the second.
PORTRAITS = ("hearth", "moon", "oak", "forge", "tide", "storm", "thorn", "ash")
#: Those that have to be won (``data/earned.yaml``; a test compares them). Everybody sees them.
WON_PORTRAITS = ("sun", "salt", "dusk", "spark")
#: All of them, in an order that never changes: letters name a portrait by its number.
ALL_PORTRAITS = (*PORTRAITS, *WON_PORTRAITS)
#: Those of ``game.opponents``, from the first lesson to the master: written down here as well, so
#: that settings and menu need not load all that thinks. A test compares them.
STRENGTHS = (
    *("first_steps", "beginner", "forgetful", "careless"),
    *("greedy", "two_turns", "deep", "master"),
)
MASTER = STRENGTHS[-1]
#: The characters of ``data/characters.yaml``, that of the weakest strength first: written down here
#: as well, for the same reason. Each is the id of a portrait that no player can choose.
CHARACTERS = ("pip", "marl", "osk", "dagna", "quill", "brock", "venn", "warden")
#: How strong the computer plays where nobody has said so, as in records from before there were
#: strengths; it also goes on with this when the worker has failed.
USUAL = "greedy"
#: How strong it plays against somebody who has not chosen yet: who plays the dearest creature into
#: any lane wins half of the matches.
FIRST_RIVAL = "forgetful"
#: How strong it plays in somebody's first duel, from the welcome or after the lessons: weaker than
#: what is set for those who choose, so that a newcomer sees some of it succeed.
FIRST_DUEL_RIVAL = "beginner"

#: As records have it: ``ai-deck`` is the Horde, the rule-driven deck of the solo game (R9), and
#: ``away`` a person who plays by letter, before another screen.
SeatKind = Literal["person", "computer", "ai-deck", "away"]


class Seat(NamedTuple):
    """The player of a side; an empty name or portrait stands for the side's own.

    ``strength`` is how well a computer plays (``strength_of``), "" for all others. ``character`` is
    whom it plays as, in that one's manner, "" for nobody: as in records from before there were any.
    """

    name: str = ""
    kind: SeatKind = "person"
    portrait: str = ""
    strength: str = ""
    character: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody before the screen plays it."""
        return self.kind == "person"

    @property
    def is_away(self) -> bool:
        """Whether a person plays it by letter, before another screen."""
        return self.kind == "away"

    @property
    def is_computer(self) -> bool:
        """Whether a computer player thinks for it."""
        return self.kind == "computer"

    @property
    def is_horde(self) -> bool:
        """Whether it is the deck that plays itself by rules (R9)."""
        return self.kind == "ai-deck"

    @property
    def figure(self) -> str:
        """The figure of a voyage that the player is in a fight: "captains/mirel"; "" for none."""
        return self.portrait if _FIGURE.fullmatch(self.portrait) else ""


#: The right side of a solo match.
HORDE = Seat("", "ai-deck")


def figure_seat(seat: Seat, kind: str, identity: str) -> Seat:
    """Return the seat of who is a figure in a fight: one of "captains", "goals" or "kinds"."""
    return seat._replace(portrait=f"{kind}/{identity}")


def seats_of_persons(seats: Sequence[Seat]) -> list[int]:
    """Return the sides that a person plays."""
    return [side for side, seat in enumerate(seats) if seat.is_person]


def seats_of_people(seats: Sequence[Seat]) -> list[int]:
    """Return the sides that people play, before this screen or by letter."""
    return [side for side, seat in enumerate(seats) if seat.is_person or seat.is_away]


def only_person(seats: Sequence[Seat]) -> int | None:
    """Return the side of the one person among computers and the Horde; None for two or none."""
    persons = seats_of_persons(seats)
    return persons[0] if len(persons) == 1 else None


def handed_over(seats: Sequence[Seat], gave_up: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats once the computer holds those whose persons have left (R13.10).

    It plays as the character of its strength, unless that one sits there already.
    """
    held, usual = list(seats), CHARACTERS[STRENGTHS.index(USUAL)]
    for side in gave_up:
        there = any(seat.character == usual for seat in held)
        held[side] = Seat("", "computer", strength=USUAL, character="" if there else usual)
    return tuple(held)


def portrait_of(seat: Seat, side: int) -> str:
    """Return the portrait that a seat shows: the chosen one, or else its side's own.

    A record of a later game may name one that there is not here; that shows the side's own too.
    The Horde's deck (R9) is nobody and has none, "", but in a fight of a voyage.
    """
    if seat.figure:
        return seat.figure
    if number_of(seat):
        return seat.character
    if seat.is_horde:
        return ""
    return seat.portrait if seat.portrait in ALL_PORTRAITS else PORTRAITS[side]


def number_of(seat: Seat) -> int:
    """Return the number of the character who plays, from 1 up; 0 for nobody, or one not known."""
    return CHARACTERS.index(seat.character) + 1 if seat.character in CHARACTERS else 0


def as_characters(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats with each computer as the character of its strength.

    Nobody sits at a table twice: another computer as strong has no character.
    """
    there: set[str] = set()
    played: list[Seat] = []
    for seat in seats:
        strength = strength_of(seat)
        if strength in STRENGTHS and strength not in there:
            there.add(strength)
            seat = seat._replace(character=CHARACTERS[STRENGTHS.index(strength)])  # noqa: PLW2901
        played.append(seat)
    return tuple(played)


def portraits_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return what the seats of a match show, by side: no two players look alike.

    Of two who have chosen the same, each at home, the later one shows the first that is free.
    """
    shown = [portrait_of(seat, side) for side, seat in enumerate(seats)]
    for side, portrait in enumerate(shown):
        if portrait in ALL_PORTRAITS and portrait in shown[:side]:
            shown[side] = next(each for each in PORTRAITS if each not in shown)
    return tuple(shown)


def with_portrait(chosen: Sequence[str], side: int, portrait: str) -> tuple[str, ...]:
    """Return the choice of all sides once ``side`` takes ``portrait``, ids or empty as before.

    No two players look alike: who had it takes the one that ``side`` leaves.
    """
    own = [name or PORTRAITS[place] for place, name in enumerate(chosen)]
    if portrait in own:
        own[own.index(portrait)] = own[side]
    own[side] = portrait
    return tuple(own)


def strength_of(seat: Seat) -> str:
    """Return how strong the computer plays in a seat; "" for a seat that is another's."""
    return (seat.strength or USUAL) if seat.is_computer else ""
