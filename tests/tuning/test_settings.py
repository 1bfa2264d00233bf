"""How hard settings are, found from games: the fit, and the file that the game reads."""

import json
from pathlib import Path
from random import Random

import pytest
import yaml

from game.content.preset_file import Worth, read_hardness
from game.rules import LEVELS, PROTECTION, RAGE, Difficulty, difficulties

from .__main__ import main
from .settings_fitting import SettingsTally, fit, settings_data, terms

ALL = [settings for points in LEVELS.values() for settings in difficulties(points)]
LEADER, RAGING = Difficulty(ai_begins=True), Difficulty(ability=RAGE)
RAGING_LEADER = Difficulty(ai_begins=True, ability=RAGE)
#: The causes of the results below: two choices, and something in both together.
TRUE = (Worth(Difficulty(), 50), Worth(LEADER, -60), Worth(RAGING, -100), Worth(RAGING_LEADER, 80))


def chance(settings: Difficulty) -> float:
    true = read_hardness({"player": "deep", "games": 1, "worths": [{"worth": TRUE[0].points}]})
    assert true.wins(settings) == pytest.approx(0.622, abs=0.001)
    odds = sum(worth.points for worth in TRUE if worth.counts_for(settings))
    return float(1 / (1 + 2.718281828 ** (-odds / 100)))


def played(games: int) -> list[SettingsTally]:
    rng = Random(4)
    wins = [sum(rng.random() < chance(each) for _ in range(games)) for each in ALL]
    return [SettingsTally(each, games, won) for each, won in zip(ALL, wins, strict=True)]


def test_every_choice_and_every_two_that_occur_may_be_worth_something() -> None:
    found = terms(ALL)
    assert len(found) == len(set(found))
    assert {Difficulty(), LEADER, RAGING, RAGING_LEADER} <= set(found)
    # Ten mana and resistance are 6 points, and 5 without a Bastion.
    assert Difficulty(fixed_mana=10, resistance=1) in found
    easy = terms(difficulties(1))
    assert Difficulty(ability=PROTECTION) in easy
    assert Difficulty(variable_mana=2, ability=PROTECTION) not in easy


def test_the_fit_finds_what_made_the_results() -> None:
    found = {worth.settings: worth.points for worth in fit(played(40))}
    assert found[Difficulty()] == pytest.approx(50, abs=25)
    assert found[LEADER] == pytest.approx(-60, abs=20)
    assert found[RAGING] == pytest.approx(-100, abs=25)
    assert found[RAGING_LEADER] == pytest.approx(80, abs=35)
    others = [each for each in found if each not in {worth.settings for worth in TRUE}]
    assert max(abs(found[each]) for each in others) < 40


def test_the_file_is_read_as_it_was_fitted() -> None:
    worths = [{"worth": 12}, {"variable_mana": 2, "ability": "rage", "worth": -40}]
    figures = {"player": "deep", "games": 286, "worths": worths}
    text = settings_data(figures, "python -m tests.tuning settings")
    assert text.startswith("# ")
    assert "#   python -m tests.tuning settings\n" in text
    hardness = read_hardness(yaml.safe_load(text))
    assert (hardness.player, hardness.games) == ("deep", 286)
    raging = Difficulty(variable_mana=2, ability=RAGE)
    assert hardness.worths == (Worth(Difficulty(), 12), Worth(raging, -40))


def test_settings_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        *("settings", "--strength", "beginner", "--games", "1", "--level", "1", "--jobs", "1"),
        *("--out", str(tmp_path / "results.jsonl"), "--quiet"),
    ]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["player"], found["games"]) == ("beginner", 21)
    (level,) = found["levels"]
    assert (level["level"], level["settings"], level["games"]) == ("easy", 21, 21)
    assert len(found["combinations"]) == 21
    assert {row["games"] for row in found["combinations"]} == {1}
    assert sum(row["games"] for row in found["left_out"]["bins"]) == 21
    # The second time nothing is played, and it is told in words.
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "off beyond luck" in out
    assert "bastion=false,resistance=1" in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--level", "quick"], "choose levels from 1 to 5"),
        (["--level", "1", "--data", "a.yaml"], "leave --level or --data out"),
    ],
)
def test_wrong_words_get_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["settings", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err
