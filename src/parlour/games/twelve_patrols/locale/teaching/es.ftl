# Lo que se dice de momentos y jugadas a quien aprende.
twelve-patrols-moment = Carta { $card } de { $of }
twelve-patrols-puzzle-goal = { $down ->
    [0] Todas las cartas están a la vista. ¿Qué
    [one] Hay una carta boca abajo. ¿Qué
   *[other] Hay { $down } cartas boca abajo. ¿Qué
} carta va dónde para que el reino aún pueda protegerse?
twelve-patrols-reason-fits = { $many ->
    [0] Allí ningún lado contradice a otro
    [one] Allí solo se contradice un par de lados
   *[other] Allí solo se contradicen { $many } pares de lados
}; { $worse } de las otras { $of } posibilidades son peores.
twelve-patrols-theme = { $theme ->
    [face-down-0] Todas a la vista
    [face-down-1] Una boca abajo
    [face-down-2] Dos boca abajo
    [face-down-3] Tres boca abajo
   *[floating] Marco flotante
}
