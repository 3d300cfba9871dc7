# Lo que se dice de momentos y jugadas a quien aprende.
jackal-moment = { $banked } de { $all } monedas en casa
jackal-puzzle-goal = Encuentra la mejor jugada para { $crew ->
    [white] los blancos
    [red] los rojos
    [black] los negros
   *[yellow] los amarillos
}.
jackal-reason-banked = { $many ->
    [one] Una moneda llega
   *[other] { $many } monedas llegan
} a casa.
jackal-reason-hit = { $many ->
    [one] Un enemigo vuelve
   *[other] { $many } enemigos vuelven
} a su barco.
jackal-reason-safe = El oro queda fuera del alcance de los enemigos.
jackal-reason-nearer = El oro está { $steps } { $steps ->
    [one] turno
   *[other] turnos
} más cerca de casa.
jackal-reason-freed = Un compañero sale de la trampa.
jackal-reason-opens = Descubre una loseta cerrada.
jackal-reason-gold = { $steps } { $steps ->
    [one] paso
   *[other] pasos
} más cerca del oro.
jackal-theme = { $theme ->
    [gold] Oro
    [home] A casa
    [attack] Ataque
    [explore] Losetas cerradas
    [ship] El barco
    [rescue] Rescate
   *[way] Caminos
}
