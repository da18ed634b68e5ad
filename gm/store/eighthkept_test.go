package store_test

// What is in the database of the eighth form, a line a fact.

const eighthGames = `
friday running turn 9, 3 places, due 15 20:00:00 grace -, 2 extended, held "", 0 20 * * * UTC
monday running turn 9, 3 places, due 14 20:00:00 grace -, 0 extended, held "", 0 20 * * * UTC
tuesday running turn 2, 2 places, due 13 20:00:00 grace 14 20:00:00, 0 extended, held "", 0 20 * * SUN UTC
wednesday finished turn 2, 2 places, due - grace -, 0 extended, held "", 0 20 * * SUN UTC
thursday finished turn 1, 2 places, due - grace -, 0 extended, held "", 0 20 * * SUN UTC
saturday running turn 1, 2 places, due 06 20:00:00 grace -, 0 extended, held "Vic and Wes have another game to play.", 0 20 * * SUN UTC
sunday finished turn 2, 2 places, due - grace -, 0 extended, held "", 0 20 * * * Europe/London
newyear waiting turn 1, 4 places, due - grace -, 0 extended, held "", 0 18 * * FRI Europe/London
spring waiting turn 1, 3 places, due - grace -, 0 extended, held "", 0 20 * * * UTC
`

const eighthPlayers = `
friday Ann ann@example.org ann@work.example, missed 1
friday Bert bob@example.org, vote false, no reminders false, zone "", gone "resigned"
friday Flo flo@example.org, ready 9, extension 9
monday Dan jo@example.org, bounced 12, missed 5
monday Player 2x , vote false, no reminders false, zone "", gone "resigned"
monday Ida ida@example.org, bounced 1, missed 7, vote false, no reminders true, zone "Europe/Madrid", gone "", away from 19 23:00:00 to 24 23:00:00
tuesday Lea lea@example.org, wait 2
tuesday Max max@example.org, bounced 4, excused 1, reminded 2, vote true, no reminders false, zone "", gone ""
wednesday Vic vic@example.org, missed 1
wednesday Wes wes@example.org, missed 1
thursday Vic vic@example.org, vote true, no reminders false, zone "", gone ""
thursday Wes wes@example.org, vote true, no reminders false, zone "", gone ""
saturday Vic vic@example.org
saturday Wes wes@example.org
sunday Lea lea@example.org
sunday Max max@example.org, bounced 4
newyear Ann ann@example.org
newyear Nat nat@example.org
spring Pia pia@example.org
`

// Of those who were forgotten there is nothing.
const eighthPast = `
Cat game 1 player 3 until 05 14:00:00 at [cat@example.org]
Bob game 1 player 3 until 11 21:01:00 at [rob@example.org]
`

const eighthChanges = `
friday 1, 01 20:01:00: miss excused; player 3; who Cat; what 2026-12-02T20:00:00Z
friday 2, 02 21:00:00: player renamed; player 2; who Bob; what Bert; reason There are too many Bobs.
friday 2, 03 12:01:00: extended; player 1; who Ann; what 2026-12-04T20:00:00Z
friday 2, 03 12:02:00: orders entered; player 3; who Cat; reason Cat told me by telephone.
friday 2, 04 09:00:00: deadline moved; what 2026-12-04T18:00:00Z; reason We all have time today.
friday 3, 04 18:02:00: deadline moved; what 2026-12-05T21:00:00Z; reason Ann comes home late. (undone)
friday 2, 04 18:02:00: turn undone; what 2; reason The dice of Cat were thrown twice.
friday 2, 04 19:00:00: game held; reason Bert has no mail until tomorrow.
friday 2, 05 10:01:00: game resumed; what 2026-12-06T20:00:00Z; reason Bert is back.
friday 2, 05 11:30:00: letter vouched; player 1; who Ann; reason Ann told me by telephone.
friday 2, 05 13:00:00: resolved early; reason All orders are in.
friday 3, 05 14:00:00: player replaced; player 3; who Cat; what Bob; reason Cat moves to Chile.
friday 3, 06 20:01:00: miss excused; player 3; who Bob; what 2026-12-07T20:00:00Z
friday 5, 08 20:01:00: seat opened; player 3; who Bob; what silent
friday 5, 08 21:01:00: player back; player 3; who Bob
friday 8, 11 20:01:00: seat opened; player 3; who Bob; what silent
friday 8, 11 21:01:00: seat taken; player 3; who Bob; what Flo
friday 8, 11 21:04:00: seat opened; player 2; who Bert; what resigned
friday 9, 14 11:03:00: extended; player 3; who Flo; what 2026-12-15T20:00:00Z
monday 2, 02 12:00:00: player renamed; player 4; who Player 1; what Player 1; reason Player 1 wants it so.
monday 3, 05 15:02:00: player forgotten; player 4; who Player 1
monday 3, 05 15:02:00: seat opened; player 4; who Player 1; what resigned
monday 3, 05 16:02:00: seat taken; player 4; who Player 1; what Dan
monday 4, 06 12:00:00: player replaced; player 5; who Player 2; what Player 2x; reason Player 2 and Ida agreed on that.
monday 4, 06 14:03:00: player forgotten; who Player 2
monday 9, 14 11:01:00: player forgotten; player 5; who Player 2x
monday 9, 14 11:01:00: seat opened; player 5; who Player 2x; what resigned
tuesday 2, 13 20:01:00: miss excused; player 8; who Max; what 2026-12-14T20:00:00Z
wednesday 2, 12 10:03:00: game ended; reason Vic and Wes never wrote.
thursday 1, 01 13:18:00: ended by vote
saturday 1, 01 13:18:00: game held; reason Vic and Wes have another game to play.
sunday 2, 12 10:00:00: game imported
`

const eighthTurns = `
friday 1, 02 20:01:00, Ann Bob Cat: ooo
friday 2, 05 13:00:00, Ann Bert Cat: ooo
friday 3, 07 20:01:00, Ann Bert Bob: oo-
friday 4, 08 20:01:00, Ann Bert Bob: oo-
friday 5, 09 20:01:00, Ann Bert Bob: ooo
friday 6, 10 20:01:00, Ann Bert Bob: oo-
friday 7, 11 20:01:00, Ann Bert Bob: oo-
friday 8, 13 20:01:00, Ann Bert Flo: sbo
friday 2, 04 18:01:00, Ann Bert Cat: ooo, undone 04 18:02:00: The dice of Cat were thrown twice.
monday 1, 01 20:01:00, Player 1 Player 2 Ida: ooo
monday 2, 04 09:00:00, Player 1 Player 2 Ida: sss
monday 3, 06 12:00:00, Dan Player 2 Ida: oss
monday 4, 08 20:01:00, Dan Player 2x Ida: -os
monday 5, 10 20:01:00, Dan Player 2x Ida: -ss
monday 6, 11 20:01:00, Dan Player 2x Ida: -ss
monday 7, 12 20:01:00, Dan Player 2x Ida: -ss
monday 8, 13 20:01:00, Dan Player 2x Ida: -ss
tuesday 1, 06 20:01:00, Lea Max: oo
wednesday 1, 06 20:01:00, Vic Wes: --
sunday 2, 12 20:01:00, Lea Max: oo
`

const eighthSheets = `
friday Ann 1, letter 7, 01 13:07:00: go 1|  buy Forest|standing|  if Bert coins >= 1: buy Wheat Field / if Bert coins >= 1: buy Wheat Field
friday Bert 1, letter 8, 01 13:08:00: every go|  buy Bakery|standing|  buy Livestock Farm / buy Livestock Farm
friday Bert 4, letter 9, 01 13:09:00: turn 4|every go|  buy Mine
friday Flo 1, letter 10, 01 13:10:00: every go|  buy Livestock Farm (cleared)
friday Flo 1, letter 19, 02 12:01:00: every go|  buy Livestock Farm (cleared)
friday Ann 2, letter 20, 03 12:01:00: every go|  buy Mine
friday Bert 2, letter 21, 03 12:02:00: every go|  if Ann coins >= 2: buy Bakery
friday Flo 2, letter 0, 03 12:02:00: every go|  buy Forest|standing|  buy Forest (cleared)
friday Bert 2, letter 23, 05 10:01:00: every go|  buy Bakery
friday Ann 2, letter 24, 05 11:00:00: every go|  buy Mine|  buy Livestock Farm
friday Ann 3, letter 34, 06 14:31:00: every go|  buy Wheat Field
friday Bert 3, letter 35, 06 14:32:00: every go|  buy Wheat Field
friday Ann 3, letter 36, 07 14:31:00: every go|  buy Wheat Field
friday Bert 3, letter 37, 07 14:32:00: every go|  buy Wheat Field
friday Ann 4, letter 38, 08 14:31:00: every go|  buy Wheat Field
friday Bert 4, letter 39, 08 14:32:00: every go|  buy Wheat Field
friday Flo 5, letter 40, 08 21:01:00: every go|  buy Livestock Farm (cleared)
friday Ann 5, letter 41, 09 14:31:00: every go|  buy Wheat Field
friday Bert 5, letter 42, 09 14:32:00: every go|  buy Wheat Field
friday Ann 6, letter 43, 10 14:31:00: every go|  buy Wheat Field
friday Bert 6, letter 44, 10 14:32:00: every go|  buy Wheat Field
friday Ann 7, letter 45, 11 14:31:00: every go|  buy Wheat Field
friday Bert 7, letter 46, 11 14:32:00: every go|  buy Wheat Field
friday Flo 8, letter 48, 11 21:02:00: every go|  buy Forest|standing|  buy Forest / buy Forest
friday Flo 9, letter 86, 14 11:03:00: every go|  buy Mine
monday Dan 1, letter 12, 01 13:12:00: every go|  buy Forest|standing|  buy Wheat Field (cleared)
monday Player 2x 1, letter 13, 01 13:13:00: every go|  buy Bakery|standing|  tv Dan (cleared)
monday Ida 1, letter 14, 01 13:14:00: every go|  buy Livestock Farm|standing|  buy Livestock Farm / buy Livestock Farm
monday Dan 3, letter 30, 05 16:03:00: every go|  buy Wheat Field
monday Player 2x 4, letter 31, 06 14:01:00: every go|  buy Bakery|standing|  if Ida coins >= 3: buy Bakery (cleared)
tuesday Lea 1, letter 15, 01 13:15:00: every go|  buy Forest
tuesday Max 1, letter 16, 01 13:16:00: every go|  buy Bakery
tuesday Lea 2, letter 58, 13 10:01:00: every go|  buy Mine
tuesday Lea 2, letter 85, 14 11:02:00: every go|  buy Forest
sunday Lea 2, letter 51, 12 10:01:00: every go|  buy Radio Tower
sunday Max 2, letter 52, 12 10:02:00: every go|  buy Bakery
`

// What Dan and Hal wrote is gone with them.
const eighthPress = `
friday 1 by player 1, anonymous false: Down with Bob!
friday 1 by player 2, anonymous true: Beware of Ann.
friday 5 by player 3, anonymous false: I was ill.
monday 3 by player 4, anonymous false: I am another Dan
2 of player 2 for turn 1, that to one player too
`

const eighthOnlookers = `
friday lea@example.org
friday una@example.org
standby Gil gil@example.org
standby Lea lea@example.org
`

const eighthRequests = `
ann@example.org game 1 player 1, 13 10:02:00: command resign
fay@example.org game 0 player 0, 13 10:03:00: command take over friday as Fay, the seat of player 2
lea@example.org game 2 player 0, 14 11:01:00: offer, the seat of player 5
max@new.example game 3 player 8, 13 10:06:00: move
max@example.org none
ida@example.org game 2 player 6, 13 10:07:00: command forget me
quin@example.org game 0 player 0, 13 10:08:00: command new summer as Quin|schedule: Friday at 18:00|market: open
ova@example.org game 0 player 0, 13 10:09:00: command join newyear as Ova
nat@example.org game 0 player 0, 13 10:10:00: command leave newyear
xena@example.org game 0 player 0, 13 10:11:00: command watch friday|standby as Xena
yan@example.org game 0 player 0, 13 10:13:00: command watch friday
zed@example.org game 0 player 0, 13 10:14:00: command standby as Zed
gil@example.org game 2 player 0, 14 11:01:00: offer, the seat of player 5
flo@example.org game 2 player 0, 05 15:02:00: offer Player 1
kim@example.org none
una@example.org none
lea@example.org game 3 player 7, 13 10:04:00: command address lea@new.example
gil@example.org game 1 player 0, 11 21:04:00: offer, the seat of player 2
flo@example.org done
`

const eighthLetters = `
25 aside player 1, 300 bytes: dmarc=fail
73 unconfirmed player 1, 389 bytes: a tag from a foreign address
75 automatic player 0, 152 bytes: Auto-Submitted: auto-replied
76 aside player 14, 295052 bytes: over 256 kB
77 automatic player 0, 414 bytes: Return-Path: <>
78 automatic player 0, 414 bytes: Return-Path: <>
79 automatic player 0, 414 bytes: Return-Path: <>
80 automatic player 0, 414 bytes: Return-Path: <>
81 automatic player 0, 415 bytes: Return-Path: <>
82 automatic player 0, 414 bytes: Return-Path: <>
52 applied, 25 answered
`

const eighthOutbox = `
dropped report to ann@example.org, player 1, game 0, 1 attempts: 550 no
dropped report to bob@example.org, player 2, game 0, 1 attempts: 550 no
dropped report to cat@example.org, player 3, game 0, 1 attempts: 550 no
dropped report to una@example.org, player 0, game 1, 1 attempts: 550 no
dropped report to ann@example.org, player 1, game 0, 0 attempts
dropped report to bob@example.org, player 2, game 0, 0 attempts
dropped report to cat@example.org, player 3, game 0, 0 attempts
parked answer to mal@example.org, player 0, game 0, 1 attempts: 550 no
parked report to lea@example.org, player 7, game 0, 1 attempts: 550 no
parked report to max@example.org, player 8, game 0, 1 attempts: 550 no
parked notice to keeper@example.org, player 0, game 0, 1 attempts: 550 no
parked notice to keeper@example.org, player 0, game 0, 1 attempts: 550 no
queued report to jo@example.org, player 4, game 0, 1 attempts: 550 no
held report to ida@example.org, player 6, game 0, 1 attempts: 550 no
dropped report to ann@example.org, player 1, game 0, 1 attempts: 550 no
held report to flo@example.org, player 3, game 0, 1 attempts: 550 no
queued notice to keeper@example.org, player 0, game 0, 0 attempts
queued report to gil@example.org, player 0, game 2, 0 attempts
queued report to lea@example.org, player 0, game 2, 0 attempts
queued notice to keeper@example.org, player 0, game 0, 0 attempts (fleeting)
queued answer to kim@example.org, player 0, game 0, 0 attempts (fleeting)
queued answer to lea@example.org, player 7, game 0, 0 attempts
queued report to ann@example.org, player 1, game 0, 0 attempts
queued answer to flo@example.org, player 3, game 0, 0 attempts
queued answer to una@example.org, player 0, game 0, 0 attempts
3 answers to hal
3 answers to dan
3 answers to kim
3 answers to una
sent: 120 reports, 67 answers, 8 notices
`

const eighthTold = `
"day full " 1
"forgotten " 3
"letter " 3
"parked " 2
"silence " 4
"unreachable " 1
"" 14
`
