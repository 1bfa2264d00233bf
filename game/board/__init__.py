"""Where the rules meet the toolkit: the table, its cards and their motion.

This module is the package's one door.
"""

from . import (
    tell_abilities,
    tell_blows,
    tell_cards,
    tell_falls,
    tell_solo,
    tell_spells,
    tell_strongholds,
)
from .animator import TELLERS, Animator
from .band import draw_message
from .banner import TOLD, TOLD_AS, announce
from .board_view import BoardView, Marks
from .card_view import hand_card, large_card, large_stronghold, token
from .card_words import Explanation, draw_words, words_height
from .chronicle import Chronicle, Line
from .deal import deal
from .ears import Ears
from .effects import Figure
from .faces import BACK_FACE, Face, card_face, stronghold_face, unit_face
from .forecast import Forecast, Oracle, foretell, next_turn
from .inspect import draw_inspected
from .layout import Layout, Spot
from .living import DAY, DUSK
from .log_panel import line_colour
from .medals import RIM, RIM_LIGHT, around, draw_portrait, paint_rim
from .omens import Omens, Tidings
from .panels import Panels
from .pointer import Pointer
from .sounds import EFFECTS
from .table import Piece, Table

__all__ = [
    "BACK_FACE",
    "DAY",
    "DUSK",
    "EFFECTS",
    "RIM",
    "RIM_LIGHT",
    "TELLERS",
    "TOLD",
    "TOLD_AS",
    "Animator",
    "BoardView",
    "Chronicle",
    "Ears",
    "Explanation",
    "Face",
    "Figure",
    "Forecast",
    "Layout",
    "Line",
    "Marks",
    "Omens",
    "Oracle",
    "Panels",
    "Piece",
    "Pointer",
    "Spot",
    "Table",
    "Tidings",
    "announce",
    "around",
    "card_face",
    "deal",
    "draw_inspected",
    "draw_message",
    "draw_portrait",
    "draw_words",
    "foretell",
    "hand_card",
    "large_card",
    "large_stronghold",
    "line_colour",
    "next_turn",
    "paint_rim",
    "stronghold_face",
    "tell_abilities",
    "tell_blows",
    "tell_cards",
    "tell_falls",
    "tell_solo",
    "tell_spells",
    "tell_strongholds",
    "token",
    "unit_face",
    "words_height",
]
