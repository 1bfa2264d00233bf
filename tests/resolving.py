"""Two small cases, and what ``resolve`` makes of texts."""

import io
import json
import os
from pathlib import Path
from typing import Any

from game.cases import resolve

DUEL = """\
name: a small duel
cards:
  Axe: {cost: 2, attack: 3, health: 3, abilities: [splash]}
  Wall: {cost: 1, attack: 0, health: 4}
  Bolt: {cost: 1, effect: {damage: 3, splash: true}}
match:
  left: {hand: [Bastion, Wall, Bolt], top: [Axe, {card: Wall, damage: 1}]}
  right: {hand: [Fort, Wall, Axe], top: [Wall], bottom: [Axe]}
"""

SOLO = """\
name: a small solo match
match:
  left: {hand: [Fort, Troll, Gnome], top: [Brute]}
  right: {ai: {deck: [Boom!, Ogre, Zombie], discard: [Baron]}, bottom: [Grrr]}
"""


def resolved(tmp_path: Path, *texts: str) -> tuple[int, list[dict[str, Any]], str]:
    """Return the exit status, the lines and the complaint for files of these texts."""
    paths = []
    for number, text in enumerate(texts):
        path = tmp_path / f"{number}.yaml"
        path.write_text(text, "utf-8")
        paths.append(path)
    out, err = io.StringIO(), io.StringIO()
    status = resolve(paths, out, err)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    return status, lines, err.getvalue().replace(f"{tmp_path}{os.sep}", "")
