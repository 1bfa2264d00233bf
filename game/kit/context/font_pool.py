"""The open fonts: a few of each face, brought to the sizes that are asked for."""

from __future__ import annotations

import io
from collections import OrderedDict

import pygame

from .font_files import face

#: So many sizes are open at once: each takes 0.4 MB, and opening one takes three times as long as
#: bringing an open one to another size.
MOST_OPEN = 8
#: Below it letters are no longer any.
_LEAST_PX = 6


class FontPool:
    """Keeps up to ``MOST_OPEN`` sizes of each face open; the one used longest ago changes size."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, bool], pygame.font.Font] = OrderedDict()

    def font(self, px: float, *, bold: bool = False) -> pygame.font.Font:
        """Return the face at ``px`` pixels, to be used before others are asked for."""
        key = max(_LEAST_PX, round(px)), bold
        if key in self._open:
            self._open.move_to_end(key)
            return self._open[key]
        if not pygame.font.get_init():
            self._open.clear()
            pygame.font.init()
        same = [kept for kept in self._open if kept[1] == bold]
        if len(same) < MOST_OPEN:
            self._open[key] = pygame.font.Font(io.BytesIO(face(bold)), key[0])
        else:
            self._open[key] = self._open.pop(same[0])
            self._open[key].point_size = key[0]
        return self._open[key]
