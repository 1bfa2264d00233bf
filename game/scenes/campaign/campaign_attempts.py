"""The campaign as the scenes use it: which match is an attempt, and what is said of a level."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pygame

from game.kit import Segments, WidgetGroup, grown
from game.play import (
    RING,
    SOLO,
    STRENGTHS,
    Crown,
    LevelProgress,
    Match,
    ProfileError,
    Seat,
    SeatKind,
    Settings,
    match_id,
    portraits_of,
)
from game.rules import EDITION_NAMES, HORDE_RING, LEFT, Difficulty, Terms

from ..common import HORDE_MODE, LEVEL_NAMES, campaign_level, ring_seats, ring_terms, solo_seats
from ..new_match.strength_dial import StrengthDial
from ..services import Services

#: Who is at one's side, in the order of the switch; nobody first.
_COMPANY: tuple[SeatKind | None, ...] = (None, "computer", "person")
_WORDS = ("alone", "computer", "friend")
#: How wide an option of the switch and the choice of a strength are, how high both, the gap.
_OPTION, _DIAL, _HIGH, _GAP = 134.0, 200.0, 42.0, 10.0


class Reached(NamedTuple):
    """The player's progress in the campaign; ``problem`` tells why it cannot be read, or is ""."""

    levels: dict[int, LevelProgress]
    crown: Crown | None
    problem: str = ""


class Alone:
    """The company of one against the Horde: what a match needs, and whose faces are shown.

    ``measured`` is whether the hardness of a Horde is known: only then it wins a crown.
    """

    partner, measured = False, True

    def mate_kind(self, settings: Settings) -> SeatKind | None:
        """Return who is at the player's side: nobody."""
        del settings
        return None

    def setup(self, settings: Settings, form: str) -> tuple[Terms, tuple[Seat, ...]]:
        """Return the terms and the seats of an attempt."""
        return Terms(form, solo=True, custom=True), solo_seats(settings)

    def plan(self, settings: Settings) -> Settings:
        """Return the settings with the plan of a match, for the choice of portraits."""
        return replace(settings, mode=SOLO)

    def with_portraits(self, settings: Settings, portraits: Any) -> Settings:
        """Return the settings with the portraits that were chosen."""
        return replace(settings, portraits=portraits)

    def faces(self, settings: Settings) -> tuple[str, str]:
        """Return the portrait of the player, and that of the partner, "" for none."""
        return portraits_of(solo_seats(settings))[LEFT], ""


class WithPartner:
    """The company of two against both wings of the Horde (R13.20)."""

    partner, measured = True, False
    #: The player's own seat, and that of the partner, who has a later turn.
    own, mate = min(HORDE_RING.hands), max(HORDE_RING.hands)

    def mate_kind(self, settings: Settings) -> SeatKind | None:
        """Return who is at the player's side: a computer or a person."""
        return settings.ring_seats[self.mate]

    def setup(self, settings: Settings, form: str) -> tuple[Terms, tuple[Seat, ...]]:
        """Return the terms and the seats of an attempt."""
        plan = self.plan(settings)
        return ring_terms(replace(plan, solo_form=form)), ring_seats(plan)

    def plan(self, settings: Settings) -> Settings:
        """Return the settings with the plan of a match: the first seat is the player's."""
        kinds = "person", *settings.ring_seats[1:]
        edition = EDITION_NAMES[0]
        return replace(
            settings, mode=RING, ring=HORDE_MODE, custom=True, edition=edition, ring_seats=kinds
        )

    def with_portraits(self, settings: Settings, portraits: Any) -> Settings:
        """Return the settings with the portraits that were chosen."""
        return replace(settings, ring_portraits=portraits)

    def faces(self, settings: Settings) -> tuple[str, str]:
        """Return the portraits of the player and of the partner."""
        faces = portraits_of(ring_seats(self.plan(settings)))
        return faces[self.own], faces[self.mate]


#: The companies, by whether there is a partner.
COMPANIES: dict[bool, Alone | WithPartner] = {False: Alone(), True: WithPartner()}


def read_reached(services: Services, *, partner: bool = False) -> Reached:
    """Return what was reached; as at the very beginning, where the profile cannot be read.

    The crown is that of who has won alone.
    """
    campaign, company = services.profile.campaign, COMPANIES[partner]
    try:
        crown = campaign.crown() if company.measured else None
        return Reached(campaign.levels(partner=partner), crown)
    except ProfileError as problem:
        levels = {points: LevelProgress() for points in LEVEL_NAMES}
        levels[min(levels)].unlocked = True
        return Reached(levels, None, services.say(problem))


def begin_attempt(services: Services, level: int, form: str, *, partner: bool = False) -> Match:
    """Begin an attempt at a level: a custom match whose settings must sum to it (R10.4).

    With a partner it is one against both wings (R13.20). Raises ``RecordError`` or
    ``ProfileError`` when it cannot be kept.
    """
    terms, seats = COMPANIES[partner].setup(services.settings, form)
    match = Match.new(services.content, terms, seats, store=services.store)
    try:
        services.profile.campaign.begin_attempt(level, form, None, _id(match), partner=partner)
    except ProfileError:
        match.abandon()
        raise
    return match


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


class CompanySwitch:
    """A switch, and beside it how strong a computer at one's side plays; both are remembered."""

    def __init__(
        self, services: Services, widgets: WidgetGroup, on_change: Callable[[], None]
    ) -> None:
        self.services = services
        self._on_change = on_change
        self.mate = WithPartner.mate
        say = services.translate
        words = [say(f"campaign.company.{word}") for word in _WORDS]
        self.switch = widgets.add(Segments("", words, 0, self._choose, share=0.0))
        self.switch.called = say("campaign.company.caption")
        names = [(say(f"strengths.{key}.name"), say(f"strengths.{key}.text")) for key in STRENGTHS]
        self.strength = widgets.add(StrengthDial(names, 0, self._strengthen))
        self.strength.called = say("campaign.company.strength")
        self.show()

    @property
    def partner(self) -> bool:
        """Whether there is a partner."""
        return self.services.settings.campaign_partner

    @property
    def company(self) -> Alone | WithPartner:
        """The company of now."""
        return COMPANIES[self.partner]

    def show(self) -> None:
        """Show what is remembered."""
        settings = self.services.settings
        company = self.company.mate_kind(settings)
        self.switch.index = _COMPANY.index(company)
        self.strength.visible = company == "computer"
        self.strength.index = STRENGTHS.index(settings.ring_strengths[self.mate])
        self.strength.hint = self.strength.texts[self.strength.index]

    def _choose(self, index: int) -> None:
        company = _COMPANY[index]
        kinds = list(self.services.settings.ring_seats)
        if company is not None:
            kinds[self.mate] = company
        self._remember(campaign_partner=company is not None, ring_seats=tuple(kinds))

    def _strengthen(self, index: int) -> None:
        strengths = list(self.services.settings.ring_strengths)
        strengths[self.mate] = STRENGTHS[index]
        self._remember(ring_strengths=tuple(strengths))

    def _remember(self, **values: object) -> None:
        self.services.remember(replace(self.services.settings, **values))  # type: ignore[arg-type]
        self.show()
        self._on_change()

    def place(
        self, at: tuple[float, float], as_read: Callable[[pygame.FRect], pygame.FRect]
    ) -> None:
        """Lay both side by side; ``as_read`` counts a place from where reading begins."""
        high = min(grown(_HIGH), 1.5 * _HIGH)
        wide = min(grown(_OPTION), 1.4 * _OPTION) * len(_COMPANY)
        self.switch.place(as_read(pygame.FRect(*at, wide, high)))
        dial = pygame.FRect(at[0] + wide + _GAP, at[1], min(grown(_DIAL), 1.4 * _DIAL), high)
        self.strength.place(as_read(dial))
