"""The painted harbour of home, on which each building can be pressed."""

from collections.abc import Callable, Collection
from functools import partial
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Item,
    Pressable,
    Spoken,
    Viewport,
    WidgetGroup,
    interface_flipped,
)

from ...common import draw_check
from ..parts.voyage_pictures import FREE, HOME, HOME_SHAPE, SITES, building_box, building_picture

#: The part of a site that is pressed: of its width, and in units above and below its foot, so that
#: no two lie over each other. The light on what is pointed at.
_PRESSED, _ABOVE, _BELOW, _LIGHT = 0.72, 19.0, 3.0, 40
_RADIUS = 10.0


class BuildingSpot(Pressable):
    """A building, or its free plot, on the painting; the list beside it is for the keyboard."""

    focusable: ClassVar[bool] = False
    feedback: ClassVar[str] = ""

    def __init__(self, building: str, name: str, on_click: Callable[[], None]) -> None:
        super().__init__(on_click, hint=name)
        self.building = building

    @property
    def spoken(self) -> Spoken:
        """The name of the building."""
        return Spoken(self.hint)


class HomePainting(Block):
    """The painting in a tree of blocks: as wide as it may be, with a spot for each building."""

    def __init__(
        self,
        names: dict[str, str],
        built: Collection[str],
        choose: Callable[[str], None],
        widgets: WidgetGroup,
    ) -> None:
        self.spots = {
            building: widgets.add(
                BuildingSpot(building, names[building], partial(choose, building))
            )
            for building in SITES
            if building in names
        }
        super().__init__(*map(Item, self.spots.values()))
        self.built, self.chosen = built, ""

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the painting."""
        del view
        return width / HOME_SHAPE

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the spots where the buildings are painted."""
        wide = min(area.width, area.height * HOME_SHAPE)
        self.area = pygame.FRect(0, 0, wide, wide / HOME_SHAPE)
        self.area.midtop = area.midtop
        for (building, _), item in zip(self.spots.items(), self.boxes, strict=True):
            box = _pressed(building, self.area)
            if interface_flipped():
                # The painting is not turned round.
                box.x = self.area.left + self.area.right - box.right
            item.place(view, box)

    def draw(self, canvas: Canvas) -> None:
        """Draw the harbour, what is built, and which building is chosen."""
        with canvas.upright(self.area):
            canvas.image(HOME, self.area)
            for building in SITES:
                self._draw_building(canvas, building)
        canvas.frame(self.area, Colours.gold, width=1.8, radius=_RADIUS, alpha=210)

    def _draw_building(self, canvas: Canvas, building: str) -> None:
        box, built = building_box(building, self.area), building in self.built
        spot = self.spots.get(building)
        chosen = building == self.chosen
        light = _LIGHT if chosen or (spot is not None and spot.hovered) else 0
        if chosen:
            canvas.glow(box.scale_by(0.7), Colours.gold, strength=170, spread=16, radius=12)
        canvas.image(building_picture(building) if built else FREE, box, light=light)
        if chosen and not built:
            # What would stand there.
            canvas.image(building_picture(building), box, alpha=150)
        if built and chosen:
            draw_check(canvas, (box.right - 0.2 * box.width, box.y + 0.2 * box.height), 13)


def _pressed(building: str, painting: pygame.FRect) -> pygame.FRect:
    """Return where a building is pressed, if the painting fills its place."""
    whole, site = building_box(building, painting), SITES[building]
    unit, foot = whole.width / site.wide, painting.y + site.foot * whole.width / site.wide
    wide = _PRESSED * whole.width
    box = pygame.FRect(0, foot - _ABOVE * unit, wide, (_ABOVE + _BELOW) * unit)
    box.centerx = whole.centerx
    return box.clip(painting)
