"""A saga followed again through its file, and compared with its digests."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

from game.content import Content, Worded
from game.voyage import (
    SAGA_VERSION,
    DeedRefused,
    Saga,
    SagaNumbers,
    apply_to_saga,
    open_saga,
    saga_digest,
    saga_score,
)

from ..records.cause_lines import OTHER_VERSION
from .saga_file import SagaFileError, SagaRecord, SagaResult, SagaVoyageLine


class SagaStep(NamedTuple):
    """The saga after a line of its file; ``file`` is that of the voyage under way, "" for none."""

    saga: Saga
    file: str


def numbers_digest(numbers: SagaNumbers) -> str:
    """Return twelve hexadecimal figures that stand for the numbers of the saga."""
    return blake2b(repr(numbers).encode(), digest_size=6).hexdigest()


def unfit_saga(content: Content, record: SagaRecord) -> SagaFileError | None:
    """Return why this game cannot go on with the saga, or None."""
    header, own = record.header, numbers_digest(content.voyage.saga)
    if (header.version, header.numbers) == (SAGA_VERSION, own):
        return None
    found, known = f"{header.version} ({header.numbers})", f"{SAGA_VERSION} ({own})"
    english = f"it was begun by rules version {found}, this game has {known}"
    problem = Worded("other_saga_rules", english)
    return SagaFileError(record.where, 1, problem, OTHER_VERSION)


def begin_saga(content: Content, record: SagaRecord) -> Saga:
    """Return the saga before its first voyage; raises ``SagaFileError``."""
    try:
        return open_saga(record.header.saga, content.voyage)
    except ValueError as error:
        problem = Worded("bad_saga", str(error))
        hint = Worded("other_saga", "begin with another captain or difficulty")
        raise SagaFileError(record.where, 1, problem, hint) from None


def replay_saga(content: Content, record: SagaRecord) -> Iterator[SagaStep]:
    """Follow the saga again, line by line; raises ``SagaFileError``."""
    foreign = unfit_saga(content, record)
    if foreign is not None:
        raise foreign
    saga, file = begin_saga(content, record), ""
    yield SagaStep(saga, file)
    for place, cause in enumerate(record.causes):
        if isinstance(cause, SagaVoyageLine):
            if saga.under_way is None:
                raise _difference(record, place, "it names a voyage, and none is under way")
            file = cause.file
        else:
            assert cause.deed is not None
            try:
                saga = apply_to_saga(saga, cause.deed)
            except DeedRefused as refused:
                problem = f"the rules refuse the deed, {refused}"
                raise _difference(record, place, problem) from None
            if (found := saga_digest(saga)) != cause.digest:
                parted = f"the saga's digest is {found}, the file has {cause.digest}"
                raise _difference(record, place, parted)
            file = file if saga.under_way is not None else ""
        yield SagaStep(saga, file)
    if record.result not in (None, saga_result(saga)):
        raise _difference(record, len(record.causes), "the saga ends in another way")


def saga_result(saga: Saga) -> SagaResult | None:
    """Return the result of a saga that has ended, None for one under way."""
    if not saga.end:
        return None
    return SagaResult(saga.end, saga.won, len(saga.landings), saga_score(saga))


def _difference(record: SagaRecord, cause: int, problem: str) -> SagaFileError:
    english = "the lines before it agree; the file was changed, or the game was"
    words = Worded("saga_differs", problem)
    hint = Worded("was_changed", english)
    return SagaFileError(record.where, record.line_of(cause), words, hint)
