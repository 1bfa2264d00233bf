"""A voice that keeps what it was to say."""

from game.kit import VoiceLook


class RecordedVoice:
    """Keeps everything it says, in order; ``heard`` is what nothing has cut."""

    fault = ""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.heard: list[str] = []
        self.look = VoiceLook()
        #: The language in which each of the words was said.
        self.languages: list[str] = []
        self.closed = False

    def say(self, words: str, *, cut: bool = False) -> None:
        if cut:
            self.heard.clear()
        self.said.append(words)
        self.languages.append(self.look.language)
        self.heard.append(words)

    def hush(self) -> None:
        self.heard.clear()

    def tune(self, look: VoiceLook) -> None:
        self.look = look

    def close(self) -> None:
        self.closed = True

    def taken(self) -> list[str]:
        """Return what was said since this was asked last."""
        said, self.said = self.said, []
        return said
