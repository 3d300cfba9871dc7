# Jack Rabbits: sus frases en español
# $name es un jugador y $you es “yes” si es quien lee; $other es a quien le toca y $them “yes” si es quien lee; $card se
# escribe como 10♥, o “none” si no se ve; $place es el hexágono de un real, como Q♦; $tile y $stop son nombres como woods2,
# Qd, citadel, underground.

jack-rabbits-title = Jack Rabbits
jack-rabbits-about = Carrera de conejos por una tierra de losetas: gana tres reales con tus cartas y llévalos a la ciudadela

# Options

jack-rabbits-option-game = qué juego
jack-rabbits-option-game-intro = de iniciación: caminos, transbordos, reales
jack-rabbits-option-game-full = completo: con vuelos, peleas, jueces y comercio
jack-rabbits-option-quest = qué tres reales ganan
jack-rabbits-option-quest-auto = simple en el juego de iniciación; si no, diversa y monárquica
jack-rabbits-option-quest-simple = simple: tres cualesquiera
jack-rabbits-option-quest-diverse = diversa: de tres palos
jack-rabbits-option-quest-monarchic = monárquica: un rey, una reina y una jota
jack-rabbits-option-quest-diverse_monarchic = diversa y monárquica: un rey, una reina y una jota de tres palos
jack-rabbits-option-quest-tribal = tribal: tres de un palo
jack-rabbits-option-board = la tierra
jack-rabbits-option-board-random = una al azar
jack-rabbits-option-board-sample = la de la primera partida
jack-rabbits-option-board-strict = construida por vosotros, loseta tras loseta
jack-rabbits-option-board-free = construida por vosotros, con las losetas a la vista
jack-rabbits-option-land = el número de la tierra al azar: mismo número, misma tierra; 0: cualquiera
jack-rabbits-option-guidelines = las pautas de construcción
jack-rabbits-option-guidelines-enforce = hay que seguirlas
jack-rabbits-option-guidelines-warn = se pueden romper, con aviso
jack-rabbits-option-hand_limit_rule = quien tiene cartas de más descarta
jack-rabbits-option-hand_limit_rule-auto = enseguida
jack-rabbits-option-hand_limit_rule-caught = cuando otro lo nota
jack-rabbits-option-personal_trade = los conejos que se encuentran pueden hacer trueques (juego completo)
jack-rabbits-option-advanced_citadel = la ciudadela es además palacio, mercado y aeródromo (juego completo)
jack-rabbits-option-tight_suits = tantos palos como jugadores; los demás quedan fuera
jack-rabbits-option-suits = los palos en juego, con palos justos
jack-rabbits-option-suits-auto = primero picas, luego corazones, luego diamantes
jack-rabbits-option-suits-sh = ♠ ♥
jack-rabbits-option-suits-sd = ♠ ♦
jack-rabbits-option-suits-sc = ♠ ♣
jack-rabbits-option-suits-hd = ♥ ♦
jack-rabbits-option-suits-hc = ♥ ♣
jack-rabbits-option-suits-dc = ♦ ♣
jack-rabbits-option-suits-shd = ♠ ♥ ♦
jack-rabbits-option-suits-shc = ♠ ♥ ♣
jack-rabbits-option-suits-sdc = ♠ ♦ ♣
jack-rabbits-option-suits-hdc = ♥ ♦ ♣
jack-rabbits-option-residential_flights = los vuelos pueden llegar a cualquier hexágono (juego completo)
jack-rabbits-option-provisional_palaces = se pueden exponer corazones para juzgar visitas en cualquier sitio (juego completo)
jack-rabbits-option-trailing_carrots = la travesía puede seguir por hexágonos con zanahoria propia
jack-rabbits-option-windfall_lottery = cada carta coincidente y cada doble gana una carta
jack-rabbits-option-overtaxed_hands = un límite de seis cartas en vez de nueve
jack-rabbits-option-seized_surplus = quien sorprende a otro con cartas de más se queda con el excedente
jack-rabbits-option-aces = lo que cuentan los ases
jack-rabbits-option-aces-plain = 1
jack-rabbits-option-aces-ambivalent = 1 u 11, a elección
jack-rabbits-option-aces-capital = 11 el primero que gastas, luego 1
jack-rabbits-option-additional_capital = el primer as gastado suma un punto a los pagos de su palo
jack-rabbits-option-patriarchal = as 14, rey 13, reina 12, jota 11
jack-rabbits-option-edition = las reglas
jack-rabbits-option-edition-current = de la edición actual
jack-rabbits-option-edition-first = de la primera edición
jack-rabbits-option-turn_limit = la partida queda en tablas tras este número de turnos; 0: nunca
jack-rabbits-preset-first-game = Primera partida
jack-rabbits-preset-first-game-about = Las reglas de iniciación, en la tierra para principiantes.
jack-rabbits-preset-intro = De iniciación
jack-rabbits-preset-intro-about = Las reglas de iniciación, en una tierra que nadie conoce aún.
jack-rabbits-preset-full = Juego completo
jack-rabbits-preset-full-about = También con vuelos, peleas y jueces.
jack-rabbits-preset-everything = Todo a la vez
jack-rabbits-preset-everything-about = El juego completo con todas las variantes compatibles.
jack-rabbits-preset-first-edition = Primera edición
jack-rabbits-preset-first-edition-about = El juego completo con las reglas de la primera edición.
jack-rabbits-clash-full = esto requiere el juego completo
jack-rabbits-clash-sample = la tierra de ejemplo necesita todos los palos
jack-rabbits-clash-suits = los palos solo se eligen con palos justos
jack-rabbits-clash-two-suits = dos jugadores juegan con dos palos
jack-rabbits-clash-three-suits = tres jugadores juegan con tres palos
jack-rabbits-clash-four-suits = cuatro jugadores juegan con todos los palos
jack-rabbits-clash-quest = con dos palos en juego nadie puede reunir reales de tres
jack-rabbits-clash-seized = no hay excedente que confiscar si se descarta enseguida
jack-rabbits-clash-capital = esto requiere ases capitales
jack-rabbits-clash-first-aces = en la primera edición los ases son capitales
jack-rabbits-clash-first-limit = en la primera edición el límite de cartas es estricto

# The end

jack-rabbits-points = { $count ->
    [one] { $count } real
   *[other] { $count } reales
}

# Suits, cards, tiles, stops

jack-rabbits-suit = { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] picas
}
jack-rabbits-joker = comodín
jack-rabbits-tile = { $kind ->
    [citadel] ciudadela
    [woods] bosque
    [river] río
    [mountain] montaña
    [merchant] mercader
    [tavern] taberna
    [cave] cueva
    [underground] subsuelo
   *[royal] { $place }
}
jack-rabbits-stop = { $stop ->
    [citadel] la ciudadela
    [underground] el subsuelo
    [off-board] fuera del tablero
   *[royal] { $place }
}
jack-rabbits-to-stop = { $stop ->
    [citadel] a la ciudadela
    [underground] al subsuelo
    [off-board] fuera del tablero
   *[royal] a { $place }
}
jack-rabbits-shape = { $shape ->
    [hexagon] hexágono
    [rhombus] rombo
   *[triangle] triángulo
}
jack-rabbits-side = { $side ->
    [N] norte
    [NE] noreste
    [SE] sureste
    [S] sur
    [SW] suroeste
   *[NW] noroeste
}
jack-rabbits-quest = { $quest ->
    [simple] tres reales cualesquiera
    [diverse] tres reales de tres palos
    [monarchic] un rey, una reina y una jota
    [diverse_monarchic] un rey, una reina y una jota de tres palos
   *[tribal] tres reales de un palo
}
jack-rabbits-guideline = { $guideline ->
    [dead-end] un camino acabaría en un borde sin camino
    [hexagons] dos hexágonos quedarían unidos directamente
   *[triangles] dos triángulos de una clase quedarían juntos
}

# The phases of a turn

jack-rabbits-phase = { $phase ->
    [building] Construcción
    [lottery] Sorteo
    [journey] Travesía
    [acquisition] Adquisición
   *[increment] Incremento
}
jack-rabbits-phase-first = { $phase ->
    [building] Construcción
    [lottery] Lanzamiento y sorteo
    [journey] Travesía
    [acquisition] Audiencia real
   *[increment] Adquisición
}

# What the reader is asked. $due is how many points are missing, $suits in which suits, $price what the dice say.

jack-rabbits-prompt-choosing-shape = ¿Qué forma destapas?
jack-rabbits-prompt-choosing-tile = ¿Cuál de tus losetas colocas?
jack-rabbits-prompt-placing = Coloca esta loseta: { $tile }
jack-rabbits-prompt-turning = ¿Hacia qué lado?
jack-rabbits-prompt-calling = { $seized ->
    [yes] Alguien tiene cartas de más. ¿Lo denuncias y te las quedas?
   *[no] Alguien tiene cartas de más. ¿Lo denuncias para que se descarte?
}
jack-rabbits-prompt-passport = ¿Muestras un trébol para volar, antes de tirar?
jack-rabbits-prompt-lottery = { $many ->
    [0] Lotería, { $one } y { $two }: ninguna carta tuya coincide
   *[other] Lotería, { $one } y { $two }: ¿muestras una carta con uno de estos números?
}
jack-rabbits-prompt-discarding = Demasiadas cartas: descarta { $many ->
    [one] una
   *[other] { $many }
}
jack-rabbits-prompt-journey = ¿Adónde va tu travesía?
jack-rabbits-prompt-journey-short = Tu trébol es bajo: ¿caes, o pagas { $due } y vuelas?
jack-rabbits-prompt-on-road = En camino ({ $tile }): ¿hacia dónde?
jack-rabbits-prompt-passing = Tu zanahoria está en { $stop }: ¿sigues o te detienes ahí?
jack-rabbits-prompt-paying = { $for ->
    [claim] El real: paga { $due } con { $suits }
    [market] La cesta: paga { $due } con { $suits }
    [shortfall] El vuelo: paga { $due } con { $suits }
    [trek] A campo través: paga { $due } con { $suits }
    [merchant] El viaje a caballo: paga { $due } con { $suits }
    [tavern] El comodín: paga { $due } con { $suits }
   *[cave] Por las cuevas: paga { $due } con { $suits }
}
jack-rabbits-prompt-riding = ¿Adónde vas?
jack-rabbits-prompt-in-caves = ¿De qué cueva sales?
jack-rabbits-prompt-flying = ¿Adónde vuelas?
jack-rabbits-prompt-challenge = { $name } llega a { $place }. ¿Lanzas el reto?
jack-rabbits-prompt-challenge-citadel = { $name } llega a la ciudadela. ¿Lanzas el reto?
jack-rabbits-prompt-challenger-shows = { $queen ->
    [none] Desafías a { $name }: muestra ♥ por valor de 6
   *[other] Desafías a { $name }: muestra { $queen } o ♥ por valor de 6
}
jack-rabbits-prompt-visitor-shows = { $queen ->
    [none] { $name } te desafía: muestra ♥ por valor de 6 o sal del tablero
   *[other] { $name } te desafía: muestra { $queen } o ♥ por valor de 6, o sal del tablero
}
jack-rabbits-prompt-audience = En { $stop }: ¿qué haces?
jack-rabbits-prompt-basket = ¿Qué compras?
jack-rabbits-prompt-fighting = { $their ->
    [0] Atacas a { $name }: empieza con una ♠
   *[other] Lucha contra { $name }: tú tienes { $own }, tu rival { $their }. ¿Juegas más ♠?
}
jack-rabbits-prompt-giving-up = Un real de más: ¿cuál vuelve a la fila?
jack-rabbits-prompt-displaying = Expón { $due ->
    [one] { $due } punto más
   *[other] { $due } puntos más
} en corazones
jack-rabbits-prompt-offering-diamonds = ¿Cuántos puntos en diamantes ofreces?
jack-rabbits-prompt-offering-points = ¿Cuántos puntos quieres por ellos?
jack-rabbits-prompt-answering = { $name } ofrece { $diamonds } en diamantes por { $points } en { $suits }. ¿Aceptas?
jack-rabbits-prompt-laying = { $gives ->
    [diamonds] Pon { $diamonds } en ♦ boca abajo; te prometen { $points } en { $suits }
   *[suit] Pon { $points } en { $suits } boca abajo; te prometen { $diamonds } en ♦
}

# What happens

jack-rabbits-event-place = { $you ->
    [yes] Colocas una loseta en { $at }: { $tile }.
   *[no] { $name } coloca una loseta en { $at }: { $tile }.
}
jack-rabbits-event-rebuild = Ninguna cueva lleva a la ciudadela. Se levantan otra vez: { $tiles }.
jack-rabbits-event-built = La tierra está terminada.
jack-rabbits-event-roll = { $you ->
    [yes] Sacas { $one } y { $two }: el precio es { $price }.
   *[no] { $name } saca { $one } y { $two }: el precio es { $price }.
}
jack-rabbits-event-draw = { $card ->
    [none] { $you ->
        [yes] Robas una carta.
       *[no] { $name } roba una carta.
    }
   *[other] { $you ->
        [yes] Robas { $card }.
       *[no] { $name } roba { $card }.
    }
}
jack-rabbits-event-steal = { $card ->
    [none] { $name } le quita una carta a { $other }.
   *[other] { $you ->
        [yes] Le quitas { $card } a { $other }.
       *[no] { $them ->
            [yes] { $name } te quita { $card }.
           *[no] { $name } le quita { $card } a { $other }.
        }
    }
}
jack-rabbits-event-pay = { $you ->
    [yes] Pagas { $card }.
   *[no] { $name } paga { $card }.
}
jack-rabbits-event-show = { $you ->
    [yes] Muestras { $card }.
   *[no] { $name } muestra { $card }.
}
jack-rabbits-event-passport = { $you ->
    [yes] Muestras { $card } y esperas volar.
   *[no] { $name } muestra { $card } y espera volar.
}
jack-rabbits-event-display = { $you ->
    [yes] Expones { $card }.
   *[no] { $name } expone { $card }.
}
jack-rabbits-event-play = { $you ->
    [yes] Juegas { $card }.
   *[no] { $name } juega { $card }.
}
jack-rabbits-event-give-up = { $you ->
    [yes] Renuncias a { $card }.
   *[no] { $name } renuncia a { $card }.
}
jack-rabbits-event-lay = Pones { $card } boca abajo.
jack-rabbits-event-discard = { $you ->
    [yes] Descartas { $card }.
   *[no] { $name } descarta { $card }.
}
jack-rabbits-event-buy = { $you ->
    [yes] Pones { $card } en la cesta.
   *[no] { $name } pone { $card } en la cesta.
}
jack-rabbits-event-pass = { $you ->
    [yes] { $step ->
        [visitor-shows] No muestras corazones.
        [fighting] Te rindes.
        [answering] Rechazas la oferta.
       *[laying] Has puesto tus cartas.
    }
   *[no] { $step ->
        [visitor-shows] { $name } no muestra corazones.
        [fighting] { $name } se rinde.
        [answering] { $name } rechaza la oferta.
       *[laying] { $name } ha puesto sus cartas para el trueque.
    }
}
jack-rabbits-event-yes = { $you ->
    [yes] { $step ->
        [challenge] Quieres lanzar el reto.
       *[answering] Aceptas.
    }
   *[no] { $step ->
        [challenge] { $name } quiere lanzar el reto.
       *[answering] { $name } acepta.
    }
}
jack-rabbits-event-stay = { $you ->
    [yes] Te detienes aquí.
   *[no] { $name } se detiene aquí.
}
jack-rabbits-event-trek = { $you ->
    [yes] Dejas el camino.
   *[no] { $name } deja el camino.
}
jack-rabbits-event-merchant = { $you ->
    [yes] Pides un viaje al mercader.
   *[no] { $name } pide un viaje al mercader.
}
jack-rabbits-event-tavern = { $you ->
    [yes] Pides un comodín en la taberna.
   *[no] { $name } pide un comodín en la taberna.
}
jack-rabbits-event-cave = { $you ->
    [yes] Buscas otra salida de la cueva.
   *[no] { $name } busca otra salida de la cueva.
}
jack-rabbits-event-down = { $you ->
    [yes] Bajas por la cueva.
   *[no] { $name } baja por la cueva.
}
jack-rabbits-event-joker = { $you ->
    [yes] Sueltas un comodín.
   *[no] { $name } suelta un comodín.
}
jack-rabbits-event-back = { $you ->
    [yes] Das la vuelta.
   *[no] { $name } da la vuelta.
}
jack-rabbits-event-hop = { $you ->
    [yes] Saltas al agua.
   *[no] { $name } salta al agua.
}
jack-rabbits-event-fall = { $you ->
    [yes] Caes de la torre.
   *[no] { $name } cae de la torre.
}
jack-rabbits-event-shortfall = { $you ->
    [yes] Pagas el resto del vuelo.
   *[no] { $name } paga el resto del vuelo.
}
jack-rabbits-event-start-display = { $you ->
    [yes] Montas un palacio.
   *[no] { $name } monta un palacio.
}
jack-rabbits-event-stake-display = { $you ->
    [yes] Apuestas lo expuesto.
   *[no] { $name } apuesta lo expuesto.
}
jack-rabbits-event-ride = { $you ->
    [yes] Cabalgas { jack-rabbits-to-stop }.
   *[no] { $name } cabalga { jack-rabbits-to-stop }.
}
jack-rabbits-event-fly = { $you ->
    [yes] Vuelas { jack-rabbits-to-stop }.
   *[no] { $name } vuela { jack-rabbits-to-stop }.
}
jack-rabbits-event-boat = { $you ->
    [yes] Tomas una barca.
   *[no] { $name } toma una barca.
}
jack-rabbits-event-emerge = { $you ->
    [yes] Sales de una cueva.
   *[no] { $name } sale de una cueva.
}
jack-rabbits-event-fight = { $you ->
    [yes] Atacas a { $other }.
   *[no] { $them ->
        [yes] { $name } te ataca.
       *[no] { $name } ataca a { $other }.
    }
}
jack-rabbits-event-offer = { $you ->
    [yes] Ofreces a { $other } diamantes por { jack-rabbits-suit }.
   *[no] { $them ->
        [yes] { $name } te ofrece diamantes por { jack-rabbits-suit }.
       *[no] { $name } ofrece a { $other } diamantes por { jack-rabbits-suit }.
    }
}
jack-rabbits-event-number = { $step ->
    [offering-diamonds] Se { $points ->
        [one] ofrece { $points } punto
       *[other] ofrecen { $points } puntos
    } en diamantes.
   *[offering-points] Se { $points ->
        [one] pide { $points } punto
       *[other] piden { $points } puntos
    }.
}
jack-rabbits-event-call = { $you ->
    [yes] Sorprendes a { $other } con cartas de más.
   *[no] { $them ->
        [yes] { $name } te sorprende con cartas de más.
       *[no] { $name } sorprende a { $other } con cartas de más.
    }
}
jack-rabbits-event-arrive = { $stop ->
    [citadel] { $you ->
        [yes] Estás en la ciudadela.
       *[no] { $name } está en la ciudadela.
    }
    [underground] { $you ->
        [yes] Estás en el subsuelo.
       *[no] { $name } está en el subsuelo.
    }
    [off-board] { $you ->
        [yes] Estás fuera del tablero.
       *[no] { $name } está fuera del tablero.
    }
   *[royal] { $you ->
        [yes] Estás en { $place }.
       *[no] { $name } está en { $place }.
    }
}
jack-rabbits-event-carrot = { $you ->
    [yes] Tu zanahoria está en { $place }.
   *[no] { $name } tiene una zanahoria en { $place }.
}
jack-rabbits-event-carrot-nobody = La zanahoria deja { $place }.
jack-rabbits-event-reshuffle = El descarte se baraja y es el nuevo mazo.
jack-rabbits-event-end = { $you ->
    [yes] ¡Llevas tres reales a casa!
   *[no] ¡{ $name } lleva tres reales a casa!
}
jack-rabbits-event-end-nobody = Se acabó el tiempo: nadie ha llevado tres reales a casa.

# La mesa en la página. $cards es una lista de cartas escritas como 10♥, $suits son signos como ♣ ♠; $many cuenta cartas,
# zanahorias o puntos; $sum es lo que suman las cartas elegidas; $step es el paso del turno.

jack-rabbits-page-land = La tierra
jack-rabbits-page-castle = { $rank ->
    [K] la torre del Rey
    [Q] el palacio de la Reina
   *[J] la plaza de la Jota
} de { jack-rabbits-suit }
jack-rabbits-page-carrot-of = { $you ->
    [yes] tu zanahoria
   *[no] zanahoria de { $name }
}
jack-rabbits-page-here = aquí: { $names }
jack-rabbits-page-road-tile = { $tile }, orientada: { $turn }
jack-rabbits-page-aisle = El pasillo de la corte
jack-rabbits-page-aisle-short = Corte
jack-rabbits-page-in-aisle = { $card }, en el pasillo
jack-rabbits-page-held-by = { $you ->
    [yes] { $card }, en tus manos
   *[no] { $card }, en manos de { $name }
}
jack-rabbits-page-turn = Turno { $turn }
jack-rabbits-page-phases = Las fases del turno
jack-rabbits-page-dice = Dados: { $one } y { $two }
jack-rabbits-page-seats = Jugadores
jack-rabbits-page-answered = ha respondido
jack-rabbits-page-cards = { $many ->
    [one] { $many } carta en la mano
   *[other] { $many } cartas en la mano
}
jack-rabbits-page-carrots = { $many ->
    [one] queda { $many } zanahoria
   *[other] quedan { $many } zanahorias
}
jack-rabbits-page-royals = Reales
jack-rabbits-page-displays = Expuestas
jack-rabbits-page-capital = As capital
jack-rabbits-page-laid = Mostradas ahora
jack-rabbits-page-known = Conocidas en la mano
jack-rabbits-page-quest = Misión:
jack-rabbits-page-let-pass = Dejar pasar a todo visitante sin preguntarme
jack-rabbits-page-letting = Dejas pasar a { $name }, como has elegido. Quita la marca para que se te pregunte.
jack-rabbits-page-market = Mercado
jack-rabbits-page-market-many = { $many ->
    [one] { $many } carta descartada
   *[other] { $many } cartas descartadas
}
jack-rabbits-page-market-empty = No se ha descartado nada.
jack-rabbits-page-pile = Mazo: { $many ->
    [one] { $many } carta
   *[other] { $many } cartas
}
jack-rabbits-page-news = Qué ha pasado
jack-rabbits-page-news-none = Nada aún. Los conejos están en la ciudadela.
jack-rabbits-page-hand = Tu mano: { $many ->
    [one] { $many } carta
   *[other] { $many } cartas
}
jack-rabbits-page-card-chosen = { $counts ->
    [0] elegida
   *[other] elegida, vale { $counts }
}
jack-rabbits-page-card-can = se puede elegir
jack-rabbits-page-card-counts = se puede elegir, vale { $counts }
jack-rabbits-page-card-not = ahora no
jack-rabbits-page-card-open = está a la vista
jack-rabbits-page-tip-journey = Los lugares iluminados están a tu alcance; una moneda dice el precio. Dejar el camino cuesta { $price }.
jack-rabbits-page-sum = { $sum } de { $due } hasta ahora
jack-rabbits-page-count = { $many } de { $of } elegidas
jack-rabbits-page-basket = La cesta cuesta { $sum }; puedes pagar hasta { $purse }.
jack-rabbits-page-why-unneeded = Demasiado: { $cards } no haría falta.
jack-rabbits-page-why-royal = Tus tres zanahorias están puestas: entre las cartas tiene que haber un real de este palo.
jack-rabbits-page-why-purse = La cesta cuesta { $sum } y puedes pagar { $purse } como mucho.
jack-rabbits-page-why-card = { $step ->
    [paying] Esta carta no paga aquí.
    [lottery] Esta carta no tiene ninguno de los números.
    [fighting] Solo luchan las picas.
    [passport] Solo un trébol sirve de pasaporte.
    [none] Ahora no se pide ninguna carta.
   *[other] Esta carta no se puede elegir ahora.
}
jack-rabbits-page-why-stop = Con estos dados y cartas no llegas a este lugar: { $stop }.
jack-rabbits-page-why-other = Haz primero lo que se pide abajo.
jack-rabbits-page-send = { $step ->
    [paying] Pagar
    [discarding] Descartar
    [fighting] Jugar
    [giving-up] Ceder
    [laying] Poner
    [basket] Comprar
    [displaying] Exponer
   *[other] Mostrar
}{ $many ->
    [0] {""}
   *[other] { " " }{ $cards }
}
jack-rabbits-page-go = Ir
jack-rabbits-page-steps = Paso a paso
jack-rabbits-page-by-hand = Elijo yo las cartas
jack-rabbits-page-pass = { $step ->
    [lottery] No mostrar nada
    [passport] No volar
    [calling] No denunciar a nadie
    [challenge] Dejar pasar
    [visitor-shows] No mostrar nada
    [audience] Nada más
    [basket] Pasar a pagar
    [fighting] Abandonar la lucha
    [answering] Rechazar
   *[laying] Eso es todo
}
jack-rabbits-page-yes = { $step ->
    [challenge] Desafiar
   *[answering] Aceptar
}
jack-rabbits-page-do-stay = Quedarse aquí
jack-rabbits-page-do-trek = Dejar el camino: { $price }
jack-rabbits-page-do-merchant = A caballo: { $price }
jack-rabbits-page-do-tavern = Tomar un comodín: { $price }
jack-rabbits-page-do-cave = A otra cueva: { $price }
jack-rabbits-page-do-down = Bajar al subterráneo
jack-rabbits-page-do-joker = Cabalgar con comodín
jack-rabbits-page-do-back = Dar la vuelta
jack-rabbits-page-do-hop = Saltar fuera del tablero
jack-rabbits-page-do-fall = Caer fuera del tablero
jack-rabbits-page-do-shortfall = Pagar { $due } y volar
jack-rabbits-page-do-claim = Reclamar { $card }
jack-rabbits-page-do-market = Ir al mercado
jack-rabbits-page-do-start-display = Exponer corazones
jack-rabbits-page-do-stake-display = Apostar lo expuesto
jack-rabbits-page-do-fight = Luchar con { $name }
jack-rabbits-page-do-call = Denunciar a { $name }: { $many ->
    [one] sobra { $many }
   *[other] sobran { $many }
}
jack-rabbits-page-do-road = Camino al { $side }
jack-rabbits-page-do-boat = En barca: { $tile }, { $side }
jack-rabbits-page-do-emerge = Salir por la cueva { $cave }
jack-rabbits-page-move = { $kind ->
    [yes] sí
    [trek] dejar el camino
    [merchant] pagar la cabalgada
    [tavern] pagar un comodín
    [cave] por las cuevas
    [shortfall] pagar y volar
    [claim] ganar el real
    [fight] luchar
    [call] denunciar las cartas de más
    [offer] ofrecer ♦ por { $suit }
   *[pass] pasar
}
jack-rabbits-page-aim-route = { $many ->
    [0] { $price ->
        [0] Camino libre: { $stop }
       *[other] { $stop } por { $price }
    }
   *[other] { $stop } por { $price }: { $cards }
}
jack-rabbits-page-aim-ride = A caballo: { $stop }
jack-rabbits-page-aim-fly = Volando: { $stop }
jack-rabbits-page-offer = Ofrecer un trato
jack-rabbits-page-offer-what = Mis ♦ por
jack-rabbits-page-offer-with = { $suit } de { $name }
jack-rabbits-page-offer-give = Doy, en ♦
jack-rabbits-page-offer-want = Quiero, en { $suit }
jack-rabbits-page-offer-send = Ofrecer
jack-rabbits-page-site = Lugar { $at }, { $beside ->
    [none] una isla
   *[other] junto a: { $beside }
}
jack-rabbits-page-shape = { $shape ->
    [hexagon] hexágonos: { $left }
    [rhombus] rombos: { $left }
   *[triangle] triángulos: { $left }
}
jack-rabbits-page-tip-place = Los puntos muestran dónde puede ir.
jack-rabbits-page-tip-turn = { $many ->
    [1] Solo cabe de una manera.
   *[other] Cabe de { $many } maneras: gírala y colócala.
}
jack-rabbits-page-breaks = Contra las pautas: { $what }.
jack-rabbits-page-turn-tile = Girar
jack-rabbits-page-lay = Colocar la loseta
jack-rabbits-page-key-turn = girar la loseta
jack-rabbits-page-key-hand = a tu mano
jack-rabbits-page-key-land = a la tierra
jack-rabbits-page-key-let-go = deshacer lo elegido

# La mesa en la terminal. $hexagon, $rhombus y $triangle cuentan losetas.

jack-rabbits-table-turn = Turno { $turn }
jack-rabbits-table-quest = Misión
jack-rabbits-table-dice = Dados
jack-rabbits-table-aisle = Corte
jack-rabbits-table-discard = Descarte
jack-rabbits-table-pile = Mazo
jack-rabbits-table-hand = Mano
jack-rabbits-table-laid = Mostradas
jack-rabbits-table-basket = Cesta
jack-rabbits-table-ways = Adónde llevan los caminos
jack-rabbits-table-cards = { $many ->
    [one] { $many } carta
   *[other] { $many } cartas
}
jack-rabbits-table-royals = tiene
jack-rabbits-table-capital = capital
jack-rabbits-table-open = expone
jack-rabbits-table-known = conocidas
jack-rabbits-table-left = hexágonos { $hexagon }, rombos { $rhombus }, triángulos { $triangle }
jack-rabbits-table-to-lay = Por colocar
jack-rabbits-table-at = En

# lands

jack-rabbits-land-title = Una tierra de Jack Rabbits: { $castles ->
    [one] { $castles } castillo
   *[other] { $castles } castillos
 } y los caminos que los unen

error-land-line = «{ $line }» no es una pieza de una tierra. Escribe su nombre, dónde está y cómo está girada, por ejemplo: Qd -3,-3 N SE SW
error-land-tile = No hay ninguna pieza «{ $tile }». Las que hay son: { $known }.
error-land-turn = { $tile } en { $place } no puede estar girada «{ $turn }». Puede estar girada así: { $known }.
error-land-place = { $tile } no cabe en { $place }: se saldría de la retícula, hay otra pieza, o allí se acaba la mesa.
error-land-twice = Solo hay una pieza { $tile }, pero está puesta dos veces.

# parlour land

cli-land-short = Muestra una tierra de Jack Rabbits.
cli-land-about =
    Construye una tierra al azar de Jack Rabbits, o toma la de la primera partida, y la muestra: con una línea por pieza, con la lista de adónde lleva cada camino, o como dibujo en un archivo.
cli-land-examples =
    parlour land --seed 7
    parlour land --seed 7 --svg tierra.svg
    parlour land --sample --roads
    parlour land --seed 7 --json
cli-land-seed = Cualquier palabra o número: la misma semilla construye la misma tierra.
cli-land-sample = La tierra de la primera partida, en vez de una al azar.
cli-land-text = Escribe las piezas, dónde están y cómo están giradas; es lo que se hace si no se pide otra cosa.
cli-land-roads = Escribe adónde lleva cada camino.
cli-land-svg = Dibuja la tierra en este archivo, como imagen SVG.

# Lo que puede medir un estudio
jack-rabbits-metric-turns = Turnos
jack-rabbits-metric-turns-about = Turnos de todos los conejos juntos.
jack-rabbits-metric-claims = Reclamaciones
jack-rabbits-metric-claims-about = Cuántas veces se reclamó una figura real.
jack-rabbits-metric-fights = Peleas
jack-rabbits-metric-fights-about = Cuántas veces un conejo atacó a otro.
jack-rabbits-metric-judged = Juicios
jack-rabbits-metric-judged-about = Cuántas veces alguien desafió a un conejo recién llegado.
jack-rabbits-metric-stolen = Cartas robadas
jack-rabbits-metric-stolen-about = Cartas robadas de la mano de otro conejo.
jack-rabbits-metric-off_board = Fuera del tablero
jack-rabbits-metric-off_board-about = Cuántas veces un conejo quedó fuera del tablero.
jack-rabbits-metric-paid = Cartas pagadas
jack-rabbits-metric-paid-about = Cartas pagadas, según para qué.
jack-rabbits-metric-traffic = Tráfico
jack-rabbits-metric-traffic-about = Cuántas veces pasan conejos por cada camino y llegan a cada parada, por partida.
jack-rabbits-metric-place = { $place ->
    [underground] bajo tierra
    [off-board] fuera del tablero
    [citadel] la ciudadela
   *[other] { $place }
}
jack-rabbits-metric-purpose = { $purpose ->
    [claim] una figura real
    [market] el mercado
    [trek] salirse del camino
    [merchant] un caballo o un barco
    [tavern] un comodín
    [cave] un paso por las cuevas
    [pay] lo que falta para un vuelo
   *[other] { $purpose }
}
jack-rabbits-metric-land = Tierra { $land }
jack-rabbits-metric-road = { $tile }: { $many } pasos por partida
jack-rabbits-metric-stop = { $stop }: { $many } llegadas por partida
jack-rabbits-unit-claims = reclamaciones
jack-rabbits-unit-fights = peleas
jack-rabbits-unit-judgements = juicios
jack-rabbits-unit-cards = cartas
jack-rabbits-unit-times = veces
jack-rabbits-unit-passages = pasos

jack-rabbits-bot-random = Saltarín
jack-rabbits-bot-random-line = Salta a cualquier parte.
jack-rabbits-bot-level1 = Lebrato
jack-rabbits-bot-level1-line = Salta a la figura más cercana y olvida lo que cuesta.
jack-rabbits-bot-level2 = Liebre joven
jack-rabbits-bot-level2-line = Conoce su misión, pero rara vez el camino más corto.
jack-rabbits-bot-level3 = Explorador
jack-rabbits-bot-level3-line = Planea bien su camino y no ve lo que traman los demás.
jack-rabbits-bot-greedy = Forrajeador
jack-rabbits-bot-greedy-line = Da siempre el paso que más acorta su camino.
jack-rabbits-bot-level4 = Cortesano
jack-rabbits-bot-level4-line = Conoce los atajos, y también los tuyos.
jack-rabbits-bot-level5 = Liebre de la reina
jack-rabbits-bot-level5-line = Piensa todo lo que puede y te sale al paso donde menos quieres.
