-- The first form of the database. Times are unix seconds, UTC. A migration is
-- never edited once it was released; the next one goes on from here.

CREATE TABLE settings (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
  id         INTEGER PRIMARY KEY,
  name       TEXT NOT NULL UNIQUE COLLATE NOCASE,
  state      TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'finished')),
  schedule   TEXT NOT NULL,             -- a cron expression
  zone       TEXT NOT NULL,             -- IANA
  keep_seats INTEGER NOT NULL,
  position   TEXT NOT NULL,             -- JSON; only its rules count until the game starts
  deadline   INTEGER,                   -- of the turn to be resolved
  grace      INTEGER,                   -- the turn is held until then
  created    INTEGER NOT NULL
) STRICT;

CREATE TABLE players (
  id         INTEGER PRIMARY KEY,
  game       INTEGER NOT NULL REFERENCES games (id),
  seat       INTEGER NOT NULL,
  name       TEXT NOT NULL,
  address    TEXT NOT NULL,             -- bare, lower case
  generation INTEGER NOT NULL,          -- of the player's tag
  thread     TEXT NOT NULL,             -- message id of the first letter
  UNIQUE (game, name)
) STRICT;
CREATE INDEX players_of_game ON players (game, seat);

CREATE TABLE letters (
  id          INTEGER PRIMARY KEY,
  uidvalidity INTEGER NOT NULL,
  uid         INTEGER NOT NULL,
  hash        BLOB NOT NULL UNIQUE,     -- SHA-256 of the raw letter
  arrived     INTEGER NOT NULL,         -- INTERNALDATE
  filed       INTEGER NOT NULL,
  sender      TEXT NOT NULL,            -- what From: says
  subject     TEXT NOT NULL,
  message_id  TEXT NOT NULL,
  size        INTEGER NOT NULL,
  raw         BLOB,                     -- NULL when it was too large to fetch
  text        TEXT NOT NULL,            -- the writer's own text
  state       TEXT NOT NULL,
  why         TEXT NOT NULL,
  answer      TEXT NOT NULL DEFAULT '', -- message id of our answer
  player      INTEGER REFERENCES players (id)
) STRICT;
CREATE INDEX letters_of_player ON letters (player, answer);

CREATE TABLE sheets (
  id       INTEGER PRIMARY KEY,
  player   INTEGER NOT NULL REFERENCES players (id),
  turn     INTEGER NOT NULL,
  letter   INTEGER NOT NULL REFERENCES letters (id),
  arrived  INTEGER NOT NULL,
  orders   TEXT NOT NULL,               -- canonical
  standing TEXT,                        -- canonical, NULL without the heading
  cleared  INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX sheets_of_player ON sheets (player, turn, arrived);

CREATE TABLE turns (
  game     INTEGER NOT NULL REFERENCES games (id),
  turn     INTEGER NOT NULL,
  resolved INTEGER NOT NULL,
  before   TEXT NOT NULL,               -- JSON position
  orders   TEXT NOT NULL,               -- JSON, what counted for each seat
  dice     TEXT NOT NULL,               -- JSON, faces in the order of throwing
  events   TEXT NOT NULL,               -- JSON
  after    TEXT NOT NULL,               -- JSON position
  PRIMARY KEY (game, turn)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
  id         INTEGER PRIMARY KEY,
  kind       TEXT NOT NULL CHECK (kind IN ('report', 'answer', 'notice')),
  state      TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'parked')),
  message_id TEXT NOT NULL UNIQUE,
  recipient  TEXT NOT NULL,
  player     INTEGER REFERENCES players (id),
  letter     INTEGER REFERENCES letters (id),
  raw        BLOB NOT NULL,
  created    INTEGER NOT NULL,
  due        INTEGER NOT NULL,
  attempts   INTEGER NOT NULL DEFAULT 0,
  sent       INTEGER,
  trouble    TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX outbox_due ON outbox (state, due);
CREATE INDEX outbox_answers ON outbox (kind, created, recipient);

CREATE TABLE told (
  matter TEXT PRIMARY KEY,
  at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
