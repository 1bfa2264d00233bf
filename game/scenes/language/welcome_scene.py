"""The first start: the language, what eases seeing and hearing, and how to begin; asked once."""

from dataclasses import replace
from functools import partial
from typing import ClassVar

import pygame

from game.content import ENGLISH, language_names
from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    Panel,
    Row,
    Space,
    Viewport,
    preferred_languages,
    text_style,
)

from ..common import EVENING, Screen, begin_first_duel, person_of
from ..services import Services
from .language_scene import LanguageGrid, spoken

TITLE_SIZE, TITLE_TOP = (782.0, 176.0), 40.0
MARGIN, GAP = 34.0, 16.0
#: The width of the ways to begin, the height of the first, and that of the others.
WIDE, LEARN, PLAIN = 600.0, 76.0, 58.0
#: The width of the way back beside that to the menu.
BACK = 150.0
#: Who waits on each of the two ways, and the share of the width that a face takes.
_FACES, _FACE = {"learn": ("oak", 0), "duel": ("marl", 1)}, 0.2
#: The height of the sentence under the way to begin.
_SENTENCE = 58.0
#: The height of the line that says what the game is.
_ABOUT = 40.0
_TELLS = text_style.BODY.with_changes(align="center", valign="middle", fit=True)
_PROBLEM = text_style.CAPTION.with_changes(
    colour=Colours.attention, align="center", wrap=True, fit=True
)


class WelcomeScene(Screen):
    """Asks for the language, then offers the first lesson, a first match or the menu."""

    tells: ClassVar[bool | None] = True
    depth = 0
    landscape, dim = EVENING, 0
    # One who cannot read the words finds the places.
    flips = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.problem = ""
        self.chosen = False
        self.grid: LanguageGrid | None = None
        self._ask_for_language()

    # The two questions

    def _ask_for_language(self) -> None:
        self.chosen = False
        self.widgets.clear()
        names = language_names()
        wanted = proposed(tuple(names))
        # The system's language comes first, and a press of Enter takes it.
        names = {wanted: names[wanted], **names}
        self.grid = LanguageGrid(names, self.widgets, self.choose)
        first = self.grid.buttons[wanted]
        first.kind = "primary"
        self.widgets.focus(first, show=True)

    def choose(self, language: str) -> None:
        """Speak a language from now on; offer what eases seeing, and ask how to begin."""
        self.problem = spoken(self.services, language)
        if self.problem:
            self.invalidate()
            return
        self.services.remember(replace(self.services.settings, language=language))
        self._ask_how_to_begin()
        self.lay_out_anew()
        self.invalidate()
        self._offer_access()

    def _offer_access(self) -> None:
        self.stack.push(self.services.routes.access(), self._access_left)

    def _access_left(self, went_on: object) -> None:
        if not went_on:
            self._ask_for_language()
            self.lay_out_anew()
            self.invalidate()

    def _ask_how_to_begin(self) -> None:
        self.problem, self.chosen, self.grid = "", True, None
        # The ring of the keyboard shows only if it did before.
        shown = self.widgets.ring_shown
        self.widgets.clear()
        words = {way: self.translate(f"welcome.{way}") for way in ("learn", "duel", "menu")}
        self.learn = self.widgets.add(
            Button(words["learn"], self.begin_lessons, kind="primary", icon="icons/help", size=24)
        )
        self.duel = self.widgets.add(Button(words["duel"], self.play, icon="icons/duel"))
        self.menu = self.widgets.add(Button(words["menu"], self.go_to_menu, icon="icons/home"))
        self.back = self.add_button("saved_games.back", self._offer_access, "back")
        self.menu.kind = self.back.kind = "quiet"
        self.widgets.focus(self.learn, show=shown)

    def begin_lessons(self) -> None:
        """Begin the first lesson; after it comes the menu."""
        stack = self.stack
        self.go_to_menu()
        stack.push(self.services.routes.lesson())

    def play(self) -> None:
        """Begin a match against a beginner, with the deck that is advised to newcomers."""
        from game.play import RecordError  # noqa: PLC0415

        try:
            match = begin_first_duel(self.services)
        except RecordError as problem:
            self.problem = self.services.say(problem)
            self.invalidate()
            return
        # The coin has fallen: whose turn it is, the table tells.
        self.stack.replace(self.services.routes.match_scene(match))

    def go_to_menu(self) -> None:
        """Go to the menu."""
        self.stack.replace(self.services.routes.menu())

    def handle_rest(self, intent: Intent) -> None:
        """Go one page back on "back": to the offer before this question."""
        if intent == Command("back") and self.chosen:
            self._offer_access()

    # The scene

    def _sentence(self, way: str) -> Drawn:
        from game.play import FIRST_DUEL_RIVAL  # noqa: PLC0415

        rival = person_of(self.services, FIRST_DUEL_RIVAL)
        words = self.translate(f"welcome.{way}_text", rival=rival)
        return Drawn(lambda canvas, area: canvas.text(words, area, _TELLS), _SENTENCE)

    def _panel(self) -> Panel:
        if self.grid is not None:
            return Panel(self.grid.block(), edge=MARGIN)
        ways: list[Block] = []
        for way, button, high in (("learn", self.learn, LEARN), ("duel", self.duel, PLAIN)):
            told = Column(Item(button, high), self._sentence(way), gap=2.0)
            face = Drawn(partial(_draw_face, who=_FACES[way]), high + _SENTENCE)
            ways.append(Row(face, told, gap=GAP, shares=(_FACE, 1 - _FACE)))
        back = Row(
            Item(self.back, PLAIN),
            Item(self.menu, PLAIN),
            gap=GAP,
            shares=lambda width: (BACK, width - BACK - GAP),
        )
        return Panel(*ways, Space(GAP), back, edge=MARGIN, gap=8.0)

    def resize(self, view: Viewport) -> None:
        """Lay the buttons in a panel under the game's name."""
        top = TITLE_TOP + TITLE_SIZE[1] + (_ABOUT + 4 if self.chosen else 30)
        panel = self.body = self._panel()
        wide = WIDE + 2 * MARGIN if self.chosen else panel.width(view)
        box = pygame.FRect(0, top, wide, panel.height(view, wide))
        box.height = min(box.height, view.height - top - 70 + 2 * MARGIN)
        box.centerx = view.width / 2
        panel.place(view, box)
        self._line = pygame.FRect(40, box.bottom + 8, view.width - 80, 48)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the game's name, and the panel."""
        self.draw_ground(canvas)
        title = pygame.FRect((0, TITLE_TOP), TITLE_SIZE)
        title.centerx = canvas.view.width / 2
        canvas.image("title", title)
        if self.chosen:
            # In one line what the game is, between its name and the ways to begin.
            line = pygame.FRect(40, title.bottom, canvas.view.width - 80, _ABOUT)
            about = _TELLS.with_changes(size=20, bold=True, carved=True, outline=1.6)
            canvas.text(self.translate("welcome.about"), line, about)
        if self.problem:
            canvas.text(self.problem, self._line, _PROBLEM)


def _draw_face(canvas: Canvas, area: pygame.FRect, who: tuple[str, int]) -> None:
    from game.board import GLAD, draw_portrait  # noqa: PLC0415 (the first question does not wait for it)

    draw_portrait(canvas, *who, area.center, min(area.size) / 2 - 2, feeling=GLAD)


def proposed(known: tuple[str, ...]) -> str:
    """Return the first of the system's languages that the game speaks, or else English."""
    for wanted in preferred_languages():
        for code in (wanted, wanted.partition("-")[0]):
            if code in known:
                return code
    return ENGLISH


#: The first question of the first start.
example = WelcomeScene


def example_begin(services: Services) -> WelcomeScene:
    """Return the second question of the first start."""
    scene = WelcomeScene(services)
    scene._ask_how_to_begin()
    return scene
