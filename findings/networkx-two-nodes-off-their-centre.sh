#!/usr/bin/env bash
# networkx 3.6.1 (CPython 3.11, Linux): spectral_layout with scale and center, for graphs of one to four nodes.
#
# Guessed: the nodes lie around center, none farther from it than scale, as they do from three nodes on and as
# the other layouts do it, and store_pos_as writes the places into the graph. Seen: of two nodes one is put at
# (0, 0), wherever the centre is, and the other at twice the centre; so without one both lie in the same
# place. scale counts for nothing, and for up to two nodes nothing is written into the graph.
#
# A map that is drawn with it shows two places as one, or throws them out of its frame as soon as it has no more:
# use another layout below three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check networkx==3.6.1 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import networkx as nx
import numpy

CENTRE = numpy.array([100, 40])
LAYOUTS = {"spectral": nx.spectral_layout, "circular": nx.circular_layout, "planar": nx.planar_layout}


def told(places, centre=CENTRE):
    """How far out the places go, along an axis, and how far their middle is from the centre."""
    all_of_them = numpy.array(list(places.values()))
    out, off = abs(all_of_them - centre).max(), abs(all_of_them.mean(axis=0) - centre).max()
    return f"out by {out:.1f}, middle off by {off:.1f}"


for name, layout in LAYOUTS.items():
    for size in (1, 2, 3, 4):
        graph = nx.path_graph(size)
        places = layout(graph, scale=3, center=CENTRE, store_pos_as="pos")
        kept = sum("pos" in graph.nodes[node] for node in graph)
        print(f"{name} of {size}: {told(places)}, written {kept}")
for centre in (None, (100, 40)):
    places = nx.spectral_layout(nx.path_graph(2), scale=3, center=centre)
    print(f"spectral of 2 around {centre}:", *(place.tolist() for place in places.values()))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="spectral of 1: out by 0.0, middle off by 0.0, written 0
spectral of 2: out by 100.0, middle off by 0.0, written 0
spectral of 3: out by 3.0, middle off by 0.0, written 3
spectral of 4: out by 3.0, middle off by 0.0, written 4
circular of 1: out by 0.0, middle off by 0.0, written 1
circular of 2: out by 3.0, middle off by 0.0, written 2
circular of 3: out by 3.0, middle off by 0.0, written 3
circular of 4: out by 3.0, middle off by 0.0, written 4
planar of 1: out by 0.0, middle off by 0.0, written 1
planar of 2: out by 3.0, middle off by 0.0, written 2
planar of 3: out by 3.0, middle off by 0.0, written 3
planar of 4: out by 3.0, middle off by 0.0, written 4
spectral of 2 around None: [0.0, 0.0] [0.0, 0.0]
spectral of 2 around (100, 40): [0.0, 0.0] [200.0, 80.0]"
if [ "$seen" != "$expected" ]; then
    echo "networkx-two-nodes-off-their-centre: not what was seen with 3.6.1" >&2
    exit 1
fi
