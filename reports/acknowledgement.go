package reports

import (
	"strings"
	"time"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/orders/reading"
	"machipost/reports/voice"
)

// An Acknowledged is a sheet of orders that came in, and what there is to say to
// it.
type Acknowledged struct {
	Overview
	Me       engine.Seat
	Sheet    orders.Sheet
	Standing orders.Sheet // the standing orders that count, without the sheet's own part
	Late     bool         // it came behind the deadline and counts for the turn after
	Held     bool         // the GM holds the game: the deadline may be over
	Cleared  bool         // `clear` found a sheet to take back
	Deadline time.Time    // until when it can be changed, in the game's zone
	Asks     bool         // a yes to the letter files what is proposed
}

// A remark is a line of a letter, and what there is to say to it.
type remark struct{ Line, Text string }

// An answer is an Acknowledged with what the templates need besides.
type answer struct {
	Acknowledged
	Turn          int  // the postal turn the sheet is for
	Later         bool // a later one than the next
	Canonical     string
	Lists         []deciding.GoList
	Warnings      []remark
	Refused       []remark
	Proposed      []remark
	IfYes         string   // canonical, where the letter asks for a yes
	Prose         []string // lines that are no orders, though something of the game is in them
	MaxLines      int
	MaxLineLength int
}

// Acknowledgement is the section that answers every sheet: what was understood, in canonical
// form, what will be tried to buy, what was refused, passed over and warned of,
// and until when it can be changed.
func (w *Words) Acknowledgement(a Acknowledged) string {
	return w.say(templateOf(a.Sheet), answerTo(w, a))
}

// Checked is what an acknowledgement would say, to somebody who tries orders
// out. A zero Deadline is left out.
func Checked(w *Words, a Acknowledged) string {
	return plain(w.say(templateOf(a.Sheet), answerTo(w, a)))
}

func answerTo(w *Words, a Acknowledged) answer {
	next := a.Position
	if a.Late {
		next.Turn++
	}
	full := answer{Acknowledged: a, Turn: next.Turn, MaxLines: reading.MaxLines, MaxLineLength: reading.MaxLineLength}
	if a.Sheet.Turn > 0 {
		full.Later = a.Sheet.Turn > next.Turn
		full.Turn = a.Sheet.Turn
	}
	full.Lists = deciding.Joined(a.Sheet, a.Standing, &next, a.Me)
	full.Canonical = sheetIn(w.Spoken, a.Sheet)
	full.Refused = refusals(w, a.Sheet)
	full.Sheet.Spelled = spelledOtherwise(w, a.Sheet.Spelled)
	for _, p := range a.Sheet.Proposed {
		full.Proposed = append(full.Proposed, remark{p.Line, Proposal(w, p, a.Asks)})
	}
	if a.Asks {
		full.IfYes = sheetIn(w.Spoken, *a.Sheet.IfYes)
	}
	for _, p := range a.Sheet.Prose {
		if !p.Idle && !voice.Signs(p.Line, a.Names[a.Me]) {
			full.Prose = append(full.Prose, p.Line)
		}
	}
	full.Warnings = warnings(w, a, &next)
	return full
}

// An Answering is what the answer to a letter tells first.
type Answering struct {
	Turn    int  // that the orders are for; 0 where there are none
	Orders  bool // the letter may have had orders
	Filed   bool // some were filed
	Cleared bool // they were taken back
	Bare    bool // they were to be taken back, and there were none
	Asks    bool // a yes is asked for
	Coins   int  // of the player
}

// NewsOf is what the answer to a sheet tells first.
func NewsOf(a Acknowledged) Answering {
	n := Answering{Turn: a.Position.Turn, Orders: true, Asks: a.Asks, Cleared: a.Sheet.Clear && a.Cleared, Bare: a.Sheet.Clear && !a.Cleared, Coins: a.Position.Towns[a.Me].Coins}
	if a.Late {
		n.Turn++
	}
	n.Turn = max(n.Turn, a.Sheet.Turn)
	n.Filed = templateOf(a.Sheet) == "Understood"
	return n
}

// templateOf is the kind of answer that a sheet gets.
func templateOf(sheet orders.Sheet) string {
	switch {
	case sheet.TooLong:
		return "TooLong"
	case sheet.Clear:
		return "Cleared"
	case sheet.Empty():
		return "NotUnderstood"
	}
	return "Understood"
}

// spelledOtherwise are the names that were written in another spelling than the letter's.
func spelledOtherwise(w *Words, all []orders.Spelling) (list []orders.Spelling) {
	for _, spelled := range all {
		if !strings.EqualFold(spelled.Written, w.Card(spelled.Card)) {
			list = append(list, spelled)
		}
	}
	return list
}

func refusals(w *Words, sheet orders.Sheet) []remark {
	var list []remark
	for _, refused := range sheet.Refused {
		text := w.Reason(refused)
		if closest := w.say("Closest", refused); closest != "" {
			text += " " + closest
		}
		list = append(list, remark{refused.Line, text})
	}
	return list
}

// warnings are those of the sheet and, before its deadline, those of the
// position.
func warnings(w *Words, a Acknowledged, next *engine.Position) []remark {
	all := a.Sheet.Warnings
	if !a.Late {
		all = append(all[:len(all):len(all)], deciding.Warnings(a.Sheet, next, a.Me)...)
	}
	var list []remark
	for len(all) > 0 {
		alike := 1
		for alike < len(all) && tooDearAlike(all[0], all[alike]) {
			alike++
		}
		text := w.Warning(all[0])
		if alike > 1 {
			text = w.say("TooDearTogether", all[:alike])
		}
		list = append(list, remark{all[0].LineIn(w.Spoken), text})
		all = all[alike:]
	}
	return list
}

// tooDearAlike tells whether two warnings can be one sentence: several cards of a
// line that no roll can pay.
func tooDearAlike(a, b orders.Warning) bool {
	return a.About == orders.TooDear && b.About == a.About && b.Line == a.Line && b.Number == a.Number
}

// Reason is why a line was refused, a sentence or two. What may have been meant
// is in Closest of the line.
func (w *Words) Reason(refused orders.Refused) string { return w.say(string(refused.Why), refused) }

// Proposal is why a sentence was proposed and not filed, and, unless it is asked about as
// a whole, how to write what it may mean.
func Proposal(w *Words, p orders.Proposal, asked bool) string {
	if asked {
		return w.say("DoubtOf", p)
	}
	return w.say("ProposedAs", p)
}

// Warning is what a player is warned of, a sentence or two.
func (w *Words) Warning(warning orders.Warning) string {
	return w.say(string(warning.About), warning)
}

// sheetIn is a sheet in canonical form, to be sent back as it stands.
func sheetIn(l names.Language, s orders.Sheet) string { return voice.Breakable(s.CanonicalIn(l), l) }
