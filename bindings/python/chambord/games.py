"""Many games at once, or one."""

import json
import sys
from array import array

from .process import ASK, OBSERVE, OPEN, RESET, STEP, Process

try:
    import numpy
except ImportError:  # Everything works without it, only slower.
    numpy = None

LEAVE = -1


def _numbers(code, data):
    """A list of the numbers that lie in the bytes: NumPy's where there is one, else of the standard library."""
    if numpy is not None:
        return numpy.frombuffer(data, dtype="<i4" if code == "i" else "<f4")
    numbers = array(code)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _rows(numbers, width):
    """A list of rows."""
    if numpy is not None:
        return numbers.reshape(-1, width)
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


class Seen:
    """What there is to see after a step, game by game."""

    __slots__ = ("actors", "counts", "rewards", "observations", "_legal", "_actions")

    def __init__(self, data, games, players, size, actions):
        view = memoryview(data)
        at = 0

        def take(code, count):
            nonlocal at
            numbers = _numbers(code, view[at : at + 4 * count])
            at += 4 * count
            return numbers

        #: Who decides; -1 where the game is over.
        self.actors = take("i", games)
        #: How many actions they have.
        self.counts = take("i", games)
        #: By seat; nothing but 0 before the game is over.
        self.rewards = _rows(take("f", games * players), players)
        #: What who decides may know; nothing but 0 where the game is over.
        self.observations = _rows(take("f", games * size), size)
        self._legal = take("i", (len(view) - at) // 4)
        self._actions = actions

    @property
    def over(self):
        return [actor < 0 for actor in self.actors]

    @property
    def legal(self):
        """The actions of who decides, for each game."""
        legal, at = [], 0
        for count in self.counts:
            legal.append(self._legal[at : at + count])
            at += count
        return legal

    @property
    def masks(self):
        """A 1 for each action that is legal: for each game as many numbers as there are actions."""
        if numpy is not None:
            masks = numpy.zeros((len(self.counts), self._actions), dtype=numpy.int8)
            masks[numpy.repeat(numpy.arange(len(self.counts)), self.counts), self._legal] = 1
            return masks
        masks = []
        for legal in self.legal:
            mask = bytearray(self._actions)
            for action in legal:
                mask[action] = 1
            masks.append(mask)
        return masks


class Games:
    """So many games at the same kind of table, each with its own cards.

    A game that is over stays for one step, so that its rewards are seen; with the next step its next game begins,
    whatever action is given for it. Game `i` plays the same however many games there are beside it.
    """

    def __init__(self, game, players=2, games=1, moves="sensible", command=None, **options):
        self._process = Process(command)
        asked = {"game": game, "options": {"players": players, **options}, "games": games, "moves": moves}
        try:
            opened = json.loads(self._process.ask(OPEN, json.dumps(asked).encode()))
        except BaseException:
            self._process.close()
            raise
        self.game = opened["game"]
        self.rules_version = opened["rulesVersion"]
        self.options = opened["options"]
        self.players = self.options["players"]
        self.games = games
        #: How many actions there are. Each number means the same always.
        self.actions = opened["actions"]
        #: Names and lengths of the parts of an observation.
        self.observation_parts = [(part["name"], part["length"]) for part in opened["observation"]]
        self.observation_size = sum(length for _, length in self.observation_parts)
        self._possible_players = opened["players"]

    def reset(self, seed):
        """Begins all games anew: the same seed, the same games."""
        return self._seen(self._process.ask(RESET, json.dumps({"seed": str(seed)}).encode()))

    def step(self, actions):
        """Makes one action in each game; LEAVE (-1) leaves a game as it is."""
        return self._seen(self._process.ask(STEP, _bytes(actions)))

    def observe(self, seats):
        """What a seat of each game may know; nothing but 0 where the seat is -1."""
        return _rows(_numbers("f", self._process.ask(OBSERVE, _bytes(seats))), self.observation_size)

    def points(self, game=0):
        """The points of everybody at this moment."""
        return self._ask(do="points", game=game)

    def format(self, action, game=0):
        """An action in the notation of the game."""
        return self._ask(do="format", game=game, action=int(action))

    def hash(self, game=0, seat=None):
        """64 bits that tell positions apart: all of it, or what a seat may know."""
        return self._ask(do="hash", game=game, **({} if seat is None else {"seat": seat}))

    def save(self, game=0):
        """The position as a text."""
        return self._ask(do="save", game=game)

    def load(self, text, game=0):
        """Goes on from a position that was saved."""
        self._ask(do="load", game=game, text=text)
        return self.step([LEAVE] * self.games)

    def game_type(self):
        """What OpenSpiel's vocabulary says of the game."""
        return {
            "short_name": f"chambord_{self.game}",
            "dynamics": "sequential",
            "chance_mode": "sampled_stochastic",
            "information": "imperfect_information",
            "utility": "zero_sum" if self.players > 1 else "general_sum",
            "reward_model": "terminal",
            "min_num_players": min(self._possible_players),
            "max_num_players": max(self._possible_players),
            "provides_information_state_tensor": False,
            "provides_observation_tensor": True,
            "parameter_specification": {"players": self.players},
        }

    def game_info(self):
        return {
            "num_distinct_actions": self.actions,
            "num_players": self.players,
            "min_utility": -1.0,
            "max_utility": 1.0,
            "utility_sum": 0.0 if self.players > 1 else None,
            "observation_tensor_shape": [self.observation_size],
        }

    def close(self):
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _seen(self, data):
        return Seen(data, self.games, self.players, self.observation_size, self.actions)

    def _ask(self, **question):
        return json.loads(self._process.ask(ASK, json.dumps(question).encode()))


def _bytes(numbers):
    if numpy is not None:
        return numpy.asarray(numbers, dtype="<i4").tobytes()
    packed = array("i", numbers)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()
