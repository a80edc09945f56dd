"""Writes the two CSV files to compare, identical to those of Benchmarks/Observatory/FeedPair.swift."""

import hashlib
import pathlib
import sys

COUNT = 1_000_000
HEADINGS = "id,name,price,currency,reviewCount,reviewAverage,availability,category\n"
DIGESTS = {
    "old.csv": "1e41d6b61878bac457e1eb80e557b192d4f2dd89146a0f9e5cf0f8bda63567e4",
    "new.csv": "a64705896e1042e6fd34ae1a1909958e68a1a0b12a15b23ae64fbaf134d8b308",
}


def write_feeds(folder):
    """Writes both files unless they exist; 1 % is new, 1 % gone, 3 % changed, and the second one is shuffled."""
    if not is_whole(folder):
        write(folder / "old.csv", range(COUNT), is_newer=False)
        write(folder / "new.csv", shuffled(range(COUNT // 100, COUNT + COUNT // 100)), is_newer=True)
    if not is_whole(folder):
        raise SystemExit("The two CSV files are not the ones that they should be.")


def is_whole(folder):
    return all((folder / name).is_file() and digest(folder / name) == DIGESTS[name] for name in DIGESTS)


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write(path, numbers, is_newer):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(HEADINGS)
        file.writelines(row(number, is_newer and number % 100 < 3) for number in numbers)


def row(number, is_changed):
    price = f"{number % 900 + (101 if is_changed else 100)}.{number % 90 + 10}"
    average = f"{number % 4 + 1}.{number % 90 + 10}"
    return (
        f"item-{number:08},Thing for sale {number:08},{price},EUR,{number % 900 + 100},{average},true,tea-pots\n"
    )


def shuffled(numbers):
    numbers, random = list(numbers), split_mix_64(seed=7)
    for last in range(len(numbers) - 1, 0, -1):
        other = next(random) % (last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return numbers


def split_mix_64(seed):
    """The generator of Sources/Domain/Shared/SplitMix64.swift."""
    mask, state = (1 << 64) - 1, seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        yield mixed ^ (mixed >> 31)


if __name__ == "__main__":
    write_feeds(pathlib.Path(sys.argv[1]))
