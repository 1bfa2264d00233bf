"""The looks back at matches that are over: kept while the game runs, and in the profile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.play import Match, Profile, Review

#: So many are kept while the game runs, the latest.
KEPT_REVIEWS = 8


class KnownReviews:
    """The look back at each match: the same object for the results and the history.

    ``attempt`` has the profile keep something, and tells where that fails.
    """

    def __init__(
        self, profile: Callable[[], Profile], attempt: Callable[[Callable[[], None], None], None]
    ) -> None:
        self._profile, self._attempt = profile, attempt
        self._latest: dict[str, Review] = {}

    def of(self, match: Match) -> Review:
        """Return the look back at a finished match, with what has been found in it before."""
        from game.play import Review, review_key  # noqa: PLC0415

        key = review_key(match)
        if key is None:
            return Review(match)
        review = self._latest.pop(key, None) or self._recalled(match, key) or Review(match)
        self._latest[key] = review
        while len(self._latest) > KEPT_REVIEWS:
            del self._latest[next(iter(self._latest))]
        return review

    def _recalled(self, match: Match, key: str) -> Review | None:
        """Return what the profile keeps of a review, if that is sound."""
        from game.play import REVIEW_VERSION, ProfileError, kept_review_of  # noqa: PLC0415

        try:
            text = self._profile().reviews.get(key, REVIEW_VERSION)
        except ProfileError:
            # It is worked out anew: it holds nothing that the player made.
            return None
        return None if text is None else kept_review_of(match, text)

    def keep(self, match: Match, review: Review) -> None:
        """Keep what was found in a match, so that the look back is there at once the next time."""
        from game.play import REVIEW_VERSION, review_key, written_review  # noqa: PLC0415

        key = review_key(match)
        if key is not None and review.answers:
            text = written_review(review)
            self._attempt(lambda: self._profile().reviews.keep(key, REVIEW_VERSION, text), None)
