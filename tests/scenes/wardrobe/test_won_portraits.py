"""Portraits that are won: by their deed, chosen and kept; they give way where they are not won."""

from dataclasses import replace

import pytest

from game.play import PORTRAITS, WON_PORTRAITS, Match, Seat, load_settings, portraits_of
from game.rules import LEFT, RIGHT, TakeDeck, Terms
from game.scenes import MatchScene
from game.scenes.common import begin_quick_match
from game.scenes.letters.new_letter_screen import NewLetterScreen
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.new_match.portrait_picker import PortraitPicker
from game.scenes.wardrobe.thing_card import ThingCard
from game.scenes.wardrobe.wardrobe_scene import WardrobeScene
from tests.certain import sure_of

from ..table import Player
from .test_wardrobe import show, solve

OWL = 30
everything = pytest.mark.settings(open_everything=True)


def kept() -> str:
    return load_settings()[0].portraits[LEFT]


def wish(player: Player, portrait: str, **more: object) -> None:
    services = player.services
    wished = replace(services.settings, portraits=(portrait, ""), **more)  # type: ignore[arg-type]
    services.remember(wished)


@pytest.mark.parametrize(("solved", "told"), [(OWL - 1, []), (OWL, ["New portrait: Dusk"])])
def test_the_owl_comes_with_the_thirtieth_puzzle(
    player: Player, solved: int, told: list[str]
) -> None:
    solve(player.services, solved)
    news = [each.words for each in player.services.routes.news.tell_earned()]
    assert [words for words in news if "portrait" in words] == told
    assert ("dusk" in player.services.routes.news.portraits()) == bool(told)


def test_what_was_won_is_chosen_kept_and_seen_at_the_table(player: Player) -> None:
    services = player.services
    solve(services, OWL)
    scene = show(player)
    player.click(scene.cards["portrait"]["dusk"])
    assert (scene.message, kept()) == ("Dusk: chosen.", "dusk")
    assert [each for each, card in scene.cards["portrait"].items() if card.chosen] == ["dusk"]
    assert {card.portrait for card in scene.cards["frame"].values()} == {"dusk"}
    start = player.show(NewMatchScene(services))
    assert start.seats.players[LEFT].portrait.portrait == "dusk"
    match = Match.new(services.content, Terms(), (Seat(portrait="dusk"), Seat("Bo")), 2)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    assert player.show(MatchScene(services, match)).view.hud.portraits == ("dusk", "moon")


def test_what_is_not_won_is_told_of_and_not_chosen(player: Player) -> None:
    scene = show(player)
    player.click(scene.cards["portrait"]["salt"])
    assert scene.message == "Salt is still locked. Win a voyage without losing a fight."
    assert player.services.settings.portraits[LEFT] == ""


def test_the_arrows_lead_through_all_portraits_and_on_to_the_backs(player: Player) -> None:
    scene = show(player)
    seen = [sure_of(ThingCard, scene.widgets.focused).picture]
    for _ in WON_PORTRAITS:
        player.command("right")
        seen.append(sure_of(ThingCard, scene.widgets.focused).picture)
    assert seen == ["", *(f"portraits/{each}" for each in WON_PORTRAITS)]
    player.command("down")
    assert sure_of(ThingCard, scene.widgets.focused).kind == "back"


@everything
def test_one_of_the_eight_is_chosen_as_before_a_match(player: Player) -> None:
    scene = show(player)
    player.click(scene.cards["portrait"]["spark"])
    player.click(scene.cards["portrait"][""])
    player.click(player.at(PortraitPicker).cards["oak"])
    assert player.top is scene
    assert (scene.message, kept()) == ("Oak: chosen.", "oak")
    assert scene.cards["portrait"][""].portrait == "oak"


@everything
@pytest.mark.settings(seats=("computer", "person"), ring_portraits=("oak", "sun", "", ""))
def test_who_sits_right_or_in_a_ring_is_seen_there_too(player: Player) -> None:
    player.click(show(player).cards["portrait"]["sun"])
    mine = player.services.settings
    assert mine.portraits[RIGHT] == "sun"
    assert mine.ring_portraits[:2] == ("sun", "oak")


@pytest.mark.parametrize("won", [False, True])
def test_everywhere_one_may_choose_what_was_won(player: Player, won: bool) -> None:
    solve(player.services, OWL if won else 1)
    offered = (*PORTRAITS, *(("dusk",) if won else ()))
    start = player.show(NewMatchScene(player.services))
    player.click(start.seats.players[LEFT].portrait)
    assert (*player.at(PortraitPicker).cards,) == offered
    assert player.show(NewLetterScreen(player.services)).own.choice == offered


def test_a_portrait_that_is_not_won_gives_way_and_waits_in_the_file(player: Player) -> None:
    services = player.services
    wish(player, "dusk", open_everything=True)
    assert show(player).cards["portrait"]["dusk"].chosen
    services.remember(replace(services.settings, open_everything=False))
    assert (services.settings.portraits[LEFT], kept()) == ("", "dusk")
    assert show(player).cards["portrait"][""].chosen
    services.remember(replace(services.settings, mono=True))
    assert kept() == "dusk"
    solve(services, OWL)
    assert services.routes.news.tell_earned()
    assert services.settings.portraits[LEFT] == "dusk"


@pytest.mark.settings(portraits=("sun", "oak"))
@pytest.mark.parametrize("quick", [False, True])
def test_no_match_is_planned_with_what_is_not_won(player: Player, quick: bool) -> None:
    """Not even before the menu has looked at the profile."""
    services = player.services
    assert not services.profile_opened
    if quick:
        match = begin_quick_match(services)
        assert portraits_of(match.seats)[LEFT] == "hearth"
        match.close()
    else:
        start = player.show(NewMatchScene(services, "friend"))
        assert [seat.portrait.portrait for seat in start.seats.players] == ["hearth", "oak"]


def test_whoever_has_chosen_anew_wishes_for_nothing_else(player: Player) -> None:
    show(player)
    wish(player, "sun")
    assert player.services.settings.portraits[LEFT] == ""
    wish(player, "tide", open_everything=True)
    assert (player.services.settings.portraits[LEFT], kept()) == ("tide", "tide")


def test_two_who_have_won_the_same_do_not_look_alike() -> None:
    assert portraits_of((Seat("Ada", portrait="sun"), Seat("Bo", portrait="sun"))) == (
        "sun",
        PORTRAITS[LEFT],
    )


@everything
def test_the_wardrobe_shows_them_all_without_a_lock(player: Player) -> None:
    cards = player.show(WardrobeScene(player.services)).cards["portrait"]
    assert not any(card.locked for card in cards.values())
