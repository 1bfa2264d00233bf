"""A running match without a screen: the match, its record, its file, and the settings.

This module is the package's one door.
"""

from __future__ import annotations

from .match import Done, Match
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
from .settings import INSTANT, SPEEDS, Settings, load_settings, save_settings
from .store import Store
from .story import SideStory, Story, story, tell

__all__ = [
    "CONCEDED",
    "INSTANT",
    "SPEEDS",
    "Difference",
    "Done",
    "Entry",
    "Header",
    "Match",
    "Record",
    "RecordError",
    "Report",
    "Result",
    "Seat",
    "SeatKind",
    "Settings",
    "SideStory",
    "Step",
    "Store",
    "Story",
    "Unfit",
    "check",
    "kit",
    "load_settings",
    "parse_record",
    "read_record",
    "replay",
    "replay_command",
    "save_settings",
    "story",
    "tell",
    "unfit",
]
