"""A learner in a few lines: for every action how good it is, no matter when (a table), learned by playing itself.

    python3 bindings/python/examples/learn.py splendor
    python3 bindings/python/examples/learn.py burgundy --games 20000

Policy gradient (REINFORCE, Williams 1992): after each game the actions of who won become likelier, those of who lost less
likely. Before and after, it plays against players that choose at random and by a rule of thumb.
"""

import argparse
import math
import random

from baselines import play, random_player, thumb_player

from chambord import Games


def softmax_player(worth, temperature=1.0):
    """Chooses the likelier the better an action is."""

    def choose(games, seen, game, choice):
        legal = [int(action) for action in seen.legal[game]]
        weights = [math.exp(worth[action] / temperature) for action in legal]
        return choice.choices(legal, weights)[0]

    return choose


def learn(game, players, count, rate, at_once, seed):
    choice = random.Random(seed)
    with Games(game, players=players, games=at_once) as games:
        worth = [0.0] * games.actions
        stories = [[] for _ in range(at_once)]
        seen = games.reset(f"learn {seed}")
        done = 0
        while done < count:
            actions = []
            for index, (actor, legal) in enumerate(zip(seen.actors, seen.legal)):
                if actor < 0:
                    improve(worth, stories[index], seen.rewards[index], rate * (1 - done / count))
                    stories[index] = []
                    done += 1
                    actions.append(0)
                    continue
                legal = [int(action) for action in legal]
                weights = [math.exp(worth[action]) for action in legal]
                action = choice.choices(legal, weights)[0]
                if len(legal) > 1:
                    stories[index].append((int(actor), action, legal, weights))
                actions.append(action)
            seen = games.step(actions)
        return worth


def improve(worth, story, rewards, rate):
    for actor, action, legal, weights in story:
        step = rate * float(rewards[actor])
        total = sum(weights)
        for other, weight in zip(legal, weights):
            worth[other] -= step * weight / total
        worth[action] += step


def main():
    words = argparse.ArgumentParser(description="Learn how good each action is, then play against the baselines.")
    words.add_argument("game", choices=["splendor", "burgundy"])
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--games", type=int, default=10_000, help="games to learn from")
    words.add_argument("--matches", type=int, default=1000, help="games against each baseline")
    words.add_argument("--rate", type=float, default=0.05)
    words.add_argument("--at-once", type=int, default=256)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    worth = learn(given.game, given.players, given.games, given.rate, given.at_once, given.seed)
    for name, rival in [("random", random_player), ("thumb", thumb_player(given.game))]:
        for who, player in [("untrained", softmax_player([0.0] * len(worth))), ("learned", softmax_player(worth, 0.3))]:
            wins = play(given.game, given.players, player, rival, given.matches, given.seed)
            print(f"{who} against {name}: {100 * wins:.1f} % of {given.matches} games won")


if __name__ == "__main__":
    main()
