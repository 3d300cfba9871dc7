# What the guide of Ard Rí says. A word between stars is marked.
ard-ri-guide = Donn

ard-ri-lesson-year = A year in the hall
ard-ri-lesson-year-about = Four seasons, a fight, and who becomes High King.
ard-ri-lesson-year-know-1 = In Spring one of your Cattle goes into the middle; in Summer a card of your choice lies face down.
ard-ri-lesson-year-know-2 = The highest Warrior takes all Cattle, unless another is as high. Without a Warrior the best Cattle wins.
ard-ri-lesson-year-know-3 = Only herds with all four suits count, and of each suit only the best card.

ard-ri-lesson-year-spring = Spring: Cattle into the middle
ard-ri-lesson-year-spring-1 = Nine cards are yours. Lay the *Three of Hearts*.
ard-ri-lesson-year-spring-1-why = Everybody secretly picks one of their Cattle (2 to 10 and Aces). This is what you fight for, so give away something cheap. Kings, Queens and Jacks are Warriors and stay.
ard-ri-lesson-year-spring-done = Both cards were turned up together. The others’ hands stay hidden; two players share one pack of 52.
ard-ri-lesson-year-spring-wrong-ace = An Ace is worth 15, the best Cattle there is. Keep it: the *Three* will do.
ard-ri-lesson-year-spring-wrong-dear = You may, but it is worth more than the *Three of Hearts*, and the other one may win it.
ard-ri-lesson-year-spring-wrong-two = Cheap as well! But you may need a Spade later. Give the *Three of Hearts*.
ard-ri-lesson-year-spring-wrong = In Spring only Cattle goes into the middle: the *Three of Hearts*.

ard-ri-lesson-year-warrior = Summer: send a Warrior
ard-ri-lesson-year-warrior-1 = Who shall fight for them? Lay your *King* face down.
ard-ri-lesson-year-warrior-1-why = A King beats Queens and Jacks, and any Warrior beats Cattle. Only another King could stop yours. Then in Autumn each draws a card, and in Winter all is turned up.
ard-ri-lesson-year-warrior-done = Your King stood alone: all Cattle went to your herd, the other’s Nine too. The King is discarded.
ard-ri-lesson-year-warrior-wrong-queen = A Queen might do, but a King would slay her. Be sure this time: the *King*.
ard-ri-lesson-year-warrior-wrong-ace = Your Ace is fine Cattle, but Cattle wins only when no Warrior is left. It is still in your hand: try the *King*.
ard-ri-lesson-year-warrior-wrong-cattle = Cattle wins only when no Warrior is left. Send the *King*.

ard-ri-lesson-year-fall = When equals meet
ard-ri-lesson-year-fall-1 = Send your *King* once more, and see what can happen.
ard-ri-lesson-year-fall-1-why = All Warriors strike at once. Warriors of equal rank slay each other, and so nobody may be left.
ard-ri-lesson-year-fall-done = King against King: both fell and are gone for good. Nobody won, so the Cattle waits in the middle for next year.
ard-ri-lesson-year-fall-wrong-cattle = A careful choice! But look once what Kings do to each other: lay the *King*.

ard-ri-lesson-year-cattle = When no Warrior lives
ard-ri-lesson-year-cattle-1 = No Warriors in sight. Lay your best Cattle, the *Ace of Spades*.
ard-ri-lesson-year-cattle-1-why = Without a Warrior the most valuable Cattle of Summer takes everything, the Summer cards too. What lies there from Spring does not compete.
ard-ri-lesson-year-cattle-done = Fifteen against nine: yours, and last year’s Cattle with it. Your Ace has come home to your own herd.
ard-ri-lesson-year-cattle-wrong-low = Too small: another card would beat it, and then it would be gone. Lay the *Ace*.

ard-ri-lesson-year-pass = Nothing but Warriors
ard-ri-lesson-year-pass-1 = You hold only Warriors. In Spring you *pass*.
ard-ri-lesson-year-pass-1-why = Whoever owns Cattle must give some. Whoever owns none passes, and the others learn of it when the cards are turned.
ard-ri-lesson-year-pass-2 = Now a small Warrior is enough: the *Jack*.
ard-ri-lesson-year-pass-2-why = Your Spring cost you nothing, and there is not much to win. Keep the stronger ones for later.
ard-ri-lesson-year-pass-done = The Jack was enough. A pass saves a card, but now all know what you hold.
ard-ri-lesson-year-pass-wrong-strong = That would win too. But for one small cow the *Jack* is enough.

ard-ri-lesson-year-king = Who is High King?
ard-ri-lesson-year-king-1 = Year four. You lack Clubs: win the Six with your *Queen*.
ard-ri-lesson-year-king-1-why = After year four we count. Only those with all four suits count: the best card of each, added up. If nobody has them, or the best are level, one more year is played.
ard-ri-lesson-year-king-done = 15 + 9 + 10 + 6 makes 40, against 34. You are High King!
ard-ri-lesson-year-king-wrong-cattle = A Five wins nothing against an Eight, and without Clubs you do not count at all. The *Queen*!

ard-ri-lesson-year-last = The ninth year
ard-ri-lesson-year-last-1 = One card each is left. Yours is a Warrior: *pass* in Spring.
ard-ri-lesson-year-last-1-why = Each year you play two cards and draw one, so hands shrink. Year nine is the last; now missing suits do no harm.
ard-ri-lesson-year-last-2 = And now the *Jack*: nobody can answer him.
ard-ri-lesson-year-last-2-why = The other one had only Cattle, and Spring took it. A Warrior saved for year nine is worth a lot.
ard-ri-lesson-year-last-done = The last Cattle is yours, and with it the crown. Equal sums would share it.

ard-ri-page-season-spring = cattle into the middle
ard-ri-page-season-summer = a card, face down
ard-ri-page-season-autumn = draw one card
ard-ri-page-season-winter = the cards turn: fight!

ard-ri-coach-spring = Spring: everybody gives one of their cattle to the centre. It is what you will fight for, so a cheap one will do.
ard-ri-coach-summer = Summer: one card face down. A warrior to fight, or cattle if you think that no warrior will live.
ard-ri-coach-draw = Autumn: everybody draws one card. You play two a year, so hands get smaller.
ard-ri-coach-winter = Winter: all cards are turned up. King beats Queen, Queen beats Jack; whoever is left takes all the cattle.
ard-ri-coach-nobody = Nobody has won: equals slay each other, and equal cattle is no answer. Everything waits in the centre for next year.
ard-ri-coach-count = Year four: after it herds are counted. Only those with all four suits count, the best card of each.
