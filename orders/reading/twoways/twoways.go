// Package twoways has what people say that looks like an order and is none, or is another
// one than it looks: a sentence in which it stands is asked about.
//
// It looks at the words of a sentence and what was read of it, and reads nothing itself. A
// row of words that may be meant in two ways enters here.
package twoways

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// In a row of these tables stand words as they are compared, one behind the other; several
// for one place have a | between them. ^ is the beginning of the sentence or of a clause,
// $ its end, # a number, @ a card, % another player, ~ any word.
var (
	// twoWays are for everybody.
	twoWays = rows(
		// What was nearly done, or is only thought of.
		"was|were|am going|about to", "tempted to", "wish i could|had", "^ i could|might|may buy|take|roll|get|swap|invest|build|reroll", "^ i might|may well", "who knows|cares", "^ would you buy|take|build|pick|choose|roll the|a|an|@|one|two", "do you think|reckon", "# coins|coin would|will|could buy|get", "^ a|an @ costs|cost", "^ a|an|the ~ costs|cost #", "^ what a|an ~ @", "^ what a|an @", "i|we love|loved|miss|missed you", "^ goodbye|farewell|adieu", "^ dear @", "^ refuse|deny|spare|begrudge me|us", "^ which one|is|card", "^ my ~ : @", "your choice|call|pick|decision", "^ let me think", "ich uberlege", "estoy indeciso|indecisa", "jhesite", "je hesite", "tout le monde achete|prend|lance", "todos compran|tiran", "cant decide", "^ have a @ $",
		"lets|'s say|imagine|suppose|pretend the|my|that|i|we", "let us say|imagine|suppose the|my|that|i|we", "^ i said|wrote|thought|guess|believe the|my|that", "^ imagine|suppose|supposing|assume|assuming the|my|that",
		"^ yeah|aye|oh right $", "we 'll|ll|shall|will see", "sleep on it|that", "to be decided|determined|agreed|seen|discussed", "begged|begs|begging me", "^ nobody|noone wants|wanted", "^ was|were what|as",
		"% , not him|her|them", ", him|her|them too|also", ", him|her|them as well", "^ they|he|she are|is|re taking|stealing|robbing|collecting|buying|building", "^ he|she takes|steals|robs|collects|swaps|trades|renovates|demolishes", "^ i doubt it|that|so", "^ i could|might|wonder $", "^ i nearly|almost did", "^ i didnt mean", "^ it|that was a|the|my|just|only joke|plan|idea|dream", "out of the question", "not in a million", "not for all the", "^ i was told $", "^ that was last", "^ were|had he|she|i|they", "given enough|sufficient", "while|whilst he|she|they is|are|has|have|stays|remains|seems", "so long as he|she|they|i|%|it|the|my",
		"^ if only i|we could|had|were", "^ i thought|figured|reckoned|considered|mused $", "^ nothing adds|makes|works|fits|lasts|rhymes up|sense|in|here|any|these|at",
		// What is no order yet.
		"to be confirmed", "tbc", "tbd", "subject to change|approval|confirmation", "draft|test|example|question :", "entwurf|test|beispiel|frage :", "borrador|prueba|ejemplo|pregunta :", "brouillon|essai|exemple|question :", "^ one|some day", "^ someday", "one|some day $", "someday $", "any day",
		"^ sod|stuff|damn|bugger|screw|blast|curse the|two|that", "will follow", "# is|are possible|impossible", "in # turns|goes|rounds|weeks|days", "# turns|goes|rounds|weeks|days from now", "from turn|round # on|onwards|onward", "^ last turn", "id|would have rolled|thrown|bought|taken|built|swapped|invested|rerolled|used", "^ i wanted|used", "be|meet|meeting|wait|waiting at|in|on the @",
		"dice are better|worse|best|nice|fun|cool", "stand by", "just kidding|joking", "in your|his|her|my dreams", "^ well|we see $", "^ @ is nice|lovely|safe|good|great when|if|while|until", "the @ is nice|lovely|safe|good|great when|if|while|until",
		// What others do, think or should do.
		"^ you should|could|might", "player|players|men|women|kids|children|wife|husband|experts|winners|winner|champions|pros buy|buys|roll|rolls|take|takes|choose|chooses|pick|picks|throw|throws|invest|invests|build|builds",
		"experts|rules|they|people say|says", "you choose|decide|pick", "put up with", "pass me|us the", "worst :", "on credit", "@ free|less", "take|get|have|want back the|my|a", "for example|instance", "send me|us to", "i own it|one|that", "pick on", "the @ is|are ~ , i own|have|hold", "im|am unsure|undecided", "^ to buy|build|take|get|roll|swap a|an|the|my|one|two ~ is|means|takes",
		"sister|brother|mum|mom|dad|mother|father|wife|husband|son|daughter|boss|neighbour|granny|grandma|grandpa|friend|uncle|aunt|cousin throws|rolls|buys|takes|builds|rerolls|invests|swaps|picks|chooses|collects", "my|the|our|old ~ warned|warns|preached|preaches", "^ ~ says|said|insists|suggests|thinks|reckons|recommends :", "^ my|the|our ~ says|said|insists|suggests|thinks|reckons|recommends|wants :",
		"tv|telly|television|station thanks|loves|likes|hates|misses|greets|salutes|envies|adores %", "station|company|complex|center|centre is|are going to %|the", "startup is|was|looks|seems|earns|earned|makes|made", "investing|invest|invested my feelings|time|energy|heart|evening|emotions", "as dear|expensive|cheap|costly|good|bad|nice|ugly|useful|useless|rare|big|small as a|an|the|my|%",
		"tower|station|harbour|harbor|company|complex would be useful|handy|nice|good|great|fun", "on mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays", "at weekends", "but should i|we", "that|it|this is|was no order|orders|wish", "if i feel like", "not on your life|nelly", "pull the other one", "fat|no chance", "not a chance", "over my dead body", "like a hole in", "like|as i need|want a|another|an ~", "i|we dare|double-dare you|ya|u|him|her|them", "this time and|then|but a|an|the @ the next|following",
		// What belongs to whom, and what something costs.
		"move|turn|day|game|victory|coin|world|town|fault|one is|was|be mine", "that|this|the @ is|was|be mine", "friend|friends|mate|mates|pal|buddy|colleague|neighbour|cousin|habit of mine", "^ mine 's the|a ~", "^ the @ is|are too dear|pricey|expensive", "^ @ costs|cost #", "^ the @ costs|cost #",
		"^ my cards|town|hand|deck|possessions|inventory :", "^ i have|own|hold|got :", "^ worst", "si me|nos lo|la|los|las regalaran|regalasen|regalan|regalas|dieran|pagaran|pagan|prestaran|prestan", "lo|la prefiero|preferiria $", "^ que no , pues|entonces", "^ que no pues", "ya comprare|tirare|repetire|construire|invertire|cambiare|hare|vere|usare|sumare|cogere|pillare|pensare|decidire", "% siempre|nunca|ya|tambien|ayer|anoche me|nos|usa|utiliza|ataca|roba|quita|cobra", "a mi % me|siempre|ya", "contra|de mi|nosotros $|,|.", "tele|cadena|canal|television de % me|nos|siempre|ya", "^ tengo :", "^ mis cartas :", "^ ich habe|besitze :", "^ meine karten :", "^ jai :", "^ mes cartes :",
		// Journeys, talk and games of everyday life.
		"train|bus|ferry|plane to", "zug|bus|bahn zum|zur|nach", "tren|bus a|al|hasta", "train|bus pour|jusqua|vers", "close call|enough|shave", "watch tv", "tv|telly|television licence|license|guide|remote|dinner|programme|program|series|show|set", "shut|shuts the @ up", "^ i know $", "hate|hates|recommend|recommends|recommended|alternative|avoid|dislike|forbidden|wrong|rejected :", "^ if only :", "dreamt|dreamed|imagined this|that|it :", "wife|husband|mum|dad|son|daughter|friend|sister|brother would|will ~ :", "money|cash , mine", "his|her|their|your|the|all|'s coins , mine", "^ we|i are|am|re # , reroll", "^ less|fewer|more than that|this|it :", "get|have|earn|win an extra one", "down to my|our last|final coin|penny", "her|his|their @ , my|a|an @", "^ next time|turn|round|week i|ill|id|we|lets", "^ ~ 's strategy|plan|wish|idea|tip|advice|favourite|favorite :", "# at the harbour|harbor tonight|today|tomorrow|sharp", "^ they demolish|renovate|swap|take|buy|build|roll|reroll|close|invest", "have|had|got|has # kids|children|friends|cats|dogs|beers|sisters|brothers|eggs|apples", "have|get|roll|got doubles and a|an|the @", "si ya la|lo|las|los tengo", "de % a mi", "reroll without|except|save doubles", "should|could|would|might|must have|of rolled|thrown|bought|taken|built|swapped|invested|rerolled|used|added", "not before|earlier|sooner", "^ the others|other|rest :", ", that|which would be a|the|my life|dream|thing|idea|day", "^ % me|nos|te|le|les|se", "clock|bell|tower strikes|struck|chimes|chimed|tolls|tolled|rings|rang", "^ park it|the|here|there|your", "in real life", "take it from me",
		"^ we|they have|has pizza|cheese|sushi|tuna|mackerel|burger|burgers|corn|wine|flowers|fruit", "^ pizza|cheese|sushi|tuna|mackerel|burger|burgers|corn|wine|fish for|at dinner|lunch|tea|supper|breakfast|starters|pudding|dessert", "^ pizza|cheese|sushi|tuna|mackerel|burger|burgers|corn|wine|flowers|fruit is|are|was|were|tastes|smells", "^ pizza|cheese|sushi|tuna|mackerel|burger|burgers|corn|wine today|tonight|yesterday|later",
		// Limits that no order has.
		"dice minus|plus #", "invest|harbour|reroll if|when it pays|helps|suits|works", "buy|get|take|build the|a @ at the end $", "every other|second|third go|turn|round", "half of|my", "nothing|none save|saving the|a|an|my @", "purchased|bought|acquired|built save|saving the|a|an|my @", "buy|get|take @ in either go|turn", "buy|get|take a|the @ in either go|turn", "^ @ in either go|turn", "goes|turns|go|turn but|except|save", "todos menos", "if you must", "^ skip me|us if", "es sei denn ,",
		// Conditions about others, or of two players, or of dice.
		"somebody|someone|anybody|anyone|else|player|opponent|one has|have|owns|own|holds|got a|an|any|more|at|less|over|#", "jemand|wer ein|eine|einen|mehr", "alguien|cualquiera tiene|tenga", "quelquun|joueur|adversaire a|possede", "jugador|jugadora|rival|oponente tiene|posee|tenga",
		"players|others|they|everybody|everyone have|has|own|owns a|an|any|the|@|#", "nobody|noone has|have|owns|own|holds|got|gets one|any|it|that|the|a|an|@", "i|we have|own|hold|got fewer than two|2|three|3|four|4 $", "no one has|have|owns|own|holds|got|gets", "none is|are mine|ours", "none|neither of them|us|you|the has|have|owns|own|holds|got", "nearly|almost # coins", "coins to spare", "coins after|before buying|building|taking", "if|when|whenever i get|gain|earn|make|win # coins|coin", "if|when|whenever i lose", "% gets|gains|earns|wins|has|scores an|another|one extra|bonus|additional|more|go|turn", "gives|hands|grants|give|hand|grant % an|another|one extra|bonus|additional|more|go|turn", "is|are not for a|an|the @", "isnt|arent for a|an|the @", "if|when|whenever % takes|steals # coins|coin", "if|when|whenever % hits me",
		"roll|throw|get # twice", "if|when|whenever one|either|a die is|shows", "if|when|whenever the first|second|other die is|shows", "#|a|it|shows|falls|up on either|one|each die", "double|doubles|same on either|one|each die",
		"wenn|falls|sobald ich # wurfel|wurfeln", "wenn|falls|sobald ich mit # wurfeln|wurfel", "si|cuando tiro|lanzo|uso # dados|dado", "si|quand|lorsque je lance|jette|prends # des|de",
		"# coins|coin more|less|fewer than", "# monedas mas|menos que", "# munzen mehr|weniger als", "# pieces de plus|moins", "more|less|fewer than %|me|i|mine|him|her|them",
		"if|when|whenever i|we roll|rolled|throw|threw|use|used|rolling # dice|die", "left with #", "while|whilst|as i|% have|has|own|owns|hold|holds none", "or none|zero", "or have|has|hold|holds|own|owns|got #", "or roll|throw #|a|an|doubles",
		"around|about|roughly|approximately|approx|circa|some # coins|coin", "# or so coins|coin $", "# coins|coin short|shy|missing|too|away|short", "lack|lacks|lacking|need|needs|miss|want # coins|coin", "lack|lacks|need|needs # more coins|coin", "if|when|once|should|whenever his|her|their purse|wallet|balance|savings|coins|money|stash|hoard|treasury|funds",
		"market|marketplace|shop|display|supply|row|table|pool|store|stall|bank has|have|holds|shows|offers|contains only|just|more|fewer|less|at|exactly|#", "there is|are only|just|exactly|more|fewer|less", "once there was|were", "once upon", "^ without a|an|any|my @", "# coins|coin or so|thereabouts", "left after buying|building|taking|paying the|a|an|for", "from|hit|rob|charge|tax|target|against|on % but %", "from|on|against|with % but from|on|against|with %", "harbour if|when needed|necessary|useful",
		"left after that|this|it", "left|over after|behind|from a|an|the|my @", "en a|ont assez|suffisamment", "^ i|we have|own|hold|possess @", "^ i|we have|own|hold|possess a|an|one|my @ $", "^ % will|mochte|quiere|desea|veut mein|meine|meinen|das|den|die|ein|einen|eine|mi|la|el|una|un|ma|mon|comprar|tirar", ", but|aber|pero|mais $", "wurde|hatte ja", "^ i|we have|own|hold|possess # dice|die", "bis ich|wir ~ habe|hab|haben", "bis %|er|sie", "nicht|net|ned kaufen|bauen|nehmen|holen|tauschen|wurfeln|haben|investieren", "@ von|de|of % ist|sind|war|es|son|esta|is|are|gefallt|me|mola", "^ have @ ,", "si tengo|tuviera ,",
		"after|behind|following my|the|our first|second|third|fourth|next|last landmark", "after # landmarks|landmark", "@ its|theyre closed|shut $", "^ so|well the @ closed|shut $", "landmarks|cards|coins are mine", "fewer|less|more , but at least|most #", "fewer|less|more but at least|most #", "renovate|close|convention|demolish|swap|move|invest nothing unless|until", "until he|she|they has|have|is|runs|are", "should that|it|this fail , in|on|again|try",
		"doesnt|dont|hasnt|havent|not have|own|got|hold a|an|any|the @ and a|an|any|the @", "doesnt|dont|hasnt|havent|not have|own|got|hold a|an|any|the @ and @", "have|has|own|owns|hold|holds no @ and a|an @",
		"^ ich kaufte|nahm|wollte|wurfelte|baute", "kaufte|wurfelte|baute ich", "@ musste|mussten",
	)
	// settled are for several cards: one is taken, and those before it were only wished for.
	settled = rows("id|i|we would|had|should rather|sooner have|take|buy|get|build", "id|wed rather|sooner have|take|buy|get|build",
		"but|yet|so i settle|settled for", "but|yet|so a|an|the @ has|have|must|will to|have|do|suffice do|suffice|serve|to|$", "certainly|definitely|surely|absolutely|decidedly not a|an|the @")
	// seldom are for who has two goes: what is to be done once.
	seldom = rows("with|in reference|regard|respect to the|my first|second turn", "@ first , @ next|second|after|afterwards", "last|first time , so|but|and", "me|us|him|her|it last time", "once $", "just|only|this|exactly once", "^ one @ will|is|would", "^ just|only one @", "una sola vez", "nur|kaufe|kauf|nehme|nimm einmal", "une seule fois")
)

// A table has rows, each place by place, by the words they may begin with.
type table struct {
	with map[string][][][]string // in their order, with those that begin with no word of their own
	wild [][][]string            // these alone, for words that begin no row
}

// rows makes a table of its rows.
func rows(lines ...string) table {
	t := table{with: map[string][][][]string{}}
	var all [][][]string
	for _, line := range lines {
		var row [][]string
		for place := range strings.FieldsSeq(line) {
			row = append(row, strings.Split(place, "|"))
		}
		all = append(all, row)
		for _, word := range begins(row) {
			t.with[word] = nil
		}
	}
	for _, row := range all {
		first := begins(row)
		if slices.ContainsFunc(first, func(one string) bool { return strings.Contains("#@%~$", one) }) {
			t.wild = append(t.wild, row)
			for word := range t.with {
				t.with[word] = append(t.with[word], row)
			}
			continue
		}
		for _, word := range first {
			t.with[word] = append(t.with[word], row)
		}
	}
	return t
}

// begins are what may stand at the first word of a row.
func begins(row [][]string) []string {
	if row[0][0] == "^" {
		return row[1]
	}
	return row[0]
}

// from are the rows that may begin with a word, as it is compared.
func (t table) from(low string) [][][]string {
	if list, found := t.with[low]; found {
		return list
	}
	return t.wild
}

// A watcher looks for them.
type watcher struct {
	g *marked.Grammar
	t []marks.Token
}

// Find returns what stands in a sentence of orders that can be meant in another way than it
// looks; "" for nothing.
func Find(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read *clauses.Reading) string {
	if len(read.Acts) == 0 {
		return ""
	}
	w := watcher{g, tokens}
	if pointsBack(w, now, read) || buts(w, read) || afterBuying(w, read) || (pointer{w}).atOne(now, read) || w.ownsOne(now, read) || w.lostOwning(read) || w.takesOff(read) || w.hisCoins(read) || takesBack(read) || crossed(read) || w.besideDice(read) {
		return tokens[0].Raw
	}
	if lost := w.loses(now, read); lost != "" {
		return lost
	}
	several := len(now.Cards) > 0 || len(cardsOf(read)) > 1
	for at := range tokens {
		if end := w.any(settled, at); end > 0 && several && !prefers(w, now, read) {
			return w.written(at, end)
		}
		if end := w.any(twoWays, at); end > 0 {
			return w.written(at, end)
		}
		if end := w.any(seldom, at); end > 0 && now.TwoGo && !(at > 0 && tokens[at-1].Is("at")) {
			return w.written(at, end)
		}
		if w.did(at) {
			return tokens[at].Raw
		}
	}
	return ""
}

// coins tells whether coins are named.
func (w watcher) coins() bool {
	for at := range w.t {
		if w.means(at, words.Coins) || w.t[at].Is("money", "dinero", "plata", "geld", "argent", "broke", "rich") {
			return true
		}
	}
	return false
}

// hisCoins tells coins of the writer in a sentence of somebody else's: `the TV hits Carol, but
// only if she has 5` in a language that leaves the she out.
func (w watcher) hisCoins(read *clauses.Reading) bool {
	has, other := false, false
	for at := range w.t {
		if w.t[at].Is("tengo", "tenga", "habe", "hab", "have", "ive", "jai", "ai", "me", "i") {
			return false
		}
		has = has || at > 0 && w.t[at].Is("tiene", "posee", "hat") && w.t[at-1].Is("si", "wenn", "falls")
		if at > 0 && w.t[at].Is("has", "have", "owns", "holds", "hat", "tiene") && w.t[at-1].Is("he", "she", "they", "er", "sie", "ella") {
			has, other = true, true
		}
		has = has || w.t[at].Is("hes", "shes") && at > 0 && asked[w.t[at-1].Low]
		who := w.g.Table.Player(w.t, at, 3)
		other = other || who.Tokens > 0 && who.Seat != w.g.Table.Me
	}
	return has && other && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return slices.ContainsFunc(a.Line.If, func(c orders.Condition) bool { return c.Kind == orders.Coins && c.Who == w.g.Table.Me })
	})
}

// takesBack tells that nothing is to be bought, and then something: `I pass and buy a Cafe`.
func takesBack(read *clauses.Reading) bool {
	for i, a := range read.Acts {
		o := a.Line.Order
		if o.Verb == orders.Buy && o.Nothing && len(o.Cards) == 0 && slices.ContainsFunc(read.Acts[i+1:], func(b clauses.Act) bool {
			return b.Line.Order.Verb == orders.Buy && len(b.Line.Order.Cards) > 0 && slices.Equal(a.Line.If, b.Line.If) && slices.Equal(a.Scopes, b.Scopes)
		}) {
			return true
		}
	}
	return false
}

// crossed tells coins that stand with each other's cards: `30 coins Airport, with 22 Radio
// Tower` is not the Airport for 22.
func crossed(read *clauses.Reading) bool {
	has := func(a clauses.Act) (coins, cost int) {
		if len(a.Line.If) == 1 && a.Line.If[0].Kind == orders.Coins && a.Line.If[0].Compare == orders.AtLeast && len(a.Line.Order.Cards) == 1 {
			return a.Line.If[0].Count, a.Line.Order.Cards[0].Cost()
		}
		return 0, 0
	}
	for i := 1; i < len(read.Acts); i++ {
		coins, cost := has(read.Acts[i-1])
		next, other := has(read.Acts[i])
		if coins > 0 && next > 0 && coins < cost && next >= cost && coins >= other {
			return true
		}
	}
	return false
}

// rolls tells whether dice or a throw are named.
func (w watcher) rolls() bool {
	for at := range w.t {
		if w.means(at, words.Dice) || w.means(at, words.Roll) || w.t[at].Is("roll", "throw", "rolling", "throwing", "tiro", "tirar", "wurfle", "wurfeln", "lance") {
			return true
		}
	}
	return false
}

// written are words of the sentence.
func (w watcher) written(from, to int) string {
	list := make([]string, 0, to-from)
	for _, t := range w.t[from:to] {
		list = append(list, t.Raw)
	}
	return strings.Join(list, " ")
}

// any returns where the first row ends that stands at a place; 0 for none.
func (w watcher) any(all table, at int) int {
	for _, row := range all.from(w.t[at].Low) {
		if end := w.row(row, at); end > at {
			return end
		}
	}
	return 0
}

// row returns where a row ends that stands at a place; 0 when it does not stand there.
func (w watcher) row(row [][]string, at int) int {
	for _, place := range row {
		next := -1
		for _, one := range place {
			if n := w.one(one, at); n >= 0 {
				next = at + n
				break
			}
		}
		if next < 0 {
			return 0
		}
		at = next
	}
	return at
}

// one is how many tokens at a place are what a row says; -1 when they are not.
func (w watcher) one(one string, at int) int {
	switch {
	case one == "^" && (at == 0 || w.breaks(at-1)), one == "$" && (at >= len(w.t) || w.breaks(at)):
		return 0
	case at >= len(w.t) || one == "^" || one == "$":
		return -1
	case one == "#" && (w.t[at].Number >= 0 || w.means(at, words.Number)), one == "~", w.t[at].Is(one):
		return 1
	case one == "@":
		if found := w.g.Table.FullCard(w.t, at); found.Tokens > 0 {
			return found.Tokens
		}
	case one == "%":
		if who := w.g.Table.Player(w.t, at, 3); who.Tokens > 0 && who.Seat != w.g.Table.Me {
			return who.Tokens
		}
	}
	return -1
}

// breaks tells a sign between clauses, or one that asks.
func (w watcher) breaks(at int) bool { return w.t[at].Is(",", ".", ":", ";", "-", "(", ")", "?") }

// means tells whether a word means something of a kind.
func (w watcher) means(at int, kind words.Kind) bool {
	return words.Find(w.t, at, w.g.Speaks).May(kind)
}

// preterites are Spanish verbs of what the writer did, which only the accent parts from
// what is asked for.
var preterites = marks.Lows("compre", "tire", "lance", "tome", "cambie", "inverti", "cogi", "elegi", "construi", "cerre", "demoli", "renove", "use", "quite", "robe", "pague", "cobre", "pase")

// did tells one of them: `compré la Mina`.
func (w watcher) did(at int) bool {
	return preterites[w.t[at].Low] && w.t[at].Low[len(w.t[at].Low)-1] != w.t[at].Raw[len(w.t[at].Raw)-1]
}
