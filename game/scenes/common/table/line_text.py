"""The master's line in words: what each step is, and why it is taken."""

from game.board import MatchLog, source_name
from game.content import Strings
from game.play import LineStep, StepReason
from game.rules import Press

#: Values that are ids of texts, and where those are.
_IDS = {"ability": "abilities.{}.name", "stronghold": "card_types.{}"}


class LineText:
    """Puts the steps of a side's line in words; lists and lanes read as in the log."""

    def __init__(self, strings: Strings, match_log: MatchLog) -> None:
        self.strings = strings
        self.match_log = match_log

    def step(self, step: LineStep, side: int) -> str:
        """Return what is done in a step of the line of ``side``."""
        values: dict[str, object] = {}
        if step.card is not None:
            values |= {"card": step.card.name, "lane": self.match_log.bridge(side, step.lane)}
        if step.cards:
            values["cards"] = self.match_log.listed([card.name for card in step.cards])
        key = f"{step.kind}_end" if step.cards and step.ends else step.kind
        pressed = step.actions[0]
        if isinstance(pressed, Press):
            relic = source_name(self.strings, self.match_log.fight.source(pressed.index))
            return self._press(step, side, {"relic": relic})
        if step.aimed is not None:
            target, (owner, lane, position) = step.aimed
            key = "cast_own" if owner == side else "cast"
            values |= {"target": target.name, "place": self._place(owner, lane, position)}
        return self.strings.text(f"hint.steps.{key}", **values)

    def _press(self, step: LineStep, side: int, values: dict[str, object]) -> str:
        """Return which press is used, and on whom or which lane."""
        if step.aimed is not None:
            return self.strings.text("hint.steps.press_card", target=step.aimed[0].name, **values)
        if step.lane >= 0:
            lane = self.match_log.bridge(side, step.lane)
            return self.strings.text("hint.steps.press_lane", lane=lane, **values)
        return self.strings.text("hint.steps.press", **values)

    def reasons(self, step: LineStep) -> list[str]:
        """Return the reasons for a step, the weightiest first."""
        return [self._reason(reason) for reason in step.reasons]

    def _reason(self, reason: StepReason) -> str:
        values = {name: self._value(name, value) for name, value in reason.values}
        return self.strings.text(f"hint.reasons.{reason.code}", **values)

    def _value(self, name: str, value: int | str | tuple[str, ...]) -> object:
        if isinstance(value, tuple):
            return self.match_log.listed(value)
        return self.strings.text(_IDS[name].format(value)) if name in _IDS else value

    def _place(self, side: int, lane: int, position: int) -> str:
        """Return where a creature stands: in front, or how far behind, at which bridge."""
        number, name = position + 1, self.match_log.bridge(side, lane)
        where = "behind" if position else "front"
        if f"hint.places.{number}" in self.strings:
            where = str(number)
        return self.strings.text(f"hint.places.{where}", lane=name, number=number)
