"""The account of a turn that was not watched, and of one in which nothing was done."""

import pygame
import pytest

from game.kit import Assets, Canvas, Times, Viewport
from game.rules import LEFT, RIGHT, EndTurn
from game.scenes import Services
from game.scenes.match.dialogs.log_screen import LogScreen
from tests.play.games import sure
from tests.rules.pictures import duel, solo

from .sitting import Sitting, before, middle

#: The Horde brings one creature, and the one that it has strikes for 5.
HORDE_STRIKES = (
    "* a b c d e f g | top: 1/9",
    "* Ogre Alpha Troll a b c d e f g h i j | bottom: 5/5",
)


def end_turn(at: Sitting, *, skipped: bool = False) -> None:
    at.match.flow.submit(EndTurn())
    if skipped:
        at.until(lambda: at.offers == ["Skip"] and at.match.view.table.active == RIGHT)
        at.wait(Times.rest + 0.2)
        at.press_button("Skip")
    at.rest()
    assert at.state.active == LEFT


pytestmark = before(solo(*HORDE_STRIKES), first_tips=False)


@pytest.fixture
def after(at: Sitting) -> Sitting:
    """A turn of the Horde was skipped, and the account has found its place, as a frame does."""
    end_turn(at, skipped=True)
    return drawn(at)


def drawn(at: Sitting, size: tuple[int, int] = (1280, 720)) -> Sitting:
    at.match.draw(Canvas(pygame.Surface(size), Viewport.of(size), Assets()))
    return at


def told(at: Sitting) -> list[str]:
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
    at = Sitting(services, solo(*position), speed=speed, first_tips=False)
    end_turn(at, skipped=skipped)
    assert [*told(at)[:1], *told(at)[-1:]] == lines


def needed(at: Sitting) -> list[pygame.FRect]:
    """Return what the account must leave free: lanes, rows, panels, and all that is pressed."""
    layout = at.match.view.layout
    # A lane begins a little above its creatures.
    lanes = [
        pygame.FRect(layout.lane(side, lane)).inflate(0, -16)
        for side in (LEFT, RIGHT)
        for lane in (0, 1)
    ]
    panels = (
        *(layout.tray, layout.other_tray, layout.own_panel, layout.log, layout.banner),
        *(layout.top.horde_life, layout.bridges),
    )
    pressed = [each.rect for each in at.match.widgets.widgets if each.visible]
    return [*lanes, *pressed, *(pygame.FRect(box) for box in panels)]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1440), (1600, 1000)])
def test_folded_it_covers_nothing(after: Sitting, size: tuple[int, int]) -> None:
    after.match.resize(Viewport.of(size))
    drawn(after, size)
    (line,) = after.match.recap.covered
    assert line.width > 100
    assert pygame.FRect(line).collidelist(needed(after)) < 0


def test_it_unfolds_under_the_pointer_and_keeps_what_lies_below_from_it(after: Sitting) -> None:
    recap = after.match.recap
    assert not recap.unfolded
    after.move(recap.panel.line.center)
    assert recap.unfolded
    after.move(drawn(after).match.recap.panel.card.center)
    assert recap.unfolded, "its cards can be gone to"
    assert after.match.selection.hovered is None
    after.move((900.0, 400.0))
    assert not recap.unfolded


def test_a_press_keeps_it_open_until_something_else_is_pressed(after: Sitting) -> None:
    recap = after.match.recap
    after.click(recap.panel.line.center)
    after.move((900.0, 400.0))
    assert recap.unfolded
    after.click((900.0, 400.0))
    assert (recap.visible, recap.unfolded) == (True, False)


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_key_and_a_pad_button_unfold_it_and_back_folds_it(after: Sitting, by_keys: bool) -> None:
    recap = after.match.recap
    for key, button, unfolded in ((pygame.K_i, "x", True), (pygame.K_ESCAPE, "b", False)):
        if by_keys:
            after.key(key)
        else:
            after.pad(button)
        assert (recap.visible, recap.unfolded) == (True, unfolded)
    assert after.top is after.match, "back does nothing else"


@before(speed=0.0, painted=True)
def test_its_own_key_goes_on_to_its_cards(at: Sitting) -> None:
    at.do(EndTurn())
    at.key(pygame.K_i, pygame.K_i)
    assert at.match.recap.panel.card.contains(sure(at.match.reader.read).rect)


def test_a_refusal_is_told_between_the_bridges_beside_the_folded_account(after: Sitting) -> None:
    after.click(middle(after.hand(-1)))
    after.wait(0.3)
    message, ask = after.match.view.message, after.match.helpers.refusal.button
    assert message.refusal is not None
    assert (after.match.recap.visible, ask.visible, message.gives_way) == (True, True, False)
    assert ask.rect.centerx == after.match.view.layout.width / 2


def test_the_account_goes_with_the_next_action(after: Sitting) -> None:
    after.match.flow.attack()
    after.rest()
    assert not told(after)


def test_pressed_when_open_it_leads_to_the_log(after: Sitting) -> None:
    after.click(after.match.recap.panel.line.center)
    after.tap(drawn(after).match.recap.panel.card.center)
    after.at(LogScreen)


def test_the_labels_of_the_bridges_know_of_the_account(after: Sitting) -> None:
    told_of = sure(after.match.marks.collect().forecast_view)
    (line,) = after.match.recap.covered
    assert line in told_of.covered


@before(duel("* x y | top: 3/9", "* a b c d e"))
def test_a_stronghold_that_is_pushed_shows_its_life_at_once(at: Sitting) -> None:
    at.press_button("Assault")
    foe = at.match.view.table.sides[RIGHT]
    shown = set()
    for _ in range(100):
        at.turn()
        shown.add(foe.life)
    assert shown == {5, 2}


@before(duel("* a b | top: 9/1", "* a b c"))
def test_the_window_is_called_by_whose_turn_it_is_when_a_bastion_falls(at: Sitting) -> None:
    at.match.view.turns.announce(LEFT)
    at.rest()
    assert at.match.view.turns.title == "Ada’s turn"
    at.match.view.show_banner(RIGHT, "Their Bastion falls", after=0.1)
    at.rest()
    assert at.match.view.turns.title == "Ada’s turn"
