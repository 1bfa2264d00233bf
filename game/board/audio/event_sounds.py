"""The sounds of every event: which effects, where, how loudly and when."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.kit import Times
from game.rules import BERSERK, DUEL, LEFT, PERFORATION, PROTECTION, RAGE, SPLASH, Incantation
from game.rules import events as ev

#: A cue that weighs less falls silent where too much begins at once.
TRIFLE, PLAIN, GRAVE = range(3)
#: From so much damage on a blow is medium, and heavy.
_MEDIUM, _HEAVY = 3, 5
#: From so much damage of one target on an incantation swallows it, and is no mere bang.
_GREAT = 4
#: How far to the side a lane's front is heard, how much further each place behind, and the end.
_FRONT, _PITCH, _FARTHEST = 0.25, 0.08, 0.6
#: Seconds of motion until a creature comes down that was summoned.
_LANDING = Times.beat + Times.travel
#: Seconds of an incantation's motion until its blow, and of its sound (R6.1).
_BLOWS = {
    "annihilation": (1.45, 0.57),
    "boom": (1.29, 0.11),
    "combustion": (1.27, 0.06),
    "cyclone": (0.85, 0.0),
    "meteorite": (1.27, 0.53),
}


@dataclass(frozen=True, slots=True)
class SoundCue:
    """An effect, from left (``pan`` -1) to right (1), at a share of its loudness.

    It begins ``after`` seconds of motion at normal speed, ``lead`` seconds earlier by the clock.
    """

    name: str
    pan: float = 0.0
    gain: float = 1.0
    weight: int = PLAIN
    after: float = 0.0
    lead: float = 0.0


SoundCues = tuple[SoundCue, ...]


def place_pan(side: int, position: int = 0) -> float:
    """Return where a place in a lane is heard."""
    away = min(_FARTHEST, _FRONT + _PITCH * position)
    return -away if side == LEFT else away


def strike(amount: int, pan: float) -> SoundCue:
    """Return the sound of a blow by its damage."""
    if amount >= _HEAVY:
        return SoundCue("strike_heavy", pan, weight=GRAVE)
    return SoundCue("strike_medium" if amount >= _MEDIUM else "strike_light", pan)


def strike_on_walls(amount: int, pan: float) -> SoundCue:
    """Return the sound of a blow on a stronghold by its damage: two sounds, each in steps."""
    if amount >= _MEDIUM:
        return SoundCue("stronghold_heavy", pan, min(1.0, 0.5 + 0.1 * amount), GRAVE)
    return SoundCue("stronghold_light", pan, 0.7 + 0.15 * amount, GRAVE)


def _always(name: str, gain: float = 1.0, weight: int = PLAIN) -> Callable[[Any], SoundCues]:
    return _cues(SoundCue(name, gain=gain, weight=weight))


def _cues(*cues: SoundCue) -> Callable[[Any], SoundCues]:
    return lambda _event: cues


def _in_place(name: str, gain: float = 1.0, after: float = 0.0) -> Callable[[Any], SoundCues]:
    return lambda event: (SoundCue(name, place_pan(event.side, event.position), gain, after=after),)


def _turn_began(event: ev.TurnBegan) -> SoundCues:
    pan = place_pan(event.side)
    return (SoundCue("mana_gain", weight=TRIFLE, after=0.2), SoundCue("turn_begin", pan, after=0.3))


def _summoned(event: ev.CreatureSummoned) -> SoundCues:
    pan = place_pan(event.side, event.position)
    cues = (SoundCue("mana_spend", weight=TRIFLE), SoundCue("card_drop", pan, after=_LANDING))
    aura = SoundCue("aura", pan, 0.7, TRIFLE, after=_LANDING + 0.1)
    return (*cues, aura) if event.card.aura else cues


def spell_sound(card: Incantation) -> str:
    """Return the sound that says best what a card does, whatever it is called."""
    if card.abilities & PERFORATION:
        return "cyclone" if card.abilities & SPLASH else "meteorite"
    if card.abilities & SPLASH:
        return "combustion"
    return "annihilation" if card.damage >= _GREAT else "boom"


def _incantation(card: Incantation, pan: float) -> SoundCue:
    name = spell_sound(card)
    after, lead = _BLOWS[name]
    return SoundCue(name, pan, weight=GRAVE, after=after, lead=lead)


def _cast(event: ev.IncantationCast) -> SoundCues:
    pan = place_pan(event.target_side, event.position)
    return (SoundCue("mana_spend", weight=TRIFLE), _incantation(event.card, pan))


def _horde_cast(event: ev.HordeIncantationCast) -> SoundCues:
    # Where nobody stands it strikes nothing (R9.4).
    if event.target is None:
        return ()
    return (_incantation(event.card, place_pan(DUEL.rival(event.side))),)


def _attacked(event: ev.CreatureAttacked) -> SoundCues:
    pan = place_pan(event.side, event.position)
    run = SoundCue("bridge", pan, 0.5, TRIFLE)
    if event.repeated and event.abilities & BERSERK:
        return (run, SoundCue("berserk", pan, 0.8))
    if event.abilities & RAGE:
        return (run, SoundCue("rage", pan, 0.6, TRIFLE))
    return (run,)


def _damaged(event: ev.CreatureDamaged) -> SoundCues:
    pan = place_pan(event.side, event.position)
    if event.means == "attack":
        return (strike(event.amount, pan),)
    return (SoundCue("wound" if event.means == "incantation" else event.means, pan),)


def _prevented(event: ev.DamagePrevented) -> SoundCues:
    name = "protection" if event.by == PROTECTION else "indestructible"
    return (SoundCue(name, place_pan(event.side, event.position)),)


def _destroyed(event: ev.CreaturesDestroyed) -> SoundCues:
    gain = min(1.0, 0.7 + 0.15 * len(event.fallen))
    return (SoundCue("creature_fall", place_pan(event.side), gain),)


def _struck(event: ev.StrongholdStruck | ev.HordeDeckStruck) -> SoundCues:
    pan = place_pan(event.side) / 2
    if not event.amount:
        # Its resistance has kept all of it off (R10.2).
        return (SoundCue("indestructible", pan, 0.7),)
    return (strike_on_walls(event.amount, pan),)


def _spared(event: ev.StepsSpared | ev.FortSpared) -> SoundCues:
    return (SoundCue("protection", place_pan(event.side) / 2),)


#: The sound of each press (H10).
_PRESSES = {
    "mana": "mana_gain",
    "stronghold": "heal",
    "rage": "rage",
    "recall": "assault_begin",
    "squall": "cyclone",
}


def _pressed(event: ev.Pressed) -> SoundCues:
    return (
        SoundCue(_PRESSES.get(event.what, "mana_gain"), place_pan(event.side) / 2, weight=GRAVE),
    )


#: Every event, and what is heard of it; None is silence that is meant.
SOUND_CUES: dict[type, Callable[[Any], SoundCues] | None] = {
    ev.DeckTaken: _always("draft_pick"),
    ev.CardsRevealed: _always("card_reveal"),
    ev.CardPicked: _always("draft_pick"),
    ev.DeckBuilt: None,
    ev.DeckShown: _always("card_reveal"),
    ev.CardBanned: _always("ban"),
    ev.HandDealt: _always("card_shuffle", 0.8, TRIFLE),
    ev.HordeDeckDealt: _always("card_shuffle", 0.8, TRIFLE),
    ev.DifficultyChosen: None,
    # The coin itself is heard, where there is one.
    ev.BeginnerChosen: None,
    ev.TurnBegan: _turn_began,
    ev.CreatureSummoned: _summoned,
    ev.IncantationCast: _cast,
    ev.IncantationReturned: _always("card_return", 0.7, TRIFLE),
    ev.AssaultBegan: _always("assault_begin"),
    ev.CreatureSprinted: _in_place("sprint"),
    ev.CreatureAttacked: _attacked,
    ev.CreatureDamaged: _damaged,
    ev.DamagePrevented: _prevented,
    ev.CreaturesDestroyed: _destroyed,
    ev.OrderAsked: _always("order_ask"),
    ev.OrderChosen: _always("card_draw", 0.8, TRIFLE),
    ev.CardReturned: _always("card_return", 0.8, TRIFLE),
    ev.CardDiscarded: _always("card_draw", 0.8, TRIFLE),
    ev.StrongholdStruck: _struck,
    ev.BastionDestroyed: _cues(SoundCue("bastion_break", weight=GRAVE, after=0.79, lead=0.12)),
    # Two blows shake it before the one that brings it down.
    ev.FortDestroyed: _cues(SoundCue("fort_fall", weight=GRAVE, after=1.31, lead=0.62)),
    ev.TurnEnded: _always("turn_end", 0.8, TRIFLE),
    # The results follow with their jingle.
    ev.MatchEnded: None,
    ev.HordeCardRevealed: _always("card_reveal"),
    ev.HordeCreatureArrived: _in_place("card_drop", after=Times.travel),
    ev.HordeIncantationCast: _horde_cast,
    ev.HordeDeckStruck: _struck,
    ev.HordeDeckShuffled: _always("card_shuffle"),
    ev.HordeDeckRanOut: _always("last_turn", 0.6),
    ev.HordeLastTurnBegan: _always("last_turn", weight=GRAVE),
    ev.CardsSwapped: _always("card_draw", 0.8, TRIFLE),
    ev.HandLaid: _always("card_shuffle", 0.8, TRIFLE),
    ev.BlowStrengthened: _in_place("rage", 0.8),
    ev.StepsSpared: _spared,
    ev.FortSpared: _spared,
    ev.Pressed: _pressed,
    ev.StrongholdRecovered: _always("heal"),
    ev.CreatureRecalled: _always("card_lift", 0.8, TRIFLE),
    ev.CardRelieved: _always("card_draw"),
    ev.SpoilsTaken: _always("draft_pick", 0.7, TRIFLE),
}
#: The sounds of the player's own hand.
LIFTED, PUT_BACK, REFUSED = "card_lift", "card_draw", "card_refused"
#: Every effect of a match, in the order in which they are read ahead.
EFFECTS = (
    *("card_lift", "card_drop", "card_draw", "card_refused", "mana_spend", "mana_gain"),
    *("turn_begin", "turn_end", "assault_begin", "strike_light", "strike_medium", "strike_heavy"),
    *(
        "stronghold_light",
        "stronghold_heavy",
        "creature_fall",
        "card_return",
        "wound",
        "protection",
        "splash",
    ),
    *("perforation", "sprint", "rage", "berserk", "indestructible", "aura", "heal", "boom"),
    *("combustion", "cyclone", "meteorite", "annihilation", "order_ask", "bastion_break"),
    *("fort_fall", "bridge", "card_reveal", "card_shuffle", "last_turn", "draft_pick", "ban"),
)
