"""The house keeps its plan: which package knows which, by what door, and how large files are."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from .sources import (
    ROOT,
    ROUTES,
    Checkout,
    Import,
    circles,
    is_type_of_routes,
    table,
    tree_of,
    words,
)

#: Every arrow there is: a package and those that it may know. ``__main__`` may know all of them.
ARROWS = {words(row[0])[0]: set(words(row[1])) for row in table("The arrows")}
#: The same inside the four large packages: a folder, or a module beside the folders, and what it
#: may know there. ``EVERYBODY`` in a package may know the modules that are named so.
INSIDE: dict[str, dict[str, set[str]]] = {
    "scenes": {
        "almanac": {"common", "voyage"},
        "campaign": {"common", "new_match"},
        "carry": {"common"},
        "common": set(),
        "constructed": {"common", "decks", "setup"},
        "contests": {"common", "results"},
        "credits": {"common"},
        "decks": {"common"},
        "difficulty": {"campaign", "common", "setup"},
        "draft": {"common", "setup"},
        "history": {"common", "voyage"},
        "language": {"common"},
        "letters": {"common", "decks", "match", "results"},
        "match": {"common"},
        "menu": {"campaign", "common", "match", "puzzles", "tutorial", "voyage"},
        "new_match": {"common"},
        "next_up": {"campaign", "common", "tutorial"},
        "options": {"common"},
        "own_cards": {"common"},
        "printed_decks": {"common", "setup"},
        "puzzles": {"common", "match"},
        "replay": {"common", "match"},
        "results": {"campaign", "common", "match"},
        "review": {"common"},
        "ring": {"common", "match"},
        "rulebook": {"common", "match", "voyage"},
        "saved_games": {"common", "voyage"},
        "setup": {"common"},
        "statistics": {"common", "puzzles", "tutorial", "voyage"},
        "tutorial": {"common", "match", "ring"},
        "voyage": {"common", "match", "new_match", "results", "ring"},
        "wardrobe": {"carry", "common", "next_up", "puzzles", "statistics"},
    },
    "board": {
        "cards": set(),
        "audio": set(),
        "effects": {"cards"},
        "forecast": {"cards"},
        "hud": {"cards", "effects", "forecast"},
        "animation": {"cards", "effects", "hud"},
        "view": {"cards", "effects", "forecast", "hud"},
        "controls": {"audio", "cards", "forecast", "view"},
        "ring": {"cards", "effects", "forecast", "hud", "view"},
    },
    "kit": {
        "context": set(),
        "draw": {"context"},
        "sound": set(),
        "motion": {"context", "draw"},
        "widgets": {"context", "draw"},
        "layout": {"context", "draw", "widgets"},
        "scene_stack": {"context", "draw", "layout", "motion", "widgets"},
        "voice": {"context", "draw", "scene_stack"},
        "window": {"context"},
    },
    "play": {
        "records": set(),
        "settings": {"records"},
        "custom_kits": {"records"},
        "by_letter": set(),
        "match": {"by_letter", "records"},
        "contests": {"statistics"},
        "profile": {"contests", "records", "statistics"},
        "statistics": {"records"},
        "thinking": {"match"},
        "analysis": {"match", "records", "thinking"},
        "advice": {"match", "thinking"},
        "letters": {"match", "records"},
        "voyages": {"match", "records", "statistics", "thinking"},
    },
}
#: Modules beside the folders that all in their package may know; they know only each other.
EVERYBODY = {
    "scenes": {
        *("services", "examples", "key_words", "routes", "scene_table", "error_scene"),
        *("backdrops", "known_reviews", "worn_pictures", "held_portraits"),
    },
    "board": {
        *(
            "card_faces",
            "fight_log",
            "layout",
            "log_lines",
            "log_writer",
            "map_layout",
            "match_log",
        ),
        *("top_layout", "spots", "stronghold_place", "table", "table_side"),
    },
    "kit": {"desktop", "input", "prefetch", "spoken", "theme", "viewport"},
    "play": {"event_totals", "moments", "seats"},
}
#: The packages with a window.
DRAWING = {"app", "start", "kept_files", "self_test", "shot", "kit", "board", "scenes"}
#: Modules that the rules must do without: files, clocks, chance outside the state, and a picture.
NOT_IN_RULES = {"yaml", "time", "random", "os", "pathlib", "pygame"}

LONGEST_FILE = 500
LONGEST_FUNCTION = 40
MOST_MODULES = 25
#: A drawing is one stroke after another: its functions are as long as the drawing.
DRAWINGS = "assets/src/"

HOUSE = Checkout()
GAME = HOUSE.game


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def package_of(path: Path, root: Path = ROOT) -> str:
    """Return the package or the single module directly under ``game``; "" for its front door."""
    inside = path.relative_to(root / "game")
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem.removeprefix("__init__")


def complaints(path: Path, house: Checkout = HOUSE) -> Iterator[str]:
    """Tell of every import of a file that the plan does not have."""
    package = package_of(path, house.root)
    for found in house.source(path).imports:
        where = f"{path.relative_to(house.root).as_posix()}:{found.line}: {found.module}"
        if found.parts[0] != "game":
            yield from (f"{where}: {why}" for why in _foreign(package, found.parts[0]))
            continue
        other = found.parts[1] if len(found.parts) > 1 else ""
        if other in ("", package):
            if other and not found.relative and path.parent != house.root / "game":
                yield f"{where}: inside a package imports are relative"
        elif found.relative:
            yield f"{where}: a relative import leaves its package"
        elif package != "__main__" and other not in ARROWS.get(package, set()):
            yield f"{where}: no arrow leads from {package or 'game'} to {other}"
        elif not _by_the_door(found):
            yield f"{where}: {other} is entered by its door, game.{other}"


def inner_complaints(path: Path) -> Iterator[str]:
    """Tell of every import inside a large package that its own plan does not have."""
    package = package_of(path)
    if package not in INSIDE or path.stem == "__init__":
        return
    here = path.relative_to(ROOT / "game").with_suffix("").parts[1]
    if here == ROUTES:
        return
    for found in HOUSE.source(path).imports:
        if not found.relative or found.parts[:2] != ["game", package]:
            continue
        there = found.parts[2]
        if is_type_of_routes(path, found):
            continue
        allowed = set() if here in EVERYBODY[package] else INSIDE[package][here]
        if there != here and there not in allowed | EVERYBODY[package]:
            yield f"{name_of(path)}:{found.line}: no arrow leads from {here} to {there}"


def _foreign(package: str, library: str) -> Iterator[str]:
    if library == "pygame" and package not in DRAWING:
        yield "only what draws knows pygame"
    if package in ("rules", "voyage") and library in NOT_IN_RULES:
        yield "the rules do without it"


def _by_the_door(found: Import) -> bool:
    """Whether an import enters by a package's ``__init__`` and takes what is offered there."""
    if found.door.count(".") > 1:
        return False
    return len(found.parts) == 2 or found.parts[2] in offered_by(found.parts[1])


@cache
def offered_by(package: str) -> list[str]:
    """Return what a package's door offers: what its stub lists, or its ``__all__``."""
    folder = ROOT / "game" / package
    stub = folder / "__init__.pyi"
    door = stub if stub.exists() else folder / "__init__.py"
    names: list[str] = []
    for node in tree_of(door).body:
        if isinstance(node, ast.ImportFrom):
            names += [alias.name for alias in node.names if alias.asname == alias.name]
        elif isinstance(node, ast.Assign):
            target = ast.unparse(node.targets[0])
            names += ast.literal_eval(node.value) if target == "__all__" else [target]
    return names


def test_every_import_is_in_the_plan() -> None:
    assert [complaint for path in GAME for complaint in complaints(path)] == []


def test_every_import_inside_a_package_is_in_its_plan() -> None:
    assert [complaint for path in GAME for complaint in inner_complaints(path)] == []


def test_no_two_features_know_each_other() -> None:
    for arrows in INSIDE.values():
        assert circles(arrows) == []


def test_no_module_name_stands_for_two_things() -> None:
    names = Counter(path.stem for path in GAME if path.stem not in ("__init__", "__main__"))
    assert [name for name, count in names.items() if count > 1] == []


def test_no_public_class_name_stands_for_two_things() -> None:
    names = Counter(name for path in GAME for name in HOUSE.source(path).classes)
    assert [name for name, count in names.items() if count > 1] == []


def test_every_package_is_in_the_plan() -> None:
    assert {package_of(path) for path in GAME} - {"", "__main__"} <= set(ARROWS)


def test_no_two_packages_know_each_other() -> None:
    assert circles(ARROWS) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    # What only the type checker reads is counted as well.
    arrows = HOUSE.arrows(typed=True)
    assert len(arrows) > 500
    assert sum(map(len, arrows.values())) > 1000
    assert circles(arrows) == []


def test_a_circle_is_found_whatever_kind_of_import_closes_it(tmp_path: Path) -> None:
    texts = {
        "one": "def late() -> None:\n    from .two import two",
        "two": "from .three import three",
        "three": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .two import two\n"
        "from .one import one",
        "four": "if TYPE_CHECKING:\n    from .five import five",
        "five": "from .four import four",
    }
    paths = [tmp_path / f"game/play/{name}.py" for name in texts]
    paths[0].parent.mkdir(parents=True)
    for path, text in zip(paths, texts.values(), strict=True):
        path.write_text(text)
    house, loaded = Checkout(tmp_path), {"play/one", "play/two", "play/three"}
    assert set(circles(house.arrows(typed=False))) == loaded
    assert set(circles(house.arrows(typed=True))) == {*loaded, "play/four", "play/five"}


def lazy_doors() -> Iterator[tuple[str, str, str]]:
    """Yield package, module and name of all that a stub lists."""
    for path in sorted((ROOT / "game").glob("*/__init__.pyi")):
        for node in tree_of(path).body:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    yield path.parent.name, node.module or "", alias.name


def test_a_door_opens_to_what_the_type_checker_sees() -> None:
    for package, module, name in lazy_doors():
        door = import_module(f"game.{package}")
        home = import_module(f"game.{package}.{module}".rstrip("."))
        assert getattr(door, name) is getattr(home, name)
        # A module that is loaded takes the place of whatever the door has under its name.
        assert f"game.{package}.{name}" not in HOUSE.modules or not module


def test_a_door_is_shut_to_what_it_does_not_offer() -> None:
    for package in {package for package, _, _ in lazy_doors()}:
        with pytest.raises(AttributeError, match="no attribute 'nothing'"):
            getattr(import_module(f"game.{package}"), "nothing")  # noqa: B009


WRONG = {
    "game/rules/new.py": "import random",
    "game/content/new.py": "import pygame",
    "game/kit/new.py": "from game.rules import State",
    "game/board/new.py": "from game.play import Match",
    "game/scenes/new.py": "from game.kit.theme import Colours",
    "game/scenes/other.py": "from game.scenes import MenuScene",
    "game/board/other.py": "import game.kit.theme",
    "game/play/new.py": "from ..rules import State",
    "game/cases/new.py": "def late() -> None:\n    from game.scenes import Services",
}


@pytest.mark.parametrize("name", WRONG)
def test_an_import_that_is_not_in_the_plan_is_found(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(WRONG[name])
    assert len(list(complaints(path, Checkout(tmp_path)))) == 1


def test_no_folder_of_the_game_has_too_many_modules() -> None:
    modules = Counter(name_of(path.parent) for path in GAME if path.stem != "__init__")
    assert {folder: most for folder, most in modules.items() if most > MOST_MODULES} == {}


def test_no_file_is_too_large() -> None:
    lines = {name_of(path): path.read_text(encoding="utf-8").count("\n") for path in HOUSE.files}
    assert {name: count for name, count in lines.items() if count > LONGEST_FILE} == {}


def test_no_function_is_too_large() -> None:
    large = [
        f"{name_of(path)}:{place}"
        for path in HOUSE.files
        if not name_of(path).startswith(DRAWINGS)
        for place, lines in HOUSE.source(path).functions.items()
        if lines > LONGEST_FUNCTION
    ]
    assert large == []


def test_nothing_is_left_open() -> None:
    marks = re.compile(r"\b(TODO|FIXME|NotImplementedError)\b")
    files = [path for path in HOUSE.files if not path.is_relative_to(ROOT / "tests")]
    assert [name_of(path) for path in files if marks.search(path.read_text(encoding="utf-8"))] == []
