"""Records of matches, and the codes by which matches and decks are shared."""

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from game.content import load_custom, write_example
from game.play import (
    DeckCodeError,
    Match,
    MatchCodeError,
    MatchStore,
    Playback,
    Record,
    RecordError,
    SavedGame,
    check,
    deck_code,
    from_deck_code,
    from_match_code,
    match_code,
    replay_command,
    salvage_file,
    saved_games,
    saved_position,
)
from game.play.records.match_codes import _FORM
from game.play.statistics.counting import count_records
from tests.play.games import (
    CONTENT,
    FORMATS,
    RING_FORMATS,
    begun,
    go_on,
    played,
    record_of,
    seats_of,
    sure,
)
from tests.play.records import test_fight_records
from tests.releases.freeze import RELEASES

from .damage import BYTES, JSON, TEXT, Damage, damaged
from .readers import Broken, Reader


def good_records() -> list[bytes]:
    """Return records of every format, some over and some not, two of them with own cards."""
    records: list[bytes] = []
    for number, terms in enumerate(FORMATS + RING_FORMATS):
        matches = played(terms, number), go_on(begun(terms, number), Random(number), 12)
        # Played again and again: a beginning is enough.
        records += [b"".join(record_of(match).text().splitlines(True)[:25]) for match in matches]
    records.append(b"".join(_with_own_cards().text().splitlines(True)[:30]))
    records.append(b"".join(_fight().text().splitlines(True)[:15]))
    records.append(_left_ring())
    return [*records, record_of(played(FORMATS[0], 5)).text()]


def _left_ring() -> bytes:
    """Return the record of a ring that one person after the other has left."""
    match = go_on(begun(RING_FORMATS[0], 1), Random(1), 12)
    for seat in match.field.sides:
        match.hand_over(seat)
    return record_of(match).text()


def _with_own_cards() -> Record:
    write_example()
    cards = tuple(load_custom(CONTENT.cards).cards.values())
    match = Match.new(CONTENT, FORMATS[1], seats_of(FORMATS[1]), 3, custom=cards)
    return record_of(go_on(match, Random(3)))


def _fight() -> Record:
    """Return the record of a voyage's fight, with a change of every kind."""
    changes = test_fight_records.CHANGES
    terms = replace(test_fight_records.FIGHT, changes=changes, sources=("",) * len(changes))
    return record_of(go_on(test_fight_records.begun(terms), Random(3)))


class RecordsReader(Reader):
    """Files of matches, by every way that leads to them."""

    named, ways = "20260101-000000-000000-abcd.jsonl", JSON

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.seeds = good_records()
        self.store = MatchStore(folder / "matches")

    def read(self, data: bytes) -> Sequence[str]:
        """Go on with it, watch it, check it, count it."""
        path = self.put(f"matches/{self.named}", data)
        waiting = self.store.unfinished(CONTENT)
        told = list(self.store.problems)
        for game in saved_games(self.store, CONTENT):
            told += [game.problem] if game.problem else self._stands(game)
        found = salvage_file(path)
        told += [str(found.problem)] if found.problem else []
        if found.record is not None:
            Playback.of(CONTENT, found.record)
            check(found.record, CONTENT)
        out, err = io.StringIO(), io.StringIO()
        if replay_command(path, True, out, err) == 2 and not err.getvalue():
            raise Broken("refused without a word")
        told += err.getvalue().splitlines()
        count_records([("m", data)])
        if path.read_bytes() != data:
            raise Broken("a file that was looked at was changed")
        if waiting is not None and not told:
            self.goes_on(waiting)
        return told

    def _stands(self, game: SavedGame) -> list[str]:
        try:
            saved_position(game, CONTENT)
        except RecordError as problem:
            return [str(problem)]
        return []

    def goes_on(self, record: Record) -> None:
        """Go on with a match that the menu offers, for an action."""
        match = Match.resume(CONTENT, record, self.store)
        go_on(match, Random(1), 1)
        match.close()


class OldRecordsReader(RecordsReader):
    """Records that past releases have written."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        kept = sorted(RELEASES.glob("*/duel.jsonl"))[::4]
        self.seeds = [b"".join(path.read_bytes().splitlines(True)[:25]) for path in kept]


class CodesReader(Reader):
    """Codes of matches and of decks."""

    ways: Sequence[Damage] = (*BYTES, *TEXT)
    #: A code has no place.
    parts = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        records = [record_of(played(terms, 9)) for terms in FORMATS + RING_FORMATS]
        self.seeds = [match_code(CONTENT, record).encode() for record in records]
        decks = [sorted(CONTENT.cards)[n : n + 10] for n in range(0, 20, 5)]
        self.seeds += [deck_code(deck).encode() for deck in decks] * 2

    def read(self, data: bytes) -> Sequence[str]:
        """Read the text as either code."""
        text = data.decode("utf-8", "surrogateescape")
        told: list[str] = []
        try:
            record = from_match_code(CONTENT, text)
        except (MatchCodeError, RecordError) as fault:
            told.append(str(fault))
        else:
            Playback.of(CONTENT, record)
            return []
        try:
            from_deck_code(text)
        except DeckCodeError as fault:
            return [*told, str(fault)]
        return []


class SoundCodesReader(CodesReader):
    """Codes whose checks are right, of contents that are not."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.wholes = [_FORM.parts(seed.decode()) for seed in self.seeds if seed[:3] == b"BoE"]

    def inputs(self) -> SearchStrategy[bytes]:
        """Damage what a code holds, and make its check right again."""
        return _sound_codes(self.wholes)


@st.composite
def _sound_codes(draw: DrawFn, wholes: Sequence[tuple[str, bytes]]) -> bytes:
    version, whole = draw(st.sampled_from(wholes))
    size = int.from_bytes(whole[3:6], "big")
    count, rest = whole[:3], whole[6 + size :]
    words = sure(_FORM.inflated(whole[6 : 6 + size], version))
    part = draw(st.sampled_from(("words", "rest", "both", "count", "whole")))
    if part in ("words", "both"):
        words = draw(damaged([words], JSON))[: 1 << 19]
    if part in ("rest", "both"):
        rest = draw(damaged([rest], BYTES))[:20_000]
    if part == "count":
        count = draw(st.binary(min_size=3, max_size=3))
    packed = _FORM.deflated(words, version)
    body = count + len(packed).to_bytes(4, "big")[1:] + packed + rest
    if part == "whole":
        body = draw(damaged([whole], BYTES))[:20_000]
    return _FORM.text(version, body).encode()
