"""The file of one match by letter: all letters, and what only its own seat knows.

One object of JSON, written anew as a whole each time. It can be carried to another machine::

    {"letters-of-erret": 1, "own": 0, "secret": "…", "deck": […], "name": "Ada", "portrait": "oak",
     "letters": [["BoL1…", "2026-11-30T05:00:00+00:00"], …], "turn": [["play", 2, "top"], …],
     "note": "", "seen": 4, "closed": false, "filed": ""}

With ``"told": {"2": "…"}`` it holds the secret that a partner has told its seat alone. In
``"early": ["BoL1…"]`` are letters that came before the one they follow; with ``"lot": true`` it was
seen who begins.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from game.content import FieldError, Worded
from game.rules import AnyAction, Field

from ..records.cause_lines import line_of, told
from ..records.codec import read_action, write_action
from ..records.header import LARGEST, RecordError
from ..records.json_checks import file_name, flag, items, keyed, moment, name, number, shown, word
from .letter import MOST_LETTERS, Letter, LetterCodeError, clean_line, read_letter
from .lot_chain import SIZE

MARK = "letters-of-erret"
_FORMAT = 1
#: So many letters are kept that came before the one they follow.
EARLY = 64
#: A note to oneself has at most so many bytes.
NOTE = 600
_KEYS = (
    *(MARK, "own", "secret", "deck", "name", "portrait", "letters", "turn"),
    *("note", "seen", "closed", "filed"),
)


@dataclass
class KeptLetters:
    """What the file of a match by letter holds.

    ``turn`` is what the own seat has done since the last letter. ``seen`` letters were watched;
    ``closed`` tells that no answer is awaited any more, ``filed`` is the name of the record that
    the whole match has among the others, "" before its end. ``told`` are secrets of partners,
    ``early`` letters that wait for those before them; with ``lot`` it was seen who begins.
    """

    own: int
    secret: bytes
    letters: list[tuple[Letter, datetime]]
    deck: tuple[str, ...] = ()
    name: str = ""
    portrait: str = ""
    turn: list[AnyAction] = field(default_factory=list)
    note: str = ""
    seen: int = 0
    closed: bool = False
    filed: str = ""
    told: Mapping[int, bytes] = field(default_factory=dict)
    early: tuple[Letter, ...] = ()
    lot: bool = False

    def add(self, letter: Letter) -> None:
        """Keep a letter that was read or written just now."""
        self.letters.append((letter, datetime.now(UTC).replace(microsecond=0)))

    def written(self, own: Field) -> bytes:
        """Return the file; ``own`` is the field of the match."""
        rare = {
            "told": {str(seat): secret.hex() for seat, secret in self.told.items()},
            "early": [letter.code for letter in self.early],
            "lot": self.lot,
        }
        return line_of(
            {
                MARK: _FORMAT,
                "own": self.own,
                "secret": self.secret.hex(),
                "deck": list(self.deck),
                "name": self.name,
                "portrait": self.portrait,
                "letters": [[letter.code, at.isoformat()] for letter, at in self.letters],
                "turn": [write_action(action, own) for action in self.turn],
                "note": self.note,
                "seen": self.seen,
                "closed": self.closed,
                "filed": self.filed,
                **{key: value for key, value in rare.items() if value},
            }
        )


def is_letter_file(data: bytes) -> bool:
    """Tell whether this is meant as the file of a match by letter."""
    return data[:64].lstrip().startswith(b'{"' + MARK.encode())


def parse_letters(data: bytes, where: str) -> tuple[KeptLetters, list[object]]:
    """Return what a file holds, and the actions of its turn as they are written.

    They can be read once the field of the match is known. Raises ``RecordError``.
    """
    try:
        if len(data) > LARGEST:
            raise FieldError((), "the file is too large")
        return _parsed(json.loads(data))
    except (ValueError, RecursionError, FieldError, LetterCodeError) as fault:
        problem = told(fault) if isinstance(fault, FieldError) else str(fault)
        english = "choose a file that the game has written"
        raise RecordError(where, 0, problem, Worded("choose_record", english)) from None


def _parsed(value: object) -> tuple[KeptLetters, list[object]]:
    entries = keyed(value, "the match", _KEYS, None)
    if entries[MARK] != _FORMAT:
        raise FieldError((), f"the file has the format {shown(entries[MARK])}, this game reads 1")
    told = keyed(entries.get("told", {}), "'told'", (), None)
    early = items(entries.get("early", []), "'early'")
    written = items(entries["letters"], "'letters'")
    if len(early) > EARLY or len(written) > MOST_LETTERS:
        raise FieldError((), "no match has so many letters")
    letters = [_letter(each) for each in written]
    filed = name(entries["filed"], "'filed'")
    if not letters or letters[0][0].number != 1:
        raise FieldError((), "the first letter is missing")
    kept = KeptLetters(
        number(entries["own"], "'own'"),
        _secret(entries["secret"]),
        letters,
        tuple(word(card, "a card") for card in items(entries["deck"], "'deck'")),
        name(entries["name"], "'name'"),
        name(entries["portrait"], "'portrait'"),
        [],
        clean_line(word(entries["note"], "'note'"), NOTE),
        number(entries["seen"], "'seen'"),
        flag(entries["closed"], "'closed'"),
        filed and file_name(filed, "'filed'"),
        {int(seat): _secret(secret) for seat, secret in told.items()},
        tuple(read_letter(word(code, "a letter")) for code in early),
        flag(entries.get("lot", False), "'lot'"),
    )
    return kept, list(items(entries["turn"], "'turn'"))


def _secret(value: object) -> bytes:
    secret = bytes.fromhex(word(value, "a secret"))
    if len(secret) != SIZE:
        raise FieldError((), "the secret is none")
    return secret


def _letter(value: object) -> tuple[Letter, datetime]:
    code, at = items(value, "a letter")
    return read_letter(word(code, "a letter")), moment(at, "a letter")


def read_turn(values: list[object], own: Field) -> list[AnyAction]:
    """Return the actions that a file has for a turn; raises ``FieldError``."""
    return [read_action(value, own) for value in values]
