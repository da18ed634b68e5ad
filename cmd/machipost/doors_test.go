package main

// A room is a package: which rooms of ours it may enter, what is shut to it of the
// standard library, and why every other door is closed.
type room struct {
	opens   string // rooms of ours, with spaces between
	shut    string // trees of the standard library
	ajar    string // single packages of these trees that stay open
	because string
}

// wireless are the trees of those who know no wire, no disk and no SQL.
const wireless = "os net database/sql"

// rooms are all packages of the module, those that are entered by most first. A new
// one needs a line here, and a note in docs/decisions.
var rooms = map[string]room{
	"templates": {"", "os net time", "", "words only"},

	"engine":        {"", "context io os time math/rand net database/sql", "", "the rules are a function"},
	"engine/names":  {"engine", "os time net database/sql", "", "text to card"},
	"engine/wire":   {"engine engine/names", "os time net database/sql", "", "positions and events as JSON"},
	"engine/bots":   {"engine", "os time net database/sql math/rand", "", "a bot is a function of its View"},
	"engine/chance": {"engine", "context io os time math/rand net database/sql", "", "dice of a number: it plays nothing"},
	"engine/luck":   {"engine engine/chance", "context io os time math/rand net database/sql", "", "a turn that is over, and what it might have been"},
	"engine/odds":   {"engine engine/bots engine/chance", "io os time math/rand net database/sql", "", "what lies open on the table: no deck, no sheet, no die"},
	"engine/playouts": {"engine engine/bots engine/chance engine/wire", "os time net database/sql math/rand", "",
		"games by the thousand, settled by their seeds: it prints nothing and measures no time"},

	"orders":         {"engine engine/names orders/wording", "context os time net database/sql", "", "the language as data: it neither reads nor decides"},
	"orders/wording": {"", "context os time net database/sql", "", "a line as words: nothing of the game"},
	"orders/exact":   {"engine engine/names orders orders/wording", "context os time net database/sql", "", "a line of the language in, an order out: no letter, no guess"},
	"orders/reading": {"engine engine/names orders orders/exact orders/reading/abroad orders/reading/amends orders/reading/asides orders/reading/changes orders/reading/clauses orders/reading/doubts orders/reading/drafts orders/reading/gist orders/reading/lines orders/reading/marked orders/reading/marks orders/reading/tables orders/reading/told orders/wording", "context os time net database/sql", "", "sentences in, sheet out"},

	"orders/reading/marks":      {"engine engine/names orders/wording", "context os time net database/sql", "", "names in a line: no verb"},
	"orders/reading/words":      {"engine/names orders orders/reading/marks", "context os time net database/sql", "", "tables of phrases: no name, no sentence; engine/names to fold a word as it is compared"},
	"orders/reading/phrasing":   {"orders orders/reading/marks orders/reading/words", "context os time net database/sql", "", "phrases that are put together: no order, no sentence"},
	"orders/reading/talk":       {"orders/reading/marks orders/reading/parts orders/reading/words", "context os time net database/sql", "", "talk told from orders: makes nothing of it"},
	"orders/reading/tongues":    {"orders orders/reading/marks orders/reading/revisions orders/reading/smalltalk orders/reading/speech orders/reading/words", "context os time net database/sql", "", "how words are turned round: no phrase, no sentence"},
	"orders/reading/speech":     {"engine/names orders/reading/marks orders/reading/words", "context os time net database/sql", "", "how words are spelled: no row is turned"},
	"orders/reading/revisions":  {"orders/reading/marks orders/reading/speech orders/reading/words", "context os time net database/sql", "", "what a sentence changes: no sheet is looked at"},
	"orders/reading/smalltalk":  {"orders orders/reading/marks orders/reading/speech orders/reading/words", "context os time net database/sql", "", "what is said beside orders: none is turned"},
	"orders/reading/lines":      {"engine engine/names orders orders/exact orders/reading/changes orders/reading/clauses orders/reading/formal orders/reading/goes orders/reading/margins orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/sentences orders/reading/speech orders/reading/tongues orders/reading/words orders/wording", "context os time net database/sql", "", "text in, sentences out: no sheet"},
	"orders/reading/goes":       {"orders orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/words orders/wording", "context os time net database/sql", "", "which go a row is for: no letter, no order"},
	"orders/reading/margins":    {"", "context os time net database/sql", "", "lengths of lines: no word is known"},
	"orders/reading/grids":      {"orders/reading/lines", "context os time net database/sql", "", "where the cells of a table stand: what one says is not read"},
	"orders/reading/bounds":     {"orders/reading/marks", "context os time net database/sql", "", "numbers for which a row is: not what is done then"},
	"orders/reading/tables":     {"orders orders/exact orders/reading/bounds orders/reading/clauses orders/reading/grids orders/reading/lines orders/reading/marks orders/reading/words orders/wording", "context os time net database/sql", "", "tables in, lines out: what a line says is not settled"},
	"orders/reading/asking":     {"engine orders orders/reading/marked orders/reading/marks orders/reading/words", "context os time net database/sql", "", "what a condition asks: nothing hangs on it"},
	"orders/reading/marked":     {"engine orders orders/reading/marks orders/reading/phrasing orders/reading/words", "context os time net database/sql", "", "a row of tokens and what stands in it: no order, no condition"},
	"orders/reading/parts":      {"engine orders orders/reading/asking orders/reading/marked orders/reading/marks orders/reading/phrasing orders/reading/words", "context os time net database/sql", "", "parts of a sentence: no sentence"},
	"orders/reading/bags":       {"engine orders orders/reading/asking orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/words", "context os time net database/sql", "", "an order or a condition by its words in whatever row: no sentence"},
	"orders/reading/changes":    {"engine orders orders/reading/marks orders/reading/parts orders/reading/words", "context os time net database/sql", "", "a change of a list: no sentence, no sheet"},
	"orders/reading/verbs":      {"engine engine/names orders orders/reading/asking orders/reading/marks orders/reading/parts orders/reading/words", "context os time net database/sql", "", "where an order begins: none is put together"},
	"orders/reading/clauses":    {"engine orders orders/reading/changes orders/reading/marks orders/reading/talk orders/reading/verbs orders/reading/words", "context os time net database/sql", "", "what one sentence says, its goes and changes: no order is put together"},
	"orders/reading/sentences":  {"engine orders orders/reading/asking orders/reading/bags orders/reading/changes orders/reading/clauses orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/talk orders/reading/verbs orders/reading/words", "context os time net database/sql", "", "one sentence: no letter, no sheet"},
	"orders/reading/pieces":     {"engine orders orders/reading/clauses orders/reading/everyday orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/words", "context os time net database/sql", "", "what a sentence is cut into: none is found"},
	"orders/reading/conditions": {"engine orders orders/reading/asking orders/reading/bags orders/reading/marked orders/reading/marks orders/reading/pieces orders/reading/words", "context os time net database/sql", "", "the conditions of a sentence: no order"},
	"orders/reading/cuts":       {"engine engine/names orders orders/reading/clauses orders/reading/conditions orders/reading/everyday orders/reading/marks orders/reading/pieces orders/reading/talk orders/reading/throws orders/reading/words", "context os time net database/sql", "", "a sentence cut into what is told by some words: nothing is put together"},
	"orders/reading/throws":     {"engine orders orders/reading/everyday orders/reading/marks orders/reading/pieces orders/reading/words", "context os time net database/sql", "", "what is said of the dice: no other order, and no piece is added"},
	"orders/reading/abroad":     {"orders orders/reading/asides orders/reading/clauses orders/reading/formal orders/reading/gloss orders/reading/lines orders/reading/marked orders/reading/marks orders/reading/words", "context os time net database/sql", "", "a sentence of another language read once more: no letter"},
	"orders/reading/gloss":      {"orders/reading/everyday orders/reading/marks orders/reading/words", "context os time net database/sql", "", "a sentence of another language in the words of the rules: nothing is understood"},
	"orders/reading/formal":     {"orders/reading/marks", "context os time net database/sql", "", "stiff sentences in plain words: nothing is understood"},
	"orders/reading/everyday":   {"orders/reading/words", "context os time net database/sql", "", "words of everyday life: they say nothing of the game"},
	"orders/reading/wishes":     {"engine orders orders/reading/clauses orders/reading/everyday orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/pieces orders/reading/sentences orders/reading/words", "context os time net database/sql", "", "sentences that ask for cards: no other order"},
	"orders/reading/twoways":    {"engine orders orders/reading/clauses orders/reading/marked orders/reading/marks orders/reading/words", "context os time net database/sql", "", "what can be meant in two ways: nothing is read"},
	"orders/reading/trust":      {"engine orders orders/reading/clauses orders/reading/conditions orders/reading/everyday orders/reading/marks orders/reading/pieces orders/reading/twoways orders/reading/words", "context os time net database/sql", "", "whether what a sentence was cut into is what it seems: nothing is made of it"},
	"orders/reading/gist":       {"engine orders orders/reading/clauses orders/reading/conditions orders/reading/cuts orders/reading/everyday orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/pieces orders/reading/sentences orders/reading/trust orders/reading/twoways orders/reading/verbs orders/reading/wishes orders/reading/words", "context os time net database/sql", "", "one sentence that was not read whole: for proposals, and where it is sure"},
	"orders/reading/asides":     {"engine orders orders/reading/amends orders/reading/clauses orders/reading/everyday orders/reading/gist orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/pieces orders/reading/sentences orders/reading/statements orders/reading/told orders/reading/words", "context os time net database/sql", "", "a sentence without what is only said in it: no order is read"},
	"orders/reading/amends":     {"orders orders/reading/asking orders/reading/clauses orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/told orders/reading/words", "context os time net database/sql", "", "orders in the place of others of the same letter: no sheet"},
	"orders/reading/drafts":     {"engine orders", "context os time net database/sql", "", "orders as they stand while a letter is read: no sentence"},
	"orders/reading/doubts":     {"engine orders orders/reading/drafts orders/reading/marked orders/reading/marks orders/reading/told", "context os time net database/sql", "", "what a whole letter leaves open: it reads no sentence"},
	"orders/reading/statements": {"engine/names orders/reading/everyday orders/reading/marks orders/reading/parts orders/reading/words", "context os time net database/sql", "", "clauses that only state something: no order is read"},
	"orders/reading/told":       {"engine orders orders/reading/clauses orders/reading/drafts orders/reading/everyday orders/reading/gist orders/reading/gloss orders/reading/lines orders/reading/marked orders/reading/marks orders/reading/parts orders/reading/statements orders/reading/words", "context os time net database/sql", "", "sentences that are no orders, and what they may be about: makes nothing of them"},

	"orders/deciding": {"engine engine/names orders", "context os time net database/sql", "", "sheet in, decisions out; no text"},

	"reports/page":       {"", "context os time net database/sql", "", "how a letter is set: it has no words and knows no game"},
	"reports/page/proof": {"", "context os time net database/sql", "", "a letter in, what is wrong with it out: it knows none by name"},

	"reports/voice":   {"engine engine/names orders reports/page templates", wireless, "net/mail", "the words of a language: what they tell is handed in"},
	"reports/archive": {"engine reports/figures reports/page reports/voice", "io os net database/sql", "", "pages of what is handed in: it looks for nothing"},
	"orders/examples": {"engine orders", "context os time net database/sql", "", "a position in, orders to write by out: nothing is decided"},
	"reports/figures": {"engine orders/deciding", "context os net database/sql", "", "events in, numbers out: no words"},
	"reports": {"engine engine/names orders orders/reading orders/deciding orders/examples reports/figures reports/page reports/voice templates", wireless, "net/mail",
		"events in, text out; a deadline arrives as a value"},

	"gm/facts":      {"", wireless, "", "what the log tells: it has no room for what somebody wrote, so nothing of ours enters"},
	"gm/post":       {"", "os net database/sql", "net/mail", "letters as values, and who carries them: it knows no game"},
	"gm/calendar":   {"", "context os net database/sql math/rand", "", "words and the clock: a function of what is handed in"},
	"gm/entries":    {"", "context os net database/sql math/rand", "", "deadlines in, a file for calendars out: no game, no words"},
	"gm/dice":       {"engine/names", "context os net database/sql math/rand", "", "a stranger must get the same faces: it draws no chance, and what it needs is handed in"},
	"gm/dice/drand": {"gm/dice", "os database/sql", "", "a round that is asked for and verified: it knows no game"},
	"gm/records": {"gm/dice gm/post gm/calendar gm/facts engine engine/wire orders/reading", wireless, "net/mail",
		"what is kept, and pure questions of it: it writes to nobody and lets nothing happen"},
	"gm/senders": {"gm/post gm/records engine", "os net database/sql context time", "net/mail",
		"who writes: it answers nobody and knows no time"},
	"gm/sending": {"gm/post gm/calendar gm/entries gm/facts gm/records gm/senders engine reports", wireless, "net/mail",
		"which letter goes to whom: what has happened is decided above"},
	"gm/lobby": {"gm/calendar gm/dice gm/facts gm/records gm/sending engine engine/bots engine/names engine/wire orders/reading reports",
		wireless, "net/mail", "games until their start: turns and seats that are left are another matter"},
	"gm/voice": {"gm/facts gm/records gm/senders gm/sending engine reports", wireless, "",
		"what is said beside turns: who may say it is known above"},
	"gm/seats": {"gm/post gm/records gm/sending gm/lobby engine engine/wire orders/reading reports", wireless, "net/mail",
		"who sits where: it asks nobody's letter and plays no turn"},
	"gm/reckoning": {"gm/records engine engine/luck engine/odds reports/figures", wireless, "", "figures of what was reckoned of turns: it plays none and stores nothing"},
	"gm/rolls":     {"gm/dice gm/records engine reports", wireless, "", "what a game keeps of its dice: they are thrown for a turn that is played elsewhere"},
	"gm/witnesses": {"gm/post gm/calendar gm/facts gm/records gm/sending reports", wireless, "", "what was sent: it plays no turn"},
	"gm/ahead":     {"", "context io os time math/rand net database/sql", "", "things in an order, made by several at once: it knows none of them"},
	"gm/turns": {"gm/ahead gm/post gm/calendar gm/dice gm/facts gm/reckoning gm/records gm/rolls gm/sending gm/seats gm/voice gm/witnesses engine engine/bots engine/luck engine/odds orders orders/deciding orders/reading reports reports/figures",
		wireless, "", "turns come from what is on file: which letter or command put it there is nothing to them"},
	"gm/commands/forms": {"engine/names", wireless, "", "how a line asks for something: what is asked for is another matter"},
	"gm/commands": {"gm/archive gm/commands/forms gm/post gm/calendar gm/dice gm/facts gm/records gm/rolls gm/senders gm/sending gm/lobby gm/seats gm/turns gm/voice engine engine/names engine/wire orders orders/deciding orders/reading reports",
		"os net database/sql context", "net/mail", "what a command does: the letter around it, and its answer, are another matter"},
	"gm/letters": {"gm/ahead gm/post gm/calendar gm/dice gm/facts gm/records gm/rolls gm/senders gm/sending gm/turns gm/voice gm/witnesses gm/commands engine orders orders/reading reports", wireless, "net/mail",
		"a letter from the mailbox to its answer: games are changed by commands below"},
	"gm/archive": {"gm/club gm/reckoning gm/records gm/turns engine reports reports/archive reports/voice", wireless, "",
		"what everybody may know of games that are over: orders, addresses and keys are not looked at"},
	"gm/club":   {"gm/records gm/turns engine", wireless, "", "games that are over, counted: it writes to nobody and stores nothing"},
	"gm/keeper": {"gm/archive gm/club engine/odds gm/post gm/calendar gm/dice gm/facts gm/reckoning gm/records gm/rolls gm/senders gm/sending gm/lobby gm/seats gm/turns gm/voice gm/witnesses gm/commands gm/letters engine engine/wire orders orders/reading reports reports/figures", wireless, "net/mail", "what the person behind the GM steps in with"},
	"gm": {"gm/archive gm/facts gm/post gm/records gm/rolls gm/senders gm/sending gm/lobby gm/seats gm/turns gm/voice gm/witnesses gm/commands gm/letters gm/keeper reports", wireless, "net/mail",
		"a round and its parts: no wire, no disk"},

	"gm/store/files":            {"", "net database/sql", "", "whose the files of a database are"},
	"gm/store/steps":            {"", "os net", "", "what a migration does in Go: it must do the same in years"},
	"gm/store/forms":            {"gm/store/steps", "os net", "", "how the form of the database became what it is"},
	"gm/store/prepared":         {"", "os net", "", "statements that stay prepared: it knows none"},
	"gm/store/tables/part":      {"", "os net", "", "statements of a transaction: it knows no table"},
	"gm/store/tables/rolls":     {"gm/dice gm/records gm/store/tables/part", "os net", "", "SQL about the dice: nothing is rolled here"},
	"gm/store/tables/keepsakes": {"gm/records gm/store/tables/part", "os net", "", "SQL about what is reckoned of turns, and wished: nothing is reckoned here"},
	"gm/store/tables/waiting":   {"gm/records gm/store/tables/part", "os net", "", "SQL about what waits for another try: nothing is tried here"},
	"gm/store/tables/rendered":  {"gm/store/tables/part", "os net", "", "SQL about the bytes of letters of ours: nothing is sent here"},
	"gm/store/tables": {"gm/store/tables/keepsakes gm/store/tables/part gm/store/tables/rendered gm/store/tables/rolls gm/store/tables/waiting gm/records engine engine/wire", wireless, "database/sql net/mail",
		"SQL only: what is stored decides nothing, and sheets are kept as text"},
	"gm/store": {"gm/store/files gm/store/forms gm/store/moving gm/store/prepared gm/store/tables gm/records", "net", "net/url",
		"an engine: which statements are made is not its business"},
	"gm/store/moving": {"gm/records", "os net", "", "all tables alike: what a row means is nothing to it"},
	"gm/store/postgres": {"gm/records gm/store/forms gm/store/moving gm/store/tables", "os", "",
		"an engine on a server: which statements are made is not its business, nor where its password lies"},
	"gm/store/postgres/trial": {"", "", "", "a server that is thrown away"},
	"gm/store/outside":        {"gm/records gm/store gm/store/forms gm/store/postgres", "net", "net/url", "a database from outside: what is in it is for who opens it"},
	"gm/mailbox":              {"gm/ahead gm/post gm/mailbox/letter", "database/sql", "", "the wire: it knows letters and no game"},
	"gm/mailbox/letter":       {"gm/post", "context os net database/sql", "net/mail net/textproto net/url", "bytes to letter, draft to bytes: no wire, no disk"},
	"gm/mailbox/memory":       {"gm/post gm/mailbox/letter", wireless, "net/mail", "a mail world without a wire"},
	"gm/mailbox/conformance":  {"gm/post", "database/sql", "", "what every mail world must do"},
	"gm/postoffice":           {"", "database/sql", "", "mail only"},
	"gm/demo":                 {"engine engine/names gm/post", "database/sql net", "net/mail", "a person at a mail program, played: knows the game from letters"},

	"cmd/machipost/console": {"gm/post gm/records gm/lobby gm/keeper gm/store/postgres", "database/sql", "",
		"the command line and who sits there: of the moderator only its faults"},
	"cmd/machipost/disk": {"", "net database/sql", "", "what the system tells of files: it knows nothing of ours"},
	"cmd/machipost/config": {"gm/calendar gm/commands gm/dice/drand gm/mailbox gm/mailbox/letter gm/store/postgres templates cmd/machipost/console cmd/machipost/disk", "database/sql net", "net/mail net/url",
		"a file in, settings out: it connects to nobody"},
	"cmd/machipost/service": {"engine/odds gm gm/dice/drand gm/facts gm/post gm/rolls gm/records gm/keeper gm/mailbox gm/mailbox/letter gm/store gm/store/files gm/store/moving gm/store/postgres reports cmd/machipost/config cmd/machipost/console cmd/machipost/disk",
		"database/sql net", "net/http", "opens the moderator and closes it: no command"},
	"cmd/machipost/demo": {"engine engine/odds gm gm/dice gm/post gm/records gm/lobby gm/demo gm/mailbox gm/mailbox/letter gm/postoffice gm/store reports templates cmd/machipost/console cmd/machipost/dice",
		"database/sql net", "net/mail", "a world of its own: no configuration"},
	"cmd/machipost/dice": {"engine gm/dice gm/mailbox/letter cmd/machipost/console",
		"context database/sql net", "net/mail", "letters in, words out: what a player has is enough"},
	"cmd/machipost/files": {"engine engine/wire gm/rolls orders orders/deciding orders/reading reports cmd/machipost/console",
		"context database/sql net", "", "files in, words out: no database, no mail; of the moderator the dice"},
	"cmd/machipost/simulate": {"engine engine/bots engine/playouts engine/wire cmd/machipost/console", "database/sql net", "",
		"bots only: no mail, no database"},
	"cmd/machipost/archive": {"gm/archive cmd/machipost/console cmd/machipost/service", "net database/sql", "", "pages into a folder: what is on them is not its business"},
	"cmd/machipost/stats":   {"engine/odds gm/club cmd/machipost/console cmd/machipost/service", wireless, "", "prints what was counted"},
	"cmd/machipost/games":   {"engine engine/wire gm/records gm/lobby gm/keeper orders orders/reading reports cmd/machipost/console cmd/machipost/files cmd/machipost/service", wireless, "net/mail", "a command line in, what the moderator answers out"},
	"cmd/machipost/boxes": {"gm/records gm/keeper cmd/machipost/console cmd/machipost/service", wireless, "net/mail",
		"letters from state to state: it reads none"},
	"packaging/build": {"", "database/sql net", "", "a module of its own: what it packs was built before"},
	"cmd/machipost/setup": {"gm/store/postgres cmd/machipost/config cmd/machipost/console cmd/machipost/disk", "database/sql", "",
		"makes what a service needs: it opens no database and sends nothing"},
	"cmd/machipost/doctor": {"gm/mailbox gm/mailbox/letter gm/post gm/records gm/store/files gm/store/outside gm/store/postgres cmd/machipost/config cmd/machipost/console cmd/machipost/disk", "database/sql", "",
		"looks at everything and mends nothing: no moderator is opened"},
	"cmd/machipost/stores": {"gm/records gm/store gm/store/moving gm/store/postgres gm/turns cmd/machipost/config cmd/machipost/console cmd/machipost/service", "net", "",
		"all that is stored, whole: of the moderator the verifying"},
	"cmd/machipost/backups": {"gm/records gm/store/outside cmd/machipost/config cmd/machipost/console cmd/machipost/disk cmd/machipost/service", "database/sql net", "",
		"a database as a file: what is in it is not its business"},
	"cmd/machipost": {"gm gm/facts gm/store/outside cmd/machipost/archive cmd/machipost/backups cmd/machipost/boxes cmd/machipost/config cmd/machipost/console cmd/machipost/demo cmd/machipost/dice cmd/machipost/disk cmd/machipost/doctor cmd/machipost/files cmd/machipost/games cmd/machipost/service cmd/machipost/setup cmd/machipost/simulate cmd/machipost/stats cmd/machipost/stores",
		"database/sql net", "", "wires everything, knows no rule"},
}

// never are the doors that somebody will want to open one day, each with what
// speaks against it.
var never = map[string]string{
	"gm/records -> gm/sending":  "; a record that could write letters would be a service",
	"gm/records -> gm/lobby":    "; how a game begins is no question of its record",
	"gm/records -> gm/turns":    "; a turn is stored as it was played, and played again from there",
	"gm/sending -> gm/turns":    "; a letter is queued with what it tells: it does not look what came of it",
	"gm/turns -> gm/commands":   "; a turn that knew commands could hang on how they are written",
	"gm/turns -> gm/letters":    "; a turn is played from sheets: a letter is read once",
	"gm/commands -> gm/letters": "; a command is the same whoever brings it, by letter or the keeper",
	"gm/commands -> gm/keeper":  "; no letter may reach what is the keeper's",
	"gm/letters -> gm/keeper":   "; no letter may reach what is the keeper's",
	"gm/store -> gm/turns":      "; what the rules make of a row is not the store's business",
	"gm/store -> reports":       "; words are made when they are read",
	"gm/mailbox -> gm/records":  "; a mailbox that knew games would be a second moderator",
	"gm/demo -> gm/records":     "; a player knows what letters tell",
}

// forTests are the rooms that are not shipped: only tests may import them, and each
// other.
var forTests = []string{"gm/mailbox/conformance", "gm/mailbox/memory", "gm/store/postgres/trial", "reports/page/proof"}

// namesForTests are those that only tests may use of rooms that are shipped, each
// with what it would do elsewhere.
var namesForTests = map[string]string{
	"OpenUnsynced": "a power cut would undo what was committed",
	"OpenClocked":  "processes on several machines would have several clocks",
}
