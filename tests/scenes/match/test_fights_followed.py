"""Random fights with all kinds of changes: the table and the log follow them (R16.52)."""

from random import Random

import pytest

from game.board import Animator, MatchLog, Table, animate_events
from game.rules import LEFT, BlowChange, Change, PressChange, StepChange, match_actions
from game.scenes import Services
from game.scenes.match.match_examples import OTHERS, RELICS, fight_match

#: The presses, and the grace of a captain, that no picture shows.
MORE: tuple[tuple[str, Change], ...] = (
    ("kelm.3", StepChange(LEFT, grace=(1, 1))),
    ("ambush", PressChange("rage")),
    ("low_tide", PressChange("stronghold")),
    ("recall_horn", PressChange("recall")),
    ("white_squall", PressChange("squall")),
    ("whetstone", BlowChange(LEFT, 1)),
)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_agrees_with_every_position_of_a_fight(services: Services, seed: int) -> None:
    match, rng = fight_match(services, (RELICS, OTHERS, MORE)[seed % 3], seed=seed), Random(seed)
    assert match.state is not None
    table = Table(match.state)
    layout = table.laid_out(1280, 720)
    table.arrange(layout)
    log = MatchLog(services.content.strings, ("Ada", "The Horde"))
    animator = Animator(table, layout, log.hear, animate_events)
    for _ in range(300):
        if match.result is not None:
            break
        animator.play(match.submit(rng.choice(list(match_actions(match.state)))))
        animator.skip()
        assert table.differences(match.state) is None, match.history[-1].action
        table.changes = match.state.changes
    assert len(log.lines) > 10
