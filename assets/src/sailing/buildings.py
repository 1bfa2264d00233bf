"""All buildings of home by their files: each stands alone, and is laid over the painted harbour."""

from . import buildings_halls, buildings_yards

#: Every picture by its file below `assets/built`.
PIECES = {
    f"voyage/buildings/{name}": piece
    for name, piece in (buildings_yards.pictures() | buildings_halls.pictures()).items()
}
