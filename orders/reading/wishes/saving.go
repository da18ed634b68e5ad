package wishes

import (
	"machipost/orders/reading/words"
)

// This file tells that nothing is bought.

// A saver looks for what says that nothing is bought.
type saver struct{ *buyer }

// saves tells a clause that says that nothing is bought: no purchases from me, my wallet
// stays shut, I shall not be buying anything.
func (b saver) saves(c *clause) bool {
	if c.game || c.opener == "but" || len(b.lists) > 0 && (c.scopes == nil || b.lists[0].scopes == nil) {
		return false
	}
	if c.to == c.from+1 && b.Sign(c.from, "pass", "nothing", "nowt", "nil", "none", "zilch", "nada") {
		return true
	}
	at := c.from
	for at < c.to && (b.over[at] || b.role(at, words.Concludes|words.Greets) || b.Sign(at, "i", "im", "ill", "am", "we", "will", "shall", "and", "my", "the", "this", "time", "today", "just", "please", "there", "be", "is", "are", "for", "now", "id", "rather", "would", "go", "still", "afraid", "on", "think", "well", "me", "d", "ll", "as", "let", "lets") || b.manner(at)) {
		at++
	}
	for i := c.from; i <= min(at, c.to-1); i++ {
		if end := b.refuses(i, c.to); end > 0 && b.savesOn(end, c.to) {
			return true
		}
	}
	return b.shuts(c)
}

// refuses returns where words end by which nothing is bought; 0 for none.
func (b saver) refuses(at, to int) int {
	if _, end := b.Is(at, words.Nothing); end > 0 && end <= to && (end > at+1 || b.Sign(at, "nothing", "nowt")) && !b.Sign(end, "but", "except", "unless", "beats", "like", "is", "better", "against", "wrong", "more", "much", "personal", "ventured", "gained", "serious", "happened", "happens") && !(b.Sign(end, "to") && !b.Sign(end+1, "buy", "purchase", "acquire", "build", "get", "spend")) {
		for b.role(end, words.Spends) && b.Sign(end, "shopping", "purchases", "buying") || b.Sign(end, "to", "buy", "please", "thanks") && b.idle(end) == 0 {
			end++
		}
		return end
	}
	next := at + 1
	switch {
	case b.role(at, words.Denies) && !b.Sign(at, "without", "nobody", "neither", "nor", "never"), b.Sign(at, "waive", "waives", "forgo", "forego", "renounce", "decline", "declining") && !b.role(at-1, words.Denies), b.Sign(at, "never") && b.Sign(at+1, "mind"):
		for b.Sign(next, "be", "being", "going", "to", "want", "wish", "plan", "planning", "intend", "intending", "do", "doing", "any", "more", "further", "new", "need", "feel", "like", "even", "really", "actually", "a", "thing", "me", "make", "making", "think", "ill", "my", "right", "option", "chance") && !(b.Sign(next, "like") && !b.Sign(next-1, "feel")) {
			next++
		}
		if next < to && b.Sign(next, "buy", "buying", "purchase", "purchases", "purchasing", "shopping", "spend", "spending", "acquire", "acquiring", "acquisitions", "acquisition", "buys", "build", "building", "expenditure", "expenses") {
			return next + 1
		}
	case b.Sign(at, "pass", "passing", "skip", "skipping", "forgo", "abstain", "abstaining", "refrain", "refraining", "sit", "sitting", "miss", "give", "giving"):
		for b.Sign(next, "on", "from", "the", "out", "this", "one", "all", "any", "my", "a") {
			next++
		}
		if next < to && b.Sign(next, "shopping", "market", "marketplace", "shops", "shop", "purchase", "purchases", "buying", "spending", "buy", "store", "stores") {
			if b.Sign(next+1, "a") && b.Sign(next+2, "miss") {
				return next + 3
			}
			return next + 1
		}
		if next > at+1 && b.Sign(next-1, "out") || next > at+2 && b.Sign(next-1, "one") && b.Sign(next, "out") {
			return min(to, next+1)
		}
	}
	return 0
}

// savesOn tells whether what stands behind such words takes nothing of them back.
func (b saver) savesOn(at, to int) bool {
	for i := at; i < to; i++ {
		if b.over[i] || b.idle(i) > 0 || b.Sign(i, "anything", "something", "go", "whatsoever", "else", "yet", "more", "no", "nothing") || b.role(i, words.Rests) && !b.IsCard(i) {
			continue
		}
		if b.role(i, words.Hinders|words.Denies) || b.IsCard(i) || b.IsOther(i) || b.T[i].Number >= 0 || b.Sign(i, "it", "that", "but", "except", "than", "besides", "only", "save") {
			return false
		}
	}
	return true
}

// shuts tells that what money is in stays shut, or that money stays where it is.
func (b saver) shuts(c *clause) bool {
	purse, rests, shut := false, false, false
	for i := c.from; i < c.to; i++ {
		switch {
		case b.Sign(i, "wallet", "purse", "wallets", "pocketbook", "chequebook", "checkbook", "pockets", "powder", "coins", "money", "cash", "pennies", "savings", "moneybag", "cheque"):
			purse = true
		case b.Sign(i, "stay", "stays", "staying", "remain", "remains", "keep", "keeps", "keeping", "kept", "hold", "holding", "sit", "sitting", "sits", "hang", "hanging", "cling", "clinging", "hoard", "hoarding", "guard", "guarding"):
			rests = true
			shut = shut || b.Sign(i, "hoard", "hoarding", "hold", "holding", "cling", "clinging", "sit", "sitting", "sits", "hang", "hanging", "guard", "guarding")
		case b.Sign(i, "shut", "closed", "zipped", "sealed", "locked", "dry", "put", "pocket", "purse", "bank", "safe", "untouched", "intact", "tight", "buttoned", "jar", "sock", "tin", "home", "where"):
			shut = true
		case b.over[i], b.role(i, words.Concludes|words.Article), b.Sign(i, "let", "me", "little", "longer", "bit", "while", "more", "of", "every", "last", "our", "or", "a", "for", "my", "i", "im", "ill", "we", "will", "shall", "is", "are", "be", "to", "on", "and", "the", "this", "time", "today", "please", "in", "for", "now", "go", "id", "rather", "all", "it", "firmly", "going", "just", "they", "where"), b.manner(i), b.idle(i) > 0:
		default:
			return false
		}
	}
	return purse && rests && shut
}

// waits tells a clause of what the money is kept for: saving up for the Airport.
func (b saver) waits(c *clause) bool {
	saves := -1
	for i := c.from; i < c.to; i++ {
		switch {
		case b.Sign(i, "saving", "save", "saved", "hoarding", "putting", "keeping", "waiting", "scrimping", "collecting", "piling", "stockpiling", "banking"):
			saves = i
		case b.role(i, words.Denies|words.Hinders) && !b.Sign(i, "big") || b.IsOther(i) || b.Means(i, words.If, words.Unless):
			return false
		case b.IsCard(i) && saves < 0:
			return false
		}
	}
	return saves >= 0 && b.self(c.from, saves)
}
