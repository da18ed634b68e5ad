package reports

// An OptionHelp is a row of the table of a game's options.
type OptionHelp struct {
	Name    string
	Forms   []string // how a value is written
	Default string   // what counts where nobody chose
	Ruling  string   // where it comes from; "" for none
	Meaning string   // filled in by Options
}

// Options adds to the rows of the table of options what each means, and words for
// defaults that are no single value.
func (w *Words) Options(rows []OptionHelp) []OptionHelp {
	full := make([]OptionHelp, len(rows))
	for i, row := range rows {
		row.Meaning = w.OptionMeaning(row.Name)
		if words := "default " + row.Name; w.templates.Lookup(words) != nil {
			row.Default = w.say(words, nil)
		}
		full[i] = row
	}
	return full
}

// OptionMeaning is what an option decides.
func (w *Words) OptionMeaning(name string) string { return w.say("option "+name, nil) }
