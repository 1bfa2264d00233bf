"""The card of a pad: its picture in the middle, and a line from each button to what it does."""

from collections.abc import Sequence

import pygame

from game.kit import Block, Canvas, Colours, Point, Sizes, Viewport, box_at, grown, text_style

from ...services import Services
from .key_columns import KeyRow, draw_trigger, trigger_width

#: The height of the picture for a width of one.
PAD_SHAPE = 110 / 160
#: The middles of the buttons on a picture of 160 by 110 units.
_PLACES = {
    "left_trigger": (34, 11),
    "left_shoulder": (51, 16),
    "dpad": (43.5, 42.5),
    "left_stick": (59, 62),
    "view": (71, 40.5),
    "menu": (89, 40.5),
    "right_stick": (101, 62),
    "right_shoulder": (109, 16),
    "right_trigger": (126, 11),
    "y": (120, 31),
    "b": (131.5, 42.5),
    "x": (108.5, 42.5),
    "a": (120, 54),
}

#: The height of a row and of a button in it, the share of the width that the pad has, the gaps.
_ROW, _CAP, _PAD, _APART, _AWAY = 46.0, 30.0, 0.34, 8.0, 12.0
_WORDS = text_style.BODY.with_changes(size=17, valign="middle", fit=True, wrap=True)


def draw_pad_picture(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw a pad without letters into a box of ``PAD_SHAPE``."""
    canvas.image("ui/gamepad", box)


def button_place(trigger: str, box: pygame.FRect) -> Point:
    """Return where a button is on the picture in a box; a way of a stick or cross is at it."""
    name = trigger if trigger in _PLACES else trigger.rpartition("_")[0]
    x, y = _PLACES[name]
    return box.x + x / 160 * box.width, box.y + y / 110 * box.height


class PadSheet(Block):
    """Rows at both sides of a pad, each on the side of its button and in the order of heights."""

    def __init__(self, services: Services, rows: Sequence[KeyRow]) -> None:
        super().__init__()
        self._services = services
        unit = pygame.FRect(0, 0, 1, PAD_SHAPE)
        placed = sorted(rows, key=lambda row: button_place(row.triggers[0], unit)[1])
        middle = [button_place(row.triggers[0], unit)[0] < 0.5 for row in placed]
        self.left = [row for row, left in zip(placed, middle, strict=True) if left]
        self.right = [row for row, left in zip(placed, middle, strict=True) if not left]

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the longer side, or of the pad."""
        del view
        rows = max(len(self.left), len(self.right)) * grown(_ROW)
        return max(rows, width * _PAD * PAD_SHAPE) + 8

    def draw(self, canvas: Canvas) -> None:
        """Draw the pad as it lies in the hands, in every language, and the rows beside it."""
        with canvas.upright(self.area):
            wide = self.area.width * _PAD
            pad = box_at(self.area.center, wide, wide * PAD_SHAPE)
            side = (self.area.width - wide) / 2 - 2 * _AWAY
            draw_pad_picture(canvas, pad)
            self._draw_side(canvas, self.left, self.area.x, side, pad, inward=1)
            self._draw_side(canvas, self.right, self.area.right - side, side, pad, inward=-1)

    def _draw_side(
        self,
        canvas: Canvas,
        rows: Sequence[KeyRow],
        x: float,
        wide: float,
        pad: pygame.FRect,
        *,
        inward: int,
    ) -> None:
        high = grown(_ROW)
        y = self.area.centery - len(rows) * high / 2
        for row in rows:
            box = pygame.FRect(x, y, wide, high - 6)
            edge = box.right if inward > 0 else box.left
            goal = button_place(row.triggers[0], pad)
            bend = (edge + inward * _AWAY, box.centery)
            for start, end in (((edge, box.centery), bend), (bend, goal)):
                canvas.line(start, end, Colours.bronze, width=2)
            canvas.circle(goal, 4, Colours.brass_light)
            canvas.circle(goal, 4, Colours.brass_dark, width=1.5)
            canvas.fill(box, Colours.well, radius=Sizes.radius_small, alpha=150)
            self._draw_row(canvas, row, box, inward)
            y += high

    def _draw_row(self, canvas: Canvas, row: KeyRow, box: pygame.FRect, inward: int) -> None:
        height = grown(_CAP)
        left = box.x + (_AWAY if inward > 0 else _APART)
        right = box.right - _APART
        for trigger in row.triggers:
            wide = trigger_width(canvas.view, self._services, "pad", trigger, height)
            x = right - wide if inward > 0 else left
            draw_trigger(canvas, self._services, "pad", trigger, x, box.centery, height)
            if inward > 0:
                right -= wide + _APART
            else:
                left += wide + _APART
        words = pygame.FRect(left, box.y, right - left, box.height)
        canvas.text(row.words, words, _WORDS, align="right" if inward > 0 else "left")
