"""What is measured of each game: a folder for each, found by its name."""
