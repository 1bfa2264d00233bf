"""The campaign: five levels as islands on a sea chart, each unlocked by the one before (R10.4)."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Point,
    Segments,
    View,
    draw_panel,
    style,
)
from game.play import SOLO, LevelProgress, ProfileError, RecordError, portraits_of
from game.rules import LEFT, difficulties

from . import routes
from .confirm import ConfirmScene, Question
from .desk import Desk, draw_backdrop
from .island import MARK, IslandMark, draw_route
from .lettering import draw_lettering
from .plans import solo_seats
from .portraits import PortraitButton
from .screen import Screen
from .voyage import LEVEL_NAMES, next_level, set_sail, settings_in_words

#: Where the islands lie on the chart of 1280×720.
ISLANDS: dict[int, Point] = {
    1: (150, 582),
    2: (300, 366),
    3: (502, 592),
    4: (592, 330),
    5: (775, 478),
}
FORMS = ("preconstructed", "draft")
PANEL_WIDTH = 352.0
#: All combinations of a level, 83 at the most, find room for a star.
STARS_IN_ROW, BIG_STAR, SMALL_STAR = 14, 20.0, 13.0
_FIGURE = style.STRONG.but(size=24, align="center", colour=Colours.gold)
_LABEL = style.CAPTION.but(size=12.5, align="center", fit=True)


class CampaignScene(Screen):
    """Shows what was reached on each island, and sets sail for one."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.title = self.say("campaign.title")
        self.levels: dict[int, LevelProgress] = desk.profile.campaign.levels()
        self.crowned = desk.profile.campaign.crowned
        self.form = 0
        self.message = ""
        self.chosen = next_level(self.levels)
        self.marks = {points: self._mark(points) for points in LEVEL_NAMES}
        words = [self.say(f"forms.{form}") for form in FORMS]
        self.forms = self.widgets.add(Segments("", words, 0, self._choose_form, share=0.0))
        self.sail = self.widgets.add(
            Button(
                self.say("campaign.sail"), self.set_sail, kind="primary", icon="icons/ship", size=22
            )
        )
        self.back = self.widgets.add(
            Button(self.say("campaign.back"), self.go_back, icon="icons/back")
        )
        self.reset = self.widgets.add(
            Button(self.say("campaign.reset"), self.ask_to_reset, kind="quiet", icon="icons/reset")
        )
        self.portrait = self.widgets.add(
            PortraitButton(self.change_portrait, LEFT, self.say("portraits.change"))
        )
        self._show_portrait()
        self.choose(self.chosen)
        self.widgets.focus(self.sail)

    # What the player does

    def choose(self, points: int) -> None:
        """Look at an island."""
        self.chosen = points
        self.message = ""
        last = self.levels[points].last
        if last is not None:
            self.form = FORMS.index(last[0])
            self.forms.index = self.form
        for number, mark in self.marks.items():
            mark.chosen = number == points
            mark.progress = self.levels[number]
        self.sail.enabled = self.forms.enabled = self.levels[points].unlocked
        self.invalidate()

    def set_sail(self) -> None:
        """Begin an attempt at the chosen island."""
        try:
            match = set_sail(self.desk, self.chosen, FORMS[self.form])
        except (ProfileError, RecordError) as problem:
            self.message = str(problem)
            self.invalidate()
            return
        self.stage.replace(routes.going_on(self.desk, match))

    def go_back(self) -> None:
        """Return to the menu."""
        self.stage.clear_to(routes.menu(self.desk))

    def ask_to_reset(self) -> None:
        """Ask whether to begin the campaign anew."""
        question = Question(
            self.say("campaign.reset_title"),
            self.say("campaign.reset_text"),
            self.say("campaign.reset_yes"),
            self.say("campaign.reset_no"),
            "icons/reset",
        )
        self.stage.push(ConfirmScene(question))

    def change_portrait(self) -> None:
        """Let the player choose the portrait that the Horde will see."""
        plan = replace(self.desk.settings, mode=SOLO)
        self.stage.push(routes.portraits(self.desk, plan, LEFT))

    def resume(self, result: object) -> None:
        """Keep the portrait that was chosen; begin anew when that was answered with yes."""
        if isinstance(result, tuple):
            self.desk.remember(replace(self.desk.settings, portraits=result))
            self._show_portrait()
        elif result is True:
            self.desk.profile.campaign.reset_campaign()
            self.levels = self.desk.profile.campaign.levels()
            self.choose(next_level(self.levels))

    def _show_portrait(self) -> None:
        self.portrait.portrait = portraits_of(solo_seats(self.desk.settings))[LEFT]

    def _choose_form(self, index: int) -> None:
        self.form = index

    def _mark(self, points: int) -> IslandMark:
        name = self.say(f"levels.{LEVEL_NAMES[points]}")
        return self.widgets.add(IslandMark(points, name, lambda: self.choose(points)))

    # The scene

    def handle_rest(self, intent: Intent) -> None:
        """Choose an island by its number; go back."""
        if not isinstance(intent, Command):
            return
        if intent.name == "back":
            self.go_back()
        elif intent.name.isdigit() and int(intent.name) in self.marks:
            self.choose(int(intent.name))

    def resize(self, view: View) -> None:
        """Lay the marks on their islands, and the panel at the right."""
        cover = max(view.width / 1280, view.height / 720)
        left, top = (view.width - 1280 * cover) / 2, (view.height - 720 * cover) / 2
        for points, mark in self.marks.items():
            x, y = ISLANDS[points]
            place = pygame.FRect(0, 0, MARK, MARK)
            place.center = left + x * cover, top + y * cover
            place.clamp_ip(pygame.FRect(60, 90, view.width - PANEL_WIDTH - 130, view.height - 150))
            mark.place(place)
        self.panel = pygame.FRect(view.width - PANEL_WIDTH - 20, 20, PANEL_WIDTH, view.height - 40)
        x, width, foot = self.panel.x + 28, self.panel.width - 56, self.panel.bottom
        self.portrait.place((28, 12, 76, 76))
        self.forms.place((x, foot - 218, width, 40))
        self.sail.place((x, foot - 162, width, 56))
        self.back.place((x, foot - 92, (width - 12) / 2, 44))
        self.reset.place((x + (width + 12) / 2, foot - 92, (width - 12) / 2, 44))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the chart, the route, the title and the panel."""
        draw_backdrop(canvas, "map")
        stops = [mark.rect.center for mark in self.marks.values()]
        sailed = sum(level.wins > 0 for level in self.levels.values())
        draw_route(canvas, stops, sailed)
        title = (self.portrait.rect.right + 18, 14, self.panel.x - 160, 70)
        draw_lettering(canvas, self.say("campaign.title"), title, 50, align="left")
        draw_panel(canvas, self.panel)
        self._draw_level(canvas)
        if self.crowned:
            self._draw_crown(canvas)

    def _draw_level(self, canvas: Canvas) -> None:
        """Draw the panel's words: the island, what was reached, and what was played last."""
        name, progress = LEVEL_NAMES[self.chosen], self.levels[self.chosen]
        x, y, width = self.panel.x + 28, self.panel.y + 26, self.panel.width - 56
        title = self.say(f"levels.{name}")
        canvas.text(title, (x, y, width, 40), style.HEADING.but(size=32))
        points = self.say("campaign.points", count=self.chosen)
        canvas.text(points, (x, y + 42, width, 20), _LABEL)
        text = style.BODY.but(size=15, align="center", fit=True)
        canvas.text(self.say(f"campaign.tale.{name}"), (x, y + 68, width, 84), text)
        self._draw_figures(canvas, progress, y + 160)
        self._draw_beaten(canvas, progress, y + 232)
        label = (x, self.forms.rect.y - 22, width, 20)
        canvas.text(self.say("campaign.form"), label, _LABEL)
        lines = pygame.FRect(x, y + 296, width, self.forms.rect.y - y - 326)
        canvas.text(self._words(progress), lines, text.but(colour=Colours.muted, valign="middle"))

    def _words(self, progress: LevelProgress) -> str:
        if self.message:
            return self.message
        if not progress.unlocked:
            before = self.say(f"levels.{LEVEL_NAMES[self.chosen - 1]}")
            return self.say("campaign.locked", level=before)
        if progress.last is None:
            return self.say("campaign.new")
        words = settings_in_words(self.desk, progress.last[1])
        return self.say("campaign.last", settings=words)

    def _draw_figures(self, canvas: Canvas, progress: LevelProgress, y: float) -> None:
        best = "–" if progress.best_turns is None else str(progress.best_turns)
        figures = (
            ("attempts", str(progress.attempts)),
            ("wins", str(progress.wins)),
            ("best", best),
        )
        width = (self.panel.width - 56) / len(figures)
        for number, (key, figure) in enumerate(figures):
            box = pygame.FRect(self.panel.x + 28 + number * width, y, width - 8, 60)
            canvas.fill(box, Colours.well, radius=8, alpha=210)
            canvas.text(figure, (box.x, box.y + 4, box.width, 32), _FIGURE)
            canvas.text(self.say(f"campaign.{key}"), (box.x, box.y + 36, box.width, 18), _LABEL)

    def _draw_beaten(self, canvas: Canvas, progress: LevelProgress, y: float) -> None:
        """Draw a star for every distinct combination of settings beaten."""
        total = len(difficulties(self.chosen))
        words = self.say("campaign.beaten", count=len(progress.beaten), total=total)
        x, width = self.panel.x + 28, self.panel.width - 56
        canvas.text(words, (x, y, width, 20), _LABEL)
        count = len(progress.beaten)
        size = BIG_STAR if count <= STARS_IN_ROW else SMALL_STAR
        row = int(width // size)
        for number in range(count):
            line, column = divmod(number, row)
            here = min(row, count - line * row)
            left = self.panel.centerx + (column - here / 2) * size
            canvas.image("ui/star", (left, y + 21 + line * size, size, size))

    def _draw_crown(self, canvas: Canvas) -> None:
        """Draw the lasting reward of level five."""
        words = self.say("campaign.crowned")
        width = canvas.text_size(words, style.STRONG)[0] + 84
        plate = pygame.FRect(40, canvas.view.height - 66, width, 48)
        draw_panel(canvas, plate, "wood")
        canvas.image("ui/crown", (plate.x + 12, plate.y + 3, 42, 42))
        box = (plate.x + 62, plate.y, plate.width - 76, plate.height)
        canvas.text(words, box, style.STRONG.but(colour=Colours.gold))


def example(desk: Desk) -> CampaignScene:
    """Return a campaign of which three islands are won."""
    from .samples import sail_so_far  # noqa: PLC0415

    sail_so_far(desk)
    return CampaignScene(desk)
