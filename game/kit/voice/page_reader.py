"""Reads what is written on a scene, in the order in which it belongs together."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from ..draw.assets import Assets
from ..scene_stack.scene import Scene
from ..scene_stack.scene_stack import SceneStack
from ..viewport import Point
from .reading_canvas import ReadingCanvas, ReadWords
from .sentences import read_out

#: Words are put together to a screen or a thing in rows that are so many pixels high.
_ROW = 6
#: So many things are named one after another; a larger stock of cards is walked through.
_MOST = 24


class PageReader:
    """Reads scenes; ``named`` puts a thing that is shown, such as a card, in words."""

    def __init__(self, assets: Assets, named: Callable[[object], str]) -> None:
        self._assets = assets
        self._named = named

    def canvas(self, top: Scene, stack: SceneStack) -> ReadingCanvas:
        """Return a canvas as large as the scene's page."""
        page = top.page_scroll.view
        return ReadingCanvas.of(page if page.height else stack.view, self._assets)

    def drawn(self, top: Scene, stack: SceneStack) -> ReadingCanvas:
        """Return a canvas with all that is written on a scene."""
        canvas = self.canvas(top, stack)
        top.draw(canvas)
        return canvas

    def inside(self, canvas: ReadingCanvas, rect: pygame.FRect) -> tuple[str, object]:
        """Return the words in a place, or the one thing that is seen there."""
        things = [region for region in canvas.hit_regions if rect.collidepoint(region.rect.center)]
        read = [
            each
            for each in canvas.read
            if rect.collidepoint(at := _middle(each, canvas))
            and not any(thing.rect.collidepoint(at) for thing in things)
        ]
        if len(things) == 1 and not read:
            return "", things[0].thing
        names = dict.fromkeys(self._named(each.thing) for each in things)
        return read_out([*_in_rows(read), *filter(None, names)]), None

    def screen(self, top: Scene, stack: SceneStack, *, things: bool = False) -> list[str]:
        """Return all that is written on a scene, from the top to the bottom.

        What is written on one thing is read together, a title with its description; with
        ``things``, cards are named where they lie.
        """
        canvas = self.drawn(top, stack)
        groups = top.spoken_groups()
        found: list[dict[int, list[ReadWords]]] = [{} for _ in groups]
        for each in (*(self._things(canvas) if things else ()), *canvas.read):
            at, alone = _middle(each, canvas), (0.0, len(found), 0)
            around = (
                (place.width * place.height, group, number)
                for group, places in enumerate(groups)
                for number, place in enumerate(places)
                if place.collidepoint(at)
            )
            _, group, number = min(around, default=alone)
            if group == len(found):
                found.append({})
            found[group].setdefault(number, []).append(each)
        written = sorted(filter(None, found), key=_row_of)
        texts = [text for group in written for at in sorted(group) for text in _in_rows(group[at])]
        return [top.title, *dict.fromkeys(text for text in texts if text != top.title)]

    def _things(self, canvas: ReadingCanvas) -> list[ReadWords]:
        """Return the names of the things that are seen, unless they are too many to be heard."""
        scale, regions = canvas.view.scale, canvas.hit_regions
        if len(regions) > _MOST:
            return []
        return [
            ReadWords(name, pygame.Rect([round(side * scale) for side in region.rect]))
            for region in regions
            if (name := self._named(region.thing))
        ]

    def beside(self, top: Scene, stack: SceneStack) -> list[str]:
        """Return what is written on a scene beside the things that can be focused."""
        canvas, places = self.drawn(top, stack), top.spoken_places()
        return _in_rows(
            each
            for each in canvas.read
            if not any(place.collidepoint(_middle(each, canvas)) for place in places)
        )


def _row_of(group: dict[int, list[ReadWords]]) -> int:
    """Return the row in which the uppermost words of a group stand."""
    return min(each.box.centery for read in group.values() for each in read) // _ROW


def _middle(read: ReadWords, canvas: ReadingCanvas) -> Point:
    """Return the middle of words, in logical units."""
    scale = canvas.view.scale
    return read.box.centerx / scale, read.box.centery / scale


def _in_rows(read: Iterable[ReadWords]) -> list[str]:
    """Return words from top to bottom, each once; those on one line in the order of drawing."""
    rows = sorted(read, key=lambda each: each.box.centery // _ROW)
    return list(dict.fromkeys(each.text for each in rows))
