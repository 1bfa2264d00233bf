"""Tips for the first time that something occurs: one list, each tip shown once in a profile.

A tip is a line of ``FIRST_TIPS`` and a text ``first_tips.<key>``. ``TipTeller`` looks through the
list whenever a person may play and the picture rests. It shows the first tip that is due and not
known to the profile, until that is read or put away, or the player has done as it says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.board import (
    Layout,
    Piece,
    PositionForecast,
    Table,
    danger_box,
    lane_ways,
    ruler_of,
)
from game.rules import (
    ASSAULT,
    LANE_NAMES,
    SUMMONING,
    Card,
    CastIncantation,
    Event,
    MatchAction,
    PlayCreature,
    Side,
    State,
    events,
    match_actions,
    next_attacker,
)

#: How high the sign is that lies on the bridge of an open lane.
_SIGN = 34.0


class TipMoment(NamedTuple):
    """The position, and the events since the last moment, by which a tip is due or not.

    ``side`` is that of the person at the screen, who may act now and do what is ``legal``;
    ``happened`` are the events since the last moment, and ``before`` is its position, None at
    the first.
    """

    forecast: PositionForecast
    side: int
    legal: Sequence[MatchAction]
    happened: Sequence[Event]
    before: State | None
    table: Table
    layout: Layout
    #: Whether the person's last play can be taken back.
    undoable: bool = False

    @property
    def state(self) -> State:
        """The position."""
        return self.forecast.state

    @property
    def own(self) -> Side:
        """The person's side in the position."""
        return self.state.sides[self.side]

    @property
    def rival(self) -> int:
        """The person's opponent."""
        return self.state.field.rival(self.side)

    @property
    def attacks(self) -> bool:
        """Whether a creature of the person can attack in this turn."""
        return next_attacker(self.state) is not None

    def place_of(self, piece: Piece) -> pygame.FRect:
        """Return where a piece lies."""
        return pygame.FRect(piece.goal.rect)

    @property
    def needed(self) -> tuple[pygame.FRect, ...]:
        """What no tip covers: the creatures, and what the forecast says at the bridges of lanes."""
        rows = [row for side in self.table.sides for row in side.lanes]
        found = [self.place_of(piece) for row in rows for piece in row]
        for way in lane_ways(self.table, self.forecast.ask(), self.state.active):
            sign = pygame.FRect(0, 0, 2 * self.layout.bridge_half, _SIGN)
            sign.center = self.layout.width / 2, self.layout.lane_middle(way.lane)
            found.append(sign)
        return tuple(found)

    def life_change(self) -> int:
        """Return how many more hits the own stronghold takes than at the moment before."""
        if self.before is None or self.before.sides[self.side].fort != self.own.fort:
            return 0
        return _life(self.own) - _life(self.before.sides[self.side])

    def played(self) -> bool:
        """Whether the person has played a card since the last moment."""
        plays = (events.CreatureSummoned, events.IncantationCast)
        return any(isinstance(each, plays) and each.side == self.side for each in self.happened)

    def came_home(self) -> bool:
        """Whether a card of the person has come back to the hand since the last moment."""
        return any(
            isinstance(each, events.CardReturned) and each.side == self.side
            for each in self.happened
        )

    @property
    def against_horde(self) -> bool:
        """Whether the other side is the Horde."""
        return self.state.solo

    def began_assault(self) -> bool:
        """Whether the person began an assault in a turn in which a creature could be summoned."""
        began = (
            isinstance(each, events.AssaultBegan) and each.side == self.side
            for each in self.happened
        )
        if self.before is None or not any(began):
            return False
        summoned = any(unit.summoned for lane in self.own.lanes for unit in lane)
        return summoned or _can_summon(match_actions(self.before))

    def healed(self) -> list[Card]:
        """Return the person's creatures that survived damage and are healed again (R3.8)."""
        hurt: list[Card] = []
        whole: list[Card] = []
        for each in self.happened:
            if isinstance(each, events.CreatureDamaged) and each.side == self.side:
                hurt.append(each.card)
            elif isinstance(each, events.CreaturesDestroyed) and each.side == self.side:
                gone = [fallen.card for fallen in each.fallen]
                hurt = [card for card in hurt if card not in gone]
            elif isinstance(each, events.TurnEnded):
                whole, hurt = whole + hurt, []
        return whole


#: Returns the place that a tip points to, or None while it is not due.
Where = Callable[[TipMoment], pygame.FRect | None]


class FirstTip(NamedTuple):
    """A tip with the words ``first_tips.<key>``, due while ``where`` returns a place for it.

    A tip that ``stays`` tells of a past event, and is shown at that place although it is not due
    any more. A tip with ``done`` counts as known once the person has done it, and ``waits`` for
    that; any other counts as known once it has been seen. ``framed`` draws a frame around its
    place. A tip with ``lane`` has words for each lane: ``first_tips.<key>_top`` and
    ``first_tips.<key>_bottom``.
    """

    key: str
    where: Where
    stays: bool = False
    done: Callable[[TipMoment], bool] | None = None
    waits: bool = True
    framed: bool = True
    lane: Callable[[TipMoment], int | None] | None = None

    @property
    def waits_for_deed(self) -> bool:
        """Whether it is shown until the person has done what it tells of."""
        return self.waits and self.done is not None

    def text(self, moment: TipMoment) -> str:
        """Return the key of its words."""
        key = f"first_tips.{self.key}"
        return key if self.lane is None else f"{key}_{LANE_NAMES[self.lane(moment) or 0]}"


def _life(side: Side) -> int:
    """Return the damage that a player's stronghold takes until it falls (R4.2)."""
    return len(side.hand) - side.stronghold


def _playable_cards(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the cards in hand that can be summoned now."""
    hand = moment.table.sides[moment.side].hand
    places = {act.place for act in moment.legal if isinstance(act, PlayCreature)}
    boxes = [moment.place_of(hand[place]) for place in sorted(places)]
    return boxes[0].unionall(boxes[1:]) if boxes else None


def _can_summon(legal: Sequence[MatchAction]) -> bool:
    return any(isinstance(act, PlayCreature) for act in legal)


def _first_play(*, horde: bool) -> Where:
    """Return the place for the tip on how a duel, or a match against the Horde, is won."""

    def where(moment: TipMoment) -> pygame.FRect | None:
        return _playable_cards(moment) if moment.against_horde == horde else None

    return where


def _played_against(*, horde: bool) -> Callable[[TipMoment], bool]:
    return lambda moment: moment.against_horde == horde and moment.played()


def _healed(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of an own creature whose damage was healed at the end of a turn (R3.8)."""
    cards = moment.healed()
    for lane in moment.table.sides[moment.side].lanes:
        for piece in lane:
            if piece.card in cards:
                return moment.place_of(piece)
    return None


def _life_paid(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the own stronghold, when a card right of it was played (R4.5)."""
    return _stronghold(moment) if moment.played() and moment.life_change() < 0 else None


def _life_won(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the own stronghold, when a card has returned to the hand (R4.5)."""
    return _stronghold(moment) if moment.came_home() else None


def _stronghold(moment: TipMoment) -> pygame.FRect:
    """Return the place of the row along which the own stronghold is pushed, with its ruler."""
    return _row(moment, moment.side)


def _goal(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the row of the stronghold to be pushed (R4.1), once a creature stands."""
    stands = any(moment.own.lanes) and not moment.against_horde
    return _row(moment, moment.rival) if stands else None


def _row(moment: TipMoment, side: int) -> pygame.FRect:
    row = [moment.place_of(piece) for piece in moment.table.sides[side].row]
    place = row[0].unionall(row[1:])
    ruler = ruler_of(moment.table, moment.layout, side)
    return place if ruler is None else place.union(pygame.FRect(ruler.box))


def _danger(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the danger sign, when enemies in play would hit the own stronghold."""
    danger = moment.forecast.danger(moment.side)
    if danger is None or not danger.hits:
        return None
    return danger_box(moment.table, danger)


def _sleeper(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of a creature that was summoned this turn and cannot attack yet (R5.1)."""
    if moment.attacks:
        return None
    for lane, row in enumerate(moment.own.lanes):
        for position, unit in enumerate(row):
            if unit.summoned:
                pieces = moment.table.sides[moment.side].lanes[lane]
                return moment.place_of(pieces[position])
    return None


def _undo_button(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the undo button, once a play can be taken back."""
    return pygame.FRect(moment.layout.undo) if moment.undoable else None


def _assault_button(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the assault button, while a creature can be summoned before it."""
    if moment.state.phase != SUMMONING or not moment.attacks or not _can_summon(moment.legal):
        return None
    return pygame.FRect(moment.layout.button(0, 1))


def _open_lane(moment: TipMoment) -> int | None:
    """Return the first lane in which a creature of the person attacks and no enemy stands."""
    foes = moment.state.sides[moment.rival].lanes
    for lane, (row, others) in enumerate(zip(moment.own.lanes, foes, strict=True)):
        if not others and any(unit.due and not unit.summoned for unit in row):
            return lane
    return None


def _over_open_lane(*, horde: bool) -> Where:
    """Return the place for the tip on a lane without enemies, over its bridge."""

    def where(moment: TipMoment) -> pygame.FRect | None:
        lane = _open_lane(moment)
        if lane is None or moment.table.sides[moment.rival].horde != horde:
            return None
        layout = moment.layout
        bridge = pygame.FRect(0, 0, 2 * layout.bridge_half, _SIGN)
        bridge.center = layout.width / 2, layout.lane_middle(lane)
        return bridge

    return where


def _assault_stops(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of both buttons, when a further attack waits for an incantation (R6.2)."""
    casts = any(isinstance(act, CastIncantation) for act in moment.legal)
    if moment.state.phase != ASSAULT or not casts or not moment.attacks:
        return None
    first, last = (pygame.FRect(moment.layout.button(index, 2)) for index in (0, 1))
    return first.union(last)


#: All tips; of several that are due, the first is shown.
FIRST_TIPS = (
    FirstTip(
        "how_to_play",
        _first_play(horde=False),
        done=_played_against(horde=False),
        framed=False,
    ),
    FirstTip("horde", _first_play(horde=True), done=_played_against(horde=True), framed=False),
    FirstTip("life_paid", _life_paid, stays=True),
    FirstTip("life_won", _life_won, stays=True),
    # It comes before tips that can be read later, as the assault ends the summoning.
    FirstTip("assault", _assault_button, done=TipMoment.began_assault),
    FirstTip("goal", _goal),
    FirstTip("open_lane", _over_open_lane(horde=False), framed=False, lane=_open_lane),
    FirstTip("open_lane_horde", _over_open_lane(horde=True), framed=False, lane=_open_lane),
    FirstTip("healed", _healed, stays=True),
    FirstTip("sleeping", _sleeper),
    FirstTip("danger", _danger),
    FirstTip("undo", _undo_button),
    FirstTip("assault_stops", _assault_stops),
)
