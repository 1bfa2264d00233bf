"""The chart of a voyage: where the fleet sails, day by day, from the harbour to a goal (R16.13)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from game.kit import TOUCH, Command, Intent, Point, PointerPressed, Viewport, share_tab_stop
from game.play import VoyageRun
from game.voyage import Deed, EndDay, GiveUp, HandOver, Hex, Sail, VoyageEvent, guard_of

from ..match.dialogs.hand_over_scene import HERE
from ..services import Services
from .chart.chart_bar import ChartBar
from .chart.chart_flow import ChartFlow
from .chart.chart_page import ChartButtons
from .chart.chart_view import ChartView
from .chart.company_cards import CompanyCards
from .chart.day_end import ask_to_end
from .chart.field_words import deed_at, way_to
from .chart.hex_layout import FieldSpot
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
from .home.home_scene import HomeScene
from .parts.outlook_gauge import OutlookSource
from .parts.voyage_tip import GuidedDay, VoyageTip, has_sailed_whole, tell_whole
from .saga.saga_files import is_of_saga


class ChartScene(ChartView):
    """Shows a voyage on its chart; a press on a field sails there.

    ``events`` have happened already and are told first. ``outlooks`` gives the outlooks against
    guards; without it they are worked out in the background.
    """

    place = "setup"
    rule: ClassVar[str] = "R16.13"
    depth = 1
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
        super().__init__(services, run, ChartFlow(services, run, self._rested), outlooks)
        self.flow.tell(events)
        self._make_widgets()
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
        self.company = self.widgets.add(CompanyCards(self.services, read=True))
        self.company.light_of = self.shown.light
        self.tip = self.widgets.add(VoyageTip(self.services, self._tip_changed))
        self.guide = GuidedDay(self.services, self.tip)
        self._knows_whole = has_sailed_whole(self.services)
        self.skip = self.add_button("voyage_tips.skip", self.guide.skip, "skip", size=15)
        self.skip.visible = False
        self.widgets.focus(self.spots[self.run.voyage.fleet])
        self.keys = {**self.keys, "page_down": "voyage.chart.muster"}  # type: ignore[misc]
        if self.buttons.home.visible:
            self.keys["page_up"] = "voyage.chart.home"

    # Deeds of the player

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
        self._do(deed)

    def _do(self, deed: Deed) -> None:
        """Do a deed; a tip whose advice is followed by it goes at once."""
        self.flow.submit(deed)
        self._heed_tip()
        self._show()

    def _heed_tip(self) -> None:
        self.guide.follow(self.run.voyage)
        self.tip.look()

    def _pass(self, field: Hex, way: object) -> None:
        """Sail to a field whose guard yields, to pass it or to fight it all the same."""
        if way in (PASS, FIGHT):
            self._do(Sail(field, challenge=way == FIGHT))

    def go_on(self) -> None:
        """End the day, or do what the voyage waits for."""
        if self.flow.waits_for == DEED:
            ask_to_end(self.services, self.run.voyage, self.stack, self.end_day)
        elif not self._open_next():
            self.invalidate()

    def end_day(self) -> None:
        """End the day."""
        self._do(EndDay())

    def undo(self) -> None:
        """Take the last deed back (R16.85)."""
        self.flow.undo()
        self._show()

    def hand_over(self) -> None:
        """Give the helm to the other of two allies (R16.94)."""
        self._do(HandOver())

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
        ask_sure = partial(ask_to_give_up, services, stack, self.run.voyage)
        acts: dict[object, Callable[[], None]] = {
            OPTIONS: lambda: stack.push(routes.options()),
            RULES: lambda: stack.push(routes.rulebook(self.rule_here())),
            GIVE_UP: lambda: ask_sure(lambda: self.flow.submit(GiveUp())),
            AGAIN: lambda: ask_sure(self._begin_again, again=True),
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
            self._heed_tip()
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
        if voyage.scenario.buildings:
            if not self._knows_whole:
                tell_whole(self.tip, lambda: self.run.voyage)
        elif not self.guide.is_under_way(voyage):
            told = voyage.day, voyage.sails
            key = "chart" if voyage.sails else "day"
            self.tip.tell(key, lambda: told == (self.run.voyage.day, self.run.voyage.sails))

    def _tip_changed(self) -> None:
        rests = self.flow.waits_for == DEED and not self.flow.story.busy
        if not self.tip.visible and rests and self.on_stack:
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
        """Skip what is told, or put an omen away, by any press; else do as every screen."""
        story = self.flow.story
        if story.busy and isinstance(intent, PointerPressed | Command):
            sails = self.shown.fleet.step is not None
            skips = not isinstance(intent, Command) or intent.name in ("accept", "back", "next")
            if skips or story.held:
                story.skip()
                self._show()
            if not (sails and isinstance(intent, PointerPressed) and self._is_meant(intent.pos)):
                return
        super().handle(intent)

    def _is_meant(self, pos: Point) -> bool:
        """Whether a press while the fleet sailed is meant for a field, now that it has arrived."""
        if self.flow.story.busy or self.flow.waits_for != DEED or not self.is_on_top:
            return False
        field = self.layout.at(pos)
        # A second press on where the fleet was sent is none.
        return field is not None and field != self.run.voyage.fleet

    def handle_rest(self, intent: Intent) -> None:
        """Take a deed back, end the day, go to muster or home, or pause.

        What turns pages leads there where there is no page to be turned.
        """
        if intent == Command("undo"):
            self.undo()
        elif intent == Command("page_down") and self.buttons.muster.enabled:
            self.muster()
        elif intent == Command("page_up") and self.buttons.home.enabled:
            self.home()
        elif intent == Command("next"):
            self.go_on()
        elif intent in (Command("back"), Command("pause")):
            self.pause()

    def update(self, dt: float) -> bool:
        """Go on with the story, at the speed of the player's own turns."""
        speed, story = self.services.settings.speed, self.flow.story
        if not speed and story.busy and not story.held:
            story.skip()
        told = story.update(dt * (speed or 1.0))
        moving = super().update(dt)
        if told or self._looks_elsewhere() or self.outlooks.update():
            self._show()
            return True
        return moving


def example(services: Services) -> ChartScene:
    """Return a voyage on its third day, with the keyboard on a guard far away."""
    from .chart.chart_examples import SampleOutlooks, pointed_field, sample_run  # noqa: PLC0415

    scene = ChartScene(services, sample_run(services), outlooks=SampleOutlooks())
    scene.widgets.focus(scene.spots[pointed_field(scene.run.voyage)], show=True)
    return scene
