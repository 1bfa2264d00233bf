"""What a voyage is sailed for: the scenarios to choose from, and the prospects of one."""

from collections.abc import Sequence
from datetime import date
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Fitting,
    Panel,
    Row,
    Space,
    box_at,
    give_feedback,
)
from game.play import Opened, day_attempts, day_voyage
from game.voyage import Scenario

from ...common import EVENING, Foot, ListRow, Screen, list_beside
from ...common.widgets.row_list import RowList
from ...services import Services
from ..chart.hex_layout import place_picture
from ..parts.home_words import scenario_goal, scenario_minutes, scenario_name, scenario_text
from ..parts.icon_lines import BODY, HEAD, SMALL, STRONG, IconLine, IconLines, lines_beside_face
from ..parts.past_voyages import opened_for
from ..parts.voyage_pictures import GOALS, goods_icon
from ..parts.voyage_words import captain_name

#: The entry of the voyage of the day, and what it leaves.
DAY = "day"
_PICTURE, _SHARE, _EDGE = 170.0, 0.5, 24.0
_NAME = HEAD.with_changes(size=27.0)

_AWAITS_EDGE, _GAP = 18.0, 6.0
#: The radius of a goal's face, and where there is room.
_FACE, _LARGE_FACE = 26.0, 35.0
#: From this growth of the texts on goals are below one another.
_STACKED = 1.3


class ScenarioScene(Screen):
    """Lets a scenario be chosen; leaves its id, or ``DAY``; None for the way back."""

    rule: ClassVar[str] = "R16.81"
    music = "music_sea"
    landscape, dim = EVENING, 105
    widest = 1240.0

    def __init__(self, services: Services, opened: Opened, chosen: str) -> None:
        super().__init__(services)
        self.book, self.opened = services.content.voyage, opened
        self.ids = (*self.book.scenarios, DAY)
        self.at = self.ids.index(chosen)
        self.day = day_voyage(date.today(), self.book)
        self.practice = date.today() in day_attempts(services.voyages)
        self.remake()
        self.widgets.focus(self.list)

    @property
    def chosen(self) -> str:
        """The id of the scenario that is looked at, or ``DAY``."""
        return self.ids[self.at]

    @property
    def is_open(self) -> bool:
        """Whether it can be sailed."""
        return self.chosen == DAY or self.chosen in self.opened.scenarios

    def make(self) -> None:
        """Make the list and the buttons."""
        say = self.translate
        self.title = say("setting_out.scenario_title")
        rows = [self._row(each) for each in self.ids]
        self.list = self.widgets.add(
            RowList(rows, self._look, lambda _: self.take(), selected=self.at)
        )
        self.list.called = say("setting_out.scenario_list")
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.take_button = self.add_main_button("setting_out.scenario_take", self.take, "ship")
        self._show()

    def _row(self, scenario: str) -> ListRow:
        say = self.translate
        if scenario == DAY:
            return ListRow(say("setting_out.day_title"), self._day_line, goods_icon("day"))
        numbers = self.book.scenarios[scenario]
        name, picture = scenario_name(self.services, scenario), place_picture(_goal_of(numbers))
        wait = self.opened.wait.get(scenario, 0)
        if wait:
            line = say("setting_out.opens_soon", count=wait)
            return ListRow(name, line, goods_icon("shut"))
        return ListRow(name, scenario_minutes(self.services, numbers.minutes), picture)

    @property
    def _day_line(self) -> str:
        return self.translate(
            "setting_out.day_line",
            scenario=scenario_name(self.services, self.day.scenario),
            captain=captain_name(self.services, self.day.captain),
        )

    def _look(self, index: int) -> None:
        self.at, self.message = index, ""
        self._show()
        self.lay_out_anew()

    def _show(self) -> None:
        key = "begin" if self.chosen == DAY else "scenario_take"
        self.take_button.label = self.translate(f"setting_out.{key}")
        self.take_button.kind = "primary" if self.is_open else "secondary"

    def take(self) -> None:
        """Leave what was chosen, or say what opens it."""
        if self.is_open:
            self.stack.pop(self.chosen)
            return
        give_feedback("error")
        wait = self.opened.wait[self.chosen]
        self.tell(self.translate("setting_out.opens_after", count=wait))

    # The page

    @property
    def _scenario(self) -> Scenario:
        return self.book.scenarios[self.day.scenario if self.chosen == DAY else self.chosen]

    def _lines(self) -> Sequence[IconLine]:
        """Return all that is told of what is looked at."""
        services, say, scenario = self.services, self.translate, self._scenario
        name = scenario_name(services, scenario.id)
        lines = [IconLine(name, _NAME, colour=Colours.gold)]
        if self.chosen == DAY:
            lines[0] = IconLine(say("setting_out.day_title"), _NAME, colour=Colours.gold)
            lines += [IconLine(say("setting_out.day_text"), BODY), IconLine(self._day_line, HEAD)]
        lines.append(IconLine(scenario_text(services, scenario.id), BODY))
        days = say("setting_out.days", count=scenario.days)
        lines += [
            IconLine(scenario_goal(services, scenario.id), BODY, goods_icon("score"), 14.0),
            IconLine(days, BODY, goods_icon("day")),
            IconLine(scenario_minutes(services, scenario.minutes), BODY, "icons/hourglass"),
        ]
        if self.chosen == DAY:
            key = "day_again" if self.practice else "day_first"
            lines.append(IconLine(say(f"setting_out.{key}"), BODY, goods_icon("seed")))
        elif not self.is_open:
            wait = self.opened.wait[self.chosen]
            words = say("setting_out.opens_after", count=wait)
            lines.append(IconLine(words, BODY, goods_icon("shut"), colour=Colours.attention))
        else:
            count = len(scenario.captains)
            words = say("setting_out.captains", count=count)
            lines.append(IconLine(words, SMALL, above=10.0))
        return lines

    def make_body(self) -> Block:
        """Return the list with what is looked at beside it, or below it in large texts."""
        seen = Drawn(self._draw_picture, _PICTURE)
        detail = Panel(seen, Space(8.0), IconLines(self._lines()), edge=_EDGE, tall=(16.0, 16.0))
        return list_beside(self.list, detail, _SHARE)

    def _draw_picture(self, canvas: Canvas, area: pygame.FRect) -> None:
        picture = place_picture(_goal_of(self._scenario))
        box = box_at(area.center, _PICTURE, _PICTURE)
        canvas.image(picture, box, grey=not self.is_open)

    def make_foot(self) -> Foot:
        """Return the way back, and that on."""
        hint = self.translate("setting_out.scenario_foot") if self.opened.wait else ""
        return Foot(self.take_button, self.back_button, hint=hint, message=self.message)

    def spoken_opening(self) -> list[str]:
        """Return the title, and what is looked at."""
        return [self.title, *(line.words for line in self._lines())]

    def spoken_state(self) -> list[str]:
        """Return the same."""
        return self.spoken_opening()


def _goal_of(scenario: Scenario) -> str:
    """Return the goal that stands for a scenario, or the rival."""
    return scenario.goals[0].id if scenario.goals else "rival"


def example(services: Services) -> ScenarioScene:
    """Return the choice of a scenario that is not open yet."""
    return ScenarioScene(services, opened_for(services, ()), "crown")


def example_day(services: Services) -> ScenarioScene:
    """Return the voyage of the day."""
    return ScenarioScene(services, opened_for(services, ()), DAY)


class AwaitsPanel:
    """Tells a scenario; ``locked`` are sentences about what is not open yet, and what opens it."""

    def __init__(
        self,
        services: Services,
        scenario: str,
        goals: Sequence[str],
        days: int,
        minutes: int,
        locked: Sequence[str] = (),
    ) -> None:
        say = services.translate
        self._head = [
            IconLine(scenario_name(services, scenario), HEAD),
            # Of several goals each says itself how the voyage is won.
            IconLine(scenario_text(services, scenario), BODY)
            if len(goals) > 1
            else IconLine(scenario_goal(services, scenario), BODY),
        ]
        self._goals = {
            goal: [
                IconLine(say(f"voyage.goals.{goal}.name"), STRONG),
                IconLine(say(f"voyage.goals.{goal}.text"), SMALL, above=0.0),
            ]
            for goal in goals
        }
        facts = say("setting_out.days", count=days), scenario_minutes(services, minutes)
        self._facts = [
            IconLine(" · ".join(facts), BODY, goods_icon("day")),
            *(IconLine(words, BODY, goods_icon("shut")) for words in locked),
        ]

    @property
    def spoken(self) -> list[str]:
        """All of it for the voice, a goal with what it is."""
        goals = [". ".join(line.words for line in lines) for lines in self._goals.values()]
        return [line.words for line in self._head] + goals + [line.words for line in self._facts]

    def panel(self, *below: Block) -> Panel:
        """Return the panel, with what others lay ``below``, at its foot."""
        # Where there is no room for what a goal is like, the voice tells it, and the chart.
        head, faces = self._head, {f"{GOALS}/{goal}": lines for goal, lines in self._goals.items()}
        if len(faces) == 1:
            head, faces = head[:1], dict.fromkeys(faces, head[1:])
        large = [lines_beside_face(face, lines, _LARGE_FACE) for face, lines in faces.items()]
        small = [lines_beside_face(face, lines[:1], _FACE) for face, lines in faces.items()]
        told = (
            Column(IconLines(head), *goals, IconLines(self._facts), gap=_GAP)
            for goals in (large, [Row(*small, stack=_STACKED)])
        )
        return Panel(Fitting(*told, spring=1.0), *below, edge=_AWAITS_EDGE, gap=_GAP)
