-- Letters of ours to one address leave in order: what waits there is asked for before
-- each of them.
CREATE INDEX outbox_waiting ON outbox (recipient COLLATE NOCASE, id) WHERE state = 'queued';
