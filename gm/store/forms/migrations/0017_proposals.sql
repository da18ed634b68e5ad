-- Sheets as letters may have been meant, which are filed once their writers say yes.
CREATE TABLE proposals (
  id     INTEGER PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id),
  turn   INTEGER NOT NULL,              -- that it is for
  letter INTEGER REFERENCES letters (id),
  orders TEXT NOT NULL,                 -- the whole sheet, canonical
  asked  TEXT NOT NULL,                 -- in this message of ours
  made   INTEGER NOT NULL,
  state  TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'filed', 'replaced', 'lapsed'))
) STRICT;
CREATE INDEX proposals_asked ON proposals (asked);
CREATE INDEX proposals_of_player ON proposals (player, state);
