package asides

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file tells a sentence that only says which cards are not to be bought.

var (
	// opening are words in front of what is not to be.
	opening = marks.Lows("please", "pls", "plz", "kindly", "and", "but", "also", "oh", "so", "well", "just", "whatever", "happens", "you", "we", "do", "i", "definitely", "absolutely", "really", "must", "should", "shall", "need", "want", "wish", "would", "like", "to", ",", "bitte", "aber", "und", "auch", "auf", "ich", "mochte", "will", "kaufe", "kauf", "nehme", "por", "favor", "pero", "y", "yo", "quiero", "sil", "vous", "plait", "mais", "je", "jachete", "achete")
	// denying are words by which it is not.
	denying = marks.Lows("dont", "not", "never", "no", "wont", "nicht", "kein", "keine", "keinen", "nie", "niemals", "nunca", "pas", "jamais")
	// reaching are words of what would be done with a card.
	reaching = marks.Lows("buy", "get", "take", "build", "purchase", "acquire", "give", "want", "have", "order", "bring", "me", "us", "to", "you", "for", "under", "any", "circumstances", "ever", "a", "an", "the", "that", "this", "another", "auf", "fall", "den", "die", "das", "der", "eine", "einen", "ein", "compres", "comprar", "compre", "compro", "quiero", "el", "la", "los", "las", "un", "una", "de", "le", "les", "une", "keinen", "mir", "kaufen", "kauf", "kaufe", "or", "nor", "oder", "ni", "ou", "either", "please")
	// shopping are those of them by which a card is bought.
	shopping = marks.Lows("buy", "get", "take", "build", "purchase", "acquire", "give", "want", "need", "order", "bring", "purchased", "bought", "acquired", "obtained", "compres", "comprar", "compre", "compro", "quiero", "kaufen", "kauf", "kaufe", "nehme", "will", "mochte", "achete", "jachete")
	// refused are words behind a card that is put first, of who does not want it.
	refused = marks.Lows("i", "do", "in", "no", "case", "under", "circumstances", "on", "account", "not", "dont", "want", "will", "wont", "buy", "take", "need", "ich", "nicht", "auf", "keinen", "fall", "keinesfalls", "mochte", "lo", "la", "quiero", "compro", "would", "ever", "never", "at", "all", "is", "are", "be", "to", "shall", "should", "must", "may", "event", "any", "purchased", "bought", "acquired", "obtained", "by", "me")
	// turning are words of a reason that may turn it round, or limit it.
	turning = marks.Lows("but", "instead", "rather", "before", "until", "till", "unless", "if", "when", "except", "first", "then", "yet", "now", "otherwise", "else", "only", "again", "after", "as", "sino", "sondern", "erst", "bis", "wenn", "falls", "sonst", "antes", "hasta", "si", "cuando", "pero", "aber", "mais", "avant", "sauf", "more", "than", "twice", "both")
)

// longestDecline is how many tokens such a sentence has at most.
const longestDecline = 30

// Declines tells a sentence that only says of cards that they are not to be bought, and why: `please
// don't buy the Loan Office because it makes you pay`. None of them is a candidate; these are asked for only where they are needed.
func Declines(g *marked.Grammar, t []marks.Token, candidates func() []engine.Card) bool {
	if len(t) < 3 || len(t) > longestDecline || t[len(t)-1].Is("?", ":") {
		return false
	}
	p := parts.New(g, t)
	at, denied, buys := 0, false, false
	for ; at < len(t) && (opening[t[at].Low] || denying[t[at].Low]); at++ {
		switch no := denying[t[at].Low]; {
		case no && (denied || at+1 < len(t) && t[at+1].Is(",", "wait")), t[at].Is("never") && !strings.EqualFold(t[at].Raw, t[at].Low):
			return false // no, the Ranch; never not; nevr
		case t[at].Is("no") && p.CardAt(at+1).Tokens == 0:
			return false // no please get me the Mine
		default:
			denied = denied || no
		}
		buys = buys || shopping[t[at].Low]
	}
	var named []engine.Card
	for at < len(t) {
		if found := p.CardAt(at); found.Tokens > 0 && found.Strength < marks.Weak && found.Fits == nil {
			named = append(named, found.Card)
			at += found.Tokens
		} else if denied && reaching[t[at].Low] || len(named) == 0 && reaching[t[at].Low] {
			buys = buys || shopping[t[at].Low]
			at++
		} else {
			break
		}
	}
	if !denied {
		from := at
		for ; at < len(t) && refused[t[at].Low]; at++ {
			if denied && t[at].Is("not", "never", "dont", "nicht") {
				return false // I would never not buy it
			}
			buys = buys || shopping[t[at].Low]
			denied = denied || denying[t[at].Low] || t[at].Is("keinen", "keinesfalls")
		}
		denied = denied && at-from > 1 && len(named) == 1
	}
	if !denied || !buys || len(named) == 0 || !isReason(g, p, at, named) {
		return false
	}
	ordered := candidates()
	return !slices.ContainsFunc(named, func(c engine.Card) bool { return slices.Contains(ordered, c) })
}

// isReason tells that behind a place stands nothing, or why: nothing of what is ordered, and of no
// card but those that were named.
func isReason(g *marked.Grammar, p *parts.Arguer, at int, named []engine.Card) bool {
	if at < len(p.T) && !p.Sign(at, ".", ",", "-", "(", "!", ";") && !p.Sign(at, "it", "its", "thats", "that", "which", "they", "as") && g.ClassOf(p.T[at].Low)&words.Because == 0 {
		return false
	}
	said := 0
	for i := at; i < len(p.T); i++ {
		if p.T[i].IsWord() {
			said++
		}
		if found := p.CardAt(i); found.Tokens > 0 && found.Strength < marks.Weak && !slices.Contains(named, found.Card) {
			return false
		}
		if turning[p.T[i].Low] && (i > at || !p.Sign(i, "as")) {
			return false
		}
		if who := p.PlayerAt(i, 3); p.T[i].Number >= 0 || who.Whole || nothing[p.T[i].Low] {
			return false // don't buy the Mine, tv Bob
		}
		if m, end := p.Is(i, words.Verb); end > 0 && !m.Shy && p.CardAt(i).Tokens == 0 && (i == at || !p.T[i-1].IsWord()) {
			return false
		}
		if _, end := p.Is(i, words.Nothing, words.Always, words.Never, words.If, words.Unless, words.Else, words.Scope, words.Dice, words.Single, words.Both, words.Instead, words.Change, words.Same); end > 0 {
			return false
		}
	}
	return said != 1 // don't buy the Mine, resign
}
