# Problemas: lo que se pide, se responde y se explica, en la página y en el terminal.
puzzle-goal = Encuentra la mejor jugada.
puzzle-right = ¡Correcto!
puzzle-wrong = No es la mejor: cuesta { $lost } { $lost ->
    [one] victoria
   *[other] victorias
} de cada cien.
puzzle-not-asked = Eso puede esperar. Busca la jugada que decide.
puzzle-searched = Gana { $best } de cada 100 partidas; la siguiente mejor jugada, { $second }.
puzzle-proven = Demostrado: lo consigue en { $best } de cada 100 casos; la siguiente mejor jugada, en { $second }.
puzzle-wrong-proven = No es la mejor: alcanza la meta en { $lost } casos menos de cada 100.
puzzle-theme = { $theme ->
    [simple] Para empezar
    [fair] Para pensar
    [tricky] Difícil
    [best] La mejor jugada
   *[other] { $theme }
}
error-no-puzzle = { $game } no tiene el problema { $id }.
page-puzzle = Problema
page-puzzles-of = { $game }: problemas
page-puzzle-day = Problema del día
page-puzzle-all = Todos los temas
page-puzzle-themes = Tema
page-puzzle-solved = resuelto
page-puzzle-count = { $solved } de { $all } resueltos
page-puzzle-ask = Una jugada es claramente la mejor. ¿Cuál?
page-puzzle-show = Ver la solución
page-puzzle-again = Otra vez
page-puzzle-next = Siguiente problema
page-puzzle-shown = Esta es la jugada.
page-puzzle-list = Todos los problemas
page-puzzle-number = Problema { $number } de { $of }
page-puzzle-none = Aquí todavía no hay problemas.
