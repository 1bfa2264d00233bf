"""The game, which comes to the scene that the environment names soon after its menu."""

import os
import time

#: The variable, and the seconds that the menu is shown before.
SCENE_VARIABLE, ARRIVING = "BRIDGES_OF_ERRET_SCENE", 4.0


def come_to_scene() -> None:
    """Start the game without a sound device, and show the scene once the menu has been seen."""
    # Music is no rest: what mixes it takes its time whatever the scene does.
    os.environ["SDL_AUDIODRIVER"] = "none"
    # The one that measures asks for the names alone.
    from game import app, kit, start  # noqa: PLC0415
    from game.scenes import load_scene  # noqa: PLC0415

    first_scene = app.App._first_scene

    def going_on(game: app.App) -> kit.Scene:
        game._idle_tasks.append(lambda: time.sleep(ARRIVING))
        name = os.environ[SCENE_VARIABLE]
        if name != "menu":
            game._idle_tasks.append(lambda: game.stack.push(load_scene(name)(game.services)))
        return first_scene(game)

    app.App._first_scene = going_on  # type: ignore[method-assign, assignment]
    kit.unpack_faces()
    with kit.KitContext():
        start.run_app()


if __name__ == "__main__":
    come_to_scene()
