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
    Viewport,
    draw_panel,
    fixed,
    grown,
    text_room,
    text_style,
)
from game.play import STRENGTHS, Settings, portraits_of

from ..common import (
    default_names,
    draw_fade,
    draw_seat,
    inner,
    land_colour,
    land_deep,
    player_names,
    seats_of,
    side_called_you,
)
from .portrait_picker import PortraitButton

if TYPE_CHECKING:
    from .new_match_scene import NewMatchScene

LONGEST_NAME = 18
#: A portrait's radius; the heights of a name's field, of a name and of the choice of strengths.
MARK, FIELD_HEIGHT, NAME_HEIGHT, STEPS = 43.0, 44.0, 26.0, 58.0
#: The height of a seat, and of the space over and below its name and its strengths.
HEIGHT, AIR = 130.0, 22.0
#: From this growth of the texts on the seats stand below one another where a computer plays.
STACKED = 1.4
WIDEST_FIELD = 360.0
#: The computer's share of the width beside a person, who has only a name to choose.
COMPUTER_SHARE, GAP = 0.68, 16.0
_ASIDE = 2 * MARK + 34
_NAME = text_style.STRONG.with_changes(size=20, colour=Colours.light, outline=1.2)
_TEXT = text_style.CAPTION.with_changes(size=15, fit=True, colour=Colours.text, wrap=True)
_LEFT_OUT = 22.0


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
        choice = LevelChoice(
            words, chosen, lambda index: scene.choose_strength(side, STRENGTHS[index])
        )
        choice.called = scene.translate(f"start.computer_{('left', 'right')[side]}")
        return choice

    def _typed(self) -> tuple[str, ...]:
        return tuple(field.text.strip() for field in self.names)

    def show(self, plan: Settings) -> None:
        """Show the portraits, fields and strengths that the plan leaves open."""
        seats = seats_of(plan)
        for button, portrait in zip(self.portraits, portraits_of(seats), strict=True):
            button.portrait, button.visible = portrait, bool(portrait)
        hints = default_names(self.scene.services, seats)
        for button, name in zip(
            self.portraits, player_names(self.scene.services, seats), strict=True
        ):
            button.called = self.scene.translate("portraits.of", name=name)
        for side, seat in enumerate(seats):
            self.names[side].visible = seat.is_person
            self.names[side].placeholder = hints[side]
            alone = side == side_called_you(seats)
            key = "start.name_hint_alone" if alone else "start.name_hint"
            self.names[side].hint = self.scene.translate(key)
            self.strengths[side].visible = seat.is_computer
            self.strengths[side].index = STRENGTHS.index(plan.strengths[side])

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high all seats are together, where they are ``width`` wide."""
        area = pygame.FRect(0, 0, width, 0)
        heights = self._heights(view, self._split(area))
        return sum(heights) + GAP * (len(heights) - 1) if self._stacked else max(heights)

    @property
    def _stacked(self) -> bool:
        seats = seats_of(self.scene.plan)
        return grown(1.0) > STACKED and not all(seat.is_person for seat in seats)

    def _split(self, area: pygame.FRect) -> list[pygame.FRect]:
        """Return a box for each side, not yet as high as it will be; a computer's is wider."""
        computers = [seat.is_computer for seat in seats_of(self.scene.plan)]
        if self._stacked:
            return [area.copy() for _ in computers]
        shares = [COMPUTER_SHARE if each else 1 - COMPUTER_SHARE for each in computers]
        room, x = area.width + GAP - GAP * len(shares), area.x
        boxes = []
        for share in shares:
            width = room * share / sum(shares)
            boxes.append(fixed((x, area.y, width, area.height), area))
            x += width + GAP
        return boxes

    def _heights(self, view: Viewport, boxes: list[pygame.FRect]) -> list[float]:
        """Return how high each side's box must be, by what stands in it."""
        heights = []
        for side, seat in enumerate(seats_of(self.scene.plan)):
            words = boxes[side].width - _ASIDE - _LEFT_OUT
            needed = 0.0
            if seat.is_computer:
                foot = self.strengths[side].foot_for(view, words + 2 * LEVEL_CHOICE_PAD)
                needed = grown(NAME_HEIGHT) + STEPS + foot + AIR
            elif seat.is_horde:
                text = self.scene.translate("start.horde_text")
                needed = grown(NAME_HEIGHT) + text_room(view, text, _TEXT, words) + AIR
            heights.append(max(HEIGHT, needed))
        return heights

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the sides beside or below one another in ``area``."""
        self.boxes = self._split(area)
        heights, y = self._heights(view, self.boxes), area.y
        for side, box in enumerate(self.boxes):
            box.y, box.height = y, heights[side] if self._stacked else max(heights)
            y += box.height + GAP if self._stacked else 0.0
            medal = pygame.FRect(0, 0, 2 * MARK, 2 * MARK)
            medal.center = box.x + MARK + 18, box.centery
            self.portraits[side].place(medal)
            words = self.words_box(side)
            high = min(grown(FIELD_HEIGHT), 1.6 * FIELD_HEIGHT)
            field = pygame.FRect(words.x, 0, min(words.width, grown(WIDEST_FIELD)), high)
            field.centery = words.centery
            self.names[side].place(field)
            self._place_ladder(view, self.strengths[side], words)

    def _place_ladder(self, view: Viewport, strength: LevelChoice, words: pygame.FRect) -> None:
        # It has air around it for the ring of the keyboard.
        ladder = inner(words, -LEVEL_CHOICE_PAD, 0)
        strength.foot = strength.foot_for(view, ladder.width)
        high, name = STEPS + strength.foot, grown(NAME_HEIGHT)
        ladder.y, ladder.height = words.centery - (name + high) / 2 + name + 2, high
        strength.place(ladder)

    def words_box(self, side: int) -> pygame.FRect:
        """Return where the name of a side stands."""
        box = self.boxes[side]
        return pygame.FRect(box.x + _ASIDE, box.y, box.width - _ASIDE - _LEFT_OUT, box.height)

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
                high = grown(NAME_HEIGHT)
                place = (box.x, self.strengths[side].rect.y - high - 2, box.width, high)
                canvas.text(names[side], place, _NAME, colour=land_colour(side))
            elif seat.is_horde:
                self._draw_horde(canvas, side, names[side])

    def _draw_horde(self, canvas: Canvas, side: int, name: str) -> None:
        box = self.words_box(side)
        text = self.scene.translate("start.horde_text")
        words = max(20.0, text_room(canvas.view, text, _TEXT, box.width))
        high = grown(NAME_HEIGHT) + 2
        y = box.centery - (high + words) / 2 - 1
        canvas.text(name, (box.x, y, box.width, high), _NAME, colour=land_colour(side))
        canvas.text(text, (box.x, y + high, box.width, words), _TEXT)
