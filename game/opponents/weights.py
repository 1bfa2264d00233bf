"""The points of ``evaluate``: how much each thing counts for either side.

A thousand points multiply the odds of winning by e (2.7). They were found by
self-play: ``game.lab.weight_fitting`` fits them to the results of matches between players who use
them, and is run again whenever the judgement learns to see something new.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules import BERSERK, INDESTRUCTIBLE, PERFORATION, PROTECTION, RAGE, SPLASH, SPRINT

#: The order in which the points of abilities are listed; some count for each point of attack.
ABILITY_BITS = (SPLASH, PERFORATION, BERSERK, RAGE, PROTECTION, INDESTRUCTIBLE, SPRINT)
PER_ATTACK = SPLASH | PERFORATION | BERSERK


class SideWeights(NamedTuple):
    """The points of one side.

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

    moves: SideWeights
    waits: SideWeights
    lone: SideWeights
    horde: SideWeights


_MOVES = SideWeights(
    fort=(-3000, -10, 235, 378, 378, 378, 378, 378, 378, 740),
    fort_after=(-450, 8, 147, 178, 178, 372, 372, 440, 464, 740),
    bastion=(719, 72),
    bastion_after=(657, 40),
    attack=137,
    health=145,
    abilities=(0, 100, 56, 0, 54, 0, 0),
    fallen=-96,
    card=369,
    cheap=26,
    reach=93,
    behind=20,
)
_WAITS = SideWeights(
    fort=(-3000, 30, 37, 37, 37, 37, 37, 37, 408, 740),
    fort_after=(-5783, 12, 154, 370, 370, 370, 370, 370, 447, 740),
    bastion=(-26, 147),
    bastion_after=(906, 36),
    attack=61,
    health=191,
    abilities=(0, 91, 0, 0, 47, 0, 0),
    fallen=-23,
    card=399,
    cheap=-2,
    reach=72,
    behind=5,
)
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
WEIGHTS = Weights(_MOVES, _WAITS, _LONE, _HORDE)
