"""The ways to and between the screens of the climb, its story and the cup."""
# ruff: noqa: PLC0415

from game.content import StoryScene
from game.kit import Scene
from game.play import Match

from ..services import Services


class ContestRoutes:
    """Gives the scene that each way leads to, new and ready to be shown."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def climb(self, after: str = "") -> Scene:
        """Return the climb to the Warden, ``after`` a match with this character."""
        from .climb_scene import ClimbScene

        return ClimbScene(self._services, after)

    def cup(self) -> Scene:
        """Return the cup that is under way, or the choice of a new one."""
        from .cup_scene import CupScene

        return CupScene(self._services)

    def story(self, scene: StoryScene | None = None) -> Scene:
        """Return a scene of the story of the climb, or all of them in a list."""
        from .story_pages import StoryPages
        from .story_scene import StoryTeller

        return StoryPages(self._services) if scene is None else StoryTeller(self._services, scene)

    def planned(self, match: Match) -> Scene | None:
        """Return where a match of a contest was begun; None for another match."""
        from game.play import CLIMB

        from .contest_matches import contest_of

        cup = contest_of(self._services, match)
        if cup is None:
            return None
        return self.climb() if cup == CLIMB else self.cup()

    def results(self, match: Match) -> Scene | None:
        """Return the results of a match of a contest; None for another match."""
        from .contest_results import contest_results

        return contest_results(self._services, match)
