"""The rival captain: how he sails, and what a meeting of captains brings (R16.90 to R16.92)."""

from dataclasses import replace

from ..captains import keeps_packs
from ..chart import CAPTURED, OPEN, PRICED, REEF, RIVAL_HARBOUR, Chart, Hex, neighbours
from ..choices.choice_options import FEW
from ..choices.rising import rise
from ..company import become_few, change_goods, packs_that_lost
from ..guard_posts import end_voyage
from ..luck import shuffled, stream
from ..scenarios import RIVAL, Scenario
from ..sea_events import CaptainsMet, RivalBeaten, RivalSailed, RivalTook
from ..voyage_book import VoyageBook
from ..voyage_events import FightLost, FightWon, VoyageEvent
from ..voyage_state import (
    ATTACKS,
    DEFENDS,
    LOST,
    SPENT,
    WON,
    Rival,
    Voyage,
    VoyageChoice,
    VoyageHeader,
)
from .persons import lose_beside, rise_beside

#: The sails of a rival's day, the day from which a pack is added on each, and the most (R16.90).
SAILS, PACKS_FROM, MOST_PACKS = 3, 3, 8
#: So often the rival is to be beaten, if not at his harbour; a lost meeting costs so much gold.
_BEATEN, MEETING_GOLD = 2, 5

_Events = list[VoyageEvent]


def first_rival(header: VoyageHeader, book: VoyageBook, chart: Chart) -> Rival | None:
    """Return the rival of a voyage that has one, at his harbour: a captain drawn by the seed.

    In a saga his rank and his packs are at least those that have sailed on (R16.108).
    """
    scenario: Scenario = book.scenarios[header.scenario]
    if not scenario.rival:
        return None
    others = [captain for captain in scenario.captains if captain != header.captain]
    if header.against:
        others = [header.against]
    captain = shuffled(stream(header.seed, "rival"), others)[0]
    harbour = next(each.hex for each in chart.fields.values() if each.place == RIVAL_HARBOUR)
    if header.start is None:
        return Rival(captain, harbour, harbour, scenario.rival_rank, scenario.rival_packs)
    packs = max(scenario.rival_packs, sum(member.pack for member in header.start.cards))
    rank = max(scenario.rival_rank, header.start.rank)
    return Rival(captain, harbour, harbour, rank, packs)


def meets_rival(voyage: Voyage, place: Hex) -> bool:
    """Tell whether the rival would be met on a field: where he is, and at his harbour."""
    rival = voyage.rival
    return rival is not None and place in (rival.fleet, rival.harbour)


def meet(voyage: Voyage, field: Hex, how: str, events: _Events) -> None:
    """Let the captains meet; whoever is attacked at home has hurried there."""
    assert voyage.rival is not None
    voyage.before_guard, voyage.meeting = True, how
    voyage.rival = replace(voyage.rival, fleet=field)
    if how == DEFENDS:
        voyage.fleet = field
    events.append(CaptainsMet(field, how))


def rival_day(voyage: Voyage, events: _Events) -> None:
    """Let the rival have his day: attack, else take what is next, else make for the harbour."""
    rival = voyage.rival
    if rival is None:
        return
    day = voyage.day
    rank = rival.rank + (day % 2 == 1 and day > 1 and rival.rank < max(voyage.book.ranks))
    packs = min(MOST_PACKS, rival.packs + (day >= PACKS_FROM))
    rival = voyage.rival = replace(rival, rank=rank, packs=packs)
    ways = _ways(voyage, rival.fleet)
    path = _path(ways, voyage.fleet)
    harbour = voyage.chart.harbour
    if path and len(path) - 1 <= SAILS and rank >= voyage.rank:
        events.append(RivalSailed(path))
        meet(voyage, voyage.fleet, DEFENDS, events)
        return
    ways = _ways(voyage, rival.fleet, voyage.fleet)
    goals = [place for place in ways if _is_worth(voyage, place, rank)]
    # The ways come in the order of their length.
    aim = goals[0] if goals else harbour
    path = _path(ways, aim)[: SAILS + 1]
    if len(path) > 1:
        voyage.rival = replace(rival, fleet=path[-1])
        events.append(RivalSailed(path))
    if path[-1:] == (harbour,):
        meet(voyage, harbour, DEFENDS, events)
    elif path[-1:] == (aim,):
        _take_place(voyage, aim, events)


def _ways(voyage: Voyage, start: Hex, shunned: Hex | None = None) -> dict[Hex, Hex]:
    """Return every field that the rival can reach, the nearest first, with the one before it.

    He sails around a fleet that he does not attack.
    """
    back = {start: start}
    waiting = [start]
    for place in waiting:
        for near in neighbours(place):
            field = voyage.chart.fields.get(near)
            barred = field is None or field.place == REEF or voyage.is_sunk(near)
            if barred or near in back or near == shunned:
                continue
            back[near] = place
            waiting.append(near)
    return back


def _path(ways: dict[Hex, Hex], end: Hex) -> tuple[Hex, ...]:
    """Return the fields from the start to an end; empty where none leads there."""
    if end not in ways:
        return ()
    fields = [end]
    while ways[fields[-1]] != fields[-1]:
        fields.append(ways[fields[-1]])
    return tuple(reversed(fields))


def _is_worth(voyage: Voyage, place: Hex, rank: int) -> bool:
    """Tell whether the rival would take a field: a flag of yours, or a free place within reach."""
    assert voyage.rival is not None
    field = voyage.chart.fields[place]
    if place in voyage.flags:
        return True
    free = place not in voyage.done and place not in voyage.rival.flags
    return free and 0 < field.depth <= rank and field.place not in (OPEN, *PRICED)


def _take_place(voyage: Voyage, place: Hex, events: _Events) -> None:
    """Let the rival take a place: his flag flies there, or it is empty for everybody."""
    assert voyage.rival is not None
    what = voyage.chart.fields[place].place
    spent = what not in CAPTURED
    done = {field: how for field, how in voyage.done.items() if field != place}
    voyage.done = {**done, place: SPENT} if spent else done
    voyage.idle -= {place}
    voyage.stony -= {place}
    voyage.beaten |= {place}
    if not spent:
        voyage.rival = replace(voyage.rival, flags=tuple(sorted({*voyage.rival.flags, place})))
    events.append(RivalTook(place, what, spent))


def win_meeting(voyage: Voyage, events: _Events) -> None:
    """Send the rival home, and rise; beaten twice, or once at home, he is out (R16.92)."""
    rival, fight = voyage.rival, voyage.fight
    assert rival is not None
    assert fight is not None
    at_home = fight.field == rival.harbour
    lost = rival.lost + 1
    out = at_home or lost >= _BEATEN
    how = _over(voyage)
    packs = max(0, rival.packs - 1)
    voyage.rival = replace(rival, fleet=rival.harbour, packs=packs, lost=lost, out=out)
    voyage.count = replace(voyage.count, won=voyage.count.won + 1)
    events.append(FightWon(fight.field, rival.rank, RIVAL))
    events.append(RivalBeaten(rival.harbour, out))
    if voyage.beside is not None:
        lose_beside(voyage, MEETING_GOLD)
    if out:
        end_voyage(voyage, WON, voyage.scenario.goals[0].id, events)
        return
    if rival.rank >= voyage.rank:
        rise(voyage, "fight", events)
    if how == ATTACKS:
        voyage.before = voyage.fleet


def lose_meeting(voyage: Voyage, outcome: str, events: _Events) -> None:
    """Go to the own harbour with less gold and a pack less; beaten there, lose all (R16.92)."""
    rival, fight = voyage.rival, voyage.fight
    assert rival is not None
    assert fight is not None
    harbour = voyage.chart.harbour
    at_home = _over(voyage) == DEFENDS and fight.field == harbour
    voyage.fleet = voyage.before = harbour
    voyage.sails = 0
    voyage.count = replace(voyage.count, lost=voyage.count.lost + 1)
    events.append(FightLost(fight.field, outcome, harbour))
    if at_home:
        end_voyage(voyage, LOST, "harbour", events)
        return
    if voyage.beside is not None:
        rise_beside(voyage)
    else:
        rises = voyage.rank >= rival.rank and rival.rank < max(voyage.book.ranks)
        voyage.rival = replace(rival, rank=rival.rank + rises)
    change_goods(voyage, "lost", -min(voyage.gold, MEETING_GOLD), events)
    if keeps_packs(voyage):
        return
    packs = packs_that_lost(voyage)
    if len(packs) > voyage.scenario.meeting_packs:
        voyage.choices = (*voyage.choices, VoyageChoice(FEW, "fight"))
        return
    for card in packs:
        become_few(voyage, card, events)


def _over(voyage: Voyage) -> str:
    """End the meeting, and return how the captains met."""
    how, voyage.meeting = voyage.meeting, ""
    voyage.before_guard, voyage.fight = False, None
    return how
