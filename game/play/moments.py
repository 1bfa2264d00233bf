"""Moments of time, as files and the profile write them."""

from datetime import MAXYEAR, MINYEAR, datetime


def moment_of(text: str) -> datetime:
    """Return the moment that ``text`` writes in the manner of ISO 8601; raises ``ValueError``.

    One without its offset could not be compared with others, and is none. Nor are the first and the
    last year: a part of them is no day at all somewhere else on the earth, where a screen could not
    show it.
    """
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None or not MINYEAR < moment.year < MAXYEAR:
        raise ValueError(text)
    return moment
