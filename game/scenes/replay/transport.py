"""The buttons and the bar that lead through a replay."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from game.kit import (
    Block,
    Canvas,
    Colours,
    CycleChoice,
    Item,
    Point,
    Pressable,
    Row,
    Sizes,
    box_at,
    grown,
)

from .replay_board import REPLAY_SPEEDS, Playhead
from .replay_parts import BESIDE, ROW, ReplayPart, views_of

_STEP, _PLAY = 48.0, 74.0
_SPEED, _VIEW = 138.0, 300.0


#: The place of the sign that plays among the others.
_MIDDLE = 3


class Transport(ReplayPart):
    """The buttons below the time line: how fast, where to, and by whom the match is seen."""

    def __init__(self, translate: Callable[..., str], playhead: Playhead) -> None:
        self._translate = translate
        self._playhead = head = playhead
        signs: tuple[tuple[Sign, str, Callable[[], None]], ...] = (
            ("|<", "first", lambda: head.go_to(0)),
            ("<<", "turn_back", lambda: head.step_turn(-1)),
            ("<", "back_one", lambda: head.step(-1)),
            ("play", "play", head.toggle),
            (">", "on_one", lambda: head.step(1)),
            (">>", "turn_on", lambda: head.step_turn(1)),
            (">|", "to_end", lambda: head.go_to(head.playback.last)),
        )
        self.signs = [
            TransportButton(sign, act, translate(f"replay.hints.{hint}"))
            for sign, hint, act in signs
        ]
        self.play = self.signs[_MIDDLE]
        self.speed = CycleChoice(
            "",
            [f"{speed:g}×" for speed in REPLAY_SPEEDS],
            REPLAY_SPEEDS.index(head.speed),
            lambda index: head.set_speed(REPLAY_SPEEDS[index]),
            hint=translate("replay.speed_hint"),
        )
        self.views = views_of(translate, head.board.names, head.playback.moments[0].position)
        self.view = CycleChoice(
            "",
            [view.label for view in self.views],
            next(place for place, view in enumerate(self.views) if view.side is None),
            lambda _index: self._look(),
            hint=translate("replay.view_hint"),
        )
        # One hand alone has nothing to choose from.
        self.view.visible = not head.playback.moments[0].position.solo
        self.widgets = (*self.signs, self.speed, self.view)

    @property
    def seen_by(self) -> int | None:
        """The side that the match is seen as, or None where all hands lie open."""
        return self.views[self.view.index].side

    def see_as(self, view: int) -> None:
        """Look at the match as by one of the choices."""
        self.view.index = view
        self._look()

    def _look(self) -> None:
        view = self.views[self.view.index]
        self._playhead.look_from(view.side, turning=view.turning)

    def refresh(self) -> None:
        """Let the buttons do only what leads anywhere."""
        head = self._playhead
        self.speed.index = REPLAY_SPEEDS.index(head.speed)
        self.play.sign = "pause" if head.playing else "play"
        self.play.hint = self._translate(f"replay.hints.{self.play.sign}")
        for number, button in enumerate(self.signs):
            leads = head.number > 0 if number < _MIDDLE else not head.at_end
            button.enabled = leads or number == _MIDDLE

    @property
    def is_beside(self) -> bool:
        """Whether the choice of the hands has no room beside the signs: it is below the log."""
        return grown(1.0) > BESIDE

    def block(self) -> Block:
        """Return the signs in the middle, and the choices at the ends."""
        widths = [_PLAY if button is self.play else _STEP for button in self.signs]
        signs = Row(
            *(Item(button, ROW) for button in self.signs),
            gap=Sizes.gap_small,
            shares=lambda _: widths,
        )
        taken = sum(widths) + Sizes.gap_small * (len(widths) - 1) + grown(_SPEED)
        ends = [Item(self.speed, ROW)], [] if self.is_beside else [Item(self.view, ROW)]

        def shares(width: float) -> list[float]:
            hands = [min(_VIEW, width - taken - 4 * Sizes.gap) for _ in ends[1]]
            return [grown(_SPEED), width - grown(_SPEED) - sum(hands), *hands]

        return Row(*ends[0], signs, *ends[1], gap=0.0, shares=shares)

    def command(self, name: str) -> bool:
        """Go through the match by a key; False for one that does not."""
        head = self._playhead
        match name:
            case "left" | "right":
                head.step(1 if name == "right" else -1)
            case "page_up" | "page_down":
                head.step_turn(1 if name == "page_down" else -1)
            case "home" | "end":
                head.go_to(0 if name == "home" else head.playback.last)
            case "accept" | "pause" | "next":
                head.toggle()
            case "faster" | "slower":
                head.change_speed(1 if name == "faster" else -1)
            case _:
                return False
        return True


#: The sign on a button: bars and arrowheads from the left, ``<`` and ``>`` to either side.
Sign: TypeAlias = Literal["|<", "<<", "<", "play", "pause", ">", ">>", ">|"]
_HALF, _BAR, _APART = 7.5, 3.4, 11.0


class TransportButton(Pressable):
    """A plate with a sign made of bars and arrowheads, which never turn round: time is time."""

    def __init__(self, sign: Sign, on_click: Callable[[], None], hint: str) -> None:
        super().__init__(on_click, hint=hint)
        self.sign: Sign = sign

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate and the sign."""
        box = self.rect.move(0, 1.5) if self.sunk else self.rect
        main = self.sign in ("play", "pause")
        self.draw_plate(canvas, "ui/button" if main else "ui/panel_wood", box)
        size, lit = (1.35, Colours.light) if main else (1.0, Colours.gold)
        colour = lit if self.enabled else Colours.disabled
        for center, ink in (((box.centerx, box.centery + 1.4), Colours.ink_shadow),
                            (box.center, colour)):  # fmt: skip
            _draw_sign(canvas, self.sign, center, size, ink)


def _draw_sign(
    canvas: Canvas, sign: Sign, center: Point, size: float, colour: tuple[int, int, int]
) -> None:
    parts = {"play": ">", "pause": "||"}.get(sign, sign)
    step = (_APART if parts != "||" else 9.0) * size
    x = center[0] - step * (len(parts) - 1) / 2
    for part in parts:
        if part == "|":
            bar = box_at((x, center[1]), _BAR * size * (1.2 if parts == "||" else 1), 15 * size)
            canvas.fill(bar, colour, radius=1.4)
        else:
            half, reach = _HALF * size, 5.6 * size * (1 if part == ">" else -1)
            y = center[1]
            canvas.polygon([(x + reach, y), (x - reach, y - half), (x - reach, y + half)], colour)
        x += step
