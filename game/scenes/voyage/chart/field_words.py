"""What is told of a field of the chart: what lies there, its guard, the way."""

from collections.abc import Callable, Iterator

from game.board import settings_chips
from game.kit import Colours
from game.voyage import (
    FLAG,
    ChartField,
    Guard,
    Hex,
    Sail,
    ShownWay,
    TurnUp,
    VisitAgain,
    Voyage,
    distance,
    goal_points,
    guard_of,
    hidden_fields,
    way,
    why_not,
    worst_on_the_way,
)

from ...services import Services
from ..parts.home_words import course_words, place_text
from ..parts.icon_lines import BODY, SMALL, STRONG, IconLine
from ..parts.voyage_pictures import CAPTAINS, KINDS, goods_icon
from ..parts.voyage_words import (
    ROMAN,
    brief_words,
    captain_name,
    faces_words,
    goal_wins,
    guard_about,
    guard_name,
    guard_picture,
    kind_name,
    place_name,
    refusal_words,
)
from ..parts.voyage_words import guard_lines as guard_strength
from .hex_layout import FLAG as CHART_FLAG
from .hex_layout import FOG_ICON, SUNKEN, open_picture, place_picture
from .place_words import PlaceWords, may_hold_bell, sinking_day


class FieldWords:
    """Puts in words what is known of a field of a voyage."""

    def __init__(self, services: Services, voyage: Voyage, field: Hex) -> None:
        self._services = services
        self.voyage = voyage
        self.field: ChartField = voyage.chart.fields[field]
        self._place = PlaceWords(services, voyage, self.field)
        self.hidden = not voyage.is_shown(field) and not self.field.goal
        self.sunk = voyage.is_sunk(field)
        off = self.hidden or self.sunk
        self.guard: Guard | None = None if off else guard_of(voyage, field)

    def _say(self, key: str, **values: object) -> str:
        return self._services.translate(f"voyage.chart.{key}", **values)

    @property
    def picture(self) -> str:
        """The picture of what is there."""
        if self.hidden:
            return FOG_ICON
        if self.guard is not None and (self.guard.goal or self.guard.captain):
            return guard_picture(self.guard)
        if self.sunk:
            return SUNKEN
        if self.field.place == "open":
            return open_picture(self.field.hex)
        return place_picture(self.field.goal or self.field.place)

    @property
    def sight(self) -> str:
        """What is there as a painting shows it, "" for what is hidden."""
        return "" if self.hidden else self.field.goal or self.field.place

    @property
    def _goal(self) -> str:
        """The goal that stands there, or was drawn there; "" for none."""
        return self.guard.goal if self.guard is not None else self.field.goal

    @property
    def title(self) -> str:
        """Its name."""
        if self.hidden:
            return self._say("hidden")
        if self.guard is not None and self.guard.captain:
            return captain_name(self._services, self.guard.captain)
        if goal := self._goal:
            return self._services.translate(f"voyage.goals.{goal}.name")
        return place_name(self._services, self.field.place)

    @property
    def under(self) -> str:
        """The line below its name: its depth, or what has become of it."""
        if self.hidden:
            return ""
        if self.guard is not None and self.guard.captain:
            return guard_about(self._services, self.voyage, self.guard)
        if self.sunk:
            return self._say("sunk")
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
        if goal := self._goal:
            return self._services.translate(f"voyage.goals.{goal}.text")
        if self.sunk or self.field.hex in self.voyage.done:
            return ""
        return place_text(self._services, self.voyage, self.field.place)

    def place_lines(self) -> list[IconLine]:
        """Return what the place gives and asks, and what happens there on another day."""
        lines = [] if self.hidden or self.sunk else self._place.lines()
        signs = []
        if may_hold_bell(self.voyage, self.field):
            signs.append(("bell_here", place_picture("bell")))
        rival = self.voyage.rival
        here = rival is not None and not rival.out and rival.fleet == self.field.hex
        if rival is not None and here and not self.hidden and not self.guard:
            words = self._say(
                "rival_here", captain=captain_name(self._services, rival.captain), rank=rival.rank
            )
            face = f"{CAPTAINS}/{rival.captain}"
            lines.append(IconLine(words, STRONG, face, colour=Colours.attention))
        if self.voyage.aboard and self.field.hex == self.voyage.chart.harbour:
            signs.append(("bell_home", place_picture("bell")))
        if self._goal and self.field.hex in self.voyage.beaten and self._flags_needed:
            signs.append(("flags_left", CHART_FLAG))
        for key, picture in signs:
            words = self._say(key, need=self._flags_needed, flags=len(self.voyage.flags))
            lines.append(IconLine(words, STRONG, picture, colour=Colours.gold))
        if day := sinking_day(self.voyage, self.field):
            words = self._say("sinks", day=day)
            lines.append(IconLine(words, STRONG, goods_icon("day"), colour=Colours.attention))
        return lines

    @property
    def _flags_needed(self) -> int:
        """How many flags its goal asks for, 0 for none or where they fly already."""
        goals = self.voyage.scenario.goals
        need = next((goal.flags for goal in goals if goal.id == self._goal), 0)
        return need if len(self.voyage.flags) < need else 0

    def guard_lines(self) -> list[IconLine]:
        """Return who guards it: kind, cards, stronghold, settings, and what changes them."""
        guard = self.guard
        if guard is None:
            return []
        if guard.captain:
            return guard_strength(self._services, guard)
        kind = kind_name(self._services, guard.kind)
        head = self._say("guard", kind=kind, cards=self._say("cards", count=guard.cards))
        # A goal has its own face at the head of the panel; the others stand beside these lines.
        sign = f"{KINDS}/{guard.kind}" if guard.goal and guard.kind else ""
        lines = [IconLine(head, STRONG, sign, above=8.0)]
        chips = settings_chips(self._services.content.strings, guard.settings)
        words = [faces_words(self._services, guard)]
        if guard.packs:
            words.append(self._services.translate("voyage_end.parts.pack", count=guard.packs))
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
        if guard.tomorrow > guard.cards and self._waits(guard):
            words.append(self._say("tomorrow", count=guard.tomorrow))
        words += self._stirring(guard)
        if guard.leaves:
            words.append(self._say("leaves", day=guard.leaves))
        if guard.tries:
            words.append(self._say("tries", count=guard.tries))
        return " ".join(words)

    def _waits(self, guard: Guard) -> bool:
        """Tell whether a goal grows from day to day, and there is another day."""
        goals = self.voyage.scenario.goals
        grows = any(goal.waiting_cards for goal in goals if goal.id == guard.goal)
        return grows and self.voyage.day < self.voyage.days

    def _stirring(self, guard: Guard) -> Iterator[str]:
        """Yield what a goal does by itself: it grows weaker, takes flags, comes to the harbour."""
        voyage = self.voyage
        goal = next((each for each in voyage.scenario.goals if each.id == guard.goal), None)
        if goal is None:
            return
        if goal.village_points:
            points = goal_points(voyage, goal)
            yield self._say("villages", least=goal.least_points, points=points)
        if every := goal.takes_flags:
            day = (voyage.day // every + 1) * every
            if day <= voyage.days:
                yield self._say("takes_flags", day=day)
        if goal.comes and not voyage.come:
            yield self._say("comes")

    def _prize(self, guard: Guard) -> IconLine:
        """Return what passing or beating the guard brings."""
        if guard.goal:
            key, values = goal_wins(self.voyage, guard)
            return IconLine(self._say(f"prize_{key}", **values), BODY, goods_icon("score"))
        if guard.yields:
            words = self._say("yields", count=guard.gold // 2)
            return IconLine(words, BODY, goods_icon("gold"), colour=Colours.positive)
        prize = brief_words(self._services, self.voyage, guard)
        return IconLine(self._say("prize_all", prize=prize), BODY, goods_icon("gold"))

    @property
    def spoken_course(self) -> str:
        """Where it lies from the fleet, for the voice; in the fog how far, too."""
        fleet, field = self.voyage.fleet, self.field.hex
        parts = course_words(self._services, fleet, field)
        if not parts:
            return ""
        words = self._say("from_fleet", course=parts)
        return (
            f"{words}, {self._say('way', count=distance(fleet, field))}" if self.hidden else words
        )

    @property
    def spoken(self) -> str:
        """All of it in one go, for the voice."""
        about = "" if self.hidden else self.about
        told = [line.words for line in (*self.place_lines(), *self.guard_lines())]
        lines = [self.spoken_course, self.under, about, *told]
        return " ".join(line if line[-1] in ".!?…" else f"{line}." for line in lines if line)


def spoken_goals(services: Services, voyage: Voyage) -> Iterator[str]:
    """Yield for the voice where each goal lies from the fleet, and how deep its guard is."""
    for goal in voyage.chart.goals:
        words = FieldWords(services, voyage, goal.hex)
        yield f"{words.title}: {words.spoken_course}. {words.under}"
    if fields := hidden_fields(voyage):
        yield services.translate("voyage.chart.bell_hidden", count=len(fields))


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
        why = [refusal_words(services, refusal), *_worst_words(services, voyage, field)]
        return IconLine(" ".join(why), STRONG, "icons/cross", 9.0, Colours.refused)
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


def _worst_words(services: Services, voyage: Voyage, field: Hex) -> Iterator[str]:
    """Yield which guard has to be beaten before a field is reached, if that is all it takes."""
    place = worst_on_the_way(voyage, field)
    guard = None if place is None else guard_of(voyage, place)
    if guard is not None and not guard.captain:
        yield services.translate(
            "voyage.chart.worst", guard=guard_name(services, guard), depth=ROMAN[guard.depth]
        )
