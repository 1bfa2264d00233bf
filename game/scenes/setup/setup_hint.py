"""The hint before a match: what the master would take or ban, over the screen that was asked."""

from __future__ import annotations

from collections.abc import Sequence

from game.content import Deck
from game.kit import Command, Intent
from game.play import Match, SetupChoice, advise_choice
from game.rules import NOBODY, to_act

from ..common import ReasonParts, WhyDialog, by_cost
from ..services import Services
from .decks_on_offer import deck_name, decks_of_match


class SetupHintScene(WhyDialog):
    """Shows a choice of the master's beside its card, and the reason for it."""

    def __init__(self, services: Services, choice: SetupChoice, decks: Sequence[Deck] = ()) -> None:
        self._decks = decks or services.content.decks
        super().__init__(services, services.translate("hint.pick_title"), (), choice.card)
        words = self.translate(f"hint.picks.{choice.kind}", name=self._name(choice))
        reason = self.translate(f"hint.pick_reasons.{choice.reason}")
        self.reasons = [ReasonParts(words, reason, "", "")]
        self.links = [None]

    def _name(self, choice: SetupChoice) -> str:
        """Return what is to be chosen; of ten cards the cheapest first, as a deck is read."""
        if choice.cards:
            return ", ".join(card.name for card in by_cost(choice.cards))
        if choice.card is not None:
            return choice.card.name
        return deck_name(self.services, self._decks[choice.number])

    def handle_rest(self, intent: Intent) -> None:
        """Leave as a reason is left, and on the key that asked."""
        super().handle_rest(Command("why") if intent == Command("hint") else intent)


def setup_hint_scene(services: Services, match: Match) -> SetupHintScene | None:
    """Return the hint for the person who is to choose, or None where there is none."""
    side = to_act(match.position)
    if match.result is not None or side == NOBODY or not match.seat(side).is_person:
        return None
    choice = advise_choice(match)
    if choice is None:
        return None
    match.note_hint()
    return SetupHintScene(services, choice, decks_of_match(services, match))


def example(services: Services) -> SetupHintScene:
    """Return the hint for a pick in a draft."""
    from ..examples import drafting_duel  # noqa: PLC0415

    hint = setup_hint_scene(services, drafting_duel(services))
    assert hint is not None
    return hint
