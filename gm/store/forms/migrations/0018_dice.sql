-- Dice that players can check. A game's chain of keys was made before its first roll and
-- is never shown: a key of it is, with the report of its roll. What a seat gives to the
-- mix is given once. A roll is taken in the transaction of its turn; one of a turn that
-- was taken back stays.
CREATE TABLE dice (
  game  INTEGER PRIMARY KEY REFERENCES games (id),
  chain BLOB NOT NULL,                  -- every hundredth link, the lock first, the root last
  deck  BLOB NOT NULL,                  -- the key of deck and seats; empty where none were drawn by it
  since INTEGER NOT NULL,               -- the first turn that is rolled by it
  told  TEXT NOT NULL                   -- JSON, what the seats gave by the time the players got the lock; null before
) STRICT;
CREATE TABLE rolls (
  game  INTEGER NOT NULL REFERENCES games (id),
  roll  INTEGER NOT NULL,
  mix   TEXT NOT NULL,
  faces TEXT NOT NULL,                  -- JSON, in the order of throwing
  told  TEXT NOT NULL,                  -- JSON, what the report tells of the seats
  PRIMARY KEY (game, roll)
) STRICT, WITHOUT ROWID;
CREATE TABLE given (
  player INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  what   TEXT NOT NULL,
  since  INTEGER NOT NULL               -- the first turn in which it counts
) STRICT;
