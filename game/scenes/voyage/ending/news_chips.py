"""What a voyage has opened and earned, as medals: told once, when it has ended."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.kit import (
    Alphas,
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Pressable,
    Row,
    Scene,
    Sizes,
    Viewport,
    Words,
    button_height,
    grown,
    text_room,
    text_style,
)
from game.play import Achievement, NewlyOpened

from ...common import Screen, draw_medallion
from ...common.dialogs.dialog import WORDS, Dialog
from ...routes import EarnedNews
from ...services import Services
from ..parts.home_words import scenario_name, scenario_text
from ..parts.voyage_pictures import CAPTAINS, RELICS, draw_face, goods_icon
from ..parts.voyage_words import captain_name, captain_steps
from .medal_strike import draw_light

#: The space around words, the side of a medal, how wide its place is, and how far one drops as it
#: comes in.
_PAD, _MEDAL, _LEAST, _WIDEST, _DROP = 6.0, 72.0, 132.0, 172.0, 14.0
_WORDS = text_style.NAME.with_changes(
    size=14.5,
    colour=Colours.light,
    align="center",
    valign="top",
    wrap=True,
    outline=1.4,
)


class NewsChip(NamedTuple):
    """Words with a picture before them; a ``face`` is drawn as a medal.

    What was won is told ``about``, or where it ``leads``. ``shape`` is the width of the picture for
    a height of one.
    """

    words: str
    icon: str
    about: str = ""
    leads: Callable[[], Scene] | None = None
    face: bool = False
    shape: float = 1.0


def opened_chips(services: Services, new: NewlyOpened) -> Iterator[NewsChip]:
    """Yield a chip for each thing that was opened (R16.86)."""
    say = services.translate
    for scenario in new.scenarios:
        name, about = scenario_name(services, scenario), scenario_text(services, scenario)
        yield NewsChip(say("voyage_end.opened_scenario", name=name), "icons/chart", about)
    for captain in new.captains:
        words = say("voyage_end.opened_captain", name=captain_name(services, captain))
        about = "\n".join(text for _, text in captain_steps(services, captain))
        yield NewsChip(words, f"{CAPTAINS}/{captain}", about, face=True)
    for scenario, difficulty in new.difficulties:
        words = say(
            "voyage_end.opened",
            difficulty=say(f"setting_out.difficulties.{difficulty}"),
            scenario=scenario_name(services, scenario),
        )
        yield NewsChip(words, goods_icon("depth"), scenario_text(services, scenario))
    if new.squalls:
        about = say("setting_out.squalls_hint")
        yield NewsChip(say("voyage_end.opened_squalls"), f"{RELICS}/white_squall", about)


def earned_chips(services: Services, earned: Sequence[Achievement]) -> Iterator[NewsChip]:
    """Yield a chip for each achievement that was earned, which leads to it among the others."""
    for medal in earned:
        name = services.translate(f"achievements.{medal.id}.name")
        words, leads = (
            services.translate("statistics.gained", name=name),
            services.routes.statistics,
        )
        yield NewsChip(words, medal.icon, leads=partial(leads, medal.id))


def thing_chips(services: Services, news: Sequence[EarnedNews]) -> Iterator[NewsChip]:
    """Yield a chip for each look that was won, which leads to the wardrobe."""
    for each in news:
        leads = partial(services.routes.news.wardrobe, each.thing)
        face = each.picture.startswith("portraits/")
        yield NewsChip(each.words, each.picture, leads=leads, face=face, shape=each.shape)


class NewsMedal(Pressable):
    """A medal over its words, which opens what was won.

    ``arrived`` tells how far it has come in, 0 to 1.
    """

    def __init__(
        self, chip: NewsChip, go: Callable[[], None], arrived: Callable[[], float]
    ) -> None:
        super().__init__(go)
        self.chip, self._arrived = chip, arrived

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of the medal and of its words."""
        return grown(_MEDAL) + 2 * _PAD + text_room(view, self.chip.words, _WORDS, width - 2 * _PAD)

    def draw(self, canvas: Canvas) -> None:
        """Draw the medal and its words, as far as they have come in."""
        share, box = self._arrived(), self.rect
        with canvas.shifted(0, (1 - share) * -_DROP, alpha=round(255 * share)):
            if self.warmth:
                alpha = round(Alphas.hovered_row * self.warmth)
                canvas.fill(box, Colours.gold, radius=Sizes.radius, alpha=alpha)
            side = grown(_MEDAL)
            medal = pygame.FRect(box.centerx - side / 2, box.y + _PAD, side, side)
            draw_medal(canvas, self.chip, medal)
            words = pygame.FRect(box.x, medal.bottom + _PAD, box.width, 0).inflate(-2 * _PAD, 0)
            words.height = box.bottom - words.y
            canvas.text(self.chip.words, words, _WORDS)


class NewsMedals(Block):
    """Medals side by side, in as many rows as they need."""

    def __init__(self, medals: Sequence[NewsMedal]) -> None:
        super().__init__(*(Item(medal, fills=True) for medal in medals))

    def _rows(self, width: float) -> Column:
        count, most = len(self.boxes), max(1, int(width / grown(_LEAST)))
        columns = -(-count // -(-count // most))
        wide = min(grown(_WIDEST), width / columns)
        rows = (self.boxes[first : first + columns] for first in range(0, count, columns))
        return Column(*(Row(*row, gap=0.0, most=wide) for row in rows), gap=0.0)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows."""
        return self._rows(width).height(view, width)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the medals row by row."""
        self.area = area
        self._rows(area.width).place(view, area)


def draw_medal(canvas: Canvas, chip: NewsChip, medal: pygame.FRect) -> None:
    """Draw the medal of what was won in its light."""
    side = medal.width
    draw_light(canvas, medal)
    if chip.face:
        draw_face(canvas, chip.icon, medal.center, side / 2)
    elif chip.icon.startswith("medals/"):
        canvas.image(chip.icon, medal)
    else:
        draw_medallion(canvas, chip.icon, medal.center, side / 2, chip.shape)


#: The side of the medal, and the width of the way back.
_MEDAL, _BACK = 96.0, 220.0


class WonDialog(Dialog, Screen):
    """Tells about what was won."""

    def __init__(self, services: Services, chip: NewsChip) -> None:
        super().__init__(services)
        self._chip, self.title = chip, chip.words
        self.remake()

    def make(self) -> None:
        """Make the way back."""
        self.back = self.add_main_button("log_screen.close", self.go_back, "tick")

    def make_body(self) -> Block:
        """Return the medal, what is told about it, and the way back."""
        medal = Drawn(lambda canvas, area: draw_medal(canvas, self._chip, area), _MEDAL, _MEDAL)
        back = Item(self.back, button_height(), wide=grown(_BACK))
        return Column(medal, Words(self._chip.about, WORDS), back)
