package demo

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"text/template"

	"machipost/engine/names"
)

// A style is how somebody plays and writes.
type style struct {
	likes  []string // Establishments, the best first
	enough int      // how many cards to own before saving for landmarks
	words  string
}

// styles are four people.
var styles = []style{
	{
		likes:  []string{"Cheese Factory", "Livestock Farm", "Mine", "Vineyard", "Mackerel Boat", "Forest", "Bakery", "Tuna Boat", "Stadium", "Tax Office"},
		enough: 12, words: "chatty",
	},
	{
		likes:  []string{"Convenience Store", "Bakery", "Cafe", "TV Station", "Publisher", "Flower Shop", "Flower Orchard", "Corn Field", "Sushi Bar", "Forest"},
		enough: 10, words: "short",
	},
	{
		likes:  []string{"Furniture Factory", "Mine", "Forest", "Business Complex", "Winery", "Vineyard", "Restaurant", "Tech Startup", "Moving Company", "Livestock Farm"},
		enough: 11, words: "careful",
	},
	{
		likes:  []string{"Produce Market", "Apple Orchard", "Wheat Field", "Restaurant", "Stadium", "Food Warehouse", "Hamburger Stand", "Pizza Joint", "Renovation Company", "Park"},
		enough: 12, words: "quoting",
	},
}

//go:embed letters.tmpl
var lettersFile embed.FS

// letters are the letters of people, one template a way of writing.
var letters = template.Must(template.New("").Funcs(template.FuncMap{
	"list":  list,
	"quote": quote,
	"even":  func(n int) bool { return n%2 == 0 },
}).ParseFS(lettersFile, "letters.tmpl"))

// letter writes the orders for what the player has seen.
func (s style) letter(name string, now seen, report string) string {
	var b strings.Builder
	err := letters.ExecuteTemplate(&b, now.tongue.prefix+s.words, struct {
		Name, Report, Rival string
		Turn                int
		Wishes              []string
		Tower, Train, Park  bool
		Harbour, Small      bool
	}{
		name, report, now.rivals[0], now.turn, now.tongue.called(s.wishes(now)),
		slices.Contains(now.built, "Radio Tower"), slices.Contains(now.built, "Train Station"),
		slices.Contains(now.built, "Amusement Park"), slices.Contains(now.built, "Harbour"), now.cards < few,
	})
	if err != nil {
		panic(fmt.Sprintf("the letter %s: %v", s.words, err)) // the templates are ours
	}
	return b.String()
}

// called are cards as they are called in the language.
func (t *tongue) called(cards []string) []string {
	all := make([]string, len(cards))
	for i, card := range cards {
		all[i] = names.In(names.Whole(card), t.language)
	}
	return all
}

// maxWishes is how many candidates a line has.
const maxWishes = 5

// few is how many cards make a town too small for landmarks, and for two dice.
const few = 6

// wishes are the candidates: as long as there are not enough cards, those that
// are liked and on offer, or any others; with some of them the landmarks that
// help at once, and with enough the dearest landmark that can be had.
func (s style) wishes(now seen) []string {
	var wishes []string
	add := func(card string) {
		if len(wishes) < maxWishes && !slices.Contains(wishes, card) {
			wishes = append(wishes, card)
		}
	}
	for _, landmark := range []string{"Train Station", "Shopping Mall"} {
		if slices.Contains(now.toBuild, landmark) && now.cards >= few {
			add(landmark)
		}
	}
	if now.cards < s.enough {
		for _, card := range s.likes {
			if slices.Contains(now.offer, card) {
				add(card)
			}
		}
		for _, card := range now.offer {
			add(card)
		}
	}
	for _, landmark := range slices.Backward(now.toBuild) {
		add(landmark)
	}
	return wishes
}

// list joins candidates and breaks the line after a comma, as mail programs do.
func list(wishes []string) string {
	var b strings.Builder
	column := 0
	for i, wish := range wishes {
		switch {
		case i == 0:
		case column+len(wish) > 40:
			b.WriteString(",\n")
			column = 0
		default:
			b.WriteString(", ")
		}
		b.WriteString(wish)
		column += len(wish) + 2
	}
	return b.String()
}

// quote is a letter as mail programs quote it.
func quote(text string) string {
	return "> " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n> ")
}
