# Lo que hay en la mesa de Ard Rí.
ard-ri-means-king = Rey: un guerrero que mata a toda reina y a toda jota. Solo otro rey lo detiene.
ard-ri-means-queen = Reina: una guerrera que mata a toda jota y cae ante un rey.
ard-ri-means-jack = Jota: un guerrero. Gana a cualquier ganado y cae ante reinas y reyes.
ard-ri-means-ace = As: el mejor ganado que hay, vale 15.
ard-ri-means-cattle = Ganado: vale lo que pone la carta. Se reúne lo mejor de cada palo.
ard-ri-means-deck = El mazo: en otoño cada uno roba una carta.
ard-ri-means-discard = El descarte: los guerreros caídos no vuelven.
ard-ri-means-centre = El centro: las reses por las que se lucha este año.
ard-ri-means-slot = Una carta puesta en verano; en invierno se descubren todas a la vez.
ard-ri-means-herd = Un rebaño: el ganado que has ganado; cuenta la mejor carta de cada palo. Hacen falta los cuatro.
ard-ri-means-season = Las cuatro estaciones del año: una res en primavera, una carta oculta en verano, robar en otoño, la lucha en invierno.
