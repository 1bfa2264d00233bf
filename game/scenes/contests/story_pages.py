"""The story so far: its scenes in a list, to be read again."""

from game.content import StoryScene
from game.kit import Block, Column, Panel, PanelHead, Words, text_style
from game.play import CHARACTERS

from ..common import Foot, ListRow, RowList, Screen, file_year, list_beside
from ..services import Services
from .contest_matches import person_name, read_climb
from .story_scene import note_seen, open_scenes, scenes_of_story, seen_scenes

_SAID = text_style.BODY.with_changes(size=17, wrap=True)
_BESIDE = 0.42


class StoryPages(Screen):
    """Lists the scenes; one that is not open yet tells who opens it."""

    landscape, dim = "grounds/crossing", 160

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        steps, self.message = read_climb(services)
        self.open = {scene.id for scene in open_scenes(steps)}
        self.at = 0
        self.remake()

    def make(self) -> None:
        """Make the list and the buttons."""
        self.title = self.translate("story.title")
        rows = [self._row(scene) for scene in scenes_of_story()]
        self.list = self.widgets.add(RowList(rows, self._show, lambda _: self.read(), self.at))
        self.back = self.add_button("story.back", self.go_back, "back")
        self.read_button = self.add_main_button("story.read", self.read, "book")
        self.foot = Foot(self.read_button, self.back)

    def _row(self, scene: StoryScene) -> ListRow:
        say = self.translate
        if scene.id not in self.open:
            return ListRow(say("story.shut"), self._opener(scene), "ui/lock")
        new = "" if scene.id in seen_scenes(self.services) else say("story.new")
        return ListRow(say(f"story.{scene.id}.title"), new, "icons/book")

    def _opener(self, scene: StoryScene) -> str:
        """Return whom one beats to open a scene."""
        name = person_name(self.services, CHARACTERS[scene.after - 1])
        return self.translate("story.opens", name=name)

    @property
    def chosen(self) -> StoryScene:
        """The scene at which the list is."""
        return scenes_of_story()[self.at]

    def _show(self, index: int) -> None:
        self.at = index
        self.read_button.enabled = self.chosen.id in self.open
        self.lay_out_anew()

    def read(self) -> None:
        """Tell the chosen scene."""
        if self.chosen.id in self.open:
            self.stack.push(self.services.routes.contests.story(self.chosen))

    def resume(self) -> None:
        """Show that a scene was seen."""
        super().resume()
        self.remake()

    def _told(self) -> list[str]:
        """Return the lines of the chosen scene, each with its speaker."""
        scene, say = self.chosen, self.translate
        if scene.id not in self.open:
            return [self._opener(scene)]
        if scene.id not in seen_scenes(self.services):
            return [say("story.new")]
        return [
            say(
                "fight.says",
                name=person_name(self.services, line.speaker),
                words=say(f"story.{scene.id}.line_{number}"),
            )
            for number, line in enumerate(scene.lines, 1)
        ]

    def spoken_opening(self) -> list[str]:
        """Return what is told of the chosen scene."""
        return self._told()

    def make_body(self) -> Block:
        """Return the list with the words of the chosen scene beside it."""
        title = self.translate(
            f"story.{self.chosen.id}.title" if self.chosen.id in self.open else "story.shut"
        )
        words = Column(*(Words(line, _SAID) for line in self._told()), gap=8.0)
        return list_beside(self.list, Panel(PanelHead(title), words, spring=1.0), _BESIDE)


def example(services: Services) -> StoryPages:
    """Return the story of a player of a year, of which two scenes were seen."""
    file_year(services, 60)
    note_seen(services, [each.id for each in scenes_of_story()[:2]])
    return StoryPages(services)
