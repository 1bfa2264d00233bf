#!/usr/bin/env bash
# makeself 2.4.5 (the package of Debian 12): the arguments and the label of what unpacks itself.
#
# Guessed: the arguments given after the startup script reach it as they were given, as those do that
# follow the file when it is run, and the label is shown as it was given. Seen, all with success: an
# argument with a blank falls into two, what follows a "$" is looked up on the player's machine
# (mostly nothing), a star becomes the names of the files that were unpacked; a label with "%" is taken
# for a format, so that the line ends there with an error of printf's, and quotes are left out.
#
# An argument that needs any of these belongs into a script of one's own, which is packed along; a label
# is better plain letters and numbers.
set -euo pipefail
command -v makeself >/dev/null || { echo "makeself is needed" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/game"
cat >"$folder/game/start" <<'SHELL'
#!/bin/sh
printf 'started with %s:' "$#"
printf ' [%s]' "$@"
echo
SHELL
chmod +x "$folder/game/start"
seen=$(
    makeself --version
    cd "$folder"
    for arguments in "plain" "two words" 'price of $5' "*"; do
        makeself --quiet --nox11 --noprogress game game.run "Cards" ./start "$arguments"
        echo "given '$arguments'"
        ./game.run --quiet
        ./game.run --quiet -- "$arguments"
    done
    for label in "Cards" "100% Cards" 'The "Cards"'; do
        makeself --quiet --nox11 --noprogress game game.run "$label" ./start one
        echo "labelled '$label'"
        ./game.run --noexec --nodiskspace --target "$folder/out" 2>"$folder/errors" | grep Uncompressing
        grep -o "printf: .*" "$folder/errors" || true
    done
)
echo "$seen"
expected="Makeself version 2.4.5
given 'plain'
started with 1: [plain]
started with 2: [plain] [plain]
given 'two words'
started with 2: [two] [words]
started with 3: [two] [words] [two words]
given 'price of \$5'
started with 2: [price] [of]
started with 3: [price] [of] [price of \$5]
given '*'
started with 1: [start]
started with 2: [start] [*]
labelled 'Cards'
Uncompressing Cards
labelled '100% Cards'
Uncompressing 100
printf: % C: invalid directive
labelled 'The \"Cards\"'
Uncompressing The Cards"
if [ "$seen" != "$expected" ]; then
    echo "makeself-splits-its-arguments: not what was seen with 2.4.5" >&2
    exit 1
fi
