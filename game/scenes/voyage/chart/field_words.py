"""What is told of a field of the chart, and where one points to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from game.board import settings_chips
from game.kit import Colours, Point, Pressable, Spoken
from game.voyage import (
    FLAG,
    SPENT,
    ChartField,
    Guard,
    Hex,
    Sail,
    ShownWay,
    TurnUp,
    VisitAgain,
    Voyage,
    course,
    distance,
    guard_of,
    way,
    why_not,
)

from ...services import Services
from ..parts.home_words import COMPASS, place_text
from ..parts.icon_lines import BODY, SMALL, STRONG, IconLine
from ..parts.voyage_pictures import KINDS, goods_icon
from ..parts.voyage_words import (
    ROMAN,
    brief_words,
    guard_picture,
    kind_name,
    place_name,
    refusal_words,
)
from .chart_pictures import FOG_ICON, open_picture, place_picture
from .hex_layout import HexLayout


class FieldWords:
    """Puts in words what is known of a field of a voyage."""

    def __init__(self, services: Services, voyage: Voyage, field: Hex) -> None:
        self._services = services
        self.voyage = voyage
        self.field: ChartField = voyage.chart.fields[field]
        self.hidden = not voyage.is_shown(field) and not self.field.goal
        self.guard: Guard | None = None if self.hidden else guard_of(voyage, field)

    def _say(self, key: str, **values: object) -> str:
        return self._services.translate(f"voyage.chart.{key}", **values)

    @property
    def picture(self) -> str:
        """The picture of what is there."""
        if self.hidden:
            return FOG_ICON
        if self.field.goal and self.guard is not None:
            return guard_picture(self.guard)
        if self.field.place == "open":
            return open_picture(self.field.hex)
        return place_picture(self.field.goal or self.field.place)

    @property
    def title(self) -> str:
        """Its name."""
        if self.hidden:
            return self._say("hidden")
        if self.field.goal:
            return self._services.translate(f"voyage.goals.{self.field.goal}.name")
        return place_name(self._services, self.field.place)

    @property
    def under(self) -> str:
        """The line below its name: its depth, or what has become of it."""
        if self.hidden:
            return ""
        if self.field.goal and self.guard is None and self.field.hex not in self.voyage.beaten:
            return self._say("gone")
        done = self.voyage.done.get(self.field.hex)
        if done is not None:
            return self._say("captured" if done == FLAG else "spent")
        if self.guard is not None:
            return self._say("depth", depth=ROMAN[self.guard.depth])
        return self._say("here") if self.field.hex == self.voyage.fleet else ""

    @property
    def about(self) -> str:
        """Its use."""
        if self.hidden:
            return self._say("hidden_text")
        if self.field.goal:
            return self._services.translate(f"voyage.goals.{self.field.goal}.text")
        if self.voyage.done.get(self.field.hex) == SPENT:
            return ""
        return place_text(self._services, self.voyage, self.field.place)

    def guard_lines(self) -> list[IconLine]:
        """Return who guards it: kind, cards, stronghold, settings, and what changes them."""
        guard = self.guard
        if guard is None:
            return []
        kind = kind_name(self._services, guard.kind)
        head = self._say("guard", kind=kind, cards=self._say("cards", count=guard.cards))
        lines = [IconLine(head, STRONG, f"{KINDS}/{guard.kind}", above=8.0)]
        chips = settings_chips(self._services.content.strings, guard.settings)
        words = [self._say("faces_both" if guard.faces > 1 else "faces_fort")]
        words += [chip.words for chip in chips if chip.name != "bastion"]
        words += [
            self._say(f"more.{why}", count=abs(number), sign="+" if number > 0 else "−")
            for why, number in guard.more
        ]
        lines.append(IconLine(" · ".join(words), SMALL, above=1.0))
        if not guard.goal and not guard.yields:
            lines.append(IconLine(self._say("deeper"), SMALL, above=1.0))
        if ends := self._ends(guard):
            lines.append(IconLine(ends, SMALL, above=1.0, colour=Colours.attention))
        lines.append(self._prize(guard))
        return lines

    def _ends(self, guard: Guard) -> str:
        """Return what makes waiting, or losing, dear at a goal."""
        words = []
        if guard.tomorrow > guard.cards:
            words.append(self._say("tomorrow", count=guard.tomorrow))
        if guard.leaves:
            words.append(self._say("leaves", day=guard.leaves))
        if guard.tries:
            words.append(self._say("tries", count=guard.tries))
        return " ".join(words)

    def _prize(self, guard: Guard) -> IconLine:
        """Return what passing or beating the guard brings."""
        if guard.goal:
            return IconLine(self._say("prize_goal"), BODY, goods_icon("score"))
        if guard.yields:
            words = self._say("yields", count=guard.gold // 2)
            return IconLine(words, BODY, goods_icon("gold"), colour=Colours.positive)
        prize = brief_words(self._services, self.voyage, guard)
        return IconLine(self._say("prize_all", prize=prize), BODY, goods_icon("gold"))

    @property
    def spoken_course(self) -> str:
        """Where it lies from the fleet, for the voice; in the fog how far, too."""
        fleet, field = self.voyage.fleet, self.field.hex
        parts = [
            self._say(f"course.{COMPASS[number]}", count=steps)
            for number, steps in course(fleet, field)
        ]
        if not parts:
            return ""
        words = self._say("from_fleet", course=", ".join(parts))
        return (
            f"{words}, {self._say('way', count=distance(fleet, field))}" if self.hidden else words
        )

    @property
    def spoken(self) -> str:
        """All of it in one go, for the voice."""
        about = "" if self.hidden else self.about
        guard = [line.words for line in self.guard_lines()]
        lines = [self.spoken_course, self.under, about, *guard]
        return " ".join(line if line[-1] in ".!?…" else f"{line}." for line in lines if line)


def spoken_goals(services: Services, voyage: Voyage) -> Iterator[str]:
    """Yield for the voice where each goal lies from the fleet, and how deep its guard is."""
    for goal in voyage.chart.goals:
        words = FieldWords(services, voyage, goal.hex)
        yield f"{words.title}: {words.spoken_course}. {words.under}"


def deed_at(voyage: Voyage, field: Hex) -> Sail | TurnUp | VisitAgain:
    """Return what a press on a field means: sail there, turn its waters up, or visit it again."""
    if field == voyage.fleet:
        return VisitAgain()
    return Sail(field) if voyage.is_shown(field) else TurnUp(voyage.chart.waters_of[field])


def way_to(voyage: Voyage, field: Hex) -> ShownWay | None:
    """Return the way to a field that can be sailed to, if there is one."""
    if field == voyage.fleet or not voyage.is_shown(field) or voyage.end is not None:
        return None
    return way(voyage, field)


def way_line(services: Services, voyage: Voyage, field: Hex) -> IconLine | None:
    """Return the price of the way to a field, or why there is none; None where there is neither."""
    say: Callable[..., str] = services.translate
    deed = deed_at(voyage, field)
    refusal = why_not(voyage, deed)
    if isinstance(deed, VisitAgain):
        if refusal is not None:
            return None
        return IconLine(say("voyage.chart.again"), STRONG, goods_icon("sail"), colour=Colours.gold)
    if refusal is not None:
        words = refusal_words(services, refusal)
        return IconLine(words, STRONG, "icons/cross", 9.0, Colours.refused)
    if isinstance(deed, TurnUp):
        words = say("voyage.chart.turn_up")
        return IconLine(words, STRONG, goods_icon("sail"), 9.0, Colours.gold)
    path = way_to(voyage, field)
    if path is None:
        return None
    key = "way_guard" if path.met else "way"
    words = say(f"voyage.chart.{key}", count=path.sails)
    if path.today < path.sails:
        words = say("voyage.chart.way_days", way=words, count=path.today)
    return IconLine(words, STRONG, goods_icon("sail"), 9.0, Colours.gold)


#: How much smaller than the field the ring of the keyboard is.
_RING = 0.72


class FieldSpot(Pressable):
    """One field; the chart's drawing shows it, the scene says what it is and what a press does."""

    feedback: ClassVar[str] = ""
    # The chart draws the outline of the field that is pointed at.
    ringed: ClassVar[bool] = False

    def __init__(
        self, field: Hex, on_click: Callable[[Hex], None], words: Callable[[Hex], Spoken]
    ) -> None:
        super().__init__(lambda: on_click(field))
        self.field = field
        self._words = words
        self._layout: HexLayout | None = None

    def lie(self, layout: HexLayout) -> None:
        """Move it to where the field lies."""
        self._layout = layout
        self.place(layout.box(self.field).scale_by(_RING))

    def hit(self, pos: Point) -> bool:
        """Tell whether the pointer is on the hexagon."""
        return self.visible and self._layout is not None and self._layout.at(pos) == self.field

    @property
    def spoken(self) -> Spoken:
        """The field, its guard and the way there, in words."""
        return self._words(self.field)
