-- What goes next is found in the index alone: a row of the outbox is as long as its letter.
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (mailbox, recipient COLLATE NOCASE, id, due, proven, kind, player) WHERE state = 'queued';
