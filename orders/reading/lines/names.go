package lines

import (
	"strings"

	"machipost/engine/names"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// card is how many tokens name a card in full at a place; 0 for none.
func (r *Letter) card(t []marks.Token, at int) int {
	if found := r.Grammar.Table.AnyCard(t, at); found.Strength == marks.Whole {
		return found.Tokens
	}
	return 0
}

// tool is how many tokens name a tool at a place; 0 for none.
func (r *Letter) tool(t []marks.Token, at int) int {
	if found := r.Grammar.Table.AnyCard(t, at); found.Tokens > 0 && found.Strength <= marks.Whole && parts.IsTool(found.Card) {
		return found.Tokens
	}
	return 0
}

// player is how many tokens name another player than the writer at a place; 0 for none.
func (r *Letter) player(t []marks.Token, at int) int {
	if who := r.Grammar.Table.Player(t, at, marks.WholeName); who.Whole && who.Seat != r.Me {
		return who.Tokens
	}
	return 0
}

// Writer is how many tokens name the writer at a place; 0 for none.
func (r *Letter) Writer(t []marks.Token, at int) int {
	if who := r.Grammar.Table.Player(t, at, marks.WholeName); who.Whole && who.Seat == r.Me {
		return who.Tokens
	}
	return 0
}

// unsigned takes the writer's initial away that stands alone at the end of a letter: `B.` is no
// order.
func unsigned(r *Letter, lines []Row) {
	last := len(lines) - 1
	for last > 0 && len(lines[last].Tokens) == 0 {
		last--
	}
	if last < 0 || r.Me < 0 || int(r.Me) >= len(r.Names) {
		return
	}
	for kissed := lines[last].Tokens; len(kissed) > 1 && kissed[len(kissed)-1].Is("x", "xx", "xxx") && kissed[len(kissed)-2].Number < 0; {
		kissed = kissed[:len(kissed)-1]
		lines[last].Tokens = kissed
	}
	t := lines[last].Tokens
	for len(t) > 1 && t[len(t)-1].Is(".", ",", "x", "-") {
		t = t[:len(t)-1]
	}
	if lines[last].Tokens = unthanked(r, lines[last].Tokens, len(t)); last == 0 || len(t) == 0 {
		return
	}
	if t[0].Is("-") && len(t) > 1 {
		t = t[1:]
	}
	if len(t) == 1 && len(t[0].Low) == 1 && strings.HasPrefix(names.Fold(r.Names[r.Me]), t[0].Low) {
		lines[last] = Row{}
	}
}

// headed takes the writer's name away that stands in front of a turn and goes, in a line of nothing
// else: `ANN, TURN 1, BOTH GOES`.
func headed(r *Letter, row Row) Row {
	t := row.Tokens
	at := r.Writer(t, 0)
	if at == 0 || len(t) > longestHeading || at == len(t) {
		return row
	}
	scoped := false
	for i := at; i < len(t); {
		found := words.Find(t, i, r.Grammar.Speaks)
		switch {
		case t[i].Is(",", "/", "-", ":", ".", "|"):
			i++
		case found.May(words.Turn) && i+found.Tokens < len(t) && t[i+found.Tokens].Number == r.Turn:
			at = i + found.Tokens + 1
			i = at
		case found.May(words.Scope):
			scoped, i = true, i+found.Tokens
		default:
			return row
		}
	}
	for at < len(t) && t[at].Is(",", "/", "-", ":", ".", "|") {
		at++
	}
	if !scoped {
		return row
	}
	bare := r.Row(marks.Written(t[at:]))
	bare.Text, bare.Raw, bare.Strange = row.Text, row.Raw, row.Strange
	return bare
}

// longestHeading is how many tokens such a line has at most.
const longestHeading = 12

// partings are words behind which people put their names.
var partings = marks.Lows("ta", "thx", "thanks", "thank", "thankyou", "ty", "cheers", "cheerio", "love", "bye", "byee", "xx", "xxx", "laters", "ttyl")

// unthanked takes the writer's name, or whatever nobody knows, away that stands alone behind a thank
// you at the end of a row whose last word ends at a place: `a Mine ta mo`.
func unthanked(r *Letter, t []marks.Token, end int) []marks.Token {
	if end < 3 || !partings[t[end-2].Low] || !t[end-1].IsWord() || len(t[end-1].Low) > longestSigned {
		return t
	}
	low, me := t[end-1].Low, names.Fold(r.Names[r.Me])
	initial := strings.HasPrefix(me, low)
	if !initial && (words.IsKnown(low, words.English) || isName(r.Grammar.Table, t, end-1) || r.Grammar.Table.Misspelt(t[end-1:end]).Tokens > 0) {
		return t
	}
	return t[:end-1]
}

// longestSigned is how many letters a name has at most that stands behind a thank you.
const longestSigned = 12

// maxNameWords is how many words a single unknown name has at most.
const maxNameWords = 3

// IsName tells whether words can be a name: few, and none of them means anything.
func IsName(r *Letter, text string) bool {
	tokens := marks.Tokens(text)
	if len(tokens) == 0 || len(tokens) > maxNameWords {
		return false
	}
	read := r.InOwnWords(tokens, clauses.Context{})
	return read.Gaps == len(tokens) && !read.Game && !read.Governs && !strings.ContainsAny(text, "0123456789")
}
