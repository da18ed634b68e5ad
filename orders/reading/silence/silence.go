// Package silence tells words about turns without a letter of the writer's, however they are put: `when
// you don't hear from me`, `for any turn in which no orders of mine are received`, `Für Runden, in denen
// ich nicht schreibe`, `cuando no os escriba`.
//
// It knows where they end, and nothing of what is ordered then. A new word for what has not come enters
// here.
package silence

import "machipost/orders/reading/marks"

var (
	// beginnings begin words of turns without a letter.
	beginnings = marks.Lows("when", "whenever", "while", "if", "in", "for", "as", "on", "during", "turns", "turn", "any", "should", "where", "each", "every", "rounds", "times", "days",
		"wenn", "falls", "solange", "wahrend", "sollte", "fur", "runden", "runde", "zuge", "ohne", "without", "no",
		"cuando", "si", "para", "en", "los", "turnos", "turno", "el", "las", "mientras", "sin",
		"quand", "pour", "lorsque")
	// nouns stand right before what has not come: `no letter from me`.
	nouns = marks.Lows("no", "without", "ohne", "sin")
	// letters are nouns and verbs of what has not come.
	letters = marks.Lows("write", "writes", "writing", "written", "letter", "letters", "hear", "heard", "orders", "order", "sheet", "mail", "email", "e-mail", "instructions", "post", "send", "sent", "submit", "submitted", "lodge", "lodged", "file", "filed", "word", "reply", "respond",
		"schreibe", "schreib", "schreiben", "melde", "brief", "hort", "horst", "befehle", "anweisungen", "nachricht", "auftrag", "auftrage",
		"escriba", "escribo", "escribir", "escriban", "carta", "cartas", "ordenes", "mande", "mando", "envie", "envio", "noticias", "correo", "sepas", "sepais",
		"ecris", "ecrire", "lettre")
	// aways say that nothing can come, behind words of being, and silences by themselves that nothing has.
	aways    = marks.Lows("away", "holiday", "holidays", "vacation", "travelling", "urlaub", "unterwegs", "verreist", "vacaciones", "fuera", "viaje", "vacances")
	being    = marks.Lows("am", "im", "be", "being", "'m", "m", "bin", "sei", "estoy", "este", "suis", "on")
	silences = marks.Lows("silent", "silence", "forget", "absent", "absence", "schweige", "vergesse", "abwesend", "abwesenheit", "olvido", "olvide", "ausente", "ausencia", "silencio", "callado", "callada", "quiet", "oublie")
	// without tell that something has not come, and noughts that nothing has.
	without = marks.Lows("not", "no", "nothing", "without", "dont", "doesnt", "cant", "cannot", "wont", "havent", "hasnt", "never", "none", "isnt", "arent", "nt",
		"nicht", "nichts", "kein", "keine", "keinen", "ohne",
		"sin", "nada", "ningun", "ninguna",
		"pas", "ne", "aucune", "sans")
	noughts = marks.Lows("nothing", "nichts", "nada", "anything", "rien")
	// arrivals are verbs of what comes, and writers who it would come from.
	arrivals = marks.Lows("comes", "come", "arrives", "arrive", "received", "reaches", "kommt", "eingeht", "eintrifft", "vorliegt", "llega", "llegue", "hay", "got", "get", "gets")
	writers  = marks.Lows("im", "bin", "estoy", "este", "suis", "am", "me", "mine", "mir", "mi", "moi", "i", "ich", "yo", "my")
	// pasts tell of what was: somebody is sorry for a turn that is over.
	pasts = marks.Lows("did", "didnt", "forgot", "wrote", "last", "previous", "yesterday", "earlier", "ago", "letzten", "letzte", "letztes", "gestern", "ayer", "pasada", "pasado", "ultima", "dernier")
	// tails are words with which such words go on.
	tails = marks.Lows("from", "me", "of", "mine", "a", "an", "any", "my", "to", "you", "in", "time", "at", "all", "letter", "letters", "orders", "order", "sheet", "sheets", "instructions", "is", "are", "was", "has", "have", "been", "received", "comes", "come", "arrives", "arrive", "reaches", "by", "myself", "anything", "write", "send", "some", "us", "u", "this", "that", "turn", "sent", "filed", "submitted", "lodged", "came", "gets", "through", "instruction", "word", "undersigned",
		"von", "mir", "dir", "euch", "kommt", "eingeht", "ein", "vorliegt", "brief", "hore", "lasse", "schicke", "zu", "schreiben", "mich", "kann", "abgebe", "da", "ist",
		"escribir", "os", "te", "mi", "mia", "mias", "ninguna", "nada", "carta", "orden", "ordenes", "llega", "llegue", "escribiros", "de", "m", "moi")
)

// Bounds of words of turns without a letter, in tokens.
const (
	mostWords   = 16 // up to the last that matters
	mostBehind  = 7  // behind it
	mostBetween = 3  // between two that matter
)

// Until is where words end that tell, at a place of a row, of turns without a letter of the writer's; 0 for
// none. What stops tells of no word is within them: a card, coins, dice.
func Until(t []marks.Token, at int, stops func(at int) bool) (end int) {
	if at >= len(t) || !beginnings[t[at].Low] || nouns[t[at].Low] && (at+1 == len(t) || !letters[t[at+1].Low] || t[at+1].Is("reply", "respond")) {
		return 0
	}
	if end = ending(t, at); isOther(t, at, end) {
		return 0
	}
	for i := at; i < end; i++ {
		if !letters[t[i].Low] && stops(i) {
			end = ending(t[:i], at)
			break
		}
	}
	if end = behind(t, end); end > 0 && end+1 < len(t) && naming[t[end].Low] && !stops(end+1) {
		return 0 // if I can't write the name of it
	}
	return end
}

// Words that make such words tell of something else: what is forgotten, or written, is named.
var (
	naming = marks.Lows("the", "a", "an", "my", "which", "what", "who", "that", "how", "it", "den", "die", "das", "der", "welche", "el", "la", "los", "las", "un", "una", "que", "lo")
	others = marks.Lows("he", "she", "they", "nobody", "everybody", "somebody", "anybody", "someone", "anyone", "everyone", "er", "niemand", "jemand", "ella", "ellos", "nadie", "alguien")
	forget = marks.Lows("forget", "vergesse", "olvido", "olvide", "oublie")
	tellIt = marks.Lows("to", "zu", "de", "a", "and", "about")
)

// isOther tells words of something else that are forgotten, written or heard, or from which somebody is away: `if
// I forget the Cafe`, `when I am away from the leader`, `if I hear nothing`.
func isOther(t []marks.Token, at, end int) bool {
	for i := at; i < end; i++ {
		next := i + 1
		switch {
		case others[t[i].Low]:
			return true
		case t[i].Is("hear", "heard") && i > at && t[i-1].Is("i", "we"), t[i].Is("away") && next < len(t) && t[next].Is("from"):
			return true
		case forget[t[i].Low] && next < len(t) && (naming[t[next].Low] || t[next].IsWord() && !tellIt[t[next].Low] && !t[next].Is("this", "you", "one", "some", "ich", "zu")),
			forget[t[i].Low] && next+1 < len(t) && tellIt[t[next].Low] && !letters[t[next+1].Low]:
			return true
		}
	}
	return false
}

// ending is where the last word ends that matters; 0 for none.
func ending(t []marks.Token, at int) (end int) {
	var not, letter, silent, comes, mine, nought bool
	for i := at; i < min(len(t), at+mostWords) && (end == 0 || i < end+mostBetween); i++ {
		low := t[i].Low
		switch {
		case t[i].Is(",") && i+1 < len(t) && !not && t[i+1].Is("in", "wo", "en", "bei", "when", "where", "for", "that", "as", "da"):
			continue // für Runden, in denen
		case pasts[low]:
			return 0
		case !t[i].IsWord() && !t[i].Is("'s", "'", "’", "-"):
			return end
		}
		away := aways[low] && i > at && (being[t[i-1].Low] || i > at+1 && being[t[i-2].Low])
		not, nought, silent = not || without[low], nought || noughts[low], silent || silences[low] || away
		letter = letter || letters[low] && i > at
		comes, mine = comes || arrivals[low], mine || writers[low]
		if (silent && mine || not && letter || nought && comes && mine) && (away || silences[low] || letters[low] || without[low] || (arrivals[low] || writers[low]) && (end == 0 || end == i)) {
			end = i + 1
		}
	}
	return end
}

// behind is where words end that go on with those that end at a place; 0 for none.
func behind(t []marks.Token, end int) int {
	for n := 0; end > 0 && end < len(t) && n < mostBehind && (tails[t[end].Low] || t[end].Is("the") && end+1 < len(t) && t[end+1].Is("undersigned")); n++ {
		end++
	}
	return end
}
