"""What a letter holds, byte after byte: written, and read again with care."""

_MORE, _LOW = 0x80, 0x7F


class StripError(ValueError):
    """Raised for bytes that end too early, or hold what no letter holds."""


class StripWriter:
    """Writes numbers and texts one after the other."""

    def __init__(self) -> None:
        self.data = bytearray()

    def number(self, value: int) -> None:
        """Write a number from 0 up: a byte for every seven bits."""
        while value > _LOW:
            self.data.append(value & _LOW | _MORE)
            value >>= 7
        self.data.append(value)

    def raw(self, value: bytes) -> None:
        """Write bytes whose number the reader knows."""
        self.data += value

    def text(self, value: str) -> None:
        """Write a text with its length."""
        encoded = value.encode()
        self.number(len(encoded))
        self.raw(encoded)


class StripReader:
    """Reads what a ``StripWriter`` wrote; each method raises ``StripError``."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def number(self, limit: int = 1 << 32) -> int:
        """Return a number below ``limit``."""
        value = shift = 0
        while True:
            (byte,) = self.raw(1)
            value |= (byte & _LOW) << shift
            shift += 7
            if value >= limit:
                raise StripError("a number is too large")
            if byte < _MORE:
                return value

    def raw(self, size: int) -> bytes:
        """Return so many bytes."""
        found = self._data[self._at : self._at + size]
        if len(found) < size:
            raise StripError("the letter ends too early")
        self._at += size
        return found

    def text(self, most: int) -> str:
        """Return a text of at most so many bytes."""
        try:
            return self.raw(self.number(most + 1)).decode()
        except UnicodeDecodeError as error:
            raise StripError("a text is none") from error

    def rest(self) -> bytes:
        """Return all that is left."""
        return self.raw(len(self._data) - self._at)
