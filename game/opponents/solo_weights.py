"""The points of ``solo_judge``: how much each thing counts for the player against the Horde.

A thousand points multiply the odds of winning by e (2.7). They were found by
self-play: ``python -m tests.tuning weights --solo`` fits them to the results of games, and is run
again whenever the judgement learns to see something new.
"""

from typing import NamedTuple


class SoloWeights(NamedTuple):
    """The points for the player, in a turn of the player's or in one of the Horde's.

    The player's: ``fort`` and ``bastion`` are the stronghold's by its life, from 0 to 9;
    ``fort_after`` and ``bastion_after`` what the Horde's next plain assault leaves of it. ``row``
    is a lane's by the number of creatures in it, ``front`` and ``back`` are for each of
    ``creature_figures`` of who stands at the front and behind, ``fallen`` of those that the assault
    would fell. ``hand`` is by the number of cards in hand, ``spend`` for each mana that the hand
    brings and can use. ``reach`` and ``behind`` are for the figures of a card within reach and
    beyond it: those of a creature, then those of an incantation.

    The Horde's: ``horde_row``, ``horde_front``, ``horde_back`` and ``felled`` are the same of its
    creatures. ``deck`` is for the figures of each card of its deck while the Bastion shows,
    ``discard`` of each that will lie in the second deck, ``deck_fort`` of each of the deck that is
    the Fort's. ``cards_fort`` is by the number of those cards; ``rounds``, ``rounds_fort`` are by
    the half rounds that a deck will last, ``rounds_both`` by the rounds that both will. ``taken``
    is for each card that the player's next plain assault takes from the deck, ``turned`` and
    ``ran_out`` if that fells the Bastion or takes the last card of the Fort. ``mana`` is for each
    mana that the Horde has, and ``fixed`` for each beyond six; ``variable``, ``resistance`` and
    ``gift``, by ability, are for the other settings.
    """

    fort: tuple[int, ...]
    bastion: tuple[int, ...]
    fort_after: tuple[int, ...]
    bastion_after: tuple[int, ...]
    row: tuple[int, ...]
    front: tuple[int, ...]
    back: tuple[int, ...]
    fallen: tuple[int, ...]
    hand: tuple[int, ...]
    spend: int
    reach: tuple[int, ...]
    behind: tuple[int, ...]
    horde_row: tuple[int, ...]
    horde_front: tuple[int, ...]
    horde_back: tuple[int, ...]
    felled: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    deck_fort: tuple[int, ...]
    cards_fort: tuple[int, ...]
    rounds: tuple[int, ...]
    rounds_fort: tuple[int, ...]
    rounds_both: tuple[int, ...]
    taken: int
    turned: int
    ran_out: int
    mana: int
    fixed: int
    variable: int
    resistance: int
    gift: tuple[int, ...]


LONE = SoloWeights(
    fort=(-1630, -1630, -1630, -1630, -1509, -1260, -1054, -740, -617, -617),
    bastion=(0, 218, 368, 504, 563, 711, 746, 746, 757, 757),
    fort_after=(-127, -40, -40, 80, 80, 89, 89, 89, 135, 135),
    bastion_after=(0, 166, 237, 260, 260, 260, 260, 260, 260, 260),
    row=(95, 17, 513, 694, 504),
    front=(365, 136, 90, -12, -19, -9, 2, -181, -267, -132, -196, -532),
    back=(-410, 150, 15, 17, 141, 25, 30, -50, -36, -224, -266, -134),
    fallen=(-357, 138, 4, -9, -46, -9, -46, 123, -224, -77, -112, 274),
    hand=(-42, -43, -45, -114, 103, -23, 71, 323, 406),
    spend=353,
    reach=(
        *(340, 112, -101, -107, -41, 49, -40, 176, -163, -401, -426, -55),
        *(1057, -74, -43, -195, 19),
    ),
    behind=(
        *(346, 162, -117, -155, -57, 29, -38, 95, -302, -382, -497, -294),
        *(763, -52, -45, -207, 35),
    ),
    horde_row=(298, 246, 200, -65, -254),
    horde_front=(217, -108, -56, -97, -4, 11, 4, 32, -49, -25, 49, 128),
    horde_back=(-107, -105, -64, -79, 37, -7, -15, 129, 57, -72, -136, 200),
    felled=(85, -31, 38, 105, 48, 48, 36, 253, 398, 219, -270, 65),
    deck=(-23, -17, -28, -17, -18, 34, 0, -64, 213, 122, -213, 81, -181, 2, -29, -99, -11),
    discard=(-43, -3, -1, 6, -12, -26, -17, -121, 263, 277, 27, -123, -191, -14, 16, -161, -20),
    deck_fort=(-30, -15, -12, -5, 13, 14, -37, -39, 152, 8, -114, -100, 16, 8, -16, 17, -12),
    cards_fort=(
        *(1838, 970, 872, 694, 530, 379, 210, 141, 68, 52, 39, 11, -50),
        *(-56, -25, -39, 130, 127, 166, 179, 162, 251, 233, 213, 4),
    ),
    rounds=(-236, -236, -261, -312, -419, -494, -502, -475, -438, -425, -387, -274, -155, -9),
    rounds_fort=(1516, 1508, 1343, 1201, 1045, 819, 635, 490, 262, 182, 60, -115, -292, -482),
    rounds_both=(-508, -508, -527, -544, -559, -619, -597, -566, -594, -439, -300, -263, -184, -52),
    taken=17,
    turned=-352,
    ran_out=-664,
    mana=61,
    fixed=-542,
    variable=-966,
    resistance=-329,
    gift=(-254, -186, -1121, -3022, -742),
)
HORDE = SoloWeights(
    fort=(-1283, -1283, -1283, -1283, -1236, -948, -747, -705, -705, -705),
    bastion=(-78, -78, 67, 252, 544, 648, 665, 794, 818, 818),
    fort_after=(-3668, 616, 616, 623, 637, 637, 637, 757, 814, 814),
    bastion_after=(0, 900, 900, 900, 900, 900, 900, 900, 900, 900),
    row=(104, -6, 512, 801, 752),
    front=(380, 130, 49, -27, -17, -1, -49, -67, -56, -171, -296, -145),
    back=(-374, 148, -20, 12, 45, 52, -21, -75, 195, -262, -175, -137),
    fallen=(-255, 62, -77, 9, -83, -18, -56, 263, -263, 4, -186, 0),
    hand=(-27, -27, -29, -135, -117, 43, 197, 367, 306),
    spend=223,
    reach=(380, 109, -93, -97, -49, 45, -52, 141, -172, -402, -390, -123, 975, -65, -45, -215, 69),
    behind=(
        *(382, 155, -115, -141, -48, 26, -36, 32, -265, -329, -454, -331),
        *(711, -59, -41, -166, 41),
    ),
    horde_row=(545, 361, -39, -472, -274),
    horde_front=(-21, -80, -179, -110, -25, -3, -47, 88, 78, -43, 97, 227),
    horde_back=(-120, -80, -139, -79, 66, -83, -84, 28, 208, -86, -302, 77),
    felled=(92, -60, 62, 106, 93, -40, 65, -87, -107, 293, -231, -54),
    deck=(-31, -19, -26, -20, -12, 33, 10, -111, 213, 115, -198, -3, -211, -1, -27, -70, -13),
    discard=(-59, -4, 3, 5, -26, -16, -15, -166, 270, 237, 11, -198, -211, -13, 8, -140, -31),
    deck_fort=(-36, -18, -15, -11, 35, 10, -42, -61, 113, -8, -122, -141, 13, 6, -20, 14, -15),
    cards_fort=(
        *(2929, 1049, 876, 605, 405, 251, 54, -98, -167, -137, -188, -277, -286),
        *(-300, -239, -224, -77, -71, -27, 48, 126, 264, 328, 400, 394),
    ),
    rounds=(-399, -400, -345, -361, -442, -492, -554, -464, -416, -381, -375, -291, -233, -19),
    rounds_fort=(1851, 1762, 1492, 1201, 920, 699, 444, 345, 149, -42, -139, -213, -209, -318),
    rounds_both=(-564, -564, -563, -545, -523, -544, -506, -588, -625, -505, -355, -317, -211, -58),
    taken=55,
    turned=235,
    ran_out=-694,
    mana=22,
    fixed=-585,
    variable=-1086,
    resistance=-257,
    gift=(-234, -113, -1191, -2891, -730),
)
