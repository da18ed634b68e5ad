-- Several mailboxes may share a database: whose a game is, a letter, a request. The first
-- has the name ''. What a round asks for it asks for its own mailbox, so the indexes begin
-- with that. Settings and matters told of have the name before theirs, and a slash.
ALTER TABLE games ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
ALTER TABLE letters ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
ALTER TABLE requests ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';

DROP INDEX games_open;
DROP INDEX games_waiting;
DROP INDEX games_cut;
DROP INDEX games_reminding;
DROP INDEX games_early;
DROP INDEX games_statements;
DROP INDEX games_over;
CREATE INDEX games_open ON games (mailbox, id) WHERE state IN ('waiting', 'running');
CREATE INDEX games_waiting ON games (mailbox, id) WHERE state = 'waiting';
CREATE INDEX games_cut ON games (mailbox, max(deadline, ifnull(grace, 0))) WHERE state = 'running' AND held = '';
CREATE INDEX games_reminding ON games (mailbox, max(deadline, ifnull(grace, 0)) - (terms ->> '$.reminder') / 1000000000)
  WHERE state = 'running' AND held = '';
CREATE INDEX games_early ON games (mailbox, id) WHERE state = 'running' AND held = '' AND terms ->> '$.early';
CREATE INDEX games_statements ON games (mailbox, statements) WHERE statements IS NOT NULL;
CREATE INDEX games_over ON games (mailbox, id) WHERE state = 'finished';

DROP INDEX letters_old;
DROP INDEX letters_of_state;
CREATE INDEX letters_old ON letters (mailbox, filed) WHERE emptied IS NULL;
CREATE INDEX letters_of_state ON letters (mailbox, state, id);

DROP INDEX outbox_due;
DROP INDEX outbox_answers;
DROP INDEX outbox_tried;
DROP INDEX outbox_old;
CREATE INDEX outbox_due ON outbox (mailbox, state, due);
CREATE INDEX outbox_answers ON outbox (mailbox, kind, created, recipient);
CREATE INDEX outbox_tried ON outbox (mailbox, tried);
CREATE INDEX outbox_old ON outbox (mailbox, created) WHERE length(raw) > 0;

-- What has a key of its own that another mailbox may have, too.
ALTER TABLE left_out RENAME TO left_out_before;
CREATE TABLE left_out (
  mailbox     TEXT NOT NULL DEFAULT '',
  uidvalidity INTEGER NOT NULL,
  uid         INTEGER NOT NULL,
  arrived     INTEGER,                  -- INTERNALDATE; NULL where the server told none
  size        INTEGER NOT NULL,         -- -1 where it told none
  since       INTEGER NOT NULL,         -- asked for first
  tries       INTEGER NOT NULL,         -- in vain
  due         INTEGER NOT NULL,         -- asked for again
  why         TEXT NOT NULL,
  aside       INTEGER NOT NULL,         -- no turn waits for it any more
  PRIMARY KEY (mailbox, uidvalidity, uid)
) STRICT, WITHOUT ROWID;
INSERT INTO left_out (uidvalidity, uid, arrived, size, since, tries, due, why, aside)
  SELECT uidvalidity, uid, arrived, size, since, tries, due, why, aside FROM left_out_before;
DROP TABLE left_out_before;

ALTER TABLE standbys RENAME TO standbys_before;
CREATE TABLE standbys (
  mailbox  TEXT NOT NULL DEFAULT '',
  address  TEXT NOT NULL,               -- bare, lower case
  name     TEXT NOT NULL,
  since    INTEGER NOT NULL,
  bounced  INTEGER NOT NULL DEFAULT 0,
  language TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (mailbox, address)
) STRICT, WITHOUT ROWID;
INSERT INTO standbys (address, name, since, bounced, language) SELECT address, name, since, bounced, language FROM standbys_before;
DROP TABLE standbys_before;

ALTER TABLE wishes RENAME TO wishes_before;
DROP INDEX wishes_by_wish;
CREATE TABLE wishes (
  mailbox TEXT NOT NULL DEFAULT '',
  address TEXT NOT NULL,
  wish    TEXT NOT NULL CHECK (wish IN ('no archive', 'speed')),
  PRIMARY KEY (mailbox, address, wish)
) STRICT, WITHOUT ROWID;
INSERT INTO wishes (address, wish) SELECT address, wish FROM wishes_before;
DROP TABLE wishes_before;
CREATE INDEX wishes_by_wish ON wishes (mailbox, wish);
