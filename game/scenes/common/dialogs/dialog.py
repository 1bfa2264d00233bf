"""The form of every dialog: a panel in the middle of what lies below, as large as its words."""

from __future__ import annotations

from typing import ClassVar

from game.kit import (
    Block,
    Canvas,
    Panel,
    PanelHead,
    Scene,
    Sizes,
    Space,
    TextStyle,
    Viewport,
    Words,
    grown,
    text_style,
)

WORDS = text_style.BODY.with_changes(size=17, align="center")


class Dialog(Scene):
    """A head, a text and a body on a panel over the scene below.

    A dialog sets ``title`` and ``text``, and says in ``make_body`` what lies below them. It is
    used alone, or before ``Screen``: ``class Letter(Dialog, Screen)``.
    """

    transparent: ClassVar[bool] = True
    #: How wide the panel is inside, which grows with the texts, and at most.
    wide: float = 460.0
    widest: ClassVar[float] = 860.0
    #: How far the content is from the panel's sides, from its top and from its foot.
    edges: ClassVar[tuple[float, float, float]] = (30.0, 22.0, 22.0)
    #: The space below the head, and below the text.
    spaces: ClassVar[tuple[float, float]] = (0.0, 20.0)
    head: ClassVar[float] = 54.0
    words_style: ClassVar[TextStyle] = WORDS
    text = ""

    def make_body(self) -> Block | None:
        """Return what lies below the head and the text, for the size of texts of now."""
        return None

    def make_panel(self) -> Panel:
        """Return the panel with everything on it."""
        side, top, foot = self.edges
        above, below = self.spaces
        boxes: list[Block] = [PanelHead(self.title, self.head), Space(above)]
        if self.text:
            boxes += [Words(self.text, self.words_style), Space(below)]
        body = self.make_body()
        return Panel(*boxes, *([body] if body else []), edge=side, tall=(top, foot))

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return how wide the panel is inside: as its body wants to be, or usual."""
        body = panel.boxes[-1].width(view)
        return min(max(grown(self.wide), body), max(self.wide, self.widest))

    def _measured(self, view: Viewport) -> tuple[Panel, tuple[float, float]]:
        panel, side = self.make_panel(), self.edges[0]
        most = view.width - 2 * (side + Sizes.gap)
        wide = min(self.inside(view, panel), most) + 2 * side
        return panel, (wide, panel.height(view, wide))

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measured(view)[1][1] + 2 * Sizes.gap)

    def resize(self, view: Viewport) -> None:
        """Lay out the panel in the middle."""
        self.body, size = self._measured(view)
        self.body.place(view, view.centered(size))
        self.widgets.arrange(self.body.widgets())

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the veil; the panel follows."""
        canvas.dim()
