# What the server answers when something cannot be done

error-stale = This decision came too late: you have made { $right } so far, not { $given }. Here is the table as it is now.
error-no-undo = There is nothing you can take back now.
error-resigned-already = You have already given up.
error-no-stand-in = No bot can take over that seat.
error-not-replaced = No bot is playing for you.
error-bot-plays = A bot is playing for you; take your seat back first.
error-seat-is-here = That person is at the table, so no bot can take over.
error-spectator = You are watching; only those with a seat can do that.
error-not-over = That is possible after the end of the game.
error-hello-first = The first message has to be “hello”, within a few seconds.
error-hello-twice = You are at this table already.
error-bad-message = I do not understand this message: { $detail }
error-bad-number = { $what } cannot be “{ $given }”; it goes from { $low } to { $high }.
error-bad-token = This link does not belong to a seat at this table.
error-no-match = There is no match “{ $match }”.
error-no-page = There is nothing at { $path }.
error-foreign-origin = This request came from another site.
error-too-large = That is too large: at most { $most } bytes.
error-too-fast = That is too fast: at most { $most } messages a second.
error-too-many-sockets = Too many tables are open from your address: at most { $most }.
error-too-many-matches = Too many new games from your address: at most { $most } a minute.
error-chat-full = The chat of this table is full ({ $most } lines).
error-failure = Something went wrong in the server. Nothing has been lost; please try again.
error-http-404 = There is nothing here.
error-http-405 = That cannot be done here.
