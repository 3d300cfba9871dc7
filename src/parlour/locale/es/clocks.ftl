error-out-of-time = Se te ha acabado el tiempo.
error-time-left = Todavía queda tiempo.
error-clocks-run = Los relojes ya están en marcha.

# Los relojes en la página

page-clock = ¿Cuánto tiempo?
page-clock-none = El que cada cual quiera
page-clock-none-about = Sin reloj.
page-clock-live = Con reloj
page-clock-live-about = Para quienes juegan juntos: cada cual tiene unos minutos para toda la partida.
page-clock-days = Días por turno
page-clock-days-about = Para quienes pasan de vez en cuando.
page-clock-bank = Minutos para cada cual
page-clock-increment = Segundos más por turno
page-clock-days-each = Días por turno
page-clock-out = ¿Y si a alguien se le acaba el tiempo?
page-clock-out-bot = Sigue un bot
page-clock-out-bot-about = A nadie se le estropea la tarde.
page-clock-out-lose = Pierde
page-clock-out-lose-about = Entre dos gana el otro; entre más, un bot juega el puesto hasta el final.
page-clocks = Relojes
page-clocks-wait = Los relojes se ponen en marcha cuando estén todos.
page-clock-runs = { $name }: { $left }, el reloj corre
page-clock-stands = { $name }: { $left }
page-clock-hours = { $hours } h { $minutes } min
page-clock-left-days = { $days } d { $hours } h
page-clock-hurry = Tu reloj: queda medio minuto.
page-end-time = La partida terminó porque a alguien se le acabó el tiempo.
page-is-out = sin tiempo, sigue un bot
page-you-are-out = Se te ha acabado el tiempo. Un bot juega por ti.
