#!/usr/bin/env bash
# python-shogi 1.1.1 (CPython 3.11, Linux): games read by KIF.Parser, written by KIF.Exporter and read again.
#
# Guessed: what the exporter writes is the game that it was given: the same beginning, the same winner, and what it
# cannot tell it refuses, as it does refuse a winner who would have had to resign out of turn. Seen: a draw is
# written as a resignation of whoever would have moved next, so the other has won; a game broken off, too. A
# handicap game is written as an even one: it is read again with all pieces on the board and the wrong side
# to move, so its first move is no legal one. Neither is said.
#
# An archive that passes through it has no draws and no handicaps left: write the heading and the last line of
# the file yourself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check python-shogi==1.1.1
cat >"$folder/seen.py" <<'PYTHON'
import shogi
import shogi.KIF

EVEN, LANCE, ROOK = "平手", "香落ち", "飛車落ち"
SIDES = {"b": "black won", "w": "white won", "-": "drawn", None: "nobody won"}


def record(start, moves, last, result=""):
    lines = [f"手合割：{start}", "先手：A", "後手：B"]
    lines += [f"{number} {move}" for number, move in enumerate([*moves, last], 1)]
    return "\n".join([*lines, result, ""])


def shown(game):
    board = shogi.Board(game["sfen"])
    pieces = sum(board.piece_at(square) is not None for square in shogi.SQUARES)
    legal = shogi.Move.from_usi(game["moves"][0]) in board.legal_moves
    return f"{SIDES[game['win']]}, {pieces} pieces, first move {'legal' if legal else 'not legal'}"


def told(name, text):
    game = shogi.KIF.Parser.parse_str(text)[0]
    again = shogi.KIF.Parser.parse_str(shogi.KIF.Exporter.kif(game))[0]
    print(f"{name}: {shown(game)}; again: {shown(again)}")


BLACK_FIRST, WHITE_FIRST = ["７六歩(77)", "３四歩(33)"], ["３四歩(33)", "７六歩(77)"]
told("black resigns", record(EVEN, BLACK_FIRST, "投了", "まで2手で後手の勝ち"))
told("drawn by repetition", record(EVEN, BLACK_FIRST, "千日手", "まで2手で千日手"))
told("drawn by impasse, after one move", record(EVEN, BLACK_FIRST[:1], "持将棋", "まで1手で持将棋"))
told("broken off", record(EVEN, BLACK_FIRST, "中断"))
told("lance odds, drawn", record(LANCE, WHITE_FIRST, "千日手", "まで2手で千日手"))
told("rook odds, broken off", record(ROOK, WHITE_FIRST, "中断"))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="black resigns: white won, 40 pieces, first move legal; again: white won, 40 pieces, first move legal
drawn by repetition: drawn, 40 pieces, first move legal; again: white won, 40 pieces, first move legal
drawn by impasse, after one move: drawn, 40 pieces, first move legal; again: black won, 40 pieces, first move legal
broken off: nobody won, 40 pieces, first move legal; again: white won, 40 pieces, first move legal
lance odds, drawn: drawn, 39 pieces, first move legal; again: white won, 40 pieces, first move not legal
rook odds, broken off: nobody won, 39 pieces, first move legal; again: white won, 40 pieces, first move not legal"
if [ "$seen" != "$expected" ]; then
    echo "python-shogi-kif-draws-become-defeats: not what was seen with 1.1.1" >&2
    exit 1
fi
