package tongues

import (
	"strings"
	"sync"

	"machipost/orders/reading/marks"
)

// calques are what people say in our language as they would say it in their own, and what
// is said here. A % is another player, a @ a card, and a $ the end of a clause.
const calques = `it gives not > it is gone; it gives no > there is no; it gives none > there is none; gives it not > it is gone; it gives no more > it is gone; it gives it not > it is gone
when she is away then > if it is gone then; when he is away then > if it is gone then; if she is away then > if it is gone then; if she is away , > if it is gone ,; when she is away , > if it is gone ,; is she away , > if it is gone ,
moneys or more > coins or more; moneys , > coins ,; want become > want; would like become > would like; wish become > wish; i become a > i get a; i become double > i roll double
if i will have > if i have; when i will have > if i have; if i will not , > if not ,; if i will not then > if not then; if i will get > if i get; when i will get > if i get; if i will roll > if i roll
if i have already the > if i already have the; if i have already a > if i already have a; when i have already the > if i already have the; if i have not then > if not then; if i have not , > if not ,
more as > more than; bigger as > more than; higher as > more than; smaller as > less than; lower as > less than
in every case buy > buy; in each case buy > buy; in need the > otherwise the; in need a > otherwise a; or in the emergency > or; in the emergency the > otherwise the; in emergency the > otherwise the; or in need > or
in this moment > at this moment; good day > hello; i want buy > i want to buy; versus > for; must to > must
throw them new > reroll; roll them new > reroll; throw it new > reroll; throw new > reroll; makes something > acts; does something > acts; that one who has > whoever has; shall fetch > shall take
there is not more > there is no more; it is not more there > it is gone; is not more there > is gone; are all away > are gone; are away > are gone; is not more available > is gone; buy to me > buy me; give to me > give me
launch the > throw the; launch one > throw one; launch two > throw two; launch a > throw a; launch only > throw only; launch just > throw just; launch always > throw always; launch both > throw both; launch with > throw with; launch again > reroll; repeat the launch > reroll; repeat the throw > reroll; repeat the roll > reroll; i relaunch > i reroll; relaunch > reroll; throw again the dice > reroll; throw again the dices > reroll
i economise > i save; i economize > i save; make economy > save; make economies > save; do economy > save; do economies > save; spare my money > save my money; spare my coins > save my coins; i spare for > i save for; i spare on the > i save for the; i spare $ > i save
or by default > otherwise; by default the > otherwise the; by default a > otherwise a; inferior to > less than; superior to > more than; minor than > less than; minor of > less than; more little than > less than; more small than > less than; more big than > more than; less of > less than; more of % > more than %
if comes less > if i roll less; if comes more > if i roll more; if comes a > if i roll a; if comes the > if i roll the; if it comes the > if i roll the; if it comes a > if i roll a; if arrives a number > if i roll a number; if arrives a > if i roll a; if arrives the > if i roll the; if arrive a > if i roll a; if it arrives a > if i roll a; if i take out > if i roll; a number less than > less than; a number more than > more than
do not buy nothing > buy nothing; dont buy nothing > buy nothing; do not want nothing > want nothing; dont want nothing > want nothing; do not take nothing > take nothing; dont take nothing > take nothing
if i have not the coins > if i cant afford it; if i have not the money > if i cant afford it; if i have not enough > if i do not have enough; if i have not > if i do not have; if no , > if not ,; if no i > if not i
if it is finished > if it is gone; if is finished > if it is gone; if are finished > if they are gone; if they are finished > if they are gone; if these are finished > if they are gone; if this is finished > if it is gone; if finished > if gone; if the @ is finished > if the @ is gone; if the @ are finished > if the @ are gone; if there is no more of it > if there is no more; if there is no more of them > if there is no more
, after a @ > , then a @; , after the @ > , then the @; for to buy > to buy; want give > want to give; want take > want to take; want throw > want to throw; want roll > want to roll; would want > want; would want to > want to; too much rich > too rich; thanks thousand > thanks; thousand thanks > thanks; thank you by advance > thank you; thanks by advance > thanks
realise the @ > build the @; realize the @ > build the @; realise a @ > build a @; realize a @ > build a @; do the @ $ > build the @; make the @ $ > build the @; do a @ $ > build a @; make a @ $ > build a @
park of attractions > amusement park; park of attraction > amusement park; have not the choice > have no choice; not from % > not %; and not from % > , not %; and not % $ > , not %; television goes to % > television takes from %; tv goes to % > tv takes from %; if not to % > if not %; i receive the @ > i take the @; i receive a @ > i take a @; and receive the @ > and take the @; it does not arrive me the money > the money does not reach; it doesnt arrive me the money > the money does not reach; the money does not arrive > the money does not reach; on the second time > the second time; on the first time > the first time`

// byFirst are the calques by their first words.
var byFirst = sync.OnceValue(func() map[string][][2][]string {
	all := map[string][][2][]string{}
	for _, line := range strings.FieldsFunc(calques, func(r rune) bool { return r == ';' || r == '\n' }) {
		from, to, _ := strings.Cut(line, " > ")
		words := strings.Fields(from)
		all[words[0]] = append(all[words[0]], [2][]string{words, strings.Fields(to)})
	}
	return all
})

// native puts what is said here in the place of calques.
func native(s *Speech, t []marks.Token) []marks.Token {
	for at := 0; at < len(t); at++ {
		best, end := [2][]string{}, 0
		for _, pair := range byFirst()[t[at].Low] {
			if len(pair[0]) > len(best[0]) {
				if to := fits(s, t, at, pair[0]); to > 0 {
					best, end = pair, to
				}
			}
		}
		if end == 0 {
			continue
		}
		row := append([]marks.Token(nil), t[:at]...)
		for i, low := range best[1] {
			if blanks[low] {
				for n := nameIn(s, t, at, end); n[0] < n[1]; n[0]++ {
					row = append(row, t[n[0]])
				}
				continue
			}
			one := made(low, &t[end-1])
			if at+i < end {
				one = t[at+i]
				one.Low = low
			}
			row = append(row, one)
		}
		next := len(row)
		t = append(row, t[end:]...)
		at = next - 1
	}
	return t
}

// blanks are the signs of a calque that stand for a card or a player.
var blanks = marks.Lows("%", "@")

// fits returns where a calque at a place ends; 0 when it does not stand there.
func fits(s *Speech, t []marks.Token, at int, row []string) int {
	for _, low := range row {
		n := 1
		switch {
		case low == "$":
			if n = 0; !closes(t, at) {
				return 0
			}
		case low == "@":
			n = s.Card(t, at)
		case low == "%":
			n = s.Player(t, at)
		case at >= len(t) || t[at].Low != low:
			return 0
		}
		if n == 0 && low != "$" {
			return 0
		}
		at += n
	}
	return at
}

// nameIn is from where to where the card or the player stands that a calque names.
func nameIn(s *Speech, t []marks.Token, at, end int) [2]int {
	for ; at < end; at++ {
		if n := s.named(t, at); n > 0 {
			return [2]int{at, at + n}
		}
	}
	return [2]int{end, end}
}

// robbed makes a `from` of the `to` before the player from whom the TV Station takes: `the
// television takes the money to Bob`.
func robbed(s *Speech, t []marks.Token) []marks.Token {
	tv, takes, took := false, false, false
	for at := 0; at < len(t); at++ {
		switch {
		case t[at].Is(".", ";", ":", "?"):
			tv, takes, took = false, false, false
		case took && t[at].Is("to") && sign(t, at-1, "not") && s.Player(t, at+1) > 0:
			t = append(append([]marks.Token(nil), t[:at]...), t[at+1:]...)
		case t[at].Is("tv", "television", "tele", "telly"):
			tv = true
		case t[at].Is("take", "takes", "steal", "steals", "rob", "robs", "taking", "stealing"):
			takes = true
		case t[at].Is("to", "at") && tv && takes && s.Player(t, at+1) > 0:
			row := append([]marks.Token(nil), t...)
			row[at].Low = "from"
			t, takes, took = row, false, true
		case takes && (t[at].Is("my", "bring", "give") || s.Card(t, at) > 0 && s.Tool(t, at) == 0):
			takes = false // it is brought to him
		}
	}
	return t
}

// ofCard puts the words of a card in the row that they have here: `company of renovation`.
func ofCard(s *Speech, t []marks.Token) []marks.Token {
	for at := 0; at+2 < len(t); at++ {
		if !t[at+1].Is("of") || s.Player(t, at+2) > 0 || s.Card(t, at) > 0 {
			continue
		}
		if name := []marks.Token{t[at+2], t[at]}; s.Card(name, 0) == len(name) {
			row := append(append([]marks.Token(nil), t[:at]...), name...)
			t = append(row, t[at+3:]...)
		}
	}
	return t
}
