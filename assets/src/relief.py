"""Lighting: silhouettes are inflated, lit, rimmed and inked."""

import zlib
from typing import NamedTuple

import numpy as np

from .raster import (
    Canvas,
    Pixels,
    Window,
    blur,
    bounds,
    colour,
    depth,
    distance,
    inflate,
    noise,
    over,
    ramp,
    rasterise,
    screen,
    shift,
    steepness,
)
from .scene import Group, Light, Scene, Shape

INK_WIDTH = 1.5
#: From this shine on a shape is metal or glass, which mirrors what is round about.
METAL = 0.6
#: How soft and how high the marks are that raise a shape's surface, in widths of its bevel.
SOFT, SWELL = 0.1, 0.26
SHADOW_TINT = np.array([1, 0.95, 0.86], np.float32)
DRIFT = np.array([1, 0.3, -1], np.float32)


class Cut(NamedTuple):
    """A shape's silhouette and where it lies in the picture."""

    shape: Shape
    mask: Pixels
    window: Window


class Slopes(NamedTuple):
    """The direction a surface faces, pixel by pixel, and how far from its edge it is."""

    x: Pixels
    y: Pixels
    z: Pixels
    inside: Pixels


def unit(vector: tuple[float, ...]) -> Pixels:
    """Scale a direction to length one."""
    array = np.array(vector, np.float32)
    return array / np.linalg.norm(array)


def paint_group(image: Pixels, group: Group, canvas: Canvas, scene: Scene) -> None:
    """Paint a group into the image."""
    cuts = _cut_out(group, canvas)
    if cuts:
        _Painter(image, group, canvas, scene, cuts).paint()


def _cut_out(group: Group, canvas: Canvas) -> list[Cut]:
    cuts = []
    for shape in group.shapes:
        window = bounds(shape.path, canvas)
        if not window.empty:
            drawn = rasterise(f'<path d="{shape.path}" fill="#fff"/>', "", canvas, window)
            cuts.append(Cut(shape, drawn[..., 3], window))
    return cuts


class _Painter:
    """Paints one group inside the part of the image it can touch."""

    def __init__(
        self, image: Pixels, group: Group, canvas: Canvas, scene: Scene, cuts: list[Cut]
    ) -> None:
        self.group, self.canvas, self.cuts = group, canvas, cuts
        self.scale, self.light = canvas.scale, group.light
        self.seed, self.gradients, self.mirrors = scene.seed, scene.gradients, scene.mirrors
        pad = int((group.shadow_blur * 3 + max(map(abs, group.shadow_offset)) + 14) * self.scale)
        corners = np.array([cut.window for cut in cuts])
        tight = Window(*(int(v) for v in (*corners[:, :2].min(0), *corners[:, 2:].max(0))))
        self.window = tight.grown(pad, canvas.shape)
        self.image = image[self.window.slices]
        self.body = np.zeros(self.image.shape[:2], np.float32)
        for cut in cuts:
            part = self.body[cut.window.inside(self.window)]
            np.maximum(part, cut.mask, out=part)

    def paint(self) -> None:
        """Shadow, contour, then shape after shape."""
        self._cast_shadow()
        self._draw_outline()
        whole = blur(inflate(depth(self.body), self.group.roundness * self.scale), 5 * self.scale)
        self.body_y, self.body_x = steepness(whole)
        self.dark = self._darkness()
        size = self.canvas.shape
        self.drift = noise(size, 46 * self.scale, self.seed + 5, 3)[self.window.slices]
        for cut in self.cuts:
            self._touch_below(cut)
            self._paint_shape(cut)

    def _cast_shadow(self) -> None:
        group, scale = self.group, self.scale
        right, down = group.shadow_offset
        soft = blur(self.body, group.shadow_blur * scale)
        cast = shift(soft, down * scale, right * scale) * group.shadow
        self.image *= 1 - cast[..., None] * SHADOW_TINT

    def _draw_outline(self) -> None:
        width = self.group.outline * self.scale
        if not width:
            return
        away = distance(self.body)
        wobble = 1 + 0.35 * noise(self.canvas.shape, 50 * self.scale, 17, 2)[self.window.slices]
        line = np.clip((width * wobble - away) / (1.1 * self.scale) + 0.4, 0, 1)
        line = line * (self.body < 0.995) * 0.82
        self.image[:] = over(self.image, colour(self.light.ink), line)

    def _darkness(self) -> Pixels:
        dark: Pixels = np.ones(self.body.shape, np.float32)
        if self.group.fade:
            start, end, amount = self.group.fade
            rows = np.arange(self.window.top, self.window.bottom, dtype=np.float32) / self.scale
            dark = dark * (1 - amount * ramp(rows, start, end))[:, None]
        return dark

    def _touch_below(self, cut: Cut) -> None:
        """Darken what the shape rests on."""
        if not cut.shape.contact:
            return
        scale = self.scale
        window = cut.window.grown(int(12 * scale), self.canvas.shape)
        mask = np.zeros((window.bottom - window.top, window.right - window.left), np.float32)
        mask[cut.window.inside(window)] = cut.mask
        near = shift(blur(mask, 3.4 * scale), 2.6 * scale, -scale) * 0.9
        near = (near + blur(mask, 1.2 * scale) * 0.35) * cut.shape.contact
        place = _clip(window, self.window)
        near = (near * (1 - mask))[place.inside(window)]
        near = near * self.body[place.inside(self.window)]
        part = self.image[place.inside(self.window)]
        part *= 1 - np.clip(near, 0, 0.92)[..., None] * SHADOW_TINT

    def _slopes(self, cut: Cut) -> Slopes:
        shape, scale = cut.shape, self.scale
        inside = depth(cut.mask)
        relief = blur(inflate(inside, shape.round * scale), (0.1 * shape.round + 0.5) * scale)
        if shape.bump:
            seed = self.seed + zlib.crc32(shape.path.encode()) % 97
            rough = noise(cut.mask.shape[:2], shape.bump_size * scale, seed, 4)
            relief = relief + rough * shape.bump * scale * np.clip(inside / (3 * scale), 0, 1)
        if shape.swell:
            relief = relief + self._swell(cut) * np.clip(inside / (5 * scale), 0, 1)
        down, right = steepness(relief)
        place = cut.window.inside(self.window)
        right = right + self.group.form * self.body_x[place]
        down = down + self.group.form * self.body_y[place]
        facing = 1 / np.sqrt(right * right + down * down + 1)
        return Slopes(-right * facing, -down * facing, facing, inside)

    def _swell(self, cut: Cut) -> Pixels:
        """Say how high a shape's marks raise or sink its surface, in pixels."""
        marks = rasterise(cut.shape.swell, "", self.canvas, cut.window)
        broad = cut.shape.round * self.scale
        return blur((marks[..., 0] * 2 - 1) * marks[..., 3], SOFT * broad) * SWELL * broad

    def _paint_shape(self, cut: Cut) -> None:
        shape = cut.shape
        place = cut.window.inside(self.window)
        base = _flat_colours(shape, self.gradients, self.canvas, cut.window)
        drift = 1 + self.group.tint * self.drift[place][..., None] * DRIFT
        local = np.clip(base * drift, 0, 1)
        slopes = self._slopes(cut)
        shaded = _lit(local, shape, self.light, slopes, self.dark[place])
        if shape.glow:
            shaded = shaded * (1 - shape.glow) + base * shape.glow
        edge = _rim(slopes, self.light) * self.light.rim * shape.rim
        shaded = screen(shaded, colour(self.light.rim_colour) * edge[..., None] * 0.95)
        if self.mirrors and shape.shine >= METAL:
            shaded = _mirrored(shaded, slopes, shape.round)
        shaded = _shine(shaded, shape, self.light, slopes)
        if shape.ink and shape.glow < 1:
            shaded = self._ink(shaded, base, cut, slopes, edge)
        self.image[place] = over(self.image[place], shaded, cut.mask)

    def _ink(self, shaded: Pixels, base: Pixels, cut: Cut, slopes: Slopes, edge: Pixels) -> Pixels:
        """Draw a thin line just inside the edge; light eats it."""
        width = INK_WIDTH * self.scale * cut.shape.ink
        wobble = 1 + 0.5 * noise(self.canvas.shape, 30 * self.scale, 11, 2)[cut.window.slices]
        line = np.clip((width * wobble - slopes.inside) / self.scale + 0.25, 0, 1) * 0.8
        line = line * (1 - 0.75 * np.clip(edge, 0, 1))
        return over(shaded, colour(self.light.ink) * 0.7 + base * 0.12, line)


def _clip(window: Window, outer: Window) -> Window:
    return Window(
        max(window.left, outer.left), max(window.top, outer.top),
        min(window.right, outer.right), min(window.bottom, outer.bottom),
    )  # fmt: skip


def _flat_colours(shape: Shape, gradients: str, canvas: Canvas, window: Window) -> Pixels:
    marks = f'<path d="{shape.path}" fill="{shape.fill}"/>'
    if shape.detail:
        marks += f'<clipPath id="cut"><path d="{shape.path}"/></clipPath>'
        marks += f'<g clip-path="url(#cut)">{shape.detail}</g>'
    return rasterise(marks, gradients, canvas, window)[..., :3]


def _lit(local: Pixels, shape: Shape, light: Light, slopes: Slopes, dark: Pixels) -> Pixels:
    key = unit(light.key)
    facing = slopes.x * key[0] + slopes.y * key[1] + slopes.z * key[2]
    lit = np.clip((facing + 0.15) / 1.15, 0, 1) ** 1.5
    ambient, warm = colour(light.ambient), colour(light.key_colour)
    sky = (0.75 + 0.5 * np.clip(0.5 - 0.5 * slopes.y, 0, 1)) * (1 - lit * 0.75) * 1.35
    below = np.clip(slopes.y, 0, 1) ** 1.2 * 0.55
    sum_of_light: Pixels = ambient * sky[..., None] + warm * (lit * 1.18)[..., None]
    sum_of_light = (sum_of_light + colour(light.bounce) * below[..., None]) * dark[..., None]
    if shape.flat:
        sum_of_light = sum_of_light * (1 - shape.flat) + shape.flat * (ambient * 0.5 + warm * 0.45)
    shaded = local * sum_of_light
    if shape.skin:
        band = np.exp(-(((lit - 0.35) / 0.18) ** 2)) * shape.skin
        shaded = shaded + band[..., None] * local * local * 0.5
    return shaded


def _rim(slopes: Slopes, light: Light) -> Pixels:
    direction = unit(light.rim_from)
    towards = np.clip(slopes.x * direction[0] + slopes.y * direction[1], 0, 1)
    return np.asarray(towards**1.8 * ramp(1 - slopes.z, 0.22, 0.72))


def _shine(shaded: Pixels, shape: Shape, light: Light, slopes: Slopes) -> Pixels:
    if not shape.shine:
        return shaded
    half = unit(tuple(unit(light.key) + np.array([0, 0, 1], np.float32)))
    facing = slopes.x * half[0] + slopes.y * half[1] + slopes.z * half[2]
    spot = np.clip(facing, 0, 1) ** shape.gloss * shape.shine
    return screen(shaded, colour(light.key_colour) * spot[..., None])


def _mirrored(shaded: Pixels, slopes: Slopes, broad: float) -> Pixels:
    """Mirror what is round about in polished metal: bright sky, a dark horizon, pale ground.

    The horizon is faint in what is small, where it would be a blot.
    """
    up = -slopes.y + 0.25 * slopes.x
    horizon = np.exp(-(((up + 0.16) / 0.2) ** 2)) * 0.24 * min(1, broad / 12)
    sky = ramp(up, 0.12, 0.6) * 0.2
    ground = ramp(-up, 0.34, 0.8) * 0.16
    return np.asarray(shaded * (1 - horizon + sky + ground)[..., None])
