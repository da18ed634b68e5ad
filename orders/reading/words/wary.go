package words

import "machipost/orders/reading/marks"

// This file has the English words that keep a sentence from being sure where nothing explains
// them.

var (
	// unsettling are words that may say, in any clause of a sentence, that its orders are
	// none, none yet, or others.
	unsettling = marks.Lows(
		// What is not decided.
		"undecided", "unsure", "dunno", "depends", "depend", "depending", "decide", "deciding", "torn", "hesitate", "hesitating", "hesitant", "wonder", "wondering", "consider", "considering", "contemplate", "contemplating", "ponder", "pondering", "debating", "tempted", "toying", "imagine", "imagining", "suppose", "supposing", "supposed", "supposedly", "pretend", "pretending", "hypothetical", "hypothetically", "theory", "theoretically", "principle", "possibly", "probably", "perhaps", "maybe", "whether", "doubt", "doubts", "doubtful", "question", "questions", "unclear", "uncertain", "convinced", "persuade", "persuaded", "persuades", "approve", "approves", "approved", "approval", "agree", "agrees", "agreed", "confirm", "confirms", "confirmed", "confirmation", "pending", "tentative", "tentatively", "provisional", "provisionally", "conditional", "conditionally", "conditions", "allegedly", "apparently", "presumably", "know", "ask", "advise", "advice", "recommend", "suggestion", "suggestions", "opinion",
		// What is no order.
		"draft", "test", "testing", "example", "sample", "template", "rehearsal", "practice", "joke", "joking", "kidding", "psych", "psyche", "dreams", "unlikely", "kid", "jk", "nah", "nope", "sarcasm", "ironically", "irony", "april", "lie", "lying", "fibbing",
		// What takes back.
		"cancel", "cancels", "cancelled", "canceled", "scrap", "forget", "ignore", "disregard", "discard", "drop", "skip", "omit", "withdraw", "withdrawn", "revoke", "revoked", "rescind", "undo", "retract", "void", "abandon", "instead", "rather", "contrary", "opposite", "reverse", "reversed", "vice", "versa", "except", "excepting", "exception", "exceptions", "unless", "until", "till", "otherwise", "else", "correction", "correct", "oops", "sorry", "mistake", "wrong", "mistaken", "meant", "mean", "strike", "delete", "remove", "swap", "swapped", "switch", "change", "changed", "replace", "wish",
		// What is not yet.
		"tomorrow", "later", "someday", "sometime", "eventually", "future", "yet", "postpone", "postponed", "postponing", "delay", "delayed", "wait", "waits", "await", "hold", "pause", "suspend", "suspended", "before", "after", "afterwards", "afterward", "next", "stop", "stops", "once", "when", "whenever", "if", "should", "only", "provided", "providing", "assuming", "case", "event", "condition", "while", "as", "long", "same", "ditto", "turn", "turns", "round", "rounds", "whatever", "what", "whats", "how", "goodbye", "farewell", "rip", "warned", "warns", "oh", "ah", "alas", "says", "said", "say", "saying", "told", "tells", "asked", "insists", "swears", "thinks", "thought",
	)
	// reporting are those of them that say only what somebody says.
	reporting = marks.Lows("says", "said", "say", "saying", "told", "tells", "asked", "insists", "swears", "thinks", "thought", "know", "ask", "wants", "wanted", "begs", "begged", "hopes", "demands", "prefers", "reckons", "warned", "warns", "suggests", "suggested", "claims", "advises", "advised")
	// times are words of another time than this turn.
	times = marks.Lows(
		"yesterday", "soon", "sooner", "sometimes", "previously", "formerly", "ago", "already", "previous", "former", "meanwhile", "anymore", "nowadays", "originally", "initially", "earlier", "beginning", "starting", "onwards", "onward", "alternate", "alternating", "alternately", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "weekends", "weekdays", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "week", "weeks", "month", "months", "year", "years", "day", "days", "christmas", "birthday", "deadline",
	)
	// unsaying are words of a remark that may take back what it is said of.
	unsaying = marks.Lows("doubt", "doubts", "doubted", "joke", "jokes", "joking", "kidding", "wonder", "wondering", "wondered", "nearly", "almost", "mean", "meant", "supposed", "pretend", "pretending", "question", "silly", "madness", "nonsense", "dream", "dreams", "dreaming", "wish", "wishes", "wished", "plan", "impossible", "unlikely", "regret", "refuse", "might", "could", "would", "told")
	// twisting are words that may make an order in their clause none, or that of somebody
	// else, another one, or one of another time.
	twisting = marks.Lows(
		// What is not wanted.
		"refuse", "refuses", "refusing", "refused", "decline", "declines", "declining", "hate", "hates", "hating", "hated", "loathe", "loathes", "detest", "detests", "despise", "dislike", "dislikes", "avoid", "avoids", "avoiding", "resist", "resisting", "oppose", "opposed", "regret", "regretted", "forbid", "forbids", "forbidden", "ban", "bans", "banned", "veto", "vetoed", "prevent", "prevents", "stopping", "stopped", "forgets", "ignores", "ignoring", "drops", "dropping", "skips", "skipping", "skipped", "spare", "spares", "sparing", "spared", "exempt", "exempts", "exempted", "omits", "omitting", "exclude", "excludes", "excluding", "excluded", "exclusion", "protect", "protects", "protecting", "forgive", "forgives", "pardon", "bypass", "sidestep", "reject", "rejects", "rejected", "rejecting", "resent", "shun", "shuns", "abandoned", "abandoning", "unwanted", "rid", "goodbye", "farewell", "bye", "unnecessary", "useless", "pointless", "worthless", "impossible", "worst", "unlike", "than", "besides", "apart", "aside", "without", "minus", "lest", "nor", "neither", "hardly", "scarcely", "barely", "rarely", "seldom", "never", "nobody", "noone", "nowhere", "none", "missing", "lack", "lacking", "lacks", "fail", "fails", "failing", "failed", "delaying", "waiting", "holding", "abstain", "against", "hide", "hiding", "miss", "misses", "scared", "afraid", "fear", "frightens", "mad", "fool", "foolish", "idiot", "idiotic", "crazy", "insane", "daft", "nuts", "bonkers", "came", "went", "naught", "away", "alone", "gone", "closed", "sight", "dread", "sick", "tired", "bored", "enough",
		// What others do or think, and when.
		"early", "late", "somebody", "someone", "anybody", "anyone", "everybody", "everyone", "people", "opponent", "opponents", "rival", "rivals", "enemy", "enemies", "says", "said", "say", "saying", "told", "tells", "tell", "thinks", "thought", "wants", "wanted", "insists", "asked", "asks", "reckons", "suggests", "suggested", "advises", "advised", "recommends", "recommended", "believes", "claims", "claimed", "swears", "bets", "hopes", "expects", "predicts", "demands", "orders", "ordered", "begs", "begged", "prefers", "likes", "loves", "needs", "buys", "builds", "takes", "gets", "owns", "keeps", "your", "yours", "he", "she", "they", "his", "her", "their", "theirs", "hers",
		// How many, and which.
		"half", "twice", "thrice", "several", "kind", "sort", "type", "anything", "something", "everything", "whatever", "whichever", "whoever", "wherever", "however", "either", "both", "each", "every", "other", "others", "different", "various", "any", "many", "few", "fewer", "less", "least", "most", "cheapest", "dearest", "cheaper", "dearer", "random", "whose", "alternatively", "respectively", "versus", "vs", "equal", "equals", "which", "what", "who", "how", "why", "where",
		// What was, or is only thought of.
		"was", "were", "had", "been", "did", "used", "bought", "built", "took", "got", "sold", "threw", "rolled", "nearly", "almost", "wished", "dream", "dreamt", "dreamed", "dreaming", "story", "movie", "film", "book", "song", "rule", "rules", "could", "might", "would", "because", "whilst", "although", "though", "since", "but", "not", "no", "cannot", "cant", "dont", "wont", "isnt", "arent", "wasnt", "didnt", "doesnt", "havent", "hasnt", "shouldnt", "wouldnt", "couldnt",
	)
)

// Unsettles tells a word, as it is compared, that may say, in any clause of a sentence, that
// its orders are none, none yet, or others.
func Unsettles(low string) bool {
	return unsettling[low] || RoleOf(low)&Hinders != 0 && !idleHinders[low]
}

// Twists tells a word, as it is compared, that may make an order in its clause none, or that
// of somebody else, another one, or one of another time.
func Twists(low string) bool {
	return twisting[low] || times[low] || RoleOf(low)&Denies != 0 || RoleOf(low)&Strays != 0 && !idleStrays[low]
}

// IsTime tells a word, as it is compared, of another time than this turn.
func IsTime(low string) bool { return times[low] }

// Unsays tells a word, as it is compared, by which a remark may take back what it is said of.
func Unsays(low string) bool { return unsaying[low] }

// Reports tells a word, as it is compared, that says what somebody says or wants.
func Reports(low string) bool { return reporting[low] }

// recalling are words, in all languages, by which what is announced is taken back, somebody else's,
// or not meant yet.
var recalling = marks.Lows("rescind", "rescinds", "countermand", "countermanded", "revoke", "revoked", "retract", "retracted", "withdraw", "withdrawn", "withdrew", "repeal", "annul", "annulled", "nullify", "void", "cancel", "cancelled", "canceled", "delete", "deleted", "strike", "struck", "remove", "removed", "refuse", "refused", "reject", "rejected", "decline", "declined", "forbid", "forbidden", "prohibit", "prohibited", "avoid", "avoided", "oppose", "regret", "regretted", "discard", "discarded", "scrap", "scrapped", "undo", "recall", "recalled", "abandon", "abandoned", "drop", "dropped", "omit", "omitted", "stop", "suspend", "suspended", "provisional", "provisionally", "tentative", "tentatively", "contrary", "hypothetical", "imaginary", "obsolete", "outdated", "superseded", "opponent", "opponents", "rival", "rivals", "neighbour", "neighbours", "neighbor", "enemy", "other", "others", "another", "alternative", "unsure", "undecided", "doubles",
	"anulo", "anulamos", "anule", "anular", "retiro", "retire", "retirar", "revoco", "revocar", "cancelo", "cancele", "cancelar", "rechazo", "borro", "borre", "ignore", "ignora", "deshago", "prohibo", "provisionales", "contrarias", "rival", "rivales", "viene",
	"widerrufe", "widerruf", "ziehe", "zuruck", "streiche", "storniere", "loschen", "losche", "ignoriere", "ignoriert", "verwerfe", "verbiete", "annulliere", "vorlaufig", "vorlaufige", "vorlaufigen", "gegners", "gegner", "anderen", "anderer", "kommende", "kommenden", "ubernachste", "ubernachsten",
	"annule", "annuler", "annulez", "retire", "retirer", "revoque", "ignorez", "refuse", "interdis", "provisoires", "contraires", "adversaire", "autre", "autres")

// Recalls tells such a word, as it is compared.
func Recalls(low string) bool { return recalling[low] }

// Those that twist a wish for a card, but no order of dice and tools, and no remark.
var (
	idleHinders = marks.Lows("reroll", "dice", "die", "roll", "rolling", "rolled", "rolls", "doubles", "double", "telly", "television", "tv", "invest", "investing", "invested", "investment", "harbour", "harbor", "swapping", "startup", "total", "totals", "throw", "tick", "cross", "hang", "haha", "reverse", "both", "each", "quote", "quoted", "twice")
	idleStrays  = marks.Lows("tonight", "close", "closing", "closed", "shut", "demolish", "destroy", "swap", "trade", "exchange", "renovate", "player", "players", "richest", "poorest", "pays", "paid", "goes", "go", "turn", "turns", "round", "rounds", "demolition", "renovation", "convention", "wreckers", "movers", "per", "cost", "costs", "keep", "keeping", "stay", "stays", "leave", "steal", "rob", "afford", "stupid", "silly", "saving", "dear", "off", "careful", "change", "ask", "mind", "worry", "show", "ruin")
)
