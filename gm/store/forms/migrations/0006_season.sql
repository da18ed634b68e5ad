-- A season without the GM's hand: waiting lists, options, absences, press,
-- observers, standbys, and what was changed with its reason.

ALTER TABLE games ADD COLUMN places INTEGER NOT NULL DEFAULT 0;   -- how many may play
ALTER TABLE games ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';    -- JSON, how it is moderated
ALTER TABLE games ADD COLUMN began INTEGER;                       -- when the players got this turn's time
ALTER TABLE games ADD COLUMN held TEXT NOT NULL DEFAULT '';       -- why no turn is resolved
ALTER TABLE games ADD COLUMN extensions INTEGER NOT NULL DEFAULT 0; -- granted so far
UPDATE games SET places = (SELECT count(*) FROM players WHERE game = games.id), began = created;

ALTER TABLE players ADD COLUMN zone TEXT NOT NULL DEFAULT '';     -- IANA, '' for the game's
ALTER TABLE players ADD COLUMN no_reminders INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN excused INTEGER NOT NULL DEFAULT 0; -- misses, so far
ALTER TABLE players ADD COLUMN missed INTEGER NOT NULL DEFAULT 0; -- turns in a row
ALTER TABLE players ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0; -- the turn of the last reminder
ALTER TABLE players ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;  -- the last turn of which this was said
ALTER TABLE players ADD COLUMN wait INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN extension INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN vote_end INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN gone TEXT NOT NULL DEFAULT '';     -- why nobody plays the seat

CREATE TABLE absences (
  player INTEGER NOT NULL REFERENCES players (id),
  since  INTEGER NOT NULL,              -- first second
  until  INTEGER NOT NULL               -- first second behind it
) STRICT;
CREATE INDEX absences_of_player ON absences (player);

-- Who gets the public report of a game.
CREATE TABLE observers (
  game    INTEGER NOT NULL REFERENCES games (id),
  address TEXT NOT NULL,                -- bare, lower case
  since   INTEGER NOT NULL,
  PRIMARY KEY (game, address)
) STRICT, WITHOUT ROWID;

-- Who would take over a seat.
CREATE TABLE standbys (
  address TEXT PRIMARY KEY,             -- bare, lower case
  name    TEXT NOT NULL,
  since   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is done only once its writer has said yes.
CREATE TABLE requests (
  id      INTEGER PRIMARY KEY,
  asks    TEXT NOT NULL,                -- the command, as it was written
  game    INTEGER REFERENCES games (id),
  player  INTEGER REFERENCES players (id),
  address TEXT NOT NULL,                -- who was asked
  asked   TEXT NOT NULL,                -- in this message of ours
  made    INTEGER NOT NULL,
  done    INTEGER
) STRICT;
CREATE INDEX requests_asked ON requests (asked);

CREATE TABLE press (
  id        INTEGER PRIMARY KEY,
  game      INTEGER NOT NULL REFERENCES games (id),
  turn      INTEGER NOT NULL,           -- in whose report it is printed
  author    INTEGER REFERENCES players (id), -- NULL for the GM
  recipient INTEGER REFERENCES players (id), -- NULL for all
  anonymous INTEGER NOT NULL,
  text      TEXT NOT NULL,
  sent      INTEGER NOT NULL
) STRICT;
CREATE INDEX press_of_turn ON press (game, turn);

-- What changed in a game beside its turns, with its reason.
CREATE TABLE changes (
  id     INTEGER PRIMARY KEY,
  game   INTEGER NOT NULL REFERENCES games (id),
  turn   INTEGER NOT NULL,              -- in whose report it stands
  at     INTEGER NOT NULL,
  kind   TEXT NOT NULL,
  who    TEXT NOT NULL,                 -- a player's name, '' for none
  what   TEXT NOT NULL,                 -- depends on the kind
  reason TEXT NOT NULL
) STRICT;
CREATE INDEX changes_of_turn ON changes (game, turn);

-- Turns that were taken back: they stay on record.
CREATE TABLE undone (
  id       INTEGER PRIMARY KEY,
  undone   INTEGER NOT NULL,            -- when
  reason   TEXT NOT NULL,
  game     INTEGER NOT NULL REFERENCES games (id),
  turn     INTEGER NOT NULL,
  resolved INTEGER NOT NULL,
  before   TEXT NOT NULL,
  orders   TEXT NOT NULL,
  dice     TEXT NOT NULL,
  events   TEXT NOT NULL,
  after    TEXT NOT NULL
) STRICT;

-- Orders may be entered by the GM: then they have no letter.
CREATE TABLE sheets_new (
  id       INTEGER PRIMARY KEY,
  player   INTEGER NOT NULL REFERENCES players (id),
  turn     INTEGER NOT NULL,
  letter   INTEGER REFERENCES letters (id),
  arrived  INTEGER NOT NULL,
  orders   TEXT NOT NULL,
  standing TEXT,
  cleared  INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO sheets_new SELECT id, player, turn, letter, arrived, orders, standing, cleared FROM sheets;
DROP TABLE sheets;
ALTER TABLE sheets_new RENAME TO sheets;
CREATE INDEX sheets_of_player ON sheets (player, turn, arrived);

-- A letter in the outbox may be held back or dropped, and one to somebody who
-- is forgotten leaves nothing behind.
CREATE TABLE outbox_new (
  id         INTEGER PRIMARY KEY,
  kind       TEXT NOT NULL CHECK (kind IN ('report', 'answer', 'notice')),
  state      TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'parked', 'held', 'dropped')),
  message_id TEXT NOT NULL UNIQUE,
  recipient  TEXT NOT NULL,
  player     INTEGER REFERENCES players (id),
  letter     INTEGER REFERENCES letters (id),
  raw        BLOB NOT NULL,
  created    INTEGER NOT NULL,
  due        INTEGER NOT NULL,
  attempts   INTEGER NOT NULL DEFAULT 0,
  sent       INTEGER,
  trouble    TEXT NOT NULL DEFAULT '',
  tried      INTEGER,
  proven     INTEGER NOT NULL DEFAULT 0,
  fleeting   INTEGER NOT NULL DEFAULT 0 -- deleted once it is sent
) STRICT;
INSERT INTO outbox_new (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven)
  SELECT id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (state, due);
CREATE INDEX outbox_answers ON outbox (kind, created, recipient);
CREATE INDEX outbox_tried ON outbox (tried);
