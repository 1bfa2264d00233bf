"""The façade of sound: with a device, without one, and with files that are broken."""

import subprocess
import sys
import time
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.kit import Sound, open_sound
from game.kit.sound.mixer import MOST_AT_ONCE, REPEAT_GAP, Mixer, Throttle, loudness
from game.kit.sound.music_fader import FADE, MusicFade, MusicFader, MusicRequest, opus_seconds
from game.paths import assets_dir
from tests.certain import sure
from tests.kit.hands import LONGEST, eventually


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three tones that no test hears the end of, and a file that is none."""
    for name in ("blow.opus", "click.opus", "tune.opus"):
        with wave.open(str(tmp_path / name), "wb") as file:
            file.setparams((2, 2, 44_100, 0, "NONE", ""))
            file.writeframes(b"\x00\x10\x00\xf0" * int(44_100 * LONGEST))
    (tmp_path / "broken.opus").write_bytes(b"OggS and nothing more")
    return tmp_path


@pytest.fixture
def speaker(folder: Path) -> Iterator[Mixer]:
    sound = open_sound(folder)
    assert isinstance(sound, Mixer)
    yield sound
    sound.close()


def busy() -> int:
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(pygame.mixer.get_num_channels()))


def use_everything(sound: Sound) -> None:
    sound.volumes(60, 80, 60)
    sound.read_ahead(["blow", "broken", "missing"])
    for name in ("blow", "broken", "missing"):
        sound.effect(name, pan=-0.5, gain=0.7)
        sound.interface(name)
        sound.jingle(name)
        sound.music(name)
        sound.ambience(name)
    sound.music("")
    sound.ambience("")


def test_the_curve_of_a_volume_is_that_of_the_ear() -> None:
    heard = [loudness(volume) for volume in (0, 25, 50, 75, 100)]
    assert heard[0] == 0.0
    assert heard[2] == pytest.approx(0.25)
    assert heard[-1] == 1.0
    assert heard == sorted(heard)


def test_silence_hears_everything_and_says_nothing() -> None:
    sound = Sound()
    use_everything(sound)
    sound.close()


def test_nothing_is_raised_by_bad_files_nor_after_the_device_has_gone(speaker: Mixer) -> None:
    use_everything(speaker)
    pygame.mixer.quit()
    use_everything(speaker)


def test_without_a_device_there_is_silence(folder: Path) -> None:
    script = (
        "import sys, pathlib\nfrom game.kit import Sound, open_sound\n"
        "sound = open_sound(pathlib.Path(sys.argv[1]))\n"
        "sound.effect('blow'); sound.music('tune'); sound.close()\n"
        "print(type(sound) is Sound)\n"
    )
    env = {"SDL_AUDIODRIVER": "nonsense", "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": "."}
    run = subprocess.run(
        [sys.executable, "-c", script, str(folder)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.splitlines()[-1] == "True"
    assert not run.stderr


def test_the_mixer_keeps_the_rate_of_the_files_whatever_the_device_would_like(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    init = pygame.mixer.init

    def of_a_device_of_48_000(
        rate: int, size: int, channels: int, buffer: int, allowedchanges: int = -1
    ) -> None:
        init(48_000 if allowedchanges else rate, size, channels, buffer, allowedchanges=0)

    monkeypatch.setattr(pygame.mixer, "init", of_a_device_of_48_000)
    mixer = Mixer(folder)
    assert pygame.mixer.get_init() == (48_000, -16, 2)
    mixer.close()


def test_an_effect_takes_a_channel_and_a_click_gives_way_to_what_it_opens(speaker: Mixer) -> None:
    speaker.volumes(0, 100, 0)
    speaker.effect("blow", gain=0.5)
    speaker.interface("click")
    assert busy() == 1
    speaker.volumes(0, 0, 100)
    speaker.interface("blow")
    speaker.interface("click")
    assert busy() == 1


def test_at_zero_nothing_is_read(speaker: Mixer) -> None:
    speaker.volumes(0, 0, 0)
    for play in (
        *(speaker.effect, speaker.interface, speaker.jingle, speaker.music, speaker.ambience),
    ):
        play("blow")
    speaker.read_ahead(["blow"])
    assert not busy()
    assert not speaker._known
    assert not pygame.mixer.music.get_busy()


def test_a_place_goes_on_beside_effects_and_music_until_another_is_asked_for(
    speaker: Mixer,
) -> None:
    place = pygame.mixer.Channel(3)
    speaker.volumes(0, 100, 0)
    speaker.ambience("tune", 0.5)
    assert eventually(place.get_busy)
    first = sure(place.get_sound())
    for _ in range(2 * pygame.mixer.get_num_channels()):
        speaker.effect("blow")
        time.sleep(REPEAT_GAP)
    assert place.get_sound() is first
    assert eventually(lambda: first.get_volume() == pytest.approx(0.5, abs=0.01))
    speaker.mono(True)
    assert eventually(pygame.mixer.Channel(3).get_busy)
    speaker.ambience("broken")
    assert eventually(lambda: not pygame.mixer.Channel(3).get_busy())
    speaker.ambience("tune")
    assert eventually(pygame.mixer.Channel(3).get_busy)
    speaker.volumes(100, 0, 0)
    assert eventually(lambda: not pygame.mixer.Channel(3).get_busy())


def test_an_effect_read_ahead_is_ready(speaker: Mixer) -> None:
    speaker.volumes(0, 100, 0)
    speaker.read_ahead(["tune"])
    assert eventually(lambda: speaker._prefetcher.finished() == ["tune"])
    speaker.effect("tune")
    assert busy() == 1


def test_the_same_effect_waits_a_moment() -> None:
    throttle = Throttle()
    asked = (("blow", 0.0), ("blow", 0.5), ("fall", 0.5), ("blow", 1.0))
    allowed = [throttle.allows(name, 1.0 + gaps * REPEAT_GAP) for name, gaps in asked]
    assert allowed == [True, False, True, True]


def test_only_so_many_begin_at_once() -> None:
    throttle = Throttle()
    assert sum([throttle.allows(f"effect {number}", 1.0) for number in range(20)]) == MOST_AT_ONCE
    assert throttle.allows("effect 19", 2.0)


class Paper:
    """Notes what a player of streams is told; it cannot pause, as the game must never do."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.seconds = 0.0
        self.volume = self.softest = 0.0

    def load(self, filename: Path) -> None:
        if filename.name == "broken":
            raise pygame.error("no stream")
        self.told.append(f"load {filename.name}")

    def play(self, loops: int, start: float) -> None:
        self.told.append(f"play {loops}" + (f" from {start:g}" if start else ""))

    def stop(self) -> None:
        self.told.append("stop")

    def unload(self) -> None: ...

    def get_pos(self) -> int:
        return round(self.seconds * 1000)

    def set_volume(self, volume: float, /) -> None:
        self.volume = volume
        self.softest = min(self.softest, volume)


def settled(fade: MusicFade, wish: MusicRequest) -> float:
    """Go on until the wish is heard; return the seconds that took."""
    for count in range(400):
        if fade.done(wish):
            return count * 0.01
        fade.advance(wish, 0.01)
    raise AssertionError("it never comes to rest")


@pytest.fixture
def paper() -> Paper:
    return Paper()


@pytest.fixture
def fade(paper: Paper) -> MusicFade:
    return MusicFade(paper, Path)


def test_one_piece_fades_out_before_the_next_fades_in(paper: Paper, fade: MusicFade) -> None:
    settled(fade, MusicRequest("one", 1.0))
    assert paper.volume == 1.0
    assert settled(fade, MusicRequest("two", 1.0)) == pytest.approx(2 * FADE, abs=0.05)
    assert paper.told == ["stop", "load one", "play -1", "stop", "load two", "play -1"]


def test_the_same_piece_goes_on_at_another_level(paper: Paper, fade: MusicFade) -> None:
    settled(fade, MusicRequest("one", 1.0))
    settled(fade, MusicRequest("one", 0.3))
    assert paper.volume == 0.3
    assert paper.told.count("play -1") == 1


def test_at_no_level_it_ends_and_goes_on_where_it_was(paper: Paper) -> None:
    """However often it was hushed, and however often it has begun anew."""
    tune = assets_dir() / "sound" / "music_menu.opus"
    fade = MusicFade(paper, lambda _: tune)
    settled(fade, MusicRequest("one", 1.0))
    for played, start in ((40, "40"), (50.5, "90.5"), (2 * opus_seconds(tune), "90.5")):
        paper.seconds = played
        settled(fade, MusicRequest("one", 0.0))
        assert paper.told[-1] == "stop"
        settled(fade, MusicRequest("one", 1.0))
        assert paper.told[-1] == f"play -1 from {start}"


def test_a_piece_of_which_nothing_is_to_be_heard_does_not_play(
    paper: Paper, fade: MusicFade
) -> None:
    """The window is away while another piece is asked for: that is not even decoded."""
    settled(fade, MusicRequest("one", 0.0))
    assert fade.playing == "one"
    assert paper.told == ["stop", "load one"]


def test_how_long_a_piece_lasts(speaker: Mixer, folder: Path) -> None:
    """Only of what is no Opus, or is damaged, it is not told."""
    assert speaker
    pygame.mixer.quit()
    # At another rate, pygame loses samples of what it reads whole.
    pygame.mixer.init(48_000, -16, 2, allowedchanges=0)
    for path in (assets_dir() / "sound").glob("music_t*.opus"):
        assert opus_seconds(path) == pytest.approx(pygame.mixer.Sound(path).get_length(), abs=0.01)
    assert [opus_seconds(folder / f"{name}.opus") for name in ("tune", "broken")] == [0.0, 0.0]


def test_pygame_goes_on_where_a_piece_was(speaker: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real player: at the end of a piece and beyond, too, it is heard."""
    assert speaker
    player = pygame.mixer.music
    for place in (60.0, 131.2, 131.3, 500.0):
        fade = MusicFade(player, lambda name: assets_dir() / "sound" / f"{name}.opus")
        for level, seconds in ((1.0, 0.0), (0.0, place), (1.0, place)):
            # It says that it has come so many seconds farther.
            monkeypatch.setattr(player, "get_pos", lambda at=seconds: round(at * 1000))
            settled(fade, MusicRequest("music_menu", level))
            assert fade.playing == "music_menu"
            assert player.get_busy() == (level > 0)


@pytest.mark.parametrize("effects", [0, 100])
def test_the_mixer_is_left_with_nothing_playing(
    speaker: Mixer, effects: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While something plays, ``mixer.quit`` can wait for the audio thread for ever."""
    playing: list[int] = []
    leave = pygame.mixer.quit

    def watched() -> None:
        playing.append(busy())
        leave()

    monkeypatch.setattr(pygame.mixer, "quit", watched)
    speaker.volumes(60, effects, 60)
    speaker.effect("blow")
    speaker.interface("click")
    speaker.close()
    assert playing == [0]


def test_a_broken_piece_is_silence(fade: MusicFade) -> None:
    for name in ("one", "broken", "one"):
        settled(fade, MusicRequest(name, 1.0))
        assert fade.playing == name.removeprefix("broken")


def test_a_jingle_holds_the_music_low_and_lets_it_come_back(paper: Paper, fade: MusicFade) -> None:
    fader = MusicFader(fade)
    fader.ask("one", 1.0)
    assert eventually(lambda: paper.volume == 1.0)
    paper.softest = 1.0
    fader.duck(1.0)
    assert eventually(lambda: paper.softest < 0.3)
    assert eventually(lambda: paper.volume == 1.0)
    fader.close()


# One channel


def test_mono_is_chosen_and_left_while_the_game_runs() -> None:
    sound = open_sound()
    sound.volumes(60, 100, 60)
    sound.music("music_menu")
    for mono in (True, True, False):
        sound.mono(mono)
        init = pygame.mixer.get_init()
        assert init is not None
        assert init[2] == (1 if mono else 2)
        sound.effect("fort_fall", pan=-1.0)
        assert busy()
        assert eventually(pygame.mixer.music.get_busy)
        time.sleep(2 * REPEAT_GAP)
    sound.close()


@pytest.mark.parametrize("mono", [False, True])
def test_mono_mixes_both_ears_into_one(tmp_path: Path, mono: bool) -> None:
    """A tone in the left ear alone, written to a file by SDL in the place of a device."""
    with wave.open(str(tmp_path / "left.opus"), "wb") as file:
        file.setparams((2, 2, 44_100, 0, "NONE", ""))
        file.writeframes((b"\x00\x40" + b"\x00\x00") * 44_100)
    heard = tmp_path / "heard.raw"
    script = (
        "import sys, time, pathlib\nfrom game.kit import open_sound\n"
        "sound = open_sound(pathlib.Path(sys.argv[1]))\n"
        "sound.mono(sys.argv[2] == 'True')\n"
        "sound.volumes(0, 100, 0); sound.effect('left')\n"
        "time.sleep(0.5); sound.close()\n"
    )
    env = {
        **{"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(heard), "PYTHONPATH": "."},
        "SDL_VIDEODRIVER": "dummy",
    }
    run = [sys.executable, "-c", script, str(tmp_path), str(mono)]
    subprocess.run(run, env=env, capture_output=True, check=True)
    samples = array("h", heard.read_bytes()[: 2 * (heard.stat().st_size // 2)])
    if mono:
        # All of it is one channel, and half as loud as the one ear that had it.
        assert max(samples) == pytest.approx(0x4000 / 2, rel=0.1)
    else:
        assert max(samples[::2]) == pytest.approx(0x4000, rel=0.1)
        assert max(samples[1::2]) == 0
