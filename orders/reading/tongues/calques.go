package tongues

import (
	"strings"
	"sync"

	"machipost/orders/reading/marks"
)

// calques are what people say in our language as they would say it in their own, and what
// is said here.
const calques = `it gives not > it is gone; it gives no > there is no; it gives none > there is none; gives it not > it is gone; it gives no more > it is gone; it gives it not > it is gone
when she is away then > if it is gone then; when he is away then > if it is gone then; if she is away then > if it is gone then; if she is away , > if it is gone ,; when she is away , > if it is gone ,; is she away , > if it is gone ,
moneys or more > coins or more; moneys , > coins ,; want become > want; would like become > would like; wish become > wish; i become a > i get a; i become double > i roll double
if i will have > if i have; when i will have > if i have; if i will not , > if not ,; if i will not then > if not then; if i will get > if i get; when i will get > if i get; if i will roll > if i roll
if i have already the > if i already have the; if i have already a > if i already have a; when i have already the > if i already have the; if i have not then > if not then; if i have not , > if not ,
more as > more than; bigger as > more than; higher as > more than; smaller as > less than; lower as > less than
in every case buy > buy; in each case buy > buy; in need the > otherwise the; in need a > otherwise a; or in the emergency > or; in the emergency the > otherwise the; in emergency the > otherwise the; or in need > or
in this moment > at this moment; good day > hello; i want buy > i want to buy; versus > for; must to > must
throw them new > reroll; roll them new > reroll; throw it new > reroll; throw new > reroll; makes something > acts; does something > acts; that one who has > whoever has; shall fetch > shall take
there is not more > there is no more; it is not more there > it is gone; is not more there > is gone; are all away > are gone; are away > are gone; is not more available > is gone; buy to me > buy me; give to me > give me`

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
func native(t []marks.Token) []marks.Token {
	for at := 0; at < len(t); at++ {
		best := [2][]string{}
		for _, pair := range byFirst()[t[at].Low] {
			fits := at+len(pair[0]) <= len(t) && len(pair[0]) > len(best[0])
			for i := 0; fits && i < len(pair[0]); i++ {
				fits = t[at+i].Low == pair[0][i]
			}
			if fits {
				best = pair
			}
		}
		if len(best[0]) == 0 {
			continue
		}
		end := at + len(best[0])
		row := append([]marks.Token(nil), t[:at]...)
		for i, low := range best[1] {
			one := made(low, &t[end-1])
			if i < len(best[0]) {
				one = t[at+i]
				one.Low = low
			}
			row = append(row, one)
		}
		t = append(row, t[end:]...)
		at += len(best[1]) - 1
	}
	return t
}
