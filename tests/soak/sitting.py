"""One sitting: a fresh folder, a game in it, and a walker before it, all by one number."""

import gc
import os
import random
import secrets
import shutil
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import pygame

from game.app_voice import AppVoice
from game.content import write_example
from game.kit import give_back_memory
from game.opponents import evaluate, ladder, plain_assault
from game.paths import HOME_VARIABLE
from game.play import SPEED_INSTANT, Match, Task, TaskRunner
from game.scenes import MenuScene, Services, WelcomeScene
from game.start import make_services

from ..kit.voice.recorded import RecordedVoice
from ..play.games import sure
from .disturbances import PluggedPads
from .ledger import SoakPlan, resident_kb
from .match_watch import Broken, MatchWatch
from .walker import Walker

T = TypeVar("T")
#: How often a search may ask whether it is to stop, at most: a tiny time to think.
MOST_ASKED = 60
_WAKE = pygame.event.custom_type()


class SoakTasks(TaskRunner):
    """Lets answers come later, as another process does, but by the count and not by a clock.

    An exception of a question is not caught: it is what the soak looks for.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._waiting: list[tuple[int, Task[Any], Callable[[], Any]]] = []
        self.answered = 0

    def ask(self, function: Callable[..., T], *args: object, **named: Any) -> Task[T]:
        """Ask; the answer comes when the loop has turned a few times."""
        task: Task[T] = Task(named.get("on_answer"), named.get("on_failure"))
        asked = [0]
        most = self._rng.randrange(1, MOST_ASKED)

        def stop() -> bool:
            asked[0] += 1
            return task.cancelled or asked[0] > most

        self._waiting.append(
            (self._rng.choice((0, 0, 1, 5)), task, lambda: function(*args, stop=stop))
        )
        pygame.event.post(pygame.event.Event(_WAKE))
        return task

    def take_in(self) -> None:
        """Answer what has waited long enough."""
        waiting, self._waiting = self._waiting, []
        for turns, task, answer in waiting:
            if task.done:
                continue
            if turns:
                self._waiting.append((turns - 1, task, answer))
            else:
                self.answered += 1
                task.succeed(answer())
        if self._waiting:
            pygame.event.post(pygame.event.Event(_WAKE))


#: A sitting that comes to no end after so many steps for each match has lost its way.
_STEPS = 1200
#: The caches of a search.
_THOUGHTS = (ladder._judge, *(plain_assault._alone, plain_assault._joined, plain_assault._splashes))
#: The most that a search tries out here.
_NODES = 300


@dataclass(slots=True)
class SittingResult:
    """The result of one sitting; ``resident`` is the process's memory after it, in kilobytes."""

    number: int
    figures: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    resident: int = 0
    failure: str = ""

    def line(self) -> dict[str, Any]:
        """Return it as a line of the ledger."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


class Sitting:
    """A game that is played until so many matches have ended, and begun anew when it is left."""

    def __init__(self, plan: SoakPlan, number: int, *, show_from: int | None = None) -> None:
        self.plan, self.number, self._show_from = plan, number, show_from
        self.rng = Random(f"{plan.seed} {number}")
        self.home = plan.folder / "homes" / str(number)
        self.result = SittingResult(number)
        self.steps = 0
        self.walker: Walker | None = None
        self.services: Services | None = None
        self.watch = MatchWatch(lambda: sure(self.services).content)

    def play(self) -> SittingResult:
        """Play to the end or to the first failure, of which it leaves a dossier."""
        begun = time.perf_counter()
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir(parents=True)
        with ExitStack() as stack:
            stack.enter_context(patch.dict(os.environ, {HOME_VARIABLE: str(self.home), "PATH": ""}))
            self._take_chance_out(stack)
            stack.enter_context(self.watch.installed())
            try:
                self._play()
            except Exception as error:
                self.result.failure = f"{type(error).__name__}: {error}"[:300]
                self._write_dossier(traceback.format_exc())
        self._close()
        self.result.figures.update(self.watch.figures)
        self.result.figures["steps"] = self.steps
        self.result.seconds = round(time.perf_counter() - begun, 1)
        self.result.resident = resident_kb()
        if not self.result.failure:
            shutil.rmtree(self.home, ignore_errors=True)
        return self.result

    def _write_dossier(self, text: str) -> None:
        """Write a folder of the failure, beside the player's folder in which it happened."""
        plan = self.plan
        folder = plan.folder / "failures" / f"sitting-{self.number}-step-{self.steps}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "traceback.txt").write_text(text, encoding="utf-8")
        lines = [
            f"seed {plan.seed}, sitting {self.number}, step {self.steps}",
            f"the player's folder: {self.home}",
            "to repeat it, from a few steps before:",
            f"  python -m tests.soak {plan.folder} --repeat {self.number}"
            f" --from-step {max(1, self.steps - 20)}",
        ]
        walker = self.walker
        if walker is not None:
            with suppress(Exception):
                lines += [f"scenes: {self.where()}", f"settings: {walker.services.settings}"]
            (folder / "events.txt").write_text("\n".join(walker.desktop.trace), encoding="utf-8")
            with suppress(Exception):
                pygame.image.save(walker.desktop.picture(), folder / "picture.png")
        (folder / "report.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _take_chance_out(self, stack: ExitStack) -> None:
        """Let all chance come from the sitting's number, and thinking be short."""
        random.seed(self.rng.getrandbits(64))
        stack.enter_context(patch.object(secrets, "randbits", self.rng.getrandbits))
        # Whether the machine can speak is its own affair.
        stack.enter_context(patch.object(AppVoice, "_open_system", lambda _: RecordedVoice()))
        # No power cut is tested: writes need not reach the disk.
        stack.enter_context(patch.object(os, "fsync", lambda _file: None))
        for plans in (ladder.DUEL_PLANS, ladder.SOLO_PLANS):
            little = {
                name: plan._replace(nodes=min(plan.nodes, _NODES)) for name, plan in plans.items()
            }
            stack.enter_context(patch.dict(plans, little))

    def _play(self) -> None:
        plan = self.plan
        pygame.display.init()
        pygame.font.init()
        self._start(first=self.rng.random() < 0.2)
        most = _STEPS * plan.each
        while self.watch.figures["matches"] < plan.each:
            if self.steps > most:
                raise Broken(f"{most} steps, and {self.watch.figures['matches']} matches")
            assert self.walker is not None
            if self.walker.desktop.left:
                self._start(first=False)
            self.steps += 1
            self.walker.step()
            if self._show_from is not None and self.steps >= self._show_from:
                print(self.steps, self.where(), flush=True)

    def _start(self, *, first: bool) -> None:
        self._close()
        self.result.figures["starts"] += 1
        # The process that thinks is another one, which ends with the game.
        for cache in _THOUGHTS:
            cache.cache_clear()
        evaluate._JUDGE = evaluate.Judge()
        services = self.services = make_services()
        services.tasks = SoakTasks(self.rng)
        services.inputs.pads = PluggedPads()
        services.settings = services.settings.at_speed(SPEED_INSTANT)
        if self.rng.random() < 0.4:
            write_example()
            services.read_own_again()
        scene = (WelcomeScene if first else MenuScene)(services)
        plan = self.plan
        self.walker = Walker(services, scene, self.rng, painted=plan.painted, purpose=plan.purpose)

    def _close(self) -> None:
        if self.walker is not None:
            self.result.seen.update(self.walker.seen)
            self.result.done.update(self.walker.done)
        if self.services is not None and "profile" in vars(self.services):
            self.services.profile.close()
        self.walker = self.services = None
        # The pictures of two games are never held at once by one process.
        gc.collect()
        give_back_memory()

    def where(self) -> str:
        """Return the scenes that are shown, and where the top one's match stands."""
        scenes = sure(self.walker).desktop.app.stack.scenes
        match = getattr(scenes[-1], "match", None) if scenes else None
        stand = f" turn {match.turns}, {match.changes} changes" if isinstance(match, Match) else ""
        return " > ".join(type(scene).__name__ for scene in scenes) + stand
