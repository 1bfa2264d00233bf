"""The campaign as the scenes use it: which match is an attempt, and what is said of a level."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.play import Crown, LevelProgress, Match, ProfileError, Settings, match_id
from game.rules import EDITION_NAMES, Difficulty, Terms

from ..common import HORDE_MODE, LEVEL_NAMES, campaign_level, ring_seats, ring_terms, solo_seats
from ..services import Services


class Reached(NamedTuple):
    """The player's progress in the campaign; ``problem`` tells why it cannot be read, or is ""."""

    levels: dict[int, LevelProgress]
    crown: Crown | None
    problem: str = ""


def read_reached(services: Services, *, partner: bool = False) -> Reached:
    """Return what was reached; as at the very beginning, where the profile cannot be read.

    The crown is that of who has won alone.
    """
    campaign = services.profile.campaign
    try:
        return Reached(campaign.levels(partner=partner), None if partner else campaign.crown())
    except ProfileError as problem:
        levels = {points: LevelProgress() for points in LEVEL_NAMES}
        levels[min(levels)].unlocked = True
        return Reached(levels, None, services.say(problem))


def begin_attempt(services: Services, level: int, form: str, *, partner: bool = False) -> Match:
    """Begin an attempt at a level: a custom match whose settings must sum to it (R10.4).

    With a partner it is one against both wings (R13.20). Raises ``RecordError`` or
    ``ProfileError`` when it cannot be kept.
    """
    terms, seats = Terms(form, solo=True, custom=True), solo_seats(services.settings)
    if partner:
        plan = partner_plan(services.settings)
        terms, seats = ring_terms(replace(plan, solo_form=form)), ring_seats(plan)
    match = Match.new(services.content, terms, seats, store=services.store)
    try:
        services.profile.campaign.begin_attempt(level, form, None, _id(match), partner=partner)
    except ProfileError:
        match.abandon()
        raise
    return match


def partner_plan(settings: Settings) -> Settings:
    """Return the plan of a match of the campaign with a partner: the first seat is the player's."""
    kinds = "person", *settings.ring_seats[1:]
    edition = EDITION_NAMES[0]
    return replace(settings, ring=HORDE_MODE, custom=True, edition=edition, ring_seats=kinds)


def has_partner(match: Match) -> bool:
    """Tell whether a match against the Horde is played with a partner."""
    return match.record is not None and bool(match.record.header.terms.ring)


def level_of(services: Services, match: Match) -> int | None:
    """Return the level that a match is an attempt at; None for others, or if nobody can tell."""
    if match.record is None or match.record.path is None:
        return None
    return campaign_level(services, match.record.header.terms, _id(match))


def keep_settings(services: Services, match: Match, level: int, difficulty: Difficulty) -> None:
    """Keep the settings that were chosen for an attempt; raises ``ProfileError``."""
    if match.record is None or match.record.path is None:
        return
    attempt = services.profile.campaign.attempt(_id(match))
    if attempt is None or attempt.level != level:
        return
    form = match.record.header.terms.form
    services.profile.campaign.begin_attempt(
        level, form, difficulty, _id(match), partner=has_partner(match)
    )


def next_level(levels: dict[int, LevelProgress]) -> int:
    """Return the level to play next: the first not won, or the last."""
    return next((points for points, level in levels.items() if not level.wins), max(levels))


def story_line(services: Services, level: int, *, won: bool) -> str:
    """Return how the story goes on at an island: what waits there, or what was found there."""
    when = "after" if won else "before"
    return services.translate(f"campaign.story.{LEVEL_NAMES[level]}.{when}")


def _id(match: Match) -> str:
    assert match.record is not None
    return match_id(match.record.header)
