-- What was told by marks in columns has columns of its own. Of a letter that is
-- forgotten there are no message id and no recipient; person is the SHA-256 of the
-- address, by which answers to it are still counted. once_sent is what becomes of a
-- letter when it is sent or dropped: it was a number of three meanings.
CREATE TABLE outbox_new (
  id         INTEGER PRIMARY KEY,
  kind       TEXT NOT NULL CHECK (kind IN ('report', 'answer', 'notice')),
  state      TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'parked', 'held', 'dropped')),
  message_id TEXT UNIQUE,               -- NULL once it is forgotten
  recipient  TEXT,                      -- the same
  person     BLOB,                      -- SHA-256 of the recipient in small letters, of a letter that is forgotten
  player     INTEGER REFERENCES players (id),
  game       INTEGER REFERENCES games (id), -- of a letter to somebody who does not play in it
  letter     INTEGER REFERENCES letters (id),
  raw        BLOB NOT NULL,
  created    INTEGER NOT NULL,
  due        INTEGER NOT NULL,
  attempts   INTEGER NOT NULL DEFAULT 0,
  sent       INTEGER,
  trouble    TEXT NOT NULL DEFAULT '',
  tried      INTEGER,
  proven     INTEGER NOT NULL DEFAULT 0,
  once_sent  TEXT NOT NULL DEFAULT 'keep' CHECK (once_sent IN ('keep', 'empty', 'forget')),
  CHECK ((message_id IS NULL) = (recipient IS NULL) AND (recipient IS NULL) = (person IS NOT NULL))
) STRICT;

INSERT INTO outbox_new (id, kind, state, message_id, recipient, person, player, game, letter, raw, created, due, attempts, sent,
    trouble, tried, proven, once_sent)
  SELECT id, kind, state,
    iif(forgotten, NULL, message_id), iif(forgotten, NULL, recipient), iif(forgotten, unhex(substr(recipient, 11)), NULL),
    player, game, letter, raw, created, due, attempts, sent, trouble, tried, proven,
    CASE fleeting WHEN 0 THEN 'keep' WHEN 1 THEN 'forget' ELSE 'empty' END
  FROM (SELECT outbox.*, substr(message_id, 1, 10) = 'forgotten ' AS forgotten FROM outbox);
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (state, due);
CREATE INDEX outbox_answers ON outbox (kind, created, recipient);
CREATE INDEX outbox_tried ON outbox (tried);

-- The senders of a letter are a JSON array; they were joined by commas.
ALTER TABLE letters ADD COLUMN senders TEXT NOT NULL DEFAULT '[]'; -- what From: says
UPDATE letters SET senders = '[' || replace(json_quote(sender), ', ', '","') || ']' WHERE sender <> '';
ALTER TABLE letters DROP COLUMN sender;
