"""The moves about the stake of a match: doubling it, and giving up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.move import Plain
from ...core.sentence import Facts
from .state import KanastaState


@dataclass(frozen=True)
class Offer(Plain):
    """You offer to play on for {stake}.

    {player} offers to play on for {stake}.

    Double the stake to {stake}
    """

    key: ClassVar[str] = "u"

    def facts(self, state: KanastaState) -> Facts:
        return {"stake": 2 * state.stake}


@dataclass(frozen=True)
class Accept(Plain):
    """You accept: the match is played for {stake} from now on.

    {player} accepts: the match is played for {stake} from now on.

    Accept and play for {stake}
    """

    key: ClassVar[str] = "y"

    def facts(self, state: KanastaState) -> Facts:
        return {"stake": 2 * state.stake}


@dataclass(frozen=True)
class Refuse(Plain):
    """You refuse, which costs you {stake}.

    {player} refuses, which costs {stake}.

    Refuse and lose {stake}
    """

    key: ClassVar[str] = "r"

    def facts(self, state: KanastaState) -> Facts:
        return {"stake": state.stake}


@dataclass(frozen=True)
class Resign(Plain):
    """You resign the match.

    {player} resigns the match.

    Resign the match
    """

    key: ClassVar[str] = "q"
