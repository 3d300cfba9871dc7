error-out-of-time = Your time has run out.
error-time-left = There is time left.
error-clocks-run = The clocks run already.

# Clocks on the page

page-clock = How much time?
page-clock-none = As much as everybody likes
page-clock-none-about = No clock.
page-clock-live = A clock
page-clock-live-about = For those who sit together: each has so many minutes for the whole game.
page-clock-days = Days for each turn
page-clock-days-about = For those who look in now and then.
page-clock-bank = Minutes for each
page-clock-increment = Seconds more for each turn
page-clock-days-each = Days for each turn
page-clock-out = And whoever runs out of time?
page-clock-out-bot = A bot plays on
page-clock-out-bot-about = Nobody's evening is spoilt.
page-clock-out-lose = Loses
page-clock-out-lose-about = Of two, the other wins; among more, a bot plays the seat to the end.
page-clocks = Clocks
page-clocks-wait = The clocks start when everybody is here.
page-clock-runs = { $name }: { $left }, the clock runs
page-clock-stands = { $name }: { $left }
page-clock-hours = { $hours } h { $minutes } min
page-clock-left-days = { $days } d { $hours } h
page-clock-hurry = Your clock: half a minute left.
page-end-time = The game ended because somebody ran out of time.
page-is-out = has run out of time, a bot plays on
page-you-are-out = Your time has run out. A bot plays your seat.
