"""The languages, a button each, and their choice over any other scene."""

from collections.abc import Callable, Mapping
from functools import partial

from game.content import ContentError, language_names, load_strings
from game.kit import (
    Button,
    Colours,
    Drawn,
    Grid,
    Item,
    Panel,
    PanelHead,
    Space,
    Viewport,
    WidgetGroup,
    grown,
    text_style,
)

from ..common import Dialog, Screen
from ..services import Services

BUTTON, GAP = (252.0, 56.0), 14.0
#: So many are below one another before there is another column.
_IN_COLUMN = 4


class LanguageGrid:
    """The buttons, laid in columns; ``choose`` hears the code of the one that is pressed."""

    def __init__(
        self, names: Mapping[str, str], widgets: WidgetGroup, choose: Callable[[str], None]
    ) -> None:
        self.buttons = {
            code: widgets.add(Button(name, partial(choose, code))) for code, name in names.items()
        }

    def block(self) -> Grid:
        """Return the buttons in rows."""
        columns = min(4, -(-len(self.buttons) // _IN_COLUMN))
        wide = BUTTON[0] + 0.5 * (grown(BUTTON[0]) - BUTTON[0])
        cells = (Item(button, grown(BUTTON[1]), wide) for button in self.buttons.values())
        return Grid(cells, columns, gap=GAP)


def spoken(services: Services, language: str) -> str:
    """Speak a language from now on; return the line about a file that is broken, else nothing."""
    try:
        strings = load_strings(language)
    except ContentError as error:
        return services.say(error)
    services.speak(strings)
    return ""


MARGIN = 36.0
#: The size of the button that leaves the choice as it is.
CLOSE = (180.0, 48.0)
#: The height of the line that tells why a language cannot be had.
_PROBLEM = 44.0
_TELLS = text_style.CAPTION.with_changes(
    colour=Colours.attention, align="center", wrap=True, fit=True
)


class LanguageScene(Dialog, Screen):
    """All languages by their own names; leaves the code of the one that is spoken then, or None."""

    sight = "market"
    edges = (MARGIN, 18.0, 20.0)
    # One who cannot read the words finds the places.
    flips = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = self.translate("options.language")
        self.grid = LanguageGrid(language_names(), self.widgets, self.choose)
        self.problem = ""
        self.close = self.add_button("language_choice.close", self.go_back, "cross")
        spoken = self.grid.buttons.get(services.content.strings.language)
        if spoken is not None:
            spoken.kind = "primary"
        self.widgets.focus(spoken or self.close)

    def choose(self, language: str) -> None:
        """Speak a language from now on; one whose file is broken is refused in a line."""
        self.problem = spoken(self.services, language)
        if self.problem:
            self.invalidate()
            return
        self.stack.pop(language)

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return how wide all names are."""
        del panel
        return self.grid.block().width(view)

    def make_panel(self) -> Panel:
        """Return the names, the line that tells why a language cannot be had, and the way back."""
        high, wide = grown(CLOSE[1]), 0.5 * (grown(CLOSE[0]) + CLOSE[0])
        return Panel(
            PanelHead(self.title, 58.0, text_style.HEADING.with_changes(size=30)),
            Space(16.0),
            self.grid.block(),
            Space(4.0),
            Drawn(
                lambda canvas, area: canvas.text(self.problem, area, _TELLS), grown(_PROBLEM) - 8
            ),
            Space(12.0),
            Item(self.close, high, wide),
            edge=MARGIN,
            tall=self.edges[1:],
            gap=0.0,
        )


#: The choice of a language, for pictures.
example = LanguageScene
