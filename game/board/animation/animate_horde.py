"""Motion of the Horde's cards in the solo game: from its deck to lanes and to its discard pile."""

from game.kit import Times, timeline
from game.rules import Card, other_lane
from game.rules import events as ev

from ..effects import Puff, SpokenNote
from ..spots import Spot
from ..stronghold_place import ruin_of
from ..table_side import Piece, new_unit
from .animate_cards import land_creature, spend_mana
from .animate_strongholds import show_stronghold_hit
from .animator import Animator
from .building_falls import let_crumble
from .spell_casts import show_cast

#: Seconds of a card's way from pile to pile, between two of them, and how far it dips.
_PASS, _BETWEEN, _DIP = 0.26, 0.08, 62.0
#: Seconds more for a card that is held up with words below it.
_READ = 0.9
#: So many cards stand for the whole pile that is shuffled.
_SHUFFLED = 6


def horde_card_revealed(animator: Animator, event: ev.HordeCardRevealed) -> timeline.Step:
    """Turn up the top card of the Horde's deck (R9.3)."""
    table = animator.table
    table.sides[event.side].keep.deck = event.deck
    piece = table.revealed = Piece(event.card)
    piece.put(animator.layout.horde_deck)
    piece.turned = 0.0
    piece.depth = 20
    steps = animator.move_to(piece, animator.layout.stack, Times.travel, timeline.ease_out_cubic)
    steps.append(animator.turn(piece, 1.0, Times.travel))
    return timeline.Timeline(timeline.Together(*steps)).wait(Times.linger)


def horde_creature_arrived(animator: Animator, event: ev.HordeCreatureArrived) -> timeline.Step:
    """Send the revealed creature to its lane (R9.3)."""
    table = animator.table
    paid, table.spent = event.spent - table.spent, event.spent
    piece, table.revealed = table.revealed, None
    assert piece is not None
    piece.unit = new_unit(event.card)
    table.rows.arrive(event, piece)
    table.sides[event.side].next_lane = table.next_lane(event.side, other_lane(event.lane))
    spend_mana(animator, event.side, piece, paid)
    landing = land_creature(animator, piece, event.card.cost)
    if not isinstance(animator.next_event, ev.HordeCardRevealed):
        return landing
    # The next card is turned up while this one is on its way.
    animator.aside(landing)
    return timeline.Wait(Times.beat)


def horde_incantation_cast(animator: Animator, event: ev.HordeIncantationCast) -> timeline.Step:
    """Aim the revealed incantation at the player's front creature, if there is one (R9.4)."""
    table = animator.table
    paid, table.spent = event.spent - table.spent, event.spent
    table.by_attack = False
    table.sides[event.side].next_lane = table.next_lane(event.side, other_lane(event.lane))
    assert table.revealed is not None
    target = table.target_of(event.side, event.lane)
    aimed = None if target.is_stronghold else target
    spend_mana(animator, event.side, table.revealed, paid)
    far = not animator.layout.is_in_sight(*table.field.across[event.side][event.lane])
    cast = show_cast(animator, table.revealed, event.card, aimed, far=far)
    # The note about it has to be read before it goes.
    return cast if aimed else cast.wait(_READ)


def tell_below_revealed(animator: Animator, words: str) -> None:
    """Say something of the card that the Horde has revealed, below it."""
    stack = animator.layout.stack
    note = SpokenNote(words, "icons/ban", stack.x, stack.y + stack.height / 2 + 26)
    animator.show(note, timeline.Wait(Times.linger + _READ))


def card_discarded(animator: Animator, event: ev.CardDiscarded) -> timeline.Step:
    """Lay a card on the Horde's discard pile (R9.4, R9.5)."""
    table = animator.table
    if table.revealed is not None and table.revealed.card == event.card and not table.fallen:
        piece, table.revealed = table.revealed, None
        table.fallen.append(piece)
    piece = next(p for p in table.fallen if p.card and p.card.id == event.card.id)
    piece.card, piece.unit = event.card, None

    def lie() -> None:
        table.fallen.remove(piece)
        table.sides[event.side].keep.discard.append(event.card)

    steps = animator.move_to(piece, animator.layout.horde_discard, Times.travel)
    steps.append(animator.turn(piece, 1.0, Times.travel))
    if not animator.reduced:
        steps += [
            timeline.Tween(piece, "angle", 0.0, 0.2),
            timeline.Tween(piece, "alpha", 255.0, 0.2),
        ]
    return timeline.Timeline(timeline.Together(*steps)).call(lie)


def horde_deck_struck(animator: Animator, event: ev.HordeDeckStruck) -> timeline.Step:
    """Throw cards from the Horde's deck on its discard pile, one after the other (R9.6)."""
    table = animator.table
    side = table.sides[event.side]
    # A blow takes nothing from an empty deck (R9.8).
    show_stronghold_hit(animator, event.side, event.amount if event.cards else 0)
    before = ruin_of(table, event.side)
    line = timeline.Timeline()
    for number, card in enumerate(event.cards):
        piece = _laid(card, animator.layout.horde_deck, 0.0)
        left = event.deck + len(event.cards) - number - 1

        def leave(piece: Piece = piece, left: int = left) -> None:
            table.fallen.append(piece)
            side.keep.deck = left

        def lie(piece: Piece = piece) -> None:
            table.fallen.remove(piece)
            assert piece.card is not None
            side.keep.discard.append(piece.card)
            _knock(animator)

        line.call(leave).then(_passed(animator, piece, animator.layout.horde_discard, 1.0)).call(
            lie
        )
    line.call(lambda: let_crumble(animator, event.side, before))
    return line.wait(Times.beat)


def horde_deck_shuffled(animator: Animator, event: ev.HordeDeckShuffled) -> timeline.Step:
    """Turn the discard pile into a new deck, of which a few cards are seen to fly (R9.7)."""
    table = animator.table
    side = table.sides[event.side]
    flying = [
        _laid(card, animator.layout.horde_discard, 1.0) for card in side.keep.discard[-_SHUFFLED:]
    ]
    table.fallen += flying
    side.keep.discard.clear()
    flights = []
    for number, piece in enumerate(reversed(flying)):
        deck = event.deck * (number + 1) // len(flying)

        def lie(piece: Piece = piece, deck: int = deck) -> None:
            table.fallen.remove(piece)
            side.keep.deck = deck

        flight = timeline.Timeline(timeline.Wait(_BETWEEN * number))
        flight.then(_passed(animator, piece, animator.layout.horde_deck, 0.0)).call(lie)
        flights.append(flight)
    return timeline.Timeline(timeline.Together(*flights)).wait(Times.beat)


def horde_deck_ran_out(animator: Animator, event: ev.HordeDeckRanOut) -> timeline.Step:
    """Note that no card comes any more (R9.8); the banner of its last turn says it at large."""
    animator.table.sides[event.side].keep.ran_out = True
    return timeline.Timeline()


def _laid(card: Card, spot: Spot, turned: float) -> Piece:
    piece = Piece(card)
    piece.put(spot)
    piece.turned = turned
    return piece


def _passed(animator: Animator, piece: Piece, spot: Spot, turned: float) -> timeline.Step:
    steps = animator.move_to(piece, spot, _PASS)
    steps.append(animator.turn(piece, turned, _PASS))
    if not animator.reduced:
        bow = timeline.Timeline(timeline.Tween(piece, "y", spot.y + _DIP, _PASS / 2))
        steps.append(bow.tween(piece, "y", spot.y, _PASS / 2, timeline.ease_in_cubic))
    return timeline.Together(*steps)


def _knock(animator: Animator) -> None:
    spot = animator.layout.horde_discard
    animator.unfold(
        Puff(spot.x, spot.y + spot.height / 2 - 6, spot.width, count=5, seed=3), 0.3, fade=0.1
    )
    animator.shake(1.5)
