"""Chance: the same numbers on every Python, every machine and in every build. The literal values here must never change."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance, commitment, new_seed, nth_seed, seed_text
from majlis.engine.errors import BadSeed


def test_known_numbers() -> None:
    dice = Chance.of("2a")
    assert [dice.below(6) for _ in range(20)] == [2, 3, 0, 0, 0, 0, 2, 3, 1, 1, 4, 3, 5, 4, 1, 0, 2, 4, 0, 3]
    thousand = Chance.of("2a")
    assert [thousand.below(1000) for _ in range(10)] == [480, 135, 240, 310, 554, 748, 50, 291, 25, 629]
    assert Chance.of("0").below(1 << 32) == 1361862850
    assert Chance.of("f" * 32).below(1 << 32) == 2868729278


def test_known_shuffle() -> None:
    pieces = list(range(12))
    Chance.of("2a").shuffle(pieces)
    assert pieces == [5, 6, 3, 4, 1, 7, 11, 2, 10, 0, 9, 8]


def test_known_bytes_and_forks() -> None:
    chance = Chance.of("2a")
    assert chance.draw(8).hex() == "965e3580c12f186f"
    assert chance.fork().below(10**6) == 630272
    assert chance.below(10**6) == 719253


def test_known_seeds_and_commitment() -> None:
    assert nth_seed("2a", 0) == "c5466644a646ce03e4216b118a33b11a"
    assert nth_seed("2a", 1) == "66e5af9f36c5daefb104fcaab7686243"
    assert nth_seed("2a", 10**6) == "7d57e7099cbac30a84e631392086e0a4"
    assert commitment("2a") == "9c2a045065196edb58a47e794e84679d60d1a3a7eb0915c959ef7dfb1e198b41"


def test_a_seed_is_the_same_however_it_is_written() -> None:
    assert seed_text("2A") == seed_text("002a") == "0" * 30 + "2a"
    assert commitment("2A") == commitment("0" * 30 + "2a")
    assert Chance.of("2A").below(1 << 32) == Chance.of("02a").below(1 << 32)


@pytest.mark.parametrize("seed", ["", "g", "0x1", " 1", "1" * 33, "١", 1, None, b"1", True])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="a seed is 1 to 32 hexadecimal digits"):
        seed_text(seed)


def test_new_seeds_are_seeds_and_differ() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(seed_text(seed) == seed for seed in seeds)


def test_a_copy_yields_the_same_numbers_independently() -> None:
    chance = Chance.of("7")
    chance.below(6)
    copy = chance.clone()
    ahead = [chance.below(100) for _ in range(40)]
    assert [copy.below(100) for _ in range(40)] == ahead


def test_a_fork_is_another_stream() -> None:
    chance = Chance.of("7")
    fork = chance.fork()
    assert [fork.below(1 << 32) for _ in range(4)] != [chance.below(1 << 32) for _ in range(4)]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 108])
def test_all_numbers_are_about_equally_likely(n: int) -> None:
    chance = Chance.of("5")
    draws = 600 * n
    counts = [0] * n
    for _ in range(draws):
        counts[chance.below(n)] += 1
    deviation = sum((count - 600) ** 2 / 600 for count in counts)
    assert deviation <= n + 4 * (2 * n) ** 0.5  # chi-squared, four standard deviations above its mean


def test_every_order_of_three_is_about_equally_likely() -> None:
    chance = Chance.of("6")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        pieces = [0, 1, 2]
        chance.shuffle(pieces)
        counts[tuple(pieces)] = counts.get(tuple(pieces), 0) + 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


def test_numbers_that_would_be_unfair_are_left_out() -> None:
    """With n = 3 · 2^30 a quarter of all draws must be thrown away; else the low numbers would come twice as often."""
    n = 3 << 30
    chance = Chance.of("8")
    low = sum(chance.below(n) < 1 << 30 for _ in range(3000))
    assert 900 < low < 1100


def test_an_empty_shuffle_draws_nothing() -> None:
    chance = Chance.of("9")
    chance.shuffle([])
    chance.shuffle([1])
    assert (chance.counter, chance.at) == (0, 0)
