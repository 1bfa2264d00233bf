"""How long frames of the match take beside a yardstick of plain blits, at 1920×1080.

``python -m tests.benchmarks.frame_times`` draws without a window (SDL's dummy driver):
the match at rest, drawn though nothing changed, every frame of an assault, first cold
and then warm, and the heaviest effects: all spells, and the fall of a Fort. ``profile``
as an argument tells where the assault's time goes; ``beside COMMIT`` as arguments measures
that commit of the game as well, in turns, by its own benchmark.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game.content import load_content
from game.kit import Assets, Canvas, FocusGained, SceneStack, Viewport
from game.kit.scene_stack.ambient_clock import BEAT
from game.play import Match, MatchStore, Seat, Settings
from game.rules import ASSAULT, SUMMONING, State
from game.scenes import MatchScene, Services
from tests.rules.pictures import duel, move

from .beside import compare

SIZE = (1920, 1080)
FRAME = 1 / 60
RESTING = 300
#: The aims: milliseconds of the median, and of the longest frame once all is warm.
MEDIAN, LONGEST = 8.0, 25.0


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


def effect_position(card: str, stronghold: str) -> State:
    """Return a full table before a spell, or before a blow that fells a Fort."""
    top = "" if stronghold == "**" else "| top: Carnivore Machine "
    return duel(
        f"* {card} Baron Ogre | top: Brute Gnome Zombie | bottom: Assassin Alpha Scribe",
        f"Martyr {stronghold} Vortex {top}| bottom: Troll Revenant Brigand",
        mana=9,
    )


class Bench:
    """A match on a stack that is drawn by hand."""

    def __init__(self, folder: Path) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode(SIZE)
        settings = Settings(hand_over=False)
        self.services = Services(load_content("en"), settings, MatchStore(folder))
        self.assets = Assets()

    def stack(self, state: State) -> tuple[SceneStack, Canvas]:
        match = Match.from_position(state, (Seat("Alaric"), Seat("Morwen")))
        scene = MatchScene(self.services, match)
        scene.flow.seen = scene.state.active
        stack = SceneStack(Viewport.of(SIZE))
        stack.push(scene)
        surface = pygame.display.get_surface()
        assert surface is not None
        return stack, Canvas(surface, stack.view, self.assets)

    def assault(self) -> list[float]:
        """Return the milliseconds of every frame from the first attack to the next turn."""
        stack, canvas = self.stack(position())
        scene = stack.top
        assert isinstance(scene, MatchScene)
        times = []
        turn = scene.state.turn
        # It ends with the turn, or where an order is asked for.
        while stack.top is scene and (scene.state.turn == turn or scene.view.animator.busy):
            times.append(milliseconds(lambda: draw_frame(stack, canvas)))
        return times

    def effect(self, card: str, words: str, stronghold: str) -> list[float]:
        """Return the milliseconds of every frame of one move's story."""
        stack, canvas = self.stack(effect_position(card, stronghold))
        scene = stack.top
        assert isinstance(scene, MatchScene)
        draw_frame(stack, canvas)
        scene.flow.submit(move(scene.state, words))
        times = []
        while stack.top is scene and scene.view.animator.busy:
            times.append(milliseconds(lambda: draw_frame(stack, canvas)))
        # The frame in which a fallen Fort gives way to the results is not the match's.
        return times if stack.top is scene else times[:-1]

    def resting(self) -> list[float]:
        """Return the milliseconds of frames in which nothing moves."""
        stack, canvas = self.stack(position(SUMMONING))
        draw_frame(stack, canvas)
        return [milliseconds(lambda: draw_frame(stack, canvas)) for _ in range(RESTING)]

    def ambient(self) -> list[float]:
        """Return the milliseconds of the beats in which only the board lives, 15 a second."""
        stack, canvas = self.stack(position(SUMMONING))
        stack.update(FRAME)
        while stack.animating():
            stack.update(FRAME)
        stack.draw(canvas)
        return [milliseconds(lambda: _beat(stack, canvas)) for _ in range(RESTING)]

    def yardstick(self) -> list[float]:
        """Return the milliseconds of a background, 24 cards with alpha, 30 texts and a flip."""
        screen = pygame.display.get_surface()
        assert screen is not None
        land = pygame.Surface(SIZE).convert()
        card = pygame.Surface((160, 224), pygame.SRCALPHA)
        pygame.draw.rect(card, (90, 60, 30, 255), card.get_rect(), border_radius=12)
        card = card.convert_alpha()
        words = pygame.font.Font(None, 28).render("Bridges of Erret", True, "white").convert_alpha()

        def frame() -> None:
            screen.blit(land, (0, 0))
            for number in range(24):
                screen.blit(card, (number % 8 * 200, number // 8 * 260))
            for number in range(30):
                screen.blit(words, (number % 5 * 300, number // 5 * 100))
            pygame.display.flip()

        return [milliseconds(frame) for _ in range(RESTING)]


def draw_frame(stack: SceneStack, canvas: Canvas) -> None:
    """Move a stack on by a frame's time, draw it, and show it."""
    stack.update(FRAME)
    stack.draw(canvas)
    pygame.display.flip()


def _beat(stack: SceneStack, canvas: Canvas) -> None:
    stack.ambient_clock.handle(FocusGained())
    stack.advance_ambient(BEAT)
    pygame.display.update(stack.redraw(canvas))


def milliseconds(function: Callable[[], None]) -> float:
    """Return how long a call takes."""
    start = time.perf_counter()
    function()
    return (time.perf_counter() - start) * 1000


def tell(title: str, times: list[float], yardstick: float) -> float:
    """Print one line and return the median."""
    median = statistics.median(times)
    late = sorted(times)[int(len(times) * 0.99)]
    print(
        f"{title:18} median {median:6.2f} ms ({median / yardstick:5.2f} yardsticks), "
        f"99 % {late:6.2f}, longest {max(times):6.2f}, {len(times)} frames"
    )
    return median


def main(words: list[str]) -> int:
    """Print the times; return 1 when an aim is missed."""
    if "beside" in words:
        compare("frame_times", words[-1])
        return 0
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        yardstick = statistics.median(bench.yardstick())
        tell("yardstick", bench.yardstick(), yardstick)
        tell("at rest", bench.resting(), yardstick)
        bench.ambient()
        tell("ambient", bench.ambient(), yardstick)
        tell("assault, cold", bench.assault(), yardstick)
        if "profile" in words:
            with cProfile.Profile() as profile:
                bench.assault()
            pstats.Stats(profile).sort_stats("tottime").print_stats(30)
        warm = bench.assault()
        median = tell("assault, warm", warm, yardstick)
        missed = median > MEDIAN or max(warm) > LONGEST
        for title, *effect in EFFECTS:
            bench.effect(*effect)
            warm = bench.effect(*effect)
            missed |= tell(title, warm, yardstick) > MEDIAN or max(warm) > LONGEST
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
