"""The prospects of a voyage: its scenario, its goals, the days there are and how long it takes."""

from collections.abc import Sequence

from game.kit import Block, Panel, Row, Space

from ...services import Services
from ..parts.icon_lines import BODY, HEAD, SMALL, STRONG, IconLine, IconLines, lines_beside_face
from ..parts.scenario_words import scenario_goal, scenario_minutes, scenario_name, scenario_text
from ..parts.voyage_pictures import GOALS, goods_icon

_EDGE, _GAP = 18.0, 6.0
#: The radius of a goal's face.
_FACE = 26.0
#: From this growth of the texts on goals are below one another.
_STACKED = 1.3


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
        # What a goal is like, the voice tells, and the chart: here there is room for its face.
        faces = [(f"{GOALS}/{goal}", lines[:1]) for goal, lines in self._goals.items()]
        if len(faces) == 1:
            faces = [(faces[0][0], self._head[1:])]
        goals: Block = Row(
            *(lines_beside_face(face, lines, _FACE) for face, lines in faces), stack=_STACKED
        )
        head = self._head if len(faces) > 1 else self._head[:1]
        told = IconLines(head), goals, IconLines(self._facts)
        return Panel(*told, Space(_GAP, spring=1.0), *below, edge=_EDGE, gap=_GAP)
