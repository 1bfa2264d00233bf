"""What changes a fight beside the cards: the captain, relics, the omen, squalls, the saga."""

from collections.abc import Iterator
from typing import NamedTuple

from game.kit import Block, Item, Row, Sizes, WidgetGroup, Words, grown, share_tab_stop
from game.kit import text_style as styles
from game.voyage import Voyage, steps_in_force

from ...services import Services
from ..chart.chart_bar import BarChip, ChipPicture, chip_height
from ..parts.scenario_words import squall_name, squall_text
from ..parts.voyage_pictures import OMENS, RELICS, goods_icon
from ..parts.voyage_words import captain_step, relic_name, relic_text

_HEAD = styles.STRONG.with_changes(size=17, wrap=True)
_WORDS = 190.0


class _Cause(NamedTuple):
    """Something at work: its picture, and what it does."""

    picture: str
    words: str


class AtWork:
    """A row of chips, each of which tells by its hint what it does in the fight."""

    def __init__(self, services: Services, voyage: Voyage, widgets: WidgetGroup) -> None:
        self._services = services
        self._voyage = voyage
        self._head = services.translate("before_fight.at_work")
        self.chips: list[BarChip] = []
        for cause in self._causes():
            chip = widgets.add(BarChip())
            chip.show((ChipPicture(cause.picture),), "", cause.words)
            self.chips.append(chip)
        share_tab_stop(self.chips)

    def _causes(self) -> Iterator[_Cause]:
        services, voyage, say = self._services, self._voyage, self._services.translate
        header = voyage.header
        steps = [words for words, step in steps_in_force(voyage) if step.changes]
        if steps:
            told = (captain_step(services, *_step_of(each)) for each in steps)
            yield _Cause(goods_icon(f"rank_{voyage.rank}"), " ".join(told))
        for relic in voyage.relics:
            name, text = relic_name(services, relic), relic_text(services, relic)
            words = say("voyage.chart.relic_hint", name=name, text=text)
            yield _Cause(f"{RELICS}/{relic}", words)
        if _meets_omen(voyage):
            name, text = (say(f"voyage.omens.{voyage.omen}.{end}") for end in ("name", "text"))
            words = say("voyage.chart.omen_hint", name=name, text=text)
            yield _Cause(f"{OMENS}/{voyage.omen}", words)
        if header.squalls:
            told = (
                f"{squall_name(services, each)}. {squall_text(services, each)}"
                for each in header.squalls
            )
            yield _Cause("icons/wing", say("before_fight.squalls", squalls=" ".join(told)))
        if header.start is not None and header.start.foes:
            yield _Cause(goods_icon("log"), say("before_fight.saga", count=header.start.foes))

    @property
    def spoken(self) -> list[str]:
        """All of it for the voice."""
        return [self._head, *(chip.hint for chip in self.chips)] if self.chips else []

    def blocks(self) -> list[Block]:
        """Return the row with its head; nothing where nothing is at work."""
        if not self.chips:
            return []
        high = chip_height()
        chips = (Item(chip, high, wide=chip.wanted_width) for chip in self.chips)
        return [
            Row(
                Words(self._head, _HEAD, high),
                Row(*chips, tight=True, gap=Sizes.gap_small, align="start"),
                gap=Sizes.gap,
                shares=lambda width: (grown(_WORDS), width - grown(_WORDS) - Sizes.gap),
                stack=1.3,
            )
        ]


def _meets_omen(voyage: Voyage) -> bool:
    """Tell whether the omen changes this fight, and not prices, sails or days alone (R16.12)."""
    omen = voyage.book.omens.get(voyage.omen)
    if omen is None:
        return False
    deep = voyage.chart.fields[voyage.fleet].depth >= omen.from_depth
    return bool(omen.changes) or bool(omen.guard_cards and deep)


def _step_of(source: str) -> tuple[str, int]:
    """Return the captain and the number of a step from its id, such as "mirel.2"."""
    captain, _, number = source.partition(".")
    return captain, int(number)
