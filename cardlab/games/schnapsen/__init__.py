"""66 (Schnapsen): twenty cards, two players, first to 66.

Sources name the numbered rules (S1 to S13) and options (B3) of cardlab's reading of StarGames' "66 (Schnapsen style)".
"""
