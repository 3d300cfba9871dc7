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

pig-guide = Pig
pig-lesson-dare = ¿Cuánto te atreves?
pig-lesson-dare-about = Tira, pierde, plántate, gana.
pig-lesson-dare-know-1 = Tira cuantas veces te atrevas: los puntos se suman.
pig-lesson-dare-know-2 = Un 1 pierde los puntos del turno.
pig-lesson-dare-know-3 = Los puntos solo cuentan cuando te plantas.
pig-lesson-dare-roll = Tira
pig-lesson-dare-roll-1 = El dado es tuyo: *tira*.
pig-lesson-dare-roll-1-why = Del dos al seis, los puntos se suman a los del turno.
pig-lesson-dare-roll-2 = ¡Cinco! *Tira* otra vez.
pig-lesson-dare-roll-2-why = Nada está a salvo antes de plantarte; todos ven lo que arriesgas.
pig-lesson-dare-roll-wrong = Todavía no: *tira* una vez más.
pig-lesson-dare-one = El 1
pig-lesson-dare-one-1 = *Tira* otra vez y mira qué puede pasar.
pig-lesson-dare-one-1-why = Tienes nueve puntos en este turno.
pig-lesson-dare-one-done = Un 1: los nueve puntos se han ido, los del banco se quedan.
pig-lesson-dare-one-wrong = Prudente, pero *tira* esta vez.
pig-lesson-dare-hold = Plántate
pig-lesson-dare-hold-1 = 88 y 14 bastan: *plántate*.
pig-lesson-dare-hold-1-why = Los puntos plantados van a tu banco, y con 100 ganas.
pig-lesson-dare-hold-done = 102 puntos. ¡Has ganado!
pig-lesson-dare-hold-wrong = Ahora podrías perderlo todo: *plántate*.
