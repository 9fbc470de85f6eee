"""Kanasta for two: frozen piles, canastas, and a stake that can be doubled.

One meld of a rank for each player, two packs and four jokers; see `sheet` for the rules in the order of play.
"""
