package changes

import (
	"slices"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
)

// This file tells what only announces that orders are changed: `a small correction to my note of
// this morning, if it is not too late:`.

// Words of what is announced, and those beside them.
var (
	amends = marks.Lows("correction", "corrections", "erratum", "errata", "amendment", "amendments", "amend", "change", "changes", "revision", "update", "modification", "alteration", "alterations", "tweak", "tweaks", "slip", "fix", "countermand", "supplement", "korrektur", "anderung", "anderungen", "cambio", "cambios", "correccion", "correcciones", "rectificacion", "modificacion", "modificaciones", "changement", "rectification", "hotfix", "patch")
	states = marks.Lows("a", "an", "the", "my", "your", "one", "two", "three", "couple", "few", "some", "last", "small", "little", "tiny", "quick", "slight", "minor", "brief", "further", "only", "another", "single", "in", "of", "to", "for", "from", "what", "you", "have", "part",
		"letter", "mail", "email", "message", "note", "notes", "declaration", "dispatch", "dispatches", "orders", "order", "list", "sheet", "instructions", "earlier", "previous", "first", "above", "sent", "wrote", "this", "that", "morning", "morning's", "afternoon", "evening", "yesterday", "today", "lunchtime", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
		"'s", "s", "i", "im", "am", "is", "it", "if", "not", "too", "late", "still", "possible", "in", "time", "may", "afraid", "must", "need", "would", "like", "want", "wish", "should", "make", "issue", "send", "please", "sorry", "apologies", "with", "just", "there", "here", "and", "as", "follows", "so", "let", "me", "again", "on", "reflection", "request", "kindly", "hereby", "by", "way", "gm", "have", "had", "ive", "i've", "oh", "ah", "dear", "got", "made", "something", "thing", "things", "after", "lunch", "dinner", "breakfast", "overnight", "thinking", "sleeping", "about", "regarding", "re", "concerning", "eine", "einen", "kleine", "zu", "meinem", "meinen", "brief", "von", "heute", "fruh", "un", "una", "unos", "unas", "dos", "tres", "par", "de", "cosa", "cosas", "hago", "quiero", "hacer", "tengo", "te", "os", "le", "perdon", "perdona", "perdone", "perdonad", "perdonen", "disculpa", "disculpe", "disculpad", "disculpen", "por", "la", "las", "el", "lo", "molestia", "molestias", "lata", "lio", "siento", "otro", "pequeno", "pequena", "pequenos", "pequenas", "ultimo", "rapido", "mi", "carta", "petit", "petite", "ma", "mon", "lettre", "refer", "them", "orders", "hotfix")
	omits   = marks.Lows("forgot", "forgotten", "overlooked", "missed", "omitted")
	slips   = marks.Lows("mistake", "mistakes", "error", "errors", "wrong", "muddled")
	letters = marks.Lows("letter", "mail", "email", "message", "note", "orders", "list", "sheet", "instructions")
)

// Omits tells one that announces what was left out: `I overlooked something in my last mail:`.
func Omits(t []marks.Token) bool {
	return marks.Some(t, omits)
}

// announces tells a word by which something of the letter before is to change: a slip in it, what
// it is about, a mind that changed.
func announces(p *parts.Arguer, from, at int) bool {
	about := func(one marks.Token) bool { return one.Is("about", "regarding", "re", "concerning") }
	switch low := p.T[at].Low; {
	case omits[low], slips[low]:
		return true
	case low == "mind":
		return p.Sign(at-1, "my") && p.Sign(at-2, "changed")
	default:
		return letters[low] && slices.ContainsFunc(p.T[from:at], about)
	}
}

// Preamble returns where what only announces a change ends, at a colon, a comma or the end of the
// sentence; 0 for none.
func Preamble(p *parts.Arguer, at int) int {
	some, end, from := false, 0, at
	for ; at < len(p.T); at++ {
		t := &p.T[at]
		switch {
		case p.Sign(at, "t", "turn", "turno", "zug") && at+1 < len(p.T) && p.T[at+1].Number >= 0: // T9 amendment
			at++
		case announces(p, from, at):
			some = true
		case t.Is("changed") && p.Sign(at+1, "my") && p.Sign(at+2, "mind"):
		case amends[t.Low]:
			if p.Sign(at-1, "to", "please", "and", "i", "not", "no", "dont") && !p.Sign(at+1, "as") && !(p.Sign(at+1, "it", "them", "that") && p.Sign(at+2, "as")) || p.Sign(at+1, "my", "the", "that", "it", "of") && !p.Sign(at+2, "as") && t.Is("change", "amend", "fix", "update") && !p.Sign(at-1, "a", "one", "small", "quick", "tiny", "slight", "little") {
				return end // it is done here
			}
			some = true
		case t.Is(":") || t.Is(".", "-", ";") && at+1 == len(p.T):
			if some {
				return at
			}
			return end
		case t.Is("(") && some:
			for at < len(p.T) && !p.Sign(at, ")") && p.CardAt(at).Tokens == 0 && p.T[at].Number < 0 {
				at++
			}
			if !p.Sign(at, ")") {
				return end
			}
		case t.Is(".") && some:
			return at + 1
		case t.Is(","):
			if some {
				end = at
			}
		case !states[t.Low]:
			return end
		}
	}
	if some {
		return at
	}
	return end
}
