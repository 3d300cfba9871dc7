# ¿Y si…? Una partida terminada sigue de otra manera.
whatif-title = ¿Y si…?
whatif-leave = Volver a la partida
whatif-stays = La partida queda como fue.
whatif-begin = Prueba otra jugada desde aquí.
whatif-looking = Mirando tu intento…
whatif-keeps = { $you ->
    [yes] Tu intento te deja en el { $share }.
   *[no] Este intento deja a { $name } en el { $share }.
}
whatif-lifts = { $you ->
    [yes] Tu intento te sube al { $share }.
   *[no] Este intento sube a { $name } al { $share }.
}
whatif-drops = { $you ->
    [yes] Tu intento te baja al { $share }.
   *[no] Este intento baja a { $name } al { $share }.
}
whatif-line = Lo que se ha probado, con la probabilidad tras cada jugada
whatif-others = Juega por los demás
whatif-by-hand = yo
whatif-cards = Cartas ocultas
whatif-open = las que eran de verdad
whatif-eyes = imaginadas, como { $name } veía la mesa
whatif-luck = Suerte
whatif-luck-same = la de la partida
whatif-luck-new = nueva
whatif-luck-other = nueva, n.º { $number }
whatif-name = Nombre de este intento
whatif-link = Enlace a este intento
whatif-copy = Copiar enlace
whatif-copied = Copiado
whatif-kept = Otros intentos en esta partida
whatif-unnamed = Desde la jugada { $ply }, { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}
whatif-forget = Olvidar { $name }
whatif-ways = Cómo se juega
whatif-decided = { $you ->
    [yes] Has elegido.
   *[no] { $name } ha elegido.
}

# El archivo: todas las partidas de este dispositivo.
archive-title = Mis partidas en este dispositivo
archive-about = Solo las conoce este navegador: aquí nadie tiene cuenta. Guárdalas en un archivo y ábrelo en otro dispositivo.
archive-search = Buscar: juego, persona, fecha
archive-count = { $count ->
    [0] Ninguna partida coincide.
    [one] { $count } partida
   *[other] { $count } partidas
}
archive-none = Aún no hay partidas.
archive-running = en curso
archive-won = ganada
archive-lost = no ganada
archive-daily = reparto del { $date }
archive-over = terminada
archive-alone = a solas o con bots
archive-forget = Olvidar esta partida en este dispositivo
archive-more = Mostrar más
archive-save = Guardar en un archivo
archive-open = Abrir un archivo
archive-seats = Con mis asientos
archive-seats-why = Así, quien tenga el archivo puede jugar por mí mis partidas en curso. Sin ellos solo habla de ellas.
archive-drop = … o suelta aquí un archivo: un archivo de partidas, el registro de una o los de muchas.
archive-taken = { $count ->
    [0] En el archivo no había nada nuevo.
    [one] Se ha añadido { $count } partida.
   *[other] Se han añadido { $count } partidas.
}
archive-records = { $count ->
    [one] El archivo contiene { $count } partida. ¿Cuál quieres ver?
   *[other] El archivo contiene { $count } partidas. ¿Cuál quieres ver?
}
archive-error-not = Esto no es ni un archivo de partidas ni el registro de una.
archive-error-version = Este archivo lo hizo una página más nueva. Vuelve a cargar la página e inténtalo otra vez.
archive-error-file = No se puede leer el archivo.

# Compartir una partida terminada.
share-title = Compartir esta partida
share-link = Enlace a este momento
share-copy = Copiar enlace
share-copied = Copiado
share-picture = Imagen
share-drawing = Dibujo (SVG)
share-animation = Animación
share-making = Haciendo la animación: { $done } de { $all }
share-no-animation = Este navegador no puede grabar una animación. La imagen y el enlace sí funcionan.
share-no-picture = No hay imagen de esta partida.
share-daily = El reto del día en una línea
share-daily-copy = Copiar el resultado
whatif-own = Mis intentos
whatif-from = Ir al paso { $step }, donde empieza
