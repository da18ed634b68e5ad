package reports

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
)

// A Manual puts words to the tables of what can be written: commands, options of
// games, and orders with their conditions.
type Manual struct{ words *Words }

// Manual is that of this language.
func (w *Words) Manual() Manual { return Manual{w} }

// A CommandHelp is a row of the help on commands.
type CommandHelp struct {
	Name  string
	Forms []string
	Does  string // filled in by Commands
}

// Commands adds to the rows of the table of commands what each does.
func (m Manual) Commands(rows []CommandHelp) []CommandHelp {
	full := make([]CommandHelp, len(rows))
	for i, row := range rows {
		row.Does = m.words.say("command "+row.Name, nil)
		full[i] = row
	}
	return full
}

// A Help is the help on commands.
type Help struct {
	facts
	Commands []CommandHelp
}

// Help is the help on commands, of their table.
func (m Manual) Help(rows []CommandHelp) Help { return Help{Commands: m.Commands(rows)} }

// An OptionHelp is a row of the table of a game's options.
type OptionHelp struct {
	Name    string
	Said    string   // its name in the language
	Forms   []string // how a value is written
	Default string   // what counts where nobody chose
	Ruling  string   // where it comes from; "" for none
	Meaning string   // filled in by Options
}

// Options adds to the rows of the table of options what each means, and words for
// defaults that are no single value.
func (m Manual) Options(rows []OptionHelp) []OptionHelp {
	full := make([]OptionHelp, len(rows))
	for i, row := range rows {
		row.Meaning = m.OptionMeaning(row.Name)
		if words := "default " + row.Name; m.words.Has(words) {
			row.Default = m.words.say(words, nil)
		}
		full[i] = row
	}
	return full
}

// OptionAgreed is an option of a game as a sentence: its value as the table of options has
// it, and the same in this language.
func (m Manual) OptionAgreed(name, is, value string) string {
	return m.words.say("agreed "+name, struct{ Is, Value string }{is, value})
}

// OptionMeaning is what an option decides.
func (m Manual) OptionMeaning(name string) string { return m.words.say("option "+name, nil) }

// An OrderHelp is a row of the help on orders.
type OrderHelp struct {
	Forms   []string // how it is written
	Also    []string // what else does for the verb: other words, a card's name
	Decides string
	Default string // what counts without it
}

// Orders is the table of orders.
func (m Manual) Orders() []OrderHelp {
	rows := make([]OrderHelp, orders.NumVerbs)
	for i, row := range orders.Verbs() {
		rows[i] = OrderHelp{row.Forms[m.words.Spoken], m.also(row), m.words.say("Decides", row.Verb), m.words.say("Default", row.Verb)}
	}
	return rows
}

func (m Manual) also(row orders.VerbRow) []string {
	own := row.Words[m.words.Spoken]
	words := slices.Clone(own[1:])
	if name := names.In(row.Card, m.words.Spoken); row.Card != engine.NoCard && !strings.EqualFold(name, own[0]) {
		words = append(words, name)
	}
	return words
}

// ordersInPlay are the rows of the orders that a game has a use for.
func (m Manual) ordersInPlay(inPlay engine.Cards) []OrderHelp {
	var rows []OrderHelp
	verbs := orders.Verbs()
	for i, row := range m.Orders() {
		if card := verbs[i].Card; card == engine.NoCard || inPlay.Has(card) {
			rows = append(rows, row)
		}
	}
	return rows
}

// A ConditionHelp is a row of the help on conditions.
type ConditionHelp struct {
	Forms []string
	Holds string // when
}

// Conditions is the table of conditions.
func (m Manual) Conditions() []ConditionHelp {
	rows := make([]ConditionHelp, orders.NumConditions)
	for i, row := range orders.Conditions() {
		rows[i] = ConditionHelp{row.Forms[m.words.Spoken], m.words.say("Asks", row.Kind)}
	}
	return rows
}

// An OrdersHelp is the help on the order language.
type OrdersHelp struct {
	facts
	Orders     []OrderHelp
	Conditions []ConditionHelp
}

// OrdersHelp is the help on the order language, of its tables.
func (m Manual) OrdersHelp() OrdersHelp {
	return OrdersHelp{Orders: m.Orders(), Conditions: m.Conditions()}
}
