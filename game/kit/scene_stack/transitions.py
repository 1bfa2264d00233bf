"""The transition manager: from scene to scene, its surfaces, and the input it lets through."""

import math
from collections.abc import Sequence
from typing import Literal

import pygame

from ..draw.canvas import Canvas
from ..input.intents import Command, Intent, PointerPressed, PointerScrolled, TextTyped
from ..viewport import Point
from .painting_ahead import Draw, PaintingAhead, Scenes
from .scene import Scene, TransitionKind
from .transition_effects import (
    CurtainTransition,
    DawnTransition,
    FadeTransition,
    GateTransition,
    OverlayCanvas,
    OverlayRise,
    OverlaySnapshot,
    SceneChange,
    SweepTransition,
    Transition,
    TransitionPictures,
)

#: The window's old picture, its new one, and an overlay by itself.
PictureRole = Literal["old", "new", "overlay"]
_ROLES: dict[PictureRole, int] = {"old": 0, "new": 0, "overlay": pygame.SRCALPHA}


class WindowPictures:
    """Keeps one surface for each role: to ask the system for megabytes takes its time.

    A transition is over before the next one begins, so none of them is asked for twice at once.
    """

    def __init__(self) -> None:
        self._kept: dict[PictureRole, pygame.Surface] = {}

    def take(self, role: PictureRole, size: tuple[int, int]) -> pygame.Surface:
        """Return a surface of ``size`` pixels: black, or see-through for an overlay."""
        kept = self.lend(role, size)
        kept.set_clip(None)
        kept.fill((0, 0, 0, 0))
        return kept

    def lend(self, role: PictureRole, size: tuple[int, int]) -> pygame.Surface:
        """Return the same as it was left, for somebody who looks at no pixel of it."""
        kept = self._kept.get(role)
        if kept is None or kept.get_size() != size:
            kept = self._kept[role] = pygame.Surface(size, _ROLES[role])
        return kept

    def forget(self) -> None:
        """Drop them, as when a scene has come to rest."""
        self._kept.clear()


_CHANGES: dict[TransitionKind, type[SceneChange]] = {
    "slide": SweepTransition,
    "gate": GateTransition,
    "dawn": DawnTransition,
    "drapes": CurtainTransition,
}
#: How the scene leads back; light does not sink again.
_CHANGES_BACK: dict[TransitionKind, type[SceneChange]] = {**_CHANGES, "dawn": SweepTransition}
#: A press no further than this from the one before belongs to a double click; logical units.
_SAME_PLACE = 8.0


class TransitionManager:
    """Joins the last picture of the window to that of other scenes.

    The new scene is drawn once, before the transition begins, and stands still meanwhile.
    All that takes its time to be painted is painted before that, ``slice_seconds`` a frame.
    """

    def __init__(self, slice_seconds: float = math.inf) -> None:
        #: Paints what comes, a slice of time in each frame.
        self.ahead = PaintingAhead(slice_seconds)
        self._stack: Scenes = ()
        self._shown: Scenes = ()
        self._snapshots: dict[Scene, OverlaySnapshot] = {}
        self._pictures = WindowPictures()
        self._pressed: Point | None = None

    def reset(self) -> None:
        """Forget what the window showed: no transition begins from there."""
        self._stack = self._shown = ()
        self._snapshots.clear()
        self._pictures.forget()

    def free_pictures(self) -> None:
        """Free the pictures of the window: none is needed before the next transition."""
        self._pictures.forget()

    def is_new(self, scene: Scene) -> bool:
        """Whether others have been in the window, and the scene has not."""
        return bool(self._shown) and scene not in self._stack

    # Transitions

    def is_ready(
        self, canvas: Canvas, stack: Scenes, shown: Scenes, draw: Draw, *, reduced: bool
    ) -> bool:
        """Whether scenes can come into the window now; if not, they are painted a bit further."""
        old = self._shown
        if math.isinf(self.ahead.slice_seconds) or not old or not shown or old == shown:
            self.ahead.stop()
            return True
        rises = not reduced and old == shown[: len(old)]
        changes = not reduced and old[0] is not shown[0]
        kind = _way(old[0], shown[0], self._stack, stack)[0] if changes else None
        target = self._pictures.lend("new", canvas.size_px)

        def draw_all(canvas: Canvas, scenes: Sequence[Scene]) -> None:
            draw(canvas, scenes)
            if kind is not None:
                kind.paint_ahead(canvas)

        return self.ahead.is_ready(target, canvas, shown, len(old) if rises else 0, draw_all)

    def begin(
        self, canvas: Canvas, stack: Scenes, shown: Scenes, draw: Draw, *, reduced: bool
    ) -> Transition | None:
        """Return the transition to the scenes to be shown, or None; ``draw`` draws some."""
        before, old = self._stack, self._shown
        self._stack, self._shown = stack, shown
        self._snapshots = {
            scene: snapshot for scene, snapshot in self._snapshots.items() if scene in old
        }
        if not old or not shown or old == shown:
            return None
        if old[0] is not shown[0]:
            return self._change(canvas, before, old[0], draw, reduced=reduced)
        if not reduced and old == shown[: len(old)]:
            return self._open(canvas, len(old), draw)
        if not reduced and old[:-1] == shown and old[-1] in self._snapshots:
            snapshot = self._snapshots.pop(old[-1]).recaptured(canvas.surface)
            return OverlayRise(self._picture(canvas, shown, draw), snapshot, back=True)
        return FadeTransition(self._both(canvas, draw))

    def _change(
        self, canvas: Canvas, before: Scenes, old: Scene, draw: Draw, *, reduced: bool
    ) -> SceneChange | None:
        kind, back = _way(old, self._shown[0], before, self._stack)
        if kind is None:
            return None
        pictures = self._both(canvas, draw)
        return FadeTransition(pictures) if reduced else kind(pictures, back=back)

    def _open(self, canvas: Canvas, count: int, draw: Draw) -> Transition:
        offscreen = OverlayCanvas(canvas, self._blank(canvas, "overlay"))
        draw(offscreen, self._shown[count:])
        snapshot = offscreen.snapshot()
        if count == len(self._shown) - 1:
            self._snapshots[self._shown[-1]] = snapshot
        # Drawn anew: what is below may have changed with what was pressed.
        return OverlayRise(self._picture(canvas, self._shown[:count], draw), snapshot)

    def _both(self, canvas: Canvas, draw: Draw) -> TransitionPictures:
        old = self._blank(canvas, "old")
        old.blit(canvas.surface, (0, 0))
        return TransitionPictures(old, self._picture(canvas, self._shown, draw))

    def _picture(self, canvas: Canvas, scenes: Scenes, draw: Draw) -> pygame.Surface:
        surface = self._blank(canvas, "new")
        draw(Canvas(surface, canvas.view, canvas.assets), scenes)
        return surface

    def _blank(self, canvas: Canvas, role: PictureRole) -> pygame.Surface:
        return self._pictures.take(role, canvas.size_px)

    # Meanwhile

    def accepts(self, intent: Intent, *, in_transition: bool) -> bool:
        """Whether what the player does is meant for what shows, or is to show.

        While scenes change, the second press of a double click is not.
        """
        last = self._pressed
        if isinstance(intent, Command):
            self._pressed = None
        if not isinstance(intent, PointerPressed):
            return True
        self._pressed = intent.pos
        return not in_transition or last is None or math.dist(intent.pos, last) >= _SAME_PLACE


def _way(
    old: Scene, new: Scene, before: Scenes, now: Scenes
) -> tuple[type[SceneChange] | None, bool]:
    """Return how a scene comes, None for at once, and whether it is gone back to.

    The stack was ``before`` and is ``now``.
    """
    # A scene with a transition of its own always comes by it.
    nearer = new.transition_kind == "slide" and new.depth < old.depth
    back = new in before or (nearer and old not in now)
    kind = old.transition_kind if back else new.transition_kind
    if "cut" in (kind, new.transition_kind):
        return None, back
    return (_CHANGES_BACK if back else _CHANGES)[kind], back


def skips_transition(intent: Intent) -> bool:
    """Whether the player goes on, so that scenes need not take their time to change."""
    return isinstance(intent, PointerPressed | PointerScrolled | Command | TextTyped)
