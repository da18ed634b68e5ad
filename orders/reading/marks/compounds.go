package marks

// This file has words that make something else of the name beside them.

// compounds are what a beginning of a name is together with the word behind it.
var compounds = map[string]map[string]bool{
	"shopping": Lows("list", "lists", "trip", "trips", "spree", "basket", "bag", "bags", "trolley", "cart", "day"),
	"pizza":    Lows("night", "party", "day", "delivery", "time", "box", "boxes", "oven", "dough"),
	"cheese":   Lows("sandwich", "sandwiches", "toastie", "cake", "board", "toast", "sauce"),
	"tuna":     Lows("sandwich", "sandwiches", "salad", "melt", "tin", "mayo"),
	"train":    Lows("ride", "driver", "strike", "journey", "ticket", "tickets", "home", "delay", "delays", "set"),
	"radio":    Lows("show", "times", "news", "four", "4", "2", "silence", "drama"),
	"business": Lows("trip", "class", "lunch", "meeting", "card", "cards", "partner", "hours"),
	"flower":   Lows("power", "pot", "pots", "bed", "beds", "girl", "show"),
	"loan":     Lows("shark", "sharks"),
	"super":    Lows("week", "weekend", "day", "evening", "time", "game", "night", "christmas", "holiday", "exciting", "happy", "nice", "fun", "easy", "rich"),
	"park":     Lows("bench", "run", "ranger", "keeper"),
	"forest":   Lows("fire", "fires", "walk", "ranger"),
	"corn":     Lows("flakes", "dog", "dogs", "bread"),
	"tax":      Lows("return", "returns", "man", "adviser", "bill", "season"),
}

// kinds are words of buildings of which there are many kinds: alone they mean a card.
var kinds = Lows("port", "ports", "dock", "docks", "park", "parks", "tower", "towers", "market", "markets", "restaurant", "restaurants", "mall", "malls", "garden", "gardens", "stadium", "club", "clubs", "arena", "studio")

// others are words of which each makes another kind of such a building, one that is no card:
// `the Space Port`, `a Water Tower`, `the Fish Market`.
var others = Lows("space", "star", "air", "water", "clock", "bell", "church", "watch", "control", "power", "cooling", "ivory", "eiffel", "cell", "phone", "telephone", "mobile", "signal",
	"skate", "car", "lorry", "truck", "bus", "trailer", "caravan", "wildlife", "national", "science", "industrial", "retail", "safari", "dinosaur", "jurassic", "dog", "ball", "zoo", "animal", "fun", "snow", "adventure", "trampoline", "bike",
	"fish", "meat", "flea", "stock", "cattle", "christmas", "hyper", "farmers", "street", "antiques", "book", "job", "housing", "black", "spice", "craft", "night",
	"chinese", "italian", "thai", "indian", "greek", "mexican", "japanese", "spanish", "german", "turkish", "korean", "vietnamese", "lebanese", "american", "british", "vegan", "vegetarian", "seafood", "steak", "noodle", "ramen", "kebab", "tapas", "barbecue", "bbq",
	"rose", "herb", "tea", "rock", "kitchen", "zen", "botanical", "zoological", "beer", "roof", "secret", "winter", "fruit",
	"yacht", "dance", "jazz", "golf", "tennis", "chess", "country", "rugby", "cricket", "strip", "comedy", "ice", "film", "art", "music", "yoga", "recording")

// isElsewhere tells a word before the name of a building that makes another kind of it.
func isElsewhere(before *Token, low string) bool { return kinds[low] && others[before.Low] }

// IsElsewhere tells the name of a building at a place, before which such a word stands.
func IsElsewhere(tokens []Token, at int) bool {
	return at > 0 && at < len(tokens) && isElsewhere(&tokens[at-1], tokens[at].Low)
}
