"""The application: the window, the main loop, the stack of scenes, and the last resort."""

import gc
import os
import traceback
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import cast

import pygame

from game import paths
from game.app_voice import AppVoice
from game.content import BrokenData, one_line, system_reason
from game.kept_files import logger, save_picture, write_report
from game.kit import (
    INTERFACE,
    PICTURE_READ,
    WINDOW_EVENTS,
    AssetError,
    Assets,
    Canvas,
    Command,
    DisplayList,
    FileDropped,
    Intent,
    PressPause,
    Quit,
    Resized,
    Scene,
    ScreenMode,
    SpareMemory,
    UnboundPressed,
    Viewport,
    WaitSign,
    Window,
    WindowCanvas,
    WindowPlace,
    WindowStack,
    fit_caches,
    give_back_memory,
    give_feedback,
    look_for_pads,
    settle_caches,
    stand_in,
    wake_loop,
)
from game.play import AUTOMATIC, ProcessTaskRunner, Settings, sweep_settings
from game.scenes import ICON, LARGE_PICTURE, ErrorScene, MenuScene, Services, idle_tasks

FRAMES_PER_SECOND = 60
#: A frame is never taken to have lasted longer, so that a stall does not skip an animation.
LONGEST_FRAME = 0.1
#: The seconds of a frame that are given to a screen that is painted ahead.
PAINTING = 0.011
_TITLE = "Bridges of Erret"
#: The event by which a thinker calls the main loop.
_ANSWERED = pygame.event.custom_type()
#: The events of the window that tell whether the player attends to it.
_FOCUS = pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED
#: So many turns of the loop in a row may fail: then it is no event that is at fault.
_MOST_FAULTS = 3
_PLACED = frozenset((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
_AROUND = frozenset((*_FOCUS, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED))


class App:
    """Runs the scenes in a window until the last of them has gone.

    ``assets`` may have begun to read the first pictures; ``first`` tells that the game was never
    started before.
    """

    def __init__(
        self, services: Services, assets: Assets | None = None, *, first: bool = False
    ) -> None:
        self.services = services
        self._first = first
        for system in ("X11", "WAYLAND"):
            # By this name desktops group windows and find their icon.
            os.environ.setdefault(f"SDL_VIDEO_{system}_WMCLASS", paths.APP_NAME)
        self.assets = assets or Assets()
        self.assets.fallback = self._picture_missing
        if services.settings.screen != "window":
            self.assets.read_ahead({LARGE_PICTURE: None})
        self.window = _open_window(services.settings, self.assets.master(ICON))
        services.context.set_look(services.look)
        self.input = services.inputs
        self.press_pause = PressPause()
        fit_caches(self.assets, self.window.size)
        self.stack = WindowStack(self._view(), transitions=True, slice_seconds=PAINTING)
        self.stack.pad_seats = services.inputs.seats
        wake = partial(wake_loop, _ANSWERED)
        self.voice = AppVoice(services, self.stack, self.assets, wake)
        #: The picture that the window shows.
        self.picture = DisplayList()
        self.clock = pygame.time.Clock()
        #: How the key of the whole screen fills it: as it was filled last.
        self._filling = self.window.display if self.window.display != "window" else "fullscreen"
        # The first frame does not wait for its time to come.
        self._pace = 0
        #: The share of the music that is heard while the player does something else.
        self._attention = 1.0
        #: Done one after the other while nothing moves.
        self._idle_tasks: deque[Callable[[], object]] = deque()
        self.spare_memory = SpareMemory(self._tidy, self._lighten)
        self._wait_sign = WaitSign()
        #: The turns of the loop that have failed since the last that did not.
        self._failed = 0

    def run(self, replay: Path | None = None) -> int:
        """Show the menu and go on until the player leaves; return the exit status.

        The first time, a welcome comes before it. The match of the file ``replay`` lies over them.
        """
        pygame.key.set_repeat(350, 60)
        wake = partial(wake_loop, _ANSWERED)
        self.services.tasks = ProcessTaskRunner(wake)
        self.stack.push(self._first_scene())
        if replay is not None:
            self.watch(replay)
        self._turn_safely()
        # Nothing that the start has made is garbage: it is never searched.
        later = idle_tasks(self.services, self.assets, self.stack.view)
        first = (gc.enable, logger, look_for_pads, sweep_settings)
        reading = self.services.content.parts()
        self._idle_tasks.extend((*first, *reading, *later, gc.freeze))
        self.services.open_profile_ahead(wake)
        self._open_sound()
        while self.stack.top is not None:
            self._turn_safely()
        self._remember_window()
        self.services.close_profile()
        self.voice.close()
        # The window goes first: the device takes its time to close.
        pygame.display.quit()
        self.services.tasks.close()
        self.services.sound.close()
        pygame.quit()
        return 0

    def _first_scene(self) -> Scene:
        if not self._first:
            return MenuScene(self.services)
        from game.scenes import WelcomeScene  # noqa: PLC0415 (shown once)

        return WelcomeScene(self.services)

    def _turn_safely(self) -> None:
        """Turn the loop; a fault leads to the error screen, which only faults of its own end.

        Without the data of the game there is no way on from there, either.
        """
        try:
            self._turn()
        except BrokenData:
            raise
        except Exception:
            self._failed += 1
            if self._failed > _MOST_FAULTS:
                raise
            if isinstance(self.stack.top, ErrorScene):
                logger().exception("the error screen goes on")
            else:
                self._rescue()
        else:
            self._failed = 0

    def _open_sound(self) -> None:
        """Let the game be heard; not before the first picture, which would wait for the device."""
        from game.kit import open_sound  # noqa: PLC0415 (with the device)

        self.services.sound = open_sound()
        self.services.context.feedback = self.services.sound.interface
        self.services.tune()
        self._follow_settings()
        self.services.sound.read_ahead(INTERFACE.values())

    def _turn(self) -> None:
        events = self.input.pads.listen()
        if not events and not self._moving:
            events = self._rest()
        if events or self._moving:
            self._hear(events)
            self.services.tasks.take_in()
            dt = min(self.clock.tick(self._pace) / 1000, LONGEST_FRAME)
            # While a screen is painted ahead, there is no waiting for the next frame.
            self._pace = 0 if self.stack.painting_ahead else FRAMES_PER_SECOND
            for command in self.input.repeat(dt):
                self._take(command)
            self.stack.update(dt)
            self._follow_settings()
            self.voice.follow()
            self.spare_memory.stir(self.stack.top, dt)
        self._show()
        if not self.stack.is_unseen:
            # The title is that of what the window shows.
            self.window.name(" — ".join(filter(None, (_TITLE, self.stack.title))))

    @property
    def _moving(self) -> bool:
        return self.stack.animating() or self.stack.needs_draw() or self.input.repeating

    def _rest(self) -> list[pygame.event.Event]:
        if self._idle_tasks:
            self._idle_tasks.popleft()()
            self.clock.tick()
            return []
        due = (self.stack.until_next_beat, self.spare_memory.until_due)
        seconds = min((each for each in due if each is not None), default=None)
        events = self.window.wait(seconds, self.input.pads)
        passed = self.clock.tick() / 1000
        self.stack.advance_ambient(passed)
        if not events:
            self.spare_memory.rest(passed)
        return events

    def _tidy(self) -> None:
        # Scenes and their widgets refer to one another: only the garbage collector frees them.
        gc.collect()
        self._lighten()

    def _lighten(self) -> None:
        self.stack.free_pictures()
        self.picture.free_picture()
        settle_caches(self.assets, self.window.size)
        give_back_memory()

    def _show(self) -> None:
        if self.stack.top is None:
            return
        surface, view = self.window.surface, self.stack.view
        if self.stack.needs_draw():
            canvas = WindowCanvas(surface, view, self.assets, self.picture)
            self.stack.draw(canvas)
            boxes = canvas.show()
        else:
            boxes = self.stack.redraw(Canvas(surface, view, self.assets))
            self.picture.damage(boxes)
        waits = self.stack.painting_ahead
        sign = self._wait_sign.follow(Canvas(surface, view, self.assets), waits=waits)
        self.picture.damage(sign)
        boxes = [*boxes, *sign]
        if boxes:
            pygame.display.update(boxes)

    def _hear(self, events: Iterable[pygame.event.Event]) -> None:
        self.window.darken()
        for event in events:
            if event.type == PICTURE_READ:
                self.assets.collect()
            if event.type == pygame.WINDOWEXPOSED:
                self._lay_out(self.stack.view)
            if event.type in WINDOW_EVENTS:
                self.window.note(event)
            if event.type in _AROUND:
                self._attention = self.window.attention
                # Some desktops lose the window's contents without an event.
                self.picture.lose_picture()
            before = self.input.device
            # A place in the window means the same whatever has the keyboard.
            hearing = None if event.type in _PLACED else self.stack.hearing
            intent = self.input.translate(event, self.stack.view, hearing)
            device = self.input.device
            if device is not before and not device.looks_like(before):
                # Texts speak of the device that was used last.
                for scene in self.stack.scenes:
                    scene.invalidate()
            if intent is not None:
                self._take(intent)

    def _picture_missing(self, name: str, fault: AssetError) -> pygame.Surface:
        logger().warning("%s: something plain is in its place", one_line(str(fault)))
        if len(self.assets.missing) == 1:
            line = self.services.translate(
                "problems.picture_missing", file=self.assets.root / f"{name}.webp"
            )
            if line not in self.services.told:
                self.services.told.add(line)
                self.services.problems.append(line)
        return stand_in(name)

    def _take(self, intent: Intent) -> None:
        if not self.press_pause.admits(intent, pygame.time.get_ticks() / 1000):
            return
        match intent:
            case Quit():
                self._leave()
            case Resized():
                fit_caches(self.assets, self.window.size)
                self._lay_out(self._view())
            case FileDropped(path):
                self.watch(path)
            case Command("fullscreen"):
                windowed = self.services.settings.screen == "window"
                wanted = self._filling if windowed else "window"
                self.services.remember(replace(self.services.settings, screen=wanted))
                self.voice.tell(self.services.translate(f"options.screens.{wanted}"))
            case Command("mute"):
                muted = not self.services.settings.muted
                self.services.remember(replace(self.services.settings, muted=muted))
                state = self.services.translate(f"voice.states.{'on' if muted else 'off'}")
                self.voice.tell(f"{self.services.translate('options.muted')}, {state}")
            case Command("picture"):
                self._keep_picture()
            case Command(name) if self.voice.answer(name):
                pass
            case UnboundPressed():
                self.voice.hear(intent)
            case _:
                self.voice.hear(intent)
                self.stack.handle(intent)

    def watch(self, path: Path | None) -> None:
        """Show what a file holds: a match, a letter, a home; or say why there is none.

        None is a file whose name cannot be read.
        """
        if not isinstance(self.stack.top, ErrorScene):
            routes = self.services.routes
            if path is not None and path.suffix == ".zip":
                self.stack.push(routes.news.carried_in(path))
            else:
                self.stack.push(routes.letters.of_file(path) or routes.replays.of_file(path))

    def _keep_picture(self) -> None:
        try:
            path = save_picture(self.window.surface)
        except OSError as error:
            logger().warning("a picture of the window cannot be saved: %s", error)
            give_feedback("error")
            reason = system_reason(error)
            line = self.services.translate("problems.picture_not_kept", reason=reason)
        else:
            give_feedback("notice")
            line = self.services.translate("problems.picture_kept", folder=path.parent)
        self.voice.tell(line)
        # However many there are, they lie in the same folder.
        if line not in self.services.told:
            self.services.told.add(line)
            self.services.problems.append(line)

    def _leave(self) -> None:
        """Close; a match under way is saved after every action."""
        while self.stack.top is not None:
            self.stack.pop()

    def _follow_settings(self) -> None:
        mine = self.services.settings
        self.press_pause.seconds = mine.press_delay / 1000
        # Ambient movement is painted over the veil that high contrast lays on the land.
        self.stack.ambient_clock.reduced = mine.reduced_motion or mine.high_contrast
        if self.services.context.set_look(self.services.look):
            self._lay_out(self._view())
        display = cast("ScreenMode", self.services.settings.screen)
        if display != self.window.display:
            self.window.set_mode(display)
            if display != "window":
                self._filling = display
            self.assets.forget()
            self._lay_out(self._view())
        if self._view() != self.stack.view:
            self._lay_out(self._view())
        piece, level = self.stack.music
        self.services.sound.music(piece, level * self._attention)
        self.services.sound.ambience(self.stack.ambience, level * self._attention)

    def _view(self) -> Viewport:
        scale = self.services.settings.scale
        return Viewport.of(self.window.size, None if scale == AUTOMATIC else scale / 100)

    def _lay_out(self, view: Viewport) -> None:
        """Lay all scenes out, and draw all of them: the window may have lost what it showed."""
        self.stack.resize(view)
        self.picture.forget()

    def _remember_window(self) -> None:
        self.window.settle()
        place = self.window.place
        if place is None:
            return
        screens = tuple(f"{wide}x{high}" for wide, high in self.window.screens)
        mine = replace(self.services.settings, window=tuple(place), screens=screens)
        if mine != self.services.settings:
            self.services.remember(mine)

    def _rescue(self) -> None:
        logger().exception("a scene has failed, and gives way to the error screen")
        report = write_report(traceback.format_exc())
        self.stack.clear_to(ErrorScene(self.services, report, self._saved()))

    def _saved(self) -> Path | None:
        # Asked for by names: importing the class of a match could be the fault.
        for scene in self.stack.scenes:
            record = getattr(getattr(scene, "match", None), "record", None)
            path = getattr(record, "path", None)
            if isinstance(path, Path):
                return path
        return None


def _open_window(settings: Settings, icon: pygame.Surface | None) -> Window:
    place = WindowPlace(*settings.window) if settings.window else None
    screens = [tuple(map(int, size.split("x"))) for size in settings.screens]
    display = cast("ScreenMode", settings.screen)
    return Window(_TITLE, display=display, place=place, screens=screens, icon=icon)  # type: ignore[arg-type]
