"""Random play with observations: steps a second, for one game and for 256 at once.

    python3 bindings/python/examples/speed.py splendor

By the clock, and of processor time: that of this program and of the one that plays together, without their start. On a
machine that has other things to do only the second says much.
"""

import argparse
import random
import resource
import time

from chambord import Games


def spent():
    """Seconds of the processor, of this program and of those that it has started and that have ended."""
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in usage)


def play(game, players, at_once, rounds):
    """Seconds of the processor for so many rounds of steps, and by the clock."""
    choice = random.Random(1)
    before = spent()
    with Games(game, players=players, games=at_once) as games:
        seen = games.reset("speed")
        began = time.perf_counter()
        for _ in range(rounds):
            seen = games.step([int(choice.choice(legal)) if len(legal) else 0 for legal in seen.legal])
        clock = time.perf_counter() - began
    return spent() - before, clock


def main():
    words = argparse.ArgumentParser(description="Random play: steps a second.")
    words.add_argument("game", choices=["splendor", "burgundy"])
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--steps", type=int, default=50_000)
    given = words.parse_args()
    start = min(play(given.game, given.players, 1, 1)[0] for _ in range(3))
    for at_once in (1, 256):
        rounds = max(1, given.steps // at_once)
        processor, clock = play(given.game, given.players, at_once, rounds)
        steps = rounds * at_once
        rates = f"{steps / clock:,.0f} steps a second by the clock, {steps / (processor - start):,.0f} of processor time"
        print(f"{at_once} at once: {rates}")


if __name__ == "__main__":
    main()
