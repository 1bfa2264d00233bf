"""The results of rings: places, spoils, teams, the decisive blow, and the ways on."""

from random import Random
from unittest.mock import Mock

import pytest

from game.play import Match, decisive_blow_of, match_statistics_of
from game.rules import (
    MODES,
    RINGS,
    ChooseDifficulty,
    CustomSolo,
    EndTurn,
    Terms,
    difficulties,
    events,
    legal_actions,
)
from game.scenes import MenuScene, ResultsScene
from game.scenes.campaign.campaign_attempts import begin_attempt
from game.scenes.common import outcome_of
from game.scenes.examples import begun_ring, play_on, played_ring
from game.scenes.options.options_scene import OptionsScene
from game.scenes.replay.open_record import ReplayRoutes
from game.scenes.results.ending import Onward
from game.scenes.results.ring_seats_table import SeatRow
from game.scenes.ring.ring_scene import RingScene
from game.scenes.setup.wheel_scene import WheelScene
from tests.play.games import record_of, sure

from ..table import Player
from .showing import gains_of, show, ways_of


def rows_of(scene: ResultsScene) -> list[SeatRow]:
    return list(scene.ending.table.rows)


def where(player: Player, mode: str, persons: tuple[int, ...], place: int) -> ResultsScene:
    matches = (played_ring(player.services, mode, persons, seed) for seed in range(200))
    return show(player, next(each for each in matches if outcome_of(each).place == place))


@pytest.mark.parametrize("mode", ["pairs", "four"])
def test_the_results_of_four_by_letter_need_no_scrolling(player: Player, mode: str) -> None:
    told = Onward(player.services.translate("letters.check_right"), "to_letters", "scroll", Mock())
    scene = ResultsScene(player.services, played_ring(player.services, mode), told)
    player.show(scene)
    assert scene.story
    assert scene.page_height(player.stack.view) == player.size[1]


@pytest.mark.parametrize("mode", MODES)
def test_every_seat_has_a_row_and_the_ways_on_are_those_of_the_mode(
    player: Player, mode: str
) -> None:
    """R15.3, R14.3: the winners first; the life left is that of the end."""
    match = played_ring(player.services, mode)
    scene, outcome = show(player, match), outcome_of(match)
    seats = [seat for place in outcome.places for seat in place]
    assert [row.seat for row in rows_of(scene)] == seats
    won = [row.seat for row in rows_of(scene) if row.won]
    assert won == [seat for seat in seats if seat in outcome.winners]
    player.draw()
    ways = ways_of(scene)
    # Whoever has won goes on; whoever has lost is offered the same again first.
    assert ways.index("Next: Lesson 1 of 15") == (0 if outcome.won else 2)
    ways.remove("Next: Lesson 1 of 15")
    again = "Swap with partner" if RINGS[mode].wings else "Move on a seat"
    assert ways == ["Play again", again, "Something else"]


def test_teams_are_told_together_who_has_won_and_at_which_bridge_the_blow_fell(
    player: Player,
) -> None:
    scene = where(player, "pairs", (0,), 1)
    assert scene.title == "Victory!"
    assert [(row.name, row.team) for row in rows_of(scene)[:2]] == [
        ("You", "icons/team_a"),
        ("Dagna\u00a0· level\u00a04", "icons/team_a"),
    ]
    assert [row.place for row in rows_of(scene)] == [""] * 4
    assert [column.name for column in scene.ending.table.columns][:2] == ["Relief", "Damage"]
    match = played_ring(player.services, "pairs", (0, 1))
    scene = show(player, match)
    winners = [scene.ending.names[seat] for seat in outcome_of(match).winners]
    assert scene.title == f"{winners[0]} and {winners[1]} win"
    assert not scene.ending.lost


@pytest.mark.parametrize(
    ("place", "headline"), [(1, "Victory!"), (2, "Place 2 of 3"), (3, "Defeat")]
)
def test_for_oneself_one_has_a_place(player: Player, place: int, headline: str) -> None:
    """R15.3."""
    scene = where(player, "three", (1,), place)
    assert scene.title == headline
    assert [row.place for row in rows_of(scene)] == ["1", "2", "3"]
    assert scene.ending.lost == (place == 3)


def test_spoils_are_those_of_the_last_position_and_relief_is_who_passed_the_card_s(
    player: Player,
) -> None:
    """R15.2, R13.8."""
    match = played_ring(player.services, "four")
    scene = show(player, match)
    shown = {row.seat: row.figures[0] for row in rows_of(scene)}
    assert shown == dict(enumerate(sure(sure(match.state).ring).spoils))
    assert "spoils decided" in scene.ending.how
    match = played_ring(player.services, "pairs", seed=3)
    happened = [event for done in match.history for event in done.events]
    passed = [event.side for event in happened if isinstance(event, events.CardRelieved)]
    counts = [passed.count(seat) for seat in range(4)]
    assert sum(counts)
    assert {row.seat: row.figures[0] for row in rows_of(show(player, match))} == dict(
        enumerate(counts)
    )
    assert [each.reliefs for each in match_statistics_of(match).sides] == counts

    # R13.1: each two neighbours share one bridge.
    blow = sure(decisive_blow_of(scene.match))
    field = scene.match.field
    assert blow.victim in (field.next_side[blow.side], field.previous_side[blow.side])
    bridge = f"{scene.ending.names[blow.side]} – {scene.ending.names[blow.victim]}"
    assert scene.ending.highlights.blow_words.endswith(f"Bridge: {bridge}")
    assert scene.ending.highlights.owner == blow.victim


def test_who_leaves_last_has_lost_and_is_told_so_even_while_cards_are_chosen(
    player: Player,
) -> None:
    """R13.10."""
    match = begun_ring(player.services, "pairs")
    match.hand_over(0)
    scene = show(player, match)
    assert (scene.title, scene.ending.how) == ("Defeat", "Nobody was left at the table")
    assert [row.note for row in rows_of(scene) if row.seat == 0] == ["gave up"]
    assert scene.ending.names[0] == "You"
    whole = begun_ring(player.services, "four")
    match = Match.new(player.services.content, Terms("draft", ring="four"), whole.seats, 5)
    match.hand_over(0)
    assert show(player, match).title == "Defeat"
    player.draw()


def test_the_last_round_is_told(player: Player) -> None:
    """R13.9: a draw of teams; for oneself, spoils decide."""
    for mode, headline, how in (
        ("pairs", "Draw", "The last round is over"),
        ("three", None, "The last round is over, and spoils decided"),
    ):
        match = begun_ring(player.services, mode)
        while match.result is None:
            match.submit(EndTurn())
        scene = show(player, match)
        assert scene.ending.how == how
        assert headline in (None, scene.title)
        player.draw()


def test_columns_can_be_asked_for_a_replay_is_watched_and_there_is_no_review(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show(player, played_ring(player.services, "pairs"))
    player.wait(4)
    assert [area.hint for area in scene.areas] == [each.told for each in scene.ending.table.columns]
    player.tab_to(scene.areas[0])
    review = player.button("Match review")
    assert not review.enabled
    assert "duels" in review.hint
    assert "no rating and no review" in scene.turns_line()
    player.click(review)
    player.command("hint")
    assert player.top is scene
    watch = Mock(return_value=OptionsScene(player.services))
    monkeypatch.setattr(ReplayRoutes, "of", watch)
    player.tab_to(scene.replay)
    player.key("enter")
    assert watch.call_args.args[0].record is scene.match.record
    player.key("escape")
    assert player.top is scene
    player.key("escape")
    player.at(MenuScene)


def test_what_is_played_from_a_position_alone_has_no_second_game(player: Player) -> None:
    whole = begun_ring(player.services, "pairs")
    match = Match.from_position(whole.position, whole.seats, what_if=True)
    while match.result is None:
        match.submit(EndTurn())
    scene = show(player, match)
    assert ways_of(scene) == ["Back to the replay", "Something else"]
    assert not scene.asides[-1].visible


def test_the_voice_says_the_end_and_then_each_seat(player: Player) -> None:
    scene = where(player, "three", (0,), 1)
    first, spoils, *rows = scene.spoken_opening()
    assert (first, spoils) == (scene.ending.how, scene.ending.table.columns[0].told)
    assert [row.split(".")[0] for row in rows] == [
        f"{rows_of(scene)[0].name} (won)",
        f"Place 2: {rows_of(scene)[1].name}",
        f"Place 3: {rows_of(scene)[2].name}",
    ]
    assert "Spoils: " in rows[0]


@pytest.mark.parametrize("mode", ["three", "four", "pairs"])
def test_seats_are_moved_on_for_the_return_match(player: Player, mode: str) -> None:
    show(player, played_ring(player.services, mode, (0, 1)))
    player.press("Move on a seat")
    again = player.at(WheelScene).match
    count = len(again.seats)
    assert [again.seats[(side + 1) % count].name for side in (0, 1)] == ["Alaric", "Morwen"]
    assert [seat.is_person for seat in again.seats].count(True) == 2
    again.close()


def test_partners_change_places_against_the_horde(player: Player) -> None:
    show(player, played_ring(player.services, "horde", (0, 2)))
    player.press("Swap with partner")
    again = player.at(RingScene).match
    assert [again.seats[side].name for side in (0, 2)] == ["Bertram", "Alaric"]
    again.close()


def test_the_same_again_keeps_everybody_where_they_were(player: Player) -> None:
    """R13.10: who gave up sits there again: the seat went to the computer in that match alone."""
    match = begun_ring(player.services, "pairs", (0, 2), saved=True)
    match.hand_over(0)
    match.hand_over(2)
    assert match.seats[0].is_computer
    match.close()
    show(player, match)
    player.wait(4)
    player.key("enter")
    again = player.at(WheelScene).match
    assert [seat.is_person for seat in again.seats] == [True, False, True, False]
    assert again.seats == record_of(match).header.seats
    again.close()


def test_an_island_won_with_a_partner_leads_to_the_next(player: Player) -> None:
    """R10.4, R13.20: the levels with a partner stand beside those alone."""
    for seed in range(40):
        match = begin_attempt(player.services, 1, "preconstructed", partner=True)
        while not isinstance(match.position, CustomSolo):
            match.submit(next(iter(legal_actions(match.position))))
        match.submit(ChooseDifficulty(1, difficulties(1)[0]))
        play_on(match, Random(seed))
        match.close()
        player.services.file(match)
        scene = show(player, match)
        if scene.ending.won:
            break
        assert ways_of(scene)[0] == "Try again"
    levels = player.services.profile.campaign.levels(partner=True)
    assert (levels[1].wins, levels[2].unlocked) == (1, True)
    assert ways_of(scene)[0] == "Next island"
    assert any("is open" in words for words in gains_of(scene))
    player.press("Next island")
    assert player.services.profile.campaign.levels()[2].unlocked is False
