-- Every turn that was ever resolved has a link in the chain of its game, also one
-- that was taken back; the start of a game is turn 0. A witness of the newest link is
-- kept in the mailbox, by which a database is known that is behind what was sent. The
-- links of the turns that there are, are made behind this (step 13).
CREATE TABLE chain (
  id    INTEGER PRIMARY KEY,
  game  INTEGER NOT NULL REFERENCES games (id),
  turn  INTEGER NOT NULL,
  made  INTEGER NOT NULL,
  value TEXT NOT NULL,                -- SHA-256 in hex
  kept  INTEGER NOT NULL DEFAULT 0    -- a witness of it, or of a later link, is
) STRICT;
CREATE INDEX chain_of_game ON chain (game, turn);
