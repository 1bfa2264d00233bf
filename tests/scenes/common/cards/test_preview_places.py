"""Where the large card lies on a screen of small ones: never over the button that leads on."""

import pygame
import pytest

from game.kit import Assets, Canvas, PointerMoved, Viewport, WindowStack
from game.scenes import Services
from game.scenes.common.cards import card_preview
from game.scenes.printed_decks import printed_decks_scene


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
