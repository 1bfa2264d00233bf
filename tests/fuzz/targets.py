"""Everything that reads foreign bytes, by name."""

from __future__ import annotations

from .content_readers import (
    CardsReader,
    DecksReader,
    KitsReader,
    RulebookReader,
    SettingsReader,
    StringsReader,
)
from .picture_reader import PicturesReader
from .profile_reader import ProfileReader
from .readers import Reader
from .record_readers import CodesReader, RecordsReader, SoundCodesReader
from .rule_readers import (
    CasesReader,
    FindsReader,
    LedgersReader,
    PositionsReader,
    PuzzlesReader,
    WeightsReader,
)

TARGETS: dict[str, type[Reader]] = {
    "cards": CardsReader,
    "decks": DecksReader,
    "kits": KitsReader,
    "pictures": PicturesReader,
    "languages": StringsReader,
    "rulebooks": RulebookReader,
    "settings": SettingsReader,
    "cases": CasesReader,
    "positions": PositionsReader,
    "puzzles": PuzzlesReader,
    "records": RecordsReader,
    "codes": CodesReader,
    "sound-codes": SoundCodesReader,
    "profile": ProfileReader,
    "ledgers": LedgersReader,
    "finds": FindsReader,
    "weights": WeightsReader,
}
