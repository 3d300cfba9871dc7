# El informe de un estudio.

report-report = Informe de estudio
report-contents = Contenido
report-the-numbers = Los números
report-method = Método
report-made = Cómo se hizo
report-file = El archivo del estudio
report-words = Palabras
report-footer = Hecho por Parlour. Tipografía: Alegreya, de Juan Pablo del Peral, OFL.
report-range = { $low } a { $high }
report-base = La base
report-whole = Todas las partidas
report-cells = { $cells ->
    [one] { $cells } mesa
   *[other] { $cells } mesas
}
report-games = { $many ->
    [one] { $games } partida
   *[other] { $games } partidas
}
report-unfinished = sin terminar, { $part }
report-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
report-without = sin { $what }
report-points = puntos
report-of-points = { $points } puntos
report-axis-points = puntos porcentuales
report-axis-ratio = más o menos que la base
report-difference = diferencia
report-interval = intervalo del 95 %
report-corrected = p corregida
report-as-base = como la base
report-key-clear = clara tras la corrección de Holm
report-key-unclear = sin diferencia demostrada
report-open-hardly-one = { $change }. **{ $metric }: apenas diferencia,** { $many ->
        [1] { $low } ({ $lowname }), dentro de la tolerancia de { $tolerance }
       *[other] de { $low } ({ $lowname }) a { $high } ({ $highname }), todo dentro de la tolerancia de { $tolerance }
    }.
report-open-hardly = **Ninguno de { $of } cambios importa para { $metric }:** de { $low } ({ $lowname }) a { $high } ({ $highname }), todo dentro de la tolerancia de { $tolerance }.
report-open-nothing-one = { $change }. **{ $metric }: sin diferencia demostrada,** { $many ->
        [1] { $low } ({ $lowname }) no es claro
       *[other] de { $low } ({ $lowname }) a { $high } ({ $highname }), nada claro
    }.
report-open-nothing = **Ninguno de { $of } cambios muestra una diferencia en { $metric }:** de { $low } ({ $lowname }) a { $high } ({ $highname }).
report-open-changes-one = { $change }. **{ $metric }: hay diferencia,** { $many ->
        [1] con claridad { $low } ({ $lowname })
       *[other] de { $low } ({ $lowname }) a { $high } ({ $highname }), con claridad en { $clear } de { $of }
    }.
report-open-changes = **{ $clear } de { $of } cambios mueven con claridad { $metric }:** sobre todo { $lowname } ({ $low }) y { $highname } ({ $high }).
report-open-changes-single = **{ $clear } de { $of } cambios mueve con claridad { $metric }:** { $lowname } ({ $low }).
report-open-changes-alike = **{ $clear } de { $of } cambios mueven claramente { $metric }:** de { $low } ({ $lowname }) a { $high } ({ $highname }).
report-open-players = **{ $what }:** { $shares }.
report-open-over-players = { $change }: { $difference } ({ $interval }) entre todos estos jugadores.
report-open-also = También cambia { $metric }: { $difference } ({ $row }).
report-open-again-holds = Bots más fuertes ({ $bots }) dicen lo mismo.
report-open-again-some = **Pero** con bots más fuertes ({ $bots }) solo se mantienen { $held } de { $of } de estas diferencias.
report-open-again-open = Si también es así con bots más fuertes ({ $bots }), sus partidas aún no lo dicen.
report-open-again-not = **Pero** bots más fuertes ({ $bots }) no lo confirman.
report-open-seats-confirmed = **En { $tables } de { $of } mesas no todos los asientos son iguales, y partidas nuevas lo confirman.** La más fuerte:
report-open-seat-confirmed = **{ $cell }: el asiento { $seat } gana { $share } en vez de { $fair };** partidas nuevas dicen { $fresh }.
report-open-seat-refuted = { $cell }: el asiento { $seat } estaba en { $share } en vez de { $fair }, pero partidas nuevas dicen { $fresh }: una falsa alarma.
report-open-elsewhere = { $tables ->
    [one] En la otra mesa no se ve ningún asiento mejor.
   *[other] En las otras { $tables } mesas no se ve ningún asiento mejor.
}
report-open-elsewhere-fair = { $tables ->
    [one] En la otra mesa todos los asientos están dentro de la tolerancia.
   *[other] En las otras { $tables } mesas todos los asientos están dentro de la tolerancia.
}
report-open-stronger-seat = Los bots más fuertes ({ $bots }) dicen lo mismo: { $share }.
report-open-stronger-other = **Pero** entre bots más fuertes ({ $bots }) es otro asiento; el asiento { $seat } tiene { $share }.
report-open-stronger-open = Entre bots más fuertes ({ $bots }) es { $share }: { $games } partidas no lo distinguen de { $fair }.
report-open-whose-seat = **Es el asiento: el asiento { $seat } gana más de su parte de { $fair }, juegue quien juegue.** { $shares }.
report-open-whose-players = **Depende de quién juega: el asiento { $seat } solo gana claramente más de su parte de { $fair } entre { $bots }.** { $shares }.
report-open-whose-nobody = **No se ve ningún asiento mejor, juegue quien juegue.** Asiento { $seat }: { $shares }.
report-whose-share = { $bots } { $share }
report-whose-fresh = { $bots } { $share }, en repartos nuevos { $fresh }
report-open-influence = De todo lo que reparte el azar, lo que más ayuda es { $best } ({ $gain } de la victoria) y lo que más cuesta { $worst } ({ $loss }).
report-fair-not = { $cell }: el asiento { $seat } gana { $share } en vez de { $fair }.
report-again-name = { $cell }, { $bots }
report-open-plain = **{ $metric }: { $value }** ({ $cell }).
report-open-plain-one = **{ $metric }: { $value }.**
report-open-at-once = Ningún asiento puede ser mejor, pues todos actúan a la vez.
report-open-skill = **{ $answer }: { $told }.**
report-open-skill-best = El mejor bot probado, { $bot }, gana { $share }.
report-open-skill-low = Un jugador al azar gana { $share } entre ellos.
report-open-skill-none = Ninguno de los otros bots probados ({ $bots }) gana más que { $others }.
report-open-skill-weak = **Pero** un jugador al azar gana { $share } entre ellos: aquí { $others } no es mejor que el azar, y mejores jugadores pueden hallar más habilidad.
report-under = { $games } partidas en repartos emparejados, jugadas por { $bots }. Los bots no son personas: lo que solo hacen los bots también se ve aquí.
report-under-one = { $games } partidas, jugadas por { $bots }. Los bots no son personas: lo que solo hacen los bots también se ve aquí.
report-stopped = Estaba claro tras { $deals } repartos de { $of }, así que paró ahí.
report-cut = { $games } partidas se cortaron tras { $cap } jugadas y cuentan como sin terminar.
report-fair = ¿Justo?
report-fair-yes = Sí
report-fair-no = No
report-fair-open = Por lo visto
report-fair-why = Ningún intervalo se aleja más de { $far } puntos de su parte justa.
report-fair-evidence = todos los asientos a la vez, 95 %
report-tolerance-is = Tolerancia: { $tolerance }.
report-change-question = { $metric }: ¿cambia?
report-change-hardly = Apenas
report-change-yes = Sí
report-change-clear = Sí, falta saber cuánto
report-change-no = No demostrado
report-change-why = Sobre todo { $row }: { $difference } ({ $interval }).
report-change-why-from = Sobre todo { $row }, frente a { $base }: { $difference } ({ $interval }).
report-pairs = { $pairs } pares de partidas, 95 %
report-more-deals = harían falta unos { $deals } repartos más
report-decided = ¿Decisivo?
report-decided-late = Se decide tarde
report-decided-half = Se decide a mitad
report-decided-early = Se decide pronto
report-decided-why = De media, quien gana supera el 50 % para siempre tras { $part } de la partida.
report-decided-evidence = { $games } partidas juzgadas por búsqueda
report-skill-question = ¿Habilidad o suerte?
report-skill-mostly = Más habilidad que suerte
report-skill-some = Más suerte que habilidad
report-skill-luck = Sobre todo suerte
report-skill-why = { $bot } gana { $share } entre { $others }. La suerte sola da { $luck }; la habilidad sola, 100 %.
report-deals = { $deals } repartos
report-again-question = ¿Coinciden bots mejores?
report-again-all = Sí
report-again-some = En parte
report-again-none = No
report-again-open = Aún no se sabe
report-again-why = { $held } de { $of } diferencias claras se mantienen con { $bots }.
report-changes = Qué cambia
report-changes-of = { $change }.
report-changes-pairs = Los mismos repartos en cada mesa, y la diferencia de cada par.
report-changes-from = Cada fila frente a { $base }, con los mismos repartos.
report-changes-clear = Corregido por las muchas miradas, { $clear } de { $of } diferencias son claras.
report-changes-caption = { $pairs } repartos emparejados por fila. Marcas: media de las diferencias; líneas: intervalos del 95 %.
report-green-tolerance = Verde: la tolerancia.
report-list-caption = { $metric }: { $pairs } repartos emparejados por fila, en orden; líneas: intervalos del 95 %.
report-head-hardly = { $metric }: apenas diferencia
report-head-nothing = { $metric }: sin diferencia demostrada
report-head-most = { $metric }: sobre todo { $row } ({ $difference })
report-effects = Factores
report-effects-add = Cada cambio solo, en promedio sobre los demás, y lo que dos juntos hacen más allá de la suma (×). Ningún × es claro: los efectos se suman.
report-effects-add-head = Los cambios simplemente se suman
report-effects-meet = Cada cambio solo, en promedio sobre los demás, y lo que dos juntos hacen más allá de la suma (×). Donde un × es claro, los efectos no se suman.
report-effects-meet-head = Lo que hace un cambio depende de otro
report-effects-caption = { $alone } cambios solos, { $together } en pares; líneas: intervalos del 95 %.
report-seats = Asientos
report-seat = asiento
report-share = parte de la victoria
report-joint = p conjunta
report-seat-number = Asiento { $number }
report-joint-p = conjunta: { $p }
report-fresh-name = { $cell }, partidas nuevas
report-seats-axis = puntos por encima o por debajo de lo justo
report-seats-caption = { $games } partidas; parte de la victoria de cada asiento, con intervalos válidos para todos los de una mesa a la vez.
report-key-seat = lejos de lo justo, y la prueba conjunta habla
report-key-other-seat = otros asientos
report-seats-lead = { $tests ->
    [one] Una prueba conjunta de todos los asientos: { $p }.
   *[other] La menor de { $tests } pruebas conjuntas es { $p } ({ $cell }); corregida por todas, { $holm }.
}
report-seats-at-once = Aquí todos actúan a la vez, así que ningún asiento puede ser mejor: así se ve lo justo.
report-seats-confirmed-head = No todos los asientos son iguales
report-seats-clear-head = Los asientos parecen distintos
report-seats-fair-head = Nadie gana por su asiento
report-seats-open-head = Ningún asiento se ha mostrado mejor
report-spread = Partidas sueltas
report-spread-head = { $metric }, partida a partida
report-spread-caption = Cómo se reparten las partidas; la línea es la mediana.
report-waffle-caption = Cien partidas típicas de cada mesa, un cuadro cada una. Cuanto más oscuro, más.
report-waffle-more = { $value } y más
report-course = Curso de una partida
report-course-head = De media, las opciones del ganador pasan de la mitad tras { $part } de la partida
report-course-lead = { $seats ->
    [2] De media, quien acabará ganando empieza con { $start }
   *[other] Entre { $seats } jugadores, quien acabará ganando empieza de media con { $start }
}, tiene { $half } a mitad de camino y 100{"\u202F"}% al final. Cuanto más empinado el final, más tiempo pudieron esperar los demás.
report-course-caption = { $games } partidas juzgadas por una búsqueda que ve todas las manos. Líneas: la media; bandas: la mitad central de las partidas; líneas finas: partidas sueltas.
report-course-part = parte de la partida
report-course-start = inicio
report-course-end = final
report-median = mediana { $value }
report-mean = media
report-least = mínimo
report-quarter = un cuarto
report-half = mediana
report-three-quarters = tres cuartos
report-greatest = máximo
report-result = Resultado
report-numbers = Todos los números
report-numbers-head = Todas las medidas
report-numbers-lead = Lo medido en cada mesa, con intervalos del 95 %.
report-numbers-caption = Medias y partes de cada mesa; las diferencias entre ellas son más exactas, porque van por pares.
report-numbers-caption-one = Medias y partes de todas las partidas.
report-influence-axis = puntos porcentuales de la victoria
report-influence-zero = sin influencia
report-influence-caption = { $cell }: { $games } partidas, { $things } elementos; intervalos del 95 % por reparto.
report-influence-lead = Los reparte el azar: es causa y no compañía. Claros tras la corrección: { $clear }.
report-influence-again = Los reparte el azar: es causa y no compañía. Lo que parecía claro se jugó de nuevo: { $held } de { $of } se mantienen.
report-influence-refuted = Sin confirmar: { $things }.
report-influence-none-head = Nada de lo que reparte el azar decide
report-influence-both-head = { $best }: { $gain } puntos; { $worst }: { $loss }
report-influence-one-head = { $thing }: { $difference } puntos
report-map-head = { $metric }: lo más en { $place } ({ $many })
report-map-caption = { $metric } por partida, { $cell }. De claro a oscuro, de pocos a muchos; legible en gris.
report-on-land = { $cell }, tierra { $land }, { $games } partidas
report-strength = Fuerza de los bots
report-strength-head = { $held } de { $of } hallazgos se mantienen con bots más fuertes
report-strength-nothing = No había nada claro que confirmar
report-strength-lead = Un hallazgo que solo muestran bots débiles habla de los bots. «Se mantiene, menor»: misma dirección, pero el primer número queda fuera. «Sin confirmar»: sin diferencia y el primer número fuera. «Abierto»: muy pocas partidas.
report-strength-caption = { $bots }, { $deals } repartos: lo que era claro al principio y lo que es con estos bots.
report-measure = medida
report-where = dónde
report-first-bots = { $bots }
report-conclusion-holds = se mantiene
report-conclusion-holds-smaller = se mantiene, menor
report-conclusion-open = abierto
report-conclusion-not-confirmed = sin confirmar
report-conclusion-flips = se invierte
report-skill = Habilidad y suerte
report-player = jugador
report-luck = solo suerte
report-among = { $bot } entre { $others }
report-luck-gives = solo suerte: { $share }
report-skill-axis = puntos por encima o por debajo de la sola suerte
report-skill-head = { $bot } entre { $others } gana { $share }; la suerte sola da { $luck }
report-skill-lead = Otro jugador en una mesa de los habituales, desde cada asiento por turno. El azar es el ancla inferior.
report-skill-caption = Cada reparto jugado desde cada asiento; intervalos del 95 % por reparto.
report-looks = Miradas por el camino
report-looks-crossed = La diferencia estaba clara tras { $deals } repartos: la frontera mantiene las falsas alarmas en el 5 % por mucho que se mire.
report-looks-open = La diferencia no cruzó la frontera, que mantiene las falsas alarmas en el 5 % por mucho que se mire.
report-looks-caption = { $metric }, { $row }: la diferencia tras cada mirada en errores típicos, frente a la frontera de O’Brien y Fleming.
report-look-deals = repartos
report-look-found = errores típicos
report-look-boundary = frontera
report-look-found-short = medido
report-look-boundary-short = frontera
report-fact-plan = Preguntado antes
report-fact-plan-is = { $deals } repartos encuentran una diferencia de { $finds } con probabilidad de { $power }.
report-fact-games = Partidas
report-fact-games-are = { $games } en total: { $deals } repartos en { $cells ->
    [one] una mesa
   *[other] { $cells } mesas
}, y lo que se jugó aparte.
report-fact-luck = Azar
report-fact-luck-is = Semilla { $seed }. Todas las mesas reciben los mismos repartos y semillas de bots.
report-fact-refused = No jugado
report-fact-statistics = Estadística
report-fact-statistics-are = Diferencias por pares; intervalos de Wilson para partes, bootstrap por reparto con pocas partidas y medianas; una prueba conjunta de asientos; corrección de Holm en cada familia.
report-fact-repeats = Las alarmas se repiten con semillas nuevas.
report-fact-version = Versión
report-fact-version-is = Parlour { $parlour }, { $game } { $version }, { $build }.
report-compiled = reglas compiladas
report-uncompiled = reglas sin compilar
report-fact-bots = Bots
report-fact-bots-are = Los bots no son personas. Lo que solo hacen los bots, como dar vueltas o no engañar nunca, también se ve aquí.
report-fact-command = Orden
report-word-interval = Intervalo del 95 %
report-word-interval-is = Hecho para que 19 de cada 20 intervalos así contengan la verdad.
report-word-tolerance = Tolerancia
report-word-tolerance-is = La diferencia que dijiste que no te importaría. El veredicto es «sí» solo si todo el intervalo queda dentro.
