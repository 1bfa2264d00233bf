"""The two pictures of a match: the blow that decided it, and the card that did most."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.board import CARD_SHAPE, ShownCard, hand_card, shown_stronghold
from game.kit import (
    Canvas,
    Colours,
    Drawn,
    Panel,
    Point,
    Space,
    Viewport,
    Words,
    box_at,
    draw_head,
    grown,
    text_size,
    text_style,
)
from game.play import (
    AGREED,
    CONCEDED,
    CardDeeds,
    DecisiveBlow,
    Match,
    best_card_of,
    decisive_blow_of,
    last_strike_on,
)
from game.rules import DRAW, NOBODY, State

from ..common import draw_emblem, land_colour, put_card
from ..services import Services

_HEAD, _CAPTION = 46.0, 62.0
_ATTACKER, _FORT, _BEST, _BURST, _ICON = 0.42, 0.34, 0.46, 62.0, 96.0
#: How far the burst is above the middle, as a share of the card's height.
_BURST_UP = 0.14
#: A stronghold that stands at the end, and the sign of the end on it, as shares of the width.
_STANDING, _SIGN = 0.36, 0.25
_TILT, _APART, _LEAP = 9.0, 0.07, 34.0
#: The crack down the middle of a broken card, as shares of its width and height.
_CRACK = ((0.46, 0.0), (0.60, 0.2), (0.38, 0.42), (0.62, 0.62), (0.40, 0.82), (0.52, 1.0))
#: The least height of a picture.
_PICTURE = 134.0
_TITLE = text_style.HEADING.with_changes(size=20, floor=13, wrap=True)
_WORDS = text_style.BODY.with_changes(size=16, align="center", valign="middle", fit=True, floor=11)
_NUMBER = text_style.BADGE.with_changes(size=26)
#: The rules by which a match ends without a fallen stronghold, and their signs.
OUT_OF_TURNS = "R7.2"
_ENDS = {CONCEDED: "icons/surrender", AGREED: "icons/swap", OUT_OF_TURNS: "icons/hourglass"}
#: The Horde loses for its last card is spent: the last blow against its deck is shown.
OUT_OF_CARDS = "R9.8"


@dataclass(frozen=True, slots=True)
class Highlights:
    """The highlights of a match, with the words under each picture; ``rule`` is how it ended.

    ``blow`` is the one that ended it, or took the Horde's last cards; ``standing`` are the
    strongholds that no blow felled: of whoever conceded, or both of a draw. ``owner`` is the seat
    of a ring whose stronghold broke; in a duel it is plain whose it was.
    """

    blow: DecisiveBlow | None
    best: CardDeeds | None
    rule: str
    blow_words: str
    best_words: str
    standing: tuple[ShownCard, ...] = ()
    owner: int = NOBODY

    @property
    def title(self) -> str:
        """The key of what the picture of the end is called."""
        decided = self.blow is not None and self.rule != OUT_OF_CARDS
        return "results.blow_title" if decided else "results.end_title"


def duel_highlights(services: Services, match: Match, how: str) -> Highlights:
    """Find what stands out; ``how`` says how the match ended, for one without a last blow."""
    assert match.result is not None
    blow, rule = decisive_blow_of(match), match.result.rule
    best, deeds = best_words(services, match)
    if rule == OUT_OF_CARDS and match.state is not None:
        blow = last_strike_on(match, match.state.horde_side)
    if blow is not None:
        key = "results.blow_deck" if rule == OUT_OF_CARDS else "results.blow"
        how = services.translate(key, count=blow.amount, turn=blow.turn)
    return Highlights(blow, best, rule, how, deeds, _standing(services, match))


def best_words(services: Services, match: Match) -> tuple[CardDeeds | None, str]:
    """Return the card that did most in a match, if any did something, and what it did."""
    best, say = best_card_of(match), services.translate
    if best is None:
        return None, say("results.no_best")
    damage = say("results.best_damage", count=best.damage + best.stronghold)
    fallen = say("results.best_destroyed", count=best.destroyed)
    return best, say("results.best", damage=damage, destroyed=fallen)


def _standing(services: Services, match: Match) -> tuple[ShownCard, ...]:
    state, result = match.state, match.result
    if state is None or result is None or result.rule not in _ENDS:
        return ()
    sides = state.field.sides if result.winner == DRAW else (state.field.rival(result.winner),)
    return tuple(shown_stronghold_of(services, state, side) for side in sides)


def shown_stronghold_of(services: Services, state: State, number: int) -> ShownCard:
    """Return the stronghold of a side as it stands."""
    side = state.sides[number]
    return shown_stronghold(
        services.content.strings, fort=side.fort, life=side.life, horde=side.horde is not None
    )


def blow_panel(services: Services, found: Highlights, arrived: Callable[[], float]) -> Panel:
    """Return the panel of how the match ended; it breaks a Fort as it has ``arrived``, 0 to 1."""
    return _panel(
        services.translate(found.title),
        found.blow_words,
        lambda canvas, picture: _draw_blow(canvas, services, picture, found, arrived()),
    )


def best_panel(services: Services, found: Highlights) -> Panel:
    """Return the panel of the card that did most, and what it did."""
    title = services.translate("results.best_title")
    return _panel(title, found.best_words, partial(_draw_best, found))


def _panel(title: str, words: str, paint: Callable[[Canvas, pygame.FRect], None]) -> Panel:
    def head(view: Viewport, width: float) -> float:
        return max(_HEAD, text_size(view, title, _TITLE, width)[1] + 20)

    return Panel(
        Drawn(lambda canvas, area: draw_head(canvas, area, title, _TITLE), head),
        Space(2.0),
        Drawn(paint, grown(_PICTURE), spring=1.0),
        Space(2.0),
        Words(words, _WORDS, _CAPTION),
        edge=18.0,
        tall=12.0,
    )


def _draw_blow(
    canvas: Canvas, services: Services, picture: pygame.FRect, found: Highlights, t: float
) -> None:
    """Draw how the match ended: the attacker and the Fort that broke; ``t`` is how far, 0 to 1."""
    horde = found.rule == OUT_OF_CARDS
    fort = shown_stronghold(services.content.strings, fort=True, life=0, horde=horde)
    if found.rule in _ENDS:
        _draw_standing(canvas, found, picture)
        return
    if found.blow is None:
        _draw_broken(canvas, fort, picture.center, picture.width * _FORT, t)
        return
    wide = min(picture.width * _ATTACKER, picture.height / CARD_SHAPE)
    small = wide * _FORT / _ATTACKER
    middle = picture.right - small * 0.66, picture.centery
    _draw_broken(canvas, fort, middle, small, t)
    if found.owner != NOBODY:
        foot = middle[0] + small * 0.5, middle[1] + small * CARD_SHAPE * 0.5
        draw_emblem(canvas, found.owner, foot, 13)
    left = picture.x + wide / 2 + 4 - _LEAP * (1 - t)
    _draw_card(canvas, found.blow, (left, picture.centery), wide)
    # Above the name of the card.
    up = wide * CARD_SHAPE * _BURST_UP
    middle = (picture.x + wide + picture.right - 1.32 * small) / 2 + 6, picture.centery - up
    with canvas.shifted(0, 0, alpha=round(255 * t)):
        canvas.image("ui/attack", box_at(middle, _BURST))
        canvas.text(f"−{found.blow.amount}", middle, _NUMBER)


def _draw_standing(canvas: Canvas, found: Highlights, picture: pygame.FRect) -> None:
    count, gap = len(found.standing), picture.width * _SIGN
    share = _STANDING if count > 1 else _ATTACKER
    wide = min(picture.width * share, picture.height / CARD_SHAPE)
    x = picture.centerx - (count * wide + (count - 1) * gap) / 2
    for shown in found.standing:
        box = pygame.FRect(x, picture.centery - wide * CARD_SHAPE / 2, wide, wide * CARD_SHAPE)
        assert shown.face is not None
        canvas.add_hit_region(box, shown)
        canvas.shadow(box, spread=8, drop=4, radius=8)
        with canvas.upright(box):
            canvas.blit(hand_card(canvas, shown.face, wide), box.topleft)
        x += wide + gap
    # On one card the sign lies at its corner; between two, and alone, in the middle.
    side = min(_ICON, picture.height) if not count else gap
    sign = box_at(picture.center, side)
    if count == 1:
        sign.center = picture.centerx + wide / 2, picture.centery - wide * CARD_SHAPE / 2 + side / 2
    canvas.image(_ENDS[found.rule], sign)


def _draw_best(found: Highlights, canvas: Canvas, picture: pygame.FRect) -> None:
    if found.best is None:
        side = min(_ICON, picture.height)
        icon = (picture.centerx - side / 2, picture.centery - side / 2, side, side)
        canvas.image("icons/cards", icon)
        return
    wide = min(picture.width * _BEST, picture.height / CARD_SHAPE)
    _draw_card(canvas, found.best, picture.center, wide)


def _draw_card(canvas: Canvas, deed: CardDeeds | DecisiveBlow, center: Point, width: float) -> None:
    box = box_at(center, width, width * CARD_SHAPE)
    canvas.glow(box, land_colour(deed.side), strength=150, spread=14, radius=8)
    put_card(canvas, deed.card, box.topleft, width)
    draw_emblem(canvas, deed.side, (box.x + 4, box.bottom - 4), 13)


def _draw_broken(canvas: Canvas, fort: ShownCard, center: Point, width: float, t: float) -> None:
    """Draw a Fort in two halves, which part as ``t`` goes from 0 to 1."""
    assert fort.face is not None
    whole = hand_card(canvas, fort.face, width)
    box = box_at(center, width, width * CARD_SHAPE)
    canvas.add_hit_region(box, fort)
    width = whole.get_width() / canvas.view.scale
    with canvas.upright(box):
        for half, way in enumerate((-1, 1)):
            key, size = ("broken fort", fort.face, half), (width, width * CARD_SHAPE)
            part = canvas.sprite(key, size, partial(_paint_half, whole=whole, half=half))
            if t >= 1:
                part = canvas.turned(part, key, -way * _TILT)
            x = center[0] + way * width * _APART * (t + 0.2)
            canvas.blit(part, (x, center[1] + way * 3 * t), centered=True)


def _paint_half(canvas: Canvas, whole: pygame.Surface, half: int) -> None:
    """Paint what lies at the left or at the right of the crack, its edge dark."""
    surface = canvas.surface
    across, down = surface.get_size()
    surface.blit(pygame.transform.smoothscale(whole, (across, down)), (0, 0))
    crack = [(x * across, y * down) for x, y in _CRACK]
    edge = 0 if half else across
    pygame.draw.polygon(surface, (0, 0, 0, 0), [(edge, 0), *crack, (edge, down)])
    pygame.draw.lines(surface, (*Colours.negative_deep, 255), False, crack, max(2, across // 40))
