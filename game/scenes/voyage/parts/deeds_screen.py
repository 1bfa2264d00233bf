"""The forms of the pages over the chart: with a tip, and with deeds done one by one."""

from typing import ClassVar

from game.kit import Canvas, Viewport, give_feedback
from game.play import VoyageRun
from game.voyage import Deed, Voyage, VoyageEvent, why_not

from ...common import Foot, Page, Screen
from ...services import Services
from ..chart.voyage_news import news_of
from .voyage_pictures import draw_purse
from .voyage_tip import VoyageTip
from .voyage_words import refusal_words


class TippedScreen(Screen):
    """A page over the chart of a ``run``, with a tip beside its title; leaves its ``events``."""

    depth = 3
    music = "music_sea"
    landscape, dim = "voyage/chart", 150
    widest = 1380.0
    telling_sound = ""

    def __init__(self, services: Services, run: VoyageRun) -> None:
        super().__init__(services)
        self.run = run
        self.events: list[VoyageEvent] = []

    def make(self) -> None:
        """Make the tip, which tells nothing yet."""
        self.tip = self.widgets.add(VoyageTip(self.services, self.lay_out_anew))

    @property
    def voyage(self) -> Voyage:
        """Where the voyage stands."""
        return self.run.voyage

    def _submit(self, deed: Deed) -> list[VoyageEvent] | None:
        """Do a deed; None, and why it was not done is told, where it cannot be done."""
        refusal = why_not(self.voyage, deed)
        if refusal is not None:
            self._refuse(refusal_words(self.services, refusal))
            return None
        with self.services.telling(self.tell):
            return [*self.run.submit(deed)]
        return None

    def _refuse(self, words: str) -> None:
        give_feedback("error")
        self.tell(words)

    def make_page(self, view: Viewport) -> Page:
        """Return the page with room for the tip."""
        return self.tip.make_room(view, super().make_page(view))

    def resize(self, view: Viewport) -> None:
        """Lay out the page, and the tip beside its title."""
        super().resize(view)
        self.tip.lay_beside_title(view, self._page)


class DeedsScreen(TippedScreen):
    """A page of deeds that leaves the events of what was done, but of what was taken back."""

    keys: ClassVar[dict[str, str]] = {"undo": ""}
    acts: ClassVar[dict[str, str]] = {"undo": "undo"}
    #: The key of what the foot says.
    hint: ClassVar[str]

    def __init__(self, services: Services, run: VoyageRun) -> None:
        super().__init__(services, run)
        #: The numbers of events after each deed done here, to take them back with it.
        self._before: list[int] = []
        #: What the voice has not yet said of what was chosen or paid.
        self.news: list[str] = []

    def make(self) -> None:
        """Make the buttons that all such pages have."""
        self.undo_button = self.add_button("undo.undo", self.undo, "undo")
        self.undo_button.visible = bool(self._before) and self.run.may_undo
        self.close_button = self.add_main_button("muster.close", self.go_back, "chart")
        self.foot = Foot(self.close_button, self.undo_button, hint=self.translate(self.hint))
        super().make()

    def renew(self) -> None:
        """Show the voyage as it is after a deed."""
        self.remake()
        self.message = ""
        self.lay_out_anew()

    def do(self, deed: Deed) -> bool:
        """Do a deed; False, and why it was not done is told, where it cannot be done."""
        happened = self._submit(deed)
        if happened is None:
            return False
        self._before.append(len(self.events))
        self.events += happened
        self.news += [news_of(self.services, self.voyage, event) for event in happened]
        self.renew()
        return True

    def undo(self) -> None:
        """Take the last deed back, as far as it was done here."""
        if not self._before or not self.run.may_undo:
            return
        self.run.undo()
        del self.events[self._before.pop() :]
        self.renew()

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the page, and what there is to pay with."""
        super().draw_background(canvas)
        draw_purse(canvas, self.voyage, self._page.header)

    def go_back(self) -> None:
        """Return to the chart."""
        self.stack.pop(self.events)

    def spoken_news(self) -> list[str]:
        """Return what a press has done: what comes next, what was paid, or why nothing was."""
        news, self.news = self.news, []
        return [*super().spoken_news(), *news]

    def spoken_silence(self) -> list[str]:
        """Return why the last deed was refused."""
        return [self.message] if self.message else []
