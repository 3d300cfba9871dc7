# Lo que hay en la mesa además de lo propio de cada juego.
page-legend = Qué es cada cosa
page-legend-how = Deja el ratón sobre una cosa, lleva el foco hasta ella o mantén el dedo encima: la mesa te dice qué es.
page-legend-marks = Un anillo de puntos: aquí empezó la última jugada. Un anillo entero: aquí terminó.
