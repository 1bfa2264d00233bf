#!/usr/bin/env bash
# python-shogi 1.1.1 (CPython 3.11, Linux): positions in CSA, the format of computer shogi, with pieces in hand
# ("P+00FU00FU": black holds two pawns), by CSA.Parser.parse_str and Board.
#
# Guessed: two pawns in hand are two pawns in hand: "2P" in the SFEN that the parser gives. Seen: of a piece held more
# than once only the number is written, not the piece. Board takes it without a word: a number with
# nothing behind it counts for nothing, so the pieces are gone, and one before another piece is taken for that one's
# number, so two pawns and a lance come back as two lances, and black's two pawns as white's two lances. A piece held
# once comes through, which is why the games that begin with nothing in hand never show it.
#
# A problem that gives its solver three pawns is set up without them: count the pieces of the file, or read it with
# another library.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check python-shogi==1.1.1
cat >"$folder/seen.py" <<'PYTHON'
import shogi
import shogi.CSA

KINGS = "\n".join(
    f"P{rank}" + " * " * 4 + {1: "-OU", 9: "+OU"}.get(rank, " * ") + " * " * 4 for rank in range(1, 10)
)
NAMES = {shogi.PAWN: "pawn", shogi.LANCE: "lance", shogi.SILVER: "silver"}


def held(hand):
    return ", ".join(f"{NAMES[piece]} {count}" for piece, count in sorted(hand.items()) if count) or "nothing"


def told(*lines):
    record = "\n".join(["V2.2", KINGS, *lines, "+", ""])
    sfen = shogi.CSA.Parser.parse_str(record)[0]["sfen"]
    black, white = (held(shogi.Board(sfen).pieces_in_hand[side]) for side in (shogi.BLACK, shogi.WHITE))
    print(f"{' '.join(lines)}: {sfen.split()[2]}, black holds {black}, white {white}")


told("P+00FU")
told("P+00FU00KY", "P-00FU")
told("P+00FU00FU")
told("P+00FU00FU00KY")
told("P+00KY00FU00FU")
told("P+00FU00FU00FU00KY00GI")
told("P+00FU00FU", "P-00KY")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="P+00FU: P, black holds pawn 1, white nothing
P+00FU00KY P-00FU: PLp, black holds pawn 1, lance 1, white pawn 1
P+00FU00FU: 2, black holds nothing, white nothing
P+00FU00FU00KY: 2L, black holds lance 2, white nothing
P+00KY00FU00FU: L2, black holds lance 1, white nothing
P+00FU00FU00FU00KY00GI: 3LS, black holds lance 3, silver 1, white nothing
P+00FU00FU P-00KY: 2l, black holds nothing, white lance 2"
if [ "$seen" != "$expected" ]; then
    echo "python-shogi-csa-hands-change-pieces: not what was seen with 1.1.1" >&2
    exit 1
fi
