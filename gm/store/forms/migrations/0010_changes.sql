-- A change names the player whom it is about, and what it carries stands in columns
-- of its own: until now a name told who, and a text whatever there was to tell. The
-- players are found behind this, by going back through the names (step 10).
ALTER TABLE changes ADD COLUMN player INTEGER REFERENCES players (id); -- NULL for nobody, and where the row is gone
ALTER TABLE changes ADD COLUMN until INTEGER;                 -- the deadline from then on, or the end of a grace
ALTER TABLE changes ADD COLUMN undoes INTEGER NOT NULL DEFAULT 0; -- the number of the turn that was taken back
ALTER TABLE changes ADD COLUMN name TEXT NOT NULL DEFAULT ''; -- of who came, or the new one
ALTER TABLE changes ADD COLUMN why TEXT NOT NULL DEFAULT '';  -- 'silent' or 'resigned'

UPDATE changes SET until = unixepoch(what) WHERE kind IN ('deadline moved', 'extended', 'game resumed', 'miss excused');
UPDATE changes SET undoes = CAST(what AS INTEGER) WHERE kind = 'turn undone';
UPDATE changes SET name = what WHERE kind IN ('player replaced', 'player renamed', 'seat taken');
UPDATE changes SET why = what WHERE kind = 'seat opened';
ALTER TABLE changes DROP COLUMN what;
