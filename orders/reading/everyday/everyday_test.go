package everyday_test

import (
	"testing"

	"machipost/engine"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// Every word of the lists says nothing: no phrase of the tables is made of it alone that
// means something, no class of words that turns round has it, and no card is near it.
func TestWordsOfEveryDaySayNothing(t *testing.T) {
	t.Parallel()
	game := engine.DefaultRules(engine.Base | engine.Harbours | engine.Millions).InPlay()
	for language := range words.NumLanguages {
		for _, word := range everyday.In(language) {
			if why := says(word, language, game); why != "" {
				t.Errorf("%q %s", word, why)
			}
		}
	}
}

// turning are the classes of words that may turn something round.
const turning = words.Naught | words.Taken | words.Dear | words.Steers | words.Foremost | words.Latter | words.Twain | words.Times | words.Wanted

// says tells what a word says to a reader; "" for nothing.
func says(word string, language words.Language, game engine.Cards) string {
	tokens := marks.Tokens(word)
	if len(tokens) != 1 || tokens[0].Low != word {
		return "is not as words are compared"
	}
	found := words.Find(tokens, 0, func(m words.Meaning) bool { return m.Language == language || m.Language == words.English })
	for _, m := range found.Means {
		if m.Kind != words.Empty && m.Kind != words.Chat {
			return "is a phrase of the tables"
		}
	}
	table := marks.NewTable(nil, game, 0)
	switch {
	case words.ClassOf(word, func(l words.Language) bool { return l == language })&turning != 0:
		return "is of a class that turns round"
	case words.IsElsewhen(word):
		return "is of another time"
	case table.Card(tokens, 0, func(int) bool { return false }).Tokens > 0:
		return "names a card"
	case table.Misspelt(tokens).Tokens > 0:
		return "is near a card"
	}
	return ""
}

func TestWordsOfEveryDay(t *testing.T) {
	t.Parallel()
	english := [words.NumLanguages]bool{words.English: true}
	for _, word := range []string{"grandma", "tractor", "hangover", "birthday"} {
		if !everyday.Is(word, &english) {
			t.Errorf("%q is no word of every day", word)
		}
	}
	for _, word := range []string{"not", "only", "until", "bakery", "instead", "rather", "cheapest", "xyzzy", "abuela"} {
		if everyday.Is(word, &english) {
			t.Errorf("%q is a word of every day", word)
		}
	}
}
