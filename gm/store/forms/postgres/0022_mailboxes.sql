-- Several mailboxes may share a database: whose a game is, a letter, a request. The first
-- has the name ''. What a round asks for it asks for its own mailbox, so the indexes begin
-- with that. Settings and matters told of have the name before theirs, and a slash.
ALTER TABLE games ADD COLUMN mailbox text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE letters ADD COLUMN mailbox text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN mailbox text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE requests ADD COLUMN mailbox text COLLATE "C" NOT NULL DEFAULT '';

DROP INDEX games_open;
DROP INDEX games_waiting;
DROP INDEX games_cut;
DROP INDEX games_reminding;
DROP INDEX games_early;
DROP INDEX games_statements;
DROP INDEX games_over;
CREATE INDEX games_open ON games (mailbox, id) WHERE state IN ('waiting', 'running');
CREATE INDEX games_waiting ON games (mailbox, id) WHERE state = 'waiting';
CREATE INDEX games_cut ON games (mailbox, (CASE WHEN grace > deadline THEN grace ELSE deadline END)) WHERE state = 'running' AND held = '';
CREATE INDEX games_reminding ON games (mailbox, ((CASE WHEN grace > deadline THEN grace ELSE deadline END)
    - CAST(CAST(terms AS jsonb) ->> 'reminder' AS bigint) / 1000000000))
  WHERE state = 'running' AND held = '';
CREATE INDEX games_early ON games (mailbox, id) WHERE state = 'running' AND held = '' AND CAST(CAST(terms AS jsonb) ->> 'early' AS boolean);
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
ALTER TABLE left_out ADD COLUMN mailbox text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE left_out DROP CONSTRAINT left_out_pkey;
ALTER TABLE left_out ADD PRIMARY KEY (mailbox, uidvalidity, uid);
ALTER TABLE standbys ADD COLUMN mailbox text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE standbys DROP CONSTRAINT standbys_pkey;
ALTER TABLE standbys ADD PRIMARY KEY (mailbox, address);
ALTER TABLE wishes ADD COLUMN mailbox text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE wishes DROP CONSTRAINT wishes_pkey;
ALTER TABLE wishes ADD PRIMARY KEY (mailbox, address, wish);
DROP INDEX wishes_by_wish;
CREATE INDEX wishes_by_wish ON wishes (mailbox, wish);
