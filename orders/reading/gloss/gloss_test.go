package gloss_test

import (
	"os"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/gloss"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// said is a sentence in the words of the rules; a ? behind it when not all of it was known.
func said(text string, language words.Language) string {
	game := engine.DefaultRules(engine.Base | engine.Harbours | engine.Millions).InPlay()
	in := [words.NumLanguages]bool{words.English: true}
	in[language] = true
	list, known := gloss.Say(marks.NewTable([]string{"Ann", "Bob", "Carol"}, game, 0), &in, marks.Tokens(text), false)
	lows := make([]string, 0, len(list))
	for _, t := range list {
		lows = append(lows, t.Low)
	}
	if !known {
		lows = append(lows, "?")
	}
	return strings.Join(lows, " ")
}

func TestSay(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		language words.Language
		text     string
		want     string
	}{
		{words.Spanish, "Quiero la mina, y si no me alcanza un bosque", "i want the mine , if i cant afford it a forest"},
		{words.Spanish, "si Bob tiene diez monedas, la tele contra Bob", "if bob has ten coins , the tv takes from bob"},
		{words.Spanish, "Compré la mina", "i bought the mine"},
		{words.Spanish, "Compre la mina", "buy the mine"},
		{words.Spanish, "invierto si me quedan 4 monedas", "i invest if i have 4 coins left"},
		{words.Spanish, "la tele a Bob, y si tiene menos de 5, a Carol", "the tv takes from bob , and if he has less than 5 , from carol"},
		{words.Spanish, "si tiene menos de 5, a Carol", "if he has less than 5 , to carol ?"},
		{words.Spanish, "que pague Bob, que puede", "let bob pay , because can"},
		{words.Spanish, "no la mina", "not the mine ?"},
		{words.German, "Ich möchte das Bergwerk kaufen", "i want to buy the mine"},
		{words.German, "wenn ich den Bahnhof noch nicht habe, kaufe ich den Bahnhof", "if i do not have the train station , buy the train station"},
		{words.German, "bitte das Bergwerk kaufen", "please buy the mine"},
		{words.German, "wenn Bob ein Bergwerk hat", "if bob has a mine"},
		{words.German, "nicht das Bergwerk", "not the mine ?"},
		{words.German, "wenn die Kohle nicht langt, den Wald", "if i cant afford it , the forest"},
		{words.German, "falls das Geld leider nicht reicht, das Bergwerk", "if i cant afford it , the mine"},
		{words.German, "wenn das Geld ja doch halt nicht reicht, die Mine", "if the money please please please not reicht , the mine ?"}, // too much between
		{words.Spanish, "si no me llega la plata, un bosque", "if i cant afford it , a forest"},
		{words.English, "buy the mine", "?"},
	} {
		if got := said(c.text, c.language); got != c.want {
			t.Errorf("%q is said %q, want %q", c.text, got, c.want)
		}
	}
}

// What is said in the words of the rules is made of words that are in their tables.
func TestWhatIsSaidIsKnown(t *testing.T) {
	t.Parallel()
	english := [words.NumLanguages]bool{words.English: true}
	table := marks.NewTable(nil, engine.DefaultRules(engine.Base|engine.Harbours|engine.Millions).InPlay(), 0)
	for _, file := range []string{"spanish.txt", "german.txt", "french.txt"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			here, _, ok := strings.Cut(line, "=")
			if !ok || strings.HasPrefix(line, "#") {
				continue
			}
			list := marks.Tokens(strings.TrimSpace(here))
			if len(list) > 0 && table.Card(list, 0, func(int) bool { return true }).Tokens == len(list) {
				continue
			}
			for field := range strings.FieldsSeq(strings.NewReplacer("_", " ", "INF", "", "?", "", "<", "", "%", "", "#", "", "@", "").Replace(here)) {
				for _, token := range marks.Tokens(field) {
					if token.IsWord() && !words.IsKnown(token.Low, words.English) && !everyday.Is(token.Low, &english) {
						t.Errorf("%s: %q in %q is no word of the tables", file, token.Low, here)
					}
				}
			}
		}
	}
}
