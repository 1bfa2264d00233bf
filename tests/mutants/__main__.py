"""Mutation testing: is every small wrong change of the rules and the records noticed by a test?

``python -m tests.mutants FOLDER`` makes each change that ``changes.py`` knows, one at a time, and
runs the tests that come along its line until one fails. Results are kept in FOLDER, from where an
interrupted run goes on; those of a module that has changed are made anew. ``--module`` takes
other modules or folders, ``--tests`` other tests or some of them, ``--sample N`` so many mutants
by lot (``--seed S``: by another lot), ``--again`` those that lived, as after a test was written,
``--report`` only shows what there is. ``--workers N`` try them, by default one for each processor;
on the tests of one mutant that lives they spend three seconds, or ``--longest SECONDS``.
Each mutant that lives needs a test, or a reason in ``explained.yaml``. The exit status is 1 below
95 %. It needs Linux.
"""

import sys


def main(words: list[str]) -> int:
    """Run, where that is possible."""
    if sys.platform != "linux":
        print("tests.mutants forks, and asks /proc: it runs on Linux alone", file=sys.stderr)
        return 2
    from .run import run  # noqa: PLC0415 # elsewhere its modules cannot be loaded

    return run(words, __doc__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
