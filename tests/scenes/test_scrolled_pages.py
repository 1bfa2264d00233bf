"""Screens in texts of twice the size, where the window has been scrolled down their page."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.content import load_strings
from game.kit import (
    TOUCH,
    Assets,
    Button,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Scene,
    ScrollArea,
    active_context,
)
from game.kit.scene_stack.page_scroll import BAR_WIDTH
from game.kit.widgets import panels
from game.scenes import Services, load_scene
from game.scenes.common import Screen
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.draft.draft_scene import DraftScene
from tests.certain import sure, sure_of

from .table import Player

Point = tuple[float, float]
#: Screens whose page is higher than the window in such texts.
SCREENS = ("new_match", "printed_decks", "bans", "deck_library", "results", "puzzles", "menu")


pytestmark = pytest.mark.settings(text_size=200)


@pytest.fixture
def reader(services: Services, assets: Assets) -> Iterator[Player]:
    services.context.set_look(services.look)
    yield Player(services, assets)
    active_context().forget()


def opened(reader: Player, name: str) -> Scene:
    """Show a screen, and let it come to rest."""
    scene = reader.show(sure_of(Scene, load_scene(name)(reader.services)), wait=3)
    assert scene.page_scroll.furthest > 0
    return scene


def in_window(scene: Scene, pos: Point) -> Point:
    """Return where a place of the page is in the window."""
    x = scene.page_scroll.view.width - pos[0] if scene.is_flipped else pos[0]
    return x, pos[1] - scene.page_scroll.offset


def wheel_down(reader: Player, notches: int = 60) -> None:
    scene = reader.at(Scene)
    for _ in range(notches):
        # In the corner, where no list takes it.
        corner = in_window(scene, (4, scene.page_scroll.offset + 4))
        reader.stack.handle(PointerScrolled(corner, -1))
    reader.wait(3)


def lowest_button(scene: Scene) -> Button:
    """Return the enabled button that lies lowest on the page."""
    found = [each for each in scene.widgets.widgets if isinstance(each, Button) and each.reachable]
    return max(found, key=lambda button: (button.rect.bottom, button.rect.x))


def swipe(reader: Player, start: Point, way: float) -> None:
    """Drag a finger up or down, and lift it."""
    x, y = start
    reader.stack.handle(PointerPressed(start, 1, TOUCH))
    for part in (0.25, 0.5, 0.75, 1.0):
        reader.stack.handle(PointerMoved((x, y + way * part), TOUCH))
    reader.stack.handle(PointerReleased((x, y + way), 1, TOUCH))


def counted(button: Button) -> list[int]:
    """Have a button note its presses instead of what it does."""
    presses: list[int] = []
    button.on_click = lambda: presses.append(1)
    return presses


@pytest.mark.parametrize("name", SCREENS)
def test_a_finger_that_drags_the_page_from_a_button_presses_nothing(
    reader: Player, name: str
) -> None:
    scene = opened(reader, name)
    wheel_down(reader)
    button = lowest_button(scene)
    presses = counted(button)
    start = in_window(scene, button.rect.center)
    furthest = scene.page_scroll.furthest
    swipe(reader, start, 60)
    assert scene.page_scroll.offset == pytest.approx(max(0.0, furthest - 60))
    assert presses == []
    assert not button.pressed
    assert not button.hovered
    # A tap still presses.
    at = in_window(scene, button.rect.center)
    reader.stack.handle(PointerPressed(at, 1, TOUCH))
    reader.stack.handle(PointerReleased(at, 1, TOUCH))
    assert presses == [1]


def test_the_wheel_brings_another_button_under_the_resting_pointer(reader: Player) -> None:
    scene = opened(reader, "puzzles")
    button = lowest_button(scene)
    x, y = button.rect.center
    reader.stack.handle(PointerMoved((x, y - scene.page_scroll.furthest)))
    assert not button.hovered
    wheel_down(reader)
    assert button.hovered


@pytest.mark.parametrize("name", SCREENS)
def test_keys_bring_every_widget_into_the_window(reader: Player, name: str) -> None:
    scene = opened(reader, name)
    for _ in scene.widgets.widgets:
        reader.key("tab")
        reader.wait(3)
        cursor = sure(scene.cursor_box)
        seen = scene.page_scroll.seen
        assert seen.contains(cursor) or cursor.height > seen.height


@pytest.mark.parametrize("name", ["deck_library", "printed_decks", "bans", "history"])
def test_a_card_is_read_where_it_is_seen(reader: Player, name: str) -> None:
    scene = opened(reader, name)
    wheel_down(reader)
    reader.draw()
    assert isinstance(scene, Screen)
    seen = scene.page_scroll.seen
    inside = [region for region in scene.reader.cards if seen.contains(region.rect)]
    assert inside
    card = inside[-1]
    reader.stack.handle(PointerMoved(in_window(scene, card.rect.center)))
    reader.wait(3)
    assert scene.preview.visible
    assert scene.preview.near.colliderect(card.rect)


def test_a_hint_is_shown_within_the_window(reader: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(reader, "puzzles")
    wheel_down(reader)
    button = lowest_button(scene)
    button.hint = "A hint of some length, which tells what this is for. " * 2
    boxes: list[pygame.FRect] = []
    beside = panels._beside

    def noted(*place: Any) -> pygame.FRect:
        boxes.append(beside(*place))
        return boxes[-1]

    monkeypatch.setattr(panels, "_beside", noted)
    reader.stack.handle(PointerMoved(in_window(scene, button.rect.center)))
    reader.wait(3)
    reader.draw()
    assert boxes
    assert scene.page_scroll.seen.contains(boxes[-1])
    assert not boxes[-1].colliderect(button.rect)


@pytest.mark.parametrize("name", SCREENS)
def test_a_turned_page_is_pulled_by_its_bar_at_the_left(reader: Player, name: str) -> None:
    reader.services.speak(load_strings("he"))
    scene = opened(reader, name)
    assert scene.is_flipped
    # No widget lies below the bar.
    edge = scene.page_scroll.view.width - BAR_WIDTH
    assert all(each.rect.right <= edge for each in scene.widgets.widgets if each.visible)
    reader.stack.handle(PointerPressed((6, 10)))
    reader.stack.handle(PointerMoved((6, 719)))
    reader.stack.handle(PointerReleased((6, 719)))
    assert scene.page_scroll.offset == scene.page_scroll.furthest
    button = lowest_button(scene)
    presses = counted(button)
    reader.click_at(in_window(scene, button.rect.center))
    assert presses == [1]


@pytest.fixture
def builder(reader: Player) -> DeckBuilderScene:
    """Scroll the deck builder until its deck is in the window, below the last cards."""
    scene = sure_of(DeckBuilderScene, opened(reader, "deck_builder"))
    reader.stack.handle(PointerScrolled(in_window(scene, (4, 4)), -7))
    reader.wait(3)
    assert 0 < scene.page_scroll.offset < scene.page_scroll.furthest
    return scene


def drag(reader: Player, start: Point, end: Point) -> None:
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    reader.stack.handle(PointerMoved(start))
    reader.stack.handle(PointerPressed(start))
    for pos in (middle, end):
        reader.stack.handle(PointerMoved(pos))
    reader.stack.handle(PointerReleased(end))


def test_a_card_is_dragged_into_the_deck_below_and_out(
    reader: Player, builder: DeckBuilderScene
) -> None:
    count, last = len(builder.side.slots.cards), len(builder.grid.cards) - 1
    card = builder.grid.cards[last]
    start = in_window(builder, builder.grid.rect_of(last).center)
    drag(reader, start, in_window(builder, builder.side.slots.rect_of(0).center))
    assert card in builder.side.slots.cards
    assert len(builder.side.slots.cards) == count + 1
    place = builder.side.slots.cards.index(card)
    start = in_window(builder, builder.side.slots.rect_of(place).center)
    drag(reader, start, in_window(builder, builder.grid.rect_of(last).center))
    assert len(builder.side.slots.cards) == count


def test_a_finger_on_a_card_of_the_pool_drags_the_page_and_a_tap_takes_it(
    reader: Player, builder: DeckBuilderScene
) -> None:
    count, last = len(builder.side.slots.cards), len(builder.grid.cards) - 1
    before = builder.page_scroll.offset
    swipe(reader, in_window(builder, builder.grid.rect_of(last).center), 80)
    assert builder.page_scroll.offset == before - 80
    assert len(builder.side.slots.cards) == count
    at = in_window(builder, builder.grid.rect_of(last).center)
    reader.stack.handle(PointerPressed(at, 1, TOUCH))
    reader.stack.handle(PointerReleased(at, 1, TOUCH))
    assert len(builder.side.slots.cards) == count + 1


def test_a_finger_that_goes_across_first_does_not_drag_the_page(
    reader: Player, builder: DeckBuilderScene
) -> None:
    before = builder.page_scroll.offset
    x, y = in_window(builder, builder.grid.rect_of(0).midbottom)
    reader.stack.handle(PointerPressed((x, y), 1, TOUCH))
    for pos in ((x + 30, y + 2), (x + 60, y + 90)):
        reader.stack.handle(PointerMoved(pos, TOUCH))
    reader.stack.handle(PointerReleased((x + 60, y + 90), 1, TOUCH))
    assert builder.page_scroll.offset == before


def test_a_card_of_a_scrolled_draft_is_picked_where_it_is_seen(reader: Player) -> None:
    scene = sure_of(DraftScene, opened(reader, "draft"))
    wheel_down(reader)
    spot = scene.table.revealed[1].spot
    reader.stack.handle(PointerMoved(in_window(scene, (spot.x, spot.y))))
    assert scene.index == 1
    swipe(reader, in_window(scene, (spot.x, spot.y)), 40)
    reader.wait(3)
    assert len(scene.table.revealed) == 3
    reader.click_at(in_window(scene, (spot.x, spot.y)))
    reader.wait(3)
    assert len(scene.table.revealed) == 2
    # One that has been picked is shown large when the pointer comes to it.
    picked = next(piece for side in scene.table.picks for piece in side)
    reader.stack.handle(PointerMoved(in_window(scene, (picked.spot.x, picked.spot.y))))
    reader.wait(3)
    assert scene.preview.visible
    assert scene.preview.card == picked.card


def test_a_list_on_a_page_goes_along_with_the_finger_and_the_page_stays(reader: Player) -> None:
    scene = opened(reader, "history")
    area = next(each for each in scene.widgets.widgets if isinstance(each, ScrollArea))
    assert area.furthest > 0
    x, y = in_window(scene, area.rect.center)
    swipe(reader, (x, y), -50)
    assert area.offset > 0
    assert scene.page_scroll.offset == 0
