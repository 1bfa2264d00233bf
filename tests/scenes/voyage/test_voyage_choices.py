"""The choices of a voyage: by mouse and by number, once the first press may not be meant for it."""

from dataclasses import replace

import pygame
import pytest

from game.kit import PointerMoved, Viewport
from game.play import VoyageRun
from game.scenes import Services
from game.scenes.voyage.choices.choice_examples import asked_run
from game.scenes.voyage.choices.choice_option import OptionPlate, WayOut
from game.scenes.voyage.choices.voyage_choice_dialog import VoyageChoiceDialog
from game.scenes.voyage.muster.muster_scene import MusterScene
from game.scenes.voyage.parts.company_card import CardGrid, CompanyCard, shown_card, with_relic
from game.scenes.voyage.parts.home_words import waters_name
from game.scenes.voyage.parts.hung_price import new_numbers
from game.scenes.voyage.parts.voyage_examples import run_until, whole_until
from game.scenes.voyage.parts.voyage_words import rank_lines
from game.voyage import Member, Voyage, dealt_card, most_company, read_hex
from game.voyage.voyage_events import CardLeft

from ..table import Player


def asked(services: Services, what: str) -> VoyageRun:
    # The teacher is met by chance in the voyage after so many.
    passed = 126 if what == "teacher" else 0
    return asked_run(services, what, lost=what == "few", passed=passed)


WHOLE = ["chest", "ferry", "lookout", "deserters", "shrine", "prison", "volunteers"]


@pytest.mark.parametrize("what", ["card", "relic", "village", "forge", "teacher", "few", *WHOLE])
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


def test_the_voice_pauses_between_the_lines_of_a_relic(player: Player) -> None:
    scene = player.show(VoyageChoiceDialog(player.services, asked(player.services, "relic")))
    plates = [each for each in scene.options if isinstance(each, OptionPlate)]
    name, kind = (line.words for line in plates[0].lines[:2])
    assert any(f"{name}. {kind}." in words for words in scene.spoken_opening())


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
    for _, _, new in new_numbers(option.shown):
        assert str(new) in player.read()
    player.stack.handle(PointerMoved(option.face.center))
    player.wait(0.5)
    assert scene.preview.shown == option.shown


def test_a_relic_shows_the_cards_that_it_changes(player: Player) -> None:
    """R16.51: as they will be, and what they are now where they are read."""
    run = asked(player.services, "relic")
    choice = replace(run.voyage.choices[0], options=("padded_coats", "whetstone", "none"))
    run.voyage = replace(run.voyage, choices=(choice,), relics=())
    scene = player.show(VoyageChoiceDialog(player.services, run))
    coats, stone = (each for each in scene.options if isinstance(each, OptionPlate))
    assert not stone.cards
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


def test_a_market_stays_open_until_it_is_left(player: Player) -> None:
    """R16.70: two of one good for one of another, as often as one likes."""
    goods = ("gold", "stone", "crystal")

    def trading(voyage: Voyage) -> bool:
        choice = voyage.choices[0] if voyage.choices else None
        if choice is None or choice.what != "market":
            return False
        given = choice.options[0].split("_")[0]
        return given in goods and getattr(voyage.goods, given) >= 4

    run = whole_until(player.services, trading)
    (first, *_), before = run.voyage.choices, run.voyage.goods
    given, taken = first.options[0].split("_")
    scene = player.show(VoyageChoiceDialog(player.services, run))
    name, told = (line.words for line in plate_of(scene, 0).lines)
    assert name.startswith("2 ")
    player.wait(0.6)
    player.type("1")
    assert getattr(run.voyage.goods, given) == getattr(before, given) - 2
    assert getattr(run.voyage.goods, taken) == getattr(before, taken) + 1
    assert str(getattr(run.voyage.goods, taken)) in told
    assert run.voyage.choices[0].what == "market"
    scene = player.show(VoyageChoiceDialog(player.services, run))
    scene.choose(len(scene.options) - 1)
    assert not run.voyage.choices


def test_the_way_out_is_a_button_beside_the_chart(player: Player) -> None:
    """It answers its number, Tab and Enter, and the voice says what comes of it."""
    run = asked(player.services, "forge")
    voyage = run.voyage
    left: list[object] = []
    scene = VoyageChoiceDialog(player.services, run)
    player.stack.push(scene, left.append)
    player.wait(0.6)
    out = scene.options[-1]
    assert isinstance(out, WayOut)
    assert out.rect.y == scene.look.rect.y
    assert scene.spoken_opening()[-1].endswith("Leave the forge. Nothing is paid.")
    player.tab_to(out)
    player.key("enter")
    assert left
    assert run.voyage.goods == voyage.goods
    assert run.voyage.choices != voyage.choices


def test_a_ferry_names_where_it_goes_and_how_that_lies(player: Player) -> None:
    run = asked(player.services, "ferry")
    scene = player.show(VoyageChoiceDialog(player.services, run))
    to = read_hex(run.voyage.choices[0].options[0])
    assert "Harbour" in player.read()
    player.wait(0.6)
    player.click(scene.options[0])
    assert run.voyage.fleet == to


def test_a_lookout_names_waters_by_where_they_lie(player: Player) -> None:
    run = asked(player.services, "lookout")
    number = int(run.voyage.choices[0].options[0])
    player.show(VoyageChoiceDialog(player.services, run))
    assert waters_name(player.services, run.voyage.chart, number) in " ".join(player.read())


def test_a_captive_joins_as_a_pack(player: Player) -> None:
    """R16.70: a card that costs 5 or more, as a pack."""
    run = asked(player.services, "prison")
    scene = player.show(VoyageChoiceDialog(player.services, run))
    card = scene.options[0]
    assert isinstance(card, CompanyCard)
    assert card.pack
    player.wait(0.6)
    player.click(card)
    assert card.card.id in run.voyage.packs


def test_a_full_company_makes_room_at_the_muster(player: Player) -> None:
    """R16.30: at most twelve cards; one can be dismissed while a card is chosen."""
    run = asked(player.services, "card")
    voyage = run.voyage
    free = [card for card in sorted(voyage.kit) if card not in voyage.choices[0].options]
    company = tuple(Member(card) for card in free[: most_company(voyage)])
    run.voyage = replace(voyage, company=company)
    left: list[object] = []
    scene = VoyageChoiceDialog(player.services, run)
    player.stack.push(scene, left.append)
    player.wait(0.6)
    player.type("1")
    assert not left
    assert "full" in scene.text
    player.click(scene.room)
    muster = player.at(MusterScene)
    muster.company.choose(run.voyage.cards[0])
    muster.dismiss()
    player.key("escape")
    assert not scene.room.visible
    scene.choose(0)
    (events,) = left
    assert any(isinstance(event, CardLeft) for event in events)  # type: ignore[attr-defined]


def plate_of(scene: VoyageChoiceDialog, index: int) -> OptionPlate:
    """Return an option that is a plate."""
    option = scene.options[index]
    assert isinstance(option, OptionPlate)
    return option


def test_the_last_row_of_many_cards_stands_in_the_middle(player: Player) -> None:
    run = asked_run(player.services, "card")
    cards = [
        CompanyCard(shown_card(player.services, run.voyage, card), lambda: None)
        for card in [*run.voyage.kit][:5]
    ]
    grid = CardGrid(cards, 3, most=90.0)
    grid.centred = True
    grid.place(Viewport.of((1280, 720)), pygame.FRect(0, 0, 600, 600))
    assert [(cards[a].rect.x + cards[b].rect.right) / 2 for a, b in ((0, 2), (3, 4))] == [300, 300]


def test_a_market_of_all_goods_needs_no_scrolling(player: Player) -> None:
    run = whole_until(
        player.services,
        lambda voyage: any(
            each.what == "market" and len(each.options) > 7 for each in voyage.choices[:1]
        ),
    )
    scene, view = VoyageChoiceDialog(player.services, run), Viewport(1280, 720, 1)
    player.show(scene)
    assert scene.page_height(view) <= view.height
