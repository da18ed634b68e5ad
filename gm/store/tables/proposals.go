package tables

import (
	"database/sql"
	"errors"

	"machipost/gm/records"
)

const proposalColumns = "player, turn, coalesce(letter, 0), orders, asked, made, state"

// Asked implements records.ProposalReader.
func (t proposals) Asked(messageIDs []string) (*records.Proposal, error) {
	p, err := scanProposal(t.row("SELECT "+proposalColumns+` FROM proposals
		WHERE asked IN (SELECT value FROM `+t.words.listed("?")+`) ORDER BY id DESC LIMIT 1`, list(messageIDs)))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &p, err
}

// Open implements records.ProposalReader.
func (t proposals) Open(game int64, turn int) (map[int64]records.Proposal, error) {
	open := map[int64]records.Proposal{}
	err := t.each("SELECT "+proposalColumns+` FROM proposals
		WHERE player IN (SELECT id FROM players WHERE game = ?) AND state = 'open' AND turn <= ? ORDER BY id`, []any{game, turn}, func(rows scanner) error {
		p, err := scanProposal(rows)
		open[p.Player] = p
		return err
	})
	return open, err
}

// Waiting implements records.ProposalReader.
func (t proposals) Waiting() (map[int64]int, error) {
	waiting := map[int64]int{}
	err := t.each(`SELECT player, max(turn) FROM proposals
		WHERE player IN (SELECT id FROM players WHERE game IN (SELECT id FROM games WHERE `+t.here("mailbox")+` AND state IN ('waiting', 'running'))) AND state = 'open'
		GROUP BY player`, nil, func(rows scanner) error {
		var player int64
		var turn int
		err := rows.Scan(&player, &turn)
		waiting[player] = turn
		return err
	})
	return waiting, err
}

func scanProposal(row scanner) (records.Proposal, error) {
	var p records.Proposal
	var made sql.NullInt64
	err := row.Scan(&p.Player, &p.Turn, &p.Letter, &p.Orders, &p.Asked, &made, &p.State)
	p.Made = toTime(made)
	return p, err
}

// Add implements records.Proposals.
func (t proposals) Add(p records.Proposal) error {
	_, err := t.exec("INSERT INTO proposals (player, turn, letter, orders, asked, made) VALUES (?, ?, ?, ?, ?, ?)",
		p.Player, p.Turn, fromID(p.Letter), p.Orders, p.Asked, fromTime(p.Made))
	return err
}

// Close implements records.Proposals.
func (t proposals) Close(player int64, from, to int, as records.ProposalState) error {
	_, err := t.exec("UPDATE proposals SET state = ? WHERE player = ? AND state = 'open' AND turn BETWEEN ? AND ?", as, player, from, to)
	return err
}
