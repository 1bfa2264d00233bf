"""The page that is read: it scrolls, and what leads on can be chosen by pointer and keys."""

import math
import re
from collections.abc import Callable, Iterator
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    ScrollArea,
    Sizes,
    Viewport,
    box_at,
    give_feedback,
    grown,
    line_spans,
)

from .book_list import Seeking
from .book_pages import BookPage
from .book_pictures import BookPictures, ExampleBook
from .set_page import THUMB, PageSetter, PageSpot, SetPage

_STEP = 64.0
_LINK_WARM, _FOUND = 110, 90
_PLAY = 34.0
#: The two lines around a note: how far inside its edge, and how wide.
_RULED = ((0.0, 2.0), (4.0, 0.8))
#: A rule's number on its tag: the cloth, and the edge.
_TAG: Colour = (124, 34, 30)


class RulePage(Seeking, ScrollArea):
    """Shows a page; ``on_link`` hears a citation's number, ``on_example`` a position's name."""

    feedback: ClassVar[str] = ""

    def __init__(
        self,
        examples: ExampleBook,
        pictures: BookPictures,
        on_link: Callable[[str], None],
        on_example: Callable[[str], None],
    ) -> None:
        super().__init__()
        self._examples = examples
        self._pictures = pictures
        self._on_link = on_link
        self._on_example = on_example
        self._page: BookPage | None = None
        self._found: re.Pattern[str] | None = None
        self._view: Viewport | None = None
        self.set = SetPage()
        #: What is still to be set of it, and for what it is set.
        self._setting: Iterator[SetPage] | None = None
        self._set_for: object = None
        #: The spot that the keyboard is on, and the one under the pointer.
        self.chosen: int | None = None
        self.over: int | None = None
        #: The entry that was led to.
        self.anchor = ""

    # The page shown

    def show(self, page: BookPage, found: re.Pattern[str] | None = None) -> None:
        """Show a page from its top, with what was found marked."""
        self._page, self._found = page, found
        self._set_for = None
        self.chosen = self.over = None
        self.anchor = ""
        self._lay_out()
        self.lead_to("", 0.0)

    def lead_to(self, anchor: str, offset: float | None = None) -> None:
        """Show an entry of the page, or how far it was read before."""
        self.anchor = anchor
        if offset is None:
            while anchor and anchor not in self.set.anchors and self._set_more():
                pass
            if anchor in self.set.anchors:
                offset = self.set.anchors[anchor].y - 6
        if offset is not None:
            self._set_to(offset + self.rect.height)
            self.scroll_to(offset, at_once=True)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Keep the window, for which the page is set; it takes whatever height there is."""
        del width
        self._view = view
        return 0.0

    def place(self, rect: RectLike) -> None:
        """Set the page for its width; an entry that was led to stays in sight."""
        super().place(rect)
        if self._lay_out():
            self.lead_to(self.anchor)

    def update(self, dt: float) -> bool:
        """Set more of a long page, of which only what is seen was set at once."""
        moving = super().update(dt)
        return self._set_more() or moving

    def finish(self) -> None:
        """Set all of the page at once."""
        self._set_to(math.inf)

    def _lay_out(self) -> bool:
        """Begin to set the page, unless it is set for this place already; return whether it was."""
        if self._page is None or self._view is None:
            return False
        key = self._page, self.rect.size, self._view.scale, grown(1.0)
        if key == self._set_for:
            return False
        self._set_for = key
        # The width is less beside a bar; a page that needs none is set anew.
        self.content_height = math.inf
        self._begin()
        self._set_to(self.rect.height)
        if self._setting is None and self.content_height <= self.rect.height:
            self._begin()
            self.finish()
        self._set_to(self.offset + self.rect.height)
        self.scroll_to(self.offset, at_once=True)
        return True

    def _begin(self) -> None:
        assert self._page is not None
        assert self._view is not None
        words = self._examples.titles, self._pictures.captions
        setter = PageSetter(self._view, self.content_width, *words, self._found)
        self._setting = setter.set(self._page)
        self.set = next(self._setting)

    def _set_to(self, height: float) -> None:
        while self.set.height < height and self._set_more():
            pass

    def _set_more(self) -> bool:
        """Set one more entry; False where all are."""
        if self._setting is None:
            return False
        if next(self._setting, None) is None:
            self._setting = None
        self.content_height = self.set.height
        return True

    # The player's input

    def command(self, name: str) -> bool:
        """Go from link to link, scrolling on the way; follow one on "accept"."""
        if name == "accept" and self.chosen is not None:
            give_feedback("click")
            self._follow(self.set.spots[self.chosen])
            return True
        if name in ("up", "down"):
            return self._walk(1 if name == "down" else -1)
        if name in ("page_up", "page_down", "home", "end"):
            self.chosen = None
        if name == "end":
            self.finish()
        return super().command(name)

    def _walk(self, way: int) -> bool:
        top, bottom = self._goal, self._goal + self.rect.height
        ahead = bottom + _STEP if way > 0 else top - _STEP
        spots = self.set.spots
        start = self.chosen if self.chosen is not None and self._seen(self.chosen) else None
        if start is None:
            seen = [n for n in range(len(spots)) if self._seen(n)]
            following = seen if way > 0 else seen[::-1]
        else:
            following = list(range(start + way, len(spots) if way > 0 else -1, way))
        for number in following[:1]:
            box = spots[number].rect
            if (box.bottom <= ahead) if way > 0 else (box.top >= ahead):
                self.chosen = number
                self.reveal(box.top - Sizes.gap, box.bottom + Sizes.gap)
                give_feedback("move")
                return True
        before = self._goal
        self.scroll_to(self._goal + way * _STEP)
        return self._goal != before

    def _seen(self, number: int) -> bool:
        box = self.set.spots[number].rect
        return box.top >= self._goal - 1 and box.bottom <= self._goal + self.rect.height + 1

    def follow(self, pos: Point | None) -> bool:
        """Light what a click would choose."""
        before, self.over = self.over, None if pos is None else self._spot_at(pos)
        return before != self.over

    def pick(self, pos: Point) -> None:
        """Follow what was clicked."""
        number = self._spot_at(pos)
        if number is not None:
            give_feedback("click")
            self.chosen = number
            self._follow(self.set.spots[number])

    def _follow(self, spot: PageSpot) -> None:
        if spot.leads:
            self._on_link(spot.leads)
        else:
            self._on_example(spot.example)

    def _spot_at(self, pos: Point) -> int | None:
        place = pos[0] - self.rect.x, pos[1] - self.rect.y + self.offset
        spots = enumerate(self.set.spots)
        return next((n for n, spot in spots if spot.rect.collidepoint(place)), None)

    # Drawing

    def spans(self) -> Iterator[tuple[float, float]]:
        """Yield the lines of the words, and the pictures."""
        page = self.set
        for words in page.texts:
            yield from line_spans(words.rect, words.style.size)
        boxes = (page.banner, *(box for box, _ in (*page.icons, *page.charts)))
        examples = (spot.rect for spot in page.spots if spot.example)
        yield from ((box.top, box.bottom) for box in (*boxes, *examples))

    def paint_content(self, canvas: Canvas) -> None:
        """Draw what shows of the page."""
        seen = pygame.FRect(0, self.offset - 40, self.rect.width, self.rect.height + 80)
        page = self.set
        self._draw_grounds(canvas, seen)
        if self._page is not None and page.banner.colliderect(seen):
            self._pictures.draw_banner(canvas, self._page.key, self._page.title, page.banner)
        for number, spot in enumerate(page.spots):
            if spot.rect.colliderect(seen):
                self._draw_spot(canvas, number, spot)
        for box, name in page.icons:
            if box.colliderect(seen):
                canvas.image(name, box)
        for box, rule in page.charts:
            if box.colliderect(seen):
                self._pictures.draw(canvas, rule, box)
        for tag in page.tags:
            if tag.colliderect(seen):
                canvas.box(tag, Colours.night, Colours.gold, radius=4)
                canvas.fill(tag.inflate(-3, -3), _TAG, radius=3)
        for words in page.texts:
            if words.rect.colliderect(seen):
                canvas.text(words.text, words.rect, words.style)

    def _draw_grounds(self, canvas: Canvas, seen: pygame.FRect) -> None:
        for plate in self.set.plates:
            if plate.rect.colliderect(seen):
                canvas.fill(plate.rect, Colours.well, radius=Sizes.radius, alpha=plate.alpha)
                if plate.edge is not None:
                    for off, width in _RULED:
                        canvas.frame(
                            plate.rect.inflate(-2 * off, -2 * off), plate.edge, width=width
                        )
        if self.anchor in self.set.anchors:
            box = self.set.anchors[self.anchor]
            canvas.frame(box, Colours.gold, width=1.5, radius=Sizes.radius, alpha=190)
        for box in self.set.found:
            if box.colliderect(seen):
                canvas.fill(box, Colours.gold, radius=3, alpha=_FOUND)

    def _draw_spot(self, canvas: Canvas, number: int, spot: PageSpot) -> None:
        held = self.focused and number == self.chosen
        warm = held or number == self.over
        if spot.example:
            self._draw_example(canvas, spot, warm=warm)
        else:
            if warm:
                canvas.fill(spot.rect, Colours.playable, radius=4, alpha=_LINK_WARM)
            foot = (spot.rect.x + 2, spot.rect.bottom - 2, spot.rect.width - 4, 1.5)
            canvas.fill(foot, Colours.playable, alpha=220)
        if held:
            canvas.frame(spot.rect.inflate(6, 6), Colours.focus, width=2, radius=Sizes.radius)

    def _draw_example(self, canvas: Canvas, spot: PageSpot, *, warm: bool) -> None:
        canvas.fill(spot.rect, Colours.panel, radius=Sizes.radius, alpha=230)
        edge = Colours.gold if warm else Colours.bronze
        canvas.frame(spot.rect, edge, width=1.5, radius=Sizes.radius, alpha=255 if warm else 150)
        box = pygame.FRect(spot.rect.x + 6, spot.rect.y + 6, *THUMB)
        self._examples.draw_small(canvas, spot.example, box)
        canvas.circle(box.center, _PLAY * 0.72, Colours.night, alpha=190)
        canvas.image("icons/play", box_at(box.center, _PLAY), light=40 if warm else 0)
