"""The replay on the screen: gone through by keys, mouse and pad, and played on from.

A thousand records forward and back: ``python -m pytest -m slow tests/scenes/replay``.
"""

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.content import load_content
from game.kit import Assets
from game.play import STRENGTHS, Match, Seat, salvage, strength_of
from game.play.records.header import header_line
from game.rules import LEFT, RIGHT, Terms
from game.scenes import ResultsScene, Services
from game.scenes.examples import finished_duel, middle_solo
from game.scenes.replay.open_record import UnplayableRecord, opened
from game.scenes.replay.play_on import FRIEND, PlayOnDialog, SeatsAsked
from game.scenes.replay.replay_scene import ReplayScene
from tests.play.games import FORMATS, RING_FORMATS, begun, go_on, played, record_of, sure

from ..matches import services_of
from ..table import Player
from .watching import BACK, ON, TURN_BACK, TURN_ON, Watching, go_through, replay_of


@pytest.fixture
def desktop(services: Services) -> Watching:
    return Watching(services)


@pytest.mark.parametrize(
    "numbers", [range(12), pytest.param(range(12, 1012), marks=pytest.mark.slow)], ids=len
)
def test_matches_are_the_same_forward_and_back(numbers: range, services: Services) -> None:
    for number in numbers:
        go_through(services, played(FORMATS[number % len(FORMATS)], number), Random(number))


# Going through the match


def test_keys_go_by_actions_by_turns_and_to_the_ends_and_every_sign_does_what_it_shows(
    desktop: Watching,
) -> None:
    starts, last = desktop.scene.playback.turn_starts, desktop.scene.playback.last
    assert desktop.numbers(*[ON] * 3, *[BACK] * 4) == [1, 2, 3, 2, 1, 0, 0]
    keys = TURN_ON, TURN_ON, TURN_BACK, pygame.K_END, pygame.K_HOME
    assert desktop.numbers(*keys) == [starts[1], starts[2], starts[1], last, 0]
    first, turn_back, back_one, _, on_one, turn_on, to_end = desktop.scene.transport.signs
    presses = ((to_end, last), (back_one, last - 1), (on_one, last),
            (first, 0), (turn_on, starts[1]), (turn_back, 0))  # fmt: skip
    for button, wanted in presses:
        desktop.click(button.rect.center)
        assert desktop.number == wanted, button.sign


def test_a_pad_alone_steps_turns_plays_and_leaves(desktop: Watching) -> None:
    playhead = desktop.scene.playhead
    starts = desktop.scene.playback.turn_starts
    for button, wanted in (("dpad_right", 1), ("right_shoulder", starts[1]), ("left_shoulder", 0)):
        desktop.pad(button)
        assert desktop.number == wanted
    for playing in (True, False):
        desktop.pad("a")
        assert playhead.playing == playing
        desktop.wait(3.0)
    assert desktop.number > 0
    desktop.pad("b")
    assert not desktop.scene.on_stack


def test_it_plays_to_the_end_and_begins_again_from_there(desktop: Watching) -> None:
    scene, play = desktop.scene, desktop.scene.transport.play
    scene.playhead.set_speed(4.0)
    scene.playhead.go_to(scene.playback.last - 3)
    desktop.click(play.rect.center)
    signs = [play.sign]
    assert desktop.number == scene.playback.last
    assert [*signs, play.sign] == ["pause", "play"]
    assert not scene.play_on.enabled, "a match that is over is not played on"
    desktop.click(scene.parts[0].widgets[0].rect.center)
    assert scene.playhead.playing
    desktop.turn()
    assert scene.playhead.number < 3
    desktop.key(pygame.K_p)
    assert not scene.playhead.playing


def test_faster_moves_faster_and_the_time_line_goes_where_it_is_pressed_and_dragged(
    desktop: Watching,
) -> None:
    scene, speed = desktop.scene, desktop.scene.transport.speed
    for keys, wanted in ((2, 4.0), (1, 4.0), (-3, 0.5)):
        desktop.key(*[pygame.K_PLUS if keys > 0 else pygame.K_MINUS] * abs(keys))
        assert scene.playhead.speed == scene.board.animator.speed == wanted
        assert speed.options[speed.index] == f"{wanted:g}×"
    line = desktop.scene.course.line
    for number in (20, 7, desktop.scene.playback.last, 0):
        desktop.click((line.x_of(number), line.band.centery))
        assert desktop.number == number
    desktop.drag((line.x_of(0), line.band.centery), (line.x_of(30), line.band.centery))
    assert desktop.number == 30


def test_stepping_on_before_the_last_step_is_seen_loses_nothing(desktop: Watching) -> None:
    rng, number = Random(2), 0
    for _ in range(120):
        way = rng.choice((1, 1, -1))
        desktop.key(ON if way > 0 else BACK)
        number = min(max(0, number + way), desktop.scene.playback.last)
        assert desktop.scene.playhead.number == number
    assert desktop.number == number


# The picture


def test_the_log_tells_what_has_happened_so_far_and_leads_back(desktop: Watching) -> None:
    scene, log = desktop.scene, desktop.scene.aside.log
    desktop.keys(pygame.K_END)
    assert log.count == len(log.logged.lines)
    desktop.key(pygame.K_HOME)
    assert log.count < len(log.logged.lines)
    desktop.key(pygame.K_END, pygame.K_UP)
    assert scene.widgets.focused is log
    desktop.key(*[pygame.K_UP] * 8)
    assert desktop.number < scene.playback.last
    # It goes back with the first frame.
    scene.playhead.go_to(30)
    scene.playhead.step(-1)
    told = log.count
    assert (desktop.number, log.count) == (29, told)


def test_a_side_sees_its_own_hand_alone(desktop: Watching) -> None:
    for view, hands in ((LEFT, [LEFT]), (RIGHT, [RIGHT]), (2, [LEFT, RIGHT])):
        desktop.see_as(view)
        assert desktop.open_hands == hands
        assert desktop.scene.board.table.viewer == hands[-1]


def test_against_the_horde_there_is_one_view(services: Services) -> None:
    desktop = Watching(services, match=middle_solo(services))
    assert not desktop.scene.transport.view.visible
    assert desktop.numbers(*[ON] * 6, *[BACK] * 4)[5::4] == [6, 2]


def test_another_language_leaves_the_replay_where_it_is(tmp_path: Path, assets: Assets) -> None:
    # With words of one's own, which change.
    player = Player(services_of(load_content(), tmp_path / "matches"), assets)
    scene = player.show(replay_of(player.services))
    scene.playhead.go_to(9)
    scene.playhead.change_speed(1)
    scene.transport.see_as(RIGHT)
    english = scene.play_on.label
    player.services.speak(load_content("pseudo").strings)
    player.stack.retext()
    assert scene.play_on.label != english
    assert (scene.playhead.number, scene.playhead.speed) == (9, 2.0)
    assert scene.board.table.viewer == RIGHT
    assert scene.board.differences(scene.playback.moments[9]) is None
    player.draw()


def test_a_name_of_forty_letters_is_whole_on_the_table_of_a_replay(
    player: Player, cut: list[str]
) -> None:
    services, duel = player.services, finished_duel(player.services)
    seats = (
        Seat("Wilhelmina Bartholomea von Hohenstaufen"),
        Seat("Maximiliane Christophora Aldobrandini-Le"),
    )
    match = Match.new(services.content, Terms(), seats, record_of(duel).header.seed)
    for done in duel.history:
        match.submit(done.action)
    player.show(replay_of(services, match), wait=1)
    player.draw()
    assert services.translate("match.turn_of", name=seats[1].name) not in cut


# Played on from


@pytest.mark.settings(hand_over=False)
def test_any_moment_can_be_played_on_from_and_counts_for_nothing(
    desktop: Watching, services: Services
) -> None:
    scene = desktop.scene
    match = desktop.play_on(12, lambda asked: setattr(asked.choices[1], "index", FRIEND))
    assert (match.what_if, match.record) == (True, None)
    assert match.start == scene.playback.moments[12].position
    assert match.seats == (Seat("Alaric"), Seat("Morwen"))
    match.concede(LEFT)
    desktop.rest()
    results = desktop.at(ResultsScene)
    assert "what-if" in results.line
    assert not results.replay.visible
    assert services.profile.history.matches() == []
    assert not list(services.store.files())
    results.ways.return_to_replay()
    assert desktop.top is scene
    # Or it is left from its pause.
    desktop.play_on(12)
    desktop.leave_what_if()


def test_a_computer_can_take_a_seat_of_any_strength(services: Services) -> None:
    match = finished_duel(services)
    playback = replay_of(services, match).playback
    dialog = PlayOnDialog(services, playback.moments[3].position, match.seats)
    as_whom, against = dialog.asked.choices
    as_whom.index, against.index = RIGHT, 1
    left, right = dialog.asked.chosen()
    assert (left.is_computer, strength_of(left)) == (True, "first_steps")
    assert right == Seat("Morwen")


@pytest.mark.parametrize("terms", RING_FORMATS)
def test_a_ring_is_the_same_forward_and_back(terms: Terms, services: Services) -> None:
    go_through(services, played(terms, 7), Random(7))


def test_a_ring_is_seen_by_each_who_has_a_hand_or_by_all(services: Services) -> None:
    """R13.11: who sees as one of a team sees the partner's hand, too."""
    desktop = Watching(services, "pairs")
    view = desktop.scene.transport.view
    seen_by = [f"{name}’s view" for name in ("Alaric", "Morwen", "Bertram", "Ysolde")]
    assert list(view.options) == [*seen_by, "All hands", "All hands, table turns"]
    assert view.index == 4
    assert desktop.open_hands == [0, 1, 2, 3]
    desktop.see_as(3)
    assert (desktop.scene.board.table.viewer, desktop.open_hands) == (3, [1, 3])
    assert desktop.scene.seen_by == 3


def test_the_log_names_bridges_as_they_are_seen(services: Services) -> None:
    """R13.2: the same bridge is another one of the screen's for each seat."""
    desktop = Watching(services, "four")
    for viewer in (0, 3):
        desktop.see_as(viewer)
        lines = desktop.scene.aside.log.logged.lines
        summoned = [(line.side, line.short) for line in lines if line.kind == "summon"]
        assert {short for side, short in summoned if side == viewer} <= {"top lane", "bottom lane"}
        far = {short for side, short in summoned if side == (viewer + 2) % 4}
        assert {"top lane", "bottom lane"}.isdisjoint(far)


def test_nobody_sees_as_a_wing_of_the_horde_nor_does_the_table_turn_to_one(
    services: Services,
) -> None:
    desktop = Watching(services, "horde")
    scene, table = desktop.scene, desktop.scene.board.table
    assert [view.side for view in scene.transport.views] == [0, 2, None, None]
    desktop.see_as(1)
    assert table.viewer == 2
    desktop.see_as(3)
    for number in range(scene.playback.last + 1):
        scene.playhead.go_to(number)
        assert table.viewer in (0, 2)


def test_the_table_turns_with_the_turns_where_that_is_chosen(services: Services) -> None:
    desktop = Watching(services, "three")
    scene, table = desktop.scene, desktop.scene.board.table
    desktop.see_as(len(scene.transport.views) - 1)
    seen = set()
    for number in range(1, scene.playback.last):
        assert desktop.numbers(ON) == [number]
        acted = scene.playback.moments[number - 1].position.active
        assert (table.viewer, desktop.open_hands) == (acted, [0, 1, 2])
        seen.add(acted)
    assert seen == {0, 1, 2}
    assert desktop.numbers(BACK) == [scene.playback.last - 2]


def test_the_time_line_tells_who_left_where(services: Services) -> None:
    """R13.10; and it goes on to what came after."""
    match = go_on(begun(Terms(ring="pairs"), 3), Random(3), 20)
    match.hand_over(1)
    desktop = Watching(services, match=go_on(match, Random(4), 10))
    moments = desktop.scene.playback.moments
    ((number, left),) = ((n, moment) for n, moment in enumerate(moments) if moment.left)
    assert left.left == (1,)
    assert 0 < number < desktop.scene.playback.last
    words = f"Turn {left.turn}: From now on the computer plays for Bo"
    assert desktop.scene.course.line.label(number) == words


@pytest.mark.parametrize(("mode", "words"), [("pairs", "{} and {} win!"), ("four", "{} wins")])
def test_the_words_over_the_line_tell_at_the_end_who_has_won(
    services: Services, mode: str, words: str
) -> None:
    desktop = Watching(services, mode)
    desktop.key(pygame.K_END)
    winners = sure(desktop.scene.playback.result).places[0]
    names = (desktop.scene.board.names[seat] for seat in winners)
    assert desktop.scene.course.words().endswith(words.format(*names))


@pytest.mark.settings(hand_over=False)
def test_any_moment_of_a_ring_is_played_on_from_with_any_seats(services: Services) -> None:
    desktop = Watching(services, "pairs")

    def choose(asked: SeatsAsked) -> None:
        assert [choice.index for choice in asked.choices] == [FRIEND] * 4
        own = asked.choices[1].control
        desktop.click((own.right - 10, own.centery))
        asked.choices[3].index = len(STRENGTHS)

    match = desktop.play_on(9, choose)
    assert match.what_if
    assert match.start == desktop.scene.playback.moments[9].position
    weak, strong = (Seat("", "computer", "", STRENGTHS[number]) for number in (0, -1))
    assert match.seats == (Seat("Alaric"), weak, Seat("Bertram"), strong)
    desktop.leave_what_if()
    assert not list(services.store.files())


@pytest.mark.settings(hand_over=False)
def test_a_ring_played_on_leads_from_its_results_back_to_the_replay(services: Services) -> None:
    desktop = Watching(services, "three")
    match = desktop.play_on(desktop.scene.playback.last - 1)
    for seat in (0, 1, 2):
        match.hand_over(seat)
    desktop.rest()
    results = desktop.at(ResultsScene)
    assert services.profile.history.matches() == []
    results.ways.return_to_replay()
    assert desktop.top is desktop.scene


def test_wings_keep_their_seats_and_who_watches_computers_is_offered_one(
    services: Services,
) -> None:
    scene = Watching(services, "horde").scene
    seats = scene.record.header.seats
    dialog = PlayOnDialog(services, scene.playback.moments[4].position, seats)
    assert len(dialog.asked.choices) == 2
    assert dialog.asked.chosen() == seats
    scene = Watching(services, "three").scene
    seats = (Seat("", "computer", strength="deep"),) * 3
    dialog = PlayOnDialog(services, scene.playback.moments[4].position, seats)
    kinds = [(seat.kind, seat.strength) for seat in dialog.asked.chosen()]
    assert kinds == [("person", ""), ("computer", "deep"), ("computer", "deep")]


def test_a_ring_whose_seats_do_not_fit_its_actions_is_shown_with_its_header(
    services: Services,
) -> None:
    """Its terms say three at the table, its actions are those of two against two."""
    record = record_of(played(Terms(ring="pairs"), 3))
    three = replace(record.header, terms=Terms(ring="three"), seats=record.header.seats[:3])
    data = header_line(three) + b"".join(record.text().splitlines(keepends=True)[1:])
    scene = opened(services, salvage(data, "a.jsonl"))
    assert isinstance(scene, ReplayScene | UnplayableRecord)
    assert scene.problem
    assert [seat.name for seat in sure(scene.record).header.seats] == ["Ada", "Bo", "Cyd"]
