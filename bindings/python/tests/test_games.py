"""Run with `python3 -m unittest discover -s bindings/python -t bindings/python` from the root of the clone."""

import random
import unittest

from chambord import ChambordError, Games


class OneGame(unittest.TestCase):
    def setUp(self):
        self.games = Games("splendor", players=2)
        self.addCleanup(self.games.close)

    def play(self, seed):
        """A random game: what was seen and done, and the rewards."""
        choice = random.Random(seed)
        seen = self.games.reset(seed)
        story = []
        while not seen.over[0]:
            action = choice.choice(list(seen.legal[0]))
            story.append((int(seen.actors[0]), int(action), [float(x) for x in seen.observations[0]]))
            seen = self.games.step([action])
        return story, [float(reward) for reward in seen.rewards[0]], self.games.hash()

    def test_the_same_seed_is_the_same_game(self):
        self.assertEqual(self.play(1), self.play(1))
        self.assertNotEqual(self.play(1)[2], self.play(2)[2])

    def test_rewards_are_zero_sum_and_come_at_the_end(self):
        story, rewards, _ = self.play(3)
        self.assertGreater(len(story), 20)
        self.assertAlmostEqual(sum(rewards), 0)

    def test_masks_are_the_legal_actions_and_never_empty(self):
        seen = self.games.reset("masks")
        while not seen.over[0]:
            legal = sorted(int(action) for action in seen.legal[0])
            self.assertGreater(len(legal), 0)
            self.assertEqual(legal, [action for action, one in enumerate(seen.masks[0]) if one])
            seen = self.games.step([legal[-1]])
        self.assertEqual(sum(seen.masks[0]), 0)

    def test_who_decides_observes_what_is_seen(self):
        seen = self.games.reset("seats")
        own = self.games.observe([0])[0]
        self.assertEqual(list(own), list(seen.observations[0]))
        self.assertNotEqual(list(own), list(self.games.observe([1])[0]))
        self.assertEqual(len(own), self.games.observation_size)

    def test_an_illegal_action_is_refused_and_changes_nothing(self):
        self.games.reset("illegal")
        before = self.games.hash()
        with self.assertRaisesRegex(ChambordError, "not legal"):
            self.games.step([self.games.actions - 1])
        with self.assertRaisesRegex(ChambordError, "1 games, and 2 actions"):
            self.games.step([0, 0])
        self.assertEqual(self.games.hash(), before)

    def test_a_position_is_saved_and_gone_on_with(self):
        seen = self.games.reset("saved")
        for _ in range(10):
            seen = self.games.step([seen.legal[0][0]])
        saved, before = self.games.save(), self.games.hash()
        self.games.step([seen.legal[0][0]])
        again = self.games.load(saved)
        self.assertEqual(self.games.hash(), before)
        self.assertEqual(list(again.legal[0]), list(seen.legal[0]))
        with self.assertRaises(ChambordError):
            self.games.load('{"game": "chess"}')

    def test_actions_have_names(self):
        seen = self.games.reset("names")
        names = {self.games.format(action) for action in seen.legal[0]}
        self.assertEqual(len(names), len(seen.legal[0]))


class ManyGames(unittest.TestCase):
    def test_games_play_the_same_whatever_is_beside_them_and_begin_anew(self):
        def rewards_of_the_first(count):
            ended = []
            with Games("burgundy", players=2, games=count) as games:
                seen = games.reset("many")
                for _ in range(700):
                    if seen.over[0]:
                        ended.append([float(reward) for reward in seen.rewards[0]])
                    seen = games.step([legal[-1] if len(legal) else 0 for legal in seen.legal])
            return ended

        alone = rewards_of_the_first(1)
        self.assertGreater(len(alone), 1)
        self.assertEqual(alone, rewards_of_the_first(4))

    def test_what_cannot_be_opened_is_said(self):
        for game, options, reason in [
            ("chess", {}, "there is no game"),
            ("splendor", {"players": 9}, "players: expected one of 2, 3, 4"),
            ("splendor", {"rules": "house"}, "rules"),
        ]:
            with self.subTest(game=game, options=options), self.assertRaisesRegex(ChambordError, reason):
                Games(game, **options)
        with self.assertRaisesRegex(ChambordError, "could not be started"):
            Games("splendor", command=["no-such-program-here"])


if __name__ == "__main__":
    unittest.main()
