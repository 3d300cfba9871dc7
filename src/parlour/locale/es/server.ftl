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
error-only-players = Esta partida es solo para quienes la juegan. Con un enlace de asiento puedes participar.
error-no-match = No existe la partida «{ $match }».
error-no-page = No hay nada en { $path }.
error-foreign-origin = Esta petición venía de otro sitio.
error-too-large = Es demasiado grande: como mucho { $most } bytes.
error-too-fast = Vas demasiado rápido: como mucho { $most } mensajes por segundo.
error-too-many-sockets = Hay demasiadas mesas abiertas desde tu dirección: como mucho { $most }.
error-tables-too-long = Las partidas abiertas desde tu dirección se han hecho muy largas. Cierra antes una de ellas.
error-too-many-matches = Demasiadas partidas nuevas desde tu dirección: como mucho { $most } por minuto.
error-chat-full = El chat de esta mesa está lleno ({ $most } líneas).
error-failure = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo de nuevo.
error-http-404 = Aquí no hay nada.
error-http-405 = Eso no se puede hacer aquí.
error-binary = Los mensajes son textos en JSON, no datos binarios.
error-store-version = Los datos los escribió otra versión de Parlour (formato { $found }; aquí, { $right }).
error-store-unusable = Los datos no se pueden usar: { $detail }
error-store-away = El servidor no consigue llegar a su base de datos en este momento. No se ha perdido nada; vuelve a intentarlo en unos segundos.
error-store-missing = No hay partidas en { $file }.
error-store-not-empty = En esta base de datos ya hay partidas. Una copia solo se puede leer en una vacía.
error-no-backup = { $file } no es una copia completa hecha con «parlour backup».
error-metrics-taken = No se pueden servir cifras en { $address }: { $reason }. Dale a cada nodo de una máquina una dirección propia (--metrics, PARLOUR_METRICS).
error-needs-extra = Esto necesita una parte opcional: pip install 'parlour[{ $extra }]'
error-foreign-host = Este servidor no se llama así. Quien lo lleva puede permitir el nombre: parlour serve --hosts NOMBRE
error-too-many-requests = Demasiadas peticiones desde tu dirección: como mucho { $most } por segundo.
error-too-many-at-once = Demasiadas peticiones a la vez desde tu dirección: como mucho { $most }.
error-question-hangs = La respuesta tardaba demasiado y se ha abandonado.
error-seat-just-left =
    Esa persona acaba de irse. Un bot podrá sustituirla dentro de { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }.
error-already-served = Parlour ya está en marcha con estos datos, en { $address }: abre esa dirección en tu navegador. Para tener otro, elige otra carpeta: parlour serve --data CARPETA
error-no-name = Un nombre ha de tener al menos una letra.
error-no-question = Aquí no se puede preguntar eso: { $what }. Se puede preguntar: { $known }.
error-question-later = Eso se puede preguntar cuando termine la partida.
error-hint-among-people = Las pistas son para cuando juegas sin otras personas, contra los bots o contra el reparto.
error-too-many-questions = Se están respondiendo muchas preguntas; inténtalo dentro de un momento.
error-known-deal = Un reparto conocido es solo para juegos de una persona.
error-bad-date = { $given } no es una fecha como 2026-11-15.
error-branch-luck = Lo que un asiento no sabía se imagina, así que la suerte tiene que ser nueva.
error-branch-seat = En esta partida no hay asiento { $seat }.
error-no-picture = { $game } no dibuja imágenes.
