"""The parts of a picture: lights, shapes in groups, and layers from back to front."""

from dataclasses import dataclass, field
from enum import Enum, auto


@dataclass(frozen=True)
class Light:
    """How a scene or one group is lit; x runs right, y down, z to the viewer."""

    key: tuple[float, float, float] = (-0.5, -0.75, 0.5)
    key_colour: str = "#ffe8c4"
    ambient: str = "#46527c"
    rim_from: tuple[float, float] = (0.7, -0.7)
    rim_colour: str = "#ffe6b0"
    rim: float = 0.8
    bounce: str = "#000000"
    ink: str = "#100c18"


@dataclass(frozen=True)
class Shape:
    """One lit silhouette."""

    path: str
    fill: str
    round: float = 14
    """Width of the bevel: how plump it looks."""
    bump: float = 0
    """Roughness of the skin."""
    bump_size: float = 10
    detail: str = ""
    """SVG marks clipped to the silhouette."""
    contact: float = 0.5
    """Shadow on what lies below in the same group."""
    shine: float = 0
    gloss: float = 18
    rim: float = 1
    glow: float = 0
    """0: lit by the scene; 1: shows its own colours."""
    ink: float = 1
    flat: float = 0
    skin: float = 0
    """Warm band where light turns to shade."""
    swell: str = ""
    """SVG marks that raise (white) or sink (black) the surface: muscles, folds."""
    stuff: str = ""
    """What it is made of, where its looks do not tell: cloth, grain (wood, hair) or stone."""


@dataclass(frozen=True)
class Group:
    """Shapes that are lit as one body."""

    shapes: tuple[Shape, ...]
    light: Light
    shadow: float = 0.5
    shadow_blur: float = 7
    shadow_offset: tuple[float, float] = (-4, 6)
    outline: float = 2
    roundness: float = 60
    form: float = 0.45
    """How much the whole body's roundness adds to that of its shapes."""
    fade: tuple[float, float, float] | None = None
    """From y, to y, by how much the light falls."""
    tint: float = 0.1
    """Drift of warm and cool over the surface."""


class Blend(Enum):
    """How a layer joins what is behind it."""

    COVER = auto()
    VEIL = auto()
    GLOW = auto()
    SHADE = auto()
    AFTERGLOW = auto()
    SHARP = auto()


@dataclass(frozen=True)
class Marks:
    """Flat SVG painted as one layer."""

    svg: str
    blend: Blend
    blur: float = 0
    strength: float = 1


@dataclass
class Scene:
    """A picture to be: layers in order, back to front."""

    gradients: str
    light: Light
    seed: int = 1
    size: tuple[int, int] = (375, 525)
    layers: list[Marks | Group] = field(default_factory=list)
    mirrors: bool = False
    """Whether metal mirrors the sky and the ground."""

    def cover(self, svg: str) -> None:
        """Paint marks as they are."""
        self.layers.append(Marks(svg, Blend.COVER))

    def veil(self, svg: str, blur: float = 0) -> None:
        """Lay soft marks, such as mist."""
        self.layers.append(Marks(svg, Blend.VEIL, blur))

    def glow(self, svg: str, blur: float = 0, strength: float = 1) -> None:
        """Add light."""
        self.layers.append(Marks(svg, Blend.GLOW, blur, strength))

    def shade(self, svg: str, blur: float = 0) -> None:
        """Darken by soft marks."""
        self.layers.append(Marks(svg, Blend.SHADE, blur))

    def afterglow(self, svg: str, blur: float = 0, strength: float = 1) -> None:
        """Add light after the brush has passed."""
        self.layers.append(Marks(svg, Blend.AFTERGLOW, blur, strength))

    def sharp(self, svg: str) -> None:
        """Paint marks that the brush must not soften."""
        self.layers.append(Marks(svg, Blend.SHARP))

    def group(self, *shapes: Shape, light: Light | None = None, **options: object) -> None:
        """Add shapes that are lit together; the options are those of Group."""
        self.layers.append(Group(shapes, light or self.light, **options))  # type: ignore[arg-type]
