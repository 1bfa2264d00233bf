"""The moves of a case: words -> what is asked of a position."""

from collections.abc import Callable, Mapping
from functools import partial

from game.content import STRONGHOLD_NAMES, FieldError, KeyPath, checks
from game.rules import (
    DUEL,
    LANE_NAMES,
    PRESSES,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    Field,
    MatchAction,
    PlayCreature,
    Press,
    Relieve,
    RunHordeTurn,
    State,
    presses_of,
    side_names,
)

#: A move; its action depends on where the cards named then are.
Move = Callable[[State], MatchAction]

_BARE: dict[str, MatchAction] = {
    "attack": Attack(),
    "end": EndTurn(),
    "ai": RunHordeTurn(),
    "relieve": Relieve(),
}
_VERBS = ("play", "order", "press", *_BARE)
_NOWHERE = -1


def read_move(value: object, book: Mapping[str, Card], route: KeyPath, field: Field = DUEL) -> Move:
    """Return the move that a line of ``moves`` describes, with the names of ``book``.

    ``field`` names the sides at which an incantation is aimed.
    """
    words = checks.word(value, route).split()
    verb = words[0]
    if verb in _BARE and len(words) == 1:
        return lambda _: _BARE[verb]
    if verb == "order" and len(words) > 1:
        for name in words[1:]:
            _known(name, book, route)
        return partial(_order, words[1:])
    if verb == "press" and 2 <= len(words) <= 4:
        return _read_press(words, route)
    if verb == "play" and len(words) == 3:
        _known(words[1], book, route)
        lane = checks.one_of(words[2], route, "lane", LANE_NAMES)
        return partial(_summon, words[1], LANE_NAMES.index(lane))
    if verb == "play" and len(words) == 5:
        return _read_cast(words, book, field, route)
    raise FieldError(route, f"malformed move {value!r}", _remedy(verb))


def _read_press(words: list[str], route: KeyPath) -> Move:
    what, lane, position = (*words[1:], "", "")[:3]
    checks.one_of(what, route, "press", PRESSES)
    if not lane:
        return partial(_press, what, _NOWHERE, _NOWHERE)
    checks.one_of(lane, route, "lane", LANE_NAMES)
    at = _NOWHERE if not position else _position(position, route)
    return partial(_press, what, LANE_NAMES.index(lane), at)


def _read_cast(words: list[str], book: Mapping[str, Card], field: Field, route: KeyPath) -> Move:
    _, name, side, lane, position = words
    _known(name, book, route)
    checks.one_of(side, route, "seat" if field.is_ring else "side", side_names(field))
    checks.one_of(lane, route, "lane", LANE_NAMES)
    place = side_names(field).index(side), LANE_NAMES.index(lane), _position(position, route)
    return partial(_cast, name, place)


def _position(text: str, route: KeyPath) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        hint = "write a number from 0, counted from the front"
        raise FieldError(route, f"{text!r} is no position", hint)
    return int(text)


def _known(name: str, book: Mapping[str, Card], route: KeyPath) -> None:
    if name not in book and name not in STRONGHOLD_NAMES:
        raise FieldError(route, f"unknown card {name!r}", checks.nearest(name, book))


def _remedy(verb: str) -> str:
    if verb == "play":
        return "write 'play CARD LANE' or 'play CARD SIDE LANE POSITION'"
    if verb == "press":
        return "write 'press WHAT', with a lane or a lane and a position where it needs them"
    if verb == "order":
        return "write 'order CARD CARD…'"
    return f"write {verb!r} alone" if verb in _BARE else checks.nearest(verb, _VERBS)


def _summon(name: str, lane: int, state: State) -> MatchAction:
    return PlayCreature(_place(state, name), lane)


def _cast(name: str, target: tuple[int, int, int], state: State) -> MatchAction:
    return CastIncantation(_place(state, name), *target)


def _press(what: str, lane: int, position: int, state: State) -> MatchAction:
    found = [] if state.changes is None else presses_of(state.changes, what)
    return Press(found[0] if found else _NOWHERE, lane, position)


def _place(state: State, name: str) -> int:
    hand = enumerate(state.sides[state.active].hand)
    return next((place for place, card in hand if card.name == name), _NOWHERE)


def _order(names: list[str], state: State) -> MatchAction:
    waiting = [card.name for card in state.pending]
    order = []
    for name in names:
        index = waiting.index(name) if name in waiting else _NOWHERE
        if index != _NOWHERE:
            waiting[index] = ""
        order.append(index)
    return ChooseOrder(tuple(order))
