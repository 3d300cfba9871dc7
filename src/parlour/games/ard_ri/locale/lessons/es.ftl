# Lo que dice el guía de Ard Rí. Una palabra entre asteriscos va marcada.
ard-ri-guide = Donn

ard-ri-lesson-year = Un año en el salón
ard-ri-lesson-year-about = Cuatro estaciones, una lucha y quién llega a Rey Supremo.
ard-ri-lesson-year-know-1 = En primavera una de tus reses va al centro; en verano pones boca abajo la carta que quieras.
ard-ri-lesson-year-know-2 = El guerrero más alto se lleva todo el ganado, salvo que otro lo iguale. Sin guerreros gana la mejor res.
ard-ri-lesson-year-know-3 = Solo cuentan los rebaños con los cuatro palos, y de cada palo solo la mejor carta.

ard-ri-lesson-year-spring = Primavera: ganado al centro
ard-ri-lesson-year-spring-1 = Tienes nueve cartas. Pon el *tres de corazones*.
ard-ri-lesson-year-spring-1-why = Todos eligen en secreto una de sus reses (del 2 al 10 y ases). Por ellas se lucha, así que da algo barato. Reyes, reinas y jotas son guerreros y se quedan.
ard-ri-lesson-year-spring-done = Las dos cartas se han descubierto a la vez. Las manos ajenas no se ven; dos jugadores comparten una baraja de 52.
ard-ri-lesson-year-spring-wrong-ace = Un as vale 15, la mejor res que hay. Guárdalo: basta el *tres*.
ard-ri-lesson-year-spring-wrong-dear = Se puede, pero vale más que el *tres de corazones*, y el otro podría ganarla.
ard-ri-lesson-year-spring-wrong-two = ¡También es barata! Pero luego puede faltarte una pica. Da el *tres de corazones*.
ard-ri-lesson-year-spring-wrong = En primavera solo va ganado al centro: el *tres de corazones*.

ard-ri-lesson-year-warrior = Verano: manda un guerrero
ard-ri-lesson-year-warrior-1 = ¿Quién luchará por ellas? Pon tu *rey* boca abajo.
ard-ri-lesson-year-warrior-1-why = Un rey vence a reinas y jotas, y cualquier guerrero vence al ganado. Solo otro rey podría pararlo. En otoño cada uno roba una carta, y en invierno se descubre todo.
ard-ri-lesson-year-warrior-done = Tu rey estaba solo: todo el ganado va a tu rebaño, también el nueve del otro. El rey se descarta.
ard-ri-lesson-year-warrior-wrong-queen = Una reina podría valer, pero un rey la mataría. Esta vez sobre seguro: el *rey*.
ard-ri-lesson-year-warrior-wrong-ace = Tu as es buen ganado, pero el ganado solo gana cuando no queda guerrero. Sigue en tu mano: prueba el *rey*.
ard-ri-lesson-year-warrior-wrong-cattle = El ganado solo gana cuando no queda guerrero. Manda al *rey*.

ard-ri-lesson-year-fall = Cuando se encuentran iguales
ard-ri-lesson-year-fall-1 = Manda otra vez a tu *rey* y mira qué puede pasar.
ard-ri-lesson-year-fall-1-why = Todos los guerreros golpean a la vez. Los del mismo rango se matan entre sí, y puede que no quede nadie.
ard-ri-lesson-year-fall-done = Rey contra rey: ambos han caído y no vuelven. Nadie ha ganado, así que el ganado espera en el centro al año siguiente.
ard-ri-lesson-year-fall-wrong-cattle = ¡Qué prudencia! Pero mira una vez lo que se hacen los reyes: pon el *rey*.

ard-ri-lesson-year-cattle = Cuando no queda ningún guerrero
ard-ri-lesson-year-cattle-1 = No hay guerreros a la vista. Pon tu mejor res, el *as de picas*.
ard-ri-lesson-year-cattle-1-why = Sin guerreros, la res más valiosa del verano se lo lleva todo, también las cartas de verano. Lo que está desde la primavera no compite.
ard-ri-lesson-year-cattle-done = Quince contra nueve: todo tuyo, también el ganado del año pasado. Tu as vuelve a tu propio rebaño.
ard-ri-lesson-year-cattle-wrong-low = Poca cosa: otra carta la vencería y la perderías. Pon el *as*.

ard-ri-lesson-year-pass = Nada más que guerreros
ard-ri-lesson-year-pass-1 = Solo tienes guerreros. En primavera *pasas*.
ard-ri-lesson-year-pass-1-why = Quien tiene ganado debe dar una res. Quien no tiene pasa, y los demás lo saben al descubrir las cartas.
ard-ri-lesson-year-pass-2 = Ahora basta un guerrero pequeño: la *jota*.
ard-ri-lesson-year-pass-2-why = La primavera no te ha costado nada y hay poco que ganar. Guarda los fuertes para luego.
ard-ri-lesson-year-pass-done = La jota ha bastado. Pasar ahorra una carta, pero ahora todos saben qué tienes.
ard-ri-lesson-year-pass-wrong-strong = Eso también ganaría. Pero para una vaca pequeña basta la *jota*.

ard-ri-lesson-year-king = ¿Quién es Rey Supremo?
ard-ri-lesson-year-king-1 = Año cuatro. Te faltan tréboles: gana el seis con tu *reina*.
ard-ri-lesson-year-king-1-why = Tras el año cuatro se cuenta. Solo cuenta quien tiene los cuatro palos: la mejor carta de cada uno, sumadas. Si nadie los tiene, o hay empate, se juega otro año.
ard-ri-lesson-year-king-done = 15 + 9 + 10 + 6 son 40, contra 34. ¡El trono es tuyo!
ard-ri-lesson-year-king-wrong-cattle = Un cinco no gana a un ocho, y sin tréboles no cuentas. ¡La *reina*!

ard-ri-lesson-year-last = El noveno año
ard-ri-lesson-year-last-1 = Queda una carta por cabeza. La tuya es un guerrero: *pasa* en primavera.
ard-ri-lesson-year-last-1-why = Cada año juegas dos cartas y robas una, así que las manos menguan. El año nueve es el último; ahora no importa que falten palos.
ard-ri-lesson-year-last-2 = Y ahora la *jota*: nadie puede responder.
ard-ri-lesson-year-last-2-why = El otro solo tenía ganado, y la primavera se lo llevó. Un guerrero guardado para el año nueve vale mucho.
ard-ri-lesson-year-last-done = La última res es tuya, y con ella la corona. Con sumas iguales se compartiría.

ard-ri-page-season-spring = una res al centro
ard-ri-page-season-summer = una carta boca abajo
ard-ri-page-season-autumn = se roba una carta
ard-ri-page-season-winter = se descubren: ¡a luchar!

ard-ri-coach-spring = Primavera: cada uno da una de sus reses al centro. Por ellas se lucha, así que basta una barata.
ard-ri-coach-summer = Verano: una carta boca abajo. Un guerrero para luchar, o ganado si crees que no sobrevivirá ninguno.
ard-ri-coach-draw = Otoño: cada uno roba una carta. Se juegan dos al año, así que las manos menguan.
ard-ri-coach-winter = Invierno: se descubren todas. El rey gana a la reina, la reina a la jota; quien queda se lleva todas las reses.
ard-ri-coach-nobody = No gana nadie: los iguales se matan entre sí, y con ganado igual no se decide nada. Todo espera en el centro al año siguiente.
ard-ri-coach-count = Año cuatro: al acabar se cuentan los rebaños. Solo cuentan los que tienen los cuatro palos, la mejor carta de cada uno.
