"""Moments of time, as files and the profile write them."""

from datetime import MAXYEAR, MINYEAR, datetime


def moment_of(text: str) -> datetime:
    """Return the moment that ``text`` writes in the manner of ISO 8601; raises ``ValueError``.

    The first and the last year are none: a part of them is no day at all somewhere else on the
    earth, where a screen could not show it.
    """
    moment = datetime.fromisoformat(text)
    if not MINYEAR < moment.year < MAXYEAR:
        raise ValueError(text)
    return moment
