"""After a voyage of a saga: the cards and the relic that sail on are chosen (R16.103, R16.105)."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from game.kit import (
    Block,
    Colours,
    Column,
    Item,
    Panel,
    Row,
    Sizes,
    Words,
    grown,
    share_tab_stop,
    text_style,
)
from game.play import SagaRun
from game.voyage import KeepAboard, Landing, most_kept, proposed_keep, rank_kept

from ...common import Foot, Screen, SpareSight, sight_picture
from ...services import Services
from ..choices.choice_option import OptionPlate
from ..parts.company_card import CardGrid, CompanyCard, shown_card
from ..parts.icon_lines import SMALL, STRONG, IconLine
from ..parts.voyage_pictures import RELICS, goods_icon
from ..parts.voyage_words import relic_name, relic_text
from .saga_files import as_it_landed

_EDGE, _GAP = 18.0, 14.0
_ROW, _WIDEST, _LEAST = 6, 150.0, 96.0
_RELIC = 400.0
#: From this growth of the texts on the relics are below the cards.
_STACKED = 1.3
_HEAD = text_style.NAME.with_changes(size=20, wrap=True)
_ABOUT = text_style.BODY.with_changes(size=16.5, wrap=True, colour=Colours.light)


class SagaKeepScene(Screen):
    """Lets be chosen what sails on; the saga has it when this scene leaves."""

    accepts = True
    rule: ClassVar[str] = "R16.103"
    music = "music_sea"
    landscape, dim = sight_picture("harbour"), 70
    widest = 1320.0
    telling_sound = ""
    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers"}

    def __init__(self, services: Services, run: SagaRun) -> None:
        super().__init__(services)
        self.run = run
        self.number, self.relics = most_kept(run.saga, self.landing)
        self._voyage = as_it_landed(services, run.saga, self.landing)
        self.chosen: list[str] = []
        self.relic = ""
        self._take(proposed_keep(run.saga))
        self.remake()

    @property
    def landing(self) -> Landing:
        """What the voyage brought home."""
        landed = self.run.saga.landed
        assert landed is not None
        assert landed.landing is not None
        return landed.landing

    def make(self) -> None:
        """Make the widgets in the player's language."""
        say, services = self.translate, self.services
        self.title = say("saga.keep.title")
        keys = services.inputs.device.hand == "keys"
        self.cards: dict[str, CompanyCard] = {}
        for number, member in enumerate(self._voyage.company, 1):
            shown = shown_card(services, self._voyage, member.card)
            act = partial(self.toggle, member.card)
            card = CompanyCard(shown, act, number=number if number < 10 else 0)
            card.shows_number = keys
            self.cards[member.card] = self.widgets.add(card)
        share_tab_stop(self.cards.values())
        known = services.content.voyage.relics
        relics = [each for each in self.landing.relics if each in known] if self.relics else []
        self.plates = {
            each: self.widgets.add(self._plate(each)) for each in ([*relics, ""] if relics else [])
        }
        share_tab_stop(self.plates.values())
        self.propose_button = self.add_button("saga.keep.propose", self.propose, "hint", size=16)
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.done_button = self.add_main_button("saga.keep.done", self.done, "ship")
        self._show()

    def _plate(self, relic: str) -> OptionPlate:
        say = self.translate
        name, text = say("saga.keep.no_relic"), say("saga.keep.no_relic_text")
        picture = goods_icon("shut")
        if relic:
            name, text = relic_name(self.services, relic), relic_text(self.services, relic)
            picture = f"{RELICS}/{relic}"
        lines = [IconLine(name, STRONG, colour=Colours.gold), IconLine(text, SMALL, above=0.0)]
        plate = OptionPlate(picture, lines, partial(self.choose_relic, relic))
        plate.low = True
        return plate

    # Actions of the player

    def toggle(self, card: str) -> None:
        """Let a card sail on, or put it back."""
        self.tell("")
        if card in self.chosen:
            self.chosen.remove(card)
        elif len(self.chosen) < self.number:
            self.chosen.append(card)
        else:
            self.tell(self.translate("saga.keep.full"))
        self._show()

    def choose_relic(self, relic: str) -> None:
        """Let a relic sail on, or none."""
        self.relic = relic
        self._show()

    def propose(self) -> None:
        """Choose what the game proposes."""
        self._take(proposed_keep(self.run.saga))
        self.tell("")
        self._show()

    def _take(self, keep: KeepAboard) -> None:
        self.chosen, self.relic = list(keep.cards), keep.relic

    def done(self) -> None:
        """Have the saga keep what is chosen, or say what is missing."""
        if len(self.chosen) < self.number:
            self.tell(self._hint)
            return
        with self.services.telling(self.tell):
            self.run.submit(KeepAboard(tuple(self.chosen), self.relic))
            self.stack.pop(True)

    # The scene

    @property
    def _hint(self) -> str:
        missing = self.number - len(self.chosen)
        if missing:
            return self.translate("saga.keep.to_choose", count=missing)
        return self.translate("saga.keep.ready")

    @property
    def _about(self) -> list[str]:
        saga, say = self.run.saga, self.translate
        rank = say("saga.keep.rank", rank=rank_kept(saga, self.landing))
        return [say("saga.keep.won" if self.landing.is_won else "saga.keep.lost"), rank]

    def spoken_opening(self) -> Sequence[str]:
        """Return how the voyage ended, what can be chosen, and what is."""
        names = [self.cards[card].card.name for card in self.chosen]
        count = self.translate("saga.keep.cards", count=self.number)
        return [*self._about, f"{count}: {', '.join(names)}", self._hint]

    def take_number(self, number: int) -> None:
        """Choose a card by its number."""
        if 1 <= number <= len(self.cards):
            self.toggle(list(self.cards)[number - 1])

    def _show(self) -> None:
        full = len(self.chosen) >= self.number
        for card, widget in self.cards.items():
            widget.chosen = card in self.chosen
            widget.dim = full and not widget.chosen
        for relic, plate in self.plates.items():
            plate.chosen = relic == self.relic
        self.lay_out_anew()

    def make_foot(self) -> Foot:
        """Return the ways on and back, and what is still to be chosen."""
        buttons = self.done_button, self.back_button
        return Foot(*buttons, hint=self._hint, message=self.message)

    def make_body(self) -> Block:
        """Return the cards with the relics beside them, or below them where texts are large."""
        wide = min(grown(220.0), 420.0)
        head = Row(
            Words(self.translate("saga.keep.cards", count=self.number), _HEAD),
            Item(self.propose_button),
            shares=lambda width: (width - wide - Sizes.gap, wide),
        )
        grid = CardGrid(
            [*self.cards.values()],
            _ROW,
            most=_WIDEST,
            least=0.0 if grown(1.0) > 1.0 else _LEAST,
            spring=1.0,
            tight=True,
        )
        cards = Panel(head, Words(" ".join(self._about), _ABOUT), grid, edge=_EDGE, gap=10.0)
        if not self.plates:
            return cards
        plates = (Item(plate) for plate in self.plates.values())
        heading = Words(self.translate("saga.keep.relic"), _HEAD)
        spare = SpareSight("harbour")
        relics = Panel(heading, Column(*plates, gap=8.0), spare, edge=_EDGE, gap=10.0)
        return Row(
            cards,
            relics,
            gap=_GAP,
            shares=lambda width: (width - _RELIC - _GAP, _RELIC),
            stack=_STACKED,
        )


def example(services: Services) -> SagaKeepScene:
    """Return the choice after a voyage that was won."""
    from .saga_examples import sailed_saga  # noqa: PLC0415

    return SagaKeepScene(services, sailed_saga(services, "www", kept=False))


def example_lost(services: Services) -> SagaKeepScene:
    """Return the choice after a voyage that was lost."""
    from .saga_examples import sailed_saga  # noqa: PLC0415

    return SagaKeepScene(services, sailed_saga(services, "wl", kept=False))
