package gm

import (
	"errors"
	"fmt"
	"net/mail"
	"time"

	"machipost/reports"
)

// An answer is what becomes of a letter: its state, the sheet or the taking back
// that it asks for, and what is written back. An empty text is no answer.
type answer struct {
	state LetterState
	why   string // for the keeper; "" when it is plain
	text  string
}

// reply decides what becomes of a letter that a person wrote, and carries its
// orders out.
func (g *GM) reply(tx Tx, f FiledLetter, w writer) (answer, error) {
	words := g.Words
	switch {
	case f.Letter.Forged != "":
		return answer{state: Aside, why: f.Letter.Forged}, g.tellAside(tx, f, w, f.Letter.Forged)
	case w.standing == stranger:
		return answer{Answered, "a stranger's", words.Stranger(reports.Stranger{Keeper: g.Keeper, Tagged: w.wrongTag})}, nil
	case w.standing == undecided:
		return answer{Answered, "without a tag", words.Undecided(w.games)}, nil
	case w.standing == foreign && f.Letter.Unreadable == "":
		return g.askAbout(f.Letter, w), nil
	case w.game.State == Waiting:
		return answer{Answered, "before the start", words.NotStarted(w.game.Name)}, nil
	case w.game.State == Finished:
		return answer{Answered, "after the end", words.Over(w.game.Name)}, nil
	case f.Letter.Unreadable != "":
		return answer{Aside, f.Letter.Unreadable, words.Unreadable(f.Letter.Unreadable)}, g.tellAside(tx, f, w, f.Letter.Unreadable)
	case w.standing == unconfirmed:
		return g.askAbout(f.Letter, w), nil
	}
	return g.applyOrders(tx, f, w)
}

// askAbout asks the player, at the address on file, whether a letter was the
// player's that came without the right tag, or with it from a foreign address.
func (g *GM) askAbout(l Letter, w writer) answer {
	ask := reports.Confirm{Game: w.game.Name, Tag: w.tag.String(), WrongTag: w.wrongTag, Text: l.Text}
	why := "without a right tag"
	if w.standing == foreign {
		ask.Foreign, ask.From, why = true, l.From, "a tag from a foreign address"
	}
	return answer{Unconfirmed, why, g.Words.Confirm(ask)}
}

// fileWithAnswer files the letter and what it asked, and queues the answer.
func (g *GM) fileWithAnswer(tx Tx, f FiledLetter, w writer) error {
	if w.game != nil {
		f.Player = w.player().ID
	}
	id, err := tx.AddLetter(f)
	if err != nil {
		return err
	}
	f.ID = id
	if err := heardFrom(tx, f.Letter, w); err != nil {
		return err
	}
	a, err := g.reply(tx, f, w)
	if err != nil {
		return err
	}
	asked := g.newMessageID()
	to := addressee(f.Letter, w)
	if allowed, err := g.mayAnswer(tx, to.Address, w.standing == proven); err != nil {
		return err
	} else if !allowed {
		a.text, a.why = "", joinWhy(a.why, "not answered: too many answers to this address, or in all")
		if a.state == Unconfirmed {
			a.state = Aside // nobody was asked
			if err := g.tellAside(tx, f, w, a.why); err != nil {
				return err
			}
		}
	}
	if w.game != nil {
		if w.tag, err = g.tagNow(tx, w); err != nil {
			return err
		}
	}
	if err := tx.SetLetterState(id, a.state, a.why, asked); err != nil || a.text == "" {
		return err
	}
	out := Outgoing{Kind: Answer, To: to.Address, Letter: id, Player: f.Player, Proven: w.standing == proven}
	err = g.queue(tx, out, g.answerDraft(f.Letter, w, to, asked, a.text))
	if errors.As(err, new(unwritable)) && a.state != Applied {
		// The next letter must not wait for this one: it is filed, and lies there.
		return tx.SetLetterState(id, Aside, joinWhy(a.why, "no answer can be written to its address"), "")
	}
	return err
}

func joinWhy(why, more string) string {
	if why == "" {
		return more
	}
	return why + "; " + more
}

// addressee is who gets the answer: the player's address on file, or the one
// the letter says it is from.
func addressee(l Letter, w writer) mail.Address {
	if w.game != nil {
		return mail.Address{Name: w.player().Name, Address: w.player().Address}
	}
	if len(l.From) == 0 {
		return mail.Address{}
	}
	return mail.Address{Address: l.From[0].Address}
}

// answerDraft writes the answer into the thread that the letter came from.
func (g *GM) answerDraft(l Letter, w writer, to mail.Address, id, text string) Draft {
	draft := Draft{To: to, Subject: g.Words.AnswerSubject(l.Subject)}
	if w.game != nil && w.player().Thread != "" {
		draft = g.draftTo(w.game, w.player(), w.tag)
	}
	// What a stranger to the tag wrote is not threaded: the player never saw it.
	if l.MessageID != "" && w.standing != foreign {
		draft.InReplyTo, draft.References = l.MessageID, append(draft.References, l.MessageID)
	}
	draft.MessageID, draft.Text, draft.Automatic = id, text, "auto-replied"
	return draft
}

// mayAnswer keeps automatic answers from becoming a storm: so many an hour to
// one address, so many a day to all, and then the keeper is told.
func (g *GM) mayAnswer(tx Tx, to string, known bool) (bool, error) {
	if to == "" {
		return false, nil
	}
	limit, count := answersStranger, tx.AnsweredUnproven
	if known {
		limit, count = answersPlayer, tx.Answered
	}
	hour, err := count(to, g.now().Add(-time.Hour))
	if err != nil || hour >= limit {
		return false, err
	}
	daily := answersDaily
	if !known {
		daily /= 2 // whatever strangers do, players are answered
	}
	day, err := tx.Answered("", g.now().Add(-24*time.Hour))
	if err != nil || day < daily {
		return err == nil, err
	}
	return false, g.tellKeeper(tx, fmt.Sprintf("storm %d %s", daily, g.now().Format(time.DateOnly)), g.Words.Storm(daily, known))
}
