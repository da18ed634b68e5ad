-- How often letters to an address came back, weighed; a letter from the player
-- makes it 0.
ALTER TABLE addresses ADD COLUMN bounced INTEGER NOT NULL DEFAULT 0;
