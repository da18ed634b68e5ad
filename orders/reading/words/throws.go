package words

import (
	"strings"

	"machipost/engine/names"
)

// A Deed is what a word does in an order about the dice, wherever it stands in it.
type Deed uint32

// The deeds.
const (
	Anew      Deed = 1 << iota // once more: again, reroll
	Another                    // ... before a throw: another throw, a fresh one
	Casting                    // a throw, or to throw
	Passive                    // ... when something is done with it: is thrown
	Remaining                  // all the other totals: the rest, everything else
	Lesser                     // those below
	Greater                    // those above
	Staying                    // what lies there stays
	Turning                    // turns the order round: not, never, no
	Adding                     // the Harbour's two
	Rising                     // makes one total another: a 10 becomes a 12
	Laying                     // lays a coin onto the Tech Startup
	Coined                     // a coin
	Paired                     // two dice: the pair
	All                        // whatever is thrown
	First                      // the first throw
	Doubling                   // a double
	Sending                    // sends a throw back: goes again
	Mild                       // says nothing more in such an order
)

// deeds are the words of each.
var deeds = []struct {
	Deed
	say Column
}{
	{Anew, Column{`again, anew, afresh, reroll, rerolls, rerolled, rerolling, rr, redo, rethrow, rethrown, retry, cup, agn`, `repite, repito, repetir, repitas, repita, relanza, relanzo, relanzar, nuevo`, `nochmal, nochmals, neu, erneut, wiederhole, wiederholen, wiederholt`, `relance, relancer, relancé, rejoue, rejette`}},
	{Another, Column{`another, fresh, new, second, extra, repeat, repeated`, `otra, nueva, segunda`, `zweiten, zweiter, neuer, neuen, weiteren, weiterer`, `autre, nouveau, second`}},
	{Casting, Column{`roll, rolls, rolling, throw, throws, throwing, toss, tosses, cast, chuck, shake, try, dice, die, attempt, shot, chance, chances, radio, tower, lob, fling, bowl`, `tirada, tiro, tira, tirar, lanzo, lanzar, lanzamiento, dados, dado, torre, radio`, `wurf, würfle, würfeln, werfen, werfe, würfel, mal, funkturm`, `lancer, jet, lance, jette, dés, dé, tour, radio`}},
	{Passive, Column{`rolled, thrown, tossed, shaken, chucked, used, added, applied, invested, placed, put, laid, played`, ``, `gewürfelt, geworfen`, `lancés, lancé`}},
	{Remaining, Column{`rest, else, others, other, otherwise, remainder, remaining`, `resto, demás, otro, otros`, `rest, sonst, andere, anderen, anderes, übrigen`, `reste, autres, sinon`}},
	{Lesser, Column{`lower, less, worse, below, under, smaller, fewer, beneath`, `menos, menor, debajo`, `weniger, niedriger, darunter, kleiner`, `moins, dessous`}},
	{Greater, Column{`higher, more, above, over, bigger, greater`, `más, mayor, encima`, `mehr, höher, darüber, größer`, `plus, dessus`}},
	{Staying, Column{`keep, keeps, keeping, kept, leave, leaves, leaving, stay, stays, stand, stands, stick, sticking, hold, holds, accept, accepts, alone, happy, content, satisfied, fine, suits, suit, live, stet, untouched, touch, settle, be, good, enough, win, wins, great, perfect, lovely, ok, okay, acceptable, sufficient, suffice, suffices, adequate, ample`, `quedo, queda, deja, dejo, vale, bien`, `behalte, behalten, bleibt, lass, lasse, gut, reicht`, `garde, gardez, reste, laisse, bon, bien`}},
	{Turning, Column{`no, not, never, dont, wont, without, nothing, none, skip, skips, forgo, waive, decline, nae, refrain, shant, neither, nor, zero, cant, refuse`, `no, nunca, sin, nada, ni, jamás`, `nicht, kein, keine, keinen, nie, ohne, nichts, niemals`, `pas, jamais, sans, aucun, aucune, rien`}},
	{Adding, Column{`tack, tacks, slap, whack, clap, stick, claim, claims, claimed, add, adds, adding, plus, bonus, boost, +, harbour, harbor, harbours, harbors`, `suma, sumo, sumar, súmame, más, puerto, +`, `addiere, addieren, dazu, drauf, hafen, plus, +`, `ajoute, ajouter, port, plus, +`}},
	{Rising, Column{`count, treat, make, makes, making, made, turn, turns, turned, turning, become, becomes, upgrade, upgraded, upgrades, bump, bumped, bumps, push, pushed, pushes, raise, raised, raises, lift, lifted, lifts, boost, boosted, change, changed, changes, convert, converted, converts, bring, stretch, promote, promoted, top, round, nudge, nudged, nudges, shove, pump, pimp, grow, hoist`, `convierte, sube, haz, pasa`, `mach, mache, machen, erhöhe, wird`, `fais, monte, passe, devient`}},
	{Laying, Column{`invest, invests, investing, investment, put, puts, putting, feed, feeds, feeding, pop, slip, drop, chuck, stick, lay, place, toss, throw, set, pay, top, save, stash, plonk, park, fund, funding, stuff, slide, bung, tuck, sock, goes, gets`, `invierte, invierto, invertir, pon, pongo, mete, meto, echa, echo`, `investiere, investieren, lege, leg, legen, stecke, stecken`, `investis, investir, mets, mettre, pose, place`}},
	{Coined, Column{`coin, coins, money, penny, cash, pennies, copper, coinage`, `moneda, monedas, dinero`, `münze, münzen, geld`, `pièce, pièces, argent`}},
	{Paired, Column{`both, pair, double, couple`, `ambos, par`, `beide, beiden`, `deux, paire`}},
	{All, Column{`per, whatever, anything, everything, whichever, any, all, always, every, each, throughout, possible, everytime`, `siempre, todo, todos, cualquier`, `alles, immer, jeder, jeden, jedem`, `toujours, tout, tous`}},
	{First, Column{`first, original, initial`, `primera, primer`, `ersten, erste, erster`, `premier, première`}},
	{Sending, Column{`struck, goes, gets, go, get, do, have, send, sends, back, back`, ``, ``, ``}},
	{Doubling, Column{`double, doubles, pasch, dobles`, ``, ``, ``}},
	{Mild, Column{`um, umm, uh, erm, er, points, point, unused, idle, silent, asleep, sleeps, sleep, rests, completely, perfectly, entirely, totally, absolutely, nicely, the, a, an, of, on, in, at, to, for, from, with, by, into, onto, up, it, its, that, this, is, are, s, id, ill, im, ive, i, we, me, my, mine, us, our, please, pls, plz, kindly, just, only, then, so, and, but, would, will, shall, should, may, can, do, does, go, goes, going, have, having, get, gets, getting, give, given, got, gives, take, takes, use, using, like, love, want, need, prefer, fancy, let, lets, through, today, now, turn, time, times, total, totals, sum, number, numbers, score, result, results, if, one, ones, two, come, comes, comin, coming, as, back, well, ok, okay, yes, yeah, also, too, there, together, here, thing, things, bit, d, ll, m, re, ye, gonna, wee, whole, single, lone, range, once, next, place, after, per, go, round, show, shows, anyway, hand, wish, them, those, these, what, plain, simple, simply, really, very, much, plenty, quite, gladly, happily, safest, safe, think, suppose, guess, whatsoever, tonight, ta, thanks, thank, cheers, out, off, onwards, upwards, downwards, start, begin, try, free, reach, wherever, whenever, when, offered, offer, yep, aye, again, same, more, tech, startup, company, old, good, trusty, little, bonus, option, effect, power, ability, ma, tae, o, wi`,
		`el, la, los, las, un, una, de, del, con, en, a, por, favor, mi, mis, me, yo, quiero, si, solo, que, y, o, para, este, turno`,
		`der, die, das, den, dem, ein, eine, einen, einem, mit, bei, ich, mir, bitte, und, nur, von, auf, in, zu, mein, meine, es, wenn`,
		`le, la, les, un, une, de, du, des, avec, je, me, mon, ma, mes, à, sur, et, si, pour, en`}},
}

// byDeed has the deeds of each word, by language.
var byDeed = deedsByWord()

func deedsByWord() map[string][NumLanguages]Deed {
	all := map[string][NumLanguages]Deed{}
	for _, row := range deeds {
		for language, cell := range row.say {
			for _, word := range strings.Split(cell, ",") {
				if low := names.Fold(strings.TrimSpace(word)); low != "" {
					of := all[low]
					of[language] |= row.Deed
					all[low] = of
				}
			}
		}
	}
	return all
}

// DeedsOf returns what a word, as it is compared, may do in an order about the dice, in the
// languages of a letter; 0 for nothing.
func DeedsOf(low string, speaks *[NumLanguages]bool) (r Deed) {
	for language, of := range byDeed[low] {
		if of != 0 && (language == int(English) || speaks[language]) {
			r |= of
		}
	}
	return r
}
