"""The settings: what is written is read, and what cannot be read is told and kept."""

from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.play import (
    ALL_PORTRAITS,
    DUEL,
    DUEL_FORMS,
    LOUDEST,
    OPTION_SETS,
    PALETTE_NAMES,
    PLAYERS,
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
    open_everything=st.booleans(),
    guard_lines=st.booleans(),
    rival_lines=st.booleans(),
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
    camera_moves=st.booleans(),
    muted=st.booleans(),
    music=st.integers(0, LOUDEST),
    effects=st.integers(0, LOUDEST),
    interface=st.integers(0, LOUDEST),
    kit=TEXTS,
    names=st.tuples(TEXTS, TEXTS),
    portraits=st.tuples(*[st.sampled_from(("", *ALL_PORTRAITS))] * 2),
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
    ring_portraits=st.tuples(*[st.sampled_from(("", *ALL_PORTRAITS))] * 4),
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


def test_without_a_file_or_a_folder_the_settings_are_the_games_own(tmp_path: Path) -> None:
    assert settings_path().parts[-2:] == ("config", "settings.yaml")
    path = tmp_path / "config" / "settings.yaml"
    assert load_settings(path) == (Settings(), None)
    assert not path.exists()
    (tmp_path / "config").touch()
    assert load_settings(path) == (Settings(), None)
    problem = sure(save_settings(Settings(), path))
    assert problem.startswith(f"{path}: the settings cannot be saved (")
    (tmp_path / "folder.yaml").mkdir()
    assert "cannot be read (is a directory)" in str(load_settings(tmp_path / "folder.yaml")[1])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
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


def test_the_file_is_readable(path: Path) -> None:
    """Half a surrogate pair does not break it."""
    assert save_settings(Settings(names=("\udc80", "Bo")), path) is None
    assert load_settings(path) == (Settings(names=("?", "Bo")), None)
    two = ("Ада", "בו")
    difficulty = Difficulty(variable_mana=2, bastion=False)
    save_settings(Settings(speed=SPEED_INSTANT, names=two, mode=DUEL, difficulty=difficulty), path)
    assert path.read_text("utf-8") == (
        "language: en\nhand_over: true\nopen_hands: false\nforecast: true\n"
        "loss_warning: true\nend_warning: true\nplay_warning: true\nday_warning: true\n"
        "never_ask: false\nend_by_key: false\nopen_everything: false\n"
        "guard_lines: true\nrival_lines: true\n"
        "press_delay: 0\n"
        "first_tips: true\nspeed: instant\nopponent_speed: 1\n"
        "horde_speed: 1\nscreen: window\nscale: automatic\ntext_size: 100\n"
        "wide_letters: false\nlarge_cards: false\nhigh_contrast: false\npalette: standard\n"
        "reduced_motion: false\ncamera_moves: true\n"
        "muted: false\nmono: false\ncaptions: false\n"
        "music: 60\neffects: 80\ninterface: 80\n"
        "voice: false\nvoice_rate: 50\nvoice_volume: 100\noption_set: 1\n"
        "keys: {}\npad: {}\n"
        "names:\n- Ада\n- בו\nportraits:\n- ''\n- ''\ndecks:\n- ''\n- ''\nquick_deck: ''\n"
        "card_back: ''\nportrait_frame: ''\nseason: ''\n"
        "mode: duel\n"
        "form: preconstructed\ndeck_set: printed\nodds_with_computer: true\n"
        "odds_between_persons: false\nkit: ''\nsolo_form: preconstructed\n"
        "custom: false\nedition: first\nseats:\n- person\n- computer\n"
        "strengths:\n- forgetful\n- forgetful\n"
        "ring: pairs\nring_form: preconstructed\nring_lot: true\n"
        "ring_seats:\n- person\n- computer\n- computer\n- computer\n"
        "ring_strengths:\n"
        "- forgetful\n- beginner\n- forgetful\n- careless\n"
        + "ring_names:\n"
        + 4 * "- ''\n"
        + "ring_portraits:\n"
        + 4 * "- ''\n"
        + "campaign_partner: false\nlevel: easy\nwindow: []\nscreens: []\n"
        "difficulty:\n  variable_mana: 2\n  bastion: false\n"
    )


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
        ("sped: 2\n", 1, "unknown setting 'sped': mend its name or take"),
        ("language: en\nspeed: 3\n", 2, "'speed' is 3: write 0.5, 1, 2, 4 or instant"),
        ("speed: true\n", 1, "'speed' is True: write 0.5"),
        ("speed: 0\n", 1, "'speed' is 0: write 0.5"),
        ("fullscreen: 1\n", 1, "'fullscreen' is 1: write true or false"),
        ("screen: big\n", 1, "'screen' is 'big': known are window, fullscreen, borderless"),
        ("scale: 80\n", 1, "'scale' is 80: write 75, 100, 125, 150, 175, 200 or automatic"),
        ("text_size: 210\n", 1, "'text_size' is 210: write 90, 100, 115, 130, 150 or 200"),
        ("palette: pink\n", 1, "'palette' is 'pink': known are standard, red_green, blue_yellow"),
        ("press_delay: 300\n", 1, "'press_delay' is 300: write 0, 250, 500 or 1000"),
        ("option_set: 4\n", 1, "'option_set' is 4: write 1, 2 or 3"),
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
    ],
)
def test_all_but_a_wrong_value_counts_and_nothing_is_lost(
    path: Path, text: str, line: int, problem: str
) -> None:
    before = written(path, f"{text}muted: true\n").read_bytes()
    found, complaint = load_settings(path)
    assert found.muted
    assert replace(found, muted=False, others={}) == Settings()
    assert sure(complaint).startswith(f"{path}:{line}: {problem}")
    assert sure(complaint).endswith(
        "the file as it was is kept as settings.broken-1.yaml; all else in it counts"
    )
    assert path.with_name("settings.broken-1.yaml").read_bytes() == before
    # The game writes it, and starts again: the entry still stands there, told once more.
    assert save_settings(replace(found, voice=True), path, found) is None
    again, complaint = load_settings(path)
    assert again == replace(found, voice=True)
    assert problem in sure(complaint)
    assert len(list(path.parent.iterdir())) == 2


LATER = "text_size: 110\nweather: {rain: 0.00001, wind: [no, 'no', 12]}\n"


def test_what_a_later_release_has_set_is_there_when_it_comes_back(path: Path) -> None:
    found, _ = load_settings(written(path, f"{LATER}muted: true\n"))
    assert save_settings(replace(found, music=5), path, found) is None
    kept = yaml.safe_load(path.read_text("utf-8"))
    assert kept.items() >= yaml.safe_load(LATER).items()
    assert (kept["music"], kept["muted"]) == (5, True)
    # What the player chooses anew here does count.
    save_settings(replace(found, music=5, text_size=130), path, replace(found, music=5))
    assert load_settings(path)[0].text_size == 130


def test_a_set_of_options_keeps_what_a_later_release_has_set(path: Path) -> None:
    found, _ = load_settings(written(path, LATER))
    assert save_settings(found, path.with_name("options-1.yaml")) is None
    kept = yaml.safe_load(path.with_name("options-1.yaml").read_text("utf-8"))
    assert kept.items() >= yaml.safe_load(LATER).items()


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("muted: true\nspeed: 1\nspeed: 2\n", 3, "the key 'speed' stands here twice: leave one"),
        ("muted: true\nnames: [\nspeed: 2\n", 4, "this is no YAML"),
        ("muted: true\nspeed: 2\nscreen:\tbig\n", 3, "a tab"),
        ("speed: 2\nmusic: .nan\nmuted: true\n", 2, "'.nan' is no plain number"),
        ("speed: 2\nnames: [\nmusic: 101\nmuted: true", 4, "this is no YAML"),
    ],
)
def test_a_broken_line_takes_no_other_with_it(
    path: Path, text: str, line: int, problem: str
) -> None:
    before = written(path, text).read_bytes()
    found, complaint = load_settings(path)
    assert (found.muted, found.speed) == (True, 2.0)
    assert sure(complaint).startswith(f"{path}:{line}: {problem}")
    assert path.with_name("settings.broken-1.yaml").read_bytes() == before


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("speed: .nan\n", 1, "'.nan' is no plain number"),
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
    assert sure(complaint).startswith(f"{path}:{line}: {problem}")
    assert sure(complaint).endswith(
        "set aside as settings.broken-1.yaml; the game starts with its own settings"
    )
    assert "\n" not in sure(complaint)
    assert not path.exists()
    assert path.with_name("settings.broken-1.yaml").read_bytes() == before


def test_nothing_that_was_set_aside_is_lost(path: Path) -> None:
    for number in (1, 2, 3):
        load_settings(written(path, f"broken {number}"))
    for n in (1, 2, 3):
        assert path.with_name(f"settings.broken-{n}.yaml").read_text() == f"broken {n}"


def test_two_windows_and_an_editor_do_not_undo_each_other_s_settings(path: Path) -> None:
    save_settings(Settings(), path)
    first = second = load_settings(path)[0]
    save_settings(replace(first, music=5), path, first)
    save_settings(replace(second, voice=True), path, second)
    path.write_text(path.read_text("utf-8").replace("effects: 80", "effects: 7"), "utf-8")
    save_settings(replace(first, music=5, muted=True), path, replace(first, music=5))
    assert load_settings(path) == (replace(first, music=5, voice=True, effects=7, muted=True), None)


def test_what_an_editor_has_broken_meanwhile_is_kept_beside(path: Path) -> None:
    save_settings(Settings(), path)
    written(path, "speed: [\n")
    save_settings(Settings(music=5), path, Settings())
    assert load_settings(path) == (Settings(music=5), None)
    assert path.with_name("settings.broken-1.yaml").read_text() == "speed: [\n"


def test_a_link_stays_and_what_it_leads_to_is_written(path: Path, tmp_path: Path) -> None:
    own = tmp_path / "dotfiles" / "erret.yaml"
    own.parent.mkdir()
    save_settings(Settings(), own)
    path.parent.mkdir()
    path.symlink_to(own)
    for text in (None, "speed: ["):
        if text:
            own.write_text(text)
            assert "set aside as erret.broken-1.yaml" in sure(load_settings(path)[1])
        assert save_settings(Settings(music=5), path) is None
        assert path.is_symlink()
        assert load_settings(own) == (Settings(music=5), None)
