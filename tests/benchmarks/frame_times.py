"""How long frames of the match take beside a yardstick of plain blits.

It draws without a window (SDL's dummy driver), at 1920×1080 and at 3840×2160, as the game does
(``App``): a frame's time moves the scene on, the whole scene is drawn, and of that what differs
from the frame before reaches the pixels. That is measured of the match at rest, where nothing does;
while the pointer goes over the cards of the hand, while a card is dragged, and in the heaviest
effects: an assault, all spells, and the fall of a Fort. So is a voyage's chart under a pointer that
goes from field to field and under sail, and a ring of four beside a duel. ``every pixel anew`` is
the match at rest when the window has lost its picture, which is kept; ``from nothing``, when there
is none yet, as after a transition.

The yardstick is a background, 24 distinct cards of 160×224 pixels with alpha, 30 texts and a flip,
the cards and texts as large at 3840×2160. It takes turns with what is measured. Times are those of
the process, where its clock is fine enough: what else the machine does counts less.
"""

import gc
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game.content import load_content
from game.kit import (
    Assets,
    Canvas,
    DisplayList,
    PointerMoved,
    PointerPressed,
    Viewport,
    WindowCanvas,
    WindowStack,
    fit_caches,
)
from game.play import Match, MatchStore, Seat, Settings
from game.rules import ASSAULT, RINGS, SUMMONING, Card, Creature, Side, State, Unit
from game.scenes import MatchScene, SceneRoutes, Services
from game.scenes.match.table_screen import TableScreen
from game.scenes.ring.ring_scene import RingScene
from game.scenes.voyage.chart.chart_examples import SampleOutlooks, sample_run
from game.scenes.voyage.chart_scene import ChartScene
from game.voyage import EndDay, Sail, guard_of, legal_deeds
from tests.rules.pictures import duel, move

from .rows import Row

SIZE, LARGE = (1920, 1080), (3840, 2160)
FRAME = 1 / 60
RESTING = 300
#: The measured drawing and its yardstick take turns after so many frames.
BLOCK = 8
#: The aims, in yardsticks: the median of a redraw, 99 of 100 of them, the median of an effect. At
#: 60 frames a second a frame has 16.7 ms, where the large yardstick takes 3.5.
AIMS = {SIZE: (2.0, 4.0, 3.0), LARGE: (3.0, 16.7 / 3.5, 4.0)}
_PROCESS = time.get_clock_info("process_time").resolution < 1e-5
clock = time.process_time if _PROCESS else time.perf_counter

#: A ring's median frame with every pixel anew, in those of a duel.
RING = 1.3

#: Milliseconds of frames, one after the other as they are asked for.
Frames = Iterator[float]


def position(phase: int = ASSAULT) -> State:
    """Return a full table before an assault of eight attackers, with auras, splash and sprint."""
    return duel(
        "* Baron Ogre | top: Troll Gnome Zombie Reptile | bottom: Assassin Brute Alpha Scribe",
        "Martyr * Vortex | top: Carapace Machine Partisan | bottom: Carnivore Revenant Brigand",
        phase=phase,
        mana=0 if phase == ASSAULT else 6,
    )


#: The effects to measure: a name, the cards of the left hand, the move, and the right's stronghold.
EFFECTS = (
    ("Boom!", "Boom!", "play Boom! right bottom 1", "*"),
    ("Combustion", "Combustion", "play Combustion right bottom 0", "*"),
    ("Meteorite", "Meteorite", "play Meteorite right bottom 0", "*"),
    ("Cyclone", "Cyclone", "play Cyclone right bottom 0", "*"),
    ("Annihilation", "Annihilation", "play Annihilation right top 0", "*"),
    ("Fort falls", "Gnome", "attack", "**"),
)


def hand_position() -> State:
    """Return a full table, and a hand of eight of which three can be played."""
    return duel(
        "* Baron Ogre Gnome Boom! Martyr Vortex | top: Troll Zombie | bottom: Assassin Brute",
        "Martyr * Vortex | top: Carapace Machine | bottom: Carnivore Revenant Brigand",
        phase=SUMMONING,
        mana=9,
    )


def effect_position(card: str, stronghold: str) -> State:
    """Return a full table before a spell, or before a blow that fells a Fort."""
    top = "" if stronghold == "**" else "| top: Carnivore Machine "
    return duel(
        f"* {card} Baron Ogre | top: Brute Gnome Zombie | bottom: Assassin Alpha Scribe",
        f"Martyr {stronghold} Vortex {top}| bottom: Troll Revenant Brigand",
        mana=9,
    )


def ring_position(creatures: list[Creature]) -> State:
    """Return a full table of four: hands of five, and creatures in each row in sight."""
    sides = []
    for seat in range(4):
        shown = [Unit(creatures[(7 * seat + place) % len(creatures)]) for place in range(8)]
        hand: list[Card] = [*creatures[5 * seat : 5 * seat + 5]]
        sides.append(Side.of(hand, lanes=[shown[:4], shown[4:]], stronghold=1))
    state = State.of(sides, 0, field=RINGS["four"])
    state.turn, state.phase, state.mana = 9, SUMMONING, 6
    return state


class Bench:
    """A match on a stack that is drawn by hand."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        pygame.display.init()
        pygame.font.init()
        self.size = size
        self.window = pygame.display.set_mode(size)
        settings = Settings(hand_over=False)
        self.services = Services(load_content("en"), settings, MatchStore(folder), SceneRoutes)
        self.assets = Assets()
        fit_caches(self.assets, size)
        self.picture = DisplayList()

    def stack(self, state: State) -> tuple[WindowStack, Canvas]:
        """Return a match from a position, in a window that has shown nothing of it."""
        seats = tuple(map(Seat, ("Alaric", "Morwen", "Bertram", "Ysolde")[: len(state.sides)]))
        kind = MatchScene if len(seats) == 2 else RingScene
        scene = kind(self.services, Match.from_position(state, seats))
        scene.flow.seats.seen = scene.state.active
        stack = WindowStack(Viewport.of(self.size))
        stack.push(scene)
        self.picture.forget()
        return stack, Canvas(self.window, stack.view, self.assets)

    def match(self, state: State) -> tuple[WindowStack, TableScreen]:
        """Return a match from a position that has come to rest."""
        stack, _ = self.stack(state)
        scene = stack.top
        assert isinstance(scene, TableScreen)
        self._come_to_rest(stack)
        return stack, scene

    def _come_to_rest(self, stack: WindowStack) -> None:
        self.frame(stack)
        while stack.animating():
            self.frame(stack)

    def frame(self, stack: WindowStack) -> float:
        """Return the milliseconds of a frame that is drawn as the game draws it."""
        return milliseconds(lambda: self._frame(stack))

    def _frame(self, stack: WindowStack) -> None:
        stack.update(FRAME)
        canvas = WindowCanvas(self.window, stack.view, self.assets, self.picture)
        stack.draw(canvas)
        if boxes := canvas.show():
            pygame.display.update(boxes)

    def assault(self) -> Frames:
        """Yield the milliseconds of every frame from the first attack to the next turn."""
        stack, _ = self.stack(position())
        scene = stack.top
        assert isinstance(scene, MatchScene)
        turn = scene.state.turn
        # It ends with the turn, or where an order is asked for.
        while stack.top is scene and (scene.state.turn == turn or scene.view.animator.busy):
            yield self.frame(stack)

    def effect(self, card: str, words: str, stronghold: str) -> Frames:
        """Yield the milliseconds of every frame of one move's story."""
        stack, scene = self.match(effect_position(card, stronghold))
        scene.flow.submit(move(scene.state, words))
        while stack.top is scene and scene.view.animator.busy:
            taken = self.frame(stack)
            # The frame in which a fallen Fort gives way to the results is not the match's.
            if stack.top is scene:
                yield taken

    def _frames(self, stack: WindowStack, before: Callable[[int], object]) -> Frames:
        """Yield the milliseconds of frames, before each of which something is done."""
        for number in range(RESTING):
            before(number)
            yield self.frame(stack)

    def resting(self) -> Frames:
        """Yield the milliseconds of frames in which nothing moves."""
        stack, _ = self.match(position(SUMMONING))
        return self._frames(stack, lambda _number: None)

    def every_pixel(self, state: State | None = None) -> Frames:
        """Yield the milliseconds of frames in which nothing is kept of the one before."""
        stack, _ = self.match(state or position(SUMMONING))
        return self._frames(stack, lambda _number: self.picture.lose_picture())

    def from_nothing(self) -> Frames:
        """Yield the milliseconds of frames of which there is no picture yet."""
        stack, _ = self.match(position(SUMMONING))
        return self._frames(stack, lambda _number: self.picture.forget())

    def hovering(self) -> Frames:
        """Yield the milliseconds of frames in which the pointer goes over the hand."""
        stack, scene = self.match(hand_position())
        hand = scene.view.table.sides[scene.view.table.viewer].hand
        left, right = hand[0].x, hand[-1].x

        def over_the_hand(number: int) -> None:
            across = abs(number % 120 / 60 - 1)
            stack.handle(PointerMoved((left + (right - left) * across, hand[0].y)))

        return self._frames(stack, over_the_hand)

    def dragging(self) -> Frames:
        """Yield the milliseconds of frames in which a card is carried over the lanes."""
        stack, scene = self.match(hand_position())
        card = scene.view.table.sides[scene.view.table.viewer].hand[0]
        start = card.x, card.y
        stack.handle(PointerMoved(start))
        stack.handle(PointerPressed(start))

        def over_the_lanes(number: int) -> None:
            across, up = abs(number % 100 / 50 - 1), min(1.0, number / 30)
            stack.handle(PointerMoved((start[0] + 400 * across, start[1] - 320 * up)))

        return self._frames(stack, over_the_lanes)

    def chart(self) -> tuple[WindowStack, ChartScene]:
        """Return the chart of a voyage that has come to rest."""
        scene = ChartScene(self.services, sample_run(self.services, 2), outlooks=SampleOutlooks())
        stack = WindowStack(Viewport.of(self.size))
        stack.push(scene)
        self.picture.forget()
        self._come_to_rest(stack)
        return stack, scene

    def chart_every_pixel(self) -> Frames:
        """Yield the milliseconds of frames of the chart of which nothing is kept."""
        stack, _ = self.chart()
        return self._frames(stack, lambda _number: self.picture.lose_picture())

    def chart_hovering(self) -> Frames:
        """Yield the milliseconds of frames in which the pointer goes from field to field."""
        stack, scene = self.chart()
        fields = [scene.layout.middle(field) for field in scene.spots]
        return self._frames(
            stack, lambda number: stack.handle(PointerMoved(fields[number // 4 % len(fields)]))
        )

    def chart_sailing(self) -> Frames:
        """Yield the milliseconds of every frame of the fleet under sail, and of a day's end."""
        stack, scene = self.chart()
        while scene.run.voyage.day < 4 and not scene.run.voyage.choices:
            sails = [deed for deed in legal_deeds(scene.run.voyage) if isinstance(deed, Sail)]
            far = [deed for deed in sails if guard_of(scene.run.voyage, deed.field) is None]
            scene.flow.submit(far[-1] if far else EndDay())
            while scene.flow.story.busy:
                if scene.flow.story.held:
                    scene.flow.story.skip()
                yield self.frame(stack)

    def yardstick(self) -> Frames:
        """Yield the milliseconds of a background, 24 cards with alpha, 30 texts and a flip."""
        # Beside the window, so that this keeps its picture.
        target = pygame.Surface(self.size).convert()
        land = pygame.Surface(self.size).convert()
        cards, face = [], pygame.font.Font(None, 28)
        for number in range(24):
            card = pygame.Surface((160, 224), pygame.SRCALPHA)
            colour = (90 + 6 * number, 60, 30, 255)
            pygame.draw.rect(card, colour, card.get_rect(), border_radius=12)
            cards.append(card.convert_alpha())
        words = [face.render(f"Bridges of Erret {number}", True, "white") for number in range(30)]
        words = [word.convert_alpha() for word in words]

        def frame() -> None:
            target.blit(land, (0, 0))
            for number, card in enumerate(cards):
                target.blit(card, (number % 8 * 200, number // 8 * 260))
            for number, word in enumerate(words):
                target.blit(word, (number % 5 * 300, number // 5 * 100))
            pygame.display.flip()

        while True:
            yield milliseconds(frame)


def draw_frame(stack: WindowStack, canvas: Canvas) -> None:
    """Move a stack on by a frame's time, draw it, and show it."""
    stack.update(FRAME)
    stack.draw(canvas)
    pygame.display.flip()


def milliseconds(function: Callable[[], object]) -> float:
    """Return how long a call takes."""
    start = clock()
    function()
    return (clock() - start) * 1000


def in_turns(frames: Frames, yardstick: Frames) -> tuple[list[float], list[float]]:
    """Return the milliseconds of all frames, and of as many yardsticks taken in between."""
    times: list[float] = []
    sticks: list[float] = []
    # As in the game: what is there for good is never looked through again.
    gc.collect()
    gc.freeze()
    while block := list(islice(frames, BLOCK)):
        times += block
        sticks += islice(yardstick, BLOCK)
    return times, sticks


def warm(frames: Callable[[], Frames], yardstick: Frames) -> tuple[list[float], list[float]]:
    """Return the same of frames that were drawn once before: what is painted once counts not."""
    for _ in frames():
        pass
    return in_turns(frames(), yardstick)


def late(times: Iterable[float]) -> float:
    """Return what 99 of 100 frames take at most."""
    ordered = sorted(times)
    return ordered[int(len(ordered) * 0.99)]


def rows() -> Iterator[Row]:
    """Measure redraws and the heaviest effect at both sizes, beside the yardstick of that size."""
    for size in AIMS:
        with tempfile.TemporaryDirectory() as folder:
            yield from _rows_at(Bench(Path(folder), size))


def _rows_at(bench: Bench) -> Iterator[Row]:
    median, most, heaviest = AIMS[bench.size]
    where = "{}×{}".format(*bench.size)
    redraws = {
        "whole match, every pixel anew": bench.every_pixel,
        "whole match, from nothing": bench.from_nothing,
        "match asked to redraw, at rest": bench.resting,
        "match redrawn, hover moves over the hand": bench.hovering,
        "match redrawn, a card is dragged": bench.dragging,
        "chart, every pixel anew": bench.chart_every_pixel,
        "chart redrawn, hover from field to field": bench.chart_hovering,
        "chart redrawn, under sail": bench.chart_sailing,
    }
    yardstick = bench.yardstick()
    for title, frames in redraws.items():
        times, sticks = warm(frames, yardstick)
        yield _row(f"{title}, {where}", statistics.median(times), times, sticks, median)
        yield _row(f"… 99 of 100, {where}", late(times), times, sticks, most)
    worst: tuple[float, str, list[float], list[float]] = (0.0, "", [], [])
    for title, *effect in (("assault",), *EFFECTS):
        story = partial(bench.effect, *effect) if effect else bench.assault
        times, sticks = warm(story, yardstick)
        share = statistics.median(times) / statistics.median(sticks)
        worst = max(worst, (share, title, times, sticks))
    _, title, times, sticks = worst
    name = f"heaviest effect ({title}), {where}"
    yield _row(name, statistics.median(times), times, sticks, heaviest)
    cards = bench.services.content.cards.values()
    ring = ring_position([card for card in cards if isinstance(card, Creature)])
    times, duels = warm(partial(bench.every_pixel, ring), bench.every_pixel())
    share = statistics.median(times) / statistics.median(duels)
    yield Row(f"ring of four, every pixel anew, {where}", "a duel in turns", share, RING)


def _row(name: str, figure: float, times: list[float], sticks: list[float], aim: float) -> Row:
    stick = statistics.median(sticks)
    figures = (
        f"median {statistics.median(times):.2f}, 99 % {late(times):.2f} ms of {len(times)} frames; "
        f"{stick:.2f} ms"
    )
    return Row(name, "background, 24 cards, 30 texts, flip", figure / stick, aim, figures=figures)
