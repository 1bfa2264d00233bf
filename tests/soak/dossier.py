"""What is left of a failure: how it is repeated, the last events, a picture, the traceback."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from .sitting import Sitting


def write_dossier(sitting: Sitting, text: str) -> None:
    """Write a folder of the failure, beside the player's folder in which it happened."""
    plan = sitting.plan
    folder = plan.folder / "failures" / f"sitting-{sitting.number}-step-{sitting.steps}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "traceback.txt").write_text(text, encoding="utf-8")
    lines = [
        f"seed {plan.seed}, sitting {sitting.number}, step {sitting.steps}",
        f"the player's folder: {sitting.home}",
        "to repeat it, from a few steps before:",
        f"  python -m tests.soak {plan.folder} --repeat {sitting.number}"
        f" --from-step {max(1, sitting.steps - 20)}",
    ]
    walker = sitting.walker
    if walker is not None:
        with suppress(Exception):
            lines += [f"scenes: {sitting.where()}", f"settings: {sitting.walker.services.settings}"]  # type: ignore[union-attr]
        events = "\n".join(walker.desktop.trace)
        (folder / "events.txt").write_text(events, encoding="utf-8")
        with suppress(Exception):
            pygame.image.save(walker.desktop.picture(), folder / "picture.png")
    (folder / "report.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
