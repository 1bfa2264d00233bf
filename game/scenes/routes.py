"""The types of what scenes hand to the ways between them, and get from them (``scene_routes``)."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple, Protocol

from game.kit import SceneStack, WidgetGroup


class KeyedScreen(Protocol):
    """A screen, as far as the card of its keys tells of it (see ``Screen``)."""

    keys: ClassVar[dict[str, str]]
    leads_to_options: ClassVar[bool]
    leads_to_rules: ClassVar[bool]
    widgets: WidgetGroup

    def rule_here(self) -> str:
        """Return the number of the rule that matters on the screen now."""


class WaysOut(Protocol):
    """The ways out of a match, as far as its pause tells of them (see ``MatchWays``)."""

    leave: str

    def giving_up(self) -> str:
        """Return the key of the words for conceding."""
        ...


class EarnedNews(NamedTuple):
    """A thing that was just won: its id, words, picture, and how wide that is for its height."""

    thing: str
    words: str
    picture: str
    shape: float


class FirstNews(NamedTuple):
    """What the first screen tells beside what is next, and the way to it.

    ``key`` is "letters", "new", "near" or "goals"; ``shape`` the width of the picture for a height
    of one; ``share`` how much is done, 0 to 1, None where that is not the point. ``faces`` are
    portraits at the end, each with its seat; ``left`` names what of a list is still to be done.
    """

    key: str
    words: str
    line: str
    picture: str
    shape: float
    share: float | None
    go: Callable[[SceneStack], None]
    faces: tuple[tuple[str, int], ...] = ()
    left: str = ""


class NextUp(NamedTuple):
    """What a player may do next: its ``step``, in few words and in more, and why; the way there.

    The steps are those of ``next_step``.
    """

    step: str
    words: str
    detail: str
    why: str
    icon: str
    go: Callable[[SceneStack], None]
