"""R11: the published questions and answers, each a test, with cards of the kit where it can be."""

from game.rules import LEFT, RIGHT, TOP, UNDECIDED, events

from .pictures import duel, happened, horde_of, refused, row, run, show, solo


def test_creatures_close_the_gap_at_once_when_one_is_destroyed() -> None:
    """R11, R5.4: the next attacker of the same assault meets the one behind."""
    state = duel("* x | top: Zombie Zombie", "* y | top: Partisan Baron Brute")
    assert show(run(state, "attack"), RIGHT) == "* y Partisan | top: Baron Brute"
    assert show(run(state, "attack", "attack"), RIGHT) == "* y Partisan | top: Baron:d3 Brute"


def test_summoning_may_be_skipped() -> None:
    """R11, R3.4."""
    assert run(duel("* Zombie Baron Gnome", "* y"), "end").active == RIGHT


def test_not_all_cards_may_be_played() -> None:
    """R11, R3.5: one must stay beside the stronghold."""
    state = run(duel("* Zombie Gnome", "* y", mana=9), "play Zombie top")
    assert refused(state, "play Gnome top") == "last_card"


def test_the_fifth_card_becomes_the_fourth_at_once() -> None:
    """R11, R3.2."""
    state = duel("* Zombie Gnome Baron Brute Grrr", "* y", mana=9)
    assert refused(state, "play Grrr top") == "out_of_reach"
    assert refused(run(state, "play Gnome top"), "play Grrr top") is None


def test_a_creature_never_enters_between_others() -> None:
    """R11, R3.3."""
    state = run(duel("* Zombie x | top: Baron Brute", "* y"), "play Zombie top")
    assert row(state, LEFT, TOP) == "Baron Brute Zombie"


def test_excess_damage_is_lost_on_creatures() -> None:
    """R11, R5.5."""
    state = duel("* x | top: Martyr", "** y | top: Zombie Gnome")
    assert show(run(state, "attack"), RIGHT) == "** y Zombie | top: Gnome"


def test_excess_damage_is_lost_from_bastion_to_fort() -> None:
    """R11, R4.3."""
    state = run(duel("* x | top: Martyr", "* y z"), "attack")
    assert (show(state, RIGHT), state.winner) == ("** y z", UNDECIDED)


def test_excess_damage_is_lost_in_the_horde_s_deck() -> None:
    """R11, R9.7."""
    state = run(solo("* x | top: Martyr", "* Zombie Gnome | discard: Baron"), "attack")
    horde = horde_of(state)
    assert (len(horde.deck), horde.discard, state.sides[RIGHT].fort) == (3, [], True)


def test_returning_cards_heal() -> None:
    """R11, R4.5: a card at the far right puts one more place before the end."""
    state = duel("* x | top: Zombie Zombie", "y * z | top: Gnome")
    assert state.sides[RIGHT].stronghold_life == 1
    assert run(state, "attack").sides[RIGHT].stronghold_life == 2


def test_an_incantation_may_be_played_twice_in_a_turn_with_a_small_hand() -> None:
    """R11, R6.4."""
    state = duel("* Boom! x", "* y | top: Baron")
    twice = run(state, "play Boom! right top 0", "play Boom! right top 0")
    assert row(twice, RIGHT, TOP) == "Baron:d2"


def test_an_incantation_works_at_once() -> None:
    """R11, R6.3: before the turn goes on; a creature it removes strikes no more."""
    state = duel("* Boom! x | top: Zombie", "* y | top: Gnome")
    assert show(run(state, "play Boom! right top 0"), RIGHT) == "* y Gnome"


def test_splash_and_perforation_still_work_when_the_target_has_protection() -> None:
    """R11, R8.4."""
    state = duel("* x | top: Abomination", "* y | top: Martyr Troll | bottom: Baron Brute")
    asked = run(state, "attack")
    assert [card.name for card in asked.pending] == ["Troll", "Baron"]
    assert show(asked, RIGHT) == "* y | top: Martyr | bottom: Brute"


def test_perforation_never_reaches_a_stronghold() -> None:
    """R11, R8.2."""
    state = run(duel("* x | top: Revenant", "** y | top: Zombie"), "attack")
    assert (show(state, RIGHT), state.winner) == ("** y Zombie", UNDECIDED)


def test_splash_and_perforation_together_do_not_hit_a_fourth_creature() -> None:
    """R11, R8.2."""
    state = duel("* x | top: Parasite", "* y | top: Baron Baron | bottom: Brute Brute")
    after = run(state, "attack")
    assert show(after, RIGHT) == "* y | top: Baron:d1 Baron:d1 | bottom: Brute:d1 Brute"


def test_rage_never_hits_a_stronghold_on_the_first_turn() -> None:
    """R11, R8.3."""
    state = duel("* Partisan x", "* y z | bottom: Baron", mana=3)
    assert show(run(state, "play Partisan top", "end"), RIGHT) == "* y z | bottom: Baron"


def test_an_indestructible_creature_may_be_targeted() -> None:
    """R11, R8.5: so that the incantation's Splash strikes beside it."""
    state = duel("* Combustion x", "* y | top: Alpha | bottom: Baron", mana=3)
    after = run(state, "play Combustion right top 0")
    assert show(after, RIGHT) == "* y | top: Alpha | bottom: Baron:d2"


def test_sprint_attacks_once() -> None:
    """R11, R8.7: not again where it then stands."""
    state = duel("* x | top: Carapace Reptile", "* y | top: Brute")
    made = happened(state, events.CreatureAttacked, "end")
    assert [event.card.name for event in made] == ["Reptile", "Carapace"]


def test_the_sprint_bonus_lasts_to_the_end_of_the_assault() -> None:
    """R11, R8.7: for an Aberration's repeated attack too."""
    state = duel("* x | top: Carapace Vortex Aberration", "* y | top: Troll:d2 Martyr:p")
    assert show(run(state, "attack"), RIGHT) == "* y Troll | top: Martyr:d4"
    assert show(run(state, "attack", "attack"), RIGHT) == "* y Troll Martyr"
    made = happened(state, events.CreatureAttacked, "attack", "attack")
    assert [(event.attack, event.repeated) for event in made] == [(4, False), (4, True)]


def test_berserk_strikes_the_stronghold_after_the_last_creature() -> None:
    """R11, R8.6."""
    state = run(duel("* x | top: Ogre", "* y z u v w | top: Zombie"), "end")
    assert show(state, RIGHT) == "y z u v * w Zombie"


def test_berserk_does_not_strike_again_after_destroying_a_bastion() -> None:
    """R11, R8.6."""
    assert show(run(duel("* x | top: Ogre", "* y z u v"), "end"), RIGHT) == "** y z u v"


def test_berserk_does_not_strike_the_stronghold_on_its_rage_turn() -> None:
    """R11, R8.6, R8.3."""
    state = run(duel("* Gnome x", "* y z | top: Zombie", mana=3), "play Gnome top", "end")
    assert show(state, RIGHT) == "* y z Zombie"


def test_an_aura_lasts_while_its_holder_stands_beside() -> None:
    """R11, R8.8: the Machine's Protection ends when it falls."""
    state = duel("* Boom! x | top: Zombie", "* y | top: Brute Baron Machine")
    assert row(run(state, "attack"), RIGHT, TOP) == "Brute:d3 Baron Machine"
    near = duel("* Cyclone x | top: Zombie Zombie", "* y | top: Baron Machine Brute", mana=9)
    assert row(run(near, "attack"), RIGHT, TOP) == "Baron Machine Brute"
    gone = duel("* x | top: Zombie 1/1", "* y | top: Machine Brute Baron")
    assert show(run(gone, "attack", "attack"), RIGHT) == "* y Machine | top: Brute:d3 Baron"


def test_an_aura_never_serves_its_own_holder() -> None:
    """R11, R8.8: the Vortex does not sprint, the Shaman does not rage."""
    state = duel("* x | top: Carapace:a Vortex", "* y | top: Brute")
    assert row(run(state, "attack"), LEFT, TOP) == "Carapace Vortex"
    rage = duel("* Shaman x", "* y | top: Brute", mana=3)
    assert refused(run(rage, "play Shaman top"), "attack") == "no_attack"
