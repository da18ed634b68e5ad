-- Letters that the mail server lists and did not hand over: the mark of the mailbox
-- has passed them, and they are asked for again by their numbers.
CREATE TABLE left_out (
  uidvalidity INTEGER NOT NULL,
  uid         INTEGER NOT NULL,
  arrived     INTEGER,                  -- INTERNALDATE; NULL where the server told none
  size        INTEGER NOT NULL,         -- -1 where it told none
  since       INTEGER NOT NULL,         -- asked for first
  tries       INTEGER NOT NULL,         -- in vain
  due         INTEGER NOT NULL,         -- asked for again
  why         TEXT NOT NULL,
  aside       INTEGER NOT NULL,         -- no turn waits for it any more
  PRIMARY KEY (uidvalidity, uid)
) STRICT, WITHOUT ROWID;
