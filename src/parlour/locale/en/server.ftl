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
error-only-players = This game is only for those who play it. With a link for a seat you can take part.
error-no-match = There is no match “{ $match }”.
error-no-page = There is nothing at { $path }.
error-foreign-origin = This request came from another site.
error-too-large = That is too large: at most { $most } bytes.
error-too-fast = That is too fast: at most { $most } messages a second.
error-too-many-sockets = Too many tables are open from your address: at most { $most }.
error-tables-too-long = The games that are open from your address have become very long. Close one of them first.
error-too-many-matches = Too many new games from your address: at most { $most } a minute.
error-chat-full = The chat of this table is full ({ $most } lines).
error-failure = Something went wrong in the server. Nothing has been lost; please try again.
error-http-404 = There is nothing here.
error-http-405 = That cannot be done here.
error-binary = Messages are texts in JSON, not binary.
error-store-version = The data was written by another version of Parlour (format { $found }, here { $right }).
error-store-unusable = The data cannot be used: { $detail }
error-store-away = The server cannot reach its database at the moment. Nothing is lost; please try again in a few seconds.
error-store-missing = There are no games at { $file }.
error-store-not-empty = There are games in this database already. A copy can only be read into an empty one.
error-no-backup = { $file } is not a whole copy made by “parlour backup”.
error-metrics-taken = Figures cannot be served at { $address }: { $reason }. Give every node of a machine an address of its own (--metrics, PARLOUR_METRICS).
error-needs-extra = This needs an optional part: pip install 'parlour[{ $extra }]'
error-foreign-host = This server is not called by that name. Whoever runs it can allow the name: parlour serve --hosts NAME
error-too-many-requests = Too many requests from your address: at most { $most } a second.
error-too-many-at-once = Too many requests from your address at once: at most { $most }.
error-question-hangs = The answer took too long and was given up.
error-seat-just-left =
    That person has only just left. A bot can take over in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
error-already-served = Parlour is already running with this data, at { $address } – open that address in your browser. For a second one choose another folder: parlour serve --data FOLDER
error-no-name = A name has to have at least one letter.
error-no-question = This cannot be asked here: { $what }. What can be asked: { $known }.
error-question-later = This can be asked when the game is over.
error-hint-among-people = Hints are for games that you play alone, against bots or against the deal.
error-too-many-questions = Many questions are being answered; try again in a moment.
error-known-deal = A known deal is only for games that one plays alone.
error-bad-date = { $given } is not a date like 2026-11-15.
error-branch-luck = What a seat did not know is imagined, so the luck has to be new.
error-branch-seat = There is no seat { $seat } in this game.
error-no-picture = { $game } draws no pictures.
