# Lo que se dice de momentos y jugadas a quien aprende.
jack-rabbits-moment = Turno { $turn }
jack-rabbits-puzzle-journey = ¿Adónde lleva el viaje? Encuentra el mejor camino.
jack-rabbits-puzzle-transport = ¿A pie o con ayuda? Encuentra la mejor manera de seguir.
jack-rabbits-puzzle-flight = ¿Cómo sales de aquí? Encuentra la mejor manera.
jack-rabbits-puzzle-fight = ¿Luchar o no luchar? Encuentra la mejor jugada.
jack-rabbits-puzzle-judgement = ¿Sí o no? Encuentra la mejor respuesta.
jack-rabbits-puzzle-royal = Estás en el lugar de una figura. Encuentra la mejor jugada.
jack-rabbits-puzzle-hand = La mano está demasiado llena. ¿De qué carta puedes prescindir?
jack-rabbits-reason-sooner = En casa unos { $turns } { $turns ->
    [one] turno
   *[other] turnos
} antes que con cualquier otra jugada.
jack-rabbits-reason-later = El rival necesita unos { $turns } { $turns ->
    [one] turno
   *[other] turnos
} más que tras cualquier otra jugada.
jack-rabbits-reason-mean = En casa unos { $turns } { $turns ->
    [one] turno
   *[other] turnos
} antes que con la mayoría de las jugadas.
jack-rabbits-theme = { $theme ->
    [journey] Viajes
    [transport] Transporte
    [flight] Vuelos
    [fight] Luchas
    [judgement] Sí o no
    [royal] Figuras
   *[hand] La mano
}
