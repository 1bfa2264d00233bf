"""A card's abilities in words, and the present state of a creature in play."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.content import Strings, ability_text, aura_text, is_custom
from game.kit import Canvas, Colours, Sizes, grown, text_room, text_style
from game.rules import (
    FIRST,
    PROTECTION,
    Card,
    Creature,
    Side,
    abilities_at,
    ability_names,
    lenders,
    lent_to,
)

_ICON, _HEAD = 27.0, 30.0
#: Above and below the fine line that parts two abilities.
_APART = 9.0
_TITLE = text_style.NAME.with_changes(size=17, colour=Colours.gold)
_WORDS = text_style.BODY
_SAID = _WORDS.with_changes(colour=Colours.attention)
_LINE = text_style.BODY.with_changes(size=17, valign="middle", wrap=False, fit=True, outline=1.4)
_LINE_HEIGHT = 24.0
#: The least size of letters where larger ones are wished and several lines have little room.
_LEAST_LINE = 10.0


class Explanation(NamedTuple):
    """The name of an ability's picture, its name in words, and what it does."""

    name: str
    title: str
    text: str


def words_height(canvas: Canvas, words: Sequence[Explanation], width: float) -> float:
    """Return the height that explanations take one below the other."""
    return sum(_height(canvas, each, width) + 2 * _APART for each in words) - 2 * _APART


def _height(canvas: Canvas, each: Explanation, width: float) -> float:
    """Return the height of one; what is said without a name has no head."""
    return _head(each) + canvas.text_size(each.text, _WORDS, width)[1]


def _head(each: Explanation) -> float:
    return _HEAD if each.title else 0.0


def draw_words(canvas: Canvas, words: Sequence[Explanation], box: pygame.FRect) -> None:
    """Draw explanations one below the other: an icon and a name, and below them what it does."""
    y = box.y
    for each in words:
        if y > box.y:
            line = (box.x, y - _APART, box.width, 1)
            canvas.fill(line, Colours.bronze, alpha=130)
        x = box.x
        if each.name:
            canvas.image(f"ui/ic_{each.name}", (x - 2, y, _ICON, _ICON))
            x += _ICON + Sizes.gap_small
        if each.title:
            canvas.text(each.title, (x, y, box.right - x, _ICON), _TITLE)
        height, head = _height(canvas, each, box.width), _head(each)
        look = _WORDS if each.title else _SAID
        canvas.text(each.text, (box.x, y + head, box.width, height - head), look)
        y += height + 2 * _APART


def explanations(strings: Strings, card: Card, edition: int = FIRST) -> list[Explanation]:
    """Return every ability on ``card`` in the words of an edition; an aura with what it lends."""
    found = [_explained(strings, name, edition) for name in ability_names(card.abilities)]
    if isinstance(card, Creature) and card.aura:
        title = strings.text("abilities.aura.name")
        found.append(Explanation("aura", title, aura_text(strings, card)))
        found += [_explained(strings, name, edition) for name in ability_names(card.aura)]
    return found


def own_card_note(strings: Strings, card: Card) -> list[Explanation]:
    """Return what the mark of a card of somebody's own means; nothing for a card of the game."""
    if not is_custom(card.id):
        return []
    return [Explanation("", strings.text("card_text.own"), strings.text("card_text.own_text"))]


def _explained(strings: Strings, name: str, edition: int) -> Explanation:
    title = strings.text(f"abilities.{name}.name")
    return Explanation(name, title, ability_text(strings, name, edition))


def draw_lines(
    canvas: Canvas, strings: Strings, words: Sequence[Explanation], box: pygame.FRect
) -> None:
    """Draw explanations in the middle of ``box``, a line each behind its icon."""
    lines = [
        strings.text("card_text.explained", ability=each.title, text=each.text) for each in words
    ]
    if grown(1.0) > 1.0:
        _draw_large_lines(canvas, words, lines, box)
        return
    height = min(_LINE_HEIGHT, box.height / len(lines))
    aside = height + Sizes.gap_small
    look = _LINE.with_changes(size=min(_LINE.size, height * 0.72))
    wide = max(canvas.text_size(line, look)[0] for line in lines) + 2
    wide = min(wide, box.width - aside)
    x = box.centerx - (wide + aside) / 2
    y = box.centery - height * len(lines) / 2
    for each, line in zip(words, lines, strict=True):
        canvas.image(f"ui/ic_{each.name}", (x, y + 1, height - 2, height - 2))
        canvas.text(line, (x + aside, y, wide, height), look)
        y += height


def _draw_large_lines(
    canvas: Canvas, words: Sequence[Explanation], lines: Sequence[str], box: pygame.FRect
) -> None:
    """Draw explanations in letters as large as fit, all of one size; long ones wrap."""
    icon = grown(_LINE_HEIGHT) * 0.8
    room = box.width - icon - Sizes.gap
    size = _LINE.size
    while True:
        look = _LINE.with_changes(size=size, wrap=True, fit=True, floor=size)
        heights = [max(text_room(canvas.view, line, look, room), icon) for line in lines]
        if sum(heights) <= box.height or size <= _LEAST_LINE:
            break
        size -= 0.5
        icon = min(icon, grown(size) * 1.3)
    wide = min(room, max(canvas.text_size(line, look)[0] for line in lines) + 2)
    x = box.centerx - (wide + icon + Sizes.gap) / 2
    y = box.centery - sum(heights) / 2
    for each, line, high in zip(words, lines, heights, strict=True):
        canvas.image(f"ui/ic_{each.name}", (x, y + (high - icon) / 2, icon, icon))
        canvas.text(line, (x + icon + Sizes.gap, y, wide, high), look)
        y += high


def present_state(
    strings: Strings, side: Side, lane: int, position: int, *, timed: bool = True
) -> tuple[Explanation, ...]:
    """Return what this turn has done to a creature, and to whom it lends an ability.

    Not ``timed`` leaves out when it came and whether it has attacked.
    """
    found = [*_of_turn(strings, side, lane, position, timed=timed)]
    found += _of_aura(strings, side, lane, position)
    return tuple(Explanation("", "", words) for words in found)


def lent_name(strings: Strings, side: Side, lane: int, position: int, name: str, bit: int) -> str:
    """Return the name of an ability that a creature is lent, and who lends it."""
    row = side.lanes[lane]
    places = lenders(side, lane, position, bit)
    cards = [row[place].card.name for place in places]
    if len(cards) > 1:
        front, behind = cards
        return strings.text("present.lent_both", ability=name, front=front, behind=behind)
    if not cards:
        return strings.text("match.shared", ability=name)
    key = "lent_front" if places[0] < position else "lent_behind"
    return strings.text(f"present.{key}", ability=name, card=cards[0])


def _of_turn(
    strings: Strings, side: Side, lane: int, position: int, *, timed: bool
) -> Iterator[str]:
    unit = side.lanes[lane][position]
    card = unit.card
    if timed and unit.summoned:
        yield strings.text("present.summoned")
    if timed and unit.attacked and not unit.again:
        yield strings.text("present.attacked")
    if unit.damage:
        left = max(0, card.health - unit.damage)
        yield strings.text("present.damage", count=unit.damage, health=left, printed=card.health)
    if unit.growth:
        yield strings.text(
            "present.attack", count=unit.growth, attack=unit.attack, printed=card.attack
        )
    if abilities_at(side, lane, position) & PROTECTION:
        yield strings.text("present.protection_used" if unit.suffered else "present.protection")


def _of_aura(strings: Strings, side: Side, lane: int, position: int) -> Iterator[str]:
    row = side.lanes[lane]
    for name in ability_names(row[position].card.aura):
        ability = strings.text(f"abilities.{name}.name")
        cards = [row[place].card.name for place in lent_to(side, lane, position)]
        if len(cards) > 1:
            yield strings.text(
                "present.lends_two", ability=ability, front=cards[0], behind=cards[1]
            )
        elif cards:
            yield strings.text("present.lends_one", ability=ability, card=cards[0])
        else:
            yield strings.text("present.lends_none", ability=ability)
