"""Motion of the AI's cards in the solo game: from its deck to lanes and to its discard pile."""

from __future__ import annotations

from game.kit import Times, motion
from game.rules import events as ev

from . import mana
from .animator import TELLERS, Animator
from .layout import Spot
from .table import Piece, new_unit
from .tell_cards import land
from .tell_spells import cast
from .tell_strongholds import impact


def ai_card_revealed(board: Animator, event: ev.AiCardRevealed) -> motion.Step:
    """Turn up the top card of the AI's deck (R9.3)."""
    table = board.table
    table.sides[event.side].deck = event.deck
    piece = table.guest = Piece(event.card)
    piece.put(board.layout.ai_deck)
    piece.turned = 0.0
    piece.depth = 20
    steps = board.go(piece, board.layout.stage, Times.travel, motion.ease_out_cubic)
    steps.append(motion.Tween(piece, "turned", 1.0, Times.travel))
    return motion.Timeline(motion.Together(*steps)).wait(Times.linger)


def ai_creature_arrived(board: Animator, event: ev.AiCreatureArrived) -> motion.Step:
    """Send the revealed creature to its lane (R9.3)."""
    table = board.table
    paid, table.spent = event.spent - table.spent, event.spent
    piece, table.guest = table.guest, None
    assert piece is not None
    piece.unit = new_unit(event.card)
    table.sides[event.side].lanes[event.lane].insert(event.position, piece)
    mana.spend(board, event.side, piece, paid)
    return land(board, piece, event.card.cost)


def ai_incantation_cast(board: Animator, event: ev.AiIncantationCast) -> motion.Step:
    """Aim the revealed incantation at the player's front creature, if there is one (R9.4)."""
    table = board.table
    paid, table.spent = event.spent - table.spent, event.spent
    table.by_attack = False
    assert table.guest is not None
    row = table.sides[1 - event.side].lanes[event.lane]
    mana.spend(board, event.side, table.guest, paid)
    return cast(board, table.guest, event.card, row[0] if row else None)


def card_discarded(board: Animator, event: ev.CardDiscarded) -> motion.Step:
    """Lay a card on the AI's discard pile (R9.4, R9.5)."""
    table = board.table
    if table.guest is not None and table.guest.card == event.card and not table.fallen:
        piece, table.guest = table.guest, None
        table.fallen.append(piece)
    piece = next(piece for piece in table.fallen if piece.card == event.card)
    piece.unit = None

    def lie() -> None:
        table.fallen.remove(piece)
        table.sides[event.side].discard.append(event.card)

    steps = board.go(piece, board.layout.ai_discard, Times.travel)
    steps += [motion.Tween(piece, "angle", 0.0, 0.2), motion.Tween(piece, "alpha", 255.0, 0.2)]
    return motion.Timeline(motion.Together(*steps)).call(lie)


def ai_deck_struck(board: Animator, event: ev.AiDeckStruck) -> motion.Step:
    """Throw cards from the AI's deck on its discard pile (R9.6)."""
    table = board.table
    side = table.sides[event.side]
    impact(board, side.stronghold, event.amount)
    line = motion.Timeline()
    for number, card in enumerate(event.cards):
        piece = Piece(card)
        piece.put(board.layout.ai_deck)
        piece.turned = 0.0
        left = event.deck + len(event.cards) - number - 1

        def leave(piece: Piece = piece, left: int = left) -> None:
            table.fallen.append(piece)
            side.deck = left

        def lie(piece: Piece = piece) -> None:
            table.fallen.remove(piece)
            assert piece.card is not None
            side.discard.append(piece.card)

        steps = board.go(piece, board.layout.ai_discard, 0.24)
        steps.append(motion.Tween(piece, "turned", 1.0, 0.24))
        line.call(leave).together(*steps).call(lie)
    return line.wait(Times.beat)


def ai_deck_shuffled(board: Animator, event: ev.AiDeckShuffled) -> motion.Step:
    """Turn the discard pile into a new deck (R9.7)."""
    side = board.table.sides[event.side]
    piece = Piece(side.discard[-1])
    piece.put(Spot(*board.layout.ai_discard))
    board.table.fallen.append(piece)
    side.discard.clear()

    def done() -> None:
        board.table.fallen.remove(piece)
        side.deck = event.deck

    steps = board.go(piece, board.layout.ai_deck, Times.travel)
    steps.append(motion.Tween(piece, "turned", 0.0, Times.travel))
    return motion.Timeline(motion.Together(*steps)).call(done).wait(Times.beat)


TELLERS.update(
    {
        ev.AiCardRevealed: ai_card_revealed,
        ev.AiCreatureArrived: ai_creature_arrived,
        ev.AiIncantationCast: ai_incantation_cast,
        ev.CardDiscarded: card_discarded,
        ev.AiDeckStruck: ai_deck_struck,
        ev.AiDeckShuffled: ai_deck_shuffled,
    }
)
