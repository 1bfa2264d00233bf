"""Who plays alone is "you" on every screen, in every language, whatever name they gave."""

from pathlib import Path

import pytest

from game.content import languages, load_content
from game.kit import Assets, Viewport, active_context

from .text_sizes import written

#: The name that ``written`` gives to the player at the left.
NAME = "Wilhelmina"
#: Screens that tell of a match in which one person plays.
ALONE = (
    *("campaign", "coin_toss", "confirm", "history", "log", "loss_warning", "match", "menu"),
    *("next_turn", "order", "pause", "recap_unfolded", "replay", "replay_play_on", "results"),
    *("results_conceded", "results_island", "review", "saved_games", "statistics", "undo"),
)


@pytest.mark.parametrize("language", languages())
def test_nobody_who_plays_alone_has_a_name_beside_you(
    language: str, assets: Assets, tmp_path: Path
) -> None:
    content = load_content(language)
    say = content.strings.text
    others = {NAME, say("start.player_left"), say("start.player_right")}
    found = []
    for name in ALONE:
        screen = written(name, content, Viewport.of((1280, 720)), 100, assets, tmp_path)
        found += [
            (name, each.string)
            for each in screen.texts
            if any(other in each.string for other in others)
        ]
        active_context().forget()
    assert found == []
