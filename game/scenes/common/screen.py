"""The base of the screens around the match: widgets on a landscape, and the sides' looks."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame.typing import RectLike

from game.kit import (
    Button,
    Canvas,
    Colour,
    Colours,
    Command,
    Intent,
    Kind,
    Point,
    Scene,
    Sizes,
    draw_fade,
    give_feedback,
    grown,
    paint_oval,
)
from game.play import only_person
from game.rules import DRAW

from ..backdrops import draw_backdrop, read_backdrops_ahead
from ..services import Services
from .cards.card_preview import CardPreview
from .cards.card_reader import NOWHERE, CardReader
from .dialogs.why_button import WhyButton, card_rule
from .drawings.ambient_landscapes import dawn, evening, ruin
from .drawings.sights import SIGHTS, draw_sight_ground
from .page_layout import PRIMARY_WORDS, WIDEST, Foot, Page, draw_title

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.board import ShownCard
    from game.kit import AmbientLayer, Block, HitRegion, Viewport
    from game.play import Match
    from game.rules import Card, Refusal

BOARD, EVENING = "board_day", "menu"
#: A victory has flags in the winner's colour, by seat.
VICTORIES = (
    *("results_victory", "results_victory_sun"),
    *("results_victory_crystal", "results_victory_gate"),
)
DEFEAT = "results_defeat"


class Screen(Scene):
    """A scene of this game: a page with a title, a body and a foot, over a landscape.

    A screen makes its widgets and its ``foot`` in ``make``, and says in ``make_body`` where they
    lie: scrolling, larger texts, the way of the keyboard and what the voice reads together follow
    from these. One that has no body lays itself out and draws itself; one whose foot changes makes
    it in ``make_foot``.

    Any card that it draws can be read; "inspect" reads the one that the keyboard is on, unless
    the screen answers that itself (``inspects``).
    """

    music = "music_menu"
    #: The landscape or the sight behind it, and how much darker that is.
    landscape: str = "board_day"
    dim: ClassVar[int] = 120
    #: How wide its page is at most.
    widest: ClassVar[float] = WIDEST
    inspects: ClassVar[bool] = True
    #: For the card of keys: each action here besides moving and choosing, and the key of its words
    #: where they are not those of the options.
    keys: ClassVar[dict[str, str]] = {}
    #: What such keys do here: the names of methods.
    acts: ClassVar[dict[str, str]] = {}
    #: Whether the card of keys leads on to the options.
    leads_to_options: ClassVar[bool] = True
    #: Whether it leads on to the rulebook.
    leads_to_rules: ClassVar[bool] = True
    #: The rule or chapter that matters here; nothing: the rulebook begins at its beginning.
    rule: ClassVar[str] = ""
    #: The entry of the menu to which the way back leads; "": it leads to the scene below.
    entry: str = ""
    #: Whether "accept" presses the main button of the foot, wherever the keyboard is.
    accepts: ClassVar[bool] = False
    #: What is heard with a line that is told, "" for nothing.
    telling_sound: ClassVar[str] = "notice"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.preview = CardPreview(services)
        self.overlay = self.reader = CardReader(self)
        #: A line about what has just been done, where the screen has a place for one.
        self.message = ""
        #: Stands behind that line where it tells of a refusal, once a screen has added it.
        self.why_button = WhyButton(self.translate, self.ask_why)
        #: What a screen has made for its foot, but for what is told there.
        self.foot = self.page_foot = Foot()
        self._page = Page(pygame.FRect(0, 0, 0, 0))
        #: Where the card lay that the voice read last, and the line that it told.
        self._read_before: HitRegion | None = None
        self._put_away = False
        self._told_before = ""
        self._enliven()

    # The page

    def make(self) -> None:
        """Make the widgets and all that has words, for ``remake``."""

    def remake(self) -> None:
        """Make everything anew: at the beginning, and in another language.

        The keyboard stays where it was; it begins at the main button.
        """
        at = self.widgets.focused
        place = self.widgets.widgets.index(at) if at in self.widgets.widgets else -1
        shown = self.widgets.ring_shown
        self.widgets.clear()
        self.make()
        self._renew_body()
        if self.widgets.focused is None:
            order = self.widgets.widgets
            main = self.page_foot.main or next(iter(order), None)
            self.widgets.focus(order[place] if 0 <= place < len(order) else main, show=shown)

    def retext(self) -> None:
        """Write everything again in another language."""
        self._enliven()
        if type(self).make is not Screen.make:
            self.remake()

    def _enliven(self) -> None:
        """Let candles, stars and the river of the evening move, where that lies behind."""
        if self.landscape == EVENING:
            self.ambient = living_land(EVENING, self.dim)

    def make_body(self) -> Block | None:
        """Return what lies between title and foot, for the size of texts of now."""
        return None

    def make_foot(self) -> Foot:
        """Return the buttons and the words at the foot."""
        return replace(self.foot, message=self.message)

    def make_page(self, view: Viewport) -> Page:
        """Return the places of title, body and foot."""
        return self.page_foot.on(view, Page.of(view, self.widest))

    def _renew_body(self) -> None:
        self.body, self.page_foot = self.make_body(), self.make_foot()
        inside = [] if self.body is None else self.body.widgets()
        self.widgets.arrange([*inside, *self.page_foot.widgets])

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or that of the page in larger texts."""
        self._renew_body()
        if self.body is None:
            return view.height
        page = self.make_page(view)
        return max(view.height, page.needs(self.body.height(view, page.area.width)))

    def resize(self, view: Viewport) -> None:
        """Lay out the body and the foot."""
        self._renew_body()
        if self.body is not None:
            self._page = self.make_page(view)
            self.body.place(view, self._page.body)
            self.page_foot.place(view, self._page)
            self.page_foot.place_row(view, self._page)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, dimmed so that words stand on it, and the page; or a veil."""
        if self.transparent:
            canvas.dim()
            return
        self.draw_ground(canvas)
        if self.body is not None:
            draw_title(canvas, self.title, self._page.header)
            self.page_foot.draw(canvas, self._page)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw what lies behind the page: its landscape or its sight, dimmed."""
        if self.landscape.startswith(SIGHTS):
            draw_sight_ground(canvas, self.landscape, self.dim)
        elif self.ambient is not None:
            self.ambient.draw(canvas)
        else:
            draw_landscape(canvas, self.landscape, dim=self.dim)

    # Reading cards

    @property
    def readable(self) -> bool:
        """Whether a card may be shown large now."""
        return True

    @property
    def cursor(self) -> pygame.FRect:
        """Where the keyboard is."""
        focused = self.widgets.focused
        return NOWHERE if focused is None else focused.cursor_rect

    def look_at(
        self,
        card: Card | None,
        near: pygame.FRect = NOWHERE,
        shown: ShownCard | None = None,
        *,
        at_once: bool = False,
    ) -> None:
        """Show a card large beside where it lies, or none; ``shown`` says more of it."""
        if shown is None and card is not None:
            # Loaded where cards are: the menu has none, and does not wait for them.
            from game.board import ShownCard  # noqa: PLC0415

            shown = ShownCard(card)
        if self.reader.look_at(shown) and self.show_card(shown, near, at_once=at_once):
            self.invalidate()

    def show_card(self, shown: ShownCard | None, near: pygame.FRect, *, at_once: bool) -> bool:
        """Show a card large, or none; True when that changes the picture."""
        return self.preview.point_at(shown, near, at_once=at_once)

    def hold(self, pos: Point) -> bool:
        """Read what a press is held on; False where there is nothing to be read."""
        return self.reader.hold(pos)

    def end_hold(self) -> None:
        """React to the end of a press that showed a card."""

    @property
    def main(self) -> pygame.FRect | None:
        """Where the button lies that leads on, if there is one."""
        widgets = self.widgets.widgets
        return next(
            (
                each.rect
                for each in widgets
                if isinstance(each, Button) and each.visible and each.kind == "primary"
            ),
            None,
        )

    # The voice

    def spoken_news(self) -> list[str]:
        """Return the words of the card that has come to be read, and the line that is told."""
        told, self._told_before = self._told_before, self.message
        new = [self.message] if self.message not in ("", told) else []
        return [*self._read_card(), *new]

    def _read_card(self) -> list[str]:
        before, self._read_before = self._read_before, self.reader.read
        self._put_away |= before is not None and self.reader.read is None
        shown = self.reader.shown
        if self.reader.read == before or shown is None or shown.card is None:
            return []
        from .cards.card_words import card_explained  # noqa: PLC0415 (with the voice)

        return card_explained(self.services.content.strings, shown.card, self.preview.edition)

    def spoken_back(self) -> bool:
        """Return whether a card that was read has been put away."""
        back, self._put_away = self._put_away, False
        return back

    def spoken_ways(self) -> list[str]:
        """Return what can be pressed here."""
        return [*(self.services.routes.key_card(self).spoken_opening() or ())]

    # Parts

    def add_button(
        self,
        words: str,
        act: Callable[[], None],
        icon: str,
        *,
        hint: str = "",
        kind: Kind = "secondary",
        size: float = Sizes.strong,
    ) -> Button:
        """Add a button; ``words`` and ``hint`` are keys of texts, or "" for none."""
        said, told = (self.translate(key) if key else "" for key in (words, hint))
        button = Button(said, act, kind=kind, icon=f"icons/{icon}", hint=told, size=size)
        return self.widgets.add(button)

    def add_main_button(self, words: str, act: Callable[[], None], icon: str = "next") -> Button:
        """Add the button that leads on."""
        return self.add_button(words, act, icon, kind="primary", size=PRIMARY_WORDS)

    # Words

    def translate(self, key: str, **values: object) -> str:
        """Return the text of ``key`` in the player's language."""
        return self.services.translate(key, **values)

    def handle(self, intent: Intent) -> None:
        """Help the player who asks for a reason, a hint or the keys, then do as every scene."""
        helping: Scene | None = None
        if intent == Command("why") and not self.wants_text:
            helping = self._reason()
        elif intent == Command("hint") and not self.wants_text:
            helping = self.advice()
        elif intent == Command("help") and not self.wants_trigger:
            helping = self.services.routes.key_card(self)
        if helping is None:
            super().handle(intent)
        self._help(helping)

    def handle_rest(self, intent: Intent) -> None:
        """Act as ``acts`` says, or press the main button, or hear a number; else leave."""
        main = self.page_foot.main
        if isinstance(intent, Command) and intent.name in self.acts:
            getattr(self, self.acts[intent.name])()
        elif intent == Command("accept") and self.accepts and isinstance(main, Button):
            main.on_click()
        elif isinstance(intent, Command) and intent.name.isdigit():
            self.take_number(int(intent.name))
        else:
            super().handle_rest(intent)

    def go_back(self) -> None:
        """Leave for the scene below, or for the menu where that is the way back."""
        if self.entry:
            self.stack.clear_to(self.services.routes.menu(self.entry))
        else:
            super().go_back()

    def take_number(self, number: int) -> None:
        """Choose by the key of a number, where there is something to choose."""

    def ask_why(self) -> None:
        """Show why the next step is not possible, if something keeps it."""
        self._help(self._reason())

    def ask_advice(self) -> None:
        """Show a hint for what is to be chosen, if there is one."""
        self._help(self.advice())

    def _reason(self) -> Scene | None:
        refusal = self.refusal()
        if refusal is None:
            return None
        return self.services.routes.why(self.translate("why.title"), [refusal])

    def _help(self, scene: Scene | None) -> None:
        if scene is not None:
            self.stack.push(scene)

    def tell(self, message: str, refusal: Refusal | None = None) -> None:
        """Show a line, or none; of a ``refusal`` the reason can be asked for."""
        if message:
            give_feedback(self.telling_sound)
        changed = message != self.message
        self.message = message
        self.why_button.show(refusal)
        if changed and self.on_stack and (self.body is not None or grown(1.0) > 1.0):
            # The foot shows it, and larger words may need more room than what was told before.
            self.lay_out_anew()
        self.invalidate()

    def ask(self, scene: Scene, answer: Callable[[object], object] | None = None) -> None:
        """Put the large card away, and push a scene whose result ``answer`` hears."""
        self.look_at(None)
        self.stack.push(scene, answer)

    def advice(self) -> Scene | None:
        """Return a hint for what is to be chosen here, or None."""
        return None

    def rule_here(self) -> str:
        """Return the number of the rule that matters now: that of a card that is read first."""
        if self.preview.card is not None:
            return card_rule(self.preview.card, in_play=False)
        refusal = self.refusal()
        return refusal.rule if refusal is not None and refusal.rule else self.rule

    def refusal(self) -> Refusal | None:
        """Return what was refused last, as long as it is told; or why the next step is barred."""
        return self.why_button.refusal


def land_colour(side: int) -> Colour:
    """Return the bright colour of a side's land."""
    return Colours.sides[side]


def land_deep(side: int) -> Colour:
    """Return the dark colour of a side's land."""
    return Colours.sides_deep[side]


def ending_land(winner: int, *, lost: bool) -> str:
    """Return the landscape of a match's end: ``lost`` tells that its only person has lost."""
    if winner == DRAW:
        return EVENING
    return DEFEAT if lost else VICTORIES[winner]


def living_land(name: str, dim: int) -> AmbientLayer:
    """Return the evening or the landscape of an end, darker by ``dim``, with what moves on it."""
    living = {DEFEAT: ruin, EVENING: evening}.get(name, dawn)
    return living((name, dim), partial(draw_landscape, name=name, dim=dim))


def read_ending_ahead(canvas: Canvas, match: Match) -> None:
    """Begin to read the landscape of the results, while the end of a match is still told."""
    if match.result is None:
        return
    winner = match.result.winner
    lost = only_person(match.seats) not in (None, winner)
    read_backdrops_ahead(canvas.assets, canvas.view, [ending_land(winner, lost=lost)])


def draw_landscape(canvas: Canvas, name: str = BOARD, *, dim: int = 0) -> None:
    """Draw a painted landscape, darker by ``dim`` and towards the upper and lower edges."""
    with canvas.in_window(), canvas.reading(canvas.view.rect):
        draw_backdrop(canvas, name if canvas.assets.exists(name) else BOARD)
        if dim:
            canvas.dim(alpha=dim)
        view = canvas.view
        edge = view.height * 0.3
        draw_fade(canvas, (0, 0, view.width, edge), Colours.night, (150, 0))
        draw_fade(canvas, (0, view.height - edge, view.width, edge), Colours.night, (0, 170))


def draw_oval(canvas: Canvas, rect: RectLike, colour: Colour, *, strength: int = 255) -> None:
    """Draw a soft oval inside ``rect``: strongest in the middle, nothing at the edge."""
    box = pygame.FRect(rect)
    picture = canvas.sprite(
        ("oval", colour), box.size, lambda offscreen: paint_oval(offscreen, colour)
    )
    canvas.blit(picture, box.topleft, alpha=strength)


def inner(rect: RectLike, across: float, down: float | None = None) -> pygame.FRect:
    """Return ``rect`` smaller by ``across`` at the left and right, by ``down`` above and below."""
    return pygame.FRect(rect).inflate(-2 * across, -2 * (across if down is None else down))
