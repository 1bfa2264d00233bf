"""The numbers by which voyages of earlier releases sail on, kept in ``data/voyages``."""

from functools import lru_cache

from game import paths
from game.voyage import VoyageBook

from .checks import each, mapping
from .contents import load_cards
from .source import load
from .voyage_numbers import read_voyage_book


@lru_cache(maxsize=1)
def _releases() -> dict[str, str]:
    def read(value: object) -> dict[str, str]:
        return {
            str(digest): release
            for release, digests in mapping(value, ()).items()
            for digest, _ in each(digests, (release,))
        }

    return load(paths.data_dir() / "voyages", "releases.yaml", read)


@lru_cache(maxsize=4)
def kept_voyage_book(digest: str) -> VoyageBook | None:
    """Return the numbers that an earlier release knew by ``digest``, or None.

    Raises ``ContentError`` for a damaged file.
    """
    release = _releases().get(digest)
    if release is None:
        return None
    cards = load_cards()
    folder = paths.data_dir() / "voyages"
    return load(folder, f"{release}.yaml", lambda value: read_voyage_book(value, cards))
