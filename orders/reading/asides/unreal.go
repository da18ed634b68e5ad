package asides

import (
	"slices"

	"machipost/orders/reading/marks"
)

// Words by which somebody tells what he would do if he were richer.
var (
	richer   = marks.Lows("more", "mehr", "mas", "plus")
	money    = marks.Lows("money", "coins", "cash", "geld", "munzen", "kohle", "knete", "taler", "dinero", "monedas", "plata", "pasta", "argent", "pieces")
	compares = marks.Lows("than", "as", "als", "wie", "que", "de", "left", "or", "oder", "ubrig")
	supposes = marks.Lows("would", "'d", "id", "had", "hatte", "hatt", "wurde", "tuviera", "tuviese", "compraria", "avais", "acheterais")
)

// unreal tells a sentence that says what would be if the writer had more money, and not more
// than somebody or something: `if I had more money I would buy the Airport`.
func unreal(t []marks.Token) bool {
	for at := 0; at+1 < len(t); at++ {
		if richer[t[at].Low] && money[t[at+1].Low] && (at == 0 || t[at-1].Number < 0) && (at+2 == len(t) || !compares[t[at+2].Low]) {
			return slices.ContainsFunc(t, func(one marks.Token) bool { return supposes[one.Low] })
		}
	}
	return false
}
