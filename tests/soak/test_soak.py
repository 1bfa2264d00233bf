"""The soak itself: a sitting plays matches alike each time, and a failure leaves its traces."""

import json
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.board.forecast.assault_forecast import forecast_assault
from game.play import Match, MatchStore
from game.play.records.journal import Journal
from game.rules import Attack, EndTurn, MatchAction, PlayCreature, State
from game.scenes import MenuScene

from ..play.games import CONTENT, played
from ..rules.mirror import Mirror
from ..rules.pictures import duel
from ..scenes.matches import services_of
from . import __main__, match_watch, sitting
from .__main__ import main
from .ledger import Ledger, SoakPlan, resident_kb, slope
from .match_watch import Broken, MatchWatch
from .sitting import Sitting, SittingResult, SoakTasks
from .walker import Walker


def plan(folder: Path) -> SoakPlan:
    return SoakPlan.of(folder, 7, painted=False, matches=1)


def test_a_sitting_is_the_same_each_time(tmp_path: Path) -> None:
    first, again = (Sitting(plan(tmp_path / name), 3).play() for name in ("first", "again"))
    assert first.failure == ""
    assert first.figures["matches"] == 1
    assert (first.figures, first.seen, first.done) == (again.figures, again.seen, again.done)
    assert not list(tmp_path.glob("*/failures"))


def test_presses_rest_by_the_clock_of_the_loop_and_soon_do_no_more(tmp_path: Path) -> None:
    services = services_of(CONTENT, tmp_path, press_delay=250)
    menu = MenuScene(services)
    walker = Walker(services, menu, Random(1), painted=False, purpose=1, disturbed=False)
    desktop = walker.desktop
    desktop.calm()
    desktop.key(pygame.K_F1, pygame.K_ESCAPE)
    assert desktop.top is not menu
    for _ in range(3):
        desktop.turn()
    desktop.key(pygame.K_ESCAPE)
    assert desktop.top is menu
    for _ in range(40):
        walker.step()
        # Later steps may choose a rest again, or leave the game.
        if not services.settings.press_delay:
            return
    pytest.fail("presses rest still")


def test_a_failure_leaves_what_is_needed_to_repeat_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    step, steps = Walker.step, []

    def stumble(walker: Walker) -> None:
        step(walker)
        steps.append(walker.desktop.trace[-1])
        if len(steps) == 9:
            raise ValueError("stumbled")

    monkeypatch.setattr(Walker, "step", stumble)
    assert Sitting(plan(tmp_path), 3).play().failure == "ValueError: stumbled"
    folder = tmp_path / "failures" / "sitting-3-step-9"
    assert "--repeat 3 --from-step 1" in (folder / "report.txt").read_text(encoding="utf-8")
    assert "in stumble" in (folder / "traceback.txt").read_text(encoding="utf-8")
    assert steps[-1] in (folder / "events.txt").read_text(encoding="utf-8")
    assert pygame.image.load(folder / "picture.png").get_size() == pygame.display.get_window_size()


def test_a_sitting_that_comes_to_no_end_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting, "_STEPS", 2)
    assert Sitting(plan(tmp_path), 3).play().failure == "Broken: 2 steps, and 0 matches"


def think(stop: Callable[[], bool]) -> int:
    return next(count for count in range(1000) if stop())


def test_an_answer_comes_after_a_while_and_a_search_is_soon_told_to_stop() -> None:
    pygame.display.init()
    tasks = SoakTasks(Random(1))
    heard: list[int] = []

    for _ in range(20):
        tasks.ask(think, on_answer=heard.append)
    tasks.ask(think, on_answer=heard.append).cancel()
    tasks.take_in()
    assert 0 < len(heard) < 20
    for _ in range(9):
        tasks.take_in()
    assert len(heard) == 20
    assert max(heard) < 60


def test_what_fails_in_a_question_fails_the_sitting() -> None:
    pygame.display.init()
    tasks = SoakTasks(Random(1))
    tasks.ask(lambda stop: 1 // 0, on_failure=lambda _reason: None)
    with pytest.raises(ZeroDivisionError):
        list(iter(tasks.take_in, 0))


def line(number: int, resident: int, failure: str = "") -> dict[str, object]:
    return {
        **SittingResult(number, resident=resident, failure=failure).line(),
        "figures": {"matches": 5},
    }


def test_a_sitting_that_a_killed_process_did_not_finish_does_not_count(tmp_path: Path) -> None:
    ledger = Ledger(plan(tmp_path))
    ledger.add(line(0, 100))
    with ledger.file.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line(1, 100))[:40])
    assert ledger.matches == 5
    ledger.add(line(2, 100))
    assert [kept["number"] for kept in ledger.lines()] == [0, 2]


def test_growth_is_measured_once_the_caches_are_full(tmp_path: Path) -> None:
    ledger = Ledger(plan(tmp_path))
    for number in range(30):
        ledger.add(line(number, 1000 * min(number, 9) + 10 * number))
    assert list(ledger.growth().values()) == [pytest.approx(2.0)]
    ledger.add(line(30, 1000, "Broken: it"))
    assert "FAILED sitting 30: Broken: it" in ledger.report()


def test_a_slope_is_that_of_the_line_through_the_points() -> None:
    assert slope([(1, 5), (2, 7), (3, 9)]) == pytest.approx(2)
    assert slope([(1, 5)]) == slope([(1, 5), (1, 9)]) == 0
    assert resident_kb() > 10_000


def test_a_folder_keeps_one_soak_and_of_another_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for matches in (9, 99):
        assert SoakPlan.of(tmp_path, 1, painted=True, matches=matches).each == 5
    monkeypatch.setattr(__main__, "_ENVIRONMENT", {})
    assert main([str(tmp_path), "--seed", "8"]) == 2
    told = capsys.readouterr().err
    assert "has another soak" in told
    assert told.count("\n") == 1


def test_the_command_plays_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name, value in __main__._ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    # A seed of which the first sitting is short.
    words = ["--without-drawing", "--workers", "1", "--matches", "1", "--seed", "3"]
    played: list[str] = []
    for _ in range(2):
        assert main([str(tmp_path), *words]) == 0
        out, err = capfd.readouterr()
        assert "0 failures" in out
        assert err == ""
        played.append((tmp_path / "sittings.jsonl").read_text(encoding="utf-8"))
    assert played[0] == played[1]


def test_a_process_that_comes_down_is_told() -> None:
    workers = [
        subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL)
        for code in ("", "import os; os._exit(3)")
    ]
    for worker in workers:
        worker.wait()
    assert __main__.deaths(workers) == [f"DIED process {workers[1].pid}: exit status 3"]


@pytest.fixture
def watch() -> Iterator[MatchWatch]:
    watch = MatchWatch(lambda: CONTENT)
    with watch.installed():
        yield watch


def mirrored() -> Match:
    return Match.from_position(duel("* x y | top: Bold=3/4", "* a b | top: Wall=1/9"))


def test_a_whole_match_is_followed(watch: MatchWatch, tmp_path: Path) -> None:
    match = played(store=MatchStore(tmp_path))
    assert watch.figures["matches"] == 1
    assert watch.figures["actions"] == len(match.history)
    assert watch.figures["forecasts"] == match.turns


def test_an_event_that_tells_too_little_is_noticed(
    watch: MatchWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mirror, "tell", lambda _mirror, _event: None)
    with pytest.raises(Broken, match="the mirror is not the state"):
        mirrored().submit(Attack())


def test_what_was_foretold_otherwise_is_noticed(
    watch: MatchWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrongly(state: State) -> object:
        told = forecast_assault(state)
        fates = {
            place: replace(fate, health=fate.health - 1)
            for place, fate in told.creature_outcomes.items()
        }
        return replace(told, creature_outcomes=fates)

    monkeypatch.setattr(match_watch, "forecast_assault", wrongly)
    match = mirrored()
    match.submit(Attack())
    with pytest.raises(Broken, match="5 was told, it is 6"):
        match.submit(EndTurn())


@pytest.mark.parametrize("first", [Attack(), PlayCreature(0, 0)])
def test_a_forecast_is_compared_once_whatever_was_done_before(
    watch: MatchWatch, first: MatchAction
) -> None:
    match = mirrored()
    match.submit(first)
    match.submit(EndTurn())
    assert watch.figures["forecasts"] == 1


def test_what_is_taken_back_is_followed(watch: MatchWatch) -> None:
    match = mirrored()
    match.submit(PlayCreature(0, 0))
    match.undo()
    match.submit(EndTurn())
    assert watch.figures["undone"] == 1


def test_a_record_that_is_not_the_match_is_noticed(
    watch: MatchWatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Journal.append

    def forgetful(journal: Journal, lines: bytes, sync: bool) -> None:
        append(journal, lines.replace(b'"winner": "left"', b'"winner": "right"'), sync)

    monkeypatch.setattr(Journal, "append", forgetful)
    with pytest.raises(Broken, match="the record is not the match"):
        played(store=MatchStore(tmp_path))


def test_what_the_game_logs_is_noticed(watch: MatchWatch) -> None:
    with pytest.raises(Broken, match="the table differed"):
        logging.getLogger("game.scenes.match.match_view").error("the table differed")
