"""The machinery of every game: cards, rules, options, states, moves, scores, records and matches. It knows no game."""
