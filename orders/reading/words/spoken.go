package words

import (
	"strings"

	"machipost/orders/reading/marks"
)

// spoken are words as people write them who write as they speak, and what stands in the
// tables for them; several words where they drew several together.
var spoken = [NumLanguages]map[string]string{
	English: pairs(`enuff enough, enuf enough, enogh enough, enouf enough, enouff enough, innuf enough, sumone someone, sumbody somebody, evrything everything, evrythin everything, tht that, els else, anythin anything, tho though, wiv with, wif with, cuz because, cos because, reroul reroll, yers years, inough enough, havnt havent, havent havent, dosnt doesnt, dosent doesnt, doesent doesnt, carnt cant, cannt cant, dident didnt, didint didnt, isent isnt, insted instead, aloud allowed, nuthing nothing, nuffin nothing, nothin nothing, munny money, mony money, coyns coins, coyn coin,
		woud would, wud would, cud could, shud should, wen when, mabye maybe, agen again, agian again, rool roll, roll roll, dise dice, dices dice, dyce dice, tern turn, terns turns, ferst first, secund second, secont second, plees please, pleas please, plese please, wantd wanted, swop swap, swopping swapping, becus because, becuse because, becausse because, beacuse because, becouse because, becuase because, becoz because, wich which, uther other, bying buying, chuse choose, stashun station, ether either,
		shuld should, shoud should, shold should, shoold should, becaus because, becos because, bekos because, bcause because, helpt helped, hav have, haf have, hv have, evrybody everybody, evryone everyone, smth something, smthing something, somthing something, sumthing something, sumthin something, til until, untill until, pleese please, pleaze please, bild build, biuld build, buid build, bilding building, anuther another, anothr another, agenst against, frend friend, freind friend, frends friends, freinds friends, moeny money, moni money, thier their, thay they, thare there, thats thats, wuld would, wiht with, whith with, luv love, gud good, reely really, realy really, verry very, thort thought, thout thought, tought thought, sayd said, sed said, wos was, woz was, hafta have, gona gonna, tink think, fink think, numbr number, numba number, lukky lucky, luckie lucky, favorit favourite, favrite favourite, brover brother, bruvver brother, granma grandma, skool school, tomorow tomorrow, tommorow tomorrow, tak take, giv give, mak make, ordr order, othr other, wnat want, shoping shopping, dobble double, dubble double, rolle roll, trow throw, thro throw`),
	Spanish: pairs(`kiero quiero, kisiera quisiera, komprar comprar, kompro compro, kompra compra, kito quito, kitale quitale, kitar quitar, xfa por favor, xfavor por favor, porfi por favor, porfis por favor, q que, ke que, k que, qe que,
		tb tambien, tmb tambien, tbn tambien, pq porque, xq porque, pa para, dsp despues, kon con, komo como, ai hay, ay hay, nda nada, aki aqui, keda queda, kedan quedan, kede quede, weno bueno, pues pues, voi voy, ago hago, aber a ver, dos2 dos,
		guita dinero, plata dinero, lana dinero, pasta dinero, parne dinero, feria dinero, varos monedas, pavos monedas, fichas monedas, moneditas monedas, duros monedas,
		aviento tiro, arrojo tiro, avienta tira, arroja tira, x por, d de, aventar tirar, arrojar tirar, pal para el, teniendo si tengo, llegando si llego, habiendo si hay`),
	German: pairs(`nen einen, ne eine, nem einem, ner einer, hab habe, habs habe es, hatt hatte, hatts hatte es, wurd wurde, nehm nehme, geb gebe, leg lege, wurfl wurfle, wurfel wurfel, isses ist es, nich nicht, ned nicht, nit nicht, nid nicht, isch ist, obs ob es,
		wenns wenn es, ichs ich es, dus du es, gibts gibt es, gehts geht es, reichts reicht es, klappts klappt es, langts langt es, kommts kommt es, ists ist es, wars war es, falls falls, kohle geld, knete geld, moneten geld, zaster geld, kies geld, asche geld, batzen munzen, stutz munzen, taler munzen,
		grad gerade, aufn auf den, beim beim, fürn fur den, furn fur den, vom vom, nix nichts, nischt nichts, bissl bisschen, bitteschon bitte, biddee bitte, büdde bitte, mal mal, besitze habe, besitzt hat, selber selbst, schonmal schon mal, nochn noch einen, nochmal nochmal, aufm auf dem,
		guete guten, guets gutes, morge morgen, obig abend, abig abend, obed abend, nume nur, numme nur, heut heute, hut heute, mitenand zusammen, zame zusammen, beinand zusammen, wott will, wett mochte, chauf kaufe, chaufe kaufe, choufe kaufe, nut nichts, nod nicht, zwoi zwei, zwee zwei, susch sonst, gege gegen, hob habe, wull will, kriag kriege, kimm komme, oda oder, vo von`),
	French: pairs(`jprends je prends, jprend je prends, jveux je veux, jvais je vais, jvoudrais je voudrais, jachete jachete, jlance je lance, jpeux je peux, jsuis je suis, chui je suis, jpasse je passe, jfais je fais, pcq parce que, pck parce que, qd quand, ds dans,
		slt salut, bjr bonjour, pr pour, avc avec, tt tout, fric argent, thune argent, thunes argent, oseille argent, pognon argent, ya il y a, yen il y en, dispo disponible, stp stp, siouplait svp, sivouplait svp, auj aujourdhui, pis puis, bcp beaucoup, veu veux, c cest`),
}

// pairs takes a list of pairs apart.
func pairs(list string) map[string]string {
	all := map[string]string{}
	for _, pair := range strings.Split(list, ",") {
		if from, to, ok := strings.Cut(strings.TrimSpace(pair), " "); ok && from != to {
			all[from] = to
		}
	}
	return all
}

// Spoken is what stands in the tables for a word as people of a language speak it.
func Spoken(low string, language Language) (there string, ok bool) {
	there, ok = spoken[language][low]
	return there, ok
}

// Larger are the words that a Spanish word makes small, if it does; nil for any other.
func Larger(low string) (all []string) {
	for _, ending := range diminutives {
		if stem, cut := strings.CutSuffix(low, ending[0]); cut && len(stem) > 2 {
			all = append(all, stem+ending[1])
		}
	}
	return all
}

// diminutives are endings of Spanish words that make them small, and what stands there
// otherwise: `granjita`, `bosquecito`.
var diminutives = [...][2]string{{"ecitos", "e"}, {"ecito", "e"}, {"itas", "a"}, {"ita", "a"}, {"itos", "o"}, {"ito", "o"}, {"ito", ""}, {"illa", "a"}, {"illo", "o"}}

// ours are words that only the rules' own language has, of any talk.
var ours = marks.Lows("the", "my", "his", "her", "she", "they", "it", "with", "and", "to", "of", "is", "from", "if", "i", "we", "you", "some", "shall", "for", "have", "him")

// AreOurs tells a sentence of the rules' own language, though a word of another one seems to be
// in it: `bring`, `spare`, `ten`.
func AreOurs(t []marks.Token) bool {
	n := 0
	for i := range t {
		if ours[t[i].Low] {
			n++
		}
	}
	return n > 1
}

// alike are words of other languages that the rules' own has, too, for something else.
var alike = marks.Lows("active", "analog", "arrive", "bring", "burger", "canal", "chance", "chat", "cole", "dale", "demolition", "director", "echo", "economise", "excuses", "falls", "fatigue", "halt", "hole", "lance", "lease", "lies", "maximal", "metro", "mind", "null", "papa", "pardon", "pendant", "piece", "pile", "port", "pour", "sale", "sender", "sites", "solo", "sort", "spare", "stress", "super", "sushi", "todo", "tour")

// IsAlike tells a word that is in another language, too, and tells no language by itself.
func IsAlike(low string) bool { return alike[low] }
