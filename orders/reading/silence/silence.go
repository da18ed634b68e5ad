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
		"schreibe", "schreib", "schreiben", "melde", "brief", "post", "hort", "horst", "befehle", "anweisungen", "nachricht", "auftrag", "auftrage",
		"escriba", "escribo", "escribir", "escriban", "carta", "cartas", "ordenes", "mande", "mando", "envie", "envio", "noticias", "correo", "sepas", "sepais",
		"ecris", "ecrire", "lettre")
	// silences say by themselves that nothing has come.
	aways    = marks.Lows("away", "holiday", "holidays", "vacation", "travelling", "urlaub", "unterwegs", "verreist", "vacaciones", "fuera", "viaje", "vacances")
	being    = marks.Lows("am", "im", "i'm", "be", "being", "'m", "m", "bin", "sei", "estoy", "este", "suis", "on", "im")
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
	tails = marks.Lows("from", "me", "of", "mine", "a", "an", "any", "my", "to", "you", "in", "time", "at", "all", "letter", "letters", "orders", "order", "sheet", "sheets", "instructions", "is", "are", "was", "has", "have", "been", "received", "comes", "come", "arrives", "arrive", "reaches", "by", "myself", "anything", "write", "send", "one", "some", "us", "u", "this", "that", "turn", "sent", "filed", "submitted", "lodged", "came", "gets", "through", "instruction", "word",
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
	end = ending(t, at)
	for i := at; i < end; i++ {
		if !letters[t[i].Low] && stops(i) {
			end = ending(t[:i], at)
			break
		}
	}
	return behind(t, end)
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
	for n := 0; end > 0 && end < len(t) && n < mostBehind && tails[t[end].Low]; n++ {
		end++
	}
	return end
}
