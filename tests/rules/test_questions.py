"""R11: the published questions and answers, each an example, with cards of the kit if it can be."""

import pytest

from game.rules import LEFT, RIGHT, UNDECIDED

from .pictures import Scene, duel, found, run, solo

_GAP = duel("* x | top: Zombie Zombie", "* y | top: Partisan Baron Brute")
_FIFTH = duel("* Zombie Gnome Baron Brute Grrr", "* y", mana=9)
_BOTH = duel("* x | top: Abomination", "* y | top: Martyr Troll | bottom: Baron Brute")
_BONUS = duel("* x | top: Carapace Vortex Aberration", "* y | top: Troll:d2 0/20")

ANSWERS: dict[str, list[Scene]] = {
    "R11, R5.4: creatures close the gap at once, and the next attacker meets the one behind": [
        (_GAP, ["attack"], {RIGHT: "* y Partisan | top: Baron Brute"}),
        (_GAP, ["attack", "attack"], {RIGHT: "* y Partisan | top: Baron:d3 Brute"}),
    ],
    "R11, R3.4: summoning may be skipped": [
        (duel("* Zombie Baron Gnome", "* y"), ["end"], {"active": RIGHT}),
    ],
    "R11, R3.5: not all cards may be played, one must stay beside the stronghold": [
        (duel("* Zombie Gnome", "* y", mana=9), ["play Zombie top"],
         {"play Gnome top": "last_card"}),
    ],
    "R11, R3.2: the fifth card becomes the fourth at once": [
        (_FIFTH, [], {"play Grrr top": "out_of_reach"}),
        (_FIFTH, ["play Gnome top"], {"play Grrr top": None}),
    ],
    "R11, R3.3: a creature never enters between others": [
        (duel("* Zombie x | top: Baron Brute", "* y"), ["play Zombie top"],
         {LEFT: "* x | top: Baron Brute Zombie"}),
    ],
    "R11, R5.5: excess damage is lost on creatures": [
        (duel("* x | top: Martyr", "** y | top: Zombie Gnome"), ["attack"],
         {RIGHT: "** y Zombie | top: Gnome"}),
    ],
    "R11, R4.3: excess damage is lost from Bastion to Fort": [
        (duel("* x | top: Martyr", "* y z"), ["attack"], {RIGHT: "** y z", "winner": UNDECIDED}),
    ],
    "R11, R9.7: excess damage is lost in the Horde's deck, which is shuffled": [
        (solo("* x | top: Martyr", "* Zombie Gnome | discard: Baron"), ["attack"],
         {RIGHT: "** Zombie Baron Gnome"}),
    ],
    "R11, R4.5: a card that returns puts one more place before the end": [
        (duel("* x | top: Zombie Zombie", "y * z | top: Gnome"), ["attack"],
         {RIGHT: "y * z Gnome"}),
    ],
    "R11, R6.4: an incantation may be played twice in a turn with a small hand": [
        (duel("* Boom! x", "* y | top: Baron"), ["play Boom! right top 0"] * 2,
         {RIGHT: "* y | top: Baron:d2"}),
    ],
    "R11, R6.3: an incantation works at once, and a creature it removes strikes no more": [
        (duel("* Boom! x | top: Zombie", "* y | top: Gnome"), ["play Boom! right top 0"],
         {RIGHT: "* y Gnome"}),
    ],
    "R11, R8.4: Splash and Perforation still work when the target has Protection": [
        (_BOTH, ["attack"], {RIGHT: "* y | top: Martyr | bottom: Brute"}),
        (_BOTH, ["attack", "order Troll Baron"],
         {RIGHT: "* y Troll Baron | top: Martyr | bottom: Brute"}),
    ],
    "R11, R8.2: Perforation never reaches a stronghold": [
        (duel("* x | top: Revenant", "** y | top: Zombie"), ["attack"],
         {RIGHT: "** y Zombie", "winner": UNDECIDED}),
    ],
    "R11, R8.2: Splash and Perforation together do not hit a fourth creature": [
        (duel("* x | top: Parasite", "* y | top: Baron Baron | bottom: Brute Brute"), ["attack"],
         {RIGHT: "* y | top: Baron:d1 Baron:d1 | bottom: Brute:d1 Brute"}),
    ],
    "R11, R8.3: Rage never hits a stronghold on the first turn": [
        (duel("* Partisan x", "* y z | bottom: Baron", mana=3), ["play Partisan top", "end"],
         {RIGHT: "* y z | bottom: Baron"}),
    ],
    "R11, R8.5: an Indestructible creature may be targeted, so that Splash strikes beside it": [
        (duel("* Combustion x", "* y | top: Alpha | bottom: Baron", mana=3),
         ["play Combustion right top 0"], {RIGHT: "* y | top: Alpha | bottom: Baron:d2"}),
    ],
    "R11, R8.7: Sprint attacks once, and not again where it then stands": [
        (duel("* x | top: Carapace Reptile", "* y | top: Brute"), ["attack", "attack"],
         {LEFT: "* x | top: Reptile Carapace", RIGHT: "* y | top: Brute:d2",
          "attack": "no_attack"}),
    ],
    "R11, R8.7: its bonus lasts to the end of the assault, for a repeated attack too": [
        (_BONUS, ["attack"], {RIGHT: "* y Troll | top: 0/20:d4"}),
        (_BONUS, ["attack", "attack"], {RIGHT: "* y Troll | top: 0/20:d8"}),
    ],
    "R11, R8.6: Berserk strikes the stronghold after the last creature": [
        (duel("* x | top: Ogre", "* y z u v w | top: Zombie"), ["end"],
         {RIGHT: "y z u v * w Zombie"}),
    ],
    "R11, R8.6: Berserk does not strike again after destroying a Bastion": [
        (duel("* x | top: Ogre", "* y z u v"), ["end"], {RIGHT: "** y z u v"}),
    ],
    "R11, R8.6, R8.3: Berserk does not strike the stronghold on its Rage turn": [
        (duel("* Gnome x", "* y z | top: Zombie", mana=3), ["play Gnome top", "end"],
         {RIGHT: "* y z Zombie"}),
    ],
    "R11, R8.8: an aura lasts while its holder stands beside, and the Machine's ends as it falls": [
        (duel("* Boom! x | top: Zombie", "* y | top: Brute Baron Machine"), ["attack"],
         {RIGHT: "* y | top: Brute:d3 Baron Machine"}),
        (duel("* Cyclone x | top: Zombie Zombie", "* y | top: Baron Machine Brute", mana=9),
         ["attack"], {RIGHT: "* y | top: Baron Machine Brute"}),
        (duel("* x | top: Zombie 1/1", "* y | top: Machine Brute Baron"), ["attack", "attack"],
         {RIGHT: "* y Machine | top: Brute:d3 Baron"}),
    ],
    "R11, R8.8: the Vortex does not sprint by its own aura, nor does the Shaman rage": [
        (duel("* x | top: Carapace:a Vortex", "* y | top: Brute"), ["attack"],
         {LEFT: "* x | top: Carapace Vortex"}),
        (duel("* Shaman x", "* y | top: Brute", mana=3), ["play Shaman top"],
         {"attack": "no_attack"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", ANSWERS)
def test_a_question_has_this_answer(name: str) -> None:
    for state, moves, wanted in ANSWERS[name]:
        assert found(run(state, *moves), wanted) == wanted
