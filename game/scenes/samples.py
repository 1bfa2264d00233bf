"""Small matches in memory, for the pictures of scenes that need one."""

from __future__ import annotations

import random

from game.play import Match, Seat
from game.rules import Attack, EndTurn, TakeDeck, Terms, match_actions

from .desk import Desk

_SEED = 11
_NAMES = ("Alaric", "Morwen")
_DECKS = (1, 3)
_ROUGHLY_ENDLESS = 2000


def sample_duel(desk: Desk, seed: int = _SEED) -> Match:
    """Return a duel in which the hands have just been dealt."""
    left, right = (Seat(name) for name in _NAMES)
    match = Match.new(desk.content, Terms(), (left, right), seed=seed)
    for deck in _DECKS:
        match.submit(TakeDeck(deck))
    return match


def finished_duel(desk: Desk, seed: int = _SEED) -> Match:
    """Return a duel that two careless players have fought to its end."""
    match = sample_duel(desk, seed)
    choice = random.Random(seed)
    for _ in range(_ROUGHLY_ENDLESS):
        state = match.state
        if match.result is not None or state is None:
            break
        actions = match_actions(state)
        plays = [action for action in actions if not isinstance(action, Attack | EndTurn)]
        match.submit(choice.choice(plays or list(actions)))
    return match
