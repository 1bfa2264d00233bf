"""How the signs of a fight's changes are drawn."""

import pygame

from game.content import Strings
from game.kit import Canvas, Colours

from ..card_faces import source_picture
from ..cards.badges import CHANGED

#: A picture that stands for one that does not exist.
_PLAIN = "icons/tag"


def draw_source(
    canvas: Canvas, strings: Strings, source: str, box: pygame.FRect, *, grey: bool = False
) -> None:
    """Draw the picture of a relic, a captain or an omen; grey if it does not work now."""
    picture = source_picture(strings, source)
    if canvas.assets.exists(picture):
        canvas.image(picture, box, grey=grey)
        return
    radius = box.width / 2
    canvas.circle(box.center, radius, Colours.ink_shadow)
    canvas.circle(box.center, radius - 1.2, Colours.muted if grey else Colours.bronze)
    canvas.circle(box.center, radius - 3, Colours.well)
    canvas.image(_PLAIN, box.inflate(-8, -8), grey=grey)


def draw_used(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw a bar across the picture of what is used up, for grey alone is soon overlooked."""
    arm = box.width * 0.34
    x, y = box.center
    ends = (x - arm, y + arm), (x + arm, y - arm)
    canvas.line(*ends, Colours.ink_shadow, width=box.width * 0.2)
    canvas.line(*ends, Colours.refused, width=box.width * 0.11)


def draw_pointer(canvas: Canvas, box: pygame.FRect, *, up: bool) -> None:
    """Draw the arrowhead that leads from a sign to what it is about."""
    x, r = box.centerx, box.width * 0.22
    foot = box.top + 1 if up else box.bottom - 1
    way = -r if up else r
    for colour, share in ((Colours.ink_shadow, 1.0), (CHANGED, 0.68)):
        across, along = r * share, way * share
        canvas.polygon([(x - across, foot), (x + across, foot), (x, foot + along)], colour)
