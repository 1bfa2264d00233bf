"""A review as it is kept: the answers to its questions, from which it is worked out again at once.

The causes are kept, as in a record: the lines that were searched, in the order in which they were
asked for. Given to a new review of the same match they lead to the same verdicts, and a review that
was left in the middle goes on there.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b

from game.content import FieldError
from game.opponents import PlannedLine
from game.rules import UNDECIDED, MatchAction, State, apply, to_act, why_not

from ..match import Match
from ..records.codec import read_action, write_action
from ..records.json_checks import items, number, shown
from .review import Review, ReviewQuestion

#: Raised when a review asks other questions, or when the worth of a line means something else.
REVIEW_VERSION = 1
#: No line is worth more, for either side.
_MOST = 10**9


def review_key(match: Match) -> str | None:
    """Return by what the review of a match is kept: a digest of its record; None without one."""
    if match.record is None:
        return None
    return blake2b(match.record.text(), digest_size=16).hexdigest()


def written_review(review: Review) -> str:
    """Return what was found for a review, as ``kept_review_of`` reads it."""
    lines = [
        [line.value, line.nodes, [write_action(action) for action in line.actions]]
        for line in review.answers
    ]
    return json.dumps(lines, separators=(",", ":"))


def kept_review_of(match: Match, text: str) -> Review | None:
    """Return the review of a match as far as it was written; None where that does not fit it."""
    review = Review(match)
    try:
        for line in _lines(text):
            if review.question is None or not _answers(review.question, line):
                return None
            review.answer(line)
    except (ValueError, RecursionError, FieldError):
        return None
    return review


def _lines(text: str) -> Iterator[PlannedLine]:
    for value in items(json.loads(text), "the review"):
        parts = items(value, "an answer")
        if len(parts) != 3:
            raise FieldError((), f"an answer is {shown(parts)}")
        worth, nodes, actions = parts
        if type(worth) is not int or abs(worth) > _MOST:
            raise FieldError((), f"a worth is {shown(worth)}")
        done = tuple(read_action(action) for action in items(actions, "a line"))
        yield PlannedLine(done, worth, number(nodes, "the nodes"))


def _answers(question: ReviewQuestion, line: PlannedLine) -> bool:
    state, side = question.position, question.side
    for action in line.actions:
        if state.winner != UNDECIDED or to_act(state) != side:
            break
        if not isinstance(action, MatchAction) or why_not(state, action) is not None:
            return False
        after, _ = apply(state, action)
        assert isinstance(after, State)
        state = after
    return bool(line.actions)
