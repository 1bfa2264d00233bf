"""The laboratory: games between computer players by the hundred, and what they tell.

This module is its one door. ``python -m game simulate`` is all of it that most
people need; whoever writes a measurement of their own takes ``Job``, ``play``
and ``played``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import open_door

if TYPE_CHECKING:
    from .executors import Hands as Hands
    from .executors import played as played
    from .executors import processes as processes
    from .intervals import Share as Share
    from .intervals import share_of as share_of
    from .intervals import share_of_pairs as share_of_pairs
    from .jobs import Job as Job
    from .jobs import Outcome as Outcome
    from .options import add_simulate as add_simulate
    from .playing import play as play
else:
    __getattr__ = open_door(
        __name__,
        {
            "executors": "Hands played processes",
            "intervals": "Share share_of share_of_pairs",
            "jobs": "Job Outcome",
            "options": "add_simulate",
            "playing": "play",
        },
    )
