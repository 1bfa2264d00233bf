"""Who sits where: a row for each side, with a portrait, a switch, and a name or a strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kit import (
    LEVEL_CHOICE_PAD,
    Canvas,
    Colours,
    LevelChoice,
    Segments,
    TextField,
    draw_panel,
    text_style,
)
from game.play import PLAYERS, STRENGTHS, Settings, portraits_of
from game.rules import LEFT, RIGHT

from ..common.match_plan import seats_of
from ..common.player_names import default_names
from ..common.screen import draw_fade, inner, land_deep
from ..common.side_emblem import draw_seat
from .portrait_picker import PortraitButton

if TYPE_CHECKING:
    from .new_match_scene import NewMatchScene

LONGEST_NAME = 18
MARK, FIELD_HEIGHT, SWITCH_SHARE, LADDER_HEIGHT = 37.0, 42.0, 0.545, 84.0
_ASIDE = 2 * MARK + 18
_NAME = text_style.STRONG.with_changes(size=18, colour=Colours.light)
_TEXT = text_style.CAPTION.with_changes(size=13.5, fit=True)


class SeatPanel:
    """The seats on the start screen; in solo the right one is the Horde's."""

    def __init__(self, scene: NewMatchScene) -> None:
        self.scene = scene
        self.rect = pygame.FRect(0, 0, 0, 0)
        self.portraits: list[PortraitButton] = []
        self.switches: list[Segments] = []
        self.names: list[TextField] = []
        self.strengths: list[LevelChoice] = []
        for side in (LEFT, RIGHT):
            self._add_seat(side)

    def _add_seat(self, side: int) -> None:
        scene = self.scene
        change = scene.translate("portraits.change")
        button = PortraitButton(lambda: scene.change_portrait(side), side, change)
        self.portraits.append(scene.widgets.add(button))
        kinds = [scene.translate(f"start.{kind}") for kind in PLAYERS]
        switch = Segments(
            "",
            kinds,
            PLAYERS.index(scene.services.settings.seats[side]),
            lambda index: scene.choose_seat(side, PLAYERS[index]),
        )
        field = TextField(
            scene.services.settings.names[side],
            placeholder=default_names(scene.services)[side],
            max_length=LONGEST_NAME,
            on_change=lambda _text: scene.choose(names=self._typed()),
            on_submit=lambda _text: scene.widgets.focus(scene.begin_button, show=True),
            hint=scene.translate("start.name_hint"),
        )
        self.switches.append(scene.widgets.add(switch))
        self.names.append(scene.widgets.add(field))
        self.strengths.append(scene.widgets.add(self._ladder(side)))

    def _ladder(self, side: int) -> LevelChoice:
        scene = self.scene
        words = [
            (scene.translate(f"strengths.{name}.name"), scene.translate(f"strengths.{name}.text"))
            for name in STRENGTHS
        ]
        chosen = STRENGTHS.index(scene.services.settings.strengths[side])
        return LevelChoice(
            words, chosen, lambda index: scene.choose_strength(side, STRENGTHS[index])
        )

    def _typed(self) -> tuple[str, str]:
        left, right = (field.text.strip() for field in self.names)
        return left, right

    def show(self, plan: Settings) -> None:
        """Show the portraits, switches and fields that the plan leaves open."""
        solo = self.scene.solo
        for button, portrait in zip(self.portraits, portraits_of(seats_of(plan)), strict=True):
            button.portrait, button.visible = portrait, bool(portrait)
        for side, (switch, field) in enumerate(zip(self.switches, self.names, strict=True)):
            switch.visible = not solo
            switch.index = PLAYERS.index(plan.seats[side])
            field.visible = plan.seats[side] == "person" if not solo else side == LEFT
        for side, ladder in enumerate(self.strengths):
            ladder.visible = not solo and plan.seats[side] == "computer"
            ladder.index = STRENGTHS.index(plan.strengths[side])

    def row(self, side: int) -> pygame.FRect:
        """Return where a side's row lies."""
        area = inner(self.rect, 12, 12)
        height = area.height / 2
        return pygame.FRect(area.x, area.y + side * height, area.width, height)

    def place(self, rect: pygame.FRect) -> None:
        """Lay the rows into ``rect``."""
        self.rect = rect
        for side, (switch, field) in enumerate(zip(self.switches, self.names, strict=True)):
            words = self.words_box(side)
            row = self.row(side)
            medal = pygame.FRect(0, 0, 2 * MARK, 2 * MARK)
            medal.center = row.x + MARK + 4, row.centery
            self.portraits[side].place(medal)
            x = row.x + _ASIDE
            width = row.width * SWITCH_SHARE - _ASIDE
            switch.place((x, row.centery - FIELD_HEIGHT / 2, width, FIELD_HEIGHT))
            field.place((words.x, row.centery - FIELD_HEIGHT / 2, words.width, FIELD_HEIGHT))
            # It has air around it for the ring of the keyboard.
            ladder = inner(words, -LEVEL_CHOICE_PAD, 4)
            ladder.height = min(ladder.height, LADDER_HEIGHT)
            ladder.centery = words.centery
            self.strengths[side].place(ladder)

    def words_box(self, side: int) -> pygame.FRect:
        """Return where the name of a side stands."""
        row = self.row(side)
        x = row.x + (_ASIDE if self.scene.solo else row.width * SWITCH_SHARE + 12)
        return pygame.FRect(x, row.y, row.right - 6 - x, row.height)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the panel, the sides' colours, and the Horde's name."""
        draw_panel(canvas, self.rect)
        for side in (LEFT, RIGHT):
            row = self.row(side)
            wash = pygame.FRect(self.rect.x + 9, row.y, self.rect.width - 18, row.height)
            draw_fade(canvas, inner(wash, 0, 1), land_deep(side), (255, 40), across=True)
            medal = self.portraits[side]
            if not medal.visible:
                draw_seat(canvas, medal.portrait, side, medal.rect.center, MARK)
        if self.scene.solo:
            self._draw_horde(canvas)

    def _draw_horde(self, canvas: Canvas) -> None:
        box = self.words_box(RIGHT)
        y = box.centery - 25
        name, text = self.scene.translate("start.horde"), self.scene.translate("start.horde_text")
        canvas.text(name, (box.x + 4, y, box.width - 4, 28), _NAME)
        canvas.text(text, (box.x + 4, y + 28, box.width - 4, 20), _TEXT)
