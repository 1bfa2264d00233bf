"""Mana in a panel: crystals that have room there."""

from game.board.hud.mana_gems import own_gems

from ..telling import LAYOUT


def test_the_crystals_lie_in_the_panel() -> None:
    box = LAYOUT.own_panel
    for total in (1, 6, 12):
        gems = own_gems(LAYOUT, total)
        for gem in (0, total - 1):
            assert box.holds(gems.middle(gem))
