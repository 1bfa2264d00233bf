#!/usr/bin/env bash
# appstreamcli 0.16.1 (package appstream of Debian 12): the news of each release, taken out of the
# description of the game by metainfo-to-news and put back by news-to-metainfo.
#
# Guessed: the second "reverses" the first, as its manual says, for texts, lists with points and lists
# with numbers, the three that the format knows. Seen: as YAML a release with a numbered list loses its
# whole description, the paragraphs before it as well; the answer is 0, and what is left is found
# valid (only the XML parser complains on the error output). As text, which it offers too, it cannot read
# what it has written as soon as there is a paragraph, and answers 1.
#
# News written as YAML use points, and are counted in what comes out.
set -euo pipefail
command -v appstreamcli >/dev/null || { echo "appstreamcli is needed" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
head='<component type="desktop-application">
<id>org.example.cards</id><metadata_license>CC0-1.0</metadata_license><project_license>MIT</project_license>
<name>Cards</name><summary>A duel of cards</summary>
<description><p>Two players duel with cards until one of them has none left.</p></description>
<url type="homepage">https://example.org/</url>
<launchable type="desktop-id">org.example.cards.desktop</launchable>'
release() {
    echo "<release version=\"$1\" date=\"2026-01-0$1\"><description>$2</description></release>"
}
{
    echo "$head<releases>"
    release 4 "<p>Only text.</p>"
    release 3 "<p>Points:</p><ul><li>one</li><li>two</li></ul><p>After.</p>"
    release 2 "<p>Numbers:</p><ol><li>one</li><li>two</li></ol><p>After.</p>"
    release 1 "<ul><li>only points</li></ul>"
    echo "</releases></component>"
} >whole.xml
seen=$(
    appstreamcli --version
    for format in yaml text; do
        echo "$head</component>" >bare.xml
        appstreamcli metainfo-to-news --format="$format" whole.xml news >/dev/null
        answer=0
        appstreamcli news-to-metainfo --format="$format" news bare.xml "$format.xml" >/dev/null 2>errors || answer=$?
        echo "$format: answer $answer"
        [ -e "$format.xml" ] || continue
        python3 - "$format.xml" <<'PYTHON'
import sys
import xml.etree.ElementTree

for release in xml.etree.ElementTree.parse(sys.argv[1]).iter("release"):
    texts = [f"{part.tag} {part.text}" for part in release.iter() if part.tag in ("p", "li")]
    print(f"  release {release.get('version')}:", ", ".join(texts) or "nothing")
PYTHON
        answer=0
        appstreamcli validate --no-net "$format.xml" >/dev/null 2>&1 || answer=$?
        echo "  validate: answer $answer"
    done
)
echo "$seen"
expected="AppStream version: 0.16.1
yaml: answer 0
  release 4: p Only text.
  release 3: p Points:, li one, li two, p After.
  release 2: nothing
  release 1: p only points
  validate: answer 0
text: answer 1"
if [ "$seen" != "$expected" ]; then
    echo "appstreamcli-news-lose-their-text: not what was seen with 0.16.1" >&2
    exit 1
fi
