#!/usr/bin/env python3
"""An engine for Chambord's arena that plays both games by rules of thumb, with nothing but Python's standard library.

    npm run -s chambord -- arena splendor --a "engine:python3 examples/engines/thumb.py" --b random --games 100
    npm run -s chambord -- arena burgundy --a "engine:python3 examples/engines/thumb.py" --b random --games 100

The protocol is in docs/engine-protocol.md. Every legal move gets a worth from what the view shows; the best one is made.
"""

import json
import random
import re
import sys

# ---- The protocol ----


def main():
    engine = Engine()
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").replace("\t", " ", 1).partition(" ")
        answer = getattr(engine, "hear_" + word, None)
        if answer is not None:  # what later versions may say is passed over
            answer(rest)
        if word == "quit":
            return


def say(line):
    print(line, flush=True)


class Engine:
    def __init__(self):
        self.lines = 0
        self.choice = random.Random(1)
        self.worth = None
        self.view = None
        self.legal = []

    def hear_chambord(self, version):
        if version != "1":
            say(f"error this engine speaks version 1 of the protocol, not {version}")
            return
        say("name rule of thumb")
        say("option lines number 0 0 10")
        say("option seed text 1")
        say("ready")

    def hear_set(self, rest):
        name, _, value = rest.partition(" ")
        if name == "lines":
            self.lines = int(value)
        elif name == "seed":
            self.choice = random.Random(value)
        else:
            say(f'error there is no option "{name}"')

    def hear_new(self, rest):
        game = rest.split(" ")[0]
        if game not in WORTHS:
            say(f"error this engine does not play {game}")
            return
        self.worth = WORTHS[game]

    def hear_view(self, rest):
        self.view = json.loads(rest)

    def hear_legal(self, rest):
        self.legal = rest.split("\t")

    def hear_go(self, _ms):
        worth = self.worth(self.view)
        # What is worth the same is chosen from at random.
        rated = sorted(((worth(move), self.choice.random(), move) for move in self.legal), reverse=True)
        for number, (value, _, move) in enumerate(rated[: self.lines], 1):
            say(f"info line {number} value {value:.2f}\t{move}")
        say(f"move {rated[0][2]}")


# ---- Splendor ----

GEMS = ["diamond", "sapphire", "emerald", "ruby", "onyx"]
GOLD = 5
# Level and bonus, then for each card its points and what it costs, gem by gem, in the order of their numbers.
PRINTED = """
1 diamond 003000 000021 002002 001111 031001 002201 001211 100400
1 sapphire 010002 000003 010111 000202 010220 010121 001310 100040
1 emerald 021000 000030 011011 002020 013100 011012 001022 100004
1 ruby 030000 002100 020020 011101 021101 020102 010013 140000
1 onyx 000300 000210 020200 011110 022010 012110 000131 104000
2 diamond 100322 123030 200050 200142 200053 360000
2 sapphire 102230 102303 205000 220014 253000 306000
2 emerald 123002 130230 200500 242001 205300 300600
2 ruby 120023 103023 200005 214200 230005 300060
2 onyx 132200 130302 250000 201420 200530 300006
3 diamond 303353 400007 430036 530007
3 sapphire 330335 470000 463003 573000
3 emerald 353033 407000 436300 507300
3 ruby 335303 400700 403630 500730
3 onyx 333530 400070 400363 500073
"""
CARDS = []
CODES = {}
for row in PRINTED.split("\n"):
    if row:
        level, bonus, *cards = row.split()
        for letter, digits in zip("abcdefgh", cards):
            CODES[f"{level}{bonus}-{letter}"] = len(CARDS)
            points, *cost = (int(digit) for digit in digits)
            CARDS.append((int(level), GEMS.index(bonus), points, cost))


def splendor(view):
    me = view["players"][view["viewer"]]
    tokens, bonuses = me["tokens"], me["bonuses"]
    hand = [card["card"] for card in me["hand"]]

    def lacking(card):
        """Gem by gem what is missing to buy a card; gold not yet counted."""
        return [max(0, cost - bonuses[gem] - tokens[gem]) for gem, cost in enumerate(CARDS[card][3])]

    def worth_of(card):
        """Points are worth most, and a bonus the more the more cards of the market ask for it."""
        _, bonus, points, _ = CARDS[card]
        asked = sum(CARDS[other][3][bonus] > bonuses[bonus] for other in view["market"] if other is not None)
        return 1 + 2.5 * points + 0.25 * asked

    room = 10 - sum(tokens)

    def good_of(card):
        """What a card brings by how far it is; one for which there is no room left among ten tokens is out of reach."""
        far = max(0, sum(lacking(card)) - tokens[GOLD])
        return worth_of(card) / (1.5 + far) * (1 if far <= room else 0.1)

    # Tokens are taken for what is best now.
    wanted = [card for card in view["market"] if card is not None] + hand
    wanted = sorted(((good_of(card), lacking(card)) for card in wanted), key=lambda each: each[0], reverse=True)

    def worth(move):
        kind, *rest = move.split()
        if kind == "noble":
            return 200
        if kind == "buy":
            gold = sum(int(count) for count, what in zip(rest, rest[1:]) if what == "gold")
            return 100 + worth_of(CODES[rest[0]]) - gold
        if kind == "take":
            gems = [GEMS.index(gem) for gem in rest]
            value = 0.0
            for place, (good, missing) in enumerate(wanted[:5]):
                left = list(missing)
                for gem in gems:
                    if left[gem] > 0:
                        left[gem] -= 1
                        value += good / (1 + place)
            return 10 + value + 0.1 * len(gems)
        if kind == "reserve":
            # With hands full of tokens a card that the gold brings near is better than one more token.
            return 5 if rest[0] == "level" else (10 if room < 3 else 6) + good_of(CODES[rest[0]])
        if kind == "return":
            # As little as can be of what the nearest cards ask for, and no gold.
            value = 0.0
            for count, what in zip(rest[::2], rest[1::2]):
                if what == "gold":
                    value -= 50 * int(count)
                else:
                    value -= int(count) * sum(good for good, missing in wanted[:3] if missing[GEMS.index(what)] > 0)
            return value
        return 0

    return worth


# ---- The Castles of Burgundy: The Card Game ----

TYPES = ["castle", "mine", "cloister", "knowledge", "ship", "pasture"]
TRIPLE = {"castle": 2, "mine": 4, "cloister": 6, "knowledge": 4, "ship": 3, "pasture": 4, "building": 3}
FACES = [("castle", 12), ("mine", 12), ("cloister", 12), ("knowledge", 18), ("ship", 18), ("pasture", 18)]
DICE_OF = {12: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], 18: [die for die in range(1, 7) for _ in range(3)]}
# By number of a card, its type and its die.
DECK = [(face, die) for face, count in FACES for die in DICE_OF[count]]
DECK += [("building", die) for die in 4 * [1, 3, 5] + 4 * [2, 4, 6]]


def type_of(code):
    face = re.match("[a-zA-Z]+", code)[0]
    return face if face in TYPES else "building"


def burgundy(view):
    me = view["players"][view["viewer"]]
    unfinished = {}
    for column in me["estate"]:
        if len(column["cards"]) < 3:
            unfinished[column["type"]] = len(column["cards"])
    held = [DECK[card][0] for card in me["projects"]]
    laid = {DECK[card][0] for column in me["estate"] for card in column["cards"]}

    def worth_of(kind):
        """What a card of this type is worth as a project: for its column, and for all seven types."""
        size = unfinished.get(kind, 0)
        value = 1 + TRIPLE[kind] / 4 + size * 1.5 + (0.7 if kind not in laid else 0)
        return value - 1.2 * held.count(kind) * (1 if size == 0 else 0.3)

    def place(rest):
        kind = type_of(rest[0])
        if "on" not in rest:
            return 8 + (1 if kind not in laid else 0) + TRIPLE[kind] / 10
        size = unfinished.get(type_of(rest[2]), 1)
        return 9 + TRIPLE[kind] / 10 + (6 if size == 2 else 1)

    def near(die, other):
        apart = abs(die - other)
        return min(apart, 6 - apart) <= me["workers"]

    def play(die):
        """The best that the die could be used for."""
        best = 1.0
        for card in me["projects"]:
            if near(die, DECK[card][1]):
                best = max(best, 8 - abs(die - DECK[card][1]) / 4)
        if len(me["projects"]) < 3:
            for row, cards in enumerate(view["display"], 1):
                for card in cards:
                    if near(die, row):
                        best = max(best, 3 + worth_of(DECK[card][0]) - abs(die - row) / 4)
        return best

    def worth(move):
        kind, *rest = move.split()
        if kind == "place":
            return place(rest)
        if kind == "bonus":
            return 10 + sum(int(count) * (1.5 if what == "points" else 1) for count, what in zip(rest[::2], rest[1::2]))
        if kind == "receive":
            return 10
        if kind == "play":
            return play(int(rest[0]))
        if kind in ("take", "keep"):
            # Who drops a project for another one loses as much.
            return 3 + worth_of(type_of(rest[0])) - (worth_of(type_of(rest[2])) + 1 if "drop" in rest else 0)
        if kind == "sell":
            return 4 + 2 * me["goods"][rest[0]]
        if kind == "buy":
            return 9.5
        if kind == "use":
            return 3.2
        if kind == "workers":
            return 3 if me["workers"] == 0 else 1.5
        if kind == "silver":
            return 2
        if kind == "convert":
            late = view["round"] == 4 and view["turn"] >= 4
            return 3 + int(rest[0]) / 10 if late else 0.5
        return 0

    return worth


WORTHS = {"splendor": splendor, "burgundy": burgundy}

if __name__ == "__main__":
    main()
