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
