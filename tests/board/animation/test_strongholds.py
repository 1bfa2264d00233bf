"""Strongholds that are pushed and fall: place by place, and with time to see it."""

from collections import Counter

import pygame
import pytest

from game.board import Animator, announce, deal
from game.board.effects.shatter import Shatter
from game.kit import Assets, Canvas, Viewport
from game.rules import LEFT, RIGHT, State, events
from tests.rules.pictures import duel, solo

from ..telling import Showing, check_rest

FRAME = 1 / 60


def places(showing: Showing, side: int) -> list[int]:
    """Show everything and return the places of a side's stronghold, each once."""
    seen = [showing.table.sides[side].place]
    while showing.animator.advance(FRAME):
        place = showing.table.sides[side].place
        if place != seen[-1]:
            seen.append(place)
    return seen


def test_a_stronghold_is_pushed_place_by_place() -> None:
    showing = Showing(duel("* x | top: 3/3", "a * b c d e"), "attack")
    assert places(showing, 1) == [1, 2, 3, 4]
    check_rest(showing, showing.after)


def test_a_bastion_that_falls_is_pushed_to_the_end_and_turned_at_the_far_left() -> None:
    showing = Showing(duel("* x | top: 9/3", "a * b c d"), "attack")
    assert places(showing, 1) == [1, 2, 3, 4, 0]
    check_rest(showing, showing.after)
    assert showing.table.sides[1].fort


def test_a_falling_stronghold_is_shown_in_the_middle_of_the_table() -> None:
    for fort, kind in (("*", events.BastionDestroyed), ("**", events.FortDestroyed)):
        showing = Showing(duel("* x | top: 9/3", f"a {fort} b"), "attack")
        piece = showing.table.sides[1].stronghold
        largest = 0.0
        while showing.animator.advance(FRAME):
            if any(isinstance(event, kind) for event in showing.heard):
                largest = max(largest, piece.width)
        assert largest > showing.animator.layout.stack.width


def test_the_pieces_of_a_fort_are_painted_one_in_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.font.init()
    canvas = Canvas(pygame.display.set_mode((640, 360)), Viewport.of((640, 360)), Assets())
    frame, painted, paint = 0, Counter[int](), Shatter._paint

    def count(wreck: Shatter, offscreen: Canvas, cell: int) -> None:
        painted[frame] += 1
        paint(wreck, offscreen, cell)

    monkeypatch.setattr(Shatter, "_paint", count)
    showing = Showing(duel("* x | top: 9/3", "a ** b"), "attack")
    while showing.animator.advance(FRAME):
        frame += 1
        showing.animator.draw(canvas)
    assert set(painted.values()) == {1}


def test_the_deck_loses_its_cards_one_after_the_other() -> None:
    showing = Showing(solo("* x | top: 3/3", "* a b c d e"), "attack")
    seen = {showing.table.sides[1].deck}
    while showing.animator.advance(FRAME):
        seen.add(showing.table.sides[1].deck)
        check = showing.table.sides[1]
        assert check.deck + len(check.discard) in (4, 5)
    assert seen == {5, 4, 3, 2}
    check_rest(showing, showing.after)


def shown(*, reduced: bool = False) -> Animator:
    return Showing(duel("* x y", "* a b c"), reduced=reduced).animator


def test_a_banner_comes_from_the_sides_own_edge_and_goes() -> None:
    board = shown()
    announce(board, "Alaric's turn", LEFT, "")
    xs = []
    while board.advance(FRAME):
        xs += [getattr(effect, "x", 0.0) for effect in board.effects]
    assert xs == sorted(xs)
    assert xs[0] < board.layout.width / 4
    assert xs[-1] > board.layout.width * 3 / 4
    assert board.effects == []


def test_a_banner_stays_at_its_place_where_motion_is_reduced() -> None:
    board = shown(reduced=True)
    announce(board, "Alaric's turn", LEFT, "")
    while board.advance(FRAME):
        assert {getattr(e, "x", 0.0) for e in board.effects} <= {board.layout.width / 2}


def test_a_banner_gives_way_to_the_next() -> None:
    board = shown()
    announce(board, "Alaric's turn", LEFT, "")
    board.advance(0.5)
    announce(board, "Bo's turn", RIGHT, "")
    board.advance(0.2)
    assert [effect.alpha > 0 for effect in board.effects] == [False, True]
    while board.advance(FRAME):
        pass
    assert board.effects == []


def test_the_hands_are_dealt_card_by_card() -> None:
    for reduced in (False, True):
        showing = Showing(duel("* x y z", "* a b c"), reduced=reduced)
        board = showing.animator
        board.run(deal(board))
        row = showing.table.sides[0].row
        if not reduced:
            assert all(piece.x < 0 for piece in row)
        while board.advance(FRAME):
            pass
        check_rest(showing, showing.after)


def numbers_told(before: State, move: str) -> set[str]:
    """Return the numbers that float over the table while a move is seen."""
    showing, words = Showing(before, move), set()
    while showing.animator.advance(FRAME):
        words |= {getattr(effect, "text", "") for effect in showing.animator.effects}
    check_rest(showing, showing.after)
    return words


@pytest.mark.parametrize(
    ("before", "move", "number", "told"),
    [
        (duel("* x | top: 3/3", "a * b | top: 0/1"), "attack", "+1", True),
        (duel("* !1 x | top: 3/3", "* b | top: 0/9", mana=3), "play !1 right top 0", "+1", False),
        (duel("* a b", "* x", mana=3), "play a top", "−1", True),
        (duel("a * b", "* x", mana=3), "play a top", "−1", False),
    ],
    ids=["a fallen card comes home", "a spell from the right", "from the right", "from the left"],
)
def test_a_hit_more_or_less_is_told(before: State, move: str, number: str, told: bool) -> None:
    """R4.5: it heals, or costs a hit."""
    assert (number in numbers_told(before, move)) == told
