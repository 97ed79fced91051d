"""Gymnasium's spaces where it is installed; else the few that are needed here, as far as they are."""

try:
    import numpy
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:
    import random

    class Discrete:
        """The whole numbers from 0 to n - 1."""

        def __init__(self, n):
            self.n = n

        def contains(self, number):
            return isinstance(number, int) and 0 <= number < self.n

        def sample(self, mask=None):
            if mask is None:
                return random.randrange(self.n)
            return random.choice([number for number, one in enumerate(mask) if one])

    class Box:
        """Lists of so many numbers between two bounds."""

        def __init__(self, low, high, shape, dtype=None):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, numbers):
            return len(numbers) == self.shape[0] and all(self.low <= number <= self.high for number in numbers)

    class Dict:
        def __init__(self, spaces):
            self.spaces = spaces

        def contains(self, values):
            return set(values) == set(self.spaces) and all(
                space.contains(values[name]) for name, space in self.spaces.items()
            )

    FLOATS = INTS = None
else:
    FLOATS, INTS = numpy.float32, numpy.int8


def observation_space(size, actions):
    return Dict(
        {
            "observation": Box(low=-100.0, high=100.0, shape=(size,), dtype=FLOATS),
            "action_mask": Box(low=0, high=1, shape=(actions,), dtype=INTS),
        }
    )


def action_space(actions):
    return Discrete(actions)
