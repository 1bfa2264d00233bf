"""Shares of wins on plates: who or what was met, how much of it was won, and how sure that is."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame
from pygame.typing import RectLike

from game.board import card_face, draw_card_art
from game.kit import Canvas, Colours, Point, box_at, draw_brass, draw_well
from game.play import FEW, WinTally, share_of
from game.rules import Card

from ..common import draw_medallion, draw_painting, draw_ring, sight_picture
from ..services import Services
from ..voyage.parts.voyage_pictures import draw_face
from .picture_plate import PicturePlate, Tray

#: How far a few games lie apart, each of them a coin, at most; and how large a coin is.
_APART, _COIN = 30.0, 0.42
#: How wide a painting is at most for its height, how large the sign at its corner and a crown are,
#: and at most.
_WIDEST, _SIGN, _CROWN = 2.2, (0.19, 24.0), (0.3, 36.0)
#: The folders of persons.
_FACES = ("portraits/", "voyage/captains/", "voyage/goals/", "voyage/guards/")


class RingSign(NamedTuple):
    """The ring of a mode as the picture of a row."""

    mode: str


class SightSign(NamedTuple):
    """A painted place as the picture of a row, with an icon as its sign."""

    place: str
    icon: str


#: The picture of a row: of an asset, a ring, a place, or a card's.
Pictured: TypeAlias = str | RingSign | SightSign | Card


class TallyRow(NamedTuple):
    """A share: its name, its figures, its picture, what is said of it at the foot ("": the usual).

    Of a name such as “Dagna Rook · level 4” each part has a line of its own. Not all are of wins.
    """

    name: str
    tally: WinTally
    picture: Pictured
    words: str = ""
    wins: bool = True

    @property
    def leads(self) -> bool:
        """Whether more than half was won."""
        return self.wins and leading(self.tally)


def tally_plates(services: Services, rows: Sequence[TallyRow]) -> list[PicturePlate]:
    """Return a plate for each row; of those without games, the first is the next to try."""
    first = next((row for row in rows if not row.tally.games), None)
    return [_plate(services, row, is_next=row is first) for row in rows]


def _plate(services: Services, row: TallyRow, *, is_next: bool) -> PicturePlate:
    say, tally = services.translate, row.tally
    name, _, below = (part.strip() for part in row.name.partition("·"))
    note = say("statistics.to_try_head") if is_next else ""
    if tally.games:
        note = say("statistics.of_few", won=tally.won, games=tally.games)
    few = tally.sureness == "few"
    percent = "" if few else say("options.percent", value=round(100 * tally.share))
    return PicturePlate(
        row.picture,
        name,
        partial(draw_picture, picture=row.picture, crowned=row.leads),
        below,
        [Tray(partial(draw_share, tally=tally), percent)] if tally.games else (),
        note,
        row.words or tally_words(services, row.name, tally),
        Colours.gold if row.leads else Colours.bronze,
        tally.games > 0,
        is_next,
    )


def leading(tally: WinTally) -> bool:
    """Return whether more than half was won."""
    return 2 * tally.won + tally.drawn > tally.games


def draw_picture(
    canvas: Canvas, box: pygame.FRect, picture: Pictured, *, crowned: bool = False
) -> None:
    """Draw a picture into its place: a person on a medal, a place or a card as a small painting."""
    side = min(box.size)
    painting = box_at(box.center, min(box.width, _WIDEST * side), box.height).inflate(-4, -4)
    corner = painting.topright
    if isinstance(picture, RingSign):
        draw_ring(canvas, box, picture.mode)
    elif isinstance(picture, SightSign):
        draw_painting(canvas, painting, sight_picture(picture.place))
        radius = min(_SIGN[0] * side, _SIGN[1])
        low = painting.right - 0.9 * radius, painting.bottom - 0.9 * radius
        draw_medallion(canvas, picture.icon, low, radius)
    elif isinstance(picture, Card):
        draw_card_art(canvas, card_face(picture), painting, radius=6)
        canvas.frame(painting, Colours.brass, width=2.4, radius=6)
    else:
        corner = box.centerx + 0.36 * side, box.centery - 0.36 * side
        if picture.startswith(_FACES):
            draw_face(canvas, picture, box.center, side / 2)
        else:
            canvas.image(picture, box_at(box.center, side))
    if crowned:
        canvas.image("ui/crown", box_at(corner, min(_CROWN[0] * side, _CROWN[1])), angle=-18)


def draw_share(canvas: Canvas, bar: RectLike, tally: WinTally) -> None:
    """Draw a share as gold in a carved tray; a few games are a coin each."""
    box = pygame.FRect(bar)
    if tally.sureness == "few":
        _draw_games(canvas, box, tally)
        return
    draw_well(canvas, box, radius=box.height / 2)
    if tally.won:
        inner = box.inflate(-4, -4)
        inner.width = max(inner.height, inner.width * tally.share)
        draw_brass(canvas, inner, radius=inner.height / 2)


def _draw_games(canvas: Canvas, box: pygame.FRect, tally: WinTally) -> None:
    """Draw a coin for each game: those won full, those drawn half as large, those lost hollow."""
    apart = min(_APART, box.width / FEW, 1.5 * box.height)
    radius = min(apart * _COIN, 0.6 * box.height)
    for number in range(tally.games):
        center = (box.centerx + (number - (tally.games - 1) / 2) * apart, box.centery)
        if number < tally.won:
            draw_coin(canvas, center, radius)
        elif number < tally.won + tally.drawn:
            draw_coin(canvas, center, radius * 0.6)
        else:
            draw_well(canvas, box_at(center, 2 * radius), radius=radius)


def draw_coin(canvas: Canvas, center: Point, radius: float) -> None:
    """Draw a small coin of brass."""
    x, y = center
    canvas.circle((x, y + 1), radius, Colours.brass_dark)
    draw_brass(canvas, box_at(center, 2 * radius - 1), radius=radius - 0.5)
    canvas.circle(center, radius * 0.6, Colours.brass_dark, width=1, alpha=150)


def share_figure(services: Services, tally: WinTally) -> str:
    """Return a share as it stands beside its tray: in full where it is of a few games."""
    if not tally.games:
        return "–"
    if tally.sureness == "few":
        return services.translate("statistics.of_few", won=tally.won, games=tally.games)
    percent = round(100 * tally.share)
    return services.translate("statistics.share", percent=percent, games=tally.games)


def tally_words(services: Services, name: str, tally: WinTally) -> str:
    """Return what is said of a row: its figures, and how sure they are."""
    say = services.translate
    if not tally.games:
        return say("statistics.row.none", name=name)
    key = "drawn" if tally.drawn else "plain"
    row = say(f"statistics.row.{key}", name=name, won=tally.won, lost=tally.lost, drawn=tally.drawn)
    if tally.sureness == "few":
        return say("statistics.row.unsure", row=row)
    likely = share_of([1.0] * tally.won + [0.0] * (tally.games - tally.won))
    percent, low, high = (round(100 * each) for each in (tally.share, likely.low, likely.high))
    return say("statistics.row.sure", row=row, percent=percent, low=low, high=high)
