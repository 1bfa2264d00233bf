"""Motion: tweens on a timeline, easing, and the ambient layer of a landscape."""
