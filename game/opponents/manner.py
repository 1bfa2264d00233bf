"""A manner of playing: what a person likes, among ends of the turn that are nearly as good.

What is liked is added, in the points of the judgement, to what each end of the own turn is worth,
and to nothing else: what a strength overlooks, and what it expects of others stay as they are. No
liking outweighs ``MOST`` points, so that nobody throws a match away for it. Plays that come to the
same in any order are made in the order that is liked. Without a manner every thought is, action by
action, what it would be if there were none.
"""

from itertools import permutations
from typing import NamedTuple

from game.rules import (
    ASSAULT,
    BERSERK,
    DUEL,
    RAGE,
    SPRINT,
    TOP,
    AnyAction,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    Incantation,
    PlayCreature,
    Press,
    Side,
    State,
    other_lane,
    position_key,
)

from .turns import Nodes, Path, TurnEnd, after, follow

#: More than this nothing is liked, or disliked.
MOST = 1500
#: The share of what is liked that is left to those who do not plan whole turns, and to the master.
SOFT = 3, 10
#: A creature of at least this cost is a great one.
GREAT = 5
_QUICK = RAGE | BERSERK | SPRINT
_BEFORE_THE_END = PlayCreature | CastIncantation | Attack | ChooseOrder | Press
#: So many plays are put in another order at the most: twenty-four ways.
_ORDERED = 4


class Manner(NamedTuple):
    """How many points each thing in a turn is liked with; what is disliked has fewer than 0.

    ``card`` is for each card played, and ``cost`` for each mana of it; ``spell`` for each
    incantation, ``fighting`` for each cast in the assault. Of creatures ``quick`` is for each with
    Rage, Berserk or Sprint, ``great`` for each of at least ``GREAT`` mana; ``facing`` for each sent
    where a foe's stands, ``open`` where none does, ``together`` where more of its own stand than in
    the other lane, ``top`` for each sent to the top lane where as many stand in both.

    Of two plays one after the other ``rising`` is for the cheaper first, ``early`` for the
    incantation first. ``felled`` is for each creature of the foe that falls, ``struck`` for each
    hit on its stronghold, ``kept`` for each mana that is left when the turn ends.
    """

    card: int = 0
    cost: int = 0
    spell: int = 0
    fighting: int = 0
    quick: int = 0
    great: int = 0
    facing: int = 0
    open: int = 0
    together: int = 0
    top: int = 0
    rising: int = 0
    early: int = 0
    felled: int = 0
    struck: int = 0
    kept: int = 0


def softened(manner: Manner) -> Manner:
    """Return the manner of one who likes everything less.

    It costs more where only single actions are looked at, or where no more ends are looked at than
    without it.
    """
    return Manner(*[points * SOFT[0] // SOFT[1] for points in manner])


def liking(manner: Manner, state: State, actions: Path, end: State) -> int:
    """Return the points by which the side to move likes these actions, after which the turn ends.

    ``end`` is the position that the turn ends in when nothing more is played.
    """
    side = state.active
    rival = DUEL.rival(side)
    foe, foe_after = state.sides[rival], end.sides[rival]
    points = manner.felled * (foe.creatures - foe_after.creatures)
    points += manner.struck * _struck(foe, foe_after)
    played: list[Card] = []
    for action in actions:
        if not isinstance(action, _BEFORE_THE_END):
            break
        if isinstance(action, PlayCreature):
            points += _summoned(manner, state, action)
            played.append(state.sides[side].hand[action.place])
        elif isinstance(action, CastIncantation):
            card = state.sides[side].hand[action.place]
            points += manner.card + manner.cost * card.cost + manner.spell
            points += manner.fighting if state.phase == ASSAULT else 0
            played.append(card)
        state = after(state, action)
    points += manner.kept * state.mana + _in_order(manner, played)
    return max(-MOST, min(MOST, points))


def _summoned(manner: Manner, state: State, play: PlayCreature) -> int:
    own, foe = state.sides[state.active], state.sides[DUEL.rival(state.active)]
    card, lane = own.hand[play.place], play.lane
    points = manner.card + manner.cost * card.cost
    if card.abilities & _QUICK:
        points += manner.quick
    if card.cost >= GREAT:
        points += manner.great
    points += manner.facing if foe.lanes[lane] else manner.open
    here, there = len(own.lanes[lane]), len(own.lanes[other_lane(lane)])
    if here == there:
        return points + (manner.top if lane == TOP else -manner.top)
    return points + (manner.together if here > there else -manner.together)


def _struck(foe: Side, later: Side) -> int:
    """Return how many places a stronghold was moved, and one for a Bastion that fell."""
    if later.fort and not foe.fort:
        return 1 + later.stronghold
    return max(0, later.stronghold - foe.stronghold)


def _in_order(manner: Manner, played: list[Card]) -> int:
    """Return the points for the order in which cards are played."""
    points = 0
    for place in range(1, len(played)):
        first, second = played[place - 1], played[place]
        if first.cost != second.cost:
            points += manner.rising if first.cost < second.cost else -manner.rising
        early = isinstance(first, Incantation)
        if early != isinstance(second, Incantation):
            points += manner.early if early else -manner.early
    return points


def in_own_order(manner: Manner, state: State, end: TurnEnd) -> TurnEnd:
    """Return the same end of the turn, come to by the order of plays that is liked best.

    Only the plays before the first attack are put in order. Orders that come to other positions are
    the search's: to it they are other ends.
    """
    count = 0
    for action in end.actions:
        if not isinstance(action, PlayCreature | CastIncantation):
            break
        count += 1
    if not 2 <= count <= _ORDERED:
        return end
    hand, plays = state.sides[state.active].hand.copy(), end.actions[:count]
    cards = _cards_of(hand, plays)
    if not cards:
        return end
    least, mark = _in_order(manner, cards), position_key(end.state)
    found = end
    for order in permutations(range(count)):
        points = _in_order(manner, [cards[place] for place in order])
        if points <= least:
            continue
        path = _ordered(hand, [plays[place] for place in order], [cards[place] for place in order])
        same = follow(state, (*path, *end.actions[count:]), Nodes(0))
        if same is not None and position_key(same.state) == mark:
            found, least = same, points
    return found


def _cards_of(hand: list[Card], plays: Path) -> list[Card]:
    """Return which cards are played: an incantation goes to the far right of the hand (R6.3).

    None at all where one is played again that has come back to the hand meanwhile.
    """
    hand = hand.copy()
    cards: list[Card] = []
    for play in plays:
        assert isinstance(play, PlayCreature | CastIncantation)
        if play.place >= len(hand):
            return []
        card = hand.pop(play.place)
        if isinstance(play, CastIncantation):
            hand.append(card)
        elif card in cards:
            return []
        cards.append(card)
    return cards


def _ordered(hand: list[Card], plays: list[AnyAction], cards: list[Card]) -> Path:
    """Return these plays, one after the other, by where each card then is; () where one is not."""
    hand = hand.copy()
    path: list[AnyAction] = []
    for play, card in zip(plays, cards, strict=True):
        if card not in hand:
            return ()
        place = hand.index(card)
        hand.pop(place)
        if isinstance(play, PlayCreature):
            path.append(PlayCreature(place, play.lane))
        elif isinstance(play, CastIncantation):
            path.append(CastIncantation(place, play.side, play.lane, play.position))
            hand.append(card)
    return tuple(path)


#: The manners of the characters, by their ids: ``data/characters.yaml``.
MANNERS: dict[str, Manner] = {
    "pip": Manner(card=400, cost=-240, rising=600, top=300),
    "marl": Manner(facing=750, open=-450, early=-450),
    "osk": Manner(spell=1000, early=800),
    "dagna": Manner(open=600, facing=-250, quick=800, kept=-150, struck=120),
    "quill": Manner(kept=240, card=-180, rising=-500),
    "brock": Manner(together=950),
    "venn": Manner(felled=400, fighting=700, top=-500),
    "warden": Manner(great=750, cost=130, rising=-250, together=-750),
}
