"""The campaign: five levels as islands on a sea chart, each unlocked by the one before (R10.4)."""

from dataclasses import replace
from functools import partial
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from game.kit import (
    AmbientLayer,
    Block,
    Canvas,
    Colours,
    HintArea,
    Item,
    Panel,
    Segments,
    Sizes,
    Space,
    Viewport,
    Words,
    box_at,
    button_height,
    grown,
    interface_flipped,
    share_tab_stop,
    text_style,
)
from game.play import LevelProgress
from game.rules import LEFT

from ..common import (
    LEVEL_NAMES,
    MARGIN,
    PRIMARY,
    ConfirmDialog,
    ConfirmQuestion,
    Page,
    Screen,
    chart,
    draw_seat,
    draw_title,
    hardness_words,
    island_name,
)
from ..new_match.portrait_picker import PortraitButton
from ..services import Services
from .campaign_attempts import CompanySwitch, begin_attempt, next_level, read_reached
from .crown_drawing import PLATE, CrownPlate, crown_hint, settings_words
from .level_panel import PRESETS, WIDTH, LevelPanel, panel_is_below
from .map_marker import (
    MARK,
    MapMarker,
    chart_frame,
    chart_height,
    draw_chart,
    draw_page_chart,
    draw_route,
    island_place,
)

FORMS = ("preconstructed", "draft")
#: How far below the window's edge the choice of the company is, and a partner's portrait's radius.
_COMPANY_AT, _PARTNER = 86.0, 36.0
_LABEL = text_style.STRONG.with_changes(size=15.5, align="center", colour=Colours.gold, bold=False)


class CampaignScene(Screen):
    """Shows what was reached on each island, and sets sail for one."""

    rule: ClassVar[str] = "R10.4"
    depth, entry = 1, "campaign"
    # The islands are painted.
    flips = False

    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers"}

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.ambient: AmbientLayer = chart("map", chart_frame, draw_chart)
        self.title = self.translate("campaign.title")
        self.message = ""
        #: The portrait of the partner, if there is one.
        self._partner = ""
        self.company = CompanySwitch(services, self.widgets, self._show_reached)
        self.levels, crown, problem = read_reached(services, partner=self.company.partner)
        self.chosen = next_level(self.levels)
        self.panel = LevelPanel(services)
        self.marks = {
            points: self.widgets.add(
                MapMarker(points, island_name(services, points), partial(self.choose, points))
            )
            for points in LEVEL_NAMES
        }
        words = [self.translate(f"forms.{form}") for form in FORMS]
        self.forms = self.widgets.add(Segments("", words, 0, lambda _: None, share=0.0))
        self.sail = self.add_main_button("campaign.sail", self.begin_attempt, "helm")
        self.back = self.add_button("campaign.back", self.go_back, "back")
        self.reset = self.add_button("campaign.reset", self.ask_to_reset, "reset", kind="quiet")
        self.portrait = self.widgets.add(
            PortraitButton(self.change_portrait, LEFT, self.translate("portraits.change"))
        )
        self.crown_plate = self.widgets.add(CrownPlate(services))
        self.crown_plate.show(crown)
        self.crown_hint = self.widgets.add(HintArea())
        self.horde_hints = [self.widgets.add(HintArea()) for _ in range(PRESETS)]
        share_tab_stop((self.crown_hint, *self.horde_hints))
        self.panel.measured = self.company.company.measured
        self._show_portrait()
        self.choose(self.chosen)
        self.message = problem
        self.widgets.focus(self.sail)

    # Actions of the player

    def choose(self, points: int) -> None:
        """Look at an island."""
        self.chosen = points
        self.message = ""
        last = self.levels[points].last
        if last is not None:
            self.forms.index = FORMS.index(last[0])
        for number, mark in self.marks.items():
            mark.chosen = number == points
            mark.progress = self.levels[number]
            self._show_crown(mark, self.levels[number])
        crown = self.marks[points]
        self.crown_hint.visible, self.crown_hint.hint = bool(crown.step), crown.hint
        self.sail.enabled = self.forms.enabled = self.levels[points].unlocked
        presets = self.services.content.presets[points]
        helped = self.levels[points].beaten - self.levels[points].own_beaten
        for area, preset in zip(self.horde_hints, presets, strict=False):
            area.hint = words = settings_words(self.services, preset.difficulty)
            if self.panel.measured:
                hardness = hardness_words(self.services, preset.difficulty).both
                area.hint = self.translate("campaign.horde_hint", settings=words, hardness=hardness)
            if preset.difficulty in helped:
                area.hint += f" {self.translate('bulb.why')}"
        self.lay_out_anew()

    def _show_crown(self, mark: MapMarker, progress: LevelProgress) -> None:
        """Let an island tell how hard the hardest Horde was that was beaten there."""
        hardest = self.services.content.hardness.hardest(progress.beaten)
        mark.step, mark.hint = 0, ""
        if hardest is not None and self.panel.measured:
            mark.step = hardness_words(self.services, hardest).step
            mark.hint = crown_hint(self.services, hardest)
        if progress.bulb:
            mark.hint = f"{mark.hint} {self.translate('bulb.why')}".lstrip()

    def begin_attempt(self) -> None:
        """Begin an attempt at the chosen island."""
        with self.services.telling(self._refuse):
            partner = self.company.partner
            match = begin_attempt(
                self.services, self.chosen, FORMS[self.forms.index], partner=partner
            )
            self.stack.replace(self.services.routes.next_scene(match))

    def ask_to_reset(self) -> None:
        """Ask whether to begin the campaign anew."""
        question = ConfirmQuestion(
            self.translate("campaign.reset_title"),
            self.translate("campaign.reset_text"),
            self.translate("campaign.reset_yes"),
            self.translate("campaign.reset_no"),
            "icons/reset",
        )
        self.stack.push(ConfirmDialog(question), self._reset_if)

    def change_portrait(self) -> None:
        """Let the player choose the portrait that the Horde will see."""
        plan = self.company.company.plan(self.services.settings)
        self.stack.push(self.services.routes.portrait_picker(plan, LEFT), self._take_portraits)

    def _take_portraits(self, result: object) -> None:
        if isinstance(result, tuple):
            settings = self.company.company.with_portraits(self.services.settings, result)
            self.services.remember(settings)
            self._show_portrait()

    def _reset_if(self, sure: object) -> None:
        if sure is not True:
            return
        with self.services.telling(self._refuse):
            self.services.profile.campaign.reset_campaign(partner=self.company.partner)
            self._show_reached()

    def _refuse(self, words: str) -> None:
        self.message = words
        self.lay_out_anew()

    def _show_reached(self) -> None:
        self._show_portrait()
        company = self.company.company
        self.panel.measured = company.measured
        self.levels, crown, unread = read_reached(self.services, partner=company.partner)
        self.crown_plate.show(crown)
        self.choose(next_level(self.levels))
        self.message = unread
        self.lay_out_anew()

    def _show_portrait(self) -> None:
        self.portrait.portrait, self._partner = self.company.company.faces(self.services.settings)

    # The scene

    def update(self, dt: float) -> bool:
        """Move the widgets, and the words of an island that was just chosen."""
        moving = super().update(dt)
        return self.panel.update(dt, self.chosen) or moving

    def take_number(self, number: int) -> None:
        """Choose an island by its number."""
        if number in self.marks:
            self.choose(number)

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or that of the chart with the panel below it."""
        if not panel_is_below():
            return view.height
        high = self._panel().height(view, view.width - 2 * MARGIN)
        return chart_height(view) + high + 1.5 * MARGIN + button_height()

    def _panel(self) -> Panel:
        label = Words(self.translate("campaign.form"), _LABEL, grown(24.0))
        sail = Item(self.sail, button_height(PRIMARY[1]))
        below: list[Block] = [label, Space(grown(2.0)), Item(self.forms, grown(42.0))]
        below += [Space(Sizes.gap), sail, Space(2 * Sizes.gap)]
        if not panel_is_below():
            below[-1:] = [Space(Sizes.gap), Item(self.reset, 40.0), Space(2 * Sizes.gap)]
        hints = self.crown_hint, self.horde_hints
        return self.panel.block(self.chosen, self.levels[self.chosen], self.message, hints, *below)

    def resize(self, view: Viewport) -> None:
        """Lay the marks on their islands, and the panel at the right, or below the chart."""
        for points, mark in self.marks.items():
            mark.place(box_at(island_place(view, points), MARK))
        self.body = body = self._panel()
        beside, wide = view.width - WIDTH - MARGIN, view.width - 2 * MARGIN
        self.panel.rect = pygame.FRect(beside, MARGIN - 4, WIDTH, view.height - 2 * MARGIN + 8)
        if panel_is_below():
            self.panel.rect.update(MARGIN, chart_height(view), wide, body.height(view, wide))
        body.place(view, self.panel.rect)
        self._lay_on_chart(view)

    def _lay_on_chart(self, view: Viewport) -> None:
        self.portrait.place(self._as_read((MARGIN, 10, 72, 72)))
        self.company.place((MARGIN, _COMPANY_AT), self._as_read)
        panel = self.panel.rect
        if not panel_is_below():
            crown = (panel.x - 20 - PLATE[0], panel.y - 2, *PLATE)
            self.crown_plate.place(self._as_read(crown))
            self.back.place(self._as_read(Page.of(view, view.width).back))
            return
        size = self.crown_plate.wanted_size(view)
        crown = (view.width - MARGIN - size[0], MARGIN - 6, *size)
        self.crown_plate.place(self._as_read(crown))
        half = (panel.width - Sizes.gap) / 2
        back = pygame.FRect(MARGIN, panel.bottom + MARGIN / 2, half, button_height())
        self.back.place(self._as_read(back))
        self.reset.place(self._as_read(back.move(half + Sizes.gap, 0)))

    @property
    def _chart(self) -> pygame.FRect:
        """The part of the window beside the panel; what lies on it begins where reading does."""
        panel = self.panel.rect
        if panel_is_below():
            return pygame.FRect(0, 0, panel.right + MARGIN, panel.y)
        return pygame.FRect(0, 0, panel.x, panel.bottom)

    def _as_read(self, rect: RectLike) -> pygame.FRect:
        """Return a place on the chart as counted from where reading begins."""
        box = pygame.FRect(rect)
        if interface_flipped():
            box.x = self._chart.right - box.right
        return box

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the chart, the route, the title and the panel."""
        if panel_is_below():
            # The sea stands still where it scrolls with the islands.
            draw_page_chart(canvas)
        else:
            self.ambient.draw(canvas)
        stops = [mark.rect.center for mark in self.marks.values()]
        sailed = sum(level.wins > 0 for level in self.levels.values())
        draw_route(canvas, stops, sailed)
        with canvas.reading(self._chart):
            self._draw_title(canvas)

    def _draw_title(self, canvas: Canvas) -> None:
        right = self._chart.width
        if self.crown_plate.visible:
            right -= 20 + self.crown_plate.rect.width
        left = MARGIN + 72 + 16
        if self._partner:
            spot = left + _PARTNER - 8, 10 + _PARTNER
            draw_seat(canvas, self._partner, self.company.mate, spot, _PARTNER)
            left += 2 * _PARTNER + 8
        draw_title(canvas, self.title, pygame.FRect(left, 0, right - left - 16, 92), align="left")


def example(services: Services) -> CampaignScene:
    """Return a campaign of which three islands are won."""
    from ..examples import sail_so_far  # noqa: PLC0415

    sail_so_far(services)
    return CampaignScene(services)


def example_crowned(services: Services) -> CampaignScene:
    """Return a campaign of which all islands are won, with the last before it."""
    from ..examples import sail_so_far  # noqa: PLC0415

    sail_so_far(services, home=True)
    scene = CampaignScene(services)
    scene.choose(max(LEVEL_NAMES))
    return scene


def example_partner(services: Services) -> CampaignScene:
    """Return a campaign with a partner, of which nothing is won yet, beside that of one alone."""
    from ..examples import sail_so_far  # noqa: PLC0415

    sail_so_far(services)
    services.remember(replace(services.settings, campaign_partner=True))
    return CampaignScene(services)
