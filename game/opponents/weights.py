"""The points by which positions are judged: how much each thing counts for either side.

A thousand points multiply the odds of winning by e (2.7). They were found by
self-play: ``game.lab.weight_fitting`` fits them to the results of matches between players who use
them, and is run again whenever the judgement learns to see something new. Those of a duel
are in ``duel_weights``.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules import BERSERK, INDESTRUCTIBLE, PERFORATION, PROTECTION, RAGE, SPLASH, SPRINT

from .duel_weights import MOVES, WAITS, DuelWeights

#: The order in which the points of abilities are listed; some count for each point of attack.
ABILITY_BITS = (SPLASH, PERFORATION, BERSERK, RAGE, PROTECTION, INDESTRUCTIBLE, SPRINT)
PER_ATTACK = SPLASH | PERFORATION | BERSERK


class SideWeights(NamedTuple):
    """The points of one side of a solo game.

    ``fort`` and ``fort_after`` are a Fort's by its life, from 0 (lost), now and
    after the foe's next plain assault; ``bastion`` and ``bastion_after`` a
    Bastion's, and those of each point of its life. ``attack`` and ``health`` count
    for each point of a creature in play, ``abilities`` for each that it has
    (``ABILITY_BITS``), for some of them times its attack; ``fallen`` for a
    creature that the foe's assault would fell. ``card`` is for each card in
    hand, ``cheap`` for each within reach that costs little, ``reach`` and
    ``behind`` for ten points of the rating of a card within reach and beyond it.
    """

    fort: tuple[int, ...]
    fort_after: tuple[int, ...]
    bastion: tuple[int, int]
    bastion_after: tuple[int, int]
    attack: int
    health: int
    abilities: tuple[int, ...]
    fallen: int
    card: int
    cheap: int
    reach: int
    behind: int


class Weights(NamedTuple):
    """A duel's side to move and the one that waits; in solo the player and the AI with its deck.

    The AI has its life in ``fort`` and ``bastion``, by cards of its deck (R9.6).
    """

    moves: DuelWeights
    waits: DuelWeights
    lone: SideWeights
    horde: SideWeights


_LONE = SideWeights(
    fort=(-3000, -5, 57, 137, 258, 433, 883, 1027, 1027, 1027),
    fort_after=(-310, -8, 169, 224, 261, 440, 440, 553, 567, 740),
    bastion=(1831, 140),
    bastion_after=(707, 0),
    attack=0,
    health=144,
    abilities=(72, 126, 80, 0, 0, 0, 0),
    fallen=-88,
    card=588,
    cheap=9,
    reach=0,
    behind=0,
)
_HORDE = SideWeights(
    fort=(-1807, -39, 143, 594, 1302, 1686, 1824, 1909, 1909, 1909),
    fort_after=(-111, -24, 212, 606, 720, 1015, 1118, 1118, 1118, 1118),
    bastion=(1837, 178),
    bastion_after=(1288, 0),
    attack=0,
    health=89,
    abilities=(0, 47, 48, 44, 541, 0, 15),
    fallen=-386,
    card=200,
    cheap=0,
    reach=40,
    behind=20,
)
WEIGHTS = Weights(MOVES, WAITS, _LONE, _HORDE)
