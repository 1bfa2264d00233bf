"""Cases: rules as data. Case files -> positions and moves -> what is so after them.

The one door is this module: ``read_cases``, ``parse_cases``, ``play``, ``check`` and ``resolve``,
and for other files in the same notation ``read_position``, ``read_move``, ``read_then``,
``picture`` and ``differences``.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from game.content import (
    STRONGHOLD_NAMES,
    ContentError,
    Document,
    FieldError,
    checks,
    documents,
    load_cards,
    read_card,
    read_text,
)
from game.rules import Card, Event, State, step, why_not

from .moves import Move, read_move
from .position import read_position
from .then import differences, picture, read_then

__all__ = [
    "Case",
    "Move",
    "check",
    "differences",
    "parse_cases",
    "picture",
    "play",
    "read_cases",
    "read_move",
    "read_position",
    "read_then",
    "resolve",
]


@dataclass(frozen=True, slots=True)
class Case:
    """One document of a case file. ``state`` is its position before the ``moves``.

    ``rules`` are the numbers of those that it shows.
    """

    document: Document
    name: str
    state: State
    moves: tuple[Move, ...]
    then: Mapping[str, object]
    rules: tuple[str, ...] = ()


def read_cases(path: str | Path, kit: Mapping[str, Card]) -> Iterator[Case]:
    """Yield the cases of a file one by one; ``kit`` are the cards that every case knows.

    Raises ``ContentError`` for a file, or a document, that is no case.
    """
    if not str(path):
        raise ContentError("''", 0, "this is no name of a file", "name a case file")
    return parse_cases(read_text(Path(path), str(path)), str(path), kit)


def parse_cases(text: str, file: str, kit: Mapping[str, Card]) -> Iterator[Case]:
    """Yield the cases of a text; ``file`` is the name to complain with."""
    by_name = {card.name: card for card in kit.values()}
    found = False
    for document in documents(text, file):
        if document.data is None:  # what follows a last "---"
            continue
        found = True
        try:
            case = _read_case(document, by_name)
        except FieldError as fault:
            raise _error(document, fault) from None
        yield case
    if not found:
        raise ContentError(file, 0, "no case in the file", "write a name and a match")


def _read_case(document: Document, kit: Mapping[str, Card]) -> Case:
    case = checks.keyed(document.data, (), ("match",), ("name", "rules", "cards", "moves", "then"))
    name = checks.word(case["name"], ("name",)) if "name" in case else ""
    listed = checks.each(case.get("rules", []), ("rules",))
    rules = tuple(checks.word(rule, here) for rule, here in listed)
    book = {**kit, **_own_cards(case.get("cards", {}))}
    state = read_position(case["match"], book, ("match",))
    lines = checks.each(case.get("moves", []), ("moves",))
    moves = tuple(read_move(line, book, here, state.field) for line, here in lines)
    then = read_then(case.get("then", {}), book, ("then",), state.field)
    return Case(document, name, state, moves, then, rules)


def _own_cards(value: object) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for name, entry in checks.mapping(value, ("cards",)).items():
        route = ("cards", name)
        if name in STRONGHOLD_NAMES:
            raise FieldError(
                route, f"the name {name!r} is the stronghold's", "give the card another"
            )
        if not name.strip():
            raise FieldError(route, "a card without a name", "write one before the colon")
        if name.split() != [name]:
            raise FieldError(route, f"the card name {name!r} has spaces", "write it in one word")
        cards[name] = read_card(name, name, entry, route)
    return cards


def _error(document: Document, fault: FieldError) -> ContentError:
    error = document.error(fault)
    data = document.data
    name = data.get("name") if isinstance(data, dict) else None
    title = f"case {document.number}" + (f" {name!r}" if isinstance(name, str) else "")
    return ContentError(error.file, error.line, f"{title}: {error.problem}", error.hint)


def play(case: Case) -> dict[str, object]:
    """Make the moves of ``case`` and return all that is then so, as the keys of ``then``.

    Raises ``ContentError`` for a move that is refused before the last one.
    """
    state = case.state.copy()
    events: list[Event] = []
    last = len(case.moves) - 1
    for index, move in enumerate(case.moves):
        action = move(state)
        refusal = why_not(state, action)
        if refusal is None:
            step(state, action, events)
        elif index == last:
            return picture(state, refused=True)
        else:
            problem = f"move {index + 1} is refused ({refusal.code}, {refusal.rule})"
            fault = FieldError(("moves", index), problem, "only the last move may be")
            raise _error(case.document, fault)
    return picture(state, refused=False)


def check(case: Case) -> list[str]:
    """Return a line for everything that ``then`` names and that is otherwise; none: it holds."""
    return differences(case.then, play(case))


def resolve(paths: Iterable[str | Path], out: TextIO, err: TextIO) -> int:
    """Write one JSON object a line for each case of the files; return the exit status.

    The first error ends it, with one line on ``err`` and status 2.
    """
    encode = json.JSONEncoder().encode
    try:
        kit = load_cards()
        for path in paths:
            for case in read_cases(path, kit):
                out.write(encode(play(case)) + "\n")
    except ContentError as error:
        out.flush()
        err.write(f"{error}\n")
        return 2
    return 0
