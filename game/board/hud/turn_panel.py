"""The panel of the turn, in a duel and in a ring, and the dark band of forecasts and prompts."""

import math
from functools import partial

import pygame

from game.content import Strings
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Viewport,
    box_at,
    draw_cached_panel,
    draw_well,
    lay_light,
    mixed,
    ramp,
    text_size,
    text_style,
)
from game.rules import PHASE_NAMES, UNDECIDED

from ..forecast.forecast_view import ForecastView
from ..layout import Layout
from ..spots import Box
from ..table import Table
from .change_signs import assault_room
from .seat_cloth import draw_speaker, draw_speech, weave

#: The room that the button of the pause and the turn's number take at both ends of the title.
_BEFORE, _AFTER = 60.0, 82.0
_TRACK = 36.0
#: For large words: the room around them, the foot's share of the height, the turn's of the width.
_TITLE_AWAY, _FOOT_AWAY, _SIDE, _APART = 7.0, 9.0, 11.0, 6.0
_PLATE_SHARE, _NUMBER_SHARE = 0.45, 0.36
_TITLE = text_style.NAME.with_changes(size=21, align="left", wrap=True)
_NUMBER = text_style.CAPTION.with_changes(
    size=13, align="center", colour=Colours.attention, bold=True, fit=True, floor=9
)
_PHASE = text_style.STRONG.with_changes(
    size=15.5, align="center", outline_colour=Colours.accent_deep
)


def draw_turn_panel(
    canvas: Canvas, layout: Layout, strings: Strings, table: Table, words: str
) -> None:
    """Draw the panel; ``words`` tell whose turn it is."""
    box = layout.banner
    over = table.winner != UNDECIDED
    room = assault_room(table)
    key = ("turn panel", layout.growth, words, table.active, table.turn, table.phase, over, room)
    paint = partial(
        _paint_plain if layout.plain else _paint, box=box, strings=strings, table=table, words=words
    )
    draw_cached_panel(canvas, box, key, paint)


def _paint(canvas: Canvas, box: Box, strings: Strings, table: Table, words: str) -> None:
    title = (box.x + _BEFORE, box.y + 10, box.width - _BEFORE - _AFTER, 34)
    canvas.text(words, title, _TITLE, colour=Colours.sides[table.active])
    number = pygame.FRect(box.x + box.width - _AFTER + 4, box.y + 14, _AFTER - 16, 26)
    draw_well(canvas, number, radius=13)
    canvas.text(strings.text("match.turn", turn=table.turn), number.inflate(-12, 0), _NUMBER)
    wide = box.width - 22 - assault_room(table)
    track = pygame.FRect(box.x + 11, box.y + box.height - _TRACK - 10, wide, _TRACK)
    with canvas.reading(track):
        _draw_phases(canvas, track, strings, table)


def _paint_plain(canvas: Canvas, box: Box, strings: Strings, table: Table, words: str) -> None:
    """Paint the panel for large words: below the title the present phase alone, and the turn."""
    low = (box.height - _TITLE_AWAY - _FOOT_AWAY) * _PLATE_SHARE
    title = pygame.FRect(box.x + _BEFORE, box.y + _TITLE_AWAY, box.width - _BEFORE - _SIDE, 0)
    title.height = box.height - _TITLE_AWAY - _FOOT_AWAY - low
    canvas.text(words, title, _TITLE, colour=Colours.sides[table.active])
    wide = box.width - 2 * _SIDE - assault_room(table)
    foot = pygame.FRect(box.x + _SIDE, title.bottom, wide, low)
    with canvas.reading(foot):
        number = foot.copy()
        number.width *= _NUMBER_SHARE
        number.right = foot.right
        draw_well(canvas, number, radius=min(13.0, low / 2))
        turn = strings.text("match.turn", turn=table.turn)
        canvas.text(turn, number.inflate(-12, 0), _NUMBER, valign="middle")
        plate = foot.copy()
        plate.width = number.x - _APART - foot.x
        if table.winner == UNDECIDED:
            canvas.nine_patch("ui/button", plate, corner=20)
        look = _PHASE.with_changes(colour=Colours.light, outline=1.3)
        phase = strings.text(f"phases.{PHASE_NAMES[table.phase]}")
        canvas.text(phase, plate.inflate(-14, 0), look)


def _draw_phases(canvas: Canvas, track: pygame.FRect, strings: Strings, table: Table) -> None:
    draw_well(canvas, track, radius=8)
    width = track.width / len(PHASE_NAMES)
    for phase, name in enumerate(PHASE_NAMES):
        plate = pygame.FRect(track.x + phase * width, track.y, width, _TRACK).inflate(-6, -6)
        now = phase == table.phase and table.winner == UNDECIDED
        if now:
            canvas.nine_patch("ui/button", plate, corner=20)
        look = _PHASE.with_changes(
            bold=now, colour=Colours.light if now else Colours.muted, outline=1.3 if now else 0.0
        )
        canvas.text(strings.text(f"phases.{name}"), plate.inflate(-14, 0), look)
    # A point between them: the way leads on from the first to the second.
    x, y = track.centerx, track.centery
    for colour, reach in ((Colours.brass_dark, 9.0), (Colours.gold, 6.5)):
        back, tip = x - reach * 0.6, x + reach * 0.7
        canvas.polygon([(back, y - reach), (tip, y), (back, y + reach)], colour)


_SHADES = 24
#: The light on a band of cloth, from above, as shares of 255.
_FOLDS = (150, 236, 255, 246, 224, 196, 120)
_WORDS = text_style.BODY.with_changes(
    size=16.5, align="center", valign="middle", colour=Colours.light
)
_ICON = 30.0
#: How dark the land is while a turn is looked at that has not come yet.
_AHEAD = 96
#: The room at each end in which a message's band fades, and above and below the words.
_FADING, _PADDING = 110.0, 15.0
#: The room around the words and the picture of a message, the size of a face in its place, and in
#: which steps its sheet becomes wider.
_ASIDE, _FACE, _STEP = 12.0, 31.0, 24.0


def paint_band(canvas: Canvas, line: Colour, ground: Colour) -> None:
    """Paint a band of cloth over the whole canvas, with two lines sewn on; its ends fade."""
    width, height = canvas.surface.get_size()
    thin = max(2, height // 28)
    away = [abs(2 * shade / (_SHADES - 1) - 1) for shade in range(_SHADES)]
    cloth = mixed(ground, line, 0.16)
    for colour, strength, top, high in (
        (cloth, 244, 0, height),
        (line, 255, 2 * thin, thin),
        (line, 255, height - 3 * thin, thin),
    ):
        shades = [(*colour, round(strength * (1 - far**3))) for far in away]
        canvas.surface.blit(ramp(shades, (width, high)), (0, top))
    lay_light(canvas.surface, [(light,) * 3 for light in _FOLDS], down=True)
    weave(canvas.surface, canvas.view.length_px(1.0))


def draw_message(
    canvas: Canvas,
    layout: Layout,
    words: str,
    *,
    refused: bool,
    alpha: int,
    aside: bool = False,
    face: tuple[str, int] | None = None,
) -> None:
    """Tell a prompt or a refusal between the bridges, or ``aside``: below the turn's plaque.

    ``face`` is who says it: a portrait, and its side.
    """
    box = (aside_box if aside else _told_box)(canvas.view, layout, words)
    with canvas.shifted(alpha=alpha):
        draw_speech(canvas, box, line=Colours.refused if refused else Colours.bronze)
        square = pygame.FRect(0, 0, _ICON, _ICON)
        square.midleft = box.x + _ASIDE + 4, box.centery
        if face is None:
            canvas.image("icons/ban" if refused else "icons/hint", square)
        else:
            portrait, side = face
            draw_speaker(canvas, portrait, (box.x + _ASIDE, box.centery), _FACE, side=side)
        wide = _aside_width(box.width)
        canvas.text(words, (square.right + _ASIDE, box.y, wide, box.height), _WORDS)


def _told_box(view: Viewport, layout: Layout, words: str) -> pygame.FRect:
    """Return where something is told between the bridges."""
    place = layout.message
    across, down = text_size(view, words, _WORDS, place.width)
    # In steps: sheets of one size are painted once.
    across = _STEP * math.ceil((across + place.width - _aside_width(place.width)) / _STEP)
    middle = place.x + place.width / 2, place.y + place.height / 2
    return box_at(middle, across, down + 2 * _PADDING)


def aside_box(view: Viewport, layout: Layout, words: str) -> pygame.FRect:
    """Return where something is told aside: as wide as the plaque of the turn, below it."""
    plaque = layout.banner
    down = text_size(view, words, _WORDS, _aside_width(plaque.width))[1] + 2 * _ASIDE
    eye = pygame.FRect(layout.eye)
    top = plaque.y + plaque.height + 6
    if eye.right > plaque.x and eye.left < plaque.x + plaque.width:
        top = max(top, eye.bottom + 6)
    return pygame.FRect(plaque.x, top, plaque.width, down)


def _aside_width(wide: float) -> float:
    return wide - _ICON - 4 * _ASIDE


def draw_forecast_band(canvas: Canvas, layout: Layout, forecast_view: ForecastView) -> None:
    """Darken the land, and say between the bridges whose next turn is looked at."""
    canvas.dim(alpha=_AHEAD * forecast_view.alpha // 255)
    if forecast_view.title:
        colours = Colours.sides[forecast_view.side], Colours.sides_deep[forecast_view.side]
        _draw_band(canvas, layout, forecast_view.title, "icons/eye", colours, forecast_view.alpha)


def _draw_band(
    canvas: Canvas,
    layout: Layout,
    words: str,
    icon: str,
    colours: tuple[Colour, Colour],
    alpha: int,
) -> None:
    box = layout.message
    across, down = canvas.text_size(words, _WORDS, box.width)
    band = box_at(
        (box.x + box.width / 2, box.y + box.height / 2),
        across + 2 * (_FADING + _ICON),
        down + 2 * _PADDING,
    )
    picture = canvas.sprite(
        ("band", colours), band.size, lambda offscreen: paint_band(offscreen, *colours)
    )
    with canvas.shifted(alpha=alpha):
        canvas.blit(picture, band.topleft)
        square = pygame.FRect(0, 0, _ICON, _ICON)
        square.midright = band.centerx - across / 2 - 12, band.centery
        canvas.image(icon, square)
        words_box = box_at(band.center, box.width + 2, band.height)
        canvas.text(words, words_box, _WORDS)


#: The room of the button of the pause; around everything; the shares of the rows.
_SMALL_BEFORE, _SMALL_AWAY = 58.0, 9.0
_ROWS = (0.36, 0.3, 0.34)
_SMALL_NUMBER = text_style.CAPTION.with_changes(
    size=14, align="center", valign="middle", colour=Colours.attention, bold=True, wrap=False,
    fit=True, floor=9,
)  # fmt: skip
_SMALL_TITLE = text_style.NAME.with_changes(
    size=15.5,
    align="center",
    valign="middle",
    wrap=False,
    fit=True,
    floor=9.5,
)
_SMALL_PHASE = text_style.STRONG.with_changes(
    size=15, align="center", valign="middle", wrap=False, fit=True, floor=9,
    colour=Colours.light, outline=1.3, outline_colour=Colours.accent_deep,
)  # fmt: skip


def draw_ring_banner(
    canvas: Canvas, layout: Layout, strings: Strings, table: Table, words: str
) -> None:
    """Draw the plaque; ``words`` tell whose turn it is."""
    box = layout.banner
    over = table.winner != UNDECIDED
    key = ("ring banner", layout.growth, words, table.active, table.turn, table.phase, over)
    paint = partial(_paint_ring, layout=layout, strings=strings, table=table, words=words)
    draw_cached_panel(canvas, box, key, paint)


def _paint_ring(canvas: Canvas, layout: Layout, strings: Strings, table: Table, words: str) -> None:
    box = pygame.FRect(layout.banner)
    inside = box.inflate(-2 * _SMALL_AWAY, -2 * _SMALL_AWAY)
    tops, top = [], inside.y
    for share in _ROWS:
        tops.append(pygame.FRect(inside.x, top, inside.width, inside.height * share))
        top += inside.height * share
    number = tops[0].inflate(0, -4)
    number.left, number.width = box.x + _SMALL_BEFORE, inside.right - box.x - _SMALL_BEFORE
    draw_well(canvas, number, radius=number.height / 2)
    canvas.text(strings.text("match.turn", turn=table.turn), number.inflate(-12, 0), _SMALL_NUMBER)
    canvas.text(words, tops[1], _SMALL_TITLE, colour=Colours.sides[table.active])
    if table.winner == UNDECIDED:
        canvas.nine_patch("ui/button", tops[2], corner=20)
        phase = strings.text(f"phases.{PHASE_NAMES[table.phase]}")
        canvas.text(phase, tops[2].inflate(-14, 0), _SMALL_PHASE)
