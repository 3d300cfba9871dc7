# Lo que hay en la mesa de 12 Patrols.
twelve-patrols-means-items = Este lado pide tantas piezas, sumadas en todos los puestos de la fila o columna que tiene delante.
twelve-patrols-means-colours = Este lado pide tantos colores distintos en todos los puestos que tiene delante.
twelve-patrols-means-pips = Este lado pide una suma de puntos: la que muestran juntos los dados que tiene delante.
twelve-patrols-means-knight = Un dado es un caballero: una pieza que además aporta sus puntos.
twelve-patrols-means-footman = Un cubo es un peón: una pieza de su color, sin puntos.
twelve-patrols-means-spot = Un puesto entre dos cartas: al final debe haber aquí una patrulla de al menos una pieza.
twelve-patrols-means-cell = Una casilla del reino: aquí puede ir una carta. Sus lados en el borde no piden nada.
twelve-patrols-means-display = Las cartas a la vista: colocas una, y al final del turno vuelve a haber tres.
twelve-patrols-means-deck = Las cartas boca abajo: se sabe cuáles son, pero no su orden.
twelve-patrols-means-card = Una carta del reino: cada uno de sus lados pide algo o nada. Nunca se gira.
