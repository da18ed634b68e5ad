-- With a turn that is taken back goes what was changed behind it: it stays on
-- record, and no report tells it.
ALTER TABLE changes ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;
