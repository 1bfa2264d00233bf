"""Tips for the first time that something occurs: one list, each tip shown once in a profile.

A tip is a line of ``FIRST_TIPS`` and a text ``first_tips.<key>``. ``TipTeller`` looks through the
list whenever a person may play and the picture rests. It shows the first tip that is due and not
known to the profile, until that is read or put away, or the player has done as it says.
"""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import NamedTuple

import pygame

from game.board import Layout, Piece, PositionForecast, Table, danger_box, lane_ways, ruler_of
from game.kit import box_at
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

    @property
    def needed(self) -> tuple[pygame.FRect, ...]:
        """What no tip covers: the creatures, and what the forecast says at the bridges of lanes."""
        rows = [row for side in self.table.sides for row in side.lanes]
        found = [_place_of(piece) for row in rows for piece in row]
        ways = lane_ways(self.table, self.forecast.ask(), self.state.active)
        return (*found, *(self.bridge(way.lane) for way in ways))

    def bridge(self, lane: int) -> pygame.FRect:
        """Return where the sign of an open lane lies, on its bridge."""
        middle = self.layout.width / 2, self.layout.lane_middle(lane)
        return box_at(middle, 2 * self.layout.bridge_half, _SIGN)

    def did(self, *kinds: type[Event]) -> bool:
        """Whether an event of these kinds has happened to the person since the last moment."""
        happened = (each for each in self.happened if isinstance(each, kinds))
        return any(getattr(each, "side", None) == self.side for each in happened)

    def played(self) -> bool:
        """Whether the person has played a card since the last moment."""
        return self.did(events.CreatureSummoned, events.IncantationCast)

    def began_assault(self) -> bool:
        """Whether the person began an assault in a turn in which a creature could be summoned."""
        if self.before is None or not self.did(events.AssaultBegan):
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
    ``first_tips.<key>_bottom``. One that ``names_foe`` says who is fought.
    """

    key: str
    where: Where
    stays: bool = False
    done: Callable[[TipMoment], bool] | None = None
    waits: bool = True
    framed: bool = True
    lane: Callable[[TipMoment], int | None] | None = None
    names_foe: bool = False

    @property
    def waits_for_deed(self) -> bool:
        """Whether it is shown until the person has done what it tells of."""
        return self.waits and self.done is not None

    def text(self, moment: TipMoment) -> str:
        """Return the key of its words."""
        key = f"first_tips.{self.key}"
        return key if self.lane is None else f"{key}_{LANE_NAMES[self.lane(moment) or 0]}"


def _place_of(piece: Piece) -> pygame.FRect:
    return pygame.FRect(piece.goal.rect)


def _playable_cards(moment: TipMoment) -> pygame.FRect | None:
    hand = moment.table.sides[moment.side].hand
    places = {act.place for act in moment.legal if isinstance(act, PlayCreature)}
    boxes = [_place_of(hand[place]) for place in sorted(places)]
    return boxes[0].unionall(boxes[1:]) if boxes else None


def _can_summon(legal: Sequence[MatchAction]) -> bool:
    return any(isinstance(act, PlayCreature) for act in legal)


def _healed(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of an own creature whose damage was healed at the end of a turn (R3.8)."""
    cards, pieces = moment.healed(), chain.from_iterable(moment.table.sides[moment.side].lanes)
    return next((_place_of(piece) for piece in pieces if piece.card in cards), None)


def _life_paid(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the own stronghold, when a card right of it was played (R4.5)."""
    before = None if moment.before is None else moment.before.sides[moment.side]
    if before is None or before.fort != moment.own.fort or not moment.played():
        return None
    lost = before.stronghold_life - moment.own.stronghold_life
    return _row(moment, moment.side) if lost > 0 else None


def _life_won(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the own stronghold, when a card has returned to the hand (R4.5)."""
    return _row(moment, moment.side) if moment.did(events.CardReturned) else None


def _goal(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of the row of the stronghold to be pushed (R4.1), once a creature stands."""
    return _row(moment, moment.rival) if any(moment.own.lanes) else None


def _row(moment: TipMoment, side: int) -> pygame.FRect:
    """Return the place of the row along which a stronghold is pushed, with its ruler."""
    row = [_place_of(piece) for piece in moment.table.sides[side].row]
    place = row[0].unionall(row[1:])
    ruler = ruler_of(moment.table, moment.layout, side)
    return place if ruler is None else place.union(pygame.FRect(ruler.box))


def _danger(moment: TipMoment) -> pygame.FRect | None:
    danger = moment.forecast.danger(moment.side)
    return danger_box(moment.table, danger) if danger is not None and danger.hits else None


def _sleeper(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of a creature that was summoned this turn and cannot attack yet (R5.1)."""
    units = chain.from_iterable(moment.own.lanes)
    pieces = chain.from_iterable(moment.table.sides[moment.side].lanes)
    asleep = (piece for unit, piece in zip(units, pieces, strict=True) if unit.summoned)
    piece = None if moment.attacks else next(asleep, None)
    return None if piece is None else _place_of(piece)


def _undo_button(moment: TipMoment) -> pygame.FRect | None:
    return pygame.FRect(moment.layout.undo) if moment.undoable else None


def _assault_button(moment: TipMoment) -> pygame.FRect | None:
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


def _over_open_lane(moment: TipMoment) -> pygame.FRect | None:
    lane = _open_lane(moment)
    return None if lane is None else moment.bridge(lane)


def _assault_stops(moment: TipMoment) -> pygame.FRect | None:
    """Return the place of both buttons, when a further attack waits for an incantation (R6.2)."""
    casts = any(isinstance(act, CastIncantation) for act in moment.legal)
    if moment.state.phase != ASSAULT or not casts or not moment.attacks:
        return None
    first, last = (pygame.FRect(moment.layout.button(index, 2)) for index in (0, 1))
    return first.union(last)


_HOW = FirstTip("how_to_play", _playable_cards, done=TipMoment.played, framed=False)
_OPEN = FirstTip("open_lane", _over_open_lane, framed=False, lane=_open_lane)
#: All tips; of several that are due, the first is shown.
FIRST_TIPS = (
    _HOW,
    _HOW._replace(key="horde", names_foe=True),
    FirstTip("life_paid", _life_paid, stays=True),
    FirstTip("life_won", _life_won, stays=True),
    # It comes before tips that can be read later, as the assault ends the summoning.
    FirstTip("assault", _assault_button, done=TipMoment.began_assault),
    FirstTip("goal", _goal),
    _OPEN,
    _OPEN._replace(key="open_lane_horde"),
    FirstTip("healed", _healed, stays=True),
    FirstTip("sleeping", _sleeper),
    FirstTip("danger", _danger),
    FirstTip("undo", _undo_button),
    FirstTip("assault_stops", _assault_stops),
)
#: The tips that only a match against the Horde has, and those that it has not.
_OF_HORDE, _OF_DUELS = ("horde", "open_lane_horde"), ("how_to_play", "goal", "open_lane")


def tips_against(*, horde: bool) -> tuple[FirstTip, ...]:
    """Return the tips of a match against the Horde, or of a duel."""
    others = _OF_DUELS if horde else _OF_HORDE
    return tuple(tip for tip in FIRST_TIPS if tip.key not in others)
