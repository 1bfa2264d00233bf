"""Where things are on the screens of the real window, and what these should show."""

import pygame

from game.kit import Assets, Button, Canvas, Scene, Viewport, Widget, WindowStack
from game.play import Match
from game.rules import DRAW, LEFT
from game.scenes import MenuScene, ResultsScene, Services
from game.scenes.menu.menu_column import group_of
from game.scenes.new_match.new_match_scene import NewMatchScene

from .desktop import Program, difference, insist, until

SIZE = (1280, 720)
#: Seconds after which nothing that matters moves on a screen.
SETTLED = 3.0


def laid_out(scene: Scene) -> Scene:
    """Lay a scene out as it lies in the window, and return it."""
    WindowStack(Viewport.of(SIZE)).push(scene)
    return scene


def place_of(scene: Scene, key: str, services: Services) -> tuple[float, float]:
    """Return where a scene has the button with the words of ``key``."""
    laid_out(scene)
    assert isinstance(scene, Scene)
    widgets: list[Widget] = scene.widgets.widgets
    found = next(w for w in widgets if isinstance(w, Button) and w.label == services.translate(key))
    return found.rect.center


def entry_of(services: Services, key: str) -> tuple[float, float]:
    """Return where the menu has an entry, or a choice once its entry is open."""
    menu = MenuScene(services, key if group_of(key) else "")
    laid_out(menu)
    return menu.entries[key].rect.center


def choose_rival(game: Program, services: Services, rival: str) -> NewMatchScene:
    """Go from the menu to where a match against a rival is planned; return how that lies there."""
    game.desktop.click(entry_of(services, "new_game"))
    title = services.translate(f"menu.{rival}")
    # The choices arrive one after the other.
    insist(
        f"the choice of {rival}",
        lambda: game.desktop.click(entry_of(services, rival)),
        lambda: title in game.title,
    )
    start = NewMatchScene(services, rival)
    laid_out(start)
    return start


def write_name(game: Program, start: NewMatchScene, side: int, name: str) -> None:
    """Type a player's name, each letter when the one before is seen in its field."""
    hands, field = game.desktop, start.seats.players[side].field.rect

    def shown() -> bytes:
        return pygame.image.tobytes(hands.picture().subsurface(pygame.Rect(field)), "RGB")

    def echoed(before: bytes, what: str) -> None:
        until(what, lambda: shown() != before)

    unfocused = shown()
    hands.click(field.center)
    echoed(unfocused, "a field to type in")
    for letter in name:
        before = shown()
        hands.write(letter)
        echoed(before, f"the letter {letter}")


def concede(game: Program, services: Services) -> None:
    """Let the player to act give the match up, by keys."""
    hands = game.desktop
    title = services.translate("pause.title")
    # A table that has just come hears no key for a moment.
    insist("a pause", lambda: hands.key("p"), lambda: title in game.title)
    hands.key("Down", "Down", "Down", "Right", "Return")
    game.wait_for(services.translate("confirm.concede_title"))
    hands.key("Right", "Return")


def picture_of(scene: Scene) -> pygame.Surface:
    """Return what a scene looks like once all is there, drawn by this process."""
    stack = WindowStack(Viewport.of(SIZE))
    stack.push(scene)
    stack.update(SETTLED)
    surface = pygame.Surface(SIZE)
    stack.draw(Canvas(surface, stack.view, Assets()))
    return surface


def check_results(game: Program, services: Services, match: Match) -> None:
    """The results' picture is that of the recorded match, and of no other."""
    assert match.result is not None
    winner = match.result.winner
    game.wait_for(ResultsScene(services, match).title)
    game.desktop.leave()
    expected = picture_of(ResultsScene(services, match))
    # The figures alone: what was gained stands above them, and is of the running program.
    table = pygame.Rect(345, 300, 590, 290)
    heading = pygame.Rect(380, 115, 520, 80)

    def shown() -> bool:
        seen = game.desktop.picture()
        return difference(seen, expected, table) < 1 and difference(seen, expected, heading) < 6

    until("the results of this match", shown)
    match.result = match.result._replace(winner=1 - winner if winner != DRAW else LEFT)
    wrong = picture_of(ResultsScene(services, match))
    assert difference(game.desktop.picture(), wrong, heading) > 12
