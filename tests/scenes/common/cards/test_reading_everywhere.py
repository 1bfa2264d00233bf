"""Any card, anywhere it appears, can be read: by the pointer, by a press that is held, by a key."""

import re

import pygame
import pytest

from game.kit import Canvas, Command, HitRegion
from game.kit.voice.page_reader import ReadingCanvas
from game.scenes import MatchScene, Services
from game.scenes.common import Screen
from game.scenes.scene_table import load_scene
from tests.certain import sure
from tests.rules.pictures import duel, solo
from tests.scenes.desktop import Desktop
from tests.scenes.match.sitting import Sitting
from tests.sources import ROOT

#: Every screen on which cards are drawn, by its name in the table of scenes, and how many there are
#: at least in its example.
SCREENS = {
    "bans": 20,
    "campaign": 3,
    "choose_deck": 40,
    "deck_builder": 39,
    "deck_library": 30,
    "difficulty": 12,
    "difficulty_custom": 9,
    "discard": 14,
    "draft": 12,
    "history": 16,
    "log": 22,
    "order": 9,
    "printed_decks": 32,
    "printed_decks_even": 32,
    "recap_unfolded": 2,
    "results": 3,
    "review": 20,
    "ring_map": 8,
    "setup_hint": 1,
    "turn_choices": 4,
    "why": 1,
}
#: Who paints pictures of cards without noting where they are, and why.
WITHOUT_REGIONS = {
    "constructed/ban_deck.py": "a card on its way; at rest draw_card draws it",
    "new_match/choice_card.py": "an ornament on a button: no card of any match",
    "campaign/level_panel.py": "notes the place itself, of the picture of a Horde's captain",
    "common/cards/mini_cards.py": "notes the place itself: by it the others draw",
    "common/cards/card_preview.py": "the large card itself",
    "statistics/cards_pane.py": "picture_plate.py notes the place",
    "statistics/tally_plate.py": "the emblem of a deck beside its name: no card of any match",
    "difficulty/dealt_hands.py": "the back of the Horde's pile",
    "difficulty/preset_cards.py": "notes the place itself, of the picture of a Horde's captain",
    "draft/draft_tray.py": "notes the place itself, of cards that turn over",
    "results/highlight_panels.py": "notes the place itself, of the Fort that breaks",
}
_PAINTERS = re.compile(r"\b(?:hand_card|large_card|large_face|draw_card_art|token)\(canvas")


class ReadDesktop(Desktop):
    """A desktop on which every picture is read, and none painted."""

    def _unpainted(self, canvas: Canvas) -> None:
        stack = self.app.stack
        stack._paint(ReadingCanvas.of(stack.view, self.app.assets), stack._visible())
        super()._unpainted(canvas)


def screen_of(desktop: Desktop) -> Screen:
    return desktop.at(Screen)


def read_on(desktop: Desktop) -> object:
    """Return the card that is shown large."""
    screen = screen_of(desktop)
    if isinstance(screen, MatchScene):
        reading = screen.view.reading
        return reading.piece.card if reading.piece is not None and reading.visible else None
    return screen.preview.shown.card if screen.preview.visible and screen.preview.shown else None


def tops(screen: Screen) -> list[HitRegion]:
    """Return the cards whose middle no other card hides, one of each size and place."""
    cards = screen.reader.cards
    return [card for card in cards if screen.reader.card_at(card.rect.center) is card]


def test_every_picture_of_a_card_on_a_screen_notes_where_it_is() -> None:
    scenes = ROOT / "game" / "scenes"
    found = {
        str(path.relative_to(scenes))
        for path in scenes.rglob("*.py")
        if _PAINTERS.search(path.read_text(encoding="utf-8"))
    }
    assert found == set(WITHOUT_REGIONS)


@pytest.mark.parametrize("name", SCREENS)
def test_the_cards_of_a_screen_are_read_by_pointer_by_keys_and_by_a_press(
    services: Services, name: str
) -> None:
    desktop = ReadDesktop(services, load_scene(name)(services))
    desktop.rest()
    screen = screen_of(desktop)
    assert len(screen.reader.cards) >= SCREENS[name]
    rest_on_cards(desktop, screen)
    if name != "discard":
        walk_by_keys(desktop, screen)
    hold_on_a_card(desktop, screen)


def rest_on_cards(desktop: Desktop, screen: Screen) -> None:
    for region in tops(screen)[:4] + tops(screen)[-2:]:
        desktop.move(region.rect.center)
        desktop.wait(1.2)
        assert read_on(desktop) == region.thing.card, region  # type: ignore[attr-defined]
    desktop.point((1, 1))
    assert read_on(desktop) is None


def walk_by_keys(desktop: Desktop, screen: Screen) -> None:
    """By the key's meaning, which a button of the pad has, too."""
    stack = desktop.app.stack
    stack.handle(Command("inspect"))
    desktop.wait(0.5)
    first = sure(screen.reader.read)
    assert read_on(desktop) == first.thing.card  # type: ignore[attr-defined]
    for way in ("right", "left", "down", "up"):
        stack.handle(Command(way))
        desktop.wait(0.2)
        now = sure(screen.reader.read)
        assert read_on(desktop) == now.thing.card  # type: ignore[attr-defined]
        if now is not first:
            break
    else:
        assert len({tuple(card.rect) for card in screen.reader.cards}) == 1
    stack.handle(Command("back"))
    desktop.rest()
    assert desktop.top is screen
    assert screen.reader.read is None


def hold_on_a_card(desktop: Desktop, screen: Screen) -> None:
    """A press that is held reads the card, and does nothing else."""
    region = tops(screen)[0]
    desktop.move(region.rect.center)
    desktop.press(region.rect.center)
    desktop.wait(0.8)
    assert read_on(desktop) == region.thing.card  # type: ignore[attr-defined]
    desktop.release(region.rect.center)
    desktop.wait(0.8)
    assert desktop.top is screen
    assert read_on(desktop) == region.thing.card  # type: ignore[attr-defined]


def test_a_press_that_is_held_on_a_card_of_the_hand_puts_it_back(services: Services) -> None:
    sitting = Sitting(services, duel("* a b c", "* x y", mana=6))
    card = sitting.hand(0)
    sitting.move((card.x, card.y))
    sitting.press((card.x, card.y))
    sitting.wait(0.8)
    assert sitting.match.view.reading.piece is card
    assert sitting.match.view.reading.visible
    sitting.release((card.x, card.y))
    assert sitting.match.selection.held is None
    assert sitting.actions == []


def test_a_card_that_is_held_and_then_moved_is_dragged_all_the_same(services: Services) -> None:
    sitting = Sitting(services, duel("* a b c", "* x y", mana=6))
    card = sitting.hand(0)
    sitting.move((card.x, card.y))
    sitting.press((card.x, card.y))
    sitting.wait(0.8)
    x, y = sitting.lane(0)
    sitting.move((x, y - 5))
    sitting.move((x, y))
    sitting.release((x, y))
    assert len(sitting.actions) == 1


def test_the_key_reads_what_the_keyboard_is_on_at_once_and_hides_it_again(
    services: Services,
) -> None:
    sitting = Sitting(services, duel("* a b c", "* x y", mana=6))
    sitting.key(pygame.K_RIGHT, pygame.K_i)
    reading = sitting.match.view.reading
    assert reading.piece is sitting.hand(0)
    assert reading.visible
    sitting.key(pygame.K_i)
    assert not reading.visible
    sitting.keys(pygame.K_RIGHT)
    assert reading.piece is sitting.hand(1)
    assert reading.visible


def test_a_card_of_the_log_beside_the_board_is_read_as_it_is_in_play(services: Services) -> None:
    state = duel("* a b c | top: Ox=1/5", "* x y | top: Elk=1/9")
    sitting = Sitting(services, state, painted=True)
    sitting.keys(pygame.K_n)
    scene = sitting.match
    log = scene.view.layout.log
    box = pygame.FRect(log.x, log.y, log.width, log.height)
    regions = [card for card in scene.reader.cards if box.contains(card.rect)]
    region = next(card for card in regions if card.thing.card.name == "Elk")  # type: ignore[attr-defined]
    sitting.point(region.rect.center)
    assert scene.view.reading.piece is sitting.creature(1, 0)


def test_the_top_of_the_hordes_pile_is_read_on_the_board(services: Services) -> None:
    desktop = Sitting(services, solo("* x y", "* a b c | discard: d e f"), painted=True)
    scene = desktop.match
    spot = scene.view.layout.horde_discard
    desktop.point((spot.x, spot.y))
    piece = sure(scene.view.reading.piece)
    assert piece.card is not None
    assert piece.card.name == "f"
