# What lies on the table of 12 Patrols.
twelve-patrols-means-items = This side asks for so many items, on all spots of the row or column on that side together.
twelve-patrols-means-colours = This side asks for so many different colours, on all spots on that side together.
twelve-patrols-means-pips = This side asks for a sum of pips: what the dice on that side show together.
twelve-patrols-means-knight = A die is a knight: one item that also brings its pips.
twelve-patrols-means-footman = A cube is a footman: one item of its colour, without pips.
twelve-patrols-means-spot = A spot between two cards: a patrol of at least one item belongs here in the end.
twelve-patrols-means-cell = A cell of the kingdom: a card can lie here. Its sides at the border ask for nothing.
twelve-patrols-means-display = The open cards: you place one of them, and at the end of the turn there are three again.
twelve-patrols-means-deck = The cards that lie face down: which ones they are is known, their order is not.
twelve-patrols-means-card = A card of the kingdom: each of its sides asks for something, or for nothing. It is never turned.
