"""Portraits that settings name and that are not won: the side's own is shown in their place."""

from collections.abc import Callable, Collection, Iterable

from game.play import WON_PORTRAITS, Settings

#: The settings that name portraits.
_NAMING = ("portraits", "ring_portraits")
Portraits = tuple[str, ...]


def names_what_is_won(settings: Settings) -> bool:
    """Tell whether settings name a portrait that must be won."""
    return _must_be_won(getattr(settings, name) for name in _NAMING)


def _must_be_won(portraits: Iterable[Portraits]) -> bool:
    return any({*each} & {*WON_PORTRAITS} for each in portraits)


class HeldPortraits:
    """What settings would name if all of it were won: it is shown again once it is."""

    def __init__(self) -> None:
        self._wished: dict[str, tuple[Portraits, Portraits]] = {}

    def of(self, settings: Settings, may: Callable[[], Collection[str]]) -> dict[str, Portraits]:
        """Return which portraits settings are to name, by their names; none where all is well.

        ``may`` tells which can be chosen, and is asked only where one is named that must be won.
        """
        wished = {name: self._wish(name, getattr(settings, name)) for name in _NAMING}
        if not _must_be_won(wished.values()):
            return {}
        allowed = {"", *may()}
        held = {
            name: tuple(each if each in allowed else "" for each in wish)
            for name, wish in wished.items()
        }
        self._wished = {name: (held[name], wish) for name, wish in wished.items()}
        return held

    def _wish(self, name: str, shown: Portraits) -> Portraits:
        held, wish = self._wished.get(name, (shown, shown))
        # Whoever has chosen anew wishes for nothing else.
        return wish if held == shown else shown
