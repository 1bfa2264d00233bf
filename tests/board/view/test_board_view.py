"""What is painted when: no frame has to wait for a whole hand of new cards."""

from __future__ import annotations

import pygame

from game.board import BoardView, Layout, Marks, Table, card_face, hand_card
from game.board.layout import HAND_WIDTH
from game.kit import Assets, Canvas, Viewport, forget_drawings
from tests.rules.pictures import duel


def test_the_hidden_hand_is_painted_ahead_one_card_a_frame() -> None:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((640, 360))
    forget_drawings()
    view, assets = Viewport.of((640, 360)), Assets()
    table = Table(duel("* Brute Gnome", "* Troll Baron"))
    table.arrange(Layout(view.width, view.height))
    board = BoardView(table, ("Bastion", "Fort"))
    cards = [piece.card for side in table.sides for piece in side.hand if piece.card is not None]
    for count in range(1, 5):
        canvas = Canvas(surface, view, assets)
        board.draw(canvas, Layout(view.width, view.height), Marks())
        assert board._met == set(cards[:count])
    painted = [hand_card(canvas, card_face(card), HAND_WIDTH) for card in cards]
    board.draw(canvas, Layout(view.width, view.height), Marks())
    assert [hand_card(canvas, card_face(card), HAND_WIDTH) for card in cards] == painted
