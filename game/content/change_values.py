"""Plain values -> changes of a fight, of the closed list of R16.52."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.rules import (
    ABILITIES,
    BOTTOM,
    GUARD,
    PLAYER,
    PRESSES,
    TOP,
    BlowChange,
    CardChange,
    Change,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
    Which,
    fault_of,
)
from game.voyage import NAMED

from .checks import each, flag, items, keyed, mapping, number, one_of
from .errors import FieldError, KeyPath

_SIDES = {"own": PLAYER, "horde": GUARD}
_LANES = {"top": TOP, "bottom": BOTTOM}
#: No number of a change is further below 0.
_MOST = 99


def read_changes(value: object, route: KeyPath, *, named: bool) -> tuple[Change, ...]:
    """Return a list of changes; ``named`` tells whether a card is named for them (R16.20)."""
    changes = []
    for entry, here in each(value, route):
        entries = mapping(entry, here)
        if len(entries) != 1:
            raise FieldError(here, f"{len(entries)} changes in one", "write {change: numbers}")
        kind = one_of(next(iter(entries)), here, "change", _CHANGES)
        inner = (*here, kind)
        made, required, optional = _CHANGES[kind]
        values = keyed(entries[kind], inner, required, optional)
        read = {name: _READERS[name](part, (*inner, name)) for name, part in values.items()}
        change = made(**{"side": PLAYER, **read})
        changes.append(change)
        fault = fault_of(change)
        if fault is not None:
            raise FieldError(inner, fault, "write a number that is allowed (R16.52)")
        if isinstance(change, CardChange) and change.which.ids and not named:
            hint = "write 'names' beside the changes"
            raise FieldError((*inner, "which"), "no card is named", hint)
    return tuple(changes)


def _signed(value: object, route: KeyPath) -> int:
    return number(value, route, -_MOST)


def _bounds(value: object, route: KeyPath) -> tuple[int, int]:
    pair = items(value, route)
    if len(pair) != 2:
        raise FieldError(route, f"{len(pair)} bounds", "write [least, most]")
    least, most = (number(bound, (*route, place)) for place, bound in enumerate(pair))
    return least, most


def _which(value: object, route: KeyPath) -> Which:
    if value == NAMED:
        return Which((NAMED,))
    entries = keyed(value, route, (), ("kind", "cost", "attack", "health", "aura"))
    return Which(**{name: _BOUNDS[name](part, (*route, name)) for name, part in entries.items()})


def _meant(what: str, meanings: Mapping[str, int], value: object, route: KeyPath) -> int:
    return meanings[one_of(value, route, what, meanings)]


_BOUNDS: dict[str, Callable[[object, KeyPath], Any]] = {
    "kind": partial(one_of, what="kind", names=("creature", "incantation")),
    "cost": _bounds,
    "attack": _bounds,
    "health": _bounds,
    "aura": flag,
}
_READERS: dict[str, Callable[[object, KeyPath], Any]] = {
    "which": _which,
    "cost": _signed,
    "attack": _signed,
    "health": _signed,
    "damage": _signed,
    "ability": partial(_meant, "ability", ABILITIES),
    "side": partial(_meant, "side", _SIDES),
    "first": number,
    "last": number,
    "amount": _signed,
    "reach": number,
    "stronghold": flag,
    "first_blow": flag,
    "most": number,
    "grace": _bounds,
    "spared": flag,
    "swaps": _signed,
    "neighbours": flag,
    "turns": number,
    "lane": partial(_meant, "lane", _LANES),
    "first_card": flag,
    "what": partial(one_of, what="press", names=PRESSES),
}
#: Every change by its name in the file: its class, the numbers that it needs, those it may have.
_CHANGES: dict[str, tuple[Callable[..., Change], tuple[str, ...], tuple[str, ...]]] = {
    "card": (CardChange, ("which",), ("cost", "attack", "health", "damage", "ability", "side")),
    "mana": (ManaChange, ("amount",), ("side", "first", "last")),
    "full_mana": (FullFirstMana, (), ("side",)),
    "reach": (ReachChange, ("reach",), ("side",)),
    "blow": (BlowChange, ("amount",), ("side", "stronghold")),
    "step": (StepChange, (), ("side", "first_blow", "most", "grace", "spared")),
    "hand": (HandChange, ("swaps",), ("side", "neighbours")),
    "lane": (LaneChange, ("turns", "lane"), ("side", "first_card")),
    "rest": (RestChange, ("turns",), ("side", "lane", "ability")),
    "ground": (GroundChange, ("lane", "health"), ("side",)),
    "press": (PressChange, ("what",), ("side", "amount")),
}
