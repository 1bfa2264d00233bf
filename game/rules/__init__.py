"""The rules of the game, complete and alone. This module is their one door.

A position (a ``Setup`` or a match's ``State``) is asked by ``to_act``,
``legal_actions`` and ``why_not``, and changed by ``apply``. Places, sides and
lanes are counted as ``state`` and ``actions`` say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import open_door

#: Raised whenever the same seed and actions would give another match than before.
RULES_VERSION = 1

if TYPE_CHECKING:
    from . import events as events
    from .abilities import abilities_at as abilities_at
    from .abilities import attack_value as attack_value
    from .abilities import next_attacker as next_attacker
    from .actions import AnyAction as AnyAction
    from .actions import Attack as Attack
    from .actions import BanCard as BanCard
    from .actions import BuildDeck as BuildDeck
    from .actions import CastIncantation as CastIncantation
    from .actions import ChooseDifficulty as ChooseDifficulty
    from .actions import ChooseOrder as ChooseOrder
    from .actions import EndTurn as EndTurn
    from .actions import MatchAction as MatchAction
    from .actions import PickCard as PickCard
    from .actions import PlayCreature as PlayCreature
    from .actions import RunAiTurn as RunAiTurn
    from .actions import SetupAction as SetupAction
    from .actions import TakeDeck as TakeDeck
    from .cards import ABILITIES as ABILITIES
    from .cards import BERSERK as BERSERK
    from .cards import DECK_SIZE as DECK_SIZE
    from .cards import INDESTRUCTIBLE as INDESTRUCTIBLE
    from .cards import PERFORATION as PERFORATION
    from .cards import PROTECTION as PROTECTION
    from .cards import RAGE as RAGE
    from .cards import SPLASH as SPLASH
    from .cards import SPRINT as SPRINT
    from .cards import Card as Card
    from .cards import Creature as Creature
    from .cards import Incantation as Incantation
    from .cards import ability_names as ability_names
    from .constructed import Constructed as Constructed
    from .deal import Terms as Terms
    from .difficulty import CHOICES as CHOICES
    from .difficulty import LEVELS as LEVELS
    from .difficulty import Difficulty as Difficulty
    from .difficulty import difficulties as difficulties
    from .door import Position as Position
    from .door import apply as apply
    from .door import digest as digest
    from .door import legal_actions as legal_actions
    from .door import open_setup as open_setup
    from .door import to_act as to_act
    from .door import why_not as why_not
    from .events import Event as Event
    from .key import position_key as position_key
    from .legal import REFUSALS as REFUSALS
    from .legal import Refusal as Refusal
    from .legal import Refused as Refused
    from .legal import match_actions as match_actions
    from .legal import why_not_card as why_not_card
    from .notation import NotationError as NotationError
    from .notation import from_text as from_text
    from .notation import to_text as to_text
    from .resolve import step as step
    from .setup import CustomSolo as CustomSolo
    from .setup import Draft as Draft
    from .setup import Preconstructed as Preconstructed
    from .setup import Setup as Setup
    from .state import ASSAULT as ASSAULT
    from .state import BOTTOM as BOTTOM
    from .state import DRAW as DRAW
    from .state import EDITION_NAMES as EDITION_NAMES
    from .state import FIRST as FIRST
    from .state import LANE_NAMES as LANE_NAMES
    from .state import LAST_TURN as LAST_TURN
    from .state import LATER as LATER
    from .state import LEFT as LEFT
    from .state import NOBODY as NOBODY
    from .state import PHASE_NAMES as PHASE_NAMES
    from .state import REACH as REACH
    from .state import RIGHT as RIGHT
    from .state import SIDE_NAMES as SIDE_NAMES
    from .state import SUMMONING as SUMMONING
    from .state import TOP as TOP
    from .state import UNDECIDED as UNDECIDED
    from .state import WINNER_NAMES as WINNER_NAMES
    from .state import AiDeck as AiDeck
    from .state import Side as Side
    from .state import State as State
    from .state import regenerated_mana as regenerated_mana
    from .stronghold import settle_deck as settle_deck
    from .stronghold import settle_stronghold as settle_stronghold
    from .unit import Unit as Unit
else:
    __getattr__ = open_door(
        __name__,
        {
            "abilities": "abilities_at attack_value next_attacker",
            "actions": (
                "AnyAction Attack BanCard BuildDeck CastIncantation ChooseDifficulty "
                "ChooseOrder EndTurn MatchAction PickCard PlayCreature RunAiTurn SetupAction "
                "TakeDeck"
            ),
            "cards": (
                "ABILITIES BERSERK DECK_SIZE INDESTRUCTIBLE PERFORATION PROTECTION RAGE SPLASH "
                "SPRINT Card Creature Incantation ability_names"
            ),
            "constructed": "Constructed",
            "deal": "Terms",
            "difficulty": "CHOICES LEVELS Difficulty difficulties",
            "door": "Position apply digest legal_actions open_setup to_act why_not",
            "events": "Event",
            "key": "position_key",
            "legal": "REFUSALS Refusal Refused why_not_card match_actions",
            "notation": "NotationError from_text to_text",
            "resolve": "step",
            "setup": "CustomSolo Draft Preconstructed Setup",
            "state": (
                "ASSAULT BOTTOM DRAW EDITION_NAMES FIRST LANE_NAMES LAST_TURN LATER LEFT "
                "NOBODY PHASE_NAMES REACH RIGHT SIDE_NAMES SUMMONING TOP UNDECIDED "
                "WINNER_NAMES AiDeck Side State regenerated_mana"
            ),
            "stronghold": "settle_deck settle_stronghold",
            "unit": "Unit",
        },
    )
