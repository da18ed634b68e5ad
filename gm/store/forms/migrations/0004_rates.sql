-- When a letter was last tried: so many may be a minute and a day.
ALTER TABLE outbox ADD COLUMN tried INTEGER;
CREATE INDEX outbox_tried ON outbox (tried);
