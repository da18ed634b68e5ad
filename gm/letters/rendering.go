package letters

import (
	"reflect"

	"machipost/engine"
	"machipost/gm/commands"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// This file renders the answer to a letter of orders before its turn comes, as foreseeing.go
// reads it. Each part of it is taken only where the letter's own update comes to the same.

// A rendered answer is one that was made before.
type rendered struct {
	of     reports.Acknowledged
	words  *reports.Words // in which it is said
	said   string
	news   reports.Answering
	letter reports.Letter
	player records.Player // to whom it goes
	tag    senders.Tag
	draft  post.Draft // the letter in the player's thread, its words encoded
}

// render makes the answer to a letter that was read, if there is nothing in it but orders;
// nil else.
func render(desk *sending.Desk, by senders.Writer, one post.Letter, r *reading) *rendered {
	p := by.Player()
	if len(r.commands.Found)+len(r.press) > 0 || !hasOrders(r.sheet) || p.Gone != "" {
		return nil
	}
	a := &rendered{of: commands.Acknowledged(by.Game, by, one, r.sheet), words: desk.WordsFor(by.Game, p), player: p, tag: by.Tag}
	a.of.Asks = r.sheet.IfYes != nil
	if standing := r.onFile.Standing; !r.sheet.Empty() {
		if r.sheet.HasStanding {
			standing = r.sheet.Standing()
		}
		a.of.Standing = ordersreading.ReadStanding(standing, r.by, by.Seat)
	}
	a.said, a.news = a.words.Acknowledgement(a.of), reports.NewsOf(a.of)
	a.letter = a.words.Letter(a.words.Headline(by.Game.Name, a.news.Turn, a.news), a.said)
	a.draft = desk.Composer.Encode(desk.DraftTo(by.Game, p, a.tag, a.letter))
	return a
}

// acknowledgeAs has a letter take the acknowledgement that was rendered with what was read
// before, nil for nothing, if it is the same.
func acknowledgeAs(w *work, before *reading) {
	if before == nil || before.answer == nil {
		return
	}
	w.Acknowledge = func(words *reports.Words, of reports.Acknowledged) string {
		if a := before.answer; a.is(words, of) {
			w.told = a
			return a.said
		}
		return words.Acknowledgement(of)
	}
}

// is tells whether that is what is acknowledged now, in the words of now. Positions are
// compared by themselves, for they are large.
func (a *rendered) is(words *reports.Words, now reports.Acknowledged) bool {
	then := a.of
	if a.words.Voice != words.Voice || then.Position != now.Position {
		return false
	}
	then.Position, now.Position = engine.Position{}, engine.Position{}
	return reflect.DeepEqual(then, now)
}

// isTold tells whether the answer of these sections is the one that was rendered before.
func isTold(w *work, sections []string) bool {
	if a := w.told; a == nil || len(sections) != 1 || sections[0] != a.said || a.news != w.News {
		w.told = nil
	}
	return w.told != nil
}

// inThread is a letter in the thread of a player: as it was made before, where it is the same
// letter to the same player.
func inThread(w *work, game *records.Game, p records.Player, tag senders.Tag, text reports.Letter) post.Draft {
	if a := w.told; a != nil && a.of.Game == game.Name && a.tag == tag && reflect.DeepEqual(a.player, p) {
		return a.draft
	}
	return w.Desk.DraftTo(game, p, tag, text)
}
