"""The bubble of a tip is painted again whenever it looks otherwise."""

from collections.abc import Callable

import pygame
import pytest

from game.board import Layout
from game.kit import Viewport
from game.kit.context.hand_words import BEGIN, END
from game.kit.context.kit_context import active_context
from game.scenes.match.helpers.tip_bubble import TipBubble
from tests.scenes.frames import Frames

TARGET = pygame.FRect(400, 560, 90, 130)
WORDS = f"Play a card, or press {BEGIN}next{END}."


def tip(words: str = WORDS) -> TipBubble:
    bubble = TipBubble()
    bubble.show(words, TARGET.copy(), framed=True)
    bubble.place(Viewport(1280, 720, 0.5), Layout(1280, 720))
    return bubble


def say(words: str) -> Callable[[TipBubble], None]:
    return lambda bubble: bubble.show(words, TARGET, framed=True)


@pytest.mark.parametrize(
    "change",
    [
        say("Your turn."),
        # The rectangles themselves are moved: they are the same ones.
        lambda bubble: bubble.target.move_ip(60, 0),
        lambda bubble: bubble.box.move_ip(0, -40),
    ],
)
def test_other_words_and_other_places_are_seen_at_once(
    change: Callable[[TipBubble], None],
) -> None:
    bubble = tip()
    frames = Frames(bubble.draw)
    before = frames.next()
    change(bubble)
    assert frames.next() != before


def test_its_words_name_the_key_of_the_device_in_hand() -> None:
    active_context().key_name = lambda _: "N"
    frames = Frames(tip().draw)
    before = frames.next()
    active_context().key_name = lambda _: "Select"
    assert frames.next() != before
