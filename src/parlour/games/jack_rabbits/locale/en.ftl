# Jack Rabbits: its sentences in English

# lands

jack-rabbits-land-title = A land of Jack Rabbits: { $castles ->
    [one] { $castles } castle
   *[other] { $castles } castles
 } and the roads between them

error-land-line = “{ $line }” is not a tile of a land. Write its name, where it lies and how it is turned, such as: Qd -3,-3 N SE SW
error-land-tile = There is no tile “{ $tile }”. There are: { $known }.
error-land-turn = { $tile } at { $place } cannot be turned “{ $turn }”. It can be turned: { $known }.
error-land-place = { $tile } does not fit at { $place }: it would not lie on the lattice, another tile is in the way, or the table ends there.
error-land-twice = There is only one { $tile }, but it is laid twice.

# parlour land

cli-land-short = Show a land of Jack Rabbits.
cli-land-about =
    Build a random land of Jack Rabbits, or take the one for a first game, and show it: as a line for each tile, as a list of where every road leads, or as a picture in a file.
cli-land-examples =
    parlour land --seed 7
    parlour land --seed 7 --svg land.svg
    parlour land --sample --roads
cli-land-seed = Any word or number: the same seed builds the same land.
cli-land-sample = The land for a first game instead of a random one.
cli-land-text = Print the tiles, where they lie and how they are turned; done anyway if nothing else is asked for.
cli-land-roads = Print where every road leads.
cli-land-svg = Draw the land into this file, as an SVG picture.
