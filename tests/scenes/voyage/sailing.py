"""A player who sails a voyage through its scenes by keys, from setting out to its end."""

import random
from collections.abc import Callable
from typing import cast

from game.kit import Command
from game.play import computer_action
from game.rules import MatchAction
from game.scenes import MatchScene, ResultsScene
from game.scenes.common import ConfirmDialog
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.pause_dialog import PauseChoice
from game.scenes.ring.ring_scene import RingScene
from game.scenes.voyage.before_fight.before_fight_scene import BeforeFightScene
from game.scenes.voyage.chart.voyage_pause import RankDialog, YieldDialog
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.choices.voyage_choice_dialog import VoyageChoiceDialog
from game.scenes.voyage.ending.voyage_end_scene import VoyageEndScene
from game.scenes.voyage.fights.fight_ways import FightWays
from game.scenes.voyage.fights.hand_laying_scene import HandLayingScene
from game.scenes.voyage.home.home_scene import HomeScene
from game.voyage import (
    Build,
    Sail,
    guard_of,
    legal_deeds,
    own_sides,
)

from ..table import Player


def concede_for_the_guard(scene: MatchScene | RingScene) -> None:
    """Let who stands before the fleet give the fight up; allies withdraw: no Horde gives up."""
    match = scene.match
    if isinstance(scene, RingScene):
        scene.leave_by(PauseChoice.CONCEDE)
        return
    assert isinstance(scene.dialogs.ways, FightWays)
    own = own_sides(scene.dialogs.ways.run.voyage)
    match.concede(next(side for side in range(len(match.seats)) if side not in own))


def play_by_hints(scene: MatchScene | RingScene) -> None:
    """Do what the computer would do in the player's place."""
    if scene.flow.free:
        scene.flow.submit(cast("MatchAction", computer_action(scene.match)))


def raise_building(player: Player, home: HomeScene, deed: Build) -> None:
    """Choose a building of home in the painting, raise it, and go back to the chart."""
    if home.chosen != deed.building:
        player.click(home.painting.spots[deed.building])
    player.click(home.build_button)
    if player.top is home:
        player.key("escape")


class Sailor:
    """Sails by keys; ``fight`` plays the fights, which are won at once without one."""

    #: So many presses end any voyage.
    most = 600

    def __init__(
        self,
        player: Player,
        luck: random.Random,
        fight: Callable[[MatchScene | RingScene], None] = concede_for_the_guard,
    ) -> None:
        self.player = player
        self.luck = luck
        self.fight = fight
        #: The kinds of scenes that were met.
        self.met: set[str] = set()

    def sail(self) -> VoyageEndScene:
        """Go on from the chart until the voyage is over."""
        for _ in range(self.most):
            top = self.player.top
            self.met.add(type(top).__name__)
            if isinstance(top, VoyageEndScene):
                return top
            self._press()
            self.player.wait(0.3)
        raise AssertionError(f"the voyage does not end at {type(self.player.top).__name__}")

    def _press(self) -> None:
        player, top = self.player, self.player.top
        if isinstance(top, MatchScene | RingScene):
            if top.match.result is None:
                self.fight(top)
            player.wait(2.0)
        elif isinstance(top, VoyageChoiceDialog):
            player.wait(0.5)
            player.type(str(self.luck.randint(1, min(9, len(top.options)))))
        elif isinstance(top, BeforeFightScene | HandLayingScene | ResultsScene):
            player.wait(1.0)
            player.key("enter")
        elif isinstance(top, YieldDialog | RankDialog | HandOverScene):
            player.key("enter")
        elif isinstance(top, ConfirmDialog):
            player.key("right", "enter")
        else:
            self._sail_on(player.at(ChartScene))

    def _sail_on(self, chart: ChartScene) -> None:
        """Sail to a field that can be reached, the goals last; end the day where there is none."""
        voyage = chart.run.voyage
        sails = [deed for deed in legal_deeds(voyage) if isinstance(deed, Sail)]
        places = [deed.field for deed in sails if guard_of(voyage, deed.field) is not None]
        if chart.flow.story.busy or not places:
            chart.handle(Command("next"))
            return
        goals = {field.hex for field in voyage.chart.goals}
        late = voyage.day == voyage.days
        wanted = [field for field in places if (field in goals) == late] or places
        chart.widgets.focus(chart.spots[self.luck.choice(wanted)], show=True)
        self.player.key("enter")
