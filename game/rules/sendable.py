"""The base of all frozen data classes of the rules: how they are pickled and copied.

Python sets the fields of a copy one by one. The frozen data classes that mypyc compiles refuse
that, so these are made anew from their fields instead, compiled or not.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Sendable:
    """The base of a frozen data class that a worker is sent."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the class and its fields, from which ``pickle`` and ``copy`` make it anew."""
        names = [field.name for field in fields(self)]  # type: ignore[arg-type]
        return type(self), tuple([getattr(self, name) for name in names])
