"""A ring watched again: by whose eyes, along the time line, played on from, and passed on."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from game.play import STRENGTHS, Match, Seat, match_code, salvage
from game.play.records.record import header_line
from game.rules import Terms
from game.scenes import ResultsScene, Services
from game.scenes.examples import finished_ring
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.replay.open_record import UnplayableRecord, opened, opened_code
from game.scenes.replay.play_on import FRIEND, PlayOnDialog, RingSeats
from game.scenes.replay.replay_board import ReplayBoard
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.replay.share_dialog import ShareDialog
from game.scenes.ring.ring_scene import RingScene
from tests.play.games import RING_FORMATS, begun, go_on, played, record_of, sure

from ..desktop import Desktop
from ..table import Player
from .test_replay_soak import watch
from .watching import replay_of


def open_hands(board: ReplayBoard) -> list[int]:
    """Return the seats whose hands lie face up."""
    sides = enumerate(board.table.sides)
    return [n for n, side in sides if side.hand and all(piece.turned for piece in side.hand)]


def ring_desktop(services: Services, mode: str = "pairs") -> tuple[Desktop, ReplayScene]:
    scene = replay_of(services, finished_ring(services, mode))
    return Desktop(services, scene), scene


@pytest.mark.parametrize("terms", RING_FORMATS)
def test_a_ring_is_the_same_forward_and_back(terms: Terms, services: Services) -> None:
    watch(services, played(terms, 7), Random(7))


def test_a_ring_is_seen_by_each_who_has_a_hand_or_by_all(services: Services) -> None:
    """R13.11: who sees as one of a team sees the partner's hand, too."""
    desktop, scene = ring_desktop(services)
    labels = list(scene.transport.view.options)
    names = "Alaric", "Morwen", "Bertram", "Ysolde"
    assert labels[:4] == [f"{name}’s view" for name in names]
    assert labels[4:] == ["All hands", "All hands, table turns"]
    assert scene.transport.view.index == 4
    assert open_hands(scene.board) == [0, 1, 2, 3]
    scene.transport.see_as(3)
    desktop.rest()
    assert (scene.board.table.viewer, open_hands(scene.board)) == (3, [1, 3])
    assert scene.seen_by == 3


def test_the_log_names_bridges_as_they_are_seen(services: Services) -> None:
    """R13.2: the same bridge is another one of the screen's for each seat."""
    _, scene = ring_desktop(services, "four")
    logged = scene.aside.log.logged
    for viewer in (0, 3):
        scene.transport.see_as(viewer)
        summoned = [(line.side, line.short) for line in logged.lines if line.kind == "summon"]
        own = {short for side, short in summoned if side == viewer}
        assert own <= {"top lane", "bottom lane"}
        far = {short for side, short in summoned if side == (viewer + 2) % 4}
        assert {"top lane", "bottom lane"}.isdisjoint(far)


def test_nobody_sees_as_a_wing_of_the_horde(services: Services) -> None:
    _, scene = ring_desktop(services, "horde")
    assert [view.side for view in scene.transport.views] == [0, 2, None, None]
    scene.transport.see_as(1)
    assert scene.board.table.viewer == 2


def test_the_table_turns_with_the_turns_where_that_is_chosen(services: Services) -> None:
    desktop, scene = ring_desktop(services, "three")
    scene.transport.see_as(len(scene.transport.views) - 1)
    seen = set()
    for number in range(1, scene.playback.last):
        desktop.key(pygame.K_RIGHT)
        desktop.rest()
        assert scene.playhead.number == number
        acted = scene.playback.moments[number - 1].position.active
        assert scene.board.table.viewer == acted
        assert open_hands(scene.board) == [0, 1, 2]
        seen.add(acted)
    assert seen == {0, 1, 2}
    desktop.key(pygame.K_LEFT)
    desktop.rest()
    number = scene.playhead.number
    assert scene.board.differences(scene.playback.moments[number]) is None


def test_a_table_that_turns_never_turns_to_a_wing(services: Services) -> None:
    _, scene = ring_desktop(services, "horde")
    scene.transport.see_as(3)
    for number in range(scene.playback.last + 1):
        scene.playhead.go_to(number)
        assert scene.board.table.viewer in (0, 2)


def left_on_the_way() -> Match:
    match = go_on(begun(Terms(ring="pairs"), 3), Random(3), 20)
    match.hand_over(1)
    return go_on(match, Random(4), 10)


def test_the_time_line_tells_who_left_where(services: Services) -> None:
    """R13.10; and it goes on to what came after."""
    scene = replay_of(services, left_on_the_way())
    (number,) = (n for n, moment in enumerate(scene.playback.moments) if moment.left)
    assert scene.playback.moments[number].left == (1,)
    assert 0 < number < scene.playback.last
    turn = scene.playback.moments[number].turn
    words = f"Turn {turn}: From now on the computer plays for Bo"
    assert scene.course.line.label(number) == words
    Desktop(services, scene).rest()


def test_the_words_over_the_line_tell_at_the_end_who_has_won(services: Services) -> None:
    desktop, scene = ring_desktop(services)
    desktop.key(pygame.K_END)
    first, second = sure(scene.playback.result).places[0]
    names = scene.board.names
    assert scene.course.words().endswith(f"{names[first]} and {names[second]} win!")
    _, alone = ring_desktop(services, "four")
    alone.playhead.go_to(alone.playback.last)
    won = sure(alone.playback.result).winner
    assert alone.course.words().endswith(f"{alone.board.names[won]} wins")


def test_any_moment_of_a_ring_is_played_on_from_with_any_seats(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=False)
    desktop, scene = ring_desktop(services)
    scene.playhead.go_to(9)
    desktop.click(scene.play_on.rect.center)
    dialog = desktop.at(PlayOnDialog)
    assert isinstance(dialog.asked, RingSeats)
    assert [choice.index for choice in dialog.asked.choices] == [FRIEND] * 4
    own = dialog.asked.by_side[1]
    desktop.click((own.control.right - 10, own.control.centery))
    dialog.asked.by_side[3].index = len(STRENGTHS)
    desktop.click(dialog.begin.rect.center)
    ring = desktop.at(RingScene)
    assert ring.match.what_if
    assert ring.match.start == scene.playback.moments[9].position
    computers = Seat("", "computer", "", STRENGTHS[0]), Seat("", "computer", "", STRENGTHS[-1])
    assert ring.match.seats == (Seat("Alaric"), computers[0], Seat("Bertram"), computers[1])
    ring.pause()
    desktop.rest()
    desktop.at(PauseDialog)
    desktop.press_button(services.translate("pause.leave_what_if"))
    assert desktop.top is scene
    assert not list(services.store.files())


def test_a_ring_played_on_leads_from_its_results_back_to_the_replay(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=False)
    desktop, scene = ring_desktop(services, "three")
    scene.playhead.go_to(scene.playback.last - 1)
    desktop.click(scene.play_on.rect.center)
    desktop.click(desktop.at(PlayOnDialog).begin.rect.center)
    ring = desktop.at(RingScene)
    for seat in (0, 1, 2):
        ring.match.hand_over(seat)
    desktop.rest()
    results = desktop.at(ResultsScene)
    assert services.profile.history.matches() == []
    results.rest = 0.0
    results.ways.return_to_replay()
    assert desktop.at(ReplayScene) is scene


def test_a_ring_that_the_horde_plays_in_keeps_its_wings(services: Services) -> None:
    _, scene = ring_desktop(services, "horde")
    moment, seats = scene.playback.moments[4], scene.record.header.seats
    dialog = PlayOnDialog(services, moment.position, seats)
    assert len(dialog.asked.choices) == 2
    assert dialog.chosen_seats == seats


def test_who_watches_computers_is_offered_a_seat(services: Services) -> None:
    _, scene = ring_desktop(services, "three")
    seats = (Seat("", "computer", strength="deep"),) * 3
    dialog = PlayOnDialog(services, scene.playback.moments[4].position, seats)
    kinds = [(seat.kind, seat.strength) for seat in dialog.chosen_seats]
    assert kinds == [("person", ""), ("computer", "deep"), ("computer", "deep")]


def test_a_ring_is_passed_on_as_a_code_and_as_pictures(player: Player) -> None:
    services = player.services
    scene = replay_of(services, finished_ring(services, "pairs"))
    again = opened_code(services, match_code(services.content, scene.record))
    assert isinstance(again, ReplayScene)
    assert again.record.entries == scene.record.entries
    del scene.playback.moments[4:]
    scene.playback.turn_starts = [n for n in scene.playback.turn_starts if n < 4]
    player.stack.push(scene)
    player.draw()
    dialog = player.show(ShareDialog(services, scene))
    dialog.save_sheet()
    assert dialog.message.endswith(".png")
    dialog.save_film()
    while dialog.making is not None:
        dialog.update(1 / 60)
    assert dialog.message.endswith(".gif")


def test_a_ring_whose_seats_do_not_fit_its_actions_is_shown_with_its_header(
    services: Services,
) -> None:
    """Its terms say three at the table, its actions are those of two against two."""
    record = record_of(played(Terms(ring="pairs"), 3))
    three = replace(record.header, terms=Terms(ring="three"), seats=record.header.seats[:3])
    data = header_line(three) + b"".join(record.text().splitlines(keepends=True)[1:])
    scene = opened(services, salvage(data, "a.jsonl"))
    words = scene.problem if isinstance(scene, ReplayScene | UnplayableRecord) else ""
    assert words
    assert isinstance(scene, ReplayScene | UnplayableRecord)
    assert [seat.name for seat in sure(scene.record).header.seats] == ["Ada", "Bo", "Cyd"]
