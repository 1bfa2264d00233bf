"""The random stream: the published SplitMix64, so that a seed makes the same match for ever."""

from game.rules import rng


def test_the_numbers_are_those_that_were_published_for_the_seed_0() -> None:
    stream, numbers = 0, []
    for _ in range(3):
        number, stream = rng.below(stream, 1 << 64)
        numbers.append(number)
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
