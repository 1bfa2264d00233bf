"""The errors of data files: one line says where and what is wrong, in English and other words."""

from __future__ import annotations

import errno


class Worded(str):
    """English words, and what a screen says in their place: ``faults.<code>`` with ``values``.

    The command line prints the words as they are. A value may be ``Worded`` itself.
    """

    __slots__ = ("code", "values")

    code: str
    values: dict[str, object]

    def __new__(cls, code: str, english: str, /, **values: object) -> Worded:
        """Return ``english`` with the code and the values of what it says."""
        words = super().__new__(cls, english)
        words.code, words.values = code, values
        return words

    def __str__(self) -> str:
        """Return these words themselves: ``str`` of them can still be said."""
        return self

    @property
    def english(self) -> str:
        """The English words alone."""
        return str.__str__(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Tell how a copy is made, in this process or another."""
        return _again, (self.code, self.english, self.values)


def _again(code: str, english: str, values: dict[str, object]) -> Worded:
    return Worded(code, english, **values)


#: The errors of a system that a player can do something about.
_REASONS = {
    errno.EACCES: "reason_not_allowed",
    errno.EPERM: "reason_not_allowed",
    errno.EROFS: "reason_not_allowed",
    errno.ENOSPC: "reason_disk_full",
    errno.ENOENT: "reason_not_there",
    errno.ENOTDIR: "reason_no_folder",
    errno.EISDIR: "reason_is_folder",
    errno.EIO: "reason_disk_fault",
    errno.EBUSY: "reason_in_use",
    errno.ENAMETOOLONG: "reason_long_name",
}


def system_reason(error: Exception) -> Worded:
    """Return why the system did not do what was asked, in small letters: "permission denied"."""
    english = (getattr(error, "strerror", None) or str(error)).lower()
    return Worded(_REASONS.get(getattr(error, "errno", None) or 0, "reason_other"), english)


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


class BrokenData(ContentError):
    """A fault in a file without which there is no game: it cannot go on."""


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
