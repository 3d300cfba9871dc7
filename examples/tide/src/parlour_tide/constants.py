"""The words of Tide as numbers."""

MOST_SEATS = 4
CARDS = 24  # number c shows c + 1; a move is the card that is chosen, an outcome the one that is dealt
PILE = 0  # the only one
EBB = 12  # with more than that between highest and lowest, the lowest takes the trick

# Who holds a card, besides a seat plus one
DECK = 0
GONE = 9  # played

# What a seat has chosen, besides a card plus one
NOTHING = 0
SECRET = 99
