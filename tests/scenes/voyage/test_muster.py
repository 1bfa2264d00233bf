"""The muster: recruiting, drilling, dismissing, why not, and taking it back (R16.30 to R16.35)."""

from dataclasses import replace

import pytest

from game.play import VoyageRun
from game.scenes import Services
from game.scenes.voyage.muster.muster_scene import MusterScene
from game.scenes.voyage.parts.hung_price import new_numbers
from game.scenes.voyage.parts.voyage_examples import new_run, run_until
from game.voyage import CardJoined, Choose, Member, dealt_card, recruit_price, reinforce_price
from game.voyage.voyage_events import CardLeft

from ..table import Player

pytestmark = pytest.mark.settings(first_tips=False)


def rich(services: Services) -> VoyageRun:
    """Return a voyage with gold for the first offer."""
    return run_until(
        services,
        lambda voyage: (
            not voyage.choices
            and not voyage.before_guard
            and voyage.fight is None
            and bool(voyage.offers)
            and voyage.gold >= recruit_price(voyage, voyage.offers[0]).gold
            and len(voyage.company) < 12
        ),
    )


def test_an_offer_is_recruited_by_pressing_it_twice(player: Player) -> None:
    run = rich(player.services)
    left: list[object] = []
    scene = MusterScene(player.services, run)
    player.stack.push(scene, left.append)
    card, gold = run.voyage.offers[0], run.voyage.gold
    price = recruit_price(run.voyage, card).gold
    player.click(scene.offers.cards[card])
    assert card not in run.voyage.cards
    assert str(price) in scene.recruit_button.label
    assert scene.offers.cards[card].spoken.value.startswith(f"Recruit for {price} gold")
    assert scene.spoken_news() == [f"Choose it again: Recruit for {price} gold."]
    player.click(scene.offers.cards[card])
    assert card in run.voyage.cards
    paid, joined, *_ = scene.spoken_news()
    assert paid.startswith(f"{price} gold less")
    assert joined.endswith(" joins the company.")
    assert run.voyage.gold == gold - price
    player.key("escape")
    (events,) = left
    assert any(isinstance(event, CardJoined) for event in events)  # type: ignore[attr-defined]


def test_what_is_too_dear_says_so(player: Player) -> None:
    run = new_run(player.services)
    while run.voyage.choices:
        run.submit(Choose(0))
    scene = player.show(MusterScene(player.services, run))
    voyage = run.voyage
    dear = [card for card in voyage.cards if reinforce_price(voyage, card) > voyage.gold]
    for card in dear[:1]:
        player.click(scene.company.cards[card])
        assert scene.company.cards[card].dear
        assert not scene.drill_button.enabled
        assert "gold" in scene.drill_button.hint
        assert "gold" in scene.message
        assert not any("Choose it again" in words for words in scene.news)
        assert card not in run.voyage.packs


def test_a_card_is_drilled_and_the_deed_taken_back(player: Player) -> None:
    """R16.31, R16.35: it has one more attack and health, which stand below it before."""
    run = rich(player.services)
    scene = player.show(MusterScene(player.services, run))
    voyage = run.voyage
    card = min(
        (card for card in voyage.cards if card not in voyage.packs),
        key=lambda card: reinforce_price(voyage, card),
    )
    shown = scene.company.cards[card].shown
    assert shown.card == dealt_card(voyage, card)
    assert shown.becomes is not None
    assert shown.becomes.card == dealt_card(voyage, card, pack=True)
    for _, _, new in new_numbers(shown):
        assert str(new) in player.read()
    player.click(scene.company.cards[card])
    player.click(scene.drill_button)
    assert card in run.voyage.packs
    assert scene.company.cards[card].pack
    player.command("undo")
    assert card not in run.voyage.packs
    assert scene.events == []


def test_a_company_keeps_seven_cards(player: Player) -> None:
    """R16.30: at least 7."""
    run = rich(player.services)
    scene = player.show(MusterScene(player.services, run))
    while len(run.voyage.company) > 7:
        card = run.voyage.cards[0]
        scene.company.choose(card)
        scene.dismiss()
    assert any(isinstance(event, CardLeft) for event in scene.events)
    scene.company.choose(run.voyage.cards[0])
    scene.dismiss()
    assert len(run.voyage.company) == 7
    assert scene.message


@pytest.mark.parametrize("offers", [4, 5, 10])
def test_the_foot_is_in_sight_however_many_offers_there_are(player: Player, offers: int) -> None:
    """R16.32: a village adds two, and a company has twelve cards."""
    run = rich(player.services)
    kit = sorted(run.voyage.kit)
    company = tuple(Member(card) for card in kit[:12])
    run.voyage = replace(run.voyage, company=company, offers=tuple(kit[12 : 12 + offers]))
    scene = player.show(MusterScene(player.services, run))
    for group in (scene.offers, scene.company):
        # The buttons are there once a card is chosen.
        assert not any(button.visible for button in group.buttons)
        group.choose(next(iter(group.cards)))
    scene.lay_out_anew()
    player.wait(0.1)
    view = player.stack.view
    assert scene.page_height(view) == view.height
    for group in (scene.offers, scene.company):
        foot = min(button.rect.top for button in group.buttons)
        assert all(card.rect.bottom <= foot for card in group.cards.values())
        assert all(card.rect.top > 0 for card in group.cards.values())
