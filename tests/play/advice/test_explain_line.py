"""The reasons for the steps of a line: what they bring, and nothing that they do not."""

from random import Random

from game.opponents import Memory
from game.play.advice.explain_line import (
    ASSAULT,
    CAST,
    END,
    ORDER,
    SUMMON,
    THEIRS,
    LineStep,
    advise,
    breaks_off,
    explain,
    go_on,
)
from game.rules import CastIncantation, MatchAction, State, apply, why_not
from tests.rules.pictures import duel, move, solo


def steps(state: State, *moves: str) -> list[LineStep]:
    actions: list[MatchAction] = []
    position = state
    for text in moves:
        actions.append(move(position, text))
        after, _ = apply(position, actions[-1])
        assert isinstance(after, State)
        position = after
    return list(explain(state, actions))


def codes(step: LineStep) -> list[str]:
    return [reason.code for reason in step.reasons]


def values(step: LineStep, code: str) -> dict[str, object]:
    return next(dict(reason.values) for reason in step.reasons if reason.code == code)


def test_attacks_in_a_row_are_one_step_and_name_who_strikes() -> None:
    state = duel("* x Bolt=!1 | top: A=1/5 B=2/5 | bottom: C=1/1", "* y | top: 0/9", mana=1)
    summoned, struck, spell, rest = steps(
        duel("* x y Bolt=!1 | top: A=1/5 B=2/5", "* a b | top: 0/9", mana=2),
        "play x top", "attack", "play Bolt right top 0", "attack", "end",
    )  # fmt: skip
    assert [each.kind for each in (summoned, struck, spell, rest)] == [
        SUMMON,
        ASSAULT,
        CAST,
        ASSAULT,
    ]
    assert [card.name for card in struck.cards] == ["B"]
    assert [card.name for card in rest.cards] == ["A"]
    (whole,) = steps(state, "attack", "attack", "end")
    assert [card.name for card in whole.cards] == ["B", "A", "C"]


def test_a_step_names_its_lane_and_its_target_where_it_stands_by_then() -> None:
    state = duel("* x Bolt=!1 z | bottom: 1/9", "* a | bottom: Fore=0/1 Aim=0/5", mana=2)
    first, _, third, _ = steps(state, "play x bottom", "attack", "play Bolt right bottom 0", "end")
    assert (first.kind, first.lane, first.ends) == (SUMMON, 1, False)
    assert third.aimed is not None
    assert (third.aimed[0].name, third.aimed[1]) == ("Aim", (1, 1, 0))


def test_a_turn_without_an_attack_is_just_ended() -> None:
    (end,) = steps(duel("* x y", "* a"), "end")
    assert (end.kind, codes(end)) == (END, ["holds"])
    assert values(end, "holds") == {"count": 3}


def test_an_order_is_a_step() -> None:
    state = duel("* Bolt=!1+splash x | top: P=0/1 | bottom: Q=0/1", "* a", mana=1)
    cast, order, _ = steps(state, "play Bolt left top 0", "order Q P", "end")
    assert (cast.kind, order.kind) == (CAST, ORDER)
    assert [card.name for card in order.cards] == ["Q", "P"]


def test_a_spell_fells_its_target() -> None:
    state = duel("* Bolt=!3 x", "* a | top: Aim=0/3", mana=1)
    cast, _ = steps(state, "play Bolt right top 0", "end")
    assert values(cast, "fells") == {"cards": ("Aim",), "count": 1}


def test_a_spell_that_only_weakens_helps_the_assault() -> None:
    state = duel("* Bolt=!1 x | top: 2/5", "* a | top: Aim=0/3", mana=1)
    cast, assault = steps(state, "play Bolt right top 0", "end")
    assert "fells" not in codes(cast)
    assert values(cast, "helps") == {"cards": ("Aim",), "count": 1}
    assert "fells" in codes(assault)


def test_what_would_fall_anyway_is_no_reason() -> None:
    state = duel("* Bolt=!1 x | top: 3/5", "* a b c | top: Aim=0/3", mana=1)
    cast, _ = steps(state, "play Bolt right top 0", "end")
    assert codes(cast) == ["master"]


def test_own_creatures_that_fall_are_told_as_the_price() -> None:
    state = duel("* Bolt=!2+splash x | bottom: Mine=0/1", "* a | top: Aim=0/2", mana=1)
    cast, _ = steps(state, "play Bolt right top 0", "end")
    assert "costs" not in codes(cast)
    state = duel("* Bolt=!2+splash x | bottom: Mine=0/1 | top: 1/9", "* a b | top: 9/9", mana=1)
    cast, _ = steps(state, "play Bolt left bottom 0", "end")
    assert values(cast, "costs") == {"cards": ("Mine",), "count": 1}


def test_a_creature_is_saved_when_its_attacker_falls() -> None:
    state = duel("* Bolt=!1 x | top: Mine=0/3", "* a | top: Foe=3/1", mana=1)
    cast, _ = steps(state, "play Bolt right top 0", "end")
    assert codes(cast)[:2] == ["fells", "saves"]
    assert values(cast, "saves") == {"cards": ("Mine",), "count": 1}


def test_a_blocker_guards_the_stronghold() -> None:
    summon, _ = steps(duel("Wall=0/9 * x y z", "* a | top: 2/9", mana=1), "play Wall top", "end")
    assert values(summon, "guards") == {"count": 2, "stronghold": "bastion"}


def test_a_match_is_saved() -> None:
    summon, _ = steps(duel("Wall=0/9 ** x", "* a | top: 2/9", mana=1), "play Wall top", "end")
    assert codes(summon)[0] == "saves_match"
    assert "guards" not in codes(summon)


def test_the_horde_answers_with_what_it_has_in_play() -> None:
    state = solo("Wall=0/9 * x y z", "* a b c d | top: 2/9", mana=1)
    summon, _ = steps(state, "play Wall top", "end")
    assert values(summon, "guards") == {"count": 2, "stronghold": "bastion"}


def test_a_blow_that_wins_is_the_only_reason() -> None:
    (assault,) = steps(duel("* x | top: 2/2", "a ** b", mana=1), "attack")
    assert codes(assault) == ["wins"]


def test_a_step_without_which_nothing_is_won_says_so() -> None:
    state = duel("* Bolt=!1 x | top: 2/2 1/2", "** a | top: 0/2", mana=1)
    cast, assault = steps(state, "play Bolt right top 0", "attack", "attack")
    assert codes(cast) == ["wins_with"]
    assert codes(assault) == ["wins"]


def test_the_damage_to_a_stronghold_and_what_is_left_of_it() -> None:
    (assault,) = steps(duel("* x | top: 2/2", "* a b c"), "end")
    assert values(assault, "storms_hand") == {"count": 2, "left": 1, "stronghold": "bastion"}
    (assault,) = steps(solo("* x | top: 2/2", "* a b c"), "end")
    assert values(assault, "storms_deck")["left"] == 1
    # Of four hits three are dealt, and a card that comes home takes one more (R4.5).
    (assault,) = steps(duel("* x | top: 3/2 | bottom: 1/2", "* a b c d | bottom: 0/1"), "end")
    home = {"count": 1, "damage": 3, "left": 2, "stronghold": "bastion"}
    assert values(assault, "storms_home") == home
    (assault,) = steps(duel("* x | top: 3/2", "* a b c"), "end")
    assert codes(assault) == ["breaks"]
    (assault,) = steps(solo("* x | top: 3/2", "** a b c"), "end")
    assert "bares" in codes(assault)


def test_healing_and_its_contrary() -> None:
    state = duel("x Bolt=!1 * y | top: 0/9", "* a | top: 0/9", mana=3)
    cast, _ = steps(state, "play Bolt right top 0", "end")
    assert values(cast, "heals") == {"count": 1, "stronghold": "bastion"}
    left, _ = steps(state, "play x top", "end")
    assert "closer" in codes(left)
    right, _ = steps(duel("* x y", "* a"), "play x top", "end")
    assert values(right, "price") == {"count": 1, "left": 1, "stronghold": "bastion"}


def test_each_play_tells_the_life_that_is_left_after_it() -> None:
    first, second, _ = steps(duel("* x y z w", "* a", mana=4), "play x top", "play y top", "end")
    assert values(first, "price")["left"] == 3
    assert values(second, "price")["left"] == 2


def test_an_aura_is_lent_and_got() -> None:
    state = duel("Drum=0/2~rage * New=1/1 x y | top: Old=1/9", "* a | top: 0/9", mana=2)
    drum, new, _ = steps(state, "play Drum top", "play New top", "end")
    assert values(drum, "lends") == {"card": "Old", "ability": "rage"}
    assert values(new, "gets") == {"card": "New", "ability": "rage"}
    assert "strikes" in codes(new)


def test_a_card_that_comes_into_reach_is_a_reason() -> None:
    state = duel("* x y z w Bolt=!3 v", "* a | top: Aim=0/3", mana=2)
    summon, _, _ = steps(state, "play x bottom", "play Bolt right top 0", "end")
    assert values(summon, "reaches") == {"cards": ("Bolt",), "count": 1}


def test_mana_is_kept_for_what_follows_the_attacks() -> None:
    state = duel("* Bolt=!1@2 x | top: 2/5", "* a | top: Aim=0/3", mana=2)
    assault, _, _ = steps(state, "attack", "play Bolt right top 0", "end")
    assert values(assault, "keeps_mana") == {"card": "Bolt", "count": 2}


def test_the_advice_is_legal_and_rests_on_nothing_hidden() -> None:
    state = duel("* x Bolt=!2 y z | top: 2/3", "a b * c d e f | top: 1/2 2/2", mana=5)
    told = advise(state, 0, 5, Memory((5, 6)))
    assert told
    assert why_not(state, told[0].actions[0]) is None
    rng = Random(3)
    for _ in range(2):
        other = state.copy()
        rng.shuffle(other.sides[1].hand)
        other.rng = rng.getrandbits(64)
        assert advise(other, 0, 5, Memory((5, 6))) == told


def test_a_line_is_explained_as_far_as_it_is_legal() -> None:
    state = duel("* Bolt=!2 x", "* a | top: 0/2", mana=2)
    action = CastIncantation(0, 1, 0, 0)
    assert len(explain(state, [action, action])) == 1


def test_a_creature_that_the_line_destroys_itself_is_explained_by_what_the_line_brings() -> None:
    state = duel("* Thief=1/1@1 Bolt=!1@1 c d New=1/9 Next=2/9", "* a b", mana=2)
    summon, cast, _ = steps(state, "play Thief top", "play Bolt left top 0", "end")
    assert "attacks_next" not in codes(summon)
    for step in (summon, cast):
        assert codes(step)[0] == "cycles"
        assert values(step, "cycles") == {"cards": ("New", "Next"), "count": 2}
    assert "costs" not in codes(cast)


def test_a_creature_that_stays_attacks_from_the_next_turn_on() -> None:
    summon, _ = steps(duel("* Thief=1/1@1 x c d New=1/9", "* a b", mana=2), "play Thief top", "end")
    assert codes(summon)[0] == "attacks_next"
    assert "cycles" not in codes(summon)


def test_who_falls_to_the_plain_answer_is_not_said_to_attack() -> None:
    summon, _ = steps(duel("* New=3/2@1 x y", "* a | top: 2/9", mana=1), "play New top", "end")
    assert "attacks_next" not in codes(summon)
    assert values(summon, "falls") == {"card": "New"}
    summon, _ = steps(duel("* New=3/3@1 x y", "* a | top: 2/9", mana=1), "play New top", "end")
    assert "falls" not in codes(summon)
    assert values(summon, "attacks_next") == {"card": "New", "attack": 3}


def test_who_falls_in_the_place_of_another_is_told_so_once() -> None:
    own, foe = "* Lord=0/1~protection@1 x y | top: Mine=0/1", "* a | top: 2/9+perforation"
    summon, _ = steps(duel(own, foe, mana=1), "play Lord top", "end")
    assert codes(summon)[:2] == ["saves", "instead"]
    assert "falls" not in codes(summon)


def test_an_ability_for_the_assault_is_lent_only_to_who_will_attack_with_it() -> None:
    line = "* Lord=0/9~splash@1 x y | top: Mine=1/{}:s", "* a | top: 2/9"
    for health, told in ((3, True), (2, False)):
        summon, _ = steps(duel(line[0].format(health), line[1], mana=1), "play Lord top", "end")
        assert ("lends" in codes(summon)) == told


def test_protection_is_lent_whoever_falls() -> None:
    state = duel("* Lord=0/1~protection@1 x y | top: Mine=1/1", "* a | top: 2/9 2/9", mana=1)
    summon, _ = steps(state, "play Lord top", "end")
    assert values(summon, "lends")["ability"] == "protection"


def test_before_a_lost_assault_nothing_is_promised() -> None:
    state = duel("New=3/9@1 ** x | top: Mine=0/2", "* a | top: 2/9 | bottom: 9/9", mana=1)
    summon, end = steps(state, "play New top", "end")
    assert not {"attacks_next", "guards", "saves"} & set(codes(summon))
    assert codes(end) == ["lost"]


#: A spell fells two at once: their owner chooses in which order they return.
_TWO = "* Bolt=!1+splash x y | top: 2/9 | bottom: 2/9", "* a b | top: P=0/1 | bottom: Q=0/1"


def test_a_line_breaks_off_at_the_other_sides_order() -> None:
    state = duel(*_TWO, mana=2)
    cast = move(state, "play Bolt right top 0")
    assert breaks_off(state, [cast])
    assert not breaks_off(state, [])
    assert not breaks_off(state, [move(state, "end")])
    assert not breaks_off(duel(_TWO[0], _TWO[1].replace("0/1", "0/2"), mana=2), [cast])


def test_an_order_in_the_assault_that_ends_the_turn_breaks_nothing_off() -> None:
    state = duel("* x y | top: 1/9+splash", _TWO[1])
    assert breaks_off(state, [move(state, "attack")])
    assert not breaks_off(state, [move(state, "end")])


def test_it_is_gone_on_with_to_the_end_of_the_turn() -> None:
    state = duel(*_TWO, mana=2)
    cast = move(state, "play Bolt right top 0")
    told = go_on(state, 0, 5, None, [cast])
    assert [step.kind for step in told][:2] == [CAST, THEIRS]
    assert {card.name for card in told[1].cards} == {"P", "Q"}
    assert told[0].actions == (cast,)
    assert told[-1].ends
    assert [card.name for card in told[-1].cards] == ["2/9"]
