"""The order of painting: no frame has to wait for a whole hand of new cards."""

import contextlib

import pygame

from game.board import BoardView, Layout, Marks, Table, card_face, hand_card
from game.board.layout import HAND_WIDTH
from game.kit import Assets, Canvas, Viewport, active_context
from game.kit.context.paint_stores import OutOfTime, paint_clock, painting_until
from tests.rules.pictures import duel


class Shown:
    """A board with two hands of which one is hidden, and nothing painted yet."""

    def __init__(self) -> None:
        pygame.display.init()
        pygame.font.init()
        surface = pygame.display.set_mode((640, 360))
        active_context().forget()
        view = Viewport.of((640, 360))
        self.canvas = Canvas(surface, view, Assets())
        self.layout = Layout(view.width, view.height)
        table = Table(duel("* Brute Gnome", "* Troll Baron"))
        table.arrange(self.layout)
        self.board = BoardView(table, ("Bastion", "Fort"))
        pieces = (piece for side in table.sides for piece in side.hand)
        self.cards = [piece.card for piece in pieces if piece.card is not None]

    def draw(self) -> None:
        self.board.draw(self.canvas, self.layout, Marks())

    def pictures(self) -> list[pygame.Surface]:
        return [hand_card(self.canvas, card_face(card), HAND_WIDTH) for card in self.cards]


def test_the_hidden_hand_is_painted_ahead_one_card_a_frame() -> None:
    shown = Shown()
    for count in range(1, 5):
        shown.draw()
        assert shown.board._met == set(shown.cards[:count])
    painted = shown.pictures()
    shown.draw()
    assert shown.pictures() == painted


def unpainted() -> Shown:
    """Return a board whose pictures are read, and of which nothing else is kept."""
    shown = Shown()
    for _ in shown.cards:
        shown.draw()
    shown.board._met.clear()
    active_context().forget()
    return shown


def test_before_the_match_is_seen_all_cards_are_painted() -> None:
    shown = unpainted()
    with painting_until(paint_clock() + 600):
        shown.draw()
    assert shown.board._met == set(shown.cards)


def test_a_card_for_which_time_is_over_comes_with_the_next_slice() -> None:
    shown = unpainted()
    slices = 0
    while len(shown.board._met) < len(shown.cards):
        slices += 1
        assert slices < 200
        with contextlib.suppress(OutOfTime), painting_until(paint_clock()):
            shown.draw()
    assert slices >= len(shown.cards)
