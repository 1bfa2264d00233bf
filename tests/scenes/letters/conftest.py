"""The secrets of matches by letter are here the same in every run, too."""

from tests.play.letters.conftest import no_chance

__all__ = ["no_chance"]
