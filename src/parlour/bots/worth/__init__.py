"""What a position is worth to a seat, one module per game; compiled like the rules."""
