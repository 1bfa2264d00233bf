"""What the first screen tells beside what is next: letters, what is new or near, today’s goals.

Somebody who has done nothing yet is told of letters alone: the screen stays as calm as it was.
"""

from collections.abc import Iterator
from functools import partial

from game.kit import SceneStack
from game.play import (
    Achievement,
    AchievementProgress,
    ProfileError,
    Wardrobe,
    load_achievements,
    nearest,
)

from ..routes import FirstNews
from ..services import Services
from ..statistics.goals_panel import GOALS, goal_words, read_goals
from ..statistics.medal_plate import left_words, medal_text, thing_name
from ..statistics.statistics_data import earned_by_practice, progress_by_practice
from .earned_state import SHAPES, how_won, read_wardrobe

NEW, NEAR = "new", "near"


def first_news(services: Services) -> list[FirstNews]:
    """Return what is told, of letters alone where nothing was done yet or nothing can be read.

    A letter that waits for an answer has the place of what is near.
    """
    letters = services.routes.letters.news()
    waiting = [] if letters is None else [letters]
    try:
        begun = services.profile.history.count() or services.profile.puzzles.all()
    except ProfileError:
        # The menu tells of it by itself.
        return waiting
    if not begun:
        return waiting
    wardrobe = read_wardrobe(services)
    near = waiting or _near(services, wardrobe)
    return [*near, *_new(services, wardrobe), _goals(services)]


def _new(services: Services, wardrobe: Wardrobe) -> Iterator[FirstNews]:
    """Yield the latest of what was won and not looked at, and how many more there are."""
    fresh = wardrobe.fresh
    if not fresh:
        return
    thing, say = fresh[-1], services.translate
    words = say("first_news.new", name=thing_name(services, thing))
    line = say(f"earned.kinds.{thing.kind}")
    if len(fresh) > 1:
        line = say("first_news.more", what=line, count=len(fresh) - 1)
    shape = SHAPES[thing.kind]
    go = partial(_to_wardrobe, services, thing.id)
    yield FirstNews(NEW, words, line, thing.picture, shape, None, go)


def _near(services: Services, wardrobe: Wardrobe) -> Iterator[FirstNews]:
    """Yield the thing or the achievement of which most is done."""
    medal = _nearest_medal(services)
    thing, say = wardrobe.nearest, services.translate
    share = wardrobe.progress[thing.id].share if thing is not None else -1.0
    if medal is not None and medal[1].share > share:
        achievement, progress = medal
        name = say(f"achievements.{achievement.id}.name")
        how = medal_text(services, achievement)
        picture, shape = achievement.icon, 1.0
        go = partial(_to_medal, services, achievement.id)
    elif thing is not None:
        progress, name = wardrobe.progress[thing.id], thing_name(services, thing)
        how, picture, shape = how_won(services, thing), thing.picture, SHAPES[thing.kind]
        go = partial(_to_wardrobe, services, thing.id)
    else:
        return
    words = say("first_news.near", name=name)
    left = left_words(services, progress)
    if progress.total > 1:
        # What is left is the shorter line, where there is one.
        figure = say("statistics.progress", count=progress.done, total=progress.total)
        if left:
            left = say("first_news.left", left=left, figure=figure)
        else:
            how = say("first_news.how", how=how, figure=figure)
    yield FirstNews(NEAR, words, how, picture, shape, progress.share, go, left=left)


def _nearest_medal(services: Services) -> tuple[Achievement, AchievementProgress] | None:
    medals, figures = load_achievements(), services.profile.figures

    def read() -> tuple[Achievement, AchievementProgress] | None:
        earned = figures.achievements() | earned_by_practice(services, medals)
        progress = figures.progress() | progress_by_practice(services, medals)
        for identity in nearest(medals, earned, progress, 1):
            medal = next(each for each in medals if each.id == identity)
            return medal, progress.get(identity, AchievementProgress(0, 1))
        return None

    return services.attempt(read, None)


def _goals(services: Services) -> FirstNews:
    """Return how many goals of the day and of the week are reached, and the first that is not."""
    board, say = read_goals(services), services.translate
    day, week = (sum(mark.reached for mark in marks) for marks in (board.day, board.week))
    words = say(
        "first_news.goals",
        day=say("statistics.progress", count=day, total=len(board.day)),
        week=say("statistics.progress", count=week, total=len(board.week)),
    )
    left = [mark for mark in board.all if not mark.reached]
    line = goal_words(services, left[0].goal) if left else say("first_news.all_goals")
    go = partial(_to_goals, services)
    return FirstNews(GOALS, words, line, "ui/flag", 1.0, None, go)


def _to_wardrobe(services: Services, thing: str, stack: SceneStack) -> None:
    stack.push(services.routes.news.wardrobe(thing))


def _to_medal(services: Services, medal: str, stack: SceneStack) -> None:
    stack.push(services.routes.statistics(medal))


def _to_goals(services: Services, stack: SceneStack) -> None:
    stack.push(services.routes.statistics(GOALS))
