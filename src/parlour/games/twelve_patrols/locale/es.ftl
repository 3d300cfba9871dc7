# 12 Patrols: lo que se lee en la mesa, en la terminal y en la página.
# $card es el nombre de una carta; $cell, una casilla como b2; $spot, un puesto de patrulla como a1b1; $colour es white, yellow
# o blue; $face es 0 para un cubo y de 1 a 6 para un dado; $kind es items, colours o pips; $side es north, east, south o west;
# $want es una frase hecha con twelve-patrols-wants.

twelve-patrols-title = 12 Patrols
twelve-patrols-about = Forma un reino de nueve regiones y envía patrullas hasta que cada frontera tenga lo que pide

# Opciones

twelve-patrols-option-deck = con qué nueve cartas se juega
twelve-patrols-option-deck-standard = casi todos los repartos se ganan si se juega bien
twelve-patrols-option-deck-hard = se puede ganar más o menos uno de cada dos repartos
twelve-patrols-option-frame = cuándo se fijan los límites del reino
twelve-patrols-option-frame-fixed = desde el principio
twelve-patrols-option-frame-floating = solo cuando las cartas abarcan tres filas o tres columnas

# Cartas

twelve-patrols-card-wild-plains = Llanos Salvajes
twelve-patrols-card-stone-bridge = Puente de Piedra
twelve-patrols-card-dark-forest = Bosque Oscuro
twelve-patrols-card-green-valley = Valle Verde
twelve-patrols-card-fishers-bay = Bahía de Pescadores
twelve-patrols-card-lost-canyon = Cañón Perdido
twelve-patrols-card-high-moor = Páramo Alto
twelve-patrols-card-salt-marsh = Marisma Salada
twelve-patrols-card-old-ruins = Ruinas Viejas
twelve-patrols-picture = 12 Patrols: { $cards } de 9 cartas, { $patrols } de 12 patrullas

# Piezas, y lo que pide un lado

twelve-patrols-item = { $face ->
    [0] { $colour ->
        [white] cubo blanco
        [yellow] cubo amarillo
       *[blue] cubo azul
    }
   *[other] { $colour ->
        [white] dado blanco { $face }
        [yellow] dado amarillo { $face }
       *[blue] dado azul { $face }
    }
}
twelve-patrols-colour = { $colour ->
    [white] blanco
    [yellow] amarillo
   *[blue] azul
}
twelve-patrols-amount = { $kind ->
    [items] { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }
    [colours] { $n ->
        [one] { $n } color
       *[other] { $n } colores
    }
   *[pips] { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
}
twelve-patrols-wants = al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
} de { $card } debe haber { twelve-patrols-amount }
twelve-patrols-both = { $first }, y { $second }

# Por qué no

twelve-patrols-no-discard-first = Antes de girar un dado hay que descartar una pieza sin usar.
twelve-patrols-no-turn-first = Se ha descartado una pieza: ahora hay que girar un dado, como w4=6.
twelve-patrols-no-other-face = El { $item } ya muestra eso: gíralo a otra cara.
twelve-patrols-no-face-while = Con el { $item } girado así no se podría completar la patrulla empezada en { $spot }.
twelve-patrols-no-such-item = En la reserva no queda ningún { $item }.
twelve-patrols-no-discard-while = Si se descartara el { $item } y se girara un dado, no se podría completar la patrulla empezada en { $spot }.
twelve-patrols-no-die-left = Descartar el { $item } no serviría de nada: no queda otro dado sin usar que girar.
twelve-patrols-no-card-yet = Primero coloca una carta.
twelve-patrols-no-card-now = Una carta por turno: ahora envía patrullas o termina el turno.
twelve-patrols-no-such-card = { $card } no está entre las cartas a la vista.
twelve-patrols-no-empty-cell = En { $cell } ya está { $card }.
twelve-patrols-no-middle = La primera carta va al centro, para que el reino pueda crecer hacia todos los lados; { $cell } no es el centro.
twelve-patrols-no-wider = El reino es de tres por tres: con una carta en { $cell } sería más grande.
twelve-patrols-no-neighbour = { $cell } no toca ninguna carta: las nuevas se ponen al lado, encima o debajo de otra.
twelve-patrols-no-frame = Una carta en { $cell } fijaría los límites de modo que una patrulla ya enviada estaría mal: { $want }.
twelve-patrols-no-patrol-now = Las patrullas salen después de colocar una carta: primero coloca una.
twelve-patrols-no-building = No hay ninguna patrulla empezada.
twelve-patrols-no-other-spot = Primero completa la patrulla empezada en { $spot }.
twelve-patrols-no-empty-spot = En { $spot } ya hay una patrulla, y no se le añade nada.
twelve-patrols-no-two-cards = { $spot } no está entre dos cartas colocadas.
twelve-patrols-no-end = El turno aún no puede terminar: hay una línea completa y en { $spot } falta la patrulla.
twelve-patrols-no-more = Es demasiado: { $want }, y así habría { twelve-patrols-amount }.
twelve-patrols-no-completion = Con { $item } en { $spot } la reserva ya no alcanza para completar la patrulla: { $want }.
twelve-patrols-no-done = La patrulla aún no está completa: { $want }, y así hay { twelve-patrols-amount }.

# Mazos

error-deck-file = No se puede leer { $file }: { $detail }.
error-deck-toml = { $file } no es un archivo TOML: { $detail }.
error-deck-key = { $where } tiene una entrada desconocida, «{ $key }»; se admiten: { $known }.
error-deck-nine = Un mazo tiene nueve cartas y este tiene { $count }.
error-deck-nameless = La carta { $number } no tiene nombre.
error-deck-twice = Dos cartas se llaman { $card }.
error-deck-want = { $card }, { $side }: «{ $text }» no es un requisito. Escribe algo como "items 3", "colours 2" o "pips 6", o una lista de textos así.
error-deck-number = { $card }, { $side }: el número de «{ $kind }» va de { $low } a { $high }.
error-deck-kind-twice = { $card }, { $side }: «{ $kind }» aparece dos veces.
error-deck-impossible = { $card }, { $side }: estos requisitos no pueden cumplirse a la vez.

# La terminal

twelve-patrols-progress = { $cards } de 9 cartas, { $patrols } de 12 patrullas
twelve-patrols-display = A la vista
twelve-patrols-unseen = Boca abajo
twelve-patrols-tray = Reserva
twelve-patrols-discarded = Descartado
twelve-patrols-nothing = nada
twelve-patrols-forced = Hay que llenarlos este turno: { $spots }
twelve-patrols-legend = { $items } piezas, { $colours } colores, { $pips } puntos hacia ese lado; w y b: cubos, w4: un dado; ✓ cumplido, ✗ ya imposible
twelve-patrols-legend-floating = ?: aún sin fijar
twelve-patrols-prompt-card = Elige una de las cartas a la vista.
twelve-patrols-prompt-cell = Coloca { $card }: elige una casilla.
twelve-patrols-prompt-patrol = Envía patrullas donde quieras o termina el turno.
twelve-patrols-prompt-forced = { $line ->
    [row] Fila completa:
    [column] Columna completa:
   *[both] Fila y columna completas:
} { $many ->
    [one] envía una patrulla entre { $first } y { $second }.
   *[other] envía { $many } patrullas, una de ellas entre { $first } y { $second }.
}
twelve-patrols-prompt-end = Ahora no sale ninguna patrulla: termina el turno.
twelve-patrols-prompt-building = { $ready ->
    [yes] ¿Más piezas para { $spot }, o ya está la patrulla?
   *[no] Más piezas para { $spot }.
}
twelve-patrols-prompt-turning = Se ha descartado una pieza: ahora gira un dado.
twelve-patrols-prompt-stuck = Aún no encaja nada: descarta una pieza para girar un dado.

# Lo que ocurre. Aquí $spot es un nombre hecho con twelve-patrols-between; $first y $second son las cartas junto a él.

twelve-patrols-between = { $first } – { $second }
twelve-patrols-event-roll = { $colour ->
    [white] Los dados blancos muestran { $dice }.
    [yellow] Los dados amarillos muestran { $dice }.
   *[blue] Los dados azules muestran { $dice }.
}
twelve-patrols-event-deal = Se descubre { $card }.
twelve-patrols-event-place = { $card } se coloca en { $cell }.
twelve-patrols-event-done = Sale una patrulla en { $spot }: { $items }.
twelve-patrols-event-discard = Se descarta: { $item }.
twelve-patrols-event-set = El { $item } se gira a { $to }.
twelve-patrols-event-row = La fila { $line } está completa: sus patrullas deben salir este turno.
twelve-patrols-event-column = La columna { $line } está completa: sus patrullas deben salir este turno.
twelve-patrols-event-won = ¡Las doce patrullas han salido y cada frontera tiene lo que pide!
twelve-patrols-event-lost-no-patrol = { $patrols ->
    [one] Derrota con { $patrols } patrulla enviada: a { $spot } no se puede enviar nada.
   *[other] Derrota con { $patrols } patrullas enviadas: a { $spot } no se puede enviar nada.
}
twelve-patrols-event-lost-no-place = { $patrols ->
    [one] Derrota con { $patrols } patrulla enviada: no se puede colocar ninguna carta.
   *[other] Derrota con { $patrols } patrullas enviadas: no se puede colocar ninguna carta.
}

# La mesa de la página. $first y $second son las cartas junto a un puesto, $sides y $items son listas, $share, $low y $high
# porcentajes; $number es el de una carta, de 1 a 9.

twelve-patrols-kingdom = Reino
twelve-patrols-panel = Requisitos, reserva y acciones
twelve-patrols-actions = Acciones
twelve-patrols-nth-card = Carta { $number } de 9
twelve-patrols-patrols-out = { $patrols } de 12 patrullas
twelve-patrols-daily-about = el mismo para todos
twelve-patrols-streak-about = { $days ->
    [one] Ganado { $days } día seguido
   *[other] Ganado { $days } días seguidos
}
twelve-patrols-goal = Nueve cartas, doce patrullas: al final, cada borde que no mire hacia fuera debe tener justo las piezas, los colores o los puntos que pide.
twelve-patrols-goal-line = Cada borde cuenta todas las patrullas de su fila o columna: señala un requisito para ver la suma.
twelve-patrols-side = { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
twelve-patrols-standing = { $state ->
    [outside] mira hacia fuera
    [undecided] aún sin decidir
    [met] cumplido
    [hopeless] ya no se puede cumplir
    [broken] no se cumple: { $have }
   *[open] { $have } hasta ahora
}
twelve-patrols-have = { $have } de { $n }
twelve-patrols-whole-line = { $line ->
    [row] Cuentan juntas todas las patrullas de la fila en ese lado
   *[column] Cuentan juntas todas las patrullas de la columna en ese lado
}{ $kind ->
    [pips] ; un cubo no tiene puntos.
    [colours] ; cada color cuenta una vez.
   *[items] .
}
twelve-patrols-empty-cell = { $cell }, vacía
twelve-patrols-place-here = { $cell }: colocar aquí { $card }
twelve-patrols-spot = Entre { $first } y { $second }: { $state ->
    [waiting] sin patrulla todavía
    [free] vacío, se puede enviar una patrulla
    [forced] vacío, hay que enviar una patrulla este turno
    [planned] previsto: { $items }
    [stuck] aquí no se puede enviar nada
   *[out] { $items }
}
twelve-patrols-ask-planned = { $card } está prevista en { $cell }: pulsa «Colocarla» o elige otra casilla.
twelve-patrols-tip-card = Púlsala o arrástrala; al señalar una casilla se ve qué supondría.
twelve-patrols-tip-cell = Al señalar una casilla se ve qué pediría allí la carta.
twelve-patrols-tip-spot = Pulsa un puesto iluminado y luego piezas de la reserva, o arrástralas.
twelve-patrols-tip-items = Pulsa piezas de la reserva o arrástralas; pulsa otra vez para devolverlas.
twelve-patrols-tip-planned = Previsto. Pulsa «Listo» para enviarlo, o cámbialo.
twelve-patrols-previewed = { $card } en { $cell }
twelve-patrols-face-outside = Miran hacia fuera y no cuentan: { $sides }.
twelve-patrols-completes = { $many ->
    [one] Completa una línea: el puesto entre { $first } y { $second } debe llenarse este turno.
   *[other] Completa una línea: { $many } puestos deben llenarse este turno.
}
twelve-patrols-take-back = Recuperar
twelve-patrols-take-back-card = Recuperar { $card }
twelve-patrols-face-down = { $many } boca abajo:
twelve-patrols-deck-empty = El mazo está vacío.
twelve-patrols-this-patrol = Esta patrulla
twelve-patrols-nobody-yet = nadie todavía
twelve-patrols-no-wish = A ninguna carta le importa quién cabalgue aquí.
twelve-patrols-planned = Previsto para { $spot }: { $items }.
twelve-patrols-item-planned = { $item }, previsto
twelve-patrols-spare = { $items ->
    [one] { $items } pieza
   *[other] { $items } piezas
} para { $spots ->
    [one] { $spots } puesto
   *[other] { $spots } puestos
}
twelve-patrols-done = Listo
twelve-patrols-place-it = Colocarla
twelve-patrols-end-turn = Terminar el turno
twelve-patrols-too-many = { $kind ->
    [items] demasiadas piezas para { $card }
    [colours] demasiados colores para { $card }
   *[pips] demasiados puntos para { $card }
}
twelve-patrols-too-few = { $kind ->
    [items] faltan piezas para { $card }
    [colours] faltan colores para { $card }
   *[pips] faltan puntos para { $card }
}
twelve-patrols-caution = { $card } ya no se podría contentar
twelve-patrols-nothing-fits = Nada de la reserva encaja aquí tal cual: cambia un dado.
twelve-patrols-why-card = primero coloca una carta
twelve-patrols-why-turn = primero gira un dado
twelve-patrols-why-forced = falta la patrulla entre { $first } y { $second }
twelve-patrols-why-spot = Elige primero el puesto al que irá.
twelve-patrols-why-no-give = Esto no se puede descartar.
twelve-patrols-why-no-die = Elige otro dado.
twelve-patrols-turn-die = Cambiar un dado
twelve-patrols-turn-give = ¿Qué pieza descartas? Tómala de la reserva.
twelve-patrols-turn-which = ¿Qué dado giras? Tómalo de la reserva.
twelve-patrols-turn-face = ¿Qué cara mostrará?
twelve-patrols-turn-keep = Conservar el { $item }
twelve-patrols-turn-other = Otro en vez del { $item }
twelve-patrols-turn-go = Descartar y girar
twelve-patrols-ask-winnable = ¿Aún se gana?
twelve-patrols-ask-hint = Pista
twelve-patrols-thinking = Pensándolo bien…
twelve-patrols-stop = Parar
twelve-patrols-stopped = Se paró antes de saberlo.
twelve-patrols-winnable-yes = Sí. { $known ->
    [exactly] De todos los órdenes en que pueden salir las cartas, se puede ganar el { $share }.
    [about] De todos los órdenes en que pueden salir las cartas, se puede ganar cerca del { $share } (entre { $low } y { $high }).
   *[no] No hubo tiempo de averiguar con cuántos órdenes de las cartas.
}
twelve-patrols-winnable-no = No. Salgan como salgan las cartas, ya no se puede ganar.
twelve-patrols-winnable-unknown = No hubo tiempo de averiguarlo.
twelve-patrols-advice-place = Coloca { $card } en { $cell }.
twelve-patrols-advice-patrol = Envía entre { $first } y { $second }: { $items }.
twelve-patrols-advice-end = Termina el turno.
twelve-patrols-advice-turn = Descarta un { $item } y gira el { $die } a { $to }.
twelve-patrols-hint-share = Después aún se gana el { $share } de los órdenes en que pueden salir las cartas.
twelve-patrols-reason-sure = Después se puede ganar salgan como salgan las cartas.
twelve-patrols-reason-best = No se encontró otro paso que conserve más.
twelve-patrols-reason-wait = Ahora no hace falta enviar nada, y lo que puede esperar se decide mejor más tarde.
twelve-patrols-reason-only = { $steps ->
    [one] De { $of } pasos posibles, solo este puede ganar todavía.
   *[other] De { $of } pasos posibles, solo { $steps } pueden ganar todavía.
}
twelve-patrols-reason-turn = Girar ahora un dado vale la pieza que cuesta.
twelve-patrols-reason-keep = Guarda el { $colour ->
    [w] blanco
    [y] amarillo
   *[b] azul
}: { $have ->
    [one] queda una pieza
   *[other] quedan { $have } piezas
}, y { $lines ->
    [one] una línea necesita aún tres colores.
   *[other] { $lines } líneas necesitan aún tres colores.
}
twelve-patrols-reason-dice = Guarda los dados: { $have ->
    [one] queda uno
   *[other] quedan { $have }
}, y las líneas abiertas necesitan al menos { $need } para sus puntos.
twelve-patrols-reason-over = La partida ha terminado.
twelve-patrols-reason-lost = Ya no se puede ganar, salgan como salgan las cartas.
twelve-patrols-reason-unknown = No hubo tiempo de encontrar un consejo.
twelve-patrols-second-best = La siguiente mejor conserva el { $share }.
twelve-patrols-hint-plan = Preverlo
twelve-patrols-won = ¡Victoria!
twelve-patrols-lost = Derrota
twelve-patrols-event-end = Se terminó el turno.
twelve-patrols-given-up = Partida abandonada
twelve-patrols-review = ¿Se podía ganar?
twelve-patrols-review-won = ¿Fue muy justo?
twelve-patrols-could-yes = { $card ->
    [0] Sí.
   *[other] Sí, hasta la carta { $card }.
}
twelve-patrols-could-no = No, con estos dados y este mazo no.
twelve-patrols-could-unknown = No se pudo averiguar.
twelve-patrols-could-until = Se perdió con esto: { $what }
twelve-patrols-slow = Poco a poco: las cartas { $cards } costaron juntas { $lost } de los órdenes que se podían ganar (de { $low } a { $high }).
twelve-patrols-chances = Órdenes que aún se podían ganar antes de cada carta: { $shares }
twelve-patrols-which-game = Qué partida mirar
twelve-patrols-your-game = Tu partida
twelve-patrols-winning-line = Una línea ganadora
twelve-patrols-same-deal = Mismo reparto
twelve-patrols-new-deal = Nuevo reparto
twelve-patrols-key-back = devolver la última pieza
twelve-patrols-key-done = enviar las patrullas o terminar el turno

# Commands of its own

cli-deck-short = Los mazos de 12 Patrols: listarlos y revisar un archivo.
cli-deck-about =
    Las cartas de 12 Patrols son archivos que cualquiera puede leer y escribir; docs/decks.md los describe. Los tuyos se ofrecen en la opción --deck de parlour play twelve-patrols.
cli-deck-examples =
    parlour deck list
    parlour deck check impreso.toml
cli-deck-check-short = Revisa un archivo de mazo y muestra sus cartas.
cli-deck-check-about = Revisa si un archivo contiene nueve cartas con las que se puede jugar, y las muestra; si no, dice qué está mal y dónde.
cli-deck-check-examples =
    parlour deck check impreso.toml
    parlour deck check impreso.toml --json
cli-deck-list-short = Lista los mazos, con los tuyos.
cli-deck-list-about = Lista los mazos que vienen con el juego y los de tu carpeta, y dice qué archivos de allí no están bien.
cli-deck-list-examples =
    parlour deck list
    parlour deck list --json
cli-deck-stats-short = ¿Cuántos repartos se pueden ganar con un mazo?
cli-deck-stats-about = Reparte un mazo muchas veces y cuenta cuántos repartos podría ganar quien conociera el orden de las cartas; de los demás, los lados sin los que se podrían ganar. Recibe un archivo, o el nombre de un mazo de la lista.
cli-deck-stats-examples =
    parlour deck stats impreso.toml
    parlour deck stats hard --deals 1000
cli-deck-stats-deals = Cuántos repartos.
cli-deck-stats-seed = Los repartos tienen las semillas SEED/0, SEED/1 …
cli-deck-stats-dealing = Repartiendo
cli-deck-stats-won = Se pueden ganar { $won } de { $deals } repartos: { $share } (intervalo del 95 %: de { $low } a { $high }).
cli-deck-stats-blamed = Lados sin los que se podrían ganar más de los { $lost } repartos perdidos:
cli-deck-stats-count = Repartos
cli-deck-side = Lado
cli-deck-letters = Se escribe
cli-deck-card = Carta
cli-deck-id = Mazo
cli-deck-name = Nombre
cli-deck-about-line = Descripción
cli-deck-sound = { $many ->
    [one] { $name } está bien: nueve cartas, { $many } requisito.
   *[other] { $name } está bien: nueve cartas, { $many } requisitos.
}
cli-deck-folder = Para jugar con él, pon el archivo en { $folder }
cli-deck-taken = Pero { $name } es el nombre de un mazo que viene con el juego: da otro nombre al archivo para jugar con él.
cli-deck-play = Para jugar con él: parlour play twelve-patrols --deck { $name }
cli-deck-broken = { $file } queda fuera. { $reason }
cli-deck-own = Tus mazos van en { $folder }
cli-solve-short = ¿Se puede ganar este reparto de 12 Patrols, y cómo?
cli-solve-about =
    Con una semilla: si alguien que conociera el orden de las cartas podría ganar el reparto, y con qué jugadas. Con un archivo: qué
    promete aún una posición y qué paso conserva más, o qué perdió una partida terminada. Ctrl-C detiene la búsqueda.
cli-solve-examples =
    parlour solve twelve-patrols --seed 7
    parlour solve twelve-patrols --seed 7 --deck hard --json
    parlour solve tarde.json
cli-solve-what = twelve-patrols|ARCHIVO
cli-solve-seed = La semilla del reparto.
cli-solve-seconds = Cuánto tiempo buscar como máximo.
cli-solve-searching = Buscando
cli-solve-deal-yes = El reparto { $seed } se puede ganar.
cli-solve-deal-no = El reparto { $seed } no se puede ganar, se juegue como se juegue.
cli-solve-deal-unknown = El reparto { $seed } no se resolvió a tiempo; --seconds le da más.
cli-solve-position-yes = Todavía se puede ganar.
cli-solve-position-no = Está perdido, vengan las cartas que vengan.
cli-solve-position-unknown = No se resolvió a tiempo; --seconds le da más.
cli-solve-record-yes = Este reparto se podía ganar:
cli-solve-record-no = Este reparto no se podía ganar, se jugara como se jugara.
cli-solve-record-unknown = No se resolvió a tiempo si este reparto se podía ganar.
cli-solve-cards = Las cartas salen en este orden: { $cards }
cli-solve-lost-by = Tras la decisión { $decision } ({ $move }) ya no se podía ganar.
cli-solve-chance = { $exact ->
    [yes] El mejor juego gana con una probabilidad del { $chance }.
   *[no] Nuestro propio jugador gana desde aquí el { $chance } de { $games } partidas (intervalo del 95 %: de { $low } a { $high }).
}
cli-solve-step = Paso siguiente
cli-solve-share = Órdenes que siguen siendo ganables
cli-error-solve-game = Este archivo es de otro juego. Se puede resolver: { $known }.

# Lo que puede medir un estudio
twelve-patrols-metric-won = Partidas ganadas
twelve-patrols-metric-won-about = Partidas en las que salieron las doce patrullas.
twelve-patrols-metric-winnable = Repartos ganables
twelve-patrols-metric-winnable-about = Repartos que habría ganado quien conociera el orden de las cartas, según el resolutor.
twelve-patrols-metric-dice_share = Derrotas inevitables
twelve-patrols-metric-dice_share-about = De las partidas perdidas, aquellas cuyo reparto estaba perdido desde el principio.
twelve-patrols-metric-cards_placed = Cartas colocadas
twelve-patrols-metric-cards_placed-about = Cartas de región en la mesa al final.
twelve-patrols-metric-changed_dice = Dados girados
twelve-patrols-metric-changed_dice-about = Dados girados a cambio de descartar una pieza.
twelve-patrols-metric-stuck_on = Dónde se atascan
twelve-patrols-metric-stuck_on-about = Lados de cartas que exigían algo de la patrulla que no pudo salir.
twelve-patrols-metric-card_influence = Primeras cartas
twelve-patrols-metric-card_influence-about = Cuánto más se gana con esta carta en la primera oferta que sin ella.
twelve-patrols-metric-side = { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
twelve-patrols-unit-cards = cartas
twelve-patrols-unit-dice = dados

twelve-patrols-bot-random = De cualquier modo
twelve-patrols-bot-random-line = Pone las cartas en cualquier parte.
twelve-patrols-bot-greedy = A primera vista
twelve-patrols-bot-greedy-line = Pone la carta donde menos contradice y no mira más allá.
twelve-patrols-bot-hasty = Con prisa
twelve-patrols-bot-hasty-line = Piensa siete de cada diez cartas.
twelve-patrols-bot-attentive = Atento
twelve-patrols-bot-attentive-line = Una carta de cada siete la pone sin pensar.
twelve-patrols-bot-careful = Cuidadoso
twelve-patrols-bot-careful-line = Casi nunca juega sin pensar.
twelve-patrols-bot-guesser = Adivino
twelve-patrols-bot-guesser-line = Piensa siempre, pero cuenta con un solo orden de las cartas por venir.
twelve-patrols-bot-solver = Calculador
twelve-patrols-bot-solver-line = Cuenta lo que todavía se puede ganar.
