"""The packed program in a real window, with the mouse alone: from the menu to a result, and out.

``BRIDGES_OF_ERRET_PROGRAM=dist/bridges-of-erret/bridges-of-erret python -m pytest -m packed``,
as ``.ci/run`` does. Without a program of that name it plays these sources.
"""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.play import Match, Settings, check, save_settings
from game.rules import ASSAULT, LEFT, RIGHT, PlayCreature, State, legal_actions
from game.scenes import ResultsScene, Services
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.start import make_services

from .desktop import Program, desktop, insist, is_gone, program, until, workers
from .player import Players, is_harmless
from .ways import SIZE, check_results, choose_rival, entry_of, laid_out, place_of

#: A player who hardly defends itself has lost long before.
LONG_ENOUGH = 80
STRENGTH = "greedy"
DECKS = (2, 0)


class MousePlayer(Players):
    """Plays one creature at a time, by dragging, and goes on by the button: it will lose."""

    def _act(self, state: State) -> None:
        plays = (action for action in legal_actions(state) if isinstance(action, PlayCreature))
        wish = next((play for play in plays if is_harmless(state, play)), None)
        if wish is not None and not any(state.sides[LEFT].lanes):
            self._drag(state, wish)
            return
        button = self.layout(state).button(0, 2 if state.phase == ASSAULT else 1)
        self.program.desktop.click(pygame.FRect(button).center)


def walk(game: Program, services: Services) -> None:
    """Go from the menu to the table of a duel against the computer."""
    hands = game.desktop
    start = choose_rival(game, services, "computer")
    begin = place_of(start, "start.begin", services)
    hands.click(start.forms["preconstructed"].rect.center)
    hands.click(begin)
    until("a match", lambda: bool(game.records))
    game.wait_for(services.translate("deck_choice.title"))
    players = MousePlayer(game, services.content)
    choice = PrintedDecksScene(services, Match.resume(services.content, players.record))
    begin = place_of(choice, "deck_choice.begin", services)
    hands.click(choice.plates[DECKS[LEFT]][LEFT].rect.center)
    hands.click(begin)
    toss = services.translate("toss.title")
    game.wait_for(toss)
    scene = CoinTossScene(services, Match.resume(services.content, players.record))
    laid_out(scene)
    insist(
        "the table",
        lambda: hands.click(scene.go_button.rect.center),
        lambda: toss not in game.title,
    )


@pytest.mark.packed
def test_from_the_menu_to_a_result_by_mouse(home: Path, tmp_path: Path, painter: None) -> None:
    unasked = Settings(end_warning=False, loss_warning=False, first_tips=False)
    settings = replace(unasked, strengths=(STRENGTH, STRENGTH))
    assert save_settings(settings.at_speed(0)) is None
    services = make_services()
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        walk(game, services)
        players = MousePlayer(game, services.content)
        assert players.record.header.seats[RIGHT].strength == STRENGTH
        for _ in range(LONG_ENOUGH):
            if players.result is not None:
                break
            players.play()
        thinking = workers(game)
        assert thinking, "nobody thought for the computer"
        assert players.dragged
        record = players.record
        assert check(record, services.content).agrees
        check_results(game, services, Match.resume(services.content, record))
        results = ResultsScene(services, Match.resume(services.content, record))
        seen.click(place_of(results, "results.another", services))
        game.wait_for("")
        insist(
            "the end",
            lambda: seen.click(entry_of(services, "quit")),
            lambda: game.process.poll() is not None,
        )
        assert game.process.returncode == 0
    until("the end of what thought", lambda: all(map(is_gone, thinking)))
