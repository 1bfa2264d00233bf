"""The English words of a fault, which know how to be said in other languages."""

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
