"""How often the picture flashes, frame by frame, where most is to be seen.

``python -m tests.scenes.flashes [NAME ...]`` prints for every film the most general and red
flashes in a second, as WCAG 2.3.1 and Xbox guideline 118 count them: a flash is a pair of opposing
changes of relative luminance by a tenth of the whole, the darker below 0.80 (or a pair of changes
to and from a saturated red), over more than a quarter of a field of ten degrees. More than three
in a second fail. The field is 341 by 256 pixels of a picture of 1024 by 768, here as much wider
as the window is; places are cells of eight by eight pixels. Of a field counts what rises within a
twelfth of a second, less what falls: where things only move, as a board that shakes or a card that
flies, as much rises as falls.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy as np
import pygame

from game.kit import Assets, Canvas, KitContext, Scene, Viewport, WindowStack, scaled_smoothly
from game.play import Match, Seat, Settings
from game.rules import Attack, CastIncantation, MatchAction, State, to_act
from game.scenes import MatchScene, Services, load_scene
from game.start import make_services
from tests.rules.pictures import duel

SIZE = (1280, 720)
CELL = 8
GRID = (SIZE[0] // CELL, SIZE[1] // CELL)
FRAMES_PER_SECOND = 60
#: The field of ten degrees, in cells, and the share of it that must flash.
FIELD = round(341 * SIZE[0] / 1024 / CELL), round(256 * SIZE[0] / 1024 / CELL)
SHARE = 0.25
#: The least change of relative luminance, where the darker is below the limit; of saturated red.
CHANGE, DARKER, RED_CHANGE, RED = 0.10, 0.80, 20.0, 0.8
#: Changes within so many frames happen at once.
AT_ONCE = 5
#: More flashes in a second are too many: usually, and in reduced motion, where what fades in and
#: out again is one or two at four times the speed.
MOST, MOST_REDUCED = 3, 2
#: The motion at its usual speed, and as fast as it can be seen.
SPEEDS = 1.0, 4.0

_WALL = "Wall=2/9 Wall Wall"
_LANES = f"top: {_WALL} | bottom: Wall Wall"
#: What is cast on a lane of three, by the name of the incantation.
SPELLS = ("Boom!", "Combustion", "Cyclone", "Meteorite", "Annihilation")
#: An assault of all kinds of blows, a Bastion that falls, and a Fort.
ASSAULTS = {
    "blows": duel(
        "* a b | top: Troll Carnivore Aberration | bottom: Grrr Mutant Gnome",
        "a b c d * e f | top: Wall=1/9 Wall | bottom: Wall Wall",
    ),
    "strongholds hit": duel(
        "* a b | top: 2/2+rage 2/2+rage 2/2+rage | bottom: 2/2 2/2 2/2", "* x y z u v w s t"
    ),
    "bastion falls": duel("* a b | top: 9/9", "* x"),
    "fort falls": duel("* a b | top: 9/9", "** x"),
}
#: Scenes that move by themselves as they come.
SCENES = ("results", "results_earned", "coin_toss", "draft", "menu", "hint")


def spell(name: str) -> State:
    """Return a position in which an incantation can be played on a full lane."""
    return duel(f"* {name} b", f"x * y | {_LANES}", mana=9)


def films(speed: float) -> Iterator[tuple[str, Callable[[Services], Scene], list[MatchAction]]]:
    """Yield every film: its name, the scene, and what is done there one after the other."""
    for name in SPELLS:
        cast = CastIncantation(0, 1, 0, 1)
        yield name, _match(spell(name), speed), [cast]
    for name, state in ASSAULTS.items():
        yield name, _match(state, speed), [Attack()] * 6
    if speed == 1.0:
        for name in SCENES:
            yield name, load_scene(name), []


def _match(state: State, speed: float) -> Callable[[Services], Scene]:
    def make(services: Services) -> Scene:
        services.settings = services.settings.at_speed(speed)
        match = Match.from_position(state, (Seat("Ada"), Seat("Bo")))
        scene = MatchScene(services, match)
        scene.flow.seats.seen = to_act(state)
        scene.flow.asks_end = lambda: True
        scene.remove(scene.tips)
        return scene

    return make


def pictures(
    services: Services, scene: Scene, acts: list[MatchAction], seconds: float
) -> Iterator[np.ndarray]:
    """Yield every sixtieth of a second the linear colours of all cells."""
    surface = pygame.display.set_mode(SIZE)
    stack = WindowStack(Viewport.of(SIZE))
    if scene.transparent:
        stack.push(load_scene("match")(services))
    stack.push(scene)
    canvas = Canvas(surface, stack.view, Assets())
    waiting = list(acts)
    for _ in range(FRAMES_PER_SECOND):
        stack.update(1 / FRAMES_PER_SECOND)
    for _ in range(round(seconds * FRAMES_PER_SECOND)):
        if waiting and isinstance(scene, MatchScene) and scene.flow.free:
            action = waiting.pop(0)
            if action in scene.flow.legal:
                scene.flow.submit(action)
        stack.update(1 / FRAMES_PER_SECOND)
        stack.draw(canvas)
        small = scaled_smoothly(surface, GRID)
        yield _linear(pygame.surfarray.array3d(small) / 255.0)


def _linear(colours: np.ndarray) -> np.ndarray:
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def luminance(colours: np.ndarray) -> np.ndarray:
    """Return the relative luminance of linear colours."""
    light: np.ndarray = colours @ np.array((0.2126, 0.7152, 0.0722))
    return light


class Changes:
    """Follows a value of every cell, and notes where a change opposes the one before it.

    ``counts`` tells of a lesser and a greater value whether a change between them matters.
    """

    def __init__(
        self, least: float, counts: Callable[[np.ndarray, np.ndarray], np.ndarray]
    ) -> None:
        self._least = least
        self._counts = counts
        #: The last change: 1 up, -1 down, 0 none yet; and the ends of the way since then.
        self._way = np.zeros(GRID)
        self._low, self._high = np.full(GRID, np.inf), np.full(GRID, -np.inf)

    def note(self, value: np.ndarray) -> np.ndarray:
        """Return the cells that have just risen (1) and fallen (-1)."""
        low, high = np.minimum(self._low, value), np.maximum(self._high, value)
        rises = (self._way <= 0) & (value - low >= self._least) & self._counts(low, value)
        falls = (self._way >= 0) & (high - value >= self._least) & self._counts(value, high)
        falls &= ~rises
        self._way = np.where(rises, 1.0, np.where(falls, -1.0, self._way))
        self._low, self._high = np.where(falls, value, low), np.where(rises, value, high)
        changed: np.ndarray = rises.astype(float) - falls
        return changed


class FieldFlashes:
    """Counts the flashes of one kind: changes of a field one way, and then the other."""

    def __init__(self) -> None:
        #: What rose (1) and fell (-1) in each of the last frames.
        self._recent: list[np.ndarray] = []
        #: Which way each field has changed last, and the fields that did so in the last second.
        self._way = np.zeros((GRID[0] - FIELD[0] + 1, GRID[1] - FIELD[1] + 1))
        self._second: list[np.ndarray] = []
        self.most = 0

    def note(self, changed: np.ndarray) -> None:
        """Take in the cells that have just risen or fallen."""
        self._recent = [*self._recent, changed][-AT_ONCE:]
        share = _shares(np.clip(np.sum(self._recent, axis=0), -1.0, 1.0))
        rises = (share > SHARE) & (self._way <= 0)
        falls = (share < -SHARE) & (self._way >= 0)
        self._way = np.where(rises, 1.0, np.where(falls, -1.0, self._way))
        self._second = [*self._second, rises | falls][-FRAMES_PER_SECOND:]
        if self._second[-1].any():
            self.most = max(self.most, int(np.sum(self._second, axis=0).max()) // 2)


class FlashCounter:
    """Counts the general and the red flashes of a film: ``most`` of each in a second."""

    def __init__(self) -> None:
        self._general = Changes(CHANGE, lambda darker, _lighter: darker < DARKER)
        self._red = Changes(RED_CHANGE, lambda _less, _more: np.ones(GRID, bool))
        self._fields = FieldFlashes(), FieldFlashes()

    @property
    def most(self) -> tuple[int, int]:
        """The most general and red flashes in a second."""
        return self._fields[0].most, self._fields[1].most

    def note(self, colours: np.ndarray) -> None:
        """Take the next picture in."""
        red = colours[..., 0]
        rest = colours[..., 1] + colours[..., 2]
        saturated = red / np.maximum(red + rest, 1e-6) >= RED
        reds = np.where(saturated, np.maximum(0.0, red - rest) * 320, 0.0)
        self._fields[0].note(self._general.note(luminance(colours)))
        self._fields[1].note(self._red.note(reds))


def _shares(cells: np.ndarray) -> np.ndarray:
    """Return for every field of ten degrees which share of it rose, less that which fell."""
    sums = np.pad(cells.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    wide, high = FIELD
    inside = sums[wide:, high:] - sums[:-wide, high:] - sums[wide:, :-high] + sums[:-wide, :-high]
    shares: np.ndarray = inside / (wide * high)
    return shares


def counted(
    make: Callable[[Services], Scene],
    acts: list[MatchAction],
    seconds: float = 6.0,
    *,
    reduced: bool = False,
) -> tuple[int, int]:
    """Return the most general and red flashes in a second of a film."""
    with KitContext(), tempfile.TemporaryDirectory() as empty:
        os.environ["BRIDGES_OF_ERRET_HOME"] = empty
        pygame.display.init()
        pygame.font.init()
        services = make_services()
        services.settings = replace(Settings(), reduced_motion=reduced)
        services.furnish()
        scene = make(services)
        counter = FlashCounter()
        for colours in pictures(services, scene, acts, seconds):
            counter.note(colours)
        scene.leave()
        return counter.most


def main(names: list[str]) -> int:
    """Print the figures; the exit status is 1 where there are too many flashes."""
    failed = False
    for speed in SPEEDS:
        for name, make, acts in films(speed):
            if names and name not in names:
                continue
            general, red = counted(make, acts)
            still = counted(make, acts, reduced=True)
            failed |= max(general, red) > MOST or max(still) > MOST_REDUCED
            print(
                f"{name:18} {speed:g}×  general {general}  red {red}  reduced {still}", flush=True
            )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
