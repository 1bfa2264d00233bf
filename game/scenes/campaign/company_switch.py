"""With whom the campaign is played: alone, or with a partner, a computer or a friend (R13.20)."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.kit import Segments, WidgetGroup, grown
from game.play import STRENGTHS, SeatKind

from ..new_match.strength_dial import StrengthDial
from ..services import Services
from .campaign_attempts import COMPANIES, Alone, WithPartner

#: Who is at one's side, in the order of the switch; nobody first.
_COMPANY: tuple[SeatKind | None, ...] = (None, "computer", "person")
_WORDS = ("alone", "computer", "friend")
#: How wide an option of the switch and the choice of a strength are, how high both, the gap.
_OPTION, _DIAL, _HIGH, _GAP = 134.0, 200.0, 42.0, 10.0


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
