from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.content import load_character_lines, load_strings
from game.kit import Times, Viewport
from game.play import CONCEDED, HORDE, PORTRAITS, Match, Result, Seat, match_statistics_of
from game.rules import (
    DRAW,
    LATER,
    LEFT,
    RAGE,
    RIGHT,
    ChooseDifficulty,
    Difficulty,
    EndTurn,
    TakeDeck,
    Terms,
)
from game.scenes import MatchScene, MenuScene
from game.scenes.common import PlayerHead, draw_lettering
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.examples import finished_duel, sample_duel, won_solo
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.results import results_scene
from game.scenes.results.duel_ending import StatisticsTable
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.voyage.chart import KINDS
from tests.play.games import record_of, sure

from ..table import Player
from .showing import listen, show, ways_of

ADA, BO, MASTER = Seat("Ada"), Seat("Bo"), Seat("", "computer", strength="master")


@pytest.mark.parametrize("seed", range(4))
def test_the_results_tell_what_the_record_tells(player: Player, seed: int) -> None:
    match = finished_duel(player.services, seed)
    header, result = record_of(match).header, sure(record_of(match).result)
    scene = show(player, match)
    assert scene.title == f"{header.seats[result.winner].name} wins"
    assert scene.ending.how == f"{header.seats[1 - result.winner].name}’s Fort was destroyed"
    left, right = match_statistics_of(match).sides
    figures = {label: (one, two) for label, one, two in scene.ending.table.rows}
    assert figures["Cards played"] == (str(left.cards_played), str(right.cards_played))
    assert figures["Creatures lost"] == (str(left.creatures_lost), str(right.creatures_lost))
    found = scene.ending.highlights
    blow, best = sure(found.blow), sure(found.best)
    assert found.blow_words == f"Turn {match.turns}: {blow.amount} damage to the Fort"
    damage = best.damage + best.stronghold
    assert found.best_words == f"{damage} damage, {best.destroyed} destroyed"


@pytest.mark.parametrize(
    ("loser", "flags"), [(RIGHT, "results_victory"), (LEFT, "results_victory_sun")]
)
def test_who_conceded_is_told_sorry_below_the_flags_of_the_winner_who_is_glad(
    player: Player, monkeypatch: pytest.MonkeyPatch, loser: int, flags: str
) -> None:
    match = sample_duel(player.services)
    match.concede(loser)
    painted = listen(monkeypatch, "image")
    scene = show(player, match)
    player.draw()
    assert scene.result.rule == CONCEDED
    assert scene.title == f"{match.seats[1 - loser].name} wins"
    assert scene.ending.how == f"{match.seats[loser].name} conceded"
    ends = [name for name in painted if name.startswith("results_")]
    assert ends == [flags]
    winning, losing = PORTRAITS[1 - loser], PORTRAITS[loser]
    faces = {name for name in painted if name.startswith("portraits/")}
    assert faces == {f"portraits/{winning}_glad", f"portraits/{losing}_sorry"}


def solo(player: Player, *, custom: bool = False, seed: int = 1) -> Match:
    match = Match.new(player.services.content, Terms(solo=True, custom=custom), (ADA, HORDE), seed)
    match.submit(TakeDeck(2))
    return match


def test_a_horde_out_of_cards_and_a_draw_are_told(player: Player) -> None:
    for match, result, title, how in (
        (solo(player), Result(LEFT, "R9.8", 31), "Victory!", "The deck ran out of cards"),
        (sample_duel(player.services), Result(DRAW, "R7.2", 200), "Draw", ""),
    ):
        match.result = result
        scene = show(player, match)
        assert scene.title == title
        assert how in scene.ending.how
        assert (scene.confetti is None) == (title == "Draw")
        player.draw()


@pytest.mark.parametrize(
    ("keys", "names"),
    [(("enter",), ("Alaric", "Morwen")), (("right", "enter"), ("Morwen", "Alaric"))],
)
def test_a_rematch_keeps_the_decks_and_takes_a_new_seed_or_changes_places(
    player: Player, keys: tuple[str, ...], names: tuple[str, ...]
) -> None:
    match = finished_duel(player.services)
    show(player, match)
    player.wait(4)
    player.key(*keys)
    scene = player.at(CoinTossScene)
    assert scene.names == names
    taken = [[done.action for done in m.history[:2]] for m in (match, scene.match)]
    assert taken[0] == taken[1]
    assert record_of(scene.match).header.seed != record_of(match).header.seed
    scene.match.close()


def test_there_are_three_ways_on_and_what_is_looked_at_once_more_is_less(player: Player) -> None:
    scene = show(player, finished_duel(player.services))
    assert ways_of(scene) == ["Play again", "Swap sides and decks", "Something else"]
    assert all(len(button.lines) == 1 for button in scene.buttons)
    assert [button.kind for button in scene.buttons] == ["primary", "secondary", "secondary"]
    assert [aside.label for aside in scene.asides] == ["Match review", "Replay"]
    least = min(button.rect.width * button.rect.height for button in scene.buttons)
    assert all(3 * aside.rect.width * aside.rect.height < least for aside in scene.asides)
    player.wait(12)
    assert scene.confetti is not None
    assert not scene.update(1 / 60), "the confetti comes to rest"


def test_each_kind_of_match_has_its_ways_on(player: Player) -> None:
    content = player.services.content
    draft = Match.new(content, Terms("draft"), (ADA, BO), seed=1)
    horde = Match.new(content, Terms("draft", solo=True), (ADA, HORDE), seed=1)
    unkept = Match.from_position(sample_duel(player.services).position)
    for match, ways in (
        (draft, ["Play again", "Swap sides", "Something else"]),
        (horde, ["Play again", "Another Horde", "Next: Lesson 1 of 15", "Something else"]),
        (unkept, ["Something else"]),
    ):
        match.concede(LEFT)
        assert ways_of(show(player, match)) == ways


def test_a_draft_is_drafted_anew_and_an_unnamed_player_takes_name_and_portrait_along(
    player: Player,
) -> None:
    terms = Terms("draft", edition=LATER)
    match = Match.new(player.services.content, terms, (ADA, BO), seed=1)
    while match.state is None:
        match.submit(match.position.legal_actions()[0])  # type: ignore[union-attr]
    match.concede(LEFT)
    show(player, match)
    player.press("Play again")
    assert record_of(player.at(DraftScene).match).header.terms == terms
    match = Match.new(player.services.content, Terms(), (Seat(), Seat("", "computer")), seed=1)
    for number in (0, 1):
        match.submit(TakeDeck(number))
    match.concede(LEFT)
    show(player, match)
    player.press("Swap sides and decks")
    left, right = PORTRAITS[:2]
    seats = Seat("", "computer", right), Seat("", portrait=left)
    assert player.at(CoinTossScene).match.seats == seats


def test_a_solo_match_is_begun_again_with_its_deck_or_planned_anew(player: Player) -> None:
    match = solo(player)
    match.concede(LEFT)
    show(player, match)
    player.press("Play again")
    assert player.at(MatchScene).match.history[0].action == TakeDeck(2)
    show(player, match)
    player.press("Another Horde")
    assert player.at(NewMatchScene).rival == "horde"
    match = solo(player, custom=True)
    match.submit(ChooseDifficulty(1, Difficulty(ability=RAGE)))
    match.concede(LEFT)
    show(player, match)
    player.press("Play again")
    # The Horde's settings are asked for anew.
    assert player.at(DifficultyScene).match.history[0].action == TakeDeck(2)


def test_something_else_is_the_menu_at_the_choice_of_rivals(player: Player) -> None:
    match = finished_duel(player.services)
    show(player, match)
    player.press("Something else")
    menu = player.at(MenuScene)
    assert len(player.stack) == 1
    assert menu.widgets.focused is menu.entries["friend"]
    show(player, match)
    player.wait(4)
    player.key("escape")
    assert not player.at(MenuScene).group


@pytest.mark.parametrize(
    "reduced", [False, pytest.param(True, marks=pytest.mark.settings(reduced_motion=True))]
)
def test_the_figures_are_counted_up(
    player: Player, monkeypatch: pytest.MonkeyPatch, reduced: bool
) -> None:
    written = listen(monkeypatch, "text")
    scene = show(player, finished_duel(player.services))
    figures = {figure for _, *row in scene.ending.table.rows for figure in row}
    player.draw()
    assert (figures <= set(written)) == reduced
    player.stack.update(3.0)
    player.draw()
    assert figures <= set(written)


@pytest.mark.parametrize(
    ("seats", "headline"),
    [((ADA, MASTER), "Victory!"), ((MASTER, ADA), "Defeat"),
     ((ADA, BO), "Ada wins"), ((MASTER, MASTER), "Ferryman wins")],
)  # fmt: skip
def test_it_is_told_as_the_one_person_at_the_table_sees_it(
    player: Player, seats: tuple[Seat, Seat], headline: str
) -> None:
    scene = show(player, fought(player, seats))
    assert scene.title == headline
    assert scene.ending.lost == (headline == "Defeat")
    assert bool(scene.ending.gains) == (headline == "Victory!"), "a couch duel gains nothing"
    player.draw()


def test_who_has_won_has_the_last_word_unless_rivals_are_silent(player: Player) -> None:
    match = fought(player, (MASTER._replace(character="brock"), ADA))
    (said,) = show(player, match).ending.gains
    lines = load_character_lines("en")["brock"].said["won"]
    assert said.words in [f"Old Brock: {line}" for line in lines]
    player.services.settings = replace(player.services.settings, rival_lines=False)
    assert not show(player, match).ending.gains


def fought(player: Player, seats: tuple[Seat, Seat], seed: int = 11) -> Match:
    """Return the duel of the examples with other players; its left side wins with this seed."""
    duel = finished_duel(player.services, seed)
    store, dealt = player.services.store, record_of(duel).header.seed
    match = Match.new(player.services.content, Terms(), seats, dealt, store)
    for done in duel.history:
        match.submit(done.action)
    match.close()
    player.services.file(match)
    return match


def ended_how(player: Player, how: str) -> Match:
    if how == "out of cards":
        return won_solo(player.services)
    match = sample_duel(player.services)
    if how == "conceded":
        match.concede(LEFT)
    while match.result is None and not (how == "agreed" and match.may_agree):
        match.submit(EndTurn())
    if how == "agreed":
        match.agree_draw()
    return match


@pytest.mark.parametrize(
    ("how", "standing"), [("conceded", 1), ("agreed", 2), ("by turns", 2), ("out of cards", 0)]
)
def test_a_match_without_a_last_blow_shows_what_ended_it(
    player: Player, how: str, standing: int
) -> None:
    scene = show(player, ended_how(player, how))
    found = scene.ending.highlights
    assert found.title == "results.end_title"
    assert len(found.standing) == standing
    assert (found.blow is not None) == (how == "out of cards")
    words = scene.ending.how
    if found.blow is not None:
        words = f"The last blow: {found.blow.amount} damage to the deck"
    assert found.blow_words == words
    player.draw()
    # The panel is never without a card.
    panel = [each for each in scene.reader.cards if scene.blow.area.colliderect(each.rect)]
    assert len(panel) == (standing or 2)


@pytest.mark.parametrize(("hints", "words"), [(0, "no hints used"), (2, "2 hints used")])
def test_the_use_of_hints_is_shown(player: Player, hints: int, words: str) -> None:
    match = finished_duel(player.services)
    match.hints = hints
    assert show(player, match).turns_line() == f"{match.turns} turns · {words}"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_long_name_runs_into_no_flag(
    player: Player, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """The banner of the picture ends at 250 of 1280 units, the castle begins at 1030."""
    player = replace(player, size=size)
    scene = show(player, fought(player, (Seat("Bartholomew Wolfenstein the Elder"), BO)))
    player.wait(2)
    written: list[pygame.FRect] = []

    def letter(*place: Any, **looks: Any) -> pygame.FRect:
        written.append(draw_lettering(*place, **looks))
        return written[-1]

    monkeypatch.setattr(results_scene, "draw_lettering", letter)
    player.draw()
    (title,) = written
    width = scene.stack.view.width
    assert title.left >= width * 240 / 1280
    assert title.right <= width * 1040 / 1280


def test_a_press_that_was_meant_for_the_match_does_not_leave_the_result(player: Player) -> None:
    scene = show(player, finished_duel(player.services))
    assert not any(button.enabled for button in scene.buttons)
    player.key("enter", "escape")
    player.click(scene.buttons[0])
    assert player.top is scene
    # Whoever goes on pressing means the match, too; then all of the result is there.
    for _ in range(20):
        player.wait(Times.result - 0.1)
        player.key("enter")
    assert player.top is scene
    player.wait(Times.result + 0.1)
    assert all(button.enabled for button in scene.buttons)
    player.key("enter")
    assert player.top is not scene


@pytest.mark.usefixtures("player")
@pytest.mark.parametrize("language", ["en", "eo", "fr", "he", "ru", "uk"])
def test_the_name_of_a_beaten_guard_makes_the_results_no_higher(language: str) -> None:
    strings, view = load_strings(language), Viewport(1280, 720, 1)

    def high(name: str) -> float:
        heads = PlayerHead("Ada", "", ""), PlayerHead(name, "", "")
        return StatisticsTable(heads, (), LEFT).height(view, 612)

    for kind in KINDS:
        assert high(strings.text(f"voyage.kinds.{kind}.guard")) == high("Bo"), kind
