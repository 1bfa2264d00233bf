"""What a win has brought, as a row of signs: an island, a first win, a streak, a new best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, text_style
from game.play import (
    METALS,
    FiledMatch,
    Match,
    PastMatch,
    ProfileError,
    gains_of,
    load_achievements,
    match_id,
    only_person,
    past_matches,
    strength_of,
)
from game.rules import LEFT, LEVELS

from ..common.match_score import match_score, score_words
from ..common.match_words import island_name
from ..common.player_names import player_names
from ..services import Services

_ICONS = {"first_win": "ui/star", "best": "icons/hourglass", "streak": "ui/flag"}
#: So many achievements are told at once; the rest stands with the others.
_MOST_MEDALS = 2
_HIGH, _ICON, _PADDING, _GAP = 32.0, 24.0, 14.0, 12.0
_WORDS = text_style.STRONG.with_changes(size=16, floor=11, colour=Colours.gold)


class GainSign(NamedTuple):
    """One thing gained: its picture, and its words."""

    icon: str
    words: str


def gain_signs(services: Services, match: Match, level: int | None) -> list[GainSign]:
    """Return what a match has brought the one person who won it; ``level`` is its island."""
    try:
        return [
            *_pair(services, match),
            *_island(services, match, level),
            *_firsts(services, match),
            *_achievements(services, match),
        ]
    except ProfileError:
        # The menu tells of a profile that cannot be read; a result is shown without it.
        return _pair(services, match)


def _pair(services: Services, match: Match) -> list[GainSign]:
    """Return what a match of two games came to with this one, its second."""
    first = match.record.header.house.first if match.record is not None else None
    if first is None or match.result is None:
        return []
    names = player_names(services, match.seats)
    points = match_score(first, match.result)
    return [GainSign("icons/swap", score_words(services, names, only_person(match.seats), points))]


def _island(services: Services, match: Match, level: int | None) -> list[GainSign]:
    """Return what a first win at an island opens."""
    assert match.result is not None
    if level is None or match.result.winner != LEFT:
        return []
    if services.profile.campaign.levels()[level].wins != 1:
        return []
    if level == max(LEVELS.values()):
        return [GainSign("ui/crown", services.translate("results.gained.crown"))]
    words = services.translate("results.gained.island", island=island_name(services, level + 1))
    return [GainSign("icons/island", words)]


def _firsts(services: Services, match: Match) -> list[GainSign]:
    if match.record is None or only_person(match.seats) is None:
        return []
    header = match.record.header
    own = match_id(header)
    now = FiledMatch(own, header.began, header.terms, header.seats, match.result, "")
    now = now._replace(has_custom_cards=header.has_custom_cards)
    return [
        GainSign(_ICONS[gain.kind], _gain_words(services, now, gain.kind, gain.number))
        for gain in gains_of(now, _before(services, own))
    ]


def _before(services: Services, own: str) -> list[PastMatch]:
    profile = services.profile
    if not set(profile.figures.waiting(2)) - {own}:
        return profile.figures.past(own)
    # An older game has not counted them: their records tell, which takes longer.
    return past_matches(each for each in profile.history.matches() if each.id != own)


def _achievements(services: Services, match: Match) -> list[GainSign]:
    """Return the achievements that were earned with a match, the rarest first."""
    if match.record is None:
        return []
    own = match_id(match.record.header)
    kept = services.profile.figures.achievements().values()
    earned = {each.id for each in kept if each.match == own}
    if not earned:
        return []
    # Of one metal, those that ask for more stand further down in the file.
    rarest = sorted(load_achievements(), key=lambda each: METALS.index(each.metal))[::-1]
    say = services.translate
    return [
        GainSign(each.icon, say("statistics.gained", name=say(f"achievements.{each.id}.name")))
        for each in rarest
        if each.id in earned
    ][:_MOST_MEDALS]


def _gain_words(services: Services, match: FiledMatch, kind: str, number: int) -> str:
    person = only_person(match.seats)
    assert person is not None
    strength = strength_of(match.seats[1 - person])
    if kind != "first_win":
        return services.translate(f"results.gained.{kind}", count=number)
    if not strength:
        return services.translate("results.gained.first_horde")
    rank = services.translate(f"strengths.{strength}.name")
    return services.translate("results.gained.first_win", strength=rank)


def draw_gains(canvas: Canvas, rect: RectLike, signs: Sequence[GainSign]) -> None:
    """Draw the signs side by side in the middle of a row, narrower where they are too wide."""
    box = pygame.FRect(rect)
    wants = [canvas.text_size(sign.words, _WORDS)[0] + _ICON + 2.6 * _PADDING + 6 for sign in signs]
    gaps = _GAP * (len(signs) - 1)
    shrink = min(1.0, (box.width - gaps) / max(1.0, sum(wants)))
    x = box.centerx - (shrink * sum(wants) + gaps) / 2
    for sign, want in zip(signs, wants, strict=True):
        place = pygame.FRect(x, box.centery - _HIGH / 2, want * shrink, _HIGH)
        canvas.fill(place, Colours.well, radius=_HIGH / 2, alpha=200)
        canvas.frame(place, Colours.gold, width=1.6, radius=_HIGH / 2, alpha=210)
        icon = (place.x + _PADDING, place.centery - _ICON / 2, _ICON, _ICON)
        canvas.image(sign.icon, icon)
        words = pygame.FRect(place.x + _PADDING + _ICON + 6, place.y, 0, _HIGH)
        words.width = place.right - _PADDING * 0.8 - words.x
        canvas.text(sign.words, words, _WORDS)
        x += place.width + _GAP
