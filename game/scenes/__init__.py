"""The screens of the game; the package's one door."""

from __future__ import annotations

from .confirm import ConfirmScene, Question
from .deck_choice import DeckChoiceScene
from .desk import Desk, GameScene
from .difficulty import DifficultyScene
from .error import ErrorScene
from .hand_over import HandOverScene
from .match import MatchScene
from .menu import MenuScene
from .options import OptionsScene
from .pause import PauseChoice, PauseScene
from .results import ResultsScene
from .samples import middle_duel
from .start import StartScene
from .toss import TossScene

__all__ = [
    "ConfirmScene",
    "DeckChoiceScene",
    "Desk",
    "DifficultyScene",
    "ErrorScene",
    "GameScene",
    "HandOverScene",
    "MatchScene",
    "MenuScene",
    "OptionsScene",
    "PauseChoice",
    "PauseScene",
    "Question",
    "ResultsScene",
    "StartScene",
    "TossScene",
    "middle_duel",
]
