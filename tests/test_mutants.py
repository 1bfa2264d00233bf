"""What is told of the mutants that were tried: drawn by lot, and counted by module."""

import json
from pathlib import Path

from .mutants import drawn, table, verdicts

CODES = {"game.rules.a.x_f__mutmut_1": 1, "game.rules.a.x_f__mutmut_2": 0}
OTHERS = {"game.play.b.x_g__mutmut_1": 33, "game.play.b.x_g__mutmut_2": 36}


def test_what_was_made_is_drawn_alike_for_a_seed_and_told_by_module(tmp_path: Path) -> None:
    """A mutant that no test comes along has lived; one that does not end was noticed."""
    for name, codes in (("a", CODES), ("b", OTHERS)):
        file = tmp_path / f"{name}.py.meta"
        file.write_text(json.dumps({"exit_code_by_key": codes}), encoding="utf-8")
    found = verdicts(tmp_path)
    assert found == CODES | OTHERS
    assert drawn([*found], 3, 1) == drawn([*reversed(found)], 3, 1)
    assert len(set(drawn([*found], 3, 1))) == 3
    assert [" ".join(line.split()) for line in table(found)] == [
        "game.play.b 2 tried 1 noticed 50.0 %",
        "game.rules.a 2 tried 1 noticed 50.0 %",
        "all 4 tried 2 noticed 50.0 %",
    ]
