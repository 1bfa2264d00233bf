"""The gains of a win, as a row of signs; and what who has won says to those who have lost."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.kit import Block, Canvas, HintArea, Item, Viewport, Widget, grown
from game.play import (
    METALS,
    Achievement,
    FiledMatch,
    Match,
    MatchGain,
    ProfileError,
    Seat,
    gains_of,
    load_achievements,
    match_id,
    number_of,
    only_person,
    past_matches,
    portraits_of,
)
from game.rules import DUEL, LEVELS

from ..common import (
    AchievementSign,
    draw_sign,
    island_name,
    match_score,
    numbered_names,
    player_names,
    ranks,
    score_words,
    sign_high,
    sign_width,
)
from ..match.fight.speakers import speakers_of
from ..services import Services

_ICONS = {"first_win": "ui/star", "best": "icons/hourglass", "streak": "ui/flag"}
#: So many achievements are told at once; the rest stands with the others.
_MOST_MEDALS = 2
#: The gap between two signs, and how much higher a row is than they.
_GAP, _AIR = 12.0, 6.0


class GainSign(NamedTuple):
    """One thing gained: its picture, its words, and which achievement it is, if any.

    ``bulb``: with cards that were played as the hint said. ``shape`` is the width of the picture
    for a height of one.
    """

    icon: str
    words: str
    achievement: Achievement | None = None
    bulb: bool = False
    shape: float = 1.0


def gain_signs(services: Services, match: Match, level: int | None) -> list[GainSign]:
    """Return what a match of two has brought the one person who won it; ``level`` its island."""

    def found() -> list[GainSign]:
        return [
            *_island(services, match, level),
            *_firsts(services, match),
            *_earned(services, match),
            *_things(services),
        ]

    return [*_pair(services, match), *_where_readable(found)]


def ring_gain_signs(services: Services, match: Match, level: int | None) -> list[GainSign]:
    """Return what a ring has brought: with a partner the next island, and achievements."""
    return _where_readable(
        lambda: [
            *_partner_island(services, match, level),
            *_earned(services, match),
            *_things(services),
        ]
    )


def achievement_signs(services: Services, match: Match) -> list[GainSign]:
    """Return the achievements that were earned with a match, the rarest first."""
    return _where_readable(lambda: _earned(services, match))


def _things(services: Services) -> list[GainSign]:
    """Return the looks that were won, which are told of once."""
    news = services.routes.news.tell_earned()
    return [GainSign(each.picture, each.words, shape=each.shape) for each in news]


def _where_readable(find: Callable[[], list[GainSign]]) -> list[GainSign]:
    try:
        return find()
    except ProfileError:
        # The menu tells of a profile that cannot be read; a result is shown without it.
        return []


def _pair(services: Services, match: Match) -> list[GainSign]:
    """Return what a match of two games came to with this one, its second."""
    first = match.record.header.house.first if match.record is not None else None
    if first is None or match.result is None:
        return []
    names = player_names(services, match.seats)
    points = match_score(first, match.result)
    return [GainSign("icons/swap", score_words(services, names, only_person(match.seats), points))]


def _island(services: Services, match: Match, level: int | None) -> list[GainSign]:
    """Return what a first win at an island opens, and which is won without the bulb at last."""
    assert match.result is not None
    if level is None or match.result.winner != only_person(match.seats):
        return []
    progress, bulb = services.profile.campaign.levels()[level], match.bulb_plays > 0
    again = progress.wins > 1 and progress.own_wins == 1 and not bulb
    if progress.wins != 1 and not again:
        return []
    say, last = services.translate, level == max(LEVELS.values())
    words = say("results.gained.crown") if last else island_name(services, level + (not again))
    if again:
        words = say("bulb.again", gain=words)
    elif not last:
        words = say("results.gained.island", island=words)
    return [GainSign("ui/crown" if last else "icons/island", words, bulb=bulb)]


def _partner_island(services: Services, match: Match, level: int | None) -> list[GainSign]:
    """Return what a first win at an island with a partner opens (R13.20)."""
    assert match.result is not None
    if level in (None, max(LEVELS.values())) or match.result.winner in match.field.wings:
        return []
    assert level is not None
    reached = services.profile.campaign.levels(partner=True)[level]
    if reached.wins != 1:
        return []
    words = services.translate("results.gained.island", island=island_name(services, level + 1))
    return [GainSign("icons/island", words, bulb=match.bulb_plays > 0)]


def _firsts(services: Services, match: Match) -> list[GainSign]:
    person = only_person(match.seats)
    if match.record is None or person is None:
        return []
    header, profile = match.record.header, services.profile
    own = match_id(header)
    now = FiledMatch(own, header.began, header.terms, header.seats, match.result, "")._replace(
        has_custom_cards=header.has_custom_cards, bulb=match.bulb_plays > 0
    )
    if not set(profile.figures.waiting(2)) - {own}:
        before = profile.figures.past(own)
    else:
        # An older game has not counted them: their records tell, which takes longer.
        before = past_matches(each for each in profile.history.matches() if each.id != own)
    rival = header.seats[DUEL.rival(person)]
    return [
        GainSign(_ICONS[gain.kind], _gain_words(services, rival, gain), bulb=gain.bulb)
        for gain in gains_of(now, before)
    ]


def _gain_words(services: Services, rival: Seat, gain: MatchGain) -> str:
    """Return what was gained against a rival: a computer, a person by letter, or the Horde."""
    say = services.translate
    if gain.kind != "first_win":
        words = say(f"results.gained.{gain.kind}", count=gain.number)
    elif rival.is_computer:
        # In a match of before there were characters it is nobody.
        named = numbered_names if number_of(rival) else ranks
        words = say("results.gained.first_win", rival=named(services, (rival,))[0])
    else:
        words = say(f"results.gained.first_{'letter' if rival.is_away else 'horde'}")
    return say("bulb.again", gain=words) if gain.again else words


def _earned(services: Services, match: Match) -> list[GainSign]:
    if match.record is None:
        return []
    own = match_id(match.record.header)
    kept = services.profile.figures.achievements().values()
    earned = {each.id: each.bulb for each in kept if each.match == own}
    if not earned:
        return []
    # Within one metal, the harder ones stand further down in the file.
    rarest = sorted(load_achievements(), key=lambda each: METALS.index(each.metal))[::-1]
    say = services.translate
    return [
        GainSign(
            each.icon,
            say("statistics.gained", name=say(f"achievements.{each.id}.name")),
            each,
            earned[each.id],
        )
        for each in rarest
        if each.id in earned
    ][:_MOST_MEDALS]


class GainsRow(Block):
    """Signs in rows, side by side in the middle; ``medals`` and ``bulbs`` lie at those of a number.

    At the usual size of texts they are narrower in one row where they are too wide, larger ones
    take more rows.
    """

    def __init__(
        self,
        signs: Sequence[GainSign],
        medals: Mapping[int, AchievementSign],
        bulbs: Mapping[int, HintArea],
    ) -> None:
        self._widgets: dict[int, Widget] = {**medals, **bulbs}
        super().__init__(*(Item(widget, fills=True) for widget in self._widgets.values()))
        self._signs, self._medals = signs, medals

    def _rows(self, view: Viewport, width: float) -> list[list[tuple[float, float]]]:
        """Return the width and the height of each sign, in rows."""
        wants = [sign_width(view, sign.words) for sign in self._signs]
        if grown(1.0) == 1.0:
            shrink = min(1.0, (width - _GAP * (len(wants) - 1)) / max(1.0, sum(wants)))
            wants = [want * shrink for want in wants]
        rows: list[list[tuple[float, float]]] = []
        for want, sign in zip(wants, self._signs, strict=True):
            wide = min(want, width)
            if not rows or sum(each + _GAP for each, _ in rows[-1]) + wide > width + 1:
                rows.append([])
            rows[-1].append((wide, sign_high(view, sign.words, width)))
        return rows

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows."""
        return sum(max(high for _, high in row) + _AIR for row in self._rows(view, width))

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the signs, and what can be pressed or asked at some of them."""
        self.area, y = area, area.y
        self.places: list[pygame.FRect] = []
        for row in self._rows(view, area.width):
            x = area.centerx - (sum(wide + _GAP for wide, _ in row) - _GAP) / 2
            for wide, high in row:
                self.places.append(pygame.FRect(x, y + _AIR / 2, wide, high))
                x += wide + _GAP
            y += max(high for _, high in row) + _AIR
        for number, item in zip(self._widgets, self.boxes, strict=True):
            item.place(view, self.places[number])

    def draw(self, canvas: Canvas) -> None:
        """Draw the signs but those of achievements that are there: these draw themselves."""
        for number, (place, sign) in enumerate(zip(self.places, self._signs, strict=True)):
            if number not in self._medals or not self._medals[number].visible:
                draw_sign(canvas, place, sign.icon, sign.words, bulb=sign.bulb, shape=sign.shape)


def last_words(services: Services, match: Match, winners: Sequence[int]) -> list[GainSign]:
    """Return the line of the first of the ``winners`` who speaks, beside its face, if one does."""
    names = player_names(services, match.seats)
    for speaker in speakers_of(services, match, names):
        if speaker.shown and not set(speaker.sides).isdisjoint(winners):
            said = services.translate("fight.says", name=speaker.name, words=speaker.line("won", 0))
            face = portraits_of(match.seats)[min(speaker.sides)]
            return [GainSign(f"portraits/{face}_glad", said)]
    return []
