# Что говорит проводник «Шакала». Слово между звёздочками выделяется.
jackal-guide = Пико

jackal-lesson-gold = Первое золото
jackal-lesson-gold-about = Сойдите на берег, найдите монету и принесите её домой.
jackal-lesson-gold-know-1 = С корабля сходят прямо; на корабль поднимаются прямо или по диагонали.
jackal-lesson-gold-know-2 = Закрытая клетка открывается, когда на неё входят, и сразу действует.
jackal-lesson-gold-know-3 = Одна монета на пирата, и только по открытым клеткам.

jackal-lesson-gold-ashore = Высадите пирата
jackal-lesson-gold-ashore-1 = Эй, на борту! Пошлите пирата на *g2*, прямо вперёд.
jackal-lesson-gold-ashore-1-why = Корабль на юге ваш, на борту три пирата. С корабля один путь: на клетку прямо перед ним.
jackal-lesson-gold-ashore-done = На берегу! Клетка открылась: пусто, ничего не происходит. Одно действие — это ход, потом ходит следующая команда.
jackal-lesson-gold-ashore-wrong = С корабля один путь: прямо вперёд, на *g2*.
jackal-lesson-gold-ashore-wrong-sail = Корабль умеет плавать, вы ещё увидите. Но сначала кто-то должен поискать золото: на *g2*.

jackal-lesson-gold-open = Откройте клетку
jackal-lesson-gold-open-1 = Теперь на разведку: идите на *f3*.
jackal-lesson-gold-open-1-why = По суше пират ходит на одну клетку в любую из восьми сторон. Что под закрытой клеткой, не знает никто, пока на неё не войдут.
jackal-lesson-gold-open-done = Сундук! Его монета теперь лежит на клетке. А чёрные нашли ром: тот пират спит.
jackal-lesson-gold-open-wrong-tile = Смело, и правила это разрешают. Но у меня предчувствие насчёт *f3*.
jackal-lesson-gold-open-wrong-mate = Пусть второй пират отдохнёт. Дальше идёт тот, что на g2: на *f3*.
jackal-lesson-gold-open-wrong-sail = Оставьте корабль там, где пират его найдёт. Идите на *f3*.
jackal-lesson-gold-open-wrong = Так можно, но мы ищем золото: идите на *f3*.

jackal-lesson-gold-home = Отнесите монету на корабль
jackal-lesson-gold-home-1 = Монета! Несите её домой: шаг на *g2*.
jackal-lesson-gold-home-1-why = С монетой в руках пират ходит только по открытым клеткам. g2 открыта, и она прямо перед кораблём.
jackal-lesson-gold-home-2 = И на борт вместе с ней, на *g1*.
jackal-lesson-gold-home-2-why = На корабль поднимаются с клетки перед ним или с двух соседних. Монета, попавшая на ваш корабль, ваша навсегда.
jackal-lesson-gold-home-done = Ваше первое золото. Теперь его никто не отнимет.
jackal-lesson-gold-home-wrong-empty-handed = Так он уйдёт без монеты. Возьмите её с собой, на открытую клетку *g2*.
jackal-lesson-gold-home-wrong-away = Это прочь от корабля, или монета останется. Несите её на *g1*.
jackal-lesson-gold-home-wrong-mate = Товарищи подождут: монета у пирата на острове.
jackal-lesson-gold-home-wrong-sail = Если корабль уплывёт, путь домой станет длиннее. Сначала монета.
jackal-lesson-gold-home-wrong = Ничего не потеряно, он ждёт. Несите монету домой.

jackal-lesson-gold-arrow = Прокатитесь на стрелке
jackal-lesson-gold-arrow-1 = Встаньте на стрелку на *g4*.
jackal-lesson-gold-arrow-1-why = Стрелка сразу отправляет на одну клетку в свою сторону. Если сторон несколько, выбираете вы.
jackal-lesson-gold-arrow-done = Две клетки за один ход! Открытая клетка действует каждый раз, когда на неё входят.
jackal-lesson-gold-arrow-wrong-on-foot = Можно и пешком, но стрелка веселее: встаньте на *g4*.
jackal-lesson-gold-arrow-wrong = Так можно, но попробуйте стрелку на *g4*.

jackal-lesson-gold-hit = Отправьте врага домой
jackal-lesson-gold-hit-1 = На *g4* стоит чёрный пират. Идите на него, без монеты.
jackal-lesson-gold-hit-1-why = Кто заканчивает ход на врагах с пустыми руками, отправляет их всех на их корабль. Свои могут стоять вместе.
jackal-lesson-gold-hit-done = Домой! Никто не ранен, но весь путь ему идти заново.
jackal-lesson-gold-hit-wrong-coin = Монета — это хорошо, но с монетой в руках не дерутся. Сначала враг на *g4*.
jackal-lesson-gold-hit-wrong = Оставьте монету лежать и идите на *g4*.

jackal-lesson-gold-sail = Подведите корабль
jackal-lesson-gold-sail-1 = Ваш пират с монетой на e2. Плывите на *f1* ему навстречу.
jackal-lesson-gold-sail-1-why = Корабль проходит одно место вдоль своей стороны, если на борту есть пират. Все, кто на борту, плывут с ним.
jackal-lesson-gold-sail-2 = Теперь на борт по диагонали: на *f1*, с монетой.
jackal-lesson-gold-sail-2-why = С e2 до корабля на f1 можно дойти через угол. Своих, что плавают там, куда пришёл корабль, поднимают на борт; враги тонут.
jackal-lesson-gold-sail-done = Корабль, который идёт навстречу, бережёт много шагов.
jackal-lesson-gold-sail-wrong-walk = Он мог бы идти, но кораблём быстрее: плывите на *f1*.
jackal-lesson-gold-sail-wrong-again = Стойте на месте: отсюда он уже может подняться.
jackal-lesson-gold-sail-wrong-empty-handed = Не без монеты! Возьмите её с собой, на *f1*.
jackal-lesson-gold-sail-wrong = Это в другую сторону. Плывите на *f1*.

jackal-lesson-gold-last = Принесите последнюю монету сами
jackal-lesson-gold-last-1 = На острове осталась одна монета, на h4. Сходите за ней.
jackal-lesson-gold-last-1-why = На этот раз без подсказок. Когда монет больше нет, игра окончена; у кого их больше, тот победил.
jackal-lesson-gold-last-2 = Теперь несите её домой по открытым клеткам.
jackal-lesson-gold-last-2-why = h3 и g2 открыты. Каждый шаг — это ход.
jackal-lesson-gold-last-3 = Хорошо. Ещё два шага.
jackal-lesson-gold-last-3-why = g2 прямо перед вашим кораблём.
jackal-lesson-gold-last-4 = И на борт!
jackal-lesson-gold-last-4-why = Монета считается, только когда она на корабле.
jackal-lesson-gold-last-done = Всё золото собрано, и у вас его больше всех. Победа!
jackal-lesson-gold-last-wrong = Ничего не потеряно. Путь такой: h4, h3, g2, корабль, и не забудьте монету.
