package orders

import (
	"machipost/engine"
	"machipost/engine/names"
)

// A Reason is why a line was refused. It is also the name of the words that tell
// a player so.
type Reason string

// The reasons. What each of them carries besides is said behind it.
const (
	UnknownCard     Reason = "UnknownCard"     // Word; Closest: cards
	AmbiguousCard   Reason = "AmbiguousCard"   // Word; Closest: the cards that fit
	CardNotInGame   Reason = "CardNotInGame"   // Word, Card
	AndInList       Reason = "AndInList"       // Word: two cards joined by `and`
	UnknownPlayer   Reason = "UnknownPlayer"   // Word; Closest: players
	AmbiguousPlayer Reason = "AmbiguousPlayer" // Word; Closest: the players that fit
	NothingNamed    Reason = "NothingNamed"    // Verb: its words are missing
	OneCardOnly     Reason = "OneCardOnly"     // Verb, Word
	OnePlayerOnly   Reason = "OnePlayerOnly"   // Verb, Word
	MustChoose      Reason = "MustChoose"      // Verb: `nothing` is no choice there
	BehindNothing   Reason = "BehindNothing"   // Word: candidates behind `nothing`

	NotForSale     Reason = "NotForSale"     // Card: the City Hall
	NotALandmark   Reason = "NotALandmark"   // Card: only landmarks are demolished
	CityHallStays  Reason = "CityHallStays"  // demolish
	LandmarkHere   Reason = "LandmarkHere"   // Card, Verb
	MajorHere      Reason = "MajorHere"      // Card, Verb
	RedHere        Reason = "RedHere"        // Card: convention
	LandmarkOffer  Reason = "LandmarkOffer"  // Card: `on offer` asked of a landmark
	DiceNumber     Reason = "DiceNumber"     // Word: not 1 or 2
	NoNumbers      Reason = "NoNumbers"      // NUMBERS are missing
	BadNumbers     Reason = "BadNumbers"     // Word
	NoSuchTotal    Reason = "NoSuchTotal"    // Word: under 1 or over MaxTotal
	BackwardRange  Reason = "BackwardRange"  // Word; Closest: the other way round
	SwapWithoutFor Reason = "SwapWithoutFor" // Closest: the form
	SwapWithoutOf  Reason = "SwapWithoutOf"  // Closest: the form
	MoveWithoutTo  Reason = "MoveWithoutTo"  // Closest: the form
	InvestWord     Reason = "InvestWord"     // Word: not `always` or `never`

	NoColon           Reason = "NoColon"           // `if` without a colon
	NoCondition       Reason = "NoCondition"       // nothing behind `if`
	NoOrder           Reason = "NoOrder"           // nothing behind the colon; Closest: with the next line's
	NotAnOrder        Reason = "NotAnOrder"        // Word: no verb behind the colon
	UnknownCondition  Reason = "UnknownCondition"  // Word
	OrBetween         Reason = "OrBetween"         // Word: conditions joined by `or`
	TooManyConditions Reason = "TooManyConditions" // Number
	TwoIfs            Reason = "TwoIfs"            // `if` within `if`
	UnlessOne         Reason = "UnlessOne"         // `unless` with several conditions
	BeforeDice        Reason = "BeforeDice"        // a condition on dice not yet rolled
	BadComparison     Reason = "BadComparison"     // Word
	BadCount          Reason = "BadCount"          // Word: `have 0 Mine`

	LineTooLong    Reason = "LineTooLong"    // Number: how many characters a line may have
	Unclear        Reason = "Unclear"        // Word: what was not understood; Closest: the form
	NothingToAmend Reason = "NothingToAmend" // Word: what is on no sheet
	NoSuchGo       Reason = "NoSuchGo"       // Number: the heading
	BelowNoGo      Reason = "BelowNoGo"      // Number: a line below it
	TurnOver       Reason = "TurnOver"       // Number: the heading
	BelowOver      Reason = "BelowOver"      // Number: a line of such a sheet
	SecondTurn     Reason = "SecondTurn"     // Number: another turn than the sheet's
	BelowSecond    Reason = "BelowSecond"    // Number: a line below it
	OnlyStanding   Reason = "OnlyStanding"   // Word: a heading among standing orders
)

// A Refused is a line, or a part of one, that cannot be an order.
type Refused struct {
	Line    string // as written
	Why     Reason
	Word    string // the words that are at fault
	Card    engine.Card
	Verb    Verb
	Number  int
	Closest []string // what may have been meant; never guessed; in English
}

// ClosestIn is what may have been meant, in a language: names of cards and forms of
// orders. Names of players and numbers are the same in all.
func (r Refused) ClosestIn(l Language) []string {
	if l == names.English {
		return r.Closest
	}
	switch r.Why {
	case UnknownCard, AmbiguousCard, AndInList:
		var list []string
		for _, name := range r.Closest {
			list = append(list, names.In(names.Whole(name), l))
		}
		return list
	case NothingNamed, SwapWithoutFor, SwapWithoutOf, MoveWithoutTo, NoNumbers:
		return verbs[r.Verb].Forms[l]
	case DiceNumber:
		return verbs[Roll].Forms[l]
	case InvestWord:
		return verbs[Invest].Forms[l][1:]
	case NoSuchGo:
		return []string{Go1.In(l), Go2.In(l)}
	}
	return r.Closest
}

// A Caution is what a player is warned of: the order stands all the same.
type Caution string

// The cautions. The name is also that of the words that tell a player so.
const (
	MoreThanFive  Caution = "MoreThanFive"  // Number: how many were named
	NoSecondGo    Caution = "NoSecondGo"    // Number: the turn
	NoExtraGoes   Caution = "NoExtraGoes"   // no Amusement Park in the game
	OwnName       Caution = "OwnName"       // a player orders against himself
	EmptyStanding Caution = "EmptyStanding" // a `standing` heading with no order below
	OnePerGo      Caution = "OnePerGo"      // Card: several copies were named, and a go buys one
	NotOnOffer    Caution = "NotOnOffer"    // Card: now
	TooDear       Caution = "TooDear"       // Card, Number: the most coins there can be
	AlreadyBuilt  Caution = "AlreadyBuilt"  // Card: a landmark
	AlreadyOwned  Caution = "AlreadyOwned"  // Card: a Major
)

// A Warning is one caution.
type Warning struct {
	About  Caution
	Line   string // as written, or canonical where a position was asked; "" for a heading
	Of     *Line  // the line where a position was asked; nil where it is as written
	Card   engine.Card
	Number int
}

// LineIn is the line, where it is canonical in a language.
func (w Warning) LineIn(l Language) string {
	if w.Of != nil {
		return w.Of.In(l)
	}
	return w.Line
}
