# La orden `parlour`. Los textos de una orden son cli-NOMBRE-about, -short (una línea en una lista) y -examples.

# Ayuda

cli-help-usage = Uso
cli-help-options = Opciones
cli-help-commands = Órdenes
cli-help-examples = Ejemplos
cli-help-default = [por defecto: { $value }]
cli-help-help = Muestra esta ayuda y termina.
cli-help-version = Muestra la versión y termina.
cli-help-lang = El idioma: inglés, español o ruso. Si falta, decide el entorno (PARLOUR_LANG, LANG).
cli-help-json = Escribe solo JSON, para programas.
cli-word-options = OPCIONES
cli-word-file = ARCHIVO
cli-word-game = JUEGO
cli-word-rule = REGLA
cli-word-seed = SEMILLA
cli-word-name = NOMBRE
cli-word-bots = BOT[,BOT…]
cli-word-command = ORDEN
cli-word-date = FECHA

cli-parlour-about =
    Juegos de mesa como software de verdad: juega contra bots, haz que jueguen miles de partidas, lee las reglas y lo que las demuestra.
cli-parlour-examples =
    parlour play ard-ri
    parlour simulate ard-ri --games 10000 --players greedy,random
    parlour rules ard-ri AR-8
    parlour rules ard-ri --json
    parlour play ard-ri --help

# Lo que se escribe mal. $meant es la palabra existente más parecida, o «none».

cli-error-no-command = No existe la orden «{ $given }». { $meant ->
    [none] Hay estas: { $known }.
   *[other] ¿Querías decir «{ $meant }»?
}
cli-error-no-game = No hay ningún juego «{ $given }». { $meant ->
    [none] Están instalados: { $known }.
   *[other] ¿Querías decir «{ $meant }»?
}
cli-error-no-option = Aquí no existe la opción «{ $given }». { $meant ->
    [none] Véase: { $command } --help
   *[other] ¿Querías decir «{ $meant }»?
}
cli-error-no-rule = { $game } no tiene la regla «{ $given }». { $meant ->
    [none] Sus reglas van de { $first } a { $last }.
   *[other] ¿Querías decir { $meant }?
}
cli-error-missing = Falta { $given }. Véase: { $command } --help
cli-error-value-missing = La opción { $given } necesita un valor. Véase: { $command } --help
cli-error-no-value = La opción { $given } no lleva valor. Véase: { $command } --help
cli-error-extra = No sé qué hacer con «{ $given }». Véase: { $command } --help
cli-error-players = { $given ->
    [one] Has nombrado { $given } bot
   *[other] Has nombrado { $given } bots
}, pero { $wanted ->
    [one] le corresponde { $wanted } asiento.
   *[other] les corresponden { $wanted } asientos.
} Nombra un bot para todos los asientos o uno para cada uno.
cli-error-ply-of-position = Este archivo contiene una sola posición, así que no hay jugada a la que ir; --ply es para registros.
cli-error-daily-seed = La partida del día tiene su propia semilla: usa --daily o --seed, no ambas.
cli-error-no-picture = { $game } no dibuja sus posiciones.

# play

cli-play-short = Juega contra bots.
cli-play-about =
    Juega una partida aquí, en la terminal, contra bots. Escribes tus jugadas; ? dice cuáles hay, hint y undo ayudan y q sale.

    Cada juego tiene sus propias opciones: parlour play ard-ri --help
cli-play-examples =
    parlour play ard-ri                              # tú y un bot
    parlour play ard-ri --seats 4                    # tú y tres bots
    parlour play ard-ri --bots greedy,random --seed 7
    parlour play twelve-patrols --daily
cli-play-game-short = { $summary }
cli-play-game-about =
    { $title }: { $summary }.

    Las jugadas se escriben; ? dice cuáles hay, hint y undo ayudan y q sale. Las reglas: parlour rules { $game }
cli-play-game-examples =
    parlour play { $game }
    parlour play { $game } --name Maeve --save tarde.json
    parlour play { $game } --seed 7   # siempre la misma suerte
cli-play-bots = Quién ocupa los demás asientos: un nombre para todos, o uno para cada uno, separados por comas. Hay: { $known }; o uno propio como módulo:nombre.
cli-play-seat = Tu asiento; se cuentan desde 0, y el 0 empieza. Si falta, se sortea.
cli-play-name = Tu nombre en la mesa.
cli-play-seed = Una palabra o un número: la misma semilla trae la misma suerte. Si falta, es secreta hasta el final.
cli-play-daily = La partida del día, o de otro (AAAA-MM-DD): la misma suerte para todos los que la juegan.
cli-play-save = Guarda aquí el registro de la partida.
cli-play-human = Visitante
cli-play-welcome = { $title }: escribe tus jugadas, ? para ver la ayuda, q para salir.
cli-play-lot = Por sorteo te toca ser el jugador { $number } de { $players }.
cli-play-commitment = Huella de la semilla, que se dirá al final: { $commitment }
cli-play-of-the-day = La partida del { $date }: todos los que la juegan tienen la misma suerte.
cli-play-seed-was = La semilla de esta partida era { $seed }.
cli-play-left = Dejas la mesa; esta partida queda sin terminar.
cli-play-unsaved = Con --save se guarda la partida: `parlour analyse` dice dónde se decidió, y la página la abre.
cli-play-saved = Guardado como { $file }.
cli-play-no-folder = la carpeta no existe
cli-play-prompt = ¿Tu jugada?
cli-play-like = { $prompt } (como { $moves })
cli-play-moves = Puedes escribir:
cli-play-keys = hint: qué haría un buen jugador; undo: deshacer tu última decisión; q: salir.
cli-play-legend = legend: qué son las cosas de la mesa.
cli-play-only = Solo hay una jugada: { $move }
cli-play-undone = Deshecho.
cli-play-no-hint = Ningún bot conoce este juego lo bastante para dar pistas.
cli-play-rules = Para leer las reglas, escribe en otra ventana: parlour rules { $game }
cli-play-several = Se pueden escribir varias jugadas en una línea, separadas por comas.
cli-play-too-far = Mira primero lo que pasa: «{ $rest }» no se ha jugado.

# simulate

cli-simulate-short = Haz que los bots jueguen muchas partidas y cuenta.
cli-simulate-about =
    Haz que los bots jueguen muchas partidas en todos los núcleos y mira con qué frecuencia gana cada uno (con intervalos del 95{"\u00A0"}%), los puntos y cuánto duran las partidas.

    La misma semilla da el mismo resultado, sea cual sea el número de procesos. Ctrl-C muestra lo jugado hasta el momento.
cli-simulate-examples =
    parlour simulate ard-ri --games 10000 --players greedy,random
    parlour simulate ard-ri --seats 4 --json > resultado.json
cli-simulate-game-short = { $summary }
cli-simulate-game-about =
    Haz que los bots jueguen muchas veces a { $title } y cuenta.

    La misma semilla da el mismo resultado, sea cual sea el número de procesos. Ctrl-C muestra lo jugado hasta el momento.
cli-simulate-game-examples =
    parlour simulate { $game } --games 10000 --seed 1
    parlour simulate { $game } --players random --json > resultado.json
cli-simulate-players = Los bots: un nombre para todos los asientos, o uno para cada uno, separados por comas. Hay: { $known }; o uno propio como módulo:nombre.
cli-simulate-games = Cuántas partidas.
cli-simulate-seed = Una palabra o un número: la misma semilla da las mismas partidas.
cli-simulate-jobs = Cuántos procesos se reparten el trabajo.
cli-simulate-uncompiled = Las reglas funcionan sin compilar, así que esto tarda mucho más de lo necesario; parlour doctor dice por qué.
cli-simulate-playing = Jugando
cli-simulate-stopped = { $games ->
    [one] Detenido tras { $games } partida de { $asked }.
   *[other] Detenido tras { $games } partidas de { $asked }.
}
cli-simulate-seat = Asiento
cli-simulate-player = Jugador
cli-simulate-wins = Gana
cli-simulate-interval = Intervalo del 95 %
cli-simulate-points = Puntos
cli-simulate-total = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $shared } de ellas con victoria compartida.
cli-simulate-plies = Decisiones y robos por partida: { $mean } de media, de { $min } a { $max }.
cli-simulate-metric = { $metric }: { $average } de media, de { $least } a { $most }.

# arena

cli-arena-short = Enfrenta a los bots y mira cuál es más fuerte.
cli-arena-about =
    Enfrenta a los bots en todos los asientos, con la misma suerte para todos, y mira cuál es más fuerte: la puntuación de cada uno y cómo le va contra cada rival, con intervalos del 95{"\u00A0"}%. Termina en cuanto todas las parejas están decididas.

    Se guardan todas las partidas: la misma orden sigue donde se quedó y, si pides más, las añade. Ctrl-C muestra lo jugado hasta el momento.
cli-arena-examples =
    parlour arena ard-ri --players greedy,random
    parlour arena ard-ri --seats 3 --games 1000 --simulations 200 --json
cli-arena-game-short = { $summary }
cli-arena-game-about =
    Enfrenta a los bots en { $title }, en todos los asientos y con la misma suerte para todos, y mira cuál es más fuerte. Termina en cuanto todas las parejas están decididas.

    Se guardan todas las partidas: la misma orden sigue donde se quedó y, si pides más, las añade. Ctrl-C muestra lo jugado hasta el momento.
cli-arena-game-examples =
    parlour arena { $game }
    parlour arena { $game } --games 2000 --milliseconds 20 --all
    parlour arena { $game } --simulations 200 --json > resultado.json
cli-arena-players = Los bots que se enfrentan, separados por comas. Hay: { $known }; o uno propio como módulo:nombre.
cli-arena-games = Cuántas partidas como máximo; se redondea hacia arriba para que todos pasen por todos los asientos.
cli-arena-simulations = Cuántas simulaciones puede hacer un bot por jugada: lo mismo en cualquier ordenador, así que las partidas también son las mismas.
cli-arena-milliseconds = Cuánto puede pensar un bot cada jugada; { $usual } si no se da ni esto ni --simulations.
cli-arena-all = Jugar todas las partidas, aunque se decida antes.
cli-arena-fresh = Olvidar las partidas guardadas y empezar de nuevo.
cli-arena-kept = { $games ->
    [one] { $games } partida se tomó de { $file }
   *[other] { $games } partidas se tomaron de { $file }
}
cli-arena-decided = Decidido tras { $games } de { $asked } partidas; --all juega también las demás.
cli-arena-undecided = Aún no están decididas todas las parejas; quizá basten más partidas (--games).
cli-arena-rating = Puntuación
cli-arena-played = Partidas
cli-arena-time = ms por jugada
cli-arena-pairs = Parte de la victoria de la fila contra la columna, con su intervalo del 95 %:

# replay

cli-replay-short = Repasa una partida registrada paso a paso.
cli-replay-about =
    Repasa paso a paso el registro de una partida y comprueba por el camino que cumple las reglas.

    En una terminal: Intro para el paso siguiente, b para el anterior, un número para el paso con esa jugada, q para salir. Hacia otra orden o un archivo se escribe todo de una vez.
cli-replay-examples =
    parlour replay tarde.json
    parlour replay tarde.json --seat 0 | less
    parlour replay tarde.json --check-seed
    parlour replay ard-ri-study.study 4/1723
    parlour replay records.jsonl.gz 7 --save tarde.json
    parlour replay tarde.json --json
cli-replay-seat = Verla con los ojos de un asiento (desde 0); si falta, todas las manos están abiertas.
cli-replay-save = Guardar aquí este registro solo, en vez de mostrarlo; la página abre un archivo así.
cli-replay-check-seed = Al final, comprueba que cada carta robada es la que da la semilla.
cli-replay-seed-right = Todo lo robado es lo que da la semilla { $seed }.
cli-replay-prompt = Jugada { $ply } de { $plies }: Intro, b, un número o q
cli-replay-plies = Jugada { $plies }

# show

cli-show-short = Dibuja una posición.
cli-show-about = Dibuja una posición de un archivo: una posición guardada o la última de un registro.
cli-show-examples =
    parlour show tarde.json
    parlour show tarde.json --ply 30 --seat 1
    parlour show tarde.json --svg tarde.svg
    parlour show tarde.json --json
cli-show-ply = De un registro: la posición tras tantas jugadas; 0 es el comienzo.
cli-show-seat = Lo que ve este asiento (desde 0); si falta, todo lo que sabe el archivo.
cli-show-svg = Guarda aquí, en cambio, un dibujo de la posición.

# games

cli-games-short = Muestra los juegos.
cli-games-about = Muestra los juegos instalados, cuántos pueden jugar y la versión de sus reglas.
cli-games-examples =
    parlour games
    parlour games --json
cli-games-game = Juego
cli-games-title = Título
cli-games-players = Jugadores
cli-games-version = Versión
cli-games-summary = En una línea
cli-games-no-summary = Un juego de otro paquete

# rules

cli-rules-short = Lee un reglamento, con las pruebas de cada regla.
cli-rules-about =
    Lee el reglamento de un juego, o una sola regla. Bajo cada regla están las pruebas que la demuestran. Sin juego: qué reglamentos hay.
cli-rules-examples =
    parlour rules ard-ri
    parlour rules ard-ri AR-8
    parlour rules ard-ri --json
cli-rules-ruling = Aclaración:
cli-rules-no-tests = Las pruebas que demuestran las reglas están en el repositorio de código; un paquete instalado no las trae.
cli-rules-book = { $many ->
    [one] { $title }: { $many } regla. Para leerla: parlour rules { $game }
   *[other] { $title }: { $many } reglas. Para leerlas: parlour rules { $game }
}

# doctor

cli-doctor-short = Mira si esta instalación está bien.
cli-doctor-about =
    Mira si todo está bien: qué versión de las reglas se usa, compilada o no, qué partes opcionales hay y dónde se guardan los datos. El código de salida es 1 si algo va mal.
cli-doctor-examples =
    parlour doctor
    parlour doctor --json
cli-doctor-versions = Parlour { $parlour } con Python { $python }
cli-doctor-build-compiled = { $many ->
    [one] Las reglas están compiladas ({ $many } módulo).
   *[other] Las reglas están compiladas ({ $many } módulos).
}
cli-doctor-build-pure = Las reglas funcionan como Python corriente porque así lo pide PARLOUR_PURE. Quítalo para ganar velocidad.
cli-doctor-build-uncompiled = Las reglas funcionan como Python corriente: todo va, pero despacio. Con un compilador de C son muchas veces más rápidas.
cli-doctor-compiler-linux = Instala uno (Debian y Ubuntu: apt install gcc python3-dev; Fedora: dnf install gcc python3-devel) y vuelve a instalar Parlour, o ejecuta make build en su carpeta de código.
cli-doctor-compiler-macos = Instala uno (xcode-select --install) y vuelve a instalar Parlour, o ejecuta make build en su carpeta de código.
cli-doctor-compiler-windows = Instala uno (Visual Studio Build Tools, «Desarrollo para el escritorio con C++») y vuelve a instalar Parlour.
cli-doctor-stale = Cambiados después de compilarse, de modo que funciona código antiguo: { $modules }. Ejecuta make build.
cli-doctor-games = { $many ->
    [one] { $many } juego: { $games }
   *[other] { $many } juegos: { $games }
}
cli-doctor-broken-game = El juego { $game }, de otro paquete, no se carga: { $reason }
cli-doctor-game-compiled = El juego { $game }, de otro paquete, funciona compilado.
cli-doctor-game-uncompiled = El juego { $game }, de otro paquete, funciona como Python corriente (más lento): nunca se compiló.
cli-doctor-game-pure = El juego { $game }, de otro paquete, funciona como Python corriente porque así lo pide PARLOUR_PURE.
cli-doctor-game-other-core = El juego { $game }, de otro paquete, funciona como Python corriente (más lento): se compiló para otro Parlour. Instálalo de nuevo.
cli-doctor-game-stale = El juego { $game }, de otro paquete, cambió después de compilarse, de modo que funciona código antiguo. Compílalo de nuevo: python -m parlour.build { $folder }
cli-doctor-extras-here = Partes opcionales: { $extras }
cli-doctor-extras-missing = Partes opcionales que no están instaladas: { $extras }; pip install 'parlour[{ $first }]' añade la primera.
cli-doctor-data = Los datos se guardan en { $folder }
cli-doctor-languages = Idiomas: { $languages }
cli-doctor-healthy = Todo está bien.
cli-doctor-ill = Algo va mal, véase arriba.

# parlour serve

cli-word-address = DIRECCIÓN
cli-word-folder = CARPETA
cli-serve-short = Jugar en el navegador.
cli-serve-about =
    Arranca el servidor y dice en qué dirección está la página. Las partidas se guardan en una base de datos y
    sobreviven a un reinicio. «parlour» a secas hace lo mismo y abre la página en tu navegador.
cli-serve-examples =
    parlour
    parlour serve --port 9000
    parlour serve --host 0.0.0.0
cli-serve-host = Dónde escuchar. 0.0.0.0 deja entrar a toda tu red; se muestran la dirección que hay que escribir y un código QR.
cli-serve-port = El puerto; 0 busca uno libre. Si falta, { $usual }, o uno libre si está ocupado.
cli-serve-data = Dónde se guardan las partidas. Si falta, PARLOUR_DATA o tu carpeta de datos de usuario.
cli-serve-database = Una base de datos en lugar del archivo de la carpeta de datos, por ejemplo postgresql+psycopg://usuario@host/parlour.
cli-serve-think = Cuántos segundos puede pensar un bot cada jugada.
cli-serve-workers = Cuántos procesos piensan por los bots. Sin ella, tantos como núcleos, y al menos dos.
cli-serve-bots = Bots propios que la página ofrece junto a los de los juegos, como módulo:nombre, separados por comas. También se buscan en la carpeta actual.
cli-serve-forget = Olvidar las partidas sin jugadas ni mensajes durante tantos días. Sin ella se guardan todas.
cli-serve-open = Abrir la página en tu navegador.
cli-word-addresses = DIRECCIONES
cli-serve-trusted-proxies = Proxies delante del servidor, direcciones o redes separadas por comas: de ellos acepta el servidor desde dónde viene cada cual.
cli-serve-hosts = Nombres por los que se llama al servidor, separados por comas; las peticiones a otros nombres se rechazan.
cli-serve-metrics = Cifras para Prometheus: una dirección propia (9100, o host:9100), o «public» para /metrics en el puerto de la página.
cli-serve-push = Avisos del turno por Web Push, y a quién pueden escribir los servicios: mailto:tu@example.org. Necesita TLS.
cli-serve-push-hosts = Servidores a los que se puede avisar sin TLS o en una red privada, separados por comas; para un servicio de avisos propio.
cli-serve-drain = Cuántos segundos seguir tras recibir la orden de terminar, para que un balanceador lo note antes.
cli-serve-log = Cómo se escriben las líneas del registro.
cli-serve-log-everything = Una línea por cada petición y por cada cosa que pasa en una mesa.
cli-serve-settings = Un archivo de ajustes (TOML), con los nombres de estas opciones. Cada una vale también como PARLOUR_HOST, PARLOUR_PORT, etcétera.
cli-error-settings = No se pueden leer los ajustes de { $file }: { $reason }
cli-error-setting = No hay ningún ajuste «{ $setting }» ({ $file }). Existen: { $known }.
cli-serve-ready = Parlour está abierto: { $address }
cli-serve-already = Parlour ya está abierto: { $address }
cli-serve-stop = Ctrl-C lo cierra.
cli-serve-stopped = Cerrado. Todas las partidas quedan guardadas.
cli-error-serve = No se puede servir en { $address } con los datos en { $folder }: { $reason }. Prueba otro --port u otro --data.

# analyse

cli-analyse-short = ¿Dónde se decidió una partida terminada?
cli-analyse-about =
    Las posibilidades de ganar a lo largo de una partida terminada, según la búsqueda, y las decisiones que más perdieron. Cada
    decisión se juzga por lo que su jugador podía ver; las curvas, por todo, manos ocultas incluidas. Ctrl-C detiene el trabajo.
cli-analyse-examples =
    parlour analyse tarde.json
    parlour analyse tarde.json --simulations 10000
    parlour analyse tarde.json --json > chances.json
cli-analyse-simulations = Cuántas veces se sigue jugando cada posición. Más tarda más y yerra menos; por defecto, tantas como en la página.
cli-analyse-chances = { $steps ->
    [one] { $title }, { $steps } paso. Las posibilidades de ganar, desde la primera decisión hasta el final:
   *[other] { $title }, { $steps } pasos. Las posibilidades de ganar, desde la primera decisión hasta el final:
}
cli-analyse-from-to = de { $first } a { $last }
cli-analyse-turning = Momentos decisivos:
cli-analyse-no-turning = No hubo un solo momento decisivo: ninguna decisión perdió un 5 % o más.
cli-analyse-point = paso { $step }: { $name } perdió { $lost } (de { $low } a { $high }): jugó { $played }, mejor { $better } ({ $share }).
cli-analyse-slow = Perdido poco a poco:
cli-error-analyse-game = Ninguna búsqueda juega a { $game }, así que no se puede analizar. Se puede analizar: { $known }.

# parlour backup, parlour restore

cli-backup-short = Copiar todas las partidas a un archivo, con el servidor en marcha.
cli-backup-about =
    Escribe todas las partidas, tal como están en este momento, en un archivo (gzip de líneas JSON). El servidor puede seguir
    entretanto. El archivo contiene lo que es secreto durante una partida: no lo compartas.
cli-backup-examples =
    parlour backup parlour.backup
    parlour backup parlour.backup --database postgresql+psycopg:///parlour
cli-backup-done = { $matches } partidas están en { $file }.
cli-error-backup = No se puede escribir la copia { $file }: { $reason }
cli-restore-short = Recuperar todas las partidas de una copia.
cli-restore-about =
    Lee una copia hecha con «parlour backup» en una base de datos vacía, de cualquier tipo: así las partidas también pueden
    pasar de un archivo a PostgreSQL. Todo o nada.
cli-restore-examples =
    parlour restore parlour.backup
    parlour restore parlour.backup --database postgresql+psycopg:///parlour
cli-restore-done = { $matches } partidas recuperadas de { $file }.

cli-word-lesson = LECCIÓN
cli-error-no-lessons = { $game } no tiene lecciones.
cli-error-no-lesson = No hay lección «{ $given }». { $meant ->
    [none] Hay: { $known }.
   *[other] ¿Querías decir { $meant }?
}

cli-learn-short = Aprende un juego paso a paso.
cli-learn-about =
    Enseña un juego en la mesa: un guía dice qué hacer y por qué. Un intento fallido tiene respuesta y nunca se juega.
    Sin LECCIÓN vienen todas, una tras otra.
cli-learn-examples =
    parlour learn jackal
    parlour learn jackal gold
cli-learn-keys = Escribe jugadas como en una partida; «show» enseña lo que se pide, «skip» pasa al paso siguiente, «q» sale.
cli-learn-shown = Así: { $move }. ¡Ahora tú!
cli-learn-left = Hasta la próxima.

cli-puzzle-short = Resolver problemas, o buscar otros nuevos.
cli-puzzle-about =
    Los problemas de un juego, primero el del día: una jugada es claramente la mejor. Sin juego, cada día es otro.
    Con --find juegan los bots y se guardan posiciones en las que la búsqueda o una demostración da una jugada como la mejor.
cli-puzzle-examples =
    parlour puzzle jackal
    parlour puzzle ard-ri --theme crown
cli-puzzle-id = Solo el problema con este id.
cli-puzzle-theme = Solo problemas de este tema.
cli-puzzle-find = Busca problemas hasta que haya tantos y los escribe a medida que los encuentra; sin juego, en todos los nuestros.
cli-puzzle-file = El archivo al que se añaden; por omisión, puzzles.jsonl en la carpeta del juego.
cli-puzzle-seed = La suerte de las partidas en las que se buscan.
cli-puzzle-proven = Solo problemas cuya solución se puede demostrar.
cli-puzzle-anew = Olvida primero los del archivo: la misma orden encuentra los mismos.
cli-puzzle-found = { $many } problemas en { $file }.
cli-puzzle-keys = Escribe una jugada, «show» para ver la solución, «skip» para el siguiente, «q» para salir.
cli-error-no-puzzles = { $game } no tiene problemas.
cli-error-no-theme = Ningún problema tiene el tema «{ $given }». Hay: { $known }.
cli-play-coach = Un guía explica cada cosa nueva una vez, la primera vez que pasa.
cli-learn-then = Y ahora una partida con el guía a tu lado: { $command }
