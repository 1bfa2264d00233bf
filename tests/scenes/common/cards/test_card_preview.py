"""The large card beside a small one: when it comes, and where it lies."""

import pygame
import pytest

from game.board import Inspected, Layout, draw_inspected, explanations
from game.content import Content, card_text
from game.kit import Assets, Canvas, PointerMoved, Viewport, WindowStack
from game.kit.voice.page_reader import ReadingCanvas
from game.play import Match, Seat
from game.rules import EDITION_NAMES, FIRST, LATER, PROTECTION, Creature, Incantation, Terms
from game.scenes import MatchScene, Services
from game.scenes.common import hero_of
from game.scenes.common.cards import card_preview
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.printed_decks import printed_decks_scene

from ....rules.pictures import duel

KNIGHT = Creature("knight", "Knight", 1, 1, 1, PROTECTION)
#: The damage that only the later edition's Protection stops (R12.2).
MORE = "incantation"


def test_protection_stops_more_in_the_later_edition(services: Services) -> None:
    (first,) = explanations(services.content.strings, KNIGHT)
    (later,) = explanations(services.content.strings, KNIGHT, LATER)
    assert MORE not in first.text
    assert MORE in later.text


@pytest.mark.parametrize("edition", range(len(EDITION_NAMES)))
def test_a_setup_explains_cards_by_its_terms(services: Services, edition: int) -> None:
    match = Match.new(
        services.content, Terms("draft", edition=edition), (Seat("Ada"), Seat("Bo")), 1
    )
    assert DraftScene(services, match).preview.edition == match.edition == edition


def words_of(scene: MatchScene, read: Inspected, assets: Assets) -> list[str]:
    """Return what is written on and beside a card that is read at a table."""
    canvas = ReadingCanvas.of(Viewport.of((1280, 720)), assets)
    strings, table = scene.services.content.strings, scene.view.table
    draw_inspected(canvas, strings, table, Layout(1280, 720), read)
    return [each.text for each in canvas.read]


@pytest.mark.parametrize("edition", [FIRST, LATER])
def test_a_match_explains_cards_by_its_edition(
    services: Services, assets: Assets, edition: int
) -> None:
    state = duel("* a b | top: Knight=1/4+protection", "* a b")
    state.edition = edition
    scene = MatchScene(services, Match.from_position(state))
    piece = scene.view.table.sides[0].lanes[0][0]
    read = Inspected(piece, scene.view.table.unit_faces(0)[piece])
    assert any(MORE in text for text in words_of(scene, read, assets)) == (edition == LATER)


def test_a_match_prints_on_a_card_what_it_can_do(services: Services, assets: Assets) -> None:
    """As everywhere, however little room there is: a tip on the river leaves a narrow card."""
    state = duel("* a b", "* a b")
    state.sides[0].hand[0] = services.content.cards["revenant"]
    scene = MatchScene(services, Match.from_position(state))
    piece = scene.view.table.sides[0].hand[0]
    assert piece.card is not None
    face, tip = scene.view.table.face(piece, scene.view.board.names), ((470, 420, 340, 110),)
    words = words_of(scene, Inspected(piece, face, avoid=tip), assets)
    assert card_text(services.content.strings, piece.card) in words


def test_the_words_on_incantations_hold_for_them(services: Services) -> None:
    cards = services.content.cards
    told = [
        each
        for card in cards.values()
        if isinstance(card, Incantation)
        for each in explanations(services.content.strings, card)
    ]
    assert {each.name for each in told} == {"splash", "perforation"}
    for each in told:
        assert each.text.startswith("Also deals its damage to the creature")


def test_an_aura_is_explained_by_what_the_neighbours_get(services: Services) -> None:
    aura, lent = explanations(services.content.strings, services.content.cards["shaman"])
    assert aura.text.startswith("The creatures directly in front of and behind this one have")
    assert (lent.title, "enemy creature" in lent.text) == ("Rage", True)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
def test_the_main_button_is_seen_while_any_card_is_read(
    services: Services, assets: Assets, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    found: list[pygame.FRect] = []
    places = card_preview.preview_places

    def noted(*args: object) -> tuple[pygame.FRect, pygame.FRect | None]:
        box, panel = places(*args)  # type: ignore[arg-type]
        found.extend(each for each in (box, panel) if each is not None)
        return box, panel

    monkeypatch.setattr(card_preview, "preview_places", noted)
    scene = printed_decks_scene.example(services)
    stack = WindowStack(Viewport.of(size))
    stack.push(scene)
    stack.update(2.0)
    canvas = Canvas(pygame.display.set_mode(size), stack.view, assets)
    stack.draw(canvas)
    cards = list(scene.reader.cards)
    assert len(cards) == 32
    for card in cards:
        stack.handle(PointerMoved(card.rect.center))
        stack.update(1.0)
        stack.draw(canvas)
    assert len(found) > len(cards)
    begin = scene.begin_button.rect
    assert [box for box in found if box.colliderect(begin)] == []


def test_many_words_are_written_wider_where_there_is_room() -> None:
    view, near = Viewport.of((1280, 720)), pygame.FRect(900, 500, 80, 112)

    def tall(width: float) -> float:
        return 100_000 / width

    _, few = card_preview.preview_places(view.rect, near, lambda width: 30_000 / width)
    _, many = card_preview.preview_places(view.rect, near, tall)
    assert few is not None
    assert many is not None
    assert few.width < many.width
    assert many.height <= 240


# The card that stands for a deck


def test_the_strongest_of_the_dearest_creatures_stands_for_a_deck(content: Content) -> None:
    heroes = [hero_of(deck.cards).id for deck in content.decks]
    assert heroes == ["troll", "abomination", "martyr", "aberration"]


def test_a_deck_without_creatures_has_a_face_too(content: Content) -> None:
    spells = [card for card in content.cards.values() if isinstance(card, Incantation)]
    assert hero_of(spells).cost == max(card.cost for card in spells)
