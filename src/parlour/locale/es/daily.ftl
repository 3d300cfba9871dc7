daily-compared = Cómo les fue a los demás
daily-count = { $played ->
    [1] Nadie había jugado aquí este reparto antes.
   *[other] De los { $played } que jugaron aquí este reparto, { $won ->
        [one] ganó { $won }
       *[other] ganaron { $won }
    }.
}
daily-better = Te fue mejor que al { $share } % de ellos.
daily-same = Te fue igual que a todos los demás.
daily-worse = Los demás llegaron más lejos: mañana hay otro reparto.
daily-next = El próximo reparto llega en { $hours } h { $minutes } min.
