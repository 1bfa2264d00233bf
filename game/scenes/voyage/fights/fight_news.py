"""The news that a fight has brought the voyage, in words."""

from __future__ import annotations

from collections.abc import Iterable

from game.voyage import FightLost, FightWon, GoldChanged, RankRisen, VoyageEvent

from ...services import Services


def fight_news(services: Services, events: Iterable[VoyageEvent]) -> str:
    """Return the sentences about the end of a fight: who yields, gold, rank, and the way back."""
    say = services.translate
    told = []
    for event in events:
        match event:
            case FightWon(goal=""):
                told.append(say("voyage_fight.won"))
            case FightWon(goal=goal):
                name = say(f"voyage.goals.{goal}.name")
                told.append(say("voyage_fight.won_goal", goal=name))
            case FightLost(outcome=outcome):
                told.append(say(f"voyage_fight.{outcome}"))
            case GoldChanged(why="fight", amount=amount):
                told.append(say("voyage_fight.gold", count=amount))
            case GoldChanged(why="lost", amount=amount):
                told.append(say("voyage_fight.gold_lost", count=-amount))
            case RankRisen(rank=rank):
                told.append(say("voyage_fight.rank", rank=rank))
    return " ".join(told)
