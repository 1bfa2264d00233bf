"""Why a deed of a voyage is refused, in words."""

from __future__ import annotations

from game.voyage import VoyageRefusal

from ...services import Services


def refusal_words(services: Services, refusal: VoyageRefusal) -> str:
    """Return the sentence about a deed that is not legal."""
    return services.translate(f"voyage.refusals.{refusal.code}", **dict(refusal.values))
