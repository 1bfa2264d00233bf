"""What is proposed next, by what was done, and that it leads there from wherever it is proposed."""

import pytest

from game.kit import Scene
from game.play import STRENGTHS
from game.scenes import MatchScene, MenuScene, Services
from game.scenes.contests.climb_scene import ClimbScene
from game.scenes.contests.cup_scene import CupScene
from game.scenes.contests.story_scene import note_seen, scenes_of_story
from game.scenes.next_up import proposal
from game.scenes.next_up.proposal import Deeds, next_step
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.scenes.tutorial.lesson_dialog import done_dialog, keep_done
from game.scenes.tutorial.lesson_file import BASICS, LESSONS, load_lesson
from game.scenes.tutorial.lesson_scene import LessonScene
from tests.scenes.table import Player

ALL = len(LESSONS)
BEGUN = Deeds(basics=len(BASICS), lessons=ALL)
KNOWS = Deeds(lessons=ALL - len(BASICS))
WON = KNOWS._replace(best=1)
SAILED = WON._replace(islands=1, lessons=0, puzzles=3, climbed=1)


@pytest.mark.parametrize(
    ("deeds", "after", "step"),
    [
        (BEGUN, "", "lesson"),
        (BEGUN, "lesson", "lesson"),
        (BEGUN, "puzzle", "lesson"),
        (KNOWS, "", "duel"),
        (KNOWS, "lesson", "duel"),
        # Whoever has just lost a duel can play that again beside the proposal.
        (KNOWS, "duel", "lesson"),
        (WON, "lesson", "lesson"),
        (WON, "duel", "campaign"),
        (WON._replace(islands=1), "campaign", "lesson"),
        (WON._replace(islands=1, lessons=0), "", "puzzle"),
        (SAILED._replace(climbed=0), "duel", "climb"),
        (SAILED, "duel", "rival"),
        (SAILED._replace(best=3), "duel", "voyage"),
        (SAILED._replace(best=3), "voyage", "ring"),
        (SAILED._replace(best=3, voyages=1), "puzzle", "ring"),
        (SAILED._replace(best=3, voyages=1, rings=1), "duel", "cup"),
        # Lessons that are left go behind what is new.
        (SAILED._replace(best=3, lessons=9), "", "voyage"),
        (SAILED._replace(best=3, lessons=9, voyages=1, rings=1, cups=1), "", "lesson"),
        (SAILED._replace(best=3, voyages=1, rings=1, cups=1), "duel", "campaign"),
        (SAILED._replace(best=3, voyages=1, rings=1, cups=1), "campaign", "rival"),
        (Deeds(0, 0, 7, 5, False, 90, 9, 9, 8, 2), "", "puzzle"),
    ],
)
def test_what_is_next_follows_from_what_was_done(deeds: Deeds, after: str, step: str) -> None:
    assert next_step(deeds, after) == step


def test_a_new_player_goes_from_the_menu_to_lesson_and_duel(
    player: Player, services: Services
) -> None:
    scene = player.show(MenuScene(services), wait=0.5)
    assert scene.bars.next_up.label == f"Next: Lesson 1 of {ALL} · Your hand"
    player.click(scene.bars.next_up)
    assert player.at(LessonScene).lesson.key == LESSONS[0]
    for key in BASICS[:-1]:
        keep_done(services, key)
    assert done_dialog(services, load_lesson(BASICS[-2], services.content.cards))._ways[0] == "next"
    keep_done(services, BASICS[-1])
    dialog = done_dialog(services, load_lesson(BASICS[-1], services.content.cards))
    assert dialog.buttons[0].label == "Next: Your first duel"
    services.routes.news.next_up("lesson").go(player.stack)
    player.at(MatchScene)


@pytest.mark.parametrize(("step", "scene"), [("climb", ClimbScene), ("cup", CupScene)])
def test_who_has_never_seen_climb_or_cup_is_led_there(
    services: Services,
    player: Player,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    scene: type[Scene],
) -> None:
    deeds = SAILED._replace(best=3, voyages=1, rings=1, climbed=int(step == "cup"))
    monkeypatch.setattr(proposal, "deeds_of", lambda _: deeds)
    note_seen(services, [told.id for told in scenes_of_story()])
    menu = player.show(MenuScene(services), wait=0.5)
    player.click(menu.bars.next_up)
    player.at(scene)


def test_the_stronger_rival_is_played_and_not_kept(services: Services, player: Player) -> None:
    player.show(MenuScene(services))
    kept = services.settings.strengths
    services.routes.go_to_quick_match(player.stack, STRENGTHS[4])
    assert services.settings.strengths == kept
    assert STRENGTHS[4] in {seat.strength for seat in player.at(CoinTossScene).match.seats}
