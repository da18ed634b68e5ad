-- What letters to somebody are like: in which language ('' for that of the house), with
-- or without HTML, with or without a calendar file.
ALTER TABLE players ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN no_html INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN calendar INTEGER NOT NULL DEFAULT 0;
ALTER TABLE observers ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE standbys ADD COLUMN language TEXT NOT NULL DEFAULT '';
