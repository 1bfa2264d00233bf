"""The errors of data files: one line says where, what is wrong and what to write instead."""

from __future__ import annotations

from .worded import Worded

#: The most letters of a part of a message that are shown: a file may have megabytes in one line.
_LONGEST = 300

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
        """Return the line in English, ``Worded``: a screen says it in its own language."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        words = ": ".join(filter(None, map(one_line, (place, self.problem, self.hint))))
        return Worded(
            "in_line" if self.line else "in_file",
            words,
            file=self.file,
            line=self.line,
            problem=self.problem,
            hint=self.hint,
        )


class FieldError(Exception):
    """A value that is wrong, told by its route; its document knows file and line."""

    def __init__(self, route: KeyPath, problem: str, hint: str = "") -> None:
        super().__init__(route, problem, hint)
        self.route = route
        self.problem = problem
        self.hint = hint


def one_line(text: str) -> str:
    """Return ``text`` as a terminal can show it: in one line, not long, nothing that steers it.

    Signs that are not to be seen (ends of lines, directions of writing, halves of letters) stand
    as their escapes.
    """
    short = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    words = " ".join(short.split())
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in words)
