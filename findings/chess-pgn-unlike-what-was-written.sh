#!/usr/bin/env bash
# chess (python-chess) 1.11.2 (CPython 3.11, Linux): a chess.pgn.Game is written and read again.
#
# Guessed: what comes back is what was written, or writing it is refused, as a line break in a tag is
# with ValueError. Seen:
# - the seven tags of every game (Event, Site, White ...) take a line break; the text then reads as
#   two games, the first without moves, the second without the tag. Any other tag is refused;
# - a closing brace in a comment is left out, an opening one kept: "{a} b" becomes "{a b";
# - a clock of 3599.9999 seconds is written as 0:59:60;
# - an evaluation of Mate(0), mate on the board, is written as none.
#
# Names typed or pasted by players go into White and Black: replace their line breaks first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check chess==1.11.2
cat >"$folder/again.py" <<'PYTHON'
import io

import chess.engine
import chess.pgn


def again(change):
    game = chess.pgn.Game()
    node = game.add_variation(chess.Move.from_uci("e2e4"))
    try:
        change(game, node)
    except ValueError as error:
        return error
    file = io.StringIO(f"{game}\n\n")
    read = iter(lambda: chess.pgn.read_game(file), None)
    return "; ".join(
        f"White {game.headers['White']!r} {[(node.san(), node.comment) for node in game.mainline()]}"
        for game in read
    )


def tag(name):
    return lambda game, _: game.headers.__setitem__(name, "Ann\nBob")


def comment(game, node):
    node.comment = "{a} b"


MATE = chess.engine.PovScore(chess.engine.Mate(0), chess.BLACK)
for name, change in {
    "a line break in Annotator": tag("Annotator"),
    "a line break in White": tag("White"),
    "braces in a comment": comment,
    "a clock of 3599.999": lambda _, node: node.set_clock(3599.999),
    "a clock of 3599.9999": lambda _, node: node.set_clock(3599.9999),
    "mate on the board": lambda _, node: node.set_eval(MATE),
}.items():
    print(f"{name}: {again(change)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/again.py")
echo "$seen"
expected="a line break in Annotator: line break in pgn header Annotator: 'Ann\\nBob'
a line break in White: White '?' []; White '?' [('e4', '')]
braces in a comment: White '?' [('e4', '{a b')]
a clock of 3599.999: White '?' [('e4', '[%clk 0:59:59.999]')]
a clock of 3599.9999: White '?' [('e4', '[%clk 0:59:60]')]
mate on the board: White '?' [('e4', '')]"
if [ "$seen" != "$expected" ]; then
    echo "chess-pgn-unlike-what-was-written: not what was seen with 1.11.2" >&2
    exit 1
fi
