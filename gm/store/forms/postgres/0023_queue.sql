-- What goes next is found in the index alone, where a row was not changed of late.
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (mailbox, lower(recipient), id) INCLUDE (recipient, due, proven, kind, player) WHERE state = 'queued';
