"""The account of a turn that was not watched, and of one in which nothing was done."""

import pygame
import pytest

from game.kit import Assets, Canvas, Times, Viewport
from game.rules import LEFT, RIGHT, EndTurn
from game.scenes import Services
from game.scenes.match.dialogs.log_screen import LogScreen
from tests.rules.pictures import duel, solo

from .sitting import Sitting, middle

#: The Horde brings one creature, and the one that it has strikes for 5.
HORDE_STRIKES = (
    "* a b c d e f g | top: 1/9",
    "* Ogre Alpha Troll a b c d e f g h i j | bottom: 5/5",
)


def after_the_hordes_turn(
    services: Services,
    *,
    skipped: bool,
    speed: float = 1.0,
    position: tuple[str, str] = HORDE_STRIKES,
) -> Sitting:
    at = Sitting(services, solo(*position), speed=speed)
    at.match.remove(at.match.tips)
    at.match.flow.submit(EndTurn())
    if skipped:
        for _ in range(400):
            at.turn()
            if at.offers == ["Skip"] and at.match.view.table.active == RIGHT:
                break
        at.wait(Times.rest + 0.2)
        at.press_button("Skip")
    at.rest()
    assert at.state.active == LEFT
    return at


def told(at: Sitting) -> list[str]:
    """Return the lines that are to be read, each with the cards it shows."""
    recap = at.match.recap
    rows = recap.account.rows if recap.visible else ()
    return [" ".join([row.words, *(card.name for card in row.cards)]) for row in rows]


#: Attacks of the Horde that cost nothing: nobody hears that no card was played.
FUTILE = ("* a b c d e f g | top: 1/9 | bottom: 1/9", "* | top: 1/5 1/5 | bottom: 1/5")
COST = ["Played Alpha Troll", "5 damage to your Bastion, 2 life left"]


@pytest.mark.parametrize(
    ("skipped", "speed", "position", "lines"),
    [
        (True, 1.0, HORDE_STRIKES, COST),
        (False, 0.0, HORDE_STRIKES, COST),
        (False, 0.0, FUTILE, ["The Horde: 3 attacks, no losses"] * 2),
        (False, 1.0, HORDE_STRIKES, []),
    ],
    ids=["skipped", "instant", "futile", "watched"],
)
def test_a_turn_that_was_not_watched_is_told(
    services: Services, skipped: bool, speed: float, position: tuple[str, str], lines: list[str]
) -> None:
    at = after_the_hordes_turn(services, skipped=skipped, speed=speed, position=position)
    assert [*told(at)[:1], *told(at)[-1:]] == lines


def rects_of(at: Sitting) -> list[pygame.FRect]:
    """Return what the account must leave free: lanes, rows, panels, and all that is pressed."""
    scene, layout = at.match, at.match.view.layout
    boxes = [layout.lane(side, lane) for side in (LEFT, RIGHT) for lane in (0, 1)]
    boxes += [layout.tray, layout.other_tray, layout.own_panel, layout.log, layout.banner]
    # A lane begins a little above its creatures.
    lanes = [pygame.FRect(box).inflate(0, -16) for box in boxes[:4]]
    panels = [pygame.FRect(box) for box in (*boxes[4:], layout.top.horde_life, layout.bridges)]
    return (
        lanes + panels + [pygame.FRect(each.rect) for each in scene.widgets.widgets if each.visible]
    )


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1440), (1600, 1000)])
def test_folded_it_covers_nothing(services: Services, size: tuple[int, int]) -> None:
    at = after_the_hordes_turn(services, skipped=True)
    at.match.resize(Viewport.of(size))
    at.match.draw(Canvas(pygame.Surface(size), Viewport.of(size), Assets()))
    (line,) = at.match.recap.covered
    assert line.width > 100
    assert not [rect for rect in rects_of(at) if rect.colliderect(line)]


def drawn(at: Sitting) -> Sitting:
    """Have the account find its place, as a frame does."""
    at.match.draw(Canvas(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets()))
    return at


def test_it_unfolds_under_the_pointer_and_keeps_what_lies_below_from_it(services: Services) -> None:
    at = drawn(after_the_hordes_turn(services, skipped=True))
    recap = at.match.recap
    assert not recap.unfolded
    at.move(recap.panel.line.center)
    assert recap.unfolded
    drawn(at)
    at.move(recap.panel.card.center)
    assert recap.unfolded, "its cards can be gone to"
    assert at.match.selection.hovered is None
    at.move((900.0, 400.0))
    assert not recap.unfolded


def test_a_press_keeps_it_open_until_something_else_is_pressed(services: Services) -> None:
    at = drawn(after_the_hordes_turn(services, skipped=True))
    recap = at.match.recap
    at.click(recap.panel.line.center)
    at.move((900.0, 400.0))
    assert recap.unfolded
    at.click((900.0, 400.0))
    assert recap.visible
    assert not recap.unfolded


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_a_key_and_a_pad_button_unfold_it_and_back_folds_it(
    services: Services, device: str
) -> None:
    at = drawn(after_the_hordes_turn(services, skipped=True))
    recap = at.match.recap
    if device == "keys":
        at.key(pygame.K_i)
    else:
        at.pad("x")
    assert recap.unfolded
    if device == "keys":
        at.key(pygame.K_ESCAPE)
    else:
        at.pad("b")
    assert recap.visible
    assert not recap.unfolded
    assert at.top is at.match, "back does nothing else"


def test_its_own_key_goes_on_to_its_cards(services: Services) -> None:
    at = Sitting(services, solo(*HORDE_STRIKES), speed=0.0, painted=True)
    at.match.remove(at.match.tips)
    at.do(EndTurn())
    at.key(pygame.K_i)
    at.key(pygame.K_i)
    read = at.match.reader.read
    assert read is not None
    assert at.match.recap.panel.card.contains(read.rect)


def test_a_refusal_is_told_between_the_bridges_beside_the_folded_account(
    services: Services,
) -> None:
    at = after_the_hordes_turn(services, skipped=True)
    at.click(middle(at.hand(-1)))
    at.wait(0.3)
    message, ask = at.match.view.message, at.match.helpers.refusal.button
    assert message.refusal is not None
    assert at.match.recap.visible
    assert ask.visible
    assert not message.gives_way
    assert ask.rect.centerx == at.match.view.layout.width / 2


def test_the_account_goes_with_the_next_action(services: Services) -> None:
    at = after_the_hordes_turn(services, skipped=True)
    at.match.flow.attack()
    at.rest()
    assert not told(at)


def test_pressed_when_open_it_leads_to_the_log(services: Services) -> None:
    at = after_the_hordes_turn(services, skipped=True)
    at.click(drawn(at).match.recap.panel.line.center)
    at.tap(drawn(at).match.recap.panel.card.center)
    assert isinstance(at.top, LogScreen)


def test_a_stronghold_that_is_pushed_shows_its_life_at_once(services: Services) -> None:
    at = Sitting(services, duel("* x y | top: 3/9", "* a b c d e"))
    at.press_button("Assault")
    foe = at.match.view.table.sides[RIGHT]
    shown = set()
    for _ in range(100):
        at.turn()
        shown.add(foe.life)
    assert shown == {5, 2}


def test_the_labels_of_the_bridges_know_of_the_account(services: Services) -> None:
    at = after_the_hordes_turn(services, skipped=True)
    at.match.draw(Canvas(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets()))
    told_of = at.match.marks.collect().forecast_view
    assert told_of is not None
    (line,) = at.match.recap.covered
    assert line in told_of.covered


def test_the_window_is_called_by_whose_turn_it_is_when_a_bastion_falls(services: Services) -> None:
    at = Sitting(services, duel("* a b | top: 9/1", "* a b c"))
    at.match.view.turns.announce(LEFT)
    at.rest()
    assert at.match.view.turns.title == "Ada’s turn"
    at.match.view.show_banner(RIGHT, "Their Bastion falls", after=0.1)
    at.rest()
    assert at.match.view.turns.title == "Ada’s turn"
