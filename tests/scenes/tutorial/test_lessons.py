"""Every lesson, taken to its end as a player would, and every step done wrong."""

from collections.abc import Iterator

import pygame
import pytest

from game.board import stronghold_box
from game.rules import (
    BOTTOM,
    Attack,
    CastIncantation,
    EndTurn,
    MatchAction,
    PlayCreature,
    Relieve,
    match_actions,
)
from game.scenes import Services
from game.scenes.match.helpers.forecast_toggle import ForecastToggle
from game.scenes.match.helpers.table_helpers import HelperButton, UndoButtons
from game.scenes.tutorial.coach import Phase
from game.scenes.tutorial.lesson_dialog import done_lessons
from game.scenes.tutorial.lesson_file import LESSONS
from game.scenes.tutorial.lesson_light import arrow_to, draw_light
from tests.board.telling import canvas_of
from tests.certain import sure

from .pupil import KeyPupil, PadPupil, Pupil, TouchPupil

#: How often something is only read in a lesson. It was 6, 6, 9, 8, 3 and 7; in all 68.
READS = {"hand": 2, "mana": 2, "lanes": 3, "stronghold": 2, "rage": 1, "ahead": 1}


class Contrary(Pupil):
    """Does everything else first that a step does not ask for, and hears a word each time."""

    def do_step(self) -> None:
        scene = self.scene
        if not scene.coach.is_open and scene.coach.phase is Phase.TOLD:
            for fault, action in self._faults().items():
                self._err(fault, action)
        super().do_step()

    def _faults(self) -> dict[str, MatchAction]:
        """Return a legal action for each way to go wrong."""
        state, step = self.scene.state, self.scene.coach.step
        faults: dict[str, MatchAction] = {}
        legal = match_actions(state)
        for action in legal:
            if action == EndTurn() and Attack() in legal:
                # The button begins the assault first.
                continue
            fault = "read" if step.awaited is None else step.awaited.fault(state, action)
            if fault is not None:
                faults.setdefault(fault, action)
        return faults

    def _err(self, fault: str, action: MatchAction) -> None:
        scene = self.scene
        done, step = len(scene.match.history), scene.coach.index
        if isinstance(action, PlayCreature | CastIncantation):
            self.hands.play(action)
        elif isinstance(action, Relieve):
            self.hands.relieve()
        elif scene.buttons.first.visible:
            self.press_button()
        self.desktop.rest()
        assert (len(scene.match.history), scene.coach.index) == (done, step)
        assert scene.coach.fault == fault
        assert self.said.wrong
        assert scene.selection.held is None
        for piece, (spot, _) in scene.view.table.targets(scene.view.layout).items():
            assert piece.spot == spot


class Hasty(KeyPupil):
    """Presses the key of the match's next step on, while what was asked for is still seen."""

    def press_button(self) -> None:
        super().press_button()
        while self.scene.coach.phase is Phase.RUNNING and not self.scene.coach.is_open:
            self.desktop.wait(0.2)
            self.hands.press("next")


def taken() -> list[object]:
    """Return each lesson with every pupil: the contrary one and one of the others by default."""
    kinds = (KeyPupil, PadPupil, TouchPupil, Hasty)
    return [
        pytest.param(key, kind, marks=[pytest.mark.slow] * (number % len(kinds) != place))
        for number, key in enumerate(LESSONS)
        for place, kind in [*enumerate(kinds), (number % len(kinds), Contrary)]
    ]


@pytest.mark.parametrize(("key", "kind"), taken())
def test_a_lesson_is_taken_by_each_device_by_the_contrary_and_the_hasty(
    services: Services, key: str, kind: type[Pupil]
) -> None:
    pupil = kind(services, key)
    pupil.learn()
    assert done_lessons(services) == {key}
    assert len(pupil.told) >= len(set(pupil.told)) >= pupil.scene.lesson.length - 1
    assert pupil.reads <= READS.get(key, 0)


class Watchful(Pupil):
    """Looks in each step whether arrows, in windows of several sizes, leave alone what is read.

    These are words, panels, the shields of the strongholds and "In reach".
    """

    def do_step(self) -> None:
        view, usual = self.scene.view, self.scene.view.layout
        for size in ((1280, 720), (1280, 800), (1720, 720)):
            view.resize(view.table.laid_out(*size))
            self.scene.guide._lay_out()
            self._look(pygame.FRect(0, 0, *size))
        view.resize(usual)
        self.scene.guide._lay_out()
        super().do_step()

    def _look(self, whole: pygame.FRect) -> None:
        guide = self.scene.guide
        lit = guide.lit()
        arrow = arrow_to(lit, whole, guide.clear_of_arrows())
        assert (arrow is not None) == bool(lit), self.place
        read = [guide.bubble.box, *self._read()]
        if arrow is not None:
            assert whole.contains(arrow.box), self.place
            assert arrow.box.collidelist([*read, *lit]) < 0, self.place
        assert guide.bubble.box.collidelist(lit) < 0, self.place

    def _read(self) -> Iterator[pygame.FRect]:
        """Yield the panels, and the shields at the feet of both strongholds."""
        layout = self.scene.view.layout
        own = pygame.FRect(layout.own_panel)
        own.height /= 2
        yield from (own, pygame.FRect(layout.banner), pygame.FRect(layout.other_panel))
        for side in self.scene.view.table.sides:
            card = pygame.FRect(side.stronghold.spot.rect)
            half = card.width / 2
            yield pygame.FRect(card.centerx - half / 2, card.bottom - half, half, half)


@pytest.mark.parametrize("key", LESSONS)
def test_nothing_moves_over_the_words_and_arrows_leave_what_is_read_alone(
    services: Services, key: str
) -> None:
    """No banner, number or missile is seen in any frame in which something is said."""
    pupil = Watchful(services, key)
    seen: list[tuple[object, ...]] = []
    turn = pupil.desktop.turn

    def watched() -> None:
        turn()
        scene = pupil.scene
        if scene.guide.speaks and pupil.desktop.top is scene:
            moving = [each for each in scene.view.animator.effects if each.alpha >= 1]
            seen.extend((pupil.place, type(each).__name__) for each in moving)

    pupil.desktop.turn = watched  # type: ignore[method-assign]
    pupil.learn()
    assert seen == []
    effects = pupil.scene.view.animator.effects
    assert [type(each).__name__ for each in effects if each.alpha >= 1] == [], "below the dialog"


def test_a_wrong_press_keeps_the_how_to_and_the_keys_on_the_card(services: Services) -> None:
    pupil = KeyPupil(services, "hand", step=1)
    pupil.key(pygame.K_RIGHT)
    how = pupil.said.how
    pupil.key(pygame.K_RETURN, pygame.K_RETURN)
    assert pupil.said.how == how
    assert pupil.said.wrong
    assert pupil.scene.selection.focused is pupil.scene.selection.hand[0]
    # Another card that is taken up is a new beginning.
    pupil.key(pygame.K_2)
    assert not pupil.said.wrong


def test_all_but_what_is_pointed_at_lies_in_the_dark(services: Services) -> None:
    pupil = Pupil(services, "hand", 0, 2)
    lane = pygame.FRect(pupil.scene.view.layout.lane(0, 0))
    card, place = pupil.scene.guide.lit()
    assert card.center == pytest.approx(pygame.FRect(pupil.card("Zombie").spot.rect).center)
    assert lane.contains(place)
    building = stronghold_box(pupil.scene.view.layout, 0)
    assert building is not None
    assert not place.colliderect(pygame.FRect(building)), "it is not cut in two"
    arrow = sure(arrow_to([card, place], pygame.FRect(0, 0, 1280, 720), []))
    assert card.left < arrow.tip[0] < card.right, "at the card, and at nothing else"
    # Whoever holds the card is shown where it goes.
    pupil.take("Zombie")
    assert [lane.contains(place) for place in pupil.scene.guide.lit()] == [True]


def test_the_dark_has_no_seams_in_a_window_of_any_size() -> None:
    canvas = canvas_of(1920, 1080)
    canvas.surface.fill("white")
    draw_light(canvas, [pygame.FRect(600, 110.3, 200, 400.3)], [], dark=True)
    assert len({tuple(canvas.surface.get_at((60, y))) for y in range(1080)}) == 1
    assert canvas.surface.get_at((1050, 450)) == pygame.Color("white")


def test_nothing_is_hinted_at_in_a_lesson(services: Services) -> None:
    pupil = Pupil(services, "mana", 1, 0)
    pupil.hands.play(match_actions(pupil.scene.state)[0])
    pupil.desktop.rest()
    scene = pupil.scene
    assert len(scene.match.history) == 1
    pupil.hear("hint", "why", "forecast", "foresee", "map", "relieve")
    assert pupil.desktop.top is scene
    assert len(scene.match.history) == 1
    helpers = (UndoButtons, HelperButton, ForecastToggle)
    assert not any(isinstance(part, helpers) for part in scene.parts)


def test_nothing_is_explained_in_the_dark_beside_what_is_pointed_at(services: Services) -> None:
    pupil = Pupil(services, LESSONS[0])
    layout = pupil.scene.view.layout
    bridge = layout.width / 2, layout.lane_middle(BOTTOM)
    pupil.desktop.point(bridge)
    assert pupil.scene.guide.lit()
    assert not pupil.scene.widgets.hint_shown
    pupil = Pupil(services, "ahead")
    while pupil.scene.guide.lit():
        pupil.do_step()
        pupil.desktop.rest()
    pupil.desktop.point(bridge)
    assert "bridge" in pupil.scene.board_hint.hint
