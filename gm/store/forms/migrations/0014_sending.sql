-- Letters of ours to one address leave in order: what waits there is asked for before
-- each of them.
CREATE INDEX outbox_waiting ON outbox (recipient COLLATE NOCASE, id) WHERE state = 'queued';

-- Players whose letters were worked on without an answer, because they had so many
-- answers already: one follows for all of them.
CREATE TABLE owed (
  player  INTEGER PRIMARY KEY REFERENCES players (id),
  since   INTEGER NOT NULL,             -- the first of those letters
  letters INTEGER NOT NULL              -- how many there are
) STRICT;
