error-no-open-table = Esta mesa ya no está abierta.
error-open-full = Todos los puestos están ocupados, o la partida ha empezado.
error-open-host = Solo quien abrió la mesa puede empezar.
error-open-nobody = Una mesa que espera necesita un puesto para quien la abre y otro para alguien más.
page-open-tables = Mesas abiertas
page-open-count = { $count ->
    [0] Ahora nadie espera
    [one] { $count } te espera
   *[other] { $count } te esperan
}
page-open-about = Siéntate con desconocidos
page-open-none = Ahora nadie espera. Abre una mesa y otros la encontrarán aquí.
page-open-new = Abrir una mesa
page-open-which = ¿Qué juego?
page-new-open = { $game } con desconocidos
page-open-make = Abrir la mesa
page-open-sit = Sentarse
page-open-yours = Tu mesa está abierta
page-open-seated = Estás en la mesa
page-open-watch = La mesa
page-open-host-hint = Otros la encuentran en la entrada. Empieza cuando quieras: los bots ocupan los puestos vacíos.
page-open-guest-hint = Pronto empieza quien abrió la mesa. Los puestos vacíos serán de bots.
page-open-free = puesto libre
page-open-start = Empezar
page-open-leave = Irse
page-open-you = Tú
page-open-taken = { $taken } de { $seats } puestos ocupados
page-open-clock-live = { $minutes } min + { $seconds } s
page-open-clock-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
page-open-clock-none = sin reloj
page-stranger = Alguien más
page-stranger-hint = encuentra la mesa
page-open-gone = Quien abrió la mesa se ha ido, y la mesa también.
