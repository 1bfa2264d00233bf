"""Pictures at the pixel size they are drawn in: those of the game, and files of the player's.

A plain stand-in takes the place of a picture that is missing.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pygame

from game.paths import assets_dir

from ..context.paint_stores import SurfaceCache, may_wait, wait_for_others
from ..prefetch import Prefetcher, wake_loop
from ..theme import Colours
from .shape_masks import scaled_smoothly

ENDINGS = (".webp", ".png")
MASTER_BYTES = 128 << 20
SIZED_BYTES = 128 << 20
#: A picture of more bytes fills the window: it is scaled once, and again while that is resized.
_SCENERY = 8 << 20

PixelSize: TypeAlias = tuple[int, int]
Area: TypeAlias = tuple[float, float, float, float]
WHOLE: Area = (0.0, 0.0, 1.0, 1.0)
#: To read a picture whose file has so many bytes takes longer than there is in a frame.
LARGE_BYTES = 120_000


#: The event by which reading ahead calls for ``Assets.collect``.
PICTURE_READ = pygame.event.custom_type()


class Master(NamedTuple):
    """A picture for scaling, not yet in the display's format, and its size in the file."""

    surface: pygame.Surface
    full_size: PixelSize


class AssetError(Exception):
    """A picture is missing or cannot be read."""


class Assets:
    """Loads pictures by name, such as "ui/button", and keeps them by name and pixel size.

    A picture kept for scaling (a master) is held at half its own resolution, or a quarter, while
    all that is asked for is much smaller; a larger request loads the file anew.

    ``fallback`` returns what is drawn in the place of a picture, by its name, that is missing or
    cannot be read, and may tell of it; without one, ``AssetError`` is raised. ``missing`` are the
    names of such pictures.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = assets_dir() if root is None else root
        self._masters = SurfaceCache(MASTER_BYTES)
        #: The one that fills the window, by its name; the others are not pushed out for it.
        self._scenery: dict[str, pygame.Surface] = {}
        self._sized = SurfaceCache(SIZED_BYTES)
        self._full_sizes: dict[str, PixelSize] = {}
        self._requests: dict[str, PixelSize | None] = {}
        #: Those that are brought to the very size that they are drawn in.
        self._exact: dict[str, PixelSize] = {}
        self.fallback: Callable[[str, AssetError], pygame.Surface] | None = None
        self.missing: set[str] = set()
        #: Those that painting was left for.
        self._waited_for: set[str] = set()
        self._prefetcher = Prefetcher(self._read_beside, partial(wake_loop, PICTURE_READ))

    def exists(self, name: str) -> bool:
        """Whether there is a picture called ``name``."""
        return self._find(name) is not None

    def size(self, name: str) -> PixelSize:
        """Return the pixel size of the picture in its file."""
        if name not in self._full_sizes:
            self.master(name)
        return self._full_sizes[name]

    def master(self, name: str, at_least: PixelSize | None = None) -> pygame.Surface:
        """Return the picture unscaled, or halved while that leaves twice ``at_least`` in pixels."""
        kept = self._masters.find(name) or self._scenery.get(name)
        if kept is None and (read := self._prefetcher.take(name)) is not None:
            kept = self._keep(name, read)
        if kept is not None and self._is_enough(name, kept, at_least):
            return kept
        return self._keep(name, self._read_or_replace(name, at_least))

    def sized(self, name: str, size: PixelSize, area: Area = WHOLE) -> pygame.Surface:
        """Return the picture at ``size`` pixels, or its part ``area`` (shares)."""
        return self._sized.get((name, size, area), lambda: self._scaled(name, size, area))

    def read_ahead(self, requests: Mapping[str, PixelSize | None]) -> None:
        """Begin to read pictures before they are drawn, for ``at_least`` so many pixels each.

        Every one calls for ``collect`` by the event ``PICTURE_READ``.
        """
        self._requests.update(requests)
        self._prefetcher.ask(name for name in requests if self._masters.find(name) is None)

    def scale_ahead(self, requests: Mapping[str, PixelSize]) -> None:
        """Begin to read pictures, and to bring each to the very size that it will be drawn in.

        For what fills the window: nothing larger is kept of it. ``collect`` as above.
        """
        new = [name for name, size in requests.items() if self._exact.get(name) != size]
        self._exact.update(requests)
        self._prefetcher.ask(new)

    @property
    def reading(self) -> bool:
        """Whether pictures are being read ahead."""
        return self._prefetcher.running

    def collect(self) -> None:
        """Keep the pictures that were read meanwhile."""
        for name in self._prefetcher.finished():
            if name in self._exact:
                self.sized(name, self._exact[name])
            else:
                self.master(name, self._requests[name])

    def limit(self, *, masters: int, sized: int) -> None:
        """Keep at most so many bytes of pictures for scaling, and of those that are drawn."""
        self._masters.limit(masters)
        self._sized.limit(sized)

    def settle(self, *, masters: int, sized: int) -> None:
        """Drop the pictures that were used longest ago, down to so many bytes."""
        self._scenery.clear()
        self._masters.settle(masters)
        self._sized.settle(sized)

    def forget(self) -> None:
        """Drop every picture, also of those read ahead, as after the display changed its format."""
        self._prefetcher.forget()
        self._requests.clear()
        self._waited_for.clear()
        self._masters.clear()
        self._scenery.clear()
        self._sized.clear()
        self._exact.clear()

    def _scaled(self, name: str, size: PixelSize, area: Area) -> pygame.Surface:
        x, y, width, height = area
        whole = (round(size[0] / width), round(size[1] / height))
        if may_wait():
            self._wait_for_large(name, whole, exactly=area == WHOLE)
        if self._exact.get(name) == size and (read := self._prefetcher.take(name)) is not None:
            self._full_sizes[name] = read.full_size
            if read.surface.get_size() == size and area == WHOLE:
                return _converted(read.surface)
        master = self.master(name, whole)
        if area != WHOLE:
            across, down = master.get_size()
            part = pygame.Rect(x * across, y * down, width * across, height * down)
            master = master.subsurface(part.clip(master.get_rect()))
        elif master.get_size() == size:
            return master
        return master.copy() if master.get_size() == size else scaled_smoothly(master, size)

    def _wait_for_large(self, name: str, size: PixelSize, *, exactly: bool) -> None:
        """Leave painting until a picture has been read by the thread beside, if it is large.

        It is brought to that size there where it is drawn ``exactly`` so, and not cut.
        """
        kept = self._masters.find(name) or self._scenery.get(name)
        if kept is not None or name in self._prefetcher.finished():
            self._waited_for.discard(name)
        elif self._prefetcher.expects(name):
            wait_for_others()
        elif name in self._waited_for:
            # It could not be read there; here is said why.
            self._waited_for.discard(name)
        elif (path := self._find(name)) is not None and path.stat().st_size >= LARGE_BYTES:
            self._waited_for.add(name)
            if exactly:
                self._exact[name] = size
            else:
                self._requests[name] = size
            self._prefetcher.ask([name])
            wait_for_others()

    def _is_enough(self, name: str, kept: pygame.Surface, at_least: PixelSize | None) -> bool:
        covers = at_least is not None and _covers(kept.get_size(), at_least)
        return covers or kept.get_size() == self._full_sizes[name]

    def _find(self, name: str) -> Path | None:
        candidates = (self.root / f"{name}{ending}" for ending in ENDINGS)
        return next((path for path in candidates if path.is_file()), None)

    def _read(self, name: str, at_least: PixelSize | None) -> Master:
        path = self._find(name)
        if path is None:
            wanted = " or ".join(f"{name}{ending}" for ending in ENDINGS)
            raise AssetError(f"picture not found: {wanted} in {self.root}")
        try:
            picture = pygame.image.load(path)
        except pygame.error as error:
            raise AssetError(f"picture cannot be read: {path}: {error}") from error
        return Master(picture if at_least is None else _halved(picture, at_least), picture.size)

    def _read_or_replace(self, name: str, at_least: PixelSize | None) -> Master:
        try:
            return self._read(name, at_least)
        except AssetError as fault:
            if self.fallback is None:
                raise
            self.missing.add(name)
            plain = self.fallback(name, fault)
            return Master(plain, plain.get_size())

    def _read_beside(self, name: str) -> Master:
        """Return a picture that was asked for before it is drawn; called in another thread."""
        size = self._exact.get(name)
        if size is None:
            return self._read(name, self._requests[name])
        picture, full_size = self._read(name, None)
        if picture.get_bitsize() < 24:
            # A palette cannot be scaled smoothly before it is converted.
            return Master(picture, full_size)
        return Master(scaled_smoothly(picture, size), full_size)

    def _keep(self, name: str, read: Master) -> pygame.Surface:
        picture = _converted(read.surface)
        self._full_sizes[name] = read.full_size
        if picture.get_pitch() * picture.get_height() < _SCENERY:
            self._masters.put(name, picture)
        else:
            self._scenery = {name: picture}
        return picture


def _converted(picture: pygame.Surface) -> pygame.Surface:
    if not pygame.display.get_surface():
        return picture
    return picture.convert_alpha() if _has_alpha(picture) else picture.convert()


def _has_alpha(picture: pygame.Surface) -> bool:
    return bool(picture.get_flags() & pygame.SRCALPHA) or picture.get_colorkey() is not None


def _covers(size: PixelSize, wanted: PixelSize) -> bool:
    return size[0] >= wanted[0] and size[1] >= wanted[1]


def _halved(picture: pygame.Surface, at_least: PixelSize) -> pygame.Surface:
    wanted = 2 * at_least[0], 2 * at_least[1]
    size = picture.get_size()
    if picture.get_bitsize() < 24:
        # A palette cannot be scaled smoothly before it is converted.
        return picture
    while _covers((size[0] // 2, size[1] // 2), wanted):
        size = size[0] // 2, size[1] // 2
    return picture if size == picture.get_size() else scaled_smoothly(picture, size)


#: As large as most pictures of the interface, whose corners are kept when they are stretched.
_SIDE, _CORNER, _EDGE = 192, 24, 6
_LAND = (320, 180)
#: Opacities: the ground under words and cards shows through.
_BODY, _FRAME = 110, 200


def stand_in(name: str) -> pygame.Surface:
    """Return a plain picture for ``name``: a land is dark, all else a plate with an edge."""
    if "/" not in name:
        land = pygame.Surface(_LAND)
        land.fill(Colours.night)
        return land
    plate = pygame.Surface((_SIDE, _SIDE), pygame.SRCALPHA)
    box = plate.get_rect()
    pygame.draw.rect(plate, (*Colours.night, _BODY), box, border_radius=_CORNER)
    pygame.draw.rect(plate, (*Colours.gold, _FRAME), box, _EDGE, border_radius=_CORNER)
    return plate
