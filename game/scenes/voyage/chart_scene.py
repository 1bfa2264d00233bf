"""The chart of a voyage: where the fleet sails, day by day, from the harbour to a goal (R16.13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.kit import (
    TOUCH,
    AmbientLayer,
    Block,
    Canvas,
    Colours,
    Command,
    Intent,
    Item,
    PointerPressed,
    Row,
    Space,
    Spoken,
    Viewport,
    interface_flipped,
    share_tab_stop,
    text_style,
)
from game.voyage import EndDay, GiveUp, HandOver, Hex, Sail, guard_of

from ..common import MARGIN, Screen
from ..match.dialogs.hand_over_scene import HERE
from ..services import Services
from .chart.chart_bar import ChartBar
from .chart.chart_flow import ChartFlow
from .chart.chart_page import ChartButtons, ChartPage, draw_overlays, panel_is_below
from .chart.company_cards import CompanyCards
from .chart.day_end import ask_to_end
from .chart.drawn_chart import ChartDrawing, OutlookMarks
from .chart.field_panel import EDGE, FieldPanel
from .chart.field_spot import FieldSpot
from .chart.field_words import FieldWords, deed_at, spoken_goals, way_line, way_to
from .chart.hex_layout import HexLayout
from .chart.painted_sea import PaintedSea
from .chart.shown_chart import DEED
from .chart.shown_chart import FIGHT as FIGHT_WAITS
from .chart.voyage_pause import (
    AGAIN,
    FIGHT,
    GIVE_UP,
    GO_ON,
    LEAVE,
    OPTIONS,
    PASS,
    RULES,
    VoyagePause,
    YieldDialog,
    ask_to_give_up,
)
from .chart.voyage_tale import day_tale
from .home.home_scene import HomeScene
from .parts.outlook_gauge import OutlookSource
from .parts.voyage_tip import GuidedDay, VoyageTip, skip_size
from .saga.saga_files import is_of_saga

if TYPE_CHECKING:
    from game.play import VoyageRun
    from game.voyage import VoyageEvent

_TALE = text_style.BODY.with_changes(
    size=17, align="center", valign="middle", fit=True, floor=12, outline=1.6
)
#: How far above its field the face of a goal reaches, as a share of the field's height.
_FACE = 0.4


class ChartScene(Screen):
    """Shows a voyage on its chart; a press on a field sails there.

    ``events`` have happened already and are told first. ``outlooks`` gives the outlooks against
    guards; without it they are worked out in the background.
    """

    place = "setup"
    rule: ClassVar[str] = "R16.13"
    depth = 1
    # The islands are painted.
    flips = False
    keys: ClassVar[dict[str, str]] = {
        "next": "voyage.chart.end_day",
        "undo": "key_card.undo",
        "inspect": "",
    }

    def __init__(
        self,
        services: Services,
        run: VoyageRun,
        events: Sequence[VoyageEvent] = (),
        outlooks: OutlookSource | None = None,
    ) -> None:
        super().__init__(services)
        self.run = run
        self.title = self.translate("voyage.chart.title")
        self.ambient: AmbientLayer | None = None
        self.flow = ChartFlow(services, run, self._rested)
        self.shown = self.flow.shown
        self.flow.tell(events)
        self.looked = run.voyage.fleet
        self._tapped: Hex | None = None
        #: Whether the keyboard was on a field when the voice last asked.
        self._was_on_chart = False
        self._make_widgets()
        self.panel = FieldPanel(services)
        self.outlooks = OutlookMarks(services, self.shown, self.invalidate, outlooks)
        self._lie(Viewport.of((1280, 720)))

    def _make_widgets(self) -> None:
        home = self.home if self.run.voyage.scenario.buildings else None
        self.buttons = ChartButtons(
            self, self.pause, self.go_on, self.muster, home, self.undo, self.hand_over
        )
        self.bar = ChartBar(self.services, self.widgets)
        fields = sorted(self.run.voyage.chart.fields, key=lambda field: (field.r, field.q))
        self.spots = {
            field: self.widgets.add(FieldSpot(field, self.press_field, self._spoken_field))
            for field in fields
        }
        share_tab_stop(self.spots.values(), self.spots[self.run.voyage.fleet])
        self.company = self.widgets.add(CompanyCards(self.services))
        self.company.light_of = self.shown.light
        self.tip = self.widgets.add(VoyageTip(self.services, self._tip_changed))
        self.guide = GuidedDay(self.services, self.tip)
        self.skip = self.add_button("voyage_tips.skip", self.guide.skip, "skip", size=15)
        self.skip.visible = False
        self.widgets.focus(self.spots[self.run.voyage.fleet])

    # Deeds of the player

    @property
    def pointed(self) -> Hex | None:
        """The field below the pointer, or that the keyboard has walked to."""
        if self.flow.story.busy:
            return None
        focused = self.widgets.focused
        if self.widgets.ring_shown and isinstance(focused, FieldSpot):
            return focused.field
        return next((spot.field for spot in self.spots.values() if spot.hovered), self._tapped)

    def press_field(self, field: Hex) -> None:
        """Sail to a field, turn its waters up, or visit it again; a finger points there first."""
        self.looked = field
        if self.services.inputs.device == TOUCH and self._tapped != field:
            self._tapped = field
            self._show()
            return
        self._tapped = None
        voyage = self.run.voyage
        if self.flow.waits_for != DEED:
            self.go_on()
            return
        if field == voyage.fleet == voyage.chart.harbour:
            act = self.home if voyage.scenario.buildings else self.muster
            act()
            return
        deed = deed_at(voyage, field)
        guard = guard_of(voyage, field)
        path = way_to(voyage, field)
        reached = path is not None and path.today >= path.sails
        if guard is not None and guard.yields and reached:
            self.stack.push(YieldDialog(self.services, guard), lambda way: self._pass(field, way))
            return
        self.flow.submit(deed)
        self._show()

    def _pass(self, field: Hex, way: object) -> None:
        """Sail to a field whose guard yields, to pass it or to fight it all the same."""
        if way in (PASS, FIGHT):
            self.flow.submit(Sail(field, challenge=way == FIGHT))
            self._show()

    def go_on(self) -> None:
        """End the day, or do what the voyage waits for."""
        if self.flow.waits_for == DEED:
            ask_to_end(self.services, self.run.voyage, self.stack, self.end_day)
        elif not self._open_next():
            self.invalidate()

    def end_day(self) -> None:
        """End the day."""
        self.flow.submit(EndDay())
        self._show()

    def undo(self) -> None:
        """Take the last deed back (R16.85)."""
        self.flow.undo()
        self._show()

    def hand_over(self) -> None:
        """Give the helm to the other of two allies (R16.94)."""
        self.flow.submit(HandOver())
        self._show()

    def muster(self) -> None:
        """Recruit, drill and dismiss cards."""
        self.stack.push(self.services.routes.voyage_muster(self.run), self._answered)

    def home(self) -> None:
        """Build at home."""
        self.stack.push(HomeScene(self.services, self.run), self._answered)

    def pause(self) -> None:
        """Open the pause."""
        again = not is_of_saga(self.services, self.run.record.path)
        self.stack.push(VoyagePause(self.services, self.run.voyage, again=again), self._paused)

    def go_back(self) -> None:
        """Open the pause: the way out leads through it."""
        self.pause()

    def _paused(self, way: object) -> None:
        services, stack, routes = self.services, self.stack, self.services.routes
        acts: dict[object, Callable[[], None]] = {
            OPTIONS: lambda: stack.push(routes.options()),
            RULES: lambda: stack.push(routes.rulebook(self.rule_here())),
            GIVE_UP: lambda: ask_to_give_up(services, stack, lambda: self.flow.submit(GiveUp())),
            AGAIN: lambda: ask_to_give_up(services, stack, self._begin_again, again=True),
            LEAVE: self._leave_for_menu,
        }
        if way in acts:
            acts[way]()

    def _leave_for_menu(self) -> None:
        self.run.close()
        self.stack.clear_to(self.services.routes.menu())

    def _begin_again(self) -> None:
        """Give the voyage up, and set out for the same chart from its first day."""
        if self.flow.submit(GiveUp()):
            self.run.close()
            self.services.count_voyage(self.run)
            self.stack.clear_to(self.services.routes.voyage_start(self.run.voyage.header))

    def _answered(self, result: object) -> None:
        if isinstance(result, list | tuple) and result:
            self.flow.tell(result)
        elif result == GO_ON:
            self._open_next()
        elif result == HERE:
            self.flow.begin_passed_day()
        elif self.flow.waits_for != DEED:
            self.flow.news.append(self.translate("voyage.chart.waits"))
        self._show()

    def _rested(self) -> None:
        """Go on to what the voyage waits for when all is told."""
        self.looked = fleet = self.run.voyage.fleet
        stop = self.spots[fleet].stop
        if stop is not None and not self.widgets.ring_shown:
            stop.at = self.spots[fleet]
        self._show()
        self.tip.look()
        if self.flow.waits_for == DEED:
            self._tell_tip()
        # A fight that was left for later waits until it is asked for.
        if self.flow.waits_for != FIGHT_WAITS:
            self._open_next()

    def _tell_tip(self) -> None:
        """Lead through the first day, or tell what is not known yet on any other."""
        voyage = self.run.voyage
        self.guide.lead(voyage)
        # A whole chart leaves no room for a tip, and has more to it than one tells.
        if not voyage.scenario.buildings and not self.guide.is_under_way(voyage):
            told = voyage.day, voyage.sails
            key = "chart" if voyage.sails else "day"
            self.tip.tell(key, lambda: told == (self.run.voyage.day, self.run.voyage.sails))

    def _tip_changed(self) -> None:
        if not self.tip.visible and self.flow.waits_for == DEED and self.on_stack:
            self.guide.lead(self.run.voyage)
        self.skip.visible = self.guide.leads
        self.lay_out_anew()

    def _open_next(self) -> bool:
        """Open the dialog or the scene that the voyage waits for; False where it waits for none."""
        if not self.is_on_top:
            return False
        scene = self.flow.next_scene()
        if scene is not None or self.flow.waits_for != DEED:
            # The next scene works out outlooks as well.
            self.outlooks.rest()
        if scene is not None:
            self.stack.replace(scene)
            return True
        dialog = self.flow.next_dialog(self.stack)
        if dialog is not None:
            self.stack.push(dialog, self._answered)
        return dialog is not None

    # The scene

    def leave(self) -> None:
        """Wait for no outlook any more."""
        self.outlooks.rest()

    def handle(self, intent: Intent) -> None:
        """Skip what is told by any press; else do as every screen."""
        if self.flow.story.busy and isinstance(intent, PointerPressed | Command):
            if not isinstance(intent, Command) or intent.name in ("accept", "back", "next"):
                self.flow.story.skip()
                self._show()
            return
        super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Take a deed back, end the day, or pause."""
        if intent == Command("undo"):
            self.undo()
        elif intent == Command("next"):
            self.go_on()
        elif intent in (Command("back"), Command("pause")):
            self.pause()

    def update(self, dt: float) -> bool:
        """Go on with the story, at the speed of the player's own turns."""
        speed = self.services.settings.speed
        if not speed and self.flow.story.busy:
            self.flow.story.skip()
        told = self.flow.story.update(dt * (speed or 1.0))
        moving = super().update(dt)
        if told or self._looks_elsewhere() or self.outlooks.update():
            self._show()
            return True
        return moving

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
        self.bar.show(self.shown)
        wide = ChartPage.of(view, 1, 0.0).bar.width - self.buttons.menu_width
        high = tip = 0.0
        if panel_is_below():
            beside = skip_size(view, self.skip)
            tip = max(self.tip.needs(view, wide - beside[0]), beside[1])
            high = self.panel.panel(*self._below()).height(view, view.width - 2 * MARGIN)
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
        cards = Row(company, Space()) if panel_is_below() else company
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
        return [*boxes.values(), self.skip.rect, *faces]

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
        wide = min(box.width, canvas.text_size(self.flow.tale, _TALE)[0] + 48)
        strip = pygame.FRect(box.centerx - wide / 2, box.y + 1, wide, box.height - 6)
        canvas.fill(strip, Colours.night, radius=strip.height / 2, alpha=150)
        canvas.text(self.flow.tale, strip.inflate(-24, 0), _TALE)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything, and over it what passes."""
        super().draw(canvas)
        # The sea takes all of the window beside the panel.
        sea = pygame.FRect(canvas.view.rect)
        if not panel_is_below():
            sea.width = self.page.panel.x
        draw_overlays(canvas, self.layout, self.shown, self.page.chart, sea)

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


def example(services: Services) -> ChartScene:
    """Return a voyage on its third day, with the keyboard on a guard far away."""
    from .chart.chart_examples import SampleOutlooks, pointed_field, sample_run  # noqa: PLC0415

    scene = ChartScene(services, sample_run(services), outlooks=SampleOutlooks())
    scene.widgets.focus(scene.spots[pointed_field(scene.run.voyage)], show=True)
    return scene
