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
	nots    = marks.Lows("not", "no", "dont", "never", "without", "kein", "keine", "keinen", "nicht", "ohne", "pas", "sans", "sin", "ya", "longer")
	strikes = marks.Lows("drop", "forget", "strike", "scrap", "remove", "cancel", "delete", "skip", "scratch", "omit", "ditch", "leave", "wait", "streiche", "streich", "streichen", "vergiss", "quita", "quitad", "olvida", "olvidad", "arrepenti", "arrepiento", "enleve", "supprime", "oublie", "retire")
	inFor   = marks.Lows("instead", "rather", "than", "place", "stead", "swap", "change", "replace", "where", "better", "make", "meant", "mean", "statt", "stattdessen", "anstatt", "lieber", "sondern", "dafur", "besser", "mejor", "vez", "lugar", "cambio", "cambia", "cambiar", "cambiame", "sustituye", "donde", "prefiero", "sino", "plutot", "mais", "remplace", "remplacer", "change", "lieu", "but", "should", "ersetze", "tausche", "autocorrect")
	wholly  = marks.Lows("instead", "rather", "make", "stattdessen", "lieber", "mejor", "plutot", "meant", "mean", "better")
	about   = marks.Lows("please", "pls", "plz", "the", "a", "an", "my", "i", "id", "ill", "ive", "im", "d", "ll", "want", "would", "like", "now", "then", "it", "that", "this", "to", "is", "be", "get", "take", "buy", "build", "have", "go", "on", "after", "all", "actually", "sorry", "so", "of", "for", "in", "me", "just", "can", "could", "you", "wait", "oh", "hmm", "hm", "said", "wrote", "put", "any", "more", "anymore", "one", "out", "about", "thing", "its", "with", "by", "do", "will", "got", "was", "choice", "another", "other", "purchase", "order", "obviously", "course", "look", "read", "ok", "well",
		"la", "el", "los", "las", "lo", "un", "una", "otro", "otra", "por", "en", "de", "del", "quiero", "ponme", "pon", "dame", "compra", "comprame", "cojo", "me", "mi", "puse", "dije", "eso", "su", "al", "final", "favor", "porfa", "que", "se", "ay", "perdona", "perdon", "he",
		"der", "die", "das", "den", "dem", "ein", "eine", "einen", "bitte", "ich", "nehme", "kaufe", "mir", "doch", "da", "hatte", "mochte", "will", "gern", "gerne", "auf", "mein", "meine", "meinen", "noch", "mal", "gegen", "durch",
		"le", "l", "une", "je", "prends", "mets", "moi", "du", "des", "veux", "plus", "achete", "ce", "sera", "voudrais", "il", "faut", "ma", "mon", "dun", "dune", "par")
	sighs = marks.Lows("sry", "sorry", "soz", "lol", "haha", "thanks", "thx", "ta", "cheers", "autocorrect", "typo", "gracias", "danke", "merci", "porfa", "bitte")
)

// A Swap is one card of the sheet on file in whose place another comes; or several that are
// dropped.
type Swap struct {
	From, To orders.Order
	Drop     bool
	Goes     []orders.Scope // nil for all
}

// A bag is what of such a change was found so far.
type bag struct {
	*parts.Arguer
	old, other                  []engine.Card
	not, strike, instead, whole bool
	and                         bool
	before                      bool // what is dropped was said before the first card
	has                         bool // somebody has something, or it is so
	goes                        []orders.Scope
	filed                       []orders.Line
}

// InBag reads a change of a card on file by its words, in whatever row: `get a Cafe, not the
// Mine`, `put a Cafe where I said Mine`; end is 0 for none. Which card is dropped is known by
// what is on file.
func InBag(p *parts.Arguer, at int, filed []orders.Line) (s Swap, end int) {
	b := bag{Arguer: p, filed: filed}
	next := at
	for next < len(p.T) {
		after := b.take(next)
		if after <= next {
			break
		}
		next = after
	}
	if end = next; end < len(p.T) && !p.Closes(end) && !sighs[p.T[end].Low] || b.not && b.strike {
		return Swap{}, 0
	}
	s, ok := b.decide()
	if !ok {
		return Swap{}, 0
	}
	return s, end
}

// take takes what stands at a place, and returns where it ends; the place itself for the end.
func (b *bag) take(at int) int {
	t := &b.T[at]
	if card := b.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak && card.Fits == nil {
		if b.onFile(card.Card) {
			b.old, b.before = append(b.old, card.Card), b.before || len(b.old) == 0 && (b.not || b.strike)
		} else if b.denied(at) {
			return -1
		} else {
			b.other = append(b.other, card.Card)
		}
		return at + card.Tokens
	}
	if _, end := b.Is(at, words.Keep); end > 0 {
		return end
	}
	if m, end := b.Is(at, words.Scope); end > 0 {
		b.goes = append(b.goes, orders.Scope(m.Value))
		return end
	}
	if _, end := b.Is(at, words.If, words.Unless); end > 0 && !b.Sign(at, "where", "donde") {
		return -1
	}
	settled := len(b.old) > 0 && (len(b.other) == 1 || b.strike || b.not)
	switch {
	case sighs[t.Low] && settled:
		return at
	case t.Is(",", "-", ":"):
		if settled && !b.cardBehind(at) {
			return at
		}
	case b.Sign(at, "no", "nein", "non") && (b.Sign(at+1, ",", "wait", "sorry", "warte", "attends", "espera") || b.Sign(at+1, "the", "a") && at == 0 && b.instead):
	case nots[t.Low]:
		b.not = true
	case b.Sign(at, "and", "y", "und", "et", "nor", "or") && len(b.old) > 0:
		b.and = true
	case strikes[t.Low]:
		b.strike = b.strike || !t.Is("wait") || len(b.old) > 0
	case inFor[t.Low]:
		b.instead, b.whole = true, b.whole || wholly[t.Low]
	case b.Sign(at, "have", "got", "is", "was", "had"):
		b.has = true
	case about[t.Low], sighs[t.Low]:
	default:
		return at
	}
	return at + 1
}

// cardBehind tells whether a card is named behind a place.
func (b *bag) cardBehind(at int) bool {
	for ; at < len(b.T); at++ {
		if card := b.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak {
			return true
		}
	}
	return false
}

// denied tells whether the card at a place is said not to be wanted.
func (b *bag) denied(at int) bool {
	for at--; at >= 0; at-- {
		switch low := b.T[at].Low; {
		case nots[low], strikes[low], b.Sign(at, "than", "statt", "anstatt"), b.Sign(at, "of") && b.Sign(at-1, "instead", "place"), b.Sign(at, "de", "du", "del") && b.Sign(at-1, "vez", "lugar", "lieu"):
			return true
		case !b.Sign(at, "the", "a", "an", "my", "la", "el", "un", "una", "le", "une", "den", "die", "das", "der", "einen", "eine"):
			return false
		}
	}
	return false
}

// onFile tells whether a card is a candidate on file.
func (b *bag) onFile(card engine.Card) bool {
	return slices.ContainsFunc(b.filed, func(l orders.Line) bool { return l.Order.Verb == orders.Buy && slices.Contains(l.Order.Cards, card) })
}

// decide makes a change of what was found.
func (b *bag) decide() (Swap, bool) {
	card := func(c engine.Card) orders.Order { return orders.Order{Verb: orders.Buy, Cards: []engine.Card{c}} }
	if len(b.goes) > 1 || len(b.goes) == 1 && b.goes[0] > orders.EveryGo {
		return Swap{}, false
	}
	if b.and && len(b.other) > 0 {
		return Swap{}, false
	}
	goes := b.goes
	if len(goes) == 1 && goes[0] == orders.EveryGo {
		goes = nil
	}
	switch {
	case len(b.old) == 1 && len(b.other) == 1 && (b.not || b.strike || b.instead):
		return Swap{From: card(b.old[0]), To: card(b.other[0]), Goes: goes}, true
	case len(b.old) > 1 && !(b.and && b.before), b.not && b.has && !b.instead && !b.strike:
	case len(b.old) > 0 && len(b.other) == 0 && (b.not && b.before || b.strike) && !b.instead:
		return Swap{From: orders.Order{Verb: orders.Buy, Cards: b.old}, Drop: true, Goes: goes}, true
	case len(b.old) == 0 && len(b.other) == 1 && b.whole && !b.not && !b.strike:
		if old, ok := b.only(goes); ok {
			return Swap{From: card(old), To: card(b.other[0]), Goes: goes}, true
		}
	}
	return Swap{}, false
}

// only is the only candidate on file for some goes, or for all.
func (b *bag) only(goes []orders.Scope) (only engine.Card, ok bool) {
	for _, line := range b.filed {
		if line.Order.Verb != orders.Buy || line.Scope > orders.EveryGo || goes != nil && line.Scope != orders.EveryGo && !slices.Contains(goes, line.Scope) {
			continue
		}
		for _, card := range line.Order.Cards {
			if ok && card != only {
				return only, false
			}
			only, ok = card, true
		}
	}
	return only, ok
}

// Unwanted returns where `and no Bakery at all` ends, of a card that is no candidate; 0 for none.
func Unwanted(p *parts.Arguer, at int, candidates []engine.Card) int {
	for p.Sign(at, ",", "and", "but", "y", "und", "et", "-", "just") {
		at++
	}
	if !p.Sign(at, "no", "not", "never", "definitely", "kein", "keine", "keinen", "pas", "ningun", "ninguna") {
		return 0
	}
	for at++; p.Sign(at, "a", "the", "any", "more", "another", "de", "not", "no"); at++ {
	}
	card := p.CardAt(at)
	if card.Tokens == 0 || card.Strength >= marks.Weak || card.Fits != nil || slices.Contains(candidates, card.Card) || parts.VerbCard(card.Card) != orders.Buy {
		return 0
	}
	for at += card.Tokens; p.Sign(at, "at", "all", "please", "this", "time", "thanks", "ever", "for", "me", "bitte", "gracias", "today"); at++ {
	}
	if at < len(p.T) && !p.Sign(at, ".") {
		return 0
	}
	return at
}

// Afterthought returns where a remark ends behind a change: `drop the Mine, grandma says I can't
// pay for it`, with nothing of the game in it; 0 for none.
func Afterthought(p *parts.Arguer, at int) int {
	if at == 0 || at >= len(p.T) || !p.Sign(at-1, ",", "-", ";", ".") && !sighs[p.T[at].Low] {
		return 0
	}
	some := false
	for i := at; i < len(p.T); i++ {
		if p.T[i].Is(".") {
			return i
		}
		who := p.PlayerAt(i, 3)
		_, game := p.Is(i, words.Scope, words.If, words.Unless, words.Else, words.Nothing, words.Drop, words.Change, words.Instead, words.Same, words.AsBefore, words.Dice, words.Single, words.Both, words.Keep)
		for _, m := range p.PhraseAt(i).Means {
			if m.Kind == words.Verb && m.Value != int(orders.Buy) {
				game = i + 1
			}
		}
		card := p.CardAt(i)
		named := who.Tokens > 0 && who.Whole && who.Seat != p.Table.Me && !p.Sign(i+who.Tokens, "s", "'s", "is", "has", "was", "says", "said", "told", "thinks", "pointed", "and", ".") && i+who.Tokens < len(p.T)
		if p.T[i].Number >= 0 || card.Tokens > 0 && card.Strength < marks.Weak && (card.Strength == marks.Whole || len(p.T[i].Low) > 3) || named || game > 0 && !p.Sign(i, "no", "not", "cant", "dont", "the", "put", "all", "else") && !(p.Sign(i, "nothing") && p.Sign(i+1, "else", "more")) {
			return 0
		}
		some = some || p.T[i].IsWord()
	}
	if !some {
		return 0
	}
	return len(p.T)
}
