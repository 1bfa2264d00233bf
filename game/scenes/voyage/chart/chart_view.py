"""The chart of a voyage as it is seen and heard: where all lies, and what is said of it."""

import math

import pygame

from game.kit import (
    AmbientLayer,
    Block,
    Button,
    Canvas,
    Item,
    Row,
    Space,
    Spoken,
    Viewport,
    box_at,
    interface_flipped,
    text_style,
)
from game.play import VoyageRun
from game.voyage import Hex

from ...common import MARGIN, Screen
from ...services import Services
from ..parts.outlook_gauge import OutlookSource
from ..parts.voyage_tip import VoyageTip, skip_size
from .chart_bar import ChartBar
from .chart_flow import ChartFlow
from .chart_overlays import draw_overlays
from .chart_page import ChartButtons, ChartPage, panel_is_below
from .company_cards import CompanyCards
from .drawn_chart import ChartDrawing, OutlookMarks
from .field_panel import EDGE, FieldPanel
from .field_words import FieldWords, spoken_goals, way_line, way_to
from .hex_layout import FieldSpot, HexLayout
from .painted_sea import PaintedSea
from .voyage_news import day_tale

_TALE = text_style.BODY.with_changes(
    size=17, align="center", valign="middle", fit=True, floor=12, outline=1.6
)
#: The steps in which the slip below the tale becomes wider.
_SLIP = 24.0
#: How far above its field the face of a goal reaches, as a share of the field's height.
_FACE = 0.4


class ChartView(Screen):
    """Lays, draws and speaks a chart; who is made from it makes its widgets, and answers them."""

    music = "music_sea"
    # The islands are painted.
    flips = False
    buttons: ChartButtons
    bar: ChartBar
    spots: dict[Hex, FieldSpot]
    company: CompanyCards
    tip: VoyageTip
    skip: Button

    def __init__(
        self, services: Services, run: VoyageRun, flow: ChartFlow, outlooks: OutlookSource | None
    ) -> None:
        super().__init__(services)
        self.run, self.flow, self.shown = run, flow, flow.shown
        self.title = self.translate("voyage.chart.title")
        self.ambient: AmbientLayer | None = None
        self.looked = run.voyage.fleet
        self._tapped: Hex | None = None
        #: Whether the keyboard was on a field when the voice last asked.
        self._was_on_chart = False
        self.panel = FieldPanel(services)
        self.outlooks = OutlookMarks(services, self.shown, self.invalidate, outlooks)

    @property
    def pointed(self) -> Hex | None:
        """The field below the pointer, or that the keyboard has walked to."""
        if self.flow.story.busy:
            return None
        focused = self.widgets.focused
        if self.widgets.ring_shown and isinstance(focused, FieldSpot):
            return focused.field
        return next((spot.field for spot in self.spots.values() if spot.hovered), self._tapped)

    def _looks_elsewhere(self) -> bool:
        """Look at the field that is pointed at; True where it is another."""
        pointed = self.pointed
        if pointed is None or pointed == self.looked:
            return False
        self.looked, self.flow.problem = pointed, ""
        return True

    def _show(self) -> None:
        self.company.show(self.run.voyage, self.shown.company)
        self.buttons.show(self.flow)
        self.outlooks.fill(self.panel.outlook, self.looked)
        self._show_words()
        if self.on_stack:
            self._lay_panel(self.stack.view)
        if self.sea.revealed != self.shown.revealed and self.on_stack:
            self._paint_sea(self.stack.view)
        if self.bar.show(self.shown) or panel_is_below():
            self.lay_out_anew()
        self.invalidate()

    def retext(self) -> None:
        """Write the buttons anew."""
        self.title = self.translate("voyage.chart.title")
        self.flow.tale = day_tale(self.services, self.run.voyage, self.run.voyage.day)
        self.buttons.retext()
        self._show()

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or that of the chart with the panel below it."""
        return self._places(view).height if panel_is_below() else view.height

    def _places(self, view: Viewport) -> ChartPage:
        self.bar.hangs = not panel_is_below()
        self.bar.show(self.shown)
        wide = ChartPage.of(view, 1, 0.0).bar.width - self.buttons.menu_width
        high = tip = 0.0
        if panel_is_below():
            beside = skip_size(view, self.skip)
            tip = max(self.tip.needs(view, wide - beside[0]), beside[1])
            high = self.panel.panel(*self._below()).height(view, view.width - 2 * MARGIN)
        elif self.run.voyage.scenario.buildings:
            # A whole chart leaves no room for it between its fields.
            tip = self.tip.needs(view, wide)
        return ChartPage.of(view, self.bar.rows(view, wide), high, tip)

    def resize(self, view: Viewport) -> None:
        """Lay the fields on the chart, the chips above it, and the panel beside it."""
        self._lie(view)

    def _show_words(self) -> None:
        voyage, field = self.run.voyage, self.looked
        words = FieldWords(self.services, voyage, field)
        line = None if self.flow.story.busy else way_line(self.services, voyage, field)
        self.panel.show(words, line, self.flow.problem)

    def _below(self) -> list[Block]:
        company = Item(self.company)
        halves = (Space(), company) if interface_flipped() else (company, Space())
        cards = Row(*halves) if panel_is_below() else company
        return [cards, Space(14.0), *self.buttons.blocks()]

    def _lay_panel(self, view: Viewport) -> None:
        self.body = self.panel.fitting(view, self.page.panel, *self._below())
        self.body.place(view, self.page.panel)

    def _lie(self, view: Viewport) -> None:
        self._show_words()
        self.page = page = self._places(view)
        self.layout = HexLayout(self.spots, page.chart)
        self.drawing = ChartDrawing(self.layout, self.shown)
        self._paint_sea(view)
        for spot in self.spots.values():
            spot.lie(self.layout)
        bar = page.bar.copy()
        self.buttons.lay_menu(bar)
        if not interface_flipped():
            bar.x += self.buttons.menu_width
        bar.width -= self.buttons.menu_width
        self.bar.lay(view, bar)
        if self.bar.hangs:
            self.bar.hang(self.buttons.menu.rect)
        self._lay_panel(view)
        wide, high = skip_size(view, self.skip)
        self.skip.place((page.chart.right - EDGE - wide, page.chart.y + 8, wide, high))
        if page.tip.height:
            self.skip.place((page.tip.right - wide, page.tip.y, wide, high))
            page.tip.width -= wide + EDGE * bool(wide)
            self.tip.place(page.tip)
        else:
            space = page.chart.inflate(-2 * EDGE, -2 * EDGE)
            self.tip.lay(
                view, space, self.spots[self.run.voyage.fleet].rect, self._told_of_fields()
            )

    def _told_of_fields(self) -> list[pygame.FRect]:
        """Return where the fields are, and the faces of the goals above theirs."""
        boxes = {field: spot.rect for field, spot in self.spots.items()}
        goals = [boxes[field.hex] for field in self.run.voyage.chart.goals]
        faces = (box.move(0, -_FACE * box.height) for box in goals)
        relics = (chip.rect for chip in self.bar.relics if chip.visible)
        return [*boxes.values(), self.skip.rect, *faces, *relics]

    def _paint_sea(self, view: Viewport) -> None:
        self.sea = PaintedSea(self.layout, self.shown.chart, self.shown.revealed)
        self.ambient = None if panel_is_below() else self.sea.layer(view)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the ground, the chart, the line of the story and the panel."""
        if self.ambient is None:
            # The sea stands still where it scrolls with the islands.
            self.sea.paint(canvas)
        else:
            self.ambient.draw(canvas)
        pointed = self.pointed
        self.drawing.draw(canvas, way_to(self.run.voyage, pointed) if pointed else None, pointed)
        self._draw_tale(canvas)

    def _draw_tale(self, canvas: Canvas) -> None:
        box = self.page.tale
        if box.y == self.page.tip.y:
            return
        # In steps: slips of one size are painted once.
        wanted = _SLIP * math.ceil((canvas.text_size(self.flow.tale, _TALE)[0] + 48) / _SLIP)
        slip = box_at(box.center, min(box.width, wanted), box.height)
        canvas.shadow(slip, spread=6, drop=3, strength=90)
        canvas.sheet("parchment", slip)
        canvas.text(self.flow.tale, slip.inflate(-24, 0), _TALE)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything, and over it what passes."""
        super().draw(canvas)
        # The sea takes all of the window beside the panel.
        sea = pygame.FRect(canvas.view.rect)
        if not panel_is_below():
            sea.width = self.page.panel.x
        draw_overlays(canvas, self.services, self.layout, self.shown, (self.page.chart, sea))

    # The voice

    def spoken_news(self) -> list[str]:
        """Return what has happened since this was asked last."""
        news, self.flow.news = self.flow.news, []
        was, self._was_on_chart = self._was_on_chart, isinstance(self.widgets.focused, FieldSpot)
        off = [self.translate("voyage.chart.off_chart")] if was and not self._was_on_chart else []
        return [*news, *off, *super().spoken_news()]

    def spoken_silence(self) -> list[str]:
        """Return why the last deed was refused."""
        return [self.flow.problem] if self.flow.problem else []

    def spoken_state(self) -> list[str]:
        """Return captain, day and goods, the field of the fleet, and where the goals are."""
        voyage, said = self.run.voyage, [chip.hint for chip in self.bar.chips]
        goals = spoken_goals(self.services, voyage)
        return [*said, self._spoken_field(voyage.fleet).name, self.flow.tale, *goals]

    def _spoken_field(self, field: Hex) -> Spoken:
        words = FieldWords(self.services, self.run.voyage, field)
        line = way_line(self.services, self.run.voyage, field)
        value = " ".join(filter(None, (words.spoken, self.outlooks.words(field))))
        hint = line.words if line is not None else ""
        # Many fields have the same name.
        return Spoken(words.title, value=value, thing=field, hint=hint)
