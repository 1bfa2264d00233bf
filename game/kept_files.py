"""The files that the application keeps for the player: reports of faults, pictures, its log."""

from __future__ import annotations

import io
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import paths

if TYPE_CHECKING:
    from logging import Logger


def write_report(text: str) -> Path | None:
    """Write what went wrong to a new file in the player's folder; None where that fails too."""
    try:
        folder = paths.user_data_dir() / "reports"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / time.strftime("report-%Y%m%d-%H%M%S.txt")
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        logger().warning("the report cannot be written: %s", error)
        return None
    return path


def save_picture(picture: pygame.Surface) -> Path:
    """Save a picture of the window to a new file in the player's folder; raises OSError."""
    # Loaded when it is needed: the first picture does not wait for it.
    from game.play import write_whole  # noqa: PLC0415

    folder = paths.user_pictures_dir()
    stem = time.strftime(f"{paths.APP_NAME}-%Y%m%d-%H%M%S")
    path, number = folder / f"{stem}.png", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.png"
    data = io.BytesIO()
    pygame.image.save(picture, data, path.name)
    write_whole(path, data.getvalue())
    return path


def logger() -> Logger:
    """Return the logger of this module; what the game logs is kept in a file from then on."""
    # Loaded when it is needed, or when there is time: the first picture does not wait for it.
    import logging  # noqa: PLC0415

    from game.log_file import keep_log  # noqa: PLC0415

    keep_log()
    return logging.getLogger("game.app")
