package sending

import (
	"fmt"
	"time"

	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// AsideDaily is of how many letters a day the keeper is told: whoever can write
// to us must not be able to flood the keeper.
const AsideDaily = 20

// mattersOfLetters is how the matters begin that the keeper is told of single
// letters.
const mattersOfLetters = "letter "

// TellAside tells the keeper of a letter that was set aside, if it is a player's or
// claims to be. It fails as TellKeeper does.
func (d *Desk) TellAside(tx records.Tx, f records.FiledLetter, w senders.Writer, why string) error {
	if w.Game == nil {
		return nil
	}
	return d.TellOfLetter(tx, f, reports.SetAside{
		Game: w.Game.Name, Player: w.Player().Name, Subject: senders.WithoutSecrets(f.Letter.Subject), Why: why,
	})
}

// TellOfLetter tells the keeper of a letter, once, and of so many a day; the last
// of them says that there may be more. It fails as TellKeeper does.
func (d *Desk) TellOfLetter(tx records.Tx, f records.FiledLetter, note reports.Section) error {
	notices, err := tx.Told.Since(mattersOfLetters, tx.Now.Add(-24*time.Hour))
	if err != nil || notices >= AsideDaily {
		return err
	}
	last := 0
	if notices == AsideDaily-1 {
		last = AsideDaily
	}
	return d.TellKeeper(tx, fmt.Sprintf("%s%x", mattersOfLetters, f.Hash), note, reports.LetterHint{ID: f.ID, Last: last})
}

// TellLeftOut tells the keeper of a letter that the mail server does not hand over,
// once, and of so many letters a day. It fails as TellKeeper does.
func (d *Desk) TellLeftOut(tx records.Tx, l records.LeftOut) error {
	notices, err := tx.Told.Since(mattersOfLetters, tx.Now.Add(-24*time.Hour))
	if err != nil || notices >= AsideDaily {
		return err
	}
	matter := fmt.Sprintf("%sleft out %d %d", mattersOfLetters, l.Mark.UIDValidity, l.Mark.UID)
	return d.TellKeeper(tx, matter, reports.LeftOut{UID: l.Mark.UID, Arrived: l.Arrived, Tries: l.Tries, Why: l.Why})
}
