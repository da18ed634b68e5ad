-- What letters say is kept for a while behind the end of their game: so it is known
-- when that was. Of games that were over before this, it is their last sign of life.
ALTER TABLE games ADD COLUMN ended INTEGER;   -- NULL while it is not over
UPDATE games SET ended = max(created,
    ifnull((SELECT max(resolved) FROM turns WHERE turns.game = games.id), 0),
    ifnull((SELECT max(at) FROM changes WHERE changes.game = games.id), 0))
  WHERE state = 'finished';

ALTER TABLE letters ADD COLUMN emptied INTEGER; -- when what it says was removed; NULL while it is kept
CREATE INDEX letters_kept ON letters (player, filed) WHERE emptied IS NULL;
CREATE INDEX outbox_kept ON outbox (player, created) WHERE length(raw) > 0;
