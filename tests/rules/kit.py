"""The kit's cards and printed decks, as the game's own data have them."""

from __future__ import annotations

from pathlib import Path

import yaml

from game.rules import ABILITIES, Card, Creature, Incantation

_DATA = Path(__file__).parents[2] / "data"


def _read() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for key, v in yaml.safe_load((_DATA / "cards.yaml").read_text("utf-8")).items():
        own = sum(ABILITIES[name] for name in v.get("abilities", ()))
        if "effect" in v:
            effect = v["effect"]
            own = sum(ABILITIES[name] for name in ("splash", "perforation") if effect.get(name))
            cards[key] = Incantation(key, v["name"], v["cost"], effect["damage"], own)
        else:
            aura = ABILITIES[v["aura"]] if "aura" in v else 0
            cards[key] = Creature(key, v["name"], v["cost"], v["attack"], v["health"], own, aura)
    return cards


CARDS: dict[str, Card] = _read()
DECKS: list[list[Card]] = [
    [CARDS[key] for key in deck]
    for deck in yaml.safe_load((_DATA / "decks.yaml").read_text("utf-8")).values()
]
BY_NAME: dict[str, Card] = {card.name: card for card in CARDS.values()}
