"""Help for the one who plays."""
