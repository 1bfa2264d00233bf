"""Strongholds that are pushed and fall: place by place, and with time to see it."""

from collections import Counter

import pygame
import pytest

from game.board import Animator, announce, deal
from game.board.effects.shatter import Shatter
from game.kit import Assets, Canvas, Viewport
from game.rules import LEFT, RIGHT, State, events
from tests.rules.pictures import duel, solo, told

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
    before = duel("* x | top: 3/3", "a * b c d e")
    after, happened = told(before, "attack")
    showing = Showing(before)
    showing.play(happened)
    assert places(showing, 1) == [1, 2, 3, 4]
    check_rest(showing, after)


def test_a_bastion_that_falls_is_pushed_to_the_end_and_turned_at_the_far_left() -> None:
    before = duel("* x | top: 9/3", "a * b c d")
    after, happened = told(before, "attack")
    showing = Showing(before)
    showing.play(happened)
    assert places(showing, 1) == [1, 2, 3, 4, 0]
    check_rest(showing, after)
    assert showing.table.sides[1].fort


def test_a_falling_stronghold_is_shown_in_the_middle_of_the_table() -> None:
    for fort, kind in (("*", events.BastionDestroyed), ("**", events.FortDestroyed)):
        before = duel("* x | top: 9/3", f"a {fort} b")
        _, happened = told(before, "attack")
        showing = Showing(before)
        piece = showing.table.sides[1].stronghold
        showing.play(happened)
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
    _, happened = told(before := duel("* x | top: 9/3", "a ** b"), "attack")
    showing = Showing(before)
    showing.play(happened)
    while showing.animator.advance(FRAME):
        frame += 1
        showing.animator.draw(canvas)
    assert set(painted.values()) == {1}


def test_the_deck_loses_its_cards_one_after_the_other() -> None:
    before = solo("* x | top: 3/3", "* a b c d e")
    after, happened = told(before, "attack")
    showing = Showing(before)
    showing.play(happened)
    seen = {showing.table.sides[1].deck}
    while showing.animator.advance(FRAME):
        seen.add(showing.table.sides[1].deck)
        check = showing.table.sides[1]
        assert check.deck + len(check.discard) in (4, 5)
    assert seen == {5, 4, 3, 2}
    check_rest(showing, after)


def shown(reduced: bool) -> Animator:
    showing = Showing(duel("* x y", "* a b c"))
    showing.animator.reduced = reduced
    return showing.animator


def test_a_banner_comes_from_the_sides_own_edge_and_goes() -> None:
    board = shown(reduced=False)
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
    board = shown(reduced=False)
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
        before = duel("* x y z", "* a b c")
        showing = Showing(before)
        board = showing.animator
        board.reduced = reduced
        board.run(deal(board))
        row = showing.table.sides[0].row
        if not reduced:
            assert all(piece.x < 0 for piece in row)
        while board.advance(FRAME):
            pass
        check_rest(showing, before)


def test_a_card_that_comes_home_heals_and_says_so() -> None:
    """R4.5: one more card to the right of the stronghold."""
    before = duel("* x | top: 3/3", "a * b | top: 0/1")
    after, happened = told(before, "attack")
    showing = Showing(before)
    showing.play(happened)
    words = set()
    while showing.animator.advance(FRAME):
        words |= {getattr(effect, "text", "") for effect in showing.animator.effects}
    assert "+1" in words
    check_rest(showing, after)


def test_a_spell_from_the_right_of_the_stronghold_heals_nothing() -> None:
    before = duel("* !1 x | top: 3/3", "* b | top: 0/9", mana=3)
    _, happened = told(before, "play !1 right top 0")
    showing = Showing(before)
    showing.play(happened)
    while showing.animator.advance(FRAME):
        assert "+1" not in {getattr(effect, "text", "") for effect in showing.animator.effects}


def numbers_told(before: State, move: str) -> set[str]:
    """Return the numbers that float over the table while a move is seen."""
    _, happened = told(before, move)
    showing = Showing(before)
    showing.play(happened)
    words = set()
    while showing.animator.advance(FRAME):
        words |= {getattr(effect, "text", "") for effect in showing.animator.effects}
    return words


def test_a_creature_played_from_the_right_of_the_stronghold_costs_a_hit_and_says_so() -> None:
    """R4.5: one card less to the right of the stronghold."""
    assert "−1" in numbers_told(duel("* a b", "* x", mana=3), "play a top")


def test_one_from_the_left_of_it_costs_none() -> None:
    assert "−1" not in numbers_told(duel("a * b", "* x", mana=3), "play a top")
