# What is said of moments and moves to whoever learns.
ard-ri-moment = Year { $year }, { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[other] Winter
}
ard-ri-puzzle-spring = Year { $year }, Spring: which card do you give to the trick?
ard-ri-puzzle-summer = Year { $year }, Summer: which card do you lay?
ard-ri-puzzle-crown = Year { $year }, Summer: one card makes you Ard Rí, whatever the others lay. Which?
ard-ri-reason-spring = In the trick { $card } is worth { $own } to the own herd, and { $theirs } at most to another.
ard-ri-reason-warrior = { $beating ->
    [0] None
   *[other] Only { $beating }
} of the { $unseen } unseen cards can stop { $card }{ $trick ->
    [0] .
   *[other] ; the trick adds { $trick } to the herd.
}
ard-ri-reason-cattle = { $beating } of the { $unseen } unseen cards can stop { $card }, and the Warriors stay in hand.
ard-ri-theme = { $theme ->
    [crown] The crown
    [spring] Spring
    [summer] Summer
    [warrior] Warriors
   *[cattle] Cattle
}
