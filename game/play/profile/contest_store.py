"""The contests in the profile: cups, and which matches belong to a cup or to the climb."""

from ..contests.cup_bracket import CONTEST_FORMS, ENTRANTS, YOU, Cup, is_over
from ..moments import moment_of
from ..seats import CHARACTERS
from .database import ProfileStore, now_in_utc

#: In the place of a cup: the match is a step of the climb.
CLIMB = 0


class ContestStore(ProfileStore):
    """Cups and the matches of contests; every method raises ``ProfileError``."""

    def begin_cup(self, drawn: Cup) -> Cup:
        """Keep a cup that begins, and return it as it is kept; one under way is given up."""
        with self._database.writing():
            under_way = self.open_cup()
            if under_way is not None:
                self.give_up(under_way)
            sql = "INSERT INTO cup (began, seed, entrants, form) VALUES (?, ?, ?, ?)"
            values = (now_in_utc(), drawn.seed, " ".join(drawn.entrants), drawn.form)
            number = self._database.insert(sql, *values)
            return drawn._replace(id=number, began=values[0])

    def give_up(self, cup: Cup) -> None:
        """Let a cup be over."""
        with self._database.writing():
            self._database.run("UPDATE cup SET given_up = 1 WHERE id = ?", cup.id)

    def cups(self) -> list[Cup]:
        """Return all cups of which sense can be made, those begun last first."""
        ended = self._database.rows(
            lambda cup, outcome: (int(cup), str(outcome)),
            "SELECT cup, outcome FROM contest_match WHERE outcome <> '' ORDER BY id",
        )

        def made(number: int, began: str, seed: int, who: str, form: str, given_up: int) -> Cup:
            entrants = tuple(who.split())
            known = set(entrants) <= {YOU, *CHARACTERS} and form in CONTEST_FORMS
            if len(set(entrants)) != ENTRANTS or not known:
                raise ValueError(who)
            moment_of(began)
            outcomes = tuple([outcome for cup, outcome in ended if cup == number])
            return Cup(seed, entrants, outcomes, form, number, began, given_up > 0)

        sql = "SELECT id, began, seed, entrants, form, given_up FROM cup ORDER BY id DESC"
        return self._database.sound_rows(made, sql)

    def open_cup(self) -> Cup | None:
        """Return the cup that is under way, if there is one."""
        newest = next(iter(self.cups()), None)
        return None if newest is None or is_over(newest) else newest

    def cup(self, number: int) -> Cup | None:
        """Return a cup by its number."""
        return next((each for each in self.cups() if each.id == number), None)

    def begin_match(self, match: str, cup: int) -> None:
        """Keep that a match belongs to a cup, or to the ``CLIMB``.

        A game of the cup that was begun and never ended is none any more.
        """
        with self._database.writing():
            if cup != CLIMB:
                sql = "DELETE FROM contest_match WHERE cup = ? AND outcome = ''"
                self._database.run(sql, cup)
            self._database.run("INSERT INTO contest_match (match, cup) VALUES (?, ?)", match, cup)

    def open_match(self, cup: int) -> str | None:
        """Return the game of a cup that was begun and has not ended."""
        sql = "SELECT match FROM contest_match WHERE cup = ? AND outcome = ''"
        return next(iter(self._database.rows(str, sql, cup)), None)

    def finish(self, match: str, outcome: str) -> Cup | None:
        """Keep how a match of a contest ended, and return its cup where this is news to one.

        An ``outcome`` of "" is no end: the match was left before it had begun.
        """
        if not outcome:
            return None
        with self._database.writing():
            sql = "UPDATE contest_match SET outcome = ? WHERE match = ? AND outcome = ''"
            if not self._database.run(sql, outcome, match):
                return None
            number = self.cup_of(match)
            return self.cup(number) if number else None

    def cup_of(self, match: str) -> int | None:
        """Return to which cup a match belongs, or that it is of the ``CLIMB``; None for others."""
        sql = "SELECT cup FROM contest_match WHERE match = ?"
        return next(iter(self._database.rows(int, sql, match)), None)

    def matches(self) -> dict[str, int]:
        """Return the ``cup_of`` all matches of contests, by their ids."""
        sql = "SELECT match, cup FROM contest_match"
        return dict(self._database.rows(lambda match, cup: (str(match), int(cup)), sql))
