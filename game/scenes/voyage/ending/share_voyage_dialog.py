"""The ways to pass a voyage on: its code, its seed, a picture of its chart, a film."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from game.kit import Assets, Canvas, write_clipboard
from game.play import keep_text, voyage_code

from ...common import PassOnDialog
from ...services import Services
from .told_voyage import ToldVoyage, told_run
from .voyage_film import save_picture, voyage_film


class ShareVoyageDialog(PassOnDialog):
    """Makes of a voyage what can be passed on, and says where it is."""

    def __init__(self, services: Services, told: ToldVoyage) -> None:
        say = services.translate
        super().__init__(services, say("voyage_share.title"), say("voyage_share.text"))
        self.told = told
        self._assets: Assets | None = None
        self.code = self.add_way("voyage_share.code", "copy", self.copy_code)
        self.seed = self.add_way("voyage_share.seed", "dice", self.copy_seed)
        self.picture = self.add_way("voyage_share.picture", "chart", self.save_picture)
        self.add_film(self._film)
        self.buttons = (self.code, self.seed, self.picture, self.film)
        # One of another version has no course that could be shown.
        for each in (self.code, self.picture, self.film):
            each.enabled = told.story is not None
        self.widgets.focus(self.code if self.code.enabled else self.seed)

    def copy_code(self) -> None:
        """Put the code of the voyage on the clipboard, or into a file where there is none."""
        record = self.told.record
        assert record is not None
        with self.services.telling(partial(self.tell_made, refused=True)):
            facts = [each.facts for each in self.told.fights]
            code = voyage_code(self.services.content, record, facts)
            if write_clipboard(code):
                self.tell_made(self.translate("voyage_share.code_copied", count=len(code)))
            else:
                self.save(lambda: keep_text(code, "voyage"))

    def copy_seed(self) -> None:
        """Put the seed on the clipboard, or say that there is none."""
        seed = str(self.told.header.voyage.seed)
        key = "seed_copied" if write_clipboard(seed) else "seed_not_copied"
        self.tell_made(self.translate(f"setting_out.{key}", seed=seed))

    def save_picture(self) -> None:
        """Write the chart that was sailed as a picture."""
        assets = self._assets
        if assets is not None:
            self.save(lambda: save_picture(self.services, self.told, assets))

    def _film(self) -> Iterator[tuple[float, Path]]:
        """Yield the share of the film that is made, and its file; raises OSError."""
        assert self._assets is not None
        return voyage_film(self.services, self.told, self._assets)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the veil; pictures are made as the window is drawn."""
        self._assets = canvas.assets
        super().draw_background(canvas)


def example(services: Services) -> ShareVoyageDialog:
    """Return the ways to pass on a voyage that was won."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    run = run_until(services, lambda voyage: voyage.end == "won")
    run.close()
    return ShareVoyageDialog(services, told_run(services, run))
