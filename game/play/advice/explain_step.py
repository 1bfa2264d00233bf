"""The reasons of one step, the weightiest first: what there is with it and not without it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.rules import (
    INDESTRUCTIBLE,
    PROTECTION,
    RAGE,
    Card,
    CastIncantation,
    ChooseOrder,
    Creature,
    Event,
    Place,
    PlayCreature,
    State,
    abilities_at,
    ability_names,
    reach_of,
    regenerated_mana,
)

from ..event_totals import EventTotals
from .dry_run import DryRun, KnownAction, LineOutcome, Mark, outcome, stands

#: The most reasons that a step is given.
MOST = 3
#: The reasons against a step, which are told beside another.
_COSTS = frozenset(("breaks_own", "costs", "falls", "price"))
#: The abilities that help in the other side's turn.
_SHIELDS = PROTECTION | INDESTRUCTIBLE

Value = int | str | tuple[str, ...]


class StepReason(NamedTuple):
    """A code, and what its sentence needs: numbers, names of cards, ids of other things."""

    code: str
    values: tuple[tuple[str, Value], ...] = ()


class StepResult(NamedTuple):
    """An action of the line as it was carried out: what it did, and to what."""

    deed: KnownAction
    happened: list[Event]
    before: State
    after: State
    aimed: tuple[Card, Place] | None


class LineResult(NamedTuple):
    """A line as a whole: where it begins, its parts, and what it leads to."""

    state: State
    parts: tuple[StepResult, ...]
    done: LineOutcome
    rival: int

    @property
    def side(self) -> int:
        """The side that plays the line."""
        return self.state.active

    @property
    def pile(self) -> str:
        """What the rival's stronghold is pushed along: the "hand", or the Horde's "deck"."""
        return "deck" if self.state.sides[self.rival].piles else "hand"

    @property
    def foes(self) -> tuple[int, ...]:
        """The sides against which it is played; the stronghold of ``rival`` is told of."""
        return self.state.field.foes[self.side]

    def totals(self, first: int, last: int) -> EventTotals:
        """Return what happens in the parts from ``first`` to before ``last``."""
        parts = self.parts[first:last]
        return EventTotals(
            (event for part in parts for event in part.happened), field=self.state.field
        )


class _Without(NamedTuple):
    """The end of the line without one of its actions, and what could not be played then."""

    done: LineOutcome
    missed: tuple[Card, ...]


def _reason(code: str, **values: Value) -> StepReason:
    return StepReason(code, tuple(values.items()))


def _named(cards: Iterable[Card]) -> dict[str, Value]:
    names = tuple(card.name for card in cards)
    return {"cards": names, "count": len(names)}


def _stronghold(fort: bool) -> str:
    return "fort" if fort else "bastion"


# A card that is played


def of_a_play(whole: LineResult, number: int) -> tuple[StepReason, ...]:
    """Return the reasons for playing the card of an action."""
    without = _leave_out(whole, number)
    if whole.done.won and not without.done.won:
        return (_reason("wins" if whole.totals(number, number + 1).over else "wins_with"),)
    creatures = tuple(_of_creatures(whole, number, without))
    instead = any(each.code == "instead" for each in creatures)
    found = [
        *_of_strongholds(whole, number, without),
        *creatures,
        *_of_the_card(whole, number, told_instead=instead),
        *_of_life(whole, number, without.done),
    ]
    if all(each.code in _COSTS for each in found):
        # Nobody pays for nothing.
        found.insert(0, _reason("lost" if whole.done.lost else "master"))
    return tuple(found)


def _leave_out(whole: LineResult, number: int) -> _Without:
    run, happened, missed = DryRun(whole.state), [], []
    for part in whole.parts[:number] + whole.parts[number + 1 :]:
        if run.state.turn != whole.state.turn:
            break
        if not isinstance(part.deed.action, ChooseOrder):
            happened += run.settle()
        refusal, card = run.refusal(part.deed), part.deed.card
        far = refusal is not None and refusal.code == "out_of_reach"
        # An incantation that comes back may be meant twice; it is told of once.
        if far and card is not None and card not in missed:
            missed.append(card)
        happened += run.do(part.deed) or []
    done = outcome(run, whole.side, whole.state.turn, happened, whole.rival)
    return _Without(done, tuple(missed))


def _settled(state: State) -> State:
    """Return a position once the fallen that wait for an order have gone home (R5.6)."""
    run = DryRun(state)
    run.settle()
    return run.state


def _turn_ended(whole: LineResult, number: int) -> tuple[LineOutcome, LineOutcome]:
    part = whole.parts[number]
    side, turn, rival = whole.side, whole.state.turn, whole.rival
    return (
        outcome(DryRun(part.before), side, turn, [], rival),
        outcome(DryRun(part.after), side, turn, part.happened, rival),
    )


def _of_strongholds(whole: LineResult, number: int, without: _Without) -> Iterator[StepReason]:
    """Yield what the action does to strongholds; its numbers are those of this step alone."""
    done, other = whole.done, without.done
    if other.lost and not done.lost:
        yield _reason("saves_match")
    if other.partner_lost and not done.partner_lost:
        yield _reason("saves_partner")
    if without.missed:
        # What is done by the cards that it brings into reach is told of those.
        return
    before, after = _turn_ended(whole, number)
    if done.foe[0] and not other.foe[0]:
        yield _reason("breaks_with")
    elif done.dealt > other.dealt and after.dealt > before.dealt:
        more = after.dealt - before.dealt
        yield _reason(f"adds_{whole.pile}", count=more, stronghold=_stronghold(done.foe[0]))
    # Where the Fort falls all the same, nothing is guarded.
    if other.hurt > done.hurt and before.hurt > after.hurt and not other.lost and not done.lost:
        shown = _stronghold(done.own[0])
        yield _reason("guards", count=before.hurt - after.hurt, stronghold=shown)


def _storms(whole: LineResult, first: int, last: int) -> StepReason:
    """Tell of damage to the other stronghold, and of what would destroy it then (R4.1, R9.6).

    The cards that come home meanwhile are told, so that the sum holds (R4.5).
    """
    before, after = whole.parts[first].before, _settled(whole.parts[last - 1].after)
    (fort, left), pushed = stands(after, whole.rival), whole.totals(first, last).sides[whole.rival]
    home = left - (stands(before, whole.rival)[1] - pushed.pushed)
    shown = _stronghold(fort)
    if whole.pile == "deck" or not home:
        return _reason(f"storms_{whole.pile}", count=pushed.pushed, left=left, stronghold=shown)
    return _reason("storms_home", count=home, damage=pushed.pushed, left=left, stronghold=shown)


def _of_creatures(whole: LineResult, number: int, without: _Without) -> Iterator[StepReason]:
    at_once, told = _gone(whole, number, without)
    later = {mark: card for mark, card in told.items() if mark not in at_once}
    saved = [] if without.missed else _saved(whole, without.done)
    theirs, others = _cards_of(whole, at_once, own=False), _cards_of(whole, later, own=False)
    fates = ("fells", theirs), ("helps", others), ("saves", saved)
    yield from (_reason(code, **_named(cards)) for code, cards in fates if cards)
    yield from _of_the_reach(whole, number, without.missed)
    if lost := _cards_of(whole, told, own=True):
        yield _reason("costs", **_named(lost))
    card = whole.parts[number].deed.card
    if saved and card in whole.done.fallen(whole.side).values():
        yield _reason("instead", card=card.name if card else "")


def _gone(
    whole: LineResult, number: int, without: _Without
) -> tuple[dict[Mark, Card], dict[Mark, Card]]:
    """Return the creatures that stand without the action alone: those it fells, and all told of."""
    sides, standing = whole.totals(number, number + 1).sides, without.done.standing.items()
    gone = {mark: card for mark, card in standing if mark not in whole.done.standing}
    at_once = {mark: card for mark, card in gone.items() if card in sides[mark[0]].lost}
    # What is done by the cards that it brings into reach is told of those.
    return at_once, at_once if without.missed else gone


def _cards_of(whole: LineResult, marked: dict[Mark, Card], *, own: bool) -> list[Card]:
    return [card for mark, card in marked.items() if (mark[0] == whole.side) == own]


def _saved(whole: LineResult, other: LineOutcome) -> list[Card]:
    lasting = set() if whole.done.lost else whole.done.survivors.keys()
    return [card for mark, card in other.fallen(whole.side).items() if mark in lasting]


def _of_the_reach(whole: LineResult, number: int, missed: tuple[Card, ...]) -> Iterator[StepReason]:
    """Yield which of the cards that are missed without the step it brings within reach (R3.2)."""
    part, side = whole.parts[number], whole.side
    before, after = (
        state.sides[side].hand[: reach_of(state, side)] for state in (part.before, part.after)
    )
    brought = [card for card in missed if card in after and card not in before]
    later = [card for card in missed if card not in brought]
    reached = ("reaches", brought), ("reaches_with", later)
    yield from (_reason(code, **_named(cards)) for code, cards in reached if cards)


def _of_the_card(whole: LineResult, number: int, *, told_instead: bool) -> Iterator[StepReason]:
    """Yield what a creature lends and gets, and when it attacks, or that it will not.

    Later deeds are promised only of creatures that survive the plain answer.
    """
    part, done = whole.parts[number], whole.done
    card, action = part.deed.card, part.deed.action
    if not isinstance(card, Creature) or not isinstance(action, PlayCreature):
        return
    strikers = whole.totals(number, len(whole.parts)).sides[whole.side].attackers
    lasting = {other.id for mark, other in done.survivors.items() if mark[0] == whole.side}
    if done.lost:
        lasting.clear()
    yield from _lent(whole.side, part, action.lane, lasting, {other.id for other in strikers})
    if card in strikers:
        yield _reason("strikes", card=card.name)
    elif card in done.fallen(whole.side).values():
        # Where that saves another, it is told as "instead".
        if not told_instead:
            yield _reason("falls", card=card.name)
    elif card.attack and card.id in lasting and not _rages(part, whole.side, action.lane):
        yield _reason("attacks_next", card=card.name, attack=card.attack)


def _rages(part: StepResult, side: int, lane: int) -> bool:
    """Whether the new creature could attack in this turn already (R8.3)."""
    row = part.after.sides[side].lanes[lane]
    return bool(abilities_at(part.after.sides[side], lane, len(row) - 1) & RAGE)


def _lent(
    side: int, part: StepResult, lane: int, lasting: set[str], strikers: set[str]
) -> Iterator[StepReason]:
    """Yield which abilities come by an aura now (R8.8): from the new creature, and to it.

    One that attacks with the ability must attack in this turn, or both must last to the next.
    """
    before, after = (state.sides[side] for state in (part.before, part.after))
    last = len(after.lanes[lane]) - 1
    new = after.lanes[lane][last].card
    if not last:
        return
    ahead = after.lanes[lane][last - 1].card
    both = new.id in lasting and ahead.id in lasting
    more = abilities_at(after, lane, last - 1) & ~abilities_at(before, lane, last - 1)
    for name in ability_names(more if both or ahead.id in strikers else more & _SHIELDS):
        yield _reason("lends", card=ahead.name, ability=name)
    gets = abilities_at(after, lane, last) & ~(new.abilities | after.permanent)
    for name in ability_names(gets if both or new.id in strikers else gets & _SHIELDS):
        yield _reason("gets", card=new.name, ability=name)


def _of_life(whole: LineResult, number: int, other: LineOutcome) -> Iterator[StepReason]:
    """Yield what the play alone does to the own stronghold: it heals (R4.5), or costs life.

    It is told where the whole line is better or worse by it, with the cards that come home.
    """
    part, side = whole.parts[number], whole.side
    before, after = part.before.sides[side], _settled(part.after).sides[side]
    more = after.stronghold_life - before.stronghold_life
    # A Fort is worse than any Bastion.
    (fort, life), (other_fort, other_life) = whole.done.own, other.own
    gain = (other_fort, life) > (fort, other_life)
    loss = (fort, other_life) > (other_fort, life)
    shown = _stronghold(after.fort)
    if after.fort != before.fort:
        if loss:
            yield _reason("breaks_own")
    elif more > 0 and gain:
        yield _reason("heals", count=more, stronghold=shown)
    elif more < 0 and loss:
        yield _reason("price", count=-more, left=after.stronghold_life, stronghold=shown)
    elif not more and after.stronghold < before.stronghold:
        yield _reason("closer", stronghold=shown)


# Steps without a card


def of_an_assault(whole: LineResult, first: int, last: int) -> tuple[StepReason, ...]:
    """Return what the attacks do; where there are none, what ending the turn means."""
    totals = whole.totals(first, last)
    foe = totals.sides[whole.rival]
    found: list[StepReason] = []
    if whole.done.won and totals.over:
        return (_reason("wins"),)
    if foe.bastion_fell:
        found.append(_reason("breaks"))
    elif foe.pushed:
        found.append(_storms(whole, first, last))
    if foe.deck_ran_out:
        found.append(_reason("bares"))
    lost = [card for each in whole.foes for card in totals.sides[each].lost]
    if lost:
        found.append(_reason("fells", **_named(lost)))
    kept = next(
        (part for part in whole.parts[last:] if isinstance(part.deed.action, CastIncantation)), None
    )
    if kept is not None and kept.deed.card is not None:
        name, cost = kept.deed.card.name, kept.deed.card.cost
        found.append(_reason("keeps_mana", card=name, count=cost))
    return tuple(found) or (_nothing_more(whole, totals),)


def _nothing_more(whole: LineResult, totals: EventTotals) -> StepReason:
    if whole.done.lost:
        return _reason("lost")
    if totals.sides[whole.side].attackers:
        return _reason("attacks_all")
    return _reason("holds", count=regenerated_mana(whole.parts[-1].after, whole.side))


def of_a_relief(whole: LineResult, number: int) -> tuple[StepReason, ...]:
    """Return why a card passes to the partner (R13.8): what that saves, then what it brings."""
    found = [each for each in of_a_play(whole, number) if each.code not in ("lost", "master")]
    partner = whole.state.field.partner(whole.side)
    assert partner is not None
    after = whole.parts[number].after.sides[partner]
    brings = _reason("relieves", left=after.stronghold_life, stronghold=_stronghold(after.fort))
    saving = [each for each in found if each.code.startswith(("saves", "wins"))]
    return *saving, brings, *(each for each in found if each not in saving)


def of_an_order(*, own: bool) -> tuple[StepReason, ...]:
    """Return why fallen cards go home in an order (R5.6), or who else chooses it."""
    return (_reason("order" if own else "their_order"),)
