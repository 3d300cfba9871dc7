# Jack Rabbits: фразы по-русски

# lands

jack-rabbits-land-title = Земля для Jack Rabbits: { $castles ->
    [one] { $castles } замок
    [few] { $castles } замка
   *[many] { $castles } замков
 } и дороги между ними

error-land-line = «{ $line }» — не плитка. Нужны её название, место и поворот, например: Qd -3,-3 N SE SW
error-land-tile = Плитки «{ $tile }» нет. Есть такие: { $known }.
error-land-turn = Плитку { $tile } на { $place } нельзя повернуть «{ $turn }». Можно так: { $known }.
error-land-place = Плитка { $tile } не помещается на { $place }: она не ложится на решётку, там лежит другая, или там кончается стол.
error-land-twice = Плитка { $tile } всего одна, а выложена дважды.

# parlour land

cli-land-short = Показать землю для Jack Rabbits.
cli-land-about =
    Построить случайную землю для Jack Rabbits или взять ту, что для первой партии, и показать её: по строке на плитку, списком, куда ведёт каждая дорога, или картинкой в файле.
cli-land-examples =
    parlour land --seed 7
    parlour land --seed 7 --svg land.svg
    parlour land --sample --roads
cli-land-seed = Любое слово или число: то же зерно строит ту же землю.
cli-land-sample = Земля для первой партии вместо случайной.
cli-land-text = Напечатать плитки, их места и повороты; без других параметров печатается и так.
cli-land-roads = Напечатать, куда ведёт каждая дорога.
cli-land-svg = Нарисовать землю в этот файл, картинкой SVG.
