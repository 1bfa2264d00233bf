"""Creatures breathe at rest: one of each party, a pixel at a time, and nobody who is covered."""

from itertools import pairwise

import pygame

from game.board import BoardView, Layout, Marks, Table
from game.board.table_side import Piece
from game.board.view.breath import LEAST, SECONDS
from game.kit.scene_stack.press_watch import BEAT
from game.rules import LEFT, RIGHT, TOP
from tests.board.telling import canvas_of
from tests.rules.pictures import duel


class Resting:
    """A board of two creatures at the left and one at the right, drawn once."""

    def __init__(self) -> None:
        self.canvas = canvas_of()
        self.layout = Layout(self.canvas.view.width, self.canvas.view.height)
        self.table = Table(duel("* a | top: Troll Baron", "* b | top: Gnome"))
        self.table.arrange(self.layout)
        self.board = BoardView(self.table, ("Bastion", "Fort"))
        self.draw()

    def draw(self) -> None:
        self.board.draw(self.canvas, self.layout, Marks())

    def beat(self) -> list[pygame.Rect]:
        self.board.breath.advance(BEAT)
        return self.board.breath.refresh(self.canvas)

    def breaths(self, count: float) -> list[dict[Piece, int]]:
        """Return by how much which creatures are raised at each beat of some breaths."""
        seen = []
        for _ in range(round(count * SECONDS / BEAT)):
            self.beat()
            raised = {piece: self.board.breath.raised(piece) for piece in self.table.pieces()}
            seen.append({piece: by for piece, by in raised.items() if by})
        return seen

    def pixels(self) -> bytes:
        return pygame.image.tobytes(self.canvas.surface, "RGB")


def test_creatures_take_turns_one_of_each_party_a_pixel_at_a_time() -> None:
    resting = Resting()
    seen = resting.breaths(4)
    left, right = (resting.table.sides[side].lanes[TOP] for side in (LEFT, RIGHT))
    assert {piece for moment in seen for piece in moment} == {*left, *right}
    for moment in seen:
        assert sum(piece in moment for piece in left) <= 1
    for piece in (*left, *right):
        raised = [moment.get(piece, 0) for moment in seen]
        assert max(raised) == LEAST
        assert {abs(a - b) for a, b in pairwise(raised)} == {0, 1}


def test_only_creatures_are_drawn_anew_and_a_whole_frame_shows_them_as_they_are() -> None:
    resting = Resting()
    lanes = [pygame.Rect(piece.spot.rect) for piece in resting.table.faces()]
    front = resting.table.sides[LEFT].lanes[TOP][0]
    for _ in range(round(4 * SECONDS / BEAT)):
        for box in resting.beat():
            assert box.collidelist(lanes) >= 0
        if resting.board.breath.raised(front):
            break
    assert resting.board.breath.raised(front)
    corners = resting.pixels()
    resting.draw()
    whole = resting.pixels()
    # The corners alone, which are not quite opaque, wait for a whole frame.
    assert sum(a != b for a, b in zip(corners, whole, strict=True)) < 3 * 400


def test_who_is_covered_or_away_from_its_place_holds_its_breath() -> None:
    resting = Resting()
    troll, baron = resting.table.sides[LEFT].lanes[TOP]
    gnome = resting.table.sides[RIGHT].lanes[TOP][0]
    resting.canvas.fill(gnome.spot.rect, (0, 0, 0), alpha=90)
    baron.x += 1
    assert {piece for moment in resting.breaths(4) for piece in moment} == {troll}
