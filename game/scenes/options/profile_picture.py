"""The picture over the options of the profile: a treasure on a shore, and whose it is."""

from contextlib import suppress

import pygame

from game.board import GLAD, draw_portrait
from game.kit import Block, Canvas, Drawn
from game.play import PORTRAITS, ProfileError

from ..common import draw_painting, sight_picture
from ..services import Services
from .option_preview import HIGH

#: The portrait: its radius as a share of the height, at most, and how far it is off the corner.
_FACE, _LARGEST, _OFF = 0.36, 132.0, 26.0


def profile_picture(services: Services) -> Block:
    """Return the shore with the player's portrait and name, and how many matches are kept."""
    say, settings = services.translate, services.settings
    name = next(filter(None, settings.names), say("match.you"))
    portrait = next(filter(None, settings.portraits), PORTRAITS[0])
    # The screens that need what cannot be read tell of it.
    with suppress(ProfileError):
        if count := services.profile.history.count():
            name = f"{name} · {say('history.matches', count=count)}"

    def paint(canvas: Canvas, area: pygame.FRect) -> None:
        draw_painting(canvas, area, sight_picture("shore"), name)
        radius = min(_LARGEST, _FACE * area.height)
        away = _OFF + radius
        place = area.right - away, area.bottom - away
        draw_portrait(canvas, portrait, 0, place, radius, feeling=GLAD)

    return Drawn(paint, HIGH)
