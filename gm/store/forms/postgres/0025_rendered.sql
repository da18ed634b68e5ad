-- What a letter of ours says stands beside its row. Of a letter that is emptied there is no
-- row here.
CREATE TABLE rendered (
  id      bigint PRIMARY KEY REFERENCES outbox (id),
  mailbox text COLLATE "C" NOT NULL,
  created bigint NOT NULL,              -- as in the outbox, to find what is old
  raw     bytea NOT NULL
);
INSERT INTO rendered (id, mailbox, created, raw) SELECT id, mailbox, created, raw FROM outbox WHERE length(raw) > 0;
DROP INDEX outbox_old;
ALTER TABLE outbox DROP COLUMN raw;
CREATE INDEX rendered_old ON rendered (mailbox, created);

-- Letters that were never tried are not looked for by when that was, and those to an address
-- only to forget it: for that all are looked at, as all that came in.
DROP INDEX outbox_tried;
CREATE INDEX outbox_tried ON outbox (mailbox, tried) WHERE tried IS NOT NULL;
DROP INDEX outbox_to;

-- A column that is dropped stays in the files of the server, with all the letters in it, until
-- its row is written again. So all are, without it; nobody needs their order later.
CLUSTER outbox USING outbox_pkey;
ALTER TABLE outbox SET WITHOUT CLUSTER;
