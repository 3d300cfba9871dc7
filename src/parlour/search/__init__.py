"""Search and the players that know no game: tree, evaluator, levels, analysis."""
