"""What an incantation of the hand would do to the creatures in play, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.board import CastEffect, MatchLog, Piece

from ..services import Services


def cast_words(
    services: Services, match_log: MatchLog, effects: Mapping[Piece, CastEffect]
) -> tuple[str, ...]:
    """Return a sentence each for the targets that fall, that are damaged and that stay whole."""
    told: dict[str, list[str]] = {"destroys": [], "damages": [], "nothing": []}
    for piece, effect in effects.items():
        kind = "destroys" if effect.destroys else "damages" if effect.hurts else "nothing"
        if piece.card is not None:
            told[kind].append(piece.card.name)
    return tuple(
        services.translate(f"present.cast_{kind}", cards=match_log.listed(names))
        for kind, names in told.items()
        if names
    )
