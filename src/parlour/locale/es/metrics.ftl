# Lo que se puede medir en cualquier juego: cómo se llama y qué significa.

metric-decisions = Decisiones, todos los asientos
metric-decisions-about = Todas las decisiones de una partida, de todos los asientos.
metric-turns = Turnos
metric-turns-about = Rondas en las que alguien decide, o turnos como los cuenta el juego.
metric-branching = Opciones por decisión
metric-branching-about = Entre cuántas jugadas se elige en cada decisión, de media.
metric-forced = Decisiones forzadas
metric-forced-about = Decisiones con una sola jugada legal.
metric-unfinished = Partidas sin terminar
metric-unfinished-about = Partidas cortadas por durar demasiado.
metric-seat = Asientos
metric-seat-about = La parte de la victoria de cada asiento; una victoria compartida cuenta como su parte.
metric-shared = Victorias compartidas
metric-shared-about = Partidas que varios bandos ganaron juntos.
metric-lead_changes = Cambios de líder
metric-lead_changes-about = Cuántas veces otro bando pasó a ir solo en cabeza en la mesa.
metric-comeback = Remontadas
metric-comeback-about = Partidas cuyo ganador iba por detrás cumplidos dos tercios.
metric-runaway = Líder escapado
metric-runaway-about = 1 si siempre gana quien va en cabeza tras un tercio, 0 si ir en cabeza no ayuda.
metric-decided = Decidida tras
metric-decided-about = La parte de la partida tras la que la probabilidad del ganador ya no baja de un medio, por búsqueda.
metric-drama = Drama
metric-drama-about = Cuánta parte de la victoria iba el futuro ganador por detrás del favorito, de media, por búsqueda.
metric-uncertainty = Incertidumbre
metric-uncertainty-about = Cuán abierta estuvo la partida de media: 1 si todos tienen la misma probabilidad, 0 si uno gana seguro; por búsqueda.
metric-favourite_changes = Cambios de favorito
metric-favourite_changes-about = Cuántas veces otro bando pasó a ser favorito por más de cinco puntos, por búsqueda.
metric-winner_chance = Las opciones del ganador
metric-winner_chance-about = Las opciones de quien acaba ganando, a lo largo de la partida, por búsqueda.
metric-relevance = Peso de una decisión
metric-relevance-about = Cuánto gana la mejor jugada más que una al azar, en partes de la victoria, por búsqueda.

metric-cost-final = mira la última posición: no cuesta casi nada
metric-cost-record = repite la partida una vez
metric-cost-search = consulta a una búsqueda: cuesta mucho más que jugar la partida

unit-decisions = decisiones
unit-turns = turnos
unit-moves = jugadas
unit-games = de las partidas
unit-win = de la victoria
unit-changes = cambios
unit-game = de la partida
unit-points = puntos

error-unknown-metric = No hay ninguna medida «{ $metric }» para { $game }; la más parecida es «{ $near }». Hay: { $known }.
