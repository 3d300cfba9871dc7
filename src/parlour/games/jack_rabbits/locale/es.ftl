# Jack Rabbits: sus frases en español

# lands

jack-rabbits-land-title = Una tierra de Jack Rabbits: { $castles ->
    [one] { $castles } castillo
   *[other] { $castles } castillos
 } y los caminos que los unen

error-land-line = «{ $line }» no es una pieza de una tierra. Escribe su nombre, dónde está y cómo está girada, por ejemplo: Qd -3,-3 N SE SW
error-land-tile = No hay ninguna pieza «{ $tile }». Las que hay son: { $known }.
error-land-turn = { $tile } en { $place } no puede estar girada «{ $turn }». Puede estar girada así: { $known }.
error-land-place = { $tile } no cabe en { $place }: se saldría de la retícula, hay otra pieza, o allí se acaba la mesa.
error-land-twice = Solo hay una pieza { $tile }, pero está puesta dos veces.

# parlour land

cli-land-short = Muestra una tierra de Jack Rabbits.
cli-land-about =
    Construye una tierra al azar de Jack Rabbits, o toma la de la primera partida, y la muestra: con una línea por pieza, con la lista de adónde lleva cada camino, o como dibujo en un archivo.
cli-land-examples =
    parlour land --seed 7
    parlour land --seed 7 --svg tierra.svg
    parlour land --sample --roads
cli-land-seed = Cualquier palabra o número: la misma semilla construye la misma tierra.
cli-land-sample = La tierra de la primera partida, en vez de una al azar.
cli-land-text = Escribe las piezas, dónde están y cómo están giradas; es lo que se hace si no se pide otra cosa.
cli-land-roads = Escribe adónde lleva cada camino.
cli-land-svg = Dibuja la tierra en este archivo, como imagen SVG.
