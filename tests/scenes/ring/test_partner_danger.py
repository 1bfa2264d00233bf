"""The danger to the partner is told in the partner's panel, and the own one of every turn ahead."""

from game.play import SPEED_INSTANT
from game.rules import BOTTOM, RINGS, Creature, Side, State, Unit
from game.scenes import Services

from .ring_desk import RingDesk


def pairs(services: Services, side: int, lane: int) -> State:
    """Return a first turn of the first seat; a creature of ``side`` stands alone in ``lane``."""
    cards = list(services.content.cards.values())
    strong = next(card for card in cards if isinstance(card, Creature) and card.attack == 3)
    sides = [Side.of(cards[8 * seat : 8 * seat + 8]) for seat in range(4)]
    sides[side].lanes[lane].append(Unit(strong))
    state = State.of(sides, 0, 0, RINGS["pairs"])
    state.mana = 6
    return state


def desk(services: Services, side: int, lane: int) -> RingDesk:
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    at = RingDesk(services, pairs(services, side, lane))
    at.rest()
    return at


def test_a_creature_across_from_the_partner_is_a_danger_to_it(services: Services) -> None:
    """The second seat's top lane leads to the third, the partner of the first (R13.2)."""
    at = desk(services, 1, 0)
    danger = at.ring.partner_danger.danger
    assert danger is not None
    assert (danger.side, danger.hits) == (2, 3)
    area = at.ring.partner_danger.area
    assert area.visible
    assert at.ring.view.names[1] in area.hint
    assert at.ring.danger.danger is not None
    assert at.ring.danger.danger.hits == 0


def test_the_own_danger_counts_the_turns_of_all_opponents(services: Services) -> None:
    """The fourth seat strikes over the first seat's lower bridge, two turns after the next."""
    at = desk(services, 3, 0)
    danger = at.ring.danger.danger
    assert danger is not None
    assert (danger.side, danger.hits) == (0, 3)
    assert at.ring.partner_danger.danger is not None
    assert at.ring.partner_danger.danger.hits == 0


def test_the_look_ahead_goes_from_one_opponent_to_the_next(services: Services) -> None:
    """R13: F shows the turn of the second seat, of the fourth, and then this one again."""
    at = desk(services, 3, BOTTOM)
    toggle = at.ring.forecast
    seen = []
    for _ in range(3):
        toggle.look_ahead()
        seen.append(toggle.turns_ahead)
    assert seen == [1, 3, 0]
