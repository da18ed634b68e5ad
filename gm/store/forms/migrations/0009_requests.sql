-- What waits for a yes says in columns what it is: a command as it was written, a
-- move of a player's letters to the address that is asked, or the offer of a seat.
-- Until now that was told by how a text began. seat is the player whose seat is
-- offered, or was asked about; of a seat that had another player by then the name
-- is left, in line.
CREATE TABLE requests_new (
  id      INTEGER PRIMARY KEY,
  kind    TEXT NOT NULL CHECK (kind IN ('command', 'move', 'offer')),
  line    TEXT NOT NULL,                -- the commands, as they were written
  game    INTEGER REFERENCES games (id),
  player  INTEGER REFERENCES players (id), -- who asks
  seat    INTEGER REFERENCES players (id),
  address TEXT NOT NULL,                -- who was asked
  asked   TEXT NOT NULL,                -- in this message of ours
  made    INTEGER NOT NULL,
  done    INTEGER
) STRICT;

INSERT INTO requests_new (id, kind, line, game, player, seat, address, asked, made, done)
  SELECT id, 'move', '', game, player, NULL, address, asked, made, done
  FROM requests WHERE asks LIKE 'move letters to %';

INSERT INTO requests_new (id, kind, line, game, player, seat, address, asked, made, done)
  SELECT id, 'offer', iif(seat IS NULL, name, ''), game, player, seat, address, asked, made, done
  FROM (SELECT requests.*, substr(asks, length('offer of ' || games.name || ' ') + 1) AS name,
      (SELECT players.id FROM players
        WHERE players.game = games.id AND asks = 'offer of ' || games.name || ' ' || players.name) AS seat
    FROM requests JOIN games ON games.id = requests.game WHERE asks LIKE 'offer of %');

INSERT INTO requests_new (id, kind, line, game, player, seat, address, asked, made, done)
  SELECT id, 'command', replace(asks, char(10) || 'the seat of player ' || coalesce(of, ''), ''), game, player,
    (SELECT players.id FROM players WHERE players.id = of), address, asked, made, done
  FROM (SELECT requests.*,
      iif(instr(asks, char(10) || 'the seat of player '),
        CAST(substr(asks, instr(asks, char(10) || 'the seat of player ') + length('the seat of player ') + 1) AS INTEGER), NULL) AS of
    FROM requests WHERE asks NOT LIKE 'move letters to %' AND asks NOT LIKE 'offer of %');

DROP TABLE requests;
ALTER TABLE requests_new RENAME TO requests;
CREATE INDEX requests_asked ON requests (asked);
CREATE INDEX requests_of_address ON requests (address, made);
