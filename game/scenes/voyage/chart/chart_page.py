"""Where the parts of the chart lie: beside each other or below, with buttons and banners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    EdgeLook,
    Frame,
    Item,
    Row,
    Sizes,
    Space,
    Viewport,
    button_height,
    continue_edges,
    grown,
    interface_flipped,
)

from ...backdrops import backdrop
from ...common import MARGIN, PRIMARY, Screen
from ..parts.voyage_words import captain_name
from .chart_bar import BAR_HIGH, chip_height
from .chart_flow import ChartFlow
from .day_end import can_sail
from .hex_layout import GROUND
from .shown_chart import CHOICE, DEED, END, FIGHT, GUARD, PASSED

PANEL = 360.0
#: The height of the line of the story below the chart.
_TALE = 40.0
#: How high the chart is where the panel is below it.
_BELOW = 0.43
#: From which growth of the texts on it is there.
_STACKED = 1.2
_SEA = (1280.0, 720.0)
_TABLE = EdgeLook(dark=(150, 225), soft=0.02, reach=6.0)


def panel_is_below() -> bool:
    """Whether texts are so large that the panel is below the chart and not beside it."""
    return grown(1.0) > _STACKED


@dataclass(frozen=True, slots=True)
class ChartPage:
    """The places: the bar, the chart's fields, the line of the story, and the panel's top.

    ``tip`` is the room of a tip: between bar and chart where the panel is below, and else in place
    of the line of the story.
    """

    bar: pygame.FRect
    chart: pygame.FRect
    tale: pygame.FRect
    panel: pygame.FRect
    tip: pygame.FRect

    @classmethod
    def of(cls, view: Viewport, rows: int, panel: float, tip: float = 0.0) -> ChartPage:
        """Return the places in a window, with so many rows of chips, and so high panel and tip."""
        below = panel_is_below()
        wide = view.width - 2 * MARGIN - (0.0 if below else PANEL + MARGIN - 8)
        bar = pygame.FRect(MARGIN, 14, wide, rows * (chip_height() + 8) - 8)
        tale = grown(_TALE) if below else max(_TALE, tip)
        told = pygame.FRect(MARGIN, bar.bottom + 8, wide, tip)
        top = max(BAR_HIGH, (told.bottom if tip and below else bar.bottom) + 14)
        bottom = top + _BELOW * view.width if below else view.height - tale - 6
        chart = pygame.FRect(MARGIN, top, wide, bottom - top)
        line = pygame.FRect(MARGIN, chart.bottom, wide, tale)
        if tip and not below:
            told.y = line.y
        if below:
            box = pygame.FRect(MARGIN, line.bottom + 8, wide, panel)
        else:
            y = MARGIN - 4
            box = pygame.FRect(view.width - PANEL - MARGIN, y, PANEL, view.height - 2 * y)
        return cls(bar, chart, line, box, told)

    @property
    def height(self) -> float:
        """How high the page is where the panel is below the chart."""
        return self.panel.bottom + MARGIN


def ground_frame(view: Viewport) -> Frame:
    """Return where the painted ground lies: over the whole window."""
    cover = max(view.width / _SEA[0], view.height / _SEA[1])
    if panel_is_below():
        cover = view.width / _SEA[0]
        return Frame(0.0, 0.0, cover)
    x, y = (view.width - _SEA[0] * cover) / 2, (view.height - _SEA[1] * cover) / 2
    return Frame(x, y, cover)


def draw_ground(canvas: Canvas) -> None:
    """Draw the aged sea chart that everything lies on."""
    view = canvas.view
    frame = ground_frame(view)
    box = (frame.x, frame.y, _SEA[0] * frame.cover, _SEA[1] * frame.cover)
    canvas.fill((0, 0, view.width, view.height), Colours.night)
    canvas.image(backdrop(canvas.assets, view, GROUND), box)
    if box[2] < view.width - 0.5:
        continue_edges(canvas, box, _TABLE)


#: The words and the picture of the main button, by what the voyage waits for.
_MAIN = {
    DEED: ("end_day", "hourglass"),
    CHOICE: ("choose", "next"),
    GUARD: ("to_guard", "sword"),
    FIGHT: ("to_fight", "sword"),
    END: ("to_end", "next"),
    PASSED: ("to_other", "next"),
}


class ChartButtons:
    """Makes, lays and enables the buttons; they tell why where they are not enabled."""

    def __init__(
        self,
        scene: Screen,
        pause: Callable[[], None],
        go_on: Callable[[], None],
        muster: Callable[[], None],
        home: Callable[[], None] | None,
        undo: Callable[[], None],
        helm: Callable[[], None],
    ) -> None:
        self._scene = scene
        self._waits_for = DEED
        self.menu = scene.add_button("", pause, "pause")
        self.main = scene.add_main_button("", go_on)
        self.muster = scene.add_button("", muster, "cards")
        #: Where nothing can be built, there is no way home.
        self.home = scene.add_button("", home or muster, "home")
        self.home.visible = home is not None
        self.undo = scene.add_button("", undo, "undo")
        #: Allies hand the helm over; where nobody sails along it is not there (R16.94).
        self.helm = scene.add_button("", helm, "swap")
        self.helm.visible = False
        self._ally = ""
        self._why = ""
        self.retext()

    def retext(self) -> None:
        """Write the words anew."""
        say = self._scene.translate
        words, icon = _MAIN[self._waits_for]
        self.main.label, self.main.icon = say(f"voyage.chart.{words}"), f"icons/{icon}"
        self.muster.label = say("voyage.chart.muster")
        self.muster.hint = say("voyage.chart.muster_hint")
        self.home.label = say("voyage.chart.home")
        self.home.hint = say("voyage.chart.home_hint")
        # Beside the main button there is room for its picture alone.
        self.undo.label = "" if self.home.visible else say("voyage.chart.undo")
        self.menu.hint = say("voyage.chart.pause_hint")
        if self._ally:
            name = captain_name(self._scene.services, self._ally)
            self.helm.label = say("voyage.chart.hand_over", captain=name)
            self.helm.hint = say("voyage.chart.hand_over_hint", captain=name)
        why = say(f"voyage.undo.{self._why}") if self._why else ""
        if not self.undo.label:
            why = f"{say('voyage.chart.undo')}. {why}".rstrip(". ")
        self.undo.hint = why

    def show(self, flow: ChartFlow) -> None:
        """Enable what can be done now."""
        if flow.story.busy:
            # Any press skips what is told: they stay as they are, and need not flicker.
            return
        self._waits_for = flow.waits_for
        self._why = flow.run.why_not_undo or ""
        # What stands out is what is to be done: to end the day while sails are left is none.
        idle = self._waits_for == DEED and can_sail(flow.run.voyage)
        self.main.kind = "secondary" if idle else "primary"
        self.undo.enabled = not self._why
        self.muster.enabled = self.home.enabled = self._waits_for == DEED
        ally = flow.run.voyage.ally
        self._ally = ally.captain if ally is not None else ""
        self.helm.visible, self.helm.enabled = ally is not None, self._waits_for == DEED
        self.retext()

    @property
    def menu_width(self) -> float:
        """How wide the button of the pause is, with the room beside it."""
        return chip_height() + 10

    def lay_menu(self, bar: pygame.FRect) -> None:
        """Lay the button of the pause before the chips."""
        side = chip_height()
        x = bar.right - side if interface_flipped() else bar.x
        self.menu.place((x, bar.y, side, side))

    def blocks(self) -> tuple[Block, ...]:
        """Return the two rows at the foot of the panel."""
        high = button_height(PRIMARY[1])
        main = Item(self.main, high)
        helm = (Item(self.helm), Space(10.0)) if self.helm.visible else ()
        if not self.home.visible:
            return *helm, Row(Item(self.muster), Item(self.undo)), Space(10.0), main
        below = Row(
            *(Item(self.undo, high), main),
            gap=Sizes.gap,
            shares=lambda width: (high, width - high - Sizes.gap),
        )
        return *helm, Row(Item(self.muster), Item(self.home)), Space(10.0), below
