"""Marks over cards: those of a choice, the reach, pile counts, and why a card cannot be played."""

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at, button_height, current_look, text_style

from ..card_faces import CardFace
from ..spots import Spot
from . import card_view
from .badges import EMPTY_GEM, cost_badge
from .card_art import is_legible

PLAYABLE, REFUSED = "playable", "refused"
#: Why a card cannot be played: beyond the reach, too expensive, not in this part of the turn.
FAR, DEAR, CLOSED = "far", "dear", "closed"
TARGET, ATTACKER, VICTIM, FOCUS = "target", "attacker", "victim", "focus"
#: A target that stays whole; what a line of the log speaks of.
SAFE, TOLD = "safe", "told"

#: The dark edges of the marks, and what numbers stand on.
_TARGET_EDGE: Colour = (10, 40, 16)
_VICTIM_EDGE: Colour = (50, 6, 6)
_ATTACKER_EDGE: Colour = (60, 34, 0)
_COIN: Colour = (74, 46, 28)
#: How high the number of a card in reach is.
_PIP = 13.0
_COIN_EDGE: Colour = (24, 16, 14)
_PLATE: Colour = (20, 14, 22)
#: How high the tab is that says where the reach ends.
REACH_TAB = 19.0
_REACH = text_style.NAME.with_changes(size=14, align="center", colour=Colours.attention, fit=True)
#: The radius of the sign of a target that stays whole.
_SAFE = 27.0
#: How far a mark is from its card; above the other height there is no room for one.
_AWAY, _HIGHEST = 9.0, 10.0


def draw_count(canvas: Canvas, middle: tuple[float, float], number: int) -> None:
    """Write how many cards a pile has on a small plate."""
    x, y = middle
    canvas.fill((x - 17, y - 11, 34, 22), _PLATE, radius=11, alpha=225)
    look = text_style.BADGE.with_changes(size=15, outline=0.8)
    canvas.text(str(number), middle, look)


def draw_pip(
    canvas: Canvas, middle: tuple[float, float], label: str, bright: bool, radius: float = 11.0
) -> None:
    """Draw the number of the key that chooses a card, on a coin, where it can be read."""
    unit = radius / 11
    if not is_legible(canvas, _PIP * unit):
        return
    canvas.circle(middle, radius, _COIN_EDGE)
    canvas.circle(middle, 9.6 * unit, Colours.gold if bright else Colours.bronze)
    canvas.circle(middle, 8 * unit, _COIN)
    look = text_style.STRONG.with_changes(
        size=_PIP * unit, align="center", valign="middle", colour=Colours.light, wrap=False
    )
    canvas.text(label, box_at(middle, 22 * unit), look)


def draw_reach_end(
    canvas: Canvas, right: float, top: float, height: float, words: str, free: float
) -> None:
    """Draw where the reach ends: a post behind the last card in reach, and what it is, if said.

    The words end at ``free`` where a button stands behind it.
    """
    wide = canvas.text_size(words, _REACH)[0] + 18
    high = button_height(REACH_TAB)
    tab = pygame.FRect(min(right, free) - wide, top - high - 2, wide, high)
    post = pygame.FRect(right - 3, top - high - 2, 6, height + high + 4)
    for rect, radius in ((tab, 6), (post, 3))[not words :]:
        canvas.fill(rect.inflate(3, 3), _COIN_EDGE, radius=radius + 1)
    if words:
        canvas.fill(tab, Colours.bronze, radius=6)
        canvas.fill(tab.inflate(-3, -3), _COIN, radius=5)
    canvas.fill(post, Colours.bronze, radius=3)
    canvas.fill(post.inflate(-3, -3), Colours.brass_light, radius=1)
    if words:
        canvas.text(words, (tab.x, tab.y, tab.width - 3, tab.height), _REACH)


def mark_middle(spot: Spot) -> Point:
    """Return where a mark's own shape is: over its card, and below one at the window's edge."""
    y = spot.y - spot.height / 2 - _AWAY
    return spot.x, y if y >= _HIGHEST else spot.y + spot.height / 2 + _AWAY


def draw_mark_shape(canvas: Canvas, mark: str, spot: Spot, colour: Colour) -> None:
    """Draw a mark's own shape over a card, so that no mark is told by colour alone."""
    x, y = mark_middle(spot)
    if mark == TARGET:
        canvas.polygon([(x - 10, y - 8), (x + 10, y - 8), (x, y + 7)], _TARGET_EDGE)
        canvas.polygon([(x - 7, y - 6), (x + 7, y - 6), (x, y + 4)], colour)
    elif mark == VICTIM:
        for way in (-1, 1):
            canvas.line((x - 7, y - 7 * way), (x + 7, y + 7 * way), _VICTIM_EDGE, width=7)
        for way in (-1, 1):
            canvas.line((x - 6, y - 6 * way), (x + 6, y + 6 * way), colour, width=3.4)
    elif mark == TOLD:
        box = pygame.FRect(x - 14, y - 15, 28, 28)
        canvas.circle(box.center, 15, _PLATE)
        canvas.circle(box.center, 15, colour, width=2)
        canvas.image("icons/scroll", box.inflate(-6, -6))
    elif mark == ATTACKER:
        canvas.polygon([(x, y - 9), (x + 10, y), (x, y + 9), (x - 10, y)], _ATTACKER_EDGE)
        canvas.polygon([(x, y - 6), (x + 7, y), (x, y + 6), (x - 7, y)], colour)


def draw_safe(canvas: Canvas, spot: Spot, ability: str) -> None:
    """Draw over a creature that it stays whole: what stops the harm, in a crossed ring."""
    radius = min(_SAFE, spot.width * 0.46)
    sign = canvas.sprite(
        ("safe", ability),
        (2 * radius, 2 * radius),
        lambda sheet: _paint_safe(sheet, ability, radius),
    )
    canvas.blit(sign, (spot.x, spot.y - spot.height * 0.1), centered=True)


def _paint_safe(sheet: Canvas, ability: str, radius: float) -> None:
    middle = sheet.view.center
    sheet.circle(middle, radius, _PLATE)
    if ability:
        sheet.image(f"ui/ic_{ability}", box_at(middle, radius * 1.36))
    arm = radius * 0.62
    ends = (middle[0] - arm, middle[1] + arm), (middle[0] + arm, middle[1] - arm)
    for colour, wide in ((_PLATE, 0.36), (Colours.refused, 0.2)):
        sheet.line(*ends, colour, width=radius * wide)
    sheet.circle(middle, radius * 0.98, Colours.refused, width=radius * 0.16)


_SEAL: Colour = (22, 20, 44)
_SHORT: Colour = (150, 24, 30)
_RED: Colour = (255, 118, 104)
_GEM = 18.0
_SHORT_LOOK = text_style.BADGE.with_changes(size=16, outline=1.0)
_DARK = {FAR: 96, CLOSED: 76}
#: How much of its colours a card out of reach keeps, 0 to 255.
_COLOUR_LEFT = 130
#: Shares of a hand card's width: its cost, and how large the sign of what is closed is.
_COST, _SIGN = (0.15, 0.155, 0.36), 0.36


def out_of_reach(canvas: Canvas, face: CardFace, width: float) -> pygame.Surface:
    """Return a card as it lies in a hand out of reach: nearly without colours."""
    picture = card_view.hand_card(canvas, face, width)
    size = picture.get_width() / canvas.view.scale, picture.get_height() / canvas.view.scale
    return canvas.sprite(("far", face), size, lambda sheet: _paint_grey(sheet, picture))


def _paint_grey(sheet: Canvas, picture: pygame.Surface) -> None:
    sheet.surface.blit(pygame.transform.grayscale(picture), (0, 0))
    tint = picture.copy()
    tint.set_alpha(_COLOUR_LEFT)
    sheet.surface.blit(tint, (0, 0))


def draw_hindrance(canvas: Canvas, spot: Spot, state: str, cost: int, missing: int) -> None:
    """Draw over a card why it cannot be played: what it costs in red, or a sign in its middle.

    Where contrast is high, nothing darkens its numbers.
    """
    if state in _DARK and not current_look().contrast:
        canvas.fill(spot.rect, Colours.shadow, radius=8, alpha=_DARK[state])
    if state == DEAR:
        _draw_short(canvas, spot, cost, missing)
    elif state != FAR:
        _draw_seal(canvas, spot, "icons/hourglass" if state == CLOSED else "icons/ban")


def _draw_short(canvas: Canvas, spot: Spot, cost: int, missing: int) -> None:
    x, y, width, _ = spot.rect
    middle = x + width * _COST[0], y + width * _COST[1]
    size = width * _COST[2]
    face = CardFace("", cost=cost)
    picture = canvas.sprite(("dear", cost), (size, size), lambda sheet: _paint_dear(sheet, face))
    canvas.blit(picture, middle, centered=True)
    plate = pygame.FRect(0, 0, size * 0.98, 21)
    plate.midtop = middle[0] + 1, middle[1] + size * 0.43
    canvas.fill(plate, Colours.ink_shadow, radius=10)
    canvas.fill(plate.inflate(-3, -3), _SHORT, radius=8)
    gem = pygame.FRect(plate.x + 1, 0, _GEM, _GEM)
    gem.centery = plate.centery
    canvas.image(EMPTY_GEM, gem)
    canvas.text(str(missing), (plate.right - plate.width * 0.3, plate.centery), _SHORT_LOOK)


def _paint_dear(sheet: Canvas, face: CardFace) -> None:
    cost_badge(sheet, face, sheet.view.center, sheet.view.width)
    sheet.surface.fill(_RED, special_flags=pygame.BLEND_RGB_MULT)
    glow = pygame.Surface(sheet.surface.get_size(), pygame.SRCALPHA)
    glow.fill((86, 0, 0, 0))
    sheet.surface.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _draw_seal(canvas: Canvas, spot: Spot, icon: str) -> None:
    radius = spot.width * _SIGN / 2
    middle = spot.x, spot.y - spot.height * 0.06
    canvas.circle(middle, radius + 2, Colours.ink_shadow)
    canvas.circle(middle, radius, Colours.bronze)
    canvas.circle(middle, radius - 2, _SEAL)
    canvas.image(icon, box_at(middle, radius * 1.25))
