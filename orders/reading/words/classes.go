package words

import (
	"slices"
	"strings"

	"machipost/engine/names"
	"machipost/orders/reading/marks"
)

// A Class is what a word does in phrases that are put together of such words and stand
// in no table: orders/reading/phrasing reads them.
type Class uint32

// The classes.
const (
	Fills    Class = 1 << iota // may stand in a clause about whether a card can be had
	Had                        // ... and makes it one: available, afford
	Naught                     // turns such a clause round
	Taken                      // says that somebody else has it
	Dear                       // says that it is too dear
	Wants                      // needs the name of a card behind it: afford, no
	Able                       // may follow an `I` in such a clause
	Because                    // begins a reason
	Since                      // begins one before a subject
	Subject                    // whom a remark speaks of
	States                     // follows a subject in a remark: has, is, took
	Wishes                     // says, with others of its class, that something is wanted: I, would, like
	Wanted                     // one of them that makes it a wish for something: like, buy
	Opens                      // one of them that may begin it
	Steers                     // may turn round what stands beside it: no remark and no adjective
	Leads                      // may stand before the name of a go: in my
	Foremost                   // names the first of two goes, or of several
	Latter                     // the second
	Twain                      // both
	Times                      // go, turn, time
)

// A classed is the words of a class.
type classed struct {
	class Class
	say   Column
}

// classes are the words of each class.
var classes = []classed{
	{Fills, Column{
		`it, that, this, these, those, together, they, them, one, ones, any, either, both, there, theyre, theres, its, thats, is, are, be, was, were, been, being, s, re, m, am, im, ive, has, have, had, having, do, does, did, could, would, will, might, may, to, for, i, my, we, our, us, myself, still, then, by, the, a, an, time, times, turn, turns, comes, come, my, of, left, here, anymore, more, some, somehow, happens, happen, at, moment, point, in, on, card, cards, all, last, every, copy, copies, when, until, now, already, longer, again, as, well, just, simply, quite, really, reason, whatever, so, such, what, with, from, within, let, lets, up, down, before, first, me, get, gets, got, getting, run, runs, go, goes, keep, after, by, then, need, find, should, turns, prove, proves, find, myself, end, ends, somewhere, sadly, alas, unfortunately, ever, else, same, day, stage, occasion, too, much, want, means, purse, pocket, wallet, treasury, ur, u, you, youve, youre, far, youngster, blighter, rascal, budget, bank, balance, account, piggy, savings, price, cost, costs, around, of, round, way, it'd, it'll, who, other, others, someone, somebody, anybody, anyone, players, player, people, meanie, take, takes, took, buys, grabs, gets, snaps, snatches, nabs, beats, beat, quicker, faster, sooner, build, built, purchase, purchased, buy, quite, yet, bit, little, few, far, long, which, case, kitty, coffers, coffer, piggybank, allowance, stash, till, cards, then, still, left, sort, kind, sum, hand, hands, amount, short, off, against, because, ready, needed, required, necessary, able, be, cheap, cheaper, price, quickly, rest, robbed, robs, rob, steals, either, pennies, greedy, greed, tight, unlucky, lucky, mean, busy, fast, finally, cannot, prove, proved, obtain, obtained, absence, its, amount, any, remain, remains, work, unluckily, turns, should, possibly, lead, away, beaten, sufficiently`,
		`me, demasiado, te, se, lo, la, los, las, le, el, un, una, uno, ya, aún, aun, todavía, hay, haya, hubiera, es, son, era, fuera, fuese, fue, ser, ha, han, he, puedo, pudiera, puede, podido, llevan, lleva, quitan, quita, coge, cogen, compra, en, de, del, para, por, ello, ella, él, eso, esa, ese, esto, esos, esas, alguno, alguna, que, a, mi, mis, entonces, ahí, allí, más, otro, otra, antes, cuando, toque, turno, vez, al, bastante, tan, muy, demasiado, que, tampoco, también, precio, bolsillo, hucha, caja, momento, sigue, siguiera, estuviera, estuviese, pueda, resulta, jugador, alguien, hermano, hermana, papá, mamá, otros, demás`,
		`der, die, das, den, dem, es, ihn, sie, er, davon, da, hier, schon, mehr, ist, sind, wäre, wären, war, sein, haben, habe, hat, hätte, ich, mir, uns, wir, kann, könnte, dafür, dazu, zu, zum, bis, dahin, dann, vor, vorher, mein, meine, in, im, auf, am, markt, von, eins, einer, eine, einen, auch, leider, eben, halt, doch, ja, wirklich, irgendwie, nur, an, reihe, bin, komme, zeitpunkt, dran, wird, werden, sollte, sollten, jemand, anderer, anderes, man, kasse, beutel, preis, mal, etwas, ein, papa, mama, opa, oma, bruder, schwester, andere, anderen, mitspieler`,
		`il, elle, elles, ils, sil, sils, y, ny, en, nen, a, ai, jai, je, j, ne, n, de, du, le, la, les, l, pour, ça, ca, c, cest, ce, cette, celui, celle, est, nest, sont, était, serait, dici, là, quelquun, autre, un, une, déjà, encore, tout, toutes, me, moi, mon, ma, mes, se, sest, avant, puis, peux, prend, achète, au, moment, trop, prix, bourse, restait, reste, papa, maman, frère, sœur, autres`}},
	{Had, Column{
		`finances, budget, savings, resources, obtainable, obtain, procurable, permitting, bank, shop, done, swing, pennies, muster, scrape, conjure, rustle, raise, spare, available, happening, affordable, afford, left, enough, sufficient, money, coins, coin, cash, funds, fund, can, able, possible, possess, reach, reaches, suffice, suffices, suffices, allow, allows, permit, permits, stretch, stretches, cover, covers, works, work, kitty, coffers, allowance, offer, stock, supply, market, marketplace, pay, means, solvent, around, obtained, sale`,
		`llega, llegara, llegase, llego, alcanza, alcanzara, alcance, da, diera, dinero, monedas, pasta, suficiente, suficientes, tengo, tuviera, disponible, disponibles, oferta, mercado, pagar, pagarla, pagarlo, comprar, comprarla, comprarlo, hay, queda, quedan, quedara, está, están, posible, puedo, puede, alcanzan, pagarlas, permitirme`,
		`geld, münzen, reicht, reichen, reichte, langt, genug, leisten, kaufen, bezahlen, bekommen, kriegen, kriege, bekomme, verfügbar, vorhanden, angebot, möglich, geht, klappt, klappen, gehen, gibt, gäbe, noch, haben, da, drin`,
		`argent, pièces, assez, moyens, disponible, possible, acheter, lacheter, payer, offrir, loffrir, suffit, marché, vente, permettre, reste, peux, a`}},
	{Naught, Column{
		`not, no, none, nothing, never, cant, cannot, couldnt, wont, isnt, arent, wasnt, werent, dont, doesnt, didnt, havent, hasnt, hadnt, wouldnt, shouldnt, aint, nobody, noone, neither, unable, impossible, unavailable, unaffordable, insufficient, beyond, lack, lacks, lacking, unobtainable, short, fail, fails, failed, missing, without, nil, nope, unless`,
		`no, ninguno, ninguna, nada, nadie, nunca, sin, imposible, falta, faltan, faltara, insuficiente`,
		`nicht, nichts, kein, keine, keinen, keins, keiner, keines, keinem, nie, unmöglich, fehlt, fehlen, niemand, ohne`,
		`pas, plus, rien, aucun, aucune, jamais, impossible, manque, indisponible, sans`}},
	{Taken, Column{
		`gone, out, sold, taken, snatched, snapped, bought, grabbed, nabbed, pinched, nicked, swiped, stolen, acquired, constructed, finished, exhausted, depleted, vanished, disappeared, removed, purchased, takes, took, buys, grabs, snaps, snatches, nabs, beats, beat, quicker, faster, sooner, hidden, robbed, robs, steals, away, wrong, snaffled, snagged, scoffed, bagged, poached, hogged, claimed, hoovered, miss`,
		`llevado, comprado, quitado, agotado, agotada, agotados, agotadas, vendido, vendida, vendidos, vendidas, cogido, volado, llevan, lleva, quitan, quita, coge, cogen, acabado, ido, ocupado, ocupada`,
		`weg, aus, alle, vergriffen, ausverkauft, verkauft, gekauft, genommen, weggekauft, weggeschnappt, geschnappt, fort`,
		`parti, partie, partis, parties, épuisé, épuisée, épuisés, vendu, vendue, vendus, pris, prise, disparu, prend, achète`}},
	{Dear, Column{
		`dear, expensive, pricey, costly, poor, broke, skint, overpriced, steep, poorer`,
		`caro, cara, caros, caras, pobre, justo, cuesta, cuestan`,
		`teuer, knapp, arm, pleite`,
		`cher, chère, chers, pauvre, fauché`}},
	{Wants, Column{
		`afford, buy, get, have, has, had, got, pay, for, no, any, another, more, of, to, build, purchase, reach, is, are, be, isnt, arent, was, were, not, cant, havent, hasnt`,
		`hay, queda, quedan, pagar, comprar, de, tengo, para, otro, otra, ningún, está`,
		`kein, keine, keinen, gibt, noch, von, für`,
		`de, acheter, payer, pour, aucun, aucune, plus`}},
	{Because, Column{
		`because, cause, cus, cuz, coss, cos, coz, bcause, becuase, becos, bcos, since, which, seeing, whose`,
		`porque, puesto`,
		`weil, denn, damit, zumal`,
		`car, parce, puisque`}},
	{Since, Column{
		`as, for, that, so, now, who, while, though, although, given, when`,
		`que, como, así`,
		`da, und, der, die, das`,
		`comme, que, qui`}},
	{Subject, Column{
		`i, im, ive, we, weve, he, hes, she, shes, they, theyre, theyve, it, its, you, youre, there, theres, that, thats, this, my, his, her, their, our, your, mum, mummy, dad, daddy, mom, grandma, grandpa, granny, everybody, everyone, nobody, somebody, someone, people, these, those, what, who, me, thank, thanks, lucky, good, sorry, serves, fingers, cheers, bless, love, regards, happy, all, nice, great, sounds, hope, see, looking, here, feel, feels`,
		`yo, me, él, ella, ellos, nosotros, mi, mis, su, sus, tu, eso, esto, hoy, ya, tengo, hay, es, son, está, estoy, así, soy, parece, creo, aquí, aunque`,
		`ich, er, sie, es, wir, ihr, mein, meine, das, dann, da, man, die, der, heute, schön, danke, so`,
		`je, il, elle, nous, ils, elles, on, ce, ça, cest, mon, ma, jai, aujourdhui, tu, vous`}},
	{States, Column{
		`away, off, back, gone, am, m, is, s, are, re, was, were, have, ve, has, had, got, own, owns, think, know, knew, see, saw, hear, heard, feel, felt, says, said, say, tells, told, took, takes, gave, went, came, made, makes, thinks, thought, likes, loves, love, wants, wins, won, lost, loses, built, bought, still, only, now, never, always, already, just, finally, nearly, really, counted, read, hope, reckon, reckons, laughed, played, helps, helped, swears, needs, asked, asks, works, worked, keeps, kept, sat, fell, broke, rolled, spent, did, does, looked, looks, seems, hate, hates, found, tried, steals, stole, cried, sent, got, get, gets, began, start, started, starting, begin, live, lives, been, pays, paid, deserve, deserves, can, could, will, would, wont, cant, should, might, must, d, ll`, ``, ``, ``}},
	{Wishes, Column{
		`preference, choice, trouble, heart, eye, down, beg, number, top, today, what, list, set, but, settle, time, put, quite, was, instruct, moderator, behalf, off, that, thought, think, figured, reckon, guess, had, i, id, ill, im, we, wed, let, lets, me, us, myself, can, could, may, might, shall, will, would, d, ll, m, s, am, are, is, be, to, for, with, on, up, out, in, really, very, much, so, just, simply, please, pls, plz, kindly, also, too, then, now, again, finally, all, my, own, self, gladly, definitely, do, it, here, going, gonna, trying, able, hereby, herewith, therefore, further, additionally, only, at, last, ever, try, if, you, bit, have, has, decided, like, love, most, more, best, of, the, a, an, one, another, some, town, city, collection, money, coins, hard, earned, want`,
		`yo, el, la, los, las, un, una, otro, otra, nosotros, me, nos, te, le, se, lo, mucho, muchísimo, realmente, ahora, también, entonces, pues, por, favor, porfa, si, es, fuera, posible, poder, pudiera, mí, ya, hoy, este, turno, esta, vez, a, de, con, que, quiero, quisiera, querría, quería, gustaría, encantaría, apetecería, apetece, encanta, desearía, deseo, podría, podrías, puedo, puedes, tener, tenga, comprar, comprarme, compre, hacerme, hacer, llevar, llevarme, construir, construirme, adquirir, conseguir, pedir, pedirte, haría, ilusión, intención, idea, plan, pienso, voy, vamos, solo, sólo, finalmente, por, fin`,
		`ich, der, die, das, den, ein, eine, einen, wir, mir, uns, würde, würden, gern, gerne, sehr, wahnsinnig, am, liebsten, bitte, jetzt, dann, auch, mal, diesmal, noch, wieder, so, also, könnte, könntest, kann, kannst, darf, dürfte, endlich, einmal, hier, heute, da, doch, einfach, möchte, hätte, will, wünsche, wünschen, du, sie, für, mich, nun, wirklich, diesen, zug, diese, runde, in, dieser, diesem`,
		`je, j, le, la, l, un, une, nous, on, me, m, moi, bien, beaucoup, vraiment, tant, pouvoir, puis, pourrais, pourrait, pourriez, peux, tu, vous, jaimerais, aimerais, aimerait, voudrais, voudrait, souhaite, souhaiterais, désire, désirerais, avoir, acheter, macheter, obtenir, prendre, construire, acquérir, moffrir, offrir, si, possible, sil, plait, plaît, te, svp, est, ce, que, maintenant, donc, alors, encore, aussi, enfin, de, d, à, ce, tour, cette, fois, envie, jai, seulement, juste`}},
	{Wanted, Column{
		`preference, choice, trouble, set, eye, list, beg, decided, put, desire, fancying, have, open, designate, nominate, select, name, like, love, want, wanna, wish, intend, plan, planning, hope, hoping, prefer, fancy, rather, happy, glad, delighted, pleased, content, satisfied, tempted, inclined, buy, buying, get, getting, take, taking, having, build, building, purchase, purchasing, acquire, acquiring, obtain, obtaining, grab, grabbing, pick, picking, choose, choosing, go, order, ordering, secure, settle, plump, opt, aim, aiming, snatch, add, invest, spend, spending, treat, elect, propose, need, crave, adore, enjoy, nab, snap, erect, construct, shoot`,
		`quiero, quisiera, querría, quería, gustaría, encantaría, apetecería, apetece, desearía, deseo, tener, comprar, comprarme, hacerme, llevar, llevarme, construir, construirme, adquirir, conseguir, pedir, pedirte, ilusión`,
		`gern, gerne, liebsten, möchte, hätte, will, wünsche, könnte, kann, darf, dürfte`,
		`jaimerais, aimerais, aimerait, voudrais, voudrait, souhaite, souhaiterais, désire, désirerais, avoir, acheter, macheter, obtenir, prendre, construire, acquérir, moffrir, offrir, envie`}},
	{Opens, Column{
		`my, what, all, top, might, would, kindly, time, today, i, id, ill, im, we, wed, let, lets, can, could, may, please, gonna, wanna, hoping, happy, going, planning, me, trying`,
		`yo, me, ojalá, quiero, quisiera, querría, quería, podría, podrías, puedo, puedes, desearía, deseo, pienso, nos, tengo`,
		`ich, wir, könnte, könntest, kann, darf, dürfte, möchte, hätte, will, würde, mir`,
		`je, puis, pourrais, pourriez, peux, jaimerais, aimerais, nous, on, est, jai, jaurais`}},
	{Steers, Column{
		`other, others, otherwise, reverse, reversed, swap, swapped, changed, change, mind, forget, ignore, cancel, whichever, whatever, cheaper, cheapest, dearest, dearer, instead, rather, twice, both, either, neither, until, unless, except, only, but, not, dont, never, no, none, without, wrong, opposite, order, round, stop, again, same, alternate, depending, depends, maybe, perhaps, possibly, if, when, once, his, her, their, your, its, second, third, last, first, next, previous, former, latter, before, after, half, different, second, single, double, every, each, all, any, some, if, anti, non, fewer, less, more, wait, scrap, correction, nor, else, oder, choose, decide, anything, nothing, everything, drop, skip, leave, avoid, closed, open, opponents, minus, plus`,
		`otro, otra, otros, otras, segundo, segunda, primer, primera, tercero, último, última, no, nunca, ningún, ninguna, su, sus, tu, salvo, excepto, menos, sin, contrario, revés, ambos, ambas, cada, todo, todos, mejor, peor, mismo, misma, si, cuando, hasta`,
		`andere, anderen, anderer, anderes, nicht, kein, keine, keinen, nie, ohne, statt, zweite, zweiten, erste, ersten, letzte, letzten, beide, beiden, jede, jeden, alle, sein, seine, ihr, ihre, dein, deine, umgekehrt, außer, nur, bis, wenn, falls, sonst`,
		`autre, autres, pas, sans, jamais, aucun, aucune, deuxième, second, seconde, premier, première, dernier, dernière, sauf, chaque, tous, son, sa, ton, ta, contraire, inverse, si, quand, sinon, seulement`}},
	{Leads, Column{``,
		`en, para, a, por, durante, el, la, los, las, mi, mis, de, del, al, lo, esta, este`,
		`in, im, für, beim, am, an, bei, zum, mit, der, die, das, den, dem, des, mein, meine, meinen, meinem, meiner, während, ins, von`,
		`dans, pour, à, a, au, aux, sur, en, lors, de, du, le, la, les, l, mon, ma, mes, pendant`}},
	{Foremost, Column{``,
		`primer, primera, primero, 1ª, 1º, 1era, 1er, 1ro, 1ra`,
		`erste, ersten, erster, erstes, erstem`,
		`premier, première, 1er, 1re, 1ère`}},
	{Latter, Column{``,
		`segundo, segunda, otro, otra, último, última, siguiente, 2ª, 2º, 2do, 2da`,
		`zweite, zweiten, zweiter, zweites, zweitem, andere, anderen, letzten, nächsten`,
		`deuxième, second, seconde, dernier, dernière, autre, 2e, 2ème, 2nd, 2nde`}},
	{Twain, Column{``,
		`ambos, ambas, dos, sendos, sendas`,
		`beide, beiden, beider, beides`,
		`deux`}},
	{Times, Column{``,
		`turno, turnos, jugada, jugadas, vez, veces, tirada, tiradas, ida, idas, mano, manos, lanzamiento, lanzamientos, ronda, rondas, oportunidad, tanda`,
		`zug, zuge, zugen, zuges, mal, male, malen, runde, runden, wurf, wurfe, wurfen, durchgang, durchgange, durchgangen`,
		`coup, coups, tour, tours, fois, lancer, lancers, jet, jets, manche, passage`}},
	{Able, Column{
		`am, turn, prove, can, cant, cannot, could, couldnt, have, havent, had, hadnt, do, dont, didnt, lack, fail, run, should, end, find, be, still, then, by, must, wouldnt, would, might, may, get, already, do, no, simply, really, just`, ``, ``, ``}},
}

// byWord has the classes of each word, by language.
var byWord = classify()

func classify() map[string][NumLanguages]Class {
	all := map[string][NumLanguages]Class{}
	for _, row := range append(slices.Clone(classes), classesAbroad...) {
		for language, cell := range row.say {
			for _, word := range strings.Split(cell, ",") {
				low := names.Fold(strings.TrimSpace(word))
				if low == "" {
					continue
				}
				of := all[low]
				of[language] |= row.class
				all[low] = of
			}
		}
	}
	return all
}

// ClassOf returns the classes of a word in the languages of a letter.
func ClassOf(low string, speaks func(Language) bool) Class {
	var c Class
	for language, of := range byWord[low] {
		if of != 0 && speaks(Language(language)) {
			c |= of
		}
	}
	return c
}

// elsewhen are words about what was, what is there already, or what is to come: before a
// colon they announce no order.
var elsewhen = marks.Lows("have", "has", "had", "own", "owns", "got", "bought", "built", "last", "was", "were", "old", "previous", "previously", "earlier", "former", "tomorrow", "yesterday", "later", "soon", "next", "someday", "future", "past", "already", "owned", "possessions", "inventory", "sundays", "mondays",
	"tengo", "tenia", "compre", "antes", "manana", "ayer", "luego", "anterior", "anteriores", "pasado", "pasada", "proximo", "proxima", "ya",
	"habe", "hatte", "besitze", "alte", "alten", "alter", "gestern", "morgen", "spater", "letzte", "letzten", "letzter", "nachste", "nachsten", "bisher", "vorher",
	"jai", "avais", "possede", "ancien", "anciens", "demain", "hier", "dernier", "derniers", "prochain", "prochaine", "avant")

// IsElsewhen tells a word, as it is compared, about what was, what is there already, or
// what is to come.
func IsElsewhen(low string) bool { return elsewhen[low] }

// theirs are verbs of who was named before, in languages that need no pronoun for him;
// where nobody was, those of the second row are the writer's.
var (
	theirs = marks.Lows("tiene", "posee", "lleva", "junta", "hat", "besitzt", "possede", "detient")
	either = marks.Lows("tenga", "tuviera", "tuviese", "posea", "llegue")
)

// IsTheirs tells a verb, as it is compared, of whoever was named last: `si tiene`, and not
// `si tengo`; named tells that somebody was.
func IsTheirs(low string, named bool) bool { return theirs[low] || named && either[low] }

// persons are words of people who have no seat, or of whoever has one.
var persons = marks.Lows("you", "youve", "your", "u", "brother", "brothers", "sister", "sisters", "mum", "mom", "dad", "papa", "mama", "mother", "father", "wife", "husband", "son", "daughter", "friend", "player", "players", "opponent", "opponents", "rival", "rivals", "people", "others", "someone", "somebody", "anyone", "anybody", "who", "whoever", "bruder", "schwester", "oma", "opa", "hermano", "hermana", "frere", "soeur", "alguien", "jemand")

// IsSomebody tells a word, as it is compared, of people of whom nobody knows which seat they
// have: what they own is no condition.
func IsSomebody(low string) bool { return persons[low] }

// units are what is counted or measured beside the game; labels are what bears a number.
var (
	units = marks.Lows("people", "persons", "guests", "kids", "children", "grandchildren", "friends", "cats", "dogs", "degrees", "km", "kilometres", "kilometers", "miles", "metres", "meters", "feet", "cm", "kg", "p", "pence", "cents", "minutes", "minute", "mins", "min", "hours", "hour", "hrs", "days", "day", "weeks", "months", "years", "year", "yrs", "seconds", "am", "pm", "oclock", "percent", "litres", "pints", "pint", "beers", "cups", "glasses", "floors", "pages", "emails", "letters", "messages", "goals", "nil", "birthday", "stitches", "rows",
		"anos", "ano", "dias", "horas", "minutos", "grados", "personas", "kilometros", "semanas", "meses", "goles",
		"jahre", "jahren", "jahr", "tage", "tagen", "stunden", "minuten", "grad", "leute", "wochen", "monate", "uhr", "kilometer", "tore",
		"ans", "jours", "heures", "degres", "personnes", "semaines", "mois")
	labels = marks.Lows("room", "page", "age", "aged", "platform", "gate", "floor", "flat", "bus", "route", "chapter", "zimmer", "seite", "alter", "linie", "gleis", "habitacion", "pagina", "edad", "linea", "chambre", "quai")
)

// IsUnit tells a word, as it is compared, of what is counted or measured beside the game:
// `19 degrees`.
func IsUnit(low string) bool { return units[low] }

// IsLabel tells a word, as it is compared, before a number that counts nothing: `room 214`.
func IsLabel(low string) bool { return labels[low] }
