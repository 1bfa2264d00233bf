"""The rules of a match once more, written from their text alone, slowly and plainly.

It shares nothing with the engine but cards, actions and the shuffle, and is built another way: the
stronghold is a card of the hand's list, a turn is a coroutine that waits at the very place where a
choice is due, and the match ends by an exception. ``test_reference`` plays both and compares.
"""

from collections.abc import Generator

from game.rules import (
    BERSERK,
    DRAW,
    INDESTRUCTIBLE,
    LATER,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPLASH,
    SPRINT,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    Creature,
    Incantation,
    MatchAction,
    PlayCreature,
    Press,
    Relieve,
    State,
    rng,  # the one thing shared: both must shuffle alike
)

#: A part of a turn that waits for an action, and goes on with it.
Play = Generator[None, MatchAction, None]


class Over(Exception):
    """The match is over (R7)."""

    def __init__(self, winner: int) -> None:
        super().__init__(winner)
        self.winner = winner


class Body:
    """A creature in play."""

    def __init__(self, card: Creature, owner: int, new: bool = True) -> None:
        self.card, self.owner, self.new = card, owner, new
        self.hurt = self.bonus = 0
        self.done = self.hit = False


class Reference:
    """A match; ``hands`` hold None for the stronghold, ``forts`` tell its face."""

    def __init__(self, state: State) -> None:
        self.hands: list[list[Card | None]] = [list(side.hand) for side in state.sides]
        for hand, side in zip(self.hands, state.sides, strict=True):
            hand.insert(side.stronghold, None)
        self.forts = [side.fort for side in state.sides]
        self.lanes: list[list[list[Body]]] = [[[], []] for _ in state.sides]
        self.everywhere = [side.permanent for side in state.sides]
        self.later = state.edition == LATER
        self.active, self.turn, self.mana = state.active, state.turn, state.mana
        self.assault = self.last = False
        self.repeat: Body | None = None
        horde = state.sides[1].horde
        self.horde = horde is not None
        self.wings = [1] if self.horde else []
        self.deck = horde.deck[:] if horde else []
        self.discard = horde.discard[:] if horde else []
        self.fixed, self.variable = (horde.fixed_mana, horde.variable_mana) if horde else (0, 0)
        self.resistance = horde.resistance if horde else 0
        self.stream = state.rng
        self.odds = state.odds
        self.begun = [state.turn // 2 for _ in state.sides]
        self.begun[state.active] = (state.turn + 1) // 2
        self.last = self.horde and self.active == 1 and self.forts[1] and not self.deck

    def match(self) -> Play:
        while True:
            yield from self.horde_turn() if self.active in self.wings else self.player_turn()
            self.end_turn()

    def end_turn(self) -> None:
        for lanes in self.lanes:
            for lane in lanes:
                lane[:] = [self.fresh(body) for body in lane]
        if self.horde and self.active == 1 and self.last:
            raise Over(0)
        if self.turn == 200:
            raise Over(DRAW)
        self.turn += 1
        self.active = 1 - self.active
        self.assault, self.repeat = False, None
        if self.horde and self.active == 1:
            self.mana = self.fixed + self.variable * sum(map(len, self.lanes[0]))
            self.last = self.forts[1] and not self.deck
        else:
            self.mana = len(self.hands[self.active])
        self.begun[self.active] += 1
        self.mana = max(0, self.mana + self.more_mana())

    def more_mana(self) -> int:
        """Return what the turn that begins has more than regeneration gives."""
        given = self.odds
        if given and given.side == self.active and self.begun[self.active] <= given.turns:
            return given.mana
        return 0

    def fresh(self, body: Body) -> Body:
        return Body(body.card, body.owner, new=False)

    def player_turn(self) -> Play:
        while True:
            action = yield
            if isinstance(action, PlayCreature):
                self.summon(action)
            elif isinstance(action, CastIncantation):
                yield from self.cast(action)
            elif isinstance(action, Attack):
                self.assault = True
                attacker = self.attacker()
                assert attacker is not None
                yield from self.attack(attacker)
            elif isinstance(action, Press):
                yield from self.press(action)
            elif isinstance(action, Relieve):
                self.relieve()
            else:
                break
        yield from self.all_attacks()

    def press(self, action: Press) -> Play:
        raise NotImplementedError
        yield

    def relieve(self) -> None:
        raise NotImplementedError

    def all_attacks(self) -> Play:
        self.assault = True
        while (attacker := self.attacker()) is not None:
            yield from self.attack(attacker)

    def take(self, place: int) -> int:
        """Return where the card at a place of the action stands, the stronghold counted."""
        return place if place < self.hands[self.active].index(None) else place + 1

    def summon(self, action: PlayCreature) -> None:
        card = self.hands[self.active].pop(self.take(action.place))
        assert isinstance(card, Creature)
        self.mana -= card.cost
        self.lanes[self.active][action.lane].append(Body(card, self.active))
        self.check(self.active)

    def cast(self, action: CastIncantation) -> Play:
        hand = self.hands[self.active]
        at = self.take(action.place)
        card = hand[at]
        assert isinstance(card, Incantation)
        self.mana -= card.cost
        yield from self.effect(card, action.side, action.lane, action.position)
        hand.append(hand.pop(at))

    def effect(self, card: Incantation, side: int, lane: int, position: int) -> Play:
        struck = self.around(side, lane, position, card.abilities)
        yield from self.damage(struck, card.damage, attack=False)

    def has(self, body: Body) -> int:
        for lane in self.lanes[body.owner]:
            if body in lane:
                at = lane.index(body)
                beside = lane[max(0, at - 1) : at] + lane[at + 1 : at + 2]
                bits = body.card.abilities | self.everywhere[body.owner]
                for other in beside:
                    bits |= other.card.aura
                return bits
        raise AssertionError("not in play")

    def across(self, number: int) -> tuple[int, int]:
        """Return the side and the lane at the other end of a bridge of the active side."""
        return 1 - self.active, number

    def bridges(self) -> list[tuple[list[Body], list[Body]]]:
        """Return the lanes in which the active side attacks, and those opposite."""
        ends = [self.across(number) for number in (0, 1)]
        opposite = [self.lanes[side][lane] for side, lane in ends]
        return list(zip(self.lanes[self.active], opposite, strict=True))

    def attacker(self) -> Body | None:
        if self.repeat is not None:
            for lane, opposite in self.bridges():
                if self.repeat in lane and (opposite or not self.repeat.new):
                    return self.repeat
        for lane, opposite in self.bridges():
            for body in reversed(lane):
                rage = opposite and self.has(body) & RAGE
                if not body.done and (rage or not body.new):
                    return body
        return None

    def first_blow(self, body: Body, stronghold: bool) -> int:
        """Return what an attack that is no repeated one deals more."""
        return 0

    def health(self, body: Body) -> int:
        """Return the health of a creature where it stands."""
        return body.card.health

    def attack(self, body: Body) -> Play:
        again = self.repeat is body
        body.done, self.repeat = True, None
        number = 0 if body in self.lanes[self.active][0] else 1
        lane = self.lanes[self.active][number]
        foe, facing = self.across(number)
        if self.has(body) & SPRINT:
            body.bonus += lane.index(body)
            lane.sort(key=lambda other: other is not body)
        bits, value = self.has(body), body.card.attack + body.bonus
        value += 0 if again else self.first_blow(body, not self.lanes[foe][facing])
        if not self.lanes[foe][facing]:
            self.strike_stronghold(foe, value)
            return
        struck = self.around(foe, facing, 0, bits)
        if bits & BERSERK and any(self.would_fall(other, value) for other in struck):
            self.repeat = body
        yield from self.damage(struck, value, attack=True)

    def around(self, side: int, lane: int, position: int, bits: int) -> list[Body]:
        row, other = self.lanes[side][lane], self.lanes[side][1 - lane]
        struck = [row[position]]
        struck += row[position + 1 : position + 2] if bits & PERFORATION else []
        struck += other[position : position + 1] if bits & SPLASH else []
        return struck

    def would_fall(self, body: Body, value: int) -> bool:
        saved = not body.hit and self.has(body) & PROTECTION
        return value > 0 and not saved and body.hurt + value >= self.health(body)

    def damage(self, struck: list[Body], value: int, attack: bool) -> Play:
        yield from self.home(self.felled(struck, value, attack))

    def felled(self, struck: list[Body], value: int, attack: bool) -> list[Body]:
        """Deal damage, and return who has fallen and left play."""
        if value <= 0:
            return []
        for body, bits in zip(struck, [self.has(body) for body in struck], strict=True):
            if bits & INDESTRUCTIBLE and not attack:
                continue
            source = attack or self.later
            if not (source and bits & PROTECTION and not body.hit):
                body.hurt += value
            body.hit = body.hit or source
        fallen = [body for body in struck if body.hurt >= self.health(body)]
        for lanes in self.lanes:
            for lane in lanes:
                lane[:] = [body for body in lane if body not in fallen]
        return fallen

    def home(self, fallen: list[Body]) -> Play:
        if not fallen:
            return
        owner, cards = fallen[0].owner, [body.card for body in fallen]
        if owner in self.wings:
            self.discard += cards
            return
        if 1 < len(cards) <= 3:
            action = yield
            assert isinstance(action, ChooseOrder)
            cards = [cards[index] for index in action.order]
        self.hands[owner] += cards

    def strike_stronghold(self, owner: int, value: int) -> None:
        if owner in self.wings:
            lost = max(0, value - self.resistance)
            if lost and self.deck:
                self.discard += self.deck[:lost]
                del self.deck[:lost]
                self.check_deck()
            return
        hand = self.hands[owner]
        for _ in range(value):
            at = hand.index(None)
            hand[at : at + 2] = hand[at : at + 2][::-1]
        self.check(owner)

    def spares(self, owner: int) -> bool:
        """Tell whether a Fort that would fall does not."""
        return False

    def check(self, owner: int) -> None:
        hand = self.hands[owner]
        while hand[-1] is None:
            if self.forts[owner]:
                if self.spares(owner):
                    hand.insert(0, hand.pop())
                    return
                self.lost(owner)
            self.forts[owner] = True
            hand.insert(0, hand.pop())

    def lost(self, owner: int) -> None:
        """End the match: a Fort has fallen."""
        raise Over(1 - owner)

    def check_deck(self) -> None:
        if not self.deck and not self.forts[1]:
            for wing in self.wings:
                self.forts[wing] = True
            self.deck, self.discard = self.discard, []
            self.stream = rng.shuffle(self.stream, self.deck)

    def next_lane(self, number: int, last: int) -> int:
        """Return the lane of the Horde's next card, after so many that came last to ``last``."""
        return number % 2

    def horde_turn(self) -> Play:
        yield
        spent = number = lane = 0
        while not self.last and self.deck and spent < self.mana:
            card = self.deck.pop(0)
            lane, number = self.next_lane(number, lane), number + 1
            if isinstance(card, Creature):
                spent += card.cost
                self.lanes[self.active][lane].append(Body(card, self.active))
            else:
                player, facing = self.across(lane)
                if self.lanes[player][facing]:
                    spent += card.cost
                    yield from self.effect(card, player, facing, 0)
                self.discard.append(card)
            self.check_deck()
        yield from self.all_attacks()
