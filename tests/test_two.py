"""Places that still say "there are two sides", counted by folder, in a table that may only shrink.

Since ``game.rules.Field`` each "other" has a name: who stands ``across``, who plays next, and who
is the ``rival``. ``python -m tests.test_two`` prints the table as it should be, and the sums;
with a folder behind it, of the tree that lies there.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules import DUEL_ONLY

ROOT = Path(__file__).parents[1]

#: The old ways, in the order of the table's figures: ``1 - side``; ``1 - lane``; ``(LEFT, RIGHT)``
#: or a loop over two sides; the first or second of values for each side; two names for such
#: values; and other uses of ``LEFT`` and ``RIGHT``.
KINDS = ("other side", "other lane", "both sides", "one of two", "pair", "left or right")

LEFT_OVER = {
    "game/board": (0, 0, 0, 0, 1, 1),
    "game/board/audio": (0, 0, 0, 0, 0, 1),
    "game/board/effects": (0, 0, 0, 1, 0, 0),
    "game/board/forecast": (0, 0, 0, 1, 0, 0),
    "game/board/hud": (1, 0, 0, 0, 0, 0),
    "game/board/view": (0, 0, 1, 0, 0, 0),
    "game/cases": (0, 0, 0, 1, 0, 0),
    "game/kit/scene_stack": (0, 0, 0, 0, 2, 0),
    "game/lab": (0, 0, 0, 0, 0, 3),
    "game/opponents": (0, 0, 0, 0, 1, 8),
    "game/play": (0, 0, 0, 1, 0, 1),
    "game/play/analysis": (1, 0, 0, 0, 0, 8),
    "game/play/profile": (0, 0, 0, 0, 0, 1),
    "game/play/statistics": (1, 0, 0, 0, 0, 0),
    "game/puzzles": (0, 0, 0, 6, 0, 0),
    "game/rules": (0, 1, 1, 0, 1, 15),
    "game/scenes": (0, 0, 0, 1, 0, 2),
    "game/scenes/campaign": (0, 0, 0, 0, 0, 3),
    "game/scenes/common/dialogs": (0, 0, 1, 0, 0, 0),
    "game/scenes/common/drawings": (0, 0, 0, 0, 0, 1),
    "game/scenes/common/matches": (7, 0, 3, 5, 4, 13),
    "game/scenes/difficulty": (0, 0, 0, 0, 0, 1),
    "game/scenes/match": (0, 0, 0, 2, 0, 5),
    "game/scenes/match/dialogs": (0, 0, 0, 0, 0, 1),
    "game/scenes/menu": (0, 0, 0, 0, 1, 0),
    "game/scenes/new_match": (0, 0, 2, 2, 0, 6),
    "game/scenes/printed_decks": (0, 0, 0, 3, 1, 10),
    "game/scenes/puzzles": (0, 0, 0, 2, 0, 0),
    "game/scenes/replay": (0, 0, 0, 2, 1, 5),
    "game/scenes/results": (0, 0, 0, 0, 0, 8),
    "game/scenes/review": (0, 0, 1, 0, 0, 5),
    "game/scenes/rulebook": (0, 0, 0, 0, 0, 1),
    "game/scenes/saved_games": (0, 0, 0, 0, 1, 0),
    "game/scenes/setup": (0, 0, 0, 0, 0, 3),
    "game/scenes/tutorial": (0, 0, 0, 5, 0, 3),
}

_SIDES, _FOR_EACH_SIDE = map(
    str.split,
    (
        "active active_side beginner first leader me mine own own_side owner person second side"
        " victim viewer winner you LEFT RIGHT _number",
        "SIDE_NAMES creatures decks hands kits life lives names panels persons portraits seats"
        " sides taken totals",
    ),
)
_LANES = frozenset(["lane", "next_lane", "TOP", "BOTTOM"])
_ENDS = frozenset(("LEFT", "RIGHT"))


def _word(node: ast.expr) -> str:
    """Return the last word of an expression's name, "" where it has none."""
    match node:
        case ast.Name():
            return node.id
        case ast.Attribute():
            return node.attr
        case ast.Subscript() | ast.Starred():
            return _word(node.value)
        case ast.Call():
            return _word(node.func)
        case ast.IfExp():
            return _word(node.body)
    return ""


def _is_both(node: ast.AST) -> bool:
    return isinstance(node, ast.Tuple) and {_word(each) for each in node.elts} == _ENDS


def _is_first_or_second(node: ast.expr) -> bool:
    return _word(node) in _ENDS or (isinstance(node, ast.Constant) and node.value in (0, 1))


def _kind(node: ast.AST) -> str | None:
    """Return which of the old ways a place is, or None."""
    match node:
        case ast.BinOp(left=ast.Constant(value=1), op=ast.Sub()):
            word = _word(node.right)
            return "other side" if word in _SIDES else "other lane" if word in _LANES else None
        case ast.Tuple() if _is_both(node):
            return "both sides"
        case ast.For() | ast.comprehension():
            over = ast.unparse(node.iter)
            is_two = over in ("(0, 1)", "range(2)") and _word(node.target) in {*_SIDES, "number"}
            return "both sides" if is_two else None
        case ast.Subscript() if _word(node.value) in _FOR_EACH_SIDE:
            chosen = not isinstance(node.value, ast.Subscript) and _is_first_or_second(node.slice)
            return "one of two" if chosen else None
        case ast.Assign(targets=[ast.Tuple(elts=[_, _]) as names], value=value):
            halves = [_word(each) for each in names.elts] == ["left", "right"]
            numbers = isinstance(value, ast.Tuple)
            return "pair" if not numbers and (halves or _word(value) in _FOR_EACH_SIDE) else None
        case ast.Name(id="LEFT" | "RIGHT", ctx=ast.Load()):
            return "left or right"
    return None


def _places(tree: ast.AST) -> Iterator[str]:
    """Yield the old way of each place in a module; a place is counted once."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        kind = _kind(node)
        if kind is not None:
            yield kind
        if kind not in ("both sides", "one of two", "other side") or isinstance(node, ast.For):
            waiting += ast.iter_child_nodes(node)


def counted(root: Path) -> dict[str, tuple[int, ...]]:
    """Return by folder how often each of ``KINDS`` stands in the game's modules."""
    found: dict[str, Counter[str]] = {}
    for path in sorted((root / "game").rglob("*.py")):
        places = found.setdefault(path.parent.relative_to(root).as_posix(), Counter())
        places.update(_places(ast.parse(path.read_text(encoding="utf-8"))))
    return {
        folder: tuple(places[kind] for kind in KINDS)
        for folder, places in sorted(found.items())
        if places
    }


def test_two_sides_are_meant_at_no_more_places_than_before() -> None:
    found = counted(ROOT)
    none = (0,) * len(KINDS)
    wrong = [
        f'"{folder}": {now}, where the table has {then}: '
        + ("name the other that is meant" if sum(now) > sum(then) else "write the smaller figures")
        for folder in sorted({*found, *LEFT_OVER})
        if (now := found.get(folder, none)) != (then := LEFT_OVER.get(folder, none))
    ]
    assert wrong == []


@pytest.mark.parametrize("mode", DUEL_ONLY)
def test_each_mode_that_is_for_two_asks_where_it_is_entered(mode: str) -> None:
    asks = f'require_duel("{mode}", '
    assert any(asks in path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py"))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("1 - state.active", "other side"),
        ("names[1 - event.side]", "other side"),
        ("1 - ai.lane", "other lane"),
        ("for side in (LEFT, RIGHT): pass", "both sides"),
        ("[side for side in range(2)]", "both sides"),
        ("state.sides[0].hand", "one of two"),
        ("seats[RIGHT]", "one of two"),
        ("left, right = self.sides", "pair"),
        ("side == LEFT", "left or right"),
    ],
)
def test_each_old_way_is_seen(text: str, kind: str) -> None:
    assert list(_places(ast.parse(text))) == [kind]


@pytest.mark.parametrize("text", ["1 - share", "left, right = 2.0, 3.0", "sizes[0]", "sides[side]"])
def test_nothing_else_is_counted(text: str) -> None:
    assert list(_places(ast.parse(text))) == []


if __name__ == "__main__":
    table = counted(Path(sys.argv[1]) if sys.argv[1:] else ROOT)
    for folder, figures in table.items():
        print(f'    "{folder}": {figures},')
    print(dict(zip(KINDS, map(sum, zip(*table.values(), strict=True)), strict=True)))
