package words

import (
	"strings"
	"sync"
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
if i have not the coins > if i cant afford it; if i have not the money > if i cant afford it; if i have not enough > if i do not have enough; if i have not > if i do not have; if no , > if not ,; if no i > if not i; if no @ then > if there is no @ then
if it is finished > if it is gone; if is finished > if it is gone; if are finished > if they are gone; if they are finished > if they are gone; if these are finished > if they are gone; if this is finished > if it is gone; if finished > if gone; if the @ is finished > if the @ is gone; if the @ are finished > if the @ are gone; if there is no more of it > if there is no more; if there is no more of them > if there is no more
, after a @ > , then a @; , after the @ > , then the @; for to buy > to buy; want give > want to give; want take > want to take; want throw > want to throw; want roll > want to roll; would want > want; would want to > want to; too much rich > too rich; thanks thousand > thanks; thousand thanks > thanks; thank you by advance > thank you; thanks by advance > thanks
realise the @ > build the @; realize the @ > build the @; realise a @ > build a @; realize a @ > build a @; do the @ $ > build the @; make the @ $ > build the @; do a @ $ > build a @; make a @ $ > build a @
park of attractions > amusement park; park of attraction > amusement park; have not the choice > have no choice; not from % > not %; and not from % > , not %; and not % $ > , not %; television goes to % > television takes from %; tv goes to % > tv takes from %; if not to % > if not %; i receive the @ > i take the @; i receive a @ > i take a @; and receive the @ > and take the @; it does not arrive me the money > the money does not reach; it doesnt arrive me the money > the money does not reach; the money does not arrive > the money does not reach; on the second time > the second time; on the first time > the first time
+ 2 when i have > + 2 when i roll; + 2 if i have > + 2 if i roll; two when i have > two when i roll; the two when i have > the two when i roll; the 2 when i have > the 2 when i roll; 2 on top when i have > 2 on top when i roll
in the second go also a > in the second go a; for the second go also a > for the second go a; in the second round also a > in the second go a; the second time also the @ , > the second time the @ ,; the second time also a > the second time a; in go 2 also a > in go 2 a; in the second turn also a > in the second go a; on the second go also a > on the second go a; and in the second also a > and in the second go a
so if i make > if i make; if i make 10 > if i roll 10; if i make 11 > if i roll 11; if i make 12 > if i roll 12; if i make a 10 > if i roll a 10; if i make a > if i roll a; when i make a > when i roll a; if i make less > if i roll less; if i make more > if i roll more
i save , so nothing > i buy nothing; i economise , so nothing > i buy nothing; i economize , so nothing > i buy nothing; i spare , so nothing > i buy nothing; i want not to buy $ > i buy nothing; i want not to buy > i do not want to buy; i want not buy > i do not want to buy; i want to buy not > i do not want to buy; i buy not > i do not buy; i take not > i do not take
i must hurry and buy > i buy; i must hurry and take > i take; i must hurry to buy > i buy; i have to hurry and buy > i buy; has he it not yet , > if he does not have it ,; has she it not yet , > if she does not have it ,; has he it not , > if he does not have it ,; has she it not , > if she does not have it ,; have they it not , > if they do not have it ,; has % it not , > if % does not have it ,; has % it not yet , > if % does not have it ,; has % it , > if % has it ,; has he it , > if he has it ,; has she it , > if she has it ,; has he it already , > if he has it ,; has she it already , > if she has it ,; have i it not , > if i do not have it ,; have i it not yet , > if i do not have it ,; have i it already , > if i have it ,
if % has already the > if % already has the; when % has already the > when % already has the; if % has already a > if % already has a; when % has already a > when % already has a
or not enough the money > or not enough money; not enough the money > not enough money; not enough of money > not enough money; if there is no more @ or not enough money > if i cannot get it; but if there is no more @ or not enough money > , but if i cannot get it; no more @ or not enough money > if i cannot get it
become a double > roll double; becomes a double > rolls double; become a pasch > roll double; can replay > can play again; i replay > i play again; supplementary turn > extra go; supplementary go > extra go; for this extra go > in the extra go; for the extra turn > in the extra go; for this extra turn > in the extra go
two cubes > two dice; one cube > one die; both cubes > both dice; the two cubes > the two dice; with one cube > with one die; the cubes > the dice; i take the coffee > i take the cafe; i buy the coffee > i buy the cafe; or the coffee $ > or the cafe
if not i keep $ > otherwise i keep it; if not i keep it > otherwise i keep it; otherwise i keep $ > otherwise i keep it; if it falls a > if i roll a; if falls a > if i roll a; if there falls a > if i roll a; falls a 6 , > if i roll a 6 ,; by a 6 > on a 6; by a six > on a 6; by the six > on a 6; by 10 > on 10; by 11 > on 11; by 12 > on 12; by under > if i roll under; by less than > if i roll less than; by everything under > on everything under; by all under > on everything under; by the rest > on the rest; by the dice : > dice :; two pieces $ > two dice; one piece $ > one die`

// Calques are what people say in our language as in their own, and what it is here, by the
// first words.
func Calques() map[string][][2][]string { return byFirst() }

var byFirst = sync.OnceValue(func() map[string][][2][]string {
	all := map[string][][2][]string{}
	for _, line := range strings.FieldsFunc(calques, func(r rune) bool { return r == ';' || r == '\n' }) {
		from, to, _ := strings.Cut(line, " > ")
		words := strings.Fields(from)
		all[words[0]] = append(all[words[0]], [2][]string{words, strings.Fields(to)})
	}
	return all
})
