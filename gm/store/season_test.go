package store_test

import (
	"crypto/sha256"
	"database/sql"
	"errors"
	"net/mail"
	"testing"
	"time"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
)

// column reads a column past the store.
func column(t *testing.T, path, query string) (values []string) {
	t.Helper()
	return tested.column(t, path, query)
}

// texts reads a column of a database by a driver.
func texts(t *testing.T, driver, name, query string) (values []string) {
	t.Helper()
	raw, err := sql.Open(driver, name)
	fail(t, err)
	defer raw.Close()
	rows, err := raw.Query(query)
	fail(t, err)
	defer rows.Close()
	for rows.Next() {
		var value string
		fail(t, rows.Scan(&value))
		values = append(values, value)
	}
	fail(t, rows.Err())
	return values
}

// aTurn is a turn in which the first player buys a Forest.
func aTurn(game records.Game, number int) records.Turn {
	return records.Turn{
		Game: game.ID, Number: number, Resolved: noon, Names: game.Names(), Before: game.Position, After: game.Position, Dice: []int{3},
		Orders: []records.Counting{{Sent: true, Heard: true, Orders: "buy Forest"}, {Absent: true, Bot: "steady-1"}},
		Events: []engine.Event{engine.Bought{Seat: 0, Card: engine.Forest, Cost: 3}},
	}
}

func TestTurnsKeepTheNamesOfTheirTime(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	turn := aTurn(game, 1)
	unnamed := turn
	unnamed.Names = nil
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Turns.Add(unnamed))
		return tx.Players.Rename(game.Players[0].ID, "Zoë")
	})
	update(t, db, func(tx records.Tx) error {
		turns, err := tx.Turns.Of(game.ID)
		same(t, "turns", turns, []records.Turn{turn})
		return err
	})
}

func TestUndoneTurnsStayOnRecord(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	one, two, again := aTurn(game, 1), aTurn(game, 2), aTurn(game, 2)
	again.Dice = []int{4}
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Turns.Add(one))
		fail(t, tx.Turns.Add(two))
		fail(t, tx.Turns.Undo(game.ID, 2, noon.Add(time.Hour), "a fault"))
		if _, err := tx.Turns.Numbered(game.ID, 2); !errors.Is(err, records.ErrNoTurn) {
			t.Errorf("the turn that was undone: %v, want ErrNoTurn", err)
		}
		if err := tx.Turns.Undo(game.ID, 2, noon, "twice"); !errors.Is(err, records.ErrNoTurn) {
			t.Errorf("undone twice: %v, want ErrNoTurn", err)
		}
		fail(t, tx.Turns.Add(again))
		fail(t, tx.Turns.Undo(game.ID, 2, noon.Add(2*time.Hour), "another"))
		turns, err := tx.Turns.Of(game.ID)
		fail(t, err)
		same(t, "turns", turns, []records.Turn{one})
		undone, err := tx.Turns.Undone(game.ID)
		same(t, "undone", undone, []records.UndoneTurn{
			{Turn: two, Undone: noon.Add(time.Hour), Reason: "a fault"},
			{Turn: again, Undone: noon.Add(2 * time.Hour), Reason: "another"},
		})
		return err
	})
}

func TestTurnsAreRewritten(t *testing.T) {
	t.Parallel()
	db, path := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	one, two := aTurn(game, 1), aTurn(game, 2)
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Turns.Add(one))
		fail(t, tx.Turns.Add(two))
		fail(t, tx.Turns.Add(aTurn(other, 1)))
		fail(t, tx.Turns.Undo(game.ID, 2, noon, "a fault"))
		return tx.Forgetting.RewriteTurns(game.ID, func(turn *records.Turn) { turn.Names[0], turn.Orders[0].Orders = "Player 1", "buy Mine" })
	})
	for _, turn := range []*records.Turn{&one, &two} {
		turn.Names, turn.Orders[0].Orders = []string{"Player 1", "Bob"}, "buy Mine"
	}
	update(t, db, func(tx records.Tx) error {
		turns, err := tx.Turns.Of(game.ID)
		fail(t, err)
		same(t, "turns", turns, []records.Turn{one})
		undone, err := tx.Turns.Undone(game.ID)
		fail(t, err)
		same(t, "undone", undone, []records.UndoneTurn{{Turn: two, Undone: noon, Reason: "a fault"}})
		elsewhere, err := tx.Turns.Numbered(other.ID, 1)
		same(t, "another game's", elsewhere, aTurn(other, 1))
		return err
	})
	for _, table := range []string{"turns", "undone"} {
		left := column(t, path, "SELECT turn FROM "+table+" WHERE game = 1 AND replace(before || orders || events || after, 'Ann', '') <> before || orders || events || after")
		same(t, table+" with the old name", len(left), 0)
	}
}

func TestChangesStandInTheirReport(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	ann := game.Players[0].ID
	renamed := records.Change{Game: game.ID, Turn: 2, At: noon, Kind: records.PlayerRenamed, Player: ann, Who: "Ann", Name: "silent"}
	opened := records.Change{Game: game.ID, Turn: 1, At: noon.Add(time.Hour), Kind: records.SeatOpened, Player: ann, Who: "silent", Why: records.GoneSilent}
	held := records.Change{Game: game.ID, Turn: 2, At: noon.Add(2 * time.Hour), Kind: records.GameHeld, Reason: "a storm"}
	elsewhere := records.Change{Game: other.ID, Turn: 2, At: noon, Kind: records.PlayerBack, Player: other.Players[0].ID, Who: "silent"}
	changes := func(game int64, turn int) (changes []records.Change) {
		update(t, db, func(tx records.Tx) error {
			var err error
			changes, err = tx.Changes.Of(game, turn)
			return err
		})
		return changes
	}
	update(t, db, func(tx records.Tx) error {
		for _, c := range []records.Change{renamed, opened, held, elsewhere} {
			fail(t, tx.Changes.Add(c))
		}
		return nil
	})
	renamed.ID, opened.ID, held.ID, elsewhere.ID = 1, 2, 3, 4
	same(t, "of a turn", changes(game.ID, 2), []records.Change{renamed, held})
	same(t, "of an earlier one", changes(game.ID, 1), []records.Change{opened})
	same(t, "of all", changes(game.ID, 0), []records.Change{renamed, opened, held})

	// "silent" is the name of a player here, and why the seat was opened.
	update(t, db, func(tx records.Tx) error {
		return tx.Forgetting.Name(game.ID, records.Called{Player: ann, Name: "silent"}, "Player 1")
	})
	renamed.Name, opened.Who = "Player 1", "Player 1"
	same(t, "rewritten", changes(game.ID, 0), []records.Change{renamed, opened, held})
	same(t, "another game's", changes(other.ID, 0), []records.Change{elsewhere})

	// What is taken back stays on record, and in no report.
	update(t, db, func(tx records.Tx) error { return tx.Changes.Undo([]int64{held.ID}) })
	held.Undone = true
	same(t, "left of a turn", changes(game.ID, 2), []records.Change{renamed})
	same(t, "left of all", changes(game.ID, 0), []records.Change{renamed, opened, held})
	update(t, db, func(tx records.Tx) error { return tx.Changes.Undo(nil) })
	same(t, "of another game", changes(other.ID, 0), []records.Change{elsewhere})
}

// Two players may have had one name within a second: only who is forgotten loses it.
func TestANameIsForgottenOfOnePlayer(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	ann, bob := game.Players[0].ID, game.Players[1].ID
	renamed := records.Change{ID: 1, Game: game.ID, Turn: 1, At: noon, Kind: records.PlayerRenamed, Player: ann, Who: "Cat", Name: "Ann"}
	came := records.Change{ID: 2, Game: game.ID, Turn: 1, At: noon, Kind: records.PlayerReplaced, Player: bob, Who: "Bob", Name: "Cat"}
	left := records.Change{ID: 3, Game: game.ID, Turn: 1, At: noon, Kind: records.PlayerRenamed, Who: "Cat", Name: "Dan"} // who left before the start
	update(t, db, func(tx records.Tx) error {
		for _, c := range []records.Change{renamed, came, left} {
			fail(t, tx.Changes.Add(c))
		}
		return tx.Forgetting.Name(game.ID, records.Called{Player: bob, Name: "Cat", Since: noon}, "Player 2")
	})
	came.Name, left.Who = "Player 2", "Player 2"
	update(t, db, func(tx records.Tx) error {
		changes, err := tx.Changes.Of(game.ID, 0)
		same(t, "changes", changes, []records.Change{renamed, came, left})
		return err
	})
}

func TestPressIsPrintedOnce(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	ann, bob := game.Players[0].ID, game.Players[1].ID
	signed := records.Press{Game: game.ID, Turn: 1, Author: ann, Text: "hear", Sent: noon}
	anonymous := records.Press{Game: game.ID, Turn: 1, Author: bob, Anonymous: true, Text: "hear, hear", Sent: noon.Add(time.Hour)}
	ofGM := records.Press{Game: game.ID, Turn: 1, Text: "silence", Sent: noon}
	update(t, db, func(tx records.Tx) error {
		for _, p := range []records.Press{
			signed, {Game: game.ID, Turn: 1, Author: ann, Recipient: bob, Text: "psst", Sent: noon}, anonymous, ofGM,
			{Game: game.ID, Turn: 2, Author: ann, Text: "later", Sent: noon}, {Game: other.ID, Turn: 1, Author: ann, Text: "elsewhere", Sent: noon},
		} {
			fail(t, tx.Press.Add(p))
		}
		press, err := tx.Press.For(game.ID, 1)
		same(t, "press", press, []records.Press{signed, anonymous, ofGM})
		return err
	})
	by := func(player int64, turn int) (pieces int) {
		update(t, db, func(tx records.Tx) error {
			var err error
			pieces, err = tx.Press.By(player, turn)
			return err
		})
		return pieces
	}
	same(t, "Ann's", []int{by(ann, 1), by(ann, 2), by(bob, 1)}, []int{3, 1, 1})
	update(t, db, func(tx records.Tx) error { return tx.Forgetting.Stay(ann, false, time.Time{}, time.Time{}) })
	same(t, "without what was told to one", []int{by(ann, 1), by(ann, 2), by(bob, 1)}, []int{2, 1, 1})
	update(t, db, func(tx records.Tx) error { return tx.Forgetting.Stay(ann, true, noon.Add(time.Second), time.Time{}) })
	update(t, db, func(tx records.Tx) error { return tx.Forgetting.Stay(ann, true, time.Time{}, noon.Add(-time.Second)) })
	same(t, "of another time", []int{by(ann, 1), by(ann, 2), by(bob, 1)}, []int{2, 1, 1})
	update(t, db, func(tx records.Tx) error { return tx.Forgetting.Stay(ann, true, noon, noon) })
	same(t, "without any", []int{by(ann, 1), by(ann, 2), by(bob, 1)}, []int{0, 0, 1})
}

// What the GM says is withdrawn from the reports to come, and moves with a turn that is
// played again; players' press stays where it is.
func TestTheGMsWordMoves(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	ann := game.Players[0].ID
	said := func(tx records.Tx, game records.Game, turn int, want ...string) {
		t.Helper()
		press, err := tx.Press.For(game.ID, turn)
		fail(t, err)
		var got []string
		for _, p := range press {
			got = append(got, p.Text)
		}
		same(t, "said", got, want)
	}
	update(t, db, func(tx records.Tx) error {
		for _, p := range []records.Press{
			{Game: game.ID, Turn: 1, Text: "first"}, {Game: game.ID, Turn: 2, Text: "second"}, {Game: game.ID, Turn: 3, Text: "third"},
			{Game: game.ID, Turn: 3, Author: ann, Text: "Ann's"}, {Game: other.ID, Turn: 3, Text: "elsewhere"},
		} {
			p.Sent = noon
			fail(t, tx.Press.Add(p))
		}
		fail(t, tx.Press.Pull(game.ID, 2))
		said(tx, game, 1, "first")
		said(tx, game, 2, "second", "third")
		said(tx, game, 3, "Ann's")
		words, err := tx.Press.Withdraw(game.ID, 2)
		same(t, "words", words, 2)
		said(tx, game, 1, "first")
		said(tx, game, 2)
		said(tx, game, 3, "Ann's")
		said(tx, other, 3, "elsewhere")
		return err
	})
}

// The games whose time for statements is over are found, and no others.
func TestStatementsThatAreDue(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	for name, at := range map[string]time.Time{"over": noon, "later": noon.Add(time.Second), "none": {}} {
		game := addGame(t, db, name)
		game.State, game.Statements = records.Finished, at
		update(t, db, func(tx records.Tx) error {
			fail(t, tx.Games.Save(game))
			found, err := tx.Games.Named(name)
			same(t, name, found.Statements, at)
			return err
		})
	}
	update(t, db, func(tx records.Tx) error {
		due, err := tx.Deadlines.Statements(noon)
		same(t, "due", names(due), []string{"over"})
		return err
	})
}

// What the keeper looks at in a query is what is told of each game, turn and letter alone.
func TestTheOverviewInAQueryEach(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	friday, monday := addGame(t, db, "friday"), addGame(t, db, "monday")
	ann, bob, other := friday.Players[0].ID, friday.Players[1].ID, monday.Players[0].ID
	addSheet(t, db, ann, 2, noon, "buy Mine", nil)
	addSheet(t, db, bob, 2, noon.Add(time.Minute), "buy Mine", nil) // too late
	addSheet(t, db, bob, 1, noon.Add(-time.Second), "buy Mine", nil)
	addSheet(t, db, other, 1, noon.Add(-2*time.Second), "buy Mine", nil)
	addSheet(t, db, monday.Players[1].ID, 1, noon.Add(-3*time.Second), "buy Mine", nil)
	update(t, db, func(tx records.Tx) error {
		_, err := tx.Sheets.Clear(monday.Players[1].ID, 1, time.Time{})
		fail(t, err)
		heard, err := tx.Sheets.Heard([]records.AskedTurn{{Game: friday.ID, Turn: 2, Cut: noon}, {Game: monday.ID, Turn: 1, Cut: noon}})
		fail(t, err)
		for _, asked := range []struct {
			game records.Game
			turn int
		}{{friday, 2}, {monday, 1}} {
			each, err := tx.Sheets.For(asked.game.ID, asked.turn, noon)
			fail(t, err)
			for _, p := range asked.game.Players {
				same(t, asked.game.Name+" "+p.Name, heard[p.ID], records.Counting{Sent: each[p.ID].Sent, Heard: each[p.ID].Heard})
			}
		}
		none, err := tx.Sheets.Heard(nil)
		fail(t, err)
		same(t, "of no game", len(none), 0)
		for _, turn := range []int{1, 2} {
			fail(t, tx.Proposals.Add(records.Proposal{Player: ann, Turn: turn, Orders: "buy Mine", Asked: "x", Made: noon}))
		}
		waiting, err := tx.Proposals.Waiting()
		fail(t, err)
		same(t, "waiting", waiting, map[int64]int{ann: 2})
		letters, since, err := tx.Outbox.NotSent()
		fail(t, err)
		same(t, "letters", len(letters), 0)
		same(t, "since", since, time.Time{})
		all, today, err := tx.Letters.SetAside(noon)
		same(t, "aside", []int{all, today}, []int{0, 0})
		return err
	})
}

func TestObservers(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	monday, friday := addGame(t, db, "monday"), addGame(t, db, "Friday")
	update(t, db, func(tx records.Tx) error {
		for _, game := range []records.Game{monday, friday, friday} {
			fail(t, tx.Onlookers.AddObserver(game.ID, "zoe@example.org", "example.org", noon))
		}
		fail(t, tx.Onlookers.AddObserver(friday.ID, "carl@example.org", "example.org", noon))
		observers, err := tx.Onlookers.Observers(friday.ID)
		fail(t, err)
		same(t, "observers", observers, []records.Observer{{Address: "carl@example.org"}, {Address: "zoe@example.org"}})
		observed, err := tx.Onlookers.Observed("zoe@example.org")
		fail(t, err)
		same(t, "observed", observed, []string{"Friday", "monday"})
		for _, want := range []bool{true, false} {
			was, err := tx.Onlookers.RemoveObserver(friday.ID, "zoe@example.org")
			fail(t, err)
			same(t, "removed", was, want)
		}
		observed, err = tx.Onlookers.Observed("zoe@example.org")
		same(t, "the other game", observed, []string{"monday"})
		return err
	})
}

func TestStandbysAreInOrder(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Onlookers.AddStandby(records.Standby{Address: "zoe@example.org", Name: "Zoe"}, noon))
		fail(t, tx.Onlookers.AddStandby(records.Standby{Address: "carl@example.org", Name: "Carl"}, noon.Add(time.Hour)))
		fail(t, tx.Onlookers.AddStandby(records.Standby{Address: "zoe@example.org", Name: "Zoë"}, noon.Add(2*time.Hour)))
		standbys, err := tx.Onlookers.Standbys()
		fail(t, err)
		same(t, "standbys", standbys, []records.Standby{{Address: "zoe@example.org", Name: "Zoë"}, {Address: "carl@example.org", Name: "Carl"}})
		for _, want := range []bool{true, false} {
			was, err := tx.Onlookers.RemoveStandby("zoe@example.org")
			fail(t, err)
			same(t, "removed", was, want)
		}
		standbys, err = tx.Onlookers.Standbys()
		same(t, "left", standbys, []records.Standby{{Address: "carl@example.org", Name: "Carl"}})
		return err
	})
}

func TestRequestsWaitForTheRightYes(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	ask := records.Request{Kind: records.AskCommand, Line: "resign", Game: game.ID, Player: game.Players[0].ID, Address: "ann@example.org", Asked: "2@x", Made: noon}
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Requests.Add(records.Request{Kind: records.AskCommand, Line: "forget me", Address: "ann@example.org", Asked: "1@x", Made: noon}))
		fail(t, tx.Requests.Add(ask))
		return tx.Requests.Add(records.Request{Kind: records.AskCommand, Line: "join", Address: "bob@example.org", Asked: "3@x", Made: noon})
	})
	asked := func(address string, ids ...string) (request *records.Request) {
		update(t, db, func(tx records.Tx) error {
			var err error
			request, err = tx.Requests.Asked(address, ids)
			return err
		})
		return request
	}
	ask.ID = 2
	same(t, "the newest of those named", asked("ann@example.org", "2@x", "1@x", "3@x"), &ask)
	for _, none := range []*records.Request{asked("ann@example.org", "3@x"), asked("bob@example.org", "2@x"), asked("ann@example.org")} {
		if none != nil {
			t.Errorf("asked of somebody else, or of nothing: %+v", none)
		}
	}
	update(t, db, func(tx records.Tx) error { return tx.Requests.SetDone(ask, noon) })
	if left := asked("ann@example.org", "1@x", "2@x"); left == nil || left.Line != "forget me" || left.Game != 0 || left.Player != 0 {
		t.Errorf("what is not done: %+v", left)
	}
}

func TestLettersAreFoundAgain(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	var letters []records.FiledLetter
	for i, state := range []records.LetterState{records.Aside, records.Applied, records.Aside} {
		f := records.FiledLetter{
			Letter: post.Letter{
				Mark: post.Mark{UIDValidity: 5, UID: uint32(i + 1)}, Arrived: noon, Size: 3, Raw: []byte("raw"), Subject: "orders",
				From: []mail.Address{{Address: "Ann@example.org"}, {Address: "bob@example.org"}}, MessageID: "in@x", Text: "buy Mine",
			},
			Hash: sha256.Sum256([]byte{byte(i)}), Filed: noon.Add(time.Minute), State: state, Why: "so",
		}
		update(t, db, func(tx records.Tx) (err error) { f.ID, err = tx.Letters.Add(f); return err })
		letters = append(letters, f)
	}
	letters[0].Player = game.Players[1].ID
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Letters.SetPlayer(letters[0].ID, game.Players[1].ID))
		f, err := tx.Letters.Filed(letters[0].ID)
		fail(t, err)
		same(t, "all of it", f, letters[0])
		if _, err := tx.Letters.Filed(99); !errors.Is(err, records.ErrNoLetter) {
			t.Errorf("%v, want ErrNoLetter", err)
		}
		return nil
	})
	for i := range letters {
		letters[i].Letter.Raw = nil
	}
	for _, c := range []struct {
		says   string
		states []records.LetterState
		limit  int
		want   []records.FiledLetter
	}{
		{"all", nil, 9, []records.FiledLetter{letters[2], letters[1], letters[0]}},
		{"so many", nil, 2, []records.FiledLetter{letters[2], letters[1]}},
		{"of a state", []records.LetterState{records.Aside, records.Automatic}, 9, []records.FiledLetter{letters[2], letters[0]}},
		{"of another", []records.LetterState{records.Automatic}, 9, nil},
	} {
		update(t, db, func(tx records.Tx) error {
			got, err := tx.Letters.Newest(c.states, c.limit)
			same(t, c.says, got, c.want)
			return err
		})
	}
}

func TestSheetsOfAGame(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	ann, bob, standing := game.Players[0].ID, game.Players[1].ID, "buy Forest"
	addSheet(t, db, ann, 1, noon.Add(time.Hour), "second", nil)
	addSheet(t, db, other.Players[0].ID, 1, noon, "elsewhere", nil)
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Sheets.Add(records.Sheet{Player: bob, Turn: 2, Arrived: noon, Orders: "the GM's", Standing: &standing}))
		_, err := tx.Sheets.Clear(ann, 1, time.Time{})
		fail(t, err)
		want := []records.Sheet{
			{ID: 3, Player: bob, Turn: 2, Arrived: noon, Orders: "the GM's", Standing: &standing},
			{ID: 1, Player: ann, Turn: 1, Letter: 1, Arrived: noon.Add(time.Hour), Orders: "second", Cleared: true},
		}
		sheets, err := tx.Sheets.Of(game.ID)
		fail(t, err)
		same(t, "sheets", sheets, want)
		want[0].Orders, want[0].Standing, want[1].Standing = "rewritten", nil, &standing
		for _, s := range want {
			fail(t, tx.Sheets.Rewrite(s.ID, s.Orders, s.Standing))
		}
		sheets, err = tx.Sheets.Of(game.ID)
		same(t, "rewritten", sheets, want)
		fail(t, err)
		want[0].Turn = 1
		fail(t, tx.Sheets.Move(want[0].ID, 1))
		sheets, err = tx.Sheets.Of(game.ID)
		same(t, "moved", sheets, want)
		return err
	})
	if c := counting(t, db, game, 1, noon.Add(time.Hour)); c.Sent {
		t.Error("a sheet that was taken back counts once it is rewritten")
	}
}

// queue puts letters into the outbox, so that their IDs count from 1.
func queue(t *testing.T, db records.Store, letters ...records.Outgoing) {
	t.Helper()
	update(t, db, func(tx records.Tx) error {
		for i, out := range letters {
			out.Kind, out.MessageID, out.Created, out.Due = records.Report, string(rune('a'+i))+"@x", noon, noon
			out.Raw = []byte("to " + out.To)
			id, err := tx.Outbox.Queue(out)
			fail(t, err)
			if kept, err := tx.Outbox.Letter(id); err != nil || kept.MessageID != out.MessageID {
				t.Errorf("letter %d is %q (%v), want %q", id, kept.MessageID, err, out.MessageID)
			}
		}
		return nil
	})
}

func TestOutboxIsMovedByHand(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	queue(t, db, records.Outgoing{To: "ann@example.org", Player: game.Players[0].ID, Proven: true}, records.Outgoing{To: "bob@example.org"},
		records.Outgoing{To: "carl@example.org"}, records.Outgoing{To: "dora@example.org", Fleeting: true})
	later := noon.Add(time.Hour)
	update(t, db, func(tx records.Tx) error {
		may, err := tx.Attempts.Begin(1, noon, later, false)
		same(t, "begun", may, true)
		fail(t, err)
		fail(t, tx.Attempts.Parked(1, "no such user"))
		fail(t, tx.Attempts.Sent(2, later))
		fail(t, tx.Outbox.SetState(3, records.Held, time.Time{}))
		fail(t, tx.Attempts.Sent(4, later))
		return nil
	})
	parked := records.Outgoing{
		ID: 1, Kind: records.Report, MessageID: "a@x", To: "ann@example.org", Player: game.Players[0].ID, Proven: true,
		Created: noon, Due: later, Attempts: 1, State: records.Parked, Trouble: "no such user",
	}
	sent := records.Outgoing{ID: 2, Kind: records.Report, MessageID: "b@x", To: "bob@example.org", Created: noon, Due: noon, State: records.Sent, SentAt: later}
	held := records.Outgoing{ID: 3, Kind: records.Report, MessageID: "c@x", To: "carl@example.org", Created: noon, Due: noon, State: records.Held}
	for _, c := range []struct {
		says   string
		states []records.OutgoingState
		limit  int
		want   []records.Outgoing
	}{
		{"all, a fleeting one that was sent is gone", nil, 9, []records.Outgoing{held, sent, parked}},
		{"so many", nil, 1, []records.Outgoing{held}},
		{"of two states", []records.OutgoingState{records.Parked, records.Sent}, 9, []records.Outgoing{sent, parked}},
	} {
		update(t, db, func(tx records.Tx) error {
			got, err := tx.Outbox.Newest(c.states, c.limit)
			same(t, c.says, got, c.want)
			return err
		})
	}
	update(t, db, func(tx records.Tx) error {
		if due, err := tx.Outbox.Due(later, 9, 9); len(due) != 0 || err != nil {
			t.Errorf("due are %+v, %v", due, err)
		}
		fail(t, tx.Outbox.SetState(1, records.Queued, noon))
		fail(t, tx.Outbox.SetState(3, records.Dropped, later))
		if err := tx.Outbox.SetState(4, records.Queued, noon); !errors.Is(err, records.ErrNoLetter) {
			t.Errorf("a letter that is gone: %v, want ErrNoLetter", err)
		}
		if err := tx.Outbox.SetState(2, records.Queued, noon); err == nil || err.Error() != "it was sent already" {
			t.Errorf("a letter that was sent: %v", err)
		}
		queued, err := tx.Outbox.Letter(1)
		fail(t, err)
		parked.State, parked.Due, parked.Raw = records.Queued, noon, []byte("to ann@example.org")
		same(t, "to be tried again", queued, parked)
		dropped, err := tx.Outbox.Letter(3)
		fail(t, err)
		held.State, held.Raw = records.Dropped, []byte("to carl@example.org")
		same(t, "dropped", dropped, held)
		due, err := tx.Outbox.Due(noon, 9, 9)
		same(t, "due", len(due), 1)
		return err
	})
}

// aTurnAt is a turn that was resolved then.
func aTurnAt(game records.Game, number int, at time.Time) records.Turn {
	turn := aTurn(game, number)
	turn.Resolved = at
	return turn
}
