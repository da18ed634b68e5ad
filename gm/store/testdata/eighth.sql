-- A database of the eighth form, as machipost itself wrote it while made-up people
-- sent letters, and their keeper commands, from 1 to 14 December 2026. Tests load
-- it; it is never edited.
--
-- friday     runs: eight turns, the second one undone and played again; a seat that
--            fell silent, came back and was taken; one that was resigned
-- monday     runs: three players forgotten in it, one of them when another had the seat
-- tuesday    runs: its second turn waits for Max
-- wednesday  the keeper ended it after a turn
-- thursday   ended by vote before the first
-- saturday   is held
-- sunday     goes on from a position that was imported, and was won
-- newyear    waits for two more players
-- spring     was opened by letter, and waits

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
, places INTEGER NOT NULL DEFAULT 0, terms TEXT NOT NULL DEFAULT '{}', began INTEGER, held TEXT NOT NULL DEFAULT '', extensions INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE players (
  id         INTEGER PRIMARY KEY,
  game       INTEGER NOT NULL REFERENCES games (id),
  seat       INTEGER NOT NULL,
  name       TEXT NOT NULL,
  generation INTEGER NOT NULL,          -- of the player's tag
  thread     TEXT NOT NULL, zone TEXT NOT NULL DEFAULT '', no_reminders INTEGER NOT NULL DEFAULT 0, excused INTEGER NOT NULL DEFAULT 0, missed INTEGER NOT NULL DEFAULT 0, reminded INTEGER NOT NULL DEFAULT 0, ready INTEGER NOT NULL DEFAULT 0, wait INTEGER NOT NULL DEFAULT 0, extension INTEGER NOT NULL DEFAULT 0, vote_end INTEGER NOT NULL DEFAULT 0, gone TEXT NOT NULL DEFAULT '',             -- message id of the first letter
  UNIQUE (game, name)
) STRICT;

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

CREATE TABLE told (
  matter TEXT PRIMARY KEY,
  at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE addresses (
  player  INTEGER NOT NULL REFERENCES players (id),
  address TEXT NOT NULL,                -- bare, lower case
  place   INTEGER NOT NULL, bounced INTEGER NOT NULL DEFAULT 0,             -- 0: letters to the player go there
  PRIMARY KEY (player, address)
) STRICT, WITHOUT ROWID;

CREATE TABLE absences (
  player INTEGER NOT NULL REFERENCES players (id),
  since  INTEGER NOT NULL,              -- first second
  until  INTEGER NOT NULL               -- first second behind it
) STRICT;

CREATE TABLE observers (
  game    INTEGER NOT NULL REFERENCES games (id),
  address TEXT NOT NULL,                -- bare, lower case
  since   INTEGER NOT NULL, bounced INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, address)
) STRICT, WITHOUT ROWID;

CREATE TABLE standbys (
  address TEXT PRIMARY KEY,             -- bare, lower case
  name    TEXT NOT NULL,
  since   INTEGER NOT NULL
, bounced INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;

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

CREATE TABLE changes (
  id     INTEGER PRIMARY KEY,
  game   INTEGER NOT NULL REFERENCES games (id),
  turn   INTEGER NOT NULL,              -- in whose report it stands
  at     INTEGER NOT NULL,
  kind   TEXT NOT NULL,
  who    TEXT NOT NULL,                 -- a player's name, '' for none
  what   TEXT NOT NULL,                 -- depends on the kind
  reason TEXT NOT NULL
, undone INTEGER NOT NULL DEFAULT 0) STRICT;

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

CREATE TABLE "sheets" (
  id       INTEGER PRIMARY KEY,
  player   INTEGER NOT NULL REFERENCES players (id),
  turn     INTEGER NOT NULL,
  letter   INTEGER REFERENCES letters (id),
  arrived  INTEGER NOT NULL,
  orders   TEXT NOT NULL,
  standing TEXT,
  cleared  INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE "outbox" (
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
, game INTEGER REFERENCES games (id)) STRICT;

CREATE TABLE past_players (
  game    INTEGER NOT NULL REFERENCES games (id),
  player  INTEGER,                      -- whose row it was; NULL once that is gone
  name    TEXT NOT NULL,                -- when the seat was left
  address TEXT NOT NULL,                -- bare, lower case; one row each
  until   INTEGER NOT NULL              -- when the seat was left
) STRICT;

CREATE INDEX players_of_game ON players (game, seat);

CREATE INDEX letters_of_player ON letters (player, answer);

CREATE INDEX absences_of_player ON absences (player);

CREATE INDEX requests_asked ON requests (asked);

CREATE INDEX press_of_turn ON press (game, turn);

CREATE INDEX changes_of_turn ON changes (game, turn);

CREATE INDEX sheets_of_player ON sheets (player, turn, arrived);

CREATE INDEX outbox_due ON outbox (state, due);

CREATE INDEX outbox_answers ON outbox (kind, created, recipient);

CREATE INDEX outbox_tried ON outbox (tried);

CREATE INDEX past_players_address ON past_players (address);

CREATE INDEX requests_of_address ON requests (address, made);

INSERT INTO settings (name, value) VALUES ('key', 'cf83b14f56c5082697202e68d0cfef14');
INSERT INTO settings (name, value) VALUES ('last poll', '2026-12-14T11:04:00Z');
INSERT INTO settings (name, value) VALUES ('last run', '2026-12-14T11:04:00Z');
INSERT INTO settings (name, value) VALUES ('mark', '1 87');
INSERT INTO settings (name, value) VALUES ('opened by letter 9', 'yes');
INSERT INTO settings (name, value) VALUES ('since', '2026-12-01T12:00:00Z');

INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (1, 'friday', 'running', '0 20 * * *', 'UTC', 1, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":9,"players":[{"name":"Ann","coins":35,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":16,"establishments":{"Wheat Field":3,"Livestock Farm":3,"Bakery":4},"closed":{},"landmarks":["Train Station","Shopping Mall"],"investment":0,"standing":""},{"name":"Flo","coins":15,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1,"Forest":2},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":3,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', 1797364800, NULL, 1796126400, 3, '{"early":false,"reminder":7200000000000,"excuses":1,"grace":86400000000000,"nmrs":2,"substitute":"steady-1","press":"anonymous","extensions":2}', 1797192060, '', 2);
INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (2, 'monday', 'running', '0 20 * * *', 'UTC', 1, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":9,"players":[{"name":"Dan","coins":24,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":31,"establishments":{"Wheat Field":1,"Bakery":7},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":47,"establishments":{"Wheat Field":1,"Livestock Farm":6,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', 1797278400, NULL, 1796126400, 3, '{"early":false,"reminder":0,"excuses":0,"grace":0,"nmrs":0,"substitute":"steady-1","press":"","extensions":0}', 1797192060, '', 0);
INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (3, 'tuesday', 'running', '0 20 * * SUN', 'UTC', 1, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Lea","coins":2,"establishments":{"Wheat Field":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Max","coins":2,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', 1797192000, 1797278400, 1796126400, 2, '{"early":true,"reminder":0,"excuses":1,"grace":86400000000000,"nmrs":0,"substitute":"","press":"","extensions":0}', 1796587260, '', 0);
INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (4, 'wednesday', 'finished', '0 20 * * SUN', 'UTC', 1, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Vic","coins":4,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Wes","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', NULL, NULL, 1796126400, 2, '{"early":false,"reminder":0,"excuses":0,"grace":0,"nmrs":0,"substitute":"","press":"","extensions":0}', 1796587260, '', 0);
INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (5, 'thursday', 'finished', '0 20 * * SUN', 'UTC', 1, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":1,"players":[{"name":"Vic","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Wes","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', NULL, NULL, 1796126400, 2, '{"early":false,"reminder":0,"excuses":0,"grace":0,"nmrs":0,"substitute":"","press":"","extensions":0}', 1796126400, '', 0);
INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (6, 'saturday', 'running', '0 20 * * SUN', 'UTC', 1, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":1,"players":[{"name":"Vic","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Wes","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', 1796587200, NULL, 1796126400, 2, '{"early":false,"reminder":0,"excuses":0,"grace":0,"nmrs":0,"substitute":"","press":"","extensions":0}', 1796126400, 'Vic and Wes have another game to play.', 0);
INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (7, 'sunday', 'finished', '0 20 * * *', 'Europe/London', 1, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Lea","coins":8,"establishments":{"Wheat Field":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"investment":0,"standing":""},{"name":"Max","coins":3,"establishments":{"Wheat Field":1,"Bakery":3},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":4,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', NULL, NULL, 1797069600, 2, '{"early":false,"reminder":86400000000000,"excuses":1,"grace":86400000000000,"nmrs":2,"substitute":"steady-1","press":"","extensions":1}', 1797105660, '', 0);
INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (8, 'newyear', 'waiting', '0 18 * * FRI', 'Europe/London', 0, '{"rules":{"expansions":["harbour","millionaires-row","deluxe"],"without":[],"landmarks":["Harbour","Train Station","Shopping Mall","Amusement Park","Radio Tower","Airport"],"market":{"method":"deck","size":10},"victory":"first"},"turn":1,"players":[{"name":"Ann","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Nat","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Seat 1","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Seat 2","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Sushi Bar":6,"General Store":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Corn Field":6,"Convenience Store":6,"Demolition Company":6,"Flower Orchard":1},"decks":{"all":["Flower Orchard","Flower Orchard","Flower Orchard","Flower Orchard","Flower Orchard","Forest","Forest","Forest","Forest","Forest","Forest","French Restaurant","French Restaurant","French Restaurant","French Restaurant","French Restaurant","French Restaurant","Loan Office","Loan Office","Loan Office","Loan Office","Loan Office","Loan Office","Flower Shop","Flower Shop","Flower Shop","Flower Shop","Flower Shop","Flower Shop","Stadium","Stadium","Stadium","Stadium","TV Station","TV Station","TV Station","TV Station","Business Complex","Business Complex","Business Complex","Business Complex","Pizza Joint","Pizza Joint","Pizza Joint","Pizza Joint","Pizza Joint","Pizza Joint","Vineyard","Vineyard","Vineyard","Vineyard","Vineyard","Vineyard","Publisher","Publisher","Publisher","Publisher","Cheese Factory","Cheese Factory","Cheese Factory","Cheese Factory","Cheese Factory","Cheese Factory","Hamburger Stand","Hamburger Stand","Hamburger Stand","Hamburger Stand","Hamburger Stand","Hamburger Stand","Mackerel Boat","Mackerel Boat","Mackerel Boat","Mackerel Boat","Mackerel Boat","Mackerel Boat","Furniture Factory","Furniture Factory","Furniture Factory","Furniture Factory","Furniture Factory","Furniture Factory","Renovation Company","Renovation Company","Renovation Company","Renovation Company","Tax Office","Tax Office","Tax Office","Tax Office","Winery","Winery","Winery","Winery","Winery","Winery","Mine","Mine","Mine","Mine","Mine","Mine","Moving Company","Moving Company","Moving Company","Moving Company","Moving Company","Moving Company","Restaurant","Restaurant","Restaurant","Restaurant","Restaurant","Restaurant","Tech Startup","Tech Startup","Tech Startup","Tech Startup","Apple Orchard","Apple Orchard","Apple Orchard","Apple Orchard","Apple Orchard","Apple Orchard","Convention Center","Convention Center","Convention Center","Convention Center","Soda Bottling Plant","Soda Bottling Plant","Soda Bottling Plant","Soda Bottling Plant","Soda Bottling Plant","Soda Bottling Plant","Produce Market","Produce Market","Produce Market","Produce Market","Produce Market","Produce Market","Park","Park","Park","Park","Food Warehouse","Food Warehouse","Food Warehouse","Food Warehouse","Food Warehouse","Food Warehouse","Member''s Only Club","Member''s Only Club","Member''s Only Club","Member''s Only Club","Member''s Only Club","Member''s Only Club","Tuna Boat","Tuna Boat","Tuna Boat","Tuna Boat","Tuna Boat","Tuna Boat"]}}}', NULL, NULL, 1797152400, 4, '{"early":false,"reminder":86400000000000,"excuses":1,"grace":86400000000000,"nmrs":2,"substitute":"steady-1","press":"","extensions":-1}', NULL, '', 0);
INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, deadline, grace, created, places, terms, began, held, extensions) VALUES (9, 'spring', 'waiting', '0 20 * * *', 'UTC', 0, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":1,"players":[{"name":"Pia","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Seat 1","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Seat 2","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', NULL, NULL, 1797152640, 3, '{"early":false,"reminder":86400000000000,"excuses":1,"grace":86400000000000,"nmrs":2,"substitute":"steady-1","press":"","extensions":1}', NULL, '', 0);

INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (1, 1, 0, 'Ann', 0, '9927a129abed290316d0078c4a605356@example.org', '', 0, 0, 1, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (2, 1, 1, 'Bert', 0, 'b7219997bcc14af2060fa9ae9e1453f8@example.org', '', 0, 0, 0, 0, 0, 0, 0, 0, 'resigned');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (3, 1, 2, 'Flo', 2, '73777e809113a54df2860464c914f683@example.org', '', 0, 0, 0, 0, 9, 0, 9, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (4, 2, 0, 'Dan', 2, 'fe9f00167fc5e57d5b7ac72f73002199@example.org', '', 0, 0, 5, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (5, 2, 1, 'Player 2x', 2, '44a03b492a53a0f643adb04f0e45c406@example.org', '', 0, 0, 0, 0, 0, 0, 0, 0, 'resigned');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (6, 2, 2, 'Ida', 0, 'f82a4206d3b9dfa827838a8e7945fb4b@example.org', 'Europe/Madrid', 1, 0, 7, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (7, 3, 0, 'Lea', 0, 'e20b1cfe8f153d533e64c8578cfaf4f7@example.org', '', 0, 0, 0, 0, 0, 2, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (8, 3, 1, 'Max', 0, 'ca55e534bb1fd93a7a0b905b7e019356@example.org', '', 0, 1, 0, 2, 0, 0, 0, 1, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (9, 4, 0, 'Vic', 0, 'd78083c918675eea2106121b77a85416@example.org', '', 0, 0, 1, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (10, 4, 1, 'Wes', 0, 'f7649675f25dcf7d8a9accb5b2ad56c7@example.org', '', 0, 0, 1, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (11, 5, 0, 'Vic', 0, '2fe02723ac8cb8572a9c5152745ce657@example.org', '', 0, 0, 0, 0, 0, 0, 0, 1, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (12, 5, 1, 'Wes', 0, '5ec5c78c51f3e2d1da47496d2fdabd82@example.org', '', 0, 0, 0, 0, 0, 0, 0, 1, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (13, 6, 0, 'Vic', 0, '67ffffb5e3b8df963c8ae7c8b4abd595@example.org', '', 0, 0, 0, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (14, 6, 1, 'Wes', 0, 'c69eb62537b34ec838b798a068459d1e@example.org', '', 0, 0, 0, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (15, 7, 0, 'Lea', 0, '874b6b110096b609374d84b79a93c15d@example.org', '', 0, 0, 0, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (16, 7, 1, 'Max', 0, '42189fad217b788587aaa5ec5da75b39@example.org', '', 0, 0, 0, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (17, 8, 0, 'Ann', 0, '', '', 0, 0, 0, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (18, 8, 1, 'Nat', 1010772412, '', '', 0, 0, 0, 0, 0, 0, 0, 0, '');
INSERT INTO players (id, game, seat, name, generation, thread, zone, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone) VALUES (19, 9, 0, 'Pia', 0, '', '', 0, 0, 0, 0, 0, 0, 0, 0, '');

INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (1, 1, 1, x'6f3de97d93be1df3580172380a33a82e4070e36ed3608a54acfccfbb2184f0f3', 1796130060, 1796130060, 'gil@example.org', 'hello', 'letter-1@example.org', 344, CAST(replace('Return-Path: <gil@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:01:00 +0000
MIME-Version: 1.0
Message-ID: <letter-1@example.org>
Subject: hello
X-Mailer: machipost
From: <gil@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

standby as Gil
', char(10), char(13, 10)) AS BLOB), 'standby as Gil', 'answered', '', '6aa3ac74960f1e1a27eba764ba0f3354@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (2, 1, 2, x'a3e4e4a99627697ad675a786776ef0afa844084c97bf3d84a1f178e04d1ec161', 1796130120, 1796130120, 'gil@example.org', 'Re: Re: hello', 'letter-2@example.org', 402, CAST(replace('Return-Path: <gil@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:02:00 +0000
In-Reply-To: <6aa3ac74960f1e1a27eba764ba0f3354@example.org>
MIME-Version: 1.0
Message-ID: <letter-2@example.org>
Subject: Re: Re: hello
X-Mailer: machipost
From: <gil@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', 'cb78ec064e58b563aa7706a9c393603f@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (3, 1, 3, x'2c21423b85de62a0693b862c0abfd5104a1141cd65cb688bfea7839485002a37', 1796130180, 1796130180, 'flo@example.org', 'hello', 'letter-3@example.org', 344, CAST(replace('Return-Path: <flo@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:03:00 +0000
MIME-Version: 1.0
Message-ID: <letter-3@example.org>
Subject: hello
X-Mailer: machipost
From: <flo@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

standby as Flo
', char(10), char(13, 10)) AS BLOB), 'standby as Flo', 'answered', '', 'f940ceb99dd1dee8690a822be6ce59c6@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (4, 1, 4, x'b7a06bc2915c9893d4e20fc40a95694c8ca95a93e1ae6075b6fe65ce98450833', 1796130240, 1796130240, 'flo@example.org', 'Re: Re: hello', 'letter-4@example.org', 402, CAST(replace('Return-Path: <flo@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:04:00 +0000
In-Reply-To: <f940ceb99dd1dee8690a822be6ce59c6@example.org>
MIME-Version: 1.0
Message-ID: <letter-4@example.org>
Subject: Re: Re: hello
X-Mailer: machipost
From: <flo@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', 'cc2f4380bfc7a6605d3f166fb81d1369@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (5, 1, 5, x'964bfe935fe3085e2906c8796314ea967ad6da36a909f33a1111583a2dacdd12', 1796130300, 1796130300, 'una@example.org', 'hello', 'letter-5@example.org', 342, CAST(replace('Return-Path: <una@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:05:00 +0000
MIME-Version: 1.0
Message-ID: <letter-5@example.org>
Subject: hello
X-Mailer: machipost
From: <una@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

watch friday
', char(10), char(13, 10)) AS BLOB), 'watch friday', 'answered', '', 'ca2097a2bfa2c8543763121434f117fb@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (6, 1, 6, x'b03770a45fa15ce35f31e511f6276cafc7b01e0e2f2d613e8878afabcefd4581', 1796130360, 1796130360, 'una@example.org', 'Re: Re: hello', 'letter-6@example.org', 402, CAST(replace('Return-Path: <una@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:06:00 +0000
In-Reply-To: <ca2097a2bfa2c8543763121434f117fb@example.org>
MIME-Version: 1.0
Message-ID: <letter-6@example.org>
Subject: Re: Re: hello
X-Mailer: machipost
From: <una@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', '5fe0a33f980059bc757c594ffacbc77d@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (7, 1, 7, x'8d3ac64104f248e54550545fd447a8c49a0e976564cf523bd35bc190ffc89def', 1796130420, 1796130420, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-7@example.org', 526, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:07:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
MIME-Version: 1.0
Message-ID: <letter-7@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

go 1: buy Forest
standing: buy Wheat Field if Bob coins >=3D 1

press: Down with Bob!
', char(10), char(13, 10)) AS BLOB), 'go 1: buy Forest
standing: buy Wheat Field if Bob coins >= 1

press: Down with Bob!', 'applied', '', '2bd288fafcfc85f7bd32b3baa48422eb@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (8, 1, 8, x'724e1de7aeddcdcf4a5452c7e29302fec9b9e395b50b41b4c58489eee76fe9b0', 1796130480, 1796130480, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-8@example.org', 553, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:08:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
MIME-Version: 1.0
Message-ID: <letter-8@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Bakery
standing: buy Ranch

press to Ann: let us work together
end press

anonymous press: Beware of Ann.
', char(10), char(13, 10)) AS BLOB), 'buy Bakery
standing: buy Ranch

press to Ann: let us work together
end press

anonymous press: Beware of Ann.', 'applied', '', '07b0bb56fdf6a9939826aea1adef827f@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (9, 1, 9, x'32e294f5840a0c4c87ad870fc3a482a28c954ddb9e2688d15b400928e09fea28', 1796130540, 1796130540, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-9@example.org', 454, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:09:00 +0000
In-Reply-To: <07b0bb56fdf6a9939826aea1adef827f@example.org>
MIME-Version: 1.0
Message-ID: <letter-9@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

turn 4
buy Mine
', char(10), char(13, 10)) AS BLOB), 'turn 4
buy Mine', 'applied', '', '80805340dce5e1191e014b31436c33f8@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (10, 1, 10, x'7d9a3c57bd95f57ee204dc0544f32c33920338af3087ca3b7c07e6553fa2a85b', 1796130600, 1796130600, 'cat@example.org', 'Re: friday: Machi Koro by mail [friday#0zea8767v9e1]', 'letter-10@example.org', 448, CAST(replace('Return-Path: <cat@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:10:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
MIME-Version: 1.0
Message-ID: <letter-10@example.org>
Subject: Re: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Mailer: machipost
From: <cat@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Ranch
', char(10), char(13, 10)) AS BLOB), 'buy Ranch', 'applied', '', '1000887e865f270f388df9f53a4b7e06@example.org', 3);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (11, 1, 11, x'635f76710f0d5e7e6ec98fb2a1ba3705b4de510d113dd88d3b9e4206bc05d441', 1796130660, 1796130660, 'cat@example.org', 'Re: friday: Machi Koro by mail [friday#0zea8767v9e1]', 'letter-11@example.org', 444, CAST(replace('Return-Path: <cat@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:11:00 +0000
In-Reply-To: <1000887e865f270f388df9f53a4b7e06@example.org>
MIME-Version: 1.0
Message-ID: <letter-11@example.org>
Subject: Re: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Mailer: machipost
From: <cat@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

clear
', char(10), char(13, 10)) AS BLOB), 'clear', 'applied', '', '40a238d4d7e6f49fb4c5c65374375c86@example.org', 3);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (12, 1, 12, x'6bc85f055ebd8b094fefa02edaa225dd3b09f088d70f05f6369fc2081d86cbe6', 1796130720, 1796130720, '', '', '', 510, NULL, '', 'applied', '', '37fb5dbb47986043082dde149e60a055@example.org', 4);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (13, 1, 13, x'30508899a5a1c1c74bc896f82c789697e593f52faf38a37a6ce8c5384c9bdfce', 1796130780, 1796130780, '', '', '', 494, NULL, '', 'applied', '', '756c91a458ea9e888195f5263434b5f5@example.org', 5);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (14, 1, 14, x'40e88b64d58230a598c517cafde36b754fb486b0c216aa5acad92cd1a6457cd5', 1796130840, 1796130840, 'ida@example.org', 'Re: monday: Machi Koro by mail [monday#tsh3aadmr7dh]', 'letter-14@example.org', 504, CAST(replace('Return-Path: <ida@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:14:00 +0000
In-Reply-To: <f82a4206d3b9dfa827838a8e7945fb4b@example.org>
MIME-Version: 1.0
Message-ID: <letter-14@example.org>
Subject: Re: monday: Machi Koro by mail [monday#tsh3aadmr7dh]
X-Mailer: machipost
From: <ida@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Ranch
standing: buy Ranch
zone Europe/Madrid
reminders off
', char(10), char(13, 10)) AS BLOB), 'buy Ranch
standing: buy Ranch
zone Europe/Madrid
reminders off', 'applied', '', 'd9715c777097e019fc56b2bb7aa760ee@example.org', 6);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (15, 1, 15, x'e059b693a4da0e443ff4e3e6d21ef98063347a77f434287a6e26fffff90ae134', 1796130900, 1796130900, 'lea@example.org', 'Re: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]', 'letter-15@example.org', 457, CAST(replace('Return-Path: <lea@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:15:00 +0000
In-Reply-To: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
MIME-Version: 1.0
Message-ID: <letter-15@example.org>
Subject: Re: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Mailer: machipost
From: <lea@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Forest
wait
', char(10), char(13, 10)) AS BLOB), 'buy Forest
wait', 'applied', '', '5be8687a56877779cb325ea1458df3fb@example.org', 7);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (16, 1, 16, x'c5e4a85f628acad04624e8478afdabe0c395d519237337520ed7adc649fbd50a', 1796130960, 1796130960, 'max@example.org', 'Re: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]', 'letter-16@example.org', 461, CAST(replace('Return-Path: <max@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:16:00 +0000
In-Reply-To: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
MIME-Version: 1.0
Message-ID: <letter-16@example.org>
Subject: Re: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Mailer: machipost
From: <max@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Bakery
vote end
', char(10), char(13, 10)) AS BLOB), 'buy Bakery
vote end', 'applied', '', '018d7d65c4b81dbb34e7b8e2aab1e572@example.org', 8);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (17, 1, 17, x'442b4f203c4d04e92a2419d5e2335c302e0e4507158fb6b5be78fdf5e560531c', 1796131020, 1796131020, 'vic@example.org', 'Re: thursday: Machi Koro by mail [thursday#0hgetyanhgyq]', 'letter-17@example.org', 451, CAST(replace('Return-Path: <vic@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:17:00 +0000
In-Reply-To: <2fe02723ac8cb8572a9c5152745ce657@example.org>
MIME-Version: 1.0
Message-ID: <letter-17@example.org>
Subject: Re: thursday: Machi Koro by mail [thursday#0hgetyanhgyq]
X-Mailer: machipost
From: <vic@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

vote end
', char(10), char(13, 10)) AS BLOB), 'vote end', 'applied', '', '0b8847df36d8dcd7d2f438af7b947e43@example.org', 11);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (18, 1, 18, x'011eb828db61a2a2934ca43ea99fd7a8624db8e552df4ae6a4535e511ed3df81', 1796131080, 1796131080, 'wes@example.org', 'Re: thursday: Machi Koro by mail [thursday#7g6kw9d8w6tr]', 'letter-18@example.org', 451, CAST(replace('Return-Path: <wes@example.org>
Delivered-To: gm@example.org
Date: Tue, 01 Dec 2026 13:18:00 +0000
In-Reply-To: <5ec5c78c51f3e2d1da47496d2fdabd82@example.org>
MIME-Version: 1.0
Message-ID: <letter-18@example.org>
Subject: Re: thursday: Machi Koro by mail [thursday#7g6kw9d8w6tr]
X-Mailer: machipost
From: <wes@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

vote end
', char(10), char(13, 10)) AS BLOB), 'vote end', 'applied', '', '1646597cdecda8167fd904b646b769ac@example.org', 12);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (19, 1, 19, x'3779b8e920a4cc7a99e6cec4e54fb5f73feaf85cea12c4d6af9f4daef6336422', 1796212860, 1796212860, 'cat@example.org', 'Re: friday: Machi Koro by mail [friday#0zea8767v9e1]', 'letter-19@example.org', 454, CAST(replace('Return-Path: <cat@example.org>
Delivered-To: gm@example.org
Date: Wed, 02 Dec 2026 12:01:00 +0000
In-Reply-To: <06397d2fd398f6176209fcf5a97da4ac@example.org>
MIME-Version: 1.0
Message-ID: <letter-19@example.org>
Subject: Re: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Mailer: machipost
From: <cat@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Ranch
wait
', char(10), char(13, 10)) AS BLOB), 'buy Ranch
wait', 'applied', '', '6dcfd1506d8b97457f80c2b601c18a35@example.org', 3);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (20, 1, 20, x'32f73fd31016ed54420c866c98e6ef63aa8b0889aa3bbbe200999cb664320da3', 1796299260, 1796299260, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-20@example.org', 458, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Thu, 03 Dec 2026 12:01:00 +0000
In-Reply-To: <b12367ec5aaba5349e0a3428fc00ac15@example.org>
MIME-Version: 1.0
Message-ID: <letter-20@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Mine
extension
', char(10), char(13, 10)) AS BLOB), 'buy Mine
extension', 'applied', '', 'fa01d79c0a1c271678e41fab5aa1f383@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (21, 1, 21, x'c9668599f41b95d2c83047e44e3a191dc3047619192db0e3c29caf41592926c9', 1796299320, 1796299320, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-21@example.org', 476, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Thu, 03 Dec 2026 12:02:00 +0000
In-Reply-To: <39ee8777be352f078e5798b92707ac70@example.org>
MIME-Version: 1.0
Message-ID: <letter-21@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Bakery if Ann coins >=3D 2
ready
', char(10), char(13, 10)) AS BLOB), 'buy Bakery if Ann coins >= 2
ready', 'applied', '', '7464c67acbae3c60f1b7febd2756f5b9@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (22, 1, 22, x'b9d7610d184de9d3caacba70803708ca8fb00dc7a12eec341532252b52647dd0', 1796299380, 1796299380, 'ida@example.org', 'Re: monday: Machi Koro by mail [monday#tsh3aadmr7dh]', 'letter-22@example.org', 475, CAST(replace('Return-Path: <ida@example.org>
Delivered-To: gm@example.org
Date: Thu, 03 Dec 2026 12:03:00 +0000
In-Reply-To: <27e4fb7c0d508b61d420fb3196973d64@example.org>
MIME-Version: 1.0
Message-ID: <letter-22@example.org>
Subject: Re: monday: Machi Koro by mail [monday#tsh3aadmr7dh]
X-Mailer: machipost
From: <ida@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

absent from 2026-12-20 to 2026-12-24
', char(10), char(13, 10)) AS BLOB), 'absent from 2026-12-20 to 2026-12-24', 'applied', '', 'e3653d179779a931df0ff6f0057f2ef7@example.org', 6);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (23, 1, 23, x'90691ab1e2dde934808ba2d7b7e5a363263d34f7a35b364d6d5531a23cc2022c', 1796464860, 1796464860, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-23@example.org', 449, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Sat, 05 Dec 2026 10:01:00 +0000
In-Reply-To: <6793019ae4b3001f6d6c211ac469a0ea@example.org>
MIME-Version: 1.0
Message-ID: <letter-23@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Bakery
', char(10), char(13, 10)) AS BLOB), 'buy Bakery', 'applied', '', '3cf6418bf221b218a58f17822ff3f5cb@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (24, 1, 24, x'18853785bcfe8525f08522b1a8b876279ad363ed7215942a0a4e3021e96704ea', 1796468400, 1796468400, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', '', 308, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Authentication-Results: mx.example.org; dmarc=fail header.from=example.org
From: ann@example.org
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>

buy Mine
buy Ranch
', char(10), char(13, 10)) AS BLOB), 'buy Mine
buy Ranch', 'applied', '', '5177247e5795dfdb5cb57617cce18b4b@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (25, 1, 25, x'c4bb2fd8309cd5bfa13fa446267fb6fccda1d6708eaf2042e62ec9f6fbc9f346', 1796470200, 1796470200, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', '', 300, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Authentication-Results: mx.example.org; dmarc=fail header.from=example.org
From: ann@example.org
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>

buy Stadium
', char(10), char(13, 10)) AS BLOB), 'buy Stadium', 'aside', 'dmarc=fail', '5491827bd35a1f47b9295185587fc0fc@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (26, 1, 26, x'f235b53486c17e89d0f669a3910501662ccb436aa223d8559b43224a6e45c576', 1796482860, 1796482860, '', '', '', 340, NULL, '', 'answered', '', '79cffc3fe45b0f37b04a664ea03603af@example.org', 4);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (27, 1, 27, x'b5886eaa756e71c000379a420f0ec75bf709a02f92066e9acdd590e33792aa00', 1796482920, 1796482920, '', '', '', 442, NULL, '', 'applied', '', 'db190e746f45210e1682657537626a38@example.org', 4);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (28, 1, 28, x'2180fed65453886add0c06daea801dd0f4ca7d3e9198b8498442c4d17a759d9a', 1796486460, 1796486460, 'jo@example.org', 'hello', 'letter-26@example.org', 352, CAST(replace('Return-Path: <jo@example.org>
Delivered-To: gm@example.org
Date: Sat, 05 Dec 2026 16:01:00 +0000
MIME-Version: 1.0
Message-ID: <letter-26@example.org>
Subject: hello
X-Mailer: machipost
From: <jo@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

take over monday as Dan
', char(10), char(13, 10)) AS BLOB), 'take over monday as Dan', 'answered', '', 'f06ed65e61bb31f54938a884c37ae0a2@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (29, 1, 29, x'40a40cd653cbfbf9d3c396dafbdbcd7ad08bef938d9ec791b95d7ac58baa9c49', 1796486520, 1796486520, 'jo@example.org', 'Re: Re: hello', 'letter-27@example.org', 401, CAST(replace('Return-Path: <jo@example.org>
Delivered-To: gm@example.org
Date: Sat, 05 Dec 2026 16:02:00 +0000
In-Reply-To: <f06ed65e61bb31f54938a884c37ae0a2@example.org>
MIME-Version: 1.0
Message-ID: <letter-27@example.org>
Subject: Re: Re: hello
X-Mailer: machipost
From: <jo@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', 'f6f4d105c806e4670837b96e0b9d9391@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (30, 1, 30, x'7b74bc1a2c34f6886f0afbd503fbf985153e955c4a16b2e022f63ca412c6adae', 1796486580, 1796486580, 'jo@example.org', 'Re: monday: Machi Koro by mail [monday#qva2ggg2my4e]', 'letter-28@example.org', 479, CAST(replace('Return-Path: <jo@example.org>
Delivered-To: gm@example.org
Date: Sat, 05 Dec 2026 16:03:00 +0000
In-Reply-To: <f6f4d105c806e4670837b96e0b9d9391@example.org>
MIME-Version: 1.0
Message-ID: <letter-28@example.org>
Subject: Re: monday: Machi Koro by mail [monday#qva2ggg2my4e]
X-Mailer: machipost
From: <jo@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field

press: I am another Dan
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field

press: I am another Dan', 'applied', '', '40915f9c3a900ec5d66dbaeda241bf48@example.org', 4);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (31, 1, 31, x'a092b528c0e0b83343084cf070d0dbd053262746d83a44d23c5ca6a93afe42aa', 1796565660, 1796565660, '', '', '', 491, NULL, '', 'applied', '', '3556b0d42459230563d82970ead556d8@example.org', 5);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (32, 1, 32, x'cf66eaa315ebf5714972180e767ca1ced7bedfeb62c7c36427cbac876aceccf9', 1796565720, 1796565720, '', '', '', 340, NULL, '', 'answered', '', '723ca0ef21e4ab0fce17988e72a5a97f@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (33, 1, 33, x'9749469231fc8487d7480176ab1149ce29699741fc8eee02acae3441350225a3', 1796565780, 1796565780, '', '', '', 403, NULL, '', 'applied', '', '5f3d9c71f617f712c5780cbb99d2cf7d@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (34, 1, 34, x'e4c59264a03329845dc8321172fdf491cd59634fced4f84bc224d3ac8d6ca77d', 1796567460, 1796567460, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-32@example.org', 454, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Sun, 06 Dec 2026 14:31:00 +0000
In-Reply-To: <169f2508e3ccffca77bc68231bf51ad0@example.org>
MIME-Version: 1.0
Message-ID: <letter-32@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '5ea463a9da764ba1e5d33649e29f4694@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (35, 1, 35, x'308dc1cc972b569d6aea5e893a21424081a6e55835f3923e00dcc0434bc61463', 1796567520, 1796567520, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-33@example.org', 454, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Sun, 06 Dec 2026 14:32:00 +0000
In-Reply-To: <205df07ac1eb88b8bfcfc917ebd679de@example.org>
MIME-Version: 1.0
Message-ID: <letter-33@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '063834404683990c2f710b3d6c39ff70@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (36, 1, 36, x'4a272c8e366ecb1c7a18b43353ddf4138258e40e7eb9a877a106c67763b2bb96', 1796653860, 1796653860, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-34@example.org', 454, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Mon, 07 Dec 2026 14:31:00 +0000
In-Reply-To: <15db0227a97a635acb484dedcff73661@example.org>
MIME-Version: 1.0
Message-ID: <letter-34@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '71f1060bf8c7d8696906e5e3b8180362@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (37, 1, 37, x'6371952e7ce3b55a540389a46d86085bed314f3cb84669e454ed043853212968', 1796653920, 1796653920, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-35@example.org', 454, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Mon, 07 Dec 2026 14:32:00 +0000
In-Reply-To: <e11959b084d81678f7266f5f63a2c3fc@example.org>
MIME-Version: 1.0
Message-ID: <letter-35@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', 'c3e01958852ccf2674d0679f945bbe52@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (38, 1, 38, x'b06b8cb48ce857cc7cfa8452a763767156890cb3507c5da5addf7017b87a64c9', 1796740260, 1796740260, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-36@example.org', 454, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Tue, 08 Dec 2026 14:31:00 +0000
In-Reply-To: <20b18d5118a1a8f603d7cf082c7572dc@example.org>
MIME-Version: 1.0
Message-ID: <letter-36@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '969462e2e4cbe3645d20154f778e10fc@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (39, 1, 39, x'31e3dd548e8917e026ad1330e5d2af6ea42f25486fa119937ecfa3f83ae98783', 1796740320, 1796740320, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-37@example.org', 454, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Tue, 08 Dec 2026 14:32:00 +0000
In-Reply-To: <25dd2650b383210dffcc66ed2d9a191f@example.org>
MIME-Version: 1.0
Message-ID: <letter-37@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '7f71f3ef97edfee7437e613a2515b95b@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (40, 1, 40, x'04553eba64938d486626354e1eb6b072e2266087e0cb2889bc85a1a8ba0c4be7', 1796763660, 1796763660, 'rob@example.org', 'Re: friday: Machi Koro by mail [friday#c1ekwx08d6cs]', 'letter-38@example.org', 480, CAST(replace('Return-Path: <rob@example.org>
Delivered-To: gm@example.org
Date: Tue, 08 Dec 2026 21:01:00 +0000
In-Reply-To: <d1c38a687f074baa42bf3d6b9e986eac@example.org>
MIME-Version: 1.0
Message-ID: <letter-38@example.org>
Subject: Re: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Mailer: machipost
From: <rob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Ranch

press: I was ill.
end press
', char(10), char(13, 10)) AS BLOB), 'buy Ranch

press: I was ill.
end press', 'applied', '', '6bdb6ca8eb188c8197c349409c932b35@example.org', 3);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (41, 1, 41, x'80053096e3707bb47d333c93217a975dc9f5adcc4ff779d7cf940c5ab701c067', 1796826660, 1796826660, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-39@example.org', 454, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Wed, 09 Dec 2026 14:31:00 +0000
In-Reply-To: <5f96e2c7beb0dddb70721a081cc3a835@example.org>
MIME-Version: 1.0
Message-ID: <letter-39@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '64576f83c24395f568e4bc31e9b41c6b@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (42, 1, 42, x'37e218c19f94d8b195db89f07b2cb81b06b6416cd808fb2387e7f84749759e0d', 1796826720, 1796826720, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-40@example.org', 454, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Wed, 09 Dec 2026 14:32:00 +0000
In-Reply-To: <45854e30a4cf27fed8b7db8df6982d0a@example.org>
MIME-Version: 1.0
Message-ID: <letter-40@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '8080ba02a5fade25f1d69eef2122e04e@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (43, 1, 43, x'87b32ea57dc0df0bc6f76890fe3c2daf64d32b8c16acf160c962100a07531932', 1796913060, 1796913060, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-41@example.org', 454, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Thu, 10 Dec 2026 14:31:00 +0000
In-Reply-To: <ee4d607d9b7cb5b9df7865a0a33d764b@example.org>
MIME-Version: 1.0
Message-ID: <letter-41@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '9556c2df8c344db322a448906acea36a@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (44, 1, 44, x'bd868476b7cfed4ddbda94a327fe2df2f9beda240d8706f16ada4a69748083ee', 1796913120, 1796913120, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-42@example.org', 454, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Thu, 10 Dec 2026 14:32:00 +0000
In-Reply-To: <97e9fc3753c92ff795b8a300ae5453fb@example.org>
MIME-Version: 1.0
Message-ID: <letter-42@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '7a14389877c18520b0bc97cccdab8330@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (45, 1, 45, x'f55eae64c71906d559beb20ab2208d3b64ae7d2cdaa9f642a93ad7dc8ed1bba3', 1796999460, 1796999460, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-43@example.org', 454, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Fri, 11 Dec 2026 14:31:00 +0000
In-Reply-To: <04fe880f81a05e4da0c688dfe2de1dce@example.org>
MIME-Version: 1.0
Message-ID: <letter-43@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '49e35236dd6907c18b137d7c6c2836a3@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (46, 1, 46, x'67830cdcd35d1b4e4c969b2db5ae54933fa5886d96261e82df6e932a59472e48', 1796999520, 1796999520, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-44@example.org', 454, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Fri, 11 Dec 2026 14:32:00 +0000
In-Reply-To: <d2e2ccaa5af45f08b237d8c47795b7c3@example.org>
MIME-Version: 1.0
Message-ID: <letter-44@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Wheat Field
', char(10), char(13, 10)) AS BLOB), 'buy Wheat Field', 'applied', '', '3b1a7be9c8186de1c18941be5e919160@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (47, 1, 47, x'208a41c479c35d941e613bca48c6b9b93dddf095fb755531fc9a4bc8c7ec4e4a', 1797022860, 1797022860, 'flo@example.org', 'Re: A seat is open in friday', 'letter-45@example.org', 418, CAST(replace('Return-Path: <flo@example.org>
Delivered-To: gm@example.org
Date: Fri, 11 Dec 2026 21:01:00 +0000
In-Reply-To: <c9280480ecd545f519c53fc9d621f2a4@example.org>
MIME-Version: 1.0
Message-ID: <letter-45@example.org>
Subject: Re: A seat is open in friday
X-Mailer: machipost
From: <flo@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', '1d9844e49e6688e4ec8e1f4a33b369a0@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (48, 1, 48, x'3025c115f38248f7552b8e7715b364ee4accf75c60a913496213da7310f1ab40', 1797022920, 1797022920, 'flo@example.org', 'Re: friday: Machi Koro by mail [friday#1zsthmn6r2ga]', 'letter-46@example.org', 471, CAST(replace('Return-Path: <flo@example.org>
Delivered-To: gm@example.org
Date: Fri, 11 Dec 2026 21:02:00 +0000
In-Reply-To: <1d9844e49e6688e4ec8e1f4a33b369a0@example.org>
MIME-Version: 1.0
Message-ID: <letter-46@example.org>
Subject: Re: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Mailer: machipost
From: <flo@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Forest
standing: buy Forest
', char(10), char(13, 10)) AS BLOB), 'buy Forest
standing: buy Forest', 'applied', '', '7ade06ff2375d53a275c7cfb62380032@example.org', 3);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (49, 1, 49, x'2756a76441cfba21f44cbf544f3f1d2f2868aaba00ec9d323a80639ce5e5d626', 1797022980, 1797022980, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-47@example.org', 445, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Fri, 11 Dec 2026 21:03:00 +0000
In-Reply-To: <e0d86a98d98d34bcd4c3ddc49d3fd22c@example.org>
MIME-Version: 1.0
Message-ID: <letter-47@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

resign
', char(10), char(13, 10)) AS BLOB), 'resign', 'answered', '', '1ed5fe5862bb6760bc8e9f9f8b3d65e1@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (50, 1, 50, x'559f820ceb3562d3f32c1d0beab10e858b1521bddb81ae9e45ab87e4dc774f07', 1797023040, 1797023040, 'bob@example.org', 'Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]', 'letter-48@example.org', 442, CAST(replace('Return-Path: <bob@example.org>
Delivered-To: gm@example.org
Date: Fri, 11 Dec 2026 21:04:00 +0000
In-Reply-To: <1ed5fe5862bb6760bc8e9f9f8b3d65e1@example.org>
MIME-Version: 1.0
Message-ID: <letter-48@example.org>
Subject: Re: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Mailer: machipost
From: <bob@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', '19e04e6167a043fe33e3331fcea51d8d@example.org', 2);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (51, 1, 51, x'f4f5c4c874caf5b0d3d686a8e478e7b483d4c636043cc67e93340c84415debba', 1797069660, 1797069660, 'lea@example.org', 'Re: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]', 'letter-49@example.org', 454, CAST(replace('Return-Path: <lea@example.org>
Delivered-To: gm@example.org
Date: Sat, 12 Dec 2026 10:01:00 +0000
In-Reply-To: <874b6b110096b609374d84b79a93c15d@example.org>
MIME-Version: 1.0
Message-ID: <letter-49@example.org>
Subject: Re: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]
X-Mailer: machipost
From: <lea@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Radio Tower
', char(10), char(13, 10)) AS BLOB), 'buy Radio Tower', 'applied', '', 'edb9fed5578811c01657eb34532ad572@example.org', 15);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (52, 1, 52, x'48c05f94e88c4d860cd981362a182da5574f9fc2f4e43276733ad6143060c175', 1797069720, 1797069720, 'max@example.org', 'Re: sunday: Machi Koro by mail [sunday#mks6kq4h4142]', 'letter-50@example.org', 449, CAST(replace('Return-Path: <max@example.org>
Delivered-To: gm@example.org
Date: Sat, 12 Dec 2026 10:02:00 +0000
In-Reply-To: <42189fad217b788587aaa5ec5da75b39@example.org>
MIME-Version: 1.0
Message-ID: <letter-50@example.org>
Subject: Re: sunday: Machi Koro by mail [sunday#mks6kq4h4142]
X-Mailer: machipost
From: <max@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Bakery
', char(10), char(13, 10)) AS BLOB), 'buy Bakery', 'applied', '', '4aeb717a186e660473e24d5512862b42@example.org', 16);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (53, 1, 53, x'c7a335acb4f0125bef51298ba3b2aee8ed11dffac9e2ed0b61854bac00e1ed19', 1797069780, 1797069780, 'lea@example.org', 'Re: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]', 'letter-51@example.org', 467, CAST(replace('Return-Path: <lea@example.org>
Delivered-To: gm@example.org
Date: Sat, 12 Dec 2026 10:03:00 +0000
In-Reply-To: <edb9fed5578811c01657eb34532ad572@example.org>
MIME-Version: 1.0
Message-ID: <letter-51@example.org>
Subject: Re: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]
X-Mailer: machipost
From: <lea@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

watch friday
standby as Lea
', char(10), char(13, 10)) AS BLOB), 'watch friday
standby as Lea', 'applied', '', 'f788db48f09d5e98d86329b57d48c8f0@example.org', 15);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (54, 1, 54, x'aab026c8c449243158782fa08e783471358193fc7c76242c84dd6b43bead01fc', 1797152460, 1797152460, 'nat@example.org', 'hello', 'letter-52@example.org', 350, CAST(replace('Return-Path: <nat@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 09:01:00 +0000
MIME-Version: 1.0
Message-ID: <letter-52@example.org>
Subject: hello
X-Mailer: machipost
From: <nat@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

join newyear as Nat
', char(10), char(13, 10)) AS BLOB), 'join newyear as Nat', 'answered', '', '24b2fc2aaa14860e86dd70a7c4e4d8d8@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (55, 1, 55, x'da4d28f9729224e684eb4e6fdb4e86cbeac8b9ff3bc95bef09a1d389cf3bed70', 1797152520, 1797152520, 'nat@example.org', 'Re: Re: hello', 'letter-53@example.org', 403, CAST(replace('Return-Path: <nat@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 09:02:00 +0000
In-Reply-To: <24b2fc2aaa14860e86dd70a7c4e4d8d8@example.org>
MIME-Version: 1.0
Message-ID: <letter-53@example.org>
Subject: Re: Re: hello
X-Mailer: machipost
From: <nat@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', '2f6d2fd679e29a21a7b5059c48abe45f@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (56, 1, 56, x'c474b96e94822c6742a599165e18f88d19e484ce3a2f9a9cc4c7fd3d9303d925', 1797152580, 1797152580, 'pia@example.org', 'hello', 'letter-54@example.org', 404, CAST(replace('Return-Path: <pia@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 09:03:00 +0000
MIME-Version: 1.0
Message-ID: <letter-54@example.org>
Subject: hello
X-Mailer: machipost
From: <pia@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

new spring as Pia
schedule: daily at 20:00
players: 3
expansions: base
', char(10), char(13, 10)) AS BLOB), 'new spring as Pia
schedule: daily at 20:00
players: 3
expansions: base', 'answered', '', '3c1ba1b3b48852077876a2444ab455d0@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (57, 1, 57, x'805d448131a06fbd6ad85442b1f2bc77d6cbed72624c4699ec479cb11b07f1b0', 1797152640, 1797152640, 'pia@example.org', 'Re: Re: hello', 'letter-55@example.org', 403, CAST(replace('Return-Path: <pia@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 09:04:00 +0000
In-Reply-To: <3c1ba1b3b48852077876a2444ab455d0@example.org>
MIME-Version: 1.0
Message-ID: <letter-55@example.org>
Subject: Re: Re: hello
X-Mailer: machipost
From: <pia@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', 'daf3dd12ff3fcd0053724781aaddb12e@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (58, 1, 58, x'5f531caefa551d48b66ff0e8a814695cb6180e53f3c01f666620b45d00b00872', 1797156060, 1797156060, 'lea@example.org', 'Re: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]', 'letter-56@example.org', 449, CAST(replace('Return-Path: <lea@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:01:00 +0000
In-Reply-To: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
MIME-Version: 1.0
Message-ID: <letter-56@example.org>
Subject: Re: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Mailer: machipost
From: <lea@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Mine
', char(10), char(13, 10)) AS BLOB), 'buy Mine', 'applied', '', 'a8057345135b1b5a9dc286a8a99e9c4d@example.org', 7);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (59, 1, 59, x'a0b906ad86fe907b410f749297fcb990aa81bb5648aa313dc96f7881441bbbe1', 1797156120, 1797156120, 'ann@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-57@example.org', 445, CAST(replace('Return-Path: <ann@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:02:00 +0000
In-Reply-To: <ae089eca8ced3d9df33439f45ae00d91@example.org>
MIME-Version: 1.0
Message-ID: <letter-57@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <ann@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

resign
', char(10), char(13, 10)) AS BLOB), 'resign', 'answered', '', '0dc03c943b39f81caa37c927285af98b@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (60, 1, 60, x'796af06744b71abbba9eb5cfd73bc1c9518fc379e944619d172a8c992191ae26', 1797156180, 1797156180, 'fay@example.org', 'hello', 'letter-58@example.org', 354, CAST(replace('Return-Path: <fay@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:03:00 +0000
MIME-Version: 1.0
Message-ID: <letter-58@example.org>
Subject: hello
X-Mailer: machipost
From: <fay@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

take over friday as Fay
', char(10), char(13, 10)) AS BLOB), 'take over friday as Fay', 'answered', '', '7a6981434d443cdd8fce10a2975b5b51@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (61, 1, 61, x'de1f70afe308457f9b00eff06906af725c413fdd73b432de49fa78ce1026d538', 1797156240, 1797156240, 'lea@example.org', 'Re: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]', 'letter-59@example.org', 464, CAST(replace('Return-Path: <lea@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:04:00 +0000
In-Reply-To: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
MIME-Version: 1.0
Message-ID: <letter-59@example.org>
Subject: Re: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Mailer: machipost
From: <lea@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

address lea@new.example
', char(10), char(13, 10)) AS BLOB), 'address lea@new.example', 'answered', '', '0d751d312b7acbf32a5b2bff2ad6a0e2@example.org', 7);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (62, 1, 62, x'eec67a71abfe01e683f5869d1b00215d42dc3d06d41dfa6be2b70c3a3f639d1d', 1797156300, 1797156300, 'max@example.org', 'Re: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]', 'letter-60@example.org', 464, CAST(replace('Return-Path: <max@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:05:00 +0000
In-Reply-To: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
MIME-Version: 1.0
Message-ID: <letter-60@example.org>
Subject: Re: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Mailer: machipost
From: <max@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

address max@new.example
', char(10), char(13, 10)) AS BLOB), 'address max@new.example', 'answered', '', '8c947e6d0d3d5dadafc37ed646417d95@example.org', 8);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (63, 1, 63, x'1fe54138e16141e8d05a172e604b04886acc889ab8840f02cd11e9d66f82affc', 1797156360, 1797156360, 'max@example.org', 'Re: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]', 'letter-61@example.org', 444, CAST(replace('Return-Path: <max@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:06:00 +0000
In-Reply-To: <8c947e6d0d3d5dadafc37ed646417d95@example.org>
MIME-Version: 1.0
Message-ID: <letter-61@example.org>
Subject: Re: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Mailer: machipost
From: <max@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'applied', '', '46004aacd75d227cbc5f6532e2607bfe@example.org', 8);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (64, 1, 64, x'8088c425adf197b7bce3da3708bfc07a4547d3436e96d82d519cf7e297bb0797', 1797156420, 1797156420, 'ida@example.org', 'Re: monday: Machi Koro by mail [monday#tsh3aadmr7dh]', 'letter-62@example.org', 448, CAST(replace('Return-Path: <ida@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:07:00 +0000
In-Reply-To: <287db563c969ba1c521aa66eee4dd896@example.org>
MIME-Version: 1.0
Message-ID: <letter-62@example.org>
Subject: Re: monday: Machi Koro by mail [monday#tsh3aadmr7dh]
X-Mailer: machipost
From: <ida@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

forget me
', char(10), char(13, 10)) AS BLOB), 'forget me', 'answered', '', 'c68a6178d9af34a114c0822f8adb1cfa@example.org', 6);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (65, 1, 65, x'a6888bd9185459d4344526998503f74b31140ec275f04813031edf15050d13b1', 1797156480, 1797156480, 'quin@example.org', 'hello', 'letter-63@example.org', 405, CAST(replace('Return-Path: <quin@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:08:00 +0000
MIME-Version: 1.0
Message-ID: <letter-63@example.org>
Subject: hello
X-Mailer: machipost
From: <quin@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

new summer as Quin
schedule: Friday at 18:00
market: open

Thank you
', char(10), char(13, 10)) AS BLOB), 'new summer as Quin
schedule: Friday at 18:00
market: open

Thank you', 'answered', '', '4b657f30add5c1ac881f4f6fdb602f58@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (66, 1, 66, x'3f924a43dddc56861253ca2ebffa26369abaac20f605641a72ce7e9c83a1e849', 1797156540, 1797156540, 'ova@example.org', 'hello', 'letter-64@example.org', 350, CAST(replace('Return-Path: <ova@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:09:00 +0000
MIME-Version: 1.0
Message-ID: <letter-64@example.org>
Subject: hello
X-Mailer: machipost
From: <ova@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

join newyear as Ova
', char(10), char(13, 10)) AS BLOB), 'join newyear as Ova', 'answered', '', 'a3ecc3ee93025ef44cb33737133b822e@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (67, 1, 67, x'0a2c2151295c58c89bbea57b7115971534bfcb49d6a09792bec11fd7b9028936', 1797156600, 1797156600, 'nat@example.org', 'hello', 'letter-65@example.org', 344, CAST(replace('Return-Path: <nat@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:10:00 +0000
MIME-Version: 1.0
Message-ID: <letter-65@example.org>
Subject: hello
X-Mailer: machipost
From: <nat@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

leave newyear
', char(10), char(13, 10)) AS BLOB), 'leave newyear', 'answered', '', 'eb4881452612a1c6d356efd6016ff71f@example.org', 18);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (68, 1, 68, x'3d4ff299f83fb744a22cd4cf02b0eade24b20aa235ebad07205518317e4b1dce', 1797156660, 1797156660, 'xena@example.org', 'hello', 'letter-66@example.org', 362, CAST(replace('Return-Path: <xena@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:11:00 +0000
MIME-Version: 1.0
Message-ID: <letter-66@example.org>
Subject: hello
X-Mailer: machipost
From: <xena@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

watch friday
standby as Xena
', char(10), char(13, 10)) AS BLOB), 'watch friday
standby as Xena', 'answered', '', '351bee5ff1a461d1dbd57bd9cad3fd9d@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (69, 1, 69, x'89693aeb00fe7a84109ced710387c3be1697c3ab61b62f726aee1de364623793', 1797156720, 1797156720, 'yan@example.org', 'hello', 'letter-67@example.org', 343, CAST(replace('Return-Path: <yan@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:12:00 +0000
MIME-Version: 1.0
Message-ID: <letter-67@example.org>
Subject: hello
X-Mailer: machipost
From: <yan@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

watch friday
', char(10), char(13, 10)) AS BLOB), 'watch friday', 'answered', '', '5edaeb65dd5f98669c3241243f416c8c@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (70, 1, 70, x'67f287a977cb684ab82eeecd2e5ce29e7274f3503240b3a577e06f7e6476d83d', 1797156780, 1797156780, 'yan@example.org', 'hello', 'letter-68@example.org', 334, CAST(replace('Return-Path: <yan@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:13:00 +0000
MIME-Version: 1.0
Message-ID: <letter-68@example.org>
Subject: hello
X-Mailer: machipost
From: <yan@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

yes
', char(10), char(13, 10)) AS BLOB), 'yes', 'answered', '', '37b2bcc6bd81a5ebac29a7998408132a@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (71, 1, 71, x'f48554daf7ccc6223e785d48c738b2c64aef35f15a7f4d1256d1edab9cb323ff', 1797156840, 1797156840, 'zed@example.org', 'hello', 'letter-69@example.org', 345, CAST(replace('Return-Path: <zed@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:14:00 +0000
MIME-Version: 1.0
Message-ID: <letter-69@example.org>
Subject: hello
X-Mailer: machipost
From: <zed@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

standby as Zed
', char(10), char(13, 10)) AS BLOB), 'standby as Zed', 'answered', '', 'c6fbb13c9688bffa0132b328cb8ec67d@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (72, 1, 72, x'c1ffcf9c05915546cdc9611d000f4e07af2f6f88db25ab3b4851d1e5f15ca86c', 1797156900, 1797156900, '', '', '', 448, NULL, '', 'answered', '', 'ece64a985cb133a04112f874c5be8359@example.org', 5);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (73, 1, 73, x'0480581e382dc1146c3819d16e77fbb3da6f3347ee9ece516c3b6f36527ba130', 1797156900, 1797156960, 'mal@example.org', 'Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]', 'letter-71@example.org', 389, CAST(replace('Return-Path: <mal@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:15:00 +0000
MIME-Version: 1.0
Message-ID: <letter-71@example.org>
Subject: Re: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Mailer: machipost
From: <mal@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Stadium
', char(10), char(13, 10)) AS BLOB), 'buy Stadium', 'unconfirmed', 'a tag from a foreign address', '2e128b25c6f877957717366ea00dbed4@example.org', 1);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (74, 1, 74, x'c4d6721d76487f2ace3e95896f02bcbe77c3b72269dc2db86326e6e997abb322', 1797156960, 1797156960, 'mal@example.org', 'hello', 'letter-72@example.org', 344, CAST(replace('Return-Path: <mal@example.org>
Delivered-To: gm@example.org
Date: Sun, 13 Dec 2026 10:16:00 +0000
MIME-Version: 1.0
Message-ID: <letter-72@example.org>
Subject: hello
X-Mailer: machipost
From: <mal@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

What is this?
', char(10), char(13, 10)) AS BLOB), 'What is this?', 'answered', 'a stranger''s', 'e84eb05f543fbd517f6f6ad2a210314e@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (75, 1, 75, x'f338ed07720d9ee57b65a73cc2d2438d1013d2c83e6e4652a7b78172842fbcbc', 1797156960, 1797156960, 'wes@example.org', 'I am away', '', 152, CAST(replace('Return-Path: <wes@example.org>
Delivered-To: gm@example.org
From: wes@example.org
Auto-Submitted: auto-replied
Subject: I am away

Until Monday.
', char(10), char(13, 10)) AS BLOB), 'Until Monday.', 'automatic', 'Auto-Submitted: auto-replied', '', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (76, 1, 76, x'6f3fb06f5e35f40089e52cdec0eb989a40a27d9d7f5372a79e9e912f0ddd87a1', 1797156960, 1797156960, 'wes@example.org', 'A picture', 'large@example.org', 295052, NULL, '', 'aside', 'over 256 kB', 'ba00aff33784007fb30d7fb35c21cc32@example.org', 14);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (77, 1, 77, x'd98db5c3a9bc5c66a6a3f240e469fa0471bedfa047648d0aee92ca4535e8a44f', 1797159600, 1797159660, 'MAILER-DAEMON@mx.example', '', 'bounce-73@mx.example', 414, CAST(replace('Return-Path: <>
Delivered-To: gm@example.org
From: MAILER-DAEMON@mx.example
Message-ID: <bounce-73@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Action: failed
Status: 5.1.1

--b
Content-Type: text/rfc822-headers

Message-ID: <bcaeb5818288874178e901a9c79d5293@example.org>

--b--
', char(10), char(13, 10)) AS BLOB), '', 'automatic', 'Return-Path: <>', '', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (78, 1, 78, x'671c876b67fa2fa2d95c810e4ab994e3df39ecf3119d17c857ed50ec562ef5fe', 1797159600, 1797159660, 'MAILER-DAEMON@mx.example', '', 'bounce-74@mx.example', 414, CAST(replace('Return-Path: <>
Delivered-To: gm@example.org
From: MAILER-DAEMON@mx.example
Message-ID: <bounce-74@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Action: failed
Status: 5.1.1

--b
Content-Type: text/rfc822-headers

Message-ID: <ad4afeab04c826602d9ad6a2f712e181@example.org>

--b--
', char(10), char(13, 10)) AS BLOB), '', 'automatic', 'Return-Path: <>', '', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (79, 1, 79, x'69d9011e381552471de78fa7aa5ae6f40ac2038990c6b9209a165b9799589b5e', 1797159660, 1797159720, 'MAILER-DAEMON@mx.example', '', 'bounce-75@mx.example', 414, CAST(replace('Return-Path: <>
Delivered-To: gm@example.org
From: MAILER-DAEMON@mx.example
Message-ID: <bounce-75@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Action: failed
Status: 5.1.1

--b
Content-Type: text/rfc822-headers

Message-ID: <ad4afeab04c826602d9ad6a2f712e181@example.org>

--b--
', char(10), char(13, 10)) AS BLOB), '', 'automatic', 'Return-Path: <>', '', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (80, 1, 80, x'd178218bc4ad6d4e67a28de8f56f0727343f744a4adc1198eac9dc7b9b7ed9a3', 1797159720, 1797159780, 'MAILER-DAEMON@mx.example', '', 'bounce-76@mx.example', 414, CAST(replace('Return-Path: <>
Delivered-To: gm@example.org
From: MAILER-DAEMON@mx.example
Message-ID: <bounce-76@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Action: failed
Status: 5.1.1

--b
Content-Type: text/rfc822-headers

Message-ID: <ad4afeab04c826602d9ad6a2f712e181@example.org>

--b--
', char(10), char(13, 10)) AS BLOB), '', 'automatic', 'Return-Path: <>', '', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (81, 1, 81, x'c2d56a4ab2490d317944394db145bc4acc2344b52c86dd4796b5b779915a1b14', 1797159780, 1797159780, 'MAILER-DAEMON@mx.example', '', 'bounce-77@mx.example', 415, CAST(replace('Return-Path: <>
Delivered-To: gm@example.org
From: MAILER-DAEMON@mx.example
Message-ID: <bounce-77@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Action: delayed
Status: 4.4.1

--b
Content-Type: text/rfc822-headers

Message-ID: <c68a6178d9af34a114c0822f8adb1cfa@example.org>

--b--
', char(10), char(13, 10)) AS BLOB), '', 'automatic', 'Return-Path: <>', '', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (82, 1, 82, x'df0272e5302f1433f901f7078b4653279548167367f6b0d0880834cd2b719df4', 1797159780, 1797159780, 'MAILER-DAEMON@mx.example', '', 'bounce-78@mx.example', 414, CAST(replace('Return-Path: <>
Delivered-To: gm@example.org
From: MAILER-DAEMON@mx.example
Message-ID: <bounce-78@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Action: failed
Status: 5.1.1

--b
Content-Type: text/rfc822-headers

Message-ID: <9a37c9341c6f90e148f6ca0f4f04261f@example.org>

--b--
', char(10), char(13, 10)) AS BLOB), '', 'automatic', 'Return-Path: <>', '', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (83, 1, 83, x'bd874e51b4e3b3b330aaca52e99dadd4506223d56f248ee744faa0037b182a8c', 1797238860, 1797238860, 'mal@example.org', 'hello', 'letter-79@example.org', 343, CAST(replace('Return-Path: <mal@example.org>
Delivered-To: gm@example.org
Date: Mon, 14 Dec 2026 09:01:00 +0000
MIME-Version: 1.0
Message-ID: <letter-79@example.org>
Subject: hello
X-Mailer: machipost
From: <mal@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Who are you?
', char(10), char(13, 10)) AS BLOB), 'Who are you?', 'answered', 'a stranger''s', '444a2899eb4c176659148fbc4aa36384@example.org', NULL);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (84, 1, 84, x'6f60ae2aec95c2a19045c1176ff4e23e182f9c4a27cadff8a96133c5363bcd84', 1797246060, 1797246060, '', '', '', 442, NULL, '', 'applied', '', '46295eb20557ee23d21d0bcacc87642c@example.org', 5);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (85, 1, 85, x'b94d9053d2feaac0006ca73f1ddd9d50d618e9ba14a188c6a57d2cd254b9ad9e', 1797246120, 1797246120, 'lea@example.org', 'Re: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]', 'letter-81@example.org', 457, CAST(replace('Return-Path: <lea@example.org>
Delivered-To: gm@example.org
Date: Mon, 14 Dec 2026 11:02:00 +0000
In-Reply-To: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
MIME-Version: 1.0
Message-ID: <letter-81@example.org>
Subject: Re: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Mailer: machipost
From: <lea@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Forest
wait
', char(10), char(13, 10)) AS BLOB), 'buy Forest
wait', 'applied', '', 'a85c9c01df93e2cbe43528848f21c215@example.org', 7);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (86, 1, 86, x'a9458111fe9003c165a33a1bac7266a616f1f3e22d89b16450c97b456db0207f', 1797246180, 1797246180, 'flo@example.org', 'Re: friday: Machi Koro by mail [friday#1zsthmn6r2ga]', 'letter-82@example.org', 465, CAST(replace('Return-Path: <flo@example.org>
Delivered-To: gm@example.org
Date: Mon, 14 Dec 2026 11:03:00 +0000
In-Reply-To: <e073eb416ad4b88c295c0c2f236f0b1e@example.org>
MIME-Version: 1.0
Message-ID: <letter-82@example.org>
Subject: Re: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Mailer: machipost
From: <flo@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

buy Mine
ready
extension
', char(10), char(13, 10)) AS BLOB), 'buy Mine
ready
extension', 'applied', '', '3b9153730cb0f2d94dc58e0a46fcb363@example.org', 3);
INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, answer, player) VALUES (87, 1, 87, x'09b7cbef42295f85da6116d6544d0b54fe58c15906ad949a2edf1d3bdc934536', 1797246240, 1797246240, 'una@example.org', 'Re: friday: Machi Koro by mail, for readers', 'letter-83@example.org', 435, CAST(replace('Return-Path: <una@example.org>
Delivered-To: gm@example.org
Date: Mon, 14 Dec 2026 11:04:00 +0000
In-Reply-To: <b6c485f926616204ffe51e7ddede26a5@example.org>
MIME-Version: 1.0
Message-ID: <letter-83@example.org>
Subject: Re: friday: Machi Koro by mail, for readers
X-Mailer: machipost
From: <una@example.org>
To: <gm@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

games
', char(10), char(13, 10)) AS BLOB), 'games', 'answered', '', 'b9515550b114119b73a9a14f00912007@example.org', NULL);

INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (1, 1, 1796241660, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":1,"players":[{"name":"Ann","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Cat","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"go 1\n  buy Forest\nstanding\n  if Bob coins \u003e= 1: buy Wheat Field\n","Standing":"if Bob coins \u003e= 1: buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Bakery\nstanding\n  buy Livestock Farm\n","Standing":"buy Livestock Farm\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Livestock Farm\n","Standing":""}]', '[2,1,2,6]', '[{"type":"GoBegan","player":"Ann","number":1,"extra":false},{"type":"Rolled","player":"Ann","dice":[2]},{"type":"Earned","card":"Bakery","player":"Ann","copies":1,"coins":1},{"type":"Bought","player":"Ann","card":"Forest","cost":3},{"type":"GoBegan","player":"Bob","number":2,"extra":false},{"type":"Rolled","player":"Bob","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Cat","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ann","copies":1,"coins":1},{"type":"Bought","player":"Bob","card":"Bakery","cost":1},{"type":"GoBegan","player":"Cat","number":3,"extra":false},{"type":"Rolled","player":"Cat","dice":[2]},{"type":"Earned","card":"Bakery","player":"Cat","copies":1,"coins":1},{"type":"Bought","player":"Cat","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Ann","number":4,"extra":false},{"type":"Rolled","player":"Ann","dice":[6]},{"type":"Bought","player":"Ann","card":"Wheat Field","cost":1},{"type":"TurnEnded","turn":1}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Ann","coins":1,"establishments":{"Wheat Field":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":3,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Cat","coins":4,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":5,"Livestock Farm":5,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (1, 2, 1796475600, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Ann","coins":1,"establishments":{"Wheat Field":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":3,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Cat","coins":4,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":5,"Livestock Farm":5,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Mine\n  buy Livestock Farm\n","Standing":"if Bert coins \u003e= 1: buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Bakery\n","Standing":"buy Livestock Farm\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Forest\nstanding\n  buy Forest\n","Standing":"buy Forest\n"}]', '[3,5,5,6]', '[{"type":"GoBegan","player":"Bert","number":1,"extra":false},{"type":"Rolled","player":"Bert","dice":[3]},{"type":"Earned","card":"Bakery","player":"Bert","copies":2,"coins":2},{"type":"Bought","player":"Bert","card":"Bakery","cost":1},{"type":"GoBegan","player":"Cat","number":2,"extra":false},{"type":"Rolled","player":"Cat","dice":[5]},{"type":"Earned","card":"Forest","player":"Ann","copies":1,"coins":1},{"type":"Bought","player":"Cat","card":"Forest","cost":3},{"type":"GoBegan","player":"Ann","number":3,"extra":false},{"type":"Rolled","player":"Ann","dice":[5]},{"type":"Earned","card":"Forest","player":"Ann","copies":1,"coins":1},{"type":"Earned","card":"Forest","player":"Cat","copies":1,"coins":1},{"type":"Bought","player":"Ann","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Bert","number":4,"extra":false},{"type":"Rolled","player":"Bert","dice":[6]},{"type":"Bought","player":"Bert","card":"Bakery","cost":1},{"type":"TurnEnded","turn":2}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":3,"players":[{"name":"Ann","coins":2,"establishments":{"Wheat Field":2,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":3,"establishments":{"Wheat Field":1,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Cat","coins":2,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":5,"Livestock Farm":4,"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (1, 3, 1796673660, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":3,"players":[{"name":"Ann","coins":2,"establishments":{"Wheat Field":2,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":3,"establishments":{"Wheat Field":1,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":2,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":5,"Livestock Farm":4,"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"if Bert coins \u003e= 1: buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"buy Livestock Farm\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":""}]', '[4,3,1,2]', '[{"type":"GoBegan","player":"Bob","number":1,"extra":false},{"type":"Rolled","player":"Bob","dice":[4]},{"type":"GoBegan","player":"Ann","number":2,"extra":false},{"type":"Rolled","player":"Ann","dice":[3]},{"type":"Earned","card":"Bakery","player":"Ann","copies":1,"coins":1},{"type":"Bought","player":"Ann","card":"Wheat Field","cost":1},{"type":"GoBegan","player":"Bert","number":3,"extra":false},{"type":"Rolled","player":"Bert","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Bert","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ann","copies":3,"coins":3},{"type":"Bought","player":"Bert","card":"Wheat Field","cost":1},{"type":"GoBegan","player":"Bob","number":4,"extra":false},{"type":"Rolled","player":"Bob","dice":[2]},{"type":"Earned","card":"Livestock Farm","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Bakery","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Livestock Farm","player":"Ann","copies":1,"coins":1},{"type":"TurnEnded","turn":3}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":4,"players":[{"name":"Ann","coins":6,"establishments":{"Wheat Field":3,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":3,"establishments":{"Wheat Field":2,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":5,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Livestock Farm":4,"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (1, 4, 1796760060, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":4,"players":[{"name":"Ann","coins":6,"establishments":{"Wheat Field":3,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":3,"establishments":{"Wheat Field":2,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":5,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Livestock Farm":4,"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"if Bert coins \u003e= 1: buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"buy Livestock Farm\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":""}]', '[3,3,6,1]', '[{"type":"GoBegan","player":"Ann","number":1,"extra":false},{"type":"Rolled","player":"Ann","dice":[3]},{"type":"Earned","card":"Bakery","player":"Ann","copies":1,"coins":1},{"type":"Bought","player":"Ann","card":"Wheat Field","cost":1},{"type":"GoBegan","player":"Bert","number":2,"extra":false},{"type":"Rolled","player":"Bert","dice":[3]},{"type":"Earned","card":"Bakery","player":"Bert","copies":4,"coins":4},{"type":"Bought","player":"Bert","card":"Wheat Field","cost":1},{"type":"GoBegan","player":"Bob","number":3,"extra":false},{"type":"Rolled","player":"Bob","dice":[6]},{"type":"GoBegan","player":"Ann","number":4,"extra":false},{"type":"Rolled","player":"Ann","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Ann","copies":4,"coins":4},{"type":"Earned","card":"Wheat Field","player":"Bert","copies":3,"coins":3},{"type":"Earned","card":"Wheat Field","player":"Bob","copies":1,"coins":1},{"type":"Bought","player":"Ann","card":"Wheat Field","cost":1},{"type":"TurnEnded","turn":4}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":5,"players":[{"name":"Ann","coins":9,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":9,"establishments":{"Wheat Field":3,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":6,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Livestock Farm":4,"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (1, 5, 1796846460, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":5,"players":[{"name":"Ann","coins":9,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":9,"establishments":{"Wheat Field":3,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":6,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Livestock Farm":4,"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"if Bert coins \u003e= 1: buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"buy Livestock Farm\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Livestock Farm\n","Standing":""}]', '[5,4,4,5]', '[{"type":"GoBegan","player":"Bert","number":1,"extra":false},{"type":"Rolled","player":"Bert","dice":[5]},{"type":"Earned","card":"Forest","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Forest","player":"Ann","copies":1,"coins":1},{"type":"Bought","player":"Bert","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Bob","number":2,"extra":false},{"type":"Rolled","player":"Bob","dice":[4]},{"type":"Bought","player":"Bob","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Ann","number":3,"extra":false},{"type":"Rolled","player":"Ann","dice":[4]},{"type":"GoBegan","player":"Bert","number":4,"extra":false},{"type":"Rolled","player":"Bert","dice":[5]},{"type":"Earned","card":"Forest","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Forest","player":"Ann","copies":1,"coins":1},{"type":"Bought","player":"Bert","card":"Livestock Farm","cost":1},{"type":"TurnEnded","turn":5}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":6,"players":[{"name":"Ann","coins":11,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":7,"establishments":{"Wheat Field":3,"Livestock Farm":2,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":7,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Livestock Farm":1,"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (1, 6, 1796932860, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":6,"players":[{"name":"Ann","coins":11,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":7,"establishments":{"Wheat Field":3,"Livestock Farm":2,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":7,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Livestock Farm":1,"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"if Bert coins \u003e= 1: buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"buy Livestock Farm\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":""}]', '[1,2,1,1]', '[{"type":"GoBegan","player":"Bob","number":1,"extra":false},{"type":"Rolled","player":"Bob","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ann","copies":5,"coins":5},{"type":"Earned","card":"Wheat Field","player":"Bert","copies":3,"coins":3},{"type":"GoBegan","player":"Ann","number":2,"extra":false},{"type":"Rolled","player":"Ann","dice":[2]},{"type":"Earned","card":"Livestock Farm","player":"Ann","copies":1,"coins":1},{"type":"Earned","card":"Bakery","player":"Ann","copies":1,"coins":1},{"type":"Earned","card":"Livestock Farm","player":"Bert","copies":2,"coins":2},{"type":"Earned","card":"Livestock Farm","player":"Bob","copies":2,"coins":2},{"type":"GoBegan","player":"Bert","number":3,"extra":false},{"type":"Rolled","player":"Bert","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Bert","copies":3,"coins":3},{"type":"Earned","card":"Wheat Field","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ann","copies":5,"coins":5},{"type":"Bought","player":"Bert","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Bob","number":4,"extra":false},{"type":"Rolled","player":"Bob","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Bob","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ann","copies":5,"coins":5},{"type":"Earned","card":"Wheat Field","player":"Bert","copies":3,"coins":3},{"type":"TurnEnded","turn":6}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":7,"players":[{"name":"Ann","coins":28,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":17,"establishments":{"Wheat Field":3,"Livestock Farm":3,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":12,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (1, 7, 1797019260, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":7,"players":[{"name":"Ann","coins":28,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":17,"establishments":{"Wheat Field":3,"Livestock Farm":3,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":12,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"if Bert coins \u003e= 1: buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":"buy Livestock Farm\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":""}]', '[4,2,6,6]', '[{"type":"GoBegan","player":"Ann","number":1,"extra":false},{"type":"Rolled","player":"Ann","dice":[4]},{"type":"GoBegan","player":"Bert","number":2,"extra":false},{"type":"Rolled","player":"Bert","dice":[2]},{"type":"Earned","card":"Livestock Farm","player":"Bert","copies":3,"coins":3},{"type":"Earned","card":"Bakery","player":"Bert","copies":4,"coins":4},{"type":"Earned","card":"Livestock Farm","player":"Bob","copies":2,"coins":2},{"type":"Earned","card":"Livestock Farm","player":"Ann","copies":1,"coins":1},{"type":"GoBegan","player":"Bob","number":3,"extra":false},{"type":"Rolled","player":"Bob","dice":[6]},{"type":"GoBegan","player":"Ann","number":4,"extra":false},{"type":"Rolled","player":"Ann","dice":[6]},{"type":"TurnEnded","turn":7}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":8,"players":[{"name":"Ann","coins":29,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":24,"establishments":{"Wheat Field":3,"Livestock Farm":3,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bob","coins":14,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (1, 8, 1797192060, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":8,"players":[{"name":"Ann","coins":29,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":24,"establishments":{"Wheat Field":3,"Livestock Farm":3,"Bakery":4},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Flo","coins":14,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":false,"Heard":false,"Orders":"","Standing":"if Bert coins \u003e= 1: buy Wheat Field\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Livestock Farm\n","Bot":"steady-1","Gone":true},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Forest\nstanding\n  buy Forest\n","Standing":"buy Forest\n"}]', '[4,2,1,4]', '[{"type":"GoBegan","player":"Bert","number":1,"extra":false},{"type":"Rolled","player":"Bert","dice":[4]},{"type":"Bought","player":"Bert","card":"Shopping Mall","cost":10},{"type":"GoBegan","player":"Flo","number":2,"extra":false},{"type":"Rolled","player":"Flo","dice":[2]},{"type":"Earned","card":"Livestock Farm","player":"Flo","copies":2,"coins":2},{"type":"Earned","card":"Bakery","player":"Flo","copies":1,"coins":1},{"type":"Earned","card":"Livestock Farm","player":"Ann","copies":1,"coins":1},{"type":"Earned","card":"Livestock Farm","player":"Bert","copies":3,"coins":3},{"type":"Bought","player":"Flo","card":"Forest","cost":3},{"type":"GoBegan","player":"Ann","number":3,"extra":false},{"type":"Rolled","player":"Ann","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Ann","copies":5,"coins":5},{"type":"Earned","card":"Wheat Field","player":"Bert","copies":3,"coins":3},{"type":"Earned","card":"Wheat Field","player":"Flo","copies":1,"coins":1},{"type":"GoBegan","player":"Bert","number":4,"extra":false},{"type":"Rolled","player":"Bert","dice":[4]},{"type":"Bought","player":"Bert","card":"Train Station","cost":4},{"type":"TurnEnded","turn":8}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":9,"players":[{"name":"Ann","coins":35,"establishments":{"Wheat Field":5,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":16,"establishments":{"Wheat Field":3,"Livestock Farm":3,"Bakery":4},"closed":{},"landmarks":["Train Station","Shopping Mall"],"investment":0,"standing":""},{"name":"Flo","coins":15,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1,"Forest":2},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Bakery":3,"Cafe":6,"Convenience Store":6,"Forest":3,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (2, 1, 1796155260, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":1,"players":[{"name":"Player 1","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Forest\nstanding\n  buy Wheat Field\n","Standing":"buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Bakery\nstanding\n  tv P1\n","Standing":"tv P1\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Livestock Farm\nstanding\n  buy Livestock Farm\n","Standing":"buy Livestock Farm\n"}]', '[3,4,6,4]', '[{"type":"GoBegan","player":"Player 1","number":1,"extra":false},{"type":"Rolled","player":"Player 1","dice":[3]},{"type":"Earned","card":"Bakery","player":"Player 1","copies":1,"coins":1},{"type":"Bought","player":"Player 1","card":"Forest","cost":3},{"type":"GoBegan","player":"Player 2","number":2,"extra":false},{"type":"Rolled","player":"Player 2","dice":[4]},{"type":"Bought","player":"Player 2","card":"Bakery","cost":1},{"type":"GoBegan","player":"Ida","number":3,"extra":false},{"type":"Rolled","player":"Ida","dice":[6]},{"type":"Bought","player":"Ida","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Player 1","number":4,"extra":false},{"type":"Rolled","player":"Player 1","dice":[4]},{"type":"Bought","player":"Player 1","card":"Wheat Field","cost":1},{"type":"TurnEnded","turn":1}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Player 1","coins":0,"establishments":{"Wheat Field":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2","coins":2,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":2,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":5,"Livestock Farm":5,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (2, 2, 1796374800, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Player 1","coins":0,"establishments":{"Wheat Field":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2","coins":2,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":2,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":5,"Livestock Farm":5,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Wheat Field\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"tv P1\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Livestock Farm\n"}]', '[4,5,2,6]', '[{"type":"GoBegan","player":"Player 2","number":1,"extra":false},{"type":"Rolled","player":"Player 2","dice":[4]},{"type":"GoBegan","player":"Ida","number":2,"extra":false},{"type":"Rolled","player":"Ida","dice":[5]},{"type":"Earned","card":"Forest","player":"Player 1","copies":1,"coins":1},{"type":"Bought","player":"Ida","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Player 1","number":3,"extra":false},{"type":"Rolled","player":"Player 1","dice":[2]},{"type":"Earned","card":"Bakery","player":"Player 1","copies":1,"coins":1},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":2,"coins":2},{"type":"Bought","player":"Player 1","card":"Wheat Field","cost":1},{"type":"GoBegan","player":"Player 2","number":4,"extra":false},{"type":"Rolled","player":"Player 2","dice":[6]},{"type":"TurnEnded","turn":2}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":3,"players":[{"name":"Player 1","coins":1,"establishments":{"Wheat Field":3,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2","coins":2,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":3,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":4,"Livestock Farm":4,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (2, 3, 1796558400, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":3,"players":[{"name":"Dan","coins":1,"establishments":{"Wheat Field":3,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2","coins":2,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":3,"establishments":{"Wheat Field":1,"Livestock Farm":2,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":4,"Livestock Farm":4,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Wheat Field\n","Standing":""},{"Sent":false,"Heard":false,"Orders":"","Standing":"tv Dan\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Livestock Farm\n"}]', '[2,4,3,4]', '[{"type":"GoBegan","player":"Ida","number":1,"extra":false},{"type":"Rolled","player":"Ida","dice":[2]},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":2,"coins":2},{"type":"Earned","card":"Bakery","player":"Ida","copies":1,"coins":1},{"type":"Bought","player":"Ida","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Dan","number":2,"extra":false},{"type":"Rolled","player":"Dan","dice":[4]},{"type":"Bought","player":"Dan","card":"Wheat Field","cost":1},{"type":"GoBegan","player":"Player 2","number":3,"extra":false},{"type":"Rolled","player":"Player 2","dice":[3]},{"type":"Earned","card":"Bakery","player":"Player 2","copies":2,"coins":2},{"type":"GoBegan","player":"Ida","number":4,"extra":false},{"type":"Rolled","player":"Ida","dice":[4]},{"type":"Bought","player":"Ida","card":"Livestock Farm","cost":1},{"type":"TurnEnded","turn":3}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":4,"players":[{"name":"Dan","coins":0,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2","coins":4,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":4,"establishments":{"Wheat Field":1,"Livestock Farm":4,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Livestock Farm":2,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (2, 4, 1796760060, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":4,"players":[{"name":"Dan","coins":0,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":4,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":4,"establishments":{"Wheat Field":1,"Livestock Farm":4,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Livestock Farm":2,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":false,"Heard":false,"Orders":"","Standing":""},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Bakery\nstanding\n  if Ida coins \u003e= 3: buy Bakery\n","Standing":"if Ida coins \u003e= 3: buy Bakery\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Livestock Farm\n"}]', '[1,2,5,1]', '[{"type":"GoBegan","player":"Dan","number":1,"extra":false},{"type":"Rolled","player":"Dan","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Dan","copies":4,"coins":4},{"type":"Earned","card":"Wheat Field","player":"Player 2x","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ida","copies":1,"coins":1},{"type":"GoBegan","player":"Player 2x","number":2,"extra":false},{"type":"Rolled","player":"Player 2x","dice":[2]},{"type":"Earned","card":"Bakery","player":"Player 2x","copies":2,"coins":2},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":4,"coins":4},{"type":"Bought","player":"Player 2x","card":"Bakery","cost":1},{"type":"GoBegan","player":"Ida","number":3,"extra":false},{"type":"Rolled","player":"Ida","dice":[5]},{"type":"Earned","card":"Forest","player":"Dan","copies":1,"coins":1},{"type":"Bought","player":"Ida","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Dan","number":4,"extra":false},{"type":"Rolled","player":"Dan","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Dan","copies":4,"coins":4},{"type":"Earned","card":"Wheat Field","player":"Player 2x","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ida","copies":1,"coins":1},{"type":"TurnEnded","turn":4}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":5,"players":[{"name":"Dan","coins":9,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":7,"establishments":{"Wheat Field":1,"Bakery":3},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":9,"establishments":{"Wheat Field":1,"Livestock Farm":5,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Livestock Farm":1,"Bakery":4,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (2, 5, 1796932860, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":5,"players":[{"name":"Dan","coins":9,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":7,"establishments":{"Wheat Field":1,"Bakery":3},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":9,"establishments":{"Wheat Field":1,"Livestock Farm":5,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Livestock Farm":1,"Bakery":4,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":false,"Heard":false,"Orders":"","Standing":""},{"Sent":false,"Heard":false,"Orders":"","Standing":"if Ida coins \u003e= 3: buy Bakery\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Livestock Farm\n"}]', '[2,2,4,2]', '[{"type":"GoBegan","player":"Player 2x","number":1,"extra":false},{"type":"Rolled","player":"Player 2x","dice":[2]},{"type":"Earned","card":"Bakery","player":"Player 2x","copies":3,"coins":3},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":5,"coins":5},{"type":"Bought","player":"Player 2x","card":"Bakery","cost":1},{"type":"GoBegan","player":"Ida","number":2,"extra":false},{"type":"Rolled","player":"Ida","dice":[2]},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":5,"coins":5},{"type":"Earned","card":"Bakery","player":"Ida","copies":1,"coins":1},{"type":"Bought","player":"Ida","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Dan","number":3,"extra":false},{"type":"Rolled","player":"Dan","dice":[4]},{"type":"GoBegan","player":"Player 2x","number":4,"extra":false},{"type":"Rolled","player":"Player 2x","dice":[2]},{"type":"Earned","card":"Bakery","player":"Player 2x","copies":4,"coins":4},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":6,"coins":6},{"type":"Bought","player":"Player 2x","card":"Bakery","cost":1},{"type":"TurnEnded","turn":5}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":6,"players":[{"name":"Dan","coins":9,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":12,"establishments":{"Wheat Field":1,"Bakery":5},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":25,"establishments":{"Wheat Field":1,"Livestock Farm":6,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Bakery":2,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (2, 6, 1797019260, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":6,"players":[{"name":"Dan","coins":9,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":12,"establishments":{"Wheat Field":1,"Bakery":5},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":25,"establishments":{"Wheat Field":1,"Livestock Farm":6,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Bakery":2,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":false,"Heard":false,"Orders":"","Standing":""},{"Sent":false,"Heard":false,"Orders":"","Standing":"if Ida coins \u003e= 3: buy Bakery\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Livestock Farm\n"}]', '[2,3,3,1]', '[{"type":"GoBegan","player":"Ida","number":1,"extra":false},{"type":"Rolled","player":"Ida","dice":[2]},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":6,"coins":6},{"type":"Earned","card":"Bakery","player":"Ida","copies":1,"coins":1},{"type":"GoBegan","player":"Dan","number":2,"extra":false},{"type":"Rolled","player":"Dan","dice":[3]},{"type":"Earned","card":"Bakery","player":"Dan","copies":1,"coins":1},{"type":"GoBegan","player":"Player 2x","number":3,"extra":false},{"type":"Rolled","player":"Player 2x","dice":[3]},{"type":"Earned","card":"Bakery","player":"Player 2x","copies":5,"coins":5},{"type":"Bought","player":"Player 2x","card":"Bakery","cost":1},{"type":"GoBegan","player":"Ida","number":4,"extra":false},{"type":"Rolled","player":"Ida","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Ida","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Dan","copies":4,"coins":4},{"type":"Earned","card":"Wheat Field","player":"Player 2x","copies":1,"coins":1},{"type":"TurnEnded","turn":6}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":7,"players":[{"name":"Dan","coins":14,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":17,"establishments":{"Wheat Field":1,"Bakery":6},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":33,"establishments":{"Wheat Field":1,"Livestock Farm":6,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Bakery":1,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (2, 7, 1797105660, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":7,"players":[{"name":"Dan","coins":14,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":17,"establishments":{"Wheat Field":1,"Bakery":6},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":33,"establishments":{"Wheat Field":1,"Livestock Farm":6,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Bakery":1,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":false,"Heard":false,"Orders":"","Standing":""},{"Sent":false,"Heard":false,"Orders":"","Standing":"if Ida coins \u003e= 3: buy Bakery\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Livestock Farm\n"}]', '[6,2,4,1]', '[{"type":"GoBegan","player":"Dan","number":1,"extra":false},{"type":"Rolled","player":"Dan","dice":[6]},{"type":"GoBegan","player":"Player 2x","number":2,"extra":false},{"type":"Rolled","player":"Player 2x","dice":[2]},{"type":"Earned","card":"Bakery","player":"Player 2x","copies":6,"coins":6},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":6,"coins":6},{"type":"Bought","player":"Player 2x","card":"Bakery","cost":1},{"type":"GoBegan","player":"Ida","number":3,"extra":false},{"type":"Rolled","player":"Ida","dice":[4]},{"type":"GoBegan","player":"Dan","number":4,"extra":false},{"type":"Rolled","player":"Dan","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Dan","copies":4,"coins":4},{"type":"Earned","card":"Wheat Field","player":"Player 2x","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ida","copies":1,"coins":1},{"type":"TurnEnded","turn":7}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":8,"players":[{"name":"Dan","coins":18,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":23,"establishments":{"Wheat Field":1,"Bakery":7},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":40,"establishments":{"Wheat Field":1,"Livestock Farm":6,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (2, 8, 1797192060, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":8,"players":[{"name":"Dan","coins":18,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":23,"establishments":{"Wheat Field":1,"Bakery":7},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":40,"establishments":{"Wheat Field":1,"Livestock Farm":6,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":false,"Heard":false,"Orders":"","Standing":""},{"Sent":false,"Heard":false,"Orders":"","Standing":"if Ida coins \u003e= 3: buy Bakery\n"},{"Sent":false,"Heard":false,"Orders":"","Standing":"buy Livestock Farm\n"}]', '[3,5,2,1]', '[{"type":"GoBegan","player":"Player 2x","number":1,"extra":false},{"type":"Rolled","player":"Player 2x","dice":[3]},{"type":"Earned","card":"Bakery","player":"Player 2x","copies":7,"coins":7},{"type":"GoBegan","player":"Ida","number":2,"extra":false},{"type":"Rolled","player":"Ida","dice":[5]},{"type":"Earned","card":"Forest","player":"Dan","copies":1,"coins":1},{"type":"GoBegan","player":"Dan","number":3,"extra":false},{"type":"Rolled","player":"Dan","dice":[2]},{"type":"Earned","card":"Bakery","player":"Dan","copies":1,"coins":1},{"type":"Earned","card":"Livestock Farm","player":"Ida","copies":6,"coins":6},{"type":"GoBegan","player":"Player 2x","number":4,"extra":false},{"type":"Rolled","player":"Player 2x","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Player 2x","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ida","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Dan","copies":4,"coins":4},{"type":"TurnEnded","turn":8}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":9,"players":[{"name":"Dan","coins":24,"establishments":{"Wheat Field":4,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Player 2x","coins":31,"establishments":{"Wheat Field":1,"Bakery":7},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Ida","coins":47,"establishments":{"Wheat Field":1,"Livestock Farm":6,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":3,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (3, 1, 1796587260, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":1,"players":[{"name":"Lea","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Max","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Forest\n","Standing":""},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Bakery\n","Standing":""}]', '[2,4,2]', '[{"type":"GoBegan","player":"Lea","number":1,"extra":false},{"type":"Rolled","player":"Lea","dice":[2]},{"type":"Earned","card":"Bakery","player":"Lea","copies":1,"coins":1},{"type":"Bought","player":"Lea","card":"Forest","cost":3},{"type":"GoBegan","player":"Max","number":2,"extra":false},{"type":"Rolled","player":"Max","dice":[4]},{"type":"Bought","player":"Max","card":"Bakery","cost":1},{"type":"GoBegan","player":"Lea","number":3,"extra":false},{"type":"Rolled","player":"Lea","dice":[2]},{"type":"Earned","card":"Bakery","player":"Lea","copies":1,"coins":1},{"type":"TurnEnded","turn":1}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Lea","coins":2,"establishments":{"Wheat Field":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Max","coins":2,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (4, 1, 1796587260, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":1,"players":[{"name":"Vic","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Wes","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":false,"Heard":false,"Orders":"","Standing":""},{"Sent":false,"Heard":false,"Orders":"","Standing":""}]', '[4,4,2]', '[{"type":"GoBegan","player":"Vic","number":1,"extra":false},{"type":"Rolled","player":"Vic","dice":[4]},{"type":"GoBegan","player":"Wes","number":2,"extra":false},{"type":"Rolled","player":"Wes","dice":[4]},{"type":"GoBegan","player":"Vic","number":3,"extra":false},{"type":"Rolled","player":"Vic","dice":[2]},{"type":"Earned","card":"Bakery","player":"Vic","copies":1,"coins":1},{"type":"TurnEnded","turn":1}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Vic","coins":4,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Wes","coins":3,"establishments":{"Wheat Field":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":6,"Cafe":6,"Convenience Store":6,"Forest":6,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');
INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (7, 2, 1797105660, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Lea","coins":30,"establishments":{"Wheat Field":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":["Train Station","Shopping Mall","Amusement Park"],"investment":0,"standing":""},{"name":"Max","coins":2,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Radio Tower\n","Standing":""},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Bakery\n","Standing":""}]', '[3,2,2]', '[{"type":"GoBegan","player":"Max","number":1,"extra":false},{"type":"Rolled","player":"Max","dice":[3]},{"type":"Earned","card":"Bakery","player":"Max","copies":2,"coins":2},{"type":"Bought","player":"Max","card":"Bakery","cost":1},{"type":"GoBegan","player":"Lea","number":2,"extra":false},{"type":"Rolled","player":"Lea","dice":[2,2]},{"type":"Bought","player":"Lea","card":"Radio Tower","cost":22},{"type":"Won","player":"Lea"}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Lea","coins":8,"establishments":{"Wheat Field":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"investment":0,"standing":""},{"name":"Max","coins":3,"establishments":{"Wheat Field":1,"Bakery":3},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":6,"Livestock Farm":6,"Bakery":4,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":2,"TV Station":2,"Business Complex":2,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');

INSERT INTO told (matter, at) VALUES ('day full 2026-12-14', 1797246000);
INSERT INTO told (matter, at) VALUES ('forgotten 2026-12-05T15:02:00Z 27', 1796482920);
INSERT INTO told (matter, at) VALUES ('forgotten 2026-12-06T14:03:00Z 33', 1796565780);
INSERT INTO told (matter, at) VALUES ('forgotten 2026-12-14T11:01:00Z 84', 1797246060);
INSERT INTO told (matter, at) VALUES ('letter 18853785bcfe8525f08522b1a8b876279ad363ed7215942a0a4e3021e96704ea', 1796468400);
INSERT INTO told (matter, at) VALUES ('letter 6f3fb06f5e35f40089e52cdec0eb989a40a27d9d7f5372a79e9e912f0ddd87a1', 1797156960);
INSERT INTO told (matter, at) VALUES ('letter c4bb2fd8309cd5bfa13fa446267fb6fccda1d6708eaf2042e62ec9f6fbc9f346', 1796470200);
INSERT INTO told (matter, at) VALUES ('parked 233 1', 1797238860);
INSERT INTO told (matter, at) VALUES ('parked 234 1', 1797238860);
INSERT INTO told (matter, at) VALUES ('silence 1 8', 1797105660);
INSERT INTO told (matter, at) VALUES ('silence 2 2', 1796241660);
INSERT INTO told (matter, at) VALUES ('silence 2 4', 1796673660);
INSERT INTO told (matter, at) VALUES ('silence 2 5', 1796846460);
INSERT INTO told (matter, at) VALUES ('unreachable jo@example.org 2026-12-13T11:03:00Z', 1797159780);

INSERT INTO addresses (player, address, place, bounced) VALUES (1, 'ann@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (1, 'ann@work.example', 1, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (2, 'bob@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (3, 'flo@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (4, 'jo@example.org', 0, 12);
INSERT INTO addresses (player, address, place, bounced) VALUES (6, 'ida@example.org', 0, 1);
INSERT INTO addresses (player, address, place, bounced) VALUES (7, 'lea@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (8, 'max@example.org', 0, 4);
INSERT INTO addresses (player, address, place, bounced) VALUES (9, 'vic@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (10, 'wes@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (11, 'vic@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (12, 'wes@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (13, 'vic@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (14, 'wes@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (15, 'lea@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (16, 'max@example.org', 0, 4);
INSERT INTO addresses (player, address, place, bounced) VALUES (17, 'ann@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (18, 'nat@example.org', 0, 0);
INSERT INTO addresses (player, address, place, bounced) VALUES (19, 'pia@example.org', 0, 0);

INSERT INTO absences (player, since, until) VALUES (6, 1797721200, 1798153200);

INSERT INTO observers (game, address, since, bounced) VALUES (1, 'lea@example.org', 1797069780, 4);
INSERT INTO observers (game, address, since, bounced) VALUES (1, 'una@example.org', 1796130360, 4);

INSERT INTO standbys (address, name, since, bounced) VALUES ('gil@example.org', 'Gil', 1796130120, 4);
INSERT INTO standbys (address, name, since, bounced) VALUES ('lea@example.org', 'Lea', 1797069780, 4);

INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (1, 'standby as Gil', NULL, NULL, 'gil@example.org', '6aa3ac74960f1e1a27eba764ba0f3354@example.org', 1796130060, 1796130120);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (2, 'standby as Flo', NULL, NULL, 'flo@example.org', 'f940ceb99dd1dee8690a822be6ce59c6@example.org', 1796130180, 1796130240);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (3, 'watch friday', NULL, NULL, 'una@example.org', 'ca2097a2bfa2c8543763121434f117fb@example.org', 1796130300, 1796130360);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (4, 'offer of monday Player 1', 2, NULL, 'gil@example.org', '010cef406b4b778e4b9c629cd25d0b0e@example.org', 1796482920, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (5, 'offer of monday Player 1', 2, NULL, 'flo@example.org', '6a4b0a9b591d3c216513fd16ef11778a@example.org', 1796482920, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (6, 'take over monday as Dan
the seat of player 4', NULL, NULL, 'jo@example.org', 'f06ed65e61bb31f54938a884c37ae0a2@example.org', 1796486460, 1796486520);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (7, 'offer of friday Bob', 1, NULL, 'gil@example.org', '050b82966766bf89ba832be8dc106add@example.org', 1796760060, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (8, 'offer of friday Bob', 1, NULL, 'flo@example.org', 'acca9e318837041ee66c01d53f8faaf1@example.org', 1796760060, 1797022860);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (9, 'offer of friday Bob', 1, NULL, 'gil@example.org', 'bf61e8053a0b6f58eac7fe0bbcf5061d@example.org', 1797019260, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (10, 'offer of friday Bob', 1, NULL, 'flo@example.org', 'c9280480ecd545f519c53fc9d621f2a4@example.org', 1797019260, 1797022860);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (11, 'resign', 1, 2, 'bob@example.org', '1ed5fe5862bb6760bc8e9f9f8b3d65e1@example.org', 1797022980, 1797023040);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (12, 'offer of friday Bert', 1, NULL, 'gil@example.org', '9a37c9341c6f90e148f6ca0f4f04261f@example.org', 1797023040, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (13, 'join newyear as Nat', NULL, NULL, 'nat@example.org', '24b2fc2aaa14860e86dd70a7c4e4d8d8@example.org', 1797152460, 1797152520);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (14, 'new spring as Pia
schedule: daily at 20:00
players: 3
expansions: base', NULL, NULL, 'pia@example.org', '3c1ba1b3b48852077876a2444ab455d0@example.org', 1797152580, 1797152640);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (15, 'resign', 1, 1, 'ann@example.org', '0dc03c943b39f81caa37c927285af98b@example.org', 1797156120, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (16, 'take over friday as Fay
the seat of player 2', NULL, NULL, 'fay@example.org', '7a6981434d443cdd8fce10a2975b5b51@example.org', 1797156180, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (17, 'address lea@new.example', 3, 7, 'lea@example.org', '0d751d312b7acbf32a5b2bff2ad6a0e2@example.org', 1797156240, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (18, 'address max@new.example', 3, 8, 'max@example.org', '8c947e6d0d3d5dadafc37ed646417d95@example.org', 1797156300, 1797156360);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (19, 'move letters to max@new.example', 3, 8, 'max@new.example', 'ca1f030cae608b82a21b0f463a7083cc@example.org', 1797156360, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (20, 'forget me', 2, 6, 'ida@example.org', 'c68a6178d9af34a114c0822f8adb1cfa@example.org', 1797156420, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (21, 'new summer as Quin
schedule: Friday at 18:00
market: open', NULL, NULL, 'quin@example.org', '4b657f30add5c1ac881f4f6fdb602f58@example.org', 1797156480, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (22, 'join newyear as Ova', NULL, NULL, 'ova@example.org', 'a3ecc3ee93025ef44cb33737133b822e@example.org', 1797156540, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (23, 'leave newyear', NULL, NULL, 'nat@example.org', 'eb4881452612a1c6d356efd6016ff71f@example.org', 1797156600, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (24, 'watch friday
standby as Xena', NULL, NULL, 'xena@example.org', '351bee5ff1a461d1dbd57bd9cad3fd9d@example.org', 1797156660, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (25, 'watch friday', NULL, NULL, 'yan@example.org', '5edaeb65dd5f98669c3241243f416c8c@example.org', 1797156720, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (26, 'watch friday', NULL, NULL, 'yan@example.org', '37b2bcc6bd81a5ebac29a7998408132a@example.org', 1797156780, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (27, 'standby as Zed', NULL, NULL, 'zed@example.org', 'c6fbb13c9688bffa0132b328cb8ec67d@example.org', 1797156840, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (28, 'offer of monday Player 2x', 2, NULL, 'gil@example.org', '6b50b6b91112fe15ddd25a61e8d47430@example.org', 1797246060, NULL);
INSERT INTO requests (id, asks, game, player, address, asked, made, done) VALUES (29, 'offer of monday Player 2x', 2, NULL, 'lea@example.org', 'c6b4cdaca93d63e8b92137fd2e5ca1e0@example.org', 1797246060, NULL);

INSERT INTO press (id, game, turn, author, recipient, anonymous, text, sent) VALUES (1, 1, 1, 1, NULL, 0, 'Down with Bob!', 1796130420);
INSERT INTO press (id, game, turn, author, recipient, anonymous, text, sent) VALUES (2, 1, 1, 2, 1, 0, 'let us work together', 1796130480);
INSERT INTO press (id, game, turn, author, recipient, anonymous, text, sent) VALUES (3, 1, 1, 2, NULL, 1, 'Beware of Ann.', 1796130480);
INSERT INTO press (id, game, turn, author, recipient, anonymous, text, sent) VALUES (6, 2, 3, 4, NULL, 0, 'I am another Dan', 1796486580);
INSERT INTO press (id, game, turn, author, recipient, anonymous, text, sent) VALUES (7, 1, 5, 3, NULL, 0, 'I was ill.', 1796763660);

INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (1, 5, 1, 1796131080, 'ended by vote', '', '', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (2, 6, 1, 1796131080, 'game held', '', '', 'Vic and Wes have another game to play.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (3, 1, 1, 1796155260, 'miss excused', 'Cat', '2026-12-02T20:00:00Z', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (4, 2, 2, 1796212800, 'player renamed', 'Player 1', 'Player 1', 'Player 1 wants it so.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (5, 1, 2, 1796245200, 'player renamed', 'Bob', 'Bert', 'There are too many Bobs.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (6, 1, 2, 1796299260, 'extended', 'Ann', '2026-12-04T20:00:00Z', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (7, 1, 2, 1796299320, 'orders entered', 'Cat', '', 'Cat told me by telephone.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (8, 1, 2, 1796374800, 'deadline moved', '', '2026-12-04T18:00:00Z', 'We all have time today.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (9, 1, 3, 1796407320, 'deadline moved', '', '2026-12-05T21:00:00Z', 'Ann comes home late.', 1);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (10, 1, 2, 1796407320, 'turn undone', '', '2', 'The dice of Cat were thrown twice.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (11, 1, 2, 1796410800, 'game held', '', '', 'Bert has no mail until tomorrow.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (12, 1, 2, 1796464860, 'game resumed', '', '2026-12-06T20:00:00Z', 'Bert is back.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (13, 1, 2, 1796470200, 'letter vouched', 'Ann', '', 'Ann told me by telephone.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (14, 1, 2, 1796475600, 'resolved early', '', '', 'All orders are in.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (15, 1, 3, 1796479200, 'player replaced', 'Cat', 'Bob', 'Cat moves to Chile.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (16, 2, 3, 1796482920, 'player forgotten', 'Player 1', '', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (17, 2, 3, 1796482920, 'seat opened', 'Player 1', 'resigned', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (18, 2, 3, 1796486520, 'seat taken', 'Player 1', 'Dan', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (19, 2, 4, 1796558400, 'player replaced', 'Player 2', 'Player 2x', 'Player 2 and Ida agreed on that.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (20, 2, 4, 1796565780, 'player forgotten', 'Player 2', '', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (21, 1, 3, 1796587260, 'miss excused', 'Bob', '2026-12-07T20:00:00Z', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (22, 1, 5, 1796760060, 'seat opened', 'Bob', 'silent', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (23, 1, 5, 1796763660, 'player back', 'Bob', '', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (24, 1, 8, 1797019260, 'seat opened', 'Bob', 'silent', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (25, 1, 8, 1797022860, 'seat taken', 'Bob', 'Flo', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (26, 1, 8, 1797023040, 'seat opened', 'Bert', 'resigned', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (27, 7, 2, 1797069600, 'game imported', '', '', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (28, 4, 2, 1797069780, 'game ended', '', '', 'Vic and Wes never wrote.', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (29, 3, 2, 1797192060, 'miss excused', 'Max', '2026-12-14T20:00:00Z', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (30, 2, 9, 1797246060, 'player forgotten', 'Player 2x', '', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (31, 2, 9, 1797246060, 'seat opened', 'Player 2x', 'resigned', '', 0);
INSERT INTO changes (id, game, turn, at, kind, who, what, reason, undone) VALUES (32, 1, 9, 1797246180, 'extended', 'Flo', '2026-12-15T20:00:00Z', '', 0);

INSERT INTO undone (id, undone, reason, game, turn, resolved, before, orders, dice, events, after) VALUES (1, 1796407320, 'The dice of Cat were thrown twice.', 1, 2, 1796407260, '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":2,"players":[{"name":"Ann","coins":1,"establishments":{"Wheat Field":2,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":3,"establishments":{"Wheat Field":1,"Bakery":2},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Cat","coins":4,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":5,"Livestock Farm":5,"Bakery":5,"Cafe":6,"Convenience Store":6,"Forest":5,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}', '[{"Sent":true,"Heard":true,"Orders":"every go\n  buy Mine\n","Standing":"if Bert coins \u003e= 1: buy Wheat Field\n"},{"Sent":true,"Heard":true,"Orders":"every go\n  if Ann coins \u003e= 2: buy Bakery\n","Standing":"buy Livestock Farm\n","Ready":true},{"Sent":true,"Heard":true,"Orders":"every go\n  buy Forest\nstanding\n  buy Forest\n","Standing":"buy Forest\n"}]', '[2,6,5,1]', '[{"type":"GoBegan","player":"Bert","number":1,"extra":false},{"type":"Rolled","player":"Bert","dice":[2]},{"type":"Earned","card":"Bakery","player":"Bert","copies":2,"coins":2},{"type":"Earned","card":"Livestock Farm","player":"Cat","copies":1,"coins":1},{"type":"Bought","player":"Bert","card":"Livestock Farm","cost":1},{"type":"GoBegan","player":"Cat","number":2,"extra":false},{"type":"Rolled","player":"Cat","dice":[6]},{"type":"Bought","player":"Cat","card":"Forest","cost":3},{"type":"GoBegan","player":"Ann","number":3,"extra":false},{"type":"Rolled","player":"Ann","dice":[5]},{"type":"Earned","card":"Forest","player":"Ann","copies":1,"coins":1},{"type":"Earned","card":"Forest","player":"Cat","copies":1,"coins":1},{"type":"Bought","player":"Ann","card":"Wheat Field","cost":1},{"type":"GoBegan","player":"Bert","number":4,"extra":false},{"type":"Rolled","player":"Bert","dice":[1]},{"type":"Earned","card":"Wheat Field","player":"Bert","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Cat","copies":1,"coins":1},{"type":"Earned","card":"Wheat Field","player":"Ann","copies":3,"coins":3},{"type":"Bought","player":"Bert","card":"Bakery","cost":1},{"type":"TurnEnded","turn":2}]', '{"rules":{"expansions":[],"without":[],"landmarks":["Train Station","Shopping Mall","Amusement Park","Radio Tower"],"market":{"method":"open","size":0},"victory":"first"},"turn":3,"players":[{"name":"Ann","coins":4,"establishments":{"Wheat Field":3,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Bert","coins":4,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":3},"closed":{},"landmarks":[],"investment":0,"standing":""},{"name":"Cat","coins":4,"establishments":{"Wheat Field":1,"Livestock Farm":1,"Bakery":1,"Forest":1},"closed":{},"landmarks":[],"investment":0,"standing":""}],"market":{"offer":{"Wheat Field":4,"Livestock Farm":4,"Bakery":4,"Cafe":6,"Convenience Store":6,"Forest":4,"Stadium":3,"TV Station":3,"Business Complex":3,"Cheese Factory":6,"Furniture Factory":6,"Mine":6,"Restaurant":6,"Apple Orchard":6,"Produce Market":6},"decks":{}}}');

INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (1, 1, 1, 7, 1796130420, 'go 1
  buy Forest
standing
  if Bert coins >= 1: buy Wheat Field
', 'if Bert coins >= 1: buy Wheat Field
', 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (2, 2, 1, 8, 1796130480, 'every go
  buy Bakery
standing
  buy Livestock Farm
', 'buy Livestock Farm
', 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (3, 2, 4, 9, 1796130540, 'turn 4
every go
  buy Mine
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (4, 3, 1, 10, 1796130600, 'every go
  buy Livestock Farm
', NULL, 1);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (5, 4, 1, 12, 1796130720, 'every go
  buy Forest
standing
  buy Wheat Field
', NULL, 1);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (6, 5, 1, 13, 1796130780, 'every go
  buy Bakery
standing
  tv Dan
', NULL, 1);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (7, 6, 1, 14, 1796130840, 'every go
  buy Livestock Farm
standing
  buy Livestock Farm
', 'buy Livestock Farm
', 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (8, 7, 1, 15, 1796130900, 'every go
  buy Forest
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (9, 8, 1, 16, 1796130960, 'every go
  buy Bakery
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (10, 3, 1, 19, 1796212860, 'every go
  buy Livestock Farm
', NULL, 1);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (11, 1, 2, 20, 1796299260, 'every go
  buy Mine
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (12, 2, 2, 21, 1796299320, 'every go
  if Ann coins >= 2: buy Bakery
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (13, 3, 2, NULL, 1796299320, 'every go
  buy Forest
standing
  buy Forest
', NULL, 1);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (14, 2, 2, 23, 1796464860, 'every go
  buy Bakery
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (15, 1, 2, 24, 1796468400, 'every go
  buy Mine
  buy Livestock Farm
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (16, 4, 3, 30, 1796486580, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (17, 5, 4, 31, 1796565660, 'every go
  buy Bakery
standing
  if Ida coins >= 3: buy Bakery
', NULL, 1);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (18, 1, 3, 34, 1796567460, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (19, 2, 3, 35, 1796567520, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (20, 1, 3, 36, 1796653860, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (21, 2, 3, 37, 1796653920, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (22, 1, 4, 38, 1796740260, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (23, 2, 4, 39, 1796740320, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (24, 3, 5, 40, 1796763660, 'every go
  buy Livestock Farm
', NULL, 1);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (25, 1, 5, 41, 1796826660, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (26, 2, 5, 42, 1796826720, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (27, 1, 6, 43, 1796913060, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (28, 2, 6, 44, 1796913120, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (29, 1, 7, 45, 1796999460, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (30, 2, 7, 46, 1796999520, 'every go
  buy Wheat Field
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (31, 3, 8, 48, 1797022920, 'every go
  buy Forest
standing
  buy Forest
', 'buy Forest
', 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (32, 15, 2, 51, 1797069660, 'every go
  buy Radio Tower
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (33, 16, 2, 52, 1797069720, 'every go
  buy Bakery
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (34, 7, 2, 58, 1797156060, 'every go
  buy Mine
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (35, 7, 2, 85, 1797246120, 'every go
  buy Forest
', NULL, 0);
INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (36, 3, 9, 86, 1797246180, 'every go
  buy Mine
', NULL, 0);

INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (1, 'report', 'sent', '9927a129abed290316d0078c4a605356@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to friday, Ann! The table is laid, and you are player 1.

In seat order: Ann, Bob, Cat. Ann begins.

Orders for turn 1 are due by Tue 1 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [friday#xbmw8wr6ahaz] in it shows that the letter is your=
s,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have two goes in turn 1, so
there may be a "go 2:" as well. Every sheet is answered with what was
understood; a new sheet replaces the old one whole, until the deadline.
Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule daily at 20:00: when orders are due
  zone UTC: on whose clock that is
  reminder 2 hours: how long before the deadline those are reminded who hav=
e
  sent no orders
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  nmrs 2: after how many turns in a row without orders a seat is open to
  somebody else
  substitute bot: whether a bot or nobody plays a seat that has no player
  press anonymous: whether press is printed with its writer''s name, also
  without it, or not at all
  extensions 2: how many extensions of a deadline the game grants, or wheth=
er
  all must ask for one

The towns

Ann (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (2, 'report', 'sent', 'b7219997bcc14af2060fa9ae9e1453f8@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to friday, Bob! The table is laid, and you are player 2.

In seat order: Ann, Bob, Cat. Ann begins.

Orders for turn 1 are due by Tue 1 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [friday#d2qthjdcxqv6] in it shows that the letter is your=
s,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have one go in turn 1. Every
sheet is answered with what was understood; a new sheet replaces the old on=
e
whole, until the deadline. Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule daily at 20:00: when orders are due
  zone UTC: on whose clock that is
  reminder 2 hours: how long before the deadline those are reminded who hav=
e
  sent no orders
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  nmrs 2: after how many turns in a row without orders a seat is open to
  somebody else
  substitute bot: whether a bot or nobody plays a seat that has no player
  press anonymous: whether press is printed with its writer''s name, also
  without it, or not at all
  extensions 2: how many extensions of a deadline the game grants, or wheth=
er
  all must ask for one

The towns

Ann (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (3, 'report', 'sent', 'b398002335b9b38c8e32528bbc6b0984@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to friday, Cat! The table is laid, and you are player 3.

In seat order: Ann, Bob, Cat. Ann begins.

Orders for turn 1 are due by Tue 1 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [friday#0zea8767v9e1] in it shows that the letter is your=
s,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have one go in turn 1. Every
sheet is answered with what was understood; a new sheet replaces the old on=
e
whole, until the deadline. Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule daily at 20:00: when orders are due
  zone UTC: on whose clock that is
  reminder 2 hours: how long before the deadline those are reminded who hav=
e
  sent no orders
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  nmrs 2: after how many turns in a row without orders a seat is open to
  somebody else
  substitute bot: whether a bot or nobody plays a seat that has no player
  press anonymous: whether press is printed with its writer''s name, also
  without it, or not at all
  extensions 2: how many extensions of a deadline the game grants, or wheth=
er
  all must ask for one

The towns

Ann (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (4, 'report', 'sent', 'forgotten 4', 'forgotten 7baae49012a217d21160df86bec77c13da3c830b38dcecbddbd693e00feec11f', NULL, NULL, x'', 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (5, 'report', 'sent', 'forgotten 5', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (6, 'report', 'sent', 'f82a4206d3b9dfa827838a8e7945fb4b@example.org', 'ida@example.org', 6, NULL, x'', 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (7, 'report', 'sent', 'e20b1cfe8f153d533e64c8578cfaf4f7@example.org', 'lea@example.org', 7, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+tuesday.rrt8ev98pj17@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to tuesday, Lea! The table is laid, and you are player 1.

In seat order: Lea, Max. Lea begins.

Orders for turn 1 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [tuesday#rrt8ev98pj17] in it shows that the letter is you=
rs,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have two goes in turn 1, so
there may be a "go 2:" as well. Every sheet is answered with what was
understood; a new sheet replaces the old one whole, until the deadline.
Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule Sun at 20:00: when orders are due
  zone UTC: on whose clock that is
  early yes: whether a turn is resolved as soon as all orders are in
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  substitute none: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all

The towns

Lea (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Max (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (8, 'report', 'sent', 'ca55e534bb1fd93a7a0b905b7e019356@example.org', 'max@example.org', 8, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+tuesday.affy4pjmnpj7@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to tuesday, Max! The table is laid, and you are player 2.

In seat order: Lea, Max. Lea begins.

Orders for turn 1 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [tuesday#affy4pjmnpj7] in it shows that the letter is you=
rs,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have one go in turn 1. Every
sheet is answered with what was understood; a new sheet replaces the old on=
e
whole, until the deadline. Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule Sun at 20:00: when orders are due
  zone UTC: on whose clock that is
  early yes: whether a turn is resolved as soon as all orders are in
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  substitute none: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all

The towns

Lea (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Max (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (9, 'report', 'sent', 'd78083c918675eea2106121b77a85416@example.org', 'vic@example.org', 9, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <wednesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <d78083c918675eea2106121b77a85416@example.org>
Subject: wednesday: Machi Koro by mail [wednesday#t2j7y3c4g18v]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Vic" <vic@example.org>
Reply-To: <gm+wednesday.t2j7y3c4g18v@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to wednesday, Vic! The table is laid, and you are player 1.

In seat order: Vic, Wes. Vic begins.

Orders for turn 1 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [wednesday#t2j7y3c4g18v] in it shows that the letter is
yours, so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have two goes in turn 1, so
there may be a "go 2:" as well. Every sheet is answered with what was
understood; a new sheet replaces the old one whole, until the deadline.
Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule Sun at 20:00: when orders are due
  zone UTC: on whose clock that is
  grace 1 day: how long a turn waits then, and how long an extension is
  substitute none: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all

The towns

Vic (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (10, 'report', 'sent', 'f7649675f25dcf7d8a9accb5b2ad56c7@example.org', 'wes@example.org', 10, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <wednesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <f7649675f25dcf7d8a9accb5b2ad56c7@example.org>
Subject: wednesday: Machi Koro by mail [wednesday#r18dd12b8w9m]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+wednesday.r18dd12b8w9m@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to wednesday, Wes! The table is laid, and you are player 2.

In seat order: Vic, Wes. Vic begins.

Orders for turn 1 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [wednesday#r18dd12b8w9m] in it shows that the letter is
yours, so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have one go in turn 1. Every
sheet is answered with what was understood; a new sheet replaces the old on=
e
whole, until the deadline. Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule Sun at 20:00: when orders are due
  zone UTC: on whose clock that is
  grace 1 day: how long a turn waits then, and how long an extension is
  substitute none: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all

The towns

Vic (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (11, 'report', 'sent', '2fe02723ac8cb8572a9c5152745ce657@example.org', 'vic@example.org', 11, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <thursday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <2fe02723ac8cb8572a9c5152745ce657@example.org>
Subject: thursday: Machi Koro by mail [thursday#0hgetyanhgyq]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Vic" <vic@example.org>
Reply-To: <gm+thursday.0hgetyanhgyq@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to thursday, Vic! The table is laid, and you are player 1.

In seat order: Vic, Wes. Vic begins.

Orders for turn 1 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [thursday#0hgetyanhgyq] in it shows that the letter is
yours, so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have two goes in turn 1, so
there may be a "go 2:" as well. Every sheet is answered with what was
understood; a new sheet replaces the old one whole, until the deadline.
Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule Sun at 20:00: when orders are due
  zone UTC: on whose clock that is
  grace 1 day: how long a turn waits then, and how long an extension is
  substitute none: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all

The towns

Vic (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (12, 'report', 'sent', '5ec5c78c51f3e2d1da47496d2fdabd82@example.org', 'wes@example.org', 12, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <thursday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <5ec5c78c51f3e2d1da47496d2fdabd82@example.org>
Subject: thursday: Machi Koro by mail [thursday#7g6kw9d8w6tr]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+thursday.7g6kw9d8w6tr@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to thursday, Wes! The table is laid, and you are player 2.

In seat order: Vic, Wes. Vic begins.

Orders for turn 1 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [thursday#7g6kw9d8w6tr] in it shows that the letter is
yours, so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have one go in turn 1. Every
sheet is answered with what was understood; a new sheet replaces the old on=
e
whole, until the deadline. Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule Sun at 20:00: when orders are due
  zone UTC: on whose clock that is
  grace 1 day: how long a turn waits then, and how long an extension is
  substitute none: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all

The towns

Vic (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (13, 'report', 'sent', '67ffffb5e3b8df963c8ae7c8b4abd595@example.org', 'vic@example.org', 13, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <saturday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <67ffffb5e3b8df963c8ae7c8b4abd595@example.org>
Subject: saturday: Machi Koro by mail [saturday#z4k5s8yvczsy]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Vic" <vic@example.org>
Reply-To: <gm+saturday.z4k5s8yvczsy@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to saturday, Vic! The table is laid, and you are player 1.

In seat order: Vic, Wes. Vic begins.

Orders for turn 1 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [saturday#z4k5s8yvczsy] in it shows that the letter is
yours, so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have two goes in turn 1, so
there may be a "go 2:" as well. Every sheet is answered with what was
understood; a new sheet replaces the old one whole, until the deadline.
Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule Sun at 20:00: when orders are due
  zone UTC: on whose clock that is
  grace 1 day: how long a turn waits then, and how long an extension is
  substitute none: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all

The towns

Vic (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (14, 'report', 'sent', 'c69eb62537b34ec838b798a068459d1e@example.org', 'wes@example.org', 14, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 12:00:00 +0000
List-Id: <saturday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <c69eb62537b34ec838b798a068459d1e@example.org>
Subject: saturday: Machi Koro by mail [saturday#6q84tdfkbatg]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+saturday.6q84tdfkbatg@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to saturday, Wes! The table is laid, and you are player 2.

In seat order: Vic, Wes. Vic begins.

Orders for turn 1 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [saturday#6q84tdfkbatg] in it shows that the letter is
yours, so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have one go in turn 1. Every
sheet is answered with what was understood; a new sheet replaces the old on=
e
whole, until the deadline. Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule Sun at 20:00: when orders are due
  zone UTC: on whose clock that is
  grace 1 day: how long a turn waits then, and how long an extension is
  substitute none: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all

The towns

Vic (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796126400, 1796127300, 1, 1796126400, '', 1796126400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (15, 'answer', 'sent', '6aa3ac74960f1e1a27eba764ba0f3354@example.org', 'gil@example.org', NULL, 1, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:01:00 +0000
In-Reply-To: <letter-1@example.org>
MIME-Version: 1.0
Message-ID: <6aa3ac74960f1e1a27eba764ba0f3354@example.org>
References: <letter-1@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <gil@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to be asked when a seat is open in a game, Gil. If that is so, rep=
ly
to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1796130060, 1796130960, 1, 1796130060, '', 1796130060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (16, 'answer', 'sent', 'cb78ec064e58b563aa7706a9c393603f@example.org', 'gil@example.org', NULL, 2, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:02:00 +0000
In-Reply-To: <letter-2@example.org>
MIME-Version: 1.0
Message-ID: <cb78ec064e58b563aa7706a9c393603f@example.org>
References: <letter-2@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <gil@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Gil: I ask you at gil@example.org when a seat is open. "no stand=
by"
ends that.
', char(10), char(13, 10)) AS BLOB), 1796130120, 1796131020, 1, 1796130120, '', 1796130120, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (17, 'answer', 'sent', 'f940ceb99dd1dee8690a822be6ce59c6@example.org', 'flo@example.org', NULL, 3, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:03:00 +0000
In-Reply-To: <letter-3@example.org>
MIME-Version: 1.0
Message-ID: <f940ceb99dd1dee8690a822be6ce59c6@example.org>
References: <letter-3@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <flo@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to be asked when a seat is open in a game, Flo. If that is so, rep=
ly
to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1796130180, 1796131080, 1, 1796130180, '', 1796130180, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (18, 'answer', 'sent', 'cc2f4380bfc7a6605d3f166fb81d1369@example.org', 'flo@example.org', NULL, 4, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:04:00 +0000
In-Reply-To: <letter-4@example.org>
MIME-Version: 1.0
Message-ID: <cc2f4380bfc7a6605d3f166fb81d1369@example.org>
References: <letter-4@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <flo@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Flo: I ask you at flo@example.org when a seat is open. "no stand=
by"
ends that.
', char(10), char(13, 10)) AS BLOB), 1796130240, 1796131140, 1, 1796130240, '', 1796130240, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (19, 'answer', 'sent', 'ca2097a2bfa2c8543763121434f117fb@example.org', 'una@example.org', NULL, 5, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:05:00 +0000
In-Reply-To: <letter-5@example.org>
MIME-Version: 1.0
Message-ID: <ca2097a2bfa2c8543763121434f117fb@example.org>
References: <letter-5@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want the reports of friday to go to una@example.org. If that is so, rep=
ly
to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1796130300, 1796131200, 1, 1796130300, '', 1796130300, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (20, 'answer', 'sent', '5fe0a33f980059bc757c594ffacbc77d@example.org', 'una@example.org', NULL, 6, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:06:00 +0000
In-Reply-To: <letter-6@example.org>
MIME-Version: 1.0
Message-ID: <5fe0a33f980059bc757c594ffacbc77d@example.org>
References: <letter-6@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You get the reports of friday from now on, at una@example.org. "unwatch
friday" ends that.
', char(10), char(13, 10)) AS BLOB), 1796130360, 1796131260, 1, 1796130360, '', 1796130360, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (21, 'answer', 'sent', '2bd288fafcfc85f7bd32b3baa48422eb@example.org', 'ann@example.org', 1, 7, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:07:00 +0000
In-Reply-To: <letter-7@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <2bd288fafcfc85f7bd32b3baa48422eb@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-7@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 1 of friday, as I understood
them:

  go 1
    buy Forest
  standing
    if Bob coins >=3D 1: buy Wheat Field

What you will try to buy, in this order:

  go 1: Forest, Wheat Field (if Bob coins >=3D 1)
  go 2: Wheat Field (if Bob coins >=3D 1)

You can change them until Tue 1 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.

Your press is printed in the report of turn 1.
', char(10), char(13, 10)) AS BLOB), 1796130420, 1796131320, 1, 1796130420, '', 1796130420, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (22, 'report', 'sent', 'f767f0b0624a45f809579f43e53bbf32@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 13:08:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <f767f0b0624a45f809579f43e53bbf32@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Bob has press for you alone, in friday:

  let us work together

To answer, reply with "press to Bob:" and your text above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796130480, 1796131380, 1, 1796130480, '', 1796130480, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (23, 'answer', 'sent', '07b0bb56fdf6a9939826aea1adef827f@example.org', 'bob@example.org', 2, 8, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:08:00 +0000
In-Reply-To: <letter-8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <07b0bb56fdf6a9939826aea1adef827f@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bob. These are your orders for turn 1 of friday, as I understood
them:

  every go
    buy Bakery
  standing
    buy Livestock Farm

What you will try to buy, in this order:

  go 1: Bakery, Livestock Farm

You can change them until Tue 1 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.

Your press was sent to Ann.

Your press is printed in the report of turn 1, without your name.
', char(10), char(13, 10)) AS BLOB), 1796130480, 1796131380, 1, 1796130480, '', 1796130480, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (24, 'answer', 'sent', '80805340dce5e1191e014b31436c33f8@example.org', 'bob@example.org', 2, 9, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:09:00 +0000
In-Reply-To: <letter-9@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <80805340dce5e1191e014b31436c33f8@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-9@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bob. These are your orders for turn 4 of friday, as I understood
them:

  turn 4
  every go
    buy Mine

What you will try to buy, in this order:

  go 1: Mine, Livestock Farm

You can change them until the deadline of turn 4. Reply to this letter with=
 a
new sheet, which replaces this one whole; the word "clear" alone takes it
back.
', char(10), char(13, 10)) AS BLOB), 1796130540, 1796131440, 1, 1796130540, '', 1796130540, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (25, 'answer', 'sent', '1000887e865f270f388df9f53a4b7e06@example.org', 'cat@example.org', 3, 10, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:10:00 +0000
In-Reply-To: <letter-10@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <1000887e865f270f388df9f53a4b7e06@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
 <letter-10@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Cat. These are your orders for turn 1 of friday, as I understood
them:

  every go
    buy Livestock Farm

What you will try to buy, in this order:

  go 1: Livestock Farm

You can change them until Tue 1 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796130600, 1796131500, 1, 1796130600, '', 1796130600, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (26, 'answer', 'sent', '40a238d4d7e6f49fb4c5c65374375c86@example.org', 'cat@example.org', 3, 11, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:11:00 +0000
In-Reply-To: <letter-11@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <40a238d4d7e6f49fb4c5c65374375c86@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
 <letter-11@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Your orders for turn 1 of friday are taken back, Cat. Standing orders stay;
"standing: none" takes those back.

You can send new ones until Tue 1 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796130660, 1796131560, 1, 1796130660, '', 1796130660, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (27, 'answer', 'sent', 'forgotten 27', 'forgotten 7baae49012a217d21160df86bec77c13da3c830b38dcecbddbd693e00feec11f', NULL, NULL, x'', 1796130720, 1796131620, 1, 1796130720, '', 1796130720, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (28, 'answer', 'sent', 'forgotten 28', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796130780, 1796131680, 1, 1796130780, '', 1796130780, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (29, 'answer', 'sent', 'd9715c777097e019fc56b2bb7aa760ee@example.org', 'ida@example.org', 6, 14, x'', 1796130840, 1796131740, 1, 1796130840, '', 1796130840, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (30, 'answer', 'sent', '5be8687a56877779cb325ea1458df3fb@example.org', 'lea@example.org', 7, 15, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:15:00 +0000
In-Reply-To: <letter-15@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <5be8687a56877779cb325ea1458df3fb@example.org>
References: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
 <letter-15@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+tuesday.rrt8ev98pj17@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Lea. These are your orders for turn 1 of tuesday, as I understoo=
d
them:

  every go
    buy Forest

What you will try to buy, in this order:

  go 1: Forest
  go 2: Forest

You can change them until Sun 6 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.

Turn 1 of tuesday is not resolved before its deadline, Sun 6 December 2026,
20:00 UTC. "ready" takes that back.
', char(10), char(13, 10)) AS BLOB), 1796130900, 1796131800, 1, 1796130900, '', 1796130900, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (31, 'answer', 'sent', '018d7d65c4b81dbb34e7b8e2aab1e572@example.org', 'max@example.org', 8, 16, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:16:00 +0000
In-Reply-To: <letter-16@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <018d7d65c4b81dbb34e7b8e2aab1e572@example.org>
References: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
 <letter-16@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+tuesday.affy4pjmnpj7@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Max. These are your orders for turn 1 of tuesday, as I understoo=
d
them:

  every go
    buy Bakery

What you will try to buy, in this order:

  go 1: Bakery

You can change them until Sun 6 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.

Your vote for ending tuesday as a draw is noted: 1 of 2 players are for it,
and it ends when all are. "no vote" takes yours back. The others are not to=
ld;
"press:" tells them what you like.
', char(10), char(13, 10)) AS BLOB), 1796130960, 1796131860, 1, 1796130960, '', 1796130960, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (32, 'answer', 'sent', '0b8847df36d8dcd7d2f438af7b947e43@example.org', 'vic@example.org', 11, 17, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:17:00 +0000
In-Reply-To: <letter-17@example.org>
List-Id: <thursday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <0b8847df36d8dcd7d2f438af7b947e43@example.org>
References: <2fe02723ac8cb8572a9c5152745ce657@example.org>
 <letter-17@example.org>
Subject: thursday: Machi Koro by mail [thursday#0hgetyanhgyq]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Vic" <vic@example.org>
Reply-To: <gm+thursday.0hgetyanhgyq@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Your vote for ending thursday as a draw is noted: 1 of 2 players are for it=
,
and it ends when all are. "no vote" takes yours back. The others are not to=
ld;
"press:" tells them what you like.
', char(10), char(13, 10)) AS BLOB), 1796131020, 1796131920, 1, 1796131020, '', 1796131020, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (33, 'report', 'sent', '02de508a4186b9fc4428974e94d92a72@example.org', 'vic@example.org', 11, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 13:18:00 +0000
In-Reply-To: <2fe02723ac8cb8572a9c5152745ce657@example.org>
List-Id: <thursday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <02de508a4186b9fc4428974e94d92a72@example.org>
References: <2fe02723ac8cb8572a9c5152745ce657@example.org>
Subject: thursday: Machi Koro by mail [thursday#0hgetyanhgyq]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Vic" <vic@example.org>
Reply-To: <gm+thursday.0hgetyanhgyq@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

thursday ends as a draw after 0 turns, as all its players wished.

The towns

Vic (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Thank you all for playing.
', char(10), char(13, 10)) AS BLOB), 1796131080, 1796131980, 1, 1796131080, '', 1796131080, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (34, 'report', 'sent', 'ea5af5e2b35c624bf50a6961f547b018@example.org', 'wes@example.org', 12, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 13:18:00 +0000
In-Reply-To: <5ec5c78c51f3e2d1da47496d2fdabd82@example.org>
List-Id: <thursday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <ea5af5e2b35c624bf50a6961f547b018@example.org>
References: <5ec5c78c51f3e2d1da47496d2fdabd82@example.org>
Subject: thursday: Machi Koro by mail [thursday#7g6kw9d8w6tr]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+thursday.7g6kw9d8w6tr@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

thursday ends as a draw after 0 turns, as all its players wished.

The towns

Vic (player 1): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Thank you all for playing.
', char(10), char(13, 10)) AS BLOB), 1796131080, 1796131980, 1, 1796131080, '', 1796131080, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (35, 'answer', 'sent', '1646597cdecda8167fd904b646b769ac@example.org', 'wes@example.org', 12, 18, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 01 Dec 2026 13:18:00 +0000
In-Reply-To: <letter-18@example.org>
List-Id: <thursday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <1646597cdecda8167fd904b646b769ac@example.org>
References: <5ec5c78c51f3e2d1da47496d2fdabd82@example.org>
 <letter-18@example.org>
Subject: thursday: Machi Koro by mail [thursday#7g6kw9d8w6tr]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+thursday.7g6kw9d8w6tr@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

All players are for ending thursday: the game is a draw. A last letter tell=
s
how it stands.
', char(10), char(13, 10)) AS BLOB), 1796131080, 1796131980, 1, 1796131080, '', 1796131080, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (36, 'report', 'sent', '87a793bf8ecf27afa9f6890d86763999@example.org', 'vic@example.org', 13, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 13:18:00 +0000
In-Reply-To: <67ffffb5e3b8df963c8ae7c8b4abd595@example.org>
List-Id: <saturday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <87a793bf8ecf27afa9f6890d86763999@example.org>
References: <67ffffb5e3b8df963c8ae7c8b4abd595@example.org>
Subject: saturday: Machi Koro by mail [saturday#z4k5s8yvczsy]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Vic" <vic@example.org>
Reply-To: <gm+saturday.z4k5s8yvczsy@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM holds saturday: turn 1 is not resolved until the game goes on, whate=
ver
its deadline. The reason: Vic and Wes have another game to play.

Orders that are on file stay in force, and you can send new ones meanwhile.
You will get a letter when the game goes on.
', char(10), char(13, 10)) AS BLOB), 1796131080, 1796156160, 1, 1796155260, '', 1796155260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (37, 'report', 'sent', 'e944ada7054f29ff1042058b26adfe3b@example.org', 'wes@example.org', 14, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 13:18:00 +0000
In-Reply-To: <c69eb62537b34ec838b798a068459d1e@example.org>
List-Id: <saturday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <e944ada7054f29ff1042058b26adfe3b@example.org>
References: <c69eb62537b34ec838b798a068459d1e@example.org>
Subject: saturday: Machi Koro by mail [saturday#6q84tdfkbatg]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+saturday.6q84tdfkbatg@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM holds saturday: turn 1 is not resolved until the game goes on, whate=
ver
its deadline. The reason: Vic and Wes have another game to play.

Orders that are on file stay in force, and you can send new ones meanwhile.
You will get a letter when the game goes on.
', char(10), char(13, 10)) AS BLOB), 1796131080, 1796156160, 1, 1796155260, '', 1796155260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (38, 'report', 'sent', 'd4109878b39e0579809adaef60806425@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <d4109878b39e0579809adaef60806425@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Turn 1 of friday waits until Wed 2 December 2026, 20:00 UTC: there are no
orders yet from Cat. You can change yours until then.
', char(10), char(13, 10)) AS BLOB), 1796155260, 1796156160, 1, 1796155260, '', 1796155260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (39, 'report', 'sent', 'fa226790dc416cb94425fdccb2f20f5c@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 20:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <fa226790dc416cb94425fdccb2f20f5c@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Turn 1 of friday waits until Wed 2 December 2026, 20:00 UTC: there are no
orders yet from Cat. You can change yours until then.
', char(10), char(13, 10)) AS BLOB), 1796155260, 1796156160, 1, 1796155260, '', 1796155260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (40, 'report', 'sent', '06397d2fd398f6176209fcf5a97da4ac@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 01 Dec 2026 20:01:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <06397d2fd398f6176209fcf5a97da4ac@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

I have no orders of yours for turn 1 of friday, Cat, so the turn waits for =
you
until Wed 2 December 2026, 20:00 UTC. That uses up an excuse of yours. If
nothing comes by then, it is played without your orders.
', char(10), char(13, 10)) AS BLOB), 1796155260, 1796156160, 1, 1796155260, '', 1796155260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (41, 'report', 'sent', 'forgotten 41', 'forgotten 7baae49012a217d21160df86bec77c13da3c830b38dcecbddbd693e00feec11f', NULL, NULL, x'', 1796155260, 1796156160, 1, 1796155260, '', 1796155260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (42, 'report', 'sent', 'forgotten 42', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796155260, 1796156160, 1, 1796155260, '', 1796155260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (43, 'report', 'sent', 'cca31d4cf7f3d1fcb9e01c2d0541afb7@example.org', 'ida@example.org', 6, NULL, x'', 1796155260, 1796156160, 1, 1796155260, '', 1796155260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (44, 'report', 'sent', 'forgotten 44', 'forgotten 7baae49012a217d21160df86bec77c13da3c830b38dcecbddbd693e00feec11f', NULL, NULL, x'', 1796212800, 1796213760, 1, 1796212860, '', 1796212860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (45, 'answer', 'sent', '6dcfd1506d8b97457f80c2b601c18a35@example.org', 'cat@example.org', 3, 19, CAST(replace('Auto-Submitted: auto-replied
Date: Wed, 02 Dec 2026 12:01:00 +0000
In-Reply-To: <letter-19@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <6dcfd1506d8b97457f80c2b601c18a35@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
 <letter-19@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Cat. These are your orders for turn 1 of friday, as I understood
them:

  every go
    buy Livestock Farm

What you will try to buy, in this order:

  go 1: Livestock Farm

You can change them until Wed 2 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.

friday waits for its deadline anyway; turn 1 is resolved after Wed 2 Decemb=
er
2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796212860, 1796213760, 1, 1796212860, '', 1796212860, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (46, 'report', 'sent', 'b12367ec5aaba5349e0a3428fc00ac15@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 02 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <b12367ec5aaba5349e0a3428fc00ac15@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 1

Go 1: Ann
  Rolls 2.
  Ann gets 1 coin (Bakery).
  Ann buys Forest for 3 coins.

Go 2: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Cat gets 1 coin (Wheat Field).
  Ann gets 1 coin (Wheat Field).
  Bob buys Bakery for 1 coin.

Go 3: Cat
  Rolls 2.
  Cat gets 1 coin (Bakery).
  Cat buys Livestock Farm for 1 coin.

Go 4: Ann
  Rolls 6.
  Ann buys Wheat Field for 1 coin.

What else happened

  The turn waited until Wed 2 December 2026, 20:00 UTC for Cat, who has use=
d
  an excuse.

Press

  Ann:
    Down with Bob!

  Nobody knows who:
    Beware of Ann.

The towns

Ann (player 1): 1 coin
  Wheat Field 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 2): 3 coins
  Wheat Field 1, Bakery 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  5 x Livestock Farm        1 coin   on 2
  5 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 2 begins with Bob. Orders by Thu 3 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Forest: bought, by "buy Forest".

go 2
  Wheat Field: bought, by "if Bob coins >=3D 1: buy Wheat Field".

Your form for turn 2, [friday#xbmw8wr6ahaz]

go 1:
every go:
standing:
  if Bob coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796241660, 1796242560, 1, 1796241660, '', 1796241660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (47, 'report', 'sent', '5e7a5e06c23587fa0cddb4b67a64f7ab@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 02 Dec 2026 20:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <5e7a5e06c23587fa0cddb4b67a64f7ab@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 1

Go 1: Ann
  Rolls 2.
  Ann gets 1 coin (Bakery).
  Ann buys Forest for 3 coins.

Go 2: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Cat gets 1 coin (Wheat Field).
  Ann gets 1 coin (Wheat Field).
  Bob buys Bakery for 1 coin.

Go 3: Cat
  Rolls 2.
  Cat gets 1 coin (Bakery).
  Cat buys Livestock Farm for 1 coin.

Go 4: Ann
  Rolls 6.
  Ann buys Wheat Field for 1 coin.

What else happened

  The turn waited until Wed 2 December 2026, 20:00 UTC for Cat, who has use=
d
  an excuse.

Press

  Ann:
    Down with Bob!

  Nobody knows who:
    Beware of Ann.

The towns

Ann (player 1): 1 coin
  Wheat Field 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 2): 3 coins
  Wheat Field 1, Bakery 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  5 x Livestock Farm        1 coin   on 2
  5 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 2 begins with Bob. Orders by Thu 3 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Bakery: bought, by "buy Bakery".

Your form for turn 2, [friday#d2qthjdcxqv6]

go 1:
go 2:
every go:
standing:
  buy Livestock Farm

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796241660, 1796242560, 1, 1796241660, '', 1796241660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (48, 'report', 'sent', '7113ea66ae8d56b2beb91cb32ee14316@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 02 Dec 2026 20:01:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <7113ea66ae8d56b2beb91cb32ee14316@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 1

Go 1: Ann
  Rolls 2.
  Ann gets 1 coin (Bakery).
  Ann buys Forest for 3 coins.

Go 2: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Cat gets 1 coin (Wheat Field).
  Ann gets 1 coin (Wheat Field).
  Bob buys Bakery for 1 coin.

Go 3: Cat
  Rolls 2.
  Cat gets 1 coin (Bakery).
  Cat buys Livestock Farm for 1 coin.

Go 4: Ann
  Rolls 6.
  Ann buys Wheat Field for 1 coin.

What else happened

  The turn waited until Wed 2 December 2026, 20:00 UTC for Cat, who has use=
d
  an excuse.

Press

  Ann:
    Down with Bob!

  Nobody knows who:
    Beware of Ann.

The towns

Ann (player 1): 1 coin
  Wheat Field 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 2): 3 coins
  Wheat Field 1, Bakery 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  5 x Livestock Farm        1 coin   on 2
  5 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 2 begins with Bob. Orders by Thu 3 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Livestock Farm: bought, by "buy Livestock Farm".

Your form for turn 2, [friday#0zea8767v9e1]

go 1:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796241660, 1796242560, 1, 1796241660, '', 1796241660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (49, 'report', 'sent', '27642c17b99257020ea94f3a508a94f3@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 02 Dec 2026 20:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <27642c17b99257020ea94f3a508a94f3@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 1

Go 1: Ann
  Rolls 2.
  Ann gets 1 coin (Bakery).
  Ann buys Forest for 3 coins.

Go 2: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Cat gets 1 coin (Wheat Field).
  Ann gets 1 coin (Wheat Field).
  Bob buys Bakery for 1 coin.

Go 3: Cat
  Rolls 2.
  Cat gets 1 coin (Bakery).
  Cat buys Livestock Farm for 1 coin.

Go 4: Ann
  Rolls 6.
  Ann buys Wheat Field for 1 coin.

What else happened

  The turn waited until Wed 2 December 2026, 20:00 UTC for Cat, who has use=
d
  an excuse.

Press

  Ann:
    Down with Bob!

  Nobody knows who:
    Beware of Ann.

The towns

Ann (player 1): 1 coin
  Wheat Field 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 2): 3 coins
  Wheat Field 1, Bakery 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  5 x Livestock Farm        1 coin   on 2
  5 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 2 begins with Bob. Orders by Thu 3 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796241660, 1796242560, 1, 1796241660, '', 1796241660, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (50, 'report', 'sent', 'forgotten 50', 'forgotten 7baae49012a217d21160df86bec77c13da3c830b38dcecbddbd693e00feec11f', NULL, NULL, x'', 1796241660, 1796242560, 1, 1796241660, '', 1796241660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (51, 'report', 'sent', 'forgotten 51', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796241660, 1796242560, 1, 1796241660, '', 1796241660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (52, 'report', 'sent', '27e4fb7c0d508b61d420fb3196973d64@example.org', 'ida@example.org', 6, NULL, x'', 1796241660, 1796242560, 1, 1796241660, '', 1796241660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (53, 'notice', 'sent', '5500830cb94ca45599e8b02bb6d7af1c@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 02 Dec 2026 20:01:00 +0000
MIME-Version: 1.0
Message-ID: <5500830cb94ca45599e8b02bb6d7af1c@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Turn 2 of monday is held until Thu 3 December 2026, 20:00 UTC: 3 of the 3
players who sent orders the last time have sent none, and lost mail looks j=
ust
so. If nothing comes, it is then resolved as usual.
', char(10), char(13, 10)) AS BLOB), 1796241660, 1796242560, 1, 1796241660, '', 1796241660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (54, 'report', 'sent', '925da88178f08b7c31e89ab965e30c49@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 02 Dec 2026 21:00:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <925da88178f08b7c31e89ab965e30c49@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Your name in friday is Bert now; it was Bob. The reason: There are too many
Bobs.
', char(10), char(13, 10)) AS BLOB), 1796245200, 1796300100, 1, 1796299200, '', 1796299200, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (55, 'report', 'sent', '39ee8777be352f078e5798b92707ac70@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Thu, 03 Dec 2026 12:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <39ee8777be352f078e5798b92707ac70@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The deadline of turn 2 of friday was extended, as Ann asked: orders are due=
 by
Fri 4 December 2026, 20:00 UTC now.
', char(10), char(13, 10)) AS BLOB), 1796299260, 1796300160, 1, 1796299260, '', 1796299260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (56, 'report', 'sent', 'c9296611543287e69bf5ebd9c5373355@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Thu, 03 Dec 2026 12:01:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <c9296611543287e69bf5ebd9c5373355@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The deadline of turn 2 of friday was extended, as Ann asked: orders are due=
 by
Fri 4 December 2026, 20:00 UTC now.
', char(10), char(13, 10)) AS BLOB), 1796299260, 1796300160, 1, 1796299260, '', 1796299260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (57, 'answer', 'sent', 'fa01d79c0a1c271678e41fab5aa1f383@example.org', 'ann@example.org', 1, 20, CAST(replace('Auto-Submitted: auto-replied
Date: Thu, 03 Dec 2026 12:01:00 +0000
In-Reply-To: <letter-20@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <fa01d79c0a1c271678e41fab5aa1f383@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-20@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 2 of friday, as I understood
them:

  every go
    buy Mine

What you will try to buy, in this order:

  go 1: Mine, Wheat Field (if Bert coins >=3D 1)

You can change them until Fri 4 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.

Turn 2 of friday is extended: orders are due by Fri 4 December 2026, 20:00 =
UTC
now. The other players are told.
', char(10), char(13, 10)) AS BLOB), 1796299260, 1796300160, 1, 1796299260, '', 1796299260, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (58, 'answer', 'sent', '7464c67acbae3c60f1b7febd2756f5b9@example.org', 'bob@example.org', 2, 21, CAST(replace('Auto-Submitted: auto-replied
Date: Thu, 03 Dec 2026 12:02:00 +0000
In-Reply-To: <letter-21@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <7464c67acbae3c60f1b7febd2756f5b9@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-21@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bert. These are your orders for turn 2 of friday, as I understoo=
d
them:

  every go
    if Ann coins >=3D 2: buy Bakery

What you will try to buy, in this order:

  go 1: Bakery (if Ann coins >=3D 2), Livestock Farm
  go 2: Bakery (if Ann coins >=3D 2), Livestock Farm

You can change them until Fri 4 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.

Turn 2 of friday need not wait for you, Bert. Nothing has come yet from 1
other player. It is resolved after Fri 4 December 2026, 20:00 UTC in any ca=
se.
You can still send orders until then.
', char(10), char(13, 10)) AS BLOB), 1796299320, 1796300220, 1, 1796299320, '', 1796299320, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (59, 'report', 'sent', 'c61045669798ca18992062ee7b9fb2fc@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Thu, 03 Dec 2026 12:02:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <c61045669798ca18992062ee7b9fb2fc@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has entered these orders for you, Cat. The reason: Cat told me by
telephone.

Thank you, Cat. These are your orders for turn 2 of friday, as I understood
them:

  every go
    buy Forest
  standing
    buy Forest

What you will try to buy, in this order:

  go 1: Forest

You can change them until Fri 4 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796299320, 1796300280, 1, 1796299380, '', 1796299380, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (60, 'answer', 'sent', 'e3653d179779a931df0ff6f0057f2ef7@example.org', 'ida@example.org', 6, 22, x'', 1796299380, 1796300280, 1, 1796299380, '', 1796299380, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (61, 'report', 'sent', 'forgotten 61', 'forgotten 7baae49012a217d21160df86bec77c13da3c830b38dcecbddbd693e00feec11f', NULL, NULL, x'', 1796374800, 1796375700, 1, 1796374800, '', 1796374800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (62, 'report', 'sent', 'forgotten 62', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796374800, 1796375700, 1, 1796374800, '', 1796374800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (63, 'report', 'sent', '4e71e6e90831c129d618dbabf5c1a54e@example.org', 'ida@example.org', 6, NULL, x'', 1796374800, 1796375700, 1, 1796374800, '', 1796374800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (64, 'report', 'sent', '28e94ec0e840a18cddbf3debee83d2a8@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 09:00:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <28e94ec0e840a18cddbf3debee83d2a8@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has moved the deadline of friday: orders for turn 2 are due by Fri 4
December 2026, 18:00 UTC now. The reason: We all have time today.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796374800, 1796375700, 1, 1796374800, '', 1796374800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (65, 'report', 'sent', 'bb3b9e2ed6bd5c0e9fc51703cf585aaf@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 09:00:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <bb3b9e2ed6bd5c0e9fc51703cf585aaf@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has moved the deadline of friday: orders for turn 2 are due by Fri 4
December 2026, 18:00 UTC now. The reason: We all have time today.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796374800, 1796375700, 1, 1796374800, '', 1796374800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (66, 'report', 'sent', 'dc73b0b08a81823941162fb213d32385@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 09:00:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <dc73b0b08a81823941162fb213d32385@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has moved the deadline of friday: orders for turn 2 are due by Fri 4
December 2026, 18:00 UTC now. The reason: We all have time today.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796374800, 1796375700, 1, 1796374800, '', 1796374800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (67, 'report', 'dropped', '6a390fae11ae0ffab2ccc25869da3412@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <6a390fae11ae0ffab2ccc25869da3412@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 2

Go 1: Bert
  Rolls 2.
  Bert gets 2 coins (Bakery x 2).
  Cat gets 1 coin (Livestock Farm).
  Bert buys Livestock Farm for 1 coin.

Go 2: Cat
  Rolls 6.
  Cat buys Forest for 3 coins.

Go 3: Ann
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat gets 1 coin (Forest).
  Ann buys Wheat Field for 1 coin.

Go 4: Bert
  Rolls 1.
  Bert gets 1 coin (Wheat Field).
  Cat gets 1 coin (Wheat Field).
  Ann gets 3 coins (Wheat Field x 3).
  Bert buys Bakery for 1 coin.

What else happened

  Bob is called Bert now. The reason: There are too many Bobs.
  The deadline was extended to Fri 4 December 2026, 20:00 UTC, as Ann asked=
.
  The GM entered the orders of Cat. The reason: Cat told me by telephone.
  The GM moved the deadline to Fri 4 December 2026, 18:00 UTC. The reason: =
We
  all have time today.

The towns

Ann (player 1): 4 coins
  Wheat Field 3, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 3
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  4 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  4 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 3 begins with Cat. Orders by Sat 5 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Mine: too dear by 4 coins.
  Wheat Field: bought, by "if Bert coins >=3D 1: buy Wheat Field".

Your form for turn 3, [friday#xbmw8wr6ahaz]

go 1:
every go:
standing:
  if Bert coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796407260, 1796407560, 1, NULL, '550 no', 1796407260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (68, 'report', 'dropped', 'edfd420d984e1ee7b258264546c9794c@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <edfd420d984e1ee7b258264546c9794c@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 2

Go 1: Bert
  Rolls 2.
  Bert gets 2 coins (Bakery x 2).
  Cat gets 1 coin (Livestock Farm).
  Bert buys Livestock Farm for 1 coin.

Go 2: Cat
  Rolls 6.
  Cat buys Forest for 3 coins.

Go 3: Ann
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat gets 1 coin (Forest).
  Ann buys Wheat Field for 1 coin.

Go 4: Bert
  Rolls 1.
  Bert gets 1 coin (Wheat Field).
  Cat gets 1 coin (Wheat Field).
  Ann gets 3 coins (Wheat Field x 3).
  Bert buys Bakery for 1 coin.

What else happened

  Bob is called Bert now. The reason: There are too many Bobs.
  The deadline was extended to Fri 4 December 2026, 20:00 UTC, as Ann asked=
.
  The GM entered the orders of Cat. The reason: Cat told me by telephone.
  The GM moved the deadline to Fri 4 December 2026, 18:00 UTC. The reason: =
We
  all have time today.

The towns

Ann (player 1): 4 coins
  Wheat Field 3, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 3
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  4 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  4 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 3 begins with Cat. Orders by Sat 5 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  "if Ann coins >=3D 2: buy Bakery": not tried, "Ann coins >=3D 2" did not =
hold.
  Livestock Farm: bought, by "buy Livestock Farm".

go 2
  Bakery: bought, by "if Ann coins >=3D 2: buy Bakery".

Your form for turn 3, [friday#d2qthjdcxqv6]

go 1:
every go:
standing:
  buy Livestock Farm

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796407260, 1796407560, 1, NULL, '550 no', 1796407260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (69, 'report', 'dropped', 'dab29590c6416fa539449212ba6f24c5@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:01:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <dab29590c6416fa539449212ba6f24c5@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 2

Go 1: Bert
  Rolls 2.
  Bert gets 2 coins (Bakery x 2).
  Cat gets 1 coin (Livestock Farm).
  Bert buys Livestock Farm for 1 coin.

Go 2: Cat
  Rolls 6.
  Cat buys Forest for 3 coins.

Go 3: Ann
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat gets 1 coin (Forest).
  Ann buys Wheat Field for 1 coin.

Go 4: Bert
  Rolls 1.
  Bert gets 1 coin (Wheat Field).
  Cat gets 1 coin (Wheat Field).
  Ann gets 3 coins (Wheat Field x 3).
  Bert buys Bakery for 1 coin.

What else happened

  Bob is called Bert now. The reason: There are too many Bobs.
  The deadline was extended to Fri 4 December 2026, 20:00 UTC, as Ann asked=
.
  The GM entered the orders of Cat. The reason: Cat told me by telephone.
  The GM moved the deadline to Fri 4 December 2026, 18:00 UTC. The reason: =
We
  all have time today.

The towns

Ann (player 1): 4 coins
  Wheat Field 3, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 3
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  4 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  4 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 3 begins with Cat. Orders by Sat 5 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Forest: bought, by "buy Forest".

Your form for turn 3, [friday#0zea8767v9e1]

go 1:
go 2:
every go:
standing:
  buy Forest

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796407260, 1796407560, 1, NULL, '550 no', 1796407260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (70, 'report', 'dropped', '06622cdb6149892b3fa1b9c59afe345a@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <06622cdb6149892b3fa1b9c59afe345a@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 2

Go 1: Bert
  Rolls 2.
  Bert gets 2 coins (Bakery x 2).
  Cat gets 1 coin (Livestock Farm).
  Bert buys Livestock Farm for 1 coin.

Go 2: Cat
  Rolls 6.
  Cat buys Forest for 3 coins.

Go 3: Ann
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat gets 1 coin (Forest).
  Ann buys Wheat Field for 1 coin.

Go 4: Bert
  Rolls 1.
  Bert gets 1 coin (Wheat Field).
  Cat gets 1 coin (Wheat Field).
  Ann gets 3 coins (Wheat Field x 3).
  Bert buys Bakery for 1 coin.

What else happened

  Bob is called Bert now. The reason: There are too many Bobs.
  The deadline was extended to Fri 4 December 2026, 20:00 UTC, as Ann asked=
.
  The GM entered the orders of Cat. The reason: Cat told me by telephone.
  The GM moved the deadline to Fri 4 December 2026, 18:00 UTC. The reason: =
We
  all have time today.

The towns

Ann (player 1): 4 coins
  Wheat Field 3, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 3
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 4 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  4 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  4 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 3 begins with Cat. Orders by Sat 5 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796407260, 1796407560, 1, NULL, '550 no', 1796407260, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (71, 'report', 'dropped', '709afae6376c84e1504f8d5ee623e7cc@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:02:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <709afae6376c84e1504f8d5ee623e7cc@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has moved the deadline of friday: orders for turn 3 are due by Sat 5
December 2026, 21:00 UTC now. The reason: Ann comes home late.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796407320, 1796407320, 0, NULL, '', NULL, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (72, 'report', 'dropped', 'b119fa07afc85edd0c1cbc9868a1fdb4@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:02:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <b119fa07afc85edd0c1cbc9868a1fdb4@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has moved the deadline of friday: orders for turn 3 are due by Sat 5
December 2026, 21:00 UTC now. The reason: Ann comes home late.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796407320, 1796407320, 0, NULL, '', NULL, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (73, 'report', 'dropped', '2966d1344316f1774c1f83357406db2a@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:02:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <2966d1344316f1774c1f83357406db2a@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has moved the deadline of friday: orders for turn 3 are due by Sat 5
December 2026, 21:00 UTC now. The reason: Ann comes home late.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796407320, 1796407320, 0, NULL, '', NULL, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (74, 'report', 'sent', 'b72f414833b04b85f63efbdbdc777b2d@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:02:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <b72f414833b04b85f63efbdbdc777b2d@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

I am sorry: the GM had to take turn 2 of friday back. The reason: The dice =
of
Cat were thrown twice.

The report that you have of turn 2 counts no more: all stands as it did bef=
ore
that turn, which is played again, with new dice.

The orders that were on file for turn 2 stay in force. You can send others
until Sat 5 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796407320, 1796411700, 1, 1796410800, '', 1796410800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (75, 'report', 'sent', '985581a4652af7668ffb2474cec4a0f9@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:02:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <985581a4652af7668ffb2474cec4a0f9@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

I am sorry: the GM had to take turn 2 of friday back. The reason: The dice =
of
Cat were thrown twice.

The report that you have of turn 2 counts no more: all stands as it did bef=
ore
that turn, which is played again, with new dice.

The orders that were on file for turn 2 stay in force. You can send others
until Sat 5 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796407320, 1796411700, 1, 1796410800, '', 1796410800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (76, 'report', 'sent', 'a41b1f7ef2311e5e1aeda7c1b721d3ca@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:02:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <a41b1f7ef2311e5e1aeda7c1b721d3ca@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

I am sorry: the GM had to take turn 2 of friday back. The reason: The dice =
of
Cat were thrown twice.

The report that you have of turn 2 counts no more: all stands as it did bef=
ore
that turn, which is played again, with new dice.

The orders that were on file for turn 2 stay in force. You can send others
until Sat 5 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796407320, 1796411700, 1, 1796410800, '', 1796410800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (77, 'report', 'sent', 'ff7925ecf2914d396023b25fc6becfb2@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 18:02:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <ff7925ecf2914d396023b25fc6becfb2@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

I am sorry: the GM had to take turn 2 of friday back. The reason: The dice =
of
Cat were thrown twice.

The report that you have of turn 2 counts no more: all stands as it did bef=
ore
that turn, which is played again, with new dice.
', char(10), char(13, 10)) AS BLOB), 1796407320, 1796411700, 1, 1796410800, '', 1796410800, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (78, 'report', 'sent', '052e9af938331f1758c5f1eb7615ee94@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 19:00:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <052e9af938331f1758c5f1eb7615ee94@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM holds friday: turn 2 is not resolved until the game goes on, whateve=
r
its deadline. The reason: Bert has no mail until tomorrow.

Orders that are on file stay in force, and you can send new ones meanwhile.
You will get a letter when the game goes on.
', char(10), char(13, 10)) AS BLOB), 1796410800, 1796465700, 1, 1796464800, '', 1796464800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (79, 'report', 'sent', '6793019ae4b3001f6d6c211ac469a0ea@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 19:00:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <6793019ae4b3001f6d6c211ac469a0ea@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM holds friday: turn 2 is not resolved until the game goes on, whateve=
r
its deadline. The reason: Bert has no mail until tomorrow.

Orders that are on file stay in force, and you can send new ones meanwhile.
You will get a letter when the game goes on.
', char(10), char(13, 10)) AS BLOB), 1796410800, 1796465700, 1, 1796464800, '', 1796464800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (80, 'report', 'sent', '545de2f5cd94c6cd4e378de7b4f4541f@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 04 Dec 2026 19:00:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <545de2f5cd94c6cd4e378de7b4f4541f@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM holds friday: turn 2 is not resolved until the game goes on, whateve=
r
its deadline. The reason: Bert has no mail until tomorrow.

Orders that are on file stay in force, and you can send new ones meanwhile.
You will get a letter when the game goes on.
', char(10), char(13, 10)) AS BLOB), 1796410800, 1796465700, 1, 1796464800, '', 1796464800, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (81, 'answer', 'sent', '3cf6418bf221b218a58f17822ff3f5cb@example.org', 'bob@example.org', 2, 23, CAST(replace('Auto-Submitted: auto-replied
Date: Sat, 05 Dec 2026 10:01:00 +0000
In-Reply-To: <letter-23@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <3cf6418bf221b218a58f17822ff3f5cb@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-23@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bert. These are your orders for turn 2 of friday, as I understoo=
d
them:

  every go
    buy Bakery

What you will try to buy, in this order:

  go 1: Bakery, Livestock Farm
  go 2: Bakery, Livestock Farm

The GM holds the game: you can change them until it goes on, and then to a
deadline that you will be told. Reply to this letter with a new sheet, whic=
h
replaces this one whole; the word "clear" alone takes it back.
', char(10), char(13, 10)) AS BLOB), 1796464860, 1796465760, 1, 1796464860, '', 1796464860, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (82, 'report', 'sent', '8cbe4117a4bb11cc0a94265415b4e708@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 10:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <8cbe4117a4bb11cc0a94265415b4e708@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday goes on: orders for turn 2 are due by Sun 6 December 2026, 20:00 UTC=
.
The reason: Bert is back.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796464860, 1796469300, 1, 1796468400, '', 1796468400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (83, 'report', 'sent', '7c758b8194f49e89e054578e88d02f73@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 10:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <7c758b8194f49e89e054578e88d02f73@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday goes on: orders for turn 2 are due by Sun 6 December 2026, 20:00 UTC=
.
The reason: Bert is back.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796464860, 1796469300, 1, 1796468400, '', 1796468400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (84, 'report', 'sent', 'cb539ef7ee38aed412bc8923bad36a66@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 10:01:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <cb539ef7ee38aed412bc8923bad36a66@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday goes on: orders for turn 2 are due by Sun 6 December 2026, 20:00 UTC=
.
The reason: Bert is back.

Orders that are on file stay in force.
', char(10), char(13, 10)) AS BLOB), 1796464860, 1796469300, 1, 1796468400, '', 1796468400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (85, 'notice', 'sent', '289e08dbb6639aec6df86ebbfcd4a8e1@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 11:00:00 +0000
MIME-Version: 1.0
Message-ID: <289e08dbb6639aec6df86ebbfcd4a8e1@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

A letter with the subject "Re: friday: Machi Koro by mail [friday]" for Ann=
 in
friday was set aside, and nothing was done with it: dmarc=3Dfail.

"machipost letter show 24" shows it, "machipost letter requeue 24" has it r=
ead
again.
', char(10), char(13, 10)) AS BLOB), 1796468400, 1796469300, 1, 1796468400, '', 1796468400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (86, 'answer', 'sent', '5177247e5795dfdb5cb57617cce18b4b@example.org', 'ann@example.org', 1, 24, CAST(replace('Auto-Submitted: auto-replied
Date: Sat, 05 Dec 2026 11:30:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <5177247e5795dfdb5cb57617cce18b4b@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 2 of friday, as I understood
them:

  every go
    buy Mine
    buy Livestock Farm

What you will try to buy, in this order:

  go 1: Mine, Livestock Farm, Wheat Field (if Bert coins >=3D 1)

You can change them until Sun 6 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796470200, 1796471100, 1, 1796470200, '', 1796470200, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (87, 'notice', 'sent', 'e422f57c53193766418b4995e3baf479@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 11:30:00 +0000
MIME-Version: 1.0
Message-ID: <e422f57c53193766418b4995e3baf479@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

A letter with the subject "Re: friday: Machi Koro by mail [friday]" for Ann=
 in
friday was set aside, and nothing was done with it: dmarc=3Dfail.

"machipost letter show 25" shows it, "machipost letter requeue 25" has it r=
ead
again.
', char(10), char(13, 10)) AS BLOB), 1796470200, 1796471100, 1, 1796470200, '', 1796470200, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (88, 'report', 'sent', '169f2508e3ccffca77bc68231bf51ad0@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 13:00:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <169f2508e3ccffca77bc68231bf51ad0@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 2

Go 1: Bert
  Rolls 3.
  Bert gets 2 coins (Bakery x 2).
  Bert buys Bakery for 1 coin.

Go 2: Cat
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat buys Forest for 3 coins.

Go 3: Ann
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat gets 1 coin (Forest).
  Ann buys Livestock Farm for 1 coin.

Go 4: Bert
  Rolls 6.
  Bert buys Bakery for 1 coin.

What else happened

  Bob is called Bert now. The reason: There are too many Bobs.
  The deadline was extended to Fri 4 December 2026, 20:00 UTC, as Ann asked=
.
  The GM entered the orders of Cat. The reason: Cat told me by telephone.
  The GM moved the deadline to Fri 4 December 2026, 18:00 UTC. The reason: =
We
  all have time today.
  The GM took turn 2 back, and it was played again. The reason: The dice of
  Cat were thrown twice.
  The GM held the game. The reason: Bert has no mail until tomorrow.
  The GM let the game go on. The reason: Bert is back.
  The GM vouched for a letter of Ann. The reason: Ann told me by telephone.
  The GM had this turn resolved at once. The reason: All orders are in.

The towns

Ann (player 1): 2 coins
  Wheat Field 2, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 1, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 2 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 3 begins with Cat. Orders by Sun 6 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Mine: too dear by 3 coins.
  Livestock Farm: bought, by "buy Livestock Farm".

Your form for turn 3, [friday#xbmw8wr6ahaz]

go 1:
every go:
standing:
  if Bert coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796475600, 1796476500, 1, 1796475600, '', 1796475600, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (89, 'report', 'sent', '205df07ac1eb88b8bfcfc917ebd679de@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 13:00:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <205df07ac1eb88b8bfcfc917ebd679de@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 2

Go 1: Bert
  Rolls 3.
  Bert gets 2 coins (Bakery x 2).
  Bert buys Bakery for 1 coin.

Go 2: Cat
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat buys Forest for 3 coins.

Go 3: Ann
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat gets 1 coin (Forest).
  Ann buys Livestock Farm for 1 coin.

Go 4: Bert
  Rolls 6.
  Bert buys Bakery for 1 coin.

What else happened

  Bob is called Bert now. The reason: There are too many Bobs.
  The deadline was extended to Fri 4 December 2026, 20:00 UTC, as Ann asked=
.
  The GM entered the orders of Cat. The reason: Cat told me by telephone.
  The GM moved the deadline to Fri 4 December 2026, 18:00 UTC. The reason: =
We
  all have time today.
  The GM took turn 2 back, and it was played again. The reason: The dice of
  Cat were thrown twice.
  The GM held the game. The reason: Bert has no mail until tomorrow.
  The GM let the game go on. The reason: Bert is back.
  The GM vouched for a letter of Ann. The reason: Ann told me by telephone.
  The GM had this turn resolved at once. The reason: All orders are in.

The towns

Ann (player 1): 2 coins
  Wheat Field 2, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 1, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 2 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 3 begins with Cat. Orders by Sun 6 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Bakery: bought, by "buy Bakery".

go 2
  Bakery: bought, by "buy Bakery".

Your form for turn 3, [friday#d2qthjdcxqv6]

go 1:
every go:
standing:
  buy Livestock Farm

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796475600, 1796476500, 1, 1796475600, '', 1796475600, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (90, 'report', 'sent', '0faffd06cb9c95ba83e1fff2adcfaf99@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 13:00:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <0faffd06cb9c95ba83e1fff2adcfaf99@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 2

Go 1: Bert
  Rolls 3.
  Bert gets 2 coins (Bakery x 2).
  Bert buys Bakery for 1 coin.

Go 2: Cat
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat buys Forest for 3 coins.

Go 3: Ann
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat gets 1 coin (Forest).
  Ann buys Livestock Farm for 1 coin.

Go 4: Bert
  Rolls 6.
  Bert buys Bakery for 1 coin.

What else happened

  Bob is called Bert now. The reason: There are too many Bobs.
  The deadline was extended to Fri 4 December 2026, 20:00 UTC, as Ann asked=
.
  The GM entered the orders of Cat. The reason: Cat told me by telephone.
  The GM moved the deadline to Fri 4 December 2026, 18:00 UTC. The reason: =
We
  all have time today.
  The GM took turn 2 back, and it was played again. The reason: The dice of
  Cat were thrown twice.
  The GM held the game. The reason: Bert has no mail until tomorrow.
  The GM let the game go on. The reason: Bert is back.
  The GM vouched for a letter of Ann. The reason: Ann told me by telephone.
  The GM had this turn resolved at once. The reason: All orders are in.

The towns

Ann (player 1): 2 coins
  Wheat Field 2, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 1, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 2 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 3 begins with Cat. Orders by Sun 6 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Forest: bought, by "buy Forest".

Your form for turn 3, [friday#0zea8767v9e1]

go 1:
go 2:
every go:
standing:
  buy Forest

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796475600, 1796476500, 1, 1796475600, '', 1796475600, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (91, 'report', 'sent', '8500381d4b308e5d2859c557f61b8be6@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 13:00:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <8500381d4b308e5d2859c557f61b8be6@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 2

Go 1: Bert
  Rolls 3.
  Bert gets 2 coins (Bakery x 2).
  Bert buys Bakery for 1 coin.

Go 2: Cat
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat buys Forest for 3 coins.

Go 3: Ann
  Rolls 5.
  Ann gets 1 coin (Forest).
  Cat gets 1 coin (Forest).
  Ann buys Livestock Farm for 1 coin.

Go 4: Bert
  Rolls 6.
  Bert buys Bakery for 1 coin.

What else happened

  Bob is called Bert now. The reason: There are too many Bobs.
  The deadline was extended to Fri 4 December 2026, 20:00 UTC, as Ann asked=
.
  The GM entered the orders of Cat. The reason: Cat told me by telephone.
  The GM moved the deadline to Fri 4 December 2026, 18:00 UTC. The reason: =
We
  all have time today.
  The GM took turn 2 back, and it was played again. The reason: The dice of
  Cat were thrown twice.
  The GM held the game. The reason: Bert has no mail until tomorrow.
  The GM let the game go on. The reason: Bert is back.
  The GM vouched for a letter of Ann. The reason: Ann told me by telephone.
  The GM had this turn resolved at once. The reason: All orders are in.

The towns

Ann (player 1): 2 coins
  Wheat Field 2, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 1, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Cat (player 3): 2 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 3 begins with Cat. Orders by Sun 6 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796475600, 1796476500, 1, 1796475600, '', 1796475600, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (92, 'report', 'sent', '8682ec2d41ac7e4d759d74cf9d30f979@example.org', 'cat@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 14:00:00 +0000
In-Reply-To: <b398002335b9b38c8e32528bbc6b0984@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <8682ec2d41ac7e4d759d74cf9d30f979@example.org>
References: <b398002335b9b38c8e32528bbc6b0984@example.org>
Subject: friday: Machi Koro by mail [friday#0zea8767v9e1]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Cat" <cat@example.org>
Reply-To: <gm+friday.0zea8767v9e1@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Bob plays friday in your place from now on, Cat. The reason: Cat moves to
Chile.

This is the last letter that you get of this game. Thank you for playing.
', char(10), char(13, 10)) AS BLOB), 1796479200, 1796480100, 1, 1796479200, '', 1796479200, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (93, 'report', 'sent', '319cc082a055caaa4962ac010a235d42@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 05 Dec 2026 14:00:00 +0000
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to friday, Bob! The game is under way: it goes on with turn 3, and =
you
are player 3.

In seat order: Ann, Bert, Bob. Bob begins.

Orders for turn 3 are due by Sun 6 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [friday#c1ekwx08d6cs] in it shows that the letter is your=
s,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have two goes in turn 3, so
there may be a "go 2:" as well. Every sheet is answered with what was
understood; a new sheet replaces the old one whole, until the deadline.
Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule daily at 20:00: when orders are due
  zone UTC: on whose clock that is
  reminder 2 hours: how long before the deadline those are reminded who hav=
e
  sent no orders
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  nmrs 2: after how many turns in a row without orders a seat is open to
  somebody else
  substitute bot: whether a bot or nobody plays a seat that has no player
  press anonymous: whether press is printed with its writer''s name, also
  without it, or not at all
  extensions 2: how many extensions of a deadline the game grants, or wheth=
er
  all must ask for one

The towns

Ann (player 1): 2 coins
  Wheat Field 2, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 1, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 2 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  5 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796479200, 1796480100, 1, 1796479200, '', 1796479200, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (94, 'answer', 'sent', 'forgotten 94', 'forgotten 7baae49012a217d21160df86bec77c13da3c830b38dcecbddbd693e00feec11f', NULL, NULL, x'', 1796482860, 1796483760, 1, 1796482860, '', 1796482860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (95, 'report', 'sent', '010cef406b4b778e4b9c629cd25d0b0e@example.org', 'gil@example.org', NULL, NULL, x'', 1796482920, 1796483820, 1, 1796482920, '', 1796482920, 0, 0, 2);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (96, 'report', 'sent', '6a4b0a9b591d3c216513fd16ef11778a@example.org', 'flo@example.org', NULL, NULL, x'', 1796482920, 1796483820, 1, 1796482920, '', 1796482920, 0, 0, 2);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (97, 'notice', 'sent', 'forgotten 97', 'forgotten 9b9d54a44aa4ba9220e61b32b84dffef09e3e0e6dd5030a8b49433d491b4ff23', NULL, NULL, x'', 1796482920, 1796483820, 1, 1796482920, '', 1796482920, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (98, 'answer', 'sent', 'forgotten 98', 'forgotten 7baae49012a217d21160df86bec77c13da3c830b38dcecbddbd693e00feec11f', NULL, NULL, x'', 1796482920, 1796483820, 1, 1796482920, '', 1796482920, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (99, 'answer', 'sent', 'f06ed65e61bb31f54938a884c37ae0a2@example.org', 'jo@example.org', NULL, 28, CAST(replace('Auto-Submitted: auto-replied
Date: Sat, 05 Dec 2026 16:01:00 +0000
In-Reply-To: <letter-26@example.org>
MIME-Version: 1.0
Message-ID: <f06ed65e61bb31f54938a884c37ae0a2@example.org>
References: <letter-26@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <jo@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to play on in monday in the place of Player 1, as Dan. If that is =
so,
reply to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1796486460, 1796487360, 1, 1796486460, '', 1796486460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (100, 'report', 'sent', 'fe9f00167fc5e57d5b7ac72f73002199@example.org', 'jo@example.org', 4, NULL, x'', 1796486520, 1796487420, 1, 1796486520, '', 1796486520, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (101, 'answer', 'sent', 'f6f4d105c806e4670837b96e0b9d9391@example.org', 'jo@example.org', NULL, 29, CAST(replace('Auto-Submitted: auto-replied
Date: Sat, 05 Dec 2026 16:02:00 +0000
In-Reply-To: <letter-27@example.org>
List-Id: <monday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <f6f4d105c806e4670837b96e0b9d9391@example.org>
References: <fe9f00167fc5e57d5b7ac72f73002199@example.org>
 <letter-27@example.org>
Subject: monday: Machi Koro by mail [monday#qva2ggg2my4e]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <jo@example.org>
Reply-To: <gm+monday.qva2ggg2my4e@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The seat of Player 1 in monday is yours, Dan. A letter with how the game
stands and how to order is on its way; orders are due by Sat 5 December 202=
6,
20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796486520, 1796487420, 1, 1796486520, '', 1796486520, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (102, 'answer', 'sent', '40915f9c3a900ec5d66dbaeda241bf48@example.org', 'jo@example.org', 4, 30, x'', 1796486580, 1796487480, 1, 1796486580, '', 1796486580, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (103, 'report', 'sent', '171b739a618474347b93a4f9983ef53d@example.org', 'jo@example.org', 4, NULL, x'', 1796558400, 1796559300, 1, 1796558400, '', 1796558400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (104, 'report', 'sent', 'forgotten 104', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796558400, 1796559300, 1, 1796558400, '', 1796558400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (105, 'report', 'sent', '76b2413d25c118c43d5f2aabb05038ce@example.org', 'ida@example.org', 6, NULL, x'', 1796558400, 1796559300, 1, 1796558400, '', 1796558400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (106, 'report', 'sent', 'forgotten 106', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796558400, 1796559300, 1, 1796558400, '', 1796558400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (107, 'report', 'sent', 'forgotten 107', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1796558400, 1796559300, 1, 1796558400, '', 1796558400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (108, 'answer', 'sent', 'forgotten 108', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1796565660, 1796566560, 1, 1796565660, '', 1796565660, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (109, 'answer', 'sent', 'forgotten 109', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796565720, 1796566620, 1, 1796565720, '', 1796565720, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (110, 'notice', 'sent', 'forgotten 110', 'forgotten 9b9d54a44aa4ba9220e61b32b84dffef09e3e0e6dd5030a8b49433d491b4ff23', NULL, NULL, x'', 1796565780, 1796566680, 1, 1796565780, '', 1796565780, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (111, 'answer', 'sent', 'forgotten 111', 'forgotten fe1ec342a9c7cf982d07d6de24bea2a2b9b1ca82d54c49db2a71c822567bc3e9', NULL, NULL, x'', 1796565780, 1796566680, 1, 1796565780, '', 1796565780, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (112, 'answer', 'sent', '5ea463a9da764ba1e5d33649e29f4694@example.org', 'ann@example.org', 1, 34, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 06 Dec 2026 14:31:00 +0000
In-Reply-To: <letter-32@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <5ea463a9da764ba1e5d33649e29f4694@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-32@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 3 of friday, as I understood
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field

You can change them until Sun 6 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796567460, 1796568360, 1, 1796567460, '', 1796567460, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (113, 'answer', 'sent', '063834404683990c2f710b3d6c39ff70@example.org', 'bob@example.org', 2, 35, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 06 Dec 2026 14:32:00 +0000
In-Reply-To: <letter-33@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <063834404683990c2f710b3d6c39ff70@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-33@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bert. These are your orders for turn 3 of friday, as I understoo=
d
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field, Livestock Farm

You can change them until Sun 6 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796567520, 1796568420, 1, 1796567520, '', 1796567520, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (114, 'report', 'sent', '15db0227a97a635acb484dedcff73661@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 06 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <15db0227a97a635acb484dedcff73661@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Turn 3 of friday waits until Mon 7 December 2026, 20:00 UTC: there are no
orders yet from Bob. You can change yours until then.
', char(10), char(13, 10)) AS BLOB), 1796587260, 1796588160, 1, 1796587260, '', 1796587260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (115, 'report', 'sent', 'e11959b084d81678f7266f5f63a2c3fc@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 06 Dec 2026 20:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <e11959b084d81678f7266f5f63a2c3fc@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Turn 3 of friday waits until Mon 7 December 2026, 20:00 UTC: there are no
orders yet from Bob. You can change yours until then.
', char(10), char(13, 10)) AS BLOB), 1796587260, 1796588160, 1, 1796587260, '', 1796587260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (116, 'report', 'sent', 'c4c47fde70d5faee60d8ad70dc48e20d@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 06 Dec 2026 20:01:00 +0000
In-Reply-To: <319cc082a055caaa4962ac010a235d42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <c4c47fde70d5faee60d8ad70dc48e20d@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

I have no orders of yours for turn 3 of friday, Bob, so the turn waits for =
you
until Mon 7 December 2026, 20:00 UTC. That uses up an excuse of yours. If
nothing comes by then, it is played without your orders.
', char(10), char(13, 10)) AS BLOB), 1796587260, 1796588160, 1, 1796587260, '', 1796587260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (117, 'report', 'sent', 'a1e74bd330a4399f17f195b32f0cd1ec@example.org', 'lea@example.org', 7, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 06 Dec 2026 20:01:00 +0000
In-Reply-To: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <a1e74bd330a4399f17f195b32f0cd1ec@example.org>
References: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+tuesday.rrt8ev98pj17@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

tuesday: report of turn 1

Go 1: Lea
  Rolls 2.
  Lea gets 1 coin (Bakery).
  Lea buys Forest for 3 coins.

Go 2: Max
  Rolls 4.
  Max buys Bakery for 1 coin.

Go 3: Lea
  Rolls 2.
  Lea gets 1 coin (Bakery).

The towns

Lea (player 1): 2 coins
  Wheat Field 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Max (player 2): 2 coins
  Wheat Field 1, Bakery 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  5 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 2 begins with Max. Orders by Sun 13 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Forest: bought, by "buy Forest".

go 2
  Forest: too dear by 1 coin.

Your form for turn 2, [tuesday#rrt8ev98pj17]

go 1:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796587260, 1796588160, 1, 1796587260, '', 1796587260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (118, 'report', 'sent', '7dad3dbf754e1212c6cff22dffd68f8b@example.org', 'max@example.org', 8, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 06 Dec 2026 20:01:00 +0000
In-Reply-To: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <7dad3dbf754e1212c6cff22dffd68f8b@example.org>
References: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+tuesday.affy4pjmnpj7@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

tuesday: report of turn 1

Go 1: Lea
  Rolls 2.
  Lea gets 1 coin (Bakery).
  Lea buys Forest for 3 coins.

Go 2: Max
  Rolls 4.
  Max buys Bakery for 1 coin.

Go 3: Lea
  Rolls 2.
  Lea gets 1 coin (Bakery).

The towns

Lea (player 1): 2 coins
  Wheat Field 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Max (player 2): 2 coins
  Wheat Field 1, Bakery 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  5 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 2 begins with Max. Orders by Sun 13 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Bakery: bought, by "buy Bakery".

Your form for turn 2, [tuesday#affy4pjmnpj7]

go 1:
go 2:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796587260, 1796588160, 1, 1796587260, '', 1796587260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (119, 'report', 'sent', 'a521e3efc268ecf5a20f2ded1b18a52a@example.org', 'vic@example.org', 9, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 06 Dec 2026 20:01:00 +0000
In-Reply-To: <d78083c918675eea2106121b77a85416@example.org>
List-Id: <wednesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <a521e3efc268ecf5a20f2ded1b18a52a@example.org>
References: <d78083c918675eea2106121b77a85416@example.org>
Subject: wednesday: Machi Koro by mail [wednesday#t2j7y3c4g18v]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Vic" <vic@example.org>
Reply-To: <gm+wednesday.t2j7y3c4g18v@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

wednesday: report of turn 1

Go 1: Vic
  Rolls 4.

Go 2: Wes
  Rolls 4.

Go 3: Vic
  Rolls 2.
  Vic gets 1 coin (Bakery).

No orders received (NMR): Vic, Wes.

The towns

Vic (player 1): 4 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 2 begins with Wes. Orders by Sun 13 December 2026, 20:00 UTC.

Your form for turn 2, [wednesday#t2j7y3c4g18v]

go 1:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796587260, 1796588160, 1, 1796587260, '', 1796587260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (120, 'report', 'sent', '5d349d76cb622def3cf5e82798c255b6@example.org', 'wes@example.org', 10, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 06 Dec 2026 20:01:00 +0000
In-Reply-To: <f7649675f25dcf7d8a9accb5b2ad56c7@example.org>
List-Id: <wednesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <5d349d76cb622def3cf5e82798c255b6@example.org>
References: <f7649675f25dcf7d8a9accb5b2ad56c7@example.org>
Subject: wednesday: Machi Koro by mail [wednesday#r18dd12b8w9m]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+wednesday.r18dd12b8w9m@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

wednesday: report of turn 1

Go 1: Vic
  Rolls 4.

Go 2: Wes
  Rolls 4.

Go 3: Vic
  Rolls 2.
  Vic gets 1 coin (Bakery).

No orders received (NMR): Vic, Wes.

The towns

Vic (player 1): 4 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 2 begins with Wes. Orders by Sun 13 December 2026, 20:00 UTC.

Your form for turn 2, [wednesday#r18dd12b8w9m]

go 1:
go 2:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796587260, 1796588160, 1, 1796587260, '', 1796587260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (121, 'answer', 'sent', '71f1060bf8c7d8696906e5e3b8180362@example.org', 'ann@example.org', 1, 36, CAST(replace('Auto-Submitted: auto-replied
Date: Mon, 07 Dec 2026 14:31:00 +0000
In-Reply-To: <letter-34@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <71f1060bf8c7d8696906e5e3b8180362@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-34@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 3 of friday, as I understood
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field

You can change them until Mon 7 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796653860, 1796654760, 1, 1796653860, '', 1796653860, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (122, 'answer', 'sent', 'c3e01958852ccf2674d0679f945bbe52@example.org', 'bob@example.org', 2, 37, CAST(replace('Auto-Submitted: auto-replied
Date: Mon, 07 Dec 2026 14:32:00 +0000
In-Reply-To: <letter-35@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <c3e01958852ccf2674d0679f945bbe52@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-35@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bert. These are your orders for turn 3 of friday, as I understoo=
d
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field, Livestock Farm

You can change them until Mon 7 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796653920, 1796654820, 1, 1796653920, '', 1796653920, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (123, 'report', 'sent', '20b18d5118a1a8f603d7cf082c7572dc@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 07 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <20b18d5118a1a8f603d7cf082c7572dc@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 3

Go 1: Bob
  Rolls 4.

Go 2: Ann
  Rolls 3.
  Ann gets 1 coin (Bakery).
  Ann buys Wheat Field for 1 coin.

Go 3: Bert
  Rolls 1.
  Bert gets 1 coin (Wheat Field).
  Bob gets 1 coin (Wheat Field).
  Ann gets 3 coins (Wheat Field x 3).
  Bert buys Wheat Field for 1 coin.

Go 4: Bob
  Rolls 2.
  Bob gets 1 coin (Livestock Farm).
  Bob gets 1 coin (Bakery).
  Ann gets 1 coin (Livestock Farm).

No orders received (NMR): Bob.

What else happened

  Bob plays in the place of Cat now. The reason: Cat moves to Chile.
  The turn waited until Mon 7 December 2026, 20:00 UTC for Bob, who has use=
d
  an excuse.

The towns

Ann (player 1): 6 coins
  Wheat Field 3, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 2, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 5 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 4 begins with Ann. Orders by Tue 8 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: bought, by "buy Wheat Field".

Your form for turn 4, [friday#xbmw8wr6ahaz]

go 1:
go 2:
every go:
standing:
  if Bert coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796673660, 1796674560, 1, 1796673660, '', 1796673660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (124, 'report', 'sent', '25dd2650b383210dffcc66ed2d9a191f@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 07 Dec 2026 20:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <25dd2650b383210dffcc66ed2d9a191f@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 3

Go 1: Bob
  Rolls 4.

Go 2: Ann
  Rolls 3.
  Ann gets 1 coin (Bakery).
  Ann buys Wheat Field for 1 coin.

Go 3: Bert
  Rolls 1.
  Bert gets 1 coin (Wheat Field).
  Bob gets 1 coin (Wheat Field).
  Ann gets 3 coins (Wheat Field x 3).
  Bert buys Wheat Field for 1 coin.

Go 4: Bob
  Rolls 2.
  Bob gets 1 coin (Livestock Farm).
  Bob gets 1 coin (Bakery).
  Ann gets 1 coin (Livestock Farm).

No orders received (NMR): Bob.

What else happened

  Bob plays in the place of Cat now. The reason: Cat moves to Chile.
  The turn waited until Mon 7 December 2026, 20:00 UTC for Bob, who has use=
d
  an excuse.

The towns

Ann (player 1): 6 coins
  Wheat Field 3, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 2, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 5 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 4 begins with Ann. Orders by Tue 8 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: bought, by "buy Wheat Field".

Your form for turn 4, [friday#d2qthjdcxqv6]

go 1:
every go:
standing:
  buy Livestock Farm

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796673660, 1796674560, 1, 1796673660, '', 1796673660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (125, 'report', 'sent', 'fdcdf659bb379ad29cc8dc02c1ef3a0e@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 07 Dec 2026 20:01:00 +0000
In-Reply-To: <319cc082a055caaa4962ac010a235d42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <fdcdf659bb379ad29cc8dc02c1ef3a0e@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 3

Go 1: Bob
  Rolls 4.

Go 2: Ann
  Rolls 3.
  Ann gets 1 coin (Bakery).
  Ann buys Wheat Field for 1 coin.

Go 3: Bert
  Rolls 1.
  Bert gets 1 coin (Wheat Field).
  Bob gets 1 coin (Wheat Field).
  Ann gets 3 coins (Wheat Field x 3).
  Bert buys Wheat Field for 1 coin.

Go 4: Bob
  Rolls 2.
  Bob gets 1 coin (Livestock Farm).
  Bob gets 1 coin (Bakery).
  Ann gets 1 coin (Livestock Farm).

No orders received (NMR): Bob.

What else happened

  Bob plays in the place of Cat now. The reason: Cat moves to Chile.
  The turn waited until Mon 7 December 2026, 20:00 UTC for Bob, who has use=
d
  an excuse.

The towns

Ann (player 1): 6 coins
  Wheat Field 3, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 2, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 5 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 4 begins with Ann. Orders by Tue 8 December 2026, 20:00 UTC.

Your form for turn 4, [friday#c1ekwx08d6cs]

go 1:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796673660, 1796674560, 1, 1796673660, '', 1796673660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (126, 'report', 'sent', '70d2b96a05a2ad15aeefcae83ee75972@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 07 Dec 2026 20:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <70d2b96a05a2ad15aeefcae83ee75972@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 3

Go 1: Bob
  Rolls 4.

Go 2: Ann
  Rolls 3.
  Ann gets 1 coin (Bakery).
  Ann buys Wheat Field for 1 coin.

Go 3: Bert
  Rolls 1.
  Bert gets 1 coin (Wheat Field).
  Bob gets 1 coin (Wheat Field).
  Ann gets 3 coins (Wheat Field x 3).
  Bert buys Wheat Field for 1 coin.

Go 4: Bob
  Rolls 2.
  Bob gets 1 coin (Livestock Farm).
  Bob gets 1 coin (Bakery).
  Ann gets 1 coin (Livestock Farm).

No orders received (NMR): Bob.

What else happened

  Bob plays in the place of Cat now. The reason: Cat moves to Chile.
  The turn waited until Mon 7 December 2026, 20:00 UTC for Bob, who has use=
d
  an excuse.

The towns

Ann (player 1): 6 coins
  Wheat Field 3, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 3 coins
  Wheat Field 2, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 5 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Wheat Field           1 coin   on 1
  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 4 begins with Ann. Orders by Tue 8 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796673660, 1796674560, 1, 1796673660, '', 1796673660, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (127, 'report', 'sent', '26af74f524bd19eaebbadd40596698d6@example.org', 'jo@example.org', 4, NULL, x'', 1796673660, 1796674560, 1, 1796673660, '', 1796673660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (128, 'report', 'sent', 'forgotten 128', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1796673660, 1796674560, 1, 1796673660, '', 1796673660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (129, 'report', 'sent', 'ee8cae5a133815157cba7fe07b29828a@example.org', 'ida@example.org', 6, NULL, x'', 1796673660, 1796674560, 1, 1796673660, '', 1796673660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (130, 'notice', 'sent', '6f8c90b933320abab8f2fa27674fdaa4@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 07 Dec 2026 20:01:00 +0000
MIME-Version: 1.0
Message-ID: <6f8c90b933320abab8f2fa27674fdaa4@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Turn 4 of monday is held until Tue 8 December 2026, 20:00 UTC: 1 of the 1
players who sent orders the last time have sent none, and lost mail looks j=
ust
so. If nothing comes, it is then resolved as usual.
', char(10), char(13, 10)) AS BLOB), 1796673660, 1796674560, 1, 1796673660, '', 1796673660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (131, 'answer', 'sent', '969462e2e4cbe3645d20154f778e10fc@example.org', 'ann@example.org', 1, 38, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 08 Dec 2026 14:31:00 +0000
In-Reply-To: <letter-36@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <969462e2e4cbe3645d20154f778e10fc@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-36@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 4 of friday, as I understood
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field
  go 2: Wheat Field

You can change them until Tue 8 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796740260, 1796741160, 1, 1796740260, '', 1796740260, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (132, 'answer', 'sent', '7f71f3ef97edfee7437e613a2515b95b@example.org', 'bob@example.org', 2, 39, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 08 Dec 2026 14:32:00 +0000
In-Reply-To: <letter-37@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <7f71f3ef97edfee7437e613a2515b95b@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-37@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bert. These are your orders for turn 4 of friday, as I understoo=
d
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field, Livestock Farm

You can change them until Tue 8 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796740320, 1796741220, 1, 1796740320, '', 1796740320, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (133, 'report', 'sent', '5f96e2c7beb0dddb70721a081cc3a835@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 08 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <5f96e2c7beb0dddb70721a081cc3a835@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 4

Go 1: Ann
  Rolls 3.
  Ann gets 1 coin (Bakery).
  Ann buys Wheat Field for 1 coin.

Go 2: Bert
  Rolls 3.
  Bert gets 4 coins (Bakery x 4).
  Bert buys Wheat Field for 1 coin.

Go 3: Bob
  Rolls 6.

Go 4: Ann
  Rolls 1.
  Ann gets 4 coins (Wheat Field x 4).
  Bert gets 3 coins (Wheat Field x 3).
  Bob gets 1 coin (Wheat Field).
  Ann buys Wheat Field for 1 coin.

No orders received (NMR): Bob.

The towns

Ann (player 1): 9 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 9 coins
  Wheat Field 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 6 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 5 begins with Bert. Orders by Wed 9 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: bought, by "buy Wheat Field".

go 2
  Wheat Field: bought, by "buy Wheat Field".

Your form for turn 5, [friday#xbmw8wr6ahaz]

go 1:
every go:
standing:
  if Bert coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (134, 'report', 'sent', '45854e30a4cf27fed8b7db8df6982d0a@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 08 Dec 2026 20:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <45854e30a4cf27fed8b7db8df6982d0a@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 4

Go 1: Ann
  Rolls 3.
  Ann gets 1 coin (Bakery).
  Ann buys Wheat Field for 1 coin.

Go 2: Bert
  Rolls 3.
  Bert gets 4 coins (Bakery x 4).
  Bert buys Wheat Field for 1 coin.

Go 3: Bob
  Rolls 6.

Go 4: Ann
  Rolls 1.
  Ann gets 4 coins (Wheat Field x 4).
  Bert gets 3 coins (Wheat Field x 3).
  Bob gets 1 coin (Wheat Field).
  Ann buys Wheat Field for 1 coin.

No orders received (NMR): Bob.

The towns

Ann (player 1): 9 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 9 coins
  Wheat Field 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 6 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 5 begins with Bert. Orders by Wed 9 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: bought, by "buy Wheat Field".

Your form for turn 5, [friday#d2qthjdcxqv6]

go 1:
go 2:
every go:
standing:
  buy Livestock Farm

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (135, 'report', 'sent', '697c7a13da44eedfdc815f2c58a02ded@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 08 Dec 2026 20:01:00 +0000
In-Reply-To: <319cc082a055caaa4962ac010a235d42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <697c7a13da44eedfdc815f2c58a02ded@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 4

Go 1: Ann
  Rolls 3.
  Ann gets 1 coin (Bakery).
  Ann buys Wheat Field for 1 coin.

Go 2: Bert
  Rolls 3.
  Bert gets 4 coins (Bakery x 4).
  Bert buys Wheat Field for 1 coin.

Go 3: Bob
  Rolls 6.

Go 4: Ann
  Rolls 1.
  Ann gets 4 coins (Wheat Field x 4).
  Bert gets 3 coins (Wheat Field x 3).
  Bob gets 1 coin (Wheat Field).
  Ann buys Wheat Field for 1 coin.

No orders received (NMR): Bob.

The towns

Ann (player 1): 9 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 9 coins
  Wheat Field 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 6 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 5 begins with Bert. Orders by Wed 9 December 2026, 20:00 UTC.

Your form for turn 5, [friday#c1ekwx08d6cs]

go 1:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (136, 'report', 'sent', 'b442a3f76f8fe3934d3bfbc58fa570f2@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 08 Dec 2026 20:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <b442a3f76f8fe3934d3bfbc58fa570f2@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 4

Go 1: Ann
  Rolls 3.
  Ann gets 1 coin (Bakery).
  Ann buys Wheat Field for 1 coin.

Go 2: Bert
  Rolls 3.
  Bert gets 4 coins (Bakery x 4).
  Bert buys Wheat Field for 1 coin.

Go 3: Bob
  Rolls 6.

Go 4: Ann
  Rolls 1.
  Ann gets 4 coins (Wheat Field x 4).
  Bert gets 3 coins (Wheat Field x 3).
  Bob gets 1 coin (Wheat Field).
  Ann buys Wheat Field for 1 coin.

No orders received (NMR): Bob.

The towns

Ann (player 1): 9 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 9 coins
  Wheat Field 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 6 coins
  Wheat Field 1, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  4 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 5 begins with Bert. Orders by Wed 9 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (137, 'report', 'sent', '050b82966766bf89ba832be8dc106add@example.org', 'gil@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 08 Dec 2026 20:01:00 +0000
List-Unsubscribe:
 <mailto:gm@example.org?subject=no%20standby&body=no%20standby>
MIME-Version: 1.0
Message-ID: <050b82966766bf89ba832be8dc106add@example.org>
Subject: A seat is open in friday
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <gil@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

In friday, a game of Machi Koro by mail, the seat of Bob is open, Gil. It i=
s
turn 5, and orders are due by Wed 9 December 2026, 20:00 UTC. If you want t=
o
take over, reply to this letter with the word "yes": who answers first has =
the
seat. "no standby" takes you off the list of those whom I ask.
', char(10), char(13, 10)) AS BLOB), 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (138, 'report', 'sent', 'acca9e318837041ee66c01d53f8faaf1@example.org', 'flo@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 08 Dec 2026 20:01:00 +0000
List-Unsubscribe:
 <mailto:gm@example.org?subject=no%20standby&body=no%20standby>
MIME-Version: 1.0
Message-ID: <acca9e318837041ee66c01d53f8faaf1@example.org>
Subject: A seat is open in friday
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <flo@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

In friday, a game of Machi Koro by mail, the seat of Bob is open, Flo. It i=
s
turn 5, and orders are due by Wed 9 December 2026, 20:00 UTC. If you want t=
o
take over, reply to this letter with the word "yes": who answers first has =
the
seat. "no standby" takes you off the list of those whom I ask.
', char(10), char(13, 10)) AS BLOB), 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (139, 'report', 'sent', 'd1c38a687f074baa42bf3d6b9e986eac@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Tue, 08 Dec 2026 20:01:00 +0000
In-Reply-To: <319cc082a055caaa4962ac010a235d42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <d1c38a687f074baa42bf3d6b9e986eac@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Nothing came from you for 2 turns of friday, Bob, so your seat is open to
whoever takes it over; a bot plays it meanwhile. If you want to play on, se=
nd
orders: while nobody else has the seat it is yours again at once. Orders fo=
r
turn 5 are due by Wed 9 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (140, 'report', 'sent', 'b35a00ab68ca4d0f69ad2c32dab19a34@example.org', 'jo@example.org', 4, NULL, x'', 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (141, 'report', 'sent', 'forgotten 141', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (142, 'report', 'sent', '161eede20d75d7588d3dea40751c3cce@example.org', 'ida@example.org', 6, NULL, x'', 1796760060, 1796760960, 1, 1796760060, '', 1796760060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (143, 'answer', 'sent', '6bdb6ca8eb188c8197c349409c932b35@example.org', 'rob@example.org', 3, 40, CAST(replace('Auto-Submitted: auto-replied
Date: Tue, 08 Dec 2026 21:01:00 +0000
In-Reply-To: <letter-38@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <6bdb6ca8eb188c8197c349409c932b35@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
 <letter-38@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bob. These are your orders for turn 5 of friday, as I understood
them:

  every go
    buy Livestock Farm

What you will try to buy, in this order:

  go 1: Livestock Farm

You can change them until Wed 9 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.

Your press is printed in the report of turn 5.
', char(10), char(13, 10)) AS BLOB), 1796763660, 1796764560, 1, 1796763660, '', 1796763660, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (144, 'answer', 'sent', '64576f83c24395f568e4bc31e9b41c6b@example.org', 'ann@example.org', 1, 41, CAST(replace('Auto-Submitted: auto-replied
Date: Wed, 09 Dec 2026 14:31:00 +0000
In-Reply-To: <letter-39@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <64576f83c24395f568e4bc31e9b41c6b@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-39@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 5 of friday, as I understood
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field

Please note

  buy Wheat Field
    The Wheat Field is not on offer now.

You can change them until Wed 9 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796826660, 1796827560, 1, 1796826660, '', 1796826660, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (145, 'answer', 'sent', '8080ba02a5fade25f1d69eef2122e04e@example.org', 'bob@example.org', 2, 42, CAST(replace('Auto-Submitted: auto-replied
Date: Wed, 09 Dec 2026 14:32:00 +0000
In-Reply-To: <letter-40@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <8080ba02a5fade25f1d69eef2122e04e@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-40@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bert. These are your orders for turn 5 of friday, as I understoo=
d
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field, Livestock Farm
  go 2: Wheat Field, Livestock Farm

Please note

  buy Wheat Field
    The Wheat Field is not on offer now.

You can change them until Wed 9 December 2026, 20:00 UTC. Reply to this let=
ter
with a new sheet, which replaces this one whole; the word "clear" alone tak=
es
it back.
', char(10), char(13, 10)) AS BLOB), 1796826720, 1796827620, 1, 1796826720, '', 1796826720, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (146, 'report', 'sent', 'ee4d607d9b7cb5b9df7865a0a33d764b@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 09 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <ee4d607d9b7cb5b9df7865a0a33d764b@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 5

Go 1: Bert
  Rolls 5.
  Bob gets 1 coin (Forest).
  Ann gets 1 coin (Forest).
  Bert buys Livestock Farm for 1 coin.

Go 2: Bob
  Rolls 4.
  Bob buys Livestock Farm for 1 coin.

Go 3: Ann
  Rolls 4.

Go 4: Bert
  Rolls 5.
  Bob gets 1 coin (Forest).
  Ann gets 1 coin (Forest).
  Bert buys Livestock Farm for 1 coin.

What else happened

  Nothing was heard from Bob for a while: the seat is open to whoever takes=
 it
  over.
  Bob is back.

Press

  Bob:
    I was ill.

The towns

Ann (player 1): 11 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 7 coins
  Wheat Field 3, Livestock Farm 2, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 7 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  1 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 6 begins with Bob. Orders by Thu 10 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: not on offer.

Your form for turn 6, [friday#xbmw8wr6ahaz]

go 1:
every go:
standing:
  if Bert coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796846460, 1796847360, 1, 1796846460, '', 1796846460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (147, 'report', 'sent', '97e9fc3753c92ff795b8a300ae5453fb@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 09 Dec 2026 20:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <97e9fc3753c92ff795b8a300ae5453fb@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 5

Go 1: Bert
  Rolls 5.
  Bob gets 1 coin (Forest).
  Ann gets 1 coin (Forest).
  Bert buys Livestock Farm for 1 coin.

Go 2: Bob
  Rolls 4.
  Bob buys Livestock Farm for 1 coin.

Go 3: Ann
  Rolls 4.

Go 4: Bert
  Rolls 5.
  Bob gets 1 coin (Forest).
  Ann gets 1 coin (Forest).
  Bert buys Livestock Farm for 1 coin.

What else happened

  Nothing was heard from Bob for a while: the seat is open to whoever takes=
 it
  over.
  Bob is back.

Press

  Bob:
    I was ill.

The towns

Ann (player 1): 11 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 7 coins
  Wheat Field 3, Livestock Farm 2, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 7 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  1 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 6 begins with Bob. Orders by Thu 10 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: not on offer.
  Livestock Farm: bought, by "buy Livestock Farm".

go 2
  Wheat Field: not on offer.
  Livestock Farm: bought, by "buy Livestock Farm".

Your form for turn 6, [friday#d2qthjdcxqv6]

go 1:
every go:
standing:
  buy Livestock Farm

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796846460, 1796847360, 1, 1796846460, '', 1796846460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (148, 'report', 'sent', '1e6e96802d92b9dd7288e42c5cc3230a@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 09 Dec 2026 20:01:00 +0000
In-Reply-To: <319cc082a055caaa4962ac010a235d42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <1e6e96802d92b9dd7288e42c5cc3230a@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 5

Go 1: Bert
  Rolls 5.
  Bob gets 1 coin (Forest).
  Ann gets 1 coin (Forest).
  Bert buys Livestock Farm for 1 coin.

Go 2: Bob
  Rolls 4.
  Bob buys Livestock Farm for 1 coin.

Go 3: Ann
  Rolls 4.

Go 4: Bert
  Rolls 5.
  Bob gets 1 coin (Forest).
  Ann gets 1 coin (Forest).
  Bert buys Livestock Farm for 1 coin.

What else happened

  Nothing was heard from Bob for a while: the seat is open to whoever takes=
 it
  over.
  Bob is back.

Press

  Bob:
    I was ill.

The towns

Ann (player 1): 11 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 7 coins
  Wheat Field 3, Livestock Farm 2, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 7 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  1 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 6 begins with Bob. Orders by Thu 10 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Livestock Farm: bought, by "buy Livestock Farm".

Your form for turn 6, [friday#c1ekwx08d6cs]

go 1:
go 2:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796846460, 1796847360, 1, 1796846460, '', 1796846460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (149, 'report', 'sent', 'bee3f0679d1f3dee7d326e5c8e0ec885@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 09 Dec 2026 20:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <bee3f0679d1f3dee7d326e5c8e0ec885@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 5

Go 1: Bert
  Rolls 5.
  Bob gets 1 coin (Forest).
  Ann gets 1 coin (Forest).
  Bert buys Livestock Farm for 1 coin.

Go 2: Bob
  Rolls 4.
  Bob buys Livestock Farm for 1 coin.

Go 3: Ann
  Rolls 4.

Go 4: Bert
  Rolls 5.
  Bob gets 1 coin (Forest).
  Ann gets 1 coin (Forest).
  Bert buys Livestock Farm for 1 coin.

What else happened

  Nothing was heard from Bob for a while: the seat is open to whoever takes=
 it
  over.
  Bob is back.

Press

  Bob:
    I was ill.

The towns

Ann (player 1): 11 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 7 coins
  Wheat Field 3, Livestock Farm 2, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 7 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  1 x Livestock Farm        1 coin   on 2
  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 6 begins with Bob. Orders by Thu 10 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796846460, 1796847360, 1, 1796846460, '', 1796846460, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (150, 'report', 'sent', '307d8c151e6e70e7907b374067b6dce8@example.org', 'jo@example.org', 4, NULL, x'', 1796846460, 1796847360, 1, 1796846460, '', 1796846460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (151, 'report', 'sent', 'forgotten 151', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1796846460, 1796847360, 1, 1796846460, '', 1796846460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (152, 'report', 'sent', '25dacec5a64bcfa1e83e15025d9bb3d6@example.org', 'ida@example.org', 6, NULL, x'', 1796846460, 1796847360, 1, 1796846460, '', 1796846460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (153, 'notice', 'sent', 'ea02433e09d1cc9e4e9679ab67195446@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Wed, 09 Dec 2026 20:01:00 +0000
MIME-Version: 1.0
Message-ID: <ea02433e09d1cc9e4e9679ab67195446@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Turn 5 of monday is held until Thu 10 December 2026, 20:00 UTC: 1 of the 1
players who sent orders the last time have sent none, and lost mail looks j=
ust
so. If nothing comes, it is then resolved as usual.
', char(10), char(13, 10)) AS BLOB), 1796846460, 1796847360, 1, 1796846460, '', 1796846460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (154, 'answer', 'sent', '9556c2df8c344db322a448906acea36a@example.org', 'ann@example.org', 1, 43, CAST(replace('Auto-Submitted: auto-replied
Date: Thu, 10 Dec 2026 14:31:00 +0000
In-Reply-To: <letter-41@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <9556c2df8c344db322a448906acea36a@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-41@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 6 of friday, as I understood
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field

Please note

  buy Wheat Field
    The Wheat Field is not on offer now.

You can change them until Thu 10 December 2026, 20:00 UTC. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.
', char(10), char(13, 10)) AS BLOB), 1796913060, 1796913960, 1, 1796913060, '', 1796913060, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (155, 'answer', 'sent', '7a14389877c18520b0bc97cccdab8330@example.org', 'bob@example.org', 2, 44, CAST(replace('Auto-Submitted: auto-replied
Date: Thu, 10 Dec 2026 14:32:00 +0000
In-Reply-To: <letter-42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <7a14389877c18520b0bc97cccdab8330@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-42@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bert. These are your orders for turn 6 of friday, as I understoo=
d
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field, Livestock Farm

Please note

  buy Wheat Field
    The Wheat Field is not on offer now.

You can change them until Thu 10 December 2026, 20:00 UTC. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.
', char(10), char(13, 10)) AS BLOB), 1796913120, 1796914020, 1, 1796913120, '', 1796913120, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (156, 'report', 'sent', '04fe880f81a05e4da0c688dfe2de1dce@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Thu, 10 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <04fe880f81a05e4da0c688dfe2de1dce@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 6

Go 1: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).

Go 2: Ann
  Rolls 2.
  Ann gets 1 coin (Livestock Farm).
  Ann gets 1 coin (Bakery).
  Bert gets 2 coins (Livestock Farm x 2).
  Bob gets 2 coins (Livestock Farm x 2).

Go 3: Bert
  Rolls 1.
  Bert gets 3 coins (Wheat Field x 3).
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert buys Livestock Farm for 1 coin.

Go 4: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).

No orders received (NMR): Bob.

The towns

Ann (player 1): 28 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 17 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 12 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 7 begins with Ann. Orders by Fri 11 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: not on offer.

Your form for turn 7, [friday#xbmw8wr6ahaz]

go 1:
go 2:
every go:
standing:
  if Bert coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796932860, 1796933760, 1, 1796932860, '', 1796932860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (157, 'report', 'sent', 'd2e2ccaa5af45f08b237d8c47795b7c3@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Thu, 10 Dec 2026 20:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <d2e2ccaa5af45f08b237d8c47795b7c3@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 6

Go 1: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).

Go 2: Ann
  Rolls 2.
  Ann gets 1 coin (Livestock Farm).
  Ann gets 1 coin (Bakery).
  Bert gets 2 coins (Livestock Farm x 2).
  Bob gets 2 coins (Livestock Farm x 2).

Go 3: Bert
  Rolls 1.
  Bert gets 3 coins (Wheat Field x 3).
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert buys Livestock Farm for 1 coin.

Go 4: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).

No orders received (NMR): Bob.

The towns

Ann (player 1): 28 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 17 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 12 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 7 begins with Ann. Orders by Fri 11 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: not on offer.
  Livestock Farm: bought, by "buy Livestock Farm".

Your form for turn 7, [friday#d2qthjdcxqv6]

go 1:
every go:
standing:
  buy Livestock Farm

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796932860, 1796933760, 1, 1796932860, '', 1796932860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (158, 'report', 'sent', '9cfe12ca9aaf746864bb8776fa078186@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Thu, 10 Dec 2026 20:01:00 +0000
In-Reply-To: <319cc082a055caaa4962ac010a235d42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <9cfe12ca9aaf746864bb8776fa078186@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 6

Go 1: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).

Go 2: Ann
  Rolls 2.
  Ann gets 1 coin (Livestock Farm).
  Ann gets 1 coin (Bakery).
  Bert gets 2 coins (Livestock Farm x 2).
  Bob gets 2 coins (Livestock Farm x 2).

Go 3: Bert
  Rolls 1.
  Bert gets 3 coins (Wheat Field x 3).
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert buys Livestock Farm for 1 coin.

Go 4: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).

No orders received (NMR): Bob.

The towns

Ann (player 1): 28 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 17 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 12 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 7 begins with Ann. Orders by Fri 11 December 2026, 20:00 UTC.

Your form for turn 7, [friday#c1ekwx08d6cs]

go 1:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1796932860, 1796933760, 1, 1796932860, '', 1796932860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (159, 'report', 'sent', '3cf43607a10bc8d59a1756a253af2a50@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Thu, 10 Dec 2026 20:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <3cf43607a10bc8d59a1756a253af2a50@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 6

Go 1: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).

Go 2: Ann
  Rolls 2.
  Ann gets 1 coin (Livestock Farm).
  Ann gets 1 coin (Bakery).
  Bert gets 2 coins (Livestock Farm x 2).
  Bob gets 2 coins (Livestock Farm x 2).

Go 3: Bert
  Rolls 1.
  Bert gets 3 coins (Wheat Field x 3).
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert buys Livestock Farm for 1 coin.

Go 4: Bob
  Rolls 1.
  Bob gets 1 coin (Wheat Field).
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).

No orders received (NMR): Bob.

The towns

Ann (player 1): 28 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 17 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 12 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 7 begins with Ann. Orders by Fri 11 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1796932860, 1796933760, 1, 1796932860, '', 1796932860, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (160, 'report', 'sent', 'bb6a51676c0e40f6002d9cd96f08ffbb@example.org', 'jo@example.org', 4, NULL, x'', 1796932860, 1796933760, 1, 1796932860, '', 1796932860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (161, 'report', 'sent', 'forgotten 161', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1796932860, 1796933760, 1, 1796932860, '', 1796932860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (162, 'report', 'sent', 'b503f092fff97dcbb24c285171ff0fd5@example.org', 'ida@example.org', 6, NULL, x'', 1796932860, 1796933760, 1, 1796932860, '', 1796932860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (163, 'answer', 'sent', '49e35236dd6907c18b137d7c6c2836a3@example.org', 'ann@example.org', 1, 45, CAST(replace('Auto-Submitted: auto-replied
Date: Fri, 11 Dec 2026 14:31:00 +0000
In-Reply-To: <letter-43@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <49e35236dd6907c18b137d7c6c2836a3@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-43@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Ann. These are your orders for turn 7 of friday, as I understood
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field
  go 2: Wheat Field

Please note

  buy Wheat Field
    The Wheat Field is not on offer now.

You can change them until Fri 11 December 2026, 20:00 UTC. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.
', char(10), char(13, 10)) AS BLOB), 1796999460, 1797000360, 1, 1796999460, '', 1796999460, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (164, 'answer', 'sent', '3b1a7be9c8186de1c18941be5e919160@example.org', 'bob@example.org', 2, 46, CAST(replace('Auto-Submitted: auto-replied
Date: Fri, 11 Dec 2026 14:32:00 +0000
In-Reply-To: <letter-44@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <3b1a7be9c8186de1c18941be5e919160@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-44@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Bert. These are your orders for turn 7 of friday, as I understoo=
d
them:

  every go
    buy Wheat Field

What you will try to buy, in this order:

  go 1: Wheat Field, Livestock Farm

Please note

  buy Wheat Field
    The Wheat Field is not on offer now.

You can change them until Fri 11 December 2026, 20:00 UTC. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.
', char(10), char(13, 10)) AS BLOB), 1796999520, 1797000420, 1, 1796999520, '', 1796999520, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (165, 'report', 'sent', '659fd26cab39e99f841f7dcf6cad1fac@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <659fd26cab39e99f841f7dcf6cad1fac@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 7

Go 1: Ann
  Rolls 4.

Go 2: Bert
  Rolls 2.
  Bert gets 3 coins (Livestock Farm x 3).
  Bert gets 4 coins (Bakery x 4).
  Bob gets 2 coins (Livestock Farm x 2).
  Ann gets 1 coin (Livestock Farm).

Go 3: Bob
  Rolls 6.

Go 4: Ann
  Rolls 6.

No orders received (NMR): Bob.

The towns

Ann (player 1): 29 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 24 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 14 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 8 begins with Bert. Orders by Sat 12 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: not on offer.

go 2
  Wheat Field: not on offer.

Your form for turn 8, [friday#xbmw8wr6ahaz]

go 1:
every go:
standing:
  if Bert coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (166, 'report', 'sent', 'e0d86a98d98d34bcd4c3ddc49d3fd22c@example.org', 'bob@example.org', 2, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 20:01:00 +0000
In-Reply-To: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <e0d86a98d98d34bcd4c3ddc49d3fd22c@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 7

Go 1: Ann
  Rolls 4.

Go 2: Bert
  Rolls 2.
  Bert gets 3 coins (Livestock Farm x 3).
  Bert gets 4 coins (Bakery x 4).
  Bob gets 2 coins (Livestock Farm x 2).
  Ann gets 1 coin (Livestock Farm).

Go 3: Bob
  Rolls 6.

Go 4: Ann
  Rolls 6.

No orders received (NMR): Bob.

The towns

Ann (player 1): 29 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 24 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 14 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 8 begins with Bert. Orders by Sat 12 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: not on offer.
  Livestock Farm: not on offer.

Your form for turn 8, [friday#d2qthjdcxqv6]

go 1:
go 2:
every go:
standing:
  buy Livestock Farm

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (167, 'report', 'sent', '48ffe71928123d426f446dad2333321b@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 20:01:00 +0000
In-Reply-To: <319cc082a055caaa4962ac010a235d42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <48ffe71928123d426f446dad2333321b@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 7

Go 1: Ann
  Rolls 4.

Go 2: Bert
  Rolls 2.
  Bert gets 3 coins (Livestock Farm x 3).
  Bert gets 4 coins (Bakery x 4).
  Bob gets 2 coins (Livestock Farm x 2).
  Ann gets 1 coin (Livestock Farm).

Go 3: Bob
  Rolls 6.

Go 4: Ann
  Rolls 6.

No orders received (NMR): Bob.

The towns

Ann (player 1): 29 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 24 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 14 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 8 begins with Bert. Orders by Sat 12 December 2026, 20:00 UTC.

Your form for turn 8, [friday#c1ekwx08d6cs]

go 1:
every go:

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (168, 'report', 'sent', 'bcaeb5818288874178e901a9c79d5293@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 20:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <bcaeb5818288874178e901a9c79d5293@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 7

Go 1: Ann
  Rolls 4.

Go 2: Bert
  Rolls 2.
  Bert gets 3 coins (Livestock Farm x 3).
  Bert gets 4 coins (Bakery x 4).
  Bob gets 2 coins (Livestock Farm x 2).
  Ann gets 1 coin (Livestock Farm).

Go 3: Bob
  Rolls 6.

Go 4: Ann
  Rolls 6.

No orders received (NMR): Bob.

The towns

Ann (player 1): 29 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 24 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 3): 14 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 8 begins with Bert. Orders by Sat 12 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (169, 'report', 'sent', 'bf61e8053a0b6f58eac7fe0bbcf5061d@example.org', 'gil@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 20:01:00 +0000
List-Unsubscribe:
 <mailto:gm@example.org?subject=no%20standby&body=no%20standby>
MIME-Version: 1.0
Message-ID: <bf61e8053a0b6f58eac7fe0bbcf5061d@example.org>
Subject: A seat is open in friday
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <gil@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

In friday, a game of Machi Koro by mail, the seat of Bob is open, Gil. It i=
s
turn 8, and orders are due by Sat 12 December 2026, 20:00 UTC. If you want =
to
take over, reply to this letter with the word "yes": who answers first has =
the
seat. "no standby" takes you off the list of those whom I ask.
', char(10), char(13, 10)) AS BLOB), 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (170, 'report', 'sent', 'c9280480ecd545f519c53fc9d621f2a4@example.org', 'flo@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 20:01:00 +0000
List-Unsubscribe:
 <mailto:gm@example.org?subject=no%20standby&body=no%20standby>
MIME-Version: 1.0
Message-ID: <c9280480ecd545f519c53fc9d621f2a4@example.org>
Subject: A seat is open in friday
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <flo@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

In friday, a game of Machi Koro by mail, the seat of Bob is open, Flo. It i=
s
turn 8, and orders are due by Sat 12 December 2026, 20:00 UTC. If you want =
to
take over, reply to this letter with the word "yes": who answers first has =
the
seat. "no standby" takes you off the list of those whom I ask.
', char(10), char(13, 10)) AS BLOB), 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (171, 'report', 'sent', '60fc311f8a4c0181127e5a52ac26887c@example.org', 'rob@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 20:01:00 +0000
In-Reply-To: <319cc082a055caaa4962ac010a235d42@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <60fc311f8a4c0181127e5a52ac26887c@example.org>
References: <319cc082a055caaa4962ac010a235d42@example.org>
Subject: friday: Machi Koro by mail [friday#c1ekwx08d6cs]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bob" <rob@example.org>
Reply-To: <gm+friday.c1ekwx08d6cs@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Nothing came from you for 2 turns of friday, Bob, so your seat is open to
whoever takes it over; a bot plays it meanwhile. If you want to play on, se=
nd
orders: while nobody else has the seat it is yours again at once. Orders fo=
r
turn 8 are due by Sat 12 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (172, 'report', 'sent', '032a5186d940991199566d8a70f45a69@example.org', 'jo@example.org', 4, NULL, x'', 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (173, 'report', 'sent', 'forgotten 173', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (174, 'report', 'sent', '0413ab8e23a322fe2bcedfc6f88ee2a8@example.org', 'ida@example.org', 6, NULL, x'', 1797019260, 1797020160, 1, 1797019260, '', 1797019260, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (175, 'report', 'sent', '73777e809113a54df2860464c914f683@example.org', 'flo@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 21:01:00 +0000
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <73777e809113a54df2860464c914f683@example.org>
Subject: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Flo" <flo@example.org>
Reply-To: <gm+friday.1zsthmn6r2ga@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to friday, Flo! The game is under way: it goes on with turn 8, and =
you
are player 3.

In seat order: Ann, Bert, Flo. Bert begins.

Orders for turn 8 are due by Sat 12 December 2026, 20:00 UTC.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [friday#1zsthmn6r2ga] in it shows that the letter is your=
s,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have one go in turn 8. Every
sheet is answered with what was understood; a new sheet replaces the old on=
e
whole, until the deadline. Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule daily at 20:00: when orders are due
  zone UTC: on whose clock that is
  reminder 2 hours: how long before the deadline those are reminded who hav=
e
  sent no orders
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  nmrs 2: after how many turns in a row without orders a seat is open to
  somebody else
  substitute bot: whether a bot or nobody plays a seat that has no player
  press anonymous: whether press is printed with its writer''s name, also
  without it, or not at all
  extensions 2: how many extensions of a deadline the game grants, or wheth=
er
  all must ask for one

The towns

Ann (player 1): 29 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 24 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Flo (player 3): 14 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  4 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1797022860, 1797023760, 1, 1797022860, '', 1797022860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (176, 'answer', 'sent', '1d9844e49e6688e4ec8e1f4a33b369a0@example.org', 'flo@example.org', NULL, 47, CAST(replace('Auto-Submitted: auto-replied
Date: Fri, 11 Dec 2026 21:01:00 +0000
In-Reply-To: <letter-45@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <1d9844e49e6688e4ec8e1f4a33b369a0@example.org>
References: <73777e809113a54df2860464c914f683@example.org>
 <letter-45@example.org>
Subject: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <flo@example.org>
Reply-To: <gm+friday.1zsthmn6r2ga@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The seat of Bob in friday is yours, Flo. A letter with how the game stands =
and
how to order is on its way; orders are due by Sat 12 December 2026, 20:00 U=
TC.
', char(10), char(13, 10)) AS BLOB), 1797022860, 1797023760, 1, 1797022860, '', 1797022860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (177, 'answer', 'sent', '7ade06ff2375d53a275c7cfb62380032@example.org', 'flo@example.org', 3, 48, CAST(replace('Auto-Submitted: auto-replied
Date: Fri, 11 Dec 2026 21:02:00 +0000
In-Reply-To: <letter-46@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <7ade06ff2375d53a275c7cfb62380032@example.org>
References: <73777e809113a54df2860464c914f683@example.org>
 <letter-46@example.org>
Subject: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Flo" <flo@example.org>
Reply-To: <gm+friday.1zsthmn6r2ga@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Flo. These are your orders for turn 8 of friday, as I understood
them:

  every go
    buy Forest
  standing
    buy Forest

What you will try to buy, in this order:

  go 1: Forest

You can change them until Sat 12 December 2026, 20:00 UTC. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.
', char(10), char(13, 10)) AS BLOB), 1797022920, 1797023820, 1, 1797022920, '', 1797022920, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (178, 'answer', 'sent', '1ed5fe5862bb6760bc8e9f9f8b3d65e1@example.org', 'bob@example.org', 2, 49, CAST(replace('Auto-Submitted: auto-replied
Date: Fri, 11 Dec 2026 21:03:00 +0000
In-Reply-To: <letter-47@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <1ed5fe5862bb6760bc8e9f9f8b3d65e1@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-47@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to resign from friday, Bert. That is for good: your seat goes to
whoever takes it over, and you get no more letters of the game. If you are
sure, reply to this letter with the word "yes". If you are only away for a
while, write "absent from DATE to DATE" instead.
', char(10), char(13, 10)) AS BLOB), 1797022980, 1797023880, 1, 1797022980, '', 1797022980, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (179, 'report', 'sent', '9a37c9341c6f90e148f6ca0f4f04261f@example.org', 'gil@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Fri, 11 Dec 2026 21:04:00 +0000
List-Unsubscribe:
 <mailto:gm@example.org?subject=no%20standby&body=no%20standby>
MIME-Version: 1.0
Message-ID: <9a37c9341c6f90e148f6ca0f4f04261f@example.org>
Subject: A seat is open in friday
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <gil@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

In friday, a game of Machi Koro by mail, the seat of Bert is open, Gil. It =
is
turn 8, and orders are due by Sat 12 December 2026, 20:00 UTC. If you want =
to
take over, reply to this letter with the word "yes": who answers first has =
the
seat. "no standby" takes you off the list of those whom I ask.
', char(10), char(13, 10)) AS BLOB), 1797023040, 1797023940, 1, 1797023040, '', 1797023040, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (180, 'answer', 'sent', '19e04e6167a043fe33e3331fcea51d8d@example.org', 'bob@example.org', 2, 50, CAST(replace('Auto-Submitted: auto-replied
Date: Fri, 11 Dec 2026 21:04:00 +0000
In-Reply-To: <letter-48@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <19e04e6167a043fe33e3331fcea51d8d@example.org>
References: <b7219997bcc14af2060fa9ae9e1453f8@example.org>
 <letter-48@example.org>
Subject: friday: Machi Koro by mail [friday#d2qthjdcxqv6]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Bert" <bob@example.org>
Reply-To: <gm+friday.d2qthjdcxqv6@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You have resigned from friday, Bert, and that is for good. This is the last
letter of the game to you. Thank you for playing!
', char(10), char(13, 10)) AS BLOB), 1797023040, 1797023940, 1, 1797023040, '', 1797023040, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (181, 'report', 'sent', '874b6b110096b609374d84b79a93c15d@example.org', 'lea@example.org', 15, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 10:00:00 +0000
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <874b6b110096b609374d84b79a93c15d@example.org>
Subject: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+sunday.dgh01hry1s8x@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to sunday, Lea! The game is under way: it goes on with turn 2, and =
you
are player 1.

In seat order: Lea, Max. Max begins.

Orders for turn 2 are due by Sat 12 December 2026, 20:00 GMT.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [sunday#dgh01hry1s8x] in it shows that the letter is your=
s,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have one go in turn 2. Every
sheet is answered with what was understood; a new sheet replaces the old on=
e
whole, until the deadline. Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Radio Tower (22) first
wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule daily at 20:00: when orders are due
  zone Europe/London: on whose clock that is
  reminder 1 day: how long before the deadline those are reminded who have
  sent no orders
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  nmrs 2: after how many turns in a row without orders a seat is open to
  somebody else
  substitute bot: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all
  extensions 1: how many extensions of a deadline the game grants, or wheth=
er
  all must ask for one

The towns

Lea (player 1): 30 coins
  Wheat Field 1, Bakery 1, Forest 1
  Built: Train Station, Shopping Mall, Amusement Park
  To build: Radio Tower (22)

Max (player 2): 2 coins
  Wheat Field 1, Bakery 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  5 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1797069600, 1797070500, 1, 1797069600, '', 1797069600, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (182, 'report', 'sent', '42189fad217b788587aaa5ec5da75b39@example.org', 'max@example.org', 16, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 10:00:00 +0000
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <42189fad217b788587aaa5ec5da75b39@example.org>
Subject: sunday: Machi Koro by mail [sunday#mks6kq4h4142]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+sunday.mks6kq4h4142@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Welcome to sunday, Max! The game is under way: it goes on with turn 2, and =
you
are player 2.

In seat order: Lea, Max. Max begins.

Orders for turn 2 are due by Sat 12 December 2026, 20:00 GMT.

How to order

Reply to this letter and write your orders above the line on top. Keep the
subject as it is: [sunday#mks6kq4h4142] in it shows that the letter is your=
s,
so show it to nobody. A sheet of orders looks like this:

  go 1: buy Forest, Wheat Field, Bakery
  every go: roll 2

"buy" names up to five cards, the one you want most first: the first that i=
s
on offer, and that you can pay, is bought. You have two goes in turn 2, so
there may be a "go 2:" as well. Every sheet is answered with what was
understood; a new sheet replaces the old one whole, until the deadline.
Whoever sends nothing buys nothing.

These are the orders of this game. None of them is needed: for what you do =
not
order, the default counts. For all of it, with conditions, send a letter wi=
th
"help orders" as its only line.

  buy A, B, C, D, E
  buy nothing
      what you try to buy or build, the one you want most first, up to five
      cards. Without it: nothing is bought.
  roll 1
  roll 2
      how many dice you roll, with the Train Station. Without it: two dice.
  reroll NUMBERS
  reroll unless NUMBERS
  reroll always
  never reroll
      the totals that you roll again, with the Radio Tower. Without it: no
      reroll.
  tv PLAYER
  tv richest
      who pays for your TV Station. Without it: the richest.
  swap CARD for CARD of PLAYER
  swap nothing
      what your Business Complex swaps, your own card first. Without it: no
      swap.

The rules in brief

A turn is one go a player, and one more for the player who began; the next
turn begins with the next player. In a go the dice are rolled, then the oth=
er
players'' red cards take from the roller, blue cards pay everybody and green
cards the roller, purple cards take from the others, and then the roller bu=
ys
one card or builds one landmark. Whoever has built Train Station (4),
Shopping Mall (10), Amusement Park (16), Radio Tower (22) first wins.

What this game agreed on

  expansions base: which expansions are in play, several with commas
  market open: whether the marketplace has everything, or is filled from on=
e
  deck, or from three
  victory first: whether the first to build every landmark wins at once, or
  that round is played to its end and the richest of them wins
  schedule daily at 20:00: when orders are due
  zone Europe/London: on whose clock that is
  reminder 1 day: how long before the deadline those are reminded who have
  sent no orders
  excuses 1: how often in the game a turn waits for a player who has sent n=
o
  orders
  grace 1 day: how long a turn waits then, and how long an extension is
  nmrs 2: after how many turns in a row without orders a seat is open to
  somebody else
  substitute bot: whether a bot or nobody plays a seat that has no player
  press signed: whether press is printed with its writer''s name, also witho=
ut
  it, or not at all
  extensions 1: how many extensions of a deadline the game grants, or wheth=
er
  all must ask for one

The towns

Lea (player 1): 30 coins
  Wheat Field 1, Bakery 1, Forest 1
  Built: Train Station, Shopping Mall, Amusement Park
  To build: Radio Tower (22)

Max (player 2): 2 coins
  Wheat Field 1, Bakery 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  5 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1797069600, 1797070500, 1, 1797069600, '', 1797069600, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (183, 'answer', 'sent', 'edb9fed5578811c01657eb34532ad572@example.org', 'lea@example.org', 15, 51, CAST(replace('Auto-Submitted: auto-replied
Date: Sat, 12 Dec 2026 10:01:00 +0000
In-Reply-To: <letter-49@example.org>
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <edb9fed5578811c01657eb34532ad572@example.org>
References: <874b6b110096b609374d84b79a93c15d@example.org>
 <letter-49@example.org>
Subject: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+sunday.dgh01hry1s8x@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Lea. These are your orders for turn 2 of sunday, as I understood
them:

  every go
    buy Radio Tower

What you will try to buy, in this order:

  go 1: Radio Tower

You can change them until Sat 12 December 2026, 20:00 GMT. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.
', char(10), char(13, 10)) AS BLOB), 1797069660, 1797070560, 1, 1797069660, '', 1797069660, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (184, 'answer', 'sent', '4aeb717a186e660473e24d5512862b42@example.org', 'max@example.org', 16, 52, CAST(replace('Auto-Submitted: auto-replied
Date: Sat, 12 Dec 2026 10:02:00 +0000
In-Reply-To: <letter-50@example.org>
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <4aeb717a186e660473e24d5512862b42@example.org>
References: <42189fad217b788587aaa5ec5da75b39@example.org>
 <letter-50@example.org>
Subject: sunday: Machi Koro by mail [sunday#mks6kq4h4142]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+sunday.mks6kq4h4142@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Max. These are your orders for turn 2 of sunday, as I understood
them:

  every go
    buy Bakery

What you will try to buy, in this order:

  go 1: Bakery
  go 2: Bakery

You can change them until Sat 12 December 2026, 20:00 GMT. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.
', char(10), char(13, 10)) AS BLOB), 1797069720, 1797070620, 1, 1797069720, '', 1797069720, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (185, 'answer', 'sent', 'f788db48f09d5e98d86329b57d48c8f0@example.org', 'lea@example.org', 15, 53, CAST(replace('Auto-Submitted: auto-replied
Date: Sat, 12 Dec 2026 10:03:00 +0000
In-Reply-To: <letter-51@example.org>
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <f788db48f09d5e98d86329b57d48c8f0@example.org>
References: <874b6b110096b609374d84b79a93c15d@example.org>
 <letter-51@example.org>
Subject: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+sunday.dgh01hry1s8x@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You get the reports of friday from now on, at lea@example.org. "unwatch
friday" ends that.

Thank you, Lea: I ask you at lea@example.org when a seat is open. "no stand=
by"
ends that.
', char(10), char(13, 10)) AS BLOB), 1797069780, 1797070680, 1, 1797069780, '', 1797069780, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (186, 'report', 'sent', '1c9df17e4c0f28b276eb1e1058bce54b@example.org', 'vic@example.org', 9, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 10:03:00 +0000
In-Reply-To: <d78083c918675eea2106121b77a85416@example.org>
List-Id: <wednesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <1c9df17e4c0f28b276eb1e1058bce54b@example.org>
References: <d78083c918675eea2106121b77a85416@example.org>
Subject: wednesday: Machi Koro by mail [wednesday#t2j7y3c4g18v]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Vic" <vic@example.org>
Reply-To: <gm+wednesday.t2j7y3c4g18v@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has ended wednesday, in turn 2. Nothing more is played. The reason: =
Vic
and Wes never wrote.

Thank you all for playing. This is how it stands:

The towns

Vic (player 1): 4 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12
', char(10), char(13, 10)) AS BLOB), 1797069780, 1797070680, 1, 1797069780, '', 1797069780, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (187, 'report', 'sent', 'af79d5229b647f46fe4851e5a4d659c2@example.org', 'wes@example.org', 10, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 10:03:00 +0000
In-Reply-To: <f7649675f25dcf7d8a9accb5b2ad56c7@example.org>
List-Id: <wednesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <af79d5229b647f46fe4851e5a4d659c2@example.org>
References: <f7649675f25dcf7d8a9accb5b2ad56c7@example.org>
Subject: wednesday: Machi Koro by mail [wednesday#r18dd12b8w9m]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+wednesday.r18dd12b8w9m@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The GM has ended wednesday, in turn 2. Nothing more is played. The reason: =
Vic
and Wes never wrote.

Thank you all for playing. This is how it stands:

The towns

Vic (player 1): 4 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Wes (player 2): 3 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  6 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  6 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12
', char(10), char(13, 10)) AS BLOB), 1797069780, 1797070680, 1, 1797069780, '', 1797069780, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (188, 'report', 'sent', 'ae089eca8ced3d9df33439f45ae00d91@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <ae089eca8ced3d9df33439f45ae00d91@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Turn 8 of friday waits until Sun 13 December 2026, 20:00 UTC: orders that
usually come are missing, so letters may have been lost. If you have sent
orders and I have not confirmed them, please send them again; you can chang=
e
yours until then.
', char(10), char(13, 10)) AS BLOB), 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (189, 'report', 'sent', '12321ac05ee805423ac6997671287769@example.org', 'flo@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 20:01:00 +0000
In-Reply-To: <73777e809113a54df2860464c914f683@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <12321ac05ee805423ac6997671287769@example.org>
References: <73777e809113a54df2860464c914f683@example.org>
Subject: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Flo" <flo@example.org>
Reply-To: <gm+friday.1zsthmn6r2ga@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Turn 8 of friday waits until Sun 13 December 2026, 20:00 UTC: orders that
usually come are missing, so letters may have been lost. If you have sent
orders and I have not confirmed them, please send them again; you can chang=
e
yours until then.
', char(10), char(13, 10)) AS BLOB), 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (190, 'notice', 'sent', '613c63907a2a860d09e75f3b81a03a41@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 20:01:00 +0000
MIME-Version: 1.0
Message-ID: <613c63907a2a860d09e75f3b81a03a41@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Turn 8 of friday is held until Sun 13 December 2026, 20:00 UTC: 1 of the 1
players who sent orders the last time have sent none, and lost mail looks j=
ust
so. If nothing comes, it is then resolved as usual.
', char(10), char(13, 10)) AS BLOB), 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (191, 'report', 'sent', 'ad4afeab04c826602d9ad6a2f712e181@example.org', 'jo@example.org', 4, NULL, x'', 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (192, 'report', 'sent', 'forgotten 192', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (193, 'report', 'sent', '287db563c969ba1c521aa66eee4dd896@example.org', 'ida@example.org', 6, NULL, x'', 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (194, 'report', 'sent', '5f37f7543ee431783ae95e20ce9683de@example.org', 'lea@example.org', 15, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 20:01:00 +0000
In-Reply-To: <874b6b110096b609374d84b79a93c15d@example.org>
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <5f37f7543ee431783ae95e20ce9683de@example.org>
References: <874b6b110096b609374d84b79a93c15d@example.org>
Subject: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+sunday.dgh01hry1s8x@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

sunday: report of turn 2

Go 1: Max
  Rolls 3.
  Max gets 2 coins (Bakery x 2).
  Max buys Bakery for 1 coin.

Go 2: Lea
  Rolls 2 + 2 =3D 4.
  Lea builds Radio Tower for 22 coins.
  Lea has every landmark and wins the game!

What else happened

  The game goes on here from a position that the GM brought along.

The towns

Lea (player 1): 8 coins
  Wheat Field 1, Bakery 1, Forest 1
  Built: Train Station, Shopping Mall, Amusement Park, Radio Tower

Max (player 2): 3 coins
  Wheat Field 1, Bakery 3
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  4 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

The game is over. The placings follow in a letter of their own.

Your orders, and what they decided

go 1
  Radio Tower: bought, by "buy Radio Tower".
', char(10), char(13, 10)) AS BLOB), 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (195, 'report', 'sent', '6904e16f08211f9248bf4ad7181e8122@example.org', 'max@example.org', 16, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 20:01:00 +0000
In-Reply-To: <42189fad217b788587aaa5ec5da75b39@example.org>
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <6904e16f08211f9248bf4ad7181e8122@example.org>
References: <42189fad217b788587aaa5ec5da75b39@example.org>
Subject: sunday: Machi Koro by mail [sunday#mks6kq4h4142]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+sunday.mks6kq4h4142@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

sunday: report of turn 2

Go 1: Max
  Rolls 3.
  Max gets 2 coins (Bakery x 2).
  Max buys Bakery for 1 coin.

Go 2: Lea
  Rolls 2 + 2 =3D 4.
  Lea builds Radio Tower for 22 coins.
  Lea has every landmark and wins the game!

What else happened

  The game goes on here from a position that the GM brought along.

The towns

Lea (player 1): 8 coins
  Wheat Field 1, Bakery 1, Forest 1
  Built: Train Station, Shopping Mall, Amusement Park, Radio Tower

Max (player 2): 3 coins
  Wheat Field 1, Bakery 3
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  6 x Wheat Field           1 coin   on 1
  6 x Livestock Farm        1 coin   on 2
  4 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  5 x Forest                3 coins  on 5
  2 x Stadium               6 coins  on 6
  2 x TV Station            7 coins  on 6
  2 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

The game is over. The placings follow in a letter of their own.

Your orders, and what they decided

go 1
  Bakery: bought, by "buy Bakery".
', char(10), char(13, 10)) AS BLOB), 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (196, 'report', 'sent', 'b41ebf1df20483786c8fec8c42cfc23a@example.org', 'lea@example.org', 15, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 20:01:00 +0000
In-Reply-To: <874b6b110096b609374d84b79a93c15d@example.org>
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <b41ebf1df20483786c8fec8c42cfc23a@example.org>
References: <874b6b110096b609374d84b79a93c15d@example.org>
Subject: sunday: Machi Koro by mail [sunday#dgh01hry1s8x]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+sunday.dgh01hry1s8x@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

sunday is over after 2 turns. Lea wins!

The placings

  1. Lea                            4 landmarks, 8 coins
  2. Max                            0 landmarks, 3 coins

Thank you all for playing.
', char(10), char(13, 10)) AS BLOB), 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (197, 'report', 'sent', '128354d18a0ccc825260d37b763c683a@example.org', 'max@example.org', 16, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sat, 12 Dec 2026 20:01:00 +0000
In-Reply-To: <42189fad217b788587aaa5ec5da75b39@example.org>
List-Id: <sunday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <128354d18a0ccc825260d37b763c683a@example.org>
References: <42189fad217b788587aaa5ec5da75b39@example.org>
Subject: sunday: Machi Koro by mail [sunday#mks6kq4h4142]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+sunday.mks6kq4h4142@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

sunday is over after 2 turns. Lea wins!

The placings

  1. Lea                            4 landmarks, 8 coins
  2. Max                            0 landmarks, 3 coins

Thank you all for playing.
', char(10), char(13, 10)) AS BLOB), 1797105660, 1797106560, 1, 1797105660, '', 1797105660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (198, 'answer', 'sent', '24b2fc2aaa14860e86dd70a7c4e4d8d8@example.org', 'nat@example.org', NULL, 54, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 09:01:00 +0000
In-Reply-To: <letter-52@example.org>
MIME-Version: 1.0
Message-ID: <24b2fc2aaa14860e86dd70a7c4e4d8d8@example.org>
References: <letter-52@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <nat@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to play in newyear as Nat. Ann is there; it starts when there are =
4
players. This is what it agrees on:

  expansions: all
  market: deck
  size: 10
  victory: first
  schedule: Fri at 18:00
  zone: Europe/London
  reminder: 1 day
  excuses: 1
  grace: 1 day
  nmrs: 2
  substitute: bot
  press: signed
  extensions: vote

If you want to play, reply to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1797152460, 1797153360, 1, 1797152460, '', 1797152460, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (199, 'answer', 'sent', '2f6d2fd679e29a21a7b5059c48abe45f@example.org', 'nat@example.org', NULL, 55, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 09:02:00 +0000
In-Reply-To: <letter-53@example.org>
List-Id: <newyear.machipost.example.org>
MIME-Version: 1.0
Message-ID: <2f6d2fd679e29a21a7b5059c48abe45f@example.org>
References: <letter-53@example.org>
Subject: newyear: Machi Koro by mail [newyear#5xgh8ndcp8st]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <nat@example.org>
Reply-To: <gm+newyear.5xgh8ndcp8st@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You are in, Nat: 2 of 4 players are there, Ann, Nat. When all are there
newyear starts by itself, and you get a letter with how to order. Until the=
n
"leave newyear" gives your place back.
', char(10), char(13, 10)) AS BLOB), 1797152520, 1797153420, 1, 1797152520, '', 1797152520, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (200, 'answer', 'sent', '3c1ba1b3b48852077876a2444ab455d0@example.org', 'pia@example.org', NULL, 56, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 09:03:00 +0000
In-Reply-To: <letter-54@example.org>
MIME-Version: 1.0
Message-ID: <3c1ba1b3b48852077876a2444ab455d0@example.org>
References: <letter-54@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <pia@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to open spring and play in it as Pia. This is what it agrees on:

  players: 3
  expansions: base
  without: none
  landmarks: all
  market: open
  size: all
  victory: first
  schedule: daily at 20:00
  zone: UTC
  seats: drawn
  early: no
  reminder: 1 day
  excuses: 1
  grace: 1 day
  nmrs: 2
  substitute: bot
  press: signed
  extensions: 1

If that is so, reply to this letter with the word "yes". If not, send anoth=
er
letter with "new spring as Pia" and the options that you want.
', char(10), char(13, 10)) AS BLOB), 1797152580, 1797153480, 1, 1797152580, '', 1797152580, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (201, 'answer', 'sent', 'daf3dd12ff3fcd0053724781aaddb12e@example.org', 'pia@example.org', NULL, 57, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 09:04:00 +0000
In-Reply-To: <letter-55@example.org>
List-Id: <spring.machipost.example.org>
MIME-Version: 1.0
Message-ID: <daf3dd12ff3fcd0053724781aaddb12e@example.org>
References: <letter-55@example.org>
Subject: spring: Machi Koro by mail [spring#gjkfm5pdejmn]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <pia@example.org>
Reply-To: <gm+spring.gjkfm5pdejmn@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

spring is open, Pia, and you are in: 1 of 3 players is there. Others join w=
ith
a letter to me that says "join spring as THEIR NAME". When all are there it
starts by itself, and you get a letter with how to order.
', char(10), char(13, 10)) AS BLOB), 1797152640, 1797153540, 1, 1797152640, '', 1797152640, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (202, 'answer', 'sent', 'a8057345135b1b5a9dc286a8a99e9c4d@example.org', 'lea@example.org', 7, 58, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:01:00 +0000
In-Reply-To: <letter-56@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <a8057345135b1b5a9dc286a8a99e9c4d@example.org>
References: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
 <letter-56@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+tuesday.rrt8ev98pj17@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Lea. These are your orders for turn 2 of tuesday, as I understoo=
d
them:

  every go
    buy Mine

What you will try to buy, in this order:

  go 1: Mine

Please note

  buy Mine
    The Mine costs 6 coins; even the best rolls leave you with 5 at most.

You can change them until Sun 13 December 2026, 20:00 UTC. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.
', char(10), char(13, 10)) AS BLOB), 1797156060, 1797156960, 1, 1797156060, '', 1797156060, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (203, 'answer', 'sent', '0dc03c943b39f81caa37c927285af98b@example.org', 'ann@example.org', 1, 59, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:02:00 +0000
In-Reply-To: <letter-57@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <0dc03c943b39f81caa37c927285af98b@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
 <letter-57@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to resign from friday, Ann. That is for good: your seat goes to
whoever takes it over, and you get no more letters of the game. If you are
sure, reply to this letter with the word "yes". If you are only away for a
while, write "absent from DATE to DATE" instead.
', char(10), char(13, 10)) AS BLOB), 1797156120, 1797157020, 1, 1797156120, '', 1797156120, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (204, 'answer', 'sent', '7a6981434d443cdd8fce10a2975b5b51@example.org', 'fay@example.org', NULL, 60, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:03:00 +0000
In-Reply-To: <letter-58@example.org>
MIME-Version: 1.0
Message-ID: <7a6981434d443cdd8fce10a2975b5b51@example.org>
References: <letter-58@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <fay@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to play on in friday in the place of Bert, as Fay. If that is so,
reply to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1797156180, 1797157080, 1, 1797156180, '', 1797156180, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (205, 'answer', 'sent', '0d751d312b7acbf32a5b2bff2ad6a0e2@example.org', 'lea@example.org', 7, 61, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:04:00 +0000
In-Reply-To: <letter-59@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <0d751d312b7acbf32a5b2bff2ad6a0e2@example.org>
References: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
 <letter-59@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+tuesday.rrt8ev98pj17@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want my letters to go to lea@new.example from now on, Lea. If that is s=
o,
reply to this letter with the word "yes"; I then ask at lea@new.example as
well, and change it when the answer from there is "yes", too.
', char(10), char(13, 10)) AS BLOB), 1797156240, 1797157140, 1, 1797156240, '', 1797156240, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (206, 'answer', 'sent', '8c947e6d0d3d5dadafc37ed646417d95@example.org', 'max@example.org', 8, 62, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:05:00 +0000
In-Reply-To: <letter-60@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <8c947e6d0d3d5dadafc37ed646417d95@example.org>
References: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
 <letter-60@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+tuesday.affy4pjmnpj7@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want my letters to go to max@new.example from now on, Max. If that is s=
o,
reply to this letter with the word "yes"; I then ask at max@new.example as
well, and change it when the answer from there is "yes", too.
', char(10), char(13, 10)) AS BLOB), 1797156300, 1797157200, 1, 1797156300, '', 1797156300, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (207, 'answer', 'sent', 'ca1f030cae608b82a21b0f463a7083cc@example.org', 'max@new.example', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 10:06:00 +0000
MIME-Version: 1.0
Message-ID: <ca1f030cae608b82a21b0f463a7083cc@example.org>
Subject: Your new address for tuesday
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <max@new.example>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Max, who plays Machi Koro by mail in tuesday, wants my letters to go to thi=
s
address from now on. If that is you, reply to this letter with the word "ye=
s".
If you know nothing of it, do nothing: you will hear no more of it.
', char(10), char(13, 10)) AS BLOB), 1797156360, 1797157260, 1, 1797156360, '', 1797156360, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (208, 'answer', 'sent', '46004aacd75d227cbc5f6532e2607bfe@example.org', 'max@example.org', 8, 63, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:06:00 +0000
In-Reply-To: <letter-61@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <46004aacd75d227cbc5f6532e2607bfe@example.org>
References: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
 <letter-61@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+tuesday.affy4pjmnpj7@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you. I have written to max@new.example; once you say "yes" there, my
letters go to that address.
', char(10), char(13, 10)) AS BLOB), 1797156360, 1797157260, 1, 1797156360, '', 1797156360, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (209, 'answer', 'sent', 'c68a6178d9af34a114c0822f8adb1cfa@example.org', 'ida@example.org', 6, 64, x'', 1797156420, 1797157320, 1, 1797156420, '', 1797156420, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (210, 'answer', 'sent', '4b657f30add5c1ac881f4f6fdb602f58@example.org', 'quin@example.org', NULL, 65, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:08:00 +0000
In-Reply-To: <letter-63@example.org>
MIME-Version: 1.0
Message-ID: <4b657f30add5c1ac881f4f6fdb602f58@example.org>
References: <letter-63@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <quin@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to open summer and play in it as Quin. This is what it agrees on:

  players: 4
  expansions: all
  without: none
  landmarks: all
  market: open
  size: all
  victory: first
  schedule: Fri at 18:00
  zone: UTC
  seats: drawn
  early: no
  reminder: 1 day
  excuses: 1
  grace: 1 day
  nmrs: 2
  substitute: bot
  press: signed
  extensions: 1

If that is so, reply to this letter with the word "yes". If not, send anoth=
er
letter with "new summer as Quin" and the options that you want.
', char(10), char(13, 10)) AS BLOB), 1797156480, 1797157380, 1, 1797156480, '', 1797156480, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (211, 'answer', 'sent', 'a3ecc3ee93025ef44cb33737133b822e@example.org', 'ova@example.org', NULL, 66, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:09:00 +0000
In-Reply-To: <letter-64@example.org>
MIME-Version: 1.0
Message-ID: <a3ecc3ee93025ef44cb33737133b822e@example.org>
References: <letter-64@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <ova@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to play in newyear as Ova. Ann, Nat are there; it starts when ther=
e
are 4 players. This is what it agrees on:

  expansions: all
  market: deck
  size: 10
  victory: first
  schedule: Fri at 18:00
  zone: Europe/London
  reminder: 1 day
  excuses: 1
  grace: 1 day
  nmrs: 2
  substitute: bot
  press: signed
  extensions: vote

If you want to play, reply to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1797156540, 1797157440, 1, 1797156540, '', 1797156540, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (212, 'answer', 'sent', 'eb4881452612a1c6d356efd6016ff71f@example.org', 'nat@example.org', 18, 67, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:10:00 +0000
In-Reply-To: <letter-65@example.org>
List-Id: <newyear.machipost.example.org>
MIME-Version: 1.0
Message-ID: <eb4881452612a1c6d356efd6016ff71f@example.org>
References: <letter-65@example.org>
Subject: newyear: Machi Koro by mail [newyear#5xgh8ndcp8st]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Nat" <nat@example.org>
Reply-To: <gm+newyear.5xgh8ndcp8st@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to leave newyear, Nat, before it has started. If that is so, reply=
 to
this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1797156600, 1797157500, 1, 1797156600, '', 1797156600, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (213, 'answer', 'sent', '351bee5ff1a461d1dbd57bd9cad3fd9d@example.org', 'xena@example.org', NULL, 68, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:11:00 +0000
In-Reply-To: <letter-66@example.org>
MIME-Version: 1.0
Message-ID: <351bee5ff1a461d1dbd57bd9cad3fd9d@example.org>
References: <letter-66@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <xena@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want the reports of friday to go to xena@example.org. If that is so, re=
ply
to this letter with the word "yes".

You want to be asked when a seat is open in a game, Xena. If that is so, re=
ply
to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1797156660, 1797157560, 1, 1797156660, '', 1797156660, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (214, 'answer', 'sent', '5edaeb65dd5f98669c3241243f416c8c@example.org', 'yan@example.org', NULL, 69, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:12:00 +0000
In-Reply-To: <letter-67@example.org>
MIME-Version: 1.0
Message-ID: <5edaeb65dd5f98669c3241243f416c8c@example.org>
References: <letter-67@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <yan@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want the reports of friday to go to yan@example.org. If that is so, rep=
ly
to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1797156720, 1797157620, 1, 1797156720, '', 1797156720, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (215, 'answer', 'sent', '37b2bcc6bd81a5ebac29a7998408132a@example.org', 'yan@example.org', NULL, 70, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:13:00 +0000
In-Reply-To: <letter-68@example.org>
MIME-Version: 1.0
Message-ID: <37b2bcc6bd81a5ebac29a7998408132a@example.org>
References: <letter-68@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <yan@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

I am not sure what your "yes" is to, so nothing was done yet. I asked wheth=
er
you want this: "watch friday". If so, reply to this letter here with the on=
e
word yes, and nothing else.
', char(10), char(13, 10)) AS BLOB), 1797156780, 1797157680, 1, 1797156780, '', 1797156780, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (216, 'answer', 'sent', 'c6fbb13c9688bffa0132b328cb8ec67d@example.org', 'zed@example.org', NULL, 71, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:14:00 +0000
In-Reply-To: <letter-69@example.org>
MIME-Version: 1.0
Message-ID: <c6fbb13c9688bffa0132b328cb8ec67d@example.org>
References: <letter-69@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <zed@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You want to be asked when a seat is open in a game, Zed. If that is so, rep=
ly
to this letter with the word "yes".
', char(10), char(13, 10)) AS BLOB), 1797156840, 1797157740, 1, 1797156840, '', 1797156840, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (217, 'answer', 'sent', 'forgotten 217', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1797156900, 1797157800, 1, 1797156900, '', 1797156900, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (218, 'answer', 'sent', '2e128b25c6f877957717366ea00dbed4@example.org', 'ann@example.org', 1, 73, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:16:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <2e128b25c6f877957717366ea00dbed4@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

A letter with your tag for friday came from mal@example.org, which is not y=
our
address here, so it may not be from you, and nothing was done with it yet. =
If
it was yours, reply to this letter with the word "yes". This is what it sai=
d:

  buy Stadium

If it was not yours, somebody knows your tag: write a letter with "new tag"=
 as
its only line to get another.
', char(10), char(13, 10)) AS BLOB), 1797156960, 1797157860, 1, 1797156960, '', 1797156960, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (219, 'answer', 'sent', 'e84eb05f543fbd517f6f6ad2a210314e@example.org', 'mal@example.org', NULL, 74, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:16:00 +0000
In-Reply-To: <letter-72@example.org>
MIME-Version: 1.0
Message-ID: <e84eb05f543fbd517f6f6ad2a210314e@example.org>
References: <letter-72@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <mal@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Your address plays in no game that I know, so nothing was done with your
letter. A letter with "games" as its only line lists the games that you can
join, one with "help" tells what else you can ask. If you would like to pla=
y,
or play from another address, write to keeper@example.org.
', char(10), char(13, 10)) AS BLOB), 1797156960, 1797157860, 1, 1797156960, '', 1797156960, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (220, 'notice', 'sent', '7cd3d0706ff926df9bb747b4dfd0de59@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 10:16:00 +0000
MIME-Version: 1.0
Message-ID: <7cd3d0706ff926df9bb747b4dfd0de59@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

A letter with the subject "A picture" for Wes in saturday was set aside, an=
d
nothing was done with it: over 256 kB.

"machipost letter show 76" shows it, "machipost letter requeue 76" has it r=
ead
again.
', char(10), char(13, 10)) AS BLOB), 1797156960, 1797157860, 1, 1797156960, '', 1797156960, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (221, 'answer', 'sent', 'ba00aff33784007fb30d7fb35c21cc32@example.org', 'wes@example.org', 14, 76, CAST(replace('Auto-Submitted: auto-replied
Date: Sun, 13 Dec 2026 10:16:00 +0000
In-Reply-To: <large@example.org>
List-Id: <saturday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <ba00aff33784007fb30d7fb35c21cc32@example.org>
References: <c69eb62537b34ec838b798a068459d1e@example.org>
 <large@example.org>
Subject: saturday: Machi Koro by mail [saturday#6q84tdfkbatg]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Wes" <wes@example.org>
Reply-To: <gm+saturday.6q84tdfkbatg@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Your letter could not be read: over 256 kB. Nothing was changed. Please sen=
d
your orders again as a short letter of plain text.
', char(10), char(13, 10)) AS BLOB), 1797156960, 1797157860, 1, 1797156960, '', 1797156960, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (222, 'notice', 'sent', '6209d865a8a4af414d3949ace77625b2@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 11:03:00 +0000
MIME-Version: 1.0
Message-ID: <6209d865a8a4af414d3949ace77625b2@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Letters to jo@example.org keep coming back: 5.1.1. Please find out with the
player. Letters are still sent there; "machipost player address" sets anoth=
er
address.
', char(10), char(13, 10)) AS BLOB), 1797159780, 1797160680, 1, 1797159780, '', 1797159780, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (223, 'report', 'sent', '87ae34e43fb82d2485a1da3694a0e467@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 20:01:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <87ae34e43fb82d2485a1da3694a0e467@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 8

Go 1: Bert
  Rolls 4.
  Bert builds Shopping Mall for 10 coins.

Go 2: Flo
  Rolls 2.
  Flo gets 2 coins (Livestock Farm x 2).
  Flo gets 1 coin (Bakery).
  Ann gets 1 coin (Livestock Farm).
  Bert gets 3 coins (Livestock Farm x 3).
  Flo buys Forest for 3 coins.

Go 3: Ann
  Rolls 1.
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).
  Flo gets 1 coin (Wheat Field).

Go 4: Bert
  Rolls 4.
  Bert builds Train Station for 4 coins.

No orders received (NMR): Ann.

Played by a bot: Bert.

What else happened

  Nothing was heard from Bob for a while: the seat is open to whoever takes=
 it
  over.
  Flo has taken over from Bob.
  Bert has resigned: the seat is open to whoever takes it over.

The towns

Ann (player 1): 35 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 16 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  Built: Train Station, Shopping Mall
  To build: Amusement Park (16), Radio Tower (22)

Flo (player 3): 15 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  3 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 9 begins with Flo. Orders by Mon 14 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Wheat Field: not on offer.

Your form for turn 9, [friday#xbmw8wr6ahaz]

go 1:
every go:
standing:
  if Bert coins >=3D 1: buy Wheat Field

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (224, 'report', 'sent', 'e073eb416ad4b88c295c0c2f236f0b1e@example.org', 'flo@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 20:01:00 +0000
In-Reply-To: <73777e809113a54df2860464c914f683@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <e073eb416ad4b88c295c0c2f236f0b1e@example.org>
References: <73777e809113a54df2860464c914f683@example.org>
Subject: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Flo" <flo@example.org>
Reply-To: <gm+friday.1zsthmn6r2ga@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

friday: report of turn 8

Go 1: Bert
  Rolls 4.
  Bert builds Shopping Mall for 10 coins.

Go 2: Flo
  Rolls 2.
  Flo gets 2 coins (Livestock Farm x 2).
  Flo gets 1 coin (Bakery).
  Ann gets 1 coin (Livestock Farm).
  Bert gets 3 coins (Livestock Farm x 3).
  Flo buys Forest for 3 coins.

Go 3: Ann
  Rolls 1.
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).
  Flo gets 1 coin (Wheat Field).

Go 4: Bert
  Rolls 4.
  Bert builds Train Station for 4 coins.

No orders received (NMR): Ann.

Played by a bot: Bert.

What else happened

  Nothing was heard from Bob for a while: the seat is open to whoever takes=
 it
  over.
  Flo has taken over from Bob.
  Bert has resigned: the seat is open to whoever takes it over.

The towns

Ann (player 1): 35 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 16 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  Built: Train Station, Shopping Mall
  To build: Amusement Park (16), Radio Tower (22)

Flo (player 3): 15 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  3 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 9 begins with Flo. Orders by Mon 14 December 2026, 20:00 UTC.

Your orders, and what they decided

go 1
  Forest: bought, by "buy Forest".

Your form for turn 9, [friday#1zsthmn6r2ga]

go 1:
go 2:
every go:
standing:
  buy Forest

To order, reply with your orders above the line on top.
', char(10), char(13, 10)) AS BLOB), 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (225, 'report', 'sent', '754716ead9671f6d899f020ff8745aa7@example.org', 'lea@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 20:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <754716ead9671f6d899f020ff8745aa7@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <lea@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 8

Go 1: Bert
  Rolls 4.
  Bert builds Shopping Mall for 10 coins.

Go 2: Flo
  Rolls 2.
  Flo gets 2 coins (Livestock Farm x 2).
  Flo gets 1 coin (Bakery).
  Ann gets 1 coin (Livestock Farm).
  Bert gets 3 coins (Livestock Farm x 3).
  Flo buys Forest for 3 coins.

Go 3: Ann
  Rolls 1.
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).
  Flo gets 1 coin (Wheat Field).

Go 4: Bert
  Rolls 4.
  Bert builds Train Station for 4 coins.

No orders received (NMR): Ann.

Played by a bot: Bert.

What else happened

  Nothing was heard from Bob for a while: the seat is open to whoever takes=
 it
  over.
  Flo has taken over from Bob.
  Bert has resigned: the seat is open to whoever takes it over.

The towns

Ann (player 1): 35 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 16 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  Built: Train Station, Shopping Mall
  To build: Amusement Park (16), Radio Tower (22)

Flo (player 3): 15 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  3 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 9 begins with Flo. Orders by Mon 14 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (226, 'report', 'sent', 'b6c485f926616204ffe51e7ddede26a5@example.org', 'una@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 20:01:00 +0000
List-Id: <friday.machipost.example.org>
List-Unsubscribe:
 <mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>
MIME-Version: 1.0
Message-ID: <b6c485f926616204ffe51e7ddede26a5@example.org>
Subject: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

friday: report of turn 8

Go 1: Bert
  Rolls 4.
  Bert builds Shopping Mall for 10 coins.

Go 2: Flo
  Rolls 2.
  Flo gets 2 coins (Livestock Farm x 2).
  Flo gets 1 coin (Bakery).
  Ann gets 1 coin (Livestock Farm).
  Bert gets 3 coins (Livestock Farm x 3).
  Flo buys Forest for 3 coins.

Go 3: Ann
  Rolls 1.
  Ann gets 5 coins (Wheat Field x 5).
  Bert gets 3 coins (Wheat Field x 3).
  Flo gets 1 coin (Wheat Field).

Go 4: Bert
  Rolls 4.
  Bert builds Train Station for 4 coins.

No orders received (NMR): Ann.

Played by a bot: Bert.

What else happened

  Nothing was heard from Bob for a while: the seat is open to whoever takes=
 it
  over.
  Flo has taken over from Bob.
  Bert has resigned: the seat is open to whoever takes it over.

The towns

Ann (player 1): 35 coins
  Wheat Field 5, Livestock Farm 1, Bakery 1, Forest 1
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bert (player 2): 16 coins
  Wheat Field 3, Livestock Farm 3, Bakery 4
  Built: Train Station, Shopping Mall
  To build: Amusement Park (16), Radio Tower (22)

Flo (player 3): 15 coins
  Wheat Field 1, Livestock Farm 2, Bakery 1, Forest 2
  To build: Train Station (4), Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

On offer

  3 x Bakery                1 coin   on 2-3
  6 x Cafe                  2 coins  on 3
  6 x Convenience Store     2 coins  on 4
  3 x Forest                3 coins  on 5
  3 x Stadium               6 coins  on 6
  3 x TV Station            7 coins  on 6
  3 x Business Complex      8 coins  on 6
  6 x Cheese Factory        5 coins  on 7
  6 x Furniture Factory     3 coins  on 8
  6 x Mine                  6 coins  on 9
  6 x Restaurant            3 coins  on 9-10
  6 x Apple Orchard         3 coins  on 10
  6 x Produce Market        2 coins  on 11-12

Turn 9 begins with Flo. Orders by Mon 14 December 2026, 20:00 UTC.
', char(10), char(13, 10)) AS BLOB), 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, 1);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (227, 'report', 'sent', 'fd2c98ff4360d6d759cfb3bad5482c97@example.org', 'jo@example.org', 4, NULL, x'', 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (228, 'report', 'sent', 'forgotten 228', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (229, 'report', 'sent', 'e53b338c0e08963c8b256d6068d665c3@example.org', 'ida@example.org', 6, NULL, x'', 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (230, 'report', 'sent', '154761fbb677e6666b3e7d04b0b5da5b@example.org', 'lea@example.org', 7, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 20:01:00 +0000
In-Reply-To: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <154761fbb677e6666b3e7d04b0b5da5b@example.org>
References: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+tuesday.rrt8ev98pj17@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Turn 2 of tuesday waits until Mon 14 December 2026, 20:00 UTC: there are no
orders yet from Max. You can change yours until then.
', char(10), char(13, 10)) AS BLOB), 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (231, 'report', 'sent', '17f7480c07a40fca6b1c74f5caa22427@example.org', 'max@example.org', 8, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Sun, 13 Dec 2026 20:01:00 +0000
In-Reply-To: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <17f7480c07a40fca6b1c74f5caa22427@example.org>
References: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+tuesday.affy4pjmnpj7@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

I have no orders of yours for turn 2 of tuesday, Max, so the turn waits for
you until Mon 14 December 2026, 20:00 UTC. That uses up an excuse of yours.=
 If
nothing comes by then, it is played without your orders.
', char(10), char(13, 10)) AS BLOB), 1797192060, 1797192960, 1, 1797192060, '', 1797192060, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (232, 'answer', 'parked', '444a2899eb4c176659148fbc4aa36384@example.org', 'mal@example.org', NULL, 83, CAST(replace('Auto-Submitted: auto-replied
Date: Mon, 14 Dec 2026 09:01:00 +0000
In-Reply-To: <letter-79@example.org>
MIME-Version: 1.0
Message-ID: <444a2899eb4c176659148fbc4aa36384@example.org>
References: <letter-79@example.org>
Subject: Re: hello
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <mal@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Your address plays in no game that I know, so nothing was done with your
letter. A letter with "games" as its only line lists the games that you can
join, one with "help" tells what else you can ask. If you would like to pla=
y,
or play from another address, write to keeper@example.org.
', char(10), char(13, 10)) AS BLOB), 1797238860, 1797239760, 1, NULL, '550 no', 1797238860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (233, 'report', 'parked', '7c74b5b60a681a4cb80c32a9e9f32904@example.org', 'lea@example.org', 7, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 09:01:00 +0000
In-Reply-To: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <7c74b5b60a681a4cb80c32a9e9f32904@example.org>
References: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+tuesday.rrt8ev98pj17@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

A word from the GM to all players of tuesday:

  tuesday goes on.
', char(10), char(13, 10)) AS BLOB), 1797238860, 1797239760, 1, NULL, '550 no', 1797238860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (234, 'report', 'parked', 'f89f296b0598c304035b9692492d1ed8@example.org', 'max@example.org', 8, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 09:01:00 +0000
In-Reply-To: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <f89f296b0598c304035b9692492d1ed8@example.org>
References: <ca55e534bb1fd93a7a0b905b7e019356@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#affy4pjmnpj7]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Max" <max@example.org>
Reply-To: <gm+tuesday.affy4pjmnpj7@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

A word from the GM to all players of tuesday:

  tuesday goes on.
', char(10), char(13, 10)) AS BLOB), 1797238860, 1797239760, 1, NULL, '550 no', 1797238860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (235, 'notice', 'parked', 'c3eb1896dfe1935800909418f63be268@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 09:01:00 +0000
MIME-Version: 1.0
Message-ID: <c3eb1896dfe1935800909418f63be268@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

A letter to lea@example.org cannot be delivered and is not tried again: 550=
 no
', char(10), char(13, 10)) AS BLOB), 1797238860, 1797239760, 1, NULL, '550 no', 1797238860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (236, 'notice', 'parked', '09030f7abc9a42baf38a211bf8c20e11@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 09:01:00 +0000
MIME-Version: 1.0
Message-ID: <09030f7abc9a42baf38a211bf8c20e11@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

A letter to max@example.org cannot be delivered and is not tried again: 550=
 no
', char(10), char(13, 10)) AS BLOB), 1797238860, 1797239760, 1, NULL, '550 no', 1797238860, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (237, 'report', 'queued', 'f8c76284b68576713ef02408264e1022@example.org', 'jo@example.org', 4, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 10:00:00 +0000
In-Reply-To: <fe9f00167fc5e57d5b7ac72f73002199@example.org>
List-Id: <monday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <f8c76284b68576713ef02408264e1022@example.org>
References: <fe9f00167fc5e57d5b7ac72f73002199@example.org>
Subject: monday: Machi Koro by mail [monday#qva2ggg2my4e]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Dan" <jo@example.org>
Reply-To: <gm+monday.qva2ggg2my4e@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

A word from the GM to all players of monday:

  monday goes on.
', char(10), char(13, 10)) AS BLOB), 1797242400, 1797242700, 1, NULL, '550 no', 1797242400, 0, 2, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (238, 'report', 'dropped', 'forgotten 238', 'forgotten 1b8d24966640ed8bce3bc38740387ac29ec37f665830fb435e29c31e44f2f4f0', NULL, NULL, x'', 1797242400, 1797242700, 1, NULL, '', 1797242400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (239, 'report', 'held', '0169dd9027606ff9ce4c75f77cb25a47@example.org', 'ida@example.org', 6, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 10:00:00 +0000
In-Reply-To: <f82a4206d3b9dfa827838a8e7945fb4b@example.org>
List-Id: <monday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <0169dd9027606ff9ce4c75f77cb25a47@example.org>
References: <f82a4206d3b9dfa827838a8e7945fb4b@example.org>
Subject: monday: Machi Koro by mail [monday#tsh3aadmr7dh]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ida" <ida@example.org>
Reply-To: <gm+monday.tsh3aadmr7dh@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

A word from the GM to all players of monday:

  monday goes on.
', char(10), char(13, 10)) AS BLOB), 1797242400, 1797242700, 1, NULL, '550 no', 1797242400, 0, 2, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (240, 'report', 'dropped', '17930a12ad62c33eb426190ac67b3a8c@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 10:00:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <17930a12ad62c33eb426190ac67b3a8c@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

A word from the GM to all players of friday:

  friday goes on.
', char(10), char(13, 10)) AS BLOB), 1797242400, 1797242700, 1, NULL, '550 no', 1797242400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (241, 'report', 'held', 'b93ddb25b9d3bfbf1a7fc6c450d7d327@example.org', 'flo@example.org', 3, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 10:00:00 +0000
In-Reply-To: <73777e809113a54df2860464c914f683@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <b93ddb25b9d3bfbf1a7fc6c450d7d327@example.org>
References: <73777e809113a54df2860464c914f683@example.org>
Subject: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Flo" <flo@example.org>
Reply-To: <gm+friday.1zsthmn6r2ga@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

A word from the GM to all players of friday:

  friday goes on.
', char(10), char(13, 10)) AS BLOB), 1797242400, 1797242700, 1, NULL, '550 no', 1797242400, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (242, 'notice', 'queued', '3270ced6d52e55d997506c7a23693129@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 11:00:00 +0000
MIME-Version: 1.0
Message-ID: <3270ced6d52e55d997506c7a23693129@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

1 letters have gone out within a day, which is all that smtp.per_day lets m=
e
send. The others wait and go out as the day''s letters come free; "machipost
outbox list" shows them.
', char(10), char(13, 10)) AS BLOB), 1797246000, 1797246000, 0, NULL, '', NULL, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (243, 'report', 'queued', '6b50b6b91112fe15ddd25a61e8d47430@example.org', 'gil@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 11:01:00 +0000
List-Unsubscribe:
 <mailto:gm@example.org?subject=no%20standby&body=no%20standby>
MIME-Version: 1.0
Message-ID: <6b50b6b91112fe15ddd25a61e8d47430@example.org>
Subject: A seat is open in monday
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <gil@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

In monday, a game of Machi Koro by mail, the seat of Player 2x is open, Gil=
.
It is turn 9, and orders are due by Mon 14 December 2026, 20:00 UTC. If you
want to take over, reply to this letter with the word "yes": who answers fi=
rst
has the seat. "no standby" takes you off the list of those whom I ask.
', char(10), char(13, 10)) AS BLOB), 1797246060, 1797246060, 0, NULL, '', NULL, 0, 0, 2);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (244, 'report', 'queued', 'c6b4cdaca93d63e8b92137fd2e5ca1e0@example.org', 'lea@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 11:01:00 +0000
List-Unsubscribe:
 <mailto:gm@example.org?subject=no%20standby&body=no%20standby>
MIME-Version: 1.0
Message-ID: <c6b4cdaca93d63e8b92137fd2e5ca1e0@example.org>
Subject: A seat is open in monday
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <lea@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

In monday, a game of Machi Koro by mail, the seat of Player 2x is open, Lea=
.
It is turn 9, and orders are due by Mon 14 December 2026, 20:00 UTC. If you
want to take over, reply to this letter with the word "yes": who answers fi=
rst
has the seat. "no standby" takes you off the list of those whom I ask.
', char(10), char(13, 10)) AS BLOB), 1797246060, 1797246060, 0, NULL, '', NULL, 0, 0, 2);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (245, 'notice', 'queued', '7d4c10fce88499689390b7b7c8a94c76@example.org', 'keeper@example.org', NULL, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 11:01:00 +0000
MIME-Version: 1.0
Message-ID: <7d4c10fce88499689390b7b7c8a94c76@example.org>
Subject: machipost: something for you to look at
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <keeper@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

A player wished to be forgotten and is, as far as the database goes. Letter=
s
lie in the mailbox still, also in the folder of letters that are done with:
please delete those from kim@example.org, and then this letter. Copies of t=
he
database hold the old data until you delete them.
', char(10), char(13, 10)) AS BLOB), 1797246060, 1797246060, 0, NULL, '', NULL, 0, 1, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (246, 'answer', 'queued', '46295eb20557ee23d21d0bcacc87642c@example.org', 'kim@example.org', NULL, 84, CAST(replace('Auto-Submitted: auto-replied
Date: Mon, 14 Dec 2026 11:01:00 +0000
In-Reply-To: <letter-80@example.org>
MIME-Version: 1.0
Message-ID: <46295eb20557ee23d21d0bcacc87642c@example.org>
References: <letter-80@example.org>
Subject: Re: monday: Machi Koro by mail [monday#mngxmx0nrysz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Kim" <kim@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

You are forgotten: this letter is the last thing that was kept, and it is
removed once it is sent. The letters that you wrote still lie in the mailbo=
x
where they came in; the person who looks after it was asked to delete them.
Farewell!
', char(10), char(13, 10)) AS BLOB), 1797246060, 1797246060, 0, NULL, '', NULL, 1, 1, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (247, 'answer', 'queued', 'a85c9c01df93e2cbe43528848f21c215@example.org', 'lea@example.org', 7, 85, CAST(replace('Auto-Submitted: auto-replied
Date: Mon, 14 Dec 2026 11:02:00 +0000
In-Reply-To: <letter-81@example.org>
List-Id: <tuesday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <a85c9c01df93e2cbe43528848f21c215@example.org>
References: <e20b1cfe8f153d533e64c8578cfaf4f7@example.org>
 <letter-81@example.org>
Subject: tuesday: Machi Koro by mail [tuesday#rrt8ev98pj17]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Lea" <lea@example.org>
Reply-To: <gm+tuesday.rrt8ev98pj17@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Lea. These are your orders for turn 2 of tuesday, as I understoo=
d
them:

  every go
    buy Forest

What you will try to buy, in this order:

  go 1: Forest

You can change them until Mon 14 December 2026, 20:00 UTC. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.

Turn 2 of tuesday is not resolved before its deadline, Mon 14 December 2026=
,
20:00 UTC. "ready" takes that back.
', char(10), char(13, 10)) AS BLOB), 1797246120, 1797246120, 0, NULL, '', NULL, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (248, 'report', 'queued', '2ffc560d396dcc1ace3094c2e11b3b39@example.org', 'ann@example.org', 1, NULL, CAST(replace('Auto-Submitted: auto-generated
Date: Mon, 14 Dec 2026 11:03:00 +0000
In-Reply-To: <9927a129abed290316d0078c4a605356@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <2ffc560d396dcc1ace3094c2e11b3b39@example.org>
References: <9927a129abed290316d0078c4a605356@example.org>
Subject: friday: Machi Koro by mail [friday#xbmw8wr6ahaz]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Ann" <ann@example.org>
Reply-To: <gm+friday.xbmw8wr6ahaz@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

The deadline of turn 9 of friday was extended, as Flo asked: orders are due=
 by
Tue 15 December 2026, 20:00 UTC now.
', char(10), char(13, 10)) AS BLOB), 1797246180, 1797246180, 0, NULL, '', NULL, 0, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (249, 'answer', 'queued', '3b9153730cb0f2d94dc58e0a46fcb363@example.org', 'flo@example.org', 3, 86, CAST(replace('Auto-Submitted: auto-replied
Date: Mon, 14 Dec 2026 11:03:00 +0000
In-Reply-To: <letter-82@example.org>
List-Id: <friday.machipost.example.org>
MIME-Version: 1.0
Message-ID: <3b9153730cb0f2d94dc58e0a46fcb363@example.org>
References: <73777e809113a54df2860464c914f683@example.org>
 <letter-82@example.org>
Subject: friday: Machi Koro by mail [friday#1zsthmn6r2ga]
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: "Flo" <flo@example.org>
Reply-To: <gm+friday.1zsthmn6r2ga@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

Thank you, Flo. These are your orders for turn 9 of friday, as I understood
them:

  every go
    buy Mine

What you will try to buy, in this order:

  go 1: Mine, Forest
  go 2: Mine, Forest

You can change them until Tue 15 December 2026, 20:00 UTC. Reply to this
letter with a new sheet, which replaces this one whole; the word "clear" al=
one
takes it back.

Turn 9 of friday need not wait for you, Flo. Nothing has come yet from 1 ot=
her
player. It is resolved after Mon 14 December 2026, 20:00 UTC in any case. Y=
ou
can still send orders until then.

Turn 9 of friday is extended: orders are due by Tue 15 December 2026, 20:00
UTC now. The other players are told.
', char(10), char(13, 10)) AS BLOB), 1797246180, 1797246180, 0, NULL, '', NULL, 1, 0, NULL);
INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven, fleeting, game) VALUES (250, 'answer', 'queued', 'b9515550b114119b73a9a14f00912007@example.org', 'una@example.org', NULL, 87, CAST(replace('Auto-Submitted: auto-replied
Date: Mon, 14 Dec 2026 11:04:00 +0000
In-Reply-To: <letter-83@example.org>
MIME-Version: 1.0
Message-ID: <b9515550b114119b73a9a14f00912007@example.org>
References: <letter-83@example.org>
Subject: Re: friday: Machi Koro by mail, for readers
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@example.org>
To: <una@example.org>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

--- reply above this line ---

These are the games:

  friday: in turn 9, 3 players. A seat is open: "take over friday as YOUR
  NAME". To read along, write "watch friday".
  monday: in turn 9, 3 players. A seat is open: "take over monday as YOUR
  NAME". To read along, write "watch monday".
  tuesday: in turn 2, 2 players. To read along, write "watch tuesday".
  saturday: in turn 1, 2 players. To read along, write "watch saturday".
  newyear: waiting for players, 2 of 4 are there, Ann, Nat. To play, write
  "join newyear as YOUR NAME".
  spring: waiting for players, 1 of 3 is there, Pia. To play, write "join
  spring as YOUR NAME".
', char(10), char(13, 10)) AS BLOB), 1797246240, 1797246240, 0, NULL, '', NULL, 0, 0, NULL);

INSERT INTO past_players (game, player, name, address, until) VALUES (1, 3, 'Cat', 'cat@example.org', 1796479200);
INSERT INTO past_players (game, player, name, address, until) VALUES (1, 3, 'Bob', 'rob@example.org', 1797022860);

PRAGMA user_version = 8;
