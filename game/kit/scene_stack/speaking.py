"""The words of a scene for the voice: none are asked for while that is off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

import pygame

from ..spoken import Spoken


class Speaking:
    """The part of a scene that the voice asks; a scene overrides what it has to say.

    Where ``tells`` is True, the words beside its widgets are read when it opens; None: where it
    lies over another scene.
    """

    tells: ClassVar[bool | None] = None

    def spoken_opening(self) -> Iterable[str] | None:
        """Return what is said after the title when the scene opens; None: as ``tells`` says."""
        return None

    def spoken_focus(self) -> Spoken | None:
        """Return what is focused now, or None."""
        return None

    def spoken_places(self) -> Sequence[pygame.FRect]:
        """Return where everything lies that can be focused."""
        return ()

    def spoken_groups(self) -> Sequence[Sequence[pygame.FRect]]:
        """Return the places of which each is read in one go, and those that are read together."""
        return ()

    def spoken_news(self) -> Iterable[str]:
        """Return, and forget, what has happened since this was asked last."""
        return ()

    def spoken_silence(self) -> Iterable[str]:
        """Return why a press has done nothing; nothing: the voice says that it has not."""
        return ()

    def spoken_ways(self) -> Iterable[str]:
        """Return what can be done now."""
        return ()

    def spoken_state(self) -> Iterable[str]:
        """Return how everything stands; nothing: all that is written is read."""
        return ()

    def spoken_answer(self, name: str) -> Sequence[str] | None:
        """Return the answer to another command about the voice, or None where there is none."""
        del name
        return None
