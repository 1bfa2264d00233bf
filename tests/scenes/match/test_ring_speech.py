"""Who speaks in a ring and against the Horde: foes, one at a time, and somebody for the Horde."""

from dataclasses import replace
from functools import partial

import pytest

from game.content import load_voyage_lines
from game.play import CHARACTERS, Seat, portraits_of
from game.rules import events as ev
from game.scenes import MatchScene, Services
from game.scenes.common import planned
from game.scenes.examples import middle_solo
from game.scenes.match.fight.guard_speech import HARD
from game.scenes.match.match_examples import example as example_of
from game.scenes.ring.ring_examples import example_says
from game.scenes.ring.ring_scene import RingScene

from ..desktop import Desktop


def at_ring(services: Services, mode: str) -> RingScene:
    """Return a ring that has just come to rest, in the turn of the person."""
    services.settings = services.settings.at_speed(0)
    scene = example_says(services, mode)
    Desktop(services, scene, rested=True)
    return scene


def said(scene: MatchScene | RingScene, event: ev.Event) -> list[str]:
    """Return by whom something is said of an event."""
    for speech in scene.speeches:
        speech.words = ""
        speech.hear(event)
    return [speech.speaker.figure for speech in scene.speeches if speech.words]


def test_the_foes_of_a_ring_speak_one_at_a_time_and_a_partner_never(services: Services) -> None:
    scene = at_ring(services, "pairs")
    assert [speech.speaker.sides for speech in scene.speeches] == [(1,), (3,)]
    assert [bool(speech.words) for speech in scene.speeches] == [True, False]
    state = scene.flow.state
    state.turn = 9
    assert said(scene, ev.StrongholdStruck(2, HARD, 3, 3 + HARD)) == []
    assert said(scene, ev.StrongholdStruck(3, HARD, 3, 3 + HARD)) == ["characters/venn"]
    state.turn, state.active = 13, 1
    assert said(scene, ev.StrongholdStruck(0, HARD, 3, 3 + HARD)) == ["characters/brock"]
    assert said(scene, ev.MatchEnded(3, "R13.9")) == ["characters/brock"]


@pytest.mark.parametrize("mode", ["solo", "ring"])
def test_somebody_speaks_for_the_horde(services: Services, mode: str) -> None:
    if mode == "ring":
        scene: MatchScene | RingScene = at_ring(services, "horde")
    else:
        scene = example_of(services, partial(middle_solo, turn=1))
        scene.speeches[0].held = True
        Desktop(services, scene, rested=True)
    (speech,) = scene.speeches
    kind = load_voyage_lines().kinds[speech.speaker.figure.removeprefix("kinds/")]
    assert speech.words in kind.said["begin"]
    assert speech.spoken.startswith(f"{kind.name}: ")
    services.settings = replace(services.settings, rival_lines=False)
    assert example_of(services, partial(middle_solo, turn=1)).speeches == []


def test_computers_in_a_ring_are_persons_each_of_them_once(services: Services) -> None:
    seats = planned(replace(services.settings, mode="ring", ring="four")).seats
    assert [seat.character for seat in seats] == ["", "marl", "osk", "dagna"]
    strengths = ("greedy",) * 4
    plan = replace(services.settings, mode="ring", ring="four", ring_strengths=strengths)
    same = planned(plan).seats
    assert [seat.character for seat in same] == ["", "quill", "", ""]
    assert len(set(portraits_of(same))) == len(same)


def test_no_two_at_a_table_look_alike() -> None:
    guests = (
        Seat("Ada"),
        Seat("Bo", portrait="hearth"),
        Seat("Cy", portrait="oak"),
        Seat("Di", "away", "oak"),
    )
    faces = portraits_of(guests)
    assert len(set(faces)) == len(faces)
    assert faces[0] == "hearth"
    assert faces[2] == "oak"
    assert not set(faces) & set(CHARACTERS)
