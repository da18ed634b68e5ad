package phrasing

import "machipost/orders/reading/words"

// Words of which `I do not intend to make any purchase` is made.
var (
	purchases = []string{"buy", "buying", "bought", "purchase", "purchases", "purchased", "spend", "spending", "acquire", "build", "building", "shopping"}
	noughts   = []string{"waive", "abstain", "not", "no", "dont", "wont", "nothing", "nil", "never", "none", "shant"}
	amounts   = []string{"anything", "any", "thing", "money", "coins", "coin", "penny", "nothing", "something"}
	around    = []string{"i", "im", "am", "m", "do", "will", "shall", "would", "id", "ill", "like", "want", "wish", "wanna", "intend", "intended", "plan", "make", "made", "makes", "is", "be", "to", "my", "please", "whatsoever", "at", "all", "going", "gonna",
		"we", "there", "further", "other", "more", "else", "card", "cards", "event", "in", "just", "a", "the", "so", "rather", "prefer", "let", "me", "lets", "on", "this", "occasion", "time", "today", "should", "then"}
)

// hoards finds that money is kept: `I'll save my pennies`, `hang on to my coins for another day`.
func hoards(f *finder, at int) words.Phrase {
	next := at
	for f.sign(next, "i", "ill", "id", "we", "will", "shall", "would", "d", "ll", "rather", "prefer", "just", "simply", "to", "then", "instead", "can", "may", "must", "let", "me", "us", "lets", "better") {
		next++
	}
	if !f.sign(next, "save", "keep", "hold", "hoard", "pocket", "bank", "hang", "stash", "cling", "sit", "put", "squirrel", "stow", "conserve") {
		return words.Phrase{}
	}
	lies := f.sign(next, "put", "squirrel", "stow", "stash") // away, by
	for next++; f.sign(next, "up", "away", "on", "onto", "to", "by", "aside", "together", "hold", "of", "all", "every", "last", "what"); next++ {
		lies = lies && !f.sign(next, "away", "by", "aside")
	}
	if !f.sign(next, "my", "our", "the", "me", "those", "coins", "pennies", "penny", "coin", "money") {
		return words.Phrase{}
	}
	for f.sign(next, "my", "our", "the", "me", "those", "few", "little", "precious", "hard", "earned", "-", "poor", "own", "remaining") {
		next++
	}
	if !f.sign(next, "coins", "coin", "pennies", "penny", "pence", "money", "cash", "savings", "coppers", "dosh", "funds", "coinage") {
		return words.Phrase{}
	}
	for next++; f.sign(next, "up", "away", "by", "aside", "together", "safe", "dry", "in", "for", "until", "till", "the", "my", "me", "our", "a", "an", "another", "rainy", "next", "day", "days", "time", "later", "go", "goes", "turn", "round", "purse", "pocket", "wallet", "bank", "piggy", "jar", "tin", "sock", "mattress", "under", "better", "now", "instead", "then", "this", "please"); next++ {
		lies = lies && !f.sign(next, "away", "by", "aside", "in", "under")
	}
	if lies || next < len(f.t) && (f.t[next].IsWord() && f.is(next, words.And, words.Or) == 0 || f.t[next].Number >= 0) {
		return words.Phrase{} // put the coins on the startup, keep my coins above 5
	}
	return phrase(at, next, words.Nothing, 0)
}

// nothing finds what says that nothing is bought: `I do not intend to make any purchase`.
func (f *finder) nothing(at int) words.Phrase {
	buys, noes, some := false, 0, false
	if f.sign(at, "coins", "coin", "money") {
		return words.Phrase{} // with fewer than 8 coins I buy nothing
	}
	next := at
	for ; next < len(f.t) && next < at+mostTokens/2; next++ {
		switch {
		case f.sign(next, noughts...):
			noes++
			some = some || f.sign(next, "nothing", "nil", "no", "none")
		case f.sign(next, purchases...):
			buys = true
			some = some || f.sign(next, "shopping", "purchase", "purchases")
		case f.sign(next, amounts...):
			some = some || !f.sign(next, "any") || !f.sign(next+1, "event") // the Mine is not to be bought in any event
		case f.sign(next, ",") && buys == (noes == 0) && f.sign(next-1, "not", "occasion"):
		case f.sign(next, around...):
		default:
			goto end
		}
	}
end:
	for next > at && f.sign(next-1, "the", "a", "on", "this", "then", "and", "so", "at", "to", "i", "in", "there") && !f.sign(next-1, "all") {
		next--
	}
	if !buys || noes != 1 || !some || next < at+3 || next < len(f.t) && (f.isCard(next) || f.t[next].Number >= 0) || f.is(at, words.If) > 0 {
		return words.Phrase{}
	}
	return phrase(at, next, words.Nothing, 0)
}
