"""The almanac: a page for each question, what its words claim, and guessing first."""

import pygame
import pytest

from game.content import almanac, load_strings
from game.scenes import MenuScene, Services
from game.scenes.almanac.almanac_pages import Bar, named_answers, near_answers
from game.scenes.almanac.almanac_scene import AlmanacScene
from game.scenes.almanac.page_maker import PageMaker
from game.scenes.common import almanac_lines
from tests.certain import sure

from ..table import Player, Reading

LANGUAGES = ("en", "eo", "fr", "he", "ru", "uk")
FACT = almanac()[0].facts["begins"]


def words_of(player: Player, scene: AlmanacScene) -> list[str]:
    drawn = Reading(pygame.Surface(player.size), player.stack.view, player.assets)
    scene.page.draw(drawn)
    return drawn.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_words_and_its_numbers(services: Services, language: str) -> None:
    services.speak(load_strings(language))
    say = services.translate
    pages = PageMaker(services, almanac()).pages()
    assert len({page.key for page in pages}) == len(pages)
    for page in pages:
        assert say(f"almanac.facts.{page.key}.title", **page.values)
        text = say(f"almanac.facts.{page.key}.text", **page.values)
        assert "{" not in text
        assert any(value in text for value in page.values.values())
        assert not page.answers.words or 0 <= page.answers.right < len(page.answers.words) == 3


def test_what_the_words_claim_is_what_was_measured() -> None:
    """Whoever measures anew reads here which sentences have to be written anew."""
    best, most = almanac()[0], max(almanac(), key=lambda part: part.games)
    for part in (best, most):
        facts = part.facts
        assert facts["card"].value > facts["reach"].value
        assert facts["mana"].value > facts["reach"].value
        assert facts["first_broken"].low > 0.65, "the first Bastion decides"
        assert facts["one_lane"].value < 0.35, "an open lane costs most games"
        assert 0.4 < facts["hits_sixth"].value < 0.62, "turn 6 tells little"
        assert facts["lost_more"].high < 0.5, "who loses more creatures loses"
        assert facts["passed"].value < 0.05, "something is played in nearly every turn"
        assert facts["foresight"].low > 0.6, "sight is worth much"
    assert best.facts["deck_1"].low > 0.5, "the first deck is the strongest"
    assert 0.4 < most.facts["any_order"].value < 0.56, "the order matters little"
    assert 0.4 < most.facts["sorted"].value < 0.54, "an easy beginning is no gift"
    places = [most.facts[f"dear_at_{place}"].value for place in range(1, 9)]
    assert max(places) - min(places) < 0.08, "the places make little difference"


def test_arrows_go_through_all_pages_and_back_leads_to_the_menu(player: Player) -> None:
    player.show(MenuScene(player.services))
    scene = AlmanacScene(player.services)
    player.stack.push(scene)
    titles = []
    for _ in scene.pages:
        titles.append(words_of(player, scene)[0])
        assert scene.shown.part.command not in words_of(player, scene)
        player.command("down")
    assert len(set(titles)) == len(scene.pages)
    player.command("back")
    player.at(MenuScene)


def test_who_guesses_first_is_told_the_answer_after_that(player: Player) -> None:
    scene = player.show(AlmanacScene(player.services))
    number = scene.shown.values["share"]
    player.click(scene.guess)
    assert scene.asks
    assert not any(number in words for words in words_of(player, scene))
    player.press(scene.shown.answers.words[scene.shown.answers.right])
    assert not scene.asks
    assert scene.message == "Guessed right: 1 of 1"
    assert f"Right: {number} of 100." in words_of(player, scene)
    player.command("down")
    wrong = (scene.shown.answers.right + 1) % 3
    player.press(scene.shown.answers.words[wrong])
    assert scene.message == "Guessed right: 1 of 2"
    assert f"It is {scene.shown.values['share']} of 100." in words_of(player, scene)
    player.click(scene.guess)
    assert not scene.guesses


def test_how_a_page_was_measured_is_unfolded_and_the_next_page_folds_it(player: Player) -> None:
    scene = player.show(AlmanacScene(player.services))
    player.press("How it was measured")
    assert scene.shown.part.command in words_of(player, scene)
    player.press("How it was measured")
    assert scene.shown.part.command not in words_of(player, scene)
    player.press("How it was measured")
    scene.list.select(1)
    assert scene.shown.part.command not in words_of(player, scene)


def test_a_short_page_fills_its_sheet_with_its_picture(player: Player) -> None:
    scene = player.show(AlmanacScene(player.services))
    words_of(player, scene)
    assert scene.page.box.area.height == scene.page.rect.height
    scene.list.select([page.key for page in scene.pages].index("place"))
    words_of(player, scene)
    assert scene.page.box.area.height == scene.page.rect.height


def test_the_questions_at_the_side_are_cut_off_nowhere(player: Player) -> None:
    scene = player.show(AlmanacScene(player.services))
    seen = scene.list.rect.height / scene.list.row_height
    assert abs(seen - round(seen)) < 0.001


def test_all_answers_are_seen_with_their_marks_after_a_guess(player: Player) -> None:
    scene = player.show(AlmanacScene(player.services))
    answers = scene.shown.answers
    assert not {*answers.words} <= {*words_of(player, scene)}
    player.click(scene.guess)
    player.press(answers.words[(answers.right + 1) % 3])
    assert {*answers.words} <= {*words_of(player, scene)}


def test_the_answers_are_reached_by_keys(player: Player) -> None:
    scene = player.show(AlmanacScene(player.services))
    player.click(scene.guess)
    player.tab_to(scene.answers[1])
    player.key("enter")
    assert scene.guesses == {scene.shown.key: 1}


@pytest.mark.parametrize("number", [1, 7, 50, 86, 99])
def test_near_answers_hold_the_right_one_and_stay_within_100(number: int) -> None:
    for key in ("card", "mana", "begins"):
        found = near_answers(key, number)
        assert found.words[found.right] == str(number)
        assert all(0 < int(word) < 100 for word in found.words)


def test_named_answers_are_three_of_which_one_is_right() -> None:
    bars = [Bar(name, FACT) for name in "DBCA"]
    assert named_answers(bars, bars[0]) == (("A", "B", "D"), 2)
    assert named_answers(bars, bars[1], ranked=False) == (("D", "B", "A"), 1)


def test_a_card_has_its_own_lines(services: Services) -> None:
    best, *_, worst = almanac()[0].cards
    assert "better than the average" in almanac_lines(services, best)[1]
    assert "worse than the average" in almanac_lines(services, worst)[1]
    drafts = sure(almanac()[0].cards.get(best)).drafts
    assert f"win {round(100 * drafts.value)} of 100" in almanac_lines(services, best)[0]
    assert almanac_lines(services, "a card of one’s own") == []
