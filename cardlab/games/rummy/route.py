"""The single moves that lead from a table to another one, each of them legal where it is made."""

from __future__ import annotations

from collections import Counter

from ...core.cards import FACES, JOKER, SUITS, Card, Cards
from .arrangement import FRESH, Slots, meld_of
from .groups import PLACED
from .melds import LONGEST_RUN, LONGEST_SET, Meld, Melds, Terms, faces, grown, held, jokers, kind, natural, shape
from .pool import place_of


class Blocked(Exception):
    """No order of moves was found."""


class Route:
    """A table and a hand, and the words of the moves made so far.

    Melds keep the key they had on the old table, or get a new one; `order` is how they lie, and only those in `movable`
    are changed.
    """

    def __init__(self, melds: Melds, hand: Cards, movable: list[int], terms: Terms) -> None:
        self.terms, self.movable = terms, movable
        self.melds = dict(enumerate(melds, 1))
        self.order = list(self.melds)
        self.hand = Counter(hand)
        self.words: list[str] = []

    def number(self, key: int) -> int:
        """The number by which a move names a meld."""
        return self.order.index(key) + 1

    def pull(self, key: int, card: Card) -> None:
        """Take a card off a meld."""
        self.words.append(f"p{self.number(key)}:{card!s}")
        meld = list(self.melds[key])
        meld.remove(card)
        self.melds[key] = tuple(meld)
        self.hand[card] += 1

    def pull_all(self, key: int) -> None:
        """Take up a whole meld."""
        self.words.append(f"p{self.number(key)}")
        self.hand.update(self.melds.pop(key))
        self.order.remove(key)

    def add(self, key: int, card: Card, front: bool = False) -> None:
        """Add a card of the hand to a meld."""
        meld = self.melds[key]
        longer = grown(meld, card, self.terms)
        sign = ":" if len(longer) == 1 else "<" if front else ">"
        found = longer if sign == ":" else [each for each in longer if (each[1:] if front else each[:-1]) == meld]
        if not found:
            raise Blocked
        self.words.append(f"a{self.number(key)}{sign}{card!s}")
        self.melds[key] = found[0]
        self.hand[card] -= 1

    def swap(self, key: int, card: Card) -> None:
        """Take a meld's joker for a card of the hand."""
        self.words.append(f"s{self.number(key)}:JK={card!s}")
        self.melds[key] = tuple(each if natural(each) else card for each in self.melds[key])
        self.hand[card] -= 1
        self.hand[JOKER] += 1

    def lay(self, meld: Meld) -> None:
        """Lay a new meld."""
        self.words.append("m" + ",".join(map(str, meld)))
        self.hand.subtract(map(held, meld))
        key = max([0, *self.melds, *self.order]) + 1
        self.melds[key] = meld
        self.order.append(key)

    def without(self, key: int, card: Card) -> bool:
        """Whether a meld without one of its cards at the ends is still a meld, its joker as certain as before."""
        meld = self.melds[key]
        if shape(faces(meld)) == "run":
            return card in (meld[0], meld[-1]) and bool(kind(meld[1:] if meld[0] == card else meld[:-1], self.terms))
        return not jokers(meld) and len(meld) == LONGEST_SET

    def take_joker(self, key: int) -> bool:
        """Take a meld's joker, with cards that come from other melds if need be; False if that is not possible yet."""
        meld = self.melds[key]
        joker = next(card for card in meld if not natural(card))
        wanted = [FACES[joker[3:]]]
        if shape(faces(meld)) == "set":
            wanted = [FACES[joker[3] + suit] for suit in SUITS if FACES[joker[3] + suit] not in meld]
        if not all(self.fetch(card, key) for card in wanted):
            return False
        for card in wanted[:-1]:
            self.add(key, card)
        self.swap(key, wanted[-1])
        return True

    def fetch(self, card: Card, but: int) -> bool:
        """Have a card in the hand, pulled off some other meld if need be."""
        if self.hand[card]:
            return True
        there = [key for key in self.order if key != but and key in self.movable and card in self.melds[key]]
        for key in there:
            if self.without(key, card):
                self.pull(key, card)
                return True
        for key in there:
            if not jokers(self.melds[key]):
                self.pull_all(key)
                return True
        return False


class Goal:
    """The new melds, and which melds on the table become which of them."""

    def __init__(self, route: Route, new: list[Slots]) -> None:
        self.route = route
        self.become = {key: route.melds[key] for key in route.order if key not in route.movable}
        self.fresh: list[Meld] = []
        free: list[Meld] = []
        for slots in new:
            kept = next((slot.kept for slot in slots if slot.kept >= 0), None)
            if kept is not None:
                self.become[kept] = meld_of(slots)
            else:
                (self.fresh if any(slot.kept == FRESH for slot in slots) else free).append(meld_of(slots))
        self._match(free)

    def _match(self, free: list[Meld]) -> None:
        """Let melds become those that are least work to make of them, where that is not more than to lay them anew."""
        keys = [key for key in self.route.order if key not in self.become]
        pairs = [(work(self.route.melds[key], meld), key, at) for key in keys for at, meld in enumerate(free)]
        left = set(range(len(free)))
        for effort, key, at in sorted(pairs):
            if effort <= 3 and key not in self.become and at in left:
                self.become[key] = free[at]
                left.remove(at)
        self.fresh += [free[at] for at in sorted(left)]

    def walk(self) -> None:
        """Make all moves; raises Blocked if none of those that are left can be made."""
        while self._open():
            moved = self._take_up() or self._shorten() or self._lengthen(True) or self._lay(True)
            if not moved and not self._lengthen(False) and not self._lay(False):
                self._give_up()

    def _open(self) -> list[int]:
        """The melds that are not yet what they become; empty if all is done."""
        route = self.route
        if not route.hand.total() and all(kind(meld, route.terms) for meld in route.melds.values()):
            return []
        changing = [key for key in route.order if key in self.become and not same(route.melds[key], self.become[key])]
        return changing + [0] * len(self.fresh) + [key for key in route.order if key not in self.become and key > 0]

    def _take_up(self) -> bool:
        """Take up a meld of which nothing is to be made."""
        for key in self.route.order:
            if key not in self.become:
                if jokers(self.route.melds[key]):
                    raise Blocked
                self.route.pull_all(key)
                return True
        return False

    def _shorten(self) -> bool:
        """Pull a card that a meld is not to have."""
        for key, goal in self.become.items():
            meld = self.route.melds[key]
            for card in dict.fromkeys((*reversed(meld), *meld)):
                if natural(card) and card not in goal and self.route.without(key, card):
                    self.route.pull(key, card)
                    return True
        return False

    def _lengthen(self, careful: bool) -> bool:
        """Add a card that a meld is to have; being careful, not the last one of the hand while there is more to do."""
        if careful and self.route.hand.total() == 1 and len(self._open()) > 1:
            return False
        for key, goal in self.become.items():
            for card, front in missing(self.route.melds[key], goal):
                if self.route.hand[card]:
                    self.route.add(key, card, front)
                    return True
        return False

    def _lay(self, careful: bool) -> bool:
        """Lay a new meld whose cards are all in the hand."""
        for meld in self.fresh:
            need = Counter(map(held, meld))
            if need <= self.route.hand and not (careful and need.total() == self.route.hand.total() and len(self._open()) > 1):
                self.route.lay(meld)
                self.fresh.remove(meld)
                self.become[self.route.order[-1]] = meld
                return True
        return False

    def _give_up(self) -> None:
        """Take up a meld that waits for a card, to lay it anew."""
        for key in self._open():
            if key in self.become and not jokers(self.become[key]):
                self.fresh.append(self.become.pop(key))
                return
        raise Blocked


def same(one: Meld, other: Meld) -> bool:
    """Whether two melds have the same cards."""
    return sorted(map(held, one)) == sorted(map(held, other))


def work(meld: Meld, goal: Meld) -> int:
    """How many cards must be pulled off and added to make a meld another one; many if it is none of the same kind."""
    if shape(faces(meld)) != shape(faces(goal)):
        return 99
    gone, come = Counter(meld) - Counter(goal), Counter(goal) - Counter(meld)
    if gone.total() == len(meld) or len(meld) + come.total() > (LONGEST_RUN if shape(faces(goal)) == "run" else LONGEST_SET):
        return 99
    return gone.total() + come.total()


def missing(meld: Meld, goal: Meld) -> list[tuple[Card, bool]]:
    """The cards that can be added next to make a meld another one, and whether in front."""
    if shape(faces(goal)) != "run":
        return [(card, False) for card in (Counter(filter(natural, goal)) - Counter(meld)).elements()]
    suit = faces(goal)[0][1]
    (first, last), (begin, end) = span(meld), span(goal)
    found = [(PLACED[suit][first - 1], True)] if begin < first else []
    return found + ([(PLACED[suit][last + 1], False)] if end > last else [])


def span(run: Meld) -> tuple[int, int]:
    """The first and the last place of a run."""
    last = place_of(faces(run)[-1][0])
    return last - len(run) + 1, last


def steps(melds: Melds, hand: Cards, new: list[Slots], taken: list[int], movable: list[int], terms: Terms) -> Route:
    """The way to the new melds, of which those in `taken` give their jokers; raises Blocked if none was found."""
    route, waiting = Route(melds, hand, movable, terms), list(taken)
    while waiting:
        key = next((key for key in waiting if route.take_joker(key)), None)
        if key is None:
            raise Blocked
        waiting.remove(key)
    Goal(route, new).walk()
    return route
