"""The words about a guard: who it is, how strong, what is won and lost (R16.21 to R16.27)."""

from __future__ import annotations

from typing import NamedTuple

from game.board import settings_chips
from game.voyage import Guard, Voyage, guard_of

from ...services import Services
from .icon_lines import BODY, SMALL, IconLine
from .rank_words import rank_brings
from .voyage_pictures import GOALS, KINDS, PLACES, goods_icon
from .voyage_words import ROMAN, kind_name, place_name


class StakeLine(NamedTuple):
    """One thing that is won or lost: its picture and its words."""

    picture: str
    words: str


def guard_name(services: Services, guard: Guard) -> str:
    """Return the name of a guard: that of a goal, or of its kind."""
    if guard.goal:
        return services.translate(f"voyage.goals.{guard.goal}.name")
    return kind_name(services, guard.kind)


def guard_picture(guard: Guard) -> str:
    """Return the face of a goal's guard, or the picture of a kind."""
    return f"{GOALS}/{guard.goal}" if guard.goal else f"{KINDS}/{guard.kind}"


def guard_about(services: Services, voyage: Voyage, guard: Guard) -> str:
    """Return the place, the depth, and which attempt it is."""
    say = services.translate
    place = place_name(services, voyage.chart.fields[guard.field].place)
    about = say("before_fight.about", place=place, depth=ROMAN[guard.depth])
    lost = voyage.attempts.get(guard.field, 0)
    if not lost:
        return about
    return say("before_fight.about_again", about=about, count=lost + 1)


def guard_lines(services: Services, guard: Guard) -> list[IconLine]:
    """Return the strength of a guard: cards, stronghold, kind and settings."""
    say = services.translate
    cards = say("before_fight.cards", count=guard.cards)
    lines = [IconLine(cards, BODY, goods_icon("company"))]
    for why, number in guard.more:
        words = say(f"before_fight.more.{why}", count=abs(number), sign="+" if number > 0 else "−")
        lines.append(IconLine(words, SMALL, above=1.0))
    faces = say(f"before_fight.faces_{'both' if guard.faces > 1 else 'fort'}")
    lines.append(IconLine(faces, BODY, "icons/tower"))
    if guard.goal:
        kind = say("before_fight.kind", kind=kind_name(services, guard.kind))
        lines.append(IconLine(kind, BODY, f"{KINDS}/{guard.kind}"))
    lines.append(IconLine(say(f"voyage.kinds.{guard.kind}.text"), SMALL, above=2.0))
    lines += [
        IconLine(chip.words, BODY, chip.picture)
        for chip in settings_chips(services.content.strings, guard.settings)
        if chip.name != "bastion"
    ]
    return lines


def won_lines(services: Services, voyage: Voyage, guard: Guard) -> list[StakeLine]:
    """Return what a win brings."""
    say = services.translate
    if guard.goal:
        return [StakeLine(goods_icon("score"), say("before_fight.won.goal"))]
    lines = [StakeLine(goods_icon("gold"), say("before_fight.won.gold", count=guard.gold))]
    cards, instead = voyage.book.places.won_cards, voyage.book.places.no_card_gold
    words = say("before_fight.won.card", count=cards, gold=instead)
    lines.append(StakeLine(goods_icon("recruit"), words))
    if _rises(voyage, guard):
        rank = voyage.rank + 1
        words = rank_brings(services, voyage, rank, yields=False)
        lines.append(StakeLine(goods_icon(f"rank_{rank}"), words))
    place = voyage.chart.fields[guard.field].place
    words = say("before_fight.won.place", place=place_name(services, place))
    lines.append(StakeLine(f"{PLACES}/{place}", words))
    return lines


def _rises(voyage: Voyage, guard: Guard) -> bool:
    """Tell whether a win over a guard raises the captain (R16.26)."""
    return guard.depth >= voyage.rank and voyage.rank + 1 in voyage.book.ranks


def lost_lines(services: Services, voyage: Voyage, guard: Guard) -> list[StakeLine]:
    """Return what a lost fight costs (R16.27, R16.81); where that is the voyage, nothing else."""
    say = services.translate
    if voyage.day == voyage.days:
        return [StakeLine(goods_icon("end_day"), say("before_fight.lost.last_day"))]
    lines = []
    if guard.goal and guard.tries == 1:
        others = [field.hex for field in voyage.chart.goals if field.hex != guard.field]
        if all(guard_of(voyage, field) is None for field in others):
            return [StakeLine(goods_icon("guard"), say("before_fight.lost.last_goal"))]
        lines.append(StakeLine(goods_icon("guard"), say("before_fight.lost.goal")))
    lines.append(StakeLine(goods_icon("sail"), say("before_fight.lost.back")))
    gold = min(voyage.gold, voyage.book.places.lost_gold)
    if gold:
        lines.append(StakeLine(goods_icon("gold"), say("before_fight.lost.gold", count=gold)))
    captain = voyage.book.captains[voyage.header.captain]
    steps = captain.steps[: voyage.book.ranks[voyage.rank].step]
    if voyage.packs and not any(step.keeps_packs for step in steps):
        words = say("before_fight.lost.pack", count=voyage.difficulty.packs_lost)
        lines.append(StakeLine(goods_icon("few"), words))
    return lines


def brief_words(services: Services, voyage: Voyage, guard: Guard) -> str:
    """Return what a win brings in a few words."""
    say = services.translate
    if guard.goal:
        return say("before_fight.won.goal_brief")
    words = say("before_fight.won.brief", count=guard.gold)
    if _rises(voyage, guard):
        words = say("before_fight.won.brief_rank", brief=words, rank=voyage.rank + 1)
    return words
