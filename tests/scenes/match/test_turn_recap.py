"""What is told of a turn that was not watched, and of one in which nothing was done."""

from __future__ import annotations

import pygame

from game.board import aside_box
from game.kit import Assets, Canvas, Times, Viewport
from game.rules import LEFT, RIGHT, EndTurn
from game.scenes import Services
from game.scenes.match.log_screen import LogScreen
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
    at.match.tips.muted = True
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
    rows = recap.rows if recap.visible else ()
    return [" ".join([row.words, *(card.name for card in row.cards)]) for row in rows]


def test_a_turn_that_was_skipped_is_told(services: Services) -> None:
    lines = told(after_the_hordes_turn(services, skipped=True))
    assert lines[0] == "Played Alpha Troll"
    assert lines[-1] == "5 damage to your Bastion, 2 life left"


def test_so_is_one_at_instant_speed(services: Services) -> None:
    lines = told(after_the_hordes_turn(services, skipped=False, speed=0.0))
    assert lines[-1] == "5 damage to your Bastion, 2 life left"


def test_a_turn_that_was_watched_is_not(services: Services) -> None:
    assert not told(after_the_hordes_turn(services, skipped=False))


def test_why_goes_with_a_refusal_that_is_told_beside_the_account(services: Services) -> None:
    at = after_the_hordes_turn(services, skipped=True)
    at.click(middle(at.hand(-1)))
    at.wait(0.3)
    message, ask = at.match.view.message, at.match.buttons.ask
    assert message.refusal is not None
    assert at.match.recap.visible
    assert ask.visible
    words = aside_box(at.app.stack.view, at.match.view.layout, message.words)
    assert words.x <= ask.rect.x
    assert ask.rect.right <= words.right
    assert words.bottom <= ask.rect.y < words.bottom + 20
    assert not any(ask.rect.colliderect(box) for box in at.match.recap.covered)
    aside = message.told_aside(at.app.stack.view, at.match.view.layout)
    assert aside.contains(ask.rect)
    assert aside in at.match.view._kept_clear(at.app.stack.view), "no card that is read hides it"
    # Without the account both are between the bridges.
    at.match.recap.rows = ()
    at.wait(0.3)
    assert message.refusal is not None
    assert ask.rect.centerx == at.match.view.layout.width / 2


def test_the_account_goes_with_the_next_action(services: Services) -> None:
    at = after_the_hordes_turn(services, skipped=True)
    at.match.flow.attack()
    at.rest()
    assert not told(at)


def test_pressed_it_opens_the_log(services: Services) -> None:
    at = after_the_hordes_turn(services, skipped=True)
    at.match.recap.place(at.app.stack.view, at.match.view.layout)
    at.click(at.match.recap._box.center)
    at.rest()
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
    assert told_of.covered == at.match.recap.covered != ()


def test_the_window_is_called_by_whose_turn_it_is_when_a_bastion_falls(services: Services) -> None:
    at = Sitting(services, duel("* a b | top: 9/1", "* a b c"))
    at.match.view.announce(LEFT)
    at.rest()
    assert at.match.view.title == "Ada’s turn"
    at.match.view._tell_of(RIGHT, "bastion_falls", 0.1)
    at.rest()
    assert at.match.view.title == "Ada’s turn"
