"""The names of a voyage's things in the player's language."""

from __future__ import annotations

from ...services import Services

#: The depths in Roman figures, so that nobody takes them for the levels of the campaign (R16).
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def captain_name(services: Services, captain: str) -> str:
    """Return the name of a captain; of one that a later release may have, the id."""
    key = f"voyage.captains.{captain}.name"
    return services.translate(key) if key in services.content.strings else captain


def captain_trade(services: Services, captain: str) -> str:
    """Return the trade of a captain."""
    return services.translate(f"voyage.captains.{captain}.trade")


def captain_step(services: Services, captain: str, step: int) -> str:
    """Return the rule that a step of the specialty brings, 1 to 3."""
    return services.translate(f"voyage.captains.{captain}.step_{step}")


def relic_name(services: Services, relic: str) -> str:
    """Return the name of a relic."""
    return services.translate(f"voyage.relics.{relic}.name")


def relic_text(services: Services, relic: str) -> str:
    """Return the rule that a relic brings."""
    return services.translate(f"voyage.relics.{relic}.text")


def place_name(services: Services, place: str) -> str:
    """Return the name of a place."""
    return services.translate(f"voyage.places.{place}.name")


def kind_name(services: Services, kind: str) -> str:
    """Return the name of a kind of guard."""
    return services.translate(f"voyage.kinds.{kind}.name")


def named_source(services: Services, source: str) -> str:
    """Return the name of what asks for a card: a relic, or the captain by a step ("mirel.1")."""
    captain, dot, _ = source.partition(".")
    return captain_name(services, captain) if dot else relic_name(services, source)
