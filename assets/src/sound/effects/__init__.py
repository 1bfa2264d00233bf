"""Every effect by the name of its file, and how loud it is."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from .. import measure
from ..room import limited
from ..tone import Wave
from . import abilities, cards, incantations, interface, jingles, moments, strikes, voyage, walls


class Effect(NamedTuple):
    """How an effect is made, and the LUFS of its loudest 400 ms."""

    make: Callable[[], Wave]
    loudness: float


#: No sample of an effect is higher, and the limiter is never asked to work harder than this.
CEILING, PRESSED = 0.8, 1.5

GRAND, STRONG, PLAIN, SOFT, QUIET = -15.0, -17.0, -20.0, -24.0, -30.0

EFFECTS = {
    "card_lift": Effect(cards.lift, SOFT - 3),
    "card_drop": Effect(cards.drop, PLAIN),
    "card_draw": Effect(cards.draw, SOFT),
    "card_return": Effect(cards.back_home, PLAIN - 2),
    "card_refused": Effect(cards.refused, SOFT),
    "card_shuffle": Effect(cards.shuffle, SOFT),
    "card_reveal": Effect(cards.reveal, PLAIN - 2),
    "mana_gain": Effect(cards.mana_gain, SOFT),
    "mana_spend": Effect(cards.mana_spend, SOFT - 2),
    "strike_light": Effect(strikes.light, PLAIN),
    "strike_medium": Effect(strikes.medium, STRONG),
    "strike_heavy": Effect(strikes.heavy, GRAND),
    "wound": Effect(strikes.wound, PLAIN - 2),
    "heal": Effect(strikes.heal, SOFT),
    "creature_fall": Effect(strikes.fall, STRONG - 1),
    "bridge": Effect(strikes.bridge, PLAIN),
    "splash": Effect(abilities.splash, PLAIN),
    "perforation": Effect(abilities.perforation, PLAIN),
    "protection": Effect(abilities.protection, PLAIN),
    "rage": Effect(abilities.rage, PLAIN),
    "berserk": Effect(abilities.berserk, PLAIN),
    "sprint": Effect(abilities.sprint, PLAIN),
    "indestructible": Effect(abilities.indestructible, PLAIN - 2),
    "aura": Effect(abilities.aura, PLAIN - 2),
    "annihilation": Effect(incantations.annihilation, GRAND),
    "boom": Effect(incantations.boom, STRONG),
    "combustion": Effect(incantations.combustion, STRONG),
    "meteorite": Effect(incantations.meteorite, GRAND),
    "cyclone": Effect(incantations.cyclone, STRONG),
    "stronghold_light": Effect(walls.light, STRONG),
    "stronghold_heavy": Effect(walls.heavy, GRAND),
    "bastion_break": Effect(walls.bastion_break, GRAND),
    "fort_fall": Effect(walls.fort_fall, GRAND),
    "turn_begin": Effect(moments.turn_begin, PLAIN - 2),
    "turn_end": Effect(moments.turn_end, SOFT),
    "assault_begin": Effect(moments.assault_begin, STRONG),
    "coin_toss": Effect(moments.coin_toss, PLAIN - 2),
    "order_ask": Effect(moments.order_ask, PLAIN - 2),
    "last_turn": Effect(moments.last_turn, STRONG),
    "draft_pick": Effect(moments.draft_pick, PLAIN - 2),
    "ban": Effect(moments.ban, PLAIN),
    "star": Effect(moments.star, PLAIN),
    "sail": Effect(voyage.sail, PLAIN - 2),
    "fog_lift": Effect(voyage.fog_lift, PLAIN),
    "flag_raise": Effect(voyage.flag_raise, PLAIN),
    "victory": Effect(jingles.victory, GRAND),
    "defeat": Effect(jingles.defeat, STRONG),
    "hover": Effect(interface.hover, QUIET - 4),
    "click": Effect(interface.click, QUIET),
    "back": Effect(interface.back, QUIET),
    "toggle": Effect(interface.toggle, QUIET),
    "open": Effect(interface.opened, SOFT - 3),
    "close": Effect(interface.closed, SOFT - 3),
    "error": Effect(interface.error, SOFT - 2),
    "tick": Effect(interface.tick, QUIET - 4),
    "notice": Effect(interface.notice, SOFT - 2),
}


def effect(name: str) -> Wave:
    """Make an effect at its loudness."""
    make, wanted = EFFECTS[name]
    wave = make()
    gain = 10 ** ((wanted - measure.loudest(wave)) / 20)
    # A very short sound would have to be very high to be loud.
    gain = min(gain, PRESSED * CEILING / float(np.abs(wave).max()))
    return limited(wave * gain, CEILING)
