"""What the player has chosen to wear, as pictures that are drawn in place of others."""

from game.board import WORN_FRAME
from game.play import BACK, FRAME, Settings, worn_picture


def worn_pictures(settings: Settings) -> dict[str, str]:
    """Return the picture of the cards' backs, and the frame of each of one's own portraits."""
    frame = worn_picture(FRAME, settings.portrait_frame)
    worn = {f"{WORN_FRAME}{portrait}": frame for portrait in settings.own_portraits}
    worn["ui/back"] = worn_picture(BACK, settings.card_back)
    return {name: picture for name, picture in worn.items() if picture}
