"""What a test is sure of, told the type checker as well: values, positions, failures."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from game.rules import AnyAction, Position, State, apply

T = TypeVar("T")


def sure(value: T | None) -> T:
    """Return a value that must be there."""
    assert value is not None
    return value


def sure_of(kind: type[T], value: object) -> T:
    """Return a value that must be of this kind."""
    assert isinstance(value, kind)
    return value


def failing(error: BaseException) -> Callable[..., Any]:
    """Return a function that only raises an error, whatever it is given."""

    def fail(*_: object, **__: object) -> Any:
        raise error

    return fail


def objection(
    error: type[Exception] | tuple[type[Exception], ...],
    act: Callable[..., object],
    *given: Any,
    **named: Any,
) -> str:
    """Return the one line in which ``act`` says by such an error why it does nothing."""
    with pytest.raises(error) as caught:
        act(*given, **named)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def done(position: Position, *actions: AnyAction) -> State:
    """Return the position of a match that actions lead to, one after the other."""
    for action in actions:
        position, _ = apply(position, action)
    return sure_of(State, position)
