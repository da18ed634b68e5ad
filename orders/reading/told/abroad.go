package told

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/gloss"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// tellsAbroad tells a sentence of another language that only states something, in the words of the
// rules. What is a story in ours may be an order in theirs, but where it says what another player
// did.
func tellsAbroad(g *marked.Grammar, s lines.Sentence, read *clauses.Reading, ordered []engine.Card) bool {
	if !g.Foreign() || words.AreOurs(s.Tokens) || len(s.Tokens) > longestStory || len(read.If)+len(read.Scopes) > 0 {
		return false
	}
	said, all := gloss.Say(g.Table, &g.Languages, s.Tokens, false)
	if !all || len(said) < shortest {
		return false
	}
	ours := *g
	ours.Languages = [words.NumLanguages]bool{}
	ours.Languages[words.English] = true
	s.Tokens = said
	row := parts.New(&ours, said)
	p := reciter{row, &ours}
	return onlyStates(row, s, read, ordered) || p.isOther(0) && p.wasDone(ours.Table.Player(said, 0, 3).Tokens) && recounts(row, s, read)
}

// Groundless doubts an order that is what is wanted otherwise, behind a sentence that was passed
// over and names a card: `I hope I can afford the Mine. If not, the Forest`.
func Groundless(s lines.Sentence, read *clauses.Reading, prose []orders.Prose, carded string, listed bool) (d drafts.Doubt) {
	n := len(prose)
	if listed || n == 0 || prose[n-1].Line != carded || len(read.Acts) == 0 || len(read.If)+len(read.Acts[0].Line.If) > 0 || len(s.Tokens) < 2 {
		return d
	}
	if t := s.Tokens; t[0].Is("otherwise", "else", "failing", "sonst", "sinon", "sino") || t[0].Is("if", "si", "wenn") && t[1].Is("not", "no", "pas", "non", "nicht") {
		return drafts.Doubt{Why: orders.TwoWays, Words: []string{s.Text}}
	}
	return d
}
