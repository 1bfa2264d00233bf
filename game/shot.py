"""Pictures of scenes without a window: ``python -m game shot SCENE OUT.png``."""

import os
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.cases import read_cases
from game.content import ContentError, load_strings
from game.kit import Assets, Canvas, KitContext, Scene, Viewport, WindowStack
from game.play import AUTOMATIC, HORDE, Match, MatchStore, Seat, parse_settings
from game.rules import MatchAction as Action
from game.rules import NotationError, Refused, State, from_text, to_act
from game.scenes import SCENE_MODULES, MatchScene, Services, load_scene, middle_duel
from game.start import make_services

FRAME = 1 / 60
#: A picture is taken when nothing moves any more, at the latest after so many seconds.
LONGEST = 12.0
_NAMES = ("Alaric", "Morwen")


class ShotError(Exception):
    """A picture that cannot be taken; one line says why, and what to do."""


class _Still(WindowStack):
    """A stack on which no scene gives way to the next: the picture is of the one asked for."""

    def replace(self, scene: Scene) -> None:
        """Stay."""

    def clear_to(self, scene: Scene) -> None:
        """Stay."""


@dataclass(frozen=True, slots=True)
class ShotRequest:
    """The scene of a picture; sizes are pixels, ``every`` seconds between frames of a strip."""

    scene: str
    out: Path
    size: tuple[int, int] = (1280, 720)
    position: str | None = None
    language: str | None = None
    strip: int = 0
    every: float = 0.15
    settings: tuple[str, ...] = ()
    whole: bool = False


def shot(wish: ShotRequest) -> int:
    """Take the picture; one clear line and status 2 where that cannot be done."""
    try:
        _look_at(wish.out)
        with KitContext():
            _take(wish)
    except (ShotError, ContentError) as error:
        print(error, file=sys.stderr)
        return 2
    except (OSError, pygame.error, MemoryError) as error:
        reason = getattr(error, "strerror", None) or str(error) or "there is no memory for it"
        problem = f"the picture cannot be made ({reason.lower()})"
        print(f"{wish.out}: {problem}: name another file or a smaller size", file=sys.stderr)
        return 2
    return 0


def _look_at(out: Path) -> None:
    if out.is_dir():
        raise ShotError(f"{out}: this is a folder: name a file in it")
    if out.suffix.lower() != ".png":
        raise ShotError(f"{out}: this is no name of a picture: let it end in .png")
    if not out.parent.is_dir():
        raise ShotError(f"{out}: there is no folder {out.parent}: make it, or name another")


def _take(wish: ShotRequest) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(wish.size)
    # A language may be the player's own, whose file is being written.
    strings = None if wish.language is None else load_strings(wish.language)
    # A picture shows the game as it is made, whatever this player has set and played.
    with tempfile.TemporaryDirectory() as empty:
        os.environ["BRIDGES_OF_ERRET_HOME"] = empty
        services = make_services()
        services.settings = parse_settings(
            "".join(one.replace("=", ": ", 1) + "\n" for one in wish.settings), "--set"
        )
        services = replace(services, store=MatchStore(Path(empty)))
        services.furnish()
        services.context.set_look(services.look)
        if strings is not None:
            services.speak(strings)
            services.problems.clear()
        scene, action = _scene(services, wish)
        scale = services.settings.scale
        stack = _Still(Viewport.of(wish.size, None if scale == AUTOMATIC else scale / 100))
        if scene.transparent:
            stack.push(_below(services, scene, wish))
        stack.push(scene)
        canvas = Canvas(pygame.display.get_surface() or _none(), stack.view, Assets())
        if wish.strip:
            if isinstance(scene, MatchScene) and action is not None:
                try:
                    scene.flow.submit(action)
                except Refused as refused:
                    raise ShotError(
                        f"{wish.position}: the last move is refused: {refused}"
                    ) from None
            picture = _strip(stack, canvas, wish)
        else:
            _settle(stack)
            picture = _frame(stack, canvas, whole=wish.whole)
        pygame.image.save(picture, wish.out)
        scene.leave()


def _below(services: Services, scene: Scene, wish: ShotRequest) -> Scene:
    """Return what a dialog is laid over: its own match, the chart of a voyage, or a duel."""
    match = getattr(scene, "match", None)
    if match is None and SCENE_MODULES[wish.scene].startswith("voyage."):
        return load_scene("voyage_chart")(services)
    return MatchScene(services, match or middle_duel(services))


def _none() -> pygame.Surface:
    raise ShotError("no surface to draw on: is pygame-ce installed whole?")


def _scene(services: Services, wish: ShotRequest) -> tuple[Scene, Action | None]:
    if wish.scene not in SCENE_MODULES:
        known = ", ".join(SCENE_MODULES)
        raise ShotError(f"no scene is called {wish.scene!r}: write one of {known}")
    if wish.position is None:
        return load_scene(wish.scene)(services), None
    if wish.scene != "match":
        raise ShotError(f"the scene {wish.scene!r} has no position: --position goes with match")
    match, action = _match(services, wish.position, strip=bool(wish.strip))
    scene = MatchScene(services, match)
    scene.flow.seats.seen = to_act(scene.state)
    return scene, action


def _match(services: Services, text: str, *, strip: bool) -> tuple[Match, Action | None]:
    if not _is_there(text):
        try:
            return _begun(from_text(text, services.content.cards)), None
        except NotationError as error:
            problem = f"--position: {error}: name a case file or write a position's line"
            raise ShotError(problem) from None
    case = next(read_cases(text, services.content.cards))
    match = _begun(case.state)
    moves = list(case.moves)
    last = moves.pop() if strip and moves else None
    for number, move in enumerate(moves, 1):
        try:
            match.submit(move(_state(match)))
        except Refused as refused:
            raise ShotError(f"{text}: move {number} is refused: {refused}") from None
    return match, None if last is None else last(_state(match))


def _is_there(text: str) -> bool:
    try:
        return Path(text).exists()
    except OSError:
        # A position may be too long for a name.
        return False


def _begun(state: State) -> Match:
    seats = (Seat(_NAMES[0]), HORDE if state.solo else Seat(_NAMES[1]))
    return Match.from_position(state, seats)


def _state(match: Match) -> State:
    assert match.state is not None
    return match.state


def _settle(stack: WindowStack) -> None:
    for _ in range(round(LONGEST / FRAME)):
        stack.update(FRAME)
        if not stack.animating():
            return


def _frame(stack: WindowStack, canvas: Canvas, *, whole: bool = False) -> pygame.Surface:
    page = stack.top.page_scroll.view if whole and stack.top is not None else canvas.view
    if page.height > canvas.view.height:
        surface = pygame.Surface(page.size_px((page.width, page.height)))
        canvas = Canvas(surface, canvas.view, canvas.assets)
        if stack.top is not None:
            stack.top.page_scroll.is_told = False
    stack.draw(canvas)
    return canvas.surface


def _strip(stack: WindowStack, canvas: Canvas, wish: ShotRequest) -> pygame.Surface:
    width, height = wish.size[0] // 2, wish.size[1] // 2
    columns = min(3, wish.strip)
    rows = -(-wish.strip // columns)
    sheet = pygame.Surface((columns * width, rows * height))
    steps = max(1, round(wish.every / FRAME))
    for number in range(wish.strip):
        frame = pygame.transform.smoothscale(_frame(stack, canvas), (width, height))
        sheet.blit(frame, (number % columns * width, number // columns * height))
        for _ in range(steps):
            stack.update(FRAME)
    return sheet
