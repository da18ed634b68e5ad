package words

import (
	"slices"
	"strings"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// A Bag is the words around the cards and players of one order, in whatever row they
// stand: `my TV Station shall collect from Tom`, `from Tom the TV Station takes`. No word
// may stand there that is in no column of it.
type Bag struct {
	Verb  orders.Verb
	Acts  []int // the totals at which its tool acts
	Tool  Column
	Does  Column // one of these must be there, or the tool
	Fills Column
	Alone bool   // what it does is enough, without its tool
	Asks  Column // where adverbs may say what it does, one of these must be there as well: `a four again` asks for nothing
}

// bags are all of them.
var bags = []Bag{
	{Verb: orders.TV, Acts: []int{6}, Alone: false,
		Tool: Column{`steal, steals, rob, robs, tv, telly, television, broadcaster, channel, coins, money, 5, five, box`, `tele, tv, televisión, canal, cadena, emisora, 5, cinco, monedas, dinero`, `fernsehsender, sender, fernsehen, fernseher, 5, fünf, münzen, geld`, `télé, télévision, chaîne, 5, cinq, pièces, argent`},
		Does: Column{`call, visit, pounce, take, takes, taking, steal, steals, stealing, rob, robs, grab, grabs, fetch, fetches, collect, collects, collected, charge, charges, hit, hits, target, targets, aim, aimed, pay, pays, cough, directed, direct, raid, raids, milk, drain, squeeze, bill, tap, nick, pinch, get, gets, point, points, set, nominate, name, designate, choose, pick, victim, party, owed, payment, exacted, exact, levied, extracted, due, against, go, goes, fork, swipe, turn, use, sting, stings, empty, empties, relieve, relieves, fleece, fleeces, bleed, bleeds, plunder, plunders, loot, loots, mug, mugs, bite, bites, attack, attacks, strike, strikes, snatch, snatches, seize, seizes, invoice, invoices, bills, billed, tax, taxes, levy, levies, fine, fines, deduct, deducts, draw, draws, withdraw, claim, claims, demand, demands, query, queries, hound, chase, chases, clobber, clobbers, shake, shakes, pester, badger, picks, drains, drained, milks, squeezes, taps, nicks, pinches, swipes, robbed, robbing, hitting, charging, billing, visits, pounces, paying, coughs, forks, pilfer, siphon, ransack, extract, extracts, exacts, gather, gathers, obtain, obtains, receive, receives, descend, descends, wallop, smack, slap, zap, zaps, whack, bash, nail, land, lands, pursue, punish, punishes, penalise, penalize, sought, seek, seeks, chosen, picked, aims, aiming, pointed, targeting, targeted, relieved, nicked, pinched, taxed, invoiced, fleeced`,
			`pague, quito, quita, quite, quítale, quítele, quitarle, quitar, roba, robe, róbale, robarle, cobra, cobre, cóbrale, saca, saque, toma, tome, coge, coja, apunta, contra, ataca, va, vaya, pague, paga, usa`,
			`nimmt, nehmen, nimm, nehme, holt, hole, hol, kassiert, kassiere, klaut, klaue, soll, gegen, auf, trifft, zahlt, zahlen, bezahlen, wegnehmen, abnehmen, zielt, geht`,
			`prend, prends, prenne, vole, vise, contre, sur, paie, paye, prendre`},
		Fills: Column{`people, folk, crew, gang, lads, are, call, calls, visit, taxes, tax, out, money, coins, coin, cash, all, whole, lot, 5, five, over, off, station, set, player, opponent, somebody, someone, choice, hit, show, whom, amount, amounts, bill, invoice, damages, damage, fee, fees, licence, license, pockets, pocket, purse, wallet, tribute, toll, victim, culprit, payer, loot, dough, dosh, quid, wealth, subscription, attention, sights, eye, expense, doorstep, wants, want, after, way, means, this, time, bonus, pound, pounds, share`, `moneda, monedas, dinero, las, sus, 5, cinco, al, jugador`, `münzen, geld, 5, fünf, bei, weg, ab, spieler`, `pièces, argent, 5, cinq, chez`}},
	{Verb: orders.Swap, Acts: []int{6}, Alone: true,
		Tool:  Column{`business, complex`, `negocios`, `bürohaus, geschäftskomplex`, `affaires`},
		Does:  Column{`tender, tendered, tendering, surrender, surrendered, substitute, substituted, give, giving, get, hand, offer, offered, swap, swaps, swapped, trade, trades, traded, exchange, exchanged, exchanges, switch, switched, barter, bartered, swop, swops, swopped, swapping, trading, exchanging`, `cambio, cambia, cambiar, intercambio, intercambia, cámbiame`, `tausche, tauschen, tauscht, tausch`, `échange, échanger, troque`},
		Fills: Column{`under, consideration, therefor, exchange, over, against, one, of, off, mine, owns, own, holds, held, possession, belonging, belongs, offered, offer, center, centre, place, return, complex, authorise, request, property, take, getting, taking, that`, `uno, una, de, contra`, `gegen, ein, eine, einen`, `contre, un, une`}},
	{Verb: orders.Renovate, Acts: []int{8}, Alone: true,
		Tool:  Column{`renovation, renovations, renovators, renovator, reno, refurbishers, builders, decorators, refurbishment, refurb, makeover`, `reforma, reformas, renovación`, `renovierung, renovierungsfirma`, `rénovation`},
		Does:  Column{`close, closes, closed, closing, shut, shuts, shutter, renovate, renovates, renovated, shutdown, refurbish, refurbishes, redo, redecorate, overhaul, overhauls, shutting, lock, locks, padlock, board, boards, mothball, suspend, suspends, disable, renovating`, `cierra, cierre, cierro, cerrar, cerrada, cerradas, cierran, cierren`, `schließt, schließe, schließen, geschlossen, zu`, `ferme, fermer, fermé, fermée`},
		Fills: Column{`under, down, all, type, types, every, people, guys, men, firm, company, crew, everybody, everyone, those, places, doors, up, temporarily, lot, crowd, folks, blokes, works, single, bunch, outfit, scaffolding, while, chain, chains, offline, maintenance, business, tackle, doing, do, time`, `todas, todos, tipo, empresa`, `alle, typ, firma`, `tous, toutes, type, entreprise`}},
	{Verb: orders.Demolish, Acts: []int{4}, Alone: true,
		Tool:  Column{`demolition, demolishers, wreckers, wrecking, wrecker, bulldozer, bulldozers, demo, demolisher`, `demolición, derribo`, `abriss, abrissfirma, abrissbirne`, `démolition`},
		Does:  Column{`demolish, demolishes, demolished, demolishing, tear, tears, torn, knock, knocks, knocked, pull, pulls, pulled, raze, flatten, wreck, break, breaks, destroy, destroys, lose, sacrifice, sacrificed, bulldoze, go, goes, razes, flattens, level, levels, dismantle, dismantles, topple, topples, crush, smash, smashes, dynamite, implode, knocking, tearing, pulling, razing, flattening`, `derriba, derribe, demuele, demuela, tira, tire, sacrifica`, `abreißen, reißt, reiße, opfere, opfern, abgerissen`, `démolir, démolis, démolit, détruis, détruit, sacrifie`},
		Fills: Column{`under, take, takes, taken, taking, bring, brings, brought, remove, removes, removed, out, down, first, apart, ball, mob, gang, lads, boys, crew, guys, men, people, company, firm, landmark, landmarks, called, bound, oblige, obliges, work, accordingly, built, oblige, standing, one, choose, pick, prefer, something, anything, landmark's, crowd, squad, folks, blokes, team, outfit, sledgehammer, hammer, lot, time`, `empresa, abajo`, `firma, ab`, `entreprise`}},
	{Verb: orders.Move, Acts: []int{9, 10}, Alone: false,
		Tool:  Column{`movers, moving, removal, removals, mover, mudanzas, van, lorry, truck, removers`, `mudanza, mudanzas`, `umzug, umzugsfirma, umzugsunternehmen`, `déménagement, déménageurs`},
		Does:  Column{`give, gives, given, move, moves, hand, hands, pass, passes, send, sends, deliver, delivers, get, gets, have, has, receive, receives, take, takes, bring, brings, go, goes, carry, carries, cart, ship, present, donate, shift, haul, hauls, lug, transport, transports, transfer, transfers, relocate, relocates, shifts, ships, carts, presents, donates, drop, drops, drive, drives, dump, dumps, unload, offload, gift, gifts, dispatch, dispatches, moved, handed, passed, sent, delivered, convey, conveys, conveyed, transferred, transferring, assign, assigned, cede, ceded, surrender, surrendered, bestow, bestowed, donated, gifted, relocated, shipped, carted, presented, dispatched, carried, brought`, `da, dé, doy, regala, regale, regalo, pasa, lleva, lleve, entrega, entregue, mueve`, `gibt, gib, gebe, bringt, schenkt, schenke, bekommt, kriegt, abgeben, geben, übergibt, soll`, `donne, donner, donnent, reçoit`},
		Fills: Column{`under, men, man, people, guys, company, firm, van, over, one, card, called, service, old, off, something, anything, away, lot, crowd, folks, blokes, outfit, team, door, doorstep, house, place, time, round`, `empresa, una, uno, de`, `firma, ein, eine`, `entreprise, un, une`}},
	{Verb: orders.Convention, Acts: []int{10}, Alone: false,
		Tool:  Column{`convention, conv`, `convenciones, congresos`, `kongress, kongresszentrum`, `congrès`},
		Does:  Column{`work, works, working, act, acts, copy, copies, copying, count, counts, be, become, becomes, function, serve, serves, used, pretend, replace, replaced, stand, turn, imitate, imitates, mimic, mimics, emulate, emulates, impersonate, impersonates, double, doubles, clone, clones, mirror, mirrors, behave, behaves, perform, performs, operate, operates, substitute, substitutes, pose, poses, masquerade, play, plays, duplicate, duplicates, transform, transforms, turns, turned, stands, functions, replaces, acting, functioning, serving, posing`, `copia, copie, actúa, funcione, funciona, sea`, `kopiert, kopiere, wirkt, sein, gilt, zählt`, `copie, fonctionne, compte, soit`},
		Fills: Column{`center, centre, as, like, another, extra, in, proxy, part, role, guise, place, shape, form, copy, deputy, understudy, for, time`, `centro, como`, `zentrum, als, wie`, `centre, comme`}},
	{Verb: orders.Invest, Alone: false,
		Tool:  Column{`startup, start, tech`, `startup, tecnológica`, `startup, start`, `startup, start`},
		Does:  Column{`put, puts, lay, place, add, invest, invests, receive, receives, get, gets, go, goes, coin, feed, drop, give, save, set, stick, chuck, pop, throw, toss, want`, `pon, pongo, mete, meto, invierte, invierto, pone, echa, echo`, `ins, aufs, lege, leg, legen, investiere, stecke, drauf, drauflegen, einlegen, bekommt, kriegt`, `mets, mettre, place, pose, investis`},
		Fills: Column{`coin, one, 1, onto, into, up, company, end, over, later, afterwards, after, each, every, time, afterward, single`, `moneda, una, 1, final, cada`, `münze, franken, euro, taler, geldstück, eine, einen, 1, ende, gleich, jeweils, immer`, `pièce, une, 1, fin, chaque`}},
	{Verb: orders.Reroll, Alone: true,
		Tool:  Column{`tower, radio`, `torre, radio`, `funkturm, turm`, `tour, radio`},
		Does:  Column{`invoke, invoked, exercised, employed, waive, waived, no, not, never, forgo, decline, without, again, reroll, rerolled, repeat, retry, second, another, new`, `otra, nuevo, vuelvo, repito, repetir, repite, vuelve, volver`, `nochmal, noch, wieder, wiederhole, neu, erneut`, `relance, relancer, rejoue, nouveau, encore`},
		Fills: Column{`upon, employed, right, event, throw, throws, thrown, roll, rolls, rolled, make, makes, take, dice, sum, result, less, try, crap, bad, rubbish, poor, low, exercise, right, avail, myself, anything, everything, only, result, them, stays, chance, shot, first, score, gives, yields, is, their, whenever`, `lanzar, tirar, tirada, lanzo, tiro, resultado, suma, sale, saco, si, me, menos`, `werfen, würfeln, würfle, wurf, mal, summe, ergebnis, einmal, habe, möchte, kommt, bei`, `jet, fois, lance, lancer, résultat, fais, si`},
		Asks:  Column{`throw, throws, thrown, roll, rolls, make, makes, take, try, waive, waived, forgo, decline, reroll, rerolled, repeat, retry, do, want, like, shall, will, would, should, must, be, let, lets, id, ill, please, pls, plz, if, when, whenever, once, on, with, in, for, by`, `lanzar, tirar, lanzo, tiro, vuelvo, repito, repetir, repite, vuelve, volver, si, cuando, con, quiero, por`, `werfen, würfeln, würfle, wiederhole, wenn, falls, sobald, bei, mit, soll, möchte, will, bitte`, `relance, relancer, rejoue, lance, lancer, si, quand, avec, sur`}},
	{Verb: orders.Harbour, Alone: false,
		Tool:  Column{`harbour, harbor, harbours, harbor's, plus, +, add`, `puerto, más, súmame, sumo, suma`, `hafen, plus`, `port, plus, ajoute`},
		Does:  Column{`add, adds, added, applied, apply, applies, plus, +, put, take, use, make, count, raise, bonus, extra`, `sumo, suma, sumar, sume, sumaré, súmame, añade, añado, añadir, más, +, usa, uso, usar`, `addiere, addieren, plus, +, dazu, drauf, nutze, nutzen, benutze, benutzen, nehme, zähle, zählt, rechne, schlage, erhöhe`, `ajoute, jajoute, ajouter, plus, +, utilise, jutilise`},
		Fills: Column{`only, alone, points, permitted, addition, conferred, afforded, granted, applied, apply, applies, upon, two, 2, the, more, extra, bonus, always, possible, have, having, totals, sum, it, result`, `dos, 2, siempre, posible, pueda, puedo, se, más`, `zwei, 2, immer, möglich, habe, geht, kann, jeweils`, `deux, 2, toujours, possible, peux`}},
	{Verb: orders.Roll, Alone: true,
		Tool:  Column{`train`, ``, ``, ``},
		Does:  Column{`roll, rolls, rolled, rolling, throw, throws, thrown, throwing, use, uses, used, using, cast, make, toss, play, go, dice, die, dices, chuck, plenty, enough, suffice, suffices`, `tiro, tira, tirar, lanzo, lanza, uso, dado, dados, tiramos`, `würfle, würfel, würfeln, werfe, nehme, würfele, gewürfelt`, `lance, lancer, dé, dés, jette`},
		Fills: Column{`single, both, just, only, behalf, town, throughout, fine, lucky, finest, rolls, plain, old, good, trusty, there, same, whole, pair, station, up, here, stay, happy, today, turn, stick, sticking, keep, keeping, settle, settling, try, trying, me`, `solo, sólo, un, uno, los, con`, `nur, mit, einem, einen, beiden, beide, bitte`, `seul, avec, les, deux, un`}},
}

// fills are the words that may stand in every bag.
var fills = Column{
	`the, a, an, my, our, of, to, from, on, in, with, by, for, at, it, its, this, that, i, id, ill, im, me, us, we, please, pls, plz, kindly, and, then, so, would, should, shall, will, can, may, let, lets, must, has, have, be, is, are, am, do, does, like, want, wish, when, whenever, if, once, should, case, event, comes, come, coming, falls, fall, fell, up, hits, hit, goes, go, off, activated, activates, triggers, triggered, active, used, use, using, called, upon, into, into, action, service, play, work, works, act, acts, fires, turn, dice, die, roll, rolls, rolled, rolling, throw, show, shows, total, number, card, thing, one, who, which, it, s, as, now, just, simply, well, again, allowed, able, could, might, need, needs, needed, happen, happens, due, by, also, hereby, direct, directed, instruct, authorise, elect, happily, gladly, there, here, him, her, them, they, he, she, his, their, unit, ok, okay, hey, yes, was, were, being, get, gets, got, going, duty, obliged, requires, required, becomes, become, finally, always, any, own, time, owned, own, require, requires, that, demand, request, whenever, ought, supposed, meant, thingy, whatsit, gizmo, chosen, selected, intended, virtue, way, means, activation, operation, operate, operates, operating, invoked, exercised, exercise, occasion, respect, regard, aid, pursuant, wish`,
	`el, la, los, las, un, una, de, del, a, al, con, por, para, en, mi, mis, me, le, que, y, si, cuando, sale, salga, toca, toque, lo, se, por, favor, yo, ese, esa, caso, usa, usar, activa, activo, pues, entonces, quiero, su, sus`,
	`der, die, das, den, dem, des, ein, eine, einen, einem, mein, meine, meinen, meinem, von, vom, bei, mit, auf, in, im, an, und, wenn, falls, sobald, soll, sollen, bitte, ich, mir, er, sie, es, dran, aktiv, ist, wird, dann, so, will, möchte, würde, gern, gerne, kann, könnte, darf, dafür, zum, zu, kommt, fällt, würfle, würfele, würfel, wirft, gewürfelt`,
	`le, la, les, l, un, une, de, du, des, à, a, avec, sur, mon, ma, mes, si, quand, et, il, elle, je, doit, que, qui, est, alors, en, pour, son, sa, ses`}

// A Place is what a word may be in a bag.
type Place uint8

// The places.
const (
	OfTool Place = 1 << iota
	OfDoing
	OfFilling
	OfAsking
)

// mostVerbs is how many verbs there are.
const mostVerbs = orders.Invest + 1

// Places are what a word may be in each bag, in each language.
type Places [mostVerbs][NumLanguages]Place

var inBags = fillBags()

func fillBags() map[string]*Places {
	all := map[string]*Places{}
	for _, bag := range append(slices.Clone(bags), bagsAbroad...) {
		for _, column := range []struct {
			as  Place
			say Column
		}{{OfTool, bag.Tool}, {OfDoing, bag.Does}, {OfFilling, bag.Fills}, {OfFilling, fills}, {OfAsking, bag.Asks}} {
			for language, cell := range column.say {
				for _, word := range strings.Split(cell, ",") {
					low := names.Fold(strings.TrimSpace(word))
					if low == "" {
						continue
					}
					if all[low] == nil {
						all[low] = &Places{}
					}
					all[low][bag.Verb][language] |= column.as
				}
			}
		}
	}
	return all
}

// Bags returns all bags: a copy.
func Bags() []Bag { return slices.Clone(bags) }

// toolNames are what people call the tools of players and cards, of which nothing but the tool
// can be meant beside what it does.
var toolNames = [mostVerbs]map[string]bool{
	orders.TV:         marks.Lows("tv", "telly", "television", "broadcaster", "channel", "tele", "television", "cadena", "emisora", "fernsehsender", "sender", "fernseher"),
	orders.Swap:       marks.Lows("complex", "negocios", "burohaus", "geschaftskomplex", "affaires"),
	orders.Renovate:   marks.Lows("renovation", "renovations", "renovators", "renovator", "reno", "refurbishers", "builders", "decorators", "refurb", "refurbishment", "reforma", "reformas", "renovacion", "renovierung", "renovierungsfirma"),
	orders.Demolish:   marks.Lows("demolition", "demolishers", "demolisher", "wreckers", "wrecking", "wrecker", "bulldozer", "bulldozers", "demo", "demolicion", "derribo", "abriss", "abrissfirma", "abrissbirne"),
	orders.Move:       marks.Lows("movers", "moving", "removal", "removals", "mover", "removers", "van", "lorry", "truck", "mudanza", "mudanzas", "umzug", "umzugsfirma", "umzugsunternehmen", "demenagement", "demenageurs"),
	orders.Convention: marks.Lows("convention", "conv", "convenciones", "congresos", "kongress", "kongresszentrum", "congres"),
}

// IsTool tells what people call the tool of an order that names players or cards.
func IsTool(low string, verb orders.Verb) bool { return toolNames[verb][low] }

// PlacesOf returns what a word is in all bags; nil for a word that is in none.
func PlacesOf(low string) *Places { return inBags[low] }

// In returns what a word is in the bag of a verb, in the languages of a letter; 0 for
// nothing.
func (p *Places) In(verb orders.Verb, speaks *[NumLanguages]bool) (place Place) {
	if p == nil {
		return 0
	}
	for language, of := range p[verb] {
		if speaks[language] {
			place |= of
		}
	}
	return place
}

// Words beside a tool, as people say them.
var (
	regarding = marks.Lows("as", "regarding", "concerning", "re", "for", "about", "with", "on", "if", "when", "should", "whenever", "once")
	choosing  = marks.Lows("i", "id", "ill", "d", "ll", "would", "will", "like", "to", "the", "my", "our", "please", "it", "is", "be", "should", "shall", "may", "can", "propose", "nominate", "choose", "pick", "take", "use", "name", "suggest", "offer", "sacrifice", "select", "want", "make", "let", "go", "for", "'s", "one", "of", "all", "elect", "designate", "as", "establishment", "building", "target", "victim", "closed", "sacrificed", "let's", "lets")
	paying    = marks.Lows("pays", "pay", "paying", "funds", "fund", "finances", "finance", "coughs", "cough", "forks", "fork", "foots", "foot", "coughing", "sponsors", "sponsor", "contributes", "contribute", "stumps", "stump", "shells", "shell")
	done      = marks.Lows("tore", "sold", "paid", "went", "came", "flattened", "smashed", "wrecked", "knocked", "demolished", "swapped", "traded", "moved", "closed", "renovated", "robbed", "charged", "visited", "pulled", "razed")
)

// Regards tells a word that begins what only says of which tool something is.
func Regards(low string) bool { return regarding[low] }

// Chooses tells a word of what a tool is to do, where the tool was named before.
func Chooses(low string) bool { return choosing[low] }

// Pays tells a word behind the name of a player who pays.
func Pays(low string) bool { return paying[low] }

// IsDone tells what was done, unless something is to be done by it: `tore down the Harbour`,
// `shall be closed`.
func IsDone(low string) bool { return done[low] }
