package lines

import (
	"slices"
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells sentences that only stand round the orders of a letter: what announces
// them, and what ends the letter. All their words are known, and none limits, denies or asks.

var (
	// matters are what is announced.
	matters = marks.Lows("order", "orders", "wish", "wishes", "instruction", "instructions", "move", "moves", "turn", "plan", "plans", "decision", "decisions", "choice", "choices", "request", "requests", "submission", "config", "configuration", "go", "do", "good", "kind", "follows", "following", "checklist", "list", "lists", "sheet", "form", "format", "grid", "table", "tables", "bullet", "bullets", "points")
	// announcing are the words beside them.
	announcing = marks.Lows("changed", "mind", "new", "revised", "corrected", "complete", "fresh", "final", "order", "orders", "wish", "wishes", "instruction", "instructions", "move", "moves", "turn", "plan", "plans", "decision", "decisions", "choice", "choices", "request", "requests", "submission", "config", "configuration", "follows", "following",
		"here", "heres", "below", "attached", "is", "are", "comes", "come", "came", "follow", "go", "goes", "the", "a", "my", "our", "of", "for", "this", "to", "week", "game", "play", "as", "please", "find", "see", "i", "have", "ive", "decided", "arrived", "reached", "made", "at", "after", "some", "much", "long", "careful", "due", "thought", "thinking", "deliberation", "reflection", "what", "would", "id", "like", "do", "want", "so", "ok", "okay", "right", "well", "now", "then", "if", "you", "be", "good", "kind", "lets", "let", "me", "us", "begin", "start", "these", "from", "re", "today", "tonight", "hi", "hello", "hey", "dear", "gm", "all", "dave", "sir", "madam", "or", "and", "humble", "modest", "latest", "brief", "in", "short", "time", "it", "master", "ladies", "gentlemen", "instruct", "hereby", "direct", "respectfully", "herewith", "forthcoming", "present", "respect", "matter", "write", "writing", "concerning", "with", "regard", "accept", "kindly", "current", "give", "issue", "submit", "lodge", "reference", "number", "checklist", "list", "lists", "sheet", "form", "format", "grid", "table", "tables", "bullet", "bullets", "points", "usual")
	// ending are the words that end a letter.
	ending = marks.Lows("have", "that", "thats", "this", "should", "will", "would", "do", "be", "is", "it", "its", "all", "everything", "covers", "cover", "sums", "wraps", "lot", "up", "about", "me", "from", "for", "now", "turn", "week", "my", "done", "finished", "i", "think", "hope", "believe", "makes", "sense", "ok", "okay", "fine", "so", "the", "and", "then", "right", "thanks", "thank", "you", "cheers", "ta", "many", "much", "very", "a", "lot", "million", "again", "love", "best", "regards", "wishes", "kind", "warm", "yours", "bye", "nothing", "else", "more", "further", "to", "add", "report", "say", "today", "tonight", "end", "of", "message", "over")
	// hesitating are the words of somebody who begins anew.
	hesitating = marks.Lows("wait", "hang", "hold", "on", "stop", "oh", "ah", "no", "nah", "nope", "hmm", "hm", "um", "er", "erm", "uh", "argh", "ugh", "sorry", "ok", "okay", "right", "yes", "yeah", "so", "actually", "a", "sec", "second", "minute", "moment", "mo", "just", "one", "me", "again", "espera", "no", "perdon", "warte", "nein", "halt", "moment", "attends", "attendez", "non", "pardon",
		"hello", "hi", "hey", "only", "its", "it", "is", "s", "'s", "very", "terribly", "yet", "once", "more", "here", "hola", "hallo", "salut", "soy", "yo", "otra", "vez", "solo", "ich", "bins", "bin", "nochmal", "wieder", "nur", "schon", "cest", "c", "est", "moi", "encore", "que")
	// calling are those who begin: the writer.
	calling = marks.Lows("me", "yo", "ich", "bins", "moi")
	// thanking are words that begin a signature.
	thanking = marks.Lows("thanks", "thank", "cheers", "ta", "love", "best", "regards", "yours", "bye", "xx", "x", "ciao", "thx", "greetings")
)

// Frames tells a sentence that only stands round the orders of the letter, for a turn: what
// announces them, before any, or, where they have begun, what ends the letter.
func (r *Letter) Frames(s *Sentence, turn int, begun bool) bool {
	if s.Colon && (TitlesList(s.Tokens) || titlesTools(s.Tokens)) {
		return true
	}
	if !s.Colon && (isInitial(s) || begun && signsOff(s.Tokens) && !isScope(r, s.Tokens)) {
		return true
	}
	if isSubject(r, s, begun) {
		return true
	}
	s.Strange = s.Strange || len(s.Tokens) > 2 && len(s.Tokens) < longestSubject && subjects[s.Tokens[0].Low] && s.Tokens[1].Is(":") && hasCard(r, s.Tokens)
	if begun {
		return false
	}
	if hesitates(s.Tokens) {
		return true
	}
	from := words.Reserved(s.Tokens)
	if !announces(withoutAside(s.Tokens[from:]), turn) {
		return false
	}
	for i := from; i < len(s.Tokens); i++ {
		if who := r.Grammar.Table.Player(s.Tokens, i, marks.WholeName); who.Whole && who.Seat != r.Me || r.Grammar.Table.FullCard(s.Tokens, i).Tokens > 0 {
			return false
		}
	}
	return true
}

// longestSubject is how many tokens a line of what a letter is about has at most.
const longestSubject = 8

// hasCard tells a card in a line of what a letter is about: is it what is ordered?
func hasCard(r *Letter, t []marks.Token) bool {
	for i := range t {
		if namesCard(r, t, i) {
			return true
		}
	}
	return false
}

// isScope tells a sentence that only names goes: `this turn`.
func isScope(r *Letter, t []marks.Token) bool {
	from := 0
	for from < len(t) && t[from].Is("for", "in", "on", "and", "now") {
		from++
	}
	found := words.Find(t, from, r.Grammar.Speaks)
	return from < len(t) && found.Tokens == len(t)-from && found.May(words.Scope)
}

// hesitates tells a sentence that takes back what nobody has said yet: `wait, no`, `oh hang on`,
// or only says who writes: `so sorry, only me again`.
func hesitates(t []marks.Token) bool {
	some := false
	for i := range t {
		if t[i].IsWord() && !hesitating[t[i].Low] || t[i].Number >= 0 && !t[i].IsWord() {
			return false
		}
		some = some || calling[t[i].Low] || greets(&t[i]) && len(t) > 1 || t[i].Is("wait", "hang", "hold", "stop", "oh", "ah", "espera", "warte", "moment", "attends", "attendez")
	}
	return some
}

// withoutAside are tokens without what stands in brackets at their end and says nothing of the
// game: `orders as bullet points (project manager, can't help it)`.
func withoutAside(t []marks.Token) []marks.Token {
	open := marks.Index(t, "(")
	if open < 2 || !t[len(t)-1].Is(")") {
		return t
	}
	for i := range t[open:] {
		one := &t[open+i]
		if one.Number >= 0 || limited[one.Low] || matters[one.Low] || one.Is("not", "no", "only", "all", "both", "none", "dice", "die", "except", "but", "instead", "same", "both", "always", "each", "every", "any", "first", "second", "draft", "test") {
			return t
		}
	}
	return t[:open]
}

// limited are words that say when something counts.
var limited = marks.Lows("if", "when", "whenever", "while", "unless", "until", "till", "once", "provided", "after", "before", "next", "last", "later", "tomorrow", "maybe", "perhaps")

// greets tells a word by which a letter begins: `hello again`.
func greets(t *marks.Token) bool { return t.Is("hello", "hi", "hey", "hola", "hallo", "salut") }

// announces tells a sentence that only announces the orders of a turn: `orders of Ann for turn
// 7`, `here is what I would like to do`.
func announces(t []marks.Token, turn int) bool {
	some, strange := false, 0
	for i := range t {
		switch {
		case t[i].Number >= 0:
			if (t[i].Number != turn || i == 0 || !t[i-1].Is("turn")) && (i+1 == len(t) || !t[i+1].Is("list", "lists", "tables", "points", "bullets")) {
				return false
			}
		case !t[i].IsWord():
			if !t[i].Is(",", ".", ":", "-", "!", "'s", "/") {
				return false
			}
		case announcing[t[i].Low]:
			some = some || matters[t[i].Low]
			if t[i].Is("if") && (i+1 == len(t) || !t[i+1].Is("you")) || t[i].Is("after") && (i+1 == len(t) || !t[i+1].Is("long", "much", "some", "careful", "due")) || t[i].Is("usual") && (i+1 == len(t) || !t[i+1].Is("form", "format", "grid", "table")) {
				return false
			}
		case t[i].Raw != "" && t[i].Raw[0] >= 'A' && t[i].Raw[0] <= 'Z' && !words.IsKnown(t[i].Low, words.English) && (i > 0 || len(t) > 2 && t[1].Is(",", "'s")):
			strange++ // a name
		default:
			return false
		}
	}
	return some && strange <= 2 && len(t) > 1
}

// isInitial tells a letter of a name under a letter: `Thx B`, `-B`, `ta, R.`.
func isInitial(s *Sentence) bool {
	t := s.Tokens
	signed, initial := strings.HasPrefix(s.Text, "-") && !strings.HasPrefix(s.Text, "- ") && len(t) <= 2, 0
	for i := range t {
		switch {
		case len(t[i].Raw) == 1 && t[i].Raw[0] >= 'A' && t[i].Raw[0] <= 'Z':
			initial++
		case thanking[t[i].Low]:
			signed = true
		case t[i].IsWord() || t[i].Number >= 0:
			return false
		}
	}
	return signed && initial == 1
}

// requested are words of what there may be more of, and is not.
var requested = marks.Lows("orders", "order", "instructions", "instruction", "wishes", "wish", "requests", "purchases", "actions", "moves", "changes", "remarks", "comments", "business", "questions", "news", "requirements", "directions")

// signsOff tells a sentence that only ends a letter: `that should do it`, `thanks, B`.
func signsOff(t []marks.Token) bool {
	if len(t) > 2 && t[0].Is("no") && t[1].Is("further", "more", "other", "additional") && requested[t[2].Low] {
		return !slices.ContainsFunc(t[3:], func(one marks.Token) bool { return one.IsWord() && !ending[one.Low] || one.Number >= 0 })
	}
	known := 0
	for i := range t {
		switch {
		case t[i].Number >= 0, !t[i].IsWord() && !t[i].Is(",", ".", "-", "!"):
			return false
		case !t[i].IsWord():
		case t[i].Is("nothing") && (i+1 == len(t) || !t[i+1].Is("else", "more", "further") && !(t[i+1].Is("to") && i+2 < len(t) && t[i+2].Is("add", "report", "say"))):
			return false
		case ending[t[i].Low]:
			known++
		case len(t[i].Raw) == 1 && i > 0 && thanking[t[0].Low]:
		default:
			return false
		}
	}
	if known < 2 && !thanking[t[0].Low] {
		return false
	}
	return thanking[t[0].Low] || slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Is("that", "thats", "this", "everything", "nothing", "all", "hope", "done", "finished", "end", "thanks", "thank")
	})
}
