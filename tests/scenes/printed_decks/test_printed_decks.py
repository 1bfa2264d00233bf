from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

import pytest

from game.play import (
    BY_THE_RULES,
    HORDE,
    HouseTerms,
    Match,
    RecordError,
    Seat,
    deck_worth,
    even_pair,
    load_settings,
    to_offer,
)
from game.rules import LEFT, RIGHT, State, Terms
from game.scenes import MatchScene, Services
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.printed_decks.deck_selection import FREE, JOINS, OWN, TAKEN, WAITS
from game.scenes.printed_decks.printed_decks_scene import TELLING, PrintedDecksScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from tests.certain import failing, sure, sure_of

from ..table import Player

ROBOT = Seat("", "computer")
DUEL = Terms()


def choice(
    player: Player, left: Seat, right: Seat, terms: Terms = DUEL, house: HouseTerms = BY_THE_RULES
) -> PrintedDecksScene:
    services = player.services
    match = Match.new(services.content, terms, (left, right), 4, services.store, house=house)
    return player.show(PrintedDecksScene(services, match))


@pytest.fixture
def setup(player: Player) -> PrintedDecksScene:
    player.services.settings = replace(player.services.settings, decks=("1", "2"))
    return choice(player, Seat("Ada"), Seat("Bo"))


def hands(scene: CoinTossScene | MatchScene) -> list[set[str]]:
    state = sure_of(State, scene.match.state)
    return [{card.id for card in side.hand} for side in state.sides]


def deck(services: Services, number: int) -> set[str]:
    return {card.id for card in services.content.decks[number].cards}


def test_by_the_pointer_alone(player: Player, setup: PrintedDecksScene) -> None:
    player.click(setup.plates[3][LEFT])
    player.press("Start match")
    assert player.at(CoinTossScene).names == ("Ada", "Bo")
    assert hands(player.at(CoinTossScene)) == [deck(player.services, 3), deck(player.services, 1)]
    settings, problem = load_settings()
    assert problem is None
    assert settings.decks == ("4", "2")


def test_a_deck_taken_is_shown_and_refused_to_the_other(
    player: Player, setup: PrintedDecksScene
) -> None:
    assert setup.takers.taken == [0, 1]
    assert setup.plates[0][LEFT].state == OWN
    assert setup.plates[0][RIGHT].state == TAKEN
    assert setup.plates[2][RIGHT].state == FREE
    player.click(setup.plates[0][RIGHT])
    assert setup.takers.taken == [0, 1]
    assert setup.message == (
        "Ada has Hammer and Hearth. Choose another deck, or ask Ada to choose again."
    )
    player.click(setup.plates[2][LEFT])
    assert setup.message == ""
    player.click(setup.plates[0][RIGHT])
    assert setup.takers.taken == [2, 0]


@pytest.mark.parametrize(
    ("decks", "taken"),
    [
        (("4", "2"), [3, 1]),
        # Those that do not go together give way.
        *((decks, [1, 3]) for decks in (("2", "2"), ("2", "gone"), ("", ""))),
    ],
)
def test_the_decks_of_last_time_are_there_again(
    player: Player, decks: tuple[str, str], taken: list[int]
) -> None:
    player.services.settings = replace(player.services.settings, decks=decks)
    assert choice(player, Seat("Ada"), Seat("Bo")).takers.taken == taken


@pytest.mark.parametrize("house", ["decks", "even_decks"])
def test_two_friends_are_proposed_decks_that_are_even(player: Player, house: str) -> None:
    decks = getattr(player.services.content, house)
    one, other = even_pair(decks)
    shares = [deck_worth(decks, *pair) for pair in permutations(range(len(decks)), 2)]
    assert None not in shares
    least = min(abs(share - 0.5) for share in shares if share is not None)
    assert abs((deck_worth(decks, one, other) or 0.0) - 0.5) == pytest.approx(least)
    assert least < 0.05


def test_one_friend_keeps_a_deck_and_the_other_gets_the_most_even_one(player: Player) -> None:
    decks = player.services.content.decks
    assert even_pair(decks, left=3) == (3, 1)
    assert even_pair(decks, right=3) == (1, 3)


def test_in_solo_what_is_left_joins_the_horde(player: Player) -> None:
    scene = choice(player, Seat("Ada"), HORDE, terms=Terms(solo=True))
    player.click(scene.plates[2][LEFT])
    assert [left.state for left, _ in scene.plates] == [FREE, FREE, OWN, FREE]
    assert [right.state for _, right in scene.plates] == [JOINS, JOINS, TAKEN, JOINS]
    player.click(scene.plates[0][RIGHT])
    assert scene.takers.taken == [2, None]
    player.draw()
    player.press("Start match")
    assert isinstance(player.top, MatchScene)
    assert hands(player.top)[LEFT] == deck(player.services, 2)
    assert len(sure(player.top.state.sides[RIGHT].horde).deck) == 24


def test_a_computer_on_the_right_takes_what_is_left_and_says_so(player: Player) -> None:
    scene = choice(player, Seat("Ada"), ROBOT)
    assert scene.takers.taken == [0, None]
    assert [right.state for _, right in scene.plates] == [TAKEN, WAITS, WAITS, WAITS]
    player.click(scene.plates[1][RIGHT])
    assert scene.takers.taken == [0, None]
    player.key("enter")
    assert player.top is scene
    number = scene.takers.taken[RIGHT]
    assert number not in (None, 0)
    assert scene.message.startswith("Toll-keeper chooses ")
    player.draw()
    player.wait(TELLING + 0.1)
    assert hands(player.at(CoinTossScene))[RIGHT] == deck(player.services, number or 0)


def test_a_click_ends_the_telling(player: Player) -> None:
    scene = choice(player, Seat("Ada"), ROBOT)
    player.click(scene.begin_button)
    player.click_at((4, 4))
    player.wait(0.1)
    assert isinstance(player.top, CoinTossScene)


def test_two_computers_need_nobody_to_choose(player: Player) -> None:
    scene = choice(player, ROBOT, ROBOT)
    player.key("enter", "enter")
    player.wait(0.1)
    assert isinstance(player.top, CoinTossScene)
    assert None not in scene.takers.taken


def test_going_back_gives_the_match_up(player: Player, setup: PrintedDecksScene) -> None:
    player.key("escape")
    assert isinstance(player.top, NewMatchScene)
    assert player.services.store.unfinished() is None


def test_a_choice_that_cannot_be_saved_is_told(
    player: Player, setup: PrintedDecksScene, full_disk: Callable[[Match], None]
) -> None:
    full_disk(setup.match)
    player.click(setup.begin_button)
    assert player.top is setup
    assert "can’t be saved" in setup.message


def test_going_back_is_possible_on_a_full_disk(
    player: Player, setup: PrintedDecksScene, full_disk: Callable[[Match], None]
) -> None:
    full_disk(setup.match)
    player.key("escape")
    assert isinstance(player.top, NewMatchScene)
    assert "cannot be saved" in player.services.problems[-1]


def test_decks_of_the_house_are_not_kept_for_next_time(player: Player) -> None:
    services = player.services
    even = to_offer(services.content.even_decks)
    scene = choice(player, Seat("Ada"), Seat("Bo"), house=even)
    before = services.settings.decks
    player.tab_to(scene.begin_button)
    player.key("enter")
    assert isinstance(player.top, CoinTossScene)
    assert services.settings.decks == before


def test_a_deck_of_another_house_goes_by_its_id(player: Player) -> None:
    strange = [replace(deck, id=f"x{deck.id}") for deck in player.services.content.decks]
    scene = choice(player, Seat("Ada"), Seat("Bo"), house=to_offer(strange))
    assert scene.rows[0].words.name == "x1"


def worths(scene: PrintedDecksScene) -> list[str]:
    return [row.worth.words if row.worth else "" for row in scene.rows]


def test_what_each_deck_is_worth_is_said_beside_it(setup: PrintedDecksScene) -> None:
    """A deck that is to face a known one is told by that; the others, by all games."""
    decks = setup.takers.decks
    setup.takers.taken[RIGHT] = None
    setup.take(LEFT, 1)
    overall = [deck_worth(decks, number) for number in range(4)]
    shares = [f"{100 * (share or 0):.0f}%" for share in overall]
    words = ("Strong", "Weak", "Even", "Weak")
    assert worths(setup) == [
        f"{word}: wins {share}" for word, share in zip(words, shares, strict=True)
    ]
    assert not any(row.advice for row in setup.rows)
    setup.take(RIGHT, 3)
    share = sure(deck_worth(decks, 1, 3))
    told = worths(setup)
    assert told[1] == f"{100 * share:.0f}% vs Bo"
    assert told[3] == f"{100 - round(100 * share)}% vs Ada"
    assert told[0].startswith("Strong: ")
    assert sure(setup.rows[1].worth).share == share


def test_against_a_computer_that_has_chosen_every_deck_is_told_by_its_deck(player: Player) -> None:
    scene = choice(player, ROBOT, Seat("Bo"))
    player.wait(1)
    taken = sure(scene.takers.taken[LEFT])
    told = [words for number, words in enumerate(worths(scene)) if number != taken]
    assert len(told) == 3
    assert all(words.endswith(f"vs {scene.names[LEFT]}") for words in told)


def test_in_solo_and_for_unknown_decks_nothing_is_said(player: Player) -> None:
    solo = choice(player, Seat("Ada"), HORDE, terms=Terms(solo=True))
    assert worths(solo) == [""] * 4
    assert (
        deck_worth([replace(deck, cards=deck.cards[:7]) for deck in solo.takers.decks], 0) is None
    )


def test_even_odds_are_given_at_a_switch_and_kept(player: Player, setup: PrintedDecksScene) -> None:
    """R2.8: between persons only if they want it; then what is given stands at the deck."""
    assert setup.odds.visible
    assert not setup.odds.value
    setup.take(LEFT, 0)
    setup.take(RIGHT, 2)
    before = setup.match
    assert setup.rows[2].gift == ""
    player.tab_to(setup.odds)
    player.key("space")
    assert setup.match is not before
    assert sure(before.record).abandoned
    assert setup.takers.taken == [0, 2]
    assert setup.rows[2].gift.startswith("+")
    assert setup.rows[0].gift == ""
    assert setup.rows[0].advice == "A good first deck"
    assert not setup.lamp.visible
    assert load_settings()[0].odds_between_persons
    player.tab_to(setup.begin_button)
    player.key("enter")
    toss = player.at(CoinTossScene)
    table = player.services.content.even_odds.tables[0]
    assert sure(toss.match.record).header.house.odds == table.in_force()
    assert sure(sure(toss.match.state).odds).side == RIGHT


@pytest.mark.settings(odds_between_persons=True)
def test_with_even_odds_no_deck_is_strong_or_weak(player: Player) -> None:
    scene = choice(player, Seat("Ada"), Seat("Bo"))
    scene.set_odds(True)
    for left, right in permutations(range(4), 2):
        scene.takers.taken[:] = [left, right]
        scene.table.show()
        shares = [row.worth.share for row in scene.rows if row.worth is not None]
        assert len(shares) == 4
        assert all(0.42 <= share <= 0.58 for share in shares)


def test_what_a_computer_has_taken_stays_when_the_odds_change(player: Player) -> None:
    """R2.8: the choice was made, and only what is given changes."""
    scene = choice(player, ROBOT, Seat("Bo"))
    player.wait(1)
    taken = scene.takers.taken[LEFT]
    scene.set_odds(True)
    player.wait(1)
    assert scene.takers.taken[LEFT] == taken
    assert scene.side == RIGHT
    assert load_settings()[0].odds_with_computer
    scene.set_odds(False)
    assert not load_settings()[0].odds_with_computer


def test_odds_that_cannot_be_saved_are_told(
    player: Player, setup: PrintedDecksScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = setup.match

    full = RecordError("m.jsonl", 0, "the disk is full", "make room")
    monkeypatch.setattr(Match, "new", failing(full))
    setup.odds.click((0, 0))
    assert setup.match is before
    assert not setup.odds.value
    assert "disk is full" in setup.message


def test_there_is_no_switch_for_other_decks_or_against_the_horde(player: Player) -> None:
    house = to_offer(player.services.content.even_decks)
    assert not choice(player, Seat("Ada"), HORDE, Terms(solo=True)).odds.visible
    assert not choice(player, Seat("Ada"), Seat("Bo"), house=house).odds.visible
