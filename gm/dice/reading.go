package dice

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// This file reads what letters show of dice. Lines are taken without the marks of quoting
// and the blanks before them, and words may be broken over lines anywhere; but a block
// begins at the beginning of a line, where no text of a player's stands.

// A Letter is the text of a letter, with the name of the file it is from.
type Letter struct {
	File string
	Text string
	Date time.Time // when it was written, as it says; zero where it does not
}

// A found is something that a letter shows.
type found[what any] struct {
	what what
	origin
}

// An origin is the letter that shows something.
type origin struct {
	file string
	date time.Time // zero where the letter does not say
}

// A report is the report of a turn in a letter.
type report struct {
	turn    int
	rolled  []int    // faces, as its sentences have them
	added   bool     // two faces make another sum than a sentence says
	offered []string // cards that came on offer, in order
	roll    int      // of the block in the same letter; 0 for none
}

// A gift is what a letter to a player says that the seat gives.
type gift struct {
	seat  int
	given Given
	since int
}

// A named is a public round that a letter names for a turn.
type named struct {
	turn  int
	round string
}

// A started is what the first letter says of the deck.
type started struct {
	file string // "" where there is no first letter
	left string // how many cards the deck has left, "" where there is none
}

// A letters is all that letters show of the dice of one game.
type letters struct {
	name    string
	locks   []found[Locked]
	blocks  []found[Block]
	reports []found[report]
	gifts   []found[gift]
	named   []found[named]
	opened  []found[Opened]
	laid    []found[[]string] // what was on offer at the start, a name a copy
	broken  []found[string]   // headings of blocks that cannot be read
	stray   []found[int]      // rolls in letters that are none of those that show rolls
	over    []found[int]      // ends of the game, with the turn behind which it came; 0 where that is not told
	start   started
	untold  []string // first letters whose lock does not tell what the seats give
}

const (
	key64   = `((?:[0-9a-f]{16} ?){3}[0-9a-f]{16})`
	given   = `(?:none|word [a-z0-9-]{1,24}|letter [0-9a-f]{16})`
	oneSeat = `seat [1-9]\d? ` + given
	manyOf  = oneSeat + `(?:, ` + oneSeat + `)*`
	game    = `([A-Za-z0-9][A-Za-z0-9-]{0,29})`
)

// What is looked for in a letter, in which all words of a line stand behind single
// spaces. A space of a pattern is any space of the text, line ends too.
var (
	blockOf = spaced(`^Dice roll (\d{1,5}) of ` + game + `, turn (\d{1,6}): (` + manyOf + `), public (none|quicknet \d+ ` + key64 + `) key ` + key64 +
		` gave ((?:[1-6] )*)end(?: told (` + manyOf + `) end)?`)
	lockOf   = spaced(`^Dice of ` + game + ` are locked: lock ` + key64 + `(?: deck ` + key64 + `)?(?: told (` + manyOf + `) end)?`)
	deckOf   = spaced(`^Deck of ` + game + ` is opened: key ` + key64 + `(?: seats ((?:\d+ )+)end)?((?: pile \d+: [^:]+? end)*)`)
	beginsOf = spaced(`^(?:Dice roll \d+ of ` + game + `, turn \d+:|Dice of ` + game + ` are locked: lock|Deck of ` + game + ` is opened: key)`)
	pileOf   = spaced(`pile (\d+): ([^:]+?) end`)

	reportOf  = spaced(`^` + game + `: report of turn (\d{1,6})$`)
	startOf   = spaced(`^Welcome to ` + game + `, [^!]+! The table is laid,`)
	overOf    = spaced(`^` + game + ` (?:is over after|ends as a draw after|ends after) \d+ turns?\b`)
	thanksOf  = spaced(`^(?:Thank you all for playing\.|The placings)$`)
	lastOf    = spaced(`^The game is over\.`)
	undoneOf  = spaced(`^I am sorry: the GM had to take turn \d+ of ` + game + ` back\.`)
	leftOf    = spaced(`^Cards left in the deck: (\d{1,4})$`)
	welcomeOf = spaced(`^Welcome to ` + game + `, `)
	offersOf  = spaced(`^On offer\n((?:\n(?:\d+ x [^\n]+))+|)(?:\nCard copies price on((?:\n[^\n]+)+))?`)
	offerOf   = spaced(`^(?:(\d+) x (\S+(?: \S+)*?) \d+ coins? on|(\S+(?: \S+)*?) (\d+) \d+ \d+(?:-\d+)?(?: new)?$)`) // as letters had it, and have it
	goOf      = regexp.MustCompile(`(?m)^Go \d+: [^\n]+(?:\n[^\n]+)+`)                                                // up to a blank line
	rolledOf  = spaced(`^(?:Rolls|Rolls again \(Radio Tower\):|The tuna catch:) (\d)(?: \+ (\d) = (\d+))?(?:\.| coins? a boat\.)$`)
	newOf     = spaced(`^New on offer: (.+)\.$`)
	givesOf   = spaced(`^Seat \d+ of ` + game + ` gives the dice:`)
	giftOf    = spaced(`^Seat ([1-9]\d?) of ` + game + ` gives the dice: (` + given + `)\. It counts from turn (\d{1,6}) on`)
	roundOf   = spaced(`The dice of turn (\d{1,6}) of ` + game + ` take round (\d{1,19}) of quicknet\.`)
	seatOf    = regexp.MustCompile(`seat ([1-9]\d?) (` + given + `)`)
)

// firstOf are what a first letter has beside its greeting.
var firstOf = []*regexp.Regexp{
	spaced(`and you are player \d+\.`), spaced(`^In seat order: `), spaced(`^How to order$`), spaced(`^The rules in brief$`),
}

// replyLine begins each letter to a player.
const replyLine = "--- reply above this line ---"

// spaced is a pattern whose ^ and $ are those of lines and whose spaces are any.
func spaced(pattern string) *regexp.Regexp {
	return regexp.MustCompile(`(?m)` + strings.ReplaceAll(pattern, " ", `[ \n]+`))
}

var before = regexp.MustCompile(`(?m)^[>\s]+`)

// plain is a text without marks of quoting and blanks at the beginning of its lines, with
// single spaces, and without the lines behind a bar, which players have written.
func plain(text string) string {
	lines := strings.Split(strings.ReplaceAll(text, "\r", ""), "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(before.ReplaceAllString(line, "")), " ")
	}
	lines = slices.DeleteFunc(lines, func(line string) bool { return strings.HasPrefix(line, "|") })
	return inEnglish(strings.Join(lines, "\n"))
}

// oneLine is a text with its words behind single spaces.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// collect reads all letters, and returns what they show by game, in the order of names.
func collect(all []Letter) []*letters {
	var games []*letters
	of := func(name string) *letters {
		at := slices.IndexFunc(games, func(g *letters) bool { return g.name == name })
		if at < 0 {
			games = append(games, &letters{name: name})
			at = len(games) - 1
		}
		return games[at]
	}
	var thanks []found[int] // last letters, of whatever game
	for _, l := range all {
		text := plain(l.Text)
		if thanksOf.MatchString(text) {
			thanks = append(thanks, found[int]{0, origin{l.File, l.Date}})
		}
		readBlocks(text, origin{l.File, l.Date}, of)
		readSentences(text, origin{l.File, l.Date}, of)
	}
	if len(games) == 1 {
		games[0].over = append(games[0].over, thanks...)
	}
	slices.SortFunc(games, func(a, b *letters) int { return strings.Compare(a.name, b.name) })
	return games
}

// readBlocks reads what has the form of dice.
func readBlocks(text string, from origin, of func(string) *letters) {
	known := places(text)
	whole := map[int]bool{} // where a block begins that could be read
	for _, at := range blockOf.FindAllStringSubmatchIndex(text, -1) {
		whole[at[0]] = true
		b := readBlock(blockOf.FindStringSubmatch(text[at[0]:at[1]]))
		of(b.Game).blocks = append(of(b.Game).blocks, found[Block]{b, from})
		if isStray(text[:at[0]], known, b.Game) {
			of(b.Game).stray = append(of(b.Game).stray, found[int]{b.Number, from})
		}
	}
	behind := 0 // the lock before: many letters may be in one file
	for _, at := range lockOf.FindAllStringSubmatchIndex(text, -1) {
		whole[at[0]] = true
		m := lockOf.FindStringSubmatch(text[at[0]:at[1]])
		l := Locked{Game: m[1], Lock: must(m[2]), Told: readSeats(m[4])}
		if m[3] != "" {
			l.Deck = must(m[3])
		}
		of(l.Game).locks = append(of(l.Game).locks, found[Locked]{l, from})
		if l.Told == nil && beginsGame(text[behind:at[0]]) {
			of(l.Game).untold = append(of(l.Game).untold, from.file)
		}
		behind = at[1]
	}
	for _, at := range deckOf.FindAllStringSubmatchIndex(text, -1) {
		o, ok := readOpened(deckOf.FindStringSubmatch(text[at[0]:at[1]]))
		if whole[at[0]] = ok; !ok {
			continue
		}
		of(o.Game).opened = append(of(o.Game).opened, found[Opened]{o, from})
	}
	for _, at := range beginsOf.FindAllStringSubmatchIndex(text, -1) {
		if !whole[at[0]] {
			m := beginsOf.FindStringSubmatch(text[at[0]:at[1]])
			g := of(m[1] + m[2] + m[3])
			g.broken = append(g.broken, found[string]{oneLine(m[0]), from})
		}
	}
}

// readBlock reads what blockOf has found.
func readBlock(m []string) Block {
	b := Block{Roll: Roll{Number: number(m[1]), Game: m[2], Turn: number(m[3]), Seats: readSeats(m[4]), Public: oneLine(m[5])}, Key: must(m[7])}
	for _, face := range strings.Fields(m[8]) {
		b.Gave = append(b.Gave, number(face))
	}
	for _, s := range seatOf.FindAllStringSubmatch(oneLine(m[9]), -1) {
		b.Told = append(b.Told, Telling{number(s[1]), Given(s[2])})
	}
	return b
}

// readSeats reads what seats give; one that is not in its place is read as none of them.
func readSeats(text string) []Given {
	var all []Given
	for i, s := range seatOf.FindAllStringSubmatch(oneLine(text), -1) {
		if number(s[1]) != i+1 {
			return nil
		}
		all = append(all, Given(s[2]))
	}
	return all
}

// maxPiles is how many piles a deck has at the most.
const maxPiles = 3

// readOpened reads what deckOf has found; ok is false where it has numbers that cannot be.
func readOpened(m []string) (o Opened, ok bool) {
	o = Opened{Game: m[1], Key: must(m[2])}
	for _, place := range strings.Fields(m[3]) {
		o.Seats = append(o.Seats, number(place))
	}
	if len(o.Seats) > maxShuffled {
		return o, false
	}
	for _, p := range pileOf.FindAllStringSubmatch(m[4], -1) {
		n := number(p[1])
		if n < len(o.Piles) || n >= maxPiles {
			return o, false
		}
		cards := strings.Split(oneLine(p[2]), ", ")
		if len(cards) > maxShuffled {
			return o, false
		}
		for len(o.Piles) < n {
			o.Piles = append(o.Piles, nil)
		}
		o.Piles = append(o.Piles, cards)
	}
	return o, true
}

// readOffer reads what is on offer, a name a copy; ok is false where it has more copies
// than there can be.
func readOffer(text string) (cards []string, ok bool) {
	for _, m := range offerOf.FindAllStringSubmatch(text, -1) {
		copies := number(m[1] + m[4])
		if copies < 1 || len(cards)+copies > maxShuffled {
			return nil, false
		}
		for range copies {
			cards = append(cards, oneLine(m[2]+m[3]))
		}
	}
	return cards, true
}

// number is that of some digits; one that is too large is -1.
func number(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return -1
	}
	return n
}

// must reads a key that a pattern has found.
func must(digits string) Key {
	k, err := ReadKey(strings.ReplaceAll(oneLine(digits), " ", ""))
	if err != nil {
		panic(fmt.Sprintf("the pattern of a key let %q pass: %v", digits, err))
	}
	return k
}

// ofOurs finds what we show of dice, up to the end of its paragraph, quoted or not.
var ofOurs = regexp.MustCompile(`(?m)^[> \t]*(?:Dice roll \d+ of|Dice of .* are locked:|Deck of .* is opened:).*(?:\n[> \t]*[^\s>].*)*`)

// Without returns a text without what we show of dice: who sends a report back says
// nothing by it.
func Without(text string) string { return ofOurs.ReplaceAllString(text, "") }
