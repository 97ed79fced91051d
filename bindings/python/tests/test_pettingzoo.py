"""PettingZoo's own tests where it is installed, and the same checks written down for where it is not."""

import random
import unittest
import warnings

from chambord import ChambordError
from chambord.pettingzoo import env, parallel_env

try:
    from pettingzoo import test as theirs
except ImportError:
    theirs = None


def equal(one, other):
    return list(one["observation"]) == list(other["observation"]) and list(one["action_mask"]) == list(
        other["action_mask"]
    )


class Turns(unittest.TestCase):
    def play(self, table, seed):
        """One random game; every promise of the interface is checked at each turn."""
        table.reset(seed=seed)
        self.assertEqual(table.agents, table.possible_agents)
        choice = random.Random(seed)
        story, totals = [], dict.fromkeys(table.agents, 0.0)
        for agent in table.agent_iter():
            self.assertIn(agent, table.agents)
            observation, reward, terminated, truncated, info = table.last()
            totals[agent] += reward
            self.assertTrue(table.observation_space(agent).contains(observation) or terminated)
            self.assertEqual(set(table.rewards), set(table.agents))
            self.assertFalse(truncated)
            self.assertIsInstance(info, dict)
            if terminated:
                table.step(None)
                continue
            legal = [action for action, one in enumerate(observation["action_mask"]) if one]
            self.assertGreater(len(legal), 0)
            action = choice.choice(legal)
            self.assertTrue(table.action_space(agent).contains(action))
            story.append((agent, action))
            table.step(action)
        self.assertEqual(table.agents, [])
        self.assertAlmostEqual(sum(totals.values()), 0)
        return story

    def test_games_go_to_their_end_and_are_the_same_by_their_seed(self):
        for game, players in [("splendor", 2), ("burgundy", 3)]:
            with self.subTest(game=game):
                one, other = env(game, players), env(game, players)
                self.addCleanup(one.close)
                self.addCleanup(other.close)
                self.assertEqual(self.play(one, 7), self.play(other, 7))
                self.assertNotEqual(self.play(one, 7), self.play(one, 8))

    def test_who_does_not_decide_has_no_action(self):
        table = env("splendor")
        self.addCleanup(table.close)
        table.reset(seed=1)
        waiting = table.agents[1] if table.agent_selection == table.agents[0] else table.agents[0]
        self.assertEqual(sum(table.observe(waiting)["action_mask"]), 0)
        with self.assertRaises(ChambordError):
            table.step(table.action_space(waiting).n - 1)

    def test_solo(self):
        table = env("burgundy", 1)
        self.addCleanup(table.close)
        table.reset(seed=1)
        self.assertEqual(table.agents, ["player_0"])


class AllAtOnce(unittest.TestCase):
    def test_who_does_not_decide_waits(self):
        table = parallel_env("splendor", 3)
        self.addCleanup(table.close)
        observations, infos = table.reset(seed=5)
        self.assertEqual(set(infos), set(table.possible_agents))
        rewards = {}
        while table.agents:
            choices = {}
            for agent, observation in observations.items():
                legal = [action for action, one in enumerate(observation["action_mask"]) if one]
                choices[agent] = legal[0]
            self.assertEqual(sorted(choices.values())[1:], [table.wait, table.wait])
            observations, rewards, terminations, truncations, infos = table.step(choices)
            self.assertEqual(set(observations), set(table.possible_agents))
            self.assertFalse(any(truncations.values()))
        self.assertTrue(all(terminations.values()))
        self.assertAlmostEqual(sum(rewards.values()), 0)

    def test_the_same_seed_shows_the_same(self):
        one, other = parallel_env("burgundy"), parallel_env("burgundy")
        self.addCleanup(one.close)
        self.addCleanup(other.close)
        first, _ = one.reset(seed=9)
        second, _ = other.reset(seed=9)
        self.assertTrue(all(equal(first[agent], second[agent]) for agent in one.agents))


@unittest.skipIf(theirs is None, "PettingZoo is not installed")
class Theirs(unittest.TestCase):
    def setUp(self):
        # Theirs warn of observations that are dictionaries with a mask, which is how PettingZoo's own card games are made.
        warnings.simplefilter("ignore")

    def test_turns(self):
        for game in ("splendor", "burgundy"):
            with self.subTest(game=game):
                table = env(game)
                theirs.api_test(table, num_cycles=200)
                table.close()
                theirs.seed_test(lambda game=game: env(game), num_cycles=50)

    def test_all_at_once(self):
        for game in ("splendor", "burgundy"):
            with self.subTest(game=game):
                table = parallel_env(game)
                theirs.parallel_api_test(table, num_cycles=200)
                table.close()
                # This one draws actions without looking at the masks.
                theirs.parallel_seed_test(lambda game=game: parallel_env(game, illegal="random"), num_cycles=50)


if __name__ == "__main__":
    unittest.main()
