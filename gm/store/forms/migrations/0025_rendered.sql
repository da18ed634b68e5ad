-- What a letter of ours says stands beside its row: that is written anew as a whole whenever
-- an attempt is noted in it. Of a letter that is emptied there is no row here.
CREATE TABLE rendered (
  id      INTEGER PRIMARY KEY REFERENCES outbox (id),
  mailbox TEXT NOT NULL,
  created INTEGER NOT NULL,             -- as in the outbox, to find what is old
  raw     BLOB NOT NULL
) STRICT;
INSERT INTO rendered (id, mailbox, created, raw) SELECT id, mailbox, created, raw FROM outbox WHERE length(raw) > 0;
DROP INDEX outbox_old;
ALTER TABLE outbox DROP COLUMN raw;
CREATE INDEX rendered_old ON rendered (mailbox, created);

-- Letters that were never tried are not looked for by when that was, and those to an address
-- only to forget it: for that all are looked at, as all that came in.
DROP INDEX outbox_tried;
CREATE INDEX outbox_tried ON outbox (mailbox, tried) WHERE tried IS NOT NULL;
DROP INDEX outbox_to;
