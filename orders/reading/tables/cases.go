package tables

import (
	"regexp"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/bounds"
	"machipost/orders/reading/grids"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// This file reads lists of cases below what they are about: `Dice:` above `fewer than 6 coins ->
// one` and `otherwise -> two`.

// parted is a case and what is to be in it.
var parted = regexp.MustCompile(`^(.*?)\s*(?:-{1,2}>|=>|→|⇒|:|=)\s*(\S.*)$`)

// partsOf are a line, its case and what is to be in it; nil of any other line.
func partsOf(text string) []string {
	if !strings.ContainsAny(text, ":=>→⇒") {
		return nil
	}
	return parted.FindStringSubmatch(text)
}

// dashed is one with a dash between: `9 - Mine`.
var dashed = regexp.MustCompile(`^(.*\S)\s+[-–—]+\s+(\S.*)$`)

// mostCase is how many tokens a case has at most.
const mostCase = 12

// cases makes a line of each case below a verb. Where one of them is not known none is read, and
// the line above is marked so.
func cases(r tabler, rows []lines.Row, at int) (made []lines.Row, next int) {
	t := rows[at].Tokens
	if len(t) > 0 && t[len(t)-1].Is(":") {
		t = t[:len(t)-1]
	}
	if len(t) == 0 || len(t) > mostHead || rows[at].Split || at > 0 && isOpen(rows[at-1].Tokens) {
		return nil, at
	}
	head := r.verbOfTokens(t)
	if next = at + 1; next < len(rows) && len(rows[next].Tokens) == 0 {
		next++
	}
	if head == nil || head.rest || next >= len(rows) {
		return nil, at
	}
	if made, end := byGoBelow(r, rows, next, head.verb); made != nil {
		return made, end
	}
	before, first := tested{}, next
	for ; next < len(rows) && len(rows[next].Tokens) > 0 && !rows[next].Split && indent(rows[next]) >= indent(rows[first]); next++ {
		condition, text, ok := oneCase(r, rows[next], rows[first], &before)
		switch {
		case !ok && len(made) == 0:
			return nil, at
		case !ok:
			rows[at].Strange = true
			return rows[at:next], next
		}
		verb := head.verb.String() + ": "
		if head.verb == orders.Buy {
			verb, text = head.verb.String()+" ", elses.ReplaceAllString(text, ", ")
		}
		made = append(made, r.cell(condition+verb+text))
	}
	if len(made) < 2 {
		return nil, at
	}
	return made, next
}

// counted reads rows of numbers below a line that says of what, and what is done: `COINS: BUY`
// above `30 or more: Airport` and `less: Mine`.
func counted(r tabler, rows []lines.Row, at int) (made []lines.Row, next int) {
	head := partsOf(rows[at].Text)
	if head == nil || !r.isOf(headTokens(head[1]), coinHeads) && !r.isOf(headTokens(head[1]), totalHeads) {
		head = dependsOn(r, rows[at])
	}
	if head == nil || rows[at].Split {
		return nil, at
	}
	g := &grids.Grid{Rows: [][]string{head[1:]}, Next: at + 1}
	if g.Next < len(rows) && len(rows[g.Next].Tokens) == 0 {
		g.Next++
	}
	for ; g.Next < len(rows) && len(g.Rows) <= grids.MostRows && !rows[g.Next].Split; g.Next++ {
		text := strings.TrimLeft(rows[g.Next].Text, "-*•· ")
		part := partsOf(text)
		if part == nil || !bounds.Known(part[1]) {
			part = dashed.FindStringSubmatch(text)
		}
		if part == nil || !bounds.Known(part[1]) {
			break
		}
		g.Rows = append(g.Rows, part[1:])
	}
	if heads := r.heading(g); len(g.Rows) > 2 && heads != nil && heads[1].kind == verbal {
		made = r.byHeads(g)
	}
	if made == nil {
		return nil, at
	}
	return made, g.Next
}

// Words of a line that says on what hangs what is bought, and those beside them.
var (
	purses   = marks.Lows("coins", "coin", "money", "cash", "purse", "funds", "have", "got", "hand", "wallet", "budget", "rich", "munzen", "geld", "monedas", "dinero")
	throws   = marks.Lows("roll", "rolled", "rolls", "throw", "total", "dice", "score", "wurf", "wurfle", "tirada", "sale", "tiro")
	hangings = marks.Lows("end", "what", "i", "ill", "we", "my", "the", "a", "an", "buy", "purchase", "purchases", "purchasing", "buying", "build", "get", "want", "take", "choose", "card", "cards", "candidate", "candidates", "shopping", "list", "order", "orders", "choice", "depends", "depend", "hangs", "hang", "depending", "according", "by", "on", "to", "in", "of", "after", "with", "from", "how", "many", "much", "which", "will", "would", "like", "then", "is", "are", "this", "turn", "time", "left", "available", "at", "that", "moment", "comes", "up", "out", "come", "if", "when", "and", "so", "as", "follows", "number", "result", "amount", "level", "each", "here", "for", "case", "cases", "i'd", "id", "am", "dann", "kaufe", "ich", "was", "je", "nach", "hangt", "von", "vom", "ab", "mein", "meine", "kauf", "wenn", "bei", "habe", "segun", "lo", "que", "compro", "compra", "mis", "las", "los", "tenga", "depende", "de", "si", "me")
)

// dependsOn are the heads of a table for which a line stands that says on what hangs what is bought:
// `what I buy depends on my coins after the roll:`, `If I roll ...`; nil for none.
func dependsOn(r tabler, row lines.Row) []string {
	t := row.Tokens
	ends := len(t) > 2 && t[0].Is("if", "when") && t[len(t)-1].Is("with", "have", "roll", "get", "rolled", "throw", "got")
	if len(t) < 3 || len(t) > mostCase+mostHead || !ends && !t[len(t)-1].Is(":", ".", "-") || strings.HasSuffix(row.Text, ".") && !strings.HasSuffix(row.Text, "..") {
		return nil
	}
	coins, totals := false, false
	for i := range t {
		coins, totals = coins || purses[t[i].Low], totals || throws[t[i].Low]
		if t[i].IsWord() && !hangings[t[i].Low] && !purses[t[i].Low] && !throws[t[i].Low] || t[i].Number >= 0 {
			return nil
		}
	}
	switch {
	case coins, ends && t[len(t)-1].Is("with"):
		return []string{"", "coins", orders.Buy.String()}
	case totals && !t[0].Is("dice"):
		return []string{"", "roll", orders.Buy.String()}
	}
	return nil
}

// isOpen tells a line that goes on in the next.
func isOpen(t []marks.Token) bool {
	return len(t) > 0 && t[len(t)-1].Is(",", "and", "or", "for", "of", "to", "from", "with", "y", "o", "de", "por", "para", "und", "oder", "et", "ou")
}

// byGoBelow reads rows of a go and what is to be in it, below a verb.
func byGoBelow(r tabler, rows []lines.Row, at int, verb orders.Verb) (made []lines.Row, next int) {
	for next = at; next < len(rows) && len(rows[next].Tokens) > 0; next++ {
		part := partsOf(wording.Unbullet(rows[next].Text))
		if len(made) > 0 && indent(rows[next]) > indent(rows[at]) {
			made = append(made, r.cell(cellText(verb.String()+": ", rows[next].Text))) // a list goes on
			continue
		}
		if part == nil || r.goOf(part[1]) == "" || len(made) == 0 && r.goOf(part[1]) == orders.Standing.String() {
			break // Train Station, standing: none
		}
		made = append(made, r.cell(r.goOf(part[1])), r.cell(cellText(verb.String()+": ", part[2])))
	}
	if len(made) == 0 {
		return nil, at
	}
	return append(made, r.Row(orders.EveryGo.String())), next
}

// oneCase is the condition of a row and what is to be then, false where it has none; what is
// counted in the first of the rows is counted in the others, too.
func oneCase(r tabler, row, first lines.Row, before *tested) (condition, text string, ok bool) {
	part := partsOf(wording.Unbullet(row.Text))
	if part == nil || len(marks.Tokens(part[1])) > mostCase || r.goOf(part[1]) != "" {
		return "", "", false
	}
	condition, verb, ok := r.label(part[1], before)
	if t := marks.Tokens(part[1]); !ok && len(t) > 0 && countsCoins(first.Tokens) && !countsCoins(t) && t[len(t)-1].Number >= 0 {
		condition, verb, ok = r.label(part[1]+" coins", before)
	}
	if bounds.IsLess(part[1]) && bounds.IsRest(part[1]) && before.Any && reaches(first.Tokens) {
		condition, ok = bounds.Otherwise, true // 10 or more, less
	}
	return condition, part[2], ok && verb == "" && condition != ""
}

// reaches tells a case of so many or more.
func reaches(t []marks.Token) bool {
	return marks.Says(t, "more", "least", "over", "above", "+", "up")
}

func countsCoins(t []marks.Token) bool {
	return marks.Says(t, "coins", "coin", "money", "cash")
}

// ranked is the place among the candidates that stands before a line: `Buy 1st: Mine`.
func ranked(row lines.Row) (place int, card string) {
	before, card, found := strings.Cut(wording.Unbullet(row.Text), ":")
	if !found || len(before) > longestPlace {
		return 0, ""
	}
	t := marks.Tokens(before)
	if len(t) < 2 || len(t) > mostHead+1 || !t[0].Is("buy", "purchase") && !t[len(t)-1].Is("buy", "purchase") {
		return 0, ""
	}
	return placeOf(before), strings.TrimSpace(card)
}

// longestPlace is how many bytes have room for such a place.
const longestPlace = 60

// unranked takes the places off candidates that count up line by line. Two may be goes.
func unranked(r tabler, rows []lines.Row) {
	for at := 0; at < len(rows); {
		n := 0
		for at+n < len(rows) {
			if place, _ := ranked(rows[at+n]); place != n+1 {
				break
			}
			n++
		}
		for i := at; i < at+n && (n > 2 || n > 1 && !r.TwoGoes); i++ {
			_, card := ranked(rows[i])
			text, raw := rows[i].Text, rows[i].Raw
			if rows[i] = (lines.Row{}); !isAbsent(marks.Tokens(card)) {
				rows[i] = r.Row(cellText(orders.Buy.String()+": ", card))
				rows[i].Text, rows[i].Raw = text, raw
			}
		}
		at += max(n, 1)
	}
}

// answers tells a verb with a question mark, and what it is answered.
func answers(r tabler, t []marks.Token) bool {
	at := marks.Index(t, "?")
	if at < 1 || at > 2 || at+1 >= len(t) || len(t) > mostCase || t[0].Number >= 0 || r.verbOfTokens(t[:at]) == nil {
		return false
	}
	return !marks.Says(t[at+1:], "?", "it", "that", "this")
}

// plainly takes the `Co.` out of the name of a tool before a colon, and when it acts, and the yes behind
// one: `Moving Co.: Cafe to Bob`, `Demolition (on a 4): Harbour`, `harbour: yes, always`.
func plainly(r tabler, row *lines.Row) {
	t := row.Tokens
	if len(t) > 2 && t[1].Is("-") && !t[1].Glued && t[2].IsWord() && r.Grammar.Table.CardFrom(t[:1], 0) == 0 && r.verbOfTokens(t[:1]) != nil {
		lines.Resay(r.Letter, row, t[0].Raw+": "+marks.Written(t[2:])) // Buy - Mine
		return
	}
	if answers(r, t) {
		lines.Resay(r.Letter, row, strings.Replace(marks.Written(t), "?", ":", 1)) // Dice? One.
		return
	}
	if open, colon := marks.Index(t, "("), marks.Index(t, ":"); open > 0 && open < mostHead && colon > open+2 && colon+1 < len(t) && t[colon-1].Is(")") && areTotals(t[open+1:colon-1]) {
		if head := r.verbOfTokens(t[:open]); head != nil && head.verb >= orders.TV {
			lines.Resay(r.Letter, row, marks.Written(t[:open])+": "+marks.Written(t[colon+1:]))
			return
		}
	}
	for colon := 1; colon < len(t)-1 && colon <= mostHead+1; colon++ {
		if !t[colon].Is(":") {
			continue
		}
		from, name := colon+1, t[:colon]
		company := colon > 2 && t[colon-1].Is(".") && t[colon-2].Is("co")
		if company {
			name = t[:colon-2]
		}
		agreed := from+2 < len(t) && agrees[t[from].Low] && t[from+1].Is(",", "-", "(")
		if agreed {
			from += 2
		}
		if head := r.verbOfTokens(name); head == nil || head.verb == orders.Buy || !company && !agreed {
			return
		}
		lines.Resay(r.Letter, row, marks.Written(name)+": "+strings.TrimSuffix(marks.Written(t[from:]), ")"))
		return
	}
}

// Words of how long what stands below a title is to be kept.
var (
	always  = marks.Lows("always", "standing", "permanent", "permanently", "constant", "every", "each", "all", "until", "till", "default", "defaults")
	lasting = marks.Lows("every", "each", "all", "turn", "turns", "till", "til", "until", "i", "say", "write", "tell", "you", "otherwise", "changed", "change", "it", "further", "notice", "from", "now", "on", "this", "and", "after", "following", "future", "the", "rest", "of", "game", "as", "well", "stop", "orders", "order", "standing", "stays", "week", "always", "end", "that", "one", "ones", "to", "come", "later", "unless", "told", "different", "differently", "something", "else", "any", "for", "except", "when")
	ends    = marks.Lows("till", "til", "until", "after", "future", "further", "following", "rest", "standing", "later", "come", "unless", "except")
)

// lasts makes a plain title of one with how long it is to be kept in brackets: `ALWAYS (this turn
// and all after it, until I write otherwise)`, `STANDING (every turn)`. Where they say when it
// counts the line is marked as what nobody understands.
func lasts(r tabler, row *lines.Row) {
	t := row.Tokens
	for len(t) > 0 && t[len(t)-1].Is(":") {
		t = t[:len(t)-1]
	}
	if len(t) == 0 || !always[t[0].Low] {
		return
	}
	long := t[0].Is("always") && len(t) == 1 && len(row.Tokens) == 1 && strings.ToUpper(row.Text) == row.Text || t[0].Is("standing", "permanent", "permanently")
	for i := range t {
		if !t[i].Is("(", ")", ",", "-") && !lasting[t[i].Low] && !always[t[i].Low] {
			row.Strange = t[len(t)-1].Is(")") && len(t) > 2 && t[1].Is("(") && marks.Says(t, "if", "when", "unless", "only", "while", "except")
			return
		}
		long = long || ends[t[i].Low]
	}
	if long && (t[len(t)-1].Is(")") || len(t) == 1 && t[0].Is("always")) && !words.HeadsGo(t) {
		lines.Resay(r.Letter, row, orders.Standing.String()+":")
	}
}
