# Что говорят о моментах и ходах тому, кто учится.
ard-ri-moment = Год { $year }, { $season ->
    [spring] весна
    [summer] лето
    [autumn] осень
   *[other] зима
}
ard-ri-puzzle-spring = Год { $year }, весна: какую карту вы отдадите во взятку?
ard-ri-puzzle-summer = Год { $year }, лето: какую карту вы положите?
ard-ri-puzzle-crown = Год { $year }, лето: одна карта сделает вас Верховным королём, что бы ни положили другие. Какая?
ard-ri-reason-spring = Во взятке { $card } стоит { $own } для своего стада и не больше { $theirs } для чужого.
ard-ri-reason-warrior = { $beating ->
    [0] Ни одна
   *[other] Лишь { $beating }
} из { $unseen } неизвестных карт { $beating ->
    [0] не может
   *[other] могут
} остановить { $card }{ $trick ->
    [0] .
   *[other] ; взятка добавит к стаду { $trick }.
}
ard-ri-reason-cattle = { $beating } из { $unseen } неизвестных карт могут остановить { $card }, а воины остаются на руке.
ard-ri-theme = { $theme ->
    [crown] Корона
    [spring] Весна
    [summer] Лето
    [warrior] Воины
   *[cattle] Скот
}
