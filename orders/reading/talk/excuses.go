package talk

import "machipost/orders/reading/marks"

// This file tells who only excuses himself from who takes something back.

var (
	// excusing begin an excuse, and greeting may stand before it.
	excusing = marks.Lows("sorry", "sry", "soz", "apologies", "perdon", "perdona", "disculpa", "disculpad", "entschuldigung", "verzeihung", "entschuldige", "pardon", "desole")
	greeting = marks.Lows("and", "but", "so", "oh", "well", "ah", "ps", "haha", "lol", "anyway", "hey", "hi", "hello", "dear", "gm", "y", "ay", "uy", "und", "ach", "so", "-", ",", "(", "!")
	// undoing are words by which an excuse takes something back, or asks for something.
	undoing = marks.Lows("not", "no", "wrong", "mistake", "mistaken", "meant", "mean", "instead", "rather", "wait", "scratch", "strike", "drop", "forget", "forgot", "ignore", "change", "changed", "correct", "correction", "cancel", "other", "make", "should", "dont", "never", "only",
		"first", "second", "nothing", "typo", "error", "nonsense", "rubbish", "actually", "better", "all", "previous", "earlier", "last", "before", "above", "both", "same", "again", "want", "buy", "roll", "else", "or", "please", "dice", "die", "one", "two", "go", "goes", "turn", "coin", "coins",
		"reroll", "take", "use", "add", "swap", "move", "give", "close", "demolish", "invest", "tv", "keep", "leave", "quiero", "sino", "mejor", "equivocado", "mal", "otro", "otra", "dado", "dados", "compra", "compro", "falsch", "nicht", "kein", "keine", "keinen", "doch", "anders", "sondern", "wurfel", "kaufe", "nada", "nunca", "solo", "nur",
		"reves", "contrario", "vuelta", "vice", "versa", "way", "around", "round", "opposite", "umgekehrt", "andersrum", "reverse", "otherwise", "richest", "always", "sonst", "save", "saving", "pass", "skip", "money", "cheaper", "cheapest", "delete", "remove", "undo", "retract", "withdraw", "swapped", "everything", "neither", "mixed", "backwards", "disregard", "hold", "off", "paso", "ahorro", "quita", "olvida", "borra", "anula", "spare", "sparen", "nichts", "vergiss", "streich", "rien", "passe", "oublie")
)

// reasoning go on with an excuse: `sorry about`, `sorry, it's been that sort of day`.
var reasoning = marks.Lows("about", "for", "if", "it", "its", "por", "fur", "wegen", "pour", "que", "es")

// longestExcuse is how many tokens an excuse has at most.
const longestExcuse = 40

// OnlyExcuses tells a sentence that excuses its writer, and says for what, with nothing of the game in
// it and no word of what is done or undone: `sorry about the mess above, the kettle was boiling`.
func OnlyExcuses(table *marks.Table, t []marks.Token) bool {
	at := 0
	for at < len(t) && greeting[t[at].Low] {
		at++
	}
	from := at
	for at < len(t) && (excusing[t[at].Low] || t[at].Is("lo", "siento", "tut", "mir", "leid", ",") && at > from || t[at].Is("lo", "tut")) {
		at++
	}
	if at == from || at >= len(t) || len(t) > longestExcuse || t[len(t)-1].Is(":") || !reasoning[t[at].Low] {
		return false
	}
	for i := from; i < len(t); i++ {
		if found := table.AnyCard(t, i); undoing[t[i].Low] || t[i].Number >= 0 || table.Player(t, i, 3).Tokens > 0 || found.Tokens > 0 && found.Strength < marks.Weak {
			return false
		}
	}
	return true
}
