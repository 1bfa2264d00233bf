"""The settings: what is written is read, and what cannot be read is told and kept."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.play import (
    DUEL,
    DUEL_FORMS,
    LOUDEST,
    OPTION_SETS,
    PALETTE_NAMES,
    PLAYERS,
    PORTRAITS,
    PRESS_DELAYS,
    RING,
    SCALES,
    SCREEN_MODES,
    SOLO,
    SOLO_FORMS,
    SPEED_INSTANT,
    SPEEDS,
    STRENGTHS,
    TEXT_SIZES,
    Settings,
    load_settings,
    save_settings,
)
from game.play.settings.settings_file import settings_path
from game.rules import EDITION_NAMES, LEVELS, MODES, Difficulty, difficulties

from .games import sure

TEXTS = st.text()
SETTINGS = st.builds(
    Settings,
    language=st.sampled_from(("en", "pseudo")),
    hand_over=st.booleans(),
    open_hands=st.booleans(),
    forecast=st.booleans(),
    loss_warning=st.booleans(),
    first_tips=st.booleans(),
    speed=st.sampled_from(SPEEDS),
    opponent_speed=st.sampled_from(SPEEDS),
    horde_speed=st.sampled_from(SPEEDS),
    screen=st.sampled_from(SCREEN_MODES),
    scale=st.sampled_from(SCALES),
    text_size=st.sampled_from(TEXT_SIZES),
    wide_letters=st.booleans(),
    large_cards=st.booleans(),
    high_contrast=st.booleans(),
    palette=st.sampled_from(PALETTE_NAMES),
    end_warning=st.booleans(),
    play_warning=st.booleans(),
    day_warning=st.booleans(),
    never_ask=st.booleans(),
    end_by_key=st.booleans(),
    press_delay=st.sampled_from(PRESS_DELAYS),
    mono=st.booleans(),
    captions=st.booleans(),
    option_set=st.sampled_from(OPTION_SETS),
    window=st.sampled_from(((), (12, -40, 1280, 720))),
    screens=st.sampled_from(((), ("1920x1080", "1280x800"))),
    reduced_motion=st.booleans(),
    muted=st.booleans(),
    music=st.integers(0, LOUDEST),
    effects=st.integers(0, LOUDEST),
    interface=st.integers(0, LOUDEST),
    kit=TEXTS,
    names=st.tuples(TEXTS, TEXTS),
    portraits=st.tuples(*[st.sampled_from(("", *PORTRAITS))] * 2),
    decks=st.tuples(TEXTS, TEXTS),
    mode=st.sampled_from(("", DUEL, SOLO, RING)),
    form=st.sampled_from(DUEL_FORMS),
    solo_form=st.sampled_from(SOLO_FORMS),
    custom=st.booleans(),
    edition=st.sampled_from(EDITION_NAMES),
    seats=st.tuples(st.sampled_from(PLAYERS), st.sampled_from(PLAYERS)),
    strengths=st.tuples(st.sampled_from(STRENGTHS), st.sampled_from(STRENGTHS)),
    ring=st.sampled_from(MODES),
    ring_form=st.sampled_from(DUEL_FORMS),
    ring_lot=st.booleans(),
    campaign_partner=st.booleans(),
    ring_seats=st.tuples(*[st.sampled_from(PLAYERS)] * 4),
    ring_strengths=st.tuples(*[st.sampled_from(STRENGTHS)] * 4),
    ring_names=st.tuples(*[TEXTS] * 4),
    ring_portraits=st.tuples(*[st.sampled_from(("", *PORTRAITS))] * 4),
    level=st.sampled_from(tuple(LEVELS)),
    difficulty=st.sampled_from(difficulties(1) + difficulties(5)),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.yaml"


def written(path: Path, text: str | bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_without_a_file_the_settings_are_the_games_own(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)
    assert not path.exists()


def test_without_a_folder_the_settings_are_the_games_own(tmp_path: Path) -> None:
    (tmp_path / "config").touch()
    path = tmp_path / "config" / "settings.yaml"
    assert load_settings(path) == (Settings(), None)
    problem = sure(save_settings(Settings(), path))
    assert problem.startswith(f"{path}: the settings cannot be saved (")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(SETTINGS)
def test_what_is_saved_is_loaded(path: Path, chosen: Settings) -> None:
    assert save_settings(chosen, path) is None
    assert load_settings(path) == (chosen, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.yaml"]


@pytest.mark.parametrize("language", ["xx", "../en", "EN"])
def test_a_language_that_there_is_not_leaves_the_rest(path: Path, language: str) -> None:
    written(path, f"language: {language}\nspeed: 2\n")
    loaded, problem = load_settings(path)
    assert loaded == Settings(language="en").at_speed(2)
    told = f"{path}: there is no language {language!r}: choose one in the options"
    assert sure(problem).startswith(told)
    assert [file.name for file in path.parent.iterdir()] == ["settings.yaml"]


def test_half_a_surrogate_pair_does_not_break_the_file(path: Path) -> None:
    assert save_settings(Settings(names=("\udc80", "Bo")), path) is None
    assert load_settings(path) == (Settings(names=("?", "Bo")), None)


def test_the_file_is_readable(path: Path) -> None:
    two = ("Ада", "בו")
    difficulty = Difficulty(variable_mana=2, bastion=False)
    save_settings(Settings(speed=SPEED_INSTANT, names=two, mode=DUEL, difficulty=difficulty), path)
    assert path.read_text("utf-8") == (
        "language: en\nhand_over: true\nopen_hands: false\nforecast: true\n"
        "loss_warning: true\nend_warning: true\nplay_warning: true\nday_warning: true\n"
        "never_ask: false\nend_by_key: false\npress_delay: 0\n"
        "first_tips: true\nspeed: instant\nopponent_speed: 1\n"
        "horde_speed: 1\nscreen: window\nscale: automatic\ntext_size: 100\n"
        "wide_letters: false\nlarge_cards: false\nhigh_contrast: false\npalette: standard\n"
        "reduced_motion: false\nmuted: false\nmono: false\ncaptions: false\n"
        "music: 60\neffects: 80\ninterface: 80\n"
        "voice: false\nvoice_rate: 50\nvoice_volume: 100\noption_set: 1\n"
        "keys: {}\npad: {}\n"
        "names:\n- Ада\n- בו\nportraits:\n- ''\n- ''\ndecks:\n- ''\n- ''\nquick_deck: ''\n"
        "mode: duel\n"
        "form: preconstructed\ndeck_set: printed\nodds_with_computer: true\n"
        "odds_between_persons: false\nkit: ''\nsolo_form: preconstructed\n"
        "custom: false\nedition: first\nseats:\n- person\n- computer\n"
        "strengths:\n- forgetful\n- forgetful\n"
        "ring: pairs\nring_form: preconstructed\nring_lot: true\n"
        "ring_seats:\n- person\n- computer\n- computer\n- computer\n"
        "ring_strengths:\n"
        + 4 * "- forgetful\n"
        + "ring_names:\n"
        + 4 * "- ''\n"
        + "ring_portraits:\n"
        + 4 * "- ''\n"
        + "campaign_partner: false\nlevel: easy\nwindow: []\nscreens: []\n"
        "difficulty:\n  variable_mana: 2\n  bastion: false\n"
    )


def test_the_players_own_file_is_in_the_configuration_folder() -> None:
    assert settings_path().parts[-2:] == ("config", "settings.yaml")


def test_one_speed_of_an_older_file_is_that_of_all_turns(path: Path) -> None:
    assert load_settings(written(path, "speed: instant\n"))[0] == Settings().at_speed(SPEED_INSTANT)
    mine = Settings(speed=4.0, opponent_speed=0.5, horde_speed=2.0)
    save_settings(mine, path)
    assert load_settings(path)[0] == mine


def test_the_file_of_version_0_9_still_loads(path: Path) -> None:
    old = (
        "language: en\nhand_over: false\nopen_hands: true\nforecast: false\n"
        "loss_warning: false\nfirst_tips: false\nspeed: 4\nfullscreen: true\n"
        "reduced_motion: true\nmuted: true\nmusic: 5\neffects: 10\ninterface: 15\n"
        "names:\n- Ada\n- Bo\nportraits:\n- oak\n- moon\ndecks:\n- ''\n- ''\nmode: solo\n"
        "form: draft\ndeck_set: even\nsolo_form: draft\ncustom: true\n"
        "edition: first\nseats:\n- person\n- person\nstrengths:\n- master\n- forgetful\n"
        "level: easy\ndifficulty:\n  variable_mana: 2\n  bastion: false\n"
    )
    loaded, problem = load_settings(written(path, old))
    assert problem is None
    assert (loaded.screen, loaded.horde_speed, loaded.names) == ("fullscreen", 4.0, ("Ada", "Bo"))
    assert loaded.strengths == ("master", "forgetful")


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "---\n", "speed: 2\n"])
def test_settings_that_are_missing_are_the_games_own(path: Path, text: str) -> None:
    speed = 2.0 if text.startswith("speed") else 1.0
    assert load_settings(written(path, text)) == (Settings().at_speed(speed), None)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("sped: 2\n", 1, "unknown setting 'sped': known are language, hand_over"),
        ("language: en\nspeed: 3\n", 2, "'speed' is 3: write 0.5, 1, 2, 4 or instant"),
        ("speed: true\n", 1, "'speed' is True: write 0.5"),
        ("speed: 0\n", 1, "'speed' is 0: write 0.5"),
        ("speed: .nan\n", 1, "'.nan' is no plain number"),
        ("fullscreen: 1\n", 1, "'fullscreen' is 1: write true or false"),
        ("screen: big\n", 1, "'screen' is 'big': known are window, fullscreen, borderless"),
        ("scale: 80\n", 1, "'scale' is 80: write 75, 100, 125, 150, 175, 200 or automatic"),
        ("text_size: 210\n", 1, "'text_size' is 210: write 90 or 100 or 115 or 130 or 150 or 200"),
        ("palette: pink\n", 1, "'palette' is 'pink': known are standard, red_green, blue_yellow"),
        ("press_delay: 300\n", 1, "'press_delay' is 300: write 0 or 250 or 500 or 1000"),
        ("option_set: 4\n", 1, "'option_set' is 4: write 1 or 2 or 3"),
        ("captions: 1\n", 1, "'captions' is 1: write true or false"),
        ("window: [1, 2]\n", 1, "'window' is [1, 2]: write four whole numbers"),
        ("screens: [big]\n", 1, "an item of 'screens' is 'big': write a width and a height"),
        ("music: 101\n", 1, "'music' is 101: write a whole number from 0 to 100"),
        ("effects: -1\n", 1, "'effects' is -1: write a whole number from 0 to 100"),
        ("interface: true\n", 1, "'interface' is True: write a whole number from 0 to 100"),
        ("language: 5\n", 1, "'language' is 5: write a text"),
        ("language: ''\n", 1, "'language' is empty: write a language"),
        ("names: Ada\n", 1, "'names' is 'Ada': write a list"),
        ("names: [Ada]\n", 1, "'names' has 1 items: write two"),
        ("portraits: [oak]\n", 1, "'portraits' has 1 items: write two"),
        ("portraits: [oak, Ada]\n", 1, "an item of 'portraits' is 'Ada': known are hearth, moon"),
        ("\ndecks: [1, 2]\n", 2, "an item of 'decks' is 1: write a text"),
        ("mode: team\n", 1, "'mode' is 'team': known are duel, solo"),
        ("solo_form: constructed\n", 1, "'solo_form' is 'constructed': known are preconstructed"),
        (
            "strengths: [master, wizard]\n",
            1,
            "an item of 'strengths' is 'wizard': known are first_steps, beginner, forgetful,",
        ),
        ("ring: five\n", 1, "'ring' is 'five': known are three"),
        ("ring_seats: [person, person]\n", 1, "'ring_seats' has 2 items: write four, in the order"),
        ("ring_seats: [person, computer, computer, ai-deck]\n", 1, "an item of 'ring_seats' is"),
        ("ring_strengths: [master, master, master, wizard]\n", 1, "an item of 'ring_strengths'"),
        ("seats: [person, ai-deck]\n", 1, "an item of 'seats' is 'ai-deck': known are person"),
        ("difficulty: {fixed_mana: 5}\n", 1, "'fixed_mana' is 5: known are 6, 7, 8, 9, 10"),
        ("difficulty: {ability: sprint}\n", 1, "unknown ability 'sprint': known are none, splash"),
        ("speed: 1\nspeed: 2\n", 2, "the key 'speed' stands here twice: leave one"),
        ("speed: [\n", 2, "this is no YAML"),
        ("- speed\n", 1, "these are no settings: write one list of keys"),
        ("speed: 1\n---\nspeed: 2\n", 1, "these are no settings"),
        ("speed: !!python/object/apply:os.getcwd []\n", 1, ""),
        (b"language: \xff\n", 1, "this is no UTF-8 text: save the file as UTF-8"),
    ],
)
def test_a_broken_file_is_set_aside(path: Path, text: str | bytes, line: int, problem: str) -> None:
    before = written(path, text).read_bytes()
    found, complaint = load_settings(path)
    assert found == Settings()
    assert complaint is not None
    assert complaint.startswith(f"{path}:{line}: {problem}")
    assert complaint.endswith(
        "set aside as settings.broken-1.yaml; the game starts with its own settings"
    )
    assert "\n" not in complaint
    assert not path.exists()
    assert path.with_name("settings.broken-1.yaml").read_bytes() == before


def test_nothing_that_was_set_aside_is_lost(path: Path) -> None:
    for number in (1, 2, 3):
        load_settings(written(path, f"broken {number}"))
    for n in (1, 2, 3):
        assert path.with_name(f"settings.broken-{n}.yaml").read_text() == f"broken {n}"


def test_a_folder_in_the_place_of_the_file_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    assert "cannot be read (is a directory)" in str(load_settings(path)[1])
