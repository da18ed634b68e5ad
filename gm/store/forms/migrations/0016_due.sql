-- What a letter, or a round, asks for is found by an index, however many games there
-- are. Times and options are read out of what is stored already, in the very words in
-- which the statements ask for them: else the index is not used.
CREATE INDEX games_open ON games (id) WHERE state IN ('waiting', 'running');
CREATE INDEX games_waiting ON games (id) WHERE state = 'waiting';
CREATE INDEX games_cut ON games (max(deadline, ifnull(grace, 0))) WHERE state = 'running' AND held = '';
CREATE INDEX games_reminding ON games (max(deadline, ifnull(grace, 0)) - (terms ->> '$.reminder') / 1000000000)
  WHERE state = 'running' AND held = '';
CREATE INDEX games_early ON games (id) WHERE state = 'running' AND held = '' AND terms ->> '$.early';
CREATE INDEX players_of_address ON addresses (address, player);

DROP INDEX letters_kept;
DROP INDEX outbox_kept;
CREATE INDEX letters_old ON letters (filed) WHERE emptied IS NULL;
CREATE INDEX outbox_old ON outbox (created) WHERE length(raw) > 0;
CREATE INDEX letters_of_state ON letters (state);
CREATE INDEX sheets_standing ON sheets (player, turn, arrived) WHERE standing IS NOT NULL;
CREATE INDEX outbox_of_player ON outbox (player);
CREATE INDEX outbox_to ON outbox (lower(recipient));
CREATE INDEX outbox_answered ON outbox (recipient, created) WHERE kind = 'answer';
CREATE INDEX outbox_answered_person ON outbox (person, created) WHERE kind = 'answer' AND person IS NOT NULL;
CREATE INDEX press_by ON press (author, turn);
CREATE INDEX press_for ON press (recipient);
CREATE INDEX changes_of_player ON changes (player);
CREATE INDEX past_players_of_player ON past_players (player);
CREATE INDEX past_players_of_game ON past_players (game, name);
CREATE INDEX requests_of_player ON requests (player);
CREATE INDEX requests_of_seat ON requests (seat);
CREATE INDEX requests_of_game ON requests (game);
CREATE INDEX undone_of_game ON undone (game);
CREATE INDEX observers_of_address ON observers (address);
CREATE INDEX observers_since ON observers (since, address);
-- The registered domain of who reads along; of those who are there already what stands
-- behind the @.
ALTER TABLE observers ADD COLUMN domain TEXT NOT NULL DEFAULT '';
UPDATE observers SET domain = substr(address, instr(address, '@') + 1);
CREATE INDEX observers_of_domain ON observers (domain, since);
CREATE INDEX chain_newest ON chain (game, id);
CREATE INDEX chain_unkept ON chain (id) WHERE NOT kept;
CREATE INDEX told_at ON told (at);
