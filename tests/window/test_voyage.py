"""A voyage's first day in the real window: set out, sail to a guard, fight, and see it told."""

from pathlib import Path

import pytest

from game.content import Content
from game.play import VoyageRun, read_record
from game.scenes import Services
from game.scenes.voyage.chart.chart_examples import SampleOutlooks
from game.scenes.voyage.chart_scene import ChartScene
from game.start import make_services
from game.voyage import Hex, Sail, Voyage, guard_of, legal_deeds

from .desktop import Program, came_about, desktop, program, until
from .player import SECONDS_PER_TRY, press_on
from .ways import SIZE, entry_of, laid_out, needs_a_screen

pytestmark = [needs_a_screen, pytest.mark.slow]

#: So many presses end a fight or bring the fleet before a guard.
MOST = 60


def the_file(home: Path) -> Path:
    """Return the file of the only voyage, once there is one."""
    until("the file of a voyage", lambda: bool(list((home / "data" / "voyages").glob("*.jsonl"))))
    return next((home / "data" / "voyages").glob("*.jsonl"))


def voyage_in(content: Content, path: Path) -> Voyage:
    """Return where the voyage in a file stands."""
    return VoyageRun.watch(content, path).voyage


def guarded(voyage: Voyage) -> Hex:
    """Return a field with a guard that can be sailed to, the shallowest."""
    sails = [deed.field for deed in legal_deeds(voyage) if isinstance(deed, Sail)]
    depths = {field: guard.depth for field in sails if (guard := guard_of(voyage, field))}
    return min(depths, key=lambda field: depths[field])


def take_choices(game: Program, content: Content, path: Path) -> None:
    """Take the first option of every choice that waits."""
    for _ in range(MOST):
        if not voyage_in(content, path).choices:
            return
        game.desktop.key("1")
        came_about(lambda: not voyage_in(content, path).choices, 1.0)


def set_out(game: Program, services: Services, home: Path) -> Path:
    """Set out from the menu, take what is given, and return the file of the voyage."""
    game.wait_for_colours()
    game.desktop.click(entry_of(services, "voyage"))
    game.wait_for(services.translate("setting_out.title"))
    press_on(game, services.translate("setting_out.title"))
    path = the_file(home)
    take_choices(game, services.content, path)
    return path


def sail_to_a_guard(game: Program, services: Services, path: Path) -> None:
    """Press the field of a guard on the chart until the fleet stands before it."""
    content = services.content
    run = VoyageRun.watch(content, path)
    chart = ChartScene(services, run, outlooks=SampleOutlooks())
    laid_out(chart)
    place = chart.spots[guarded(run.voyage)].rect.center
    for _ in range(MOST):
        game.desktop.click(place)
        if came_about(lambda: voyage_in(content, path).before_guard, SECONDS_PER_TRY):
            return


def test_the_first_day_of_a_voyage_with_a_fight(home: Path, tmp_path: Path, painter: None) -> None:
    services = make_services()
    content = services.content
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        path = set_out(game, services, home)
        sail_to_a_guard(game, services, path)
        game.wait_for(services.translate("before_fight.title"))
        seen.key("Return")
        fights = path.parent / "fights"
        until("the record of a fight", lambda: bool(list(fights.glob("*.jsonl"))))
        (record,) = fights.glob("*.jsonl")
        until("a fight", lambda: voyage_in(content, path).fight is not None)
        for _ in range(MOST):
            # Turns are ended without a play: the guard wins sooner or later.
            seen.key("n")
            if came_about(lambda: read_record(record).result is not None, 0.5):
                break
        until("the fight told", lambda: voyage_in(content, path).fight is None)
        seen.leave()
    after = voyage_in(content, path)
    assert after.sails == 0
    assert after.attempts
