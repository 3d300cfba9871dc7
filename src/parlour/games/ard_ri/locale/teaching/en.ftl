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
ard-ri-reason-spring = In the trick { $card } is worth { $own } to your herd, and { $theirs } at most to another’s.
ard-ri-reason-warrior = { $beating ->
    [0] No card that you have not seen
   *[other] Only { $beating } of the { $unseen } cards that you have not seen
} can stop { $card }; the trick adds { $trick } to your herd.
ard-ri-reason-cattle = { $beating } of the { $unseen } cards that you have not seen can stop { $card }, and your Warriors stay in hand.
ard-ri-theme = { $theme ->
    [crown] The crown
    [spring] Spring
    [summer] Summer
    [warrior] Warriors
   *[cattle] Cattle
}
