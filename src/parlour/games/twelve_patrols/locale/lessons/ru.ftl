# Что говорит проводник «12 дозоров». Слово между звёздочками выделяется.
twelve-patrols-guide = Одо

twelve-patrols-lesson-row = Ряд королевства
twelve-patrols-lesson-row-about = Кладите карты, посылайте дозоры, и пусть каждая сторона будет довольна.
twelve-patrols-lesson-row-know-1 = Сторона просит фигуры, цвета или очки, ровно столько, во всех местах перед ней. У границы она не просит ничего.
twelve-patrols-lesson-row-know-2 = В законченном ряду или столбце к концу хода должны стоять все дозоры.
twelve-patrols-lesson-row-know-3 = Отдав фигуру, можно повернуть кубик; двенадцать дозоров на местах — победа.

twelve-patrols-lesson-row-card = Первая карта
twelve-patrols-lesson-row-card-1 = Положите *{ twelve-patrols-card-wild-plains }* в северо-западный угол, на *a3*.
twelve-patrols-lesson-row-card-1-why = Из девяти карт выходит королевство три на три. Каждая сторона карты может чего-то просить. Что она просит в сторону границы, не считается, так что её желание на север здесь отпадает.
twelve-patrols-lesson-row-card-done = Тут она и останется: карты не поворачивают и не двигают. Девять ваших кубиков брошены до первого хода и показывают то, что выпало.
twelve-patrols-lesson-row-card-wrong-cell = Первая карта может лечь куда угодно, но в углу *a3* две её стороны смотрят на границу. Меньше забот!
twelve-patrols-lesson-row-card-wrong-card = У каждой карты своё место. Начните с *{ twelve-patrols-card-wild-plains }*.
twelve-patrols-lesson-row-card-wrong-die = Поворачивать кубики будем потом. Сначала карта: *{ twelve-patrols-card-wild-plains }*.

twelve-patrols-lesson-row-beside = Соседка
twelve-patrols-lesson-row-beside-1 = Теперь *{ twelve-patrols-card-green-valley }* рядом, на *b3*.
twelve-patrols-lesson-row-beside-1-why = Каждая следующая карта касается ребром уже лежащей. Между двумя картами есть место для дозора, и просьба стороны считается по всем местам перед ней в её ряду или столбце.
twelve-patrols-lesson-row-beside-done = Между ними теперь есть место для дозора.
twelve-patrols-lesson-row-beside-wrong-below = Можно и туда. Но на север она ничего не просит, пусть лежит в северном ряду: *b3*.
twelve-patrols-lesson-row-beside-wrong-card = Эта карта ещё придёт. Сначала *{ twelve-patrols-card-green-valley }*: она просит на запад одну-единственную фигуру.
twelve-patrols-lesson-row-beside-wrong-die = Кубик поворачивать ещё незачем. Положите *{ twelve-patrols-card-green-valley }* на *b3*.

twelve-patrols-lesson-row-patrol = Первый дозор
twelve-patrols-lesson-row-patrol-1 = Пошлите между картами *синюю 4*, одну.
twelve-patrols-lesson-row-patrol-1-why = Кубики и кубы — фигуры; очки есть только у кубиков. { twelve-patrols-card-green-valley } хочет на запад ровно 1 фигуру. { twelve-patrols-card-wild-plains } хочет на восток 3, но там ряд идёт дальше: ещё две придут потом.
twelve-patrols-lesson-row-patrol-done = Дозор выезжает целиком: потом к нему ничего не добавляют.
twelve-patrols-lesson-row-patrol-wrong-item = Можно и так, но следите за очками: { twelve-patrols-card-lost-canyon } захочет их в этом ряду 6. Возьмите *синюю 4*, одну.
twelve-patrols-lesson-row-patrol-wrong-end = С дозором можно подождать, но этот готов: *синяя 4*.
twelve-patrols-lesson-row-patrol-wrong-die = Отдавать ничего не нужно: *синяя 4* подходит как есть.

twelve-patrols-lesson-row-line = Законченный ряд
twelve-patrols-lesson-row-line-1 = Завершите ряд: *{ twelve-patrols-card-lost-canyon }* на *c3*.
twelve-patrols-lesson-row-line-1-why = Когда карта завершает ряд или столбец, к концу хода все его места должны быть заняты.
twelve-patrols-lesson-row-line-2 = Пошлите *синюю 2* и *жёлтый куб* между b3 и c3.
twelve-patrols-lesson-row-line-2-why = { twelve-patrols-card-green-valley } хочет на восток 2 цвета, { twelve-patrols-card-lost-canyon } на запад 6 очков (4 + 2), { twelve-patrols-card-wild-plains } на восток 3 фигуры (1 + 2). Ровно столько, не больше и не меньше.
twelve-patrols-lesson-row-line-done = Все стороны ряда довольны. Что они просят на север, здесь не считается.
twelve-patrols-lesson-row-line-wrong-cell = Не туда: ряду не хватает восточного конца, *c3*.
twelve-patrols-lesson-row-line-wrong-card = Её западная сторона попросит другого. Подходит *{ twelve-patrols-card-lost-canyon }*.
twelve-patrols-lesson-row-line-wrong-item = Так не выйдет 3 фигуры, 6 очков и 2 цвета. Попробуйте *синюю 2* и *жёлтый куб*.
twelve-patrols-lesson-row-line-wrong-die = Получится и без поворота: посмотрите на *синюю 2*.

twelve-patrols-lesson-row-wait = Какую карту взять и когда подождать
twelve-patrols-lesson-row-wait-1 = Под { twelve-patrols-card-wild-plains } годится лишь одна из этих карт: *{ twelve-patrols-card-salt-marsh }* на *a2*.
twelve-patrols-lesson-row-wait-1-why = { twelve-patrols-card-wild-plains } хочет на юг 2 очка, во всём столбце. { twelve-patrols-card-high-moor } захотела бы на север 8: вместе никак. { twelve-patrols-card-salt-marsh } хочет 2 цвета, это легко.
twelve-patrols-lesson-row-wait-2 = С дозором спешить незачем: *закончите ход*.
twelve-patrols-lesson-row-wait-2-why = Пока столбец не закончен, его места могут пустовать. Потом открытых карт снова станет три. Какие ещё закрыты, видно всегда, только не их порядок.
twelve-patrols-lesson-row-wait-done = Что положено, то лежит, так что подумайте, прежде чем выедет дозор.
twelve-patrols-lesson-row-wait-wrong-moor = { twelve-patrols-card-high-moor } хочет на север 8 очков, а можно только 2. Возьмите *{ twelve-patrols-card-salt-marsh }*, на *a2*.
twelve-patrols-lesson-row-wait-wrong-other = Лечь там она может. Но посмотрите, чего хотят стороны: под { twelve-patrols-card-wild-plains } подходит *{ twelve-patrols-card-salt-marsh }*, на *a2*.
twelve-patrols-lesson-row-wait-wrong-later = Этот дозор подождёт, пока столбец не закончен. *Закончите ход*.
twelve-patrols-lesson-row-wait-wrong-die = Фигур мало, и поворачивать сейчас нечего.

twelve-patrols-lesson-row-die = Поверните кубик
twelve-patrols-lesson-row-die-1 = Двойки не осталось! Отдайте *белый куб* и поверните *синюю 5* на *2*.
twelve-patrols-lesson-row-die-1-why = Свободная фигура уходит из игры, и за неё другой кубик покажет что угодно. Фигур восемнадцать, мест двенадцать: немного можно себе позволить.
twelve-patrols-lesson-row-die-2 = Теперь пошлите *синюю 2* и *жёлтый куб* на b3c3.
twelve-patrols-lesson-row-die-2-why = Снова 3 фигуры, 6 очков и 2 цвета в ряду.
twelve-patrols-lesson-row-die-done = Спасены! Поворот стоит дорого, но ряд, который нельзя закончить, проиграл бы игру.
twelve-patrols-lesson-row-die-wrong-other = Её лучше сберечь. Отдайте *белый куб* и поверните *синюю 5* на *2*.
twelve-patrols-lesson-row-die-wrong-item = Посмотрите ещё раз: 3 фигуры, 6 очков и 2 цвета в ряду.

twelve-patrols-lesson-row-win = Двенадцатый дозор
twelve-patrols-lesson-row-win-1 = Одно место пусто, и остались две фигуры. Пошлите их, и королевство ваше.
twelve-patrols-lesson-row-win-1-why = Победа — когда лежат все девять карт и у каждой стороны не у границы есть то, чего она просит. Поражение — когда уже ничего не подходит, даже с поворотом кубиков.
twelve-patrols-lesson-row-win-done = Двенадцать дозоров, и все стороны довольны. Вы победили!
twelve-patrols-lesson-row-win-wrong = Ничего не потеряно. Между b1 и b2 нужны обе фигуры.

twelve-patrols-coach-card = Положите одну из открытых карт. Первая — куда угодно, следующие — рядом с лежащей.
twelve-patrols-coach-patrol = Между двумя картами может выехать дозор. Наведите на табличку: она просит это во всём ряду.
twelve-patrols-coach-forced = Ряд или столбец готов: пустых постов в нём остаться не может.
twelve-patrols-coach-done = Выехавший дозор остаётся каким есть; потом к нему ничего не добавить.
twelve-patrols-coach-row = Целый ряд под охраной. Ещё два, и три столбца.
twelve-patrols-coach-column = Целый столбец под охраной.
twelve-patrols-coach-turning = Вы отдаёте фишку, чтобы повернуть кость любой гранью. Фишек мало: восемнадцать на двенадцать постов.
twelve-patrols-coach-lost = Дальше пути нет, игра проиграна. Сыграйте ту же раздачу ещё раз, начав с другой карты.
twelve-patrols-means-items = Эта сторона просит столько фишек, всего на постах ряда или столбца с этой стороны.
twelve-patrols-means-colours = Эта сторона просит столько разных цветов на всех постах с этой стороны.
twelve-patrols-means-pips = Эта сторона просит сумму очков: сколько показывают вместе кубики с этой стороны.
twelve-patrols-means-knight = Кубик — рыцарь: фишка, которая приносит и свои очки.
twelve-patrols-means-footman = Куб — пехотинец: фишка своего цвета, без очков.
twelve-patrols-means-spot = Пост между двумя картами: в конце здесь стоит дозор хотя бы из одной фишки.
twelve-patrols-means-cell = Клетка королевства: сюда можно положить карту. Её стороны на границе ничего не просят.
twelve-patrols-means-display = Открытые карты: кладёте одну, а к концу хода их снова три.
twelve-patrols-means-deck = Закрытые карты: какие — известно, их порядок — нет.
