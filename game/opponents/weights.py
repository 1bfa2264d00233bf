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
    """The points of the side to move, of the one that waits, and of the AI with its deck.

    The AI has its life in ``fort`` and ``bastion``, by cards of its deck (R9.6).
    """

    moves: SideWeights
    waits: SideWeights
    horde: SideWeights


_FIRST = SideWeights(
    fort=(-3000, 0, 180, 320, 430, 520, 590, 650, 700, 740),
    fort_after=(-3000, 0, 180, 320, 430, 520, 590, 650, 700, 740),
    bastion=(840, 40),
    bastion_after=(840, 40),
    attack=48,
    health=32,
    flat=(0, 0, 8, 100, 24, 0, 32),
    per_attack=(12, 12, 0, 0, 0, 16, 0),
    fallen=0,
    card=36,
    cheap=0,
    reach=0,
    behind=-4,
)
WEIGHTS = Weights(_FIRST, _FIRST, _FIRST)
