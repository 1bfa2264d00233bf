"""All values of the rules can be sent to another process and back, and copied.

Inside build/fast, where the rules are compiled, these are the tests of what mypyc makes of it.
"""

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
    Difficulty,
    Position,
    Refused,
    State,
    apply,
    digest,
    legal_actions,
    why_not,
)
from game.rules.cards import Sendable
from tests.play.games import CONTENT, FORMATS, begun
from tests.rules.matches import states

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
    for state in states(Random(5), 20):
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
