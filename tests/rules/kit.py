"""The kit's cards and decks, from the game's data and as they are printed (R2.1, R2.2)."""

from game.content import load_content
from game.rules import Card

_CONTENT = load_content()

CARDS: dict[str, Card] = dict(_CONTENT.cards)
DECKS: list[list[Card]] = [list(deck.cards) for deck in _CONTENT.decks]
BY_NAME: dict[str, Card] = {card.name: card for card in CARDS.values()}


#: cost attack health abilities; R Rage, X Sprint, B Berserk, P Perforation, L Splash,
#: I Indestructible, S Protection; ~ before the letter of an aura.
CREATURES = {
    "Baron": "3 3 5",
    "Brute": "4 5 5",
    "Carapace": "3 0 4 S",
    "Partisan": "3 3 2 R",
    "Revenant": "3 3 2 IP",
    "Troll": "6 3 6 RB",
    "Abomination": "6 6 4 LP",
    "Alpha": "5 4 2 PIS",
    "Lieutenant": "3 3 1 S",
    "Microctopus": "2 5 1",
    "Ogre": "4 4 4 B",
    "Scribe": "4 3 3 RI",
    "Shaman": "3 1 2 ~R",
    "Brigand": "4 2 6 L",
    "Disciple": "4 2 2 PR",
    "Gnome": "3 2 1 RB",
    "Grrr": "2 1 3 R",
    "Martyr": "7 6 6 S",
    "Parasite": "4 1 1 RLPB",
    "Vortex": "2 0 3 ~X",
    "Aberration": "7 2 4 XRBPI",
    "Assassin": "2 1 1 RX",
    "Carnivore": "6 2 6 XRL",
    "Machine": "3 0 1 I~S",
    "Mutant": "5 2 4 RXP",
    "Reptile": "3 1 3 RX",
    "Zombie": "1 3 1",
}
LETTERS = {
    "R": "rage",
    "X": "sprint",
    "B": "berserk",
    "P": "perforation",
    "L": "splash",
    "I": "indestructible",
    "S": "protection",
}
#: cost, damage, Splash (L), Perforation (P), as printed.
INCANTATIONS = {
    "Annihilation": (4, 6, ""),
    "Boom!": (1, 1, ""),
    "Combustion": (3, 2, "L"),
    "Meteorite": (5, 4, "P"),
    "Cyclone": (5, 3, "LP"),
}
#: The printed decks, in the order of their numbers.
PRINTED = [
    "Annihilation Baron Boom! Brute Carapace Partisan Revenant Troll",
    "Abomination Alpha Combustion Lieutenant Microctopus Ogre Scribe Shaman",
    "Brigand Disciple Gnome Grrr Martyr Meteorite Parasite Vortex",
    "Aberration Assassin Carnivore Cyclone Machine Mutant Reptile Zombie",
]
