page-shelf = Seguir, lo de cada día y lo que juegan otros
page-rivals = Rivales
page-rivals-of = Rivales en { $game }
page-rivals-strength = Cuánto saben
page-rivals-count = { $count ->
    [one] { $count } rival
   *[other] { $count } rivales
}
page-rivals-kept = Se recuerda para la próxima vez.
page-continue-more = { $count } más
page-daily-streak = { $count ->
    [0] Todavía sin días seguidos ganados
    [one] Ganado { $count } día seguido
   *[other] Ganado { $count } días seguidos
}
page-daily-won = ganaron { $won } de { $played }
