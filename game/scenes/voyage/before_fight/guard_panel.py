"""The guard before a fight, its outlook, and what changes the fight beside the cards."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Drawn,
    Fitting,
    Item,
    Panel,
    Row,
    Sizes,
    Space,
    WidgetGroup,
    Words,
    grown,
    share_tab_stop,
)
from game.kit import text_style as styles
from game.voyage import Guard, Voyage, steps_in_force

from ...common import paint_sight
from ...services import Services
from ..chart.chart_bar import BarChip, ChipPicture, chip_height
from ..parts.hero_painting import draw_hero
from ..parts.home_words import person_words, squall_name, squall_text
from ..parts.icon_lines import HEAD, SMALL, IconLine, IconLines, lines_beside_face
from ..parts.outlook_gauge import OutlookGauge
from ..parts.voyage_pictures import OMENS, RELICS, goods_icon, sight_of_field
from ..parts.voyage_words import (
    brief_words,
    captain_step,
    guard_about,
    guard_lines,
    guard_name,
    guard_picture,
    lost_lines,
    relic_name,
    relic_text,
    won_lines,
)

_EDGE, _FACE = 18.0, 40.0
#: How much larger what is told is where there is room.
_LARGER = 1.25
#: The space between the columns that tell the strength and the stakes, and their shares.
_BETWEEN, _SHARES = 22.0, (0.36, 0.34, 0.3)
#: The space above a line of the strength where all are close.
_CLOSE = 1.0
_NAME = HEAD.with_changes(size=25.0, align="center")
_ABOUT = SMALL.with_changes(size=15.0, align="center")
_STAKE = SMALL.with_changes(size=15.0, colour=Colours.text)

_HEAD = styles.STRONG.with_changes(size=17, wrap=True)
_WORDS = 190.0


class GuardPanel:
    """Tells everything that is known of the guard before the fleet."""

    def __init__(self, services: Services, voyage: Voyage, guard: Guard) -> None:
        self.outlook = OutlookGauge(services)
        self._guard = guard
        self._sight = sight_of_field(voyage, voyage.fleet)
        say = services.translate
        self._head = [
            IconLine(guard_name(services, guard), HEAD, colour=Colours.gold),
            IconLine(guard_about(services, voyage, guard), SMALL, above=0.0),
        ]
        self._strength = guard_lines(services, guard)
        person = person_words(services, guard)
        self._person = [IconLine(person, _ABOUT, above=2.0)] if person else []
        head = HEAD.with_changes(size=16.5)
        won, lost = (
            [line._replace(style=_STAKE, above=2.0) for line in told(services, voyage, guard)]
            for told in (won_lines, lost_lines)
        )
        brief = IconLine(
            brief_words(services, voyage, guard), _STAKE, goods_icon("gold"), above=2.0
        )
        won_head = IconLine(say("before_fight.won.head"), head, above=10.0)
        self._won, self._brief = [won_head, *won], [won_head, brief]
        self._lost = [IconLine(say("before_fight.lost.head"), head, above=10.0), *lost]

    @property
    def spoken(self) -> list[str]:
        """All lines, for the voice."""
        lines = [*self._head, *self._strength, *self._won, *self._lost]
        return [line.words for line in lines]

    def poster(self) -> Panel:
        """Return who waits, large, over the name, who that is, and the outlook."""
        name, about = self._head
        words = [name._replace(style=_NAME), about._replace(style=_ABOUT), *self._person]
        return Panel(
            Drawn(self._draw_guard, spring=1.0), IconLines(words), self.outlook, edge=_EDGE
        )

    def told(self) -> Block:
        """Return the strength and the stakes side by side; captions go first without room."""
        strength = self._strength[len(self._person) :]
        plain = [line for line in strength if line.style != SMALL]
        close = [line._replace(above=_CLOSE) for line in plain]
        return Fitting(
            self._columns(strength, self._won, _LARGER),
            self._columns(strength, self._won),
            self._columns(plain, self._won),
            self._columns(close, self._brief),
            spring=1.0,
        )

    def _columns(self, strength: list[IconLine], won: list[IconLine], growth: float = 1.0) -> Panel:
        columns = (
            IconLines([line.enlarged(growth) for line in lines])
            for lines in (strength, won, self._lost)
        )
        row = Row(*columns, gap=_BETWEEN, shares=_SHARES)
        space = Space(spring=1.0)
        return Panel(space, row, space, edge=_EDGE, tall=_EDGE - 2, paper="parchment")

    def list(self) -> Panel:
        """Return all of it below one another, for large texts."""
        return Panel(
            lines_beside_face(guard_picture(self._guard), self._head, _FACE),
            *(IconLines(self._strength), self.outlook, IconLines([*self._won, *self._lost])),
            edge=_EDGE,
        )

    def _draw_guard(self, canvas: Canvas, area: pygame.FRect) -> None:
        behind = partial(paint_sight, name=self._sight)
        draw_hero(canvas, guard_picture(self._guard), area, behind, self._sight)


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
