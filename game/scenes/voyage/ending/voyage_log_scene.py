"""The voyages that are over, one in each row, with all that is kept of the chosen one beside.

A page of its own has the voyages of the day (R16.84): one for each day, with its place among them.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Item,
    Panel,
    Row,
    ScrollList,
    Segments,
    Sizes,
    button_height,
    grown,
    text_style,
)
from game.play import (
    EndedVoyage,
    ProfileError,
    VoyageFigures,
    VoyageRun,
    can_sail_again,
    day_attempts,
    day_rating,
    day_table,
    day_voyage,
    is_known,
)
from game.voyage import WON, GiveUp

from ...common import (
    Foot,
    Screen,
    day_words,
    empty_page,
    inner,
    list_beside,
    moment_words,
    sight_picture,
)
from ...services import Services
from ..chart.company_cards import CompanyCards
from ..parts.home_words import scenario_name
from ..parts.past_voyages import opened_for, past_voyages
from ..parts.two_captains import captains_words
from ..parts.voyage_pictures import CAPTAINS, draw_face, goods_icon
from ..parts.voyage_words import captain_name
from .past_voyage_panel import PastVoyagePanel
from .past_voyage_scene import past_voyage
from .sailed_chart import SailedChart
from .told_voyage import told_ended

ALL, DAYS = TABS = ("all", "days")
_ROW, _FACE, _TABS, _PASTE = 140.0, 40.0, 460.0, 210.0
#: The width of a chart in a row for its height, and at most for the row's width; how many are
#: drawn, the uppermost, and how far the face lies over the chart's edge, in its radius.
_SHEET, _WIDEST, _DRAWN, _OVER = 1.75, 0.39, 40, 0.4
#: The number of rows of which one fills the list, at least.
_FEWEST = 2
#: The room for the points.
_POINTS_ROOM = 110.0
#: How wide a card beside the list is at most, and the share of the width that lies beside it.
_CARD, _SHARE = 100.0, 0.37
_NAME = text_style.NAME.with_changes(size=23, floor=13, fit=True, valign="middle")
_HOW = text_style.BODY.with_changes(size=16.5, floor=10, fit=True, valign="middle")
_LINE = text_style.CAPTION.with_changes(
    size=15, fit=True, floor=9, valign="middle", colour=Colours.muted
)
_POINTS = text_style.NAME.with_changes(size=30, align="right", colour=Colours.gold)


class VoyageLogScene(Screen):
    """Lists the voyages that have ended, those begun last first."""

    paper = "parchment"
    landscape, dim = sight_picture("lookout"), 70
    dim = 150

    def __init__(self, services: Services, tab: str = ALL) -> None:
        super().__init__(services)
        self.every = past_voyages(services)
        self.tab = tab
        self._days = day_table(day_attempts(services.voyages))
        #: The charts that were sailed, by their voyages; None where this game does not know one.
        self._charts: dict[Path, SailedChart | None] = {}
        self.ended = self._listed()
        self.title = self.translate("voyage_log.title")
        self.list = self.widgets.add(
            ScrollList(
                len(self.ended),
                self._draw_row,
                on_select=lambda _: self._show(),
                on_pick=lambda _: self.show_voyage(),
            )
        )
        self.list.fewest = _FEWEST
        self.tabs = self.widgets.add(
            Segments(
                "",
                [self.translate(f"voyage_log.tabs.{each}") for each in TABS],
                TABS.index(tab),
                lambda index: self._turn(TABS[index]),
            )
        )
        self.tabs.called = self.translate("voyage_log.tabs.called")
        self._figures = self._read()
        self.cards = self.widgets.add(CompanyCards(services, even=True, widest=_CARD))
        self.panel = PastVoyagePanel(services, self.cards)
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.show_button = self.add_main_button("voyage_log.show", self.show_voyage, "eye")
        self.again_button = self.add_button("voyage_log.again", self.sail, "again", size=16)
        self.paste_button = self.add_button(
            "voyage_log.paste", self.open_code, "paste", hint="voyage_log.paste_hint", size=16
        )
        if self.ended:
            self.list.select(0)
        self._show()
        self.widgets.focus(self.list if self.ended else self.back_button)

    def _read(self) -> dict[str, VoyageFigures]:
        try:
            return self.services.profile.figures.voyages.voyages()
        except ProfileError:
            # The statistics tell of it; the files tell how the voyages ended.
            return {}

    def _listed(self) -> Sequence[EndedVoyage]:
        """Return the voyages of the tab, those begun last first."""
        if self.tab == ALL:
            return self.every
        counted = [each.path for each in self._days]
        return [each for each in self.every if each.path in counted]

    def _turn(self, tab: str) -> None:
        self.tab, self.ended = tab, self._listed()
        self.list.set_count(len(self.ended))
        self.list.selected = None
        if self.ended:
            self.list.select(0)
        self._show()
        self.lay_out_anew()

    def _can_sail(self, index: int) -> bool:
        book, now = self.services.content.voyage, opened_for(self.services, self.every)
        return can_sail_again(self.ended[index], now, book)

    def _show(self) -> None:
        """Show the chosen voyage beside the list, and offer to sail it where this game knows it."""
        chosen = self.list.selected
        self.again_button.enabled = chosen is not None and self._can_sail(chosen)
        self.show_button.enabled = chosen is not None
        if self.list.selected is None:
            return
        voyage = self.ended[self.list.selected]
        self.panel.show(voyage, self._figures.get(voyage.path.name))
        self.lay_out_anew()

    def spoken_opening(self) -> list[str]:
        """Return what is told of the chosen voyage."""
        return self.panel.spoken

    def show_voyage(self) -> None:
        """Show all of the chosen voyage: its course, its company and its score."""
        chosen = self.list.selected
        if chosen is not None:
            self.stack.push(past_voyage(self.services, self.ended[chosen]))

    def open_code(self) -> None:
        """Show the voyage whose code somebody has copied."""
        scene = self.services.routes.replays.of_clipboard()
        if scene is None:
            self.tell(self.translate("voyage_log.nothing_copied"))
        else:
            self.stack.push(scene)

    def sail(self) -> None:
        """Set out for the chosen voyage once more."""
        if self.list.selected is not None and self._can_sail(self.list.selected):
            header = self.ended[self.list.selected].header.voyage
            self.stack.clear_to(self.services.routes.voyage_start(header))

    def update(self, dt: float) -> bool:
        """Move on, and read one more of the voyages whose charts are not drawn yet."""
        moving = super().update(dt)
        unread = (each for each in self.ended[:_DRAWN] if each.path not in self._charts)
        ended = next(unread, None)
        if ended is None:
            return moving
        story = told_ended(self.services, ended, None).story
        self._charts[ended.path] = None if story is None else SailedChart(story)
        self.invalidate()
        return True

    def make_body(self) -> Block:
        """Return the list with the chosen voyage beside it, or below it where texts are large."""
        self.list.row_height = grown(_ROW)
        tabs = Row(
            Item(self.tabs, button_height(Sizes.field_height), grown(_TABS)),
            Item(self.paste_button, button_height(Sizes.field_height), grown(_PASTE)),
            tight=True,
        )
        if self.ended:
            return Column(tabs, list_beside(self.list, self.panel.block(), _SHARE))
        if self.tab == ALL:
            return Column(
                tabs, Panel(Item(self.list, spring=1.0), edge=16.0, tall=14.0, paper="wood")
            )
        none = self.translate("voyage_log.tabs.days"), self.translate("voyage_log.no_days")
        return Column(tabs, empty_page("lookout", "icons/chart", *none))

    def make_foot(self) -> Foot:
        """Return the ways on and back, and to sail again."""
        return Foot(self.show_button, self.back_button, self.again_button, message=self.message)

    def _draw_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        ended = self.ended[index]
        header = ended.header.voyage
        inside = inner(row, 14, 8)
        if not is_known(ended, self.services.content.voyage):
            canvas.text(ended.path.name, inside, _NAME)
            lower = inside.move(0, inside.height / 2)
            canvas.text(self.translate("voyage_log.unknown"), lower, _LINE)
            return
        words = inside.copy()
        words.x += self._draw_pictures(canvas, inside, ended) + Sizes.gap
        room = grown(_POINTS_ROOM)
        words.width = inside.right - words.x - room
        told = [(captains_words(self.services, header), _NAME), (self._how(index), _HOW)]
        told += [(each, _LINE) for each in self._about(ended)]
        highs = [grown(style.size) * Sizes.line for _, style in told]
        top = words.centery - sum(highs) / 2
        for (line, style), high in zip(told, highs, strict=True):
            canvas.text(line, (words.x, top, words.width, high), style)
            top += high
        points = pygame.FRect(inside.right - room, inside.y, room, inside.height)
        self._draw_points(canvas, points, index)

    def _draw_pictures(self, canvas: Canvas, inside: pygame.FRect, ended: EndedVoyage) -> float:
        """Draw the chart, the captain and what was reached; return how wide they are together."""
        header, result = ended.header.voyage, ended.result
        chart, width = self._charts.get(ended.path), 0.0
        if grown(1.0) == 1.0:
            wide = min(_SHEET * inside.height, _WIDEST * inside.width)
            sheet = pygame.FRect(inside.topleft, (wide, inside.height))
            if chart is not None:
                chart.draw_small(canvas, sheet)
            width = sheet.width - _OVER * _FACE
        captain, x = result.winner or header.captain, inside.x + width
        draw_face(canvas, f"{CAPTAINS}/{captain}", (x + _FACE, inside.centery), _FACE)
        if result.outcome == WON:
            side = 1.1 * _FACE
            medal = (x + 1.45 * _FACE, inside.centery + 0.1 * _FACE, side, side)
            canvas.image(goods_icon(f"medal_{result.goal}"), medal)
        return width + 2.55 * _FACE

    def _draw_points(self, canvas: Canvas, box: pygame.FRect, index: int) -> None:
        """Draw the points large over their word, and the place of a voyage of the day below."""
        lines = [self.translate("voyage_end.points"), self._place(index)]
        lines = [line for line in lines if line]
        high = grown(_LINE.size) * Sizes.line
        number = pygame.FRect(box.x, 0, box.width, grown(_POINTS.size) * Sizes.line)
        number.y = box.centery - (number.height + len(lines) * high) / 2
        canvas.text(str(self.ended[index].result.score), number, _POINTS)
        for place, line in enumerate(lines):
            below = (box.x, number.bottom + place * high, box.width, high)
            canvas.text(line, below, _LINE, align="right")

    def _about(self, ended: EndedVoyage) -> list[str]:
        """Return difficulty, seed and time; of a voyage of the day, that, and how far it came."""
        header, result = ended.header, ended.result
        out = header.voyage
        if self.tab == DAYS and header.day is not None:
            day = day_words(self.services, header.day)
            scenario = scenario_name(self.services, out.scenario)
            on_day = self.translate("voyage_end.on_day", day=result.day)
            fights = self.translate("voyage_log.fights", count=result.fights_won)
            return [f"{day} · {scenario}", f"{on_day} · {fights}"]
        about = self.translate(
            "voyage_log.about",
            difficulty=self.translate(f"setting_out.difficulties.{out.difficulty}"),
            seed=str(out.seed),
            when=moment_words(self.services, header.began),
        )
        return [about]

    def _place(self, index: int) -> str:
        """Return the place of a voyage of the day among all of them; "" for any other."""
        day = self.ended[index].header.day
        rating = day_rating(self._days, day) if self.tab == DAYS and day is not None else None
        if rating is None:
            return ""
        return self.translate("voyage_log.place", place=rating.place, count=rating.total)

    def _how(self, index: int) -> str:
        result = self.ended[index].result
        if result.winner:
            name = captain_name(self.services, result.winner)
            return self.translate("voyage_log.apart", captain=name, day=result.day)
        if result.outcome == WON:
            goal = self.translate(f"voyage.goals.{result.goal}.name")
            return self.translate("voyage_log.won", goal=goal, day=result.day)
        return self.translate("voyage_log.lost", rank=result.rank)


def example(services: Services, tab: str = ALL) -> VoyageLogScene:
    """Return the list of two voyages, one of them won."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    for end, captain in (("lost", "sanna"), ("won", "mirel")):
        done = partial(lambda end, voyage: voyage.end == end, end)
        run = run_until(services, done, captain=captain, lost=end == "lost")
        services.count_voyage(run)
        run.close()
    return VoyageLogScene(services, tab)


def example_days(services: Services) -> VoyageLogScene:
    """Return the voyages of some days."""
    for number in range(4):
        day = date(2026, 1, 28) + timedelta(number)
        header = day_voyage(day, services.content.voyage)
        run = VoyageRun.new(services.content, header, services.voyages, day)
        run.submit(GiveUp())
        services.count_voyage(run)
        run.close()
    return VoyageLogScene(services, DAYS)
