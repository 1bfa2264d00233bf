"""How hard settings of the Horde are, by pennants; and a bar that tells how much is done."""

from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, draw_brass, draw_pennants, draw_well
from game.rules import LEVELS, Difficulty, difficulties

from ...services import Services

#: The steps by the words for them, from the gentlest; each is a fifth of all shares won.
STEPS = ("mild", "fair", "tough", "fierce", "brutal")
#: The width of the gauge for its height.
_WIDE = 2.4
_LIT: tuple[Colour, ...] = (
    (96, 190, 96),
    (168, 190, 70),
    (240, 176, 52),
    (238, 120, 38),
    (226, 62, 56),
)


class HardnessWords(NamedTuple):
    """The hardness of settings: the ``step`` from 1 to 5, its name, and who wins how often."""

    step: int
    name: str
    wins: str

    @property
    def both(self) -> str:
        """The name and the share."""
        return f"{self.name} · {self.wins}"


def hardness_words(services: Services, difficulty: Difficulty) -> HardnessWords:
    """Return what is said of how hard settings are."""
    hardness = services.content.hardness
    won = hardness.wins(difficulty)
    step = hardness_step(won)
    name = services.translate(f"hardness.{STEPS[step - 1]}")
    player = services.translate(f"strengths.{hardness.player}.name")
    wins = services.translate("hardness.wins", player=player, percent=round(100 * won))
    return HardnessWords(step, name, wins)


def hardness_step(won: float) -> int:
    """Return the step, 1 to 5, of a share of games won: the fewer, the harder."""
    return 5 - min(4, int(won * 5))


def hardness_hint(services: Services, difficulty: Difficulty) -> str:
    """Return what is said of settings of a level where there is room: how hard it is among them."""
    hardness = services.content.hardness
    level = next(name for name, points in LEVELS.items() if points == difficulty.points)
    others = [other for other in difficulties(LEVELS[level]) if other != difficulty]
    won = hardness.wins(difficulty)
    rank = services.translate(
        "hardness.rank",
        count=sum(hardness.wins(other) > won for other in others),
        total=len(others),
        level=services.translate(f"levels.{level}"),
    )
    wins = hardness_words(services, difficulty).wins
    return services.translate("hardness.hint", wins=wins, games=hardness.games, rank=rank)


def gauge_width(height: float) -> float:
    """Return how wide a gauge of some height is."""
    return _WIDE * height


def draw_gauge(canvas: Canvas, box: RectLike, step: int) -> None:
    """Draw five pennants at the left of ``box``, as high as it; ``step`` of them are lit."""
    area = pygame.FRect(box)
    area.width = gauge_width(area.height)
    draw_pennants(canvas, area, step, len(STEPS), _LIT[step - 1])


def draw_progress(canvas: Canvas, bar: pygame.FRect, share: float) -> None:
    """Draw how much is done, 0 to 1, as an inlay of brass."""
    draw_well(canvas, bar, radius=bar.height / 2)
    inside = bar.inflate(-4, -4)
    if share:
        inside.width = max(inside.height, inside.width * share)
        draw_brass(canvas, inside, radius=inside.height / 2)
