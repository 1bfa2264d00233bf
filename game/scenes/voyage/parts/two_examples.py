"""Voyages of two captains for pictures: a rival in sight, allies, two persons who meet."""

from game.kit import Scene
from game.play import VoyageRun
from game.voyage import VoyageHeader

from ...services import Services
from ..before_fight.before_fight_scene import BeforeFightScene
from ..chart.chart_examples import SampleOutlooks, sample_rival, sample_run
from ..chart_scene import ChartScene
from ..ending.voyage_end_scene import VoyageEndScene
from .two_captains import captain_curtain
from .voyage_examples import SampleHandOutlooks, fighting_deed, sailed_by_chance

ALLIES = VoyageHeader("crown", "fair", "mirel", 3, ally="tavi")
APART = VoyageHeader("two_captains", "fair", "odo", 1, against="peg")
_SEEDS = 60


def example_voyage_chart_rival(services: Services) -> ChartScene:
    """Return a voyage against a rival captain, whose fleet and flags are in sight."""
    return ChartScene(services, sample_rival(services), outlooks=SampleOutlooks())


def example_voyage_chart_allies(services: Services) -> ChartScene:
    """Return a voyage of two captains with one fleet, on its third day."""
    return ChartScene(services, sample_run(services, 3, ALLIES), outlooks=SampleOutlooks())


def example_before_fight_allies(services: Services) -> BeforeFightScene:
    """Return the choice of the second hand of allies."""
    scene = BeforeFightScene(services, _until(services, ALLIES), SampleHandOutlooks(44))
    return _second(scene)


def example_before_fight_captains(services: Services) -> BeforeFightScene:
    """Return the choice of a hand by a captain who meets a rival."""
    header = VoyageHeader("two_captains", "fair", "odo", 1)
    return BeforeFightScene(
        services, _until(services, header, meeting=True), SampleHandOutlooks(31)
    )


def example_before_fight_persons(services: Services) -> BeforeFightScene:
    """Return the choice of a hand by the second of two persons whose captains meet."""
    scene = BeforeFightScene(
        services, _until(services, APART, meeting=True), SampleHandOutlooks(31)
    )
    return _second(scene)


def example_voyage_fight_allies(services: Services) -> Scene:
    """Return the table of a fight of allies as it begins."""
    return _begun(services, _until(services, ALLIES))


def example_voyage_fight_captains(services: Services) -> Scene:
    """Return the table of a duel of two persons whose captains meet."""
    return _begun(services, _until(services, APART, meeting=True))


def example_voyage_day_of(services: Services) -> Scene:
    """Return the curtain between the days of two persons."""
    voyage = sample_run(services, 2, APART).voyage
    assert voyage.beside is not None
    pair = voyage.beside, voyage
    return captain_curtain(services, pair, lambda: None, "voyage.chart.day_of")


def _begun(services: Services, run: VoyageRun) -> Scene:
    """Return the fight before the fleet, begun with the usual hands."""
    deed = fighting_deed(run.voyage)
    assert deed is not None
    run.submit(deed)
    return services.routes.voyage_fight(run)


def example_voyage_end_apart(services: Services) -> VoyageEndScene:
    """Return the end of a voyage of two persons against each other."""
    voyages, deeds = sailed_by_chance(services.content, APART, lost=False)
    run = VoyageRun.new(services.content, APART, services.voyages)
    for deed in deeds[: len(voyages) - 1]:
        run.submit(deed)
    return VoyageEndScene(services, run, SampleHandOutlooks(31))


def _second(scene: BeforeFightScene) -> BeforeFightScene:
    scene.choose_second()
    return scene


def _until(services: Services, header: VoyageHeader, *, meeting: bool = False) -> VoyageRun:
    """Return a voyage that stands before a guard, or before the other captain, by chance.

    Raises ``LookupError`` where chance does not lead there.
    """
    for seed in range(header.seed, header.seed + _SEEDS):
        sailed = VoyageHeader(
            header.scenario, header.difficulty, header.captain, seed,
            ally=header.ally, against=header.against,
        )  # fmt: skip
        voyages, deeds = sailed_by_chance(services.content, sailed, lost=False)
        for at, voyage in enumerate(voyages):
            if voyage.before_guard and not voyage.choices and bool(voyage.meeting) == meeting:
                run = VoyageRun.new(services.content, sailed, services.voyages)
                for deed in deeds[:at]:
                    run.submit(deed)
                return run
    raise LookupError("no voyage comes there by chance")
