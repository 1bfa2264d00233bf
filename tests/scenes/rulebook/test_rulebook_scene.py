"""The rulebook by mouse, keys and pad: reading, links, editions, ways to it, and its positions."""

import pygame
import pytest

from game.cases import Case, check, read_cases
from game.content import examples_file, load_cards, load_rulebook, load_strings
from game.kit import Look, PointerMoved, Widget, active_context
from game.play import Match, Seat
from game.rules import FIRST, LATER, REFUSALS, RINGS, Refusal, State, to_text, why_not
from game.scenes import MenuScene, Services, load_scene
from game.scenes.common import KeyCard, Screen, WhyDialog, ring_spots
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.match.match_scene import MatchScene
from game.scenes.options.options_scene import OptionsScene
from game.scenes.rulebook.book_pictures import CHART_VIEWS, RING_VIEWS, ExampleBook, lane_names
from game.scenes.rulebook.example_scene import ExampleScene
from game.scenes.rulebook.rulebook_scene import RulebookScene
from tests.play.games import sure
from tests.rules.pictures import duel

from ..match.sitting import Sitting, middle
from ..table import Player


@pytest.fixture
def book(player: Player) -> RulebookScene:
    return player.show(RulebookScene(player.services))


def focused(book: RulebookScene) -> Widget | None:
    return book.widgets.focused


def here(book: RulebookScene) -> tuple[str, str]:
    place = book.trail.here
    return place.page, place.anchor


def click_spot(player: Player, book: RulebookScene, **wanted: str) -> None:
    ((field, value),) = wanted.items()
    page = book.page
    spot = next(spot for spot in page.set.spots if getattr(spot, field) == value)
    x, y = spot.rect.center
    player.click_at((page.rect.x + x, page.rect.y + y - page.offset))


# Reading


def test_it_opens_at_a_rule_and_that_is_seen_or_else_at_the_beginning(player: Player) -> None:
    scene = player.show(RulebookScene(player.services, "R8.7"))
    assert here(scene) == ("R8", "R8.7")
    box = scene.page.set.anchors["R8.7"]
    assert scene.page.offset <= box.y <= scene.page.offset + scene.page.rect.height
    assert scene.chapters.pages[scene.chapters.selected or 0].key == "R8"
    assert here(RulebookScene(player.services, f"R{99}.1")) == ("R1", "")


@pytest.mark.parametrize("number", [f"R{n}" for n in range(1, 13)])
def test_every_text_of_a_chapter_is_on_its_page(number: str, player: Player) -> None:
    scene = player.show(RulebookScene(player.services, number))
    assert scene.rulebook.find(number) is not None
    scene.page.finish()
    told = "\n".join(each.text for each in scene.page.set.texts)
    for rule in scene.rulebook.rules.values():
        if rule.number.partition(".")[0] == number:
            for part in (rule.number, rule.title, rule.text, rule.ruling, rule.later, *rule.lines):
                assert part in told


def test_a_long_chapter_is_set_as_far_as_it_is_seen_and_the_rest_in_later_frames(
    player: Player,
) -> None:
    scene = RulebookScene(player.services, "R16.13")
    player.stack.push(scene)
    page = scene.page
    box = page.set.anchors["R16.13"]
    assert page.offset <= box.y <= page.offset + page.rect.height <= page.set.height
    assert "R16.94" not in page.set.anchors
    offset = page.offset
    player.wait(6)
    assert "R16.94" in page.set.anchors
    assert page.content_height == page.set.height
    assert page.offset == offset


def test_chapters_are_gone_through_by_keys(player: Player, book: RulebookScene) -> None:
    for keys, place in ((("down", "down"), "R3"), (("end",), "glossary"), (("undo",) * 3, "R1")):
        player.command(*keys)
        assert here(book) == (place, "")
    player.key("enter", "left")
    assert focused(book) is book.chapters
    player.command("page_down")
    player.wait(1)
    assert book.page.offset > 0


def test_a_click_on_a_number_leads_there_and_back_and_forward_again(
    player: Player, book: RulebookScene
) -> None:
    book.lead_to("R5.7")
    book.page.scroll_to(0.0, at_once=True)
    click_spot(player, book, leads="R8.3")
    assert here(book) == ("R8", "R8.3")
    player.click(book.earlier)
    assert (here(book), book.page.offset) == (("R5", "R5.7"), 0.0)
    player.click(book.later)
    assert here(book) == ("R8", "R8.3")
    assert not book.later.enabled


def test_keys_walk_from_link_to_link_and_follow_one(player: Player, book: RulebookScene) -> None:
    book.lead_to("R12")
    player.key("enter")
    assert focused(book) is book.page
    player.key("down")
    wanted = book.page.set.spots[sure(book.page.chosen)].leads
    player.key("enter")
    assert here(book) == (wanted.partition(".")[0], wanted if "." in wanted else "")


def test_keys_come_to_every_link_of_a_long_page(player: Player, book: RulebookScene) -> None:
    book.lead_to("R8")
    book.widgets.focus(book.page)
    seen = set()
    for _ in range(200):
        player.key("down")
        seen.add(book.page.chosen)
        player.wait(0.05)
    assert set(range(len(book.page.set.spots))) <= seen


def test_an_example_is_played_over_the_page_and_left_where_one_was(
    player: Player, book: RulebookScene
) -> None:
    book.lead_to("R8.7")
    offset = book.page.offset
    click_spot(player, book, example="sprint")
    player.at(ExampleScene)
    player.key("escape")
    assert player.stack.top is book
    assert (book.page.offset, here(book)) == (offset, ("R8", "R8.7"))


# Searching


def test_what_is_typed_at_once_is_looked_for_and_back_empties_the_search_first(
    player: Player, book: RulebookScene
) -> None:
    player.type("splash")
    assert book.search.text == "splash"
    assert book.hits[0].number == "R8.1"
    assert here(book) == ("R8", "R8.1")
    assert book.page.set.found
    assert (book.found.visible, book.chapters.visible) == (True, False)
    player.key("escape")
    assert book.search.text == ""
    assert book.chapters.visible
    assert here(book) == ("R8", "R8.1")
    assert not book.page.set.found
    player.type("qqq")
    assert not book.hits
    assert "Nothing found. Try another word." in player.read()
    player.key("escape", "escape")
    assert not book.on_stack


def test_hits_are_gone_through_by_keys_while_typing(player: Player, book: RulebookScene) -> None:
    player.type("mana")
    player.key("down", "down")
    assert here(book) == (book.hits[2].page, book.hits[2].anchor)
    player.key("enter")
    assert focused(book) is book.page
    player.type("x")
    assert book.search.text == "manax"
    assert focused(book) is book.search


# Editions


def test_the_edition_is_switched_where_one_reads_and_large_letters_make_longer_pages(
    player: Player, book: RulebookScene
) -> None:
    book.lead_to("R8.4")
    player.click_at((book.editions.rect.right - 40, book.editions.rect.centery))
    assert (book.edition, here(book)) == (LATER, ("R8", "R8.4"))
    told = "\n".join(each.text for each in book.page.set.texts)
    assert told.index("Later edition: What counts") < told.index("First edition: The damage")
    book.lead_to("R5")
    book.page.finish()
    before = book.page.set.height
    active_context().set_look(Look(1.3))
    player.stack.resize(player.stack.view)
    book.page.finish()
    assert book.page.set.height > before
    assert here(book) == ("R5", "")


@pytest.mark.parametrize("edition", [FIRST, LATER])
def test_the_edition_of_the_match_below_goes_first(player: Player, edition: int) -> None:
    state = duel("* a b c", "* d e", edition=edition)
    match = Match.from_position(state, (Seat("Ada"), Seat("Bo")))
    player.stack.push(MatchScene(player.services, match))
    scene = player.show(RulebookScene(player.services))
    assert scene.edition == scene.editions.index == edition


# The ways to it


def test_how_to_play_leads_to_it_and_f1_on_a_screen_before_a_match(player: Player) -> None:
    player.stack.push(MenuScene(player.services))
    for words in ("Learn", "Lessons", "How to play", "All rules in the rulebook"):
        player.press(words)
    player.at(RulebookScene)
    player.key("escape")
    player.at(OptionsScene)
    scene = player.show(load_scene("bans")(player.services), wait=2)
    player.key("f1")
    player.press("Rules")
    assert here(player.at(RulebookScene)) == ("R2", "R2.5")
    player.key("escape")
    assert player.stack.top is scene


def test_a_refusal_leads_to_its_rule_and_to_those_of_what_the_card_can_do(player: Player) -> None:
    card = player.services.content.cards["shaman"]
    refusal = Refusal("too_expensive", REFUSALS["too_expensive"],
                      (("card", "Shaman"), ("cost", 3), ("mana", 1)))  # fmt: skip
    player.stack.push(WhyDialog(player.services, "Why not?", [refusal], card))
    player.press("Aura")
    assert here(player.at(RulebookScene)) == ("R8", "R8.8")
    player.key("escape")
    refusal = Refusal("last_card", REFUSALS["last_card"], (("card", "Troll"),))
    dialog = player.show(WhyDialog(player.services, "Why not?", [refusal]))
    player.key("up", "enter")
    assert here(player.at(RulebookScene)) == ("R3", "R3.5")
    player.key("escape")
    assert player.stack.top is dialog


def rules_of(at: Sitting) -> tuple[str, str]:
    at.keys(pygame.K_F1)
    at.at(KeyCard)
    at.choose("Rules")
    found = here(at.at(RulebookScene))
    at.keys(pygame.K_ESCAPE)
    at.at(MatchScene)
    return found


def test_f1_and_the_pause_lead_from_the_match_to_what_matters(services: Services) -> None:
    at = Sitting(services, duel("* Rider=2/3~sprint Bolt=!2 b c d | top: 2/3", "* a b | top: 0/1"))
    assert rules_of(at) == ("R3", "")
    at.move(middle(at.creature(1, 0)))
    assert rules_of(at) == ("R5", "R5.1")
    at.move(middle(at.hand(1)))
    assert rules_of(at) == ("R6", "")
    # The pause leads to it, too, and back.
    at.keys(pygame.K_p)
    at.choose("Rules")
    at.at(RulebookScene)
    at.keys(pygame.K_ESCAPE)
    at.at(PauseDialog)


def test_the_music_goes_on_and_nothing_moves(player: Player, book: RulebookScene) -> None:
    player.wait(1)
    assert not player.stack.animating()
    match = MatchScene(player.services, Match.from_position(duel("* a b", "* d e")))
    match.music = "music_match"
    player.stack.push(match)
    assert player.show(RulebookScene(player.services)).music == "music_match"


def test_f1_leads_to_the_rule_of_the_card_that_is_read(player: Player) -> None:
    player.show(load_scene("deck_library")(player.services))
    player.draw()
    scene = player.at(Screen)
    ogre = next(region for region in scene.reader.cards if "Ogre" in str(region.thing))
    player.stack.handle(PointerMoved(ogre.rect.center))
    player.key("f1")
    player.at(KeyCard)
    player.press("Rules")
    assert here(player.at(RulebookScene)) == ("R8", "R8.6")


CASES = list(read_cases(examples_file(), load_cards()))
STRINGS = load_strings()
#: The rules that must at least be shown by a position.
SHOWN = ("R3.2", "R5.2", "R4.1", "R4.3", "R4.4", "R5.6", "R6.3", "R9.3", "R12.2",
         *(f"R8.{number}" for number in range(1, 9)))  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_its_words_say_comes_out_and_every_moment_has_words(case: Case) -> None:
    assert case.then
    assert check(case) == []
    section = f"rulebook.examples.{case.name}."
    told = {key.removeprefix(section) for key in STRINGS if key.startswith(section)}
    assert told == {"title", "begin", *(f"move_{n + 1}" for n in range(len(case.moves)))}


def test_each_stands_below_a_rule_and_has_words_and_every_rule_that_needs_it_has_one() -> None:
    rules, names = load_rulebook().rules, {case.name for case in CASES}
    assert [case.name for case in CASES if case.rules[0] not in rules] == []
    assert set(SHOWN) <= {case.rules[0] for case in CASES}
    assert len(names) == len(CASES)
    assert {key.split(".")[2] for key in STRINGS if key.startswith("rulebook.examples.")} == names


def scene_of(services: Services, name: str) -> ExampleScene:
    return ExampleScene(services, ExampleBook.load(services), name)


def state_of(scene: ExampleScene) -> State:
    return sure(scene.player.match.state)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_is_played_to_its_end_and_back_by_keys(case: Case, player: Player) -> None:
    scene = player.show(scene_of(player.services, case.name))
    start = to_text(state_of(scene))
    for number in range(1, len(case.moves) + 1):
        player.key("enter")
        player.wait(12)
        assert (scene.player.step, scene.player.view.busy) == (number, False)
        assert scene.player.view.table.differences(state_of(scene)) is None
    assert scene.widgets.focused is scene.close
    player.command("home")
    assert (scene.player.step, to_text(state_of(scene))) == (0, start)
    player.command("back")
    assert not scene.on_stack


def test_a_step_back_shows_what_was_before(player: Player) -> None:
    scene = player.show(scene_of(player.services, "assault_order"))
    player.press("Next")
    player.wait(5)
    player.press("Next")
    player.press("Step back")
    state = state_of(scene)
    assert [unit.damage for unit in state.sides[1].lanes[0]] == [3]
    assert scene.player.view.table.differences(state) is None
    assert not scene.player.view.busy
    assert STRINGS.text("rulebook.examples.assault_order.move_1") in player.read()


def test_a_move_that_is_refused_says_why_and_changes_nothing(player: Player) -> None:
    scene = player.show(scene_of(player.services, "stronghold_alone"))
    player.key("enter", "enter")
    state = state_of(scene)
    refusal = sure(why_not(state, scene.player.case.moves[-1](state)))
    assert scene.player.view.message.refusal == refusal
    assert [card.name for card in state.sides[0].hand] == ["Baron"]


def test_a_press_while_cards_move_shows_the_end_and_goes_on(player: Player) -> None:
    scene = player.show(scene_of(player.services, "assault_order"))
    player.key("enter")
    player.wait(0.1)
    assert scene.player.view.busy
    player.key("enter")
    assert scene.player.step == 2


BOX = pygame.FRect(0, 0, 560, 370)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("R5", ""),
        ("R13.2", "A ring of three from above."),
        ("R14", ""),
        ("R16.13", "A way and its price in sails. The guard’s depth stands beside its place."),
    ],
)
def test_rules_have_their_pictures_below_their_words(player: Player, rule: str, words: str) -> None:
    """R16.2, R16.13 and those of the ring; no other chapter has one."""
    scene = player.show(RulebookScene(player.services, rule), wait=1)
    page, chapter = scene.page.set, rule.partition(".")[0]
    views = (*CHART_VIEWS, *RING_VIEWS)
    assert [rule for _, rule in page.charts] == [v for v in views if v.startswith(f"{chapter}.")]
    for box, view in page.charts:
        assert page.anchors[view].contains(box)
        assert not any(each.rect.colliderect(box) for each in page.texts)
    player.draw()
    assert any(words in line for line in player.read())


@pytest.mark.parametrize("mode", RINGS)
def test_each_bridge_has_a_top_lane_at_the_end_whose_next_seat_it_leads_to(mode: str) -> None:
    """R13.2: at the other end it is the bottom lane."""
    count = len(RINGS[mode].teams)
    spots = ring_spots(BOX, count)
    names = list(lane_names(BOX, count))
    assert len(names) == 2 * count
    for seat, (top, bottom) in enumerate(zip(names[::2], names[1::2], strict=True)):
        assert (top.is_top, bottom.is_top) == (True, False)
        for name, near in ((top, seat), (bottom, (seat + 1) % count)):
            distances = [pygame.Vector2(spot).distance_to(name.box.center) for spot in spots]
            assert distances.index(min(distances)) == near
