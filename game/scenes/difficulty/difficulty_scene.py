"""After the deal of a custom game: the level, and settings of the Horde that sum to it.

One person plays against it, or two partners do (R13.20): then both hands are shown.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

import pygame

from game.board import shown_stronghold
from game.content import Preset
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    Panel,
    PointerMoved,
    Row,
    Space,
    grown,
    text_style,
)
from game.play import HORDE, Match, Seat
from game.rules import (
    CHOICES,
    LEVELS,
    ChooseDifficulty,
    CustomSolo,
    Difficulty,
    Refusal,
    TakeDeck,
    Terms,
    difficulties,
    why_not,
)

from ..campaign.campaign_attempts import has_partner, keep_settings, read_reached
from ..common import HEADER, LEVEL_NAMES, Foot, draw_landscape, draw_title, island_name, point_in
from ..services import Services
from ..setup.setup_step import SetupStep
from .dealt_hands import DealtHand, HandTray, Partner, PartnerHand, partner_tray
from .level_banners import NAME as NAME_HEIGHT
from .level_banners import LevelBanners
from .preset_cards import PresetCard, PresetCards
from .scales_panel import Balance, ScalesPanel
from .setting_row import SettingRow, is_large, sentence, tile

#: The height of title with banners.
HEAD = 112.0
SIDE_WIDTH, TITLE_WIDTH = 316.0, 400.0
#: The height of the title below the banners, and that of its line.
TITLE, WAITS = 64.0, 34.0
GAP, PADDING = 12.0, 9.0
LEAVE_WIDTH, _BUTTON = 124.0, 58.0
#: The width of a single banner.
_BANNER = 240.0
#: How much lower than the title is what the campaign asks.
TITLE_LINE = 42.0
_LINE = text_style.BODY.with_changes(
    size=17, colour=Colours.light, outline=1.4, valign="middle", fit=True
)


class DifficultyScene(SetupStep[CustomSolo]):
    """Six settings, a level, and scales that show whether they agree.

    ``level`` is fixed where the campaign asks for one; otherwise it is chosen here.
    """

    rule: ClassVar[str] = "R10.2"
    telling_sound = ""

    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers", "hint": "", "why": ""}

    def __init__(self, services: Services, match: Match, level: int | None = None) -> None:
        super().__init__(services, match)
        self._deal(self.setup)
        self.fixed = level is not None
        self.title = self.translate("difficulty.title")
        if level is not None:
            self.title = island_name(services, level)
        self.level = LEVELS[services.settings.level] if level is None else level
        reached = read_reached(services, partner=has_partner(match)) if self.fixed else None
        self.beaten = reached.levels[self.level].beaten if reached else frozenset()
        self.difficulty = self._first_choice()
        #: Whether the settings are chosen one by one, and none of the presets.
        self.customizing = self._is_own
        offered = [self.level] if self.fixed else list(LEVELS.values())
        levels = [(self.translate(f"levels.{LEVEL_NAMES[each]}"), each) for each in offered]
        self.banners = LevelBanners(levels, offered.index(self.level), self.choose_level)
        self.banners.reduced = services.settings.reduced_motion
        self.rows = {name: self._row(name) for name in CHOICES}
        most = max(len(presets) for presets in self._every_preset.values())
        self.preset_cards = PresetCards(
            [
                PresetCard(services, partial(self._take_preset, number), measured=self.measured)
                for number in range(most)
            ]
        )
        self.scales = ScalesPanel(
            services,
            Balance(self.level, self.points),
            customize=self.customize,
            surprise=self.surprise,
            reset=self.reset,
        )
        self.leave_button = self.add_button("difficulty.leave", self.ask_to_leave, "leave")
        self.begin_button = self.add_button("", self.begin, "next", kind="primary", size=20)
        self._show()
        if reached and reached.problem:
            self.tell(reached.problem)
        self.widgets.focus(self.begin_button)

    def _deal(self, position: CustomSolo) -> None:
        services, reduced = self.services, self.services.settings.reduced_motion
        horde = self.translate("difficulty.horde", count=len(position.deck))
        bastion = shown_stronghold(services.content.strings, fort=False, life=len(position.hand))
        #: Whether games with this Horde have been counted: those of one alone.
        self.measured = not position.second
        self.hands: list[DealtHand]
        self.tray: Block
        self._every_preset: Mapping[int, Sequence[Preset]]
        if self.measured:
            captions = self.translate("difficulty.hand"), horde
            hand = HandTray(position.hand, bastion, captions, reduced=reduced)
            self.hands, self.tray = [hand], Item(hand)
            self._every_preset = services.content.presets
            return
        seats = zip(position.hands, (position.hand, position.second), strict=True)
        partners = (
            (Partner(side, self.names[side], self.portraits[side]), cards) for side, cards in seats
        )
        self.hands = [
            PartnerHand(each, cards, bastion, reduced=reduced) for each, cards in partners
        ]
        self.tray = partner_tray(self.hands, horde)
        self._every_preset = services.content.partner_presets

    # Actions of the player

    @property
    def points(self) -> int:
        """The sum of the settings."""
        points = self.difficulty.points
        assert points is not None
        return points

    @property
    def presets(self) -> Sequence[Preset]:
        """The ready-made settings of the level."""
        return self._every_preset[self.level]

    @property
    def _is_own(self) -> bool:
        return all(preset.difficulty != self.difficulty for preset in self.presets)

    @property
    def exact(self) -> bool:
        """Whether the settings sum to the level, so that the match may begin."""
        return self.points == self.level

    def refusal(self) -> Refusal | None:
        """Return why the match cannot begin with these settings, or None."""
        return why_not(self.match.position, ChooseDifficulty(self.level, self.difficulty))

    def choose_level(self, points: int) -> None:
        """Choose a level by its points, unless it is fixed; with it comes one of its presets."""
        if not self.fixed:
            self.level = points
            if not self.customizing:
                self.difficulty = self.presets[0].difficulty
            self._show()

    def choose(self, name: str, value: int) -> None:
        """Choose a value for one of the settings."""
        changes: dict[str, Any] = {name: value}
        self.difficulty = replace(self.difficulty, **changes)
        self.customizing = True
        self._show()

    def customize(self) -> None:
        """Show the settings one by one, or the presets again; they begin with the first."""
        self.customizing = not self.customizing
        if not self.customizing and self._is_own:
            self.difficulty = self.presets[0].difficulty
        self._show()

    def take(self, difficulty: Difficulty) -> None:
        """Choose all settings at once."""
        self.difficulty = difficulty
        self._show()

    def surprise(self) -> None:
        """Choose any other settings that sum to the level."""
        others = [found for found in difficulties(self.level) if found != self.difficulty]
        fresh = [found for found in others if found not in self.beaten]
        self.customizing = True
        self.take(random.choice(fresh or others))

    def reset(self) -> None:
        """Go back to the settings of the quick game, to choose from there."""
        self.customizing = True
        self.take(Difficulty())

    def begin(self) -> None:
        """Begin the match, if the sum is right."""
        if self.over:
            # The settings are recorded; a failure to file them does not keep the player here.
            self.go_on()
            return
        if not self.exact:
            return
        if not self.fixed:
            name, settings = LEVEL_NAMES[self.level], self.services.settings
            self.services.remember(replace(settings, level=name, difficulty=self.difficulty))
        if not self.submit(ChooseDifficulty(self.level, self.difficulty)):
            return
        if self._filed():
            self.go_on()

    def _filed(self) -> bool:
        """Keep the settings of an attempt; tell why, and return False, where that fails."""
        with self.services.telling(self.tell):
            if self.fixed:
                keep_settings(self.services, self.match, self.level, self.difficulty)
            return True
        # In the record they stand: there is nothing left to choose here.
        for widget in self.widgets.widgets:
            widget.enabled = widget in (self.begin_button, self.leave_button)
        return False

    # The scene

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the hand, then do as every screen."""
        if isinstance(intent, PointerMoved):
            for row in self.hands:
                row.hover(intent.pos)
        super().handle(intent)
        pointed = point_in(self.hands, intent)
        if pointed is not None:
            self.look_at(*pointed)

    def handle_rest(self, intent: Intent) -> None:
        """Choose a level by its number; begin; leave."""
        if intent == Command("accept"):
            self.begin()
        elif isinstance(intent, Command) and intent.name in map(str, LEVELS.values()):
            self.choose_level(int(intent.name))
        else:
            super().handle_rest(intent)

    def update(self, dt: float) -> bool:
        """Move the widgets, the large card and the scales."""
        moving = super().update(dt)
        return self.scales.balance.update(dt) or moving

    def make_body(self) -> Block:
        """Return the scales beside the settings and the hand, or all below one another."""
        usual = self.verdict if self.customizing else self.translate("difficulty.ready_made")
        scales = self.scales.make(self.message or usual)
        board: Block = self.preset_cards
        if self.customizing:
            first, *others = (Item(row, spring=1) for row in self.rows.values())
            ruled = [box for row in others for box in (Drawn(_draw_rule), row)]
            board = Panel(first, *ruled, edge=PADDING, gap=0)
        if is_large():
            banners = Item(self.banners, HEAD - 8 - NAME_HEIGHT + grown(NAME_HEIGHT))
            return Column(
                Space(-HEADER),
                Row(banners, shares=lambda width: (width - 28,)),
                Space(6),
                Drawn(self._draw_title, TITLE + (grown(WAITS) if self.fixed else 0.0)),
                board,
                scales,
                self.tray,
                gap=GAP,
            )
        board = Block(board, spring=1)
        leave, begin = Item(self.leave_button, _BUTTON), Item(self.begin_button, _BUTTON)
        ways = Row(
            leave, begin, gap=GAP, shares=lambda width: (LEAVE_WIDTH, width - LEAVE_WIDTH - GAP)
        )
        sides = Row(
            Column(board, self.tray, gap=GAP),
            Column(Block(scales, spring=1), ways, gap=GAP),
            gap=GAP,
            shares=lambda width: (width - SIDE_WIDTH - GAP, SIDE_WIDTH),
            spring=1,
        )
        # The page has neither title nor foot of its own: the places of both are taken.
        return Column(
            Space(-HEADER), self._head(), sides, Space(GAP - self._page.foot_height), gap=0
        )

    def _head(self) -> Block:
        def shares(width: float) -> tuple[float, float]:
            room = width - TITLE_WIDTH - 44
            wide = min(room, _BANNER) if self.fixed else room
            return width - wide - 44, wide

        title = Drawn(self._draw_title, HEAD)
        return Row(title, Item(self.banners, HEAD - 8), gap=30, shares=shares, align="start")

    def make_foot(self) -> Foot:
        """Return the ways on and out, which lie below everything in larger texts."""
        return Foot(self.begin_button, self.leave_button) if is_large() else Foot()

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land."""
        draw_landscape(canvas, dim=150)

    def _draw_title(self, canvas: Canvas, area: pygame.FRect) -> None:
        title = pygame.FRect(area.x, area.y if is_large() else area.y + 18, area.width, 60)
        if not is_large():
            title.width = TITLE_WIDTH
        draw_title(canvas, self.title, title, align="left")
        if self.fixed:
            below = title.move(2, TITLE_LINE)
            if is_large():
                below.y, below.height = title.bottom, grown(WAITS)
            canvas.text(self.translate("difficulty.wait_here"), below, _LINE)

    @property
    def verdict(self) -> str:
        """How the sum and the level compare, in words."""
        key = "exact" if self.exact else "too_few" if self.points < self.level else "too_many"
        return self.translate(f"difficulty.{key}", count=abs(self.points - self.level))

    # Details

    def _first_choice(self) -> Difficulty:
        """Return settings that sum to the level: the last own ones, or the preset to beat next."""
        last = self.services.settings.difficulty
        if not self.fixed and last.points == self.level:
            return last
        choices = [preset.difficulty for preset in self.presets]
        return next((choice for choice in choices if choice not in self.beaten), choices[0])

    def _take_preset(self, number: int) -> None:
        self.take(self.presets[number].difficulty)

    def _row(self, name: str) -> SettingRow:
        offered = CHOICES[name]
        return SettingRow(
            self.translate(f"difficulty.settings.{name}.name"),
            [tile(self.services, name, *choice) for choice in offered.items()],
            lambda index: self.choose(name, [*offered][index]),
        )

    def _show(self) -> None:
        self.message = ""
        for name, row in self.rows.items():
            value = getattr(self.difficulty, name)
            row.index = [*CHOICES[name]].index(value)
            row.text = sentence(
                self.services, name, value, self.match.edition, wings=not self.measured
            )
            row.visible = self.customizing
        self.preset_cards.show(
            self.presets, self.difficulty, self.beaten, visible=not self.customizing
        )
        self.banners.index = [points for _, points in self.banners.levels].index(self.level)
        self.scales.show(
            self.level, self.difficulty, customizing=self.customizing, measured=self.measured
        )
        self.begin_button.enabled = self.exact
        self.begin_button.hint = "" if self.exact else self.translate("why.ask_hint")
        key = "begin" if self.exact else f"begin_{'under' if self.points < self.level else 'over'}"
        missing = abs(self.points - self.level)
        self.begin_button.label = self.translate(f"difficulty.{key}", count=missing)
        self.lay_out_anew()


def _draw_rule(canvas: Canvas, area: pygame.FRect) -> None:
    line = (area.x + PADDING, area.y - 0.5, area.width - 2 * PADDING, 1.2)
    canvas.fill(line, Colours.bronze, alpha=110)


def example(services: Services) -> DifficultyScene:
    """Return the choice of a Horde of the third level."""
    seats = (Seat("Alaric"), HORDE)
    match = Match.new(services.content, Terms(solo=True, custom=True), seats, seed=11)
    match.submit(TakeDeck(1))
    scene = DifficultyScene(services, match)
    scene.choose_level(LEVELS["hard"])
    return scene


def example_custom(services: Services) -> DifficultyScene:
    """Return the choice of single settings, of which one more than the level allows is taken."""
    scene = example(services)
    scene.customize()
    scene.choose("ai_begins", value=True)
    return scene


def example_ring_difficulty(services: Services) -> DifficultyScene:
    """Return the choice of a Horde for two partners."""
    from ..examples import ring_before_match  # noqa: PLC0415

    match = ring_before_match(services, "preconstructed", "horde", custom=True)
    for deck in (1, 3):
        match.submit(TakeDeck(deck))
    scene = DifficultyScene(services, match)
    scene.choose_level(LEVELS["hard"])
    return scene


def example_ring_difficulty_custom(services: Services) -> DifficultyScene:
    """Return the choice of single settings of a Horde for two partners."""
    scene = example_ring_difficulty(services)
    scene.customize()
    return scene
