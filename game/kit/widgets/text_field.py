"""One line of text that the player types."""

from collections.abc import Callable
from typing import ClassVar
from unicodedata import normalize

import pygame
from pygame.typing import RectLike

from ..context.kit_context import active_context, grown, interface_flipped, read_size
from ..draw.canvas import Canvas
from ..draw.materials import draw_well
from ..draw.text.text import base_rtl, writable
from ..draw.text.text_block import text_size
from ..draw.text.text_style import CAPTION, STRONG, Align, TextStyle
from ..spoken import FIELD, Spoken
from ..theme import Colours, Sizes
from ..viewport import Point, Viewport
from .widget import Widget

_STYLE = STRONG.with_changes(bold=False, colour=Colours.light, fit=False)
#: Letters under the pointer are measured at one pixel a unit, near enough at any scale.
_MEASURE = Viewport.of((1280, 720))
_PADDING, _RIM = 14.0, 5.0
#: The largest letters for a field of one unit: lower than it by the room above and below a line.
_LETTERS = 0.7
#: The room for how many characters there are, where there can be no more.
_COUNT_WIDTH = 52.0
_COUNT = CAPTION.with_changes(size=Sizes.small, align="right", colour=Colours.attention)


class TextField(Widget):
    """A line of at most ``max_length`` characters; ``placeholder`` shows while it is empty."""

    focusable: ClassVar[bool] = True

    def __init__(
        self,
        text: str = "",
        rect: RectLike = (0, 0, 0, 0),
        *,
        on_change: Callable[[str], None] = lambda _text: None,
        on_submit: Callable[[str], object] = lambda _text: None,
        placeholder: str = "",
        max_length: int = 24,
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self.text = writable(text)
        self.caret = len(self.text)
        self.on_change = on_change
        self.on_submit = on_submit
        self.placeholder = placeholder
        self.max_length = max_length
        #: Returns what is taken of a text that is typed or pasted.
        self.keep: Callable[[str], str] = str
        #: Whether the scene is turned round, as when the field was last drawn.
        self._flipped = False

    @property
    def wants_text(self) -> bool:
        """Whether characters are typed into it."""
        return self.enabled

    @property
    def spoken(self) -> Spoken:
        """The purpose of it, and the text in it."""
        said = super().spoken
        name = said.name or self.placeholder or self.hint
        hint = self.remark or ("" if name == self.hint else self.hint)
        return said._replace(name=name, role=FIELD, value=self.text, hint=hint)

    @property
    def full(self) -> bool:
        """Whether no further character has room."""
        return len(self.text) >= self.max_length

    def press(self, pos: Point) -> None:
        """Put the caret where the pointer is."""
        area = self._area
        x = self.rect.left + self.rect.right - pos[0] if self._flipped else pos[0]
        self.caret = min(
            range(len(self.text) + 1),
            key=lambda caret: abs(self._caret_x(_MEASURE, area, caret) - x),
        )

    def typed(self, text: str) -> None:
        """Put in at the caret what can be shown and has room; remark on the rest."""
        # A letter and its accent are one where there is such a letter.
        whole = normalize("NFC", text)
        fit = writable(whole)
        kept, room = self.keep(fit), max(0, self.max_length - len(self.text))
        new = kept[:room]
        if new:
            self._change(self.text[: self.caret] + new + self.text[self.caret :], len(new))
        lost = ["not_written"] if any(map(str.isprintable, set(whole) - set(fit))) else []
        lost += ["no_room"] if len(kept) > room else []
        self.remark = " ".join(map(active_context().say, lost))

    def command(self, name: str) -> bool:
        """Move the caret, erase, or hand the text over on "accept"."""
        self.remark = ""
        match name:
            case "left" | "right":
                # In right-to-left text the next character is at the left.
                onwards = "left" if self._flipped else "right"
                ahead = (name == onwards) != self._from_right
                caret = min(len(self.text), max(0, self.caret + (1 if ahead else -1)))
                if caret == self.caret:
                    # At its end the keyboard goes on: a pad has no other way out.
                    return False
                self.caret = caret
            case "home" | "end":
                self.caret = 0 if name == "home" else len(self.text)
            case "erase" if self.caret:
                self._change(self.text[: self.caret - 1] + self.text[self.caret :], -1)
            case "erase_next":
                self._change(self.text[: self.caret] + self.text[self.caret + 1 :], 0)
            case "accept":
                self.on_submit(self.text)
            case _:
                return name == "erase"
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the hollow in its wooden rim, the text and the caret."""
        lit = self.enabled and (self.focused or self.warmth > 0.5)
        opacity = 255 if self.enabled else 120
        canvas.nine_patch("ui/panel_wood", self.rect, grey=not self.enabled)
        well = self.rect.inflate(-2 * _RIM, -2 * _RIM)
        draw_well(canvas, well, radius=Sizes.radius_small, lit=lit, alpha=opacity)
        self._flipped = canvas.is_flipped
        with canvas.upright(self.rect):
            self._draw_content(canvas, opacity)

    def _draw_content(self, canvas: Canvas, opacity: int) -> None:
        area = self._area
        with canvas.clip(area.inflate(4, 0)):
            self._draw_text(canvas, area, opacity)
        if self._counts:
            words = f"{len(self.text)}/{self.max_length}"
            count = (area.right + 4, area.y, grown(_COUNT_WIDTH) - 4, area.height)
            canvas.text(words, count, _COUNT)

    def _draw_text(self, canvas: Canvas, area: pygame.FRect, opacity: int) -> None:
        if self.text:
            self._draw_letters(canvas, area, opacity)
        elif self.placeholder:
            canvas.text(self.placeholder, area, self._style, colour=Colours.muted, alpha=150)
        if self.focused and self.enabled:
            x = self._caret_x(canvas.view, area, self.caret) + self._shift(canvas, area)
            canvas.fill((x - 1, area.y + 6, 2, area.height - 12), Colours.gold)

    def _draw_letters(self, canvas: Canvas, area: pygame.FRect, opacity: int) -> None:
        x = area.right if self._from_right else area.x
        place = x + self._shift(canvas, area), area.centery
        align: Align = "right" if self._from_right else "left"
        canvas.text(self.text, place, self._style, alpha=opacity, align=align)

    @property
    def _style(self) -> TextStyle:
        room = self.rect.height * _LETTERS / read_size(_STYLE.size)
        return _STYLE.with_changes(size=_STYLE.size * min(1.0, room), fit=True)

    def _shift(self, canvas: Canvas, area: pygame.FRect) -> float:
        """Return how far the text moves aside, so that the caret of a long text stays inside."""
        x = self._caret_x(canvas.view, area, self.caret)
        return min(0.0, area.right - x) + max(0.0, area.x - x)

    @property
    def _area(self) -> pygame.FRect:
        area = self.rect.inflate(-2 * _PADDING, -4)
        area.width -= grown(_COUNT_WIDTH) if self._counts else 0.0
        return area

    @property
    def _counts(self) -> bool:
        return self.focused and self.full

    def _caret_x(self, view: Viewport, area: pygame.FRect, caret: int) -> float:
        width = text_size(view, self.text[:caret], self._style)[0] if caret else 0.0
        return area.right - width if self._from_right else area.x + width

    @property
    def _from_right(self) -> bool:
        if self.text or self.placeholder:
            return base_rtl(self.text or self.placeholder)
        return interface_flipped()

    def _change(self, text: str, moved: int) -> None:
        if text != self.text:
            self.text = text
            self.caret += moved
            self.on_change(text)
