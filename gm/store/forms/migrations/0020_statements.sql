-- Until when the players of a game that is over can say something at its end: their
-- words go out in one letter then, or once all have spoken. NULL when it has gone out,
-- and where there is none to come.
ALTER TABLE games ADD COLUMN statements INTEGER;
CREATE INDEX games_statements ON games (statements) WHERE statements IS NOT NULL;
