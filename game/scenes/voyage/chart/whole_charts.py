"""Charts for pictures: a first day, and the middle of each scenario with its marks."""

from functools import partial

from game.voyage import EndDay

from ...services import Services
from ..chart_scene import ChartScene
from .chart_examples import SampleOutlooks, find_field, sample_run, whole_run


def example_new(services: Services) -> ChartScene:
    """Return a voyage on its first day."""
    return ChartScene(services, sample_run(services, 1), outlooks=SampleOutlooks())


def example_whole(
    services: Services, scenario: str = "crown", day: int = 7, at: str = "goal"
) -> ChartScene:
    """Return a voyage of the whole chart, with the keyboard on a place."""
    run = whole_run(services, scenario, day)
    scene = ChartScene(services, run, outlooks=SampleOutlooks())
    scene.widgets.focus(scene.spots[find_field(run.voyage, at)], show=True)
    return scene


def example_omen(services: Services) -> ChartScene:
    """Return an even day whose omen is read."""
    scene = ChartScene(services, sample_run(services, 3), outlooks=SampleOutlooks())
    scene.flow.submit(EndDay())
    scene.flow.story.skip()
    return scene


#: The buoys read, waters that went down, and the last day of a goal that comes.
example_bell = partial(example_whole, scenario="drowned_bell", day=6, at="asked")
example_sunk = partial(example_whole, scenario="sinking_isles", day=8, at="sinking")
example_come = partial(example_whole, scenario="overlord", day=0, at="harbour")
