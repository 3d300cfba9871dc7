# Lo que responde el servidor cuando algo no se puede hacer

error-stale = Esta decisión llegó tarde: llevas { $right }, no { $given }. Así está la mesa ahora.
error-no-undo = Ahora no hay nada que puedas deshacer.
error-resigned-already = Ya te habías rendido.
error-no-stand-in = Ningún bot puede ocupar ese asiento.
error-not-replaced = Ningún bot está jugando por ti.
error-bot-plays = Un bot está jugando por ti; primero recupera tu asiento.
error-seat-is-here = Esa persona está en la mesa, así que ningún bot puede sustituirla.
error-spectator = Estás mirando; eso solo puede hacerlo quien tiene asiento.
error-not-over = Eso se puede hacer cuando termine la partida.
error-hello-first = El primer mensaje tiene que ser «hello», en unos segundos.
error-hello-twice = Ya estás en esta mesa.
error-bad-message = No entiendo este mensaje: { $detail }
error-bad-number = { $what } no puede ser «{ $given }»; va de { $low } a { $high }.
error-bad-token = Este enlace no corresponde a ningún asiento de esta mesa.
error-no-match = No existe la partida «{ $match }».
error-no-page = No hay nada en { $path }.
error-foreign-origin = Esta petición venía de otro sitio.
error-too-large = Es demasiado grande: como mucho { $most } bytes.
error-too-fast = Vas demasiado rápido: como mucho { $most } mensajes por segundo.
error-too-many-sockets = Hay demasiadas mesas abiertas desde tu dirección: como mucho { $most }.
error-too-many-matches = Demasiadas partidas nuevas desde tu dirección: como mucho { $most } por minuto.
error-chat-full = El chat de esta mesa está lleno ({ $most } líneas).
error-failure = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo de nuevo.
error-http-404 = Aquí no hay nada.
error-http-405 = Eso no se puede hacer aquí.
