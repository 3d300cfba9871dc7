"""What games and commands share at the terminal: the screen, commands in three languages, tables."""
