"""What a step of a lesson awaits and points to: words of its file, and their meaning."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias, get_args

import pygame

from game.board import Layout, Piece, Table, ruler_of, stronghold_box
from game.content import FieldError, KeyPath, checks
from game.rules import (
    LANE_NAMES,
    REACH,
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
        if self.card not in ("", state.sides[state.active].hand[action.place].name):
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
    return "" if name == ANY else _known(name, book, route)


def _known(name: str, book: dict[str, Card], route: KeyPath) -> str:
    if name not in book:
        raise FieldError(route, f"unknown card {name!r}", checks.nearest(name, book))
    return name


#: The distance of the light on a lane from the ends of the lane.
_LANE_IN = 6.0
#: The kinds of places that are cards of the own hand.
OF_HAND = ("card", "reach", "hand")
#: The height of the foot of the own panel, in which the mana lies.
MANA_HIGH = 66.0
#: The height of the sign of a forecast below a creature.
_SIGN = 22.0


class Target(NamedTuple):
    """A place by its kind, and by the words that say which one."""

    kind: str
    words: tuple[str, ...] = ()


class Sight(NamedTuple):
    """The things on the screen: the table, its layout, the main button."""

    table: Table
    layout: Layout
    button: pygame.FRect


def _boxes(pieces: list[Piece]) -> pygame.FRect | None:
    found = [pygame.FRect(piece.spot.rect) for piece in pieces]
    return found[0].unionall(found[1:]) if found else None


def _mana(sight: Sight) -> pygame.FRect | None:
    box = sight.layout.own_panel
    return pygame.FRect(box.x + 8, box.y + box.height - MANA_HIGH, box.width - 16, MANA_HIGH - 6)


def _life(sight: Sight, side: int) -> pygame.FRect | None:
    ruler, row = ruler_of(sight.table, sight.layout, side), sight.table.sides[side].row
    place = _boxes(row[row.index(sight.table.sides[side].stronghold) :])
    return place if place is None or ruler is None else place.union(pygame.FRect(ruler.box))


def _free_lane(layout: Layout, number: int) -> pygame.FRect:
    """Return the part of an own lane before the stronghold's building, which is not cut in two."""
    lane = pygame.FRect(layout.lane(0, number)).inflate(-2 * _LANE_IN, 0)
    building = stronghold_box(layout, 0)
    if building is not None:
        if layout.on_right(0):
            lane.width = building.x - lane.x
        else:
            lane.width, lane.left = (
                lane.right - building.x - building.width,
                building.x + building.width,
            )
    return lane


_PLACES: dict[str, Callable[[Sight], pygame.FRect | None]] = {
    "hand": lambda sight: _boxes(sight.table.sides[0].row),
    "reach": lambda sight: _boxes(sight.table.sides[0].hand[:REACH]),
    "mana": _mana,
    "stronghold": lambda sight: _boxes([sight.table.sides[0].stronghold]),
    "life": lambda sight: _life(sight, 0),
    "their stronghold": lambda sight: _boxes([sight.table.sides[1].stronghold]),
    "their hand": lambda sight: pygame.FRect(sight.layout.other_tray),
    "their life": lambda sight: _life(sight, 1),
    "button": lambda sight: sight.button,
    "eye": lambda sight: pygame.FRect(sight.layout.eye),
}
#: The places that only a ring has.
_RING_PLACES: dict[str, Callable[[Sight], pygame.FRect]] = {
    "map": lambda sight: pygame.FRect(sight.layout.map.box),
    "relief": lambda sight: pygame.FRect(sight.layout.relief),
}


def place_of_target(target: Target, sight: Sight) -> pygame.FRect | None:
    """Return the place of a target now, None for a card that is not there."""
    table, layout = sight.table, sight.layout
    place = (_PLACES | _RING_PLACES).get(target.kind)
    if place is not None:
        return place(sight)
    if target.kind == "panel":
        return pygame.FRect(layout.panel(side_names(table.field).index(target.words[0])))
    if target.kind == "card":
        hand = table.sides[0].hand
        return _boxes([card for card in hand if card.card and card.card.name == target.words[0]])
    if target.kind == "lane":
        return _free_lane(layout, LANE_NAMES.index(target.words[0]))
    side, lane_number, position = read_place(list(target.words), (), table.field)
    box = _boxes(table.sides[side].lanes[lane_number][position : position + 1])
    if box is not None and target.kind == "outcome":
        box.height += _SIGN
    return box


def read_target(value: object, book: dict[str, Card], route: KeyPath, table: Field) -> Target:
    """Return the target of a line like ``card Zombie``, ``lane top`` or ``creature left top 0``.

    ``outcome left top 0`` is that creature with the sign of its outcome in the forecast, and in a
    ring ``panel third`` the panel of a seat. ``table`` names the sides.
    """
    line = checks.word(value, route)
    kind, *words = line.split()
    if line in _PLACES or (table.is_ring and line in _RING_PLACES):
        return Target(line)
    if table.is_ring and kind == "panel" and len(words) == 1:
        checks.one_of(words[0], route, "seat", side_names(table)[1:])
        return Target(kind, tuple(words))
    if kind == "card" and len(words) == 1:
        return Target(kind, (_known(words[0], book, route),))
    if kind == "lane" and len(words) == 1:
        checks.one_of(words[0], route, "lane", LANE_NAMES)
        return Target(kind, tuple(words))
    if kind in ("creature", "outcome") and len(words) == 3:
        read_place(words, route, table)
        return Target(kind, tuple(words))
    known = ", ".join([*_PLACES, *(_RING_PLACES if table.is_ring else ())])
    lines = ["'card NAME'", "'lane LANE'", "'creature SIDE LANE POSITION'"]
    lines += ["'panel SEAT'"] if table.is_ring else []
    hint = f"write {', '.join(lines)} or one of {known}"
    raise FieldError(route, f"there is no place {line!r}", hint)
