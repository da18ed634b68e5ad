-- What letters to somebody are like: in which language ('' for that of the house), with
-- or without HTML, with or without a calendar file.
ALTER TABLE players ADD COLUMN language text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN no_html boolean NOT NULL DEFAULT false;
ALTER TABLE players ADD COLUMN calendar boolean NOT NULL DEFAULT false;
ALTER TABLE observers ADD COLUMN language text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE standbys ADD COLUMN language text COLLATE "C" NOT NULL DEFAULT '';
