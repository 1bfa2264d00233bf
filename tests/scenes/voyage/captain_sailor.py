"""A scripted captain of the laboratory who sails a voyage through its screens."""

import random
from collections.abc import Callable

from game.kit import Command
from game.lab.voyages.planned_captain import captain_of
from game.lab.voyages.voyage_jobs import VoyageJob
from game.rules import FightTerms
from game.scenes import MatchScene
from game.scenes.match.dialogs.pause_dialog import PauseChoice
from game.scenes.ring.ring_scene import RingScene
from game.scenes.voyage.before_fight.before_fight_scene import BeforeFightScene
from game.scenes.voyage.chart.shown_chart import DEED
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.choices.voyage_choice_dialog import VoyageChoiceDialog
from game.scenes.voyage.home.home_scene import HomeScene
from game.scenes.voyage.muster.muster_scene import MusterScene
from game.voyage import Deed, Hex, Voyage, VoyageHeader, deeds, why_not

from ..table import Player
from .sailing import Sailor, concede_for_the_guard, raise_building


def by_lots(_voyage: Voyage, _fight: FightTerms, seed: int, _strength: str) -> tuple[bool, int]:
    """Let two fights of three be won, whoever fights: for the shares that a captain is told."""
    return bool(seed % 3), 9


def ended_by_lots(luck: random.Random) -> Callable[[MatchScene | RingScene], None]:
    """Return what ends a fight at the table: two of three are won, in the others one withdraws."""

    def end(scene: MatchScene | RingScene) -> None:
        if isinstance(scene, MatchScene) and not luck.randrange(3):
            scene.leave_by(PauseChoice.CONCEDE)
        else:
            concede_for_the_guard(scene)

    return end


class CaptainSailor(Sailor):
    """Presses what a captain of the laboratory decides; ``looked`` is called before each press.

    Fights are ended by lots, unless by ``fight``.
    """

    most = 3000

    def __init__(
        self,
        player: Player,
        header: VoyageHeader,
        plan: str,
        looked: Callable[[], object] = lambda: None,
        fight: Callable[[MatchScene | RingScene], None] | None = None,
    ) -> None:
        luck = random.Random(header.seed)
        super().__init__(player, luck, fight or ended_by_lots(luck))
        job = VoyageJob(
            0, header.seed, header.scenario, header.difficulty, header.captain, plan, "careless"
        )
        self.captain = captain_of(job)
        self.looked = looked
        #: How often each kind of deed was pressed.
        self.pressed: dict[str, int] = {}

    def _press(self) -> None:
        self.looked()
        player, top = self.player, self.player.top
        if isinstance(top, VoyageChoiceDialog):
            player.wait(0.5)
            self._choose(top)
        elif isinstance(top, BeforeFightScene):
            player.wait(1.0)
            self._before_fight(top)
        elif isinstance(top, MusterScene):
            player.key("escape")
        else:
            super()._press()

    def _decided(self, voyage: Voyage) -> Deed:
        deed = self.captain.deed(voyage)
        name = type(deed).__name__
        self.pressed[name] = self.pressed.get(name, 0) + 1
        return deed

    def _choose(self, dialog: VoyageChoiceDialog) -> None:
        voyage = dialog.run.voyage
        deed = self._decided(voyage)
        if isinstance(deed, deeds.Dismiss):
            dialog.make_room()
            self._muster(self.player.at(MusterScene), deed)
            return
        numbers = range(len(dialog.options))
        free = [index for index in numbers if why_not(voyage, deeds.Choose(index)) is None]
        index = deed.index if isinstance(deed, deeds.Choose) and deed.index in free else free[0]
        if index < 9:
            self.player.type(str(index + 1))
        else:
            self.player.click(dialog.options[index])

    def _before_fight(self, scene: BeforeFightScene) -> None:
        deed = self._decided(scene.voyage) if scene.first is None else None
        if isinstance(deed, deeds.HirePilot):
            scene.hire_pilot()
        elif isinstance(deed, deeds.TurnBack):
            scene.turn_back()
        else:
            self.player.key("enter")

    def _sail_on(self, chart: ChartScene) -> None:
        player, voyage = self.player, chart.run.voyage
        if chart.flow.story.busy or chart.flow.waits_for != DEED:
            chart.handle(Command("next"))
            return
        deed = self._decided(voyage)
        if isinstance(deed, deeds.Build):
            player.click(chart.buttons.home)
            self._build(player.at(HomeScene), deed)
        elif isinstance(deed, deeds.Recruit | deeds.Reinforce | deeds.Dismiss):
            player.click(chart.buttons.muster)
            self._muster(player.at(MusterScene), deed)
        elif isinstance(deed, deeds.Sail | deeds.TurnUp | deeds.VisitAgain):
            chart.widgets.focus(chart.spots[self._field(voyage, deed)], show=True)
            player.key("enter")
        else:
            chart.handle(Command("next"))

    @staticmethod
    def _field(voyage: Voyage, deed: deeds.Sail | deeds.TurnUp | deeds.VisitAgain) -> Hex:
        if isinstance(deed, deeds.Sail):
            return deed.field
        if isinstance(deed, deeds.TurnUp):
            return voyage.chart.waters[deed.waters].fields[0].hex
        return voyage.fleet

    def _build(self, home: HomeScene, deed: deeds.Build) -> None:
        self.met.add("HomeScene")
        raise_building(self.player, home, deed)

    def _muster(
        self, scene: MusterScene, deed: deeds.Recruit | deeds.Reinforce | deeds.Dismiss
    ) -> None:
        """Choose a card and press its button; then leave."""
        self.met.add("MusterScene")
        group = scene.offers if isinstance(deed, deeds.Recruit) else scene.company
        if group.chosen != deed.card:
            self.player.click(group.cards[deed.card])
        buttons = {
            deeds.Recruit: scene.recruit_button,
            deeds.Reinforce: scene.drill_button,
            deeds.Dismiss: scene.dismiss_button,
        }
        self.player.click(buttons[type(deed)])
        if self.player.top is scene:
            self.player.key("escape")
