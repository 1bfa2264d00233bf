"""Every action and every card survives its way through JSON."""

import json
from dataclasses import asdict
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content import FieldError
from game.play.records.codec import (
    Shapes,
    read_action,
    read_embedded_card,
    write_action,
    write_card,
)
from game.rules import (
    ABILITIES,
    DUEL,
    PERFORATION,
    RINGS,
    SEAT_NAMES,
    SPLASH,
    AnyAction,
    Attack,
    BanCard,
    BeginFight,
    BuildDeck,
    Card,
    CastIncantation,
    ChooseDifficulty,
    ChooseOrder,
    Creature,
    Difficulty,
    EndTurn,
    Field,
    Incantation,
    LayHand,
    PickCard,
    PlayCreature,
    Press,
    Relieve,
    RunHordeTurn,
    SwapCards,
    TakeDeck,
    difficulties,
    side_names,
)

from ..games import CONTENT

NUMBER = st.integers(0, 99)
TWO = st.integers(0, 1)
DIFFICULTIES = [difficulty for points in range(1, 6) for difficulty in difficulties(points)]

ACTIONS: dict[type, st.SearchStrategy[AnyAction]] = {
    PlayCreature: st.builds(PlayCreature, NUMBER, TWO),
    CastIncantation: st.builds(CastIncantation, NUMBER, TWO, TWO, NUMBER),
    Attack: st.just(Attack()),
    ChooseOrder: st.builds(ChooseOrder, st.lists(NUMBER).map(tuple)),
    EndTurn: st.just(EndTurn()),
    RunHordeTurn: st.just(RunHordeTurn()),
    Relieve: st.just(Relieve()),
    TakeDeck: st.builds(TakeDeck, NUMBER),
    PickCard: st.builds(PickCard, NUMBER),
    BuildDeck: st.builds(BuildDeck, st.lists(st.text()).map(tuple)),
    BanCard: st.builds(BanCard, NUMBER),
    ChooseDifficulty: st.builds(ChooseDifficulty, NUMBER, st.sampled_from(DIFFICULTIES)),
    SwapCards: st.builds(SwapCards, NUMBER, NUMBER),
    LayHand: st.builds(LayHand, st.lists(NUMBER).map(tuple)),
    BeginFight: st.just(BeginFight()),
    Press: st.builds(Press, NUMBER, st.integers(-1, 1), st.integers(-1, 99)),
}

ID = st.from_regex(r"[a-z][a-z0-9_]{0,39}", fullmatch=True)
NAME = st.text(st.characters(categories=["L", "N", "P", "Zs"]), min_size=1, max_size=40).filter(
    lambda name: name.isprintable() and any(map(str.isalnum, name))
)
BITS = st.integers(0, sum(ABILITIES.values()))
CREATURES = st.builds(
    Creature, ID, NAME, NUMBER, NUMBER, st.integers(1, 9), BITS, st.sampled_from([0, 4, 64])
)
INCANTATIONS = st.builds(
    Incantation, ID, NAME, st.integers(1, 9), NUMBER, st.sampled_from([0, SPLASH, PERFORATION, 3])
)


def through_json(value: object) -> object:
    return json.loads(json.dumps(value))


def test_every_action_of_the_rules_has_a_strategy_here() -> None:
    assert set(ACTIONS) == set(get_args(AnyAction))


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_an_action_is_itself_after_json(kind: type) -> None:
    @given(ACTIONS[kind])
    def check(action: AnyAction) -> None:
        assert read_action(through_json(write_action(action))) == action

    check()


@given(st.sampled_from(list(RINGS.values())), NUMBER, st.integers(0, 3), TWO, NUMBER)
def test_an_incantation_in_a_ring_names_the_seat(
    ring: Field, card: int, seat: int, lane: int, place: int
) -> None:
    action = CastIncantation(card, seat % len(ring.sides), lane, place)
    written = write_action(action, ring)
    assert written[2] in SEAT_NAMES
    assert read_action(through_json(written), ring) == action


@pytest.mark.parametrize(
    ("side", "field"), [("fourth", RINGS["three"]), ("left", RINGS["pairs"]), ("first", DUEL)]
)
def test_a_seat_that_the_field_does_not_have_is_told_by_its_name(side: str, field: Field) -> None:
    with pytest.raises(FieldError, match=f"side is '{side}'") as caught:
        read_action(["cast", 0, side, "top", 0], field)
    assert caught.value.hint == f"known are {', '.join(side_names(field))}"


def test_actions_read_like_sentences() -> None:
    """A bug report is read by people."""
    assert write_action(PlayCreature(0, 1)) == ["play", 0, "bottom"]
    assert write_action(CastIncantation(3, 1, 0, 2)) == ["cast", 3, "right", "top", 2]
    assert write_action(ChooseOrder((1, 0))) == ["order", [1, 0]]
    hard = Difficulty(fixed_mana=8, ability=ABILITIES["rage"])
    assert write_action(ChooseDifficulty(3, hard))[2] == {
        "variable_mana": 1,
        "fixed_mana": 8,
        "ai_begins": False,
        "bastion": True,
        "resistance": 0,
        "ability": "rage",
    }


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("play", "the action is 'play'"),
        ([], "the action's word is ''"),
        ([[]], "the action's word is []"),
        (["fly", 1], "the action's word is 'fly'"),
        (["play", 1], "'play' has 1 values"),
        (["end", 1], "'end' has 1 values"),
        (["play", True, "top"], "place is True"),
        (["play", 1.0, "top"], "place is 1.0"),
        (["play", -1, "top"], "place is -1"),
        (["play", 1, "middle"], "lane is 'middle'"),
        (["play", 1, ["top"]], "lane is ['top']"),
        (["order", 1], "order is 1"),
        (["order", ["1"]], "order is '1'"),
        (["build", [1]], "cards is 1"),
        (["difficulty", 1, {}], "difficulty lacks 'variable_mana'"),
        (["difficulty", 1, [1]], "difficulty is [1]"),
        (["take", "x" * 100], "take"),
    ],
)
def test_what_is_no_action_is_told_by_its_name(value: object, problem: str) -> None:
    with pytest.raises(FieldError) as caught:
        read_action(value)
    assert caught.value.hint
    if problem != "take":
        assert caught.value.problem == problem
    assert len(caught.value.problem) < 80


def test_a_shape_has_a_part_for_every_field() -> None:
    shapes = Shapes("pair", {"take": (TakeDeck, ())})
    with pytest.raises(ValueError, match="zip"):
        shapes.write(TakeDeck(1))
    with pytest.raises(ValueError, match="zip"):
        shapes.read(["take"])


@pytest.mark.parametrize("key", Difficulty.__dataclass_fields__)
def test_a_setting_that_is_none_is_told_by_its_name(key: str) -> None:
    settings = {**asdict(Difficulty()), "ability": "none", key: []}
    with pytest.raises(FieldError) as caught:
        read_action(["difficulty", 1, settings])
    assert caught.value.problem == f"{key} is []"


@given(st.one_of(CREATURES, INCANTATIONS))
def test_a_card_is_itself_after_json(card: Card) -> None:
    assert read_embedded_card(card.id, through_json(write_card(card))) == card


@pytest.mark.parametrize(
    "identity", ["", "Troll", "../../etc", "a b", "²", "a" * 41, "x\0", "-", "tr\u043ell"]
)
def test_a_card_of_a_record_has_a_short_word_for_an_id(identity: str) -> None:
    value = write_card(CONTENT.cards["vortex"])
    with pytest.raises(FieldError, match="bad id"):
        read_embedded_card(identity, value)


@pytest.mark.parametrize(
    "name",
    ["\ud800", "a\0b", "\u200b", "\u0301", "a\u202eb", "\u2066" * 30, "x" * 41, "a\nb", "..."],
)
def test_a_card_of_a_record_has_a_name_that_can_be_shown(name: str) -> None:
    value = write_card(CONTENT.cards["vortex"]) | {"name": name}
    with pytest.raises(FieldError, match=r"cannot be shown|too long"):
        read_embedded_card("own", value)


def test_a_card_is_written_in_the_words_of_the_data_file() -> None:
    assert write_card(CONTENT.cards["vortex"]) == {
        "name": "Vortex",
        "cost": 2,
        "attack": 0,
        "health": 3,
        "aura": "sprint",
    }
    assert write_card(CONTENT.cards["meteorite"]) == {
        "name": "Meteorite",
        "cost": 5,
        "effect": {"damage": 4, "perforation": True},
    }
