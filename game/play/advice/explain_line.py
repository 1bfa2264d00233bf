"""Why a line is played: what each of its steps brings, found by leaving it out.

Nothing here is guessed. The line is carried out on a copy to the end of the turn, then what stands
opposite attacks once, with nothing more played; the same is done without the step. The difference
is the reason, as a code of ``hint.reasons`` in the strings, with its values.

A creature summoned and returned to hand in one line only makes sense as a pair of steps.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.opponents import MASTER, Memory, Stop, remember, seen, think
from game.rules import (
    UNDECIDED,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    Event,
    MatchAction,
    Place,
    PlayCreature,
    Press,
    Relieve,
    State,
    apply,
    match_actions,
    reach_of,
    to_act,
)

from .dry_run import DryRun, KnownAction, most_struck, outcome
from .explain_step import (
    MOST,
    LineResult,
    StepReason,
    StepResult,
    of_a_play,
    of_a_relief,
    of_an_assault,
    of_an_order,
)

#: Reasons that do not hold for a creature that leaves play again in the same line.
_UNTRUE = frozenset(("attacks_next", "falls", "gets", "lends", "master"))


class CycledCards(NamedTuple):
    """Creatures that a line summons and loses again, and what it brings by that.

    ``brought`` come within reach, ``mana`` is what these steps cost.
    """

    passing: tuple[Card, ...]
    brought: tuple[Card, ...]
    mana: int


def _cycled_by(whole: LineResult) -> CycledCards:
    sides = whole.totals(0, len(whole.parts)).sides
    left = [card for mark, card in whole.done.standing.items() if mark[0] == whole.side]
    played = [part.deed.card for part in whole.parts if isinstance(part.deed.action, PlayCreature)]
    passing = tuple(
        card
        for card in played
        if card in sides[whole.side].lost
        and card not in left
        and card not in sides[whole.side].attackers
    )
    spent = sum(
        part.deed.card.cost
        for number, part in enumerate(whole.parts)
        if part.deed.card is not None and _belongs(whole, number, passing)
    )
    reach = reach_of(whole.state, whole.side)
    before = whole.state.sides[whole.side].hand[:reach]
    after = whole.parts[-1].after.sides[whole.side].hand[:reach] if whole.parts else ()
    return CycledCards(passing, tuple(card for card in after if card not in before), spent)


def _belongs(whole: LineResult, number: int, passing: tuple[Card, ...]) -> bool:
    part = whole.parts[number]
    if isinstance(part.deed.action, PlayCreature):
        return part.deed.card in passing
    return part.aimed is not None and part.aimed[0] in passing and part.aimed[1][0] == whole.side


def _within_line(
    whole: LineResult, number: int, reasons: tuple[StepReason, ...]
) -> tuple[StepReason, ...]:
    cycled = _cycled_by(whole)
    if not _belongs(whole, number, cycled.passing):
        return reasons
    passing = {card.name for card in cycled.passing}
    kept = tuple(
        each
        for each in reasons
        if each.code not in _UNTRUE and not (each.code == "costs" and _all_in(each, passing))
    )
    brought = tuple(card.name for card in cycled.brought)
    code = "cycles" if brought else "cycles_back"
    values = (("cards", brought),) if brought else ()
    together = StepReason(code, (*values, ("count", cycled.mana)))
    return together, *(each for each in kept if not each.code.startswith("reaches"))


def _all_in(reason: StepReason, names: set[str]) -> bool:
    cards = dict(reason.values).get("cards", ())
    return isinstance(cards, tuple) and set(cards) <= names


SUMMON, CAST, ASSAULT, ORDER, END = "summon", "cast", "assault", "order", "end"
#: The use of a press of a fight (H10 of R16.52).
PRESS = "press"
#: A card passes to the partner (R13.8).
RELIEF = "relief"
#: An order of the fallen that the other side chooses, as it is expected to.
THEIRS = "theirs"


class LineStep(NamedTuple):
    """A step of a line: attacks that follow one another are one of them.

    ``aimed`` is the creature that its card strikes, and where that stands by then.
    ``cards`` attack, or are sent home in this order.
    """

    kind: str
    actions: tuple[MatchAction, ...]
    reasons: tuple[StepReason, ...]
    card: Card | None = None
    lane: int = 0
    aimed: tuple[Card, Place] | None = None
    cards: tuple[Card, ...] = ()

    @property
    def ends(self) -> bool:
        """Whether the turn is over with it."""
        return isinstance(self.actions[-1], EndTurn)


def advise(
    position: State, side: int, seed: int, memory: Memory | None = None, stop: Stop | None = None
) -> tuple[LineStep, ...]:
    """Return the master's line in a match, step by step, as the side to act may know it.

    The arguments are those of ``opponents.think``. It goes as far as this side decides.
    """
    line = think(position, side, seed, memory, MASTER, stop)
    known = seen(position, side, seed, memory)
    assert isinstance(known, State)
    return explain(known, [each for each in line.actions if isinstance(each, MatchAction)])


def go_on(
    position: State,
    side: int,
    seed: int,
    memory: Memory | None,
    actions: Sequence[MatchAction],
    stop: Stop | None = None,
) -> tuple[LineStep, ...]:
    """Return the line that begins with ``actions``, gone on with where they break off.

    They wait for the other side's order of the fallen (``breaks_off``). The one that it would
    choose is taken, and the master thinks again from there.
    """
    known = seen(position, side, seed, memory)
    assert isinstance(known, State)
    state, line = known, list[MatchAction]()
    wanted = list(actions)
    while wanted:
        line.append(wanted.pop(0))
        after, told = apply(state, line[-1])
        assert isinstance(after, State)
        state, memory = after, memory and remember(memory, told)
        over = state.turn != known.turn or state.winner != UNDECIDED
        if not wanted and not over and not isinstance(line[-1], EndTurn):
            # The order first; then, as soon as it is this side's again, the rest of its line.
            found = think(state, to_act(state), seed, memory, MASTER, stop).actions
            wanted = [each for each in found if isinstance(each, MatchAction)]
    return explain(known, line)


def breaks_off(state: State, actions: Sequence[MatchAction]) -> bool:
    """Whether a line of the active side ends at an order of the other's, and its turn goes on."""
    run = DryRun(state)
    for action in actions:
        if run.do(run.meant(action)) is None:
            return False
    # A turn that is being ended goes on by itself once the order is chosen (R5.8).
    ended = bool(actions) and isinstance(actions[-1], EndTurn)
    return not ended and run.state.pending_side in state.field.foes[state.active]


def explain(state: State, actions: Sequence[MatchAction]) -> tuple[LineStep, ...]:
    """Return the steps of a line of the active side, each with its reasons.

    ``state`` must hold only what that side may know (``opponents.seen``).
    """
    run = DryRun(state)
    parts = tuple(_carried_out(run, actions))
    happened = [each for part in parts for each in part.happened]
    struck = most_struck(state, state.active, happened)
    done = outcome(run, state.active, state.turn, happened, struck)
    whole = LineResult(state, parts, done, struck)
    return tuple(_step(whole, first, last) for first, last in _groups(parts))


def _carried_out(run: DryRun, actions: Sequence[MatchAction]) -> Iterator[StepResult]:
    for action in actions:
        if action not in match_actions(run.state):
            return
        deed, before = run.meant(action), run.state.copy()
        place = run.find(deed.target)
        aimed = (run.card_at(place), place) if place is not None else None
        happened: list[Event] | None = run.do(deed)
        assert happened is not None
        yield StepResult(deed, happened, before, run.state.copy(), aimed)


def _groups(parts: Sequence[StepResult]) -> Iterator[tuple[int, int]]:
    first = 0
    while first < len(parts):
        last = first + 1
        while last < len(parts) and all(
            isinstance(part.deed.action, Attack | EndTurn) for part in parts[last - 1 : last + 1]
        ):
            last += 1
        yield first, last
        first = last


def _step(whole: LineResult, first: int, last: int) -> LineStep:
    group = whole.parts[first:last]
    deed, actions = group[0].deed, tuple(part.deed.action for part in group)
    if isinstance(deed.action, PlayCreature | CastIncantation):
        return _play(whole, first, deed)
    if isinstance(deed.action, Relieve):
        return LineStep(RELIEF, actions, of_a_relief(whole, first)[:MOST], deed.card)
    if isinstance(deed.action, Press):
        reasons, aimed = of_a_play(whole, first)[:MOST], group[0].aimed
        return LineStep(PRESS, actions, reasons, lane=deed.action.lane, aimed=aimed)
    if isinstance(deed.action, ChooseOrder):
        own = group[0].before.pending_side == whole.side
        return LineStep(ORDER if own else THEIRS, actions, of_an_order(own=own), cards=deed.cards)
    totals = whole.totals(first, last)
    # One that is Berserk attacks again, and is named once.
    cards = dict.fromkeys(totals.sides[whole.side].attackers)
    reasons = of_an_assault(whole, first, last)
    return LineStep(ASSAULT if cards else END, actions, reasons[:MOST], cards=tuple(cards))


def _play(whole: LineResult, number: int, deed: KnownAction) -> LineStep:
    reasons = _within_line(whole, number, of_a_play(whole, number))[:MOST]
    if isinstance(deed.action, PlayCreature):
        return LineStep(SUMMON, (deed.action,), reasons, deed.card, deed.action.lane)
    aimed = whole.parts[number].aimed
    return LineStep(CAST, (deed.action,), reasons, deed.card, aimed=aimed)
