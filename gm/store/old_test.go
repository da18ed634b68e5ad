package store_test

import (
	"fmt"
	"testing"
	"time"

	"machipost/gm/records"
)

// remove has what grew old by a time removed, and returns of how many letters.
func remove(t *testing.T, db records.Store, by time.Time, limit int) (removed string) {
	t.Helper()
	update(t, db, func(tx records.Tx) error {
		in, out, err := tx.Forgetting.Old(by, by.Add(time.Hour), limit)
		removed = fmt.Sprintf("%d in, %d out", in, out)
		return err
	})
	return removed
}

// over ends a game at a time.
func over(t *testing.T, db records.Store, game records.Game, at time.Time) {
	t.Helper()
	game.Finish(at)
	update(t, db, func(tx records.Tx) error { return tx.Games.Save(game) })
}

func TestOldLettersAreEmptied(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	fileFrom(t, db, game.Players[0].ID, "ann@example.org")
	fileFrom(t, db, other.Players[0].ID, "cat@example.org")
	update(t, db, func(tx records.Tx) error { return tx.Letters.SetState(1, records.Unconfirmed, "no tag", "a@x") })
	queue(t, db, records.Outgoing{To: "ann@example.org", Player: game.Players[0].ID}, records.Outgoing{To: "eve@example.org", Game: game.ID},
		records.Outgoing{To: "cat@example.org", Player: other.Players[0].ID}, records.Outgoing{To: "eve@example.org", Game: other.ID})
	update(t, db, func(tx records.Tx) error {
		for id := int64(1); id <= 4; id++ {
			fail(t, tx.Attempts.Sent(id, noon))
		}
		return nil
	})
	same(t, "of games that go on", remove(t, db, noon.Add(time.Hour), 9), "0 in, 0 out")
	over(t, db, game, noon.Add(time.Second))
	same(t, "before it was over", remove(t, db, noon, 9), "0 in, 0 out")
	same(t, "of one that was over", remove(t, db, noon.Add(time.Second), 9), "1 in, 2 out")
	same(t, "once more", remove(t, db, noon.Add(time.Second), 9), "0 in, 0 out")
	update(t, db, func(tx records.Tx) error {
		f, err := tx.Letters.Filed(1)
		fail(t, err)
		if f.Letter.Raw != nil || f.Letter.Text+f.Letter.Subject != "" || f.State != records.Answered || !f.Emptied.Equal(noon.Add(time.Hour+time.Second)) {
			t.Errorf("the letter is %+v", f)
		}
		if f.Letter.From[0].Address != "ann@example.org" || f.Letter.MessageID != "in@x" || f.Player != game.Players[0].ID || f.Why != "no tag" {
			t.Errorf("of the letter there is %+v", f)
		}
		known, err := tx.Letters.Known(f.Hash)
		same(t, "known", known, true)
		fail(t, err)
		f, err = tx.Letters.Filed(2)
		same(t, "the text of another game's", f.Letter.Text, "buy Mine")
		fail(t, err)
		_, to, err := tx.Outbox.SentTo([]string{"a@x"})
		same(t, "sent to", to, "ann@example.org")
		return err
	})
}

// What waits is sent whole; what is parked or held is dropped, and of who wanted to
// be forgotten not even the address stays.
func TestOldLettersThatWereNotSent(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	over(t, db, game, noon)
	bob := game.Players[1].ID
	queue(t, db, records.Outgoing{To: "a@example.org", Player: bob}, records.Outgoing{To: "b@example.org", Player: bob},
		records.Outgoing{To: "c@example.org", Player: bob}, records.Outgoing{To: "d@example.org", Fleeting: true},
		records.Outgoing{To: "e@example.org", Player: bob})
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Attempts.Parked(2, "550"))
		fail(t, tx.Outbox.SetState(3, records.Held, noon))
		fail(t, tx.Outbox.SetState(4, records.Held, noon))
		return tx.Outbox.SetState(5, records.Dropped, noon)
	})
	same(t, "some", remove(t, db, noon, 1), "0 in, 1 out")
	same(t, "the others", remove(t, db, noon, 9), "0 in, 3 out")
	update(t, db, func(tx records.Tx) error {
		var told []string
		letters, err := tx.Outbox.Newest(nil, 9)
		for _, out := range letters {
			whole, err := tx.Outbox.Letter(out.ID)
			fail(t, err)
			told = append(told, fmt.Sprintf("%s %s %q", out.To, out.State, whole.Raw))
		}
		same(t, "the outbox", told, []string{
			`e@example.org dropped ""`, `c@example.org dropped ""`, `b@example.org dropped ""`, `a@example.org queued "to a@example.org"`})
		return err
	})
}

// Games that were over before this was noted ended with the last that happened.
func TestEighthFormKnowsWhenGamesEnded(t *testing.T) {
	t.Parallel()
	var ended []string
	update(t, eighthForm(t), func(tx records.Tx) error {
		for _, game := range everyGame(t, tx.View()) {
			if !game.Ended.IsZero() || game.State == records.Finished {
				ended = append(ended, game.Name+game.Ended.Format(" 02 15:04"))
			}
		}
		return nil
	})
	same(t, "ended", ended, []string{"wednesday 12 10:03", "thursday 01 13:18", "sunday 12 20:01"})
}
