# What the guide of Jackal says. A word between stars is marked.
jackal-guide = Pico

jackal-lesson-gold = First gold
jackal-lesson-gold-about = Go ashore, find a coin and bring it home.
jackal-lesson-gold-know-1 = Go ashore straight ahead; come aboard straight or diagonally.
jackal-lesson-gold-know-2 = A closed tile turns over when you enter it, and acts at once.
jackal-lesson-gold-know-3 = One coin for each pirate, and only over open tiles.

jackal-lesson-gold-ashore = Send a pirate ashore
jackal-lesson-gold-ashore-1 = Ahoy! Send a pirate to *g2*, straight ahead.
jackal-lesson-gold-ashore-1-why = The ship in the south is yours, with three pirates aboard. There is one way off a ship: onto the tile in front of it.
jackal-lesson-gold-ashore-done = Ashore! The tile turned over: empty, nothing happens. One action is a turn, then it is the next crew's.
jackal-lesson-gold-ashore-wrong = Off a ship there is only one way: straight ahead, to *g2*.
jackal-lesson-gold-ashore-wrong-sail = Your ship can sail, and you will see how. But first somebody has to look for gold: to *g2*.

jackal-lesson-gold-open = Turn over a tile
jackal-lesson-gold-open-1 = Now explore: walk on to *f3*.
jackal-lesson-gold-open-1-why = On land a pirate walks one tile in any of eight directions. Nobody knows what lies under a closed tile until somebody enters it.
jackal-lesson-gold-open-done = A chest! Its coin lies on the tile now. And Black has found the rum: that pirate sleeps.
jackal-lesson-gold-open-wrong-tile = A brave choice, and a legal one. But I have a feeling about *f3*.
jackal-lesson-gold-open-wrong-mate = Let your second pirate rest. The one on g2 goes on, to *f3*.
jackal-lesson-gold-open-wrong-sail = Leave the ship where your pirate can find it. Walk to *f3*.
jackal-lesson-gold-open-wrong = That is allowed, but we are looking for gold: walk to *f3*.

jackal-lesson-gold-home = Bring the coin to your ship
jackal-lesson-gold-home-1 = A coin! Now carry it home: step to *g2*.
jackal-lesson-gold-home-1-why = With a coin in his arms a pirate walks on open tiles only. g2 lies open, right in front of your ship.
jackal-lesson-gold-home-2 = And aboard with it, to *g1*.
jackal-lesson-gold-home-2-why = You come aboard from the tile in front of the ship or from the two beside it. A coin that reaches your ship is yours for good.
jackal-lesson-gold-home-done = Your first gold. Nobody can take it from you now.
jackal-lesson-gold-home-wrong-empty-handed = He would go there without the coin. Take it along, to the open tile *g2*.
jackal-lesson-gold-home-wrong-away = That leads away from the ship, or leaves the coin behind. Carry it to *g1*.
jackal-lesson-gold-home-wrong-mate = Your mates can wait: the coin lies with the pirate on the island.
jackal-lesson-gold-home-wrong-sail = If the ship sails off, the way home gets longer. Bring the coin first.
jackal-lesson-gold-home-wrong = Nothing is lost, he waits. Bring the coin home.

jackal-lesson-gold-arrow = Ride an arrow
jackal-lesson-gold-arrow-1 = Step onto the arrow on *g4*.
jackal-lesson-gold-arrow-1-why = An arrow sends you on at once, one tile its way. Some point in several directions: then you choose.
jackal-lesson-gold-arrow-done = Two tiles in one turn! Every open tile acts each time somebody enters it.
jackal-lesson-gold-arrow-wrong-on-foot = You get there on foot too, but the arrow is more fun: step onto *g4*.
jackal-lesson-gold-arrow-wrong = That is allowed, but try the arrow on *g4* once.

jackal-lesson-gold-hit = Send an enemy home
jackal-lesson-gold-hit-1 = A black pirate stands on *g4*. Walk onto him, without the coin.
jackal-lesson-gold-hit-1-why = Whoever ends a move on enemies, with empty hands, sends all of them back to their ship. Your own pirates may share a tile.
jackal-lesson-gold-hit-done = Off he goes! Nobody is hurt, but he has to walk all the way again.
jackal-lesson-gold-hit-wrong-coin = A coin would be nice, but with a coin in his arms nobody fights. First the enemy on *g4*.
jackal-lesson-gold-hit-wrong = Leave the coin where it lies and walk onto *g4*.

jackal-lesson-gold-sail = Move your ship
jackal-lesson-gold-sail-1 = Your pirate with the coin is on e2. Sail to *f1* and meet him.
jackal-lesson-gold-sail-1-why = A ship moves one place along its side, if a pirate is aboard. Everyone aboard comes along.
jackal-lesson-gold-sail-2 = Now aboard, diagonally: to *f1*, with the coin.
jackal-lesson-gold-sail-2-why = From e2 the ship on f1 can be reached across the corner. Friends who swim where a ship arrives are pulled out too; enemies drown.
jackal-lesson-gold-sail-done = A ship that comes to meet you saves many steps.
jackal-lesson-gold-sail-wrong-walk = He could walk, but the ship is quicker: sail to *f1*.
jackal-lesson-gold-sail-wrong-again = Stay where you are: from here he can come aboard.
jackal-lesson-gold-sail-wrong-empty-handed = Not without the coin! Take it along, to *f1*.
jackal-lesson-gold-sail-wrong = That is the other way. Sail to *f1*.

jackal-lesson-gold-last = Fetch the last coin on your own
jackal-lesson-gold-last-1 = One coin is left on the island, on h4. Fetch it.
jackal-lesson-gold-last-1-why = No marks this time. When no coin is left to be won, the game is over, and most coins win.
jackal-lesson-gold-last-2 = Now carry it home, over open tiles.
jackal-lesson-gold-last-2-why = h3 and g2 lie open. Each step is a turn.
jackal-lesson-gold-last-3 = Good. Two more steps.
jackal-lesson-gold-last-3-why = g2 lies in front of your ship.
jackal-lesson-gold-last-4 = And aboard!
jackal-lesson-gold-last-4-why = A coin counts only once it is on the ship.
jackal-lesson-gold-last-done = All gold is won, and you have the most. You win!
jackal-lesson-gold-last-wrong = Nothing is lost. Think of the way: h4, h3, g2, ship, and mind the coin.
