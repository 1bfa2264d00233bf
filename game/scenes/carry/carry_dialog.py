"""The questions when a home is carried: where the file is, and what it is to become here."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import ClassVar

from game.kit import (
    Block,
    Button,
    Column,
    Command,
    Intent,
    Item,
    Row,
    button_height,
    copied_file,
    open_folder,
)
from game.play import (
    CarriedHome,
    CarryError,
    carry_folder,
    look_into_home,
    newest_home,
    pack_home,
    take_home_in,
)

from ..common import Dialog, Screen, day_words
from ..services import Services

SUFFIX = ".zip"
_ICONS = {
    "add": "plus",
    "replace": "swap",
    "folder": "pile",
    "leave": "back",
    "done": "tick",
    "menu": "tick",
}
_WAYS_OUT = ("leave", "done", "menu")
_BUTTON = 54.0
#: The shares of the ways below the first: what loses something has longer words than what leaves.
_SHARES = ((), (1,), (9, 5))


class CarryDialog(Dialog, Screen):
    """Says what was written or found, and offers ``ways`` on, the first of them before all."""

    sight = "shore"
    wide = 640.0
    edges: ClassVar[tuple[float, float, float]] = (30.0, 24.0, 30.0)
    spaces: ClassVar[tuple[float, float]] = (8.0, 18.0)

    def __init__(
        self,
        services: Services,
        key: str,
        ways: tuple[str, ...],
        home: CarriedHome | None = None,
        **values: object,
    ) -> None:
        super().__init__(services)
        self._key, self._ways, self._values = key, ways, values
        #: The key of what is said: of a fault, which it is.
        self._said = f"faults.{values['fault']}" if "fault" in values else f"told.{key}"
        self.home = home
        self.remake()

    def make(self) -> None:
        """Make the words and the buttons."""
        self.title = self.translate(f"carry.titles.{self._key}")
        self.text = self.translate(f"carry.{self._said}", **self._values)
        acts = self._acts()
        self.buttons = {
            way: self.widgets.add(
                Button(self.translate(f"carry.ways.{way}"), acts[way], icon=f"icons/{_ICONS[way]}")
            )
            for way in self._ways
        }
        if "replace" in self.buttons:
            self.buttons["replace"].kind = "danger"
        first = next(iter(self.buttons.values()))
        first.kind = "primary"
        self.widgets.focus(first)

    def _acts(self) -> Mapping[str, partial[None]]:
        return {
            "add": partial(self._take, replace=False),
            "replace": partial(self._take, replace=True),
            "folder": partial(self._open_folder),
            "leave": partial(self._leave),
            "done": partial(self._leave),
            "menu": partial(self._go_to_menu),
        }

    def make_body(self) -> Block:
        """Return the first way over the others, which stand side by side in usual texts."""
        first, *others = (Item(each, button_height(_BUTTON)) for each in self.buttons.values())
        rest = [Row(*others, shares=_SHARES[len(others)], stack=1.0)] if others else []
        return Column(first, *rest)

    def handle_rest(self, intent: Intent) -> None:
        """Take "back" for the way that does nothing more."""
        if intent == Command("back"):
            next(self.buttons[way] for way in self._ways if way in _WAYS_OUT).activate()

    def _leave(self) -> None:
        self.stack.pop()

    def _open_folder(self) -> None:
        open_folder(carry_folder())

    def _go_to_menu(self) -> None:
        # What the scenes below have read is of before.
        self.stack.clear_to(self.services.routes.menu())

    def _take(self, *, replace: bool) -> None:
        assert self.home is not None
        try:
            aside = take_home_in(self.services.profile, self.home.path, replace=replace)
        except CarryError as error:
            self.stack.replace(_fault(self.services, error))
            return
        self.services.read_own_again()
        told = CarryDialog(self.services, "taken", ("menu",), file=aside.name)
        self.stack.replace(told)


def carried_out(services: Services) -> CarryDialog:
    """Write the home to a file; return what is said of it."""
    try:
        path = pack_home(services.profile)
    except CarryError as error:
        return _fault(services, error)
    ways = ("done", "folder")
    return CarryDialog(services, "out", ways, file=path.name, folder=path.parent)


def carried_in(services: Services, path: Path | None = None) -> CarryDialog:
    """Look through a file, or the one that is found; return the question what becomes of it."""
    path = path or _found()
    if path is None:
        folder = carry_folder()
        return CarryDialog(services, "none", ("folder", "leave"), folder=folder)
    try:
        home = look_into_home(path)
    except CarryError as error:
        return _fault(services, error, path)
    return CarryDialog(
        services,
        "found",
        ("add", "replace", "leave"),
        home,
        file=path.name,
        date=day_words(services, home.written.date()),
        count=home.matches,
        medals=home.achievements,
    )


def _found() -> Path | None:
    """Return the file whose path is on the clipboard, else the newest among those passed on."""
    copied = copied_file()
    return copied if copied is not None and copied.suffix == SUFFIX else newest_home()


def _fault(services: Services, error: CarryError, path: Path | None = None) -> CarryDialog:
    name = path.name if path is not None else ""
    return CarryDialog(services, "fault", ("done",), file=name, fault=error.fault)


def example(services: Services) -> CarryDialog:
    """Return the question what is to become of a file."""
    services.profile.puzzles.note_failed("p1")
    return carried_in(services, pack_home(services.profile))


def example_out(services: Services) -> CarryDialog:
    """Return what is said of a file that was written."""
    return carried_out(services)


def example_fault(services: Services) -> CarryDialog:
    """Return what is said of a file that is none."""
    return carried_in(services, Path("holiday.zip"))
