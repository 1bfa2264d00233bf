"""The seats: a panel for each side, with a portrait, and a name or a strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kit import (
    LEVEL_CHOICE_PAD,
    Canvas,
    Colours,
    LevelChoice,
    TextField,
    draw_panel,
    fixed,
    text_style,
)
from game.play import STRENGTHS, Settings, portraits_of

from ..common.drawings.side_emblem import draw_seat
from ..common.matches.match_plan import seats_of
from ..common.matches.player_names import default_names, player_names, side_called_you
from ..common.screen import draw_fade, inner, land_colour, land_deep
from .portrait_picker import PortraitButton

if TYPE_CHECKING:
    from .new_match_scene import NewMatchScene

LONGEST_NAME = 18
#: A portrait's radius; the heights of a name's field, of a name and of the choice of strengths.
MARK, FIELD_HEIGHT, NAME_HEIGHT, LADDER_HEIGHT = 43.0, 44.0, 26.0, 82.0
WIDEST_FIELD = 360.0
#: The computer's share of the width beside a person, who has only a name to choose.
COMPUTER_SHARE, GAP = 0.68, 16.0
_ASIDE = 2 * MARK + 34
_NAME = text_style.STRONG.with_changes(size=20, colour=Colours.light, outline=1.2)
_TEXT = text_style.CAPTION.with_changes(size=15, fit=True, colour=Colours.text)


class SeatPanel:
    """The seats on the start screen, side by side."""

    def __init__(self, scene: NewMatchScene) -> None:
        self.scene = scene
        self.boxes: list[pygame.FRect] = []
        self.portraits: list[PortraitButton] = []
        self.names: list[TextField] = []
        self.strengths: list[LevelChoice] = []
        for side in range(len(seats_of(scene.plan))):
            self._add_seat(side)

    def _add_seat(self, side: int) -> None:
        scene = self.scene
        change = scene.translate("portraits.change")
        button = PortraitButton(lambda: scene.change_portrait(side), side, change)
        self.portraits.append(scene.widgets.add(button))
        field = TextField(
            scene.services.settings.names[side],
            max_length=LONGEST_NAME,
            on_change=lambda _text: scene.choose(names=self._typed()),
            on_submit=lambda _text: scene.widgets.focus(scene.begin_button, show=True),
        )
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

    def _typed(self) -> tuple[str, ...]:
        return tuple(field.text.strip() for field in self.names)

    def show(self, plan: Settings) -> None:
        """Show the portraits, fields and strengths that the plan leaves open."""
        seats = seats_of(plan)
        for button, portrait in zip(self.portraits, portraits_of(seats), strict=True):
            button.portrait, button.visible = portrait, bool(portrait)
        hints = default_names(self.scene.services, seats)
        for side, seat in enumerate(seats):
            self.names[side].visible = seat.is_person
            self.names[side].placeholder = hints[side]
            alone = side == side_called_you(seats)
            key = "start.name_hint_alone" if alone else "start.name_hint"
            self.names[side].hint = self.scene.translate(key)
            self.strengths[side].visible = seat.is_computer
            self.strengths[side].index = STRENGTHS.index(plan.strengths[side])

    def place(self, area: pygame.FRect) -> None:
        """Lay the sides beside one another in ``area``; a computer gets more of it."""
        computers = [seat.is_computer for seat in seats_of(self.scene.plan)]
        shares = [COMPUTER_SHARE if each else 1 - COMPUTER_SHARE for each in computers]
        room, x = area.width + GAP - GAP * len(shares), area.x
        self.boxes = []
        for side, share in enumerate(shares):
            width = room * share / sum(shares)
            box = fixed((x, area.y, width, area.height), area)
            self.boxes.append(box)
            x += width + GAP
            medal = pygame.FRect(0, 0, 2 * MARK, 2 * MARK)
            medal.center = box.x + MARK + 18, box.centery
            self.portraits[side].place(medal)
            words = self.words_box(side)
            y = words.centery - FIELD_HEIGHT / 2
            self.names[side].place((words.x, y, min(words.width, WIDEST_FIELD), FIELD_HEIGHT))
            y = words.centery - (NAME_HEIGHT + LADDER_HEIGHT) / 2 + NAME_HEIGHT
            # It has air around it for the ring of the keyboard.
            ladder = inner(words, -LEVEL_CHOICE_PAD, 0)
            ladder.y, ladder.height = y + 2, LADDER_HEIGHT
            self.strengths[side].place(ladder)

    def words_box(self, side: int) -> pygame.FRect:
        """Return where the name of a side stands."""
        box = self.boxes[side]
        return pygame.FRect(box.x + _ASIDE, box.y, box.width - _ASIDE - 22, box.height)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the panels in the sides' colours, and the names that nobody types."""
        seats = seats_of(self.scene.plan)
        names = player_names(self.scene.services, seats)
        for side, seat in enumerate(seats):
            draw_panel(canvas, self.boxes[side])
            wash = inner(self.boxes[side], 9)
            draw_fade(canvas, wash, land_deep(side), (255, 60), across=True)
            medal = self.portraits[side]
            if not medal.visible:
                draw_seat(canvas, medal.portrait, side, medal.rect.center, MARK)
            if seat.is_computer:
                box = self.words_box(side)
                place = (box.x, self.strengths[side].rect.y - NAME_HEIGHT - 2, box.width, 26)
                canvas.text(names[side], place, _NAME, colour=land_colour(side))
            elif seat.is_horde:
                self._draw_horde(canvas, side, names[side])

    def _draw_horde(self, canvas: Canvas, side: int, name: str) -> None:
        box = self.words_box(side)
        y = box.centery - 25
        canvas.text(name, (box.x, y, box.width, 28), _NAME, colour=land_colour(side))
        text = self.scene.translate("start.horde_text")
        canvas.text(text, (box.x, y + 28, box.width, 20), _TEXT)
