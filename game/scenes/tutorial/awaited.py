"""The action for which a step of a lesson waits, and the fault of any other action."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

from game.content import FieldError, KeyPath, checks
from game.rules import (
    LANE_NAMES,
    Attack,
    Card,
    CastIncantation,
    EndTurn,
    Field,
    MatchAction,
    PlayCreature,
    Relieve,
    State,
    side_names,
)

Deed: TypeAlias = Literal[
    "play", "cast", "try", "attack", "assault", "end", "look", "back", "relieve", "map"
]
#: The fault of an action: the end of the key of its words.
Fault: TypeAlias = Literal["attack", "card", "end", "lane", "play", "read", "relief", "target"]
#: The word for any card, or for either lane.
ANY = "any"
#: What can be done in a ring alone.
_OF_RING = ("relieve", "map")
_ALONE: dict[str, Deed] = {
    word: word for word in get_args(Deed) if word not in ("play", "cast", "try")
}


class Awaited(NamedTuple):
    """A deed: with a ``card`` ("" for any), in a ``lane`` (None for either), on a ``target``.

    "try" is to take up a card that cannot be played, "attack" the next attack alone, "assault" all
    of them and the turns up to the player's next, "look" the look at the opponent's next turn. In a
    ring, "relieve" passes a card to the partner, and "map" opens the map large.
    """

    deed: Deed
    card: str = ""
    lane: int | None = None
    target: tuple[int, int, int] | None = None

    @property
    def goes_on(self) -> bool:
        """Whether the match goes on by itself afterwards, until the player may play again."""
        return self.deed in ("assault", "end")

    def fault(self, state: State, action: MatchAction) -> Fault | None:
        """Return the fault of an action of the player, None for the one awaited."""
        if isinstance(action, Attack):
            return None if self.deed in ("attack", "assault") else "attack"
        if isinstance(action, EndTurn):
            return None if self.deed == "end" else "end"
        if isinstance(action, Relieve):
            return None if self.deed == "relieve" else "relief"
        if not isinstance(action, PlayCreature | CastIncantation):
            return None
        if self.deed not in ("play", "cast"):
            return "play"
        name = state.sides[state.active].hand[action.place].name
        if self.card not in ("", name):
            return "card"
        if isinstance(action, PlayCreature):
            return None if self.lane in (None, action.lane) else "lane"
        aimed = action.side, action.lane, action.position
        return None if self.target in (None, aimed) else "target"


def read_awaited(value: object, book: dict[str, Card], route: KeyPath, table: Field) -> Awaited:
    """Return the deed of a line like ``play Zombie top`` or ``cast Boom! right top 0``.

    ``table`` names the sides that are aimed at.
    """
    words = checks.word(value, route).split()
    verb = words[0]
    alone = [word for word in _ALONE if table.is_ring or word not in _OF_RING]
    if verb in alone and len(words) == 1:
        return Awaited(_ALONE[verb])
    if verb == "try" and len(words) == 2:
        return Awaited("try", _card(words[1], book, route))
    if verb == "play" and len(words) == 3:
        lane = checks.one_of(words[2], route, "lane", (*LANE_NAMES, ANY))
        number = None if lane == ANY else LANE_NAMES.index(lane)
        return Awaited("play", _card(words[1], book, route), number)
    if verb == "cast" and len(words) == 5:
        return Awaited(
            "cast", _card(words[1], book, route), None, read_place(words[2:], route, table)
        )
    hint = "write 'play CARD LANE', 'cast CARD SIDE LANE POSITION', 'try CARD'"
    raise FieldError(route, f"nobody can do {value!r}", f"{hint} or one of {', '.join(alone)}")


def read_place(words: list[str], route: KeyPath, table: Field) -> tuple[int, int, int]:
    """Return the side, the lane and the position that three words name."""
    side = checks.one_of(words[0], route, "seat" if table.is_ring else "side", side_names(table))
    lane = checks.one_of(words[1], route, "lane", LANE_NAMES)
    if not (words[2].isascii() and words[2].isdigit() and len(words[2]) < 3):
        hint = "write a number from 0, counted from the front"
        raise FieldError(route, f"{words[2]!r} is no position", hint)
    return side_names(table).index(side), LANE_NAMES.index(lane), int(words[2])


def _card(name: str, book: dict[str, Card], route: KeyPath) -> str:
    if name == ANY:
        return ""
    if name not in book:
        raise FieldError(route, f"unknown card {name!r}", checks.nearest(name, book))
    return name
