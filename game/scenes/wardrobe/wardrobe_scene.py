"""The wardrobe: portraits, frames, backs and seasons that were earned, to choose from."""

from dataclasses import replace
from functools import partial
from typing import Any

from game.kit import Block, Column, Item, Panel, PanelHead, Row, Space, grown, text_style
from game.play import (
    BACK,
    DUEL,
    EARNED_KINDS,
    FRAME,
    PORTRAIT,
    PORTRAITS,
    SEASON,
    WON_PORTRAITS,
    EarnedThing,
    portrait_of,
    with_portrait,
)
from game.play import Seat as Player

from ..common import EVENING, Foot, Screen, file_year
from ..services import Services
from ..statistics.medal_plate import left_words, thing_name
from .earned_state import how_won, note_seen, read_wardrobe, tell_earned
from .thing_card import ThingCard, ThingWords

#: The setting that keeps what is worn of each kind; portraits are kept by side.
WORN_BY = {BACK: "card_back", FRAME: "portrait_frame", SEASON: "season"}
#: What lies beside one another: what is of the player, and what is of the table.
ROWS = ((PORTRAIT, FRAME), (BACK, SEASON))
_GAP, _INSET, _HEAD = 8.0, 13.0, 30.0
#: How many things stand in a row, where texts are larger than usual.
_IN_ROW = 3
#: How wide a card without words is beside others, in letters of the words of those.
_ROOM = 50.0
_TITLE = text_style.HEADING.with_changes(size=19)


class WardrobeScene(Screen):
    """Lets the player choose what is worn; what is locked tells how it is won.

    What was new when it was opened keeps its mark until it is left. It begins at the thing
    ``shown``, by its id, or at the portrait that is worn.
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
        worn = next(card for card in self.cards[PORTRAIT].values() if card.chosen)
        self.widgets.focus(things.get(shown, worn), show=shown in things)
        if shown in things and things[shown].locked:
            self._tell_locked(things[shown], shown)
        note_seen(services, self.wardrobe.fresh)

    def make(self) -> None:
        """Make a card for each thing, and one for the usual look of each kind."""
        self.title = self.translate("earned.title")
        face = self._face
        self.cards = {kind: {"": self._usual(kind, face)} for kind in EARNED_KINDS}
        for thing in self.wardrobe.things:
            self.cards[thing.kind][thing.id] = self._card(thing, face)
        self.back = self.add_button("earned.back", self.go_back, "back")
        self.foot = Foot(back=self.back, hint=self.translate("earned.hint"))
        self._mark()

    @property
    def _face(self) -> str:
        """The portrait that the player has now."""
        mine = self.services.settings
        return portrait_of(Player(portrait=mine.portraits[mine.own_side]), mine.own_side)

    def _usual(self, kind: str, face: str) -> ThingCard:
        if kind == PORTRAIT and face in WON_PORTRAITS:
            face = PORTRAITS[self.services.settings.own_side]
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
        mine, changed = self.services.settings, dict[str, Any]()
        if kind != PORTRAIT:
            changed[WORN_BY[kind]] = identity
        elif identity:
            changed["portraits"] = with_portrait(mine.portraits, mine.own_side, identity)
        else:
            picker = self.services.routes.portrait_picker(replace(mine, mode=DUEL), mine.own_side)
            self.stack.push(picker, self._take_portraits)
            return
        self._wear(changed, card.words.name)

    def _take_portraits(self, portraits: object) -> None:
        if isinstance(portraits, tuple):
            name = self.translate(f"portraits.names.{portraits[self.services.settings.own_side]}")
            self._wear({"portraits": portraits}, name)

    def _wear(self, changed: dict[str, Any], name: str) -> None:
        """Keep what was chosen; a portrait is shown in the frames, too, and in rings."""
        mine = self.services.settings
        if "portraits" in changed and mine.ring_portraits[0]:
            own = changed["portraits"][mine.own_side]
            changed["ring_portraits"] = with_portrait(mine.ring_portraits, 0, own)
        self.services.remember(replace(mine, **changed))
        if "portraits" in changed:
            self.remake()
        self._mark()
        self.tell(self.translate("earned.worn", name=name))

    def _tell_locked(self, card: ThingCard, identity: str) -> None:
        left = left_words(self.services, self.wardrobe.progress[identity])
        told = self.translate("earned.locked", name=card.words.name, how=card.words.line)
        self.tell(f"{told} {left}".rstrip())

    def _mark(self) -> None:
        for kind, cards in self.cards.items():
            worn = (
                self._face if kind == PORTRAIT else getattr(self.services.settings, WORN_BY[kind])
            )
            for identity, card in cards.items():
                card.chosen = identity == (worn if worn in cards else "")

    # The page

    def make_body(self) -> Block:
        """Return portraits and frames over backs and seasons, or all kinds below one another."""
        panels = {kind: self._panel(kind) for kind in EARNED_KINDS}
        if grown(1.0) > 1.0:
            return Column(*panels.values(), gap=_GAP)
        shares = [
            sum(sum(self._shares(kind)) for kind in column) for column in zip(*ROWS, strict=True)
        ]
        rows = [[panels[kind] for kind in row] for row in ROWS]
        return Column(*(Row(*row, gap=_GAP, shares=shares) for row in rows), gap=_GAP)

    def _shares(self, kind: str) -> list[float]:
        """Return how wide the cards are beside one another: more words have more room."""
        return [_ROOM + len(card.words.line) for card in self.cards[kind].values()]

    def _panel(self, kind: str) -> Panel:
        cards = [Item(card, fills=True) for card in self.cards[kind].values()]
        columns = _IN_ROW if grown(1.0) > 1.0 else len(cards)
        rows = [cards[first : first + columns] for first in range(0, len(cards), columns)]
        shares = self._shares(kind) if len(rows) == 1 else ()
        filled = [
            Row(*row, *(Space() for _ in range(columns - len(row))), gap=_GAP, shares=shares)
            for row in rows
        ]
        head = PanelHead(self.translate(f"earned.kinds.{kind}"), _HEAD, _TITLE)
        return Panel(head, *filled, edge=_INSET, tall=(12.0, 12.0), gap=4.0, paper="wood")


def example(services: Services) -> WardrobeScene:
    """Return the wardrobe of somebody who has played a year."""
    file_year(services, 140)
    return WardrobeScene(services)


#: As a newcomer finds it.
example_first = WardrobeScene
