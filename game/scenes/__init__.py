"""The screens of the game; the package's one door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import open_door

if TYPE_CHECKING:
    from .ahead import errands as errands
    from .confirm import ConfirmScene as ConfirmScene
    from .confirm import Question as Question
    from .deck_choice import DeckChoiceScene as DeckChoiceScene
    from .desk import Desk as Desk
    from .desk import GameScene as GameScene
    from .difficulty import DifficultyScene as DifficultyScene
    from .error import ErrorScene as ErrorScene
    from .first import FIRST_PICTURES as FIRST_PICTURES
    from .first import ICON as ICON
    from .first import LARGE_PICTURE as LARGE_PICTURE
    from .hand_over import HandOverScene as HandOverScene
    from .match import MatchScene as MatchScene
    from .menu import MenuScene as MenuScene
    from .options import OptionsScene as OptionsScene
    from .pause import PauseChoice as PauseChoice
    from .pause import PauseScene as PauseScene
    from .results import ResultsScene as ResultsScene
    from .samples import middle_duel as middle_duel
    from .start import StartScene as StartScene
    from .toss import TossScene as TossScene
else:
    __getattr__ = open_door(
        __name__,
        {
            "ahead": "errands",
            "confirm": "ConfirmScene Question",
            "deck_choice": "DeckChoiceScene",
            "desk": "Desk GameScene",
            "difficulty": "DifficultyScene",
            "error": "ErrorScene",
            "first": "FIRST_PICTURES ICON LARGE_PICTURE",
            "hand_over": "HandOverScene",
            "match": "MatchScene",
            "menu": "MenuScene",
            "options": "OptionsScene",
            "pause": "PauseChoice PauseScene",
            "results": "ResultsScene",
            "samples": "middle_duel",
            "start": "StartScene",
            "toss": "TossScene",
        },
    )
