"""The ambient layer: a painted landscape and the sprites on it, which are functions of time."""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple

import pygame

from ..context.kit_context import interface_flipped
from ..draw.canvas import Canvas
from ..viewport import Point, Viewport
from .ambient_sprites import (
    AmbientOverlay,
    AmbientSprite,
    Frame,
    Sprite,
    SpriteState,
    soft,
    sprite_picture,
)

#: The opacities that are told apart; a smaller change is not worth a redraw.
_ALPHA_STEP = 10
#: How far a sprite goes, in units, that is looked at on every beat, and not on every second.
_BRISK = 2.0
#: The turn in which all sprites are looked at, and not only one half.
_ALL = -1
#: The side of the squares by which it is known whether something lies over the landscape.
_CELL = 32
#: Touches nothing.
_NOWHERE = pygame.Rect(0, 0, 0, 0)


class _Shown(NamedTuple):
    sprite: Sprite
    middle: Point
    alpha: int
    #: A change is visible when one of these changes: sprite, pixels, step of opacity.
    mark: tuple[Hashable, int, int, int]
    box: pygame.Rect
    #: Whether it showed another picture, or had gone far, when it was last looked at.
    is_brisk: bool


class AmbientLayer:
    """A landscape and the ambient sprites on it.

    ``paint`` draws the landscape, which ``key`` names; ``frame`` says where it lies in a window.
    Sprites that something lies over rest, so that only landscape and sprites are drawn anew. Those
    that do little take turns: each moves on every second beat.
    The sprites ``above`` the scene move in step with them; the scene draws those itself.
    """

    def __init__(
        self,
        key: Hashable,
        frame: Callable[[Viewport], Frame],
        paint: Callable[[Canvas], None],
        sprites: Sequence[AmbientSprite] = (),
    ) -> None:
        self.time = 0.0
        self.above: tuple[AmbientOverlay, ...] = ()
        self._key = key
        self._frame = frame
        self._paint = paint
        self._sprites = tuple(sprites)
        self._still: tuple[AmbientSprite, ...] = ()
        self._view: Viewport | None = None
        self._cover = 1.0
        #: What stands on the landscape, unless that stands otherwise by now.
        self._standing: list[_Shown] | None = None
        self._pictures: dict[Hashable, pygame.Surface] = {}
        #: How the sprites are in the window, and whether time has passed since.
        self._shown: list[_Shown | None] = []
        self._is_late = False
        self._turn = _ALL
        self._boxes: list[pygame.Rect] = []
        #: Counts how often they were shown otherwise.
        self._version = 0
        #: Which parts of the window show nothing but landscape and sprites.
        self._uncovered: dict[tuple[int, int, int, int], bool] = {}

    def lay(self, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Paint something more on the landscape, which ``key`` names: it is a part of it now."""
        before = self._paint

        def paint_both(canvas: Canvas) -> None:
            before(canvas)
            paint(canvas)

        self._key, self._paint = (self._key, key), paint_both

    def advance(self, dt: float, view: Viewport) -> None:
        """Move on by ``dt`` seconds; the next draw() or refresh() shows it."""
        self._follow_view(view)
        self.time += dt
        self._is_late, self._turn = True, (self._turn + 1) % 2
        for overlay in self.above:
            overlay.advance(dt)

    def stand(self, still: Sequence[AmbientSprite]) -> None:
        """Let sprites stand on the landscape: they change only with ``stir``."""
        self._still, self._standing = tuple(still), None

    def stir(self) -> None:
        """Look at the sprites anew at the next draw(): something but the time has changed them."""
        self._is_late, self._turn, self._standing = True, _ALL, None

    def draw(self, canvas: Canvas) -> None:
        """Draw the landscape, and all sprites as they are now."""
        with canvas.in_window():
            self._draw_in_window(canvas)

    def _draw_in_window(self, canvas: Canvas) -> None:
        self._follow_view(canvas.view)
        if self._is_late:
            self._show(self._states(canvas.view))
        with canvas.upright(canvas.view.rect):
            whole = canvas.clip_px
            key = self, self._version, tuple(whole)
            canvas.part("ambient", key, lambda canvas: self._draw_part(canvas, whole))

    def window_drawn(self) -> None:
        """React to a drawing of the whole window: other things than before may lie over it."""
        self._uncovered.clear()

    def refresh(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw what has changed in the window; return those pixels."""
        above = [box for overlay in self.above for box in overlay.refresh(canvas)]
        return [*above, *self._refreshed(canvas)] if self._is_late else above

    def _refreshed(self, canvas: Canvas) -> list[pygame.Rect]:
        now, boxes = [], []
        for old, new in zip(self._shown, self._states(canvas.view), strict=True):
            shown, changed = self._step(canvas, old, new)
            now.append(shown)
            boxes += changed
        self._show(now)
        window = canvas.surface.get_rect()
        boxes = [box for box in (changed.clip(window) for changed in boxes) if box]
        for box in boxes:
            with canvas.within(box):
                self._draw_part(canvas, box)
        return boxes

    def _step(
        self, canvas: Canvas, old: _Shown | None, new: _Shown | None
    ) -> tuple[_Shown | None, list[pygame.Rect]]:
        if (old and old.mark) == (new and new.mark):
            return old, []
        if old and new and old.box == new.box:
            return (new, [new.box]) if self._is_uncovered(canvas, new.box) else (old, [])
        if old and not self._is_free(canvas, old):
            return old, []
        if new and not self._is_free(canvas, new):
            # It goes under something, and comes out on the other side.
            new = None
        if old and new and old.box.colliderect(new.box):
            return new, [old.box.union(new.box)]
        return new, [shown.box for shown in (old, new) if shown]

    def _is_free(self, canvas: Canvas, shown: _Shown) -> bool:
        """Whether nothing lies over a sprite, or close to one that wanders about."""
        if shown.sprite.paint is None:
            return self._is_uncovered(canvas, shown.box)
        return all(self._is_uncovered(canvas, cell) for cell in _cells(shown.box))

    def _is_uncovered(self, canvas: Canvas, part: pygame.Rect) -> bool:
        key = part.x, part.y, part.width, part.height
        uncovered = self._uncovered.get(key)
        if uncovered is None:
            area = part.clip(canvas.surface.get_rect())
            if not area:
                return True
            seen = canvas.surface.subsurface(area).copy()
            with canvas.within(area):
                self._draw_part(canvas, area)
            uncovered = self._uncovered[key] = _same(seen, canvas.surface.subsurface(area))
            canvas.surface.blit(seen, area)
        return uncovered

    def _draw_part(self, canvas: Canvas, area: pygame.Rect) -> None:
        if self._standing is None:
            frame = self._frame(canvas.view)
            states = (_shown(each.state_at(self.time), frame, canvas.view) for each in self._still)
            self._standing = [shown for shown in states if shown is not None]
        canvas.blit(self._painted(canvas), (0, 0))
        for shown in self._standing:
            if area.colliderect(shown.box):
                self._draw_sprite(canvas, shown)
        for index in area.collidelistall(self._boxes):
            moving = self._shown[index]
            assert moving is not None
            self._draw_sprite(canvas, moving)

    def _draw_sprite(self, canvas: Canvas, shown: _Shown) -> None:
        look = shown.sprite.key, shown.alpha
        picture = self._pictures.get(look)
        if picture is None:
            picture = self._picture(canvas, shown.sprite)
            if shown.alpha < 255:
                # Blitting with an opacity takes twice as long.
                picture = picture.copy()
                picture.fill((255, 255, 255, shown.alpha), special_flags=pygame.BLEND_RGBA_MULT)
            self._pictures[look] = picture
        canvas.blit(picture, shown.middle, centered=True)

    def _painted(self, canvas: Canvas) -> pygame.Surface:
        def make() -> pygame.Surface:
            surface = pygame.Surface(canvas.size_px)
            self._paint(Canvas(surface, canvas.view, canvas.assets))
            return surface

        return canvas.context.sprites.get(
            ("ground", self._key, canvas.view, interface_flipped()), make
        )

    def _picture(self, canvas: Canvas, sprite: Sprite) -> pygame.Surface:
        if sprite.paint is None:
            return self._cut_out(canvas, sprite)
        return sprite_picture(canvas, sprite, self._cover)

    def _cut_out(self, canvas: Canvas, sprite: Sprite) -> pygame.Surface:
        view, frame, ground = canvas.view, self._frame(canvas.view), self._painted(canvas)
        picture = soft(view.size_px((sprite.size[0] * frame.cover, sprite.size[1] * frame.cover)))
        part = picture.get_rect()
        x, y = frame.x + sprite.place[0] * frame.cover, frame.y + sprite.place[1] * frame.cover
        left, top = view.point_px((x, y))
        offset = part.width // 2 - left, part.height // 2 - top
        colours = pygame.Surface(part.size)
        colours.blit(ground, offset)
        picture.blit(colours, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def _follow_view(self, view: Viewport) -> None:
        if view != self._view:
            self._view = view
            self._cover = self._frame(view).cover
            self._standing = None
            self._pictures.clear()
            self._shown, self._turn = [], _ALL
            self._show(self._states(view))

    def _show(self, states: list[_Shown | None]) -> None:
        self._shown, self._is_late = states, False
        self._version += 1
        self._boxes = [_NOWHERE if shown is None else shown.box for shown in states]

    def _states(self, view: Viewport) -> list[_Shown | None]:
        frame = self._frame(view)
        states = self._shown or [None] * len(self._sprites)
        return [
            _shown(sprite.state_at(self.time), frame, view, old)
            if self._turn in (number % 2, _ALL) or (old is not None and old.is_brisk)
            else old
            for number, (sprite, old) in enumerate(zip(self._sprites, states, strict=True))
        ]


def _cells(box: pygame.Rect) -> Iterator[pygame.Rect]:
    for x in range(box.left // _CELL, (box.right - 1) // _CELL + 1):
        for y in range(box.top // _CELL, (box.bottom - 1) // _CELL + 1):
            yield pygame.Rect(x * _CELL, y * _CELL, _CELL, _CELL)


def _same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def _shown(
    state: SpriteState | None, frame: Frame, view: Viewport, before: _Shown | None = None
) -> _Shown | None:
    """Return how a sprite is shown: that of ``before`` in the same view, where it looks alike."""
    if state is None or state.alpha < _ALPHA_STEP:
        return None
    sprite, x, y, alpha = state
    alpha = min(255, round(alpha / _ALPHA_STEP) * _ALPHA_STEP)
    cover = frame.cover
    middle = frame.x + x * cover, frame.y + y * cover
    left, top = view.point_px(middle)
    mark = sprite.key, left, top, alpha
    is_brisk = False
    if before is not None:
        if before.mark == mark:
            return before
        key, *was, _ = before.mark
        is_brisk = sprite.key != key or math.dist((left, top), was) > _BRISK * cover * view.scale
    across, down = cover * view.scale * sprite.size[0], cover * view.scale * sprite.size[1]
    # Rounding may take a pixel more, on either side.
    box = pygame.Rect(left - across // 2 - 2, top - down // 2 - 2, across + 4, down + 4)
    return _Shown(sprite, middle, alpha, mark, box, is_brisk)
