"""The meaning of marks and places on the board: a list of areas, each with the key of its words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame
from pygame.typing import RectLike

from game.kit import Point, Viewport, box_at
from game.rules import BOTTOM, TOP

from ..cards.card_view import badge_spot
from ..cards.highlight_marks import ATTACKER, DEAR, VICTIM, mark_middle
from ..forecast.creature_outcomes import outcome_boxes
from ..forecast.forecast_icons import order_labels
from ..forecast.forecast_view import CREATURES, STRONGHOLDS
from ..hud.mana_gems import odds_chip, odds_hint
from ..layout import SMALL_BELOW, Layout
from ..spots import Spot
from ..stronghold_place import ruler_of, stronghold_at
from ..table import Table
from ..table_side import Piece
from .line_marks import RADIUS, number_middle
from .piece_view import Marks

#: How large the places of marks and numbers are.
_MARK = 24.0
_RANK = 30.0
_MOON = 30.0
#: The keys of what is said of the land, and of what lies apart from the cards.
_OF_LAND = ("lane", "lane_other", "bridge")
_APART = ("deck", "discard", "ruler", "ruler_other")


@dataclass(frozen=True, slots=True)
class BoardHint:
    """An area of the board, the key of what is said of it (``board_hints.<key>``), its values."""

    area: pygame.FRect
    key: str
    values: dict[str, int | str] = field(default_factory=dict)

    @property
    def land(self) -> bool:
        """Whether it is of a lane or a bridge, where no card lies."""
        return self.key in _OF_LAND

    @property
    def mark(self) -> bool:
        """Whether it is of a mark or a number on a card."""
        return not self.land and self.key not in _APART and not self.key.startswith("odds")


@dataclass(frozen=True, slots=True)
class BoardSight:
    """The board as it is now: where everything is, and what is pointed out."""

    table: Table
    layout: Layout
    marks: Marks

    @property
    def creatures(self) -> Iterator[tuple[int, Piece]]:
        """The creatures in play, each with its side."""
        for number, side in enumerate(self.table.sides):
            for row in side.lanes:
                for piece in row:
                    yield number, piece


def board_hints(sight: BoardSight, *, land: bool = True) -> Iterator[BoardHint]:
    """Yield all that can be said of the board, the uppermost area first: for pointer and keys.

    Without ``land`` nothing is said of lanes and bridges.
    """
    for areas in (*_AREAS, *([_land] if land else [])):
        yield from areas(sight)


def hint_at(sight: BoardSight, pos: Point, *, land: bool = True) -> BoardHint | None:
    """Return what is to be said of the smallest area at a point; nothing of a mere card.

    Without ``land`` nothing is said of lanes and bridges either.
    """
    # The card itself is read large, with the reason why it cannot be played.
    bare = land and not any(piece.spot.holds(pos) for piece in sight.table.pieces())
    bare = bare and stronghold_at(sight.table, sight.layout, pos) is None
    hints = board_hints(sight, land=bare)
    return next((hint for hint in hints if hint.area.collidepoint(pos)), None)


def _signs(sight: BoardSight) -> Iterator[BoardHint]:
    view = sight.marks.forecast_view
    if view is not None and CREATURES in view.layers:
        when = "_ahead" if view.ahead else ""
        for box, kind in outcome_boxes(sight.layout, sight.table, view):
            yield BoardHint(box, f"{kind}{when}" if kind != "open" else kind)
    if view is not None and STRONGHOLDS in view.layers:
        window = Viewport(sight.layout.width, sight.layout.height, 1.0)
        for _, box in order_labels(sight.layout, sight.table, view, window):
            yield BoardHint(box, "order")


def _marks(sight: BoardSight) -> Iterator[BoardHint]:
    keys = {ATTACKER: "attacker", VICTIM: "victim"}
    for piece, mark in sight.marks.pieces.items():
        if mark in keys:
            yield BoardHint(box_at(mark_middle(piece.spot), _MARK), keys[mark])


def _ranks(sight: BoardSight) -> Iterator[BoardHint]:
    for piece, rank in sight.table.order.items():
        middle = number_middle(piece, RADIUS, sight.layout.width)
        yield BoardHint(box_at(middle, _RANK), "rank", {"number": rank.number})


def _numbers(sight: BoardSight) -> Iterator[BoardHint]:
    table = sight.table
    faces = table.faces()
    for number, piece in sight.creatures:
        face, spot = faces[piece], piece.spot
        if spot.height < SMALL_BELOW:
            # In the map of a ring it is read as a whole.
            continue
        for which, changed in (("attack", face.grown), ("health", face.wounded)):
            x, y, size = badge_spot(which, spot.width, spot.height)
            left, top, _, _ = spot.rect
            key = f"{which}_changed" if changed else which
            yield BoardHint(box_at((left + x, top + y), size), key)
        if face.resting:
            left, top, _, _ = spot.rect
            key = "moon" if number == table.viewer else "moon_other"
            yield BoardHint(pygame.FRect(left, top, _MOON, _MOON), key)


def _hand(sight: BoardSight) -> Iterator[BoardHint]:
    for place, piece in enumerate(sight.table.sides[sight.table.viewer].hand):
        state = sight.marks.cards.get(piece)
        if state is None or piece.card is None:
            continue
        spot = piece.spot
        left, top, width, height = spot.rect
        if place < sight.table.reach:
            foot = box_at((spot.x, top + height - 4), _MARK)
            yield BoardHint(foot, "reach", {"number": place + 1, "reach": sight.table.reach})
        missing = piece.card.cost - sight.table.left
        values: dict[str, int | str] = {"cost": piece.card.cost, "count": max(0, missing)}
        cost = pygame.FRect(left, top, width * 0.34, width * (0.55 if state == DEAR else 0.34))
        yield BoardHint(cost, "cost_dear" if state == DEAR else "cost", values)


def _rulers(sight: BoardSight) -> Iterator[BoardHint]:
    for number in sight.table.field.sides:
        ruler = ruler_of(sight.table, sight.layout, number)
        if ruler is not None and ruler.notches:
            key = "ruler" if ruler.own else "ruler_other"
            yield BoardHint(_of(ruler.box), key, {"count": len(ruler.notches)})


def _piles(sight: BoardSight) -> Iterator[BoardHint]:
    layout = sight.layout
    for side in sight.table.hordes:
        yield BoardHint(_of(layout.horde_deck), "deck", {"count": side.deck})
        yield BoardHint(_of(layout.horde_discard), "discard", {"count": len(side.keep.discard)})


def _odds(sight: BoardSight) -> Iterator[BoardHint]:
    chip, hint = odds_chip(sight.layout, sight.table), odds_hint(sight.table)
    if chip is not None and hint is not None:
        key, values = hint
        yield BoardHint(chip, key, {**values})


def _land(sight: BoardSight) -> Iterator[BoardHint]:
    """Yield the lanes of both sides and the bridges, while no card is on its way to one."""
    if sight.marks.lanes or sight.marks.aim is not None:
        return
    layout = sight.layout
    for number in sight.table.field.sides:
        key = "lane" if number == sight.table.viewer else "lane_other"
        for lane in (TOP, BOTTOM):
            yield BoardHint(_of(layout.lane(number, lane)), key)
    for lane in (TOP, BOTTOM):
        left, right = _of(layout.strip(lane, right=False)), _of(layout.strip(lane, right=True))
        yield BoardHint(
            pygame.FRect(left.right, left.y, right.left - left.right, left.height), "bridge"
        )


def _of(place: Spot | RectLike) -> pygame.FRect:
    return pygame.FRect(place.rect if isinstance(place, Spot) else place)


Areas = Callable[[BoardSight], Iterator[BoardHint]]
#: Areas over the cards, the uppermost first.
_AREAS: tuple[Areas, ...] = (_signs, _marks, _ranks, _numbers, _hand, _rulers, _piles, _odds)
