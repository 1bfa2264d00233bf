#!/usr/bin/env bash
# icalendar 7.3.2 (CPython 3.11, Linux): times with a zone are written and read again.
#
# Guessed: the same moment comes back, or what cannot be written is refused. Seen, with no error:
# - of a time whose zone is a plain offset, as fromisoformat gives it, the hour comes back without any zone:
#   "UTC+03:00" is written for its name, and not even add_missing_timezones writes what that means;
# - of several excluded dates in different zones all are read in the first one's zone: one that was told in UTC
#   comes back three hours earlier. It is written with the Z of UTC behind the name of the other zone;
# - half a second of a duration is dropped, and a duration of half a second is none.
#
# An evening of play in a calendar is moved by some hours in whoever's calendar reads it: write all times in
# UTC, or in zones of zoneinfo, and dates of one zone in one property.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check icalendar==7.3.2 tzdata==2026.6
cat >"$folder/seen.py" <<'PYTHON'
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event

KYIV = ZoneInfo("Europe/Kyiv")
TIMES = {
    "in UTC": datetime(2026, 7, 1, 20, tzinfo=timezone.utc),
    "in Kyiv": datetime(2026, 7, 1, 20, tzinfo=KYIV),
    "three hours ahead": datetime.fromisoformat("2026-07-01T20:00:00+03:00"),
}


def again(name, value):
    calendar, event = Calendar(), Event()
    event.add(name, value)
    calendar.add_component(event)
    calendar.add_missing_timezones()
    written = calendar.to_ical()
    line = written.decode().split("BEGIN:VEVENT")[1].splitlines()[1]
    return line, Calendar.from_ical(written).walk("vevent")[0][name]


for name, time in TIMES.items():
    line, read = again("DTSTART", time)
    print(f"{name}: {line}, comes back as {read.dt.isoformat()}")
line, read = again("EXDATE", [TIMES["in Kyiv"], TIMES["in UTC"]])
print("excluded:", line)
for date in read.dts:
    print("  comes back as", date.dt.astimezone(timezone.utc).isoformat())
for length in (timedelta(seconds=90), timedelta(seconds=90.5), timedelta(seconds=0.5)):
    line, read = again("DURATION", length)
    print(f"{length.total_seconds()} seconds: {line}, comes back as {read.dt.total_seconds()}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="in UTC: DTSTART:20260701T200000Z, comes back as 2026-07-01T20:00:00+00:00
in Kyiv: DTSTART;TZID=Europe/Kyiv:20260701T200000, comes back as 2026-07-01T20:00:00+03:00
three hours ahead: DTSTART;TZID=\"UTC+03:00\":20260701T200000, comes back as 2026-07-01T20:00:00
excluded: EXDATE;TZID=Europe/Kyiv:20260701T200000,20260701T200000Z
  comes back as 2026-07-01T17:00:00+00:00
  comes back as 2026-07-01T17:00:00+00:00
90.0 seconds: DURATION:PT1M30S, comes back as 90.0
90.5 seconds: DURATION:PT1M30S, comes back as 90.0
0.5 seconds: DURATION:P0D, comes back as 0.0"
if [ "$seen" != "$expected" ]; then
    echo "icalendar-hours-lose-their-zone: not what was seen with 7.3.2" >&2
    exit 1
fi
