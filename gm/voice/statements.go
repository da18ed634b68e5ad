package voice

import (
	"context"
	"errors"
	"fmt"
	"time"

	"machipost/engine"
	"machipost/gm/facts"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// Statements are what players say at the end of a game: their press behind it, printed
// in one letter to all once all have spoken, or when the time for it is over.
type Statements struct {
	Store records.Store
	Desk  *sending.Desk
}

// AnyDue tells whether the time for the statements of a game is over. It fails only when
// the store does.
func (s *Statements) AnyDue(ctx context.Context) (any bool, err error) {
	err = s.Store.View(ctx, func(view records.View) error {
		due, err := view.Deadlines.Statements(view.Now)
		any = len(due) > 0
		return err
	})
	return any, err
}

// SendDue sends the statements of the games for which their time is over, each game in
// one transaction. Its error joins what went wrong: the fault of one game does not stop
// the others.
func (s *Statements) SendDue(ctx context.Context) error {
	var due []records.Game
	err := s.Store.View(ctx, func(view records.View) (err error) {
		due, err = view.Deadlines.Statements(view.Now)
		return err
	})
	errs := []error{err}
	for _, game := range due {
		err := s.Store.Update(ctx, func(tx records.Tx) error {
			game, err := tx.Games.WithID(game.ID)
			if err != nil || game.Statements.IsZero() || game.Statements.After(tx.Now) { // another process was faster
				return err
			}
			return s.send(tx, &game)
		})
		if err != nil {
			errs = append(errs, fmt.Errorf("sending the statements of game %s: %w", game.Name, err))
		}
	}
	return errors.Join(errs...)
}

// SendIfAll sends the statements of a game once all have spoken who get its letters. It
// fails when the store does, or with a sending.Unwritable.
func (s *Statements) SendIfAll(tx records.Tx, game *records.Game) error {
	if game.Statements.IsZero() {
		return nil
	}
	for _, p := range game.Players {
		if p.Address == "" || p.Gone == records.GoneResigned {
			continue
		}
		spoken, err := tx.Press.By(p.ID, records.AtTheEnd)
		if err != nil || spoken == 0 {
			return err
		}
	}
	return s.send(tx, game)
}

// send sends them to all who play or watch, where there are any, and closes the game for
// more.
func (s *Statements) send(tx records.Tx, game *records.Game) error {
	game.Statements = time.Time{}
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	said, err := tx.Press.For(game.ID, records.AtTheEnd)
	if err != nil || len(said) == 0 {
		return err
	}
	changes, err := tx.Changes.Of(game.ID, 0)
	if err != nil {
		return err
	}
	letter := reports.EndStatements{Game: game.Name}
	for _, p := range said {
		letter.Statements = append(letter.Statements, Printed(game, p, game.Names(), changes))
	}
	err = s.Desk.WriteToAll(tx, game, func(w *reports.Words, _ engine.Seat, _ string) reports.Letter {
		return w.LetterOf(game.Name, 0, letter)
	})
	if err != nil {
		return err
	}
	tx.Facts.Note(facts.Fact{Kind: facts.StatementsSent, Game: game.ID})
	return s.Desk.WriteToObservers(tx, game, func(w *reports.Words) reports.Letter {
		return w.ToObserver(w.Headline(game.Name, 0, letter), w.Say(letter))
	})
}

// Printed is press as it is printed: its author is called as at that time, by the names
// of the seats then and the changes since. It has no author where the author gave none.
func Printed(game *records.Game, p records.Press, names []string, changes []records.Change) reports.Press {
	shown := reports.Press{Text: p.Text}
	if author := game.SeatWith(p.Author); !p.Anonymous && author != engine.NoSeat {
		shown.Author = records.CalledThen(p.Author, names[author], changes, p.Sent)
	}
	return shown
}

// Press is that to all in a report, without the word of the GM; and that word.
func Press(game *records.Game, all []records.Press, names []string, changes []records.Change) (press []reports.Press, word []string) {
	for _, p := range all {
		if p.IsWord() {
			word = append(word, p.Text)
			continue
		}
		press = append(press, Printed(game, p, names, changes))
	}
	return press, word
}
