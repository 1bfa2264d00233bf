"""After a fight of a voyage: its results as of any match, and what it has brought."""

from collections.abc import Sequence

from game.play import Match, VoyageRun
from game.rules import DRAW
from game.voyage import (
    RIVAL,
    BecameFew,
    FightLost,
    FightWon,
    GoodsChanged,
    RankRisen,
    RivalBeaten,
    VoyageEnded,
    VoyageEvent,
)

from ...common import player_names
from ...match.fight.speakers import speakers_of
from ...results.ending import Onward
from ...results.results_scene import ResultsScene
from ...services import Services
from ..parts.place_senses import SEA_MUSIC


def fight_results(
    services: Services, match: Match, run: VoyageRun, events: Sequence[VoyageEvent]
) -> ResultsScene:
    """Return the results of a fight; its way on and back is the chart, or the voyage's end."""
    over, routes = run.voyage.end is not None, services.routes

    def to_chart() -> None:
        scene.stack.clear_to(routes.voyage_end(run) if over else routes.voyage(run, events))

    key = "to_end" if over else "to_chart"
    told = " ".join(
        filter(None, (fight_news(services, events), _last_word(services, match, events)))
    )
    scene = ResultsScene(services, match, Onward(told, key, "chart", to_chart))
    scene.music = SEA_MUSIC
    return scene


def _last_word(services: Services, match: Match, events: Sequence[VoyageEvent]) -> str:
    """Return what the guard, or the captain of two who has won, says at the end; else ""."""
    speakers = speakers_of(services, match, player_names(services, match.seats))
    beaten = any(isinstance(event, FightWon) for event in events)
    if len(speakers) > 1:
        winner = match.result.winner if match.result else DRAW
        speakers, beaten = [each for each in speakers if winner in each.sides], False
    if not speakers:
        return ""
    speaker = speakers[0]
    words = speaker.line("lost" if beaten else "won", 0)
    return services.translate("fight.says", name=speaker.name, words=words)


def fight_news(services: Services, events: Sequence[VoyageEvent]) -> str:
    """Return the sentences about the end of a fight: who yields, gold, rank, and the way back."""
    say = services.translate
    # A goal that is beaten may leave something to do: a bell to bring home, flags to raise.
    won = any(isinstance(event, VoyageEnded) for event in events)
    told = []
    for event in events:
        match event:
            case RivalBeaten(out=out):
                told.append(say(f"voyage.news.{'rival_out' if out else 'rival_home'}"))
            case FightWon(goal=goal) if goal == RIVAL:
                told.append(say("voyage.news.rival_beaten"))
            case FightWon(goal=goal) if goal and won:
                told.append(say("voyage_fight.won_goal", goal=say(f"voyage.goals.{goal}.name")))
            case FightWon():
                told.append(say("voyage_fight.won"))
            case FightLost(outcome=outcome):
                told.append(say(f"voyage_fight.{outcome}"))
            case GoodsChanged(why="fight", amount=amount):
                told.append(say("voyage_fight.gold", count=amount))
            case GoodsChanged(why="lost", amount=amount):
                told.append(say("voyage_fight.gold_lost", count=-amount))
            case BecameFew(card=card):
                told.append(say("voyage_fight.pack_lost", card=services.content.cards[card].name))
            case RankRisen(rank=rank):
                told.append(say("voyage_fight.rank", rank=rank))
    return " ".join(told)


def example(services: Services) -> ResultsScene:
    """Return the results of a fight that was won, and what it has brought."""
    from ..parts.voyage_examples import played_fight, run_until  # noqa: PLC0415

    run = run_until(services, lambda voyage: voyage.fight is not None)
    match = played_fight(run)
    services.file(match)
    return fight_results(services, match, run, run.finish_fight(match))
