"""The window of a match, drawn in parts, looks as if drawn whole; and the fullest tables."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar
from unittest.mock import Mock

import pygame
import pytest

from game.board import Layout, PositionForecast, Table, large_card
from game.content import load_content, load_strings
from game.kit import (
    Assets,
    Canvas,
    Look,
    PointerMoved,
    Scene,
    Viewport,
    WindowCanvas,
    WindowStack,
    active_context,
)
from game.kit.context.kit_context import BEGIN, END
from game.kit.draw.text import text
from game.play import HORDE, Match, Seat
from game.rules import ASSAULT, LEFT, RIGHT, SUMMONING, State, match_actions
from game.scenes import MatchScene, Services, load_scene
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.helpers.first_tips import FIRST_TIPS, TipMoment
from game.scenes.match.helpers.table_helpers import UndoButton
from game.scenes.match.helpers.tip_bubble import TipBubble
from game.scenes.match.match_buttons import KeptButton, StepButton, _holders
from tests.art.colour_blind import contrast
from tests.rules.pictures import duel, run, solo

from ..desktop import Desktop
from ..frames import Frames
from ..table import Player

#: So many pictures of the window are there for one that is compared.
EVERY = 8


def table(*, hand: str = "Assassin Boom! Gnome", stronghold: str = "*", mana: int = 6) -> State:
    return duel(
        f"* {hand} Baron | top: Troll Gnome Zombie | bottom: Brute Alpha",
        f"Martyr {stronghold} Vortex | bottom: Carnivore Revenant",
        phase=SUMMONING,
        mana=mana,
    )


class Drawn(Protocol):
    def draw(self, canvas: Canvas) -> None: ...


Shown = TypeVar("Shown", bound=Drawn)
ButtonT = TypeVar("ButtonT", bound=KeptButton)


class Compared(Desktop):
    def __init__(self, services: Services, state: State, size: tuple[int, int]) -> None:
        scene = MatchScene(services, Match.from_position(state, (Seat("Alaric"), Seat("Morwen"))))
        scene.flow.seats.seen = scene.state.active
        self.compared = self._turns = 0
        super().__init__(services, scene, painted=True)
        if size != self.app.window.size:
            self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
        self.rest()

    def turn(self) -> None:
        super().turn()
        stack, window = self.app.stack, self.app.window.surface
        self._turns += 1
        # Only some turns are compared, to save time: a wrong picture stays wrong in the next.
        if self._turns % EVERY or stack.in_transition or stack.needs_draw() or not len(stack):
            return
        whole = pygame.Surface(window.get_size()).convert()
        stack.draw(Canvas(whole, stack.view, self.app.assets))
        self.compared += 1
        assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(whole, "RGB")


def hover_and_drag(desktop: Compared) -> None:
    scene = desktop.match
    for piece in scene.selection.hand:
        desktop.move((piece.x, piece.y))
        desktop.wait(0.3)
    piece, lane = scene.selection.hand[0], pygame.FRect(scene.view.layout.lane(0, 1))
    start = pygame.Vector2(piece.x, piece.y)
    desktop.carry((*start,), (*start,))
    for share in range(1, 6):
        desktop.move((*start.lerp(lane.center, share / 5),))
    desktop.release(lane.center)


def test_hovers_drags_an_assault_overlays_and_a_fort_that_falls(services: Services) -> None:
    desktop = Compared(services, table(), (1024, 640))
    hover_and_drag(desktop)
    desktop.rest()
    assert len(desktop.match.match.history) == 1
    for key in (pygame.K_f, pygame.K_h, pygame.K_l, pygame.K_ESCAPE, pygame.K_F11):
        desktop.key(key)
        desktop.wait(0.4)
    desktop.click(desktop.match.buttons.first.rect.center)
    desktop.wait(3)
    assert desktop.compared > 10
    desktop = Compared(services, table(stronghold="**", mana=0), (1024, 640))
    desktop.click(desktop.match.buttons.first.rect.center)
    desktop.wait(8)
    assert desktop.compared > 10


@pytest.mark.parametrize("changes", [{"scale": 80}, {"high_contrast": True}, {"text_size": 130}])
def test_other_looks(services: Services, changes: dict[str, object]) -> None:
    services.settings = replace(services.settings, **changes)  # type: ignore[arg-type]
    desktop = Compared(services, table(), (1280, 720))
    hover_and_drag(desktop)
    desktop.wait(1)
    assert desktop.compared > 2


def test_from_the_right_and_in_another_size(services: Services) -> None:
    active_context().set_direction(True)
    desktop = Compared(services, table(), (1280, 800))
    hover_and_drag(desktop)
    desktop.resize((1100, 700))
    desktop.keys(pygame.K_l)
    desktop.keys(pygame.K_ESCAPE)
    assert desktop.compared > 2


def looks_otherwise(shown: Shown, change: Callable[[Shown], object]) -> bool:
    frames = Frames(shown.draw)
    before = frames.next()
    change(shown)
    return frames.next() != before


def placed(button: ButtonT) -> ButtonT:
    button.place((300, 200, 240, 48))
    return button


def change(**values: object) -> Callable[[KeptButton], None]:
    def changed(button: KeptButton) -> None:
        for name, value in values.items():
            setattr(button, name, value)

    return changed


@pytest.mark.parametrize(
    "change",
    [
        change(label="End turn"),
        change(icon="icons/sword"),
        change(kind="secondary"),
        change(size=15.0),
        change(enabled=False),
        change(hovered=True, pressed=True),
        change(warmth=0.6),
        change(age=0.2),
        change(urgent=True),
        lambda button: button.rest(),
        # The rectangle itself is moved: it is the same one.
        lambda button: button.rect.move_ip(30, 10),
    ],
)
def test_a_button_that_looks_otherwise_does_so_at_once(
    change: Callable[[StepButton], None],
) -> None:
    button = placed(StepButton("primary"))
    button.label, button.icon = "Assault", "icons/horn"
    assert looks_otherwise(button, change)


def test_one_that_can_do_nothing_any_more_turns_grey() -> None:
    button = placed(UndoButton("", lambda: None, icon="icons/undo"))
    button.lit = True
    assert looks_otherwise(button, lambda button: setattr(button, "lit", False))


@pytest.mark.parametrize("what", ["button", "tip"])
def test_words_name_the_key_of_the_device_in_hand(what: str) -> None:
    label = f"Next turn ({BEGIN}foresee{END})"
    shown = placed(KeptButton(label, lambda: None)) if what == "button" else tip()
    context = active_context()
    context.key_name = lambda _: "E"
    assert looks_otherwise(shown, lambda _: setattr(context, "key_name", lambda _: "Select"))


def test_one_that_looks_as_before_is_not_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    button = placed(KeptButton("Assault", lambda: None))
    paint = Mock(side_effect=button.paint)
    monkeypatch.setattr(button, "paint", paint)
    frames = Frames(button.draw)
    for _ in range(3):
        frames.next()
    assert sum(isinstance(call.args[0], WindowCanvas) for call in paint.call_args_list) == 1


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
def test_other_words_and_other_places_are_seen_at_once(change: Callable[[TipBubble], None]) -> None:
    assert looks_otherwise(tip(), change)


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
        bubble.show(strings.text(tip.text(moment), foe=""), target, framed=tip.framed, free=free)
        bubble.place(Viewport.of((1280, 720)), layout)
        hands = [pygame.FRect(piece.goal.rect) for side in table.sides for piece in side.row]
        buttons = [layout.button(0, 1), layout.undo, layout.eye, *map(layout.helper, range(4))]
        needed = [target, *hands, *map(pygame.FRect, buttons)]
        assert not [box for box in (*needed, *free) if bubble.box.colliderect(box)], tip.key
        assert target.inflate(2, 2).collidepoint(bubble.way[1]), tip.key


#: Pixels of the face: its capitals are 9 high then.
LEAST = 13
SIZE = (1280, 800)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    paint: Callable[..., pygame.Surface] = text.render

    def render(words: str, px: float, *rest: object, **more: object) -> pygame.Surface:
        if round(px) < LEAST and words.strip():
            found.append((words, round(px)))
        return paint(words, px, *rest, **more)

    monkeypatch.setattr(text, "render", render)
    active_context().forget()
    return found


SHOWN = ("match", "hint", "first_tip", "order", "pause", "discard")


@pytest.mark.parametrize(
    ("name", "read"), [*((name, "") for name in SHOWN), ("match", "hand"), ("match", "creature")]
)
def test_every_letter_of_a_match_and_of_a_card_that_is_read_is_large_enough(
    services: Services, assets: Assets, small: list[tuple[str, int]], name: str, read: str
) -> None:
    stack = WindowStack(Viewport.of(SIZE))
    scene = load_scene(name)(services)
    stack.push(scene)
    stack.update(1.0)
    if read:
        assert isinstance(scene, MatchScene)
        lanes = scene.view.table.sides[RIGHT].lanes
        piece = scene.selection.hand[1] if read == "hand" else next(row[0] for row in lanes if row)
        stack.handle(PointerMoved((piece.x, piece.y)))
        for _ in range(20):
            stack.update(0.1)
        assert scene.view.reading.piece is piece
    stack.draw(Canvas(pygame.display.set_mode(SIZE), stack.view, assets))
    assert small == []


def test_the_type_of_a_large_card_stands_out(assets: Assets) -> None:
    """Measured on the card itself, against the lightest ground of its line (WCAG 2, 1.4.3)."""
    surface = pygame.display.set_mode(SIZE)
    content = load_content("en")
    canvas = Canvas(surface, Viewport.of(SIZE), assets)
    card = large_card(canvas, content.strings, content.cards["brute"], 236)
    band = [card.get_at((x, y)) for x in range(90, 146) for y in range(262, 276)]
    lights = sorted(((r, g, b) for r, g, b, _ in band), key=partial(contrast, (0, 0, 0)))
    assert contrast(lights[len(lights) // 2], lights[len(lights) // 50]) >= 4.5


WINDOWS = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))
QUICK_SIZE = (1024, 640)
LONG = Seat("Microctopus von und zu Hohenfels-Rattenstein")
FULL_HAND = "* Brute Carapace Meteorite Microctopus Annihilation Abomination Lieutenant Aberration"
EIGHT = "Microctopus Gnome Troll Assassin Reptile Scribe Martyr Partisan"
TWELVE = f"{EIGHT} Lieutenant Disciple Parasite Machine"

POSITIONS: dict[str, Callable[[], State]] = {
    "full hand": lambda: duel(FULL_HAND, "* Gnome Troll Alpha Zombie Ogre Baron Scribe Machine"),
    "full lane": lambda: duel(f"* a b | top: {EIGHT}", f"x * y | bottom: {EIGHT}"),
    "the AI's lanes": lambda: solo("* a b", f"* a b | top: {TWELVE} | bottom: {TWELVE}"),
    "the AI's turn": lambda: solo("* a b | top: Troll", "* Brute Alpha Gnome c d", active=RIGHT),
    "waiting": lambda: duel(
        "* Meteorite x | top: Troll Gnome", "* a b | top: Brute", phase=ASSAULT, mana=6
    ),
    "order": lambda: run(
        duel("* x | top: 5/9+splash", "* a b | top: Microctopus | bottom: Gnome"), "attack"
    ),
}


def full_table(services: Services, name: str) -> Scene:
    state = POSITIONS[name]()
    services.settings = replace(services.settings, hand_over=False)
    match = Match.from_position(state, (LONG, HORDE if state.solo else LONG))
    if name == "order":
        return OrderDialog(services, match)
    scene = MatchScene(services, match)
    scene.flow.seats.seen = state.active if not state.solo else 0
    return scene


IN_WINDOWS = [
    ("en", QUICK_SIZE),
    ("pseudo", (1280, 720)),
    *(
        pytest.param(language, size, marks=pytest.mark.slow)
        for language in ("en", "pseudo")
        for size in WINDOWS
    ),
]


@pytest.mark.parametrize(("language", "size"), IN_WINDOWS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_extreme_has_a_picture(
    services: Services, assets: Assets, name: str, language: str, size: tuple[int, int]
) -> None:
    services.speak(load_strings(language))
    player = Player(services, assets, size)
    player.show(full_table(services, name), wait=0.6)
    shot = player.draw()
    points = [(x * size[0] // 40, y * size[1] // 40) for x in range(40) for y in range(40)]
    assert len({shot.get_at_mapped(point) for point in points}) > 100


# The carved wood around the buttons of a table


def test_buttons_side_by_side_lie_in_one_piece_and_others_in_their_own() -> None:
    buttons = [pygame.FRect(x, 40, 43, 43) for x in (300, 10, 59, 108)]
    row, alone = _holders(buttons)
    assert [row.contains(button) for button in buttons] == [False, True, True, True]
    assert [alone.contains(button) for button in buttons] == [True, False, False, False]
    assert not row.colliderect(alone)


# What falls at dusk is seen in the light of dusk


@pytest.mark.parametrize("name", ["match_day", "match"])
def test_a_tower_topples_in_the_light_in_which_it_stood(name: str, services: Services) -> None:
    scene = load_scene(name)(services)
    assert isinstance(scene, MatchScene)
    assert scene.view.animator.dusk == scene.view.board.is_dusk == (name == "match")
