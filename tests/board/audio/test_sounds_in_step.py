"""Sounds come with the motion that is seen, at every moment that the motion itself decides."""

from typing import Any

import pytest

from game.board import Animator, Table, animate_events
from game.board.audio.event_sounds import SOUND_CUES, SoundCue, spell_sound
from game.rules import Event, State
from game.rules import events as ev
from tests.rules.pictures import duel, told

from ..telling import LAYOUT

#: Seconds by which eye and ear may differ unnoticed.
UNNOTICED = 0.07
STEP = 0.01


class Watcher(Animator):
    """Notes when each effect is shown for the first time, and the hardest shake."""

    def __init__(self, state: State) -> None:
        super().__init__(Table(state), LAYOUT, lambda _event: None, animate_events)
        self.table.arrange(LAYOUT)
        self.now = 0.0
        self.seen: dict[str, float] = {}
        self.hardest = (0.0, 0.0)

    def show(self, effect: Any, *more: Any, **values: Any) -> None:
        self.seen.setdefault(type(effect).__name__, self.now)
        super().show(effect, *more, **values)

    def shake(self, strength: float, *more: Any, **values: Any) -> None:
        self.hardest = max(self.hardest, (strength, self.now), key=lambda found: found[0])
        super().shake(strength, *more, **values)

    def watch(self, event: Event) -> None:
        self.play([event])
        while self.busy:
            self.advance(STEP)
            self.now += STEP


def noise_of(event: Event, name: str) -> SoundCue:
    make = SOUND_CUES[type(event)]
    assert make is not None
    return next(cue for cue in make(event) if cue.name == name)


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("Boom!", "Burst"),
        ("Combustion", "Burst"),
        ("Meteorite", "Burst"),
        ("Annihilation", "Burst"),
        ("Cyclone", "Funnel"),
    ],
)
def test_an_incantation_is_heard_when_it_strikes(card: str, effect: str) -> None:
    row = "top: 1/9 1/9 | bottom: 1/9"
    state = duel(f"{card} * x y z", f"* x y z | {row}", mana=9)
    _, happened = told(state, f"play {card} right top 0")
    watcher = Watcher(state)
    # A bomb bursts at the very end, when the damage is told.
    for event in happened[:2]:
        watcher.watch(event)
    cast = happened[0]
    assert isinstance(cast, ev.IncantationCast)
    spell = noise_of(cast, spell_sound(cast.card))
    assert spell.after == pytest.approx(watcher.seen[effect], abs=UNNOTICED)


def test_a_creature_is_heard_when_it_comes_down() -> None:
    state = duel("5/5 * x y z", "* x y z", mana=9)
    _, happened = told(state, "play 0 top")
    watcher = Watcher(state)
    watcher.watch(happened[0])
    drop = noise_of(happened[0], "card_drop")
    assert drop.after == pytest.approx(watcher.seen["Puff"], abs=UNNOTICED)


@pytest.mark.parametrize(
    ("event", "name"),
    [(ev.BastionDestroyed(1), "bastion_break"), (ev.FortDestroyed(1), "fort_fall")],
)
def test_a_stronghold_is_heard_when_it_breaks(event: Event, name: str) -> None:
    watcher = Watcher(duel("* x y z", "x y z *"))
    watcher.watch(event)
    assert noise_of(event, name).after == pytest.approx(watcher.hardest[1], abs=UNNOTICED)
