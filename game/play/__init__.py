"""A running match without a screen: the match, its record, its file, and the settings.

This module is the package's one door.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import open_door

if TYPE_CHECKING:
    from .campaign import Attempt as Attempt
    from .campaign import Campaign as Campaign
    from .campaign import LevelProgress as LevelProgress
    from .computer import Mind as Mind
    from .computer import Question as Question
    from .computer import computer_action as computer_action
    from .computer import question as question
    from .computer import think as think
    from .database import ProfileError as ProfileError
    from .deck_codes import DeckCodeError as DeckCodeError
    from .deck_codes import deck_code as deck_code
    from .deck_codes import from_deck_code as from_deck_code
    from .decks import Decks as Decks
    from .decks import SavedDeck as SavedDeck
    from .gains import Gains as Gains
    from .gains import gains_of as gains_of
    from .history import FiledMatch as FiledMatch
    from .history import History as History
    from .history import match_id as match_id
    from .match import Done as Done
    from .match import Match as Match
    from .portraits import PORTRAITS as PORTRAITS
    from .portraits import portrait_of as portrait_of
    from .portraits import portraits_of as portraits_of
    from .portraits import with_portrait as with_portrait
    from .profile import Profile as Profile
    from .profile_file import open_profile as open_profile
    from .reasons import LineStep as LineStep
    from .reasons import advise as advise
    from .reasons import explain as explain
    from .reasons_setup import Choice as Choice
    from .reasons_setup import advise_choice as advise_choice
    from .reasons_weighed import Reason as Reason
    from .reasons_why import WHYS as WHYS
    from .reasons_why import missing as missing
    from .reasons_why import of_creature as of_creature
    from .reasons_why import of_deck as of_deck
    from .reasons_why import of_turn as of_turn
    from .record import CONCEDED as CONCEDED
    from .record import Entry as Entry
    from .record import Header as Header
    from .record import Record as Record
    from .record import RecordError as RecordError
    from .record import Result as Result
    from .record import Seat as Seat
    from .record import SeatKind as SeatKind
    from .record import parse_record as parse_record
    from .record import read_record as read_record
    from .replay_tool import replay_command as replay_command
    from .replaying import Difference as Difference
    from .replaying import Report as Report
    from .replaying import Step as Step
    from .replaying import Unfit as Unfit
    from .replaying import check as check
    from .replaying import kit as kit
    from .replaying import replay as replay
    from .replaying import unfit as unfit
    from .review import Review as Review
    from .settings import DUEL as DUEL
    from .settings import DUEL_FORMS as DUEL_FORMS
    from .settings import INSTANT as INSTANT
    from .settings import LOUDEST as LOUDEST
    from .settings import PLAYERS as PLAYERS
    from .settings import SOLO as SOLO
    from .settings import SOLO_FORMS as SOLO_FORMS
    from .settings import SPEEDS as SPEEDS
    from .settings import Settings as Settings
    from .settings import load_settings as load_settings
    from .settings import save_settings as save_settings
    from .store import Store as Store
    from .stories import SideStory as SideStory
    from .stories import Story as Story
    from .stories import story as story
    from .stories import tell as tell
    from .strengths import MASTER as MASTER
    from .strengths import STRENGTHS as STRENGTHS
    from .strengths import USUAL as USUAL
    from .strengths import strength_of as strength_of
    from .thinker import Thinker as Thinker
    from .thinker import Thought as Thought
    from .turns import Turn as Turn
    from .verdicts import Course as Course
    from .verdicts import Grade as Grade
    from .verdicts import Verdict as Verdict
    from .worker_thinker import WorkerThinker as WorkerThinker
else:
    __getattr__ = open_door(
        __name__,
        {
            "campaign": "Attempt Campaign LevelProgress",
            "computer": "Mind Question computer_action question think",
            "database": "ProfileError",
            "deck_codes": "DeckCodeError deck_code from_deck_code",
            "decks": "Decks SavedDeck",
            "gains": "Gains gains_of",
            "history": "FiledMatch History match_id",
            "match": "Done Match",
            "portraits": "PORTRAITS portrait_of portraits_of with_portrait",
            "profile": "Profile",
            "profile_file": "open_profile",
            "reasons": "LineStep advise explain",
            "reasons_setup": "Choice advise_choice",
            "reasons_weighed": "Reason",
            "reasons_why": "WHYS missing of_creature of_deck of_turn",
            "record": (
                "CONCEDED Entry Header Record RecordError Result Seat SeatKind parse_record "
                "read_record"
            ),
            "replaying": "Difference Report Step Unfit check kit replay unfit",
            "replay_tool": "replay_command",
            "review": "Review",
            "settings": (
                "DUEL DUEL_FORMS INSTANT LOUDEST PLAYERS SOLO SOLO_FORMS SPEEDS Settings "
                "load_settings save_settings"
            ),
            "store": "Store",
            "stories": "SideStory Story story tell",
            "strengths": "MASTER STRENGTHS USUAL strength_of",
            "thinker": "Thinker Thought",
            "turns": "Turn",
            "verdicts": "Course Grade Verdict",
            "worker_thinker": "WorkerThinker",
        },
    )
