"""What texts say is kept from one start to the next, and never told of another text."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.content import ContentError, kept_parses, source, yaml_parser
from game.content.source import values_of

TEXT = "forest: {name: Forest, cards: [wolf, bear]}\n---\n[1, 2.5, yes, null, 'א']\n"
VALUES = [{"forest": {"name": "Forest", "cards": ["wolf", "bear"]}}, [1, 2.5, True, None, "א"]]


class Starts:
    """Starts of the game that keep what they parse in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        #: The texts that were parsed.
        self.parsed: list[str] = []

    def read(self, text: str = TEXT) -> list[object]:
        """Return what another start reads of a text."""
        with kept_parses(self.path):
            return list(values_of(text, lambda: self._parse(text)))

    def _parse(self, text: str) -> Iterator[object]:
        self.parsed.append(text)
        return yaml_parser.parsed(text, "a.yaml")


@pytest.fixture
def starts(tmp_path: Path) -> Starts:
    return Starts(tmp_path / "kept")


def test_a_text_is_parsed_once_in_all_starts(starts: Starts) -> None:
    for _ in range(3):
        assert starts.read() == VALUES
    assert starts.parsed == [TEXT]


def test_an_edited_text_is_parsed_anew(starts: Starts) -> None:
    starts.read()
    assert starts.read(TEXT.replace("wolf", "lynx")) != VALUES
    assert starts.read() == VALUES


def _cut(raw: bytes) -> bytes:
    return raw[:-1]


def _changed(raw: bytes) -> bytes:
    return raw.replace(b"Forest", b"Desert")


def _emptied(_: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("damaged", [_cut, _changed, _emptied])
def test_a_damaged_file_is_as_good_as_none(
    starts: Starts, damaged: Callable[[bytes], bytes]
) -> None:
    starts.read()
    starts.path.write_bytes(damaged(starts.path.read_bytes()))
    assert starts.read() == starts.read() == VALUES
    assert len(starts.parsed) == 2


def test_another_release_parses_all_anew(starts: Starts, monkeypatch: pytest.MonkeyPatch) -> None:
    starts.read()
    monkeypatch.setattr(source, "__version__", "0.0.0")
    starts.read()
    assert len(starts.parsed) == 2


def test_nothing_is_kept_of_a_text_with_a_fault(starts: Starts) -> None:
    for _ in range(2):
        with pytest.raises(ContentError, match=r"^a.yaml:2: this is no YAML, "):
            starts.read("forest: {")
    assert len(starts.parsed) == 2


def test_where_nothing_can_be_written_all_is_read(tmp_path: Path) -> None:
    assert Starts(tmp_path / "nowhere" / "kept").read() == VALUES
