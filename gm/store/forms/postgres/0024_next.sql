-- What goes next is found by its rank, however much is queued.
CREATE INDEX outbox_next ON outbox (mailbox, (CASE WHEN proven OR kind = 'notice' OR kind = 'report' AND player IS NOT NULL THEN 0
	WHEN kind = 'report' OR player IS NOT NULL THEN 1 ELSE 2 END), id) WHERE state = 'queued' AND id > 0;
