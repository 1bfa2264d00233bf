"""The menu: what it offers first, what it goes on with, and what loads behind it."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from threading import Event

import pygame
import pytest

from game.kit import PICTURE_READ, Assets, Button, Canvas, Viewport
from game.kit.draw import shape_masks
from game.paths import HOME_VARIABLE
from game.play import (
    CHARACTERS,
    FIRST_DUEL_RIVAL,
    STRENGTHS,
    Match,
    Seat,
    Settings,
    as_characters,
    deck_worth,
    to_offer,
)
from game.play.records import match_store
from game.play.seats import FIRST_RIVAL
from game.rules import LEFT, EndTurn, PickCard, State, Terms
from game.scenes import (
    FIRST_PICTURES,
    LARGE_PICTURE,
    MatchScene,
    MenuScene,
    Services,
    WelcomeScene,
    idle_tasks,
)
from game.scenes.common import LinedButton, begin_quick_match, file_year, next_rival
from game.scenes.common.matches.match_plan import taken_decks
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.match.dialogs.hand_over_scene import draw_seat_shadow
from game.scenes.menu.menu_column import GROUPS, MenuButton
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.services import OpenedProfile
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.start import make_services
from tests.benchmarks.start_up import GAME, make_home
from tests.certain import sure_of
from tests.kit.input.virtual_pad import VirtualPad
from tests.play.games import path_of, record_of, sure

from ..desktop import Desktop
from ..matches import new_duel, new_match
from ..table import Player

NAMES = ("Alaric", "Morwen")


def left_match(services: Services) -> Match:
    match = new_duel(services, NAMES, (0, 3), seed=5)
    match.submit(EndTurn())
    match.close()
    return match


def button(scene: MenuScene, key: str) -> MenuButton:
    return sure_of(MenuButton, scene.entries[key])


def test_the_way_in_for_one_player_is_first_and_largest(player: Player) -> None:
    scene = player.show(MenuScene(player.services))
    play = button(scene, "play")
    assert scene.widgets.focused is play
    buttons = [each for each in scene.entries.values() if isinstance(each, Button)]
    assert [each for each in buttons if each.kind == "primary"] == [play]
    sizes = {each.rect.width * each.rect.height for each in buttons if each is not play}
    assert play.rect.width * play.rect.height > 1.4 * max(sizes)
    assert play.lines[0] == "vs Goodwife Marl\u00a0· level\u00a02"
    assert play.lines[1] == "Even decks · yours: Wind and Hoof"
    # No arrow to the side leads down to quit.
    for key, entry in scene.entries.items():
        scene.widgets.focus(entry)
        player.command("right")
        if key not in ("credits", "quit"):
            assert scene.widgets.focused is not scene.leave_button, key


@pytest.mark.parametrize("waits", [False, True])
def test_nine_entries_and_what_stands_at_the_foot(player: Player, waits: bool) -> None:
    """To play is one of the nine: at once, after a choice, in a contest, or on with what waits."""
    if waits:
        left_match(player.services)
    scene = player.show(MenuScene(player.services))
    playing = [*["continue"] * waits, "play", "new_game", "climb"]
    others = ["collection", "record", "learn", "options", "campaign", "voyage", "puzzles"]
    proposed = [*others[:4], "next_up", *others[4:]]
    assert list(scene.entries) == [*playing, *proposed, "credits", "quit"]
    assert len(["playing", "climb", *others]) == 9
    frame = scene.column.frame.panel
    assert all(frame.contains(scene.entries[key].rect) for key in playing)
    assert not any(frame.colliderect(scene.entries[key].rect) for key in others)


def test_one_click_leads_a_newcomer_to_the_duel_that_the_welcome_offers(player: Player) -> None:
    player.stack.push(MenuScene(player.services))
    player.press("Play")
    match = player.at(MatchScene).match
    player.stack.clear_to(WelcomeScene(player.services))
    player.at(WelcomeScene).play()
    for one in (match, player.at(MatchScene).match):
        assert record_of(one).header.terms == Terms()
        assert record_of(one).header.house == to_offer(player.services.content.even_decks)
        assert one.seats == as_characters((Seat(), Seat("", "computer", strength=FIRST_DUEL_RIVAL)))
    deck = player.services.content.even_decks[0]
    assert {card.id for card in match.state.sides[0].hand} == {c.id for c in deck.cards}  # type: ignore[union-attr]
    assert player.services.settings == Settings(end_warning=False, quick_deck="shield")


@pytest.mark.parametrize(
    ("given_up", "rival"),
    [(True, "Goodwife Marl\u00a0· level\u00a02"), (False, "Brother Osk\u00a0· level\u00a03")],
)
def test_whoever_has_finished_a_match_plays_the_rival_that_is_chosen(
    player: Player, given_up: bool, rival: str
) -> None:
    match = new_duel(player.services, NAMES, (0, 3), seed=5)
    if given_up:
        match.abandon()
    else:
        match.concede(LEFT)
        match.close()
    play = button(player.show(MenuScene(player.services)), "play")
    assert play.lines[0] == f"vs {rival}"
    player.press("Play")
    assert isinstance(player.top, MatchScene if given_up else CoinTossScene)


@pytest.mark.settings(
    mode="solo",
    form="draft",
    seats=("computer", "person"),
    strengths=("deep", "greedy"),
    decks=("", "3"),
)
def test_play_keeps_the_strength_the_side_and_the_deck_that_were_chosen_last(
    player: Player,
) -> None:
    scene = player.show(MenuScene(player.services))
    assert button(scene, "play").lines[1] == "Even decks · yours: Wind and Hoof"
    player.key("enter")
    match = player.at(CoinTossScene).match
    assert match.seats == as_characters((Seat("", "computer", strength="deep"), Seat()))
    assert record_of(match).header.terms == Terms()


def test_a_quick_match_has_even_decks_and_each_time_others(player: Player) -> None:
    """Nobody is given the strong printed deck, and the pairs win about as often."""
    services, even = player.services, player.services.content.even_decks
    seen = []
    for _ in range(4):
        match = begin_quick_match(services)
        assert isinstance(match.position, State)
        assert record_of(match).header.house == to_offer(even)
        left, right = (taken.deck for taken in taken_decks(match))
        assert 0.42 <= sure(deck_worth(even, left, right)) <= 0.58
        seen.append(even[left].id)
        match.close()
    assert seen[0] == seen[3]
    assert len(set(seen)) == 3


def test_a_match_that_waits_comes_before_another_and_is_gone_on_with(player: Player) -> None:
    match = left_match(player.services)
    scene = player.show(MenuScene(player.services))
    first, second = (button(scene, key) for key in ("continue", "play"))
    assert (first.kind, second.kind) == ("primary", "secondary")
    assert first.rect.bottom < second.rect.top
    assert first.faces == (("hearth", 0), ("moon", 1))
    assert first.lines[0] == "Alaric vs Morwen"
    assert first.lines[1].startswith("Turn 2 · saved today ")
    player.key("enter")
    again = player.at(MatchScene).match
    assert again.turns == match.turns == 2
    again.close()


@pytest.mark.parametrize("at", ["", *GROUPS])
def test_each_way_says_what_it_is(player: Player, at: str) -> None:
    scene = player.show(MenuScene(player.services), wait=0.1)
    if at:
        scene.open_group(at)
    for key in set(scene.entries) - {"options", "back", "credits", "quit"}:
        entry = scene.entries[key]
        assert entry.hint or (isinstance(entry, LinedButton) and entry.lines), key


def test_a_match_is_gone_on_with_in_the_middle_of_its_setup(player: Player) -> None:
    match = new_match(player.services, Terms("draft"), *NAMES, seed=3)
    for _ in range(5):
        match.submit(PickCard(0))
    match.close()
    scene = player.show(MenuScene(player.services))
    assert button(scene, "continue").lines[1].startswith("Before the first turn · saved today ")
    player.key("enter")
    again = player.at(DraftScene).match
    assert again.position == match.position
    again.abandon()
    new_match(player.services, Terms(), *NAMES).close()
    player.stack.clear_to(MenuScene(player.services))
    player.key("enter")
    player.at(PrintedDecksScene)


def test_problems_are_told_once_and_can_be_dismissed(player: Player) -> None:
    player.services.problems.append("settings.yaml: line 3 is odd")
    scene = player.show(MenuScene(player.services))
    assert [notice.text for notice in scene.notices.shown] == ["settings.yaml: line 3 is odd"]
    player.click(scene.notices.shown[0])
    assert scene.notices.shown == []
    folder: Path = player.services.store.folder
    # A match that cannot be saved is a notice.
    folder.write_text("a file where the folder should be")
    player.press("Play")
    assert player.top is scene
    assert "can’t be saved" in scene.notices.shown[0].text
    folder.unlink()
    folder.mkdir(parents=True)
    (folder / "20260101-000000.jsonl").write_text("no record\n")
    # A match that is broken is a notice the first time only.
    for expected in (1, 0):
        player.stack.clear_to(MenuScene(player.services))
        assert len(player.at(MenuScene).notices.shown) == expected


def test_a_match_of_other_cards_is_said_to_be_unfit(player: Player) -> None:
    path = path_of(left_match(player.services))
    scene = player.show(MenuScene(player.services))
    record = sure(scene.record)
    path.write_text(path.read_text().replace(record.header.cards, "0" * 12))
    scene.record = replace(record, header=replace(record.header, cards="0" * 12))
    scene.continue_match()
    assert any("cards" in notice.text for notice in player.at(MenuScene).notices.shown)


def test_an_old_match_is_found_once_the_profile_tells_which_are_over(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_store, "_LOOKED_AT", 1)
    waiting = left_match(player.services)
    for _ in range(2):
        player.services.store.discard(record_of(left_match(player.services)))
    scene = player.show(MenuScene(player.services))
    assert scene.record is None
    player.wait(1)
    assert scene.record is not None
    assert scene.record.path == path_of(waiting)
    assert scene.widgets.focused is scene.entries["continue"]
    assert scene.entries["continue"].rect.height > 0
    player.key("enter")
    player.at(MatchScene)


def test_the_menu_does_not_wait_for_the_profile(player: Player) -> None:
    held, ready = Event(), Event()
    opened = Services._opened

    def slowly(services: Services) -> OpenedProfile:
        assert held.wait(60)
        found = opened(services)
        found[1].append("a line")
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Services, "_opened", slowly)
        player.services.open_profile_ahead(ready.set)
        scene = player.show(MenuScene(player.services), wait=1)
        assert not player.services.profile_ready
        assert "profile" not in player.services.__dict__
        held.set()
        assert ready.wait(60)
    assert player.services.profile_ready
    player.wait(1)
    assert [notice.text for notice in scene.notices.shown] == ["a line"]
    assert player.services.profile.history.count() == 0


def test_the_rival_by_rating_is_named_once_the_profile_is_read(player: Player) -> None:
    file_year(player.services, 14)
    scene = MenuScene(make_services())
    player.show(scene)
    player.wait(1)
    strength = next_rival(player.services)
    assert scene.rival == strength != FIRST_RIVAL
    name = f"characters.{CHARACTERS[STRENGTHS.index(strength)]}.name"
    assert player.services.translate(name) in button(scene, "play").lines[0]


def test_a_problem_stays_to_be_seen_when_the_rival_is_named(player: Player) -> None:
    file_year(player.services, 14)
    services = make_services()
    services.problems.append("settings.yaml: line 3 is odd")
    scene = MenuScene(services)
    player.show(scene)
    player.wait(1)
    assert scene.rival != FIRST_RIVAL
    assert "line 3 is odd" in " ".join(player.read())


def test_whoever_asks_for_the_profile_early_gets_it(player: Player) -> None:
    services = player.services
    services.open_profile_ahead(lambda: None)
    assert services.profile.path
    assert services.profile_ready


def test_a_pad_that_is_not_known_is_told_of_once(services: Services) -> None:
    at = Desktop(services, MenuScene(services))
    for _ in range(2):
        pad = at.plug(VirtualPad("Odd Pad", known=False))
        at.rest()
        pad.unplug()
    (told,) = [notice.text for notice in at.at(MenuScene).notices.shown if "Odd Pad" in notice.text]
    assert "SDL_GAMECONTROLLERCONFIG" in told


#: Nothing of it is on the menu: each is loaded when it is needed, or while the menu is looked at.
LOADED_LATER = (
    "argparse",
    "importlib.metadata",
    "json",
    "logging",
    "sqlite3",
    "subprocess",
    "game.board.cards.card_view",
    "game.board.cards.inspector",
    "game.board.layout",
    "game.content.rulebook",
    "game.opponents",
    "game.play.match",
    "game.rules.actions",
    "game.rules.events",
    "game.scenes.match",
)
_TELL = "import atexit, sys; atexit.register(lambda: print(*sys.modules))"


def wished(services: Services, view: Viewport) -> dict[str, tuple[int, int] | None]:
    found: dict[str, tuple[int, int] | None] = {}
    assets = Assets()
    assets.read_ahead = found.update  # type: ignore[method-assign, assignment]
    assets.scale_ahead = found.update  # type: ignore[method-assign, assignment]
    for task in idle_tasks(services, assets, view)[:3]:
        task()
    return found


def test_every_picture_that_is_read_ahead_is_there(services: Services) -> None:
    assets = Assets()
    small, large = (wished(services, Viewport.of(size)) for size in ((1280, 720), (1920, 1080)))
    assert "board_day" in small
    assert "board_day" in large
    assert {f"cards/{name}" for name in services.content.cards} < set(small)
    names = {*small, *large, *FIRST_PICTURES, LARGE_PICTURE}
    assert [name for name in names if not assets.exists(name)] == []


def test_nothing_is_done_before_all_is_still_and_a_picture_that_was_read_changes_nothing_then(
    services: Services,
) -> None:
    desktop = Desktop(services, MenuScene(services))
    done: list[str] = []
    desktop.app._idle_tasks.extend((lambda: done.append("one"), lambda: done.append("two")))
    desktop.rest()
    assert done == []
    desktop.app._turn()
    assert done == ["one"]
    desktop.move((5, 5))
    assert done == ["one"]
    desktop.rest()
    desktop.app._turn()
    assert done == ["one", "two"]
    desktop.app.assets.read_ahead({"ui/star": None})
    while (event := pygame.event.wait(5000)).type != PICTURE_READ:
        assert event.type != pygame.NOEVENT
    pygame.event.post(event)
    desktop.app._turn()
    assert desktop.app.assets._masters.find("ui/star") is not None
    assert not desktop.app.stack.needs_draw()


def test_the_largest_round_shadow_is_painted_before_the_first_hand_over(services: Services) -> None:
    view, assets = Viewport.of((1280, 720)), Assets()
    canvas = Canvas(pygame.Surface((1280, 720)), view, assets)
    for task in idle_tasks(services, assets, view)[3:]:
        task()
    painted = shape_masks._halo_rings.cache_info().misses
    draw_seat_shadow(canvas, (300, 300))
    assert shape_masks._halo_rings.cache_info().misses == painted


def test_the_menu_waits_for_no_cards_and_no_libraries_that_it_does_not_need(tmp_path: Path) -> None:
    make_home(tmp_path)
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", HOME_VARIABLE: str(tmp_path)}
    command = [sys.executable, "-c", _TELL + GAME]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    loaded = set(done.stdout.split())
    assert "game.scenes.menu.menu_scene" in loaded
    assert loaded.isdisjoint(LOADED_LATER), sorted(loaded.intersection(LOADED_LATER))
