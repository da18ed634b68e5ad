package tables

import (
	"regexp"
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/bounds"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/grids"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// This file reads tables whose heads tell what stands in each column: `go | dice | buy`,
// `coins | buy`, `case | order`.

// A kind is what the cells of a column are.
type kind int

const (
	idle   kind = iota // they say nothing: prices
	verbal             // orders of a verb
	plain              // orders, as they are
	goes
	ranks  // places in a list
	coins  // how many coins the writer has
	totals // what is rolled
	notes  // remarks, which may say when a row counts
	labels // any of those, or a condition: `case`, `item`
)

// A column is what the head of one says.
type column struct {
	kind kind
	verb orders.Verb
	rest bool // `else`: below conditions nobody knows whether it is for the rest or for what fails
	when bool // of notes: they say when a row counts
}

// Words that heads are.
var (
	goHeads    = marks.Lows("go", "goes", "jugada", "zug", "coup")
	turnHeads  = marks.Lows("turn", "turns", "turno", "tour")
	rankHeads  = marks.Lows("#", "no", "nr", "num", "number", "priority", "prio", "pri", "rank", "ranking", "order", "choice", "place", "pos", "position", "preference", "pref", "prioridad", "orden", "prioritat", "rang", "priorite")
	idleHeads  = marks.Lows("cost", "costs", "price", "prices", "coste", "precio", "preis", "prix", "colour", "color", "type", "worth")
	cardHeads  = marks.Lows("card", "cards", "building", "buildings", "establishment", "item", "items", "purchase", "purchases", "landmark", "landmarks", "candidate", "candidates", "choice", "choices", "preference", "carta", "cartas", "karte", "karten", "carte", "cartes")
	stepHeads  = marks.Lows("step", "steps", "point", "points", "item", "phase", "line", "topic")
	noteHeads  = marks.Lows("remark", "remarks", "note", "notes", "comment", "comments", "detail", "details", "reason", "reasons", "why", "when", "condition", "conditions", "if")
	plainHeads = marks.Lows("befehl", "befehle", "anweisung", "orden", "ordenes", "wert", "valor", "instruccion", "ordre", "order", "orders", "action", "actions", "instruction", "instructions", "decision", "decisions", "what", "do", "then", "response", "reaction", "command", "setting", "choice", "value", "entry", "other", "others", "misc", "extras", "also", "tools", "special", "specials", "various", "sonstiges", "otros", "otras", "autres")
	labelHeads = marks.Lows("was", "que", "quoi", "sache", "punkt", "asunto", "cosa", "case", "cases", "situation", "condition", "conditions", "event", "when", "if", "item", "items", "what", "topic", "subject", "matter", "decision", "field", "point", "category", "phase", "step", "thing", "trigger", "circumstance", "scenario", "who")
	coinHeads  = marks.Lows("coins", "money", "cash", "funds", "have", "has", "got", "monedas", "dinero", "tengo", "munzen", "geld", "habe", "pieces", "argent")
	totalHeads = marks.Lows("total", "totals", "roll", "rolled", "rolls", "throw", "thrown", "throws", "dice", "sum", "suma", "tirada", "summe", "wurf", "somme", "jet")
	mineHeads  = marks.Lows("my", "i", "in", "hand", "if", "when", "with", "the", "we", "is", "of", "are", "to", "spend", "have", "on", "at", "available", "left", "number", "result", "score", "what", "mis", "mi", "ich", "j", "ai", "ive", "final", "outcome", "comes", "up", "dice", "total", "roll", "a", "then", "how", "many", "much", "amount", "balance", "purse", "after", "income", "buy", "buying", "shop", "shopping", "now", "then", "its", "it", "s", "'s", "time", "come", "for", "by", "end", "once", "rolling", "purchasing", "pay", "paying", "payments", "settled", "pocket", "wallet", "spare", "point", "moment")
)

// wanting are words of a head of two above what is wanted: `want most`, `best buy`.
var wanting = marks.Lows("want", "wanted", "most", "best", "buy", "choice", "main", "ideal", "favourite", "favorite", "preferred", "purchase", "top", "wish", "card", "target", "candidate", "candidates")

// headTokens are the tokens of a head, without what ends it and what stands in brackets.
func headTokens(head string) []marks.Token {
	t := marks.Tokens(head)
	if open := marks.Index(t, "("); open > 0 && t[len(t)-1].Is(")") {
		t = t[:open]
	}
	for len(t) > 0 && t[len(t)-1].Is("?", ":", ".", "…", "...") {
		t = t[:len(t)-1]
	}
	return t
}

// heading tells what the columns of a table are, nil when one of them is not known.
func (r tabler) heading(g *grids.Grid) (heads []column) {
	first := 0
	for i, head := range g.Rows[0] {
		var below []string
		for _, one := range g.Rows[1:] {
			if i < len(one) && one[i] != "" {
				below = append(below, one[i])
			}
		}
		c := r.headOf(head, below, i-first, i+1 == len(g.Rows[0]))
		if c == nil {
			return nil
		}
		if c.kind == labels && first > 0 && len(below) > 0 && !slices.ContainsFunc(below, func(text string) bool { return !r.isCard(text) }) {
			c = &column{kind: verbal, verb: orders.Buy} // rank | what
		}
		if i == first && (c.kind == ranks || c.kind == idle) {
			first++
		}
		heads = append(heads, *c)
	}
	return heads
}

// headOf tells what a column is by its head and by what stands below, nil for nothing known.
func (r tabler) headOf(head string, below []string, at int, last bool) *column {
	head = inAnyOrder(head)
	t := headTokens(head)
	one := func(heads map[string]bool) bool { return len(t) == 1 && heads[t[0].Low] }
	all := func(is func(string) bool) bool {
		return len(below) > 0 && !slices.ContainsFunc(below, func(text string) bool { return !is(text) })
	}
	isPlace := func(text string) bool { return placeOf(text) > 0 }
	isVerb := func(text string) bool { return r.verbOf(text) != nil }
	isGo := func(text string) bool { return isDitto(text) || goNumber(text) > 0 && r.TwoGoes || r.goOf(text) != "" }
	switch {
	case (len(t) == 0 && at == 0 || one(goHeads)) && countsTwice(r.Letter, below):
		return nil
	case len(t) == 0 && at == 0 && all(isGo):
		return &column{kind: goes}
	case len(t) == 0 && at == 0 && all(isPlace):
		return &column{kind: ranks}
	case len(t) == 0:
		return nil
	case one(goHeads), one(turnHeads) && r.TwoGoes && r.Turn > 2 && len(below) == 2 && all(isGo):
		return &column{kind: goes}
	case one(rankHeads) && all(isPlace):
		if t[0].Is("#", "no", "nr") && at == 0 && r.TwoGoes && !slices.ContainsFunc(below, func(text string) bool { return placeOf(text) > 2 }) {
			return nil // # | card: goes, or a list
		}
		return &column{kind: ranks}
	case one(idleHeads) && at > 0 && !slices.ContainsFunc(below, func(text string) bool { return limits(r, text) }):
		return &column{}
	case one(stepHeads) && at == 0 && all(isPlace) && slices.IsSortedFunc(below, func(a, b string) int { return placeOf(a) - placeOf(b) }):
		return &column{} // they are to be done one after the other
	case placeOf(head) > 0 && len(marks.Tokens(head)) > 1, one(cardHeads) && (at > 0 && !one(plainHeads) || all(r.isCard)) && !all(isPlace) && (last || !all(isVerb)):
		return &column{kind: verbal, verb: orders.Buy}
	case (r.isOf(t, totalHeads) || comesUp[strings.ToLower(marks.Written(t))]) && !(marks.Some(t, coinHeads) && !t[len(t)-1].Is("rolled", "total", "sum", "dice")) && all(bounds.Known) && !all(isDice):
		return &column{kind: totals}
	case r.isOf(t, coinHeads):
		return &column{kind: coins}
	case at == 0 && !last && (one(labelHeads) || one(plainHeads) && all(isVerb)):
		return &column{kind: labels}
	case len(t) == 1 && t[0].Is("why", "reason", "reasons", "porque", "warum") && at > 0 && !slices.ContainsFunc(below, func(text string) bool { return says(text, conditional...) }):
		return &column{}
	case len(t) == 2 && at > 0 && !slices.ContainsFunc(t, func(one marks.Token) bool { return !wanting[one.Low] }):
		return &column{kind: verbal, verb: orders.Buy}
	case one(noteHeads) && at > 0:
		return &column{kind: notes, when: t[0].Is("when", "if", "condition", "conditions")}
	case one(plainHeads), len(t) == 3 && t[0].Is("what") && t[1].Is("to", "i") && t[2].Is("do"), doings[strings.ToLower(marks.Written(t))]:
		return &column{kind: plain}
	}
	if c := r.verbOf(head); c != nil {
		return c
	}
	if lead := slices.IndexFunc(t, func(one marks.Token) bool {
		return !one.Is("what", "i", "then", "we", "to", "ill", "will", "want", "wish", "like", "would")
	}); lead > 0 {
		return r.verbOf(head[t[lead].From:]) // what I buy
	}
	return nil
}

// limits tells a cell below a price or a colour that says more: `if Bob has none`, `go 2`.
func limits(r tabler, text string) bool {
	t := marks.Tokens(text)
	return marks.Some(t, limiting) || r.goOf(text) != "" || slices.ContainsFunc(t, func(one marks.Token) bool {
		return r.Grammar.Table.AnyCard([]marks.Token{one}, 0).Tokens > 0
	})
}

// limiting are words of such a cell.
var limiting = marks.Lows("if", "only", "unless", "when", "provided", "whenever", "but", "on", "with", "si", "falls", "wenn", "not", "never", "no", "none", "or", "more", "less", "min", "max", "least", "most", "under", "over", "<", ">")

// isOf tells a head that has a word of some, and beside it nothing but words that say whose
// it is: the writer's.
func (r tabler) isOf(t []marks.Token, heads map[string]bool) bool {
	some := false
	for i := range t {
		if heads[t[i].Low] {
			some = true
		} else if !mineHeads[t[i].Low] && r.Writer(t, i) == 0 {
			return false
		}
	}
	return some
}

func (r tabler) isCard(text string) bool {
	t := marks.Tokens(strings.Trim(text, "()"))
	return len(t) > 0 && (r.Grammar.Table.CardFrom(t, 0) > 0 || isAbsent(t) || r.isNothing(strings.Trim(text, "()")))
}

func isDice(text string) bool {
	t := marks.Tokens(text)
	return len(t) == 1 && (t[0].Number == 1 || t[0].Number == 2) || len(t) == 0
}

// ordinals are words for places of a list.
var ordinals = map[string]int{"1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "top": 1, "main": 1, "best": 1, "primary": 1, "secondary": 2, "backup": 2, "fallback": 2, "reserve": 2, "alternative": 2, "a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5}

// placeOf is the place in a list that a cell names, `1st choice`, `P2`, `plan B`; 0 for none.
func placeOf(text string) int {
	place := 0
	for _, t := range marks.Tokens(text) {
		n := ordinals[t.Low]
		switch {
		case t.Number > 0:
			n = t.Number
		case len(t.Low) == 2 && t.Low[0] == 'p' && t.Low[1] > '0' && t.Low[1] <= '9':
			n = int(t.Low[1] - '0')
		case t.Is("st", "nd", "rd", "th", ".", ",", ")", "(", "#", "-", "choice", "option", "pick", "preference", "priority", "prio", "plan", "place", "candidate", "p", "purchase", "buy", "my", "card", "wish", "kauf", "kaufen", "karte", "wahl", "compra", "carta", "opcion", "wunsch"):
			continue
		}
		if n == 0 || place > 0 {
			return 0
		}
		place = n
	}
	return place
}

// byHeads reads a table with heads above its columns.
func (r tabler) byHeads(g *grids.Grid) (made []lines.Row) {
	if g.Ragged || len(g.Rows) < 2 || len(g.Rows[0]) < 2 {
		return nil
	}
	heads := r.heading(g)
	if heads == nil || !orderly(g, heads) || differs(r, g, heads) {
		return nil
	}
	var before tested
	seen := map[string]bool{}
	has := has(heads, goes)
	var above []string
	for _, one := range g.Rows[1:] {
		if !slices.ContainsFunc(one, func(text string) bool { return !isAbsent(marks.Tokens(text)) }) {
			continue
		}
		one = slices.Clone(one)
		for i := range one {
			if above != nil && (isDitto(one[i]) || i > 0 && repeats[strings.ToLower(one[i])]) {
				one[i] = above[i]
			}
		}
		above = one
		list, ok := r.lineOf(one, heads, &before)
		if !ok {
			return nil
		}
		for _, line := range list {
			if has || before.goes || !seen[line.Text] {
				made = append(made, line)
			}
			seen[line.Text] = true
		}
	}
	if before.rank == 2 && r.TwoGoes && !before.named {
		return nil // they may be goes
	}
	if made != nil && (has || before.goes) {
		made = append(made, r.Row(orders.EveryGo.String()))
	}
	return made
}

func (r tabler) isNothing(text string) bool {
	return exact.IsNone(r.Exact.Plain(wording.Split(text)))
}

func has(heads []column, which kind) bool {
	return slices.ContainsFunc(heads, func(c column) bool { return c.kind == which })
}

// orderly puts the rows in the order of their places, where they have some; false when they
// have no order, or the same place twice.
func orderly(g *grids.Grid, heads []column) bool {
	at := slices.IndexFunc(heads, func(c column) bool { return c.kind == ranks })
	if at < 0 {
		return has(heads, verbal) || has(heads, plain)
	}
	rows := g.Rows[1:]
	if has(heads, goes) {
		for i := 1; i < len(rows); i++ {
			if next := placeOf(rows[i][at]); next > 1 && next <= placeOf(rows[i-1][at]) {
				return false
			}
		}
		return true
	}
	slices.SortStableFunc(rows, func(a, b []string) int { return placeOf(a[at]) - placeOf(b[at]) })
	for i := 1; i < len(rows); i++ {
		if placeOf(rows[i][at]) == placeOf(rows[i-1][at]) {
			return false
		}
	}
	return has(heads, verbal) || has(heads, plain)
}

// differs tells whether the rows of a table without goes or conditions ask for several things
// where only one can be: nobody knows when each of them counts.
func differs(r tabler, g *grids.Grid, heads []column) bool {
	if has(heads, goes) || has(heads, coins) || has(heads, totals) || has(heads, labels) {
		return false
	}
	for i, c := range heads {
		if c.kind != verbal || c.verb == orders.Buy {
			continue
		}
		for k, said := 1, ""; k < len(g.Rows); k++ {
			if text := cellText("", g.Rows[k][i]); text != "" && said != "" && text != said {
				return true
			} else if text != "" {
				said = text
			}
		}
	}
	return false
}

// lineOf are the lines for which a row stands, false when it is not understood.
func (r tabler) lineOf(texts []string, heads []column, before *tested) (list []lines.Row, ok bool) {
	list, condition, verb, ok := whenOf(r, texts, heads, before)
	said := 0
	for i, text := range texts {
		c, given := &heads[i], condition
		if !ok || c.kind != verbal && c.kind != plain && c.kind != notes {
			continue
		}
		what := verb
		if c.kind == notes {
			given, what = "", ""
		} else if before.Rested && r.isNothing(text) {
			given = ""
		}
		if c.when {
			text = whenText(text)
		}
		var line string
		switch line, ok = r.order(c, given, what, text, before); {
		case !ok || line == "":
			continue
		case c.rest && condition != "":
			ok = false
		case c.when && bounds.IsRest(text):
			if ok = said > 0 && before.Any; ok {
				list[len(list)-1] = r.cell(bounds.Otherwise + list[len(list)-1].Text)
			}
			continue
		case c.kind == notes && says(line, conditional...):
			if ok, before.Any = said > 0, true; ok {
				list[len(list)-1] = r.cell(list[len(list)-1].Text + " " + line)
			}
			continue
		case c.kind == notes && condition != "" && isOfGame(r, line):
			ok = false // nobody knows whether it is for that row only
		}
		list = append(list, r.cell(line))
		said++
	}
	return list, ok && (said < 2 || condition != bounds.Otherwise)
}

// conditional are words with which a condition begins.
var conditional = []string{"if", "only", "unless", "when", "provided", "whenever", "as", "but", "on", "with", "si", "falls", "wenn"}

// isOfGame tells whether something of the game is said by a remark.
func isOfGame(r tabler, line string) bool {
	read := r.InOwnWords(marks.Tokens(line), clauses.Context{First: true})
	return len(read.Acts) > 0 || read.Game
}

func says(text string, lows ...string) bool {
	t := marks.Tokens(text)
	return len(t) > 0 && t[0].Is(lows...)
}

// elses join candidates, which below a condition are for nothing else.
var elses = regexp.MustCompile(`(?i)\s*[,;]?\s+(?:or else|else|otherwise|or if not|if not|failing that|sonst|sinon|si no)\b,?\s*`)

// order is what a cell asks for, behind the condition of its row and the verb of its row or
// column; false when nobody knows.
func (r tabler) order(c *column, condition, verb, text string, before *tested) (line string, ok bool) {
	if asksInBrackets(r, text) {
		return "", false
	}
	if c.kind == verbal {
		verb = c.verb.String() + ": "
	}
	if line, ok, known := before.agreed(c, condition, text); known {
		return line, ok
	}
	line = cellText(verb, text)
	switch {
	case says(text, "x", "✓", "✔", "yes", "y", "maybe", "perhaps") && c.kind == verbal && (c.verb == orders.Buy || says(text, "x", "✓", "✔")):
		return "", false // it is ticked, and nobody knows what
	case line == "":
		return "", true
	case c.kind != verbal && (verb == "" && placeOf(text) > 0 || c.kind == notes && r.goOf(text) != ""):
		return "", false
	case condition != "" && (c.kind == verbal && c.verb == orders.Buy || condition == bounds.Otherwise && verb == "" && r.isCard(text)):
		line = orders.Buy.String() + " " + elses.ReplaceAllString(line[len(verb):], ", ")
	}
	return condition + line, true
}
