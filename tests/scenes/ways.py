"""The ways from the menu to the table, by mouse alone or by keys alone."""

from dataclasses import dataclass
from random import Random

import pygame

from game.kit import Scene, Widget
from game.rules import LEVELS
from game.scenes import MatchScene, MenuScene, ResultsScene, Services
from game.scenes.campaign.campaign_scene import FORMS, CampaignScene
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.menu.menu_column import group_of
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from tests.certain import sure_of

from .desktop import LONGEST, Desktop
from .playing import ARROWS, KEY_BUTTONS, PAD_BUTTONS, walk_to
from .table import KEYS, next_key

SETUP = (
    PrintedDecksScene,
    DraftScene,
    ChooseDeckScene,
    BanScene,
    DifficultyScene,
    CoinTossScene,
    HandOverScene,
)


@dataclass(frozen=True)
class Mode:
    """The match that is played: a duel or a solo match of a form, or an attempt at an island."""

    name: str
    form: str = "preconstructed"
    solo: bool = False
    custom: bool = False
    campaign: bool = False
    computer: bool = False


MODES = (
    Mode("duel"),
    Mode("draft", "draft"),
    Mode("constructed", "constructed"),
    Mode("computer", computer=True),
    Mode("computer's draft", "draft", computer=True),
    Mode("computer's construction", "constructed", computer=True),
    Mode("solo", solo=True),
    Mode("solo draft", "draft", solo=True),
    Mode("custom", solo=True, custom=True),
    Mode("custom draft", "draft", solo=True, custom=True),
    Mode("campaign", solo=True, custom=True, campaign=True),
    Mode("campaign's draft", "draft", solo=True, custom=True, campaign=True),
)


class Guide:
    """Walks from screen to screen with the left button; ``seen`` are the kinds on the way."""

    def __init__(self, desktop: Desktop, rng: Random) -> None:
        self.desktop = desktop
        self.rng = rng
        self.seen: list[type[Scene]] = []

    @property
    def services(self) -> Services:
        return self.desktop.app.services

    def rest(self) -> Scene:
        """Turn the loop until nothing moves, or a toss waits; return the top scene."""
        for _ in range(LONGEST):
            stack, top = self.desktop.app.stack, self.desktop.top
            tossed = isinstance(top, CoinTossScene) and top.go_button.visible
            if tossed or not (pygame.event.peek() or stack.animating() or stack.needs_draw()):
                if not self.seen or self.seen[-1] is not type(top):
                    self.seen.append(type(top))
                return top
            self.desktop.turn()
        raise AssertionError("it never comes to rest")

    def walk_to_the_table(self, mode: Mode) -> MatchScene:
        """Go from the menu through all that is asked before a match."""
        self.plan(mode)
        return self.set_up()

    def plan(self, mode: Mode) -> None:
        """Go from the menu to the first step of a setup."""
        rival = "horde" if mode.solo else "computer" if mode.computer else "friend"
        self.choose_in_menu("campaign" if mode.campaign else rival)
        top = self.rest()
        if isinstance(top, CampaignScene):
            self.sail(top, mode)
            return
        assert isinstance(top, NewMatchScene)
        self.press(top.forms[mode.form])
        if mode.solo:
            self.press(top.hordes["custom" if mode.custom else "quick"])
        else:
            self.press(top.rare.bar)
            self.press(top.rare.editions[self.rng.choice(("first", "later"))])
        self.press(top.begin_button)

    def choose_in_menu(self, key: str) -> None:
        """Press an entry of the menu, or one of the choices behind an entry."""
        for each in filter(None, (group_of(key), key)):
            menu = sure_of(MenuScene, self.rest())
            if menu.group and not group_of(each):
                self.press(menu.entries["back"])
                menu = sure_of(MenuScene, self.rest())
            self.press(menu.entries[each])

    def sail(self, scene: CampaignScene, mode: Mode) -> None:
        """Choose the first island, the form of the cards, and set sail."""
        self.press(scene.marks[1])
        if scene.forms.index != FORMS.index(mode.form):
            self.switch(scene.forms, FORMS.index(mode.form))
        self.approach(scene.sail)
        while scene.company.partner:
            # Who walks by chance may have come over the choice of a partner.
            self.switch(scene.company.switch, 0)
            self.approach(scene.sail)
        self.press(scene.sail)

    def approach(self, widget: Widget) -> None:
        """Go to a widget without a press, where that is not one step."""

    def set_up(self) -> MatchScene:
        """Answer all that is asked before the table."""
        for _ in range(200):
            top = self.rest()
            if isinstance(top, MatchScene):
                return top
            self.step(top)
        raise AssertionError("the setup does not end")

    def step(self, top: Scene) -> None:
        """Do the next thing of a setup."""
        match top:
            case HandOverScene():
                self.press(top.ready_button)
            case PrintedDecksScene():
                self.choose_decks(top)
            case DraftScene():
                self.pick(top, self.rng.randrange(len(top.table.revealed)))
            case ChooseDeckScene():
                self.choose_deck(top, self.rng.randrange(4))
            case BanScene():
                self.ban(top)
            case DifficultyScene():
                self.settle(top)
            case CoinTossScene():
                self.press(top.go_button)
            case _:
                raise AssertionError(f"no step of a setup: {top}")

    def choose_decks(self, scene: PrintedDecksScene) -> None:
        """Choose a deck for every person, and go to the bridges."""
        for side in scene.takers.choosing:
            free = [n for n in range(len(scene.rows)) if n != scene.takers.taken[1 - side]]
            self.press(scene.plates[self.rng.choice(free)][side])
        self.press(scene.begin_button)

    def settle(self, scene: DifficultyScene) -> None:
        """Choose a level and settings of its sum."""
        if not scene.fixed:
            self.choose_level(scene, self.rng.choice(tuple(LEVELS.values())))
        presets = [card for card in scene.preset_cards.cards if card.visible]
        self.press(self.rng.choice([scene.scales.surprise_button, *presets]))
        assert scene.exact
        self.press(scene.begin_button)

    def to_the_menu(self) -> MenuScene:
        """Go from the results to the menu."""
        top = sure_of(ResultsScene, self.rest())
        self.press(top.buttons[-1])
        menu = self.rest()
        if isinstance(menu, CampaignScene):
            self.press(menu.back)
            menu = self.rest()
        assert isinstance(menu, MenuScene)
        return menu

    # Done in another way by a subclass with its device

    def press(self, widget: Widget) -> None:
        self.desktop.click(widget.rect.center)

    def switch(self, widget: Widget, index: int) -> None:
        """Take the left (0) or right (1) of two values."""
        box = widget.rect
        self.desktop.click((box.x + box.width * (0.25 + 0.5 * index), box.centery))

    def pick(self, scene: DraftScene, index: int) -> None:
        spot = scene.table.revealed[index].spot
        self.desktop.click((spot.x, spot.y))

    def choose_deck(self, scene: ChooseDeckScene, index: int) -> None:
        self.desktop.click(scene.list.card_rect(index, 3).center)
        self.press(scene.buttons["play"])

    def ban(self, scene: BanScene) -> None:
        deck = next(deck for deck in scene.decks if deck.open)
        left = [number for number, spot in enumerate(deck.lying) if not spot.out]
        self.desktop.click(deck.rect_of(self.rng.choice(left)).center)
        self.press(scene.ban_button)

    def choose_level(self, scene: DifficultyScene, points: int) -> None:
        place = [level for _, level in scene.banners.levels].index(points)
        self.desktop.click(scene.banners.banner(place).center)


class KeysGuide(Guide):
    """Walks with the keyboard alone."""

    def push(self, *names: str) -> None:
        """Press what is meant by each of the names."""
        self.desktop.key(*(KEY_BUTTONS[name] for name in names))

    def press(self, widget: Widget) -> None:
        self._go_to(widget)
        self.push("accept")

    def switch(self, widget: Widget, index: int) -> None:
        self._go_to(widget)
        self.push("right" if index else "left")

    def pick(self, scene: DraftScene, index: int) -> None:
        if self.rng.random() < 0.5:
            self.desktop.key(pygame.K_1 + index)
        else:
            self.push(*["right"] * (index + 1), "accept")

    def choose_deck(self, scene: ChooseDeckScene, index: int) -> None:
        self.push(*["down"] * index, "accept")

    def ban(self, scene: BanScene) -> None:
        self.push(*self.rng.choices(tuple(ARROWS), k=4))
        self.press(next(deck for deck in scene.decks if deck.open))
        self.press(scene.ban_button)

    def choose_level(self, scene: DifficultyScene, points: int) -> None:
        self.desktop.key(pygame.K_0 + points)

    def _go_to(self, widget: Widget) -> None:
        """Press the tabulator until the keyboard is there, as a player does who sees the ring.

        Among widgets that are one stop of it, the arrows go on.
        """
        top = self.desktop.top
        for _ in range(2 * len(top.widgets.widgets) + 1):
            focused = top.widgets.focused
            if focused is widget:
                return
            self.desktop.key(KEYS[next_key(focused, widget)])
        raise AssertionError(f"out of the keyboard's reach: {widget}")


class PadGuide(KeysGuide):
    """Walks with a gamepad alone: the cross and A."""

    def push(self, *names: str) -> None:
        self.desktop.pad(*(PAD_BUTTONS[name] for name in names))

    def approach(self, widget: Widget) -> None:
        self._go_to(widget)

    def pick(self, scene: DraftScene, index: int) -> None:
        self.push(*["right"] * (index + 1), "accept")

    def choose_level(self, scene: DifficultyScene, points: int) -> None:
        place = [level for _, level in scene.banners.levels].index(points)
        self._go_to(scene.banners)
        for _ in scene.banners.levels:
            if scene.banners.index == place:
                return
            self.push("right" if scene.banners.index < place else "left")

    def _go_to(self, widget: Widget) -> None:
        walk_to(self.desktop, widget, self.push)


#: Who walks with each device; a finger presses where the mouse does.
GUIDES: dict[str, type[Guide]] = {
    "keys": KeysGuide,
    "mouse": Guide,
    "pad": PadGuide,
    "touch": Guide,
}
