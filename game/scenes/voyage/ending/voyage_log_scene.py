"""The voyages that are over, one in each row, with all that is kept of the chosen one beside."""

from __future__ import annotations

from functools import partial

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Item,
    Panel,
    ScrollList,
    grown,
    text_style,
)
from game.play import ProfileError, VoyageFigures, can_sail_again, is_known
from game.voyage import WON

from ...common import Foot, Screen, inner, list_beside, moment_words
from ...services import Services
from ..chart.company_cards import CompanyCards
from ..parts.past_voyages import opened_for, past_voyages
from ..parts.voyage_pictures import CAPTAINS, draw_face, goods_icon
from ..parts.voyage_words import captain_name
from .past_voyage_panel import PastVoyagePanel

_ROW, _FACE = 84.0, 30.0
_NAME = text_style.STRONG.with_changes(size=18, floor=12)
_LINE = text_style.CAPTION.with_changes(size=15, fit=True, floor=11, colour=Colours.text)
_POINTS = text_style.STRONG.with_changes(size=20, align="right", colour=Colours.gold)


class VoyageLogScene(Screen):
    """Lists the voyages that have ended, those begun last first."""

    depth = 2
    landscape = "voyage/chart"
    dim = 150

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.ended = past_voyages(services)
        self.title = self.translate("voyage_log.title")
        self.list = self.widgets.add(
            ScrollList(
                len(self.ended),
                self._draw_row,
                row_height=_ROW,
                on_select=lambda _: self._show(),
                on_pick=lambda _: self.sail(),
            )
        )
        self._figures = self._read()
        self.cards = self.widgets.add(CompanyCards(services))
        self.panel = PastVoyagePanel(services, self.cards)
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.again_button = self.add_main_button("voyage_log.again", self.sail, "again")
        if self.ended:
            self.list.select(0)
        self._show()
        self.widgets.focus(self.list if self.ended else self.back_button)

    def _read(self) -> dict[str, VoyageFigures]:
        try:
            return self.services.profile.figures.voyages.voyages()
        except ProfileError:
            # The statistics tell of it; the files tell how the voyages ended.
            return {}

    def _is_known(self, index: int) -> bool:
        return is_known(self.ended[index], self.services.content.voyage)

    def _can_sail(self, index: int) -> bool:
        book, now = self.services.content.voyage, opened_for(self.services, self.ended)
        return can_sail_again(self.ended[index], now, book)

    def _show(self) -> None:
        """Show the chosen voyage beside the list, and offer to sail it where this game knows it."""
        chosen = self.list.selected
        self.again_button.enabled = chosen is not None and self._can_sail(chosen)
        if self.list.selected is None:
            return
        voyage = self.ended[self.list.selected]
        self.panel.show(voyage, self._figures.get(voyage.path.name), self.ended)
        self.lay_out_anew()

    def spoken_opening(self) -> list[str]:
        """Return what is told of the chosen voyage."""
        return self.panel.spoken

    def sail(self) -> None:
        """Set out for the chosen voyage once more."""
        if self.list.selected is not None and self._can_sail(self.list.selected):
            header = self.ended[self.list.selected].header.voyage
            self.stack.clear_to(self.services.routes.voyage_start(header))

    def make_body(self) -> Block:
        """Return the list with the chosen voyage beside it, or below it where texts are large."""
        self.list.row_height = grown(_ROW)
        if not self.ended:
            return Panel(Item(self.list, spring=1.0), edge=16.0, tall=14.0)
        return list_beside(self.list, self.panel.block())

    def make_foot(self) -> Foot:
        """Return the way back, and the way to sail again."""
        return Foot(self.again_button, self.back_button)

    def _draw_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        ended = self.ended[index]
        header, result = ended.header.voyage, ended.result
        inside = inner(row, 14, 8)
        if not self._is_known(index):
            canvas.text(ended.path.name, inside, _NAME)
            lower = inside.move(0, inside.height / 2)
            canvas.text(self.translate("voyage_log.unknown"), lower, _LINE)
            return
        draw_face(canvas, f"{CAPTAINS}/{header.captain}", (inside.x + _FACE, row.centery), _FACE)
        picture = f"medal_{result.goal}" if result.outcome == WON else "guard"
        side = 2 * _FACE - 12
        x = inside.x + 2 * _FACE + 12
        canvas.image(goods_icon(picture), (x, row.centery - side / 2, side, side))
        x += side + 12
        points = grown(120.0)
        words = pygame.FRect(x, inside.y, inside.right - x - points, inside.height / 2)
        name = captain_name(self.services, header.captain)
        canvas.text(f"{name} · {self._how(index)}", words, _NAME)
        about = self.translate(
            "voyage_log.about",
            difficulty=self.translate(f"setting_out.difficulties.{header.difficulty}"),
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

    for end, captain in (("lost", "sanna"), ("won", "mirel")):
        done = partial(lambda end, voyage: voyage.end == end, end)
        run = run_until(services, done, captain=captain, lost=end == "lost")
        services.count_voyage(run)
        run.close()
    return VoyageLogScene(services)
