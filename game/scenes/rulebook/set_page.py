"""A page of the rulebook set: where its texts, links and examples lie, from its top on."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.content import CITATION
from game.kit import (
    Colour,
    Colours,
    Sizes,
    TextStyle,
    Viewport,
    grown,
    text_size,
    text_spans,
    text_style,
)

from .book_pages import BookEntry, BookPage, BookPart
from .book_pictures import HIGH

#: The widest line that is read with ease, and a thumbnail of a board with its words.
READ_WIDE = 820.0
THUMB = (232.0, 130.5)
_EDGE, _GAP, _APART = 16.0, 8.0, 14.0
#: How high the picture at the head of a chapter is.
_BANNER = 168.0
_CHIP = 58.0
_ICON = 34.0
_INSET = 16.0
_BULLET = 18.0
_TITLE = text_style.NAME.with_changes(
    size=21, colour=Colours.gold, wrap=True, fit=False, valign="top"
)
NUMBER = text_style.STRONG.with_changes(
    size=15, colour=Colours.light, align="center", valign="middle"
)
_TEXT = text_style.BODY.with_changes(size=17, colour=Colours.light)
_NOTE = text_style.BODY.with_changes(size=16)
_INTRO = text_style.BODY.with_changes(size=17, colour=Colours.text)
_EXAMPLE = text_style.NAME.with_changes(size=18, colour=Colours.light, floor=13, wrap=True)
_TEASER = text_style.BODY.with_changes(size=15, fit=True, floor=12)


class PageText(NamedTuple):
    """Words at their place."""

    rect: pygame.FRect
    text: str
    style: TextStyle


class PagePlate(NamedTuple):
    """The ground of an entry or of a note; ``edge`` is the colour of its lines, if it has some."""

    rect: pygame.FRect
    alpha: int
    edge: Colour | None = None


class PageSpot(NamedTuple):
    """A place that can be chosen: a citation, which ``leads`` to a rule, or an ``example``."""

    rect: pygame.FRect
    leads: str = ""
    example: str = ""


@dataclass
class SetPage:
    """Everything on a page, in units from its upper corner.

    ``tags`` are the grounds of numbers, ``found`` the words looked for.
    """

    height: float = 0.0
    banner: pygame.FRect = field(default_factory=lambda: pygame.FRect(0, 0, 0, 0))
    plates: list[PagePlate] = field(default_factory=list)
    texts: list[PageText] = field(default_factory=list)
    tags: list[pygame.FRect] = field(default_factory=list)
    icons: list[tuple[pygame.FRect, str]] = field(default_factory=list)
    charts: list[tuple[pygame.FRect, str]] = field(default_factory=list)
    spots: list[PageSpot] = field(default_factory=list)
    found: list[pygame.FRect] = field(default_factory=list)
    anchors: dict[str, pygame.FRect] = field(default_factory=dict)


class PageSetter:
    """Sets a page for a ``width``; ``found`` is what is marked, ``titles`` what examples say.

    These are the title of each and what is seen at first. ``captions`` stand below the picture of
    a chart, by the number of the rule that has one.
    """

    def __init__(
        self,
        view: Viewport,
        width: float,
        titles: Mapping[str, tuple[str, str]],
        captions: Mapping[str, str],
        found: re.Pattern[str] | None,
    ) -> None:
        self._view = view
        self._captions = captions
        self._width = min(width, READ_WIDE)
        self._titles = titles
        self._found = found
        self._page = SetPage()
        self._y = 0.0

    def set(self, page: BookPage) -> Iterator[SetPage]:
        """Yield a page as far as it is set: to its first entry, then after each of them."""
        self._y = 4.0
        self._page.banner = pygame.FRect(0, self._y, self._width, _BANNER)
        self._y += _BANNER + _APART
        if page.intro:
            self._write(page.intro, _EDGE, self._width - 2 * _EDGE, _INTRO)
            self._y += _APART
        yield self._page
        for entry in page.entries:
            self._entry(entry)
            self._page.height = self._y
            yield self._page

    def _entry(self, entry: BookEntry) -> None:
        top = self._y
        self._y += _EDGE - 4
        left = _EDGE
        number = len(self._page.texts)
        if entry.icon:
            self._page.icons.append((pygame.FRect(left, self._y - 4, _ICON, _ICON), entry.icon))
            left += _ICON + _GAP
        if entry.number:
            chip = pygame.FRect(left, self._y, grown(_CHIP), grown(Sizes.strong * 1.4))
            self._page.texts.append(PageText(chip, entry.number, NUMBER))
            self._page.tags.append(chip)
            left += grown(_CHIP) + _GAP
        self._write(entry.title, left, self._width - left - _EDGE, _TITLE, linked=False)
        if entry.icon:
            self._y = max(self._y, self._page.icons[-1][0].bottom)
        self._y += _GAP / 2
        for part in entry.parts:
            self._part(part)
        if entry.number in self._captions:
            self._chart(entry.number)
        for example in entry.examples:
            self._example(example)
        self._y += _EDGE - _GAP
        box = pygame.FRect(0, top, self._width, self._y - top)
        self._page.plates.insert(0, PagePlate(box, 110))
        self._page.anchors[entry.anchor] = box
        assert len(self._page.texts) > number
        self._y += _APART - 4

    def _part(self, part: BookPart) -> None:
        wide = self._width - 2 * _EDGE
        if part.kind == "text":
            self._write(part.text, _EDGE, wide, _TEXT)
        elif part.kind == "item":
            dot = pygame.FRect(_EDGE, self._y, grown(_BULLET), grown(24))
            self._page.texts.append(PageText(dot, "•", _TEXT))
            bullet = grown(_BULLET)
            self._write(part.text, _EDGE + bullet, wide - bullet, _TEXT)
        else:
            top = self._y
            self._y += _GAP
            self._write(part.text, _EDGE + _INSET, wide - 2 * _INSET, _NOTE)
            self._y += _GAP
            edge = Colours.bronze if part.kind == "ruling" else Colours.foretold
            box = pygame.FRect(_EDGE, top, wide, self._y - top)
            self._page.plates.append(PagePlate(box, 150, edge))
        self._y += _GAP

    def _chart(self, rule: str) -> None:
        wide = self._width - 2 * _EDGE
        box = pygame.FRect(_EDGE, self._y + _GAP, wide, HIGH * wide)
        self._page.charts.append((box, rule))
        self._y = box.bottom + _GAP
        self._write(self._captions[rule], _EDGE, self._width - 2 * _EDGE, _NOTE)
        self._y += _GAP

    def _example(self, name: str) -> None:
        title, begin = self._titles[name]
        wide = self._width - 2 * _EDGE - THUMB[0] - 2 * _GAP - 18
        head = max(26.0, text_size(self._view, title, _EXAMPLE, wide)[1] + 2)
        told = text_size(self._view, begin, _TEASER, wide)[1] + 2 if grown(1.0) > 1.0 else 0.0
        high = max(THUMB[1] + 12, head + told + 20)
        box = pygame.FRect(_EDGE, self._y, self._width - 2 * _EDGE, high)
        self._page.spots.append(PageSpot(box, example=name))
        x = box.x + THUMB[0] + 2 * _GAP + 6
        words = pygame.FRect(x, box.y + 8, wide, head)
        self._page.texts.append(PageText(words, title, _EXAMPLE))
        words = pygame.FRect(x, words.bottom + 4, wide, box.bottom - words.bottom - 12)
        self._page.texts.append(PageText(words, begin, _TEASER))
        self._y += box.height + _GAP

    def _write(
        self, text: str, x: float, width: float, style: TextStyle, *, linked: bool = True
    ) -> None:
        height = text_size(self._view, text, style, width)[1]
        box = pygame.FRect(x, self._y, width, height + 2)
        self._page.texts.append(PageText(box, text, style))
        if linked:
            for rect, words in self._spans(box, text, style, CITATION):
                self._page.spots.append(PageSpot(rect.inflate(6, 0), leads=words))
        if self._found is not None:
            marks = self._spans(box, text, style, self._found)
            self._page.found += [rect.inflate(4, 0) for rect, _ in marks]
        self._y += height

    def _spans(
        self, box: pygame.FRect, text: str, style: TextStyle, pattern: re.Pattern[str]
    ) -> Iterator[tuple[pygame.FRect, str]]:
        for span in text_spans(self._view, text, style, box.width, pattern):
            yield span.rect.move(box.x, box.y), span.text
