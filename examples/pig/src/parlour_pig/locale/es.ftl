# Pig: lo que se lee en la mesa, en el terminal y en la página.
# $name es un jugador, $you es «yes» si ese jugador es quien lee.

pig-title = Pig
pig-about = Tira cuantas veces te atrevas; un 1 pierde el turno

pig-option-target = con cuántos puntos se gana

pig-target = Se gana con { $points } puntos
pig-turn = En juego: { $points }
pig-roll = Tirar
pig-hold = Plantarse
pig-bank = { $name }: { $points } de { $target }
pig-prompt = { $turn } puntos en juego: ¿tirar o plantarse?
pig-prompt-first = Tu turno: tira.

pig-move-roll = tirar
pig-move-hold = plantarse

pig-event-roll = { $you ->
    [yes] Tiras.
   *[no] { $name } tira.
}
pig-event-die = { $you ->
    [yes] Sacas un { $face }: { $points } en este turno.
   *[no] { $name } saca un { $face }: { $points } en este turno.
}
pig-event-one = { $you ->
    [yes] Sacas un 1 y pierdes { $lost }.
   *[no] { $name } saca un 1 y pierde { $lost }.
}
pig-event-hold = { $you ->
    [yes] Te plantas y guardas { $points }: { $total } en total.
   *[no] { $name } se planta y guarda { $points }: { $total } en total.
}
pig-event-win = { $you ->
    [yes] Te plantas y tienes { $total }: has ganado.
   *[no] { $name } se planta y tiene { $total }: gana { $name }.
}

pig-metric-margin = Ventaja de quien gana
pig-metric-margin-about = Cuántos puntos de ventaja tenía al final quien ganó, en decenas.
