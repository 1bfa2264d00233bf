"""The field names each "other"; the random stream; what is sent to another process."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, is_dataclass
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from types import ModuleType
from typing import Any

import pytest

from game import opponents, rules
from game.rules import (
    BOTTOM,
    DUEL,
    LEFT,
    RIGHT,
    TOP,
    Difficulty,
    Field,
    Position,
    Refused,
    State,
    apply,
    digest,
    legal_actions,
    other_lane,
    require_duel,
    rng,
    why_not,
)
from game.rules.cards import Sendable
from game.rules.field import DUEL_ONLY
from tests.play.games import CONTENT, FORMATS, begun

from .matches import states

#: Two against two: A1 B1 A2 B2, where the top lane of each leads to the next.
PAIRS = Field(
    "two against two",
    tuple([(((seat + 1) % 4, BOTTOM), ((seat - 1) % 4, TOP)) for seat in range(4)]),
    (0, 1, 0, 1),
    DUEL.ends,
)


def test_in_a_duel_every_other_is_the_same_side() -> None:
    assert DUEL.across == (((RIGHT, TOP), (RIGHT, BOTTOM)), ((LEFT, TOP), (LEFT, BOTTOM)))
    assert DUEL.next_side == (RIGHT, LEFT)
    assert [DUEL.rival(side) for side in DUEL.sides] == [RIGHT, LEFT]
    assert DUEL.partner(LEFT) is None


def test_among_four_each_other_is_its_own() -> None:
    assert PAIRS.next_side == (1, 2, 3, 0)
    assert (PAIRS.foes[1], PAIRS.partner(1)) == ((2, 0), 3)
    for seat in PAIRS.sides:
        for lane, (side, facing) in enumerate(PAIRS.across[seat]):
            assert PAIRS.across[side][facing] == (seat, lane)


def test_the_rival_is_not_the_first_of_several() -> None:
    with pytest.raises(ValueError, match="side 0 of a two against two has 2 opponents"):
        PAIRS.rival(0)


def test_a_lane_has_one_beside_it() -> None:
    assert [other_lane(lane) for lane in (TOP, BOTTOM)] == [BOTTOM, TOP]


@pytest.mark.parametrize("mode", DUEL_ONLY)
def test_what_is_for_two_alone_begins_in_a_duel_alone(mode: str) -> None:
    require_duel(mode, DUEL)
    with pytest.raises(ValueError, match=f"{mode} are for duels alone, not for a two against two"):
        require_duel(mode, PAIRS)


def test_a_worker_is_sent_the_same_field() -> None:
    assert pickle.loads(pickle.dumps(DUEL)) is DUEL


def test_the_numbers_are_those_that_were_published_for_the_seed_0() -> None:
    stream, numbers = 0, []
    for _ in range(3):
        number, stream = rng.below(stream, 1 << 64)
        numbers.append(number)
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


#: All ways in which the program, or Python's own tools, make a value anew.
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda value: pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL)),
    "pickled as of old": lambda value: pickle.loads(pickle.dumps(value, 2)),
    "copied": copy.copy,
    "copied through and through": copy.deepcopy,
}
each_way = pytest.mark.parametrize("again", WAYS.values(), ids=WAYS)


@pytest.mark.parametrize("package", [rules, opponents])
def test_every_frozen_data_class_that_is_compiled_is_sendable(package: ModuleType) -> None:
    for found in iter_modules(package.__path__):
        for kind in vars(import_module(f"{package.__name__}.{found.name}")).values():
            if isinstance(kind, type) and is_dataclass(kind):
                frozen = vars(kind)["__dataclass_params__"].frozen
                assert issubclass(kind, Sendable) == frozen, kind


@each_way
def test_cards_and_settings_are_the_same(again: Callable[[Any], Any]) -> None:
    for value in (*CONTENT.cards.values(), Difficulty(fixed_mana=8)):
        new = again(value)
        assert new == value
        assert type(new) is type(value)
        assert hash(new) == hash(value)


@each_way
@pytest.mark.parametrize("terms", FORMATS, ids=str)
def test_positions_actions_and_events_are_the_same(terms: Any, again: Callable[[Any], Any]) -> None:
    position: Position = begun(terms, 3).position
    rng = Random(3)
    for _ in range(60):
        legal = legal_actions(position)
        if not legal:
            break
        action = rng.choice(legal)
        here, there = apply(position, action), apply(again(position), again(action))
        assert again(action) == action
        assert digest(there[0]) == digest(here[0])
        assert there[1] == here[1] == again(here[1])
        position = here[0]
    assert isinstance(position, State)


@each_way
def test_a_copied_position_changes_apart(again: Callable[[Any], Any]) -> None:
    for state in states(Random(5), limit=20):
        before = digest(state)
        other = pickle.loads(pickle.dumps(state)) if again is copy.copy else again(state)
        other.mana += 1
        other.sides[0].hand.clear()
        assert digest(state) == before


@each_way
def test_a_refusal_is_raised_with_its_reason(again: Callable[[Any], Any]) -> None:
    position = begun().position
    refused = next(
        action for action in legal_actions(position) if why_not(position, action) is None
    )
    after, _ = apply(position, refused)
    with pytest.raises(Refused) as told:
        apply(after, refused)
    new = again(told.value)
    assert (type(new), str(new), new.refusal) == (Refused, str(told.value), told.value.refusal)


def test_what_is_frozen_stays_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        pickle.loads(pickle.dumps(next(iter(CONTENT.cards.values())))).cost = 0
