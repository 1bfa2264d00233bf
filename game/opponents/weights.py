"""The points of ``evaluate``: how much each thing counts for either side.

A thousand points multiply the odds of winning by e (2.7). They were found by
self-play: ``game.lab.weights`` fits them to the results of matches between players who use
them, and is run again whenever the judgement learns to see something new.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules import BERSERK, INDESTRUCTIBLE, PERFORATION, PROTECTION, RAGE, SPLASH, SPRINT

#: The order in which ability points are listed.
ABILITY_BITS = (SPLASH, PERFORATION, RAGE, PROTECTION, INDESTRUCTIBLE, BERSERK, SPRINT)


class SideWeights(NamedTuple):
    """The points of one side.

    ``fort`` and ``fort_after`` are a Fort's by its life, from 0 (lost), now and
    after the foe's next plain assault; ``bastion`` and ``bastion_after`` a Bastion's, and those of
    each point of its life. ``attack`` and ``health`` count for each point of a
    creature in play, ``flat`` for each of the abilities (``ABILITY_BITS``) and
    ``per_attack`` for each point of attack with it; ``fallen`` for a creature that the
    foe's assault would fell. ``card`` is for each card in hand, ``cheap`` for
    each within reach that costs little, ``reach`` and ``behind`` for ten points of
    the rating of a card within reach and beyond it.
    """

    fort: tuple[int, ...]
    fort_after: tuple[int, ...]
    bastion: tuple[int, int]
    bastion_after: tuple[int, int]
    attack: int
    health: int
    flat: tuple[int, ...]
    per_attack: tuple[int, ...]
    fallen: int
    card: int
    cheap: int
    reach: int
    behind: int


class Weights(NamedTuple):
    """A duel's side to move and the one that waits; in solo the player and the AI with its deck.

    The AI has its life in ``fort`` and ``bastion``, by cards of its deck (R9.6).
    """

    moves: SideWeights
    waits: SideWeights
    lone: SideWeights
    horde: SideWeights


_MOVES = SideWeights(
    fort=(-3000, -27, 284, 337, 1043, 817, 715, 599, 594, 740),
    fort_after=(-343, 10, 83, 200, 68, 474, 272, 351, 447, 740),
    bastion=(1239, 93),
    bastion_after=(666, 18),
    attack=165,
    health=173,
    flat=(43, 61, -81, -63, -165, 94, -119),
    per_attack=(-28, 68, 14, 92, -12, 47, 8),
    fallen=-59,
    card=419,
    cheap=72,
    reach=108,
    behind=31,
)
_WAITS = SideWeights(
    fort=(-3000, 2, 569, 225, 230, 298, 246, 281, 552, 740),
    fort_after=(-6559, 1, 260, 365, 737, 488, 263, 421, 752, 740),
    bastion=(410, 170),
    bastion_after=(917, 44),
    attack=92,
    health=213,
    flat=(39, 54, 37, -64, -122, 213, -111),
    per_attack=(-142, 74, -53, 73, -39, -50, 19),
    fallen=11,
    card=424,
    cheap=36,
    reach=88,
    behind=17,
)
_LONE = SideWeights(
    fort=(-3000, -3, 119, 215, 433, 490, 1148, 761, 979, 740),
    fort_after=(-697, 2, 156, 259, 449, 511, 466, 653, 792, 740),
    bastion=(1148, 122),
    bastion_after=(764, 30),
    attack=-44,
    health=102,
    flat=(-15, 13, -50, 16, 17, 20, -83),
    per_attack=(-33, 65, -36, -38, 36, 91, -69),
    fallen=-28,
    card=148,
    cheap=-12,
    reach=-66,
    behind=-71,
)
_HORDE = SideWeights(
    fort=(-1722, -9, 89, 290, 594, 718, 954, 1002, 1406, 740),
    fort_after=(-235, -8, 102, 296, 620, 888, 870, 825, 784, 740),
    bastion=(1046, 64),
    bastion_after=(1251, 21),
    attack=-32,
    health=47,
    flat=(-1, 4, 29, 188, 9, 23, 0),
    per_attack=(50, -17, 25, 46, -24, 89, -19),
    fallen=-52,
    card=36,
    cheap=0,
    reach=0,
    behind=-4,
)
WEIGHTS = Weights(_MOVES, _WAITS, _LONE, _HORDE)
