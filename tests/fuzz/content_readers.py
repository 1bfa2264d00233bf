"""The files that a player writes by hand: cards, decks, kits, languages, settings."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

from game import paths
from game.content import (
    ContentError,
    FigureKept,
    card_text,
    language_names,
    load_cards,
    load_custom,
    load_rulebook,
    load_strings,
    with_figure,
)
from game.content.language_files import leftovers
from game.content.strings import places_of
from game.play import Settings, load_settings, save_settings
from game.play.records.codec import read_embedded_card, write_card

from .readers import Broken, Reader

_CARDS = b"""\
fox: {name: Fox, cost: 2, attack: 2, health: 1}
imp: {name: Imp, cost: 0, attack: 12, health: 1, abilities: [rage], aura: berserk}
hail:
  name: Hail
  cost: 3
  effect: {damage: 2, splash: true}
"""
_EIGHTS = (
    "troll, gnome, ogre, zombie, brute, baron, alpha, boom",
    "grrr, scribe, shaman, vortex, mutant, martyr, machine, fox",
)
_DECKS = "".join(
    f"d{number}: {{name: Deck {number}, cards: [{cards}]}}\n"
    for number, cards in enumerate(_EIGHTS)
).encode()
_KITS = b"""\
mine: {name: Mine, cards: [fox, imp, hail, troll], decks: [d0, d1], fill: true}
small:
  name: Small
  cards:
  - fox
"""


def _examples(folder: str) -> list[bytes]:
    places = sorted((paths.data_dir() / "examples" / folder).glob("*.yaml"))
    return [place.read_bytes() for place in places]


class CardsReader(Reader):
    """``data/cards/*.yaml``: cards of the player's own."""

    named = "cards/mine.yaml"
    place = "data/cards/mine.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.printed = load_cards()
        self.strings = load_strings("en")
        self.seeds = [_CARDS, *_examples("cards")]

    def read(self, data: bytes) -> Sequence[str]:
        """Read the file as the game does at its start; a card goes into a record and out again."""
        self.put(self.place, data)
        own = load_custom(self.printed)
        for card in own.cards.values():
            card_text(self.strings, card)
            again = read_embedded_card(card.id, json.loads(json.dumps(write_card(card))))
            if again != card:
                raise Broken(f"{card} comes out of a record as {again}")
        return own.faults


class FiguresReader(Reader):
    """Files of cards into which the game writes a figure."""

    #: The screen names the file and the remedy.
    parts = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.seeds = [_CARDS, _CARDS.replace(b"imp:", b"# an imp\nimp:").replace(b"hail", b"fox2")]

    def read(self, data: bytes) -> Sequence[str]:
        """Write a figure for each card; whatever is written is such a file again."""
        try:
            text = data.decode("utf-8-sig")
            for name in ("fox", "imp"):
                text = with_figure(text, name, "wolf")
            with_figure(text, "fox", "bird")
        except (ContentError, FigureKept, UnicodeDecodeError) as fault:
            return [f"the figure: {type(fault).__name__}"]
        return []


class DecksReader(CardsReader):
    """``data/decks/*.yaml``."""

    named, place = "decks/mine.yaml", "data/decks/mine.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.put(CardsReader.place, _CARDS)
        self.seeds = [_DECKS]


class KitsReader(CardsReader):
    """``data/kits/*.yaml``."""

    named, place = "kits/mine.yaml", "data/kits/mine.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.put(CardsReader.place, _CARDS)
        self.put(DecksReader.place, _DECKS)
        self.seeds = [_KITS]


class StringsReader(Reader):
    """``data/languages/fr.yaml``: a language of the player's own, or another than the game's."""

    named = "languages/fr.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        head = b"language: {name: Mine, direction: ltr, plurals: fr}\n"
        french = _sections("fr")
        self.seeds = [head + part for part in french.values()]
        self.seeds += [head.replace(b"ltr", b"rtl") + b"".join(french.values())]
        # To read all of English for each input would take most of the time.
        english = _sections("en")
        self.put("game/data/strings/en.yaml", b"".join(english[key] for key in french))
        self.put("game/data/languages.yaml", (paths.data_dir() / "languages.yaml").read_bytes())
        paths.data_dir = lambda: folder / "game" / "data"
        self.english = load_strings("en")

    def read(self, data: bytes) -> Sequence[str]:
        """Read the names of all languages, and say every text of this one."""
        self.put("data/languages/fr.yaml", data)
        for name in language_names().values():
            # No button could show it.
            if not name.isprintable() or len(name) > 100:
                raise Broken(f"a language is called {name[:100]!r}")
        try:
            strings = load_strings("fr")
            leftovers("fr")
        except ContentError as fault:
            return [str(fault)]
        for key in strings:
            places = places_of(self.english.entry(key))
            strings.text(key, **{place: 3 if place == "count" else "x" for place in places})
        return []


def _sections(language: str) -> dict[bytes, bytes]:
    """Return small sections of the game's own file, by their keys."""
    whole = (paths.data_dir() / "strings" / f"{language}.yaml").read_bytes()
    parts = [part for part in re.split(rb"(?m)^(?=[a-z])", whole) if b":" in part]
    small = sorted(parts, key=len)[:24]
    return {part.partition(b":")[0]: part for part in (small if language == "fr" else parts)}


class RulebookReader(Reader):
    """``data/languages/rulebook/fr.yaml``: the rules in a language of the player's own."""

    named = "rulebook/fr.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        whole = (paths.data_dir() / "rulebook" / "fr.yaml").read_bytes()
        chapters = re.split(rb"(?m)^(?=R\d+:)", whole)
        parts = [part for part in chapters if part.startswith(b"R")]
        self.seeds = [_alone(part) for part in sorted(parts, key=len)[:8]]

    def read(self, data: bytes) -> Sequence[str]:
        """Read the rules, and find one of them."""
        self.put("data/languages/rulebook/fr.yaml", data)
        try:
            book = load_rulebook("fr")
        except ContentError as fault:
            return [str(fault)]
        if any(book.find(number) is None for number in book.numbers):
            raise Broken("a number that cannot be found")
        return []


def _alone(chapter: bytes) -> bytes:
    """Return a chapter of the rulebook in which no other one is cited."""
    number = chapter.partition(b":")[0]
    return re.sub(
        rb"\bR\d+(\.\d+)?\b", lambda m: m[0] if m[0].startswith(number + b".") else number, chapter
    )


class SettingsReader(Reader):
    """``config/settings.yaml``: what cannot be used is set aside, never lost."""

    named = "settings.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        save_settings(Settings(), self.put("config/settings.yaml", b""))
        own = Settings(names=("Zo\u00eb", "B"), window=(9, 9, 900, 600), speed=0.0, level="easy")
        whole = self.folder / "config" / "settings.yaml"
        self.seeds = [whole.read_bytes()]
        save_settings(own, whole)
        self.seeds.append(whole.read_bytes())

    def read(self, data: bytes) -> Sequence[str]:
        """Read the settings; what is read can be written, and comes out again."""
        path = self.put("config/settings.yaml", data)
        settings, problem = load_settings(path)
        aside = sorted(path.parent.glob("settings.broken-*"))
        for file in aside:
            if file.read_bytes() != data:
                raise Broken("what was set aside is not what was there")
            file.unlink()
        if problem is None:
            told = save_settings(settings, path)
            if told is not None or load_settings(path)[0] != settings:
                raise Broken(f"it is not read as it was written: {settings}, {told}")
        elif not aside and path.read_bytes() != data:
            raise Broken("a refused file was changed")
        return [problem] if problem else []
