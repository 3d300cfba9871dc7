# Lo que se dice de momentos y jugadas a quien aprende.
ard-ri-moment = Año { $year }, { $season ->
    [spring] primavera
    [summer] verano
    [autumn] otoño
   *[other] invierno
}
ard-ri-puzzle-spring = Año { $year }, primavera: ¿qué carta das a la baza?
ard-ri-puzzle-summer = Año { $year }, verano: ¿qué carta juegas?
ard-ri-puzzle-crown = Año { $year }, verano: una carta te hace Ard Rí, jueguen lo que jueguen los demás. ¿Cuál?
ard-ri-reason-spring = En la baza, { $card } vale { $own } para el rebaño propio y como mucho { $theirs } para otro.
ard-ri-reason-warrior = { $beating ->
    [0] Ninguna
   *[other] Solo { $beating }
} de las { $unseen } cartas no vistas { $beating ->
    [0] puede
   *[other] pueden
} parar { $card }{ $trick ->
    [0] .
   *[other] ; la baza añade { $trick } al rebaño.
}
ard-ri-reason-cattle = { $beating } de las { $unseen } cartas no vistas pueden parar { $card }, y los guerreros se quedan en la mano.
ard-ri-theme = { $theme ->
    [crown] La corona
    [spring] Primavera
    [summer] Verano
    [warrior] Guerreros
   *[cattle] Ganado
}
