"""The marks on the board: of an aim, and at most what is asked for in each phase."""

import pygame
import pytest

from game.board import CREATURES, STRONGHOLDS, WAYS, Danger
from game.board.cards.highlight_marks import CLOSED, DEAR, FAR, PLAYABLE, SAFE, TARGET
from game.board.forecast import creature_outcomes
from game.kit import Assets, Canvas
from game.rules import ASSAULT, LATER, LEFT, RIGHT, TOP, CastIncantation, PlayCreature
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from tests.play.games import sure
from tests.rules.pictures import duel, solo

from .sitting import Sitting, before, middle

HAND = "* Bolt=!2@1 x=1/1@3 y z w | top: 1/3"
FOE = "* a b | top: 0/3+indestructible 0/4 | bottom: 0/5+protection"

pytestmark = before(duel(HAND, FOE, mana=6))


@pytest.mark.parametrize("by_keys", [False, True])
def test_who_stays_whole_is_marked_and_said_while_aiming(at: Sitting, by_keys: bool) -> None:
    whole, other = (at.creature(RIGHT, TOP, position) for position in (0, 1))
    if by_keys:
        at.key(pygame.K_1)
    else:
        at.carry(middle(at.hand(0)), middle(whole))
    marks = at.match.marks.collect()
    assert (marks.pieces[whole], marks.pieces[other]) == (SAFE, TARGET)
    assert marks.safe == {whole: "indestructible"}
    assert marks.said == (whole, "No effect: Indestructible")
    assert not sure(marks.aim).useful
    assert at.did()


def test_who_stays_whole_is_marked_when_the_incantation_is_only_looked_at(at: Sitting) -> None:
    for place, safe in ((0, {at.creature(RIGHT, TOP): "indestructible"}), (1, {})):
        at.move(middle(at.hand(place)))
        assert at.match.marks.collect().safe == safe


@before(duel(HAND, FOE, mana=6, edition=LATER))
def test_a_protection_of_the_later_edition_is_said_to_be_used_up(at: Sitting) -> None:
    at.key(pygame.K_1, pygame.K_DOWN)
    assert at.match.marks.collect().said == (at.creature(RIGHT, 1), "No damage: uses up Protection")
    at.key(pygame.K_RETURN)
    assert at.did(CastIncantation(0, RIGHT, 1, 0))


def test_a_waste_is_asked_about_and_done_when_it_is_meant(at: Sitting) -> None:
    for answer, done in (("Cancel", []), ("Cast it anyway", [CastIncantation(0, RIGHT, TOP, 0)])):
        at.drag(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
        at.at(ConfirmDialog)
        assert at.did()
        at.choose(answer)
        assert at.did(*done)


def test_an_incantation_that_is_dragged_points_at_its_target_and_a_creature_goes_along(
    at: Sitting,
) -> None:
    target = at.creature(RIGHT, TOP, 1)
    at.carry(middle(at.hand(0)), middle(target))
    marks = at.match.marks.collect()
    assert at.hand(0).spot == at.hand(0).goal
    assert marks.held is None
    assert (sure(marks.aim).useful, sure(marks.aim).target) == (True, target.spot)
    at.keys(pygame.K_ESCAPE)
    at.carry(middle(at.hand(1)), at.lane(TOP))
    marks = at.match.marks.collect()
    assert middle(at.hand(1)) == pytest.approx(at.lane(TOP), abs=1)
    assert (marks.aim, marks.held, marks.lane) == (None, at.hand(1), (LEFT, TOP))


@pytest.mark.parametrize(
    ("at", "looks"),
    [
        (
            duel("* a=1/1@1 b=1/1@9 c=1/1@2 d=1/1@3 e=1/1@1 f=1/1@1", "* x y", mana=6),
            [PLAYABLE, DEAR, PLAYABLE, PLAYABLE, FAR],
        ),
        (
            duel("* a=1/1@1 Bolt=!2@1 | top: 1/3", "* x y | top: 0/9", mana=6, phase=ASSAULT),
            [CLOSED, PLAYABLE],
        ),
    ],
    indirect=["at"],
    ids=["summoning", "assault"],
)
def test_cards_look_as_they_can_be_played(at: Sitting, looks: list[str]) -> None:
    marks = at.match.marks.collect().cards
    assert [marks[at.hand(place)] for place in range(len(looks))] == looks


#: Something falls, a stronghold is hit through a lane, the own one is in danger, and the assault
#: waits between its attacks for an incantation.
CROWDED = duel(
    "* Bolt=!1@1 2/2 x y z | top: 3/9 1/9", "* a b c d e f g h | bottom: 2/9 | top: 0/1", mana=3
)


crowded = before(CROWDED)


def kinds_shown(at: Sitting) -> set[str]:
    found = at.match.marks.collect()
    kinds = {
        "danger": found.danger is not None,
        "order": bool(at.match.view.table.order),
        "duel": {"attacker", "victim"} <= set(found.pieces.values()),
    }
    layers = set(found.forecast_view.layers) if found.forecast_view is not None else set()
    return layers | {kind for kind, there in kinds.items() if there}


#: Where nothing lies.
AWAY = (640, 335)


@crowded
def test_it_is_told_what_will_fall_and_threatens_and_to_who_looks_the_ways_too(at: Sitting) -> None:
    at.point(AWAY)
    assert kinds_shown(at) == {CREATURES, STRONGHOLDS, "danger"}
    at.point(middle(at.creature(LEFT, 0)))
    assert kinds_shown(at) == {CREATURES, STRONGHOLDS, WAYS, "danger"}
    at.point(middle(at.hand(1)))
    assert WAYS in kinds_shown(at)


@crowded
def test_while_it_runs_nothing_is_foretold(at: Sitting) -> None:
    at.key(pygame.K_n)
    seen: set[str] = set()
    at.until(lambda: seen.update(kinds_shown(at)) if at.busy else True)
    assert {"order"} <= seen <= {"order", "duel"}


@crowded
def test_the_next_turn_has_all_of_its_own_and_while_the_assault_waits_the_next_attack_is_alone(
    at: Sitting,
) -> None:
    at.keys(pygame.K_f)
    assert kinds_shown(at) == {CREATURES, STRONGHOLDS, WAYS}
    at.keys(pygame.K_f)
    at.key(pygame.K_n)
    at.point(AWAY)
    assert at.match.flow.stops
    assert kinds_shown(at) == {STRONGHOLDS, "order", "duel"}
    at.point(middle(at.creature(LEFT, 0, 1)))
    assert kinds_shown(at) == {CREATURES, STRONGHOLDS, "order", "duel"}


@crowded
def test_only_those_kinds_are_drawn(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for name in ("draw_lane_ways", "draw_creature_outcomes", "draw_stronghold_outcomes"):
        monkeypatch.setattr(creature_outcomes, name, lambda *_a, name=name: drawn.append(name))
    at.point(AWAY)
    at.match.draw(Canvas(pygame.Surface((1280, 720)), at.app.stack.view, Assets()))
    assert drawn == ["draw_creature_outcomes", "draw_stronghold_outcomes"]
    assert at.match.view.table.active != RIGHT


ROW = "* x y z w | bottom: 1/4"
threatened = before(duel(ROW, "* a b c | top: 2/3", mana=6))


def danger(at: Sitting) -> Danger | None:
    view = at.match.danger.shown()
    return None if view is None else view.danger


def hits(at: Sitting) -> int:
    return getattr(danger(at), "hits", 0)


@threatened
def test_it_is_there_at_rest_until_it_is_averted(at: Sitting) -> None:
    assert not at.app.stack.needs_draw()
    assert hits(at) == 2
    at.move(middle(at.hand(0)))
    assert hits(at) == 2
    at.press(middle(at.hand(0)))
    for lane, left in ((TOP, 0), (1, 2)):
        at.move(at.lane(lane))
        assert hits(at) == left
    at.keys(pygame.K_ESCAPE)
    at.do(PlayCreature(0, TOP))
    assert danger(at) is None


@before(duel("* x y z w", "* a b c | top: 4/3", mana=6))
def test_it_swells_once_when_the_bastion_would_fall(at: Sitting) -> None:
    part = at.match.danger
    assert sure(danger(at)).bastion_falls
    part._pulse = 0.0
    seen: list[float] = []
    while part.update(0.05):
        view = part.shown()
        seen.append(view.pulse if view else 0.0)
    assert seen == sorted(seen)
    assert (seen[0] > 0, seen[-1]) == (True, 1.0)


@pytest.mark.parametrize(
    ("at", "side", "count"),
    [
        (duel("* x y z | top: 1/1", "* a b c | bottom: 2/3", active=RIGHT), RIGHT, 1),
        (solo(ROW, "* a b c d e | top: 2/3"), LEFT, 2),
    ],
    indirect=["at"],
)
def test_it_is_told_to_who_looks_and_of_the_horde(at: Sitting, side: int, count: int) -> None:
    threat = sure(danger(at))
    assert (at.match.view.table.viewer, threat.side, threat.hits) == (side, side, count)


@threatened
def test_without_the_forecast_it_stays_and_the_stronghold_tells_it_in_words(at: Sitting) -> None:
    at.key(pygame.K_v)
    assert at.match.forecast.shown() is None
    assert hits(at) == 2
    own, other = (side.stronghold for side in at.match.view.table.sides)
    assert "2 damage to your Bastion" in at.match.danger.note(own)
    assert at.match.danger.note(other) == ""


@before(duel(ROW, "* a b c | top: 2/3", mana=6), untold=["danger"])
def test_the_first_danger_is_explained(at: Sitting) -> None:
    assert at.tip == "danger"
