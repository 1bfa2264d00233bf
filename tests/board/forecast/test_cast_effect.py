"""The effect of an incantation on its target, known before it is paid (R6.5, R8.4, R8.5, R12.2)."""

import pytest

from game.board import PositionForecast
from game.board.forecast.position_forecast import CastEffect
from game.rules import FIRST, LATER, RIGHT, TOP, CastIncantation
from tests.rules.pictures import duel

HURT = CastEffect()
BOLT, WAVE, NOTHING = "Bolt=!2@1", "Wave=!2+splash@1", "Fizz=!0@1"


@pytest.mark.parametrize(
    ("spell", "foe", "edition", "effect"),
    [
        (BOLT, "top: 1/3", FIRST, HURT),
        (BOLT, "top: 1/3+indestructible", FIRST, CastEffect(False, True, "indestructible")),
        (BOLT, "top: 1/3+protection", FIRST, HURT),
        (BOLT, "top: 1/3+protection", LATER, CastEffect(False, False, "protection")),
        (
            BOLT,
            "top: 1/3+protection+indestructible",
            LATER,
            CastEffect(False, True, "indestructible"),
        ),
        (
            WAVE,
            "top: 1/3+indestructible | bottom: 1/3",
            FIRST,
            CastEffect(False, False, "indestructible"),
        ),
        (NOTHING, "top: 1/3", FIRST, CastEffect(False, True)),
    ],
)
def test_the_effect_on_a_target(spell: str, foe: str, edition: int, effect: CastEffect) -> None:
    state = duel(f"* {spell} x y", f"* a b | {foe}")
    state.edition = edition
    assert PositionForecast(state).effect(CastIncantation(0, RIGHT, TOP, 0)) == effect
