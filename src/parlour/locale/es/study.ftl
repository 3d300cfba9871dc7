# Archivos de estudio: qué está mal y qué estaría bien. $detail es una frase de este archivo o del núcleo.

error-study-unreadable = No se puede leer { $file }: { $detail }
error-study-line = { $file }, línea { $line }: { $detail }
error-study-toml = esto no es TOML ({ $detail })
error-study-unknown = aquí no hay «{ $given }». { $meant ->
    [none] Hay: { $known }.
   *[other] ¿Quería decir «{ $meant }»?
}
error-study-missing = falta { $key }, por ejemplo { $example }
error-study-kind = { $key } no puede ser «{ $given }»; admite { $kind ->
    [text] un texto entre comillas.
    [list] una lista entre corchetes.
    [table] una tabla, como { "{" } deals = 500 { "}" }.
    [tolerance] un número mayor que 0 o, para una proporción, un texto como "4 points".
    [positive] un número mayor que 0.
    [power] una probabilidad de 0.5 a menos de 1, como 0.9.
   *[yes] true o false.
}
error-study-number = { $key } no puede ser { $given }; admite { $takes }.
error-study-empty = { $key } es una lista vacía; necesita al menos un nivel.
error-study-twice = { $key } tiene dos veces el nivel { $value }.
error-study-both = { $one } y { $other } dicen ambos cuántos repartos se juegan; dé solo uno.
error-study-find-primary = find trata de la medida principal, { $primary }, no de { $metric }.
error-study-find-kind = { $metric } no es un solo número, así que nadie sabe cuántos repartos hallan una diferencia; dé deals.
error-study-scale-kind = { $metric } no es un número simple, así que no tiene { $scale }.
error-study-skill-alone = { $game } se juega en solitario, así que nadie puede ser más fuerte que los demás de la mesa.
error-study-no-cell = Ninguna celda del estudio tiene { $where }.
error-study-all-refused = El juego rechaza todas las celdas del estudio. La primera: { $detail }
error-study-extra = Un estudio necesita { $package }: pip install 'parlour[study]'
error-study-ray = Para usar muchas máquinas hace falta Ray: pip install 'parlour[ray]'
error-study-ray-address = No se llega a Ray en { $address }: { $detail }
error-study-folder = No se puede leer o escribir el estudio de { $folder }: { $detail }
error-study-metric-not-measured = { $metric } no se midió en este estudio; hay: { $known }.
error-study-exists = { $file } ya existe; --out nombra otro archivo.
error-study-other-game = Los dos estudios tratan de juegos distintos: { $one } y { $other }.
error-study-nothing-alike = Los dos estudios no tienen en común ninguna medida ni ninguna celda.
error-records-which = { $file } contiene { $many ->
    [one] una partida
   *[other] { $many } partidas
}; diga cuál, por ejemplo: { $example }
error-records-none = { $file } no contiene la partida { $which }; hay: { $known }.
error-records-file = No se puede leer o escribir { $file }: { $detail }
error-records-table = { $file } es una tabla con una fila por partida, sin jugadas. Se pueden abrir los registros, que escribe --records-to.
error-parquet = Los archivos Parquet necesitan pyarrow: pip install 'parlour[study]'
error-table-ending = { $file } debería acabar en .csv, .csv.gz, .parquet o .jsonl.gz; eso dice qué se escribe.
error-same-file = { $file } no puede ser a la vez la tabla de las partidas y sus registros; indica dos archivos.

cli-word-metrics = MEDIDA[,MEDIDA…]
cli-word-metric = MEDIDA
cli-word-study = ESTUDIO
cli-word-cluster = DIRECCIÓN
cli-word-which = CUÁL

cli-study-short = Hacer una pregunta sobre un juego y obtener un informe.
cli-study-about =
    Un estudio juega todas las combinaciones de reglas con los mismos repartos y dice qué cambia y con qué seguridad. Un archivo dice qué se compara y se mide; la carpeta NOMBRE.study recibe la página, las tablas y cada partida.
cli-study-examples =
    parlour study new ard-ri
    parlour study plan ard-ri-study.toml
    parlour study run ard-ri-study.toml
    parlour study show ard-ri-study.study years

cli-study-new-short = Escribir un archivo de estudio para empezar.
cli-study-new-about = Escribir un archivo de estudio comentado para un juego: dos niveles de una de sus opciones, con las medidas que conoce.
cli-study-new-examples =
    parlour study new ard-ri
    parlour study new jackal --out crews.toml
cli-study-new-out = El archivo que se escribe.
cli-study-new-written = Escrito: { $file }. Después: parlour study plan { $file }
cli-study-new-title = { $game }: ¿qué cambia { $option }?
cli-study-new-seed = la misma palabra, los mismos repartos
cli-study-new-tolerance = diferencias que no le importarían
cli-study-new-factors = cada combinación es una celda; el primer nivel es la base
cli-study-new-others = otras opciones: { $known }
cli-study-new-deals = cada uno se juega en todas las celdas; o find = { $example }, para que se calculen
cli-study-new-looks = puede acabar antes; all = true sigue jugando
cli-study-new-bots = uno para todos, o una lista que da la vuelta a la mesa: { $known }
cli-study-new-again = ¿se mantiene con bots más fuertes?
cli-study-new-metrics = hay: { $known }

cli-study-plan-short = Decir qué costará un estudio y qué puede hallar.
cli-study-plan-about = Jugar unos repartos de cada celda, sin escribir nada, y decir cuántas partidas tiene el estudio, cuánto tardan y qué diferencia tan pequeña pueden hallar.
cli-study-plan-examples =
    parlour study plan ard-ri-study.toml
    parlour study plan ard-ri-study.toml --deals 5000 --json
cli-study-plan-cells = { $cells ->
    [one] Una celda
   *[other] { $cells } celdas
}, { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
} cada una: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, con las de otros bots y las de búsqueda.
cli-study-plan-time = Unos { $time } con { $jobs ->
    [one] un proceso
   *[other] { $jobs } procesos
}.
cli-study-plan-finds = { $metric }: las diferencias por pares varían { $spread } en un piloto de { $pilot } repartos. { $deals } repartos hallan una diferencia de { $finds } con una probabilidad de { $power }.
cli-study-plan-seats = La parte de la victoria de un asiento se sabrá con ± { $within }.
cli-study-plan-looks = Mira tras { $looks } repartos y puede parar cuando todo esté claro; el 95 % vale para todas las miradas.
cli-study-plan-refused = No se juega: { $name }. { $why }

cli-study-run-short = Jugar un estudio y escribir su informe.
cli-study-run-about = Jugar lo que falta de un estudio y escribir su página y sus tablas en NOMBRE.study. Ctrl-C guarda cada partida acabada y escribe la página de lo que hay; la misma orden continúa.
cli-study-run-examples =
    parlour study run ard-ri-study.toml
    parlour study run ard-ri-study.toml --deals 10000 --all
    parlour study run ard-ri-study.toml --on ray://127.0.0.1:10001
cli-study-deals = Tantos repartos en lugar de los que dice el archivo.
cli-study-all = Jugar todos los repartos, aunque antes esté claro.
cli-study-out = La carpeta donde se escribe; si no, NOMBRE.study junto al archivo.
cli-study-on = Que juegue un grupo de Ray: su dirección, o «local» para uno en este ordenador.
cli-study-kept = { $games ->
    [one] Una partida se jugó
   *[other] { $games } partidas se jugaron
} antes y no se { $games ->
    [one] repite
   *[other] repiten
}: { $folder }
cli-study-changed = { $old } contiene partidas de otro estudio (ha cambiado: { $changed }), así que este va a { $folder }.
cli-study-unfinished = Sin acabar: { $played } de { $asked } partidas, { $share }. La misma orden continúa.
cli-study-stopped-early = Claro tras { $deals } repartos; --all juega también los demás.
cli-study-written = Informe: { $file }
cli-study-cell = Celda
cli-study-games = Partidas
cli-study-value = Valor
cli-study-interval = Intervalo del 95 %
cli-study-difference = Frente a la base
cli-study-verdict = Veredicto
cli-study-left = quedan { $time }
cli-study-phase-pilot = Piloto
cli-study-phase-main = Jugando
cli-study-phase-beside = Otros bots
cli-study-phase-fresh = Alarmas otra vez
cli-study-inside = dentro de { $tolerance }
cli-study-outside = más allá de { $tolerance }
cli-study-across = abierto: unos { $more } repartos más
cli-study-clear = claro
cli-study-not-clear = no claro
cli-study-seats = Parte de la victoria por asiento (intervalos conjuntos), prueba conjunta
cli-study-seat-p = p = { $p }
cli-study-fair = justo
cli-study-unfair = no justo
cli-study-thing = Lo que se reparte
cli-study-place = Lugar
cli-study-worth = Lo que vale al asiento
cli-study-seconds = { $many ->
    [one] un segundo
   *[other] { $many } segundos
}
cli-study-minutes = { $many ->
    [one] un minuto
   *[other] { $many } minutos
}
cli-study-hours = { $many ->
    [one] una hora
   *[other] { $many } horas
}

cli-study-show-short = Mostrar las tablas de un estudio.
cli-study-show-about = Mostrar lo que halló un estudio: la medida principal, o la que se nombra.
cli-study-show-examples =
    parlour study show ard-ri-study.study
    parlour study show ard-ri-study.study winner_score
    parlour study show ard-ri-study.study --json > summary.json
cli-study-show-others = Otras medidas: { $known }

cli-study-compare-short = Poner dos estudios lado a lado.
cli-study-compare-about = Poner lado a lado las celdas de dos estudios que se llaman igual: reparto a reparto donde coinciden las semillas; si no, como dos grupos de partidas.
cli-study-compare-examples =
    parlour study compare before.study after.study
    parlour study compare before.study after.study --json
cli-study-first = Primero
cli-study-second = Segundo
cli-study-apart = Segundo menos primero
cli-study-paired = reparto a reparto
cli-study-unpaired = otros repartos

cli-simulate-measure = Qué medir además, separado por comas; lleva su tiempo. Hay: { $known }.
cli-games-to = Una fila por partida en este archivo: .csv, .csv.gz o .parquet.
cli-records-to = El registro de cada partida en este archivo: .jsonl.gz, uno por línea, o .parquet, uno por fila.

cli-study-report-short = Escribir de nuevo la página de un estudio.
cli-study-report-about = Escribir de nuevo la página de un estudio, en el idioma de la orden (PARLOUR_LANG), o mostrarla como Markdown.
cli-study-report-examples =
    parlour study report ard-ri-study.study
    parlour study report ard-ri-study.study --markdown > report.md
    PARLOUR_LANG=es parlour study report ard-ri-study.study --out informe.html
cli-study-report-out = Dónde escribirla; por defecto, report.html en la carpeta del estudio.
cli-study-report-written = Escrito: { $file }
cli-study-markdown = Como Markdown, para un terminal o un repositorio.
