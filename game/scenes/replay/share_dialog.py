"""The ways to pass a match on: a code, a file, an animated picture, a sheet of pictures."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Protocol

from game.kit import Assets, write_clipboard
from game.play import Playback, Record, keep_text, match_code, share_record

from ..common import PassOnDialog
from ..services import Services
from .points_sheet import film, save_sheet


class SharedReplay(Protocol):
    """The replay below, as far as its match is passed on."""

    record: Record
    playback: Playback
    problem: str
    assets: Assets | None

    @property
    def seen_by(self) -> int | None:
        """The side as which the table is seen; None for both hands."""


class ShareDialog(PassOnDialog):
    """Makes of the match below what can be passed on, and says where it is."""

    def __init__(self, services: Services, replay: SharedReplay) -> None:
        say = services.translate
        super().__init__(services, say("replay.share_title"), say("replay.share_text"))
        self.replay = replay
        self.code = self.add_way("replay.copy_code", "copy", self.copy_code)
        self.file = self.add_way("replay.save_file", "save", self.save_file)
        self.add_film(self._film)
        self.sheet = self.add_way("replay.save_sheet", "cards", self.save_sheet)
        self.buttons = (self.code, self.file, self.film, self.sheet)
        # Only a whole record has a code.
        self.code.enabled = not replay.problem
        # Pictures are made as the replay is drawn: none before that has been.
        self.film.enabled = self.sheet.enabled = replay.assets is not None
        self.widgets.focus(self.code if self.code.enabled else self.file)

    # The player's input

    def copy_code(self) -> None:
        """Put the code of the match on the clipboard, or into a file where there is none."""
        with self.services.telling(partial(self.tell_made, refused=True)):
            code = match_code(self.services.content, self.replay.record)
            if write_clipboard(code):
                self.tell_made(self.translate("replay.code_copied", count=len(code)))
            else:
                self.save(lambda: keep_text(code, "match"))

    def save_file(self) -> None:
        """Write the record to a file."""
        self.save(lambda: share_record(self.replay.record))

    def save_sheet(self) -> None:
        """Write the turning points as a picture."""
        replay = self.replay
        assert replay.assets is not None
        assets = replay.assets
        self.save(lambda: save_sheet(self.services, replay.playback, replay.seen_by, assets))

    def _film(self) -> Iterator[tuple[float, Path]]:
        """Yield the share of the animated picture that is made, and its file; raises OSError."""
        replay = self.replay
        assert replay.assets is not None
        return film(self.services, replay.playback, replay.seen_by, replay.assets)

    # The scene

    def update(self, dt: float) -> bool:
        """Make the next part of the animated picture, once pictures can be made."""
        self.film.enabled = self.sheet.enabled = self.replay.assets is not None
        return super().update(dt)
