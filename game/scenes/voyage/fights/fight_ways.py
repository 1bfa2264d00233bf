"""The ways into and out of a voyage's fight, and its results with what it has brought."""

from collections.abc import Sequence

from game.content import ContentError
from game.kit import Scene
from game.play import Match, Seat, VoyageRun, figure_seat
from game.rules import DRAW, NOBODY, PLAYER, to_act
from game.voyage import (
    RIVAL,
    BecameFew,
    FightLost,
    FightWon,
    GoodsChanged,
    RankRisen,
    RivalBeaten,
    Voyage,
    VoyageEnded,
    VoyageEvent,
    guard_of,
)

from ...common import player_names, solo_seats
from ...match.dialogs.match_dialogs import MatchWays
from ...match.fight.fight_stakes import FightStakes, Stake
from ...match.fight.speakers import speakers_of
from ...results.ending import Onward
from ...results.results_scene import ResultsScene
from ...services import Services
from ..parts.icon_lines import IconLine
from ..parts.voyage_pictures import SEA_MUSIC, ground_of_field, sight_of_field, sound_of_field
from ..parts.voyage_words import (
    brief_words,
    guard_about,
    guard_name,
    guard_picture,
    lost_lines,
    won_lines,
)
from .hand_laying_scene import fight_table


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


class FightWays(MatchWays):
    """Leads from the fight of ``run`` back to its chart; giving it up is to withdraw (R16.27)."""

    leave = "to_chart"
    give_up = "withdraw"

    def __init__(self, services: Services, match: Match, run: VoyageRun) -> None:
        super().__init__(services, match)
        self.run = run
        if run.voyage.fight is not None:
            self.ground = ground_of_field(run.voyage, run.voyage.fight.field)
        if run.voyage.beside is not None and not run.voyage.meeting:
            # Whoever has sailed there; captains who meet have passed the screen on.
            self.opener = PLAYER

    def ending(self) -> Scene:
        """Tell the voyage how the fight has ended, and return its results."""
        try:
            events = self.run.finish_fight(self.match)
        except ContentError as problem:
            # The record of the fight is kept: the voyage hears of it when it is gone on with.
            return _menu(self.services, self.run, problem)
        self.services.count_voyage(self.run)
        return fight_results(self.services, self.match, self.run, events)

    def left(self) -> Scene:
        """Return the chart; the fight is gone on with from there."""
        self.match.close()
        return self.services.routes.voyage(self.run)

    def giving_up(self) -> str:
        """Return the same; whoever plays the guard concedes, and no fleet goes back (R16.93)."""
        side = to_act(self.match.position)
        alone = self.run.voyage.beside is None or self.run.voyage.meeting
        return self.give_up if alone or side in (NOBODY, PLAYER) else "concede"

    def sitter(self, side: int) -> tuple[Seat, str]:
        """Return the other captain for a guard that the other person plays (R16.93)."""
        seat, why = super().sitter(side)
        beside = self.run.voyage.beside
        if beside is None or seat.figure.startswith("captains/"):
            return seat, why
        return figure_seat(seat, "captains", beside.captain), "hand_over.plays_guard"


def stakes_of(services: Services, voyage: Voyage) -> FightStakes:
    """Return who the guard of the fight under way is, and what either end brings."""
    assert voyage.fight is not None
    guard = guard_of(voyage, voyage.fight.field)
    assert guard is not None
    return FightStakes(
        guard_name(services, guard),
        guard_about(services, voyage, guard),
        guard_picture(guard),
        brief_words(services, voyage, guard),
        _stakes(won_lines(services, voyage, guard)),
        _stakes(lost_lines(services, voyage, guard)),
        heard=sound_of_field(voyage, voyage.fight.field),
        sight=sight_of_field(voyage, voyage.fight.field),
    )


def _stakes(lines: list[IconLine]) -> tuple[Stake, ...]:
    return tuple(Stake(line.words, line.icon) for line in lines)


def fight_scene(services: Services, run: VoyageRun) -> Scene:
    """Return the fight of ``run`` that waits: its table, or its results where it is over already.

    Where it cannot be saved, return the menu, which says why.
    """
    stakes = stakes_of(services, run.voyage)
    seat, _ = solo_seats(services.settings)
    try:
        match = run.begin_fight(seat)
        ways = FightWays(services, match, run)
        if match.result is None:
            return fight_table(services, match, ways, stakes)
    except ContentError as problem:
        return _menu(services, run, problem)
    return ways.ending()


def _menu(services: Services, run: VoyageRun, problem: ContentError) -> Scene:
    """Return the menu, which tells a problem; the voyage is gone on with from there."""
    services.problems.append(str(problem))
    run.close()
    return services.routes.menu("voyage")
