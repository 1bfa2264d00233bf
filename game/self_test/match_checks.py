"""Whether every scene can be drawn, and a whole match be played, kept and played again."""

from dataclasses import replace

import pygame

from game.kit import Assets, Canvas, Viewport, WindowStack
from game.play import (
    HORDE,
    SPEED_INSTANT,
    Match,
    Seat,
    check,
    computer_action,
    from_match_code,
    match_code,
    match_id,
    read_record,
)
from game.rules import WINNER_NAMES, Terms
from game.scenes import SCENE_MODULES, MatchScene, ResultsScene, Services, load_scene
from game.start import make_services

from .asset_checks import SelfTestError

SIZE = (1280, 720)
FRAME = 1 / 60
#: A match is over long before so many frames, at a speed that shows nothing twice.
_MOST_FRAMES = 20_000
_SEED = 8
_PLAYER, _RIVAL = (Seat("", "computer", strength=name) for name in ("greedy", "beginner"))


def _opened() -> Services:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    return make_services()


def check_match(*, solo: bool = False) -> str:
    """Let computer players, or one and the Horde, play from the choice of decks to the results."""
    services = _opened()
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    # Open from the beginning, it hears of the match by its end alone.
    filed = services.profile.history
    seats = _PLAYER, HORDE if solo else _RIVAL
    match = Match.new(services.content, Terms(solo=solo), seats, seed=_SEED, store=services.store)
    while match.state is None:
        match.submit(computer_action(match))
    frames = _play(services, match)
    _compare(services, match)
    assert match.record is not None
    assert match.result is not None
    if match_id(match.record.header) not in {kept.id for kept in filed.matches()}:
        raise SelfTestError("the match was not filed in the profile")
    winner = WINNER_NAMES[match.result.winner]
    return f"{match.turns} turns in {frames} frames, {winner}, kept and played again alike"


def _play(services: Services, match: Match) -> int:
    stack = WindowStack(Viewport.of(SIZE))
    stack.push(MatchScene(services, match))
    canvas = Canvas(pygame.Surface(SIZE), stack.view, Assets())
    drawn = 0
    for _ in range(_MOST_FRAMES):
        stack.update(FRAME)
        if stack.needs_draw():
            stack.draw(canvas)
            drawn += 1
        if isinstance(stack.top, ResultsScene):
            stack.pop()
            return drawn
    raise SelfTestError(f"the match has not come to its end in {_MOST_FRAMES} frames")


def _compare(services: Services, match: Match) -> None:
    assert match.record is not None
    assert match.record.path is not None
    record = read_record(match.record.path)
    report = check(record, services.content)
    if report.problem is not None:
        raise report.problem
    if report.result != match.result or not record.entries:
        raise SelfTestError(f"{record.path}: the record holds another match than was played")
    sent = from_match_code(services.content, match_code(services.content, record))
    if sent.entries != record.entries:
        raise SelfTestError("the code of the match holds another match than was played")
    services.remember(replace(services.settings, muted=True))
    if services.problems:
        raise SelfTestError(services.problems[0])


def check_scenes() -> str:
    """Draw the example of every scene there is, once as it comes and once a moment later."""
    services = _opened()
    assets, surface = Assets(), pygame.Surface(SIZE)
    for name in SCENE_MODULES:
        stack = WindowStack(Viewport.of(SIZE))
        scene = load_scene(name)(services)
        stack.push(scene)
        canvas = Canvas(surface, stack.view, assets)
        stack.draw(canvas)
        stack.update(FRAME)
        stack.draw(canvas)
        scene.leave()
    return f"{len(SCENE_MODULES)} drawn"
