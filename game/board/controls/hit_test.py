"""Places on the table: the piece under a point, a creature's place."""

from __future__ import annotations

from game.kit import Point

from ..table import Piece, Table


def piece_at(table: Table, pos: Point, excluding: Piece | None = None) -> Piece | None:
    """Return the piece under a point, the highest first, ``excluding`` one."""
    for piece in reversed(table.pieces()):
        if piece.spot.holds(pos) and piece is not excluding:
            return piece
    return None


def creatures(table: Table) -> list[Piece]:
    """Return all creatures in play."""
    return [piece for side in table.sides for row in side.lanes for piece in row]


def likely_target(table: Table) -> Piece | None:
    """Return the creature an incantation is most likely meant for: an opposing front."""
    viewer = table.viewer
    facing = [table.sides[foe].lanes[lane] for foe, lane in table.field.across[viewer]]
    return next((row[0] for row in (*facing, *table.sides[viewer].lanes) if row), None)


def place_of(table: Table, piece: Piece) -> tuple[int, int, int]:
    """Return side, lane and position of a creature in play."""
    for number, side in enumerate(table.sides):
        for lane, row in enumerate(side.lanes):
            if piece in row:
                return number, lane, row.index(piece)
    raise ValueError("the piece is not in play")
