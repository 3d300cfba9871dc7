error-no-open-table = This table is no longer open.
error-open-full = All seats are taken, or the game has begun.
error-open-host = Only the host can start.
error-open-nobody = A table that waits needs a seat for its host and one for somebody else.
page-open-tables = Open tables
page-open-count = { $count ->
    [0] Nobody waits just now
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
page-open-about = Sit down with strangers
page-open-none = Nobody waits just now. Open a table, and others find it here.
page-open-new = Open a table
page-open-which = Which game?
page-new-open = { $game } with strangers
page-open-make = Open the table
page-open-sit = Sit down
page-open-yours = Your table is open
page-open-seated = You sit at the table
page-open-watch = The table
page-open-host-hint = Others find it at the front door. Start when you like: bots take the empty seats.
page-open-guest-hint = The host starts soon. Seats left empty go to bots.
page-open-free = free seat
page-open-start = Start
page-open-leave = Leave
page-open-you = You
page-open-taken = { $taken } of { $seats } seats taken
page-open-clock-live = { $minutes } min + { $seconds } s
page-open-clock-days = { $count ->
    [one] { $count } day for each turn
   *[other] { $count } days for each turn
}
page-open-clock-none = no clock
page-stranger = A stranger
page-stranger-hint = finds the table
page-open-gone = The host has gone, and the table with them.
