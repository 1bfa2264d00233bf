"""The four printed decks on the screen, each between the plates with which the sides take it."""

from collections.abc import Callable, Sequence
from functools import partial

from game.kit import Block, Column, Intent, Item, PointerMoved, grown
from game.play import missing
from game.rules import REFUSALS, Refusal

from ..common import odds_words, point_in
from ..services import Services
from ..setup.setup_hint import deck_name, is_known
from ..setup.setup_step import SidedRow
from .deck_row import DeckRow, DeckWords, DeckWorth, Owner, TakePlate
from .deck_selection import FREE, JOINS, OWN, TAKEN, DeckSelection

#: A deck that wins more than this share of its games is strong.
_STRONG = 0.58
PLATE_WIDTH, PLATE_GAP = 124.0, 8.0
ROW_GAP = 12.0
_WIDEST_PLATE = 200.0


class DeckTable(Column):
    """The rows of cards and the plates; shows what the ``takers`` have taken.

    ``looks`` has the name and the portrait of each side; ``take`` hears the side and the number of
    a deck. All plates lie in ``one_column`` where only one side chooses at a time: each deck shows
    that of its owner, or of the one to choose.
    """

    def __init__(
        self,
        services: Services,
        takers: DeckSelection,
        looks: tuple[tuple[str, str], ...],
        take: Callable[[int, int], None],
        *,
        one_column: bool = False,
    ) -> None:
        self.services = services
        self.one_column = one_column
        self.takers = takers
        self.looks = looks
        #: The plates of each deck, by side: only the sides that choose here show theirs.
        self.plates: list[tuple[TakePlate, ...]] = []
        self.rows: list[DeckRow] = []
        for number, deck in enumerate(takers.decks):
            plates = tuple(
                TakePlate(side, portrait, partial(take, side, number), framed=one_column)
                for side, (_, portrait) in enumerate(looks)
            )
            for side, plate in enumerate(plates):
                plate.visible = side in takers.choosing
                plate.called = self.name(number)
            self.plates.append(plates)
            reduced = services.settings.reduced_motion
            self.rows.append(DeckRow(deck, number + 1, self._words_of(number), reduced=reduced))
        super().__init__(*map(self._row, self.rows, self.plates), gap=ROW_GAP, spring=1)
        self.show()

    def _row(self, row: DeckRow, plates: Sequence[TakePlate]) -> Block:
        every: list[Block] = [Item(plate, 0.0, fills=True) for plate in plates]
        left: list[Block] = [Block(*every)]
        right: list[Block] = []
        if not self.one_column:
            pairs = zip(plates, every, strict=True)
            left, right = ([box] if plate.visible else [] for plate, box in pairs)

        def widths(width: float) -> list[float]:
            beside = min(grown(PLATE_WIDTH), _WIDEST_PLATE)
            rest = width - (beside + PLATE_GAP) * len([*left, *right])
            return [*(beside for _ in left), rest, *(beside for _ in right)]

        deck = Item(row, fills=True)
        return SidedRow(*left, deck, *right, gap=PLATE_GAP, shares=widths, spring=1)

    def name(self, number: int) -> str:
        """Return what a deck is called."""
        return deck_name(self.services, self.takers.decks[number])

    def _words_of(self, number: int) -> DeckWords:
        translate, deck = self.services.translate, self.takers.decks[number]
        plays = translate(f"decks.{deck.id}.text") if is_known(self.services, deck) else ""
        return DeckWords(self.name(number), plays)

    def show(self) -> None:
        """Show what is taken."""
        for number, plates in enumerate(self.plates):
            row = self.rows[number]
            row.taker, row.owner = self.takers.owner(number), None
            row.worth = self._worth(number)
            told, odds = self.takers.recommends(number), self.takers.given(number)
            row.advice = self.services.translate("deck_choice.recommended") if told else ""
            row.gift = odds_words(self.services, odds) if odds is not None else ""
            for side, plate in enumerate(plates):
                plate.state = self.takers.state(side, number)
                if self.one_column:
                    # A deck that is taken keeps the plate of who has it.
                    plate.enabled = side in self.takers.choosing
                    plate.visible = plate.state in (OWN, JOINS, FREE)
                plate.words = self._words(plate.state, side, number)
                if not plate.visible and plate.state in (OWN, JOINS):
                    row.owner = Owner(side, self.looks[side][1], plate.words)

    def _worth(self, number: int) -> DeckWorth | None:
        rival, share = self.takers.rival(number), self.takers.share(number)
        if share is None:
            return None
        percent = min(max(round(100 * share), 1), 99)
        if rival is None:
            key = "strong" if share > _STRONG else "weak" if share < 1 - _STRONG else "even"
            words = self.services.translate(f"deck_choice.wins_{key}", share=percent)
            return DeckWorth(share, words)
        name = self.looks[self.takers.taken.index(rival)][0]
        words = self.services.translate("deck_choice.wins_against", share=percent, name=name)
        return DeckWorth(share, words)

    def _words(self, state: str, side: int, number: int) -> str:
        if state == OWN:
            return self.looks[side][0]
        owner = self.takers.other_taker(side, number)
        if state == TAKEN and owner is not None:
            return self.services.translate("deck_choice.taken", name=self.looks[owner][0])
        key = {JOINS: "joins", FREE: "take"}.get(state)
        return "" if key is None else self.services.translate(f"deck_choice.{key}")

    def hover(self, intent: Intent) -> None:
        """Let every row know which of its cards the pointer is over."""
        if isinstance(intent, PointerMoved):
            for row in self.rows:
                row.hover(intent.pos)

    def point(self, intent: Intent, look_at: Callable[..., None]) -> None:
        """Let ``look_at`` hear of the card under the pointer, or the one the keyboard is on."""
        pointed = point_in(self.rows, intent)
        if pointed is not None:
            look_at(*pointed)

    def refusal(self) -> Refusal | None:
        """Return why a plate does nothing that is looked at, or why the match cannot begin."""
        both = [plate for plates in self.plates for plate in plates]
        hovered = [plate for plate in both if plate.hovered]
        for plate in hovered or [plate for plate in both if plate.focused]:
            if plate.state == TAKEN:
                return Refusal("deck_taken", REFUSALS["deck_taken"])
        if any(self.takers.taken[side] is None for side in self.takers.choosing):
            return missing("no_deck")
        return None
