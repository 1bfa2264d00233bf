"""The hand that is proposed before a fight: the one of some that wins most often (R16.20)."""

from __future__ import annotations

from game.play import Outlook
from game.voyage import Voyage, compared_hands

from ...services import Services

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
