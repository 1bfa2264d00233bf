#!/usr/bin/env bash
# transitions 0.9.3 (CPython 3.11, Linux): Machine.add_ordered_transitions(loop=False), with a machine that does not
# begin in the first of its states.
#
# Guessed: deal, play and score follow each other, and score is the last, whatever the machine begins with; for the
# manual says that the transition from the last state to the first is the one left out. Seen: the order
# is turned until the initial state is its first one. A machine that begins with play goes on from score
# to deal and stops there, and play cannot be reached again; one that begins with score goes
# through all three. A list of states given in order makes no difference. Begun with deal and put forward
# by set_state, it does what one expects, with the same state and the same call.
#
# A match that is loaded in its last phase deals again instead of being over: always begin with the first state,
# and put the machine where it was by set_state.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check transitions==0.9.3
cat >"$folder/seen.py" <<'PYTHON'
from transitions import Machine, MachineError

PHASES = ["deal", "play", "score"]


def followed(machine):
    """The states that it goes through until it refuses, or five."""
    told = [machine.state]
    try:
        while len(told) < 5:
            machine.next_state()
            told.append(machine.state)
    except MachineError:
        told.append("refused")
    return ", ".join(told)


for named in (None, PHASES):
    for phase in PHASES:
        machine = Machine(states=PHASES, initial=phase, auto_transitions=False)
        machine.add_ordered_transitions(named, loop=False)
        print(f"begun with {phase}, order {'given' if named else 'as made'}: {followed(machine)}")
for phase in PHASES:
    machine = Machine(states=PHASES, initial="deal", auto_transitions=False)
    machine.add_ordered_transitions(loop=False)
    machine.set_state(phase)
    print(f"put to {phase}: {followed(machine)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="begun with deal, order as made: deal, play, score, refused
begun with play, order as made: play, score, deal, refused
begun with score, order as made: score, deal, play, refused
begun with deal, order given: deal, play, score, refused
begun with play, order given: play, score, deal, refused
begun with score, order given: score, deal, play, refused
put to deal: deal, play, score, refused
put to play: play, score, refused
put to score: score, refused"
if [ "$seen" != "$expected" ]; then
    echo "transitions-last-phase-leads-on: not what was seen with 0.9.3" >&2
    exit 1
fi
