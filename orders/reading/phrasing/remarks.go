package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A talker finds what orders nothing.
type talker struct{ *finder }

// talk makes a finder of one of them.
func talk(find func(f talker, at int) words.Phrase) func(f *finder, at int) words.Phrase {
	return func(f *finder, at int) words.Phrase { return find(talker{f}, at) }
}

// reason finds why something is wanted: `because it is nice`, `since she took mine`, up to
// the next comma or order. It orders nothing, whatever it names.
func (f talker) reason(at int) words.Phrase {
	class := f.any(at)
	next := at + 1
	switch {
	case class&words.Because != 0 && !f.t[at].Is("which", "whose"):
	case f.t[at].Is("which", "whose") && at > 0 && !f.t[at-1].Is("in", "of", "from"):
	case f.t[at].Is("so", "now") && f.sign(next, "that"):
		next++
	case f.t[at].Is("so") && f.any(next)&words.Subject != 0 && f.sign(next+1, "can", "could", "may", "get", "have", "wont", "dont", "do", "does", "actually", "will", "ll"):
	case f.t[at].Is("as", "while", "though", "although", "given") && f.any(next)&words.Subject != 0 && !f.sign(next, "my", "that", "this", "there", "all", "good", "nice", "great", "sorry", "me", "what", "usual", "here", "happy", "lucky", "glad") && !f.sign(at-1, "just", "equally", "every", "quite", "nearly", "almost"):
	case f.t[at].Is("como", "da", "comme", "puesto", "visto", "vu") && at == 0 && f.any(next)&(words.Subject|words.States) != 0:
		end := f.clause(next, true)
		if !f.sign(end, ",") || f.tells(next, end) || !f.opensOrder(end+1) {
			return words.Phrase{}
		}
		return phrase(at, end+1, words.Empty, 0)
	case f.t[at].Is("que", "qui", "da", "comme", "como", "asi", "der", "die", "das", "who") && at > 0 && f.sign(at-1, ",") && f.any(next)&(words.Subject|words.States) != 0:
		if f.tells(next, f.clause(next, false)) {
			return words.Phrase{} // que le den una panadería a Bob
		}
	case f.t[at].Is("like") && at > 0 && f.any(next)&words.Subject != 0:
	default:
		return words.Phrase{}
	}
	if f.t[at].Is("since") && f.sign(next, "yesterday", "last") {
		return words.Phrase{}
	}
	end := f.clause(next, at == 0)
	if end < next+1 || at == 0 && !f.sign(end, ",") {
		return words.Phrase{}
	}
	if f.turnsRound(next, end) || f.t[at].Is("while") && (f.names(next, end) || f.sign(end-1, "none", "fewer", "less")) {
		return words.Phrase{}
	}
	return phrase(at, end, words.Empty, 0)
}

// remark finds what is said behind an order or before it of somebody or something, with
// nothing of the game in it.
func (f talker) remark(at int) words.Phrase {
	if at > 0 && f.sign(at, "fingers", "hoping", "praying", "touch") && (f.sign(at-1, ",", "-", "and") || f.sign(at, "hoping")) && !f.wishes(at) {
		end := f.clause(at, false)
		for i := at; i < end; i++ {
			if f.isCard(i) || f.Player(i).Tokens > 0 || f.is(i, words.Denial) > 0 {
				return words.Phrase{}
			}
		}
		return phrase(at, max(end, at+1), words.Empty, 0)
	}
	thanks := f.sign(at, "and") && f.sign(at+1, "thank", "thanks", "good", "best", "have", "sorry", "hope", "greetings")
	if at == 0 || !thanks && (!f.sign(at-1, ",", "-") || f.any(at)&words.Subject == 0) {
		return words.Phrase{}
	}
	end := f.clause(at, false)
	if end == at+2 && f.sign(at+1, "said", "say", "says") {
		return words.Phrase{} // it is no order, they said it
	}
	if end < at+2 || end < len(f.t) && !f.sign(end, ",", ".", "-", "?", ")", ";") {
		return words.Phrase{}
	}
	for i := at; i < end; i++ {
		if f.t[i].Number >= 0 || f.isCard(i) || f.Player(i).Tokens > 0 || f.any(i)&words.Steers != 0 || words.Unsays(f.t[i].Low) ||
			f.is(i, words.Verb, words.Scope, words.Turn, words.Round, words.Governs, words.If, words.Unless, words.Else, words.Denial, words.Retract, words.Same, words.AsBefore, words.Instead,
				words.Drop, words.Change, words.Ordinal, words.Always, words.Never, words.Dice, words.Keep, words.Number) > 0 || f.is(i, words.Joint) > 0 && !f.sign(i, "ahead") {
			return words.Phrase{}
		}
	}
	return phrase(at, end, words.Empty, 0)
}

// premise finds what is said before a `so` that concludes an order from it: `I have ten
// coins, so the Mine`.
func (f talker) premise(at int) words.Phrase {
	if !f.begins(at) || !f.asserts(at) {
		return words.Phrase{}
	}
	last := 0
	for i := at + 2; i < min(len(f.t), 2*mostTokens); i++ {
		if f.t[i].Is("so", "therefore", "hence") && (f.opensOrder(i+1) || f.is(i+1, words.If, words.Scope) > 0 || f.wishes(i+1)) {
			last = i + 1
		}
		if f.t[i].Is("and") && last == 0 && f.sign(i+1, "im", "id", "ill", "i") && f.wishes(i+1) && !f.names(at, i) {
			last = i + 1
		}
		if f.t[i].Is(".", ";", ":", "?") {
			break
		}
	}
	if last == 0 {
		return words.Phrase{}
	}
	for i := at; i < last; i++ {
		if f.isCard(i) {
			return phrase(at, last, words.Empty, words.Premise)
		}
	}
	return phrase(at, last, words.Empty, 0)
}

// wishes tells whether a wish begins at a place.
func (f *finder) wishes(at int) bool { return at < len(f.t) && f.wish(at).Tokens > 0 }

// names tells whether a card or a number stands in between.
func (f talker) names(from, end int) bool {
	for i := from; i < end; i++ {
		if f.isCard(i) || f.t[i].Number >= 0 || f.is(i, words.Dice, words.Number) > 0 {
			return true
		}
	}
	return false
}

// introduction finds what only announces what stands behind its colon: `I make it short:`.
func (f talker) introduction(at int) words.Phrase {
	if !f.begins(at) {
		return words.Phrase{}
	}
	for i := at; i < min(len(f.t), mostTokens); i++ {
		switch {
		case f.t[i].Is(":"):
			if i < at+2 || i+1 >= len(f.t) || !f.opensOrder(i+1) && !f.wishes(i+1) {
				return words.Phrase{}
			}
			return phrase(at, i+1, words.Empty, 0)
		case f.t[i].Is(".", ";", "?", "(", "|"):
			return words.Phrase{}
		case f.isCard(i), f.t[i].Number >= 0, f.is(i, words.Number) == i+1 && !f.sign(i, "one", "two"), f.Player(i).Tokens > 0, f.is(i, words.If, words.Scope, words.Turn, words.Round, words.Unless, words.Else, words.Denial, words.Dice, words.Ordinal, words.Retract, words.Drop, words.Change, words.Instead, words.Also, words.Correct, words.Always, words.Keep, words.Richest) > 0 && f.is(i, words.Empty) == 0 && !f.sign(i, "make"), f.chooses(i):
			return words.Phrase{}
		case f.sign(i, "only", "not", "if", "unless", "except", "until", "when", "whenever", "should", "while", "after", "before", "absence", "away", "holiday", "holidays", "vacation", "ausencia", "abwesenheit", "instead", "otherwise", "other", "press", "no"), words.IsElsewhen(f.t[i].Low), f.ofTool(i), ofTimes(f, i), f.sign(i, "this") && f.sign(i+1, "one"):
			return words.Phrase{}
		}
	}
	return words.Phrase{}
}

// ofTimes tells turns of which a title may say which they are, in words that have no meaning: `Missed turns:`.
func ofTimes(f talker, at int) bool {
	return words.IsOfTimes(f.t[at].Low) && !f.sign(at-1, "two", "both", "this", "the", "my", "our", "your", "a", "current", "present", "coming", "upcoming", "este", "mi", "la", "el", "diese", "dieser", "diesen", "den", "der", "meine", "meinen")
}

// ofTool tells a word of an order that is not to buy: `Landmark to be sacrificed:`.
func (f talker) ofTool(at int) bool {
	speaks := [words.NumLanguages]bool{}
	for l := range speaks {
		speaks[l] = f.Speaks(words.Meaning{Language: words.Language(l), Shy: l != int(words.English)})
	}
	places := words.PlacesOf(f.t[at].Low)
	for _, verb := range []orders.Verb{orders.Demolish, orders.Renovate, orders.Convention, orders.Move, orders.Invest, orders.Swap} {
		place := places.In(verb, &speaks)
		if place&words.OfTool != 0 || place&words.OfDoing != 0 && (verb == orders.Demolish || verb == orders.Renovate) && !f.sign(at, "go", "goes", "let") {
			return !f.sign(at, "start", "moving")
		}
	}
	return f.is(at, words.Landmark) > 0
}

// tells tells whether a card or another player is named in between.
func (f talker) tells(from, end int) bool {
	for i := from; i < end; i++ {
		if found := f.Card(i); found.Tokens > 0 && found.Strength == marks.Whole && found.Fits == nil || f.Player(i).Whole {
			return true
		}
	}
	return false
}

// chooses tells a verb of an order that is not to buy.
func (f talker) chooses(at int) bool {
	for _, m := range f.Written(at).Means {
		if m.Kind == words.Verb && m.Value != int(orders.Buy) {
			return f.is(at, words.Empty) == 0
		}
	}
	return false
}

// purpose finds what something is for that is not of the game: `for my collection`.
func (f talker) purpose(at int) words.Phrase {
	if at == 0 || !f.sign(at, "for") || !f.sign(at+1, "my", "our", "the") || at+2 >= len(f.t) || !f.adorns(at+2) {
		return words.Phrase{}
	}
	end := at + 3
	if end < len(f.t) && f.adorns(end) {
		end++
	}
	if end < len(f.t) && f.t[end].IsWord() {
		return words.Phrase{}
	}
	return phrase(at, end, words.Empty, 0)
}

// saving finds the card that money is kept for: `saving for the Airport`.
func (f talker) saving(at int) words.Phrase {
	next := at
	for f.sign(next, "ich", "wir", "estoy", "sigo", "seguimos", "estamos", "j", "je", "on", "i", "am", "im", "we") {
		next++
	}
	if !f.sign(next, "saving", "savin", "save", "spare", "spar", "sparen", "ahorro", "ahorrando", "ahorrar", "ahorramos", "jeconomise", "economise", "guardo", "epargne", "jepargne") {
		return words.Phrase{}
	}
	for next++; f.sign(next, "up", "for", "the", "an", "a", "my", "auf", "fur", "den", "die", "das", "einen", "ein", "eine", "para", "el", "la", "un", "una", "pour", "le", "une", "weiter", "lieber", "ich", "l"); next++ {
	}
	if next < at+2 || !f.isCard(next) {
		return words.Phrase{}
	}
	end := next + f.Card(next).Tokens
	if f.sign(end, ",") && f.sign(end+1, "so", "therefore") {
		end += 2
	} else if end < len(f.t) && f.t[end].IsWord() {
		return words.Phrase{}
	}
	return phrase(at, end, words.Empty, 0)
}

// begins tells whether nothing stands before a place but exclamations.
func (f talker) begins(at int) bool {
	for i := range at {
		if !f.sign(i, ",", ".", "right", "well", "so", "ok", "okay", "oh", "ah", "ooh", "hi", "hey", "hello", "and", "but", "now", "yes", "hmm", "then") {
			return false
		}
	}
	return at < 6
}

// asserts tells whether a sentence begins by saying something of somebody.
func (f talker) asserts(at int) bool {
	next := at + 1
	if who := f.Player(at); who.Whole {
		next = at + who.Tokens
	} else if f.any(at)&words.Subject == 0 {
		return false
	} else if f.t[at].Is("my", "our", "his", "her", "their", "your", "the") {
		next++
	}
	if f.t[at].Is("i", "we") && f.is(next, words.Verb) > 0 && !f.sign(next, "have", "had", "got", "lost") {
		return false
	}
	if f.t[at].Is("im", "i") && f.sign(next, "buying", "am", "would", "will", "ll", "d") {
		return false
	}
	return next < len(f.t) && f.classOf(next, english)&words.States != 0
}

// adjective finds a word that only adorns the card behind it: `my humble Bakery`.
func (f talker) adjective(at int) words.Phrase {
	next := at
	for next < at+3 && next < len(f.t) && f.adorns(next) {
		next++
	}
	if next == at || next >= len(f.t) {
		return words.Phrase{}
	}
	if found := f.Card(next); found.Tokens == 0 || found.Strength != marks.Whole || found.Fits != nil {
		return words.Phrase{}
	}
	if at > 0 && !f.sign(at-1, "a", "an", "the", "my", "another", "one", ",", "that", "this", "some") {
		return words.Phrase{}
	}
	if at == 0 || strange(f, at, next) && (f.sign(at-1, ",") || marks.EndsAnother(f.Card(next).Card)) {
		return words.Phrase{} // Mine, oderwise Cafe; the Amusmnt Park
	}
	return phrase(at, next, words.Empty, 0)
}

// strange tells a word among some that is of no every day.
func strange(f talker, at, end int) bool {
	for ; at < end; at++ {
		if !everyday.IsAny(f.t[at].Low) && f.any(at) == 0 {
			return true
		}
	}
	return false
}

// adorns tells a word that means nothing known.
func (f talker) adorns(at int) bool {
	t := &f.t[at]
	return t.IsWord() && len(t.Low) > 2 && f.Written(at).Tokens == 0 && f.Card(at).Tokens == 0 && f.Player(at).Tokens == 0 && f.any(at)&^words.Fills == 0
}

// clause returns where what is said from a place on ends: at a comma, a stop or another
// order.
func (f *finder) clause(at int, leading bool) int {
	next := at
	for ; next < len(f.t) && next < at+mostTokens; next++ {
		t := &f.t[next]
		if t.Is(",", ".", ";", ":", "?", ")", "(", "|") || t.Is("-") && !t.Glued {
			return next
		}
		if next > at && f.conditional(next) {
			return next
		}
		if next > at && t.Is("and", "but", "so", "then", "y", "pero", "und", "aber", "et", "mais", "please", "pls") && (f.opensOrder(next+1) || f.conditional(next+1) || f.is(next+1, words.Scope, words.Denial, words.Single, words.Both) > 0) {
			return next
		}
		if end := f.is(next, words.Scope); end > next+1 && !leading && next > at {
			return next
		}
	}
	if next == at+mostTokens {
		return at
	}
	return next
}

// conditional tells whether a condition or another candidate begins at a place.
func (f *finder) conditional(at int) bool {
	if f.is(at, words.Else) > 0 || f.is(at, words.Joint) > at+1 {
		return true
	}
	opener, _ := f.shorter(at, words.If, words.Unless)
	return opener.Tokens > 0 && !f.sign(at, "where", "when", "given", "should", "once", "assuming")
}

// opensOrder tells whether what stands at a place may begin an order.
func (f *finder) opensOrder(at int) bool {
	if f.sign(at, "(") && f.sign(at+2, ")") { // (a)
		at += 3
	}
	for at < len(f.t) && (f.sign(at, ",", "a", "an", "the", "then", "-", "now", "just", "please", "pls", "also", "my", "another") || f.is(at, words.Empty) > 0 && !f.isCard(at)) {
		if end := f.is(at, words.Empty); end > at+1 {
			return true // I'd like to
		}
		at++
	}
	if f.isCard(at) || f.is(at, words.Verb, words.Nothing, words.Denial, words.Single, words.Both, words.Dice) > 0 {
		return true
	}
	if f.sign(at, "i", "we", "ill", "id", "im", "lets", "let") {
		return f.is(at+1, words.Verb, words.Empty) > 0 || f.sign(at, "ill", "id", "lets", "let")
	}
	_, number := f.number(at)
	return number && f.is(at+1, words.Dice) > 0
}

// number tells a number in digits or words.
func (f *finder) number(at int) (int, bool) {
	if at >= len(f.t) {
		return 0, false
	}
	if f.t[at].Number >= 0 {
		return f.t[at].Number, true
	}
	for _, m := range f.Written(at).Means {
		if m.Kind == words.Number {
			return m.Value, true
		}
	}
	return 0, false
}

// turnsRound tells whether something of the game is denied in between: it may be an order
// after all.
func (f talker) turnsRound(from, end int) bool {
	denied, named := false, false
	for i := from; i < end; i++ {
		denied = denied || f.is(i, words.Denial, words.Not, words.Governs, words.Retract, words.Instead, words.Drop, words.But) > 0 || f.sign(i, "only", "instead", "rather", "until")
		named = named || f.isCard(i) || f.t[i].Number >= 0 || f.is(i, words.Dice) > 0
	}
	return denied && named
}

// sign tells whether the token at a place is one of these.
func (f *finder) sign(at int, lows ...string) bool {
	return at >= 0 && at < len(f.t) && f.t[at].Is(lows...)
}

// any are the classes of a word in whichever language the letter is.
func (f *finder) any(at int) words.Class {
	if at >= len(f.t) {
		return 0
	}
	return words.ClassOf(f.t[at].Low, func(l words.Language) bool { return f.Speaks(words.Meaning{Language: l, Shy: true}) })
}

// english is the language of the rules.
var english = [words.NumLanguages]bool{words.English: true}
