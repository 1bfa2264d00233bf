"""A button with large words, and below them lines that say what it leads to."""

from collections.abc import Callable, Sequence

import pygame

from game.board import draw_portrait
from game.kit import Button, Canvas, Colours, Kind, Spoken, Viewport, grown, text_size, text_style

#: The height of the label, what each line adds, and the air above and below them.
LABEL, LINE, AIR = 28.0, 18.0, 22.0
#: How much larger the label and the picture of the button are that matters most, and its air.
LARGE, LARGE_AIR = 1.35, 30.0
#: The side of the picture, the size of the words, and the least height without lines.
ICON, WORDS, LEAST = 42.0, 21.0, 46.0
_EDGE, _GAP = 13.0, 10.0
#: By how much the air grows with the texts at most.
_MOST_AIR = 1.5
_LINE = text_style.CAPTION.with_changes(size=15, align="start", fit=True, floor=9.2, outline=1.2)
#: The radius of a portrait at the end, and at most; how far the second lies from the first.
FACE, LARGEST_FACE, FACE_STEP = 0.3, 28.0, 1.2


class LinedButton(Button):
    """A button with its ``lines`` under its label, and the ``faces`` of players at its end.

    A face is a portrait's id and the side that it plays. ``large`` is what matters most.
    """

    def __init__(
        self,
        label: str,
        on_click: Callable[[], None],
        *,
        icon: str,
        lines: Sequence[str] = (),
        faces: Sequence[tuple[str, int]] = (),
        kind: Kind = "secondary",
        hint: str = "",
    ) -> None:
        super().__init__(label, on_click, kind=kind, icon=icon, hint=hint)
        self.lines = lines
        self.faces = faces
        self.large = False

    @property
    def spoken(self) -> Spoken:
        """Its words, and what it leads to."""
        return super().spoken._replace(value=". ".join(self.lines))

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height that its words ask for where it is ``width`` wide."""
        air = LARGE_AIR if self.large else AIR
        air = max(air, min(grown(air), _MOST_AIR * air))
        icon = ICON * self._scale
        room = width - 2 * _EDGE - icon - _GAP
        beside = 2 * LARGEST_FACE + 12 if self.faces else 0.0
        lines = sum(
            _line_height(view, line, room if number else room - beside)
            for number, line in enumerate(self.lines)
        )
        return max(grown(LEAST), self._label_height(view, room - beside) + lines + air)

    def wanted_width(self, view: Viewport) -> float:
        """Return the width at which its words stand as large as they are meant to."""
        style = self.label_style.with_changes(size=WORDS * self._scale)
        words = [text_size(view, self.label, style)[0]]
        words += [text_size(view, line, _LINE)[0] for line in self.lines]
        return self.width_without_words + max(words)

    @property
    def width_without_words(self) -> float:
        """The width of its picture, and of what is free around that."""
        return 2 * _EDGE + ICON * self._scale + _GAP

    def _label_height(self, view: Viewport, width: float) -> float:
        usual = LABEL * self._scale
        if grown(1.0) == 1.0:
            return usual
        style = self.label_style.with_changes(size=WORDS * self._scale, wrap=True)
        return max(usual, text_size(view, self.label, style, width)[1] + 4)

    @property
    def _scale(self) -> float:
        return LARGE if self.large else 1.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture at its beginning, the label over the lines, the faces."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        if self.kind == "quiet":
            self.draw_quiet(canvas, rect)
        else:
            self.draw_plate(canvas, self.plate, rect)
        rtl = canvas.begins_right(self.label)
        icon = min(ICON * self._scale, rect.height * 0.72)
        words = pygame.FRect(rect.x + _EDGE + icon + _GAP, rect.y, 0, rect.height)
        words.width = rect.right - _EDGE - words.x
        if rtl:
            words.right = 2 * rect.centerx - words.x
        way = 1 if rtl else -1
        center = rect.centerx + way * (rect.width / 2 - _EDGE - icon / 2), rect.centery
        self.draw_icon(canvas, center, icon)
        self._draw_words(canvas, words, self._draw_faces(canvas, rect, rtl=rtl), rtl=rtl)

    def _draw_words(self, canvas: Canvas, box: pygame.FRect, beside: float, *, rtl: bool) -> None:
        """Draw the label over the lines; ``beside`` is the width that faces take at their end.

        The last of two lines is longer: it stands below the faces.
        """
        short = pygame.FRect(box.x + beside if rtl else box.x, 0, box.width - beside, 0)
        view = canvas.view
        label = min(self._label_height(view, short.width), box.height - 8)
        rooms = [box if number else short for number in range(len(self.lines))]
        heights = [
            _line_height(view, line, room.width)
            for line, room in zip(self.lines, rooms, strict=True)
        ]
        y = box.centery - (label + sum(heights)) / 2 - 1
        place = (short.x, y, short.width, label)
        wrap = grown(1.0) > 1.0
        style = self.label_style.with_changes(
            size=WORDS * self._scale, align="start", fit=True, wrap=wrap, outline=1.4
        )
        canvas.text(self.label, place, style)
        colour = Colours.light if self.kind == "primary" else Colours.text
        if not self.enabled:
            colour = Colours.disabled
        y += label
        for line, room, high in zip(self.lines, rooms, heights, strict=True):
            canvas.text(line, (room.x, y, room.width, high), _LINE, colour=colour, wrap=wrap)
            y += high

    def _draw_faces(self, canvas: Canvas, rect: pygame.FRect, *, rtl: bool) -> float:
        """Draw the players at the end of the button; return the width that they take."""
        if not self.faces:
            return 0.0
        radius = min(rect.height * FACE, LARGEST_FACE)
        wide = radius * (2 + FACE_STEP * (len(self.faces) - 1))
        x = rect.x + 14 + radius if rtl else rect.right - 14 - wide + radius
        y = rect.centery - (LINE / 2 if len(self.lines) > 1 else 0)
        for number, (portrait, side) in enumerate(self.faces):
            center = x + number * radius * FACE_STEP, y
            draw_portrait(canvas, portrait, side, center, radius, light=self.light)
        return wide + 12


def _line_height(view: Viewport, line: str, width: float) -> float:
    """Return how high a line under the label is: it wraps where texts are larger than usual."""
    if grown(1.0) == 1.0:
        return LINE
    return text_size(view, line, _LINE.with_changes(wrap=True), width)[1] + 3


def widths_by_words(view: Viewport, buttons: Sequence[LinedButton], room: float) -> list[float]:
    """Share the room of a row of buttons: longer words take of that of shorter ones."""
    plain = [button.width_without_words for button in buttons]
    wants = [button.wanted_width(view) for button in buttons]
    share = max(0.0, room - sum(plain)) / (sum(wants) - sum(plain))
    # The words of all are shrunk, or spread, by one measure.
    return [least + (want - least) * share for least, want in zip(plain, wants, strict=True)]
