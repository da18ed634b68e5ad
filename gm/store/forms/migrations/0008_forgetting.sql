-- Who had a seat before it went to another: once forgotten, nothing of the person
-- is left in the game.
CREATE TABLE past_players (
  game    INTEGER NOT NULL REFERENCES games (id),
  player  INTEGER,                      -- whose row it was; NULL once that is gone
  name    TEXT NOT NULL,                -- when the seat was left
  address TEXT NOT NULL,                -- bare, lower case; one row each
  until   INTEGER NOT NULL              -- when the seat was left
) STRICT;
CREATE INDEX past_players_address ON past_players (address);

-- The game of a letter to somebody who does not play in it. fleeting is 1 where
-- nobody shall know any more to whom it went, 2 where what it says shall go.
ALTER TABLE outbox ADD COLUMN game INTEGER REFERENCES games (id);

-- How often letters came back, weighed as those to players are.
ALTER TABLE observers ADD COLUMN bounced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standbys ADD COLUMN bounced INTEGER NOT NULL DEFAULT 0;

CREATE INDEX requests_of_address ON requests (address, made);
