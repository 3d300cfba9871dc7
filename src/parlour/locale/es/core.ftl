# Errores del núcleo

error-illegal-move = El asiento { $seat } no puede hacer ahora la jugada { $move }; puede: { $legal }.
error-batch-move = Partida { $index } del lote: el asiento { $seat } no puede hacer ahora la jugada { $move }; puede: { $legal }.
error-no-move = { $move } no es el número de ninguna jugada aquí.
error-blind = Lo que sigue depende de lo que el asiento { $seat } no ve: usa antes imagine(u).
error-not-asked = Al asiento { $seat } no le toca decidir ahora; se espera a: { $waiting }.
error-illegal-outcome = { $outcome } no puede salir ahora por azar; puede salir: { $possible }.
error-chance-first = Al asiento { $seat } no le toca decidir ahora: antes decide el azar (aplica uno de outcomes(), o lo que dé draw()).
error-move-in-letters = Una jugada es un número; game.parse(state, "{ $text }") da el número de una jugada escrita.
error-game-over = La partida ha terminado: ya no hay jugadas.
error-notation = Aquí no entiendo «{ $text }»; se puede: { $legal }
error-option-unknown = No hay ninguna opción «{ $option }»; este juego tiene: { $known }.
error-option-value = La opción { $option } no puede ser «{ $value }»; admite { $takes }.
error-option-clash = { $options } no van juntas: { $why }.
error-unknown-game = No hay ningún juego «{ $game }»; están instalados: { $known }.
error-not-a-game = El punto de entrada «{ $game }» da un { $kind }, no un parlour.Game.
error-unknown-player = Ningún bot llamado «{ $player }» juega a { $game }; hay: { $known }.
error-no-such-bot = No existe el bot «{ $player }»: { $reason }. Un bot se da por su nombre, o como módulo:nombre.
error-bot-not-callable = «{ $player }» no es un bot: { $kind } no se puede llamar. Un bot es una función de (seen, seat, limit), o una clase cuyos objetos lo son.
error-bot-move = El bot { $player }, en el asiento { $seat }, ha contestado { $move }, que no es una jugada válida. Son válidas: { $legal }.
error-bot-failed = El bot { $player }, en el asiento { $seat }, ha fallado: { $reason }.
error-position-options = Esto no es una posición de { $game }: { $detail } Véase docs/positions.md.
error-position-unreadable = Esto no es una posición de { $game }: { $detail }. Véase docs/positions.md.
error-position-value = Posición imposible: { $what } ({ $value }).
error-fields = Los campos de este estado son { $known }: todos, y ningún otro.
error-record-json = Este archivo no es JSON: { $detail }.
error-record-not = Este archivo no es ni un registro ni una posición: un registro tiene la clave «parlour»; una posición, la clave «game».
error-record-format = Este registro tiene el formato { $given }; esta versión de Parlour lee el formato { $format }.
error-record-missing = Al registro le falta «{ $key }».
error-record-key = «{ $key }» tiene una forma incorrecta en el registro.
error-record-unknown = El registro tiene una clave desconocida «{ $key }».
error-record-version = El registro se hizo con la versión { $version } de { $game }; está instalada la versión { $installed }.
error-record-outdated = Esta partida se jugó con la versión { $version } de { $game }. Está instalada la versión { $installed }, y sus reglas no permiten la jugada { $ply }: { $detail }
error-record-outdated-end = Esta partida se jugó con la versión { $version } de { $game }. Está instalada la versión { $installed }, y con sus reglas la partida acaba de otro modo.
error-record-move = El registro incumple las reglas en la jugada { $ply }: { $detail }
error-record-result = El registro dice que el resultado es { $given }, pero al repetir la partida sale { $right }.
error-record-no-seed = El registro no tiene semilla que comprobar.
error-record-seed = En la jugada { $ply } no salió lo que da la semilla.
error-record-file = No se puede leer { $file }: { $detail }.
error-save-file = No se puede guardar { $file }: { $detail }.
error-no-rulebook = { $game } no trae reglamento.
error-worker-died = Un proceso que estaba jugando terminó desde fuera (quizá faltó memoria); el resultado no está completo.
error-arena-one-player = { $player } está solo; hacen falta al menos dos jugadores, por ejemplo --players greedy,random
error-arena-twice = { $player } aparece dos veces; nadie puede ser más fuerte que sí mismo.
error-arena-file = No se pueden guardar las partidas en { $file }: { $detail }

# Opciones comunes a varios juegos

option-seats = cuántos juegan

# Cómo acabó una partida. $you es «yes» si quien lee está entre los ganadores.

result-won = { $you ->
    [yes] ¡Ganas tú!
   *[no] Gana { $name }.
}
result-shared = { $you ->
    [yes] Compartes la victoria con { $names }.
   *[no] Comparten la victoria { $names }.
}
result-lost = { $you ->
    [yes] Has perdido.
   *[no] Pierde { $name }.
}
result-nobody = No gana nadie.
result-points = Puntos: { $points }.
result-points-of = { $name } { $points }
list-end = { $first } y { $last }
seat-number = Asiento { $seat }

error-no-lesson = { $game } no tiene la lección «{ $lesson }» con el paso «{ $step }».
error-lesson-over = Este paso ya está hecho.
error-lesson-moves = Estas jugadas no son de la lección.
error-lesson-reply = «{ $text }» no puede pasar aquí: { $known }.
lesson-wrong = Está permitido, pero no es lo que buscamos. No se ha perdido nada: prueba otra vez.
lesson-right = ¡Muy bien!
