"""The replay on the screen: gone through by keys, mouse and pad, and played on from."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.content import load_content
from game.kit import Assets
from game.play import (
    Seat,
    strength_of,
)
from game.rules import LEFT, RIGHT
from game.scenes import MatchScene, ResultsScene, Services
from game.scenes.examples import finished_duel, middle_solo
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.replay.play_on import FRIEND, DuelSeats, PlayOnDialog
from game.scenes.replay.replay_scene import ReplayScene

from ..desktop import Desktop
from ..matches import services_of
from ..table import Player
from .watching import replay_of


def at_rest(desktop: Desktop, scene: ReplayScene) -> int:
    """Wait until nothing moves; the table shows the moment that is told, which is returned."""
    desktop.rest()
    number = scene.playhead.number
    assert scene.board.differences(scene.playback.moments[number]) is None
    assert scene.course.line.number == number
    return number


# Going through the match


def test_arrows_go_an_action_forward_and_back(desktop: Desktop, scene: ReplayScene) -> None:
    for wanted in (1, 2, 3):
        desktop.key(pygame.K_RIGHT)
        assert at_rest(desktop, scene) == wanted
    for wanted in (2, 1, 0):
        desktop.key(pygame.K_LEFT)
        assert at_rest(desktop, scene) == wanted
    desktop.key(pygame.K_LEFT)
    assert at_rest(desktop, scene) == 0


def test_keys_go_by_turns_and_to_the_ends(desktop: Desktop, scene: ReplayScene) -> None:
    starts, last = scene.playback.turn_starts, scene.playback.last
    desktop.key(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert at_rest(desktop, scene) == starts[2]
    desktop.key(pygame.K_PAGEUP)
    assert at_rest(desktop, scene) == starts[1]
    desktop.key(pygame.K_END)
    assert at_rest(desktop, scene) == last
    desktop.key(pygame.K_HOME)
    assert at_rest(desktop, scene) == 0


def test_a_pad_alone_steps_turns_plays_and_leaves(desktop: Desktop, scene: ReplayScene) -> None:
    desktop.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert at_rest(desktop, scene) == 1
    desktop.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert at_rest(desktop, scene) == scene.playback.turn_starts[1]
    desktop.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert at_rest(desktop, scene) == 0
    desktop.pad(pygame.CONTROLLER_BUTTON_A)
    assert scene.playhead.playing
    desktop.wait(3.0)
    desktop.pad(pygame.CONTROLLER_BUTTON_A)
    assert not scene.playhead.playing
    assert at_rest(desktop, scene) > 0
    desktop.pad(pygame.CONTROLLER_BUTTON_B)
    assert not scene.on_stack


def test_every_sign_does_what_it_shows(desktop: Desktop, scene: ReplayScene) -> None:
    last, starts = scene.playback.last, scene.playback.turn_starts
    first, turn_back, back_one, _, on_one, turn_on, to_end = scene.transport.signs
    ways = ((to_end, last), (back_one, last - 1), (on_one, last),
            (first, 0), (turn_on, starts[1]), (turn_back, 0))  # fmt: skip
    for button, wanted in ways:
        desktop.click(button.rect.center)
        assert at_rest(desktop, scene) == wanted, button.sign


def test_it_plays_to_the_end_and_begins_again_from_there(
    desktop: Desktop, scene: ReplayScene
) -> None:
    scene.playhead.set_speed(4.0)
    scene.playhead.go_to(scene.playback.last - 3)
    desktop.click(scene.transport.play.rect.center)
    signs = [scene.transport.play.sign]
    assert at_rest(desktop, scene) == scene.playback.last
    assert [*signs, scene.transport.play.sign] == ["pause", "play"]
    desktop.click(scene.parts[0].widgets[0].rect.center)
    assert scene.playhead.playing
    desktop.turn()
    assert scene.playhead.number < 3
    desktop.key(pygame.K_p)
    assert not scene.playhead.playing


def test_faster_moves_faster(desktop: Desktop, scene: ReplayScene) -> None:
    desktop.key(pygame.K_PLUS, pygame.K_PLUS)
    assert scene.playhead.speed == 4.0
    assert scene.transport.speed.options[scene.transport.speed.index] == "4×"
    desktop.key(pygame.K_PLUS)
    assert scene.playhead.speed == 4.0
    desktop.key(pygame.K_MINUS, pygame.K_MINUS, pygame.K_MINUS)
    assert scene.board.animator.speed == 0.5


def test_the_time_line_goes_where_it_is_pressed_and_dragged(
    desktop: Desktop, scene: ReplayScene
) -> None:
    line = scene.course.line
    for number in (20, 7, scene.playback.last, 0):
        desktop.click((line.x_of(number), line.band.centery))
        assert at_rest(desktop, scene) == number
    desktop.drag((line.x_of(0), line.band.centery), (line.x_of(30), line.band.centery))
    assert at_rest(desktop, scene) == 30


def test_stepping_on_before_the_last_step_is_seen_loses_nothing(
    desktop: Desktop, scene: ReplayScene
) -> None:
    rng, number = Random(2), 0
    for _ in range(120):
        way = rng.choice((1, 1, -1))
        desktop.key(pygame.K_RIGHT if way > 0 else pygame.K_LEFT)
        number = min(max(0, number + way), scene.playback.last)
        assert scene.playhead.number == number
    assert at_rest(desktop, scene) == number


# The picture


def test_the_log_tells_what_has_happened_so_far_and_leads_back(
    desktop: Desktop, scene: ReplayScene
) -> None:
    desktop.key(pygame.K_END)
    desktop.rest()
    whole = scene.aside.log.count
    assert whole == len(scene.aside.log.logged.lines)
    desktop.key(pygame.K_HOME)
    assert scene.aside.log.count < whole
    desktop.key(pygame.K_END, pygame.K_UP)
    assert scene.widgets.focused is scene.aside.log
    desktop.key(*[pygame.K_UP] * 8)
    assert at_rest(desktop, scene) < scene.playback.last


def test_the_log_goes_back_with_the_first_frame(desktop: Desktop, scene: ReplayScene) -> None:
    scene.playhead.go_to(30)
    scene.playhead.step(-1)
    told = scene.aside.log.count
    assert at_rest(desktop, scene) == 29
    assert scene.aside.log.count == told


def test_a_side_sees_its_own_hand_alone(desktop: Desktop, scene: ReplayScene) -> None:
    table = scene.board.table
    for view, open_hands in ((LEFT, {LEFT}), (RIGHT, {RIGHT}), (2, {LEFT, RIGHT})):
        scene.transport.view.index = view
        scene.transport.view.on_change(view)
        at_rest(desktop, scene)
        seen = {n for n, side in enumerate(table.sides) if side.hand[0].turned == 1.0}
        assert seen == open_hands
        if len(open_hands) == 1:
            assert table.viewer == view


def test_against_the_horde_there_is_one_view(services: Services) -> None:
    match = middle_solo(services)
    desktop = Desktop(services, replay_of(services, match))
    scene = desktop.at(ReplayScene)
    assert not scene.transport.view.visible
    desktop.key(*[pygame.K_RIGHT] * 6)
    assert at_rest(desktop, scene) == 6
    desktop.key(*[pygame.K_LEFT] * 4)
    assert at_rest(desktop, scene) == 2


def test_every_button_is_reached_by_arrows_alone(player: Player) -> None:
    scene = player.show(replay_of(player.services, finished_duel(player.services)))
    scene.playhead.go_to(10)
    buttons = {
        *scene.transport.signs,
        scene.play_on,
        scene.share,
        scene.leave_button,
        scene.transport.view,
    }
    reached = set()
    for way in ("down", "right", "down", "up", "left"):
        scene.widgets.focus(scene.course.line)
        player.key("down")
        for _ in range(12):
            focused = scene.widgets.focused
            reached.add(focused)
            player.key(way) if focused is not scene.transport.view else player.key("up")
    reached |= {w for w in scene.widgets.widgets if id(w) in player.reached_by_arrows()}
    assert buttons <= reached


@pytest.fixture
def speaker(tmp_path: Path, assets: Assets) -> Player:
    """Sit down with words of one's own, which change."""
    services = services_of(load_content(), tmp_path / "matches")
    return Player(services, assets)


def test_another_language_leaves_the_replay_where_it_is(speaker: Player) -> None:
    player = speaker
    scene = player.show(replay_of(player.services, finished_duel(player.services)))
    scene.playhead.go_to(9)
    scene.playhead.change_speed(1)
    scene.transport.view.index = RIGHT
    scene.transport.view.on_change(RIGHT)
    english = scene.play_on.label
    player.services.speak(load_content("pseudo").strings)
    player.stack.retext()
    assert scene.play_on.label != english
    assert (scene.playhead.number, scene.playhead.speed) == (9, 2.0)
    assert scene.board.table.viewer == RIGHT
    assert scene.board.differences(scene.playback.moments[9]) is None
    player.draw()


# Played on from


def test_any_moment_can_be_played_on_from_and_counts_for_nothing(
    desktop: Desktop, scene: ReplayScene, services: Services
) -> None:
    services.settings = replace(services.settings, hand_over=False)
    scene.playhead.go_to(12)
    desktop.click(scene.play_on.rect.center)
    dialog = desktop.at(PlayOnDialog)
    assert isinstance(dialog.asked, DuelSeats)
    dialog.asked.against.index = FRIEND
    desktop.click(dialog.begin.rect.center)
    match = desktop.at(MatchScene).match
    assert match.what_if
    assert match.record is None
    assert match.start == scene.playback.moments[12].position
    assert match.seats == (Seat("Alaric"), Seat("Morwen"))
    match.concede(LEFT)
    desktop.rest()
    results = desktop.at(ResultsScene)
    assert "what-if" in results.line
    assert not results.replay.visible
    assert services.profile.history.matches() == []
    assert not list(services.store.files())
    results.rest = 0.0
    results.ways.return_to_replay()
    assert desktop.at(ReplayScene) is scene


def test_it_is_left_from_its_pause_without_a_trace(
    desktop: Desktop, scene: ReplayScene, services: Services
) -> None:
    scene.playhead.go_to(5)
    desktop.click(scene.play_on.rect.center)
    desktop.click(desktop.at(PlayOnDialog).begin.rect.center)
    desktop.at(MatchScene).pause()
    desktop.rest()
    desktop.at(PauseDialog)
    desktop.press_button(services.translate("pause.leave_what_if"))
    assert desktop.top is scene


def test_a_computer_can_take_a_seat_of_any_strength(services: Services) -> None:
    match = finished_duel(services)
    playback = replay_of(services, match).playback
    dialog = PlayOnDialog(services, playback.moments[3].position, match.seats)
    assert isinstance(dialog.asked, DuelSeats)
    dialog.asked.as_whom.index = RIGHT
    dialog.asked.against.index = 1
    left, right = dialog.chosen_seats
    assert left.is_computer
    assert strength_of(left) == "first_steps"
    assert right == Seat("Morwen")


def test_a_match_that_is_over_is_not_played_on(desktop: Desktop, scene: ReplayScene) -> None:
    desktop.key(pygame.K_END)
    assert not scene.play_on.enabled
