package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// wish finds what says that the card, or the dice, behind it are wanted: `I would so love
// to get my hands on`, `ich würde mir gern`. It is a verb, for either.
func (f *finder) wish(at int) words.Phrase {
	for language := range words.NumLanguages {
		var in [words.NumLanguages]bool
		in[language] = f.Speaks(words.Meaning{Language: language, Shy: language != words.English})
		if found := f.wishIn(at, in); found.Tokens > 0 {
			return found
		}
	}
	return words.Phrase{}
}

// wishIn finds one in a language.
func (f *finder) wishIn(at int, in [words.NumLanguages]bool) words.Phrase {
	if f.classOf(at, in)&words.Opens == 0 {
		return words.Phrase{}
	}
	if f.sign(at, "i", "we") && (f.sign(at+1, "like", "love") && !f.sign(at+2, "to") || f.sign(at+1, "go") && f.sign(at+2, "to")) {
		return words.Phrase{} // what is liked is not wanted: that is `I'd like`
	}
	next, wants := at, false
	for ; next < len(f.t) && next < at+mostTokens/2; next++ {
		class := f.classOf(next, in)
		if f.t[next].Is("'s") {
			class = words.Wishes
		}
		if class&(words.Wishes|words.Wanted) == 0 || f.isCard(next) && !f.t[next].Is("the", "to", "for", "of", "on") {
			break
		}
		wants = wants || class&words.Wanted != 0 && (!f.sign(next, "have") || f.sign(at, "can", "could", "may", "id", "ill", "let", "please"))
		if n, ok := f.number(next + 1); wants && ok && (n == 1 || n == 2) && f.is(next+2, words.Dice) > 0 {
			next++
			break // one die
		}
	}
	behind := next + f.Card(min(next, len(f.t)-1)).Tokens
	wants = wants || in[words.German] && f.isCard(next) && f.classOf(behind, in)&words.Wanted != 0 // kannst du mir den Wald kaufen
	if k := f.bare(next); f.sign(k, "mit", "avec", "con") && !f.sign(k-1, "conformo", "conformare", "conformaria", "begnuge", "quedo", "quedare", "quedarme", "hacerme", "contente", "contenterai", "mich", "me") {
		return words.Phrase{} // a tool
	}
	end := next
	for end > at && f.sign(end-1, "a", "an", "the", "another", "my", "some", "one", "de", "d", "el", "la", "los", "las", "un", "una", "otro", "otra", "der", "die", "das", "den", "ein", "eine", "einen", "le", "l", "une") {
		end--
	}
	if (talker{f}).onlySaid(at, end) {
		return words.Phrase{} // what was, or is liked
	}
	if !wants || end < at+2 || !f.isCard(next) && !f.isCard(behindNumber(f, next)) && f.is(behindNumber(f, next), words.Dice) == 0 {
		return words.Phrase{}
	}
	return words.Phrase{Tokens: end - at, Means: []words.Meaning{{Kind: words.Verb, Value: int(orders.Buy)}, {Kind: words.Verb, Value: int(orders.Roll)}}}
}

// bare is the place of the last word before a place that is no article.
func (f *finder) bare(at int) int {
	at--
	for f.sign(at, "der", "die", "das", "den", "dem", "el", "la", "mi", "mon", "ma", "le", "meinem", "meiner", "un", "una", "ein", "einem", "einer") {
		at--
	}
	return at
}

// onlySaid tells words of a wish that say what was, or what is liked.
func (f talker) onlySaid(from, end int) bool {
	was, likes, asks := false, false, false
	for i := from; i < end; i++ {
		switch {
		case f.sign(i, "was", "had", "were"):
			was = true
		case f.sign(i, "hoping", "thinking", "going", "planning"):
			return false
		case f.sign(i, "love", "like", "adore", "enjoy"):
			likes = true
		case f.t[i].Is("'s") || f.any(i)&words.Wanted != 0 || f.sign(i, "would", "id", "wed", "d", "can", "could", "may", "might", "please", "will", "ill", "let", "lets", "shall"):
			asks = true
		}
	}
	return was || likes && !asks
}

// praised finds what says, behind the name of a card, that it is wanted: `would suit me
// perfectly`, `is to be built`.
func (f talker) praised(at int) words.Phrase {
	if at == 0 || !f.endsCard(at) {
		return words.Phrase{}
	}
	next, wants, may := at, false, false
	for ; next < len(f.t) && next < at+mostTokens/2; next++ {
		switch {
		case f.sign(next, "would", "will", "shall", "should", "must", "id", "d", "please", "to"):
			may = true
		case f.sign(next, "desired", "wanted", "requested", "required", "needed", "preferred", "want", "need", "choice", "preference", "plan", "goal", "aim", "wish", "target", "for") && (!f.sign(next, "for") || f.sign(next+1, "me", "us")):
			may, wants = true, true
		case f.sign(next, "do", "suit", "nice", "lovely", "great", "perfect", "good", "ideal", "fine", "built", "bought", "constructed", "acquired", "purchased", "ordered", "taken", "mine", "welcome", "appreciated", "handy", "useful", "be"):
			wants = true
		case f.sign(next, "is", "are", "'s", "s", "me", "my", "us", "perfectly", "nicely", "well", "then", "just", "very", "quite", "much", "really", "today", "now", "what", "that", "i", "im", "the", "it", "also", "too", "of", "day", "order", "purchase", "pick", "this", "time", "down", "most", "all", "as", "and") && !(f.sign(next, "and") && f.opensOrder(next+1)) && !f.isCard(next) && !(f.sign(next, "down") && f.sign(next-1, "taken")):
		default:
			goto end
		}
	}
end:
	for next > at && f.sign(next-1, "and", "then", "the", "i", "this", "my") {
		next--
	}
	if !wants || !may || next < at+2 || next < len(f.t) && f.t[next].IsWord() && !f.follows(next) && f.is(next, words.If, words.Unless, words.Else, words.Scope) == 0 || f.sign(next, ",") && f.sign(next+1, "but") || f.sign(next, "?") {
		return words.Phrase{}
	}
	return phrase(at, next, words.Empty, 0)
}

// endsCard tells whether the name of a card ends before a place.
func (f talker) endsCard(at int) bool {
	for from := max(0, at-4); from < at; from++ {
		if f.isCard(from) && from+f.Card(from).Tokens == at {
			return true
		}
	}
	return false

}

// behindNumber passes over a number.
func behindNumber(f *finder, at int) int {
	if _, ok := f.number(at); ok {
		return at + 1
	}
	return at
}

// backup finds the `with` of `with the Forest as plan B`, which joins the Forest to a
// list, and what stands behind its name.
func (f talker) backup(at int) words.Phrase {
	if at > 0 && f.isBackup(at) > 0 {
		for from := at - 1; from > max(0, at-4); from-- {
			if f.isCard(from) && from+f.Card(from).Tokens == at {
				return phrase(at, f.isBackup(at), words.Empty, 0)
			}
		}
	}
	next := at + 1
	for f.sign(next, "the", "a", "an", "my") {
		next++
	}
	if !f.sign(at, "with") || !f.isCard(next) || f.isBackup(next+f.Card(next).Tokens) == 0 {
		return words.Phrase{}
	}
	return phrase(at, next, words.Joint, 0)
}

// isBackup returns where `as plan B` ends; 0 for none.
func (f talker) isBackup(at int) int {
	next := at
	switch {
	case f.sign(next, "as", "for", "in"):
		next++
	case f.sign(next, "behind", "after") && f.sign(next+1, "it", "that"):
		return next + 2
	default:
		return 0
	}
	for f.sign(next, "the", "a", "an", "my") {
		next++
	}
	switch {
	case f.sign(next, "plan") && f.sign(next+1, "b"):
		return next + 2
	case f.sign(next, "second", "next") && f.sign(next+1, "choice", "best", "option"):
		return next + 2
	case f.sign(next, "backup", "fallback", "alternative", "reserve", "substitute", "replacement", "consolation"):
		return next + 1
	}
	return 0
}
