"""The form of the pages over the chart of a voyage: with a tip beside the title."""

from game.kit import Viewport, give_feedback
from game.play import VoyageRun
from game.voyage import Deed, Voyage, VoyageEvent, why_not

from ...common import Page, Screen
from ...services import Services
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
