# Lo que dice el guía de Jackal. Una palabra entre asteriscos va marcada.
jackal-guide = Pico

jackal-lesson-gold = El primer oro
jackal-lesson-gold-about = Baja a tierra, encuentra una moneda y llévala a casa.
jackal-lesson-gold-know-1 = Se baja a tierra de frente; se sube a bordo de frente o en diagonal.
jackal-lesson-gold-know-2 = Una loseta cerrada se da la vuelta al entrar y actúa en el acto.
jackal-lesson-gold-know-3 = Una moneda por pirata, y solo por losetas abiertas.

jackal-lesson-gold-ashore = Manda un pirata a tierra
jackal-lesson-gold-ashore-1 = ¡Ohé! Manda un pirata a *g2*, justo enfrente.
jackal-lesson-gold-ashore-1-why = El barco del sur es tuyo, con tres piratas a bordo. De un barco se sale por un solo sitio: la loseta de enfrente.
jackal-lesson-gold-ashore-done = ¡En tierra! La loseta se ha dado la vuelta: vacía, no pasa nada. Una acción es un turno; luego le toca a otra tripulación.
jackal-lesson-gold-ashore-wrong = De un barco se sale por un solo sitio: de frente, a *g2*.
jackal-lesson-gold-ashore-wrong-sail = Tu barco sabe navegar, ya lo verás. Pero antes alguien tiene que buscar oro: a *g2*.

jackal-lesson-gold-open = Da la vuelta a una loseta
jackal-lesson-gold-open-1 = A explorar: sigue hasta *f3*.
jackal-lesson-gold-open-1-why = En tierra un pirata anda una loseta en cualquiera de las ocho direcciones. Nadie sabe qué hay debajo hasta que alguien entra.
jackal-lesson-gold-open-done = ¡Un cofre! Su moneda está ahora en la loseta. Y las negras han encontrado el ron: ese pirata duerme.
jackal-lesson-gold-open-wrong-tile = Valiente, y está permitido. Pero tengo un presentimiento con *f3*.
jackal-lesson-gold-open-wrong-mate = Deja descansar al segundo pirata. Sigue el de g2, a *f3*.
jackal-lesson-gold-open-wrong-sail = Deja el barco donde tu pirata pueda encontrarlo. Ve a *f3*.
jackal-lesson-gold-open-wrong = Está permitido, pero buscamos oro: ve a *f3*.

jackal-lesson-gold-home = Lleva la moneda a tu barco
jackal-lesson-gold-home-1 = ¡Una moneda! Llévala a casa: ve a *g2*.
jackal-lesson-gold-home-1-why = Con una moneda en brazos un pirata solo pisa losetas abiertas. g2 está abierta, justo delante de tu barco.
jackal-lesson-gold-home-2 = Y a bordo con ella, a *g1*.
jackal-lesson-gold-home-2-why = Se sube a bordo desde la loseta de enfrente o desde las dos de al lado. La moneda que llega a tu barco es tuya para siempre.
jackal-lesson-gold-home-done = Tu primer oro. Ya nadie te lo quita.
jackal-lesson-gold-home-wrong-empty-handed = Iría allí sin la moneda. Llévala contigo, a la loseta abierta *g2*.
jackal-lesson-gold-home-wrong-away = Eso aleja del barco, o deja la moneda atrás. Llévala a *g1*.
jackal-lesson-gold-home-wrong-mate = Tus compañeros pueden esperar: la moneda está con el pirata de la isla.
jackal-lesson-gold-home-wrong-sail = Si el barco se va, el camino a casa se alarga. Primero la moneda.
jackal-lesson-gold-home-wrong = No se ha perdido nada, él espera. Lleva la moneda a casa.

jackal-lesson-gold-arrow = Súbete a una flecha
jackal-lesson-gold-arrow-1 = Pisa la flecha de *g4*.
jackal-lesson-gold-arrow-1-why = Una flecha te envía en el acto una loseta en su dirección. Algunas señalan a varias: entonces eliges tú.
jackal-lesson-gold-arrow-done = ¡Dos losetas en un turno! Cada loseta abierta actúa siempre que alguien entra.
jackal-lesson-gold-arrow-wrong-on-foot = A pie también se llega, pero la flecha es más divertida: pisa *g4*.
jackal-lesson-gold-arrow-wrong = Está permitido, pero prueba una vez la flecha de *g4*.

jackal-lesson-gold-hit = Manda a un enemigo a casa
jackal-lesson-gold-hit-1 = En *g4* hay un pirata negro. Ve a por él, sin la moneda.
jackal-lesson-gold-hit-1-why = Quien acaba su jugada sobre enemigos, con las manos vacías, los manda a todos a su barco. Tus propios piratas pueden compartir loseta.
jackal-lesson-gold-hit-done = ¡A casa! Nadie sale herido, pero tendrá que andar todo el camino otra vez.
jackal-lesson-gold-hit-wrong-coin = Una moneda estaría bien, pero con una moneda en brazos nadie pelea. Primero el enemigo de *g4*.
jackal-lesson-gold-hit-wrong = Deja la moneda donde está y ve a *g4*.

jackal-lesson-gold-sail = Mueve tu barco
jackal-lesson-gold-sail-1 = Tu pirata con la moneda está en e2. Navega a *f1* y ve a su encuentro.
jackal-lesson-gold-sail-1-why = Un barco avanza un puesto por su lado si hay un pirata a bordo. Todos los de a bordo van con él.
jackal-lesson-gold-sail-2 = Ahora a bordo, en diagonal: a *f1*, con la moneda.
jackal-lesson-gold-sail-2-why = Desde e2 se llega al barco de f1 por la esquina. A los amigos que nadan donde llega un barco se los recoge; los enemigos se ahogan.
jackal-lesson-gold-sail-done = Un barco que viene a tu encuentro ahorra muchos pasos.
jackal-lesson-gold-sail-wrong-walk = Podría andar, pero el barco es más rápido: navega a *f1*.
jackal-lesson-gold-sail-wrong-again = Quédate ahí: desde donde está ya puede subir.
jackal-lesson-gold-sail-wrong-empty-handed = ¡Sin la moneda no! Llévala contigo, a *f1*.
jackal-lesson-gold-sail-wrong = Eso es hacia el otro lado. Navega a *f1*.

jackal-lesson-gold-last = Recoge la última moneda por tu cuenta
jackal-lesson-gold-last-1 = Queda una moneda en la isla, en h4. Ve a por ella.
jackal-lesson-gold-last-1-why = Esta vez sin marcas. Cuando no queda moneda por ganar, la partida acaba y gana quien más tiene.
jackal-lesson-gold-last-2 = Ahora llévala a casa, por losetas abiertas.
jackal-lesson-gold-last-2-why = h3 y g2 están abiertas. Cada paso es un turno.
jackal-lesson-gold-last-3 = Bien. Dos pasos más.
jackal-lesson-gold-last-3-why = g2 está delante de tu barco.
jackal-lesson-gold-last-4 = ¡Y a bordo!
jackal-lesson-gold-last-4-why = Una moneda solo cuenta cuando está en el barco.
jackal-lesson-gold-last-done = Todo el oro está ganado y tú tienes más que nadie. ¡Ganas!
jackal-lesson-gold-last-wrong = No se ha perdido nada. Piensa en el camino: h4, h3, g2, barco, y no olvides la moneda.
