"""PettingZoo's two interfaces: `env` takes turns (AEC), `parallel_env` asks all at once.

Both work without PettingZoo being installed; where it is, they are its classes and pass its tests. An action that is
not legal is refused by an error and changes nothing; with illegal="random" a legal one is drawn in its place, for
programs that do not look at masks.
"""

import random

from .games import Games
from .spaces import action_space, observation_space

try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:

    class AECEnv:
        """What PettingZoo's class brings along, as far as it is needed here."""

        def agent_iter(self, max_iter=2**63):
            while self.agents and max_iter > 0:
                max_iter -= 1
                yield self.agent_selection

        def last(self, observe=True):
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        @property
        def unwrapped(self):
            return self

    class ParallelEnv:
        @property
        def unwrapped(self):
            return self


def env(game="splendor", players=2, render_mode=None, **options):
    """One agent after the other, as the rules have it."""
    return TurnEnv(game, players, render_mode, **options)


def parallel_env(game="splendor", players=2, render_mode=None, **options):
    """All agents at once: those whose turn it is not have one action, to wait."""
    return AllAtOnceEnv(game, players, render_mode, **options)


class _Table:
    """What both have in common: a table, its agents and what they see."""

    def __init__(self, game, players, render_mode, illegal="error", **options):
        if illegal not in ("error", "random"):
            raise ValueError(f'illegal is "error" or "random", not {illegal!r}')
        if render_mode not in (None, "human", "ansi"):
            raise ValueError(f'render_mode is None, "human" or "ansi", not {render_mode!r}')
        self.render_mode = render_mode
        self._illegal = illegal
        self._games = Games(game, players, **options)
        self.possible_agents = [f"player_{seat}" for seat in range(self._games.players)]
        self.metadata = {"name": f"chambord_{game}_v0", "render_modes": ["human", "ansi"], "is_parallelizable": True}
        self.agents = []
        self._seen = None
        self._seeds = random.Random()

    def _reset(self, seed):
        if seed is not None:
            self._seeds = random.Random(seed)
        self._seen = self._games.reset(self._seeds.getrandbits(64))
        self.agents = list(self.possible_agents)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.infos = {agent: {} for agent in self.agents}

    def _actor(self):
        return int(self._seen.actors[0])

    def _step(self, action):
        legal = self._seen.legal[0]
        if self._illegal == "random" and int(action) not in legal:
            action = legal[self._seeds.randrange(len(legal))]
        self._seen = self._games.step([int(action)])
        over = self._actor() < 0
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(self._seen.rewards[0][seat])
            self.terminations[agent] = over

    def _observation(self, seat):
        return self._games.observe([seat])[0]

    def render(self):
        if self.render_mode is None:
            return None
        text = f"{self._games.points()} points" if self._actor() < 0 else f"{self.possible_agents[self._actor()]} decides"
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self):
        self._games.close()


class TurnEnv(_Table, AECEnv):
    """The AEC interface. Observations are dictionaries of `observation` and `action_mask`."""

    def __init__(self, game, players, render_mode=None, **options):
        AECEnv.__init__(self)
        _Table.__init__(self, game, players, render_mode, **options)
        self.observation_spaces = {
            agent: observation_space(self._games.observation_size, self._games.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self._games.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._reset(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.possible_agents[self._actor()]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = self._seen.masks[0]
        if seat != self._actor():
            mask = mask * 0 if hasattr(mask, "dtype") else bytearray(len(mask))
        return {"observation": self._observation(seat), "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("Who is out of the game has no action: None is the only one.")
            self._leave(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self._step(action)
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]
        self.agent_selection = self.agents[0] if self._actor() < 0 else self.possible_agents[self._actor()]
        if self.render_mode == "human":
            self.render()

    def _leave(self, agent):
        for values in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del values[agent]
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]
        for each in self.agents:
            self.rewards[each] = 0.0


class AllAtOnceEnv(_Table, ParallelEnv):
    """The parallel interface: the last action is to wait, and is all that those have whose turn it is not."""

    def __init__(self, game, players, render_mode=None, **options):
        _Table.__init__(self, game, players, render_mode, **options)
        self.wait = self._games.actions
        self.observation_spaces = {
            agent: observation_space(self._games.observation_size, self._games.actions + 1)
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self._games.actions + 1) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._reset(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions):
        deciding = self.possible_agents[self._actor()]
        self._step(actions[deciding])
        observations = self._observations()
        answer = (
            observations,
            dict(self.rewards),
            dict(self.terminations),
            dict(self.truncations),
            {agent: {} for agent in self.agents},
        )
        if self._actor() < 0:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return answer

    def _observations(self):
        observations = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = _with_wait(self._seen.masks[0], seat == self._actor())
            observations[agent] = {"observation": self._observation(seat), "action_mask": mask}
        return observations


def _with_wait(mask, deciding):
    """The mask with one more action: to wait, for those who do not decide."""
    if hasattr(mask, "dtype"):
        wide = mask.__class__((len(mask) + 1,), dtype=mask.dtype)
        wide[:-1] = mask if deciding else 0
        wide[-1] = 0 if deciding else 1
        return wide
    return bytearray(mask if deciding else len(mask)) + bytearray([0 if deciding else 1])
