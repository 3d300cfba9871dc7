# Ard Rí: lo que se lee en la mesa, en la terminal y en la página.
# $name es un jugador, $you es «yes» si ese jugador es quien lee; $card se escribe como 10♥; $many cuenta cartas.

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

# Informes

ard-ri-metric-year = Años jugados: { $shares }.
