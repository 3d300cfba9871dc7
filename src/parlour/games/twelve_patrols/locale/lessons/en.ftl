# What the guide of 12 Patrols says. A word between stars is marked.
twelve-patrols-guide = Odo

twelve-patrols-lesson-row = A row of the kingdom
twelve-patrols-lesson-row-about = Place cards, send patrols, and make every side content.
twelve-patrols-lesson-row-know-1 = A side asks for items, colours or pips, exactly, counted over all spots before it. At the border it asks for nothing.
twelve-patrols-lesson-row-know-2 = A finished row or column must have all its patrols when the turn ends.
twelve-patrols-lesson-row-know-3 = Giving up an item turns a die; twelve patrols in place win.

twelve-patrols-lesson-row-card = The first card
twelve-patrols-lesson-row-card-1 = Place *{ twelve-patrols-card-wild-plains }* in the north-western corner, *a3*.
twelve-patrols-lesson-row-card-1-why = Nine cards become a kingdom of three by three. Each side of a card may ask for something. What it asks towards the border is ignored, so its wish to the north is settled here.
twelve-patrols-lesson-row-card-done = There it stays: cards are never turned or moved. Your nine dice were rolled before the first turn and keep what they show.
twelve-patrols-lesson-row-card-wrong-cell = The first card may lie anywhere, but in the corner *a3* two of its sides face the border. Less to worry about!
twelve-patrols-lesson-row-card-wrong-card = Every card has its place. Begin with *{ twelve-patrols-card-wild-plains }*.
twelve-patrols-lesson-row-card-wrong-die = Turning dice comes later. First a card: *{ twelve-patrols-card-wild-plains }*.

twelve-patrols-lesson-row-beside = A neighbour
twelve-patrols-lesson-row-beside-1 = Now *{ twelve-patrols-card-green-valley }* beside it, on *b3*.
twelve-patrols-lesson-row-beside-1-why = Each further card shares an edge with one that lies there. Between two cards is a spot for a patrol, and what a side asks for is counted over all spots before it in its row or column.
twelve-patrols-lesson-row-beside-done = Between the two there is room for a patrol now.
twelve-patrols-lesson-row-beside-wrong-below = It may lie there too. But to the north it asks for nothing, so keep it in the northern row: *b3*.
twelve-patrols-lesson-row-beside-wrong-card = That card will come. First *{ twelve-patrols-card-green-valley }*, which asks for one single item to the west.
twelve-patrols-lesson-row-beside-wrong-die = No need to turn a die yet. Place *{ twelve-patrols-card-green-valley }* on *b3*.

twelve-patrols-lesson-row-patrol = The first patrol
twelve-patrols-lesson-row-patrol-1 = Send the *blue 4* between the two cards, alone.
twelve-patrols-lesson-row-patrol-1-why = Dice and cubes are items; only dice have pips. { twelve-patrols-card-green-valley } wants exactly 1 item to the west. { twelve-patrols-card-wild-plains } wants 3 to the east, but there the row goes on: two more can come later.
twelve-patrols-lesson-row-patrol-done = A patrol goes out complete: nothing is added to it later.
twelve-patrols-lesson-row-patrol-wrong-item = It could ride too, but mind the pips: { twelve-patrols-card-lost-canyon } will want 6 of them in this row. Take the *blue 4*, alone.
twelve-patrols-lesson-row-patrol-wrong-end = You may wait with a patrol, but this one is ready: the *blue 4*.
twelve-patrols-lesson-row-patrol-wrong-die = Nothing needs to be given up: the *blue 4* fits as it is.

twelve-patrols-lesson-row-line = A finished row
twelve-patrols-lesson-row-line-1 = Complete the row: *{ twelve-patrols-card-lost-canyon }* on *c3*.
twelve-patrols-lesson-row-line-1-why = Whenever a card completes a row or a column, all its spots must be filled by the end of the turn.
twelve-patrols-lesson-row-line-2 = Send the *blue 2* and a *yellow cube* between b3 and c3.
twelve-patrols-lesson-row-line-2-why = { twelve-patrols-card-green-valley } wants 2 colours to the east, { twelve-patrols-card-lost-canyon } 6 pips to the west (4 + 2), { twelve-patrols-card-wild-plains } 3 items to the east (1 + 2). Exactly so much, not more and not less.
twelve-patrols-lesson-row-line-done = All sides of the row are content. What they ask for to the north does not count here.
twelve-patrols-lesson-row-line-wrong-cell = Not there: the row lacks its eastern end, *c3*.
twelve-patrols-lesson-row-line-wrong-card = Its western side would ask for something else. *{ twelve-patrols-card-lost-canyon }* fits.
twelve-patrols-lesson-row-line-wrong-item = That does not add up to 3 items, 6 pips and 2 colours. Try the *blue 2* and a *yellow cube*.
twelve-patrols-lesson-row-line-wrong-die = It works without turning a die: look at the *blue 2*.

twelve-patrols-lesson-row-wait = Which card, and when to wait
twelve-patrols-lesson-row-wait-1 = Below { twelve-patrols-card-wild-plains } only one of these cards is possible: *{ twelve-patrols-card-salt-marsh }* on *a2*.
twelve-patrols-lesson-row-wait-1-why = { twelve-patrols-card-wild-plains } wants 2 pips to the south, in the whole column. { twelve-patrols-card-high-moor } would want 8 pips to the north: never both. { twelve-patrols-card-salt-marsh } wants 2 colours, which is easy.
twelve-patrols-lesson-row-wait-2 = No hurry with the patrol: *end your turn*.
twelve-patrols-lesson-row-wait-2-why = As long as the column is not finished, its spots may stay empty. Then the display is filled up to three again. Which cards are still face down you can always see, only not their order.
twelve-patrols-lesson-row-wait-done = What is placed stays placed, so think before a patrol rides out.
twelve-patrols-lesson-row-wait-wrong-moor = { twelve-patrols-card-high-moor } wants 8 pips to the north where only 2 are allowed. Take *{ twelve-patrols-card-salt-marsh }*, on *a2*.
twelve-patrols-lesson-row-wait-wrong-other = It may lie there. But look what the sides want: under { twelve-patrols-card-wild-plains } *{ twelve-patrols-card-salt-marsh }* fits, on *a2*.
twelve-patrols-lesson-row-wait-wrong-later = That patrol can wait until the column is finished. *End your turn*.
twelve-patrols-lesson-row-wait-wrong-die = Items are few, and nothing has to be turned now.

twelve-patrols-lesson-row-die = Turn a die
twelve-patrols-lesson-row-die-1 = No 2 is left! Give up a *white cube* and turn the *blue 5* to *2*.
twelve-patrols-lesson-row-die-1-why = An unused item leaves the game, and for it one other die of your tray shows what you like. There are eighteen items and twelve spots, so you can afford a few.
twelve-patrols-lesson-row-die-2 = Now send the *blue 2* and a *yellow cube* to b3c3.
twelve-patrols-lesson-row-die-2-why = Again 3 items, 6 pips and 2 colours in the row.
twelve-patrols-lesson-row-die-done = Saved! A turned die is dear, but a row that cannot be finished would have lost the game.
twelve-patrols-lesson-row-die-wrong-other = Better keep that one. Give up a *white cube*, and turn the *blue 5* to *2*.
twelve-patrols-lesson-row-die-wrong-item = Look again: 3 items, 6 pips and 2 colours in the row.

twelve-patrols-lesson-row-win = The twelfth patrol
twelve-patrols-lesson-row-win-1 = One spot is empty, and two items are left. Send them, and the kingdom is yours.
twelve-patrols-lesson-row-win-1-why = You win when all nine cards lie there and every side that does not face the border has what it asks for. You would lose if nothing fitted any more, not even with dice turned.
twelve-patrols-lesson-row-win-done = Twelve patrols, and every side is content. You have won!
twelve-patrols-lesson-row-win-wrong = Nothing is lost. Both items are needed between b1 and b2.

twelve-patrols-coach-card = Place one of the open cards. The first may go anywhere; later ones touch a card that lies there.
twelve-patrols-coach-patrol = Between two cards a patrol can ride out. Point at a plaque to see what its side asks for in the whole row.
twelve-patrols-coach-forced = A row or column is complete: none of its spots may stay empty now.
twelve-patrols-coach-done = A patrol that has ridden out stays as it is; nothing is added later.
twelve-patrols-coach-row = A whole row is guarded. Two more, and three columns.
twelve-patrols-coach-column = A whole column is guarded.
twelve-patrols-coach-turning = You are giving up an item to turn a die to any face. Items are scarce: there are eighteen for twelve spots.
twelve-patrols-coach-lost = There is no way on, and the game is lost. Play the same deal again and try another card first.
