"""Every lesson, taken to its end as a player would, and every step done wrong."""

import pygame
import pytest

from game.kit import Command
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
from game.scenes.match.helpers.helper_buttons import HelperButton
from game.scenes.match.helpers.undo_buttons import UndoButtons
from game.scenes.tutorial.coach import Phase
from game.scenes.tutorial.lesson_bubble import _dark
from game.scenes.tutorial.lesson_dialog import done_lessons
from game.scenes.tutorial.lesson_file import LESSONS

from .pupil import KeyPupil, PadPupil, Pupil, TouchPupil

#: How often something is only read in a lesson. It was 6, 6, 9, 8, 3 and 7; in all 68.
READS = {"hand": 2, "mana": 2, "lanes": 3, "stronghold": 2, "rage": 1, "ahead": 1}


@pytest.mark.parametrize("kind", [Pupil, KeyPupil, PadPupil, TouchPupil])
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_taken_by_each_device_alone(
    services: Services, key: str, kind: type[Pupil]
) -> None:
    pupil = kind(services, key)
    pupil.learn()
    assert done_lessons(services) == {key}
    assert len(pupil.told) >= len(set(pupil.told)) >= pupil.scene.lesson.length - 1
    assert pupil.reads <= READS.get(key, 0)


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
            self.play(action)
        elif isinstance(action, Relieve):
            self.relieve()
        elif scene.buttons.first.visible:
            self.press_button()
        self.desktop.rest()
        assert (len(scene.match.history), scene.coach.index) == (done, step)
        assert scene.coach.fault == fault
        assert scene.guide.bubble.said.wrong
        assert scene.selection.held is None
        for piece, (spot, _) in scene.view.table.targets(scene.view.layout).items():
            assert piece.spot == spot


def test_a_wrong_press_keeps_the_how_to_and_the_keys_on_the_card(services: Services) -> None:
    pupil = KeyPupil(services, "hand", step=1)
    scene, key = pupil.scene, pupil.desktop.key
    key(pygame.K_RIGHT)
    how = scene.guide.bubble.said.how
    key(pygame.K_RETURN)
    key(pygame.K_RETURN)
    said = scene.guide.bubble.said
    assert said.how == how
    assert said.wrong
    assert scene.selection.focused is scene.selection.hand[0]
    # Another card that is taken up is a new beginning.
    key(pygame.K_2)
    assert not scene.guide.bubble.said.wrong


@pytest.mark.parametrize("key", LESSONS)
def test_a_wrong_way_through_each_step_gets_its_word_and_is_no_dead_end(
    services: Services, key: str
) -> None:
    pupil = Contrary(services, key)
    pupil.learn()
    assert done_lessons(services) == {key}


class Hasty(KeyPupil):
    """Presses the key of the match's next step on, while what was asked for is still seen."""

    def press_button(self) -> None:
        super().press_button()
        while self.scene.coach.phase is Phase.RUNNING and not self.scene.coach.is_open:
            self.desktop.wait(0.2)
            self.keys(pygame.K_n)


@pytest.mark.parametrize("key", LESSONS)
def test_a_hasty_key_does_nothing_that_the_lesson_has_not_come_to(
    services: Services, key: str
) -> None:
    pupil = Hasty(services, key)
    pupil.learn()
    assert done_lessons(services) == {key}


def test_all_but_what_is_pointed_at_lies_in_the_dark(services: Services) -> None:
    pupil = Pupil(services, "hand", 0, 2)
    card = pygame.FRect(pupil.card("Zombie").spot.rect)
    lane = pygame.FRect(pupil.scene.view.layout.lane(0, 0))
    lit = pupil.scene.guide.lit()
    assert lit[0].center == pytest.approx(card.center)
    assert lane.contains(lit[1])
    whole = pygame.FRect(0, 0, 100, 60)
    holes = [pygame.FRect(10, 10, 30, 20), pygame.FRect(20, 20, 60, 100)]
    strips = _dark(whole, holes)
    for x in range(0, 100, 5):
        for y in range(0, 60, 5):
            pixel = x + 0.5, y + 0.5
            dark = sum(strip.collidepoint(pixel) for strip in strips)
            assert dark == (not any(hole.collidepoint(pixel) for hole in holes))


def test_whoever_holds_the_card_is_shown_where_it_goes(services: Services) -> None:
    pupil = Pupil(services, "hand", 0, 2)
    assert len(pupil.scene.guide.lit()) == 2
    pupil.take(pupil.card("Zombie"))
    lane = pygame.FRect(pupil.scene.view.layout.lane(0, 0))
    assert [lane.contains(place) for place in pupil.scene.guide.lit()] == [True]


def test_nothing_is_hinted_at_in_a_lesson(services: Services) -> None:
    pupil = Pupil(services, "mana", 1, 0)
    pupil.play(match_actions(pupil.scene.state)[0])
    pupil.desktop.rest()
    scene = pupil.scene
    assert len(scene.match.history) == 1
    for name in ("hint", "why", "forecast", "foresee"):
        pupil.desktop.app.stack.handle(Command(name))
        pupil.desktop.rest()
    assert pupil.desktop.top is scene
    assert len(scene.match.history) == 1
    helpers = (UndoButtons, HelperButton, ForecastToggle)
    assert not any(isinstance(part, helpers) for part in scene.parts)


def test_nothing_is_explained_in_the_dark_beside_what_is_pointed_at(services: Services) -> None:
    pupil = Pupil(services, LESSONS[0])
    layout = pupil.scene.view.layout
    bridge = layout.width / 2, layout.lane_middle(BOTTOM)
    pupil.desktop.move(bridge)
    pupil.desktop.rest()
    assert pupil.scene.guide.lit()
    assert not pupil.scene.widgets.hint_shown
    pupil.learn()
    pupil = Pupil(services, "ahead")
    while pupil.scene.guide.lit():
        pupil.do_step()
        pupil.desktop.rest()
    pupil.desktop.move(bridge)
    pupil.desktop.rest()
    assert "bridge" in pupil.scene.board_hint.hint
