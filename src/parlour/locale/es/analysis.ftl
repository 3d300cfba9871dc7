# Análisis: lo que se perdió poco a poco, y con qué seguridad.
analysis-slow = { $you ->
    [yes] Perdiste
   *[other] { $name } perdió
} { $lost } (de { $low } a { $high }) poco a poco: { $many } decisiones, { $each } cada una.
analysis-steps = Pasos { $steps }.
analysis-error = Las probabilidades son exactas hasta ± { $percent } (95 %), en lo que toca al azar.
page-turning-interval = entre { $low } y { $high }
page-turning-at = Siguiente momento decisivo: { $moment }
page-slow = Poco a poco
page-hint-interval = (de { $low } a { $high })
