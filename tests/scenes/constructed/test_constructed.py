"""A constructed duel from the first deck to the deal: choosing, building, the four bans."""

import pygame
import pytest

from game.kit import Canvas, text_style
from game.play import Match, ProfileError, RecordError, Seat, SeatKind
from game.rules import LEFT, RIGHT, Constructed, State, Terms
from game.scenes import MenuScene
from game.scenes.common.page_layout import TITLE_SIZE
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.examples import sample_constructed
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from tests.certain import failing, sure_of

from ..decks.test_deck_builder import TEN
from ..table import Player

without_curtain = pytest.mark.settings(hand_over=False)


def begin(player: Player, kinds: tuple[SeatKind, SeatKind] = ("person", "person")) -> Match:
    seats = (Seat("Ada", kinds[LEFT]), Seat("Bo", kinds[RIGHT]))
    store = player.services.store
    match = Match.new(player.services.content, Terms("constructed"), seats, seed=5, store=store)
    player.stack.push(MenuScene(player.services))
    player.stack.push(ChooseDeckScene(player.services, match))
    return match


def banning(player: Player, bans: int = 0) -> BanScene:
    player.stack.push(MenuScene(player.services))
    return player.show(
        BanScene(player.services, sample_constructed(player.services, built=True, bans=bans))
    )


def open_deck(scene: BanScene) -> int:
    return next(side for side in (LEFT, RIGHT) if scene.decks[side].open)


def test_the_whole_setup_by_the_keyboard_alone(player: Player) -> None:
    match = begin(player)
    for _ in range(2):
        assert isinstance(player.top, HandOverScene)
        player.key("enter")
        assert player.at(ChooseDeckScene).list.selected == 0
        player.key("down", "enter")
    assert isinstance(player.top, BanScene)
    for number in range(4):
        player.key("right", "enter")
        assert sure_of(Constructed, match.position).bans == number
        player.key("enter")
        player.wait(4)
    assert isinstance(player.top, CoinTossScene)
    assert [len(side.hand) for side in sure_of(State, match.position).sides] == [8, 8]


def click_card(player: Player, scene: BanScene, place: int) -> None:
    player.click_at(scene.decks[open_deck(scene)].rect_of(place).center)


def test_a_second_click_on_the_lifted_card_bans_it(player: Player) -> None:
    scene = banning(player)
    deck = scene.decks[open_deck(scene)]
    assert not scene.ban_button.enabled
    scene.ban()
    assert scene.setup.bans == 0
    click_card(player, scene, 2)
    assert deck.chosen is deck.cards[2]
    assert scene.ban_button.label == f"Ban {deck.cards[2].name}"
    click_card(player, scene, 5)
    assert deck.chosen is deck.cards[5]
    click_card(player, scene, 5)
    assert scene.setup.bans == 1
    assert deck.lying[5].out


def test_a_deck_that_is_closed_hears_no_keys(player: Player) -> None:
    scene = banning(player)
    closed = scene.decks[1 - open_deck(scene)]
    player.click(closed)
    scene.widgets.focus(closed)
    player.key("enter", "enter")
    assert closed.chosen is None
    assert scene.setup.bans == 0


def test_the_bans_go_round_in_their_order(player: Player) -> None:
    scene = banning(player)
    first = scene.setup.first
    turns = []
    for _ in range(4):
        turns.append((scene.side, open_deck(scene)))
        player.key("enter", "enter")
        # A key while the card is on its way lets it arrive.
        player.key("enter")
        scene.update(0.0)
    second = 1 - first
    assert turns == [(second, first), (first, second), (first, second), (second, first)]
    assert scene.over


def test_a_banned_card_is_passed_over(player: Player) -> None:
    scene = banning(player, bans=1)
    deck = scene.decks[open_deck(scene)]
    player.key("right", "enter", "enter")
    player.wait(4)
    assert deck.lying[1].out
    deck.index = 0
    player.key("right")
    assert deck.index == 2
    click_card(player, scene, 1)
    assert deck.chosen is None


@pytest.mark.parametrize("bans", [0, 1, 2, 3])
def test_it_goes_on_from_any_ban(player: Player, bans: int) -> None:
    match = sample_constructed(player.services, built=True, bans=bans)
    player.stack.push(MenuScene(player.services))
    player.stack.push(ChooseDeckScene(player.services, match))
    scene = player.at(BanScene)
    assert sum(step.card is not None for step in scene.steps) == bans
    assert sum(spot.out for deck in scene.decks for spot in deck.lying) == bans
    player.draw()


@without_curtain
def test_saved_decks_come_first_and_unfinished_ones_are_refused(player: Player) -> None:
    player.services.profile.decks.save("Mine", TEN)
    player.services.profile.decks.save("Half", TEN[:5])
    match = begin(player)
    scene = player.at(ChooseDeckScene)
    assert scene.message.endswith(" chooses a deck first: drawn by chance.")
    assert [deck.name for deck in scene.list.decks][:2] == ["Half", "Mine"]
    player.draw()
    player.key("enter")
    assert "fewer than ten" in scene.message
    player.key("down", "enter")
    assert isinstance(match.position, Constructed)
    assert {card.id for card in match.position.decks[match.position.first]} == set(TEN)


@without_curtain
def test_the_deck_that_is_selected_to_begin_with_takes_two_clicks(player: Player) -> None:
    match = begin(player)
    pos = player.at(ChooseDeckScene).list.card_rect(0, 2).center
    for expected in (0, 1):
        player.click_at(pos)
        assert len(match.history) == expected


@without_curtain
def test_a_deck_is_built_on_the_spot(player: Player) -> None:
    match = begin(player)
    player.press("Build a deck")
    player.key("escape")
    assert isinstance(player.top, ChooseDeckScene)
    assert match.history == []
    player.press("Build a deck")
    builder = player.at(DeckBuilderScene)
    builder.fill()
    ids = set(builder.ids)
    player.press("Play this deck")
    assert isinstance(match.position, Constructed)
    assert {card.id for card in match.position.decks[match.position.first]} == ids


def test_against_the_computer_there_is_no_curtain(player: Player) -> None:
    begin(player, ("person", "computer"))
    assert isinstance(player.top, ChooseDeckScene)
    player.draw()


def test_a_ban_that_cannot_be_saved_is_told(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = RecordError("match", 0, "the disk is full", "make room")
    scene = banning(player)
    monkeypatch.setattr(scene.match, "submit", failing(full))
    player.key("enter", "enter")
    assert "the disk is full" in scene.message
    assert scene.setup.bans == 0


@without_curtain
def test_without_a_profile_the_ready_made_decks_are_there(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = ProfileError("profile", "it is damaged", "start anew")
    monkeypatch.setattr(player.services.profile.decks, "all", failing(damaged))
    begin(player)
    scene = player.at(ChooseDeckScene)
    assert len(scene.list.decks) == 4
    assert "damaged" in scene.message


def test_the_title_of_a_ban_is_large_with_the_longest_names(player: Player) -> None:
    match = sample_constructed(player.services, built=True, bans=1)
    names = ("WilhelminaWilliams", "MaximilianWormwood")
    match.seats = (match.seats[LEFT]._replace(name=names[0]), Seat(names[1]))
    player.stack.push(MenuScene(player.services))
    title = player.show(BanScene(player.services, match))._headline()
    assert any(title.startswith(f"{name}, ban 2") for name in names)
    canvas = Canvas(pygame.Surface(player.size), player.stack.view, player.assets)
    wide = canvas.text_size(title, text_style.TITLE, size=TITLE_SIZE)[0]
    assert wide < player.stack.view.width * 0.7


def test_the_curtain_says_who_chooses_first_and_that_chance_drew_it(player: Player) -> None:
    match = begin(player)
    assert isinstance(match.position, Constructed)
    first, names = match.position.first, ("Ada", "Bo")
    assert f"{names[first]} chooses a deck first: drawn by chance." in player.read()
    player.key("enter", "enter")
    words = f"Now {names[1 - first]} chooses a deck, without seeing the first."
    assert isinstance(player.top, HandOverScene)
    assert words in player.read()
    assert match.history
