"""The hand before a fight: what is chosen of it, what is proposed, and how the fight may end."""

from game.play import Outlook
from game.voyage import (
    AskedName,
    Voyage,
    compared_hands,
    hand_size,
    names_asked,
    proposed_hand,
    proposed_names,
)

from ...services import Services
from ..parts.outlook_gauge import AskedOutlooks, OutlookGauge

Hand = tuple[str, ...]
#: The first of the compared hands is best unless another wins so many fights more: it may be luck.
_CLEARLY = 3


class HandProposal:
    """Holds the outlooks of the hands that are compared, and of those the player has tried."""

    def __init__(self, services: Services, voyage: Voyage) -> None:
        self._services = services
        self.voyage = voyage
        self.compared = compared_hands(voyage)
        self._known: dict[frozenset[str], Outlook] = {}

    def hear(self, hand: Hand, outlook: Outlook | None) -> None:
        """Note the outlook of a hand; None while it is worked out."""
        if outlook is not None:
            self._known[frozenset(hand)] = outlook

    def forget(self, voyage: Voyage) -> None:
        """Begin anew: the guard has changed."""
        self.voyage = voyage
        self._known.clear()

    @property
    def unknown(self) -> list[Hand]:
        """The compared hands that have no outlook yet."""
        return [hand for hand in self.compared if frozenset(hand) not in self._known]

    @property
    def best(self) -> Hand:
        """The hand that wins clearly most often as far as is known, else the first compared."""
        first = self.compared[0]
        compared = {frozenset(hand): hand for hand in self.compared}
        known = {hand: outlook.won for hand, outlook in self._known.items()}
        best = max(known, key=lambda hand: known[hand], default=frozenset(first))
        if known.get(best, 0) < known.get(frozenset(first), 0) + _CLEARLY:
            return first
        return compared.get(best, tuple(best))

    def words(self, chosen: Hand) -> str:
        """Return what is proposed in the place of the ``chosen`` hand, and why."""
        say, count = self._services.translate, len(self.compared)
        if set(chosen) == set(self.voyage.cards):
            return say("before_fight.compared.all")
        if self.unknown:
            return say("before_fight.compared.waits", count=count)
        best, own = self._known[frozenset(self.best)], self._known.get(frozenset(chosen))
        values = {"won": best.won, "fights": best.fights}
        if set(self.best) == set(chosen):
            return say("before_fight.compared.best", count=len(self._known), **values)
        taken, left = self._names(self.best, chosen), self._names(chosen, self.best)
        words = say("before_fight.compared.swap", taken=taken, left=left)
        if not left:
            words = say("before_fight.compared.add", taken=taken)
        if own is None:
            return f"{words} {say('before_fight.compared.wins', **values)}"
        return f"{words} {say('before_fight.compared.better', own=own.won, **values)}"

    def _names(self, hand: Hand, other: Hand) -> str:
        """Return the names of the cards that are in one hand alone."""
        return ", ".join(self.voyage.kit[card].name for card in hand if card not in other)


class HandChoice:
    """Holds the chosen cards in the order of the company, and the card named for each source."""

    def __init__(self, voyage: Voyage) -> None:
        self.voyage = voyage
        self.least, self.most = hand_size(voyage)
        self._chosen: set[str] = set()
        self._named: dict[str, str] = {}
        self.take(proposed_hand(voyage))

    @property
    def hand(self) -> tuple[str, ...]:
        """The chosen cards, in the order of the company."""
        return tuple(card for card in self.voyage.cards if card in self._chosen)

    @property
    def complete(self) -> bool:
        """Whether there are as many cards as a hand has."""
        return self.least <= len(self._chosen) <= self.most

    def take(self, hand: tuple[str, ...]) -> None:
        """Take a hand, and the names that the game gives."""
        self._chosen = set(hand)
        self._named = dict(proposed_names(self.voyage, self.hand))

    def toggle(self, card: str) -> bool:
        """Take a card into the hand or put it back; False where the hand is full."""
        if card in self._chosen:
            self._chosen.remove(card)
        elif len(self._chosen) >= self.most:
            return False
        else:
            self._chosen.add(card)
        # Another card is named where the one that was named is in the hand no more.
        proposed = dict(proposed_names(self.voyage, self.hand))
        kept = {
            asked.source: self._named[asked.source]
            for asked in self.asked
            if self._named.get(asked.source) in asked.cards
        }
        self._named = {**proposed, **kept}
        return True

    @property
    def asked(self) -> tuple[AskedName, ...]:
        """The names that this hand asks for."""
        return names_asked(self.voyage, self.hand)

    def name(self, source: str, card: str) -> None:
        """Name a card for a relic or the captain."""
        self._named[source] = card

    @property
    def named(self) -> tuple[tuple[str, str], ...]:
        """The pairs of a source and the card named for it."""
        return tuple((asked.source, self._named[asked.source]) for asked in self.asked)


class HandOutlook(AskedOutlooks):
    """Shows on a gauge how likely the fight is won with the hand as it is chosen."""

    def update(
        self, voyage: Voyage, choice: HandChoice, gauge: OutlookGauge, proposal: HandProposal
    ) -> bool:
        """Ask for the outlook of a hand that has changed; True when there is another to be shown.

        Those of the ``proposal`` are asked for as well.
        """
        if not self._ask((voyage, choice.hand)):
            return False
        before = gauge.band, gauge.strength, len(proposal.unknown)
        # What is asked for last is worked out first.
        for hand in reversed(proposal.unknown):
            proposal.hear(hand, self.source.of(voyage, voyage.fleet, hand))
        found = self.source.of(voyage, voyage.fleet, choice.hand) if choice.complete else None
        proposal.hear(choice.hand, found)
        gauge.show(found)
        return before != (gauge.band, gauge.strength, len(proposal.unknown))
