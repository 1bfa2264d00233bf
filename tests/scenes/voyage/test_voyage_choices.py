"""The choices of a voyage: by mouse and by number, once the first press may not be meant for it."""

from dataclasses import replace

import pytest

from game.kit import PointerMoved
from game.play import VoyageRun
from game.scenes import Services
from game.scenes.voyage.choices.choice_option import OptionPlate
from game.scenes.voyage.choices.voyage_choice_dialog import VoyageChoiceDialog
from game.scenes.voyage.parts.company_card import CompanyCard
from game.scenes.voyage.parts.shown_company import with_relic
from game.scenes.voyage.parts.voyage_examples import run_until
from game.scenes.voyage.parts.voyage_words import rank_lines
from game.voyage import dealt_card

from ..table import Player


def asked(services: Services, what: str) -> VoyageRun:
    return run_until(
        services,
        lambda voyage: bool(voyage.choices) and voyage.choices[0].what == what,
        lost=what == "few",
        # The teacher is met by chance in the voyage after so many.
        passed=126 if what == "teacher" else 0,
    )


@pytest.mark.parametrize("what", ["card", "relic", "village", "forge", "teacher", "few"])
def test_every_option_is_taken_by_its_number(player: Player, what: str) -> None:
    run = asked(player.services, what)
    choice = run.voyage.choices[0]
    left: list[object] = []
    player.stack.push(VoyageChoiceDialog(player.services, run), left.append)
    player.type("1")
    assert not left, "the press may be meant for the chart"
    player.wait(0.6)
    player.type("1")
    assert left[0]
    assert run.voyage.choices[:1] != (choice,)


def test_a_card_of_the_guard_joins_as_few(player: Player) -> None:
    """R16.26: one of three cards, or 2 gold instead."""
    run = asked(player.services, "card")
    scene = player.show(VoyageChoiceDialog(player.services, run))
    cards = [each for each in scene.options if isinstance(each, CompanyCard)]
    assert len(cards) == 3
    player.wait(0.6)
    player.click(cards[1])
    assert cards[1].card.id in run.voyage.cards
    assert cards[1].card.id not in run.voyage.packs


def test_gold_is_taken_in_its_place(player: Player) -> None:
    run = asked(player.services, "card")
    gold, company = run.voyage.gold, run.voyage.company
    scene = player.show(VoyageChoiceDialog(player.services, run))
    (plate,) = [each for each in scene.options if isinstance(each, OptionPlate)]
    assert "2 gold" in player.read()
    player.wait(0.6)
    player.tab_to(plate)
    player.key("enter")
    assert run.voyage.gold == gold + 2
    assert run.voyage.company == company


def test_a_relic_tells_which_one_of_its_class_it_destroys(player: Player) -> None:
    """R16.50: at most one of each class."""

    def clashes(voyage) -> bool:  # type: ignore[no-untyped-def]
        if not voyage.choices or voyage.choices[0].what != "relic":
            return False
        book = voyage.book.relics
        kinds = {book[relic].kind for relic in voyage.relics}
        return any(each in book and book[each].kind in kinds for each in voyage.choices[0].options)

    run = run_until(player.services, clashes)
    player.show(VoyageChoiceDialog(player.services, run))
    assert any("Destroys" in words for words in player.read())


def test_the_chart_can_be_looked_at_first(player: Player) -> None:
    run = asked(player.services, "card")
    left: list[object] = []
    player.stack.push(VoyageChoiceDialog(player.services, run), left.append)
    player.key("escape")
    assert left == [None]
    assert run.voyage.choices


def test_a_forge_for_a_whole_company_needs_no_scrolling(player: Player) -> None:
    """Twelve cards stand in the smallest window, and the way to leave the forge below them."""
    run = asked(player.services, "forge")
    voyage = run.voyage
    cards = tuple(sorted(voyage.kit))[: voyage.book.places.most_company]
    choice = replace(voyage.choices[0], options=(*cards, "none"), prices=(*[2] * len(cards), 0))
    run.voyage = replace(voyage, choices=(choice,))
    scene = player.show(VoyageChoiceDialog(player.services, run))
    assert len(scene.options) == 13
    assert scene.page_height(player.stack.view) == player.stack.view.height


@pytest.mark.parametrize("what", ["forge", "village", "few"])
def test_each_card_is_shown_as_it_is_and_as_it_will_be(player: Player, what: str) -> None:
    """R16.31: its numbers stand below it, and both cards lie side by side where it is read."""
    scene = player.show(VoyageChoiceDialog(player.services, asked(player.services, what)))
    option = next(each for each in scene.options if isinstance(each, CompanyCard))
    assert option.pack == (what == "few")
    assert option.shown.becomes is not None
    assert option.shown.becomes.card == dealt_card(
        scene.run.voyage, option.card.id, pack=what != "few"
    )
    assert option.change in player.read()
    player.stack.handle(PointerMoved(option.face.center))
    player.wait(0.5)
    assert scene.preview.shown == option.shown


def test_a_relic_shows_the_cards_that_it_changes(player: Player) -> None:
    """R16.51: as they will be, and what they are now where they are read."""
    run = asked(player.services, "relic")
    choice = replace(run.voyage.choices[0], options=("padded_coats", "whetstone", "none"))
    run.voyage = replace(run.voyage, choices=(choice,), relics=())
    scene = player.show(VoyageChoiceDialog(player.services, run))
    coats, stone, none = (each for each in scene.options if isinstance(each, OptionPlate))
    assert not stone.cards
    assert not none.cards
    kit = run.voyage.kit
    weak = [card for card in run.voyage.cards if getattr(kit[card], "health", 9) <= 2]
    assert [shown.card.id for shown in coats.cards if shown.card] == weak
    then = with_relic(run.voyage, "padded_coats")
    after = [shown.becomes.card for shown in coats.cards if shown.becomes]
    assert after == [dealt_card(then, card) for card in weak]
    assert "It changes these cards of yours:" in player.read()


def test_the_teacher_says_what_the_rank_brings(player: Player) -> None:
    """R16.40."""
    run = asked(player.services, "teacher")
    lines = [line.words for line in rank_lines(player.services, run.voyage, run.voyage.rank + 1)]
    player.show(VoyageChoiceDialog(player.services, run))
    assert lines
    assert set(lines) <= set(player.read())
