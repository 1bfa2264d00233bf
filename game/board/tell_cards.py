"""Motion of cards: from hand to lane, to a target, home again, and of turns and strongholds."""

from __future__ import annotations

from game.kit import Colours, Times, motion
from game.rules import events as ev

from .animator import TELLERS, Animator
from .effects import Figure, Flash, Sparks, Way
from .table import Piece, new_unit

#: A card whose middle is higher than this has no room above it.
HIGH = 120.0


def turn_began(board: Animator, event: ev.TurnBegan) -> motion.Step:
    """Give the turn, and the mana that fills."""
    table = board.table
    table.active, table.turn = event.side, event.turn
    table.phase = 0
    table.spent = 0
    table.mana = table.mana_total = event.mana
    return motion.Timeline(board.settle()).wait(Times.beat)


def turn_ended(board: Animator, event: ev.TurnEnded) -> motion.Step:
    """Make all creatures whole (R3.8), with a light over those that were hurt."""
    del event
    healed = False
    for side in board.table.sides:
        for row in side.lanes:
            for piece in row:
                if piece.unit is None:
                    continue
                if piece.unit.damage:
                    healed = True
                    _light(board, piece)
                piece.unit.refresh()
    board.marked.clear()
    return motion.Wait(Times.linger if healed else Times.beat)


def _light(board: Animator, piece: Piece) -> None:
    flash = Flash(piece.x, piece.y, piece.width, piece.height, Colours.positive, 0.0)
    board.show(flash, motion.Tween(flash, "alpha", 200.0, 0.18), fade=0.35)


def creature_summoned(board: Animator, event: ev.CreatureSummoned) -> motion.Step:
    """Slide a card from the hand to its lane; the hand closes up (R3.2, R3.3)."""
    side = board.table.sides[event.side]
    piece = side.hand.pop(event.place)
    side.place = event.stronghold
    board.table.mana = event.mana
    piece.unit = new_unit(event.card)
    side.lanes[event.lane].insert(event.position, piece)
    landing = board.on_top(piece, board.settle(Times.travel, motion.ease_out_cubic))
    return landing.call(lambda: dust(board, piece)).wait(Times.beat)


def dust(board: Animator, piece: Piece) -> None:
    """Raise dust where a card has come down."""
    bottom = piece.y + piece.height / 2
    sparks = Sparks(piece.x, bottom, (226, 208, 160), count=10, reach=60)
    board.show(sparks, motion.Tween(sparks, "spread", 1.0, 0.35), fade=0.15)


def incantation_cast(board: Animator, event: ev.IncantationCast) -> motion.Step:
    """Hold an incantation up and aim it (R6.1)."""
    table = board.table
    table.mana = event.mana
    table.by_attack = False
    piece = table.casting = table.sides[event.side].hand[event.place]
    target = table.sides[event.target_side].lanes[event.lane][event.position]
    return cast(board, piece, target)


def cast(board: Animator, piece: Piece, target: Piece | None) -> motion.Timeline:
    """Hold a card up for all to see, and aim it at its target, if it has one."""
    piece.depth = 20
    steps = board.go(piece, board.layout.stage, Times.travel, motion.ease_out_cubic)
    steps.append(motion.Tween(piece, "turned", 1.0, Times.travel))
    line = motion.Timeline(motion.Together(*steps)).wait(0.25)
    if target is None:
        return line
    board.marked[target] = "victim"
    way = Way((piece.x, piece.y), (target.x, target.y), Colours.playable)

    def aim() -> None:
        way.start = (piece.x, piece.y)
        way.end = (target.x, target.y)
        board.show(way, motion.Timeline(motion.Tween(way, "share", 1.0, 0.22)).wait(0.15))

    return line.call(aim).wait(0.24).call(lambda: board.marked.pop(target, None))


def incantation_returned(board: Animator, event: ev.IncantationReturned) -> motion.Step:
    """Send an incantation that was played to the far right of its hand (R6.3)."""
    side = board.table.sides[event.side]
    piece = side.hand.pop(event.place)
    side.hand.insert(event.to_place, piece)
    side.place = event.stronghold
    board.table.casting = None
    return board.on_top(piece, board.settle(Times.travel))


def order_chosen(board: Animator, event: ev.OrderChosen) -> motion.Step:
    """Go on; the cards return by events of their own."""
    del board, event
    return motion.Wait(Times.beat)


def card_returned(board: Animator, event: ev.CardReturned) -> motion.Step:
    """Let a fallen card fly home to the far right of its hand (R5.4)."""
    piece = _landed(board, event.card)
    board.table.sides[event.side].hand.insert(event.place, piece)
    return board.on_top(piece, board.settle(Times.travel))


def _landed(board: Animator, card: object) -> Piece:
    fallen = board.table.fallen
    piece = next(piece for piece in fallen if piece.card == card)
    fallen.remove(piece)
    piece.unit = None
    return piece


def stronghold_struck(board: Animator, event: ev.StrongholdStruck) -> motion.Step:
    """Push a stronghold to the right (R4.1)."""
    side = board.table.sides[event.side]
    piece = side.stronghold
    hurt(board, piece, event.amount)
    side.place = event.to_place
    push = board.settle(Times.travel, motion.back_out)
    return motion.Timeline(motion.Wait(0.12)).then(board.on_top(piece, push)).wait(Times.beat)


def hurt(board: Animator, piece: Piece, amount: int) -> None:
    """Let a stronghold's damage rise from it; none, where resistance has kept it off (R10.2)."""
    # At the window's upper edge there is no room above: it rises from below the card instead.
    start = piece.y - 10 if piece.y > HIGH else piece.y + piece.height / 2 + 64
    figure = Figure(f"−{amount}" if amount else "0", piece.x, start, (255, 236, 200), 46)
    board.show(figure, motion.Tween(figure, "y", start - 42, Times.float_up))
    if not amount:
        return
    sparks = Sparks(piece.x, piece.y, (232, 210, 180), count=14, reach=90, seed=amount)
    board.show(sparks, motion.Tween(sparks, "spread", 1.0, 0.4))


def bastion_destroyed(board: Animator, event: ev.BastionDestroyed) -> motion.Step:
    """Break the Bastion and turn it to its Fort at the far left (R4.3)."""
    side = board.table.sides[event.side]
    piece = side.stronghold
    piece.depth = 15

    def turn() -> None:
        side.fort = True
        side.place = 0
        for seed, colour in enumerate(((236, 220, 190), (196, 90, 60), (120, 110, 108))):
            sparks = Sparks(piece.x, piece.y, colour, count=16, reach=150, seed=seed + 1)
            board.show(sparks, motion.Tween(sparks, "spread", 1.0, 0.6))

    line = motion.Timeline(_shaken(piece)).tween(piece, "turned", 0.5, 0.16, motion.ease_in_cubic)
    line.call(turn).tween(piece, "turned", 1.0, 0.2).wait(0.2)
    return line.then(_Later(lambda: board.on_top(piece, board.settle(Times.travel))))


def fort_destroyed(board: Animator, event: ev.FortDestroyed) -> motion.Step:
    """Bring the Fort down (R4.4)."""
    piece = board.table.sides[event.side].stronghold
    piece.depth = 15
    for seed, colour in enumerate(((255, 190, 90), (226, 84, 50), (90, 80, 84), (250, 230, 190))):
        sparks = Sparks(piece.x, piece.y, colour, count=20, reach=210, seed=seed + 3)
        board.show(sparks, motion.Tween(sparks, "spread", 1.0, 0.9))
    fall = motion.Together(
        motion.Tween(piece, "angle", -14.0, 0.7, motion.ease_in_cubic),
        motion.Tween(piece, "y", piece.y + 26, 0.7, motion.ease_in_cubic),
        motion.Tween(piece, "alpha", 90.0, 0.8),
    )
    return motion.Timeline(_shaken(piece), fall).wait(0.5)


def _shaken(piece: Piece) -> motion.Timeline:
    line = motion.Timeline()
    home = piece.x
    for offset in (7, -6, 5, -3, 0):
        line.tween(piece, "x", home + offset, 0.05, motion.linear)
    return line


def match_ended(board: Animator, event: ev.MatchEnded) -> motion.Step:
    """Keep who has won."""
    board.table.winner = event.winner
    return motion.Wait(Times.linger)


class _Later(motion.Step):
    """A step that is made when its turn has come, from the table as it then is."""

    def __init__(self, make: object) -> None:
        self._make = make
        self._step: motion.Step | None = None

    def _made(self) -> motion.Step:
        if self._step is None:
            assert callable(self._make)
            self._step = self._make()
        return self._step

    def advance(self, dt: float) -> float:
        """Move the made step on."""
        left = self._made().advance(dt)
        self.done = self._made().done
        return left

    def finish(self) -> None:
        """Make it, and bring it to its end."""
        if not self.done:
            self.done = True
            self._made().finish()


TELLERS.update(
    {
        ev.TurnBegan: turn_began,
        ev.TurnEnded: turn_ended,
        ev.CreatureSummoned: creature_summoned,
        ev.IncantationCast: incantation_cast,
        ev.IncantationReturned: incantation_returned,
        ev.OrderChosen: order_chosen,
        ev.CardReturned: card_returned,
        ev.StrongholdStruck: stronghold_struck,
        ev.BastionDestroyed: bastion_destroyed,
        ev.FortDestroyed: fort_destroyed,
        ev.MatchEnded: match_ended,
    }
)
