"""All places of the chart by their files: little islands, and what floats between them."""

from . import places_deep, places_goals, places_open, places_safe, places_trade, places_wild

#: Every picture by its file below `assets/built`.
PIECES = {
    f"voyage/places/{name}": piece
    for name, piece in (
        places_safe.pictures()
        | places_trade.pictures()
        | places_wild.pictures()
        | places_deep.pictures()
        | places_goals.pictures()
        | places_open.pictures()
    ).items()
}
