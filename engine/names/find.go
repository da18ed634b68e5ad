package names

import (
	"slices"
	"strings"

	"machipost/engine"
)

// A Verdict is what became of the search for a name.
type Verdict uint8

// The verdicts.
const (
	Unknown   Verdict = iota // no card is called that
	Known                    // one card of the game
	Ambiguous                // a beginning that fits several cards of the game
	NotInGame                // a card, but of none that this game has
)

// A Found is the answer to Find.
type Found struct {
	Verdict Verdict
	Card    engine.Card   // Known and NotInGame
	Fits    []engine.Card // Ambiguous: the cards that fit, in table order
}

// longestName is more letters than any name, plural or not, has; longer texts
// are not looked at, which bounds the work.
const longestName = 40

// A form is a name of the catalogue, ready for comparing.
type form struct {
	card   engine.Card
	words  []string
	plural []string // the same words in the plural, where they have one

	letters [2]spelled // both, as Near compares them

	shortens bool // a beginning of it names the card, too: not in German and French, for it would make those of the rules' own names ambiguous
}

var forms = fold(catalogue[:])

// byName has the card of every name in full, and byFirst the forms by their first letter.
var (
	byName  = index(forms)
	byFirst = initials(forms)
)

func index(forms []form) map[string]engine.Card {
	byName := map[string]engine.Card{}
	for _, f := range forms {
		for _, words := range [][]string{f.words, f.plural} {
			name := strings.Join(words, " ")
			if _, known := byName[name]; !known {
				byName[name] = f.card
			}
		}
	}
	return byName
}

func initials(forms []form) (byFirst ['z' - 'a' + 1][]*form) {
	for i := range forms {
		first := forms[i].words[0][0] - 'a'
		byFirst[first] = append(byFirst[first], &forms[i])
	}
	return byFirst
}

func fold(catalogue []Name) []form {
	folded := make([]form, len(catalogue))
	for i, name := range catalogue {
		words := strings.Fields(Fold(name.Text))
		many := plurals(words, name.Language)
		folded[i] = form{name.Card, words, many, [2]spelled{spell(strings.Join(words, " ")), spell(strings.Join(many, " "))}, name.Language <= Spanish}
	}
	return folded
}

// A Form is a name as it is compared: its words folded, in the singular and in the
// plural, as many in each.
type Form struct {
	Card          engine.Card
	Words, Plural []string
	Language      Language
}

// Forms returns every name of the catalogue as it is compared.
func Forms() []Form {
	list := make([]Form, len(forms))
	for i, f := range forms {
		list[i] = Form{f.card, f.words, f.plural, catalogue[i].Language}
	}
	return list
}

// plurals returns the words in the plural: in English and German the last one, in
// Spanish and French all before the first that joins them.
func plurals(words []string, language Language) []string {
	many := slices.Clone(words)
	if language == English || language == German {
		last := len(many) - 1
		many[last] = plural(many[last], language)
		return many
	}
	for i, word := range words {
		if word == "de" || word == "des" || word == "a" || word == "aux" || word == "radio" || strings.HasPrefix(word, "d") && i > 0 && language == French {
			break
		}
		many[i] = plural(word, language)
	}
	return many
}

// Find returns the card of the game that the text names: a whole name, singular
// or plural, or else a beginning that fits one card of the game only. The
// beginnings of its words are a beginning too.
func Find(text string, game engine.Cards) Found {
	if len(text) > 4*longestName {
		return Found{}
	}
	folded := Fold(text)
	if folded == "" {
		return Found{}
	}
	if card := byName[folded]; card != engine.NoCard {
		return inGame(card, game)
	}
	if folded[0] < 'a' || folded[0] > 'z' {
		return Found{}
	}
	var fits engine.Cards
	words := strings.Fields(folded)
	for _, f := range byFirst[folded[0]-'a'] {
		if f.shortens && f.beginsWith(words) {
			fits |= engine.CardsOf(f.card)
		}
	}
	return judge(fits, game)
}

// Whole returns the card, of any game, that the text names in full, NoCard if
// there is none.
func Whole(text string) engine.Card {
	if len(text) > 4*longestName {
		return engine.NoCard
	}
	return byName[Fold(text)]
}

// beginsWith tells whether each word is the beginning of the name's word at that
// place.
func (f *form) beginsWith(words []string) bool {
	if len(words) > len(f.words) {
		return false
	}
	for i, word := range words {
		if !strings.HasPrefix(f.words[i], word) && !strings.HasPrefix(f.plural[i], word) {
			return false
		}
	}
	return true
}

func inGame(card engine.Card, game engine.Cards) Found {
	if game.Has(card) {
		return Found{Verdict: Known, Card: card}
	}
	return Found{Verdict: NotInGame, Card: card}
}

// judge decides between the cards that a beginning fits. Cards that are not in
// the game do not make it ambiguous.
func judge(fits, game engine.Cards) Found {
	if fits&game == 0 && fits.Count() > 1 {
		return Found{}
	}
	if fits&game != 0 {
		fits &= game
	}
	cards := list(fits)
	switch len(cards) {
	case 0:
		return Found{}
	case 1:
		return inGame(cards[0], game)
	}
	return Found{Verdict: Ambiguous, Fits: cards}
}

// list returns the cards of a set in table order.
func list(set engine.Cards) []engine.Card {
	var cards []engine.Card
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		if set.Has(c) {
			cards = append(cards, c)
		}
	}
	return cards
}
