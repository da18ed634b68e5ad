package asides

import "machipost/orders/reading/marks"

// This file tells a sentence that limits an order to what can be paid, which each order is anyway.

var (
	// paying are the words of such a sentence, and enough those that speak of means.
	paying = marks.Lows("but", "and", "well", "only", "if", "when", "i", "we", "ive", "'ve", "ve", "have", "got", "get", "enough", "the", "my", "money", "coins", "cash", "for", "it", "that", "this", "one", "them", "can", "could", "afford", "pay", "buy", "able", "am", "im", "are", "to", "of", "course", "please", "obviously", "naturally", "still", "then", "really", "actually", ",", ".", "!", "-", "claro", "pero", "solo", "si", "me", "llega", "alcanza", "el", "dinero", "para", "eso", "tengo", "bastante", "suficiente", "puedo", "pagarlo", "aber", "nur", "wenn", "falls", "ich", "genug", "geld", "habe", "dafur", "reicht", "das", "es", "naturlich", "mir", "leisten", "kann")
	enough = marks.Lows("enough", "afford", "pay", "bastante", "suficiente", "llega", "alcanza", "pagarlo", "genug", "reicht", "leisten")
	only   = marks.Lows("only", "course", "obviously", "naturally", "claro", "solo", "nur", "naturlich")
	prices = marks.Lows("it", "that", "costs", "its", "is", "the", "price", "cuesta", "eso", "vale", "es", "das", "kostet", "only", "coins", "monedas", "munzen", ".", "!")
)

// OnlyIfPaid tells such a sentence, with or without the price behind it: `but only if I have enough
// money, it costs 4`.
func OnlyIfPaid(t []marks.Token) bool {
	limits, means, supposes, to := false, false, false, len(t)
	for i := range t {
		if i > 0 && t[i-1].Is(",", "-", "(") && means {
			to = i
			break
		}
		if !paying[t[i].Low] && !t[i].Is("(") {
			return false
		}
		limits, means = limits || only[t[i].Low], means || enough[t[i].Low]
		supposes = supposes || t[i].Is("if", "when", "si", "wenn", "falls")
	}
	for i := to; i < len(t); i++ {
		if t[i].Number < 0 && !prices[t[i].Low] && !t[i].Is(")") {
			return false
		}
	}
	return limits && means && supposes && (to == len(t) || marks.Says(t[to:], "costs", "cuesta", "kostet", "price", "vale"))
}
