# What can be measured in every game: what it is called, and what it means.

metric-decisions = Decisions, all seats
metric-decisions-about = All decisions of a game, of all seats together.
metric-turns = Turns
metric-turns-about = Rounds in which somebody decides, or turns as the game counts them.
metric-branching = Choices per decision
metric-branching-about = How many moves a decision has to choose from, on average.
metric-forced = Forced decisions
metric-forced-about = Decisions with only one legal move.
metric-unfinished = Unfinished games
metric-unfinished-about = Games that were cut because they went on too long.
metric-seat = Seats
metric-seat-about = Each seat’s share of the win; a shared win counts as its share.
metric-shared = Shared wins
metric-shared-about = Games that several sides won together.
metric-lead_changes = Lead changes
metric-lead_changes-about = How often another side came to be alone in front on the table.
metric-comeback = Comebacks
metric-comeback-about = Games whose winner was behind after two thirds of them.
metric-runaway = Runaway leader
metric-runaway-about = 1 if whoever leads after a third always wins, 0 if leading then helps nobody.
metric-decided = Decided after
metric-decided-about = The part of the game after which the winner’s chance was never below one half again, by search.
metric-drama = Drama
metric-drama-about = By how much of the win the later winner was behind the favourite, on average, by search.
metric-uncertainty = Uncertainty
metric-uncertainty-about = How open the game was on average: 1 if all have the same chance, 0 if one is sure to win; by search.
metric-favourite_changes = Changes of favourite
metric-favourite_changes-about = How often another side became the favourite by more than five points, by search.
metric-winner_chance = The winner’s chance
metric-winner_chance-about = The chance of the later winner while the game goes on, by search.
metric-relevance = Weight of a decision
metric-relevance-about = What the best move wins more than a random one, in parts of the win, by search.

metric-cost-final = looks at the last position: costs next to nothing
metric-cost-record = replays the game once
metric-cost-search = asks a search about the game: costs far more than playing it

unit-decisions = decisions
unit-turns = turns
unit-moves = moves
unit-games = of the games
unit-win = of the win
unit-changes = changes
unit-game = of the game
unit-points = points

error-unknown-metric = No metric “{ $metric }” for { $game }; the nearest is “{ $near }”. There are: { $known }.
