//go:build bench

package benchservice

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/mail"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/gm/dice"
	"machipost/gm/lobby"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/senders"
	"machipost/gm/store"
	"machipost/orders/reading"
	"machipost/reports"
)

// This file is the databases that are measured, written in large transactions.

// noon is where the clock stands, of benchmarks that have no server with its own.
var noon = time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)

// A seeding is what lies in a database.
type seeding struct {
	Name              string
	Running, Finished int // games of five players, after some turns
	Due               int // of those that run, are due then, the others a day later; 0 for all
	Now, Deadline     time.Time
	Orders            bool // everybody has sent some
	Stored            int  // letters in, and as many out, of all players in turn
	Turns             bool // those behind each game are stored, too
}

// atOnce is how many games are written in one transaction.
const atOnce = 500

// seed writes a database, has the moderator do a round on it, and returns its path.
func (b *bench) seed(s seeding) string {
	b.Helper()
	began := time.Now()
	path := filepath.Join(b.folder, s.Name+".db")
	db, err := store.OpenUnsynced(b.Context(), path, func() time.Time { return s.Now })
	if err != nil {
		b.Fatal(err)
	}
	positions, locks := played(b.T, 20), chains(20)
	for first := 0; first < s.Running+s.Finished; first += atOnce {
		err = errors.Join(err, db.Update(b.Context(), func(tx records.Tx) error {
			for i := first; i < min(first+atOnce, s.Running+s.Finished); i++ {
				if err := s.game(tx, i, positions[i%len(positions)], locks[i%len(locks)]); err != nil {
					return err
				}
			}
			return nil
		}))
	}
	err = errors.Join(err, db.Update(b.Context(), func(tx records.Tx) error { // the players have tags by now
		_, err := (&senders.Tags{Chance: rand.NewPCG(3, 4)}).Key(tx)
		return err
	}))
	if s.Stored > 0 {
		err = errors.Join(err, db.Update(b.Context(), s.first))
	}
	if s.Turns {
		err = errors.Join(err, db.Update(b.Context(), s.firstTurn))
	}
	if err = errors.Join(err, db.Close()); err != nil {
		b.Fatal(err)
	}
	if s.Stored > 0 {
		b.multiply(path, s)
	}
	if s.Turns {
		b.multiplyTurns(path, s)
	}
	b.do(job{Kind: "round", Path: path, Now: s.Now})
	b.Logf("seeded %q in %v", s.Name, time.Since(began))
	return path
}

var names = []string{"Ann", "Bob", "Carol", "Dave", "Erin"}

// turnsBehind are the turns that have been played in each game.
const turnsBehind = 6

// played are positions of games of five that bots have played for some turns.
func played(t *testing.T, games int) []engine.Position {
	t.Helper()
	steady, _ := bots.Named("steady-1")
	var positions []engine.Position
	for seed := range games {
		source := rand.NewPCG(uint64(seed), 0)
		chance := rand.New(source)
		p := engine.NewPosition(lobby.NewPlan("x", "UTC").Rules, len(names), func(cards []engine.Card) {
			chance.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		})
		adjudicator := engine.Adjudicator{Dice: rolls.NewDice(source)}
		for seat := range names {
			adjudicator.Players[seat] = steady
		}
		for range turnsBehind {
			if err := adjudicator.PlayTurn(&p); err != nil {
				t.Fatal(err)
			}
		}
		positions = append(positions, p)
	}
	return positions
}

// chains are keys of dice. Those of two games should not be the same; here nobody plays.
func chains(games int) []dice.Chain {
	all := make([]dice.Chain, games)
	for i := range all {
		all[i] = dice.NewChain(dice.Key{byte(i)})
	}
	return all
}

// sheets are what players send.
var sheets = []string{
	"buy Forest, Wheat Field, Bakery, Cafe\n",
	"go 1: buy Mine, Forest, Ranch\nbuy Wheat Field, Bakery\nroll 2\n",
	"roll 1\nbuy Train Station, Stadium, Convenience Store\ntv Bob\n",
	"buy Harbour, Mackerel Boat, Flower Orchard\nroll 2 if coins >= 3\n",
	"buy Shopping Mall, Ranch, Cheese Factory, Furniture Factory\nreroll 1-4\n",
}

// game writes the game of a number; those that run come first.
func (s seeding) game(tx records.Tx, i int, p engine.Position, keys dice.Chain) error {
	plan := lobby.NewPlan(fmt.Sprintf("game-%04d", i+1), "UTC")
	plan.Schedule = "0 20 * * *"
	for _, name := range names {
		plan.Players = append(plan.Players, mail.Address{Name: name, Address: fmt.Sprintf("%s.%04d@players.test", name, i+1)})
	}
	game := plan.Game(s.Now.Add(-30 * 24 * time.Hour))
	game.State, game.Position, game.Deadline, game.Began = records.Running, p, s.Deadline, s.Now.Add(-4*time.Hour)
	if s.Due > 0 && i >= s.Due {
		game.Deadline = game.Deadline.AddDate(0, 0, 1)
	}
	if i >= s.Running {
		game.Finish(s.Now.Add(-20 * 24 * time.Hour))
	}
	for seat := range game.Players {
		game.Players[seat].Thread = fmt.Sprintf("start-%04d-%d@pbem.test", i+1, seat)
	}
	if err := tx.Games.Add(&game); err != nil {
		return err
	}
	link, err := records.AddLink(tx, game.ID, p.Turn-1, nil, p)
	if err == nil {
		err = tx.Chain.SetKept(link)
	}
	if err == nil { // the players have had it since the start, so their dice can be checked
		err = tx.Dice.Lock(records.DiceLock{Game: game.ID, Chain: keys, Since: 1, Told: slices.Repeat([]dice.Given{dice.None}, len(names))})
	}
	for seat, player := range game.Players {
		if s.Orders && err == nil {
			sent := reading.Read(sheets[(i+seat)%len(sheets)], game.OrderTable(p.Turn), engine.Seat(seat))
			err = tx.Sheets.Add(records.Sheet{Player: player.ID, Turn: p.Turn, Arrived: s.Now.Add(-time.Hour), Orders: sent.Canonical()})
		}
	}
	return err
}

// first stores one letter that was answered, and its answer, which was sent.
func (s seeding) first(tx records.Tx) error {
	games, err := tx.Games.All()
	if err != nil {
		return err
	}
	player := games[0].Players[0]
	raw := writing(0, player.Address, gmAddress, player.Name, "game-0001", player.Thread, sheets[0])[:600]
	letter := post.Letter{Mark: post.Mark{UIDValidity: 1}, Arrived: s.Now, Size: int64(len(raw)), Raw: raw, Subject: "Re: game-0001", Text: sheets[0]}
	id, err := tx.Letters.Add(records.FiledLetter{Letter: letter, Filed: s.Now, State: records.Applied, Player: player.ID})
	if err != nil {
		return err
	}
	if err := tx.Letters.SetState(id, records.Applied, "", "stored@pbem.test"); err != nil {
		return err
	}
	out, err := tx.Outbox.Queue(records.Outgoing{
		Kind: records.Answer, MessageID: "stored@pbem.test", To: player.Address, Player: player.ID, Letter: id, Raw: raw, Created: s.Now, Due: s.Now, Proven: true,
	})
	if err != nil {
		return err
	}
	_, err = tx.Attempts.Begin(out, s.Now, s.Now.Add(time.Hour), false)
	return errors.Join(err, tx.Attempts.Sent(out, s.Now))
}

// openFast opens a database for rows of which nothing must outlive the machine.
func (b *bench) openFast(path string) *sql.DB {
	b.Helper()
	db, err := openBare(path, url.Values{"_pragma": {"journal_mode(OFF)", "synchronous(0)", "cache_size(-500000)"}})
	if err != nil {
		b.Fatal(err)
	}
	return db
}

// multiply makes as many of the one letter and its answer as are wanted, over the 300
// days before, of all players in turn.
func (b *bench) multiply(path string, s seeding) {
	b.Helper()
	db := b.openFast(path)
	defer db.Close()
	players := 5 * (s.Running + s.Finished)
	player := fmt.Sprintf("1 + i %% %d", players)
	at := fmt.Sprintf("%d - 60 - i * 7919 %% (300 * 86400)", s.Now.Unix())
	err := errors.Join(
		copyRow(db, "letters", s.Stored, map[string]string{
			"hash": "randomblob(32)", "uid": "i", "arrived": at, "filed": at, "player": player,
			"message_id": "i || '.phone@players.test'", "answer": "'stored-' || i || '@pbem.test'",
		}),
		copyRow(db, "outbox", s.Stored, map[string]string{
			"message_id": "'stored-' || i || '@pbem.test'", "created": at, "due": at, "tried": at, "sent": at, "player": player, "letter": "i + 1",
			"recipient": fmt.Sprintf("'player' || (i %% %d) || '@players.test'", players),
		}),
		copyRow(db, "rendered", s.Stored, map[string]string{"created": at}))
	if err != nil {
		b.Fatal(err)
	}
}

// firstTurn stores the first turn of the first game, with all that is kept of one.
func (s seeding) firstTurn(tx records.Tx) error {
	games, err := tx.Games.All()
	if err != nil {
		return err
	}
	game, at := games[0], s.Now.AddDate(0, 0, -turnsBehind)
	lock, err := tx.Dice.Of(game.ID)
	if err != nil {
		return err
	}
	roll := records.Roll{Game: game.ID, Block: dice.Block{Roll: dice.Roll{Game: game.Name, Turn: 1, Number: 1, Public: dice.Private, Seats: lock.Told}, Gave: []int{1, 2, 3, 4, 5, 6}}}
	if roll.Key, err = lock.Chain.Key(1); err != nil {
		return err
	}
	counting := make([]records.Counting, len(names))
	return errors.Join(
		tx.Turns.Add(records.Turn{Game: game.ID, Number: 1, Resolved: at, Names: names, Before: game.Position, Orders: counting, Dice: roll.Gave, After: game.Position}),
		tx.Measures.Put(game.ID, records.Measure{Turn: 1, Luck: make([]int, len(names))}),
		tx.Dice.AddRoll(roll))
}

// multiplyTurns makes of it as many as lie behind all games.
func (b *bench) multiplyTurns(path string, s seeding) {
	b.Helper()
	db := b.openFast(path)
	defer db.Close()
	var err error
	for table, number := range map[string]string{"turns": "turn", "measures": "turn", "rolls": "roll"} {
		err = errors.Join(err, copyRow(db, table, turnsBehind*(s.Running+s.Finished), map[string]string{
			"game": fmt.Sprintf("1 + i / %d", turnsBehind), number: fmt.Sprintf("1 + i %% %d", turnsBehind),
		}))
	}
	if err != nil {
		b.Fatal(err)
	}
}

// copyRow copies the first row of a table, with some columns changed: what i is, is the
// number of the copy.
func copyRow(db *sql.DB, table string, times int, changed map[string]string) error {
	columns, err := texts(db, "SELECT name FROM pragma_table_info('"+table+"') WHERE name <> 'id'")
	if err != nil {
		return err
	}
	values := slices.Clone(columns)
	for i, column := range columns {
		if expression, is := changed[column]; is {
			values[i] = expression
		}
		delete(changed, column)
	}
	if len(changed) > 0 {
		return fmt.Errorf("%s has no columns %v any more", table, slices.Sorted(maps.Keys(changed)))
	}
	_, err = db.Exec(fmt.Sprintf(`INSERT INTO %[1]s (%[2]s)
		SELECT %[3]s FROM (SELECT * FROM %[1]s LIMIT 1), (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %[4]d) SELECT i FROM n)`,
		table, strings.Join(columns, ", "), strings.Join(values, ", "), times-1))
	return err
}

func texts(db *sql.DB, query string) (all []string, err error) {
	rows, err := db.Query(query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return nil, err
		}
		all = append(all, text)
	}
	return all, rows.Err()
}

// count is the number that a query of a database returns.
func count(t *testing.T, path, query string) (n int) {
	t.Helper()
	db, err := openBare(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow(query).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// written is how many bytes a database has more in its rows than one before; those of
// tables whose rows were written anew count whole.
func written(t *testing.T, before, after string, anew ...string) int64 {
	t.Helper()
	was, is := contents(t, before), contents(t, after)
	var bytes int64
	for table, size := range is {
		if !slices.Contains(anew, table) {
			size -= was[table]
		}
		bytes += size
	}
	return bytes
}

// contents are the bytes in the rows of each table.
func contents(t *testing.T, path string) map[string]int64 {
	t.Helper()
	db, err := openBare(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	tables, err := texts(db, "SELECT name FROM sqlite_schema WHERE type = 'table'")
	if err != nil {
		t.Fatal(err)
	}
	sizes := map[string]int64{}
	for _, table := range tables {
		columns, err := texts(db, "SELECT name FROM pragma_table_info('"+table+"')")
		if err != nil {
			t.Fatal(err)
		}
		for i, column := range columns {
			columns[i] = `ifnull(octet_length("` + column + `"), 0)`
		}
		var size int64
		if err := db.QueryRow("SELECT ifnull(sum(" + strings.Join(columns, " + ") + "), 0) FROM " + table).Scan(&size); err != nil {
			t.Fatal(err)
		}
		sizes[table] = size
	}
	return sizes
}

// replies are so many letters of each player of the running games, with orders.
func replies(t *testing.T, path string, perPlayer int) (letters [][]byte) {
	t.Helper()
	raw, err := repliesOf(t.Context(), path, func(players int) int { return perPlayer * players })
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// repliesTo are letters of the players of the running games, in turn, as an inbox has
// read them.
func repliesTo(ctx context.Context, path string, wanted int) (letters []post.Letter, err error) {
	raws, err := repliesOf(ctx, path, func(int) int { return wanted })
	for i, raw := range raws {
		l := reader.Read(raw)
		l.Mark, l.Arrived, l.Size = post.Mark{UIDValidity: 1, UID: uint32(i + 1)}, noon, int64(len(raw))
		letters = append(letters, l)
	}
	return letters, err
}

func repliesOf(ctx context.Context, path string, wanted func(players int) int) (letters [][]byte, err error) {
	db, err := job{Path: path}.open(ctx, time.Now)
	if err != nil {
		return nil, err
	}
	tags := &senders.Tags{Address: mail.Address{Address: gmAddress}, Separator: "+", Chance: rand.NewPCG(1, 2)}
	words, err := reports.In("en")
	if err != nil {
		return nil, err
	}
	type place struct {
		game records.Game
		seat int
	}
	var places []place
	err = db.Update(ctx, func(tx records.Tx) error {
		games, err := tx.Games.All()
		if err != nil {
			return err
		}
		for _, game := range games {
			for seat := range game.Players {
				if game.State == records.Running {
					places = append(places, place{game, seat})
				}
			}
		}
		key, err := tags.Key(tx)
		for n := range wanted(len(places)) {
			at := places[n%len(places)]
			p := at.game.Players[at.seat]
			tag := senders.TagFor(key, &at.game, p)
			subject := words.Say(reports.Subject{Game: at.game.Name, Tag: tag.String()})
			letters = append(letters, writing(n+1, p.Address, tags.ReplyTo(tag), p.Name, subject, p.Thread, sheets[n%len(sheets)]))
		}
		return err
	})
	return letters, errors.Join(err, db.Close())
}
