page-since-yours = { $count ->
    [one] { $count } jugada desde la tuya
   *[other] { $count } jugadas desde la tuya
}
page-since = Desde tu jugada
page-now = Ahora
page-key-since = Lo que hicieron los demás desde tu jugada
page-pace = Mostrar lo que ha pasado
page-pace-slow = Despacio
page-pace-usual = Como siempre
page-pace-fast = Rápido
page-pace-none = Nada
page-sound = Sonido
