"""The context of a window, a picture or a test: look, language, fonts, and kept drawings.

The look is how the player wants everything; words follow the device in hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar, Token
from dataclasses import dataclass
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

import pygame
from pygame.typing import RectLike

from ..input.intents import HANDS, Hand
from ..theme import CONTRAST, PALETTES, Colour, Colours, RoleColour
from .paint_stores import FontPool, SurfaceCache


@dataclass(frozen=True, slots=True)
class Look:
    """``text`` is the factor by which texts grow, ``palette`` a name in ``PALETTES``.

    ``large`` wishes for larger cards and figures, to be seen from afar, ``apart`` for letters and
    words wider apart.
    """

    text: float = 1.0
    palette: str = "standard"
    contrast: bool = False
    large: bool = False
    apart: bool = False

    def exchanged_colours(self) -> dict[Colour, Colour]:
        """Return the colours of the theme that others are shown for, with those."""
        roles = PALETTES[self.palette] | (CONTRAST if self.contrast else {})
        exchanged: dict[Colour, Colour] = {}
        for role, colour in roles.items():
            exchanged.update(zip(_each(getattr(Colours, role)), _each(colour), strict=True))
        return exchanged


def _each(colour: RoleColour) -> tuple[Colour, ...]:
    # One colour is three numbers, those of the seats are colours.
    return colour if isinstance(colour[0], tuple) else (colour,)


P = ParamSpec("P")
T = TypeVar("T")

#: Texts of up to so many logical units are there to be read, and grow with the size of texts.
LARGEST_READ = 21.0
#: How much of what a heading is larger than that is left when texts grow: it stays above them.
_HEADING_GROWTH = 0.25
#: The bytes that are kept until ``fit_caches`` knows the window.
_SPRITE_BYTES, _LINE_BYTES, _BLOCK_BYTES = 64 << 20, 24 << 20, 32 << 20

_active: ContextVar[KitContext] = ContextVar("kit_context")
#: The context that is active in this thread; ``LookupError`` where none is.
active_context = _active.get


class KitContext:
    """Has the look, the direction of the language, the fonts and all that is kept of drawings.

    ``rtl`` is True where the player's language reads from the right, False where it reads from the
    left, and None where each text tells by itself. ``key_name`` returns the words for the key, or
    pad button, that does an action, ``has_key`` whether the device in hand has one, and ``hand``
    the kind of device that was used last. ``say`` returns a line of the kit's own in the player's
    language, by its name in the section ``fields`` of the strings. ``feedback`` is called as
    widgets are used, with a name out of ``sound.INTERFACE``. ``pictures`` are files of the player's
    own, by name. ``worn`` are pictures that are drawn in place of others, by the names of these.
    """

    def __init__(self) -> None:
        self.look = Look()
        self.rtl: bool | None = None
        self.key_name: Callable[[str], str] = str
        self.has_key: Callable[[str], bool] = bool
        self.hand: Callable[[], Hand] = lambda: "keys"
        self.say: Callable[[str], str] = str
        self.feedback: Callable[[str], object] = str
        self.pictures: dict[str, Path] = {}
        self.worn: dict[str, str] = {}
        self.fonts = FontPool()
        self.sprites = SurfaceCache(_SPRITE_BYTES)
        self.lines = SurfaceCache(_LINE_BYTES)
        self.blocks = SurfaceCache(_BLOCK_BYTES)
        #: What is drawn for moments, as light: it pushes nothing out that is drawn all the time.
        self.passing = SurfaceCache(_SPRITE_BYTES)
        self.other_caches: dict[str, SurfaceCache] = {}
        self._colours: dict[Colour, Colour] = {}
        self._remembered: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._entered: list[Token[KitContext]] = []

    def __enter__(self) -> Self:
        self._entered.append(_active.set(self))
        return self

    def __exit__(self, *_raised: object) -> None:
        _active.reset(self._entered.pop())

    def set_look(self, wanted: Look) -> bool:
        """Have everything look as ``wanted`` from the next picture on; tell whether that is new."""
        if wanted == self.look:
            return False
        self.look = wanted
        self._colours = wanted.exchanged_colours()
        self.forget()
        return True

    def set_direction(self, rtl: bool | None) -> None:
        """Set ``rtl``, as the language has changed."""
        self.rtl = rtl
        self.forget()

    def set_pictures(self, files: Mapping[str, Path]) -> None:
        """Have these pictures, by their names, in place of all that there were."""
        self.pictures = dict(files)
        self.sprites.clear()
        self.other_caches.clear()

    def set_worn(self, worn: Mapping[str, str]) -> None:
        """Have these pictures drawn in place of others, and no further ones."""
        if worn != self.worn:
            self.worn = dict(worn)
            self.forget()

    def forget(self) -> None:
        """Drop every kept drawing and text, as after the language or the look changed."""
        kept = self.sprites, self.lines, self.blocks, self.passing
        for cache in (*kept, *self.other_caches.values()):
            cache.clear()
        self._remembered.clear()

    def cache(self, name: str, budget: int) -> SurfaceCache:
        """Return a further cache, made with so many bytes when it is first asked for."""
        if name not in self.other_caches:
            self.other_caches[name] = SurfaceCache(budget)
        return self.other_caches[name]

    def shown(self, colour: Colour) -> Colour:
        """Return the colour in place of one of the theme's; any other one stays."""
        return self._colours.get(colour, colour)

    def remembering(self, function: Callable[P, T], most: int) -> Callable[P, T]:
        """Return ``function`` with a memory of its own for ``most`` results."""
        if function not in self._remembered:
            self._remembered[function] = lru_cache(most)(function)
        return self._remembered[function]


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Have the active context remember the last ``most`` results of a function.

    It is for what follows from the arguments, the look and the direction.
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def recall(*args: P.args, **named: P.kwargs) -> T:
            return _active.get().remembering(function, most)(*args, **named)

        return recall

    return decorate


def current_look() -> Look:
    """Return how everything is to look now."""
    return _active.get().look


def shown(colour: Colour) -> Colour:
    """Return the colour in place of one of the theme's; any other one stays."""
    return _active.get().shown(colour)


def read_size(size: float) -> float:
    """Return how large a text is to be that is ``size`` at the usual size of texts."""
    factor = _active.get().look.text
    if size <= LARGEST_READ:
        return size * factor
    return max(size, LARGEST_READ * factor + (size - LARGEST_READ) * _HEADING_GROWTH)


def grown(length: float) -> float:
    """Return how high or wide a place is, in logical units, that grows with the text in it."""
    return length * max(1.0, _active.get().look.text)


def interface_flipped() -> bool:
    """Whether the player's language reads from the right, and screens are turned round."""
    return _active.get().rtl is True


def fixed(rect: RectLike, around: RectLike) -> pygame.FRect:
    """Return where a part of ``around`` lies so that it keeps its side in a scene that is flipped.

    So the left player's panel is at the left in every language.
    """
    box, area = pygame.FRect(rect), pygame.FRect(around)
    if interface_flipped():
        box.x = area.left + area.right - box.right
    return box


def give_feedback(name: str) -> None:
    """Tell the one that hears feedback, if any."""
    if name:
        _active.get().feedback(name)


#: The marks around the name of an action in a text, and around and between the forms of one:
#: characters that no face has.
BEGIN, END = "\ue000", "\ue001"
FORMS, NEXT_FORM, FORMS_END = "\ue002", "\ue003", "\ue004"
_ACTION = re.compile(f"{BEGIN}([a-z_0-9]+){END}")
#: Keys that are only added to what a button does: nobody presses them with a finger, nor with a
#: device that has none for it.
_ADDED = re.compile(rf" ?\((?:[^(){BEGIN}]*{_ACTION.pattern})+[^(){BEGIN}]*\)")
#: A text with forms that has no other one inside.
_CHOICE = re.compile(f"{FORMS}([^{FORMS}{FORMS_END}]*){FORMS_END}")


def name_keys(text: str) -> str:
    """Return a text as it reads with the device in hand: its form for it, and the keys by name."""
    text = _in_hand(text, active_context().hand())
    return _named(_ADDED.sub(_added, text) if BEGIN in text else text)


def each_reading(text: str) -> tuple[str, ...]:
    """Return all that a text may read, so that a place can be made for any of them."""
    if FORMS not in text:
        return (_named(text),)
    return tuple(dict.fromkeys(_named(_in_hand(text, hand)) for hand in HANDS))


def _in_hand(text: str, hand: Hand) -> str:
    number = HANDS.index(hand)
    # A value in a text may have forms, too.
    while FORMS in text:
        text, found = _CHOICE.subn(lambda forms: _form(forms[1], number), text)
        if not found:
            break
    return text


def _form(forms: str, number: int) -> str:
    """Return one of the forms; a name out of a foreign file may have the marks, and fewer."""
    found = forms.split(NEXT_FORM)
    return found[min(number, len(found) - 1)]


def _added(keys: re.Match[str]) -> str:
    """Return keys in brackets, or nothing where the device in hand lacks one of them."""
    context = active_context()
    has = context.hand() != "touch" and all(map(context.has_key, _ACTION.findall(keys[0])))
    return keys[0] if has else ""


def _named(text: str) -> str:
    if BEGIN not in text:
        return text
    key_name = active_context().key_name
    return _ACTION.sub(lambda mark: key_name(mark[1]), text)
