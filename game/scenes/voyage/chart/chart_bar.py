"""The bar over the chart: days, gold, rank and relics as chips, each with its hint."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit import (
    Canvas,
    Colours,
    HintArea,
    Viewport,
    WidgetGroup,
    grown,
    interface_flipped,
    share_tab_stop,
    text_size,
    text_style,
)
from game.voyage import GOLD, GOODS, RELIC_CLASSES

from ...services import Services
from ..parts.home_words import scenario_goal
from ..parts.voyage_pictures import CAPTAINS, OMENS, RELICS, draw_face, goods_icon
from ..parts.voyage_words import captain_name, captain_step, rank_brings, relic_name, relic_text
from .shown_chart import ShownChart

#: The height of a chip, and of the pictures on it.
CHIP_HIGH, _ICON, _ROW_ICON = 46.0, 30.0, 22.0
_EDGE, _CHIP_GAP = 8.0, 6.0
#: How much of the window's head is the bar's.
BAR_HIGH = 74.0
_WORDS = text_style.NAME.with_changes(size=18, colour=Colours.light)


def chip_height() -> float:
    """Return how high a chip is for the size of texts."""
    return CHIP_HIGH + 0.8 * (grown(CHIP_HIGH) - CHIP_HIGH)


class ChipPicture(NamedTuple):
    """A picture on a chip; a ``dull`` one stands for what is used up or not there yet."""

    name: str
    dull: bool = False


class BarChip(HintArea):
    """Pictures in a row, words beside them; it shines where they have just changed."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: Sequence[ChipPicture] = ()
        self.words = ""
        #: How brightly it shines, 0 to 1.
        self.light = 0.0

    def show(
        self, pictures: Sequence[ChipPicture], words: str, hint: str, light: float = 0.0
    ) -> None:
        """Show other pictures and words."""
        self.pictures, self.words, self.hint, self.light = pictures, words, hint, light

    def wanted_width(self, view: Viewport) -> float:
        """Return how wide the chip must be."""
        words = text_size(view, self.words, _WORDS)[0] + _CHIP_GAP if self.words else 0.0
        return 2 * _EDGE + len(self.pictures) * (self._side + 2) - 2 + words

    @property
    def plate(self) -> pygame.FRect:
        """Where its plate lies: all of it."""
        return self.rect

    @property
    def _side(self) -> float:
        """How large its pictures are: a row of several is smaller."""
        side = _ROW_ICON if len(self.pictures) > 2 else _ICON
        return side * chip_height() / CHIP_HIGH

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the pictures and the words."""
        box, side = self.plate, self._side
        if self.light > 0:
            canvas.glow(box, Colours.gold, strength=round(220 * self.light), spread=14)
        canvas.shadow(box, spread=7, drop=3, strength=100)
        canvas.nine_patch("ui/panel_wood", box)
        with canvas.reading(box):
            x = box.x + _EDGE
            for picture in self.pictures:
                place = (x, box.centery - side / 2, side, side)
                alpha = 90 if picture.dull else 255
                canvas.image(picture.name, place, grey=picture.dull, alpha=alpha)
                x += side + 2
            if self.words:
                x += _CHIP_GAP - 2
                canvas.text(self.words, (x, box.y, box.right - x - 4, box.height), _WORDS)


_GAP = 6.0
#: More sails than this are told by a figure beside one picture.
_MOST_SAILS = 7


class CaptainChip(BarChip):
    """The chip of the captain: the portrait as a medal that stands out of it."""

    def __init__(self) -> None:
        super().__init__()
        self.captain = ""

    def wanted_width(self, view: Viewport) -> float:
        """Return the width with the medal."""
        return super().wanted_width(view) + chip_height() - 2

    @property
    def plate(self) -> pygame.FRect:
        """Where its plate lies: beside the medal."""
        away, whole = chip_height() - 2, self.rect
        x = whole.x if interface_flipped() else whole.x + away
        return pygame.FRect(x, whole.y, whole.width - away, whole.height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the chip, and the medal where reading begins."""
        super().draw(canvas)
        whole, high = self.rect, chip_height()
        left = whole.right - high / 2 if interface_flipped() else whole.x + high / 2
        draw_face(canvas, f"{CAPTAINS}/{self.captain}", (left, whole.centery), high / 2 + 5)


#: How large a relic is where they hang in a column.
_RELIC = 40.0


class RelicChip(BarChip):
    """A relic: as any chip in the row, or round and small in the column below it."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture on a round plate where it hangs in the column."""
        if self.rect.height > _RELIC:
            super().draw(canvas)
            return
        middle, radius = self.rect.center, self.rect.width / 2
        if self.light > 0:
            canvas.glow(self.rect, Colours.gold, strength=round(220 * self.light), spread=14)
        canvas.circle(middle, radius, Colours.brass_dark)
        canvas.circle(middle, radius - 1, Colours.bronze)
        canvas.circle(middle, radius - 2.5, Colours.panel)
        canvas.image(self.pictures[0].name, self.rect.inflate(-10, -10))


class ChartBar:
    """The chips, which lie in a row, or in rows where they find no room.

    Where the fields leave room for it, ``hangs`` lets the relics hang in a column below.
    """

    def __init__(self, services: Services, widgets: WidgetGroup) -> None:
        self._services = services
        self.captain = widgets.add(CaptainChip())
        self.day, self.sails, self.omen = (widgets.add(BarChip()) for _ in range(3))
        self.goods = {good: widgets.add(BarChip()) for good in GOODS}
        #: At most one relic of each class is kept (R16.50).
        self.relics = [widgets.add(RelicChip()) for _ in RELIC_CLASSES]
        self.hangs = False
        # The voice counts the relics apart: "2 of 3" are relics, and no chips.
        share_tab_stop([chip for chip in self._all if chip not in self.relics])
        share_tab_stop(self.relics)

    @property
    def chips(self) -> list[BarChip]:
        """All chips that are shown."""
        return [chip for chip in self._all if chip.visible]

    @property
    def _all(self) -> list[BarChip]:
        goods = self.goods.values()
        return [self.captain, self.day, self.sails, *goods, self.omen, *self.relics]

    def show(self, shown: ShownChart) -> bool:
        """Show what there is now; True when the chips must be laid out anew."""
        before = [(len(chip.pictures), chip.words) for chip in self.chips]
        self._show_captain(shown)
        self._show_goods(shown)
        self._show_omen(shown)
        self._show_relics(shown)
        return before != [(len(chip.pictures), chip.words) for chip in self.chips]

    def _say(self, key: str, **values: object) -> str:
        return self._services.translate(f"voyage.chart.{key}", **values)

    def _show_captain(self, shown: ShownChart) -> None:
        voyage = shown.voyage
        captain = self.captain.captain = voyage.captain
        rank = voyage.book.ranks[shown.rank]
        steps = [captain_step(self._services, captain, step + 1) for step in range(rank.step)]
        hint = self._say(
            "captain_hint",
            name=captain_name(self._services, captain),
            rank=shown.rank,
            hand=self._say("hand", count=rank.hand),
            steps=" ".join(steps),
        )
        hint = f"{hint} {rank_brings(self._services, voyage, shown.rank + 1, 'next')}".rstrip()
        pictures = (ChipPicture(goods_icon(f"rank_{shown.rank}")),)
        self.captain.show(
            pictures,
            self._say("rank", rank=shown.rank),
            hint,
            max(map(shown.light, ("rank", "helm"))),
        )

    def _show_goods(self, shown: ShownChart) -> None:
        days = shown.voyage.days
        words = self._say("day", day=shown.day, days=days)
        goal = scenario_goal(self._services, shown.voyage.scenario.id)
        hint = f"{self._say('day_hint', days=days)} {self._say('goal_hint', goal=goal)}"
        self.day.show((ChipPicture(goods_icon("day")),), words, f"{words}. {hint}")
        most = max(shown.sails, shown.voyage.scenario.sails)
        sails = self._say("sails", count=shown.sails)
        pictures = [
            ChipPicture(goods_icon("sail"), dull=number >= shown.sails) for number in range(most)
        ]
        few = most <= _MOST_SAILS
        hint = f"{sails}. {self._say('sails_hint')}"
        self.sails.show(
            pictures if few else pictures[:1], "" if few else str(shown.sails), hint,
            shown.light("sails"),
        )  # fmt: skip
        for good, chip in self.goods.items():
            # Where nothing is built there is gold alone.
            chip.visible = good == GOLD or bool(shown.voyage.scenario.buildings)
            count = getattr(shown.goods, good)
            hint = f"{self._say(good, count=count)}. {self._say(f'{good}_hint')}"
            chip.show((ChipPicture(goods_icon(good)),), str(count), hint, shown.light(good))

    def _show_omen(self, shown: ShownChart) -> None:
        self.omen.visible = bool(shown.omen)
        if not shown.omen:
            self.omen.show((), "", "")
            return
        say = self._services.translate
        name, text = (say(f"voyage.omens.{shown.omen}.{key}") for key in ("name", "text"))
        hint = self._say("omen_hint", name=name, text=text)
        self.omen.show((ChipPicture(f"{OMENS}/{shown.omen}"),), "", hint, shown.light("omen"))

    def _show_relics(self, shown: ShownChart) -> None:
        for number, chip in enumerate(self.relics):
            chip.visible = number < len(shown.relics)
            if not chip.visible:
                chip.show((), "", "")
                continue
            relic = shown.relics[number]
            name, text = relic_name(self._services, relic), relic_text(self._services, relic)
            hint = self._say("relic_hint", name=name, text=text)
            chip.show((ChipPicture(f"{RELICS}/{relic}"),), "", hint, shown.light(relic))

    def rows(self, view: Viewport, width: float) -> int:
        """Return how many rows the chips take in a width."""
        return len(self._broken(view, width))

    def _broken(self, view: Viewport, width: float) -> list[list[BarChip]]:
        rows: list[list[BarChip]] = [[]]
        x = 0.0
        for chip in self.chips:
            if self.hangs and chip in self.relics:
                continue
            wide = chip.wanted_width(view)
            if rows[-1] and x + wide > width:
                rows.append([])
                x = 0.0
            rows[-1].append(chip)
            x += wide + _GAP
        return rows

    def lay(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the chips from where reading begins, and what hangs below the first."""
        y, high = area.y, chip_height()
        for row in self._broken(view, area.width):
            x = area.x
            for chip in row:
                wide = min(chip.wanted_width(view), area.width)
                left = area.right - (x - area.x) - wide if interface_flipped() else x
                chip.place((left, y, wide, high))
                x += wide + _GAP
            y += high + 8

    def hang(self, top: pygame.FRect) -> None:
        """Let the relics hang below a button at the bar's beginning."""
        for number, chip in enumerate(self.relics):
            y = top.bottom + _GAP + number * (_RELIC + 4)
            chip.place((top.centerx - _RELIC / 2, y, _RELIC, _RELIC))
