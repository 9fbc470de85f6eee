"""Three rummies that share their melds and moves: Remi (StarGames), Remi (Igraonica) and Remik.

Sources name the numbered rules of cardlab's reading of each: SG-R1 to SG-R44 and SG-A1 to SG-A20 for StarGames' Remi,
IG-R1 to IG-R40 and IG-A1 to IG-A25 for Igraonica's, RK-R1 to RK-R20 and RK-A1 to RK-A13 for Remik.
"""
