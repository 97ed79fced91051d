"""Two players to measure others against, and the match that does it.

    python3 bindings/python/examples/baselines.py splendor

A player is a function that chooses one of the legal actions of a game: `choose(games, seen, game, choice)`.
"""

import argparse
import math
import random

from chambord import Games


def random_player(games, seen, game, choice):
    return int(choice.choice(list(seen.legal[game])))


def thumb_player(name):
    """By a rule of thumb: the first kind of action that is possible, at random among those of a kind."""
    return {"splendor": by_kind(SPLENDOR), "burgundy": by_kind(BURGUNDY)}[name]


# Numbers of actions, from and below (docs/environments.md), the best kind first.
SPLENDOR = [
    ("win a noble", 219, 229),
    ("buy a card of level 3", 129 + 70, 129 + 90),
    ("buy a card of level 2", 129 + 40, 129 + 70),
    ("buy a card of level 1", 129, 129 + 40),
    ("take three gems or two", 0, 36),
]
BURGUNDY = [
    ("place a project", 1049, 1394),
    ("take a bonus", 18, 23),
    ("receive", 14, 18),
    ("play a die", 0, 6),
    ("take a card", 23, 479),
    ("sell", 6, 9),
]


def by_kind(kinds):
    def choose(games, seen, game, choice):
        legal = [int(action) for action in seen.legal[game]]
        for _, least, end in kinds:
            of_kind = [action for action in legal if least <= action < end]
            if of_kind:
                return choice.choice(of_kind)
        return choice.choice(legal)

    return choose


def play(game, players, player, rival, matches, seed, at_once=256):
    """The part of the games that `player` wins against rivals, at every seat as often; of a shared win its part."""
    choice = random.Random(seed)
    won = done = 0
    with Games(game, players=players, games=min(at_once, matches)) as games:
        seats = [index % players for index in range(games.games)]
        seen = games.reset(f"match {seed}")
        while done < matches:
            actions = []
            for index, actor in enumerate(seen.actors):
                if actor < 0:
                    if done < matches:
                        won += share(seen.rewards[index], seats[index])
                        done += 1
                        seats[index] = (seats[index] + 1) % players
                    actions.append(0)
                else:
                    choose = player if actor == seats[index] else rival
                    actions.append(choose(games, seen, index, choice))
            seen = games.step(actions)
    return won / matches


def share(rewards, seat):
    """The part of the win that a reward stands for."""
    return (float(rewards[seat]) * (len(rewards) - 1) + 1) / len(rewards)


def main():
    words = argparse.ArgumentParser(description="How the rule of thumb does against players that choose at random.")
    words.add_argument("game", choices=["splendor", "burgundy"])
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--matches", type=int, default=1000)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    wins = play(given.game, given.players, thumb_player(given.game), random_player, given.matches, given.seed)
    margin = 196 * math.sqrt(wins * (1 - wins) / given.matches)
    print(f"thumb against random: {100 * wins:.1f} ± {margin:.1f} % of {given.matches} games won")


if __name__ == "__main__":
    main()
