# Lecciones en la página: llegan cuando alguien abre una.
page-lesson-goal = Meta
page-lesson-step = Paso { $number } de { $of }
page-lesson-show = Enséñamelo
page-lesson-skip = Saltar este paso
page-lesson-again = Probar otra vez
page-lesson-mine = Déjame a mí
page-lesson-once-more = Otra vez
page-lesson-like-this = Así. ¡Ahora tú!
page-lesson-put-back = Todo está otra vez en su sitio.
page-lesson-go-on = Seguir
page-lesson-finish = Terminar
page-lesson-of = Lección { $number } de { $of } terminada.
page-lesson-only = Has terminado la lección.
page-lesson-next = Siguiente
page-lesson-next-lesson = Siguiente lección
page-lesson-play = Jugar contra un novato
page-lesson-play-alone = Jugar ya
page-lesson-all = Todas las lecciones
page-lesson-leave = Salir
page-lesson-about = { $steps } { $steps ->
    [one] paso
   *[other] pasos
}, unos { $count } { $count ->
    [one] minuto
   *[other] minutos
}
page-lesson-number = Lección { $number }: { $title }
page-lesson-state = { $state ->
    [done] hecho
    [now] ahora
   *[later] pendiente
}
page-lesson-learned = aprendida
page-lessons-of = { $game }: lecciones
page-lesson-guide = El guía: { $name }
