-- A player may write from several addresses.

CREATE TABLE addresses (
  player  INTEGER NOT NULL REFERENCES players (id),
  address TEXT NOT NULL,                -- bare, lower case
  place   INTEGER NOT NULL,             -- 0: letters to the player go there
  PRIMARY KEY (player, address)
) STRICT, WITHOUT ROWID;
INSERT INTO addresses (player, address, place) SELECT id, address, 0 FROM players;
ALTER TABLE players DROP COLUMN address;
