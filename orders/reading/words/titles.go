package words

import (
	"slices"
	"strings"

	"machipost/orders/reading/marks"
)

// This file tells words that people put before a colon to say what an order is about, in the
// terms of their trade: `formation`, `signings`, `man marking`, `tactics`; and what they reserve
// before it.

var (
	// titles are such words.
	titles = marks.Lows("tactics", "tactic", "strategy", "strategies", "policy", "policies", "motion", "motions", "menu", "recipe", "lineup", "squad", "target", "targets", "mission", "objective", "objectives", "agenda", "budget", "procurement", "logistics", "finance", "finances", "economics", "economy", "treasury", "defence", "defense", "attack", "offence", "offense", "opening", "gambit", "diagnosis", "prescription", "therapy", "itinerary", "payload", "manoeuvre", "maneuver", "manoeuvres", "maneuvers", "department", "section", "paragraph", "clause", "item", "subject", "topic", "headline", "matter")
	// abstract are endings of words for what is done.
	abstract = []string{"ation", "ations", "ings", "ment", "ments", "iture", "itures", "marking", "ction", "ctions", "ition", "itions"}
	// untitled are words with such an ending that say that something is not to be, or not yet.
	untitled = marks.Lows("prediction", "predictions", "expectation", "expectations", "temptation", "temptations", "rejection", "rejections", "deletion", "deletions", "cancellation", "cancellations", "prohibition", "prohibitions", "restriction", "restrictions", "hesitation", "hesitations", "opposition", "competition", "elimination", "imagination", "recollection", "description", "observation", "observations", "exclamation", "complication", "complications", "speculation", "speculations", "reservation", "reservations", "limitation", "limitations", "disqualification", "retraction", "retractions", "abolition", "destruction", "subtraction", "subtractions", "contradiction", "aversion", "consideration", "considerations", "contemplation", "question", "suggestion", "suggestions", "recommendation", "recommendations", "accusation", "accusations", "allegation", "allegations", "hallucination", "misunderstanding", "warnings", "warning", "disappointment", "disappointments", "argument", "arguments", "resentment", "postponement", "comment", "comments", "moment", "amendment", "amendments", "instalments", "earnings", "savings", "leavings", "offerings", "ratings", "sightings", "alternation", "alternations", "termination", "confiscation", "prevention", "precaution", "caution", "exemption", "exemptions", "exception", "exceptions", "exclusion", "exclusions", "probation", "correction", "corrections", "revocation", "information", "quotation", "citation", "imitation", "station", "opposition", "nation", "donation", "demolition", "renovation", "convention", "investment", "investments", "embarrassment", "punishment", "disagreement", "agreement", "settlement", "requirement", "requirements", "condition", "conditions", "nominations", "nomination", "replacement", "replacements", "substitution", "substitutions")
)

// disowning are words before a colon of what is another's, or is not to be.
var disowning = marks.Lows("their", "theirs", "your", "yours", "enemy", "enemys", "enemies", "rival", "rivals", "opponent", "opponents", "opposition", "competitor", "competitors", "failed", "rejected", "refused", "declined", "possible", "potential", "hypothetical", "imaginary", "sold", "lost", "former", "previous", "unwanted", "forbidden", "banned", "vetoed", "avoided", "undecided", "rumoured", "rumored", "overpriced", "tempting", "unlikely", "postponed", "cancelled", "canceled", "deleted", "discarded", "withdrawn", "dropped", "skipped")

// dears are people whose wish stands behind a colon: `Mum: Mine`.
var dears = marks.Lows("mum", "mom", "mummy", "mama", "dad", "daddy", "papa", "granny", "gran", "grandma", "grandpa", "grandad", "nan", "sister", "brother", "wife", "husband", "uncle", "aunt", "auntie", "son", "daughter", "kid", "kids", "boss", "friend", "flatmate", "neighbour", "cousin")

// Disowning is the word by which the title before the first colon is of what is another's, or
// is not to be: `failed acquisitions: Mine`; "" for none.
func Disowning(t []marks.Token) string {
	colon := marks.Index(t, ":")
	for i := range max(colon, 0) {
		if t[i].Is("if", "when", "whenever", "once", "until", "till", "unless", "should", "in", "is", "are", "has", "have", "provided", "while") {
			return "" // if Bob has sold his Mine: a condition
		}
		if disowning[t[i].Low] || i+1 == colon && i < 2 && dears[t[i].Low] && (i == 0 || t[0].Is("my", "the", "our")) {
			return t[i].Raw
		}
	}
	return likeTheirs(t)
}

// likeTheirs is a mine that is no card where somebody has his own: `Bob has his, I want mine, too`; ""
// for none.
func likeTheirs(t []marks.Token) string {
	theirs := false
	for i := range t {
		if theirs && i > 0 && t[i].Raw == "mine" && t[i-1].Is("want", "have", "like", "get", "build", "need") && (i+1 == len(t) || !t[i+1].IsWord() || t[i+1].Is("too", "as", "also", "now", "please")) {
			return t[i].Raw
		}
		theirs = theirs || t[i].Is("his", "her", "hers", "their", "theirs", "your", "yours")
	}
	return ""
}

// IsTitle tells a word, as it is compared, of what an order is about, where a colon stands
// behind it, that turns nothing round.
func IsTitle(low string) bool {
	if untitled[low] || Unsettles(low) || Twists(low) || IsElsewhen(low) {
		return false
	}
	return titles[low] || len(low) > 6 && slices.ContainsFunc(abstract, func(end string) bool { return strings.HasSuffix(low, end) })
}

// Reserved is where `without prejudice to our good relations,` ends; 0 for none.
func Reserved(t []marks.Token) int {
	if len(t) < 3 || !t[0].Is("notwithstanding") && !(t[0].Is("without") && t[1].Is("prejudice")) {
		return 0
	}
	for i := range t {
		if t[i].Is(",") && i+1 < len(t) {
			return i + 1
		}
		if t[i].Number >= 0 || t[i].Is("if", "unless", "until", "not", "only", ".", ":") {
			break
		}
	}
	return 0
}

// spells are words of when, of which a title may tell that has no meaning: `Missed turns: the Forest`.
var spells = marks.Lows("turn", "turns", "round", "rounds", "week", "weeks", "go", "goes", "month", "months", "holiday", "holidays", "weekend", "weekends", "runde", "runden", "zug", "zuge", "woche", "wochen", "turno", "turnos", "jugada", "jugadas", "semana", "semanas", "tour", "tours", "semaine", "semaines")

// IsOfTimes tells a word of which a title says when what stands below it counts.
func IsOfTimes(low string) bool { return spells[low] }
