"""The base of the scenes in which a lot tells who begins: it moves, lies, and says the mana."""

from abc import abstractmethod
from typing import ClassVar

from game.kit import (
    NOWHERE,
    Canvas,
    Colours,
    Command,
    Intent,
    PointerReleased,
    Times,
    Viewport,
    back_out,
    box_at,
    ease_in_out,
    grown,
    text_style,
)
from game.play import SPEED_INSTANT, Match, portraits_of

from ..common import (
    Page,
    Screen,
    draw_landscape,
    draw_lettering,
    draw_title,
    numbered_names,
    player_names,
)
from ..services import Services

REVEAL = 0.5
#: The seconds from one gem to the next, and in which one grows.
GEM, GEM_GROWS = 0.12, 0.3
#: Where the verdict is, as a share of the window.
VERDICT = 0.635
#: The height of the line about the mana.
MANA_LINE = 28.0


class LotScene(Screen):
    """Lets a lot fall for the side that begins; the player goes on to the match.

    ``flight`` is how long it moves, in seconds.
    """

    depth = 3
    flips = False

    place = "setup"
    keys: ClassVar[dict[str, str]] = {"next": ""}
    flight: ClassVar[float]

    def __init__(self, services: Services, match: Match, *, lies: bool = False) -> None:
        super().__init__(services)
        self.match = match
        self.names = player_names(services, match.seats)
        self.labels = numbered_names(services, match.seats)
        self.portraits = portraits_of(match.seats)
        self._handed_on = False
        assert match.state is not None
        self.winner = match.state.active
        self.mana = match.state.mana
        #: Whether the voice has said who begins.
        self._verdict_told = False
        speed = services.settings.speed
        self.pace = 1.0 if speed == SPEED_INSTANT else max(1.0, speed)
        # It lies already where nothing is decided, and where nothing is to move.
        lies = lies or services.settings.reduced_motion
        self.time = self.flight if lies else 0.0
        if speed == SPEED_INSTANT:
            self.time = self.flight + REVEAL
        self.go_button = self.add_main_button("toss.go_on", self.go_on, "next")
        self.widgets.focus(self.go_button)
        self.go_button.visible = self.landed

    @abstractmethod
    def sound_it(self, time: float) -> None:
        """Let it be heard, ``time`` seconds after it began to move."""

    @abstractmethod
    def draw_lot(self, canvas: Canvas, shown: float) -> None:
        """Draw the lot and the players, the answer as far as it is ``shown``, 0 to 1."""

    @property
    def landed(self) -> bool:
        """Whether it lies."""
        return self.time >= self.flight

    def go_on(self) -> None:
        """Let it lie at once, or begin the match when it has been seen how it lies."""
        if not self.landed:
            self.time = self.flight
            self.invalidate()
        elif self.time >= self.flight + Times.rest:
            self._handed_on = True
            if self.match.by_letter is not None:
                with self.services.telling(self.services.problems.append):
                    self.match.by_letter.note_lot()
            self.stack.replace(self.services.routes.match_scene(self.match))

    def leave(self) -> None:
        """Let go of the match's file, unless the match has begun."""
        if not self._handed_on:
            self.match.close()

    def handle(self, intent: Intent) -> None:
        """Take a click anywhere for the button."""
        if intent == Command("help"):
            super().handle(intent)
            return
        used = self.widgets.handle(intent)
        clicked = isinstance(intent, PointerReleased) and not used and intent.pos != NOWHERE
        if clicked or (not used and intent in (Command("back"), Command("next"))):
            self.go_on()

    def update(self, dt: float) -> bool:
        """Let it move, until how it lies and the mana are shown."""
        moving = super().update(dt)
        if dt:
            self.sound_it(self.time)
        shown = self.time >= self.flight + REVEAL + GEM * self.mana + GEM_GROWS
        self.time += dt * self.pace
        self.go_button.visible = self.landed
        return moving or not shown

    def resize(self, view: Viewport) -> None:
        """Lay the button at the foot."""
        self.page = Page.of(view)
        self.go_button.place(self.page.primary)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the lot and the verdict; the question stands back for the answer."""
        draw_landscape(canvas, dim=150)
        shown = ease_in_out(min(1.0, max(0.0, (self.time - self.flight) / REVEAL)))
        self.draw_lot(canvas, shown)
        with canvas.shifted(0, 0, alpha=round(255 - 145 * shown)):
            draw_title(canvas, self.title, self.page.header)
        if shown:
            self.draw_verdict(canvas, shown)

    # The verdict

    def spoken_news(self) -> list[str]:
        """Return who begins, once it lies."""
        told: list[str] = []
        if self.landed and not self._verdict_told:
            self._verdict_told = True
            begins = self.translate("toss.begins", name=self.names[self.winner])
            told.append(f"{begins}, {self.translate('toss.mana', count=self.mana)}")
        return told

    def draw_verdict(self, canvas: Canvas, shown: float) -> None:
        """Draw who begins, as far as it is ``shown``, 0 to 1, and the mana."""
        view = canvas.view
        text = self.translate("toss.begins", name=self.names[self.winner])
        with canvas.shifted(0, 16 * (1 - shown), alpha=round(255 * shown)):
            y = view.height * VERDICT
            draw_lettering(canvas, text, (view.width / 2 - 470, y, 940, 70), 56)
            line = (view.width / 2 - 500, y + 68, 1000, grown(MANA_LINE))
            words = self.translate("toss.mana", count=self.mana)
            look = text_style.STRONG.with_changes(
                size=20, align="center", colour=Colours.light, outline=1.4
            )
            canvas.text(words, line, look)
        self._draw_gems(canvas)

    def _draw_gems(self, canvas: Canvas) -> None:
        size, pitch = 34.0, 42.0
        left = canvas.view.width / 2 - pitch * (self.mana - 1) / 2
        y = canvas.view.height * VERDICT + 118 + 0.8 * (grown(MANA_LINE) - MANA_LINE)
        for gem in range(self.mana):
            share = (self.time - self.flight - GEM * gem) / GEM_GROWS
            if share <= 0:
                continue
            side = size * back_out(min(1.0, share))
            canvas.image("ui/mana1", box_at((left + gem * pitch, y), side))
