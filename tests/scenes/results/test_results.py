from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.kit import Canvas, Times
from game.play import (
    CONCEDED,
    HORDE,
    PORTRAITS,
    Match,
    Result,
    Seat,
    match_id,
    match_statistics_of,
)
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
from game.scenes import (
    CoinTossScene,
    DifficultyScene,
    MatchScene,
    MenuScene,
    NewMatchScene,
    ResultsScene,
)
from game.scenes.common import draw_lettering
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.examples import finished_duel, island_won, sample_duel, won_solo
from game.scenes.results import ending_screen, story_plate

from ..table import Player


def show(player: Player, match: Match) -> ResultsScene:
    return player.show(ResultsScene(player.services, match))


@pytest.mark.parametrize("seed", range(4))
def test_the_winner_is_the_one_of_the_record(player: Player, seed: int) -> None:
    match = finished_duel(player.services, seed)
    assert match.record is not None
    result = match.record.result
    assert result is not None
    winner, loser = result.winner, 1 - result.winner
    scene = show(player, match)
    names = [seat.name for seat in match.record.header.seats]
    assert scene.headline == f"{names[winner]} wins"
    assert scene.how == f"{names[loser]}’s Fort was destroyed"


@pytest.mark.parametrize(
    ("loser", "flags"), [(RIGHT, "results_victory"), (LEFT, "results_victory_sun")]
)
def test_the_flags_are_the_winner_s_whose_portrait_is_glad_and_the_loser_s_sorry(
    player: Player, monkeypatch: pytest.MonkeyPatch, loser: int, flags: str
) -> None:
    match = sample_duel(player.services)
    match.concede(loser)
    painted: list[str] = []
    image = Canvas.image

    def listen(canvas: Canvas, name: str, *place: Any, **looks: Any) -> Any:
        painted.append(name)
        return image(canvas, name, *place, **looks)

    monkeypatch.setattr(Canvas, "image", listen)
    show(player, match)
    player.draw()
    ends = [name.removesuffix("_small") for name in painted if name.startswith("results_")]
    assert ends == [flags]
    winning, losing = PORTRAITS[1 - loser], PORTRAITS[loser]
    faces = {name for name in painted if name.startswith("portraits/")}
    assert faces == {f"portraits/{winning}_glad", f"portraits/{losing}_sorry"}


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_conceding_is_told(player: Player, side: int) -> None:
    match = sample_duel(player.services)
    match.concede(side)
    scene = show(player, match)
    assert match.result is not None
    assert match.result.rule == CONCEDED
    assert scene.headline == f"{match.seats[1 - side].name} wins"
    assert scene.how == f"{match.seats[side].name} conceded"


def test_a_horde_that_outlives_its_cards_is_told(player: Player) -> None:
    match = Match.new(player.services.content, Terms(solo=True), (Seat("Ada"), HORDE), seed=1)
    match.submit(TakeDeck(2))
    match.result = Result(LEFT, "R9.8", 31)
    scene = show(player, match)
    assert (scene.headline, scene.how) == ("Victory!", "The deck ran out of cards")
    player.draw()


def test_a_draw_has_no_winner(player: Player) -> None:
    match = sample_duel(player.services)
    match.result = Result(DRAW, "R7.2", 200)
    scene = show(player, match)
    assert scene.headline == "Draw"
    assert scene.confetti is None
    player.draw()


def test_the_figures_are_those_of_the_story(player: Player) -> None:
    match = finished_duel(player.services)
    left, right = match_statistics_of(match).sides
    figures = {label: (one, two) for label, one, two in show(player, match).figures}
    assert figures["Cards played"] == (str(left.cards_played), str(right.cards_played))
    assert figures["Creatures lost"] == (str(left.creatures_lost), str(right.creatures_lost))


def test_a_rematch_keeps_names_and_decks_and_takes_a_new_seed(player: Player) -> None:
    match = finished_duel(player.services)
    show(player, match)
    player.wait(4)
    player.key("enter")
    scene = player.at(CoinTossScene)
    assert scene.names == ("Alaric", "Morwen")
    assert [done.action for done in scene.match.history] == [
        done.action for done in match.history[:2]
    ]
    assert scene.match.record is not None
    assert match.record is not None
    assert scene.match.record.header.seed != match.record.header.seed
    scene.match.close()


def test_with_sides_and_decks_exchanged_each_plays_what_the_other_played(player: Player) -> None:
    match = finished_duel(player.services)
    show(player, match)
    player.wait(4)
    player.key("right", "enter")
    swapped = player.at(CoinTossScene)
    assert swapped.names == ("Morwen", "Alaric")
    taken = [[done.action for done in m.history[:2]] for m in (match, swapped.match)]
    assert taken[0] == taken[1]
    swapped.match.close()


def words_of(scene: ResultsScene) -> list[str]:
    return [button.label for button in scene.buttons]


def test_there_are_three_ways_on_and_what_is_looked_at_once_more_is_less(player: Player) -> None:
    scene = show(player, finished_duel(player.services))
    assert words_of(scene) == ["Play again", "Swap sides and decks", "Something else"]
    assert all(len(button.lines) == 1 for button in scene.buttons)
    assert [button.kind for button in scene.buttons] == ["primary", "secondary", "secondary"]
    assert [aside.label for aside in scene.asides] == ["Match review", "Replay"]
    least = min(button.rect.width * button.rect.height for button in scene.buttons)
    assert all(3 * aside.rect.width * aside.rect.height < least for aside in scene.asides)


def test_a_draft_and_a_solo_match_have_their_ways_on_as_well(player: Player) -> None:
    seats = {False: (Seat("Ada"), Seat("Bo")), True: (Seat("Ada"), HORDE)}
    expected = {
        False: ["Play again", "Swap sides", "Something else"],
        True: ["Play again", "Another Horde", "Next: Lesson 1 of 15", "Something else"],
    }
    for solo in (False, True):
        terms = Terms("draft", solo=solo)
        match = Match.new(player.services.content, terms, seats[solo], seed=1)
        match.concede(LEFT)
        assert words_of(show(player, match)) == expected[solo]


def test_an_unnamed_player_takes_name_and_portrait_along(player: Player) -> None:
    match = Match.new(player.services.content, Terms(), (Seat(), Seat("", "computer")), seed=1)
    for number in (0, 1):
        match.submit(TakeDeck(number))
    match.concede(LEFT)
    show(player, match)
    player.press("Swap sides and decks")
    assert isinstance(player.top, CoinTossScene)
    left, right = PORTRAITS[:2]
    ada, robot = Seat("", portrait=left), Seat("", "computer", right)
    assert player.top.match.seats == (robot, ada)


def test_a_draft_is_drafted_anew_under_the_same_edition(player: Player) -> None:
    terms = Terms("draft", edition=LATER)
    match = Match.new(player.services.content, terms, (Seat("Ada"), Seat("Bo")), seed=1)
    while match.state is None:
        match.submit(match.position.legal_actions()[0])  # type: ignore[union-attr]
    match.concede(LEFT)
    show(player, match)
    player.press("Play again")
    record = player.at(DraftScene).match.record
    assert record is not None
    assert record.header.terms == terms


def lost_solo(player: Player) -> Match:
    """Return a quick solo match with the third deck, given up at once."""
    match = Match.new(player.services.content, Terms(solo=True), (Seat("Ada"), HORDE), seed=1)
    match.submit(TakeDeck(2))
    match.concede(LEFT)
    return match


def test_a_quick_solo_match_is_begun_again_with_its_deck(player: Player) -> None:
    scene = show(player, lost_solo(player))
    assert "Swap sides" not in words_of(scene)
    player.press("Play again")
    assert player.at(MatchScene).match.history[0].action == TakeDeck(2)


def test_another_solo_game_is_planned_as_one(player: Player) -> None:
    show(player, lost_solo(player))
    player.press("Another Horde")
    assert player.at(NewMatchScene).solo


def test_a_match_without_a_record_is_not_begun_again(player: Player) -> None:
    match = Match.from_position(sample_duel(player.services).position)
    match.concede(LEFT)
    assert words_of(show(player, match)) == ["Something else"]


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


def test_the_confetti_comes_to_rest(player: Player) -> None:
    scene = show(player, finished_duel(player.services))
    player.wait(12)
    assert scene.confetti is not None
    assert not scene.update(1 / 60)


def test_a_rematch_asks_for_the_horde_s_settings_anew(player: Player) -> None:
    terms = Terms(solo=True, custom=True)
    match = Match.new(player.services.content, terms, (Seat("Ada"), HORDE), seed=2)
    match.submit(TakeDeck(3))
    match.submit(ChooseDifficulty(1, Difficulty(ability=RAGE)))
    match.concede(LEFT)
    show(player, match)
    player.press("Play again")
    assert player.at(DifficultyScene).match.history[0].action == TakeDeck(3)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_figures_are_counted_up(
    player: Player, monkeypatch: pytest.MonkeyPatch, reduced: bool
) -> None:
    player.services.settings = replace(player.services.settings, reduced_motion=reduced)
    written: list[str] = []
    write = Canvas.text

    def listen(canvas: Canvas, string: str, *place: Any, **changes: Any) -> pygame.FRect:
        written.append(string)
        return write(canvas, string, *place, **changes)

    monkeypatch.setattr(Canvas, "text", listen)
    scene = show(player, finished_duel(player.services))
    figures = {figure for _, *row in scene.figures for figure in row}
    player.draw()
    assert (figures <= set(written)) == reduced
    player.stack.update(3.0)
    player.draw()
    assert figures <= set(written)


MASTER = Seat("", "computer", strength="master")


def fought(player: Player, seats: tuple[Seat, Seat], seed: int = 11) -> Match:
    """Return the duel of the examples with other players; its left side wins with this seed."""
    duel = finished_duel(player.services, seed)
    assert duel.record is not None
    store = player.services.store
    match = Match.new(player.services.content, Terms(), seats, duel.record.header.seed, store)
    for done in duel.history:
        match.submit(done.action)
    match.close()
    player.services.file(match)
    return match


@pytest.mark.parametrize(
    ("seats", "headline"),
    [((Seat("Ada"), MASTER), "Victory!"), ((MASTER, Seat("Ada")), "Defeat"),
     ((Seat("Ada"), Seat("Bo")), "Ada wins"), ((MASTER, MASTER), "Ferryman wins")],
)  # fmt: skip
def test_it_is_told_as_the_one_person_at_the_table_sees_it(
    player: Player, seats: tuple[Seat, Seat], headline: str
) -> None:
    scene = show(player, fought(player, seats))
    assert scene.headline == headline
    assert scene.lost == (headline == "Defeat")
    player.draw()


def test_the_decisive_blow_and_the_card_of_the_match_are_shown(player: Player) -> None:
    match = finished_duel(player.services)
    found = show(player, match).highlights
    assert found.blow is not None
    assert found.best is not None
    assert found.blow_words == f"Turn {match.turns}: {found.blow.amount} damage to the Fort"
    damage = found.best.damage + found.best.stronghold
    assert found.best_words == f"{damage} damage, {found.best.destroyed} destroyed"


def ended_how(player: Player, how: str) -> Match:
    """Return a match that was ended that way, none by a blow against a Fort."""
    match = sample_duel(player.services)
    if how == "out of cards":
        return won_solo(player.services)
    if how == "conceded":
        match.concede(LEFT)
    elif how == "agreed":
        while not match.may_agree:
            match.submit(EndTurn())
        match.agree_draw()
    else:
        while match.result is None:
            match.submit(EndTurn())
    return match


@pytest.mark.parametrize(
    ("how", "standing"), [("conceded", 1), ("agreed", 2), ("by turns", 2), ("out of cards", 0)]
)
def test_a_match_without_a_last_blow_shows_what_ended_it(
    player: Player, how: str, standing: int
) -> None:
    match = ended_how(player, how)
    scene = show(player, match)
    found = scene.highlights
    assert found.title == "results.end_title"
    assert len(found.standing) == standing
    assert (found.blow is not None) == (how == "out of cards")
    if found.blow is None:
        assert found.blow_words == scene.how
    else:
        told = f"Turn {found.blow.turn}: {found.blow.amount} damage to the deck"
        assert found.blow_words == told
    player.draw()
    # The panel is never without a card.
    panel = [each for each in scene.reader.cards if scene._laid.blow.colliderect(each.rect)]
    assert len(panel) == (standing or 2)


def test_a_first_win_and_a_streak_are_told(player: Player) -> None:
    first = show(player, fought(player, (Seat("Ada"), MASTER)))
    # After what the win adds to those before it, the rarest two of what was worth doing.
    assert [sign.words for sign in first.gains] == [
        "First win vs Master",
        "Achievement: Master beaten",
        "Achievement: Long view",
    ]
    second = show(player, fought(player, (Seat("Ada", portrait="oak"), MASTER)))
    assert [sign.words for sign in second.gains] == ["2 wins in a row"]
    player.draw()


def test_a_defeat_and_a_couch_duel_gain_nothing(player: Player) -> None:
    for seats in ((MASTER, Seat("Ada")), (Seat("Ada"), Seat("Bo"))):
        assert show(player, fought(player, seats)).gains == []


def test_the_first_win_at_an_island_opens_the_next(player: Player) -> None:
    services = player.services
    match = Match.new(
        services.content, Terms(solo=True, custom=True), (Seat("Ada"), HORDE), 2, services.store
    )
    assert match.record is not None
    services.profile.campaign.begin_attempt(
        1, "preconstructed", None, match_id(match.record.header)
    )
    match.submit(TakeDeck(3))
    match.submit(ChooseDifficulty(1, Difficulty(ability=RAGE)))
    match.concede(RIGHT)
    match.close()
    services.file(match)
    scene = show(player, match)
    island = services.translate("campaign.islands.medium")
    assert scene.gains[0].words == f"{island} is open"
    assert scene.story == services.translate("campaign.story.easy.after")
    labels = ["Next island", "Try again", "Back to map"]
    assert [button.label for button in scene.buttons] == labels


def test_the_story_is_large_and_has_a_place_of_its_own(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was 11 pixels high below the title, over four signs."""
    scene = show(player, island_won(player.services))
    place: list[pygame.FRect] = []
    draw = story_plate.draw_story

    def listen(canvas: Canvas, box: pygame.FRect, words: str) -> None:
        place.append(box)
        draw(canvas, box, words)

    monkeypatch.setattr(ending_screen, "draw_story", listen)
    player.wait(4)
    player.draw()
    (plate,) = place
    assert plate.size == story_plate.STORY
    laid = scene._laid
    others = [*laid.gains, laid.blow, laid.best, laid.table]
    assert not any(plate.colliderect(other) for other in others)
    assert plate.top >= laid.top + 143 + 64


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
    match = fought(player, (Seat("Bartholomew Wolfenstein the Elder"), Seat("Bo")))
    scene = show(player, match)
    player.wait(2)
    written: list[pygame.FRect] = []

    def listen(*place: Any, **looks: Any) -> pygame.FRect:
        written.append(draw_lettering(*place, **looks))
        return written[-1]

    monkeypatch.setattr(ending_screen, "draw_lettering", listen)
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
