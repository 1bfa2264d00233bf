#!/usr/bin/env bash
# tcod (python-tcod) 21.2.2 (numpy 2.4.6, CPython 3.11, Linux): paths over ground of different cost, from one corner
# of a map to the other.
#
# Guessed: AStar and Dijkstra find a cheapest path, as their names have it, and hillclimb2d gives the path that
# belongs to the distances of dijkstra2d, as its help sends one there. Seen: so it is without slanting steps and
# where they cost as much as straight ones. Where they cost half as much again, Dijkstra and hillclimb2d give
# a dearer path on two maps of three, by up to a tenth, though the distances are right, and AStar on one of
# six. Pathfinder with a SimpleGraph gives the cheapest always. The help calls the first two older, not
# approximate.
#
# Who is shown what a walk will cost, and then walks, pays more: take Pathfinder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check tcod==21.2.2 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import numpy
from tcod import path

SIZE, MAPS = 12, 100
START, GOAL = (0, 0), (SIZE - 1, SIZE - 1)


def by_a_star(costs, slant):
    return path.AStar(costs, diagonal=slant / 2).get_path(*START, *GOAL)


def by_dijkstra(costs, slant):
    finder = path.Dijkstra(costs, diagonal=slant / 2)
    finder.set_goal(*START)
    return finder.get_path(*GOAL)


def by_hillclimb(costs, slant):
    distances = path.maxarray(costs.shape)
    distances[START] = 0
    path.dijkstra2d(distances, costs, 2, slant or None, out=distances)
    return path.hillclimb2d(distances, GOAL, True, bool(slant))[::-1][1:].tolist()


def by_pathfinder(costs, slant):
    finder = path.Pathfinder(path.SimpleGraph(cost=costs, cardinal=2, diagonal=slant))
    finder.add_root(START)
    return finder.path_to(GOAL)[1:].tolist()


def cost(costs, slant, steps):
    """Twice what the steps cost, the start left out."""
    places = [START, *map(tuple, steps)]
    pairs = zip(places, places[1:])
    return sum(int(costs[there]) * (slant if 0 not in numpy.subtract(here, there) else 2) for here, there in pairs)


for slant in (0, 2, 3):
    print(f"slanting steps cost {slant / 2} of a straight one:" if slant else "no slanting steps:")
    for find in (by_a_star, by_dijkstra, by_hillclimb, by_pathfinder):
        dearer, most = 0, 1.0
        for number in range(MAPS):
            costs = numpy.random.default_rng(number).integers(1, 9, (SIZE, SIZE)).astype(numpy.int8)
            best = cost(costs, slant, by_pathfinder(costs, slant))
            found = cost(costs, slant, find(costs, slant))
            dearer, most = dearer + (found > best), max(most, found / best)
        print(f"  {find.__name__}: dearer on {dearer} of {MAPS} maps, at most {most:.3f} times the best")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="no slanting steps:
  by_a_star: dearer on 0 of 100 maps, at most 1.000 times the best
  by_dijkstra: dearer on 0 of 100 maps, at most 1.000 times the best
  by_hillclimb: dearer on 0 of 100 maps, at most 1.000 times the best
  by_pathfinder: dearer on 0 of 100 maps, at most 1.000 times the best
slanting steps cost 1.0 of a straight one:
  by_a_star: dearer on 0 of 100 maps, at most 1.000 times the best
  by_dijkstra: dearer on 0 of 100 maps, at most 1.000 times the best
  by_hillclimb: dearer on 0 of 100 maps, at most 1.000 times the best
  by_pathfinder: dearer on 0 of 100 maps, at most 1.000 times the best
slanting steps cost 1.5 of a straight one:
  by_a_star: dearer on 17 of 100 maps, at most 1.072 times the best
  by_dijkstra: dearer on 68 of 100 maps, at most 1.108 times the best
  by_hillclimb: dearer on 68 of 100 maps, at most 1.108 times the best
  by_pathfinder: dearer on 0 of 100 maps, at most 1.000 times the best"
if [ "$seen" != "$expected" ]; then
    echo "tcod-shortest-paths-are-longer: not what was seen with 21.2.2" >&2
    exit 1
fi
