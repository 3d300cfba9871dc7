"""The words of Ard Rí as numbers."""

CARDS = 52
SUITS = 4
RANKS = 13
JACK = 10  # ranks count from Ace = 0; Jack, Queen and King are the Noble Warriors
QUEEN = 11
KING = 12
ACE_VALUE = 15

MOST_SEATS = 5
HAND = 9
FIRST_END = 4  # the first year after which there can be a winner
LAST_YEAR = 9

# Moves are cards, or:
PASS = 52
MOVES = 53

# What a seat has chosen is a card, PASS, or:
OPEN = 54  # nothing yet
HIDDEN = 53  # something, but the viewer does not know what

# Seasons
DEAL = 0
SPRING = 1
SUMMER = 2
AUTUMN = 3
AFTER = 4  # the game has ended

DECK = 0  # the only pile

# The greedy player: points that a trick would add
RICH = 10
FAIR = 6
POOR = 3

# Option summer_cattle
JOINS_ALWAYS = 0
JOINS_WITHOUT_WARRIOR = 1

# AR-3: a card's worth as Cattle (0 for Warriors), and its rank as a Warrior (0 for Cattle).
VALUES = [(ACE_VALUE if rank == 0 else rank + 1) if rank < JACK else 0 for _ in range(SUITS) for rank in range(RANKS)]
MIGHT = [0 if rank < JACK else rank for _ in range(SUITS) for rank in range(RANKS)]
DECKS = [0, 0, 1, 2, 2, 3]  # by the number of players
