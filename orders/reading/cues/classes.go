package cues

// A Class is what words do in a sentence, whichever they are. The phrases of each stand in
// lexicon.txt.
type Class uint8

// The classes of words.
const (
	None     Class = iota
	If             // begins a condition
	Unless         // ... that must not hold
	Else           // what follows is for all other cases
	Then           // what follows is next
	And            // joins
	Or             // joins candidates
	But            // what follows is something else
	Not            // turns round
	Nothing        // no card at all
	Save           // keep the money
	Buy            // asks for a card
	Afford         // can be paid for
	Cannot         // cannot be paid for, or not be had
	Gone           // somebody has it
	There          // it is on offer
	Have           // owns
	Roll           // what dice do
	Die            // a noun of dice
	Coin           // a noun of coins
	Landmark       // a noun of landmarks
	Go             // a noun of goes
	Both           // all goes
	Standing       // for good
	Extra          // an extra go
	First          // ordinals
	Second
	Third
	Reroll // throws again
	Add    // adds two
	Take   // coins from somebody
	Swap
	Give
	Close
	Raze
	Become // the Convention Center does
	Put    // a coin on the startup
	Richest
	Doubles
	AtLeast // comparisons before a number
	AtMost
	Over
	Under
	Exactly
	Between
	OrMore // comparisons behind one
	OrLess
	Why     // begins a reason
	Past    // tells of what was
	Mine    // possessives
	Theirs  // of the one named before
	He      // the one named before
	Others  // somebody
	It      // the card named before
	Every   // always
	Never   // at no time
	Only    // nothing else
	Wrong   // takes back
	Forget  // drops
	Instead // in the place of something
	To      // to, from, of, for
	From
	Of
	For
	Empty // says nothing
	Already
	Priority // first choice
	Act      // a tool does its work
	Hope     // talk
	Cost     // talk of a card
	Same
	Except // all but
	Faint  // words that ask for another throw only behind a condition
	Regard // names what a sentence is about
)

// Classes is a set of classes of words.
type Classes [2]uint64

// ClassesOf is the set of some classes.
func ClassesOf(list ...Class) (s Classes) {
	for _, c := range list {
		s.Add(c)
	}
	return s
}

// Add puts a class into the set.
func (s *Classes) Add(c Class) { s[c/64] |= 1 << (c % 64) }

// Has tells whether a class is in the set.
func (s Classes) Has(c Class) bool { return s[c/64]&(1<<(c%64)) != 0 }

// Any tells whether two sets have a class in common.
func (s Classes) Any(other Classes) bool { return s[0]&other[0]|s[1]&other[1] != 0 }

// Words of what is to be done, and of what a condition asks.
var (
	doing  = ClassesOf(Buy, Reroll, Add, Swap, Close, Raze, Put, Save, Nothing)
	asking = ClassesOf(Afford, Cannot, Gone, There, Doubles)
)

// Does tells words of what is to be done.
func (s Classes) Does() bool { return s.Any(doing) }

// Asks tells words of what a condition asks.
func (s Classes) Asks() bool { return s.Any(asking) }

// classNames are the classes as lexicon.txt calls them.
var classNames = map[string]Class{
	"If":       If,
	"Unless":   Unless,
	"Else":     Else,
	"Then":     Then,
	"And":      And,
	"Or":       Or,
	"But":      But,
	"Not":      Not,
	"Nothing":  Nothing,
	"Save":     Save,
	"Buy":      Buy,
	"Afford":   Afford,
	"Cannot":   Cannot,
	"Gone":     Gone,
	"There":    There,
	"Have":     Have,
	"Roll":     Roll,
	"Die":      Die,
	"Coin":     Coin,
	"Landmark": Landmark,
	"Go":       Go,
	"Both":     Both,
	"Standing": Standing,
	"Extra":    Extra,
	"First":    First,
	"Second":   Second,
	"Third":    Third,
	"Reroll":   Reroll,
	"Add":      Add,
	"Take":     Take,
	"Swap":     Swap,
	"Give":     Give,
	"Close":    Close,
	"Raze":     Raze,
	"Become":   Become,
	"Put":      Put,
	"Richest":  Richest,
	"Doubles":  Doubles,
	"AtLeast":  AtLeast,
	"AtMost":   AtMost,
	"Over":     Over,
	"Under":    Under,
	"Exactly":  Exactly,
	"Between":  Between,
	"OrMore":   OrMore,
	"OrLess":   OrLess,
	"Why":      Why,
	"Past":     Past,
	"Mine":     Mine,
	"Theirs":   Theirs,
	"He":       He,
	"Others":   Others,
	"It":       It,
	"Every":    Every,
	"Never":    Never,
	"Only":     Only,
	"Wrong":    Wrong,
	"Forget":   Forget,
	"Instead":  Instead,
	"To":       To,
	"From":     From,
	"Of":       Of,
	"For":      For,
	"Empty":    Empty,
	"Already":  Already,
	"Priority": Priority,
	"Act":      Act,
	"Hope":     Hope,
	"Cost":     Cost,
	"Same":     Same,
	"Except":   Except,
	"Faint":    Faint,
	"Regard":   Regard,
}
