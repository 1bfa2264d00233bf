"""What is told of the mutants that were tried: drawn by lot, and counted by file."""

from .mutants import Mutant, drawn, is_same_sql, table


def test_changes_are_drawn_by_lot_alike_for_a_seed() -> None:
    counts = {"b.py": 3, "a.py": 40}
    assert drawn(counts, 10, 1) == drawn(dict(sorted(counts.items())), 10, 1)
    assert drawn(counts, 10, 1) != drawn(counts, 10, 2)
    assert drawn({"a.py": 1, "b.py": 2}, 9, 1) == {"a.py": [0], "b.py": [0, 1]}


def test_sql_in_other_letters_is_no_change() -> None:
    assert is_same_sql('"SELECT id FROM match"', '"select id from match"')
    assert not is_same_sql('"SELECT id FROM match"', '"XXSELECT id FROM matchXX"')
    assert not is_same_sql("\"WHERE form = 'duel'\"", "\"WHERE FORM = 'DUEL'\"")
    assert not is_same_sql('"match"', '"MATCH"')


def test_what_was_tried_is_told_by_file() -> None:
    tried = [
        (Mutant("game/b.py", 3, "1", "2"), True),
        (Mutant("game/b.py", 3, "1", "2"), False),
        (Mutant("game/a.py", 9, "f(x)", "f(None)"), True),
    ]
    assert [" ".join(line.split()) for line in table(tried)] == [
        "game/a.py 1 tried 1 noticed 100.0 %",
        "game/b.py 2 tried 1 noticed 50.0 %",
        "all 3 tried 2 noticed 66.7 %",
    ]
