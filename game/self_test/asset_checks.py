"""Whether all files of the game are there and can be read: data, texts, pictures, sounds, fonts."""

from collections.abc import Iterable
from pathlib import Path

import pygame

from game.content import (
    PSEUDO,
    languages,
    load_almanac,
    load_character_lines,
    load_content,
    load_credited_works,
    load_notes,
    load_rulebook,
    load_strings,
    load_voyage_lines,
    own_licence,
    package_version,
)
from game.kit import INTERFACE, Assets, can_carve, can_write
from game.paths import assets_dir
from game.play import ALL_PORTRAITS, CHARACTERS, load_achievements
from game.puzzles import load_puzzles

#: The fewest files that are taken for all: a folder that was packed half is found by that.
LEAST_PICTURES, LEAST_SOUNDS, LEAST_LANGUAGES = 620, 50, 6
_MUSIC = "music_"
#: Signs of each alphabet that the game's languages are written in, regular and bold.
_LETTERS = "Ag—’ßéĉŭ Щґї אבת"


class SelfTestError(Exception):
    """A fault of the game, in one line that says what is wrong and where."""


def check_data() -> str:
    """Read all data files."""
    content = load_content()
    works = load_credited_works()
    needed = (work.package for work in works if not work.extra)
    for package in filter(None, needed):
        if not package_version(package):
            raise SelfTestError(f"what {package} says of itself, its licence too, is missing")
    if not own_licence():
        raise SelfTestError("the game's own licence is missing")
    book = load_puzzles(content.cards)
    puzzles = len(book.ladder) + len(book.daily)
    achievements = load_achievements()
    facts = sum(len(part.facts) for part in load_almanac())
    return (
        f"{len(content.cards)} cards, {puzzles} puzzles, {len(achievements)} achievements, "
        f"{len(works)} credited works, {facts} facts"
    )


def check_languages() -> str:
    """Read the texts, the rulebook and the lines of who speaks, of every language."""
    names = [name for name in languages() if name != PSEUDO]
    _enough(names, LEAST_LANGUAGES, "languages", "data/strings")
    for name in (*names, PSEUDO):
        strings = load_strings(name)
        if strings.missing:
            raise SelfTestError(f"{strings.file}: {len(strings.missing)} texts are missing")
        if name != PSEUDO:
            load_rulebook(name)
            load_voyage_lines(name)
            load_character_lines(name)
    load_notes()
    return ", ".join(names)


def check_pictures() -> str:
    """See that each card and each portrait has a picture, and read every one."""
    assets, folder = Assets(), assets_dir()
    names = _names(folder, ("webp", "png"))
    _enough(names, LEAST_PICTURES, "pictures", str(folder))
    cards = (f"{kind}/{card}" for card in load_content().cards for kind in ("cards", "names"))
    persons = (*ALL_PORTRAITS, *CHARACTERS)
    portraits = (f"portraits/{name}{mood}" for name in persons for mood in ("", "_glad"))
    for wanted in (*cards, *portraits):
        if not assets.exists(wanted):
            raise SelfTestError(f"the picture {wanted} is missing in {folder}")
    for name in names:
        assets.master(name)
    return f"{len(names)} read"


def check_sounds() -> str:
    """Read every effect and every piece of music, as a mixer without a loudspeaker does."""
    folder = assets_dir() / "sound"
    names = _names(folder, ("opus",))
    _enough(names, LEAST_SOUNDS, "sounds", str(folder))
    for wanted in INTERFACE.values():
        if wanted not in names:
            raise SelfTestError(f"the sound {wanted} is missing in {folder}")
    pygame.mixer.init()
    try:
        for name in names:
            _hear(folder / f"{name}.opus")
    finally:
        pygame.mixer.quit()
    return f"{len(names)} read"


def _hear(path: Path) -> None:
    try:
        if path.name.startswith(_MUSIC):
            pygame.mixer.music.load(path)
        else:
            pygame.mixer.Sound(path)
    except pygame.error as error:
        raise SelfTestError(f"{path}: this sound cannot be read: {error}") from None


def check_typefaces() -> str:
    """See that the typeface has the signs of all languages."""
    pygame.font.init()
    lacking = [sign for sign in _LETTERS if not can_write(sign)]
    if lacking:
        raise SelfTestError(f"the typeface lacks {' '.join(lacking)}")
    if not can_carve(_LETTERS):
        raise SelfTestError(f"the letters of headings are not all there in {assets_dir()}")
    return f"{len(set(_LETTERS)) - 1} signs of four alphabets"


def _names(folder: Path, endings: Iterable[str]) -> list[str]:
    found = (path for ending in endings for path in folder.rglob(f"*.{ending}"))
    return sorted(path.relative_to(folder).with_suffix("").as_posix() for path in found)


def _enough(found: list[str], least: int, what: str, where: str) -> None:
    if len(found) < least:
        raise SelfTestError(f"{where} has {len(found)} {what}, and at least {least} belong there")
