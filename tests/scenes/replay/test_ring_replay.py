"""A ring watched again: by whose eyes, along the time line, and played on from."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from game.play import STRENGTHS, Seat, salvage
from game.play.records.record import header_line
from game.rules import Terms
from game.scenes import ResultsScene, Services
from game.scenes.replay.open_record import UnplayableRecord, opened
from game.scenes.replay.play_on import FRIEND, PlayOnDialog, RingSeats
from game.scenes.replay.replay_scene import ReplayScene
from tests.play.games import RING_FORMATS, begun, go_on, played, record_of, sure

from .watching import BACK, ON, Watching, go_through


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


def test_any_moment_of_a_ring_is_played_on_from_with_any_seats(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=False)
    desktop = Watching(services, "pairs")

    def choose(asked: RingSeats) -> None:
        assert [choice.index for choice in asked.choices] == [FRIEND] * 4
        own = asked.by_side[1].control
        desktop.click((own.right - 10, own.centery))
        asked.by_side[3].index = len(STRENGTHS)

    match = desktop.play_on(9, choose)
    assert match.what_if
    assert match.start == desktop.scene.playback.moments[9].position
    weak, strong = (Seat("", "computer", "", STRENGTHS[number]) for number in (0, -1))
    assert match.seats == (Seat("Alaric"), weak, Seat("Bertram"), strong)
    desktop.leave_what_if()
    assert not list(services.store.files())


def test_a_ring_played_on_leads_from_its_results_back_to_the_replay(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=False)
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
    assert dialog.chosen_seats == seats
    scene = Watching(services, "three").scene
    seats = (Seat("", "computer", strength="deep"),) * 3
    dialog = PlayOnDialog(services, scene.playback.moments[4].position, seats)
    kinds = [(seat.kind, seat.strength) for seat in dialog.chosen_seats]
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
