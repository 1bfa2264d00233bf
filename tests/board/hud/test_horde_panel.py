"""The panels of the Horde: what it lives on, what it will spend, where, and by which settings."""

from itertools import groupby

import pygame
import pytest
from pygame.typing import RectLike

from game.board import HordePanel, Layout, Table
from game.board.hud.horde_panel import after_deck_words, next_card_words
from game.board.hud.hud import Hud
from game.content import Strings, load_strings
from game.kit import Assets, Canvas, Viewport
from game.rules import BERSERK, BOTTOM, RIGHT, TOP, Difficulty, EndTurn, RunHordeTurn, State, apply
from tests.board.telling import Showing
from tests.rules.pictures import run, solo

STRINGS = load_strings("en")
LAYOUTS = [
    Layout(1280, 720),
    Layout(1280, 800),
    Layout(1280, 1024),
    Layout(1706, 720),
    Layout(2560, 720),
]
USUAL = Difficulty()
#: The height of a notch, which nothing else in the panel has.
NOTCH = 9.0
#: As many settings at once as a level allows (R10.2).
MOST = Difficulty(2, 7, ai_begins=True, bastion=False, resistance=1)


def panel(state: State, settings: Difficulty = USUAL) -> HordePanel:
    return HordePanel(STRINGS, Table(state), RIGHT, settings)


def then_words(table: Table) -> str:
    return after_deck_words(STRINGS, table, RIGHT)


def test_the_next_mana_is_told_with_its_parts() -> None:
    """R9.2: 6, and 1 for each creature of the player."""
    state = solo("* x y | top: 1/1 2/2 | bottom: 3/3", "* a b c")
    assert panel(state).mana_words() == "6 + 3 = 9 mana"


def test_a_custom_mana_is_told_with_its_own_parts() -> None:
    """R10.2: more from the start, and twice as much for each creature."""
    state = solo("* x y | top: 1/1 2/2 | bottom: 3/3", "* a b c")
    horde = state.sides[RIGHT].horde
    assert horde is not None
    horde.fixed_mana, horde.variable_mana = 9, 2
    assert panel(state).mana_words() == "9 + 6 = 15 mana"


def test_in_its_turn_the_mana_is_the_one_it_began_with() -> None:
    """Counted once, when the turn begins: a creature that falls takes nothing back."""
    shown = panel(run(solo("* x y | top: 0/1 0/1", "* a b c"), "end"))
    shown._table.sides[0].lanes[TOP].clear()
    assert shown.mana_words() == "6 + 2 = 8 mana"


def test_the_deck_says_what_comes_when_it_is_empty() -> None:
    """R9.7, R9.8: the Fort, then a last turn, then no card any more."""
    words = [then_words(Table(solo("* x", horde))) for horde in ("* a b", "** a b", "**")]
    assert words == ["Then: its Fort", "Then: last turn", "Empty: last turn!"]
    table = Table(solo("* x", "**"))
    assert next_card_words(STRINGS, table, ("", ""), RIGHT) == "No new cards"


@pytest.mark.parametrize(
    ("horde", "deck_runs_out"), [("* a b | discard: c d e", False), ("** a b | discard: c", True)]
)
def test_no_last_turn_is_told_while_a_new_deck_is_made(horde: str, deck_runs_out: bool) -> None:
    """R9.7, R9.8: the first time that the deck runs out it is shuffled anew."""
    state = solo("* x y | top: 2/1", horde)
    showing = Showing(state)
    after, happened = apply(state, EndTurn())
    showing.play(happened)
    said = {then_words(showing.table) for _ in showing.frames(0.05)}
    assert ("Empty: last turn!" in said) == deck_runs_out
    assert isinstance(after, State)
    assert then_words(showing.table) == then_words(Table(after))


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (solo("* x y", "* 1/1@2 2/2@2 3/3@2 a b c", active=RIGHT), RunHordeTurn()),
        (solo("* x y | top: 5/1", "* a b c d | discard: e f g"), EndTurn()),
    ],
)
def test_a_card_on_its_way_has_its_notch(state: State, action: RunHordeTurn | EndTurn) -> None:
    """None is ever lost (R9.5 to R9.7): revealed, thrown off or shuffled, there are as many."""
    showing = Showing(state)
    shown = HordePanel(STRINGS, showing.table, RIGHT, USUAL)
    before = drawn_notches(shown)
    showing.play(apply(state, action)[1])
    assert {drawn_notches(shown) for _ in showing.frames(0.05)} == {before}


def drawn_notches(shown: HordePanel) -> int:
    heights: list[float] = []

    class Noting(Canvas):
        def fill(self, rect: RectLike, *_: object, **__: object) -> None:
            heights.append(pygame.FRect(rect).height)

    shown.draw(Noting(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets()), LAYOUTS[0])
    return heights.count(NOTCH)


def test_the_lane_of_the_next_card_goes_with_the_cards() -> None:
    """R9.3: top, bottom, top; and the top lane first in every turn."""
    state = run(solo("* x y", "* 1/1@2 2/2@2 3/3@2 a b c"), "end")
    showing = Showing(state)
    horde = showing.table.sides[RIGHT]
    showing.play(apply(state, RunHordeTurn())[1])
    lanes = [lane for lane, _ in groupby(horde.next_lane for _ in showing.frames(0.05))]
    assert lanes[:4] == [TOP, BOTTOM, TOP, BOTTOM]
    assert lanes[-1] == TOP


def test_each_setting_of_a_custom_game_is_a_chip_with_words_and_a_meaning() -> None:
    chips = panel(solo("* x", "** a"), MOST).chips()
    assert [words for _, words, _ in chips] == [
        "+2 per creature",
        "Base mana 7",
        "Goes first",
        "No Bastion",
        "Resistance 1",
    ]
    assert all(icon and hint.count("\n") == 1 for icon, _, hint in chips)
    (chip,) = panel(solo("* x", "* a"), Difficulty(ability=BERSERK)).chips()
    assert chip[:2] == ("ui/ic_berserk", "All have Berserk")


def test_a_quick_game_has_no_chips() -> None:
    assert panel(solo("* x", "* a")).chips() == []


@pytest.mark.parametrize("strings", [STRINGS, load_strings("pseudo")])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_parts_hide_neither_each_other_nor_a_creature(layout: Layout, strings: Strings) -> None:
    table = Table(solo("* x", "* a b"))
    hud = Hud(STRINGS, ("Alaric", "The Horde"), ("", ""), table)
    hud.hordes = (HordePanel(strings, table, RIGHT, MOST),)
    boxes = [box for box, _ in hud.hints(layout)]
    boxes.append(layout.horde_tray)
    for number, one in enumerate(boxes):
        assert 0 <= one.x <= one.x + one.width <= layout.width
        for other in boxes[:number]:
            apart = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert apart or one.y + one.height <= other.y or other.y + other.height <= one.y
    creature = layout.token(RIGHT, TOP, 0, 1)
    chips = [box for box, _ in hud.hints(layout)[5:]]
    assert len(chips) == 5
    assert max(box.y + box.height for box in chips) <= creature.y - creature.height / 2
