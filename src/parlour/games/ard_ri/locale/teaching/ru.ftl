# Что говорят о моментах и ходах тому, кто учится.
ard-ri-moment = Год { $year }, { $season ->
    [spring] весна
    [summer] лето
    [autumn] осень
   *[other] зима
}
ard-ri-puzzle-spring = Год { $year }, весна: какую карту вы отдадите во взятку?
ard-ri-puzzle-summer = Год { $year }, лето: какую карту вы положите?
ard-ri-puzzle-crown = Год { $year }, лето: одна карта сделает вас Ард Ри, что бы ни положили другие. Какая?
ard-ri-reason-spring = Во взятке { $card } стоит { $own } для вашего стада и не больше { $theirs } для чужого.
ard-ri-reason-warrior = { $beating ->
    [0] Ни одна из неизвестных вам карт не может
   *[other] Лишь { $beating } из { $unseen } неизвестных вам карт могут
} остановить { $card }; взятка добавит к вашему стаду { $trick }.
ard-ri-reason-cattle = { $beating } из { $unseen } неизвестных вам карт могут остановить { $card }, а воины остаются на руке.
ard-ri-theme = { $theme ->
    [crown] Корона
    [spring] Весна
    [summer] Лето
    [warrior] Воины
   *[cattle] Скот
}
