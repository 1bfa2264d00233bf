"""The fleet: one ship with two masts, seen from six sides, at anchor, and its wake; the flags.

Only three sides are drawn, to the right; those to the left are their mirror images. A rival's
fleet is the same ship in other colours, with fangs on its sails where ours has an arch.
"""

from ..curves import ellipse, polygon, smooth, taper
from ..scene import Shape
from ..svg import fill, line, lines, oval
from .deck import FANG, FOAM, Deck, group, pennant, ship, water
from .painted import Painted


def _east(deck: Deck) -> None:
    """Sail across the view."""
    water(deck, 40)
    hull = "-40,-18! -36,-6 -30,4 -20,8! 20,8! 32,2 40,-16! 26,-12 10,-9 -14,-9 -24,-16!"
    boards = lines([deck.at("-38,-9 -20,-1 14,0 36,-8")], "url(#gold)", 2.4, 1)
    boards += lines([deck.at("-32,1 -16,5 18,5")], "#4a2818", 1.2, 0.7)
    group(
        deck,
        deck.mast("-14,-8 -14,-56", 2.8, 2),
        deck.mast("12,-8 12,-68", 3, 2),
        deck.mast("30,-12 47,-25", 2.6, 1.6),
    )
    ports = [
        Shape(ellipse(p.x, p.y, 2), "#3a2018", round=1.4, ink=0.6)
        for p in deck.at("-18,-1 -6,0 6,0 18,-1")
    ]
    group(
        deck,
        Shape(deck.soft(hull), "url(#hull)", round=8, bump=0.3, ink=0.8, detail=boards),
        *ports,
    )
    back = "-26,-52! -14,-50 -2,-53! 8,-40 4,-20! -12,-15 -29,-20! -21,-36"
    main = "-2,-50! 12,-47 28,-51! 38,-34 33,-15! 14,-10 -5,-16! 5,-32"
    top = "2,-68! 12,-66 23,-69! 28,-61 25,-53! 12,-50 0,-53! 5,-60"
    jib = "34,-46! 45,-28 47,-24! 40,-20 36,-18!"
    group(
        deck,
        deck.sail(jib, fill_="url(#jib)"),
        deck.sail(back),
        deck.sail(top, fill_="url(#jib)"),
        deck.sail(
            main,
            deck.bridge("4,-22 7,-31 17,-35 27,-31 29,-22", 4)
            + deck.bridge("0,-36 17,-40 34,-36", 3),
        ),
    )
    group(deck, pennant(deck, 12, -73), pennant(deck, -14, -60))
    deck.scene.cover(lines([deck.at("40,5 46,2 44,-4"), deck.at("34,8 42,9 48,6"),
                       deck.at("-34,7 -42,10 -49,9"), deck.at("-26,10 -10,12 10,12 28,10")],
                      FOAM, 2.4, 0.9))  # fmt: skip


def _south(deck: Deck) -> None:
    """Sail towards the viewer, to the right: the bow is near."""
    water(deck, 30)
    hull = "-26,-22! -22,-4 -12,8! 16,10! 26,-2 30,-24! 20,-16 4,-12 -12,-15"
    boards = lines([deck.at("-25,-12 -10,-2 6,2 18,-3 29,-14")], "url(#gold)", 2.4, 1)
    boards += line(deck.at("17,-14 19,0 16,10"), "#4a2818", 1.8, 0.8)
    group(deck, deck.mast("-12,-14 -12,-58", 2.6, 2), deck.mast("6,-12 6,-69", 3, 2))
    group(deck, deck.sail("-24,-54! -12,-52 -1,-55! 4,-42 2,-22! -12,-19 -26,-23! -20,-38"))
    group(
        deck,
        Shape(deck.soft(hull), "url(#hull)", round=10, bump=0.3, ink=0.8, detail=boards),
        deck.mast("21,-18 38,-30", 2.8, 1.8),
    )
    main = "-10,-50! 6,-48 24,-51! 31,-34 29,-16! 8,-10 -13,-17! -8,-34"
    top = "-4,-69! 6,-67 18,-70! 22,-62 20,-54! 6,-51 -7,-54! -3,-62"
    jib = "22,-44! 34,-30 38,-28! 32,-21 27,-18!"
    group(
        deck,
        deck.sail(jib, fill_="url(#jib)"),
        deck.sail(top, fill_="url(#jib)"),
        deck.sail(
            main,
            deck.bridge("-2,-22 0,-31 9,-35 18,-31 21,-22", 4)
            + deck.bridge("-6,-36 9,-40 26,-36", 3),
        ),
    )
    group(deck, pennant(deck, 6, -74))
    deck.scene.cover(
        lines(
            [
                deck.at("26,8 33,3 34,-5"),
                deck.at("14,13 26,13 36,8"),
                deck.at("-18,9 -28,6 -34,0"),
                deck.at("-14,13 -2,15 10,14"),
            ],
            FOAM,
            2.4,
            0.9,
        )
    )


def _north(deck: Deck) -> None:
    """Sail away to the right: the stern is near, and the sails show their backs."""
    water(deck, 30)
    group(deck, deck.mast("12,-14 12,-62", 2.6, 2), deck.mast("22,-22 34,-34", 2.4, 1.6))
    group(
        deck,
        deck.sail("0,-58! 12,-56 25,-59! 30,-46 29,-30! 12,-27 -1,-31! 3,-44", fill_="url(#back)"),
        deck.mast("-8,-12 -8,-68", 3, 2),
    )
    main = "-24,-52! -8,-50 10,-53! 15,-36 13,-19! -8,-15 -27,-20! -21,-36"
    top = "-18,-68! -8,-66 4,-69! 8,-62 6,-55! -8,-52 -21,-55! -17,-62"
    group(
        deck,
        deck.sail(top, fill_="url(#jib)"),
        deck.sail(
            main,
            lines(
                [deck.at("-24,-44 -6,-41 13,-44"), deck.at("-26,-30 -6,-26 15,-30")],
                "#c09c64",
                1.4,
                0.8,
            ),
            fill_="url(#back)",
        ),
    )
    hull = "-30,-24! -28,-2 -20,9! 12,9! 24,0 30,-20! 14,-14 4,-17!"
    stern = "-31,-26! -18,-28 4,-24! 3,-4 -2,9! -20,9! -28,-2"
    panes = "".join(
        fill(polygon(deck.at(p)), "#ffe08a")
        for p in (
            "-24,-16 -18,-17 -17,-9 -23,-8",
            "-14,-17 -8,-17 -8,-9 -14,-9",
            "-4,-17 1,-16 0,-8 -5,-9",
        )
    )
    group(
        deck,
        Shape(
            deck.soft(hull),
            "url(#hull)",
            round=8,
            bump=0.3,
            ink=0.8,
            detail=lines([deck.at("2,-6 16,-5 28,-12")], "url(#gold)", 2.2, 1),
        ),
        Shape(
            deck.soft(stern),
            "url(#stern)",
            round=6,
            bump=0.3,
            ink=0.8,
            detail=panes
            + lines(
                [deck.at("-30,-20 -14,-22 4,-19"), deck.at("-28,-4 -12,-4 3,-3")],
                "url(#gold)",
                2.2,
                1,
            ),
        ),
        Shape(ellipse(deck.at("-14,-29")[0].x, 51, 3), "#ffd24a", round=2, glow=0.8, ink=0.7),
    )
    group(deck, pennant(deck, -8, -73))
    deck.scene.cover(
        lines(
            [
                deck.at("-22,12 -34,14 -44,20"),
                deck.at("-14,13 -22,17 -28,24"),
                deck.at("4,12 16,11 27,6"),
                deck.at("-4,13 -6,18 -12,22"),
            ],
            FOAM,
            2.4,
            0.9,
        )
    )


def _rest(deck: Deck) -> None:
    """Lie at anchor with furled sails."""
    water(deck, 40)
    hull = "-40,-18! -36,-6 -30,4 -20,8! 20,8! 32,2 40,-16! 26,-12 10,-9 -14,-9 -24,-16!"
    boards = lines([deck.at("-38,-9 -20,-1 14,0 36,-8")], "url(#gold)", 2.4, 1)
    boards += lines([deck.at("-32,1 -16,5 18,5")], "#4a2818", 1.2, 0.7)
    stays = lines([deck.at("-14,-56 -38,-16"), deck.at("12,-60 46,-25"), deck.at("12,-60 -14,-12")],
                  "#5a4030", 1, 0.8)  # fmt: skip
    deck.scene.cover(stays)
    group(
        deck,
        deck.mast("-14,-8 -14,-56", 2.8, 2),
        deck.mast("12,-8 12,-62", 3, 2),
        deck.mast("30,-12 47,-25", 2.6, 1.6),
    )
    ports = [
        Shape(ellipse(p.x, p.y, 2), "#3a2018", round=1.4, ink=0.6)
        for p in deck.at("-18,-1 -6,0 6,0 18,-1")
    ]
    group(
        deck,
        Shape(deck.soft(hull), "url(#hull)", round=8, bump=0.3, ink=0.8, detail=boards),
        *ports,
    )
    for x, y, half in ((-14, -46, 13), (12, -42, 17), (12, -58, 11)):
        roll = f"{x - half},{y} {x - half * 0.5},{y + 2} {x},{y + 1} "
        roll += f"{x + half * 0.5},{y + 2} {x + half},{y}"
        ties = lines([deck.at(f"{x + k * half * 0.5},{y - 3} {x + k * half * 0.5},{y + 5}")
                      for k in (-1, 0, 1)], "#a8703c", 1.4, 0.9)  # fmt: skip
        group(
            deck,
            Shape(
                taper(deck.at(roll), [3, 7, 6, 7, 3]), "url(#canvas)", round=4, ink=0.8, detail=ties
            ),
        )
    big = "11,-74! 0,-77 -12,-73! -9,-69! -12,-64! 0,-66 11,-63!"
    group(
        deck,
        deck.mast("12,-60 12,-75", 2, 1.6),
        Shape(deck.soft(big), "url(#flag)", round=3, ink=0.7),
    )
    deck.scene.cover(
        lines([deck.at("34,-4 41,4 43,12")], "#8a8490", 1.6, 0.9)
        + lines([deck.at("-36,9 -18,12 4,12 26,10 40,12")], FOAM, 2, 0.8)
    )


def _wake(deck: Deck) -> None:
    """Leave a patch of churned water behind."""
    deck.scene.veil(oval(50, 80, 30, 9, FOAM, 0.45), 5)
    deck.scene.cover(
        lines(
            [
                deck.at("-30,-2 -18,2 -6,-1 8,3 22,-1 32,2"),
                deck.at("-20,7 -8,9 6,7 20,9"),
                deck.at("-14,-8 0,-6 14,-9"),
            ],
            FOAM,
            2.4,
            0.8,
        )
    )


def _flag(deck: Deck) -> None:
    """Fly our flag, a golden arch on blue; its pole stands at y 95."""
    pole = Shape(taper("30,95 30,8", [6, 5]), "url(#wood)", round=3, ink=0.8)
    knob = Shape(ellipse(30, 7, 5), "url(#gold)", round=4, shine=0.7, ink=0.8)
    cloth = "32,12! 48,18 62,8 92,14! 84,30 92,48! 66,44 50,54 32,48!"
    arch = line("42,42 45,30 58,25 71,28 76,38", "#ffd45a", 6, 1)
    arch += line("38,28 58,18 82,24", "#ffd45a", 4, 1)
    group(deck, pole, Shape(smooth(cloth), "url(#flag)", round=9, ink=0.9, detail=arch), knob)


def _rival_flag(deck: Deck) -> None:
    """Fly a rival's flag, three fangs on crimson, torn at its end."""
    pole = Shape(taper("30,95 30,8", [6, 5]), "url(#wood)", round=3, ink=0.8)
    knob = Shape(polygon("30,0 36,8 30,15 24,8"), "url(#gold)", round=3, shine=0.7, ink=0.8)
    cloth = "32,12! 48,17 64,9 94,13! 82,20! 94,28! 80,34! 92,46! 66,44 50,53 32,48!"
    fangs = fill(polygon("40,22 47,40 53,26 60,42 66,24 73,38 77,20 60,19"), FANG, 1)
    group(deck, pole, Shape(smooth(cloth), "url(#flag)", round=9, ink=0.9, detail=fangs), knob)


def _fleet(folder: str, rival: bool) -> dict[str, Painted]:
    sides = {"e": _east, "se": _south, "ne": _north, "w": _east, "sw": _south, "nw": _north}
    ships = {side: ship(draw, "w" in side, rival) for side, draw in sides.items()}
    return {f"{folder}/{name}": ship
            for name, ship in (ships | {"rest": ship(_rest, rival=rival)}).items()}  # fmt: skip


#: Every picture by its file below `assets/built`.
PIECES = {
    **_fleet("voyage/fleet", rival=False),
    **_fleet("voyage/fleet_rival", rival=True),
    "voyage/fleet/wake": ship(_wake),
    "voyage/flag": ship(_flag),
    "voyage/flag_rival": ship(_rival_flag, rival=True),
}
