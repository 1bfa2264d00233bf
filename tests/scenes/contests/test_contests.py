"""The climb, its story and the cup on their screens: beaten, led on, and what is told of it."""

from dataclasses import replace

from game.kit import Command
from game.play import CLIMB, Match, climb_of, match_id
from game.rules import LEFT, RIGHT, State, TakeDeck, legal_actions
from game.scenes import MatchScene, MenuScene, Services
from game.scenes.common import first_rival, next_rival
from game.scenes.contests.climb_scene import ClimbScene
from game.scenes.contests.contest_matches import (
    begin_contest_match,
    begin_cup,
    gone_on_with,
    waiting_game,
)
from game.scenes.contests.contest_results import contest_results
from game.scenes.contests.cup_scene import CupScene
from game.scenes.contests.story_pages import StoryPages
from game.scenes.contests.story_scene import (
    StoryTeller,
    note_seen,
    open_scenes,
    scenes_of_story,
    seen_scenes,
)
from game.scenes.history.history_entry import entry_of
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.next_up.proposal import next_up
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.puzzles.puzzle_progress import puzzle_book
from game.scenes.tutorial.lesson_dialog import keep_done
from game.scenes.tutorial.lesson_file import LESSONS
from game.scenes.wardrobe.wardrobe_scene import WardrobeScene
from tests.certain import sure

from ..desktop import Desktop
from ..table import Player


def decided(services: Services, match: Match, winner: int) -> Match:
    """Play a duel to its end: who is not to win concedes."""
    match.submit(TakeDeck(0))
    match.submit(TakeDeck(4))
    assert isinstance(match.position, State)
    match.concede(1 - winner)
    services.file(match)
    match.close()
    return match


def test_a_person_who_is_beaten_is_a_step(player: Player) -> None:
    services = player.services
    match = decided(services, begin_contest_match(services, "first_steps", "preconstructed"), LEFT)
    scene = sure(contest_results(services, match))
    pip, marl = "Pip Nettle\u00a0· level\u00a01", "Goodwife Marl\u00a0· level\u00a02"
    assert scene.story == f"{pip} lets you pass. Next on the path: {marl}."
    assert [button.label for button in scene.buttons] == ["Back to the path", "Something else"]
    assert f"First win vs {pip}" in [sign.words for sign in scene.ending.gains]
    climb = ClimbScene(services, "pip")
    assert climb.chosen == "marl"
    assert climb.marks["pip"].told == "Beaten · 1 try"
    assert services.profile.contests.cup_of(match_id(sure(match.record).header)) == CLIMB


def test_a_person_who_has_won_stays_chosen(player: Player) -> None:
    services = player.services
    match = decided(services, begin_contest_match(services, "beginner", "preconstructed"), RIGHT)
    scene = sure(contest_results(services, match))
    assert (
        scene.story
        == "Goodwife Marl\u00a0· level\u00a02 still bars the way. Try as often as you like."
    )
    assert ClimbScene(services, "marl").chosen == "marl"


def test_a_duel_that_was_left_waits_at_its_person(player: Player) -> None:
    services = player.services
    note_seen(services, [scene.id for scene in scenes_of_story()])
    first = begin_contest_match(services, "first_steps", "preconstructed")
    first.submit(TakeDeck(0))
    first.close()
    climb = player.show(ClimbScene(services))
    assert climb.chosen == "pip"
    assert climb.marks["pip"].told == "Your duel is not over yet"
    assert climb.marks["marl"].told == "Not met yet"
    assert not climb.forms.visible
    climb.choose("marl")
    assert climb.challenge.label == "Challenge"
    assert climb.forms.visible
    climb.choose("pip")
    player.press("Go on with the duel")
    again = player.at(PrintedDecksScene).match
    assert sure(again.record).header == sure(first.record).header


def test_the_person_plays_their_own_deck(player: Player) -> None:
    match = begin_contest_match(player.services, "careless", "preconstructed")
    assert match.seats[RIGHT].character == "dagna"
    assert [deck.id for deck in sure(match.record).header.house.decks][-1] == "dagna"


def test_who_beats_a_stronger_one_first_hears_no_scene_of_the_beaten_below() -> None:
    steps = climb_of([("forgetful", True)])
    assert [scene.after for scene in open_scenes(steps)] == [0, 3]


def test_the_story_begins_at_the_first_visit_and_is_told_line_by_line(player: Player) -> None:
    player.show(ClimbScene(player.services))
    teller = player.stack.top
    assert isinstance(teller, StoryTeller)
    said = []
    while player.stack.top is teller:
        said.append(teller.told)
        player.stack.handle(Command("accept"))
    assert len(said) == len(set(said)) == len(scenes_of_story()[0].lines)
    assert said[0].startswith("Pip Nettle\u00a0· level\u00a01: ")
    assert said[1].startswith("You: ")
    assert seen_scenes(player.services) == [scenes_of_story()[0].id]
    assert isinstance(player.stack.top, ClimbScene)


def test_a_scene_can_be_skipped_and_read_again(player: Player) -> None:
    player.show(ClimbScene(player.services))
    player.stack.handle(Command("back"))
    pages = StoryPages(player.services)
    player.show(pages)
    assert pages.read_button.enabled
    pages.read()
    assert isinstance(player.stack.top, StoryTeller)
    player.stack.handle(Command("back"))
    pages._show(1)
    assert not pages.read_button.enabled


def test_every_scene_of_the_story_has_its_words_and_a_step(player: Player) -> None:
    scenes = scenes_of_story()
    assert [scene.after for scene in scenes] == [*range(9)]
    strings = player.services.content.strings
    for scene in scenes:
        lines = [f"story.{scene.id}.line_{number}" for number in range(1, len(scene.lines) + 1)]
        assert all(line in strings for line in (f"story.{scene.id}.title", *lines))
        assert f"story.{scene.id}.line_{len(scene.lines) + 1}" not in strings


def test_a_cup_is_played_left_and_gone_on_with(player: Player) -> None:
    services = player.services
    note_seen(services, [scene.id for scene in scenes_of_story()])
    cup = begin_cup(services, "preconstructed")
    strength = "forgetful"
    first = begin_contest_match(services, strength, cup.form, cup.id)
    first.submit(TakeDeck(0))
    first.close()
    assert CupScene(services).go.label == "Go on with the game"
    game = sure(waiting_game(services, sure(services.profile.contests.open_cup())))
    again = gone_on_with(services, game)
    assert again.position == first.position
    again.submit(TakeDeck(4))
    again.concede(RIGHT)
    services.file(again)
    again.close()
    kept = sure(services.profile.contests.open_cup())
    assert kept.outcomes == ("won",)
    assert waiting_game(services, kept) is None
    assert CupScene(services).go.label == "Play the next game"
    assert sure(contest_results(services, again)).story.startswith("Quarter-final: you against")


def test_six_wins_are_a_cup_and_both_its_medals(player: Player) -> None:
    services = player.services
    cup = begin_cup(services, "preconstructed")
    for _ in range(6):
        match = begin_contest_match(services, "first_steps", cup.form, cup.id)
        decided(services, match, LEFT)
    scene = sure(contest_results(services, match))
    assert scene.story == "The cup is yours!"
    assert scene.buttons[0].label == "To the cup"
    assert {"cup_won", "cup_clean"} <= set(services.profile.figures.achievements())
    assert services.profile.contests.open_cup() is None
    shown = CupScene(services)
    assert shown.spoken_state()[-1] == "The cup is yours!"
    assert shown.under_way is None


def test_a_cup_that_is_lost_leads_to_how_it_ended_and_to_a_new_one(player: Player) -> None:
    services = player.services
    cup = begin_cup(services, "preconstructed")
    labels = []
    for _ in range(2):
        match = begin_contest_match(services, "first_steps", cup.form, cup.id)
        decided(services, match, RIGHT)
        labels.append(sure(contest_results(services, match)).buttons[0].label)
    assert labels == ["On with the cup", "To the cup"]
    assert CupScene(services).go.label == "Draw the cup"


def test_a_cup_with_a_lost_game_has_one_medal(player: Player) -> None:
    services = player.services
    cup = begin_cup(services, "preconstructed")
    for winner in (RIGHT, *(LEFT,) * 6):
        match = begin_contest_match(services, "first_steps", cup.form, cup.id)
        decided(services, match, winner)
    kept = services.profile.figures.achievements()
    assert "cup_won" in kept
    assert "cup_clean" not in kept


def test_the_history_tells_which_matches_were_of_the_climb_and_of_a_cup(player: Player) -> None:
    services = player.services
    cup = begin_cup(services, "preconstructed")
    decided(services, begin_contest_match(services, "first_steps", "preconstructed"), LEFT)
    decided(services, begin_contest_match(services, "first_steps", cup.form, cup.id), LEFT)
    filed = services.profile.history.matches()
    entries = [entry_of(services, match, None) for match in filed]
    assert sorted((entry.kind, entry.mode) for entry in entries) == [
        ("climb", "The climb · Duel · Starter decks"),
        ("cup", "The cup · Duel · Starter decks"),
    ]


def test_one_rule_names_the_next_rival_wherever_one_is_offered(player: Player) -> None:
    services = player.services
    assert first_rival(services) == next_rival(services) == "beginner"
    for _ in range(6):
        decided(services, begin_contest_match(services, "forgetful", "preconstructed"), LEFT)
    # Six wins are worth more than that, but nobody goes up two steps at once.
    assert first_rival(services) == next_rival(services) == "careless"
    assert sure(NewMatchScene(services).suggestion.proposal).strength == "careless"
    for lesson in LESSONS:
        keep_done(services, lesson)
    services.profile.puzzles.note_solved(puzzle_book().ladder[0].id, 40.0)
    assert next_up(services, "campaign").words == "Next: vs Dagna Rook\u00a0· level\u00a04"
    services.remember(replace(services.settings, strengths=("master", "master")))
    assert not first_rival(services)


def test_a_game_left_before_the_hands_are_dealt_is_none_and_leads_back(player: Player) -> None:
    services = player.services
    cup = begin_cup(services, "preconstructed")
    left = begin_contest_match(services, "forgetful", cup.form, cup.id)
    table = services.routes.next_scene(left)
    player.show(table)
    table.go_back()
    assert isinstance(player.stack.top, CupScene)
    services.profile.file_match(sure(left.record))
    assert sure(services.profile.contests.open_cup()).outcomes == ()


def test_a_game_that_is_given_up_at_the_table_is_lost(player: Player) -> None:
    services = player.services
    cup = begin_cup(services, "preconstructed")
    left = begin_contest_match(services, "forgetful", cup.form, cup.id)
    left.submit(TakeDeck(0))
    left.submit(TakeDeck(4))
    assert left.state is not None
    left.submit(next(iter(legal_actions(left.state))))
    left.abandon()
    services.profile.file_match(sure(left.record))
    assert sure(services.profile.contests.open_cup()).outcomes == ("lost",)


# Climb, cup and wardrobe by a gamepad alone, from the menu on


def to_the_table(at: Desktop) -> MatchScene:
    """Take the first deck, see the coin, and go to the table."""
    at.at(PrintedDecksScene)
    for _ in range(6):
        if isinstance(at.top, MatchScene):
            break
        at.pad("a")
        at.rest()
    return at.at(MatchScene)


def at_the_path(services: Services) -> Desktop:
    """Go from the menu to the path, past its story."""
    at = Desktop(services, MenuScene(services))
    at.pad("dpad_down", "dpad_right", "a")
    assert isinstance(at.top, StoryTeller)
    for _ in range(5):
        at.rest()
        at.pad("a")
    at.at(ClimbScene)
    at.rest()
    return at


def test_the_first_step_of_the_climb(services: Services) -> None:
    at = at_the_path(services)
    at.pad("a")
    assert [seat.character for seat in to_the_table(at).match.seats] == ["", "pip"]


def test_the_first_game_of_a_cup(services: Services) -> None:
    at = at_the_path(services)
    at.pad("dpad_right", "a")
    at.at(CupScene)
    at.rest()
    at.pad("a")
    assert at.at(CupScene).go.label == "Play the next game"
    at.pad("a")
    assert [seat.character for seat in to_the_table(at).match.seats] == ["", "osk"]


def test_the_wardrobe(services: Services) -> None:
    at = Desktop(services, MenuScene(services))
    at.pad("dpad_down", "dpad_down", "a", "dpad_down", "dpad_down", "a")
    wardrobe = at.at(WardrobeScene)
    at.rest()
    at.pad("dpad_right", "a")
    assert wardrobe.message.startswith("Sun is still locked.")
    at.pad("b")
    at.at(MenuScene)
