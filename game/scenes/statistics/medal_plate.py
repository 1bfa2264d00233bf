"""Medals on plates, in metal when earned, else as a mould, and what each takes in words."""

from functools import partial
from typing import NamedTuple

import pygame

from game.kit import Canvas, Colour, Point, box_at
from game.play import (
    PORTRAIT,
    STRENGTHS,
    Achievement,
    AchievementProgress,
    EarnedAchievement,
    EarnedThing,
    earned_things,
)

from ..common import day_words, draw_bulb, draw_progress, island_name, person_of
from ..services import Services
from .picture_plate import PicturePlate, Tray
from .statistics_data import StatisticsData

#: So many of a list are named at most.
_NAMED = 5
#: Where the strings have what is collected; persons and islands have ways of their own.
_NAMES = {
    "form": "forms.{}",
    "deck": "decks.{}.name",
    "ring": "new_ring.modes.{}.name",
    "goal": "voyage.goals.{}.name",
    "captain": "voyage.captains.{}.name",
    "scenario": "voyage.scenarios.{}.name",
    "difficulty": "setting_out.difficulties.{}",
}

#: The colour of each metal, and its ribbon.
_METALS: dict[str, Colour] = {
    "bronze": (212, 146, 94),
    "silver": (206, 214, 230),
    "gold": (240, 198, 96),
}
_RIBBONS: dict[str, tuple[Colour, Colour]] = {
    "bronze": ((40, 92, 60), (96, 160, 104)),
    "silver": ((36, 60, 122), (92, 128, 204)),
    "gold": ((122, 26, 42), (206, 74, 72)),
}
#: How much lighter than painted a medal is: its mould is of plain stone.
_LIGHTER = 40
#: The mould of what is a secret.
_SECRET = "medals/mould_hidden"


def medal_text(services: Services, medal: Achievement) -> str:
    """Return what has to be done for an achievement."""
    rival = person_of(services, medal.beyond or STRENGTHS[-1])
    return services.translate(f"achievements.{medal.id}.text", rival=rival)


def thing_name(services: Services, thing: EarnedThing) -> str:
    """Return what a thing of the wardrobe is called."""
    if thing.kind == PORTRAIT:
        return services.translate(f"portraits.names.{thing.id}")
    return services.translate(f"earned.things.{thing.id}")


def opened_words(services: Services, medal: Achievement) -> str:
    """Return which thing of the wardrobe an achievement wins; "" for none."""
    for thing in earned_things():
        if thing.achievement == medal.id:
            return services.translate("earned.opened", name=thing_name(services, thing))
    return ""


def left_words(services: Services, progress: AchievementProgress | None) -> str:
    """Return what of a list is still to be done; "" where nothing is listed, or too much left."""
    left = () if progress is None else progress.left
    if not 0 < len(left) <= _NAMED:
        return ""
    names = ", ".join(_name(services, *each) for each in left)
    return services.translate("statistics.to_try", names=names)


def _name(services: Services, what: str, value: str) -> str:
    if what == "rival":
        return person_of(services, value)
    if what == "island":
        return island_name(services, int(value))
    return services.translate(_NAMES[what].format(value))


class KnownMedal(NamedTuple):
    """An achievement in words: what it takes and wins, when it was earned or how much is done."""

    achievement: Achievement
    earned: EarnedAchievement | None
    progress: AchievementProgress | None
    name: str
    text: str
    wins: str
    date: str
    figure: str

    @property
    def id(self) -> str:
        """The id of the achievement."""
        return self.achievement.id

    def told(self, services: Services) -> str:
        """Return when it was earned, or what it takes and how much is done."""
        say, earned, progress = services.translate, self.earned, self.progress
        if earned and earned.when:
            date = day_words(services, earned.when.astimezone().date())
            when = say("bulb.earned_on", date=date) if earned.bulb else self.date
            return f"{self.name} · {when} {self.wins}".rstrip()
        told = f"{self.name} · {self.text} {self.wins}".rstrip()
        if progress is not None and progress.at_once:
            best = say("statistics.progress_best", count=progress.done, total=progress.total)
            told = f"{told} {best}"
        return f"{told} {left_words(services, progress)}".rstrip()


def medal_of(services: Services, data: StatisticsData, achievement: Achievement) -> KnownMedal:
    """Return what is known of an achievement; one that is hidden keeps its secret."""
    say, earned = services.translate, data.earned.get(achievement.id)
    progress = None if earned or achievement.hidden else data.progress.get(achievement.id)
    figure = date = ""
    if progress is not None:
        figure = say("statistics.progress", count=progress.done, total=progress.total)
    if earned and earned.when:
        day = day_words(services, earned.when.astimezone().date())
        date = say("statistics.earned_on", date=day)
    name, text = say("statistics.hidden"), say("statistics.hidden_text")
    if earned or not achievement.hidden:
        name = say(f"achievements.{achievement.id}.name")
        text = medal_text(services, achievement)
    wins = "" if achievement.hidden and not earned else opened_words(services, achievement)
    return KnownMedal(achievement, earned, progress, name, text, wins, date, figure)


def medal_plate(services: Services, medal: KnownMedal, *, is_next: bool) -> PicturePlate:
    """Return the plate of a medal."""
    trays, told = [], medal.told(services)
    if medal.progress is not None:
        fill = partial(draw_progress, share=medal.progress.share)
        trays.append(Tray(fill, medal.figure))
    return PicturePlate(
        medal.id,
        medal.name,
        partial(_draw, medal=medal),
        trays=trays,
        note=medal.date,
        told=f"{services.translate('statistics.next_up')} · {told}" if is_next else told,
        rim=_METALS[medal.achievement.metal],
        done=medal.earned is not None,
        next=is_next,
    )


def _draw(canvas: Canvas, box: pygame.FRect, medal: KnownMedal) -> None:
    # A ribbon hangs from one that was earned.
    low = 0.44 if medal.earned else 0.0
    radius = min(box.height / (2.1 + low), box.width / 2.4)
    center = box.centerx, box.centery - low / 2 * radius
    if medal.earned:
        light, metal = box_at(center, 1.5 * radius), _METALS[medal.achievement.metal]
        canvas.glow(light, metal, strength=130, spread=0.45 * radius, radius=0.75 * radius)
    draw_medal(canvas, center, radius, medal)


def draw_medal(canvas: Canvas, center: Point, radius: float, medal: KnownMedal) -> None:
    """Draw a medal on its ribbon, or the mould of one not earned yet.

    As much of a mould is full of metal as is done of what it takes.
    """
    x, y = center
    achievement, earned, progress = medal.achievement, medal.earned, medal.progress
    whole = box_at(center, 2.1 * radius)
    if earned is None:
        canvas.image(_SECRET if achievement.hidden else achievement.mould, whole)
        if progress is not None and progress.done:
            high = progress.share * whole.height
            with canvas.clip((whole.x, whole.bottom - high, whole.width, high)):
                canvas.image(achievement.icon, whole, light=_LIGHTER)
        return
    ribbon, size = _RIBBONS[achievement.metal], (2.3 * radius, 2.9 * radius)
    key = ("ribbon", achievement.metal, round(radius, 1))
    tails = canvas.sprite(key, size, lambda offscreen: _paint_ribbon(offscreen, radius, ribbon))
    canvas.blit(tails, (x, y + 0.3 * radius), centered=True)
    canvas.image(achievement.icon, whole, light=_LIGHTER)
    if earned.bulb:
        draw_bulb(canvas, (x + 0.72 * radius, y + 0.72 * radius))


def _paint_ribbon(canvas: Canvas, radius: float, ribbon: tuple[Colour, Colour]) -> None:
    """Paint both tails of a ribbon; the medal lies over their upper ends."""
    for way in (-1, 1):
        _paint_tail(canvas, (canvas.view.width / 2, 1.15 * radius), radius, way, ribbon)


def _paint_tail(
    canvas: Canvas, center: Point, radius: float, way: int, ribbon: tuple[Colour, Colour]
) -> None:
    deep, bright = ribbon
    x, y = center

    def at(across: float, down: float) -> Point:
        return x + way * across * radius, y + down * radius

    tail = [at(0.02, 0.4), at(0.62, 0.4), at(0.86, 1.62), at(0.56, 1.42), at(0.22, 1.66)]
    canvas.polygon(tail, deep)
    canvas.polygon([at(0.26, 0.4), at(0.44, 0.4), at(0.63, 1.46), at(0.44, 1.5)], bright)
