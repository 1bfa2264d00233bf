"""A profile of a player who has played thousands of matches, with the file of each."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from game.play import Record
from game.play.records.record import header_line
from game.scenes import Services
from game.scenes.common.example_year import file_year
from game.scenes.examples import finished_duel

#: Of the oldest quarter one in so many is not over: whoever looks for one to go on with comes
#: past all others.
_SAVED_SHARE, _SAVED_EVERY = 4, 25
_SEED = 12


def make_long_profile(services: Services, count: int) -> None:
    """File so many matches, and write the files of them; a few of the oldest are not over.

    Each begins with a line of its own; after it comes what was played in one duel, which
    is as long as most are.
    """
    duel = finished_duel(services, _SEED).record
    assert duel is not None
    with services.profile._database.writing():
        file_year(services, count)
        _write_files(services, duel)
    # The next to ask opens it anew, as a start of the game does.
    services.profile.close()
    del services.profile


def _write_files(services: Services, duel: Record) -> None:
    database, folder = services.profile._database, services.store.folder
    folder.mkdir(parents=True, exist_ok=True)
    causes = duel.text().splitlines(keepends=True)[1:-1]
    sql = "SELECT id, began, text FROM played_match JOIN match_record ON match = id ORDER BY began"
    rows = database.rows(lambda *values: values, sql)
    for number, (match, began, text) in enumerate(rows):
        when = datetime.fromisoformat(began)
        name = f"{when.strftime('%Y%m%d-%H%M%S-%f')}-{number:05}.jsonl"
        if number < len(rows) // _SAVED_SHARE and number % _SAVED_EVERY == 0:
            header = header_line(replace(duel.header, began=when))
            (folder / name).write_bytes(header + b"".join(causes[: len(causes) // 2]))
            for table in ("forecast_use", "match_figures", "match_record"):
                database.run(f"DELETE FROM {table} WHERE match = ?", match)
            database.run("DELETE FROM played_match WHERE id = ?", match)
        else:
            first, _, end = text.partition(b"\n")
            record = first + b"\n" + b"".join(causes) + end
            (folder / name).write_bytes(record)
            database.run("UPDATE played_match SET file = ? WHERE id = ?", name, match)
            database.run("UPDATE match_record SET text = ? WHERE match = ?", record, match)
