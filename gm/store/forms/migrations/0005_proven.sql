-- Whether a letter answers one with a right tag: the two kinds have limits of
-- their own.
ALTER TABLE outbox ADD COLUMN proven INTEGER NOT NULL DEFAULT 0;
