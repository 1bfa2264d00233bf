"""The ways to pass a voyage on: its code, its seed, a picture of its chart, a film."""

import io
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame

from game.board import GLAD, SORRY
from game.kit import (
    Assets,
    Canvas,
    Colours,
    GifPalette,
    GifWriter,
    Viewport,
    text_style,
    write_clipboard,
)
from game.play import keep_text, new_shared_file, unfinished_file, voyage_code, write_whole

from ...common import EVENING, PassOnDialog, draw_landscape
from ...services import Services
from ..parts.home_words import scenario_name
from ..parts.two_captains import captains_words
from ..parts.voyage_pictures import CAPTAINS, draw_face
from .ending_words import captions, draw_captions, how_it_ended
from .sailed_chart import SailedChart
from .told_voyage import ToldVoyage, told_run

#: Pixels of the film, and how many of the picture are one of its.
SIZE, _LARGER = (640, 400), 3
_HEAD, _FOOT, _EDGE, _FACE = 52.0, 30.0, 10.0, 22.0
#: Pictures of each step, how long each is shown in seconds; the end of a day, and the last one.
_PARTS, _PASSING, _DAY, _LAST = 2, 0.16, 0.7, 3.0
_TITLE = text_style.NAME.with_changes(size=20, fit=True, outline=1.4, colour=Colours.gold)
_LINE = text_style.BODY.with_changes(size=14, fit=True, outline=1.2, colour=Colours.light)


class _Pictures:
    """Draws the voyage as far as its chart is sailed."""

    def __init__(self, services: Services, told: ToldVoyage, assets: Assets) -> None:
        assert told.story is not None
        self._services, self._told, self._assets = services, told, assets
        self.chart = SailedChart(told.story)

    def picture(self, larger: int = 1) -> pygame.Surface:
        """Return the picture, so many times larger."""
        wide, high = SIZE
        surface = pygame.Surface((wide * larger, high * larger))
        self._draw(Canvas(surface, Viewport(wide, high, larger), self._assets))
        return surface

    def _draw(self, canvas: Canvas) -> None:
        told, services = self._told, self._services
        story, chart = told.story, self.chart
        assert story is not None
        draw_landscape(canvas, EVENING, dim=150)
        captain = told.winner or told.header.voyage.captain
        feeling = GLAD if told.won else SORRY
        face = _EDGE + _FACE, _HEAD / 2 + 2
        draw_face(canvas, f"{CAPTAINS}/{captain}", face, _FACE, feeling=feeling)
        wide = SIZE[0] - 2 * _EDGE - 2 * _FACE - 12
        x = 2 * _EDGE + 2 * _FACE
        name = captains_words(services, told.header.voyage)
        scenario = scenario_name(services, told.header.voyage.scenario)
        title = services.translate("voyage_end.film_title", name=name, scenario=scenario)
        canvas.text(title, (x, 4, wide, 26), _TITLE)
        canvas.text(how_it_ended(services, told), (x, 29, wide, 20), _LINE)
        high = _FOOT if len(story.fleets) == 1 else 1.5 * _FOOT
        foot = pygame.FRect(_EDGE, SIZE[1] - high, SIZE[0] - 2 * _EDGE, high)
        chart.area = pygame.FRect(_EDGE, _HEAD, SIZE[0] - 2 * _EDGE, SIZE[1] - _HEAD - high)
        chart.draw(canvas)
        draw_captions(canvas, foot, captions(services, chart), _LINE)


def save_picture(services: Services, told: ToldVoyage, assets: Assets) -> Path:
    """Write the chart that was sailed as a PNG, and return the file; raises OSError."""
    path = _file(told, ".png")
    picture = io.BytesIO()
    pygame.image.save(_Pictures(services, told, assets).picture(_LARGER), picture, path.name)
    write_whole(path, picture.getvalue())
    return path


def voyage_film(
    services: Services, told: ToldVoyage, assets: Assets
) -> Iterator[tuple[float, Path]]:
    """Write the voyage as a GIF, step by step; yield the share that is done, and the file.

    No file is left behind if the iteration stops early. Raises OSError.
    """
    pictures = _Pictures(services, told, assets)
    chart = pictures.chart
    path = _file(told, ".gif")
    chart.begin()
    first = pictures.picture()
    chart.finish()
    palette = GifPalette([first, pictures.picture()])
    yield 0.0, path
    unfinished = unfinished_file(path)
    total = _PARTS * len(chart.steps)
    try:
        with unfinished.open("wb") as out:
            writer = GifWriter(out, SIZE, palette)
            for number in range(total + 1):
                chart.at = number / _PARTS
                writer.add(pictures.picture(), _seconds(chart, number, total))
                yield number / (total + 1), path
            writer.close()
        # Another copy of the game may have written a film of that name meanwhile.
        path = _file(told, ".gif")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    yield 1.0, path


def _seconds(chart: SailedChart, number: int, total: int) -> float:
    """Return how long the picture of a number is shown: longer where a day ends."""
    if number == total:
        return _LAST
    step = number // _PARTS
    begins = number % _PARTS == 0
    if begins and step and chart.steps[step].day != chart.steps[step - 1].day:
        return _DAY
    return _PASSING


def _file(told: ToldVoyage, suffix: str) -> Path:
    out = told.header.voyage
    return new_shared_file(f"{told.header.began:%Y-%m-%d}-voyage-{out.captain}-{out.seed}", suffix)


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
