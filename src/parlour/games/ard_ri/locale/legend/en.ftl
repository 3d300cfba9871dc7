# What lies on the table of Ard Rí.
ard-ri-means-king = King: a warrior who slays every Queen and Jack. Only another King stops him.
ard-ri-means-queen = Queen: a warrior who slays every Jack and falls to a King.
ard-ri-means-jack = Jack: a warrior. He beats any cattle, and falls to Queens and Kings.
ard-ri-means-ace = Ace: the best cattle there is, worth 15.
ard-ri-means-cattle = Cattle: worth what is printed on it. You collect the best of each suit.
ard-ri-means-deck = The deck: in autumn everybody draws a card from it.
ard-ri-means-discard = The discard pile: fallen warriors never come back.
ard-ri-means-centre = The centre: the cattle that this year is fought for.
ard-ri-means-slot = A card laid in summer; all are turned up at once in winter.
ard-ri-means-herd = A herd: what was won, the best card of each suit. All four suits are needed.
ard-ri-means-season = The four seasons of a year: cattle in spring, a hidden card in summer, a card drawn in autumn, the fight in winter.
