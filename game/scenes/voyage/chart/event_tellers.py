"""The motions and sounds of all events of a voyage: a table by the kind of event."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

from game import voyage as ev
from game.kit import Timeline, Tween, back_out, ease_in_out, linear
from game.voyage import Hex, Member, VoyageEvent, distance

from ..parts.home_words import waters_name
from ..parts.voyage_pictures import OMENS, goods_icon
from .chart_story import ChartStory, Teller
from .shown_chart import ChartBanner, ShownFleet

#: Seconds from field to field, until fog has lifted, and later for each field farther away.
_STEP, _LIFT, _LATER = 0.36, 0.8, 0.09
#: Seconds of something that appears or goes, of a day's end, and that what is told is looked at.
_APPEAR, _DUSK, _LOOK = 0.4, 0.45, 0.35


#: Seconds that a whole day of a rival's is seen (R16.90).
_RIVAL_DAY = 0.9


def teller_of(event: VoyageEvent) -> Teller:
    """Return what tells an event."""
    return TELLERS[type(event)]


def _sailed(story: ChartStory, event: ev.FleetSailed) -> Timeline:
    line = Timeline()
    steps = len(event.path) - 1
    before = story.shown.sails
    for number, (start, end) in enumerate(pairwise(event.path), 1):
        left = event.sails + (before - event.sails) * (steps - number) // max(steps, 1)
        line.call(partial(_set_off, story, start, end, left))
        line.tween(story.shown.fleet, "at", end, story.seconds(_STEP), linear)
    return line.call(lambda: _anchor(story))


def _set_off(story: ChartStory, start: Hex, end: Hex, left: int) -> None:
    fleet = story.shown.fleet
    fleet.at, fleet.step = start, Hex(end.q - start.q, end.r - start.r)
    story.shown.sails = left
    story.shine("sails")
    story.sound("sail", 0.7)


def _anchor(story: ChartStory) -> None:
    story.shown.fleet.step = None


def _back(story: ChartStory, start: Hex, end: Hex) -> Timeline:
    """Return the motion of a fleet that goes back, how far ever."""
    line = Timeline().call(lambda: _turn(story, start, end))
    line.tween(story.shown.fleet, "at", end, story.seconds(1.4 * _STEP), ease_in_out)
    return line.call(lambda: _anchor(story))


def _turn(story: ChartStory, start: Hex, end: Hex) -> None:
    step = Hex(end.q - start.q, end.r - start.r)
    story.shown.fleet.step = step if distance(step) == 1 else None


def _turned_up(story: ChartStory, event: ev.WatersTurnedUp) -> Timeline:
    shown = story.shown
    shown.sails = event.sails
    shown.revealed |= {event.waters}
    story.sound("fog_lift")
    lines = []
    for field in shown.chart.waters[event.waters].fields:
        mark = shown.marks[field.hex]
        wait = _LATER * distance(field.hex, shown.voyage.fleet)
        line = Timeline().wait(story.seconds(wait))
        lines.append(line.tween(mark, "fog", 0.0, story.seconds(_LIFT), ease_in_out))
    return Timeline().together(*lines).call(lambda: story.sound("card_reveal"))


def _shows_guard(sound: str, gain: float = 1.0) -> Callable[[ChartStory, Any], Timeline]:
    def tell(story: ChartStory, event: Any) -> Timeline:
        story.sound(sound, gain)
        mark, seconds = story.shown.marks[event.field], story.seconds(0.14)
        line = Timeline().tween(mark, "alarm", 1.0, seconds)
        return line.wait(_LOOK).tween(mark, "alarm", 0.0, seconds)

    return tell


def _guard_goes(sound: str) -> Callable[[ChartStory, Any], Timeline]:
    def tell(story: ChartStory, event: ev.GuardYielded | ev.FightWon) -> Timeline:
        story.sound(sound)
        mark = story.shown.marks[event.field]
        line = Timeline().tween(mark, "guard", 0.0, story.seconds(_APPEAR))
        return line.call(lambda: setattr(mark, "guarded", False))

    return tell


def _fight_lost(story: ChartStory, event: ev.FightLost) -> Timeline:
    story.sound("wound")
    story.shown.sails = 0
    return _back(story, event.field, event.to)


def _turned_back(story: ChartStory, event: ev.TurnedBack) -> Timeline:
    story.sound("card_return")
    return _back(story, event.start, event.to)


def _goods(story: ChartStory, event: ev.GoodsChanged) -> Timeline:
    story.shown.goods = story.shown.goods._replace(**{event.good: event.left})
    story.shine(event.good)
    if event.amount:
        key = f"voyage.chart.{event.good}_{'more' if event.amount > 0 else 'less'}"
        words = story.services.translate(key, count=abs(event.amount))
        field = event.field or Hex(*map(round, story.shown.fleet.at))
        story.rise(words, field, good=event.amount > 0)
    story.sound("mana_gain" if event.amount > 0 else "mana_spend")
    return Timeline().wait(_LOOK)


def _rank(story: ChartStory, event: ev.RankRisen) -> Timeline:
    story.shown.rank = event.rank
    story.shine("rank")
    story.sound("star")
    return Timeline().wait(_LOOK)


def _relic(story: ChartStory, event: ev.RelicTaken) -> Timeline:
    kept = tuple(relic for relic in story.shown.relics if relic != event.destroyed)
    story.shown.relics = (*kept, event.relic)
    story.shine(event.relic)
    story.sound("draft_pick")
    return Timeline().wait(_LOOK)


def _company(sound: str) -> Callable[[ChartStory, Any], Timeline]:
    def tell(story: ChartStory, event: Any) -> Timeline:
        members = {member.card: member for member in story.shown.company}
        match event:
            case ev.CardJoined(card, pack=pack):
                members[card] = Member(card, pack)
            case ev.CardLeft(card):
                members.pop(card, None)
            case ev.BecamePack(card):
                members[card] = Member(card, pack=True)
            case ev.BecameFew(card):
                members[card] = Member(card)
        story.shown.company = tuple(members.values())
        story.shine(event.card)
        story.sound(sound)
        return Timeline().wait(_LOOK)

    return tell


def _visited(story: ChartStory, event: ev.PlaceVisited) -> Timeline:
    story.sound("card_reveal", 0.7)
    line = Timeline()
    if event.spent:
        line.tween(story.shown.marks[event.field], "spent", 1.0, story.seconds(_APPEAR), back_out)
    return line


def _flag(story: ChartStory, event: ev.FlagRaised) -> Timeline:
    story.sound("flag_raise")
    story.shown.rival_flags -= {event.field}
    mark = story.shown.marks[event.field]
    return Timeline().tween(mark, "flag", 1.0, story.seconds(1.3 * _APPEAR), back_out)


def _flag_taken(story: ChartStory, event: ev.FlagTaken) -> Timeline:
    story.sound("card_return")
    mark = story.shown.marks[event.field]
    return Timeline().tween(mark, "flag", 0.0, story.seconds(_APPEAR), ease_in_out)


def _ferried(story: ChartStory, event: ev.FleetFerried) -> Timeline:
    story.sound("sail", 0.7)
    return _back(story, event.start, event.to)


def _threatened(story: ChartStory, event: ev.WatersThreatened) -> Timeline:
    """Mark the waters that go down, and say so in the middle of the chart."""
    shown, services = story.shown, story.services
    story.sound("aura")
    for field in shown.chart.waters[event.waters].fields:
        shown.marks[field.hex].sinks = event.day
    waters = waters_name(services, shown.chart, event.waters)
    words = services.translate("voyage.chart.sinks_banner", day=event.day, waters=waters)
    title = services.translate("voyage.chart.sinks_title")
    return story.announce(ChartBanner(title, words, goods_icon("end_day")))


def _sunk(story: ChartStory, event: ev.WatersSunk) -> Timeline:
    """Let a waters go under the fog for good, and the fleet go home from it."""
    shown = story.shown
    story.sound("creature_fall")
    lines = [
        Timeline().tween(shown.marks[field.hex], "sunk", 1.0, story.seconds(_LIFT), ease_in_out)
        for field in shown.chart.waters[event.waters].fields
    ]
    fleet = Hex(*map(round, shown.fleet.at))
    if fleet != event.fleet:
        lines.append(_back(story, fleet, event.fleet))
    return Timeline().together(*lines)


def _goal_came(story: ChartStory, event: ev.GoalCame) -> Timeline:
    """Let a goal leave its field and stand before the harbour."""
    story.sound("assault_begin")
    left, there = story.shown.marks[event.start], story.shown.marks[event.to]
    there.guarded, there.goal, there.depth = True, left.goal, left.depth
    away = Timeline().tween(left, "guard", 0.0, story.seconds(_APPEAR))
    coming = Timeline().tween(there, "guard", 1.0, story.seconds(_APPEAR))
    return Timeline().together(away, coming).call(lambda: setattr(left, "guarded", False))


def _helm(story: ChartStory, event: ev.HelmHandedOver | ev.CaptainBegan) -> Timeline:
    """Show the company of the captain who has the helm now."""
    del event
    story.sound("turn_begin")
    story.shown.company = story.shown.voyage.company
    story.shine("helm")
    return Timeline().wait(_LOOK)


def _rival_sailed(story: ChartStory, event: ev.RivalSailed) -> Timeline:
    """Move the rival's fleet along its way: the whole of it takes no longer than a field or two."""
    line, rival = Timeline(), story.shown.rival
    if rival is None:
        return line
    story.sound("sail", 0.5)
    seconds = story.seconds(_RIVAL_DAY / max(1, len(event.path) - 1))
    for start, end in pairwise(event.path):
        line.call(partial(_head, rival, Hex(end.q - start.q, end.r - start.r)))
        line.tween(rival, "at", end, seconds, linear)
    return line.call(partial(_head, rival, None))


def _head(fleet: ShownFleet, step: Hex | None) -> None:
    fleet.step = step


def _rival_took(story: ChartStory, event: ev.RivalTook) -> Timeline:
    story.sound("flag_raise", 0.6)
    mark = story.shown.marks[event.field]
    mark.flag, mark.guarded = 0.0, False
    if not event.spent:
        story.shown.rival_flags |= {event.field}
    return Timeline().tween(mark, "spent", float(event.spent), story.seconds(_APPEAR))


def _rival_beaten(story: ChartStory, event: ev.RivalBeaten) -> Timeline:
    story.sound("creature_fall")
    if story.shown.rival is not None:
        story.shown.rival.at = event.to
    if event.out:
        story.shown.rival = None
    return Timeline().wait(_LOOK)


def _day_ended(story: ChartStory, event: ev.DayEnded) -> Timeline:
    del event
    story.sound("turn_end")
    return Timeline().tween(story.shown, "night", 1.0, story.seconds(_DUSK), ease_in_out)


def _day_began(story: ChartStory, event: ev.DayBegan) -> Timeline:
    shown, say = story.shown, story.services.translate
    shown.day, shown.sails = event.day, event.sails
    story.sound("turn_begin")
    words = say("voyage.chart.sails", count=event.sails)
    last = event.day == shown.voyage.days
    title = say("voyage.chart.day_last" if last else "voyage.chart.day_new", day=event.day)
    line = story.announce(ChartBanner(title, words, goods_icon("day")))
    dawn = Tween(shown, "night", 0.0, story.seconds(_DUSK), ease_in_out)
    return Timeline().together(line, dawn)


def _omen(story: ChartStory, event: ev.OmenDrawn) -> Timeline:
    story.shown.omen = event.omen
    story.shine("omen")
    story.sound("aura")
    say = story.services.translate
    title, words = (say(f"voyage.omens.{event.omen}.{key}") for key in ("name", "text"))
    return story.announce(ChartBanner(title, words, f"{OMENS}/{event.omen}", held=True))


def _heard(sound: str, light: str = "", gain: float = 1.0) -> Callable[[ChartStory, Any], Timeline]:
    """Return what tells an event by a sound, and a light on what it is about."""

    def tell(story: ChartStory, event: Any) -> Timeline:
        del event
        story.sound(sound, gain)
        if light:
            story.shine(light)
        return Timeline()

    return tell


#: How each kind of event is told.
TELLERS: dict[type[Any], Teller] = {
    ev.FleetSailed: _sailed,
    ev.WatersTurnedUp: _turned_up,
    ev.GuardMet: _shows_guard("assault_begin"),
    ev.GuardYielded: _guard_goes("heal"),
    ev.TurnedBack: _turned_back,
    ev.FightBegan: _shows_guard("assault_begin"),
    ev.FightWon: _guard_goes("creature_fall"),
    ev.FightLost: _fight_lost,
    ev.GoodsChanged: _goods,
    ev.RankRisen: _rank,
    ev.RelicTaken: _relic,
    ev.ChoiceLaid: _heard("order_ask"),
    ev.ChoiceMade: _heard("draft_pick"),
    ev.CardJoined: _company("card_draw"),
    ev.CardLeft: _company("card_return"),
    ev.BecamePack: _company("protection"),
    ev.BecameFew: _company("wound"),
    ev.PlaceVisited: _visited,
    ev.FlagRaised: _flag,
    ev.PilotHired: _shows_guard("coin_toss", 0.6),
    ev.DayBegan: _day_began,
    ev.DayEnded: _day_ended,
    ev.OmenDrawn: _omen,
    ev.OffersLaid: _heard("card_shuffle", "muster", 0.6),
    ev.BuildingRaised: _heard("flag_raise", "home"),
    ev.FleetFerried: _ferried,
    ev.WatersThreatened: _threatened,
    ev.WatersSunk: _sunk,
    ev.FlagTaken: _flag_taken,
    ev.BuoyRead: _heard("star"),
    ev.HiddenFound: _heard("card_reveal"),
    ev.HiddenAboard: _heard("star"),
    ev.GoalCame: _goal_came,
    ev.HelmHandedOver: _helm,
    ev.CaptainBegan: _helm,
    ev.RivalSailed: _rival_sailed,
    ev.RivalTook: _rival_took,
    ev.CaptainsMet: _heard("assault_begin"),
    ev.RivalBeaten: _rival_beaten,
    ev.VoyageEnded: _heard("notice"),
}
