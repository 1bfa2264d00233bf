"""The points of ``duel_judge``: how much each thing counts for either side of a duel.

A thousand points multiply the odds of winning by e (2.7). They were found by
self-play: ``python -m tests.tuning weights`` fits them to the results of games, and is run again
whenever the judgement learns to see something new.
"""

from typing import NamedTuple

#: The life up to which strongholds are told apart.
MOST_LIFE = 9


class DuelWeights(NamedTuple):
    """The points of one side.

    ``fort`` and ``bastion`` are a stronghold's by its life, from 0 to ``MOST_LIFE``;
    ``fort_after`` and ``bastion_after`` are what the foe's next plain assault leaves of
    it. ``free`` counts for each card within reach that stands left of a Bastion, and of a
    Fort, and so costs it no life. ``fallen`` is for each creature that the foe's assault
    would fell, and its points of cost, attack and health; ``front`` for attack and health
    at the front of a lane; ``spend`` for each mana that the hand brings and can use.

    Creatures in ``play``, and within ``reach`` and ``behind`` in hand, have points for
    each of ``creature_figures``; incantations within ``spell_reach`` and ``spell_behind``
    for each of ``spell_figures``. ``card_play``, ``card_reach`` and ``card_behind`` are
    what a card of the kit is worth beyond its figures, in the order of ``JUDGED_CARDS``.
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


#: The worth of a card of the kit beyond its figures: in play, within reach and behind,
#: for the side to move, then for the one that waits. Any other card has its figures alone.
KIT = {
    "baron": (-8, 16, -59, -1, 13, -11),
    "brute": (11, 65, 71, 16, 30, 88),
    "carapace": (-351, -49, -87, -208, -80, -70),
    "partisan": (8, 81, 36, 67, 77, 53),
    "revenant": (-123, -45, -45, -134, -52, -45),
    "troll": (22, 63, 79, 7, 56, 66),
    "abomination": (-82, -4, -16, -77, -12, -7),
    "alpha": (267, 141, 145, 278, 151, 127),
    "lieutenant": (100, -109, -81, -53, -118, -51),
    "microctopus": (-182, -62, -88, -178, -94, -90),
    "ogre": (10, -41, -66, -16, -45, -61),
    "scribe": (97, 115, 133, 74, 92, 96),
    "shaman": (-87, -189, -157, -178, -195, -153),
    "brigand": (94, 43, 107, 36, 28, 88),
    "disciple": (-240, -171, -147, -195, -160, -135),
    "gnome": (29, 9, 62, 109, 24, 52),
    "grrr": (-159, -170, -205, -114, -148, -184),
    "martyr": (101, 33, 37, 222, 67, 12),
    "parasite": (76, 112, 73, 196, 102, 80),
    "vortex": (217, 362, 349, 274, 375, 321),
    "aberration": (-88, -99, -92, -140, -91, -69),
    "assassin": (273, 281, 280, 363, 270, 254),
    "carnivore": (68, -138, -115, -61, -104, -148),
    "machine": (-123, -130, -153, -95, -132, -127),
    "mutant": (60, 31, 43, -27, 40, 31),
    "reptile": (-81, -38, -95, -82, -78, -46),
    "zombie": (93, -49, -25, 32, 16, -37),
    "annihilation": (0, 129, 103, 0, 140, 86),
    "boom": (0, -49, -78, 0, -44, -17),
    "combustion": (0, -84, -72, 0, -108, -71),
    "meteorite": (0, -35, -42, 0, -53, -47),
    "cyclone": (0, 13, 27, 0, 33, 36),
}
#: The cards that have points of their own.
JUDGED_CARDS = tuple(KIT)

MOVES = DuelWeights(
    fort=(-3000, -672, -351, -193, -106, -58, -58, -58, 14, 27),
    fort_after=(-329, -56, 171, 277, 293, 394, 394, 408, 510, 510),
    bastion=(719, 1059, 1115, 1156, 1156, 1203, 1330, 1333, 1590, 1640),
    bastion_after=(639, 639, 711, 799, 857, 870, 879, 896, 896, 963),
    free=(0, -78),
    fallen=(201, -13, -89, -2),
    front=(47, -18),
    spend=318,
    play=(7, 73, 266, 156, -14, 60, 66, -68, 56, 29, 289, 7),
    reach=(1001, -70, 50, 84, -36, 14, -17, 166, 33, -43, 81, 96),
    behind=(342, -86, 50, 69, -23, 17, -4, 187, 51, -39, 70, 140),
    spell_reach=(515, 39, 166, -46, -36),
    spell_behind=(-143, 21, 172, -35, -50),
    card_play=tuple([row[0] for row in KIT.values()]),
    card_reach=tuple([row[1] for row in KIT.values()]),
    card_behind=tuple([row[2] for row in KIT.values()]),
)
WAITS = DuelWeights(
    fort=(-3000, -893, -694, -517, -427, -274, -241, -241, -241, -241),
    fort_after=(-6183, -66, -49, 41, 123, 197, 200, 200, 309, 327),
    bastion=(-26, 533, 675, 713, 766, 791, 845, 986, 1392, 1536),
    bastion_after=(906, 1065, 1065, 1105, 1129, 1131, 1148, 1169, 1454, 1454),
    free=(-49, -103),
    fallen=(521, -107, -157, -39),
    front=(-46, -13),
    spend=91,
    play=(315, 77, 175, 179, -51, 47, 16, -26, 172, -16, 121, 2),
    reach=(894, -62, 41, 67, -44, 21, -16, 186, 48, -70, 87, 109),
    behind=(800, -81, 48, 73, -47, 34, 0, 184, 63, -67, 84, 143),
    spell_reach=(466, 34, 168, -42, -41),
    spell_behind=(351, 35, 158, -18, -45),
    card_play=tuple([row[3] for row in KIT.values()]),
    card_reach=tuple([row[4] for row in KIT.values()]),
    card_behind=tuple([row[5] for row in KIT.values()]),
)
