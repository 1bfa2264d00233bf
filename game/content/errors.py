"""What can be wrong with a data file, in one line that says where and what to write instead."""

from __future__ import annotations

#: How a value was reached from the top of its document: keys and indices.
KeyPath = tuple[str | int, ...]


class ContentError(Exception):
    """A data file that cannot be used: where, what is wrong, and what to write instead.

    ``line`` counts from 1; 0 stands for the file as a whole.
    """

    def __init__(self, file: str, line: int, problem: str, hint: str = "") -> None:
        super().__init__(file, line, problem, hint)
        self.file = file
        self.line = line
        self.problem = problem
        self.hint = hint

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return " ".join(": ".join(filter(None, (place, self.problem, self.hint))).split())


class FieldError(Exception):
    """A value that is wrong, told by its route; its document knows file and line."""

    def __init__(self, route: KeyPath, problem: str, hint: str = "") -> None:
        super().__init__(route, problem, hint)
        self.route = route
        self.problem = problem
        self.hint = hint
