"""The first day of a whole chart at the real window, by mouse, from the menu to the morning."""

from dataclasses import replace
from pathlib import Path

from game.play import Settings, VoyageRun, save_settings
from game.play.voyages.voyage_file import DeedLine
from game.scenes import Services
from game.scenes.voyage.chart.chart_examples import SampleOutlooks
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.choices.voyage_choice_dialog import VoyageChoiceDialog
from game.scenes.voyage.home.home_scene import HomeScene
from game.scenes.voyage.parts.past_voyages import opened_for
from game.scenes.voyage.setting_out.scenario_scene import ScenarioScene
from game.scenes.voyage.setting_out.setting_out_scene import SettingOutScene
from game.start import make_services
from game.voyage import Build, Sail, guard_of, legal_deeds

from .desktop import Program, desktop, insist, program
from .ways import SIZE, entry_of, laid_out, place_of

CROWN = "crown"
#: Seconds, long enough for a slow answer: a second press of the same would be another deed.
_A_WHILE = 20.0


def test_the_first_day_of_a_whole_chart_is_sailed_by_mouse(
    home: Path, tmp_path: Path, painter: None
) -> None:
    """R16.81: setting out, a gift that is chosen, a building, a sail, the end of the day."""
    settings = Settings(open_everything=True, day_warning=False, first_tips=False)
    assert save_settings(settings.at_speed(0)) is None
    services = make_services()
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        day = Day(game, services, set_out(game, services))
        done = [day.do_next() for _ in range(4)]
        assert done == ["Choose", "Build", "Sail", "EndDay"]
        assert day.run.voyage.day == 2


def set_out(game: Program, services: Services) -> Path:
    """Go from the menu to the chart; return the file of the voyage."""
    hands, say = game.desktop, services.translate
    hands.click(entry_of(services, "new_game"))
    entry, title = entry_of(services, "new_voyage"), say("setting_out.title")
    insist("setting out", lambda: hands.click(entry), lambda: title in game.title)
    start = SettingOutScene(services)
    hands.click(place_of(start, "setting_out.scenario", services))
    game.wait_for(say("setting_out.scenario_title"))
    scenarios = ScenarioScene(services, opened_for(services, ()), start.header.scenario)
    laid_out(scenarios)
    rows = scenarios.list
    row = rows.rect.centerx, rows.rect.y + rows.row_height * (scenarios.ids.index(CROWN) + 0.5)
    hands.click(row)
    hands.settle()
    hands.click(scenarios.take_button.rect.center)
    game.wait_for(title)
    header = replace(start.header, scenario=CROWN)
    begin = place_of(SettingOutScene(services, header), "setting_out.begin", services)
    files = services.voyages.files
    insist("a voyage", lambda: hands.click(begin), lambda: bool(files()), _A_WHILE)
    return next(iter(files()))


class Day:
    """Does one deed after the other, each where this process has laid out what is pressed."""

    def __init__(self, game: Program, services: Services, path: Path) -> None:
        self.game, self.services, self.path = game, services, path
        self.built = self.sailed = False

    @property
    def run(self) -> VoyageRun:
        """The voyage as its file tells it."""
        return VoyageRun.watch(self.services.content, self.path)

    def do_next(self) -> str:
        """Do the next deed of a first day; return its kind."""
        run = self.run
        if run.voyage.choices:
            dialog = VoyageChoiceDialog(self.services, run)
            laid_out(dialog)
            return self._press(dialog.options[0].rect.center)
        chart = ChartScene(self.services, run, outlooks=SampleOutlooks())
        laid_out(chart)
        deeds = legal_deeds(run.voyage)
        if not self.built and any(isinstance(deed, Build) for deed in deeds):
            self.built = True
            return self._build(chart, run)
        free = [
            deed.field
            for deed in deeds
            if isinstance(deed, Sail) and guard_of(run.voyage, deed.field) is None
        ]
        if free and not self.sailed:
            self.sailed = True
            return self._press(chart.spots[free[0]].rect.center)
        return self._press(chart.buttons.main.rect.center)

    def _build(self, chart: ChartScene, run: VoyageRun) -> str:
        hands, title = self.game.desktop, self.services.translate("voyage_home.title")
        at_home = HomeScene(self.services, run)
        laid_out(at_home)
        insist(
            "home",
            lambda: hands.click(chart.buttons.home.rect.center),
            lambda: title in self.game.title,
        )
        kind = self._press(at_home.build_button.rect.center)
        insist(
            "the chart",
            lambda: hands.click(at_home.close_button.rect.center),
            lambda: title not in self.game.title,
        )
        return kind

    def _press(self, pos: tuple[float, float]) -> str:
        """Press until a deed is kept; return its kind."""
        before = len(self.run.record.causes)
        insist(
            "a deed",
            lambda: self.game.desktop.click(pos),
            lambda: len(self.run.record.causes) > before,
        )
        kept = self.run.record.causes[before]
        assert isinstance(kept, DeedLine)
        return type(kept.deed).__name__
