"""The words about a card that is read, and where they have room."""

from collections.abc import Iterator
from functools import partial
from random import Random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Layout, Table
from game.board.cards.inspector import Inspected, explained, stronghold_text
from game.board.cards.reading_place import Readable, Reading, front_places, reading_of
from game.content import load_strings
from game.kit import Viewport
from game.rules import (
    ABILITIES,
    LEFT,
    RAGE,
    RIGHT,
    TOP,
    State,
    abilities_at,
    apply,
    lenders,
    lent_to,
    match_actions,
)
from tests.amounts import examples
from tests.rules.pictures import duel, run, solo

STRINGS = load_strings("en")


@pytest.mark.parametrize("fort", [False, True])
def test_the_hordes_stronghold_says_what_damage_does_to_its_deck(fort: bool) -> None:
    """R9.6 to R9.8: it has no hand along which it could be pushed."""
    table = Table(solo("* x y", "** a b" if fort else "* a b"))
    own, horde = (stronghold_text(STRINGS, fort, side.horde) for side in table.sides)
    assert "hand" in own
    assert "deck" not in own
    assert "top of" in horde
    assert "deck" in horde
    assert ("last" in horde) == fort
    assert "far right" not in horde


def test_a_stronghold_has_its_words_beside_it_where_there_is_room() -> None:
    """All of them: on the card they would be cut."""
    table = Table(solo("* x y", "* a b"))
    piece = table.sides[RIGHT].stronghold
    (words,) = explained(STRINGS, table, Inspected(piece, table.face(piece, ("Bastion", "Fort"))))
    assert words.title == "Bastion"
    assert words.text == stronghold_text(STRINGS, False, True)


#: The height in which a letter stands, and how many there are to say of a card with no ability,
#: and of one with five in a language of long words.
LETTER, NONE, MOST = 150.0, 0, 620


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    window = draw(st.integers(1024, 3840)), draw(st.integers(640, 2160))
    view = Viewport.of(window)
    return Layout(view.width, view.height)


@st.composite
def cards(draw: st.DrawFn) -> tuple[Layout, Readable]:
    """A card of either hand, or a creature in any place of any lane, and what is said of it."""
    layout = draw(layouts())
    side, count = draw(st.sampled_from((LEFT, RIGHT))), draw(st.integers(1, 10))
    index = draw(st.integers(0, count - 1))
    lane = draw(st.sampled_from((None, None, 0, 1)))
    if lane is not None:
        spot = layout.token(side, lane, index, count)
    else:
        row = layout.hand if draw(st.booleans()) else partial(layout.top.row, 1)
        spot = row(index, count)
    letters = draw(st.integers(NONE, MOST))
    return layout, Readable(
        pygame.FRect(spot.rect), side == RIGHT, lambda wide: tall(letters, wide)
    )


def tall(letters: int, wide: float) -> float:
    return letters * LETTER / (wide - 60) + 30 if letters else 0.0


def hides(reading: Reading, box: pygame.FRect) -> bool:
    return any(part.colliderect(box) for part in reading.parts)


@given(cards())
@settings(max_examples=examples(300))
def test_it_hides_no_front_and_not_the_card_itself(card: tuple[Layout, Readable]) -> None:
    layout, readable = card
    reading = reading_of(layout, readable)
    assert pygame.FRect(0, 0, layout.width, layout.height).contains(reading.box)
    assert not any(hides(reading, place) for place in front_places(layout))
    assert not hides(reading, readable.spot)
    assert (reading.words is None) == (readable.tall(300) == 0)


@given(cards())
@settings(max_examples=examples(300))
def test_it_is_at_an_edge_while_the_bridges_are_fought_for(card: tuple[Layout, Readable]) -> None:
    layout, readable = card
    fight = pygame.FRect(layout.bridges)
    reading = reading_of(layout, readable, [fight])
    assert not any(hides(reading, box) for box in (*front_places(layout), readable.spot, fight))


@pytest.mark.parametrize("letters", [0, 60, 300])
def test_the_card_is_as_large_as_its_words_leave_it(letters: int) -> None:
    layout = Layout(1280, 720)
    spot = pygame.FRect(layout.hand(4, 8).rect)
    reading = reading_of(layout, Readable(spot, False, lambda wide: tall(letters, wide)))
    assert (reading.words is None) == (letters == 0)
    assert reading.card is not None
    assert reading.card.width >= (215 if letters < 100 else 140)
    assert reading.box.centerx == pytest.approx(spot.centerx, abs=80)


def said(state: State, side: int, position: int, lane: int = TOP, note: str = "") -> list[str]:
    """Return what is said of a creature in play: names of abilities, and sentences without one.

    That the cards of these pictures are not of the game, which is said last, is left out.
    """
    table = Table(state)
    piece = table.sides[side].lanes[lane][position]
    words = explained(STRINGS, table, Inspected(piece, table.unit_faces(side)[piece], note))
    made = STRINGS.text("card_text.own")
    return [each.title or each.text for each in words if each.title != made]


def test_an_ability_says_who_lends_it_from_where() -> None:
    """R8.8."""
    state = duel("* x y | top: A=1/1~sprint Ox=2/2 B=1/1~sprint Elk=1/3", "* x y")
    assert said(state, LEFT, 1) == ["Sprint (from A in front and B behind)"]
    assert said(state, LEFT, 3) == ["Sprint (from B in front of it)"]
    assert said(state, LEFT, 0) == ["Lends Sprint to Ox now.", "Aura: Sprint"]
    assert said(state, LEFT, 2)[0] == "Lends Sprint to Ox and Elk now."


def test_an_aura_without_a_neighbour_says_so() -> None:
    state = duel("* x y | top: A=1/1~rage", "* x y")
    assert said(state, LEFT, 0)[0] == "Lends Rage to no creature now: none is next to it."


def test_the_hordes_permanent_ability_is_said_to_be_that_of_all() -> None:
    """R10.2."""
    state = solo("* x y", "* a b | top: Ox=2/2")
    state.sides[RIGHT].permanent = RAGE
    assert said(state, RIGHT, 0) == ["Rage (all Horde creatures)"]


def test_damage_and_what_is_left_of_protection_are_told() -> None:
    """R5.4, R8.4."""
    state = duel(
        "* x y | top: Ox=2/2",
        "* a b | top: Elk=0/5 Cat=1/4+protection | bottom: Cat=1/4+protection",
    )
    assert said(state, RIGHT, 1)[0] == "Protection is not used up yet this turn."
    hurt = run(duel("* Bolt=!2@1 y | top: Ox=2/2", "* a b | top: Elk=0/5"), "play Bolt right top 0")
    assert said(hurt, RIGHT, 0) == ["2 damage this turn: 3 of 5 health left."]
    state = run(duel("* x y | top: Ox=2/2", "* a b | top: Cat=1/4+protection"), "attack")
    assert said(state, RIGHT, 0)[0] == "Protection is used up for this turn."


def test_a_creature_that_sprinted_says_why_it_hits_harder() -> None:
    """R8.7."""
    state = run(duel("* x y | top: Ox=1/2 Elk=2/2+sprint", "* a b | top: Cat=1/9"), "attack")
    assert said(state, LEFT, 0)[:2] == [
        "Has attacked this turn.",
        "Attack 3 this turn instead of 2: it passed 1 creature with Sprint.",
    ]


@pytest.mark.parametrize("note", ["", "Ox was summoned this turn."])
def test_that_it_came_this_turn_is_said_once(note: str) -> None:
    told = said(run(duel("* Ox=1/2@1 y z", "* a b"), "play Ox top"), LEFT, 0, note=note)
    assert told == ([note] if note else ["Summoned this turn."])


def _positions() -> Iterator[State]:
    rng = Random(5)
    for _ in range(12):
        hand = "* A=1/3 B=2/2~rage C=1/2~sprint D=1/1+protection E=1/4~rage f"
        state = duel(hand, hand, mana=6)
        for _ in range(40):
            actions = match_actions(state)
            if not actions:
                break
            position, _ = apply(state, rng.choice(actions))
            assert isinstance(position, State)
            state = position
            yield state


def test_who_lends_agrees_with_what_the_rules_give() -> None:
    """R8.8: an ability that a creature has and its card has not comes from those that are named."""
    lent = 0
    for state in _positions():
        for side in state.sides:
            for lane, row in enumerate(side.lanes):
                for position, unit in enumerate(row):
                    bits = abilities_at(side, lane, position)
                    for bit in ABILITIES.values():
                        found = lenders(side, lane, position, bit)
                        assert all(position in lent_to(side, lane, place) for place in found)
                        own = unit.card.abilities & bit
                        assert bool(bits & bit) == bool(own or found)
                        lent += bool(found)
    assert lent > 50
