# Ard Rí: lo que se lee en la mesa, en la terminal y en la página.
# $name es un jugador, $you es «yes» si ese jugador es quien lee; $card se escribe como 10♥; $many cuenta cartas.

ard-ri-title = Ard Rí
ard-ri-about = Consigue Ganado de los cuatro palos, con Nobles Guerreros que luchen por él

# Opciones

ard-ri-option-summer_cattle = qué pasa con el Ganado puesto boca abajo cuando un Guerrero gana la baza
ard-ri-option-summer_cattle-joins_always = se une a la baza
ard-ri-option-summer_cattle-joins_without_warrior = se descarta

# La mesa

ard-ri-year = Año { $year }
ard-ri-season-deal = el reparto
ard-ri-season-spring = Primavera
ard-ri-season-summer = Verano
ard-ri-season-autumn = Otoño
ard-ri-season-after = la partida ha terminado
ard-ri-picture = Ard Rí: { $heading }; los rebaños valen { $totals }
ard-ri-deck = { $cards ->
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
ard-ri-centre = Centro
ard-ri-player = Jugador
ard-ri-own-seat = { $name } (tú)
ard-ri-hand = Mano
ard-ri-choice = Elección
ard-ri-choice-pass = pasa
ard-ri-score = Suma
ard-ri-cattle = Ganado
ard-ri-warriors = Guerreros
ard-ri-nobles = { $many ->
    [one] Se sabe que { $name } tiene { $many } Guerrero.
   *[other] Se sabe que { $name } tiene { $many } Guerreros.
}

# Lo que se pregunta

ard-ri-prompt-spring-card = Primavera: ¿qué Ganado juegas en el centro?
ard-ri-prompt-spring-pass = Primavera: no tienes Ganado, así que pasas.
ard-ri-prompt-summer-card = Verano: ¿qué carta pones boca abajo?
ard-ri-prompt-summer-pass = Verano: tu mano está vacía, así que pasas.

# What a card can do, and what it cannot

ard-ri-tip-spring = { $value ->
    [one] { $card } va al centro: vale { $value } punto para quien lo gane.
   *[other] { $card } va al centro: vale { $value } puntos para quien lo gane.
}
ard-ri-tip-warrior = { $rank ->
    [K] Un Rey gana el ganado salvo que haya otro Rey.
    [Q] Una Reina gana el ganado salvo que haya un Rey u otra Reina.
   *[J] Una Jota gana el ganado solo si no hay otro Guerrero.
}
ard-ri-tip-cattle = { $card } gana solo si no queda ningún Guerrero y ninguna otra res llega a { $value }.
ard-ri-no-warrior-in-spring = En primavera los Guerreros descansan: al centro solo va Ganado.

# Lo que ocurre

ard-ri-event-draw = { $you ->
    [yes] Robas { $card }.
   *[no] { $name } roba { $card }.
}
ard-ri-event-year = Empieza el año { $year }.
ard-ri-event-spring = Primavera:
ard-ri-event-spring-card = { $you ->
    [yes] Juegas { $card }.
   *[no] { $name } juega { $card }.
}
ard-ri-event-spring-nothing = { $you ->
    [yes] No tienes Ganado que jugar.
   *[no] { $name } no tiene Ganado que jugar.
}
ard-ri-event-winter = Invierno:
ard-ri-event-winter-card = { $you ->
    [yes] Destapas { $card }.
   *[no] { $name } destapa { $card }.
}
ard-ri-event-winter-nothing = { $you ->
    [yes] No tienes nada que destapar.
   *[no] { $name } no tiene nada que destapar.
}
ard-ri-event-winter-fallen = { $many ->
    [one] Cae un Guerrero: { $cards }.
   *[other] Caen { $many } Guerreros: { $cards }.
}
ard-ri-event-winter-warrior = { $you ->
    [yes] Tu { $card } queda en pie y te da { $many ->
        [0] una baza vacía.
       *[other] la baza: { $trick }.
    }
   *[no] { $card } queda en pie y da a { $name } { $many ->
        [0] una baza vacía.
       *[other] la baza: { $trick }.
    }
}
ard-ri-event-winter-cattle = { $you ->
    [yes] No queda ningún Guerrero. Tu { $card } es el Ganado más alto y te da la baza: { $trick }.
   *[no] No queda ningún Guerrero. { $card } es el Ganado más alto y da a { $name } la baza: { $trick }.
}
ard-ri-event-winter-nobody = Nadie gana la baza: se queda en el centro.

# En la página

ard-ri-page-table = La mesa
ard-ri-page-winter = Invierno
ard-ri-page-seasons = Estación
ard-ri-page-years = Los años pasados
ard-ri-page-goal = Tras cuatro años gana el mejor rebaño: cuenta tu carta más alta de cada palo, pero solo si tienes los cuatro.
ard-ri-page-year-won = { $you ->
    [yes] Ganaste con { $card }
   *[no] { $name } ganó con { $card }
}: { $many ->
    [0] ninguna res.
    [one] { $many } res.
   *[other] { $many } reses.
}
ard-ri-page-year-nobody = Nadie ganó: el ganado quedó en el centro.
ard-ri-page-chosen = ya eligió
ard-ri-page-in-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
ard-ri-page-nobles = { $count ->
    [one] al menos { $count } Guerrero en la mano
   *[other] al menos { $count } Guerreros en la mano
}
ard-ri-page-herd = Rebaño
ard-ri-page-no-cattle = Sin ganado
ard-ri-page-all-suits = Los cuatro palos
ard-ri-page-would-be = No vale nada mientras falte un palo. Con los cuatro valdría { $total } y más.
ard-ri-page-all-count = Ya cuentan todos los palos
ard-ri-page-centre = El centro
ard-ri-page-centre-empty = El centro espera ganado
ard-ri-page-deck = mazo
ard-ri-page-discard = descarte
ard-ri-page-discarded = { $count ->
    [0] Descarte vacío
    [one] { $count } carta descartada
   *[other] { $count } cartas descartadas
}
ard-ri-page-suit = { $suit ->
    [c] Tréboles
    [d] Diamantes
    [h] Corazones
   *[s] Picas
}
ard-ri-page-card-from = { $you ->
    [yes] { $card }, tuya
   *[no] { $card }, de { $name }
}
ard-ri-page-face-down = { $name }: una carta boca abajo
ard-ri-page-your-card = { $card }, oculta para los demás
ard-ri-page-warrior-card = { $card }, Guerrero
ard-ri-page-cattle-card = { $card }, Ganado
ard-ri-page-your-hand = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
ard-ri-page-pick = Elige una carta de tu mano.
ard-ri-page-play = Jugar { $card }
ard-ri-page-play-none = Jugar
ard-ri-page-pass = Pasar
ard-ri-page-take-back = Retirar
ard-ri-page-you-chose = Has elegido { $card }; puedes retirarla hasta que elijan los demás.
ard-ri-page-tip-spring = { $value ->
    [one] { $card } va al centro: vale { $value } punto para quien lo gane.
   *[other] { $card } va al centro: vale { $value } puntos para quien lo gane.
}
ard-ri-page-tip-warrior = { $rank ->
    [K] Un Rey gana el ganado salvo que haya otro Rey.
    [Q] Una Reina gana el ganado salvo que haya un Rey u otra Reina.
   *[J] Una Jota gana el ganado solo si no hay otro Guerrero.
}
ard-ri-page-tip-cattle = { $card } gana solo si no queda ningún Guerrero y ninguna otra res llega a { $value }.
ard-ri-page-no-warrior-in-spring = En primavera los Guerreros descansan: al centro solo va Ganado.
ard-ri-page-not-now = Esta carta no se puede jugar ahora.
ard-ri-page-autumn = Otoño: todos roban una carta.
ard-ri-page-reveal = Invierno: ¡se descubren las cartas!
ard-ri-page-nothing = nada
ard-ri-page-falls = cae
ard-ri-page-takes = gana la baza
ard-ri-page-trick = La baza

# Lo que puede medir un estudio
ard-ri-metric-years = Años
ard-ri-metric-years-about = El año en que terminó la partida.
ard-ri-metric-past_four = Partidas de más de cuatro años
ard-ri-metric-past_four-about = Partidas que no terminaron tras el cuarto año.
ard-ri-metric-carried = Años sin ganador
ard-ri-metric-carried-about = Años tras los que quedó ganado en el centro.
ard-ri-metric-winner_score = Puntos de quien gana
ard-ri-metric-winner_score-about = Los puntos del mejor rebaño al final.
ard-ri-metric-margin = Ventaja sobre el segundo
ard-ri-metric-margin-about = Cuántos puntos de ventaja tuvo quien ganó sobre el siguiente.
ard-ri-metric-complete = Rebaños con los cuatro palos
ard-ri-metric-complete-about = Cuántos asientos tenían al final ganado de los cuatro palos.
ard-ri-metric-cattle_lost = Ganado perdido
ard-ri-metric-cattle_lost-about = Ganado en el descarte al final.
ard-ri-metric-card_influence = Primeras cartas
ard-ri-metric-card_influence-about = Cuánto más gana un asiento cuya primera mano tiene una carta de este rango que uno sin ella.
ard-ri-unit-years = años
ard-ri-unit-herds = rebaños
ard-ri-unit-cattle = reses

ard-ri-bot-random = Caminante
ard-ri-bot-random-line = Juega cualquier carta.
ard-ri-bot-greedy = Cuatrero
ard-ri-bot-greedy-line = Lucha por cada baza rica y deja las pobres.
ard-ri-bot-level1 = Pastor
ard-ri-bot-level1-line = Ve la mitad de sus cartas y piensa solo en esta estación.
ard-ri-bot-level2 = Boyero
ard-ri-bot-level2-line = Adivina lo que traerá la próxima estación.
ard-ri-bot-level3 = Guerrero
ard-ri-bot-level3-line = Rara vez olvida una carta, y lucha a tiempo.
ard-ri-bot-level4 = Jefe
ard-ri-bot-level4-line = Sopesa lo que traerán los próximos años.
ard-ri-bot-level5 = Gran rey
ard-ri-bot-level5-line = Juega miles de años en la cabeza, y no hay quien lo lea.
