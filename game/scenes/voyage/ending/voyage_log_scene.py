"""The voyages that are over, one in each row; each can be set out for again."""

from __future__ import annotations

import pygame

from game.kit import (
    Canvas,
    Colours,
    Command,
    Intent,
    ScrollList,
    Viewport,
    draw_panel,
    grown,
    text_style,
)
from game.voyage import WON

from ...common.matches.match_words import moment_words
from ...common.page_layout import Page, draw_title
from ...common.screen import Screen, draw_landscape, inner
from ...services import Services
from ..parts.past_voyages import past_voyages
from ..parts.voyage_pictures import CAPTAINS, draw_face, goods_icon
from ..parts.voyage_words import captain_name

_ROW, _FACE = 84.0, 30.0
_NAME = text_style.STRONG.with_changes(size=18, floor=12)
_LINE = text_style.CAPTION.with_changes(size=15, fit=True, floor=11, colour=Colours.text)
_POINTS = text_style.STRONG.with_changes(size=20, align="right", colour=Colours.gold)


class VoyageLogScene(Screen):
    """Lists the voyages that have ended, those begun last first."""

    depth = 2

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.ended = past_voyages(services)
        self.title = self.translate("voyage_log.title")
        self.list = self.widgets.add(
            ScrollList(
                len(self.ended), self._draw_row, row_height=_ROW, on_pick=lambda _: self.sail()
            )
        )
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.again_button = self.add_main_button("voyage_log.again", self.sail, "again")
        self.again_button.enabled = bool(self.ended)
        if self.ended:
            self.list.select(0)
        self.widgets.focus(self.list if self.ended else self.back_button)

    def sail(self) -> None:
        """Set out for the chosen voyage once more."""
        if self.list.selected is not None:
            header = self.ended[self.list.selected].header.voyage
            self.stack.clear_to(self.services.routes.voyage_start(header))

    def handle_rest(self, intent: Intent) -> None:
        """Go back on "back"."""
        if intent == Command("back"):
            self.go_back()

    def resize(self, view: Viewport) -> None:
        """Lay the list over the buttons."""
        page = self._page = Page.of(view)
        self.list.row_height = grown(_ROW)
        self.list.place(inner(page.body, 16, 14))
        self.back_button.place(page.back)
        self.again_button.place(page.primary)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the chart behind, the title and the panel of the list."""
        draw_landscape(canvas, "voyage/chart", dim=150)
        draw_title(canvas, self.title, self._page.header)
        draw_panel(canvas, self._page.body)

    def _draw_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        """Draw who sailed, how it ended, and the score."""
        ended = self.ended[index]
        header, result = ended.header.voyage, ended.result
        inside = inner(row, 14, 8)
        draw_face(canvas, f"{CAPTAINS}/{header.captain}", (inside.x + _FACE, row.centery), _FACE)
        picture = f"medal_{result.goal}" if result.outcome == WON else "shut"
        side = 2 * _FACE - 12
        x = inside.x + 2 * _FACE + 12
        canvas.image(goods_icon(picture), (x, row.centery - side / 2, side, side))
        x += side + 12
        points = grown(170.0)
        words = pygame.FRect(x, inside.y, inside.right - x - points, inside.height / 2)
        name = captain_name(self.services, header.captain)
        canvas.text(f"{name} · {self._how(index)}", words, _NAME)
        difficulty = self.translate(f"setting_out.difficulties.{header.difficulty}")
        about = self.translate(
            "voyage_log.about",
            difficulty=difficulty,
            seed=str(header.seed),
            when=moment_words(self.services, ended.header.began),
        )
        canvas.text(about, words.move(0, words.height), _LINE)
        told = self.translate("voyage_log.points", score=result.score)
        canvas.text(told, (inside.right - points, inside.y, points, inside.height), _POINTS)

    def _how(self, index: int) -> str:
        result = self.ended[index].result
        if result.outcome == WON:
            goal = self.translate(f"voyage.goals.{result.goal}.name")
            return self.translate("voyage_log.won", goal=goal, day=result.day)
        return self.translate("voyage_log.lost", rank=result.rank)


def example(services: Services) -> VoyageLogScene:
    """Return the list of two voyages, one of them won."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    run_until(services, lambda voyage: voyage.end == "won").close()
    run_until(services, lambda voyage: voyage.end == "lost", captain="sanna", lost=True).close()
    return VoyageLogScene(services)
