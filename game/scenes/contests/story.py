"""The story as a player knows it: which scenes are open, and which were seen."""

from collections.abc import Iterable, Sequence
from functools import cache

from game.content import StoryScene, load_story
from game.play import ClimbStep, ProfileError

from ..services import Services

#: The preference that holds the ids of the scenes that were seen.
_SEEN = "story_seen"

scenes_of_story = cache(load_story)


def open_scenes(steps: Sequence[ClimbStep]) -> list[StoryScene]:
    """Return the scenes that the steps of the climb have opened: each tells of who was beaten."""
    won = {0, *(step.number for step in steps if step.wins)}
    return [scene for scene in scenes_of_story() if scene.after in won]


def seen_scenes(services: Services) -> list[str]:
    """Return the ids of the scenes that were seen."""
    try:
        return services.profile.words(_SEEN)
    except ProfileError:
        return []


def unseen_scene(services: Services, scenes: Iterable[StoryScene]) -> StoryScene | None:
    """Return the first scene that was not seen."""
    seen = set(seen_scenes(services))
    return next((scene for scene in scenes if scene.id not in seen), None)


def note_seen(services: Services, scenes: Iterable[str]) -> None:
    """Keep that scenes were seen, where the profile can be written."""
    seen = seen_scenes(services)
    new = [each for each in scenes if each not in seen]
    if new:
        services.attempt(lambda: services.profile.set_preference(_SEEN, [*seen, *new]), None)
