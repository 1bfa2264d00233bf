"""A change leads to the tests of what it can touch, through doors, the nearest first."""

from pathlib import Path

import pytest

from .sources import Checkout
from .touched import touched

FILES = {
    "game/kit/__init__.py": "from .button import Button\nfrom .label import Label",
    "game/kit/button.py": "class Button: pass",
    "game/kit/label.py": "class Label: pass",
    "game/menu.py": "from game.kit import Button",
    "tests/helper.py": "from game.menu import Button",
    "tests/test_button.py": "from game.kit import Button",
    "tests/test_label.py": "from game.kit import Label",
    "tests/test_menu.py": "def test() -> None:\n    from .helper import Button",
    "tests/window/test_menu_shown.py": "from game.menu import Button",
}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("game/kit/button.py", ["tests/test_button.py", "tests/test_menu.py"]),
        ("game/kit/label.py", ["tests/test_label.py"]),
        ("game/menu.py", ["tests/test_menu.py"]),
        ("tests/test_label.py", ["tests/test_label.py"]),
        ("game/kit/README.md", ["tests/test_pages.py"]),
        ("data/cards/ash.yaml", ["tests/test_content.py"]),
    ],
)
def test_what_a_change_can_touch(changed: str, tests: list[str], tmp_path: Path) -> None:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert list(touched([changed], Checkout(tmp_path))) == tests
