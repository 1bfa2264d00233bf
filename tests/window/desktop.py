"""A desktop out of sight: an X server of our own, the program in it, and hands and eyes."""

import os
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

ROOT = Path(__file__).parents[2]
#: How long anything may take before the test gives up, and how often it looks.
PATIENCE, GLANCE = 120.0, 0.02
#: How often an action is tried, and how long it may take to do something.
TRIES, SECONDS_PER_TRY = 6, 3.0
#: How long a picture may take to come to rest before it is taken as it is.
STILL = 1.5
#: In the environment, the packed program that is tried in the place of these sources.
PACKED = "BRIDGES_OF_ERRET_PROGRAM"

_XWD_HEADER = struct.Struct(">25I")


def came_about(happened: Callable[[], bool], patience: float) -> bool:
    """Wait until something has happened; tell whether it has."""
    end = time.monotonic() + patience
    while not happened():
        if time.monotonic() > end:
            return False
        time.sleep(GLANCE)
    return True


def until(what: str, happened: Callable[[], bool]) -> None:
    """Wait until something has happened; fail with its name where it does not."""
    assert came_about(happened, PATIENCE), f"in vain: {what}"


def insist(
    what: str,
    act: Callable[[], object],
    happened: Callable[[], bool],
    patience: float = SECONDS_PER_TRY,
) -> None:
    """Do something until something has happened: what moves still may not hear the first press.

    A second press would mean something else where the first was only slow: then ``patience``
    is to be long.
    """
    for _ in range(TRIES):
        act()
        if came_about(happened, patience):
            return
    raise AssertionError(f"in vain: {what}")


class Desktop:
    """The screen of an X server, a keyboard and a mouse."""

    def __init__(self, number: str, folder: Path) -> None:
        self.number = number
        self.folder = folder
        self.environment = {**os.environ, "DISPLAY": f":{number}"}

    def do(self, *words: object) -> str:
        """Let xdotool do something, and return what it says."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command, env=self.environment, check=False, capture_output=True, text=True
        )
        return done.stdout.strip()

    # Hands

    def key(self, *names: str) -> None:
        """Press and release keys, one after the other."""
        self.do("key", *names)

    def write(self, text: str) -> None:
        """Type letters."""
        self.do("type", "--delay", 15, text)

    def click(self, pos: tuple[float, float]) -> None:
        """Click the left button somewhere."""
        self.do("mousemove", round(pos[0]), round(pos[1]), "click", 1)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press the left button at one place, and let it go at another."""
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        words: list[object] = ["mousemove", round(start[0]), round(start[1]), "mousedown", 1]
        for x, y in (middle, end, end):
            words += ["mousemove", round(x), round(y), "sleep", 0.03]
        self.do(*words, "mouseup", 1)

    def leave(self) -> None:
        """Put the pointer in the corner, where it is over nothing."""
        self.do("mousemove", 0, 0)

    def press(self, key: str) -> None:
        """Press a key, and wait until what comes of it is seen and has come to rest."""
        before = self.pixels()
        self.key(key)
        until(f"an answer to {key}", lambda: self.pixels() != before)
        self.settle()

    # Eyes

    def settle(self) -> None:
        """Wait until the screen is still, or as long as something may move on it by itself."""
        last = [b""]

        def still() -> bool:
            before, last[0] = last[0], self.pixels()
            return last[0] == before

        came_about(still, STILL)

    def pixels(self) -> bytes:
        """Return what the screen shows, to be compared."""
        return pygame.image.tobytes(self.picture(), "RGB")

    def picture(self) -> pygame.Surface:
        """Return what the screen shows, from the memory of the X server."""
        data = (self.folder / "Xvfb_screen0").read_bytes()
        header = _XWD_HEADER.unpack_from(data)
        width, height, line, colours = header[4], header[5], header[12], header[19]
        start = header[0] + 12 * colours
        assert (header[11], line) == (32, 4 * width)
        pixels = data[start : start + line * height]
        picture = pygame.Surface((width, height), depth=24)
        picture.blit(pygame.image.frombytes(pixels, (width, height), "BGRA").convert(24), (0, 0))
        return picture


class Program:
    """The game in its window on a desktop, with a folder of its own for the player's files."""

    def __init__(self, desktop: Desktop, home: Path, process: subprocess.Popen[bytes]) -> None:
        self.desktop = desktop
        self.home = home
        self.process = process

    @property
    def window(self) -> str:
        """The number of the window, or nothing."""
        found = self.desktop.do("search", "--onlyvisible", "--pid", self.process.pid)
        return found.split("\n")[-1]

    @property
    def title(self) -> str:
        """The window's title now."""
        return self.desktop.do("getwindowname", self.window)

    @property
    def records(self) -> list[Path]:
        """The files of matches."""
        return sorted((self.home / "data" / "matches").glob("*.jsonl"))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window."""
        words = self.desktop.do("getwindowgeometry", "--shell", self.window).split("\n")
        values = dict(word.split("=") for word in words if "=" in word)
        return int(values.get("WIDTH", 0)), int(values.get("HEIGHT", 0))

    def wait_for(self, title: str) -> None:
        """Wait until the window is called so."""
        wanted = f"Bridges of Erret — {title}" if title else "Bridges of Erret"

        def called() -> bool:
            assert self.process.poll() is None, "the program has ended"
            return self.title == wanted

        until(f"a window called {wanted}", called)

    def wait_for_colours(self, at_least: int = 400) -> None:
        """Wait until the screen is painted."""
        until("a painted window", lambda: colours(self.desktop.picture()) >= at_least)


@contextmanager
def desktop(folder: Path, size: tuple[int, int], *, manager: str = "") -> Iterator[Desktop]:
    """Start an X server with the first free number, and a window manager where one is named."""
    screen = f"{size[0]}x{size[1]}x24"
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-noreset", "-nolisten", "tcp"]
    command += ["-fbdir", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    with server:
        assert server.stdout is not None
        seen = Desktop(server.stdout.readline().decode().strip(), folder)
        helper = None
        try:
            if manager:
                helper = subprocess.Popen(
                    [manager],
                    env=seen.environment,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
                until("a window manager", lambda: seen.do("get_num_desktops").isdigit())
            yield seen
        finally:
            for process in filter(None, (helper, server)):
                process.terminate()


@contextmanager
def program(
    seen: Desktop, home: Path, module: str = "game", *, fresh: bool = False
) -> Iterator[Program]:
    """Start the game on a desktop, and wait for its first picture; end it afterwards.

    ``module`` is what runs it; the game itself may be a packed one (``PACKED``). Where it is not
    ``fresh``, the language has been asked for.
    """
    environment = {
        **seen.environment,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "BRIDGES_OF_ERRET_HOME": str(home),
    }
    settings = home / "config" / "settings.yaml"
    if not (fresh or settings.exists()):
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("language: en\n", "utf-8")
    packed = os.environ.get(PACKED) if module == "game" else None
    command = [str(Path(packed).resolve())] if packed else [sys.executable, "-m", module]
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    try:
        started = Program(seen, home, process)
        started.wait_for("")
        started.wait_for_colours()
        seen.do("windowfocus", "--sync", started.window)
        yield started
    finally:
        process.kill()
        process.wait()


def workers(game: Program) -> list[int]:
    """Return the processes that think for the game."""
    children = Path(f"/proc/{game.process.pid}/task").glob("*/children")
    found = [int(word) for path in children for word in path.read_text().split()]
    return [pid for pid in found if _is_worker(Path(f"/proc/{pid}/cmdline").read_bytes())]


def _is_worker(command: bytes) -> bool:
    # A packed program starts itself anew.
    return b"spawn_main" in command or b"--multiprocessing-fork" in command


def is_gone(pid: int) -> bool:
    """Tell whether a process has ended."""
    path = Path(f"/proc/{pid}/stat")
    return not path.exists() or path.read_text().rpartition(") ")[2].startswith("Z")


def colours(picture: pygame.Surface) -> int:
    """Return how many different colours a picture has."""
    pixels = pygame.image.tobytes(picture, "RGB")
    step = 3 * 7
    return len({pixels[index : index + 3] for index in range(0, len(pixels) - 2, step)})


def difference(one: pygame.Surface, other: pygame.Surface, rect: pygame.Rect) -> float:
    """Return by how much two pictures differ inside a rectangle, 0 to 255 on the average."""
    parts = (pygame.image.tobytes(picture.subsurface(rect), "RGB") for picture in (one, other))
    pairs = list(zip(*parts, strict=True))
    return float(sum(abs(a - b) for a, b in pairs)) / len(pairs)
