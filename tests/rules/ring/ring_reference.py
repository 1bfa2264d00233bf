"""R13 to R15 once more, written from their text alone, on top of the plain reading of the duel."""

from game.rules import FIRST_TURNS, Card, State
from tests.certain import sure
from tests.rules.reference import Over, Reference

TOP, BOTTOM = 0, 1
#: Which seats win together (R13.20, R14.1, R15).
TEAMS = {
    "three": [[0], [1], [2]],
    "four": [[0], [1], [2], [3]],
    "pairs": [[0, 2], [1, 3]],
    "horde": [[0, 2], [1, 3]],
}


class Ranked(Over):
    """The match is over; ``ranks`` are the seats, the best first, equals together."""

    def __init__(self, ranks: list[list[int]]) -> None:
        super().__init__(ranks[0][0])
        self.ranks = ranks


class RingReference(Reference):
    """A ring, in which ``wings`` share what in solo the Horde has."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        assert state.ring is not None
        self.count = len(state.sides)
        self.mode = state.field.name
        self.first = state.active
        self.spoils = [0] * self.count
        self.relieved = False
        self.last_turns_over = 0
        self.wings = [1, 3] if state.sides[1].horde else []
        self.begun = [int(seat == self.first) for seat in range(self.count)]

    def partner(self) -> int | None:
        team = next(team for team in TEAMS[self.mode] if self.active in team)
        return next((seat for seat in team if seat != self.active), None)

    def across(self, number: int) -> tuple[int, int]:
        if number == TOP:
            return (self.active + 1) % self.count, BOTTOM
        return (self.active - 1) % self.count, TOP

    def opposed(self) -> int:
        """Return how many creatures stand across from the active seat's two lanes."""
        return sum(len(self.lanes[seat][lane]) for seat, lane in map(self.across, (TOP, BOTTOM)))

    def relieve(self) -> None:
        partner = sure(self.partner())
        hand = self.hands[self.active]
        assert len(hand) - hand.index(None) - 1 >= 2, "R13.8"
        assert not self.relieved, "R13.8"
        assert not self.assault, "R13.8"
        self.hands[partner].append(hand.pop())
        self.relieved = True

    def end_turn(self) -> None:
        for lanes in self.lanes:
            for lane in lanes:
                lane[:] = [self.fresh(body) for body in lane]
        if self.active in self.wings and self.last:
            self.last_turns_over += 1
            if self.last_turns_over == 2:
                raise Ranked([[0, 2], [1, 3]])
        if self.turn >= 200 and self.turn % self.count == 0:
            self.time_is_up()
        self.turn += 1
        self.active = (self.active + 1) % self.count
        self.assault, self.repeat, self.relieved = False, None, False
        if self.active in self.wings:
            self.mana = self.fixed + self.variable * self.opposed()
            self.last = self.forts[1] and not self.deck
        else:
            self.mana = self.first_mana() or len(self.hands[self.active])
        self.begun[self.active] += 1
        self.mana = max(0, self.mana + self.more_mana())

    def first_mana(self) -> int | None:
        """Return the mana of the list, for a seat whose first turn begins (R13.7, R13.26)."""
        if self.turn > self.count or self.first in self.wings:
            return None
        return FIRST_TURNS[self.mode][self.turn - 1]

    def time_is_up(self) -> None:
        if len(TEAMS[self.mode]) == self.count:
            raise Ranked([[seat] for seat in self.order(list(range(self.count)))])
        raise Ranked([list(range(self.count))])

    def order(self, seats: list[int]) -> list[int]:
        """Return seats by spoils, life, and the first round (R15.3)."""
        found: list[int] = []
        while seats:
            best = seats[0]
            for seat in seats[1:]:
                if self.is_before(seat, best):
                    best = seat
            found.append(best)
            seats = [seat for seat in seats if seat != best]
        return found

    def is_before(self, one: int, other: int) -> bool:
        if self.spoils[one] != self.spoils[other]:
            return self.spoils[one] > self.spoils[other]
        if self.forts[one] != self.forts[other]:
            return self.forts[other]
        life = [len(self.hands[seat]) - self.hands[seat].index(None) for seat in (one, other)]
        if life[0] != life[1]:
            return life[0] > life[1]
        later = [(seat + self.count - self.first) % self.count for seat in (one, other)]
        return later[0] > later[1]

    def lost(self, owner: int) -> None:
        teams = TEAMS[self.mode]
        if len(teams) < self.count:
            raise Ranked(sorted(teams, key=lambda team: owner in team))
        if owner != self.active:
            self.spoils[self.active] += 3
        others = [seat for seat in range(self.count) if seat != owner]
        raise Ranked([[seat] for seat in [*self.order(others), owner]])

    def strike_stronghold(self, owner: int, value: int) -> None:
        hand: list[Card | None] = self.hands[owner]
        if owner not in self.wings and len(TEAMS[self.mode]) == self.count:
            # So many places there are to the right of it.
            self.spoils[self.active] += min(value, len(hand) - 1 - hand.index(None))
        super().strike_stronghold(owner, value)
