"""The fall of creatures, and what auras lend and take when their row changes (R8.8)."""

import math

from game.kit import Colour, Point, Times, timeline
from game.rules import ABILITIES, INDESTRUCTIBLE, PROTECTION, RAGE, SPRINT, Creature
from game.rules import events as ev

from ..card_faces import CardFace, Icon
from ..cards import card_view
from ..effects import Puff, Shards
from ..effects.ability_strikes import FIRE, SPEED
from ..effects.card_ghosts import Crack, Halves, MedalPop
from ..effects.shields_and_auras import DIAMOND, SHIELD, Ribbon
from ..spots import Spot
from ..table import Table
from ..table_side import Piece
from .animator import Animator
from .arcs import Deferred

#: The bits that neighbours lend to each creature in play.
AuraGrants = dict[Piece, int]
_GOLD: Colour = (255, 222, 130)
_COLOURS: dict[int, Colour] = {
    RAGE: FIRE,
    SPRINT: SPEED,
    PROTECTION: SHIELD,
    INDESTRUCTIBLE: DIAMOND,
}
#: Seconds of a ribbon's way, and of a medallion that comes or goes.
_WAY, _SEEN = 0.22, 0.3


def aura_grants(table: Table) -> AuraGrants:
    """Return what every creature in play has from the auras of its neighbours alone."""
    found: AuraGrants = {}
    for side in table.sides:
        for row in side.lanes:
            for position, piece in enumerate(row):
                lent = 0
                for giver in _beside(row, position):
                    lent |= _aura(giver)
                found[piece] = lent & ~_own(piece) & ~side.permanent
    return found


def _beside(row: list[Piece], position: int) -> list[Piece]:
    return [row[place] for place in (position - 1, position + 1) if 0 <= place < len(row)]


def _aura(piece: Piece) -> int:
    return piece.card.aura if isinstance(piece.card, Creature) else 0


def _own(piece: Piece) -> int:
    return piece.card.abilities if piece.card is not None else 0


def show_grant(animator: Animator, piece: Piece, bit: int) -> None:
    """Let light run from whoever lends ``bit`` to a creature, to both of the giver's neighbours.

    Nothing is shown of an ability that is the creature's own.
    """
    if _own(piece) & bit:
        return
    for side in animator.table.sides:
        for row in side.lanes:
            if piece not in row:
                continue
            for giver in _beside(row, row.index(piece)):
                if _aura(giver) & bit:
                    for neighbour in _beside(row, row.index(giver)):
                        _ribbon(animator, giver, neighbour, bit)


def show_lost(animator: Animator, before: AuraGrants) -> None:
    """Let the medallions fall off that went with their givers."""
    now = aura_grants(animator.table)
    for piece, lent in before.items():
        lost = lent & ~now.get(piece, lent)
        for name, bit in ABILITIES.items():
            if lost & bit:
                x, y = medal_place(piece, piece.spot, len(_icons(animator, piece)))
                medal = MedalPop(Icon(name, lent=True), x, y, scale=2.0)
                fall = timeline.Together(
                    timeline.Tween(medal, "y", y + 46, _SEEN + 0.2, timeline.ease_in_cubic),
                    timeline.Tween(medal, "scale", 0.75, _SEEN + 0.2, timeline.linear),
                )
                animator.show(medal, fall, fade=0.15)


def show_gained(animator: Animator, before: AuraGrants) -> None:
    """Let light bring the medallions that creatures have got from a giver beside them."""
    for piece, lent in aura_grants(animator.table).items():
        gained = lent & ~before.get(piece, 0)
        for name, bit in ABILITIES.items():
            if gained & bit:
                show_grant(animator, piece, bit)
                _bring(animator, piece, name)


def _ribbon(animator: Animator, giver: Piece, neighbour: Piece, bit: int) -> None:
    start = giver.goal.x, giver.goal.y - giver.goal.height * 0.3
    end = neighbour.goal.x, neighbour.goal.y - neighbour.goal.height * 0.3
    bow = min(56.0, 18 + math.dist(start, end) * 0.3)
    ribbon = Ribbon(start, end, _COLOURS.get(bit, _GOLD), bow)
    animator.unfold(ribbon, _WAY, timeline.ease_in_out, hold=0.2)


def _bring(animator: Animator, piece: Piece, name: str) -> None:
    icons = _icons(animator, piece)
    row = next((n for n, icon in enumerate(icons) if icon.name == name and icon.lent), 0)
    x, y = medal_place(piece, piece.goal, row)
    medal = MedalPop(Icon(name, lent=True), x, y, scale=0.5)
    swell = timeline.Timeline(timeline.Wait(_WAY * 0.7)).tween(medal, "scale", 1.9, 0.14)
    swell.tween(medal, "scale", 1.0, _SEEN, timeline.ease_in_out)
    animator.show(medal, swell, fade=0.1)


def _icons(animator: Animator, piece: Piece) -> tuple[Icon, ...]:
    face = animator.table.faces().get(piece)
    return () if face is None else face.icons


def medal_place(piece: Piece, spot: Spot, row: int) -> Point:
    """Return where a medallion is on a creature that stands at ``spot``."""
    x, y, _ = card_view.medal_spot(row, piece.goal.width, piece.goal.height)
    return spot.x - spot.width / 2 + x, spot.y - spot.height / 2 + y


#: Seconds of the crack, and of the halves' fall.
_CRACK, _FALL = 0.13, 0.42
#: How much is seen of a fallen card until it goes home, and how far it has sunk.
_FAINT, _SUNK = 120.0, 18.0


def creatures_destroyed(animator: Animator, event: ev.CreaturesDestroyed) -> timeline.Step:
    """Let creatures fall together, and the rows close up (R5.4, R5.6)."""
    for piece in animator.table.rows.fallen(event):
        animator.marked.pop(piece, None)
        piece.depth = 5
        animator.unfold(Crack(piece), _CRACK, timeline.linear, fade=0.05)
    return timeline.Timeline(timeline.Wait(_CRACK), Deferred(lambda: _leave(animator, event)))


def _leave(animator: Animator, event: ev.CreaturesDestroyed) -> timeline.Step:
    table = animator.table
    faces, before = table.unit_faces(event.side), aura_grants(table)
    pieces = table.rows.fall(event)
    table.fallen += pieces
    show_lost(animator, before)
    falls = timeline.Together(*(_fall(animator, piece, faces[piece]) for piece in pieces))
    return timeline.Timeline(falls).then(Deferred(lambda: animator.settle(Times.move, held=pieces)))


def _fall(animator: Animator, piece: Piece, face: CardFace) -> timeline.Step:
    if animator.reduced:
        return timeline.Tween(piece, "alpha", _FAINT, Times.move, timeline.linear)
    _break(animator, piece, face)
    line = timeline.Timeline()
    # The faint card is left where it stood: it goes home from here.
    line.together(
        timeline.Tween(piece, "alpha", 0.0, 0.0),
        timeline.Tween(piece, "angle", 0.0, 0.0),
        timeline.Tween(piece, "y", piece.goal.y + _SUNK, 0.0),
    )
    return line.tween(piece, "alpha", _FAINT, 0.24, timeline.ease_in_cubic)


def _break(animator: Animator, piece: Piece, face: CardFace) -> None:
    animator.unfold(
        Halves(face, piece.x, piece.y, piece.goal.width, piece.goal.height),
        _FALL,
        timeline.linear,
        fade=0.16,
    )
    foot = piece.y + piece.height / 2
    animator.unfold(Puff(piece.x, foot + 6, piece.goal.width * 1.1, rise=30), 0.6, fade=0.15)
    for colour, seed in (((196, 146, 74), 2), ((104, 72, 46), 7)):
        animator.unfold(Shards(piece.x, piece.y, colour, 8, seed=seed), 0.5, fade=0.14)
