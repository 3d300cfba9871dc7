# Что говорит проводник 12 Patrols. Слово между звёздочками выделяется.
twelve-patrols-guide = Одо

twelve-patrols-lesson-row = Ряд королевства
twelve-patrols-lesson-row-about = Кладите карты, посылайте патрули, и пусть каждая сторона будет довольна.
twelve-patrols-lesson-row-know-1 = Сторона просит фишки, цвета или очки, ровно столько, на всех постах перед ней. У границы она не просит ничего.
twelve-patrols-lesson-row-know-2 = В законченном ряду или столбце к концу хода должны стоять все патрули.
twelve-patrols-lesson-row-know-3 = Отдав фишку, можно повернуть кость; двенадцать патрулей на постах — победа.

twelve-patrols-lesson-row-card = Первая карта
twelve-patrols-lesson-row-card-1 = Положите *{ twelve-patrols-card-wild-plains }* в северо-западный угол, на *a3*.
twelve-patrols-lesson-row-card-1-why = Из девяти карт выходит королевство три на три. Каждая сторона карты может чего-то просить. Что она просит в сторону границы, не считается, так что её желание на север здесь отпадает.
twelve-patrols-lesson-row-card-done = Тут она и останется: карты не поворачивают и не двигают. Девять ваших костей брошены до первого хода и показывают то, что выпало.
twelve-patrols-lesson-row-card-wrong-cell = Первая карта может лечь куда угодно, но в углу *a3* две её стороны смотрят на границу. Меньше забот!
twelve-patrols-lesson-row-card-wrong-card = У каждой карты своё место. Начните с карты *{ twelve-patrols-card-wild-plains }*.
twelve-patrols-lesson-row-card-wrong-die = Поворачивать кости будем потом. Сначала карта: *{ twelve-patrols-card-wild-plains }*.

twelve-patrols-lesson-row-beside = Соседка
twelve-patrols-lesson-row-beside-1 = Теперь карта *{ twelve-patrols-card-green-valley }*: рядом, на *b3*.
twelve-patrols-lesson-row-beside-1-why = Каждая следующая карта касается ребром уже лежащей. Между двумя картами есть пост для патруля, и просьба стороны считается по всем постам перед ней в её ряду или столбце.
twelve-patrols-lesson-row-beside-done = Между ними теперь есть пост для патруля.
twelve-patrols-lesson-row-beside-wrong-below = Можно и туда. Но на север она ничего не просит, пусть лежит в северном ряду: *b3*.
twelve-patrols-lesson-row-beside-wrong-card = Эта карта ещё придёт. Сначала *{ twelve-patrols-card-green-valley }*: она просит на запад одну-единственную фишку.
twelve-patrols-lesson-row-beside-wrong-die = Кость поворачивать ещё незачем. Положите карту *{ twelve-patrols-card-green-valley }* на *b3*.

twelve-patrols-lesson-row-patrol = Первый патруль
twelve-patrols-lesson-row-patrol-1 = Пошлите между картами *синюю 4*, одну.
twelve-patrols-lesson-row-patrol-1-why = Кости и кубики — фишки; очки есть только у костей. { twelve-patrols-card-green-valley } хочет на запад ровно 1 фишку. { twelve-patrols-card-wild-plains } хотят на восток 3, но там ряд идёт дальше: ещё две придут потом.
twelve-patrols-lesson-row-patrol-done = Патруль выезжает целиком: потом к нему ничего не добавляют.
twelve-patrols-lesson-row-patrol-wrong-item = Можно и так, но следите за очками: { twelve-patrols-card-lost-canyon } захочет их в этом ряду 6. Возьмите *синюю 4*, одну.
twelve-patrols-lesson-row-patrol-wrong-end = С патрулём можно подождать, но этот готов: *синяя 4*.
twelve-patrols-lesson-row-patrol-wrong-die = Отдавать ничего не нужно: *синяя 4* подходит как есть.

twelve-patrols-lesson-row-line = Законченный ряд
twelve-patrols-lesson-row-line-1 = Завершите ряд: *{ twelve-patrols-card-lost-canyon }* на *c3*.
twelve-patrols-lesson-row-line-1-why = Когда карта завершает ряд или столбец, к концу хода все его посты должны быть заняты.
twelve-patrols-lesson-row-line-2 = Пошлите *синюю 2* и *жёлтый кубик* между b3 и c3.
twelve-patrols-lesson-row-line-2-why = { twelve-patrols-card-green-valley } хочет на восток 2 цвета, { twelve-patrols-card-lost-canyon } — на запад 6 очков (4 + 2), { twelve-patrols-card-wild-plains } — на восток 3 фишки (1 + 2). Ровно столько, не больше и не меньше.
twelve-patrols-lesson-row-line-done = Все стороны ряда довольны. Что они просят на север, здесь не считается.
twelve-patrols-lesson-row-line-wrong-cell = Не туда: ряду не хватает восточного конца, *c3*.
twelve-patrols-lesson-row-line-wrong-card = Её западная сторона попросит другого. Подходит *{ twelve-patrols-card-lost-canyon }*.
twelve-patrols-lesson-row-line-wrong-item = Так не выйдет 3 фишки, 6 очков и 2 цвета. Попробуйте *синюю 2* и *жёлтый кубик*.
twelve-patrols-lesson-row-line-wrong-die = Получится и без поворота: посмотрите на *синюю 2*.

twelve-patrols-lesson-row-wait = Какую карту взять и когда подождать
twelve-patrols-lesson-row-wait-1 = Под картой «{ twelve-patrols-card-wild-plains }» годится лишь одна из этих: *{ twelve-patrols-card-salt-marsh }* на *a2*.
twelve-patrols-lesson-row-wait-1-why = { twelve-patrols-card-wild-plains } хотят на юг 2 очка, во всём столбце. { twelve-patrols-card-high-moor } хотела бы на север 8: вместе никак. { twelve-patrols-card-salt-marsh } хотят 2 цвета, это легко.
twelve-patrols-lesson-row-wait-2 = С патрулём спешить незачем: *закончите ход*.
twelve-patrols-lesson-row-wait-2-why = Пока столбец не закончен, его посты могут пустовать. Потом открытых карт снова станет три. Какие ещё закрыты, видно всегда, только не их порядок.
twelve-patrols-lesson-row-wait-done = Что положено, то лежит, так что подумайте, прежде чем выедет патруль.
twelve-patrols-lesson-row-wait-wrong-moor = { twelve-patrols-card-high-moor } хочет на север 8 очков, а можно только 2. Возьмите *{ twelve-patrols-card-salt-marsh }*, на *a2*.
twelve-patrols-lesson-row-wait-wrong-other = Лечь там она может. Но посмотрите, чего хотят стороны: под картой «{ twelve-patrols-card-wild-plains }» подходят *{ twelve-patrols-card-salt-marsh }*, на *a2*.
twelve-patrols-lesson-row-wait-wrong-later = Этот патруль подождёт, пока столбец не закончен. *Закончите ход*.
twelve-patrols-lesson-row-wait-wrong-die = Фишек мало, и поворачивать сейчас нечего.

twelve-patrols-lesson-row-die = Поверните кость
twelve-patrols-lesson-row-die-1 = Двойки не осталось! Отдайте *белый кубик* и поверните *синюю 5* на *2*.
twelve-patrols-lesson-row-die-1-why = Свободная фишка уходит из игры, и за неё другая кость покажет что угодно. Фишек восемнадцать, постов двенадцать: немного можно себе позволить.
twelve-patrols-lesson-row-die-2 = Теперь пошлите *синюю 2* и *жёлтый кубик* на b3c3.
twelve-patrols-lesson-row-die-2-why = Снова 3 фишки, 6 очков и 2 цвета в ряду.
twelve-patrols-lesson-row-die-done = Спасены! Поворот стоит дорого, но с рядом, который нельзя закончить, игра была бы проиграна.
twelve-patrols-lesson-row-die-wrong-other = Её лучше сберечь. Отдайте *белый кубик* и поверните *синюю 5* на *2*.
twelve-patrols-lesson-row-die-wrong-item = Посмотрите ещё раз: 3 фишки, 6 очков и 2 цвета в ряду.

twelve-patrols-lesson-row-win = Двенадцатый патруль
twelve-patrols-lesson-row-win-1 = Один пост пуст, и остались две фишки. Пошлите их, и королевство ваше.
twelve-patrols-lesson-row-win-1-why = Победа — когда лежат все девять карт и у каждой стороны не у границы есть то, чего она просит. Поражение — когда уже ничего не подходит, даже с поворотом костей.
twelve-patrols-lesson-row-win-done = Двенадцать патрулей, и все стороны довольны. Вы победили!
twelve-patrols-lesson-row-win-wrong = Ничего не потеряно. Между b1 и b2 нужны обе фишки.

twelve-patrols-coach-card = Положите одну из открытых карт. Первая — куда угодно, следующие — рядом с лежащей.
twelve-patrols-coach-patrol = Между двумя картами может выехать патруль. Наведите на табличку и увидите, чего её сторона требует во всём ряду.
twelve-patrols-coach-forced = Ряд или столбец завершён: пустых постов в нём остаться не должно.
twelve-patrols-coach-done = Выехавший патруль остаётся таким, какой есть: потом к нему ничего не добавить.
twelve-patrols-coach-row = Целый ряд под охраной. Ещё два, и три столбца.
twelve-patrols-coach-column = Целый столбец под охраной.
twelve-patrols-coach-turning = Вы отдаёте фишку, чтобы повернуть кость любой гранью. Фишек мало: восемнадцать на двенадцать постов.
twelve-patrols-coach-lost = Хода больше нет, игра проиграна. Сыграйте ту же раздачу ещё раз и попробуйте сначала другую карту.
