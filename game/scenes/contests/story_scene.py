"""A scene of the story: two persons and what they say, line by line, before a painted ground."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import ClassVar

import pygame

from game.board import draw_portrait
from game.content import StoryScene, load_story
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Panel,
    PanelHead,
    Row,
    SceneStack,
    Space,
    Viewport,
    Words,
    box_at,
    grown,
    text_style,
)
from game.play import ClimbStep, ProfileError

from ..common import Foot, Screen
from ..services import Services
from .contest_matches import OWN, THEIRS, face_of, person_name

#: The preference that holds the ids of the scenes that were seen.
_SEEN = "story_seen"

scenes_of_story = cache(load_story)

#: The radius of a face that speaks and of one that listens, and how opaque the latter is.
_SPEAKS, _LISTENS, _QUIET = 118.0, 92.0, 165
#: The height of the faces at least, and how far each is from the middle, as a share of the width.
_FACES, _APART, _WIDEST = 250.0, 0.24, 900.0
_LINE = text_style.BODY_INK.with_changes(size=23, wrap=True)


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


class StoryTeller(Screen):
    """Tells a scene; every line waits until the player goes on, and all of it can be skipped."""

    dim = 60
    accepts = True
    keys: ClassVar[dict[str, str]] = {"accept": "story.next", "back": "story.skip"}

    def __init__(self, services: Services, scene: StoryScene, at: int = 0) -> None:
        super().__init__(services)
        self.scene, self.at = scene, at
        self.landscape = f"grounds/{scene.ground}"
        self.remake()

    def make(self) -> None:
        """Make the ways on."""
        self.title = self.translate(f"story.{self.scene.id}.title")
        self.skip = self.add_button("story.skip", self.go_back, "skip")
        self.onward = self.add_main_button("story.next", self.go_on)

    def enter(self, stack: SceneStack) -> None:
        """Keep that the scene was seen: who skips it is not told it again."""
        super().enter(stack)
        note_seen(self.services, [self.scene.id])

    def go_on(self) -> None:
        """Tell the next line, or leave after the last."""
        if self.at + 1 == len(self.scene.lines):
            self.stack.pop()
            return
        self.at += 1
        self.lay_out_anew()

    # Words

    @property
    def words(self) -> str:
        """The line that is told now."""
        return self.translate(f"story.{self.scene.id}.line_{self.at + 1}")

    @property
    def speaker(self) -> str:
        """The name of who tells it, with the number of a character."""
        return person_name(self.services, self.scene.lines[self.at].speaker)

    @property
    def told(self) -> str:
        """The line with its speaker, for the voice."""
        return self.translate("fight.says", name=self.speaker, words=self.words)

    def spoken_opening(self) -> list[str]:
        """Return the first line."""
        self._told_before = self.told
        return [self.told]

    def spoken_news(self) -> list[str]:
        """Return the line that has come."""
        before, self._told_before = self._told_before, self.told
        return [self.told] if self.told != before else []

    # The picture

    def make_body(self) -> Block:
        """Return the faces over the words."""
        faces = Drawn(self._draw_faces, self._faces_high, spring=1.0)
        words = Panel(
            PanelHead(self.speaker),
            Words(self.words, _LINE, least=grown(84.0)),
            paper="parchment",
            edge=26.0,
        )
        return Column(faces, Row(words, most=_WIDEST), Space(8.0))

    def _faces_high(self, _view: Viewport, _width: float) -> float:
        return _FACES

    def make_foot(self) -> Foot:
        """Return the ways on, and how many lines there are."""
        count = self.translate("story.count", n=self.at + 1, of=len(self.scene.lines))
        return Foot(self.onward, self.skip, hint=count)

    def _draw_faces(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw who speaks large and bright; who spoke last stands across."""
        line = self.scene.lines[self.at]
        for who in self._present():
            speaks = who == line.speaker
            radius = min(_SPEAKS if speaks else _LISTENS, area.height / 2 - 4)
            side = self._side(who)
            way = -1 if side == OWN else 1
            middle = area.centerx + way * _APART * area.width, area.centery
            if speaks:
                light = box_at(middle, 2 * radius)
                canvas.glow(light, Colours.gold, strength=130, spread=26, radius=radius)
            with canvas.shifted(0, 0, alpha=255 if speaks else _QUIET):
                draw_portrait(
                    canvas,
                    face_of(self.services, who),
                    side,
                    middle,
                    radius,
                    feeling=self._mood(who),
                )

    def _present(self) -> list[str]:
        """Return who stands there now: the speaker, and who spoke last from the other side."""
        speaker = self.scene.lines[self.at].speaker
        near = [*reversed(self.scene.lines[: self.at]), *self.scene.lines[self.at :]]
        other = next(
            (each.speaker for each in near if self._side(each.speaker) != self._side(speaker)), None
        )
        return [speaker] if other is None else [other, speaker]

    def _side(self, who: str) -> int:
        """Return where somebody stands: those who are there stand left and right by turns."""
        there = list(dict.fromkeys(each.speaker for each in self.scene.lines))
        return (OWN, THEIRS)[there.index(who) % 2]

    def _mood(self, who: str) -> str:
        """Return how somebody looks: as at the line said last, or calm before any."""
        said = [each.mood for each in self.scene.lines[: self.at + 1] if each.speaker == who]
        return said[-1] if said else ""


def example(services: Services) -> StoryTeller:
    """Return the middle of a scene."""
    return StoryTeller(services, scenes_of_story()[1], at=3)


def example_last(services: Services) -> StoryTeller:
    """Return the last scene at a line of the player."""
    return StoryTeller(services, scenes_of_story()[-1], at=4)
