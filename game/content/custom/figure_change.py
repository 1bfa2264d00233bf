"""The figure of a card, written into the player's own file: all else in it stays as it is."""

from typing import Any

import yaml

from ..source import documents

_PICTURE = "picture"
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class FigureKept(Exception):
    """A file in which the figure of a card cannot be written safely."""


def with_figure(text: str, identity: str, figure: str) -> str:
    """Return the text of a file of cards in which a card shows another figure.

    Comments, order and spaces stay. Raises ``FigureKept`` where the card is not there, or where
    anything but its picture would change; ``ContentError`` for a text that is no YAML.
    """
    before = _cards(text)
    card = before.get(identity)
    if not isinstance(card, dict) or not card:
        raise FigureKept(identity)
    changed = _written(text, identity, figure)
    # Aliases and rare ways of writing would change more than the one line.
    if _cards(changed) != {**before, identity: {**card, _PICTURE: figure}}:
        raise FigureKept(identity)
    return changed


def _cards(text: str) -> dict[object, object]:
    found = [document.data for document in documents(text, "")]
    first = found[0] if len(found) == 1 else None
    if not isinstance(first, dict):
        raise FigureKept("")
    return first


def _written(text: str, identity: str, figure: str) -> str:
    root: Any = yaml.compose(text, Loader=_LOADER)
    card = next(value for key, value in root.value if key.value == identity)
    old = next((value for key, value in card.value if key.value == _PICTURE), None)
    if old is not None:
        return text[: old.start_mark.index] + figure + text[old.end_mark.index :]
    line = f"{_PICTURE}: {figure}"
    if card.flow_style:
        at = card.value[-1][1].end_mark.index
        return f"{text[:at]}, {line}{text[at:]}"
    # Before the first line of the card: behind the last one there may be comments.
    mark = card.value[0][0].start_mark
    end = "\r\n" if "\r\n" in text else "\n"
    return f"{text[: mark.index]}{line}{end}{' ' * mark.column}{text[mark.index :]}"
