"""The log file: what went wrong without stopping the game, in the player's folder."""

import logging
from logging.handlers import RotatingFileHandler

from game import paths

#: The file and the older ones beside it, and the bytes that each may have.
FILES, LARGEST = 3, 200_000
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(RotatingFileHandler):
    """The file, opened when there is something to write; where it cannot be, nothing is kept."""

    def __init__(self) -> None:
        path = paths.user_log_dir() / f"{paths.APP_NAME}.log"
        older = FILES - 1
        super().__init__(path, maxBytes=LARGEST, backupCount=older, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter(_FORMAT))
        self.setLevel(logging.WARNING)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Do nothing: the line is in the terminal, and the game goes on."""


def keep_log() -> None:
    """Write what the game's modules log, from a warning upwards, to the file; and to the terminal.

    It may be called again, and looks anew for the player's folder then.
    """
    logger = logging.getLogger("game")
    for handler in logger.handlers[:]:
        if isinstance(handler, LogFile):
            logger.removeHandler(handler)
            handler.close()
    logger.addHandler(LogFile())
    # A handler of its own would silence Python's last resort, which writes to the terminal.
    if logging.lastResort is not None:
        logger.addHandler(logging.lastResort)
