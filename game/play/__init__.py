"""A running match without a screen: the match, its record, its file, and the settings.

This module is the package's one door.
"""

from __future__ import annotations

from .campaign import Attempt, Campaign, LevelProgress
from .computer import computer_action
from .database import ProfileError
from .deck_code import DeckCodeError, deck_code, from_deck_code
from .decks import Decks, SavedDeck
from .history import FiledMatch, History, match_id
from .match import Done, Match
from .profile import Profile
from .profile_file import open_profile
from .record import (
    CONCEDED,
    Entry,
    Header,
    Record,
    RecordError,
    Result,
    Seat,
    SeatKind,
    parse_record,
    read_record,
)
from .replay import Difference, Report, Step, Unfit, check, kit, replay, unfit
from .replay_command import replay_command
from .settings import (
    DUEL,
    DUEL_FORMS,
    INSTANT,
    PLAYERS,
    SOLO,
    SOLO_FORMS,
    SPEEDS,
    Settings,
    load_settings,
    save_settings,
)
from .store import Store
from .story import SideStory, Story, story, tell

__all__ = [
    "CONCEDED",
    "DUEL",
    "DUEL_FORMS",
    "INSTANT",
    "PLAYERS",
    "SOLO",
    "SOLO_FORMS",
    "SPEEDS",
    "Attempt",
    "Campaign",
    "DeckCodeError",
    "Decks",
    "Difference",
    "Done",
    "Entry",
    "FiledMatch",
    "Header",
    "History",
    "LevelProgress",
    "Match",
    "Profile",
    "ProfileError",
    "Record",
    "RecordError",
    "Report",
    "Result",
    "SavedDeck",
    "Seat",
    "SeatKind",
    "Settings",
    "SideStory",
    "Step",
    "Store",
    "Story",
    "Unfit",
    "check",
    "computer_action",
    "deck_code",
    "from_deck_code",
    "kit",
    "load_settings",
    "match_id",
    "open_profile",
    "parse_record",
    "read_record",
    "replay",
    "replay_command",
    "save_settings",
    "story",
    "tell",
    "unfit",
]
