"""The wardrobe: backs, frames and seasons that were earned, to choose from."""

from dataclasses import replace
from functools import partial

from game.kit import Block, Column, Item, Panel, PanelHead, Row, Space, grown, text_style
from game.play import BACK, EARNED_KINDS, FRAME, SEASON, EarnedThing, portraits_of
from game.play import Seat as Player

from ..common import EVENING, Foot, Screen
from ..services import Services
from ..statistics.medal_words import left_words
from .earned_state import how_won, note_seen, read_wardrobe, tell_earned, thing_name
from .thing_card import ThingCard, ThingWords

#: The setting that keeps what is worn of each kind.
WORN_BY = {BACK: "card_back", FRAME: "portrait_frame", SEASON: "season"}
_GAP, _INSET, _HEAD = 8.0, 10.0, 30.0
#: How many things stand in a row, where texts are larger than usual.
_IN_ROW = 3
_TITLE = text_style.HEADING.with_changes(size=19)


class WardrobeScene(Screen):
    """Lets the player choose what is worn; what is locked tells how it is won.

    What was new when it was opened keeps its mark until it is left. It begins at the thing
    ``shown``, by its id, or at the back that is worn.
    """

    paper = "parchment"
    depth = 3
    landscape, dim = EVENING, 85

    def __init__(self, services: Services, shown: str = "") -> None:
        super().__init__(services)
        tell_earned(services)
        self.wardrobe = read_wardrobe(services)
        self.cards: dict[str, dict[str, ThingCard]] = {}
        self.remake()
        things = {id_: card for cards in self.cards.values() for id_, card in cards.items() if id_}
        worn = next(card for card in self.cards[BACK].values() if card.chosen)
        self.widgets.focus(things.get(shown, worn), show=shown in things)
        if shown in things and things[shown].locked:
            self._tell_locked(things[shown], shown)
        note_seen(services, self.wardrobe.fresh)

    def make(self) -> None:
        """Make a card for each thing, and one for the usual look of each kind."""
        self.title = self.translate("earned.title")
        (face,) = portraits_of((Player(portrait=next(iter(self.services.settings.portraits))),))
        self.cards = {kind: {"": self._usual(kind, face)} for kind in EARNED_KINDS}
        for thing in self.wardrobe.things:
            self.cards[thing.kind][thing.id] = self._card(thing, face)
        self.back = self.add_button("earned.back", self.go_back, "back")
        self._mark()

    def _usual(self, kind: str, face: str) -> ThingCard:
        words = ThingWords(self.translate(f"earned.usual.{kind}"), self.translate("earned.always"))
        return self._add(ThingCard(kind, "", words, partial(self.wear, kind, ""), portrait=face))

    def _card(self, thing: EarnedThing, face: str) -> ThingCard:
        say, progress = self.translate, self.wardrobe.progress[thing.id]
        won = thing.id in self.wardrobe.won
        steps = say("statistics.progress", count=progress.done, total=progress.total)
        figure = "" if won or progress.total == 1 else steps
        new = say("earned.new") if thing in self.wardrobe.fresh else ""
        words = ThingWords(
            thing_name(self.services, thing), how_won(self.services, thing), figure, new
        )
        card = ThingCard(
            thing.kind,
            thing.picture,
            words,
            partial(self.wear, thing.kind, thing.id),
            portrait=face,
            progress=None if won else progress,
        )
        card.locked = not self.wardrobe.may_wear(thing)
        return self._add(card)

    def _add(self, card: ThingCard) -> ThingCard:
        return self.widgets.add(card)

    def wear(self, kind: str, identity: str) -> None:
        """Wear a thing from now on, "" for the usual look; say how a locked one is won."""
        card = self.cards[kind][identity]
        if card.locked:
            self._tell_locked(card, identity)
            return
        changed = {WORN_BY[kind]: identity}
        self.services.remember(replace(self.services.settings, **changed))  # type: ignore[arg-type]
        self._mark()
        self.tell(self.translate("earned.worn", name=card.words.name))

    def _tell_locked(self, card: ThingCard, identity: str) -> None:
        left = left_words(self.services, self.wardrobe.progress[identity])
        told = self.translate("earned.locked", name=card.words.name, how=card.words.line)
        self.tell(f"{told} {left}".rstrip())

    def _mark(self) -> None:
        for kind, cards in self.cards.items():
            worn = getattr(self.services.settings, WORN_BY[kind])
            for identity, card in cards.items():
                card.chosen = identity == (worn if worn in cards else "")

    def go_back(self) -> None:
        """Go back to the scene below."""
        self.stack.pop()

    # The page

    def make_body(self) -> Block:
        """Return the backs over frames and seasons, or all kinds below one another."""
        panels = {kind: self._panel(kind) for kind in EARNED_KINDS}
        if grown(1.0) > 1.0:
            return Column(*panels.values(), gap=_GAP)
        below = Row(panels[FRAME], panels[SEASON], gap=_GAP)
        return Column(panels[BACK], below, gap=_GAP)

    def _panel(self, kind: str) -> Panel:
        cards = [Item(card, fills=True) for card in self.cards[kind].values()]
        columns = _IN_ROW if grown(1.0) > 1.0 else len(cards)
        rows = [cards[first : first + columns] for first in range(0, len(cards), columns)]
        filled = [
            Row(*row, *(Space() for _ in range(columns - len(row))), gap=_GAP) for row in rows
        ]
        head = PanelHead(self.translate(f"earned.kinds.{kind}"), _HEAD, _TITLE)
        return Panel(head, *filled, edge=_INSET, tall=(4.0, _INSET), gap=4.0, paper="wood")

    def make_foot(self) -> Foot:
        """Return the way back, and what is said of a choice."""
        return Foot(back=self.back, hint=self.translate("earned.hint"), message=self.message)


def example(services: Services) -> WardrobeScene:
    """Return the wardrobe of somebody who has played a year."""
    from ..common import file_year  # noqa: PLC0415

    file_year(services, 140)
    return WardrobeScene(services)


#: As a newcomer finds it.
example_first = WardrobeScene
