// Package witnesses holds the database against the letters that were sent: each turn leaves
// a note in the mailbox, and each report's message id proves its turn. So an older copy that
// was put back is noticed, and no turn is resolved until the keeper has decided.
//
// It resolves nothing. What may enter is another witness of what was sent.
package witnesses

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// Witnesses know by letters what was sent: those of our own that are kept in the
// mailbox, one a turn, and those of ours that players quote. A database that was put
// back from a copy is behind them. As long as it is, no turn is resolved: the dice
// would be others, and the players have had the first.
type Witnesses struct {
	Store records.Store
	Shelf post.Shelf // nil where no letters are kept
	Desk  *sending.Desk
	Due   func(view records.View, began time.Time) (games []string, err error) // whose turns can be resolved
}

// Names of the store's settings.
const (
	settingShelf   = "witnesses" // how far the shelf is read
	settingLooked  = "looked"    // when
	settingBehind  = "behind"    // what is missing, a missing in JSON; "" for nothing
	settingSettled = "settled"   // what was sent until then may be missing: the keeper knows
)

// lookAgain is after how long the shelf is read though no turn is due.
const lookAgain = 10 * time.Minute

// missing is what was sent and is not in the database.
type missing struct {
	Turns map[string]int `json:"turns"` // the newest turn that was sent of each game, by its name
	Made  time.Time      `json:"made"`  // of the newest
}

// Check tells whether the database is behind the letters that were sent. It returns
// what is missing, "" where nothing is, and tells the keeper once. The kept letters are
// read before a turn is resolved, and else now and then. It fails when they cannot be
// read, and as Desk.TellKeeper does.
func (w *Witnesses) Check(ctx context.Context, now time.Time) (behind string, err error) {
	return w.check(ctx, now, false)
}

// CheckNow is Check that reads the kept letters in any case: before the keeper's own
// hand rolls or draws something for the second time. It fails as Check does.
func (w *Witnesses) CheckNow(ctx context.Context, now time.Time) (behind string, err error) {
	return w.check(ctx, now, true)
}

func (w *Witnesses) check(ctx context.Context, now time.Time, always bool) (behind string, err error) {
	var done post.Mark
	var looks bool
	err = w.Store.View(ctx, func(view records.View) error {
		if done, looks, err = w.looksNow(view, now); err != nil {
			return err
		}
		looks = looks || always && w.Shelf != nil
		behind, err = view.Settings.Value(settingBehind)
		return err
	})
	if err != nil || (!looks && behind == "") {
		return "", err
	}
	var ids []string
	if looks {
		done, err = w.Shelf.Kept(ctx, done, func(id string) { ids = append(ids, id) })
		if err != nil {
			return "", fmt.Errorf("reading the letters of ours that are kept: %w", err)
		}
	}
	err = w.Store.Update(ctx, func(tx records.Tx) error {
		if looks {
			err := errors.Join(tx.Settings.Set(settingShelf, done.String()), tx.Settings.Set(settingLooked, calendar.Stamp(now)))
			if err != nil {
				return err
			}
		}
		if err := w.Note(tx, ids); err != nil {
			return err
		}
		behind, err = w.tell(tx)
		return err
	})
	return behind, err
}

// looksNow tells from where on the shelf is to be read, and whether it is by now.
func (w *Witnesses) looksNow(view records.View, now time.Time) (done post.Mark, looks bool, err error) {
	if w.Shelf == nil {
		return done, false, nil
	}
	mark, err := view.Settings.Value(settingShelf)
	if err != nil {
		return done, false, err
	}
	if mark != "" {
		if done, err = post.ParseMark(mark); err != nil {
			return done, false, err
		}
	}
	looked, err := records.Stamp(view, settingLooked)
	if err != nil || looked.IsZero() || now.Sub(looked).Abs() >= lookAgain {
		return done, true, err
	}
	due, err := w.Due(view, now)
	return done, len(due) > 0, err
}

// Note looks whether message ids prove turns of which the database does not know, and
// notes these. It fails only when the store does.
func (w *Witnesses) Note(tx records.Tx, ids []string) error {
	proofs, err := w.Desk.Proofs(tx, ids)
	if err != nil || len(proofs) == 0 {
		return err
	}
	settled, err := records.Stamp(tx.View(), settingSettled)
	if err != nil {
		return err
	}
	m, err := readMissing(tx.View())
	if err != nil {
		return err
	}
	for _, p := range proofs {
		known, err := isKnown(tx.View(), p)
		if err != nil {
			return err
		}
		if known || !p.Made.After(settled) {
			continue
		}
		m.Turns[p.Game] = max(m.Turns[p.Game], p.Turn)
		if p.Made.After(m.Made) {
			m.Made = p.Made
		}
	}
	return m.write(tx)
}

// isKnown tells whether the database knows the turn that was proven.
func isKnown(view records.View, p sending.Proof) (bool, error) {
	game, err := view.Games.Named(p.Game)
	if errors.Is(err, records.ErrNoGame) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	links, err := view.Chain.Of(game.ID, p.Turn)
	return slices.ContainsFunc(links, p.Fits), err
}

// readMissing reads what is missing, nothing where nothing was noted.
func readMissing(view records.View) (missing, error) {
	m := missing{Turns: map[string]int{}}
	value, err := view.Settings.Value(settingBehind)
	if err != nil || value == "" {
		return m, err
	}
	if err := json.Unmarshal([]byte(value), &m); err != nil {
		return m, fmt.Errorf("the stored setting %q: %w", settingBehind, err)
	}
	return m, nil
}

func (m missing) write(tx records.Tx) error {
	if len(m.Turns) == 0 {
		return nil
	}
	text, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return tx.Settings.Set(settingBehind, string(text))
}

// list is what is missing, in the order of the games' names. A turn below those that
// the database has is missing too, where it was resolved here once more.
func (m missing) list(view records.View) (list []reports.MissingTurns, err error) {
	for name, turn := range m.Turns {
		one := reports.MissingTurns{Game: name, To: turn}
		game, err := view.Games.Named(name)
		switch {
		case errors.Is(err, records.ErrNoGame):
			one.Unknown = true
		case err != nil:
			return nil, err
		case game.State != records.Waiting:
			one.Game, one.From = game.Name, min(turn, game.Position.Turn)
			if game.State == records.Finished {
				one.From = turn
			}
		default:
			one.Game = game.Name
		}
		list = append(list, one)
	}
	slices.SortFunc(list, func(a, b reports.MissingTurns) int { return strings.Compare(a.Game, b.Game) })
	return list, nil
}

// tell returns what is missing in words, "" for nothing, and tells the keeper.
func (w *Witnesses) tell(tx records.Tx) (string, error) {
	m, err := readMissing(tx.View())
	if err != nil || len(m.Turns) == 0 {
		return "", err
	}
	list, err := m.list(tx.View())
	if err != nil {
		return "", err
	}
	why := w.Desk.Words.Say(reports.MissingList{Missing: list})
	matter := "behind " + calendar.Stamp(m.Made) + " " + why
	if first, err := tx.Told.Once(matter+", logged", tx.Now); err != nil {
		return "", err
	} else if first {
		tx.Facts.Note(facts.Fact{Kind: facts.DatabaseBehind})
	}
	return why, w.Desk.TellKeeper(tx, matter, reports.Behind{Missing: list})
}

// Behind returns in words what is known to be missing, "" for nothing. It fails only
// when the store does.
func (w *Witnesses) Behind(ctx context.Context) (words string, err error) {
	err = w.Store.View(ctx, func(view records.View) error {
		m, err := readMissing(view)
		if err != nil || len(m.Turns) == 0 {
			return err
		}
		list, err := m.list(view)
		words = w.Desk.Words.Say(reports.MissingList{Missing: list})
		return err
	})
	return words, err
}

// IsBehind tells whether the database is known to be behind what was sent. It fails
// only when the store does.
func IsBehind(view records.View) (bool, error) {
	value, err := view.Settings.Value(settingBehind)
	return value != "", err
}

// Settle has the keeper know of what is missing: turns are resolved again. It returns
// what was missing, nothing where the database was not behind. It fails only when the
// store does.
func (w *Witnesses) Settle(tx records.Tx) ([]reports.MissingTurns, error) {
	m, err := readMissing(tx.View())
	if err != nil || len(m.Turns) == 0 {
		return nil, err
	}
	list, err := m.list(tx.View())
	if err != nil {
		return nil, err
	}
	settled := tx.Now
	if m.Made.After(settled) { // the clock was ahead then
		settled = m.Made
	}
	tx.Facts.Note(facts.Fact{Kind: facts.DatabaseSettled})
	return list, errors.Join(tx.Settings.Set(settingSettled, calendar.Stamp(settled)), tx.Settings.Set(settingBehind, ""))
}

// Keep lays a witness of what was resolved last in each game on the shelf, once: a
// letter to ourselves, without orders and addresses of players. It fails as
// Desk.TellKeeper does, when the letter cannot be composed, and, once a day, when the
// shelf does not take it: it is tried again by each round, and no report waits for it.
func (w *Witnesses) Keep(ctx context.Context) error {
	if w.Shelf == nil {
		return nil
	}
	var links []records.Link
	err := w.Store.View(ctx, func(view records.View) (err error) {
		links, err = view.Chain.Unkept()
		return err
	})
	if err != nil || len(links) == 0 {
		return err
	}
	var letters [][]byte
	err = w.Store.Take(ctx, func(tx records.Tx) error {
		letters = nil
		for _, link := range links {
			letter, err := w.letter(tx, link)
			if err != nil {
				return err
			}
			letters = append(letters, letter)
		}
		return nil
	})
	if err != nil {
		return err
	}
	if err := w.Shelf.Keep(ctx, letters); err != nil {
		return w.tellNotKept(ctx, fmt.Errorf("keeping a note of what was sent: %w", err))
	}
	// They lie there, whatever we are told meanwhile.
	return w.Store.Take(context.WithoutCancel(ctx), func(tx records.Tx) error {
		for _, link := range links {
			if err := tx.Chain.SetKept(link); err != nil {
				return err
			}
		}
		return nil
	})
}

// tellNotKept tells the keeper, once a day, that no witness can be kept, and returns
// why; else nil.
func (w *Witnesses) tellNotKept(ctx context.Context, why error) error {
	var first bool
	err := w.Store.Update(context.WithoutCancel(ctx), func(tx records.Tx) (err error) {
		matter := "not kept " + tx.Now.Format(time.DateOnly)
		if first, err = tx.Told.Once(matter+", failed", tx.Now); err != nil {
			return err
		}
		return w.Desk.TellKeeper(tx, matter, reports.NotKept{Why: why.Error()})
	})
	if err == nil && !first {
		return nil
	}
	return errors.Join(why, err)
}

// letter is the witness of a link.
func (w *Witnesses) letter(tx records.Tx, link records.Link) ([]byte, error) {
	game, err := tx.Games.WithID(link.Game)
	if err != nil {
		return nil, err
	}
	id, err := w.Desk.WitnessID(tx, game.Name, link)
	if err != nil {
		return nil, err
	}
	return w.Desk.Compose(post.Draft{
		MessageID: id, Date: tx.Now, To: w.Desk.Tags.Address, ListID: w.Desk.Tags.ListID(game.Name),
		Subject:   w.Desk.Words.Say(reports.WitnessSubject{Game: game.Name, Turn: link.Turn}),
		Text:      w.Desk.Words.Note(reports.Witness{Game: game.Name, Turn: link.Turn, Made: link.Made}).Text(),
		Automatic: "auto-generated",
	})
}
