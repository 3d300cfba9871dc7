# What there is at the table beside the games’ own things.
page-legend = What is what
page-legend-how = Rest the mouse on a thing, bring the focus to it or hold a finger on it: the table tells you what it is.
page-legend-marks = A dotted ring: the last move began here. A solid ring: it ended here.
