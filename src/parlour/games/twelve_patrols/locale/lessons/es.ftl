# Lo que dice el guía de 12 Patrols. Una palabra entre asteriscos va marcada.
twelve-patrols-guide = Odo

twelve-patrols-lesson-row = Una fila del reino
twelve-patrols-lesson-row-about = Coloca cartas, manda patrullas y contenta a cada lado.
twelve-patrols-lesson-row-know-1 = Un lado pide piezas, colores o puntos, exactos, contados en todos los puestos que tiene delante. En el borde no pide nada.
twelve-patrols-lesson-row-know-2 = Una fila o columna acabada debe tener todas sus patrullas al final del turno.
twelve-patrols-lesson-row-know-3 = Renunciar a una pieza permite girar un dado; con doce patrullas en su sitio ganas.

twelve-patrols-lesson-row-card = La primera carta
twelve-patrols-lesson-row-card-1 = Coloca *{ twelve-patrols-card-wild-plains }* en la esquina noroeste, *a3*.
twelve-patrols-lesson-row-card-1-why = Nueve cartas forman un reino de tres por tres. Cada lado puede pedir algo. Lo que pide hacia el borde se ignora, así que su deseo hacia el norte aquí no cuenta.
twelve-patrols-lesson-row-card-done = Ahí se queda: las cartas nunca se giran ni se mueven. Tus nueve dados se tiraron antes del primer turno y conservan su cara.
twelve-patrols-lesson-row-card-wrong-cell = La primera carta puede ir a cualquier sitio, pero en la esquina *a3* dos de sus lados miran al borde. ¡Menos problemas!
twelve-patrols-lesson-row-card-wrong-card = Cada carta tiene su sitio. Empieza con *{ twelve-patrols-card-wild-plains }*.
twelve-patrols-lesson-row-card-wrong-die = Girar dados viene después. Primero una carta: *{ twelve-patrols-card-wild-plains }*.

twelve-patrols-lesson-row-beside = Una vecina
twelve-patrols-lesson-row-beside-1 = Ahora *{ twelve-patrols-card-green-valley }* a su lado, en *b3*.
twelve-patrols-lesson-row-beside-1-why = Cada carta nueva comparte un borde con otra. Entre dos cartas hay un puesto para una patrulla, y lo que pide un lado se cuenta en todos los puestos que tiene delante en su fila o columna.
twelve-patrols-lesson-row-beside-done = Entre las dos ya cabe una patrulla.
twelve-patrols-lesson-row-beside-wrong-below = También puede ir ahí. Pero hacia el norte no pide nada, así que déjala en la fila norte: *b3*.
twelve-patrols-lesson-row-beside-wrong-card = Esa carta ya vendrá. Primero *{ twelve-patrols-card-green-valley }*, que pide una sola pieza al oeste.
twelve-patrols-lesson-row-beside-wrong-die = Aún no hace falta girar un dado. Coloca *{ twelve-patrols-card-green-valley }* en *b3*.

twelve-patrols-lesson-row-patrol = La primera patrulla
twelve-patrols-lesson-row-patrol-1 = Manda el *4 azul* entre las dos cartas, solo.
twelve-patrols-lesson-row-patrol-1-why = Dados y cubos son piezas; solo los dados tienen puntos. { twelve-patrols-card-green-valley } quiere exactamente 1 pieza al oeste. { twelve-patrols-card-wild-plains } quiere 3 al este, pero allí la fila sigue: dos más pueden venir luego.
twelve-patrols-lesson-row-patrol-done = Una patrulla sale completa: después no se le añade nada.
twelve-patrols-lesson-row-patrol-wrong-item = También podría ir, pero cuida los puntos: { twelve-patrols-card-lost-canyon } querrá 6 en esta fila. Toma el *4 azul*, solo.
twelve-patrols-lesson-row-patrol-wrong-end = Puedes esperar con una patrulla, pero esta ya está lista: el *4 azul*.
twelve-patrols-lesson-row-patrol-wrong-die = No hay que renunciar a nada: el *4 azul* encaja tal cual.

twelve-patrols-lesson-row-line = Una fila acabada
twelve-patrols-lesson-row-line-1 = Completa la fila: *{ twelve-patrols-card-lost-canyon }* en *c3*.
twelve-patrols-lesson-row-line-1-why = Cuando una carta completa una fila o columna, todos sus puestos deben estar ocupados al final del turno.
twelve-patrols-lesson-row-line-2 = Manda el *2 azul* y un *cubo amarillo* entre b3 y c3.
twelve-patrols-lesson-row-line-2-why = { twelve-patrols-card-green-valley } quiere 2 colores al este, { twelve-patrols-card-lost-canyon } 6 puntos al oeste (4 + 2), { twelve-patrols-card-wild-plains } 3 piezas al este (1 + 2). Exactamente eso, ni más ni menos.
twelve-patrols-lesson-row-line-done = Todos los lados de la fila están contentos. Lo que piden al norte aquí no cuenta.
twelve-patrols-lesson-row-line-wrong-cell = Ahí no: a la fila le falta su extremo este, *c3*.
twelve-patrols-lesson-row-line-wrong-card = Su lado oeste pediría otra cosa. *{ twelve-patrols-card-lost-canyon }* encaja.
twelve-patrols-lesson-row-line-wrong-item = Eso no suma 3 piezas, 6 puntos y 2 colores. Prueba el *2 azul* y un *cubo amarillo*.
twelve-patrols-lesson-row-line-wrong-die = Se puede sin girar un dado: mira el *2 azul*.

twelve-patrols-lesson-row-wait = Qué carta, y cuándo esperar
twelve-patrols-lesson-row-wait-1 = Debajo de { twelve-patrols-card-wild-plains } solo una de estas cartas es posible: *{ twelve-patrols-card-salt-marsh }* en *a2*.
twelve-patrols-lesson-row-wait-1-why = { twelve-patrols-card-wild-plains } quiere 2 puntos al sur, en toda la columna. { twelve-patrols-card-high-moor } querría 8 puntos al norte: nunca ambas. { twelve-patrols-card-salt-marsh } quiere 2 colores, y eso es fácil.
twelve-patrols-lesson-row-wait-2 = La patrulla no corre prisa: *termina tu turno*.
twelve-patrols-lesson-row-wait-2-why = Mientras la columna no esté acabada, sus puestos pueden quedar vacíos. Luego se repone hasta tener tres cartas. Siempre ves cuáles quedan boca abajo, pero no en qué orden.
twelve-patrols-lesson-row-wait-done = Lo colocado se queda, así que piensa antes de que salga una patrulla.
twelve-patrols-lesson-row-wait-wrong-moor = { twelve-patrols-card-high-moor } quiere 8 puntos al norte donde solo se permiten 2. Toma *{ twelve-patrols-card-salt-marsh }*, en *a2*.
twelve-patrols-lesson-row-wait-wrong-other = Puede ir ahí. Pero mira qué piden los lados: bajo { twelve-patrols-card-wild-plains } encaja *{ twelve-patrols-card-salt-marsh }*, en *a2*.
twelve-patrols-lesson-row-wait-wrong-later = Esa patrulla puede esperar a que se acabe la columna. *Termina tu turno*.
twelve-patrols-lesson-row-wait-wrong-die = Las piezas son pocas, y ahora no hay que girar nada.

twelve-patrols-lesson-row-die = Gira un dado
twelve-patrols-lesson-row-die-1 = ¡No queda ningún 2! Renuncia a un *cubo blanco* y gira el *5 azul* a *2*.
twelve-patrols-lesson-row-die-1-why = Una pieza sin usar sale del juego y, a cambio, otro dado de tu bandeja muestra lo que quieras. Hay dieciocho piezas y doce puestos: alguna te puedes permitir.
twelve-patrols-lesson-row-die-2 = Ahora manda el *2 azul* y un *cubo amarillo* a b3c3.
twelve-patrols-lesson-row-die-2-why = Otra vez 3 piezas, 6 puntos y 2 colores en la fila.
twelve-patrols-lesson-row-die-done = ¡Salvado! Girar un dado es caro, pero una fila que no se puede acabar te habría costado la partida.
twelve-patrols-lesson-row-die-wrong-other = Mejor guárdala. Renuncia a un *cubo blanco* y gira el *5 azul* a *2*.
twelve-patrols-lesson-row-die-wrong-item = Mira otra vez: 3 piezas, 6 puntos y 2 colores en la fila.

twelve-patrols-lesson-row-win = La duodécima patrulla
twelve-patrols-lesson-row-win-1 = Queda un puesto vacío y dos piezas. Mándalas y el reino es tuyo.
twelve-patrols-lesson-row-win-1-why = Ganas cuando están las nueve cartas y cada lado que no mira al borde tiene lo que pide. Perderías si ya nada encajara, ni siquiera girando dados.
twelve-patrols-lesson-row-win-done = Doce patrullas, y todos los lados contentos. ¡Has ganado!
twelve-patrols-lesson-row-win-wrong = No se ha perdido nada. Hacen falta las dos piezas entre b1 y b2.

twelve-patrols-coach-card = Coloca una de las cartas abiertas. La primera va donde quieras; las demás tocan una ya puesta.
twelve-patrols-coach-patrol = Entre dos cartas puede salir una patrulla. Señala una placa para ver qué pide ese lado en toda la fila.
twelve-patrols-coach-forced = Una fila o columna está completa: ningún puesto suyo puede quedar vacío.
twelve-patrols-coach-done = La patrulla que ha salido se queda como está; luego no se añade nada.
twelve-patrols-coach-row = Una fila entera está vigilada. Faltan dos, y tres columnas.
twelve-patrols-coach-column = Una columna entera está vigilada.
twelve-patrols-coach-turning = Entregas una pieza para girar un dado a la cara que quieras. Son escasas: dieciocho para doce puestos.
twelve-patrols-coach-lost = No hay salida y la partida está perdida. Juega otra vez el mismo reparto y prueba antes otra carta.
