"""Motion of the assault: dashes, lunges over the bridge, damage, and the fall (R5, R8)."""

from __future__ import annotations

from game.kit import Colours, Times, motion
from game.rules import BERSERK, PERFORATION, PROTECTION, SPLASH, TOP
from game.rules import events as ev

from .animator import TELLERS, Animator
from .effects import Figure, Flash, Sign, Sparks, Way
from .order import call_up, take_number
from .table import Piece


def assault_began(board: Animator, event: ev.AssaultBegan) -> motion.Step:
    """Change the phase, and number the attackers (R5.2)."""
    del event
    board.table.phase = 1
    return call_up(board)


def creature_sprinted(board: Animator, event: ev.CreatureSprinted) -> motion.Step:
    """Dash to the front of the lane, stronger for each creature passed (R8.7)."""
    row = board.table.sides[event.side].lanes[event.lane]
    piece = row.pop(event.position)
    row.insert(0, piece)
    assert piece.unit is not None
    piece.unit.growth = event.attack - event.card.attack
    _sign(board, piece, "sprint")
    return board.on_top(piece, board.settle(Times.travel, motion.ease_out_cubic))


def _sign(board: Animator, piece: Piece, ability: str) -> None:
    sign = Sign(ability, piece.x, piece.y - 20)
    board.show(sign, motion.Tween(sign, "y", piece.y - 58, 0.5), fade=0.25)


def creature_attacked(board: Animator, event: ev.CreatureAttacked) -> motion.Step:
    """Point out who strikes whom, then lunge over the bridge (R5.3)."""
    table = board.table
    attacker = table.sides[event.side].lanes[event.lane][event.position]
    foe = table.sides[1 - event.side]
    target = foe.lanes[event.lane][0] if event.target is not None else foe.stronghold
    table.by_attack = True
    take_number(table.order, attacker)
    board.marked.clear()
    board.marked[attacker] = "attacker"
    board.marked[target] = "victim"
    for bit, name in ((SPLASH, "splash"), (PERFORATION, "perforation")):
        if event.abilities & bit and event.target is not None:
            _sign(board, attacker, name)
    if event.repeated and event.abilities & BERSERK:
        _sign(board, attacker, "berserk")
    return _lunge(board, attacker, target, event.target is None)


def _lunge(board: Animator, attacker: Piece, target: Piece, far: bool) -> motion.Step:
    home = attacker.x, attacker.y
    ahead = 1 if target.x > home[0] or (far and home[0] < board.layout.width / 2) else -1
    bend = 66.0 if home[1] < board.layout.height / 2 or not far else -66.0
    way = Way(home, (target.x, target.y), bend=bend * ahead)
    grow = motion.Timeline(motion.Tween(way, "share", 1.0, 0.26)).wait(0.22)
    board.show(way, grow, fade=0.18)
    attacker.depth = 10
    reach = 0.45 if far else 0.62
    x = home[0] + (target.x - home[0]) * reach
    y = home[1] + (target.y - home[1]) * reach
    back = motion.Timeline()
    back.together(
        motion.Tween(attacker, "x", home[0], 0.34, motion.ease_in_out),
        motion.Tween(attacker, "y", home[1], 0.34, motion.ease_in_out),
    ).call(lambda: setattr(attacker, "depth", 0))
    line = motion.Timeline(motion.Wait(0.26))
    line.tween(attacker, "x", home[0] - ahead * 16, 0.14, motion.ease_in_out)
    line.together(
        motion.Tween(attacker, "x", x, 0.15, motion.ease_in_cubic),
        motion.Tween(attacker, "y", y, 0.15, motion.ease_in_cubic),
    )
    return line.call(lambda: board.aside(back))


def creature_damaged(board: Animator, event: ev.CreatureDamaged) -> motion.Step:
    """Show the damage and what health is left (R5.4)."""
    piece = board.table.sides[event.side].lanes[event.lane][event.position]
    assert piece.unit is not None
    piece.unit.damage += event.amount
    _suffer(board, piece)
    figure = Figure(f"−{event.amount}", piece.x, piece.y - 8, (255, 226, 190), 44)
    board.show(figure, motion.Tween(figure, "y", piece.y - 56, Times.float_up))
    colour = Colours.playable if event.means == "incantation" else (255, 206, 120)
    sparks = Sparks(piece.x, piece.y, colour, count=12, reach=78, seed=event.amount)
    board.show(sparks, motion.Tween(sparks, "spread", 1.0, 0.4), fade=0.2)
    flash = Flash(piece.x, piece.y, piece.width, piece.height, Colours.victim)
    board.show(flash, fade=0.3)
    if event.means in ("splash", "perforation"):
        _sign(board, piece, event.means)
    return motion.Timeline(_jolt(piece)).wait(0.22)


def _suffer(board: Animator, piece: Piece) -> None:
    """Note that Protection is used up: by any attack, in the later edition by any harm (R8.4)."""
    if piece.unit is not None and (board.table.by_attack or board.table.later):
        piece.unit.suffered = True


def _jolt(piece: Piece) -> motion.Timeline:
    home = piece.x
    line = motion.Timeline()
    for offset in (8, -6, 4, 0):
        line.tween(piece, "x", home + offset, 0.045, motion.linear)
    return line


def damage_prevented(board: Animator, event: ev.DamagePrevented) -> motion.Step:
    """Show what kept the damage away (R8.4, R8.5)."""
    piece = board.table.sides[event.side].lanes[event.lane][event.position]
    if event.by == PROTECTION:
        _suffer(board, piece)
    _sign(board, piece, "protection" if event.by == PROTECTION else "indestructible")
    flash = Flash(piece.x, piece.y, piece.width, piece.height, (150, 200, 255))
    board.show(flash, fade=0.45)
    return motion.Wait(0.4)


def creatures_destroyed(board: Animator, event: ev.CreaturesDestroyed) -> motion.Step:
    """Let creatures fall together, and the rows close up (R5.4, R5.6)."""
    lanes = board.table.sides[event.side].lanes
    pieces = [lanes[fallen.lane][fallen.position] for fallen in event.fallen]
    for row in lanes:
        row[:] = [piece for piece in row if piece not in pieces]
    board.table.fallen += pieces
    steps: list[motion.Step] = []
    for piece, fallen in zip(pieces, event.fallen, strict=True):
        board.marked.pop(piece, None)
        piece.depth = 5
        way = -1 if fallen.lane == TOP else 1
        steps += [
            motion.Tween(piece, "angle", 12.0 * way, 0.32, motion.ease_in_cubic),
            motion.Tween(piece, "y", piece.y + 22, 0.32, motion.ease_in_cubic),
            motion.Tween(piece, "alpha", 150.0, 0.32),
        ]
    return motion.Timeline(motion.Together(*steps)).then(
        motion.Together(board.settle(Times.move, held=pieces))
    )


TELLERS.update(
    {
        ev.AssaultBegan: assault_began,
        ev.CreatureSprinted: creature_sprinted,
        ev.CreatureAttacked: creature_attacked,
        ev.CreatureDamaged: creature_damaged,
        ev.DamagePrevented: damage_prevented,
        ev.CreaturesDestroyed: creatures_destroyed,
    }
)
