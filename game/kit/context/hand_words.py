"""Texts that speak of the device in hand: the keys that they name, and the forms that they have.

A text may name an action, whose key stands there when it is drawn, and may have a form for each
hand of ``HANDS``. Both are marks in the text itself, so that what is shown follows the device at
once, whoever made the text, and whenever.
"""

from __future__ import annotations

import re

from ..input.devices import HANDS, Hand
from .kit_context import active_context

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
