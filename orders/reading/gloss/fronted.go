package gloss

import (
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file puts German clauses in the row of those in the files: with `wenn` before and the
// verb at the end, and verbs in one word.

// Words that such a clause is told by.
var (
	fronts    = marks.Lows("hat", "habe", "hab", "haben", "ist", "sind", "kommt", "kame", "springt", "lost", "wird", "werden", "reicht", "reichen", "langt", "klappt", "geht", "gibt", "liegt", "fallt", "wurfle", "wurfele", "werfe", "wurfel", "steht", "bleibt", "bleiben", "besitzt", "besitze", "bekomme", "kriege", "krieg", "erziele", "schaffe", "zeigt", "zeigen", "fehlt", "ware", "hatte", "zundet", "greift", "funktioniert", "kostet", "passt", "wirft", "verfugt", "sitzt", "kann", "darf", "tritt", "erreiche", "stehen", "liegen", "fallen", "wurden", "wurde", "aktiviert", "genugt", "gelingt", "sammle", "verfuge", "liege", "lande", "komme", "muss", "musste", "bleibe", "brauche", "schnappt", "kauft", "baut", "holt", "nimmt", "kriegt", "bekommt", "tausche")
	subjects  = marks.Lows("ich", "er", "sie", "es", "man", "wir", "der", "die", "das", "den", "dem", "ein", "eine", "einen", "kein", "keine", "keiner", "keins", "mein", "meine", "meinen", "mir", "sein", "seine", "ihr", "ihre", "noch", "'s", "s", "genug", "niemand", "jemand", "schon", "dieser", "dieses", "diese", "beim", "bei", "im", "nicht", "nichts", "nur", "mehr", "weniger", "mindestens", "dafur", "davon", "damit", "hier", "da", "dort", "im", "in", "am", "unser", "unsere", "was", "etwas")
	particles = marks.Lows("an", "aus", "dran", "raus", "heraus", "ein", "ab", "zu", "vor", "durch", "auf", "um", "mit", "her", "drauf", "dazu", "hinzu", "obendrauf", "dicht", "nach", "weg", "frei", "zuruck", "rein", "los", "uber", "neu", "nochmal", "zum", "zusammen", "runter", "nieder", "weiter", "hin", "vorlieb", "unter", "hinein")
	asking    = marks.Lows("dass", "das", "ob", "weil", "was", "wie", "wo", "warum", "oder", "wer", "wenn", "sonst", "ansonsten", "andernfalls")
	between   = marks.Lows("und", "aber", "oder")
)

// its is the end of a word behind which an `es` was left short.
const its = "s"

// apart are the words of a phrase with each `es` on its own.
func apart(row []string) (out []string) {
	for _, low := range row {
		if short := strings.TrimSuffix(low, its); short != low && (fronts[short] || shorts[short]) {
			out = append(out, short, "es")
			continue
		}
		out = append(out, low)
	}
	return out
}

// shorts are words behind which an `es` is left short, beside the verbs of fronts.
var shorts = marks.Lows("wenn", "wann", "falls", "ob", "bevor", "sobald", "bis", "dass", "weil")

// inFull are tokens with each `es` on its own, and with the names of players apart from an
// ending: `wenn's`, `Bobs Mine`.
func inFull(table *marks.Table, t []marks.Token) []marks.Token {
	out := make([]marks.Token, 0, len(t)+4)
	for i := range t {
		one, short := t[i], strings.TrimSuffix(t[i].Low, its)
		if plain := infinitive(one.Low); plain != "" {
			one.Low, one.Raw = plain, plain
			out = append(out, one)
			continue
		}
		switch {
		case one.Is("'s") && i > 0 && table.Player(t, i-1, 3).Tokens == 0 && table.FullCard(t, i-1).Tokens < 2:
			one.Low, one.Raw = "es", "es"
		case short != one.Low && (fronts[short] || shorts[short]):
			one.Low, one.Raw = short, strings.TrimSuffix(one.Raw, its)
			out = append(out, one)
			one.Low, one.Raw = "es", "es"
		case short != one.Low && len(short) >= leastName && table.Player(t, i, 3).Tokens == 0:
			one.Low, one.Raw = short, strings.TrimSuffix(one.Raw, its)
			if who := table.Player([]marks.Token{one}, 0, 3); who.Tokens == 1 && table.FullCard(t, i).Tokens == 0 {
				out = append(out, one)
				one.Low, one.Raw = "'s", "'s"
			} else {
				one = t[i]
			}
		}
		out = append(out, one)
	}
	return out
}

// infinitive is a verb whose `zu` stands within it, without that: `einzutauschen`; empty for
// none.
func infinitive(low string) string {
	at := strings.Index(low, "zu")
	if at < 2 || !particles[low[:at]] || !strings.HasSuffix(low, "n") {
		return ""
	}
	if plain := low[:at] + low[at+2:]; spoken(plain) {
		return plain
	}
	return ""
}

// spoken tells a word that stands in a German phrase.
func spoken(low string) bool { return books()[words.German].words[low] }

// leastName is how many letters a name has at least that is known with an ending.
const leastName = 3

// fronted are the tokens of a German sentence with each clause whose verb stands in front put
// behind a `wenn`, and with the parts of a verb in one word: `springt der Sender an, …` as
// `wenn der Sender anspringt, …`.
func fronted(table *marks.Table, list *book, t []marks.Token) []marks.Token {
	t = nominative(table, inFull(table, t))
	out := make([]marks.Token, 0, len(t)+4)
	asks, supposed := len(t) > 0 && t[len(t)-1].Is("?"), false // a condition stands directly before
	passive := false                                           // what is to be done was said so before
	for at := 0; at < len(t); {
		supposed = supposed && !between[t[at].Low] && !t[at].Is(".", ";")
		if between[t[at].Low] && !counts(t, at) || !t[at].IsWord() && t[at].Number < 0 && !t[at].Is("'s") {
			out = append(out, t[at])
			at++
			continue
		}
		end := at
		for end < len(t) && (end == at || !between[t[end].Low] || counts(t, end)) && (t[end].IsWord() || t[end].Number >= 0 || t[end].Is("'s", "'")) {
			end++
		}
		clause := t[at:end]
		if !asks && !supposed && hangs(table, t, at, end) {
			supposed = true
			out = append(out, as(&t[at], "wenn"))
			verb, last := t[at], len(clause)
			if joined := t[end-1].Low + verb.Low; particles[t[end-1].Low] && spoken(joined) {
				verb.Low, verb.Raw = joined, joined
				last--
			}
			out = append(append(out, clause[1:last]...), verb)
		} else {
			supposed = ifs[clause[0].Low]
			row := actively(topical(inOne(list, clause)))
			if passive = passive || len(row) < len(clause); passive && len(row) == len(clause) {
				row = elliptic(row)
			}
			out = append(out, row...)
		}
		at = end
	}
	return out
}

// counts tells an `oder` that ends no clause: `10 oder mehr`, `eine 1 oder 2`.
func counts(t []marks.Token, at int) bool {
	if at == 0 || at+1 >= len(t) || !t[at].Is("oder", "und") {
		return false
	}
	return more[t[at+1].Low] || t[at+1].Number >= 0 && t[at-1].Number >= 0
}

// more are words behind an `oder` by which a number is one of several.
var more = marks.Lows("mehr", "weniger", "hoher", "niedriger", "daruber", "druber", "darunter", "drunter", "besser", "kleiner", "grosser")

// hangs tells a clause with its verb in front that says when something is done.
func hangs(table *marks.Table, t []marks.Token, at, end int) bool {
	if end-at < 2 || !fronts[t[at].Low] || end >= len(t) || !t[end].Is(",", ":") || end+1 >= len(t) || asking[t[end+1].Low] && !t[end+1].Is("das") {
		return false
	}
	return subjects[t[at+1].Low] || table.Player(t, at+1, 3).Tokens > 0 || table.FullCard(t, at+1).Tokens > 0
}

// inOne joins the parts of a verb of which a clause ends in the second: `mach … dicht`.
func inOne(list *book, clause []marks.Token) []marks.Token {
	last := len(clause) - 1
	for last > 0 && clause[last].Is("bitte", "danke") {
		last--
	}
	if last < 1 || !particles[clause[last].Low] {
		return clause
	}
	for i := last - 1; i >= 0; i-- {
		joined := clause[last].Low + clause[i].Low
		if len(clause[i].Low) < 3 || len(list.begin[joined]) == 0 || strings.Contains(joined, "'") {
			continue
		}
		row := append([]marks.Token(nil), clause[:last]...)
		row[i].Low, row[i].Raw = joined, joined
		return append(row, clause[last+1:]...)
	}
	return clause
}

// genitives are articles behind which a name has an ending.
var genitives = marks.Lows("des", "eines", "meines", "seines", "ihres", "statt", "anstelle", "anstatt")

// mostNamed is how many words a card's name has at most that has an ending.
const mostNamed = 3

// nominative are tokens with each card's name without the ending that it has behind an article:
// `um Erwerb des Mini-Marktes`.
func nominative(table *marks.Table, t []marks.Token) []marks.Token {
	for at := 1; at < len(t); at++ {
		if !genitives[t[at-1].Low] {
			continue
		}
		for end := at; end < min(len(t), at+mostNamed); end++ {
			if low, cut := strings.CutSuffix(t[end].Low, "s"); cut {
				for _, one := range [...]string{low, strings.TrimSuffix(low, "e")} {
					row := append([]marks.Token(nil), t[at:end+1]...)
					if row[end-at].Low = one; table.FullCard(row, 0).Tokens == len(row) && table.FullCard(t, at).Tokens <= end-at {
						t[end].Low = one
						break
					}
				}
			}
		}
	}
	return t
}

// Words of what is to be done by nobody who is named: `dann wird der Wald gekauft`.
var (
	passives = marks.Lows("wird", "werden", "soll", "sollen", "moge", "muss", "darf", "durfen")
	dones    = map[string]string{"gekauft": "kaufe", "gebaut": "kaufe", "errichtet": "kaufe", "genommen": "kaufe", "erworben": "kaufe", "angeschafft": "kaufe", "geholt": "kaufe", "bestellt": "kaufe", "hingestellt": "kaufe", "aufgestellt": "kaufe", "abgerissen": "demoliere", "gesprengt": "demoliere", "niedergerissen": "demoliere", "eingerissen": "demoliere", "demoliert": "demoliere", "renoviert": "renoviere", "saniert": "renoviere", "getauscht": "tausche", "eingetauscht": "tausche", "geschlossen": "schliesse", "dichtgemacht": "schliesse", "zugemacht": "schliesse"}
	whens    = marks.Lows("wenn", "falls", "sofern", "sobald", "dass", "ob", "solange", "weil", "was", "wer", "nachdem", "bevor")
)

// actively is a clause with its verb as one who orders has it, where it says what is to be done:
// `wird stattdessen die Pizzeria gebaut`. A clause that says when, or that something is not to
// be done, stays as it is.
func actively(clause []marks.Token) []marks.Token {
	last := len(clause) - 1
	for last > 0 && clause[last].Is("werden", "bitte", "sein") {
		last--
	}
	verb := dones[clause[last].Low]
	if last < 2 || verb == "" || clause[0].Is("es") {
		return clause
	}
	put := -1
	for i := range last {
		switch {
		case whens[clause[i].Low], clause[i].Is("nicht", "nie", "niemals", "von"):
			return clause
		case put < 0 && passives[clause[i].Low]:
			put = i
		}
	}
	if put < 0 || put > 0 && !clause[put-1].Is("dann", "so", "da", "dafur", "stattdessen", "davon", "sonst", "ansonsten", "auch", "bitte", "zuerst", "danach", "damit") {
		return clause
	}
	row := append(append([]marks.Token(nil), clause[:last]...), clause[last+1:]...)
	row[put].Low, row[put].Raw = verb, verb
	for i := len(row) - 1; i > put && row[i].Is("werden", "sein"); i-- {
		row = row[:i]
	}
	if at := put + 1; at < len(row) && row[at].Is("stattdessen") {
		row = append(append(append([]marks.Token(nil), row[:at]...), row[at+1:]...), row[at])
	}
	return row
}

// ifs begin a clause that says when.
var ifs = marks.Lows("wenn", "falls", "sofern", "sobald", "solange", "wann", "sollte", "sollten")

// Words of a verb that is put before all others: `kaufen will ich die Mine`, and what it is with
// one who does it.
var (
	modals = marks.Lows("will", "mochte", "mocht", "werde", "wurde", "tu", "tue", "tat", "lasse", "lass", "darf", "muss", "soll", "mag")
	plain  = map[string]string{"kaufen": "kaufe", "bauen": "baue", "nehmen": "nehme", "holen": "hole", "renovieren": "renoviere", "sanieren": "saniere", "tauschen": "tausche", "abreissen": "demoliere", "sprengen": "sprenge", "schliessen": "schliesse", "investieren": "investiere", "wurfeln": "wurfle", "errichten": "baue", "erwerben": "kaufe", "dichtmachen": "schliesse", "zumachen": "schliesse", "wiederholen": "wiederhole"}
)

// topical is a clause with a verb that stands before all others as one who orders has it:
// `kaufen will ich die Mine`, `die Mine lasse ich renovieren`.
func topical(clause []marks.Token) []marks.Token {
	last := len(clause) - 1
	for last > 0 && clause[last].Is("bitte") {
		last--
	}
	for i := 0; i+1 < len(clause) && i <= 1; i++ {
		if !modals[clause[i].Low] || !clause[i+1].Is("ich", "i", "wir") {
			continue
		}
		verb := ""
		if i == 1 {
			verb = plain[clause[0].Low]
		}
		if verb == "" || i+2 < len(clause) && clause[i+2].Is("nicht", "nie", "nichts", "nix", "nur") {
			return clause
		}
		row := append([]marks.Token(nil), clause[1:]...)
		row[0].Low, row[0].Raw = verb, verb
		return row
	}
	for i := 1; i+2 < last; i++ {
		if clause[i].Is("lasse", "lass") && clause[i+1].Is("ich", "i") && plain[clause[last].Low] != "" && !clause[i+2].Is("nicht") {
			row := append([]marks.Token(nil), clause[:last]...)
			row[i].Low, row[i].Raw = plain[clause[last].Low], plain[clause[last].Low]
			return append(row, clause[last+1:]...)
		}
	}
	return clause
}

// elliptic is a clause with its verb as one who orders has it that has only the end of one, behind
// another: `wird der Bahnhof abgerissen und dafür das Stadion gebaut`.
func elliptic(clause []marks.Token) []marks.Token {
	last := len(clause) - 1
	verb := dones[clause[last].Low]
	if last < 1 || verb == "" || whens[clause[0].Low] || marks.Says(clause, "nicht", "nie", "niemals", "von") {
		return clause
	}
	one := clause[last]
	one.Low, one.Raw = verb, verb
	return append([]marks.Token{one}, clause[:last]...)
}
