# La página: la entrada

page-title = Parlour
page-greeting = Acerca una silla. ¿A qué jugamos?
page-language = Idioma
page-your-name = Tu nombre
page-your-name-is = Tu nombre: { $name }
page-name-question = ¿Cómo te llamamos?
page-name = Nombre
page-save = Guardar
page-close = Cerrar
page-cancel = Cancelar
page-try-again = Reintentar
page-play-now = Jugar ya
page-with-friends = Con amigos
page-daily-deal = Reto del día
page-variants = Variantes
page-same-screen = Una pantalla
page-coming-soon = Muy pronto
page-continue = Continuar
page-watch = Mirar
page-watch-about = Mira cómo juegan los demás
page-watch-count = { $count ->
    [0] Ahora no hay partidas públicas
    [one] { $count } partida pública ahora
   *[other] { $count } partidas públicas ahora
}
page-watch-none = Ahora mismo nadie juega en público. ¡Empieza una partida y deja que te miren!
page-replays = Repeticiones
page-replays-about = Recorre tus partidas acabadas
page-replays-count = { $count ->
    [one] { $count } partida acabada
   *[other] { $count } partidas acabadas
}
page-replays-none = Aquí te esperarán las partidas que acabes.
page-no-account = Sin cuenta: basta un nombre. Los bots ocupan los asientos libres.
page-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
page-players-range = { $low }–{ $high } jugadores
page-minutes = { $count } min
# Una partida nueva

page-new-friends = { $game } con amigos
page-new-screen = { $game } en una pantalla
page-new-alone = Una partida de { $game }
page-presets = Combinaciones listas
page-who-sits = ¿Quién se sienta dónde?
page-seats = Número de jugadores
page-seat = Asiento { $number }
page-player = Jugador { $number }
page-me = Yo
page-friend = Un amigo
page-friend-hint = recibe un enlace
page-person = Una persona
page-bot-called = Bot: { $bot }
page-bot-random = al azar
page-bot-greedy = codicioso
page-bot-solver = calculador
page-bot-level = Nivel { $number } · { $kind ->
    [friendly] amable
    [easy] tranquilo
    [solid] sólido
    [strong] fuerte
   *[strongest] el más fuerte
}
page-bot-level-short = nivel { $number }
page-bot-level-about = { $kind ->
    [friendly] Mira poco más allá y deja pasar muchas jugadas buenas: ideal para las primeras partidas.
    [easy] Ve lo que viene enseguida y aun así se equivoca de vez en cuando.
    [solid] Se equivoca poco, pero no mira muy lejos.
    [strong] Mira bastante lejos y perdona poco.
   *[strongest] Piensa hasta un segundo cada jugada y juega lo mejor que puede.
}
page-name-of-seat = Nombre del asiento { $number }
page-watching = ¿Quién puede mirar?
page-watching-listed = Todo el mundo
page-watching-listed-about = La partida aparece en la lista de la entrada.
page-watching-link = Quien tenga el enlace
page-watching-link-about = Envía la dirección de la mesa a quien quieras que mire.
page-watching-players = Solo los jugadores
page-watching-players-about = Nadie más ve la partida ni su repetición.
page-watched-listed = Todo el mundo puede mirar: la partida aparece en la lista de la entrada.
page-watched-link = Puede mirar quien tenga el enlace.
page-watched-players = Solo los jugadores ven esta partida.
page-order = ¿Quién va primero?
page-order-lot = Se sortea
page-order-lot-about = Se sortea el primer asiento; los demás siguen en el orden de arriba.
page-order-given = El primero de la lista
page-order-given-about = Todos se sientan como en la lista de arriba.
page-make-links = Crear los enlaces
page-start = Empezar

# Llegar a la mesa

page-invite = Invitar
page-invite-about = Envía a cada amigo su enlace o deja que escanee el código. Quien lo abra se sienta en ese sitio.
page-invite-alone = Solo este ordenador puede abrir estos enlaces. Para que entren amigos de tu red, cierra el servidor con Ctrl-C y arráncalo así; la partida sigue donde está:
page-invite-localhost = Estos enlaces llevan a «localhost», que para cada ordenador es él mismo. Abre Parlour en la dirección que este ordenador tiene en tu red e invita desde allí.
page-invite-seat = Enlace para el asiento { $number }
page-invite-code = Código para escanear, asiento { $number }
page-copy = Copiar
page-copied = Copiado
page-friends-missing = { $count ->
    [one] Falta un amigo por llegar.
   *[other] Faltan { $count } amigos por llegar.
}
page-join = Toma asiento
page-join-game = Te invitan a { $game }
page-join-with = En la mesa: { $names }
page-sit-down = Sentarse
page-no-table = Aquí no hay asiento para ti.
page-pass-device = Pasa el dispositivo a { $name }
page-pass-device-about = Los demás, a mirar a otro lado.
page-i-am = Soy { $name }

# La mesa

page-you = Tú
page-your-turn = Te toca
page-over = Fin de la partida
page-one-moment = Un momento…
page-not-your-turn = Todavía no te toca.
page-waiting-for = Esperando a { $names }.
page-choose-move = Elige una jugada.
page-thinking = pensando
page-away = ausente
page-here = presente
page-not-yet = aún no llega
page-is-bot = bot
page-bot-at-table = { $seat ->
    [0] Aoife
    [1] Fergus
    [2] Oisín
    [3] Niamh
    [4] Conor
   *[other] Bot { $seat }
}
page-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
page-tools = Herramientas de la mesa
page-undo = Deshacer
page-rules = Reglas
page-rules-of = Reglas de { $game }
page-rules-none = Ahora mismo no hay reglamento.
page-talk = Historial y chat
page-unread = nuevos
page-log = Lo ocurrido
page-log-short = Historial
page-log-empty = Nada todavía.
page-log-earlier = Antes
page-chat = Chat
page-chat-empty = Nadie ha dicho nada.
page-chat-say = Di algo
page-send = Enviar
page-spectator = Espectador
page-spectators = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
page-plain-event = { $name }: { $what }
page-moves = Jugadas
page-table = La mesa
page-table-failed = La mesa propia del juego no funciona aquí; la sencilla ocupa su lugar.
page-card = { $rank ->
    [A] As
    [K] Rey
    [Q] Reina
    [J] Jota
   *[other] { $rank }
} de { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] picas
}
page-menu = Menú
page-zoom-in = Más cerca
page-zoom-out = Más lejos
page-zoom-fit = La imagen entera
page-has-resigned = se ha rendido
page-has-resigned-to-bot = se ha rendido; sigue un bot
page-you-resigned = Te has rendido. Un bot jugará por ti hasta el final.
page-watch-on = Mirar
page-somebody-resigned = { $name } se rinde. Sigue jugando un bot.
page-resign = Rendirse
page-resign-sure = ¿Seguro que te rindes? Ganará el otro bando.
page-resign-sure-alone = ¿Seguro que te rindes? La partida contará como perdida.
page-resign-sure-many = ¿Seguro que te rindes? Un bot jugará por ti hasta el final.
page-resign-yes = Sí, me rindo
page-resign-no = Seguir jugando
page-leave = Dejar la mesa
page-front-door = Entrada
page-commitment = Las cartas dependen de un secreto; su huella, para comprobarla al final:
page-is-away = { $name } no está.
page-let-bot-play = Que juegue un bot
page-bot-plays-for-you = Un bot juega por ti.
page-take-back = Recuperar mi asiento
page-connection-lost = Conexión perdida. Reconectando…
page-go-on = Seguir
page-hint = Pista
page-hint-thinking = Pensando…
page-hint-best = Lo mejor ahora: { $move }.
page-hint-share = Así, la probabilidad de ganar es de un { $share } más o menos.
page-hint-others = Después: { $moves }.
page-hint-move = { $move } ({ $share })
page-hint-play = Jugar así
page-keys = Teclas
page-key-tab = ir al siguiente control
page-key-arrows = recorrer las jugadas iluminadas
page-key-enter = hacer la jugada elegida
page-key-number = jugar la jugada de ese número

# Después del final

page-result = Resultado
page-winner = ganador
page-end-resigned = La partida terminó porque alguien se rindió.
page-rematch = Revancha
page-replay = Repetición
page-record = Descargar el registro
page-try = Probar desde aquí
page-share = Compartir
page-archive = Mis partidas
page-manual = Manual
page-chances = Cómo cambiaron las posibilidades
page-chances-ask = ¿Dónde se decidió?
page-chances-thinking = Mirando cada decisión…
page-chances-graph = Probabilidad de ganar a lo largo de la partida
page-chances-step = Paso
page-chances-how = Las curvas lo saben todo; cada decisión se juzga por lo que su jugador podía ver.
page-chances-short = Posibilidades
page-chances-now = Posibilidades de ganar ahora
page-chances-around = Cerca de aquí
page-chances-whole = Toda la partida
page-turning = Momentos decisivos
page-turning-cost = { $you ->
    [yes] Esta jugada te costó alrededor de un { $lost } de las posibilidades.
   *[no] Esta jugada le costó a { $name } alrededor de un { $lost } de las posibilidades.
}
page-turning-lost = Después de esta jugada ya no se podía ganar la partida.
page-turning-instead = Se jugó: { $played }. Mejor: { $better }.
page-turning-next = Próximo momento decisivo: paso { $step }
page-turning-past = Después de esto no hay más momentos decisivos.
page-turning-mark = Momento decisivo { $number }, paso { $step }
page-turning-none = No hubo un solo momento decisivo: nadie perdió mucho de una vez.
page-replay-start = La mesa antes de la primera jugada.
page-replay-step = Paso { $step }
page-replay-of = de { $last }
page-replay-step-of = Paso { $step } de { $last }.
page-step-first = Al principio
page-step-last = Al final
page-seen-by = Visto por
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-play = Reproducir
page-pause = Pausa
page-scrubber = Punto de la partida

# Problemas

page-error-server = El servidor no ha podido ({ $status }).
page-error-no-server = El servidor no responde.

# Lessons
page-learn = Aprender

page-coach = Explicar lo nuevo una vez, cuando pasa
page-coach-known = Entendido
page-coach-stays = En la primera partida { $name } se queda a tu lado y explica cada cosa nueva una vez.
