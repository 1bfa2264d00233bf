#!/usr/bin/env bash
# chess (python-chess) 1.11.2 (CPython 3.11, Linux): chess.pgn.read_game of PGN with several games.
#
# Guessed: a game ends at its result (1-0, 0-1, 1/2-1/2 or *), as the standard of 1994 has it, however
# the lines are broken, since its import format gives line breaks no meaning; what cannot be read is
# told in Game.errors. Seen, with no error:
# - where no empty line stands between two games, the moves of the second are played on after the
#   first one's result, as far as they are legal: one game of four moves instead of two of two;
# - where tags follow a result in the next line, the second game is found, but its tags are lost;
# - a comment that begins with a semicolon is left out, where one in braces is kept.
#
# A file joined from several can so change who played what; put an empty line behind every result.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check chess==1.11.2
cat >"$folder/games.py" <<'PYTHON'
import io

import chess.pgn

TEXTS = {
    "an empty line between": "1. e4 e5 1-0\n\n1. d4 d5 0-1\n",
    "one line each": "1. e4 e5 1-0\n1. d4 d5 0-1\n",
    "one line for both": "1. e4 e5 1-0 1. d4 d5 0-1\n",
    "tags in the next line": '1. e4 e5 1-0\n[White "Ann"]\n[Black "Bob"]\n\n1. d4 d5 0-1\n',
    "two kinds of comment": "1. e4 {in braces} e5 ; to the end of the line\n2. Nf3 *\n",
}


def told(game):
    comments = [node.comment for node in game.mainline() if node.comment]
    moves = " ".join(move.uci() for move in game.mainline_moves())
    headers = game.headers
    players = f"{headers['White']}-{headers['Black']} {headers['Result']}"
    return f"  {players}: {moves} comments {comments} errors {game.errors}"


for name, text in TEXTS.items():
    print(name)
    file = io.StringIO(text)
    while (game := chess.pgn.read_game(file)) is not None:
        print(told(game))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/games.py")
echo "$seen"
expected="an empty line between
  ?-? 1-0: e2e4 e7e5 comments [] errors []
  ?-? 0-1: d2d4 d7d5 comments [] errors []
one line each
  ?-? 1-0: e2e4 e7e5 d2d4 d7d5 comments [] errors []
one line for both
  ?-? 1-0: e2e4 e7e5 d2d4 d7d5 comments [] errors []
tags in the next line
  ?-? 1-0: e2e4 e7e5 comments [] errors []
  ?-? 0-1: d2d4 d7d5 comments [] errors []
two kinds of comment
  ?-? *: e2e4 e7e5 g1f3 comments ['in braces'] errors []"
if [ "$seen" != "$expected" ]; then
    echo "chess-pgn-runs-games-together: not what was seen with 1.11.2" >&2
    exit 1
fi
