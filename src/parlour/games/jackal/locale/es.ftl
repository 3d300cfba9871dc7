# Jackal: lo que se lee en la mesa, en la terminal y en la página.
# $crew es white, red, black o yellow; $cell, $from, $to y $end son casillas como e4; $many cuenta monedas o piratas;
# $coin y $you son «yes» o «no».

jackal-title = Jackal
jackal-about = Descubre una isla de selva casilla a casilla y lleva su oro a tu barco

# The end

jackal-points = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}

# Opciones

jackal-option-sides = con cuatro jugadores: quién juega con quién
jackal-option-sides-each = cada uno por su cuenta
jackal-option-sides-pairs = blancos y negros contra rojos y amarillos
jackal-option-crews_each = con dos jugadores: tripulaciones de cada uno
jackal-option-crews_each-2 = dos cada uno, una frente a otra
jackal-option-crews_each-1 = una cada uno
jackal-option-plane_waits = un pirata puede quedarse en el avión y volar en otro turno
jackal-option-play_on = seguir aunque ya nadie pueda alcanzar al primero
jackal-option-stall_rounds = la partida acaba tras estas rondas sin destapar una casilla ni guardar una moneda
jackal-preset-everybody = Cuatro tripulaciones
jackal-preset-everybody-about = Cuatro jugadores, una tripulación cada uno.
jackal-preset-pairs = Parejas
jackal-preset-pairs-about = Cuatro jugadores: blanca y negra contra roja y amarilla.
jackal-preset-duel = Duelo
jackal-preset-duel-about = Dos jugadores con dos tripulaciones cada uno.
jackal-clash-pairs = las parejas necesitan cuatro jugadores
jackal-clash-crews = con tres o cuatro jugadores cada uno lleva una tripulación

# Tripulaciones y piratas

jackal-crew = { $crew ->
    [white] Blancos
    [red] Rojos
    [black] Negros
   *[yellow] Amarillos
}
jackal-picture = Jackal: turno de { $crew }; monedas a bordo: { $banks }
jackal-pirate = { $crew ->
    [white] pirata blanco
    [red] pirata rojo
    [black] pirata negro
   *[yellow] pirata amarillo
}
jackal-a-pirate = { $crew ->
    [white] Un pirata blanco
    [red] Un pirata rojo
    [black] Un pirata negro
   *[yellow] Un pirata amarillo
}
jackal-the-pirate = { $crew ->
    [white] El pirata blanco
    [red] El pirata rojo
    [black] El pirata negro
   *[yellow] El pirata amarillo
}
jackal-ship = { $crew ->
    [white] barco blanco
    [red] barco rojo
    [black] barco negro
   *[yellow] barco amarillo
}
jackal-the-ship = { $crew ->
    [white] El barco blanco
    [red] El barco rojo
    [black] El barco negro
   *[yellow] El barco amarillo
}
jackal-some-pirates = { $many ->
    [one] un { jackal-pirate }
   *[other] { $many ->
        [2] dos
        [3] tres
       *[other] { $many }
    } { $crew ->
        [white] piratas blancos
        [red] piratas rojos
        [black] piratas negros
       *[yellow] piratas amarillos
    }
}
jackal-some-coins = { $many ->
    [one] { $many } moneda
   *[other] { $many } monedas
}
jackal-state = { $state ->
    [dead] muerto
    [aboard] a bordo
    [swimming] nadando
    [trapped] atrapado
    [drunk] borracho
    [spinning] paso { $step } de { $of }
   *[free] en tierra
}
jackal-ally = aliado
jackal-to-move = les toca

# Casillas

jackal-tile = { $tile ->
    [closed] casilla tapada
    [empty] vacía
    [arrow1] flecha recta
    [arrow2] flecha diagonal
    [arrow3] dos flechas rectas
    [arrow4] dos flechas diagonales
    [arrow5] tres flechas
    [arrow6] cuatro flechas rectas
    [arrow7] cuatro flechas diagonales
    [horse] caballo
    [jungle] selva, 2 pasos
    [desert] desierto, 3 pasos
    [swamp] pantano, 4 pasos
    [hills] colinas, 5 pasos
    [ice] hielo
    [trap] trampa
    [cannon] cañón
    [fortress] fortaleza
    [aborigine] fortaleza de la aborigen
    [rum] ron
    [crocodile] cocodrilo
    [ogre] ogro
    [balloon] globo
    [plane] avión
    [plane-used] avión ya usado
    [chest1] cofre de 1 moneda
    [chest2] cofre de 2 monedas
    [chest3] cofre de 3 monedas
    [chest4] cofre de 4 monedas
    [chest5] cofre de 5 monedas
   *[sea] mar
}
jackal-arrows = flechas
jackal-way = { $way ->
    [n] norte
    [ne] noreste
    [e] este
    [se] sureste
    [s] sur
    [sw] suroeste
    [w] oeste
   *[nw] noroeste
}
jackal-tile-ways = { $tile }, hacia { $ways }

# La mesa

jackal-island = La isla: 13 columnas de la a a la m, 13 filas del 1 al 13
jackal-island-keys = Las flechas recorren lo iluminado; con Mayús, casilla a casilla. Intro juega, Escape suelta, G toma o deja una moneda.
jackal-key-cells = ir de casilla en casilla
jackal-key-coin = llevarse una moneda o dejarla
jackal-key-let-go = soltar al pirata
jackal-crews = Tripulaciones
jackal-face-down = Aún tapadas
jackal-face-down-count = { $tiles ->
    [one] { $tiles } casilla
   *[other] { $tiles } casillas
}, { $coins ->
    [one] { $coins } moneda en cofres
   *[other] { $coins } monedas en cofres
}
jackal-face-down-none = Toda la isla está destapada
jackal-of-tile = { $tile }: { $many }
jackal-coins-left = { $many ->
    [one] Queda { $many } moneda por ganar
   *[other] Quedan { $many } monedas por ganar
}
jackal-coins-lost = { $many ->
    [one] { $many } perdida
   *[other] { $many } perdidas
}
jackal-banked = { $many ->
    [one] { $many } moneda a salvo
   *[other] { $many } monedas a salvo
}
jackal-side-together = { $many ->
    [one] { $many } moneda entre los dos
   *[other] { $many } monedas entre los dos
}
jackal-news = Lo que ha pasado
jackal-news-none = Nada todavía. La selva está en calma.
jackal-here = aquí: { $pirates }
jackal-near = al lado: { $pirates }
jackal-pirate-state = { $pirate } ({ $state })

# Lo que se pregunta

jackal-prompt-choose = { $crew ->
    [white] Blancos: elige un pirata o el barco
    [red] Rojos: elige un pirata o el barco
    [black] Negros: elige un pirata o el barco
   *[yellow] Amarillos: elige un pirata o el barco
}
jackal-prompt-pirate = ¿A dónde va el pirata de { $cell }?
jackal-prompt-ship = El barco en { $cell }: ¿navegar o mandar un pirata a tierra?
jackal-prompt-way = ¿Por dónde se sigue desde { $cell }?
jackal-prompt-flight = ¿A dónde va el vuelo desde { $cell }?
jackal-tip-lit = Lo que puede moverse está iluminado.
jackal-tip-targets = Señala una casilla iluminada para ver qué pasará.
jackal-tip-touch = Toca una casilla iluminada para ver qué pasará.
jackal-which-pirate = ¿Cuál de los piratas de { $cell }?
jackal-with-coin = Con moneda
jackal-without-coin = Sin moneda
jackal-coin-question = ¿Se lleva una moneda?
jackal-stay = Quedarse aquí
jackal-revive = Revivir a un compañero
jackal-go = Ir

# En qué acabará una jugada

jackal-aim-open = { $end }: destapa una casilla
jackal-aim-hit = { $end }: golpea al enemigo, que vuelve a su barco
jackal-aim-drown = { $end }: el enemigo que nada se ahoga
jackal-aim-free = { $end }: libera al compañero de la trampa
jackal-aim-aboard = { $coin ->
    [yes] { $end }: a bordo, y la moneda es tuya
   *[no] { $end }: a bordo
}
jackal-aim-death = { $coin ->
    [yes] { $end }: muere, y la moneda se pierde
   *[no] { $end }: muere
}
jackal-aim-sea = { $coin ->
    [yes] { $end }: al mar, y la moneda se hunde
   *[no] { $end }: al mar
}
jackal-aim-sail = el barco navega a { $end }
jackal-aim-turn = un paso más en esta casilla
jackal-aim-revive = un compañero muerto vuelve a la vida aquí
jackal-aim-stay = se queda en el avión
jackal-aim-choice = { $end }: allí elige el camino
jackal-aim-trapped = { $end }: cae en la trampa
jackal-aim-drunk = { $end }: al ron, y pierde un turno
jackal-aim-spinning = { $end }: al paso 1
jackal-aim-swimming = { $end }: nada hasta allí
jackal-aim-back = { $end }: vuelve a donde estaba
jackal-aim-free-land = { $coin ->
    [yes] { $end }: va allí con la moneda
   *[no] { $end }: va allí
}

# Una jugada en pocas palabras; $crew es de quién es el barco

jackal-move = { $kind ->
    [walk] pirata de { $from } a { $to }
    [fly] vuelo de { $from } a { $to }
    [turn] un paso más en { $from }
    [sail] { jackal-ship } a { $to }
    [revive] revivir a un compañero
    [stay] quedarse en el avión
   *[on] seguir a { $to }
}{ $coin ->
    [yes] {" "}con una moneda
   *[no] {""}
}

# Por qué ha terminado la partida

jackal-end = { $why ->
    [gold] Ya no queda oro por ganar.
    [lead] Ya nadie puede alcanzar al primero.
    [stuck] Ya nadie puede moverse.
   *[stall] { $rounds ->
        [one] Ha pasado una ronda entera sin destapar una casilla ni guardar una moneda.
       *[other] Han pasado { $rounds } rondas sin destapar una casilla ni guardar una moneda.
    }
}

# Por qué no

jackal-why-choose = Elige antes un pirata iluminado.
jackal-why-not-yours = No es un pirata de la tripulación que juega.
jackal-why-drunk = Este turno duerme la mona.
jackal-why-trapped = Atrapado: un compañero debe venir por él.
jackal-why-stuck = Ahora no puede moverse.
jackal-why-steps = Antes debe dar todos los pasos de esta casilla.
jackal-why-ashore = Del barco a tierra, solo en línea recta.
jackal-why-no-swim = Nadie salta del barco al agua.
jackal-why-sea-to-land = Del agua solo se sale por un barco.
jackal-why-land-to-sea = Nadie se mete en el mar.
jackal-why-far = Demasiado lejos.
jackal-why-coin-closed = No se lleva una moneda a una casilla tapada.
jackal-why-coin-fortress = Sin monedas en la fortaleza.
jackal-why-coin-chain = Con moneda, no.
jackal-why-held = Un enemigo ocupa la fortaleza.
jackal-why-no = Ahí no.

# Lo que ocurre

jackal-event-walk = { $coin ->
    [yes] { jackal-a-pirate } lleva una moneda de { $from } a { $to }
   *[no] { jackal-a-pirate } va de { $from } a { $to }
}{ $on ->
    [yes] {" "}y sigue hasta { $end }.
   *[no] .
}
jackal-event-fly = { $coin ->
    [yes] { jackal-a-pirate } vuela de { $from } a { $to } con una moneda
   *[no] { jackal-a-pirate } vuela de { $from } a { $to }
}{ $on ->
    [yes] {" "}y sigue hasta { $end }.
   *[no] .
}
jackal-event-turn = { $coin ->
    [yes] { jackal-a-pirate } avanza un paso en { $to } con una moneda.
   *[no] { jackal-a-pirate } avanza un paso en { $to }.
}
jackal-event-on = { jackal-the-pirate } sigue a { $to }{ $on ->
    [yes] {" "}y hasta { $end }.
   *[no] .
}
jackal-event-stay = { jackal-the-pirate } se queda en el avión.
jackal-event-sail = { jackal-the-ship } navega a { $to }.
jackal-event-revive = { jackal-a-pirate } acude a la aborigen.
jackal-event-open = Se destapa { $cell }: { $tile }{ $on ->
    [yes] . Sigue hasta { $end }.
   *[no] .
}
jackal-event-died = { jackal-a-pirate } muere.
jackal-event-revived = { jackal-a-pirate } revive en { $cell }.
jackal-event-hit = { jackal-a-pirate } recibe un golpe en { $cell } y vuelve a su barco.
jackal-event-trapped = { jackal-the-pirate } cae en la trampa.
jackal-event-drunk = { jackal-the-pirate } bebe y pierde un turno.
jackal-event-banked = { $crew ->
    [white] Los blancos
    [red] Los rojos
    [black] Los negros
   *[yellow] Los amarillos
} { $many ->
    [one] guardan una moneda.
   *[other] guardan { $many } monedas.
}
jackal-event-lost = { $many ->
    [one] Se pierde una moneda.
   *[other] Se pierden { $many } monedas.
}

# Lo que puede medir un estudio
jackal-metric-turns = Turnos de todas las tripulaciones
jackal-metric-turns-about = Turnos jugados por las tripulaciones, todas juntas.
jackal-metric-ended_by = Cómo terminó
jackal-metric-ended_by-about = Si llegó la última moneda, nadie podía alcanzar al líder o ya no pasaba nada.
jackal-metric-banked = Monedas a bordo
jackal-metric-banked-about = Monedas en los barcos de cada asiento al final.
jackal-metric-coins_lost = Monedas perdidas
jackal-metric-coins_lost-about = Monedas hundidas en el mar.
jackal-metric-deaths = Muertes
jackal-metric-deaths-about = Piratas muertos, de todas las tripulaciones.
jackal-metric-opened = Losetas abiertas
jackal-metric-opened-about = Losetas descubiertas.
jackal-metric-visits = Visitas
jackal-metric-visits-about = Cuántas veces entran piratas en cada casilla de la isla, por partida.
jackal-metric-tile_influence = Losetas
jackal-metric-tile_influence-about = Cuánto más gana quien abre una loseta así que quien abre otra en la misma fase.
jackal-metric-ended_by-gold = todo el oro está a bordo o perdido
jackal-metric-ended_by-lead = nadie podía alcanzar al líder
jackal-metric-ended_by-stall = ya no pasaba nada
jackal-metric-ended_by-stuck = nadie podía moverse
jackal-metric-ended_by-unfinished = cortada
jackal-metric-all-crews = Todas las tripulaciones
jackal-metric-crew = { $crew ->
    [white] Blanca
    [red] Roja
    [black] Negra
   *[yellow] Amarilla
}
jackal-metric-cell = { $cell }: { $many } visitas por partida
jackal-unit-coins = monedas
jackal-unit-pirates = piratas
jackal-unit-tiles = losetas
jackal-unit-visits = visitas

jackal-bot-random = A la deriva
jackal-bot-random-line = Va adonde lo lleve el viento.
jackal-bot-level1 = Grumete
jackal-bot-level1-line = Corre a por lo que tiene a los pies y se olvida del resto.
jackal-bot-level2 = Marinero raso
jackal-bot-level2-line = Ve lo que está cerca, y rara vez quién se acerca.
jackal-bot-level3 = Marinero
jackal-bot-level3-line = Lleva su oro a casa, pero es fácil sorprenderlo.
jackal-bot-greedy = Cazatesoros
jackal-bot-greedy-line = Coge lo que mejor parece y no piensa más allá.
jackal-bot-level4 = Contramaestre
jackal-bot-level4-line = Cuenta con tu próxima jugada.
jackal-bot-level5 = Piloto
jackal-bot-level5-line = Planea varias jugadas y guarda bien su oro.
jackal-bot-level6 = Capitán
jackal-bot-level6-line = Piensa todo lo que puede y no regala nada.
