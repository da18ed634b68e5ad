package changes

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// Words that stand about a card of the sheet on file and what is to come in its place, in
// whatever row.
var (
	nots    = marks.Lows("not", "shouldnt", "isnt", "mustnt", "wont", "no", "dont", "never", "without", "kein", "keine", "keinen", "nicht", "ohne", "pas", "sans", "sin", "ya", "longer")
	strikes = marks.Lows("drop", "forget", "strike", "scrap", "remove", "cancel", "delete", "skip", "scratch", "omit", "ditch", "leave", "wait", "struck", "stricken", "crossed", "cross", "deleted", "removed", "dropped", "cancelled", "canceled", "scrapped", "streiche", "streich", "streichen", "vergiss", "quita", "quitad", "quito", "cancelo", "anulo", "borro", "descarto", "elimino", "tacho", "suprimo", "olvida", "olvidad", "arrepenti", "arrepiento", "enleve", "supprime", "oublie", "retire")
	inFor   = marks.Lows("instead", "rather", "than", "place", "stead", "swap", "switch", "amend", "change", "replace", "where", "better", "make", "meant", "mean", "statt", "stattdessen", "anstatt", "lieber", "sondern", "dafur", "besser", "mejor", "vez", "lugar", "cambio", "cambia", "cambiar", "cambiame", "sustituye", "donde", "prefiero", "sino", "plutot", "mais", "remplace", "remplacer", "change", "lieu", "but", "should", "ersetze", "tausche", "autocorrect", "substitute", "substituted", "replaced", "replacing", "swapped", "changed", "read", "reads", "written", "amended", "insert", "rectify")
	wholly  = marks.Lows("instead", "rather", "make", "stattdessen", "lieber", "mejor", "plutot", "meant", "mean", "better")
	about   = marks.Lows("please", "pls", "plz", "the", "a", "an", "my", "i", "id", "ill", "ive", "im", "d", "ll", "want", "would", "like", "now", "then", "it", "that", "this", "to", "is", "be", "get", "take", "buy", "build", "have", "go", "on", "after", "all", "actually", "sorry", "so", "of", "for", "in", "me", "just", "can", "could", "you", "wait", "oh", "hmm", "hm", "said", "wrote", "put", "any", "more", "anymore", "one", "out", "about", "thing", "its", "with", "by", "do", "will", "got", "was", "choice", "another", "other", "purchase", "order", "obviously", "course", "look", "ok", "well", "roll", "rolling", "dice", "die", "tv", "telly", "television", "target", "victim", "pay", "pays", "paying", "coins", "money", "hit", "number", "stupid", "silly", "u", "say", "says", "mind", "pal", "phone", "bloody", "write", "enter", "come", "goes", "close", "closes", "shut", "give", "gives", "away", "tear", "down", "demolish", "renovate", "become", "aim", "aimed", "directed", "here", "there", "into", "shall", "must", "instructions", "letter", "mail", "email", "list", "sheet", "earlier", "his", "hereby", "asked", "ordered", "requested", "wanted", "chose", "picked", "morning", "afternoon", "evening", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "therefor", "thereof", "kindly", "station", "use", "charge", "collect",
		"la", "el", "los", "las", "lo", "un", "una", "otro", "otra", "por", "en", "de", "del", "quiero", "ponme", "pon", "dame", "compra", "comprame", "cojo", "me", "mi", "puse", "dije", "eso", "su", "al", "final", "favor", "porfa", "que", "se", "ay", "perdona", "perdon", "he",
		"der", "die", "das", "den", "dem", "ein", "eine", "einen", "bitte", "ich", "nehme", "kaufe", "mir", "doch", "da", "hatte", "mochte", "will", "gern", "gerne", "auf", "mein", "meine", "meinen", "noch", "mal", "gegen", "durch",
		"le", "l", "une", "je", "prends", "mets", "moi", "du", "des", "veux", "plus", "achete", "ce", "sera", "voudrais", "il", "faut", "ma", "mon", "dun", "dune", "par")
	changers = marks.Lows("change", "changed", "switch", "replace", "amend", "should", "swap")
	sighs    = marks.Lows("sry", "sorry", "soz", "lol", "haha", "thanks", "thx", "ta", "cheers", "autocorrect", "typo", "gracias", "danke", "merci", "porfa", "bitte")
)

// A Swap is a card, a player or a number of dice of the sheet on file in whose place another
// comes; without To it is dropped, and so are more cards than one.
type Swap struct {
	From, To orders.Order
	Goes     []orders.Scope // nil for all
	Moot     bool           // what is dropped is not on file, and what is to be is
	Struck   bool           // it is said first that what is dropped is not to be
}

// A thing is a card, a player or a number of dice that a change names.
type thing struct {
	orders.Order
	filed  bool // an order on file has it
	denied bool // it is said not to be wanted
}

// same tells whether two things are one.
func (t *thing) same(other *thing) bool {
	return t.Verb == other.Verb && t.Dice == other.Dice && t.Player == other.Player && slices.Equal(t.Cards, other.Cards)
}

// A bag is what of such a change was found so far.
type bag struct {
	*parts.Arguer
	filed                       []orders.Line
	things                      []thing
	dice                        bool        // dice are named
	tool                        engine.Card // the tool that is named; NoCard for none
	toolless                    bool        // ... and said not to be used
	not, strike, instead, whole bool
	change                      bool // it is said that something else is to be; enough of what there is but one of
	and                         bool
	later                       bool // changes were read before, and which candidate is the only one may be none of the letter's
	before                      bool // what is dropped was said before the first card
	has                         bool // somebody has something, or it is so
	last                        int  // which of the things was named last; -1 where that was the tool, or nothing
	named                       int  // ... and where it ends
	goes                        []orders.Scope
}

// InBag reads a change of what is on file by its words, in whatever row: `get a Cafe, not the
// Mine`, `put a Cafe where I said Mine`, `not Bob, Carol is to pay`, `make that one die, not
// two`; end is 0 for none. What is dropped is known by what is on file.
func InBag(p *parts.Arguer, at int, filed []orders.Line, sent, first bool) (s Swap, end int) {
	b := bag{Arguer: p, filed: filed, last: -1, later: sent && !first, change: sent && slices.Contains(p.Taken[:at], "a correction")}
	for i := range p.T {
		_, dice := p.Is(i, words.Dice)
		b.dice = b.dice || dice > 0
		if i < at && p.Sign(i, "you", "he", "she", "they") && p.Sign(i+1, "should", "could", "might", "would", "must") {
			return Swap{}, 0
		}
	}
	next := at
	for next < len(p.T) {
		after := b.take(next)
		if after <= next {
			break
		}
		next = after
	}
	_, more := p.Is(next, words.Also)
	if end = next; end < len(p.T) && !p.Closes(end) && !(p.Sign(end, "?") && p.Sign(at, "can", "could", "may") && p.Sign(at+1, "i", "we", "you")) && more == 0 && !sighs[p.T[end].Low] || b.not && b.strike || IsQuestion(p) {
		return Swap{}, 0
	}
	s, ok := b.decide()
	s, ok = b.ofTool(s, ok)
	if !ok || b.Sign(end, ",") && end+1 < len(p.T) && words.Reports(p.T[end+1].Low) || b.not && !b.instead && s.To.Verb == orders.TV && b.Sign(end, ",") && !b.Sign(end+1, goingOn...) {
		return Swap{}, 0
	}
	if b.strike && !b.instead && len(s.To.Cards) == 1 && (s.To.Cards[0] == engine.DemolitionCompany || s.To.Cards[0] == engine.MovingCompany) {
		return Swap{}, 0 // what the tool is to remove
	}
	return s, end
}

// goingOn are words by which something else begins behind `Carol, not Bob,`.
var goingOn = []string{"and", "but", "please", "sorry", "because", "since", "as", "cos", "he", "she", "it", "they", "i", "im", "my", "the", "we", "thanks", "also", "everything", "all", "leave", "for"}

// IsQuestion tells a sentence that asks whether, and not that something be done.
func IsQuestion(p *parts.Arguer) bool {
	return p.Sign(len(p.T)-1, "?") && !slices.ContainsFunc(p.T, func(t marks.Token) bool {
		return t.Is("can", "could", "please", "may", "would", "puedes", "podrias", "kannst", "konntest", "peux", "pourrais")
	})
}

// take takes what stands at a place, and returns where it ends; the place itself for the end,
// and -1 where it can be no change.
func (b *bag) take(at int) int {
	t := &b.T[at]
	if end := b.name(at); end != 0 {
		b.named = end
		return end
	}
	if _, end := b.Is(at, words.Keep); end > 0 {
		return end
	}
	if m, end := b.Is(at, words.Scope); end > 0 {
		if b.Sign(at, "other") || b.Sign(end-2, "other") {
			return -1 // other than which?
		}
		b.goes = append(b.goes, orders.Scope(m.Value))
		return end
	}
	if _, end := b.Is(at, words.If, words.Unless); end > 0 && !b.Sign(at, "where", "donde") && !(b.Sign(at, "should") && at > 0 && !b.Sign(at+1, "i", "he", "she", "it", "they", "you", "the")) {
		return -1
	}
	settled := b.settled()
	switch {
	case sighs[t.Low] && settled:
		return at
	case t.Is(",", "-", ":"):
		if settled && !b.alikeBehind(at) {
			return at
		}
	case b.Sign(at, "quito") && (b.Sign(at-1, "le", "les", "te") || b.Sign(at+1, "a")):
		return -1 // le quito a Bob
	case b.Sign(at, "no", "nein", "non") && !(at > 0 && b.named == at) && (b.Sign(at+1, ",", "wait", "sorry", "warte", "attends", "espera") || b.Sign(at+1, "the", "a") && at == 0 && b.instead):
	case nots[t.Low]:
		if b.Sign(at+1, "change", "replace", "swap", "make", "drop", "forget") {
			return -1
		}
		if b.not = true; at > 0 && b.named == at && b.Sign(at+1, ",") { // a Bob no, a Carol
			b.deny()
		}
	case b.Sign(at, "and", "y", "und", "et", "nor", "or") && len(b.things) > 0:
		if settled && (!b.alikeBehind(at) || b.strike && b.Sign(at+1, "add", "include")) {
			return at
		}
		b.and = b.and || b.nameFollows(at+1)
	case strikes[t.Low]:
		b.strike = b.strike || !t.Is("wait") || len(b.things) > 0
	case b.isOthers(at):
		return -1
	case inFor[t.Low]:
		b.instead, b.whole, b.change = true, b.whole || wholly[t.Low], b.change || changers[t.Low]
	case b.Sign(at, "off") && b.Sign(at+1, "my", "the"):
		b.strike = true
	case b.Sign(at, "have", "got", "is", "was", "had") && !b.Sign(at+1, "to"):
		b.has = true
	case t.Number == 5 && b.Sign(at+1, "coins"), b.Sign(at, "at") && b.Sign(at+1, "all"), about[t.Low], sighs[t.Low], t.Is("at", "from", "against") && b.nameFollows(at+1):
	default:
		return at
	}
	return at + 1
}

// deny marks what was named last as not wanted.
func (b *bag) deny() {
	if b.last < 0 {
		b.toolless = true
	} else {
		b.things[b.last].denied = true
	}
}

// isOthers tells a word by which a sentence is about somebody else, or what could be.
func (b *bag) isOthers(at int) bool {
	t := &b.T[at]
	switch {
	case t.Is("read", "reads") && (!b.nameFollows(at+1) || b.Sign(at-1, "i", "you", "we")),
		t.Is("should") && b.Sign(at-1, "you"),
		t.Is("you") && !b.Sign(at-1, "can", "could", "would", "will", "may", "thank"),
		t.Is("could", "might", "may") && b.Sign(at-1, "i", "we"),
		t.Is("pay", "pays") && b.nameFollows(at+1):
		return true
	}
	return false
}

// name takes a card, another player or a number of dice, and returns where it ends; 0 for none.
func (b *bag) name(at int) int {
	one, end := b.thingAt(at)
	if end == 0 {
		return 0
	}
	if one.Verb == orders.Buy && orders.VerbOf(one.Cards[0]) != orders.Buy && !b.onFile(&one.Order) && !b.denied(at) {
		b.tool, b.toolless, b.last = one.Cards[0], false, -1
		return end
	}
	one.filed, one.denied = b.onFile(&one.Order), b.denied(at)
	if one.filed && b.instead && b.goesOn(at) || one.Verb == orders.TV && b.Sign(end, "would", "wants", "has", "had") {
		return -1
	}
	b.last = slices.IndexFunc(b.things, func(t thing) bool { return t.same(&one) })
	if b.last < 0 {
		b.before = b.before || one.filed && len(b.things) == 0 && (b.not || b.strike)
		b.last, b.things = len(b.things), append(b.things, one)
	}
	return end
}

// goesOn tells whether a list goes on with what stands at a place: `a Forest instead, then the
// Cafe`.
func (b *bag) goesOn(at int) bool {
	for at--; b.Sign(at, "the", "a", "an", "my"); at-- {
	}
	return b.Sign(at, "then", "or") || b.Sign(at, ",", "and") && b.Sign(at-1, "instead")
}

// thingAt is what is named at a place, and where it ends; 0 for nothing.
func (b *bag) thingAt(at int) (one thing, end int) {
	if card := b.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak && card.Fits == nil {
		one.Order = orders.Order{Verb: orders.Buy, Cards: []engine.Card{card.Card}}
		return one, at + card.Tokens
	}
	if who := b.PlayerAt(at, marks.WholeName); who.Whole && who.Seat != b.Table.Me && !b.Sign(at+who.Tokens, "'s", "s") {
		one.Order = orders.Order{Verb: orders.TV, Player: who.Seat}
		return one, at + who.Tokens
	}
	n, next := b.Number(at)
	if b.Sign(at, "both") {
		n, next = 2, at+1
	}
	if next == 0 || n != 1 && n != 2 {
		return one, 0
	}
	_, dice := b.Is(next, words.Dice)
	if dice == 0 && (!b.dice || b.Sign(at-1, "go", "the", "second") || b.CardAt(next).Tokens > 0) {
		return one, 0
	}
	one.Order = orders.Order{Verb: orders.Roll, Dice: n}
	return one, max(next, dice)
}

// nameFollows tells whether something is named at a place, but for an article.
func (b *bag) nameFollows(at int) bool {
	for b.Sign(at, "the", "a", "an", "my", "la", "el", "un", "una", "le", "une", "den", "die", "das", "einen", "eine") {
		at++
	}
	if at >= len(b.T) {
		return false
	}
	_, end := b.thingAt(at)
	return end > 0
}

// settled tells whether it is said what is dropped, and what comes in its place, if any.
func (b *bag) settled() bool {
	old, other := b.split()
	return len(old) > 0 && (len(other) == 1 || b.strike || b.not) || len(old) == 0 && len(other) == 1 && b.whole
}

// split are the things on file, and the others.
func (b *bag) split() (old, other []*thing) {
	for i := range b.things {
		if one := &b.things[i]; one.filed {
			old = append(old, one)
		} else {
			other = append(other, one)
		}
	}
	return old, other
}

// alikeBehind tells whether what is named next behind a place is of the same kind as before.
func (b *bag) alikeBehind(at int) bool {
	for ; at < len(b.T); at++ {
		if one, end := b.thingAt(at); end > 0 {
			return one.Verb == b.things[0].Verb || one.Verb == orders.Buy && orders.VerbOf(one.Cards[0]) == b.things[0].Verb
		}
	}
	return false
}

// denied tells whether what stands at a place is said not to be wanted.
func (b *bag) denied(at int) bool {
	for at--; at >= 0; at-- {
		switch low := b.T[at].Low; {
		case nots[low], strikes[low], b.Sign(at, "than", "statt", "anstatt"), b.Sign(at, "of") && b.Sign(at-1, "instead", "place"), b.Sign(at, "de", "du", "del") && b.Sign(at-1, "vez", "lugar", "lieu"):
			return true
		case !b.Sign(at, "from", "against", "at", "to", "on", "tv", "telly", "hit", "charge", "target", "take", "rob", "the", "a", "an", "my", "la", "el", "un", "una", "le", "une", "den", "die", "das", "der", "einen", "eine"):
			return false
		}
	}
	return false
}

// onFile tells whether an order on file has a card, a player or a number of dice; two dice are
// rolled where none says how many.
func (b *bag) onFile(o *orders.Order) bool {
	rolls := false
	for i := range b.filed {
		line := &b.filed[i].Order
		rolls = rolls || line.Verb == orders.Roll
		switch {
		case line.Verb != o.Verb && !(o.Verb == orders.TV && (line.Verb == orders.Move || line.Verb == orders.Swap)):
		case o.Verb == orders.Buy && slices.Contains(line.Cards, o.Cards[0]), o.Verb == orders.Roll && line.Dice == o.Dice, o.Verb == orders.TV && line.Player == o.Player:
			return true
		}
	}
	return o.Verb == orders.Roll && o.Dice == 2 && !rolls
}

// decide makes a change of what was found.
func (b *bag) decide() (Swap, bool) {
	if !b.useTool() || len(b.goes) > 1 || len(b.goes) == 1 && b.goes[0] > orders.EveryGo {
		return Swap{}, false
	}
	goes := b.goes
	if len(goes) == 1 && goes[0] == orders.EveryGo {
		goes = nil
	}
	old, other := b.split()
	if len(old) > 0 && len(other) == 1 && other[0].denied {
		return Swap{Moot: true}, true
	}
	if b.and && len(other) > 0 && !(b.before && b.strike && b.things[len(b.things)-1].same(other[0])) || len(other) == 1 && other[0].denied {
		return Swap{}, false
	}
	buys := b.things[0].Verb == orders.Buy
	switch {
	case !buys && b.has && !b.instead && !b.strike:
	case len(old) == 1 && len(other) == 1 && (b.strike && b.things[0].filed || b.instead || b.not && (buys || old[0].denied)):
		return Swap{From: old[0].Order, To: other[0].Order, Goes: goes, Struck: b.before && b.things[0].filed && (b.strike || b.not && b.instead)}, true
	case len(old) > 1 && len(other) == 1 && b.and && b.strike && b.before && buys:
		return cards(old, other[0].Order, goes), true
	case len(old) > 1 && !(b.and && b.before), b.not && b.has && !b.instead && !b.strike:
	case len(old) > 0 && len(other) == 0 && (b.not && b.before || b.strike) && !b.instead && buys:
		return cards(old, orders.Order{}, goes), true
	case len(old) == 0 && len(other) == 1 && (b.whole && !(buys && b.later) || b.change && !buys) && !b.not && !b.strike:
		if from, ok := b.only(goes, other[0].Verb); ok {
			return Swap{From: from, To: other[0].Order, Goes: goes}, true
		}
	}
	return Swap{}, false
}

// cards are those that are dropped, and what comes in the place of the first of them, if any.
func cards(old []*thing, to orders.Order, goes []orders.Scope) Swap {
	s := Swap{To: to, Goes: goes}
	for _, one := range old {
		s.From.Cards = append(s.From.Cards, one.Cards...)
	}
	return s
}

// useTool tells whether all things are of one kind, and the tool that is named beside them is
// theirs; where only cards are named it is one of them.
func (b *bag) useTool() bool {
	if b.tool != engine.NoCard && (len(b.things) == 0 || b.things[0].Verb == orders.Buy && !b.acts()) {
		b.things = append(b.things, thing{Order: orders.Order{Verb: orders.Buy, Cards: []engine.Card{b.tool}}, denied: b.toolless})
	}
	if len(b.things) == 0 {
		return false
	}
	verb := b.things[0].Verb
	return !slices.ContainsFunc(b.things, func(t thing) bool { return t.Verb != verb }) && (verb == orders.Buy || b.tool == engine.NoCard || orders.VerbOf(b.tool) == verb)
}

// only is the only card, player or number of dice on file for some goes, or for all.
func (b *bag) only(goes []orders.Scope, verb orders.Verb) (only orders.Order, ok bool) {
	for i := range b.filed {
		line := &b.filed[i]
		if line.Order.Verb != verb || line.Scope > orders.EveryGo || goes != nil && line.Scope != orders.EveryGo && !slices.Contains(goes, line.Scope) {
			continue
		}
		one := thing{Order: orders.Order{Verb: verb, Player: line.Order.Player, Dice: line.Order.Dice}}
		if verb == orders.Buy && len(line.Order.Cards) != 1 || ok && !one.same(&thing{Order: only}) && verb != orders.Buy {
			return only, false
		}
		if one.Cards = line.Order.Cards; verb == orders.Buy && ok && only.Cards[0] != one.Cards[0] {
			return only, false
		}
		only, ok = one.Order, true
	}
	return only, ok
}
