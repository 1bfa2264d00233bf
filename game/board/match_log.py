"""The events of a match in words: one line of the match log for each thing worth telling.

A blow and all that comes of it for the creature it strikes are one line, which grows with the
events; what Splash and Perforation do to others is a line for each, and names its cause.
"""

from functools import partial

from game.content import Strings
from game.rules import BERSERK, DRAW, DUEL, NOBODY, Field, ability_names
from game.rules import events as ev

from .fight_log import FIGHT_LINES, RING_LINES, tell_winner
from .log_lines import (
    BAN,
    DESTROYED,
    END,
    ORDER,
    PASS,
    PICK,
    PREVENTED,
    SETUP,
    SPELL,
    SPRINT,
    STRONGHOLD,
    SUMMON,
    TURN,
    LoggedBlow,
    LogLine,
    LogSpot,
)
from .log_writer import MatchLog, Teller


def _deck(log: MatchLog, event: ev.DeckTaken | ev.DeckShown, key: str) -> None:
    cards = log.listed([card.name for card in event.cards])
    log.note(key, event.side, SETUP, short="deck_short", cards=cards)


def _summoned(log: MatchLog, event: ev.CreatureSummoned | ev.HordeCreatureArrived) -> None:
    log.note_deed()
    log.new.append(event.card)
    lane = log.bridge(event.side, event.lane)
    spots = (LogSpot(event.side, event.card, event.lane, event.position),)
    across, _ = log.field.across[event.side][event.lane]
    own = log.viewer in (event.side, across)
    # The row has the one end in its colour, and room for the other alone.
    short = lane if own else log.strings.text("log.summoned_short", across=log.names[across])
    line = LogLine("", event.side, SUMMON, event.card, short=short, spots=spots)
    log.add("summoned", line, name=log.names[event.side], card=event.card.name, lane=lane)


def _cast(log: MatchLog, event: ev.IncantationCast | ev.HordeIncantationCast) -> None:
    log.note_deed()
    log.raging = None
    log.begin_blows(LogSpot(event.side, event.card))
    name = log.names[event.side]
    if event.target is None:
        short = log.strings.text("log.no_target_short")
        line = LogLine("", event.side, SPELL, event.card, short=short)
        log.add("no_target", line, name=name, card=event.card.name)
        return
    blow = LoggedBlow("incantation", event.side, name, event.card, event.target, event.card.damage)
    if isinstance(event, ev.IncantationCast):
        place = event.target_side, event.lane, event.position
    else:
        place = *log.field.across[event.side][event.lane], 0
    log.add_blow(blow, place)


def _attacked(log: MatchLog, event: ev.CreatureAttacked) -> None:
    log.note_deed()
    if event.repeated:
        log.due = None
    log.tell_no_repeat()
    log.raging = event.card if event.abilities & BERSERK and event.card in log.new else None
    foe, lane = log.field.across[event.side][event.lane]
    actor = LogSpot(event.side, event.card, event.lane, event.position)
    log.begin_blows(actor)
    if event.target is not None:
        name = log.names[event.side]
        blow = LoggedBlow("attack", event.side, name, event.card, event.target, event.attack)
        blow.again = event.repeated
        log.add_blow(blow, (foe, lane, 0))
        return
    spots = (actor, LogSpot(foe, None))
    line = LogLine("", event.side, STRONGHOLD, event.card, None, foe, spots=spots)
    log.add("attacks_stronghold", line, card=event.card.name, stronghold=log.stronghold(foe))
    if not event.attack:
        # Without an attack value it is made all the same (R5.7).
        log.tell_no_damage(foe)


def _damaged(log: MatchLog, event: ev.CreatureDamaged) -> None:
    place = event.side, event.lane, event.position
    log.blow_at(place, event.means, event.card, event.amount)


def _prevented(log: MatchLog, event: ev.DamagePrevented) -> None:
    place = event.side, event.lane, event.position
    blow = log.blow_at(place, event.means, event.card, event.amount)
    if blow is not None:
        blow.outcome, blow.by = PREVENTED, ability_names(event.by)[0]
        log.tell_again(place)


def _destroyed(log: MatchLog, event: ev.CreaturesDestroyed) -> None:
    if log.raging is not None:
        log.due = log.raging
    elif any(fallen.card is log.due for fallen in event.fallen):
        log.due = None
    for fallen in event.fallen:
        place = event.side, fallen.lane, fallen.position
        blow = log.blow_at(place, "attack", fallen.card, 0)
        if blow is not None:
            blow.outcome = DESTROYED
            log.tell_again(place)


def _struck(log: MatchLog, event: ev.StrongholdStruck) -> None:
    held = log.held[event.side]
    before = None if held is None else held - event.from_place
    log.tell_hit(event.side, event.amount, before, (held or 0) - event.to_place)


def _deck_struck(log: MatchLog, event: ev.HordeDeckStruck) -> None:
    if event.cards:
        log.tell_hit(event.side, event.amount, event.deck + len(event.cards), event.deck)
    else:
        # One that takes no card is an attack all the same (R9.8, R10.2).
        log.tell_no_damage(event.side)


def _bastion(log: MatchLog, event: ev.BastionDestroyed) -> None:
    _fallen(log, "bastion", event.side)
    for side in log.one_stronghold(event.side):
        log.forts[side] = True


def _fallen(log: MatchLog, which: str, side: int) -> None:
    short, spots = log.strings.text(f"card_types.{which}"), (LogSpot(side, None),)
    line = LogLine(
        "", side, STRONGHOLD, struck_side=side, outcome=DESTROYED, short=short, spots=spots
    )
    log.add(which, line, name=log.names[side])


def _revealed(log: MatchLog, event: ev.CardsRevealed) -> None:
    short = log.strings.text("log.revealed_short", round=event.round)
    cards = log.listed([card.name for card in event.cards])
    log.add("revealed", LogLine("", NOBODY, SETUP, short=short), round=event.round, cards=cards)


def _difficulty(log: MatchLog, event: ev.DifficultyChosen) -> None:
    words = log.strings.text("log.difficulty", count=event.level)
    log.add("difficulty", LogLine("", NOBODY, SETUP, short=words), count=event.level)


def _turn(log: MatchLog, event: ev.TurnBegan) -> None:
    log.begin_turn(event.side)
    name, mana = log.names[event.side], event.mana
    short = log.strings.text("log.turn_short", turn=event.turn, name=name)
    line = LogLine("", event.side, TURN, amount=mana, short=short)
    log.add("turn", line, turn=event.turn, name=name, count=mana, mana=mana)


def _ordered(log: MatchLog, event: ev.OrderChosen) -> None:
    spots = tuple(LogSpot(event.side, card) for card in event.cards)
    cards = log.listed([card.name for card in event.cards])
    log.note("order", event.side, ORDER, short="order_short", spots=spots, cards=cards)


def _last_turn(log: MatchLog, event: ev.HordeLastTurnBegan) -> None:
    log.note_deed()
    log.note("last_turn", event.side, END)


def _turn_ended(log: MatchLog, event: ev.TurnEnded) -> None:
    log.tell_no_repeat()
    if log.passed:
        log.note("passed", event.side, PASS, short="passed_short")


def _ended(log: MatchLog, event: ev.MatchEnded) -> None:
    if event.winner == DRAW:
        log.add("draw_ring" if log.field.is_ring else "draw", LogLine("", NOBODY, END))
    else:
        tell_winner(log, event.winner)


_LINES: dict[type, Teller] = {
    ev.DeckTaken: partial(_deck, key="deck_taken"),
    ev.CardsRevealed: _revealed,
    ev.CardPicked: lambda log, event: log.note(
        "picked", event.side, PICK, event.card, spots=(LogSpot(event.side, event.card),)
    ),
    ev.DeckShown: partial(_deck, key="deck_shown"),
    ev.CardBanned: lambda log, event: log.note("banned", event.side, BAN, event.card),
    ev.HordeDeckDealt: lambda log, event: log.note(
        "deck_dealt", event.side, SETUP, short="deck_dealt_short", count=event.deck
    ),
    ev.DifficultyChosen: _difficulty,
    ev.BeginnerChosen: lambda log, event: log.note("begins", event.side, SETUP, short="begins"),
    ev.TurnBegan: _turn,
    ev.CreatureSummoned: _summoned,
    ev.HordeCreatureArrived: _summoned,
    ev.IncantationCast: _cast,
    ev.HordeIncantationCast: _cast,
    ev.CreatureSprinted: lambda log, event: log.note(
        "sprinted",
        event.side,
        SPRINT,
        event.card,
        short="sprint_short",
        spots=(LogSpot(event.side, event.card, event.lane),),
        attack=event.attack,
    ),
    ev.CreatureAttacked: _attacked,
    ev.CreatureDamaged: _damaged,
    ev.DamagePrevented: _prevented,
    ev.CreaturesDestroyed: _destroyed,
    ev.StrongholdStruck: _struck,
    ev.HordeDeckStruck: _deck_struck,
    ev.BastionDestroyed: _bastion,
    ev.FortDestroyed: lambda log, event: _fallen(log, "fort", event.side),
    ev.OrderChosen: _ordered,
    ev.HordeDeckShuffled: lambda log, event: log.note(
        "shuffled",
        event.side,
        SETUP,
        short="deck_dealt_short",
        spots=(LogSpot(event.side, None),),
        count=event.deck,
    ),
    ev.HordeDeckRanOut: lambda log, event: log.note(
        "bared", event.side, SETUP, short="bared_short", spots=(LogSpot(event.side, None),)
    ),
    ev.HordeLastTurnBegan: _last_turn,
    ev.TurnEnded: _turn_ended,
    ev.MatchEnded: _ended,
    **FIGHT_LINES,
    **RING_LINES,
}

#: Events without a line of their own, and why: each is told by another, or must not be told.
UNTOLD: dict[type, str] = {
    ev.DeckBuilt: "the deck is secret until it is shown",
    ev.HandDealt: "the hand lies before its owner, and is secret to the other side",
    ev.IncantationReturned: "every incantation returns (R6.3); that it was cast has a line",
    ev.AssaultBegan: "the attacks have their lines",
    ev.OrderAsked: "the order that is chosen has a line",
    ev.CardReturned: "that the creature is destroyed has a line",
    ev.CardDiscarded: "that the creature is destroyed, or the card cast, has a line",
    ev.HordeCardRevealed: "what becomes of the card has a line",
}


def new_log(
    strings: Strings, names: tuple[str, ...], field: Field = DUEL, viewer: int = 0
) -> MatchLog:
    """Return a log without a line, as it is told from the side of ``viewer``."""
    return MatchLog(_LINES, strings, names, field, viewer)
