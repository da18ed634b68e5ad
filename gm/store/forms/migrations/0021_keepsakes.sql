-- What is kept of turns beside the turns: the luck of the players, and what the report said
-- of who will win. A turn that is played again has its row replaced; what was reckoned of
-- one that was taken back counts for nothing. And what people want of what is told of them
-- behind a game: as long as somebody says nothing, there is no row.
CREATE TABLE measures (
  game INTEGER NOT NULL REFERENCES games (id),
  turn INTEGER NOT NULL,
  luck TEXT NOT NULL,                   -- JSON, by seat, in 36ths of a coin
  odds TEXT NOT NULL,                   -- JSON, percent by seat as the report said; null where it said none
  won  TEXT NOT NULL,                   -- JSON, the seats that won in it, from 0; null for none
  PRIMARY KEY (game, turn)
) STRICT, WITHOUT ROWID;
CREATE INDEX measures_won ON measures (game) WHERE won <> 'null';
CREATE INDEX games_over ON games (id) WHERE state = 'finished';
CREATE TABLE wishes (
  address TEXT NOT NULL,
  wish    TEXT NOT NULL CHECK (wish IN ('no archive', 'speed')),
  PRIMARY KEY (address, wish)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishes_by_wish ON wishes (wish);
