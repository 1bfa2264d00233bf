"""A process that sails sagas, and says all that is kept of them: one to be killed.

``python -m tests.play.voyages.saga_sailor FOLDER SEED``. It goes on with the saga that was left,
and says each deed of a saga after it was confirmed: the name of the file and the digest.
"""

import sys
from pathlib import Path
from random import Random

from game.play import SagaRun, SagaStore, VoyageStore, saved_sagas
from game.play.voyages.saga_file import SagaDeedLine
from game.voyage import SetSail, offered, proposed_keep

from ..games import CONTENT
from .sagas import begin_saga, ended, saga_path


def say_last(run: SagaRun) -> None:
    deeds = [cause for cause in run.record.causes if isinstance(cause, SagaDeedLine)]
    if deeds:
        print(saga_path(run).name, deeds[-1].digest, flush=True)


def sail_on(run: SagaRun, rng: Random) -> None:
    while not run.saga.end:
        if run.saga.under_way is not None:
            ended(run.sail(), rng.choice(("won", "lost")))
            run.look()
        elif run.saga.landed is not None:
            run.submit(proposed_keep(run.saga))
        else:
            run.submit(SetSail(offered(run.saga)[0]))
        say_last(run)
    run.close()


def main(folder: str, seed: str) -> None:
    rng = Random(int(seed))
    store = SagaStore(VoyageStore(Path(folder)))
    for left in saved_sagas(store, CONTENT):
        run = SagaRun.resume(CONTENT, left.path, store)
        say_last(run)
        sail_on(run, rng)
    while True:
        sail_on(begin_saga(store, rng.getrandbits(30)), rng)


if __name__ == "__main__":
    main(*sys.argv[1:])
