"""The mirror: what lies on the table as the player sees it, moved by events alone.

The rules have long finished when the table still plays their events. ``Table``
is built from a state once, changed by events (``animator``), and compared with
the state when the picture has come to rest (``differences``).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import is_

from game.rules import (
    ASSAULT,
    BOTTOM,
    DUEL,
    LATER,
    LEFT,
    NOBODY,
    RAGE_WAITS,
    REACH,
    TOP,
    Card,
    Creature,
    Field,
    Incantation,
    Rows,
    State,
    Unit,
    abilities_at,
    next_attacker,
    other_lane,
    turns_begun,
)

from .card_faces import BACK_FACE, PRINTED_BACK, CardFace, FightSight, stronghold_face
from .layout import PLACES, Layout
from .spots import Spot
from .table_side import HAND, PILES, Piece, TableSide, side_picture


@dataclass(eq=False)
class Rank:
    """A creature's number in the order of attack; ``grown`` goes from 0 to 1 as it pops up."""

    number: int
    grown: float = 1.0


class Table:
    """Both sides, and what stands beside the cards: turn, phase, mana.

    ``viewer`` is the side whose hand lies at the bottom. ``fallen`` are cards on
    their way home, ``casting`` is the incantation being played, ``revealed`` the
    card that the Horde has revealed; ``spent`` is what the Horde has paid this turn.
    """

    def __init__(self, state: State, viewer: int = LEFT) -> None:
        self.viewer = viewer
        #: The changes of a fight as far as they are known; of any other match there are none.
        self.fight = FightSight()
        #: Shows both hands face up, or neither.
        self.open_hands = False
        #: The sides whose hands lie face up for whoever looks (R13.11).
        self.shown_hands: frozenset[int] = frozenset()
        #: The sides that pass cards on without showing them (R13.11).
        self.closed: frozenset[int] = frozenset()
        #: The sides whose cards keep the printed back, whatever back was chosen at this screen.
        self.printed_backs: frozenset[int] = frozenset()
        self.concealed = state.pending_side != NOBODY
        self.rebuild(state)

    def rebuild(self, state: State) -> None:
        """Show ``state`` with new pieces; who looks, and at which hands, stays as it is.

        No piece has a place before the table is arranged.
        """
        #: Which lanes face each other, and who plays after whom.
        self.field = state.field
        self._show_sides(state)
        self._show_ring(state)
        #: The lanes of all sides, by which creatures are followed through events.
        self.rows = Rows([side.lanes for side in self.sides])
        self.active = state.active
        self.turn = state.turn
        self.phase = state.phase
        self.mana = state.mana
        #: The mana at the beginning of the turn; a resumed match tells it from its history.
        self.mana_total = state.mana
        self.winner = state.winner
        #: Even odds (R2.8), which a match keeps to its end.
        self.odds = state.odds
        #: The changes of a fight with what is used up of them (R16.52), as of the last rest.
        self.changes = state.changes
        #: Whether the last blow was an attack, which uses Protection up, or an incantation (R12.2).
        self.later = state.edition == LATER
        self.by_attack = True
        self.fallen: list[Piece] = [Piece(card) for card in state.pending]
        self._show_horde(state)
        #: The numbers of those that are to attack (R5.2), in an assault.
        self.order = (
            attack_order(self.sides, self.active, self.field) if self.phase == ASSAULT else {}
        )
        #: The crystals of mana that are seen to be full: on their way to ``left``.
        self.lit = float(self.left)
        self.casting: Piece | None = None
        if state.casting >= 0:
            self.casting = self.sides[state.active].hand[state.casting]

    def _show_sides(self, state: State) -> None:
        self.sides = [TableSide(side) for side in state.sides]
        #: The places that the row of a hand keeps, however many of its cards are in play.
        self._places = {
            number: len(side.hand) + side.creatures + 1
            for number, side in enumerate(state.sides)
            if self.sides[number].holding is HAND
        }
        #: The sides with a hand, and those of the Horde.
        self.hands = list(self._places)
        self.hordes = [side for side in self.sides if side.holding is PILES]

    def _show_ring(self, state: State) -> None:
        for wing in self.field.wings:
            # The wings have one stronghold and its piles (R13.22).
            self.sides[wing].keep = self.sides[self.field.wings[0]].keep
        #: The spoils of each seat (R15.2), and whether relief was used this turn (R13.8).
        self.spoils = list(state.spoils)
        self.relieved = state.relieved

    def _show_horde(self, state: State) -> None:
        for number, side in enumerate(self.sides):
            side.next_lane = self.next_lane(number, first=True)
        self.revealed: Piece | None = None
        horde = state.sides[state.active].horde
        self.spent = horde.spent if horde is not None else 0
        if horde is not None and isinstance(horde.revealed, Incantation):
            # Its effect waits for an order (R5.6); a revealed creature is in its lane already.
            self.revealed = Piece(horde.revealed)
            lane = self.next_lane(state.active, other_lane(horde.lane))
            self.sides[state.active].next_lane = lane

    @property
    def left(self) -> int:
        """The mana of the turn that is not spent; the Horde's last card may overshoot it (R9.3)."""
        return max(0, self.mana - self.spent)

    @property
    def reach(self) -> int:
        """How many cards of the hand below are in reach (R1; H3 of R16.52)."""
        return REACH if self.changes is None else self.changes.table.reach[self.viewer]

    @property
    def presses(self) -> list[int]:
        """The presses of the viewer, by their places among the changes (H10 of R16.52)."""
        if self.changes is None:
            return []
        every = self.changes.table.changes
        return [n for n in self.changes.table.presses if every[n].side == self.viewer]

    def next_lane(self, side: int, lane: int = TOP, *, first: bool = False) -> int:
        """Return the lane of a Horde's next card, where the rules' own is ``lane`` (R9.3; H7).

        ``first`` tells that it is that of its turn.
        """
        if self.changes is None:
            return lane
        named = self.changes.table.only_lane(side, self._turn_of(side), first)
        return lane if named < 0 else named

    def _turn_of(self, side: int) -> int:
        """Return the number of a side's turn: of the one under way, or of its next."""
        begun = turns_begun(self.turn, self.active, side, len(self.sides))
        return begun if side == self.active else begun + 1

    def mana_change(self, side: int) -> int:
        """Return what the changes of a fight add to a side's turn, or to its next one (H2)."""
        return 0 if self.changes is None else self.changes.table.mana(side, self._turn_of(side))

    def summoned(self, card: Card) -> Unit:
        """Return a creature that comes from the hand: with the Rage of a press, if that waits."""
        assert isinstance(card, Creature)
        eager = self.changes is not None and bool(self.changes.used & RAGE_WAITS)
        return Unit(card, summoned=True, eager=eager)

    # Where things are

    @property
    def places(self) -> int:
        """The places that each row keeps; in a ring, where relief makes one long, the own row."""
        # A wing of the Horde has no hand: it is seen from where nobody plays.
        own = self._places.get(self.viewer, 0)
        most = own if self.field.is_ring else max(self._places.values())
        return most if self.changes is not None else max(most, PLACES)

    def laid_out(self, width: float, height: float) -> Layout:
        """Return the layout of this table in a window, as its viewer sees it."""
        return Layout(
            width, height, self.viewer, places=self.places, reach=self.reach,
            presses=len(self.presses), field=self.field,
        )  # fmt: skip

    def pieces(self) -> list[Piece]:
        """Return all pieces, the lowest first."""
        found: list[Piece] = []
        for side in self.sides:
            # Where cards lie close, as in the pile beyond the reach, the stronghold lies over them.
            piled = side.place >= self.reach or len(side.hand) >= PLACES
            found += [*side.hand, side.stronghold] if piled else side.row
            found += side.lanes[TOP] + side.lanes[BOTTOM]
        found += self.fallen
        if self.revealed is not None:
            found.append(self.revealed)
        # The wings of the Horde have one stronghold.
        return sorted(dict.fromkeys(found), key=lambda piece: piece.depth)

    def targets(self, layout: Layout) -> dict[Piece, tuple[Spot, float]]:
        """Return where every piece of a row belongs, and whether it lies face up there."""
        spots: dict[Piece, tuple[Spot, float]] = {}
        for number, side in enumerate(self.sides):
            for lane, pieces in enumerate(side.lanes):
                for position, piece in enumerate(pieces):
                    spot = layout.token(number, lane, position, len(pieces))
                    spots[piece] = (spot, 1.0)
            row = side.row
            # Partners see each other's hands (R13.11).
            seen = self.field.teams[number] == self.field.teams[self.viewer]
            opened = self.open_hands or number in self.shown_hands
            for index, piece in enumerate(row):
                spot = side.holding.spot(layout, number, index, len(row))
                known = opened or (seen and not self.concealed)
                shown = piece.is_stronghold or (known and not piece.veiled)
                spots[piece] = (spot, 1.0 if shown else 0.0)
        return spots

    def target_of(self, side: int, lane: int) -> Piece:
        """Return what an attack from a lane strikes: a front creature, or a stronghold (R5.3)."""
        foe, there = self.field.across[side][lane]
        row = self.sides[foe].lanes[there]
        return row[0] if row else self.sides[foe].stronghold

    def arrange(self, layout: Layout) -> None:
        """Lay every piece where it belongs, at once."""
        self.lit = float(self.left)
        for rank in self.order.values():
            rank.grown = 1.0
        for piece, (spot, turned) in self.targets(layout).items():
            piece.put(spot)
            piece.turned = turned
            piece.angle = 0.0
            piece.alpha = 255.0
            piece.depth = 0
        beside = [*self.fallen, *([self.revealed] if self.revealed is not None else [])]
        for piece in beside:
            # Those of a match that is gone on with have not fallen before anyone's eyes.
            if not piece.width:
                piece.put(layout.stack)

    # Faces

    def face(self, piece: Piece, names: tuple[str, str]) -> CardFace:
        """Return what a piece shows; ``names`` are those of Bastion and Fort."""
        if piece.turned < 0.5:
            printed = self.printed_backs and self._owner(piece) in self.printed_backs
            return PRINTED_BACK if printed else BACK_FACE
        if piece.card is not None:
            known = piece.known
            if known is None or known[0] is not piece.card or known[1] is not self.fight:
                face = self.fight.face(piece.card, self._owner(piece))
                known = piece.known = piece.card, self.fight, face
            return known[2]
        side = next(side for side in self.sides if side.stronghold is piece)
        return stronghold_face(side.fort, names[side.fort], side.life)

    def _owner(self, piece: Piece) -> int:
        """Return the side of a card in a hand, or else the one whose turn it is."""
        for number, side in enumerate(self.sides):
            if piece in side.hand:
                return number
        return self.active

    def unit_faces(self, number: int) -> dict[Piece, CardFace]:
        """Return what the creatures in play of a side show."""
        side = self.sides[number]
        seen: list[object] = [self.fight]
        for row in side.lanes:
            seen.append(None)
            for piece in row:
                seen += (piece, piece.unit)
        if len(seen) != len(side.seen) or not all(map(is_, seen, side.seen)):
            rules = side.as_rules()
            side.seen = seen
            side.faces = {
                piece: self.fight.unit_face(number, rules, lane, position)
                for lane, row in enumerate(side.lanes)
                for position, piece in enumerate(row)
            }
        return side.faces

    def faces(self) -> dict[Piece, CardFace]:
        """Return what all creatures in play show."""
        found: dict[Piece, CardFace] = {}
        for number in self.field.sides:
            found |= self.unit_faces(number)
        return found

    def abilities(self, side: int, lane: int, position: int) -> int:
        """Return the ability bits of a creature on the table."""
        return abilities_at(self.sides[side].as_rules(), lane, position)

    def differences(self, state: State) -> str | None:
        """Return how the table differs from the state it should mirror, or None."""
        names = ("active", "turn", "phase", "mana", "winner", "relieved")
        mine: list[object] = [*(getattr(self, name) for name in names), *self.spoils]
        theirs: list[object] = [*(getattr(state, name) for name in names), *state.spoils]
        for shown, side in zip(self.sides, state.sides, strict=True):
            mine += side_picture(shown)
            theirs += side_picture(TableSide(side))
        pairs = enumerate(zip(mine, theirs, strict=True))
        return next((f"{n}: {a!r} is not {b!r}" for n, (a, b) in pairs if a != b), None)


def attack_order(sides: Sequence[TableSide], active: int, field: Field = DUEL) -> dict[Piece, Rank]:
    """Return the numbers of the creatures that are to attack, as the table is now."""
    state = State.of([side.as_rules() for side in sides], active, field=field)
    order: dict[Piece, Rank] = {}
    while (found := next_attacker(state)) is not None:
        lane, position = found
        row = state.sides[active].lanes[lane]
        row[position] = row[position].spent()
        order[sides[active].lanes[lane][position]] = Rank(len(order) + 1)
    return order


def take_number(order: dict[Piece, Rank], attacker: Piece) -> None:
    """Take the attacker's number from it, and those of all whose turn has passed by (R8.3)."""
    rank = order.get(attacker)
    if rank is None:
        return
    for piece in [piece for piece, other in order.items() if other.number <= rank.number]:
        del order[piece]
