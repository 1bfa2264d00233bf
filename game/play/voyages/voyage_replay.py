"""A voyage sailed again from its file, compared with its digests; what can be undone (R16.85)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

from game.content import Content, Worded, card_digest, kept_voyage_book
from game.rules import RULES_VERSION
from game.voyage import (
    VOYAGE_VERSION,
    WON,
    CaptainBegan,
    Deed,
    DeedRefused,
    Engage,
    EngageTogether,
    FightEnded,
    Voyage,
    VoyageBook,
    VoyageEvent,
    VoyageHeader,
    apply,
    open_voyage,
    score,
    shows_hidden,
    voyage_digest,
)

from ..records.undo_stack import Retracing
from .voyage_file import DeedLine, FightLine, UndoLine, VoyageRecord, VoyageResult
from .voyage_header import FileHeader, VoyageFileError

#: Why something stands, each with its words ``voyage.undo.<code>`` in the strings.
NOTHING_DONE, VOYAGE_OVER, FOUGHT, SHOWN = "nothing", "over", "fought", "shown"
PASSED_ON = "passed_on"


def why_deed_stands(deed: Deed, happened: Sequence[VoyageEvent], after: Voyage) -> str | None:
    """Return the code of why a deed stands, or None for one that can be taken back.

    Nobody can unsee what was hidden, and no draw or fight is made again; nor does anybody take
    back what another person has done.
    """
    if after.end is not None:
        return VOYAGE_OVER
    if isinstance(deed, Engage | EngageTogether | FightEnded):
        return FOUGHT
    if any(isinstance(event, CaptainBegan) for event in happened):
        return PASSED_ON
    return SHOWN if shows_hidden(happened) else None


class DeedUndo:
    """The voyages to which one can go back, one before each deed that can be taken back.

    ``final`` is the code of why nothing before them can be.
    """

    def __init__(self) -> None:
        self._before: list[Voyage] = []
        self.final = NOTHING_DONE

    def note(
        self, before: Voyage, deed: Deed, happened: Sequence[VoyageEvent], after: Voyage
    ) -> None:
        """Follow a deed that was carried out."""
        final = why_deed_stands(deed, happened, after)
        if final is None:
            self._before.append(before)
        else:
            self._before.clear()
            self.final = final

    def __len__(self) -> int:
        """Return how many deeds can be taken back."""
        return len(self._before)

    @property
    def why_not(self) -> str | None:
        """The code of why the last deed stands, or None."""
        return None if self._before else self.final

    def before(self, count: int = 1) -> Voyage:
        """Return the voyage before the last ``count`` deeds."""
        return self._before[-count]

    def drop(self, count: int) -> None:
        """Forget the last ``count`` deeds, which were taken back."""
        del self._before[-count:]


class VoyageStep(NamedTuple):
    """One step of a voyage sailed again; the first has no deed.

    One that took deeds back has none either, and tells how many in ``back``. ``fight`` is the name
    of the record of the fight that waits, "" without one.
    """

    voyage: Voyage
    events: Sequence[VoyageEvent] = ()
    deed: Deed | None = None
    back: int = 0
    fight: str = ""


def book_digest(book: VoyageBook, out: VoyageHeader) -> str:
    """Return twelve hexadecimal figures that stand for the numbers that a voyage sails by.

    What it does not use can be tuned without ending such voyages.
    """
    used = book.scenarios.get(out.scenario)
    if used is None:
        return "-"

    def some(group: Mapping[str, object], names: Iterable[str]) -> list[object]:
        return [group[name] for name in names]

    numbers: tuple[object, ...] = (
        used,
        book.difficulties,
        some(book.captains, used.captains),
        some(book.relics, used.relics),
        some(book.omens, used.omens),
        some(book.buildings, used.buildings),
        (book.depths, book.ranks, book.places, book.proposed),
    )
    if out.against:
        numbers = (*numbers, book.played_guards)
    return blake2b(repr(numbers).encode(), digest_size=6).hexdigest()


def _book_of(content: Content, header: FileHeader) -> VoyageBook | None:
    """Return the numbers that a voyage sails by, those of an earlier release too, if known."""
    if header.book == book_digest(content.voyage, header.voyage):
        return content.voyage
    return kept_voyage_book(header.book)


def unfit(content: Content, record: VoyageRecord) -> VoyageFileError | None:
    """Return why this game cannot go on with the voyage, or None."""
    header = record.header
    if (header.rules, header.version) != (RULES_VERSION, VOYAGE_VERSION):
        found, own = f"{header.rules}.{header.version}", f"{RULES_VERSION}.{VOYAGE_VERSION}"
        english = f"it was sailed by rules version {found}, this game has {own}"
        problem = Worded("other_voyage_rules", english)
    elif header.cards != (own := card_digest(content.cards)):
        english = f"it was sailed with the cards {header.cards}, this game has {own}"
        problem = Worded("other_voyage_cards", english)
    elif _book_of(content, header) is None:
        own = book_digest(content.voyage, header.voyage)
        english = f"it was sailed by the numbers {header.book}, this game has {own}"
        problem = Worded("other_voyage_rules", english)
    else:
        return None
    english = "its header and result can be read; use the version of the game that wrote it"
    return VoyageFileError(record.where, 1, problem, Worded("wrote_it", english))


def set_out(content: Content, record: VoyageRecord) -> VoyageStep:
    """Return the voyage before the first deed; raises ``VoyageFileError``."""
    try:
        kit = tuple(content.cards.values())
        book = _book_of(content, record.header) or content.voyage
        voyage, happened = open_voyage(record.header.voyage, book, kit)
    except ValueError as error:
        problem = Worded("bad_voyage", str(error))
        hint = Worded("other_voyage", "set out with another captain or scenario")
        raise VoyageFileError(record.where, 1, problem, hint) from None
    return VoyageStep(voyage, happened)


def replay_voyage(content: Content, record: VoyageRecord) -> Iterator[VoyageStep]:
    """Sail the voyage again, with all that was taken back; raises ``VoyageFileError``."""
    foreign = unfit(content, record)
    if foreign is not None:
        raise foreign
    step = set_out(content, record)
    yield step
    undo, rules = DeedUndo(), Retracing(apply, voyage_digest)
    for number, cause in enumerate(record.causes):
        before = step.voyage
        if isinstance(cause, FightLine):
            step = _waiting(record, number, cause, before)
            yield step
            continue
        if isinstance(cause, UndoLine):
            step = _gone_back(record, number, cause, undo)
        else:
            step = _done(record, number, cause, before, rules)
            assert step.deed is not None
            undo.note(before, step.deed, step.events, step.voyage)
        found = rules.digest(step.voyage)
        if found != cause.digest:
            parted = f"the voyage's digest is {found}, the file has {cause.digest}"
            raise _difference(record, number, parted)
        yield step
    _check_end(record, step.voyage)


def result_of(voyage: Voyage) -> VoyageResult | None:
    """Return the result of a voyage that has ended, None for one under way."""
    if voyage.end is None:
        return None
    reached = [goal.goal for goal in voyage.chart.goals if goal.hex in voyage.beaten]
    if voyage.end == WON and not reached:
        # A rival captain is on no field of the chart (R16.92).
        reached = [goal.id for goal in voyage.scenario.goals]
    return VoyageResult(
        voyage.end,
        next(iter(reached), ""),
        score(voyage).points,
        # Of two persons the other may have had the last day.
        min(voyage.day, voyage.days),
        max(0, voyage.days - voyage.day),
        voyage.rank,
        voyage.count.won,
        voyage.captain if voyage.header.against and voyage.end == WON else "",
    )


def _done(
    record: VoyageRecord,
    number: int,
    line: DeedLine,
    before: Voyage,
    rules: Retracing[Voyage, Deed, VoyageEvent],
) -> VoyageStep:
    assert line.deed is not None
    try:
        voyage, happened = rules.apply(before, line.deed)
    except DeedRefused as refused:
        raise _difference(record, number, f"the rules refuse the deed, {refused}") from None
    return VoyageStep(voyage, happened, line.deed)


def _gone_back(record: VoyageRecord, number: int, line: UndoLine, undo: DeedUndo) -> VoyageStep:
    if not 1 <= line.number <= len(undo):
        problem = f"it takes {line.number} deeds back, and {len(undo)} can be"
        raise _difference(record, number, problem)
    voyage = undo.before(line.number)
    undo.drop(line.number)
    return VoyageStep(voyage, back=line.number)


def _waiting(record: VoyageRecord, number: int, line: FightLine, here: Voyage) -> VoyageStep:
    if here.fight is None:
        raise _difference(record, number, "it names a fight, and none waits")
    return VoyageStep(here, fight=line.record)


def _check_end(record: VoyageRecord, voyage: Voyage) -> None:
    kept, found = record.result, result_of(voyage)
    if kept is not None and kept != found:
        ended = "is under way" if found is None else f"ends as {found.outcome}, {found.score}"
        problem = f"the voyage {ended}, the file has {kept.outcome}, {kept.score}"
        raise _difference(record, len(record.causes), problem)


def _difference(record: VoyageRecord, cause: int, problem: str) -> VoyageFileError:
    english = "the lines before it agree; the file was changed, or the game was"
    words = Worded("voyage_differs", problem)
    return VoyageFileError(
        record.where, record.line_of(cause), words, Worded("was_changed", english)
    )
