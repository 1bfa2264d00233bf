"""The pages that tell a voyage: the course with its fights, the company with its relics, the score.

They are shown by the end of a voyage, and by every screen that shows one again.
"""

from collections.abc import Callable, Collection, Iterator, Sequence

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Fitting,
    Grid,
    Item,
    Panel,
    Row,
    Segments,
    Sizes,
    Space,
    button_height,
    grown,
    picture,
    text_style,
)
from game.voyage import score

from ...common import Screen, SpareSight
from ..chart.company_cards import CompanyCards
from ..parts.icon_lines import (
    BODY,
    HEAD,
    SMALL,
    STRONG,
    IconLine,
    IconLines,
    draw_strip,
    strip_height,
)
from ..parts.outlook_gauge import OutlookSource
from ..parts.voyage_pictures import RELICS, goods_icon
from ..parts.voyage_words import captain_name, relic_name, relic_text
from .deciding_fights import DecidingFights
from .ending_words import captions, draw_captions, story_lines
from .medal_strike import MedalStrike
from .sailed_chart import SailedChart
from .score_page import STACKED, good_words, score_page
from .score_panel import MedalRow, ScoreCount, ScorePanel
from .told_voyage import ToldVoyage

ENDING, COURSE, COMPANY, SCORE = "ending", "course", "company", "score"
#: The shares of the width that the chart and the panel beside it take.
_SHARES = (0.68, 0.32)
#: So many cards of the company stand in a row, and how wide one is at most.
_CARDS_ROW, _CARD = 12, 106.0
#: How large a relic is that is told of, and how many are side by side.
_RELIC_LARGE, _RELICS_ROW = 46.0, 3
_GAP, _EDGE, _TAB, _BUTTON = 14.0, 16.0, 170.0, 190.0
#: So many fights are told where there is no room for all.
_FEWER = 2
_CAPTION = text_style.BODY.with_changes(
    size=16, colour=Colours.light, valign="middle", fit=True, outline=1.4
)
#: The height of a line below the chart, the width of the chart's frame, the side of a small relic.
_CAPTION_HIGH, _FRAME, _RELIC = 28.0, 4.0, 34.0


class SummaryPages:
    """Makes the widgets of a ``screen`` for the pages, and their blocks.

    ``had`` and ``new`` are the captain's medals before this voyage and by it. With an ``ending``,
    the first page, the points are counted up where they are first seen.
    """

    def __init__(
        self,
        screen: Screen,
        told: ToldVoyage,
        had: Collection[str] = (),
        new: Collection[str] = (),
        *,
        ending: Callable[[], Block] | None = None,
        source: OutlookSource | None = None,
    ) -> None:
        self._screen, self.told = screen, told
        self._had, self._new = had, new
        services = screen.services
        self._ending = ending
        self.pages = [ENDING] if ending else []
        self.pages += [COURSE] if told.story else []
        self.pages += [COMPANY] if told.voyage else []
        self.pages.append(SCORE)
        self.page = self.pages[0]
        self.chart = SailedChart(told.story, spring=1.0) if told.story else None
        self.fights = DecidingFights(services, told.deciding, screen.lay_out_anew, source)
        self.watching = False
        reduced = services.settings.reduced_motion
        self.strike = MedalStrike(len(new), reduced=reduced)
        parts = len(score(told.voyage).parts) if told.voyage is not None else 0
        self.count = ScoreCount(parts, counted=ending is not None and not reduced)

    # The widgets

    def make(self) -> None:
        """Make the widgets, and all that has words."""
        screen, say = self._screen, self._screen.translate
        names = [say(f"voyage_end.pages.{page}") for page in self.pages]
        self.tabs = screen.widgets.add(Segments("", names, self.pages.index(self.page), self._turn))
        self.tabs.called = say("voyage_end.pages.called")
        self.watch = screen.add_button(
            "voyage_end.watch", self.toggle, "play", kind="quiet", size=16
        )
        self._name_watch()
        self.cards = screen.widgets.add(
            CompanyCards(screen.services, most=_CARDS_ROW, even=True, widest=_CARD)
        )
        voyage = self.told.voyage
        if voyage is not None:
            self.cards.show(voyage, voyage.company)
        if voyage is not None and self.told.story is not None:
            goals = [goal.id for goal in voyage.scenario.goals]
            self.score = ScorePanel(screen.services, score(voyage), goals)
            self.medals = MedalRow(screen.services, goals, self._had, self._new, self.strike)
        self._show()

    def _turn(self, index: int) -> None:
        self.turn_to(self.pages[index])

    def turn_to(self, page: str) -> None:
        """Show another page."""
        self.page, self.tabs.index = page, self.pages.index(page)
        self._show()
        self._screen.lay_out_anew()

    def _show(self) -> None:
        self.cards.visible = self.page == COMPANY

    def _name_watch(self) -> None:
        key, icon = ("stop", "pause") if self.watching else ("watch", "play")
        self.watch.label = self._screen.translate(f"voyage_end.{key}")
        self.watch.icon = f"icons/{icon}"

    def toggle(self) -> None:
        """Watch the course being sailed, or see all of it."""
        if self.chart is None:
            return
        self.watching = not self.watching
        if self.watching:
            self.chart.begin()
        else:
            self.chart.finish()
        self._name_watch()
        self.turn_to(COURSE)

    def update(self, dt: float) -> bool:
        """Sail on while it is watched; ask for outlooks; return whether anything moved."""
        self.fights.update()
        striking = self.page == SCORE and (self.count.update(dt) or self._strike_on(dt))
        if not self.watching or self.chart is None:
            return striking
        reduced = self._screen.services.settings.reduced_motion
        self.chart.sail_on(dt, whole=reduced)
        if self.chart.is_over:
            self.watching = False
            self._name_watch()
        return True

    def _strike_on(self, dt: float) -> bool:
        """Strike the new medals, once the points are counted."""
        before = self.strike.down
        moving = self.strike.update(dt)
        if self.strike.down > before:
            self._screen.services.sound.effect("strike_medium", gain=0.6)
        return moving

    def leave(self) -> None:
        """Ask for nothing more."""
        self.fights.rest()

    # The blocks

    def tabs_row(self, *asides: Item) -> Block:
        """Return the tabs, with what is done with the voyage beside them, or below."""
        high = button_height(Sizes.field_height)
        wide = grown(_TAB) * len(self.pages)
        items: list[Block] = [Item(self.tabs, high, wide)]
        self.watch.visible = self.page == COURSE
        if self.watch.visible:
            items.append(Item(self.watch, high, grown(_BUTTON)))
        return Row(*items, *asides, gap=_GAP, tight=True)

    def body(self) -> Block:
        """Return the page that is shown."""
        if self.page == ENDING and self._ending:
            return self._ending()
        make = {COURSE: self._course, COMPANY: self._company, SCORE: self._score}
        return make[self.page]()

    def _course(self) -> Block:
        assert self.chart is not None
        high = grown(_CAPTION_HIGH) * len(self.chart.story.fleets)
        over = grown(1.0) == 1.0
        self.chart.foot = high if over else 0.0
        left = Block(self.chart, Drawn(self._draw_band), spring=1.0)
        if not over:
            left = Column(self.chart, Drawn(self._draw_caption, high), gap=4.0, spring=1.0)
        aboard, fights = [*self._aboard()], len(self.fights.fights)
        panel: Block = self.fights.panel(aboard, fights)
        if grown(1.0) <= STACKED:
            panel = Fitting(panel, self.fights.panel(aboard, _FEWER))
        return Row(left, panel, gap=_GAP, shares=_SHARES, stack=STACKED, spring=1.0)

    def _aboard(self) -> Iterator[Block]:
        """Yield the company in small, and the relics, as they are at the end."""
        voyage, cards = self.told.voyage, self.cards.shown
        if voyage is None:
            return
        yield Drawn(
            lambda canvas, area: draw_strip(canvas, cards, area),
            lambda _view, width: strip_height(cards, width),
        )
        if voyage.relics:
            yield Space(Sizes.gap_small)
            yield Drawn(self._draw_relics, _RELIC)

    def _draw_relics(self, canvas: Canvas, area: pygame.FRect) -> None:
        voyage = self.told.voyage
        assert voyage is not None
        x = area.centerx - (len(voyage.relics) * (_RELIC + 8) - 8) / 2
        for relic in voyage.relics:
            canvas.image(f"{RELICS}/{relic}", (x, area.y, _RELIC, _RELIC))
            x += _RELIC + 8

    def _draw_band(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw the caption at the foot of the chart, on a dark band."""
        assert self.chart is not None
        band = area.inflate(-2 * _FRAME, -2 * _FRAME)
        band.height = self.chart.foot
        band.bottom = area.bottom - _FRAME
        canvas.fill(band, Colours.night, alpha=150)
        self._draw_caption(canvas, band)

    def _draw_caption(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.chart is not None:
            draw_captions(canvas, area, captions(self._screen.services, self.chart), _CAPTION)

    def _company(self) -> Block:
        voyage, say = self.told.voyage, self._screen.translate
        assert voyage is not None
        name = captain_name(self._screen.services, voyage.captain)
        packs = say("voyage_end.parts.pack", count=len(voyage.packs))
        head = IconLine(
            say("voyage_end.company", name=name, rank=voyage.rank), HEAD, colour=Colours.gold
        )
        about = IconLine(
            say("voyage_end.company_text", count=len(voyage.company), packs=packs), SMALL, above=0.0
        )
        return Panel(
            IconLines([head, about]),
            Space(Sizes.gap),
            Item(self.cards),
            Space(Sizes.gap),
            IconLines([IconLine(say("voyage_end.relics"), HEAD, colour=Colours.gold)]),
            Space(Sizes.gap_small),
            self._relics(voyage.relics),
            Space(),
            SpareSight("harbour"),
            edge=_EDGE,
            spring=1.0,
        )

    def _relics(self, relics: Sequence[str]) -> Block:
        services = self._screen.services
        if not relics:
            return IconLines([IconLine(self._screen.translate("voyage_end.no_relics"), BODY)])
        told = [
            Row(
                picture(f"{RELICS}/{relic}", _RELIC_LARGE),
                IconLines(
                    [
                        IconLine(relic_name(services, relic), STRONG),
                        IconLine(relic_text(services, relic), SMALL, above=1.0),
                    ]
                ),
                shares=lambda width: (_RELIC_LARGE, width - _RELIC_LARGE - Sizes.gap),
            )
            for relic in relics
        ]
        return Grid(told, 1 if grown(1.0) > STACKED else _RELICS_ROW)

    def _score(self) -> Block:
        if self.told.story is None:
            return self._known()
        return score_page(self._screen.services, self.told, self.score, self.medals, self.count)

    def _known(self) -> Block:
        """Return what the file alone tells of a voyage of another version."""
        say, result = self._screen.translate, self.told.result
        lines = [
            IconLine(say("voyage_log.points", score=result.score), HEAD, goods_icon("score")),
            IconLine(say("voyage_log.day", day=result.day), BODY, goods_icon("day")),
            IconLine(say("voyage.chart.rank", rank=result.rank), BODY, goods_icon("rank_2")),
            IconLine(
                say("voyage_end.facts.fights_won", count=result.fights_won), BODY, "icons/sword"
            ),
            IconLine(say("voyage_end.no_course"), SMALL, above=14.0),
            IconLine(self.told.problem, SMALL, above=4.0, colour=Colours.muted),
        ]
        return Panel(IconLines(lines), SpareSight("wreck"), edge=_EDGE, spring=1.0)

    # The voice

    @property
    def spoken(self) -> list[str]:
        """What the pages tell, one after the other, but for the days."""
        if self.told.story is None:
            return [self._screen.translate("voyage_end.no_course")]
        good = [words for words, _ in good_words(self._screen.services, self.told)]
        return [*self.score.spoken, *self.fights.spoken, *good, *self.medals.spoken]

    @property
    def spoken_days(self) -> list[str]:
        """The story, a line for each day, for who wants to hear it all."""
        story = self.told.story
        return [] if story is None else story_lines(self._screen.services, story)
