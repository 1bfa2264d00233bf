"""The points of ``duel_judge``: how much each thing counts for either side of a duel.

A thousand points multiply the odds of winning by e (2.7). They were found by
self-play: ``python -m game simulate weights`` fits them to the results of games, and is run again
whenever the judgement learns to see something new.
"""

from __future__ import annotations

from typing import NamedTuple

#: The life up to which strongholds are told apart.
MOST_LIFE = 9

#: What a creature is judged by; three abilities count for each point of its attack.
CREATURE_FIGURES = (
    "each",
    "cost",
    "attack",
    "health",
    "attack_with_splash",
    "attack_with_perforation",
    "attack_with_berserk",
    "rage",
    "protection",
    "indestructible",
    "sprint",
    "aura",
)
#: What an incantation is judged by.
SPELL_FIGURES = ("each", "cost", "damage", "damage_with_splash", "damage_with_perforation")


class DuelWeights(NamedTuple):
    """The points of one side.

    ``fort`` and ``bastion`` are a stronghold's by its life, from 0 to ``MOST_LIFE``;
    ``fort_after`` and ``bastion_after`` are what the foe's next plain assault leaves of
    it. ``free`` counts for each card within reach that stands left of a Bastion, and of a
    Fort, and so costs it no life. ``fallen`` is for each creature that the foe's assault
    would fell, and its points of cost, attack and health; ``front`` for attack and health
    at the front of a lane; ``spend`` for each mana that the hand brings and can use.

    Creatures in ``play``, and within ``reach`` and ``behind`` in hand, have points for
    each of ``CREATURE_FIGURES``; incantations within ``spell_reach`` and ``spell_behind``
    for ``SPELL_FIGURES``. ``card_play``, ``card_reach`` and ``card_behind`` are what a
    card of the kit is worth beyond its figures, in the order of ``JUDGED_CARDS``.
    """

    fort: tuple[int, ...]
    fort_after: tuple[int, ...]
    bastion: tuple[int, ...]
    bastion_after: tuple[int, ...]
    free: tuple[int, int]
    fallen: tuple[int, int, int, int]
    front: tuple[int, int]
    spend: int
    play: tuple[int, ...]
    reach: tuple[int, ...]
    behind: tuple[int, ...]
    spell_reach: tuple[int, ...]
    spell_behind: tuple[int, ...]
    card_play: tuple[int, ...]
    card_reach: tuple[int, ...]
    card_behind: tuple[int, ...]


#: What a card of the kit is worth beyond its figures: in play, within reach and behind,
#: for the side to move, then for the one that waits. Any other card has its figures alone.
KIT = {
    "baron": (-43, 12, 28, -13, 20, 18),
    "brute": (-184, -89, -61, -177, -103, -55),
    "carapace": (-358, -119, -123, -338, -130, -117),
    "partisan": (51, 58, 142, 92, 40, 135),
    "revenant": (-84, 60, 45, -73, 58, 44),
    "troll": (110, 51, 51, 112, 46, 49),
    "abomination": (-100, -56, -42, -128, -52, -41),
    "alpha": (255, 117, 94, 291, 101, 91),
    "lieutenant": (28, -121, -42, -9, -111, -37),
    "microctopus": (-116, 2, -33, -143, -4, -25),
    "ogre": (-23, -53, -67, -51, -55, -70),
    "scribe": (173, 105, 16, 159, 102, 1),
    "shaman": (-53, -70, -119, -85, -85, -109),
    "brigand": (208, 98, 125, 199, 98, 129),
    "disciple": (-61, -171, -158, -58, -157, -154),
    "gnome": (-40, 2, 45, 22, -2, 51),
    "grrr": (-130, -137, -159, -139, -127, -139),
    "martyr": (214, 104, 50, 241, 119, 46),
    "parasite": (242, 153, 84, 271, 155, 75),
    "vortex": (207, 302, 252, 226, 305, 238),
    "aberration": (-280, -135, -68, -304, -123, -60),
    "assassin": (232, 210, 179, 262, 208, 163),
    "carnivore": (-29, -71, -41, -45, -73, -46),
    "machine": (-112, -195, -101, -111, -187, -92),
    "mutant": (-11, 77, 46, -34, 73, 48),
    "reptile": (-112, -62, -102, -142, -69, -88),
    "zombie": (79, -48, -31, 82, -39, -33),
    "annihilation": (0, 159, 100, 0, 154, 97),
    "boom": (0, -55, -11, 0, -60, -1),
    "combustion": (0, -113, -114, 0, -118, -114),
    "meteorite": (0, -89, -43, 0, -84, -44),
    "cyclone": (0, 57, 40, 0, 59, 44),
}
#: The cards that have points of their own.
JUDGED_CARDS = tuple(KIT)

MOVES = DuelWeights(
    fort=(-3000, -269, 15, 199, 233, 250, 250, 250, 250, 250),
    fort_after=(-453, -117, 61, 134, 172, 372, 372, 448, 462, 462),
    bastion=(719, 917, 982, 1039, 1078, 1125, 1190, 1243, 1340, 1422),
    bastion_after=(657, 748, 804, 841, 885, 899, 899, 899, 899, 946),
    free=(46, -86),
    fallen=(142, -7, -80, -18),
    front=(17, 4),
    spend=176,
    play=(175, 58, 266, 104, 0, 53, 30, -41, 110, -50, 324, 42),
    reach=(803, -51, 53, 59, -47, 3, -63, 178, -44, -108, 42, 83),
    behind=(582, -50, 53, 37, 0, -10, -41, 128, -72, -49, 49, 114),
    spell_reach=(415, 29, 176, -20, -67),
    spell_behind=(189, 16, 173, -61, -30),
    card_play=tuple([row[0] for row in KIT.values()]),
    card_reach=tuple([row[1] for row in KIT.values()]),
    card_behind=tuple([row[2] for row in KIT.values()]),
)
WAITS = DuelWeights(
    fort=(-3000, -226, -198, -159, -124, -108, -108, -99, -99, -99),
    fort_after=(-5819, -154, 13, 224, 249, 291, 321, 334, 419, 419),
    bastion=(-26, 261, 408, 537, 661, 736, 802, 998, 1269, 1398),
    bastion_after=(906, 1016, 1040, 1090, 1113, 1116, 1117, 1137, 1258, 1264),
    free=(26, -114),
    fallen=(234, -63, -140, -27),
    front=(-50, -12),
    spend=88,
    play=(303, 61, 192, 142, -30, 37, -25, -27, 147, -37, 248, 31),
    reach=(739, -47, 43, 55, -37, 4, -64, 169, -46, -109, 40, 75),
    behind=(687, -38, 47, 44, -3, -5, -43, 128, -58, -57, 64, 128),
    spell_reach=(361, 28, 169, -21, -58),
    spell_behind=(299, 26, 175, -54, -25),
    card_play=tuple([row[3] for row in KIT.values()]),
    card_reach=tuple([row[4] for row in KIT.values()]),
    card_behind=tuple([row[5] for row in KIT.values()]),
)
