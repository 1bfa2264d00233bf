#!/bin/sh
# Installs the game below a folder (~/.local, or the one that is named), or removes it from there.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
remove=no
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
prefix=${1:-$HOME/.local}

home=$prefix/lib/@NAME@
rm -rf "$home"
rm -f "$prefix/bin/@NAME@"
(cd "$here/share" && find . -type f) | while read -r file; do
    rm -f "$prefix/share/$file"
    if [ "$remove" = no ]; then
        mkdir -p "$prefix/share/$(dirname "$file")"
        cp "$here/share/$file" "$prefix/share/$file"
    fi
done
if [ "$remove" = no ]; then
    mkdir -p "$home" "$prefix/bin"
    cp -R "$here/@NAME@" "$here/_internal" "$here/LICENSE" "$home/"
    ln -s "$home/@NAME@" "$prefix/bin/@NAME@"
    echo "installed: $prefix/bin/@NAME@"
else
    echo "removed from $prefix"
fi
