"""The bubble of a tip lies where it should, and is painted again whenever it looks otherwise."""

from collections.abc import Callable

import pygame
import pytest

from game.board import Layout, PositionForecast, Table
from game.content import load_strings
from game.kit import Look, Viewport
from game.kit.context.kit_context import BEGIN, END, active_context
from game.rules import LEFT, match_actions
from game.scenes.match.helpers.first_tips import FIRST_TIPS, TipMoment
from game.scenes.match.helpers.tip_bubble import TipBubble
from tests.rules.pictures import duel, solo
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


#: A position in which each tip is due that hangs on a position alone.
DUE = {
    "how_to_play": duel("* 1/1 1/2 x y", "* a b"),
    "horde": solo("* 1/1 1/2 x y", "* a b"),
    "assault": duel("* x y | top: 2/1 | bottom: 1/1", "* a b c d", mana=1),
    "goal": duel("* x y | top: 1/1 | bottom: 1/1", "* a b c d"),
    "open_lane": duel("* x y | bottom: 1/1", "* a b | top: 1/9"),
    "open_lane_horde": solo("* x y | top: 1/1", "* a b"),
    "sleeping": duel("* x y | bottom: 1/1:s", "* a b"),
    "danger": duel("* x y", "* a b | bottom: 2/2"),
    "undo": duel("* x y | top: 1/1", "* a b"),
    "assault_stops": duel("* Bolt=!1@1 x | top: 1/1", "* a b", mana=1, phase=1),
}
#: Those of a past event point at the own row, or at a creature, as others do.
OF_EVENTS = {"life_paid", "life_won", "healed"}


@pytest.mark.parametrize("growth", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_tip_points_at_its_target_and_covers_nothing_needed(
    language: str, growth: float
) -> None:
    """Buttons, hands, the target itself, and what the forecast says of lanes that are open."""
    assert DUE.keys() | OF_EVENTS == {tip.key for tip in FIRST_TIPS}
    active_context().look = Look(text=growth)
    strings, layout = load_strings(language), Layout(1280, 720)
    for tip in FIRST_TIPS:
        if tip.key in OF_EVENTS:
            continue
        state = DUE[tip.key]
        table = Table(state)
        table.arrange(layout)
        forecast, legal = PositionForecast(state), match_actions(state)
        moment = TipMoment(forecast, LEFT, legal, (), None, table, layout, undoable=True)
        target = tip.where(moment)
        assert target is not None, tip.key
        bubble = TipBubble()
        free = moment.needed
        bubble.show(strings.text(tip.text(moment)), target, framed=tip.framed, free=free)
        bubble.place(Viewport.of((1280, 720)), layout)
        hands = [pygame.FRect(piece.goal.rect) for side in table.sides for piece in side.row]
        buttons = [layout.button(0, 1), layout.undo, layout.eye, *map(layout.helper, range(4))]
        needed = [target, *hands, *map(pygame.FRect, buttons)]
        covered = [box for box in (*needed, *free) if bubble.box.colliderect(box)]
        assert not covered, tip.key
        assert target.inflate(2, 2).collidepoint(bubble.way[1]), tip.key
