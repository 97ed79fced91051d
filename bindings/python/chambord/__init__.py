"""Burgundy and Splendor as environments for learning.

    from chambord import Games

    with Games("splendor", players=2) as games:
        seen = games.reset("a seed")
        while not seen.over[0]:
            seen = games.step([seen.legal[0][0]])
        print(seen.rewards[0])

`Games` plays one or many games at once; `chambord.pettingzoo` has the AEC and parallel interfaces.
"""

from .games import Games, Seen
from .process import ChambordError

__all__ = ["ChambordError", "Games", "Seen"]
