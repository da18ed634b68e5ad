-- What goes next is found by its rank, however much is queued.
CREATE INDEX outbox_next ON outbox (mailbox, (CASE WHEN proven OR kind = 'notice' OR kind = 'report' AND player IS NOT NULL THEN 0
	WHEN kind = 'report' OR player IS NOT NULL THEN 1 ELSE 2 END), id) WHERE state = 'queued' AND id > 0;
-- All due are above 0: who does not say so has no business with this index.
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (mailbox, state, due) WHERE due > 0;

-- And who is reminded, among the games that remind in this turn.
DROP INDEX games_reminding;
CREATE INDEX games_reminding ON games (mailbox, ((CASE WHEN grace > deadline THEN grace ELSE deadline END)
    - CAST(CAST(terms AS jsonb) ->> 'reminder' AS bigint) / 1000000000))
  WHERE state = 'running' AND held = '' AND CAST(CAST(terms AS jsonb) ->> 'reminder' AS bigint) > 0
    AND (CASE WHEN grace > deadline THEN grace ELSE deadline END)
      - CAST(CAST(terms AS jsonb) ->> 'reminder' AS bigint) / 1000000000 > coalesce(began, -62135596800);
