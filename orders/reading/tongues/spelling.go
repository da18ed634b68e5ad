package tongues

import (
	"strings"

	"machipost/engine/names"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// spoken are words as people write them who write as they speak, and what stands in the
// tables for them; several words where they drew several together.
var spoken = [words.NumLanguages]map[string]string{
	words.Spanish: pairs(`kiero quiero, kisiera quisiera, komprar comprar, kompro compro, kompra compra, kito quito, kitale quitale, kitar quitar, xfa por favor, xfavor por favor, porfi por favor, porfis por favor, q que, ke que, k que, qe que,
		tb tambien, tmb tambien, tbn tambien, pq porque, xq porque, pa para, dsp despues, kon con, komo como, ai hay, ay hay, nda nada, aki aqui, keda queda, kedan quedan, kede quede, weno bueno, pues pues, voi voy, ago hago, aber a ver, dos2 dos,
		guita dinero, plata dinero, lana dinero, pasta dinero, parne dinero, feria dinero, varos monedas, pavos monedas, fichas monedas, moneditas monedas, duros monedas,
		aviento tiro, arrojo tiro, avienta tira, arroja tira, x por, d de, aventar tirar, arrojar tirar, pal para el, teniendo si tengo, llegando si llego, habiendo si hay`),
	words.German: pairs(`nen einen, ne eine, nem einem, ner einer, hab habe, habs habe es, hatt hatte, hatts hatte es, wurd wurde, nehm nehme, geb gebe, leg lege, wurfl wurfle, wurfel wurfel, isses ist es, nich nicht, ned nicht, nit nicht, nid nicht, isch ist, obs ob es,
		wenns wenn es, ichs ich es, dus du es, gibts gibt es, gehts geht es, reichts reicht es, klappts klappt es, langts langt es, kommts kommt es, ists ist es, wars war es, falls falls, kohle geld, knete geld, moneten geld, zaster geld, kies geld, asche geld, batzen munzen, stutz munzen, taler munzen,
		grad gerade, aufn auf den, beim beim, fürn fur den, furn fur den, vom vom, nix nichts, nischt nichts, bissl bisschen, bitteschon bitte, biddee bitte, büdde bitte, mal mal, besitze habe, besitzt hat, selber selbst, schonmal schon mal, nochn noch einen, nochmal nochmal, aufm auf dem,
		guete guten, guets gutes, morge morgen, obig abend, abig abend, obed abend, nume nur, numme nur, heut heute, hut heute, mitenand zusammen, zame zusammen, beinand zusammen, wott will, wett mochte, chauf kaufe, chaufe kaufe, choufe kaufe, nut nichts, nod nicht, zwoi zwei, zwee zwei, susch sonst, gege gegen, hob habe, wull will, kriag kriege, kimm komme, oda oder, vo von`),
	words.French: pairs(`jprends je prends, jprend je prends, jveux je veux, jvais je vais, jvoudrais je voudrais, jachete jachete, jlance je lance, jpeux je peux, jsuis je suis, chui je suis, jpasse je passe, jfais je fais, pcq parce que, pck parce que, qd quand, ds dans,
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

// Spell returns tokens as they are compared when they are spelled as the tables spell
// them. A word that the tables or a name know as it stands is left alone.
func (s *Speech) Spell(tokens []marks.Token, players []string) []marks.Token {
	for i := 0; i < len(tokens); i++ {
		t := &tokens[i]
		if !t.IsWord() {
			continue
		}
		spellGerman(s, tokens, i, players)
		if s.In[words.Spanish] && (t.Raw == "sí" || t.Raw == "Sí") {
			t.Low = "yes" // no if
		}
		if t.Is("was") && s.In[words.German] && (sign(tokens, i+1, "weg", "ab", "dazu", "anderes", "geld") || closes(tokens, i+1)) {
			t.Low = "etwas" // another word than the English one
		}
		if rest, cut := elided(t); cut && s.In[words.French] && s.named(tokens, i) == 0 {
			split := append(append(append([]marks.Token{}, tokens[:i]...), marks.Token{Low: t.Low[:1], Raw: t.Raw[:len(t.Raw)-len(rest.Raw)], From: t.From, To: t.From, Glued: t.Glued, Number: -1}, rest), tokens[i+1:]...)
			if s.named(split, i+1) > 0 {
				tokens = split
				continue
			}
		}
		if hinge := meant(s, t.Low); hinge != "" && s.named(tokens, i) == 0 && !isOne(players, t.Low) {
			t.Low = hinge
		}
		if s.In[words.Spanish] && isSmall(t.Low) && s.named(tokens, i) == 0 {
			for _, ending := range diminutives {
				stem, cut := strings.CutSuffix(t.Low, ending[0])
				one := []marks.Token{{Low: stem + ending[1], Number: -1}}
				if cut && len(stem) > 2 && s.Card(one, 0) == 1 {
					t.Low = one[0].Low
					break
				}
			}
		}
		for language, table := range spoken {
			to, ok := table[t.Low]
			if !ok || !s.In[language] || s.named(tokens, i) > 0 || i > 0 && tokens[i-1].Number >= 0 && len(t.Low) == 1 {
				continue
			}
			parts := strings.Fields(to)
			t.Low = parts[0]
			var more []marks.Token
			for _, part := range parts[1:] {
				more = append(more, marks.Token{Low: part, From: t.To, To: t.To, Glued: true, Number: -1})
			}
			if len(more) > 0 {
				tokens = append(append(append([]marks.Token{}, tokens[:i+1]...), more...), tokens[i+1:]...)
			}
			i += len(more)
			break
		}
	}
	return tokens
}

// spellGerman spells a word as the tables have it that has no umlauts, or the ending of a
// genitive.
func spellGerman(s *Speech, tokens []marks.Token, i int, players []string) {
	if !s.In[words.German] {
		return
	}
	t := &tokens[i]
	if low := umlauts.Replace(t.Low); low != t.Low && !words.IsKnown(t.Low, words.German) && s.named(tokens, i) == 0 && (words.IsKnown(low, words.German) || isOne(players, low)) {
		t.Low = low
	}
	low, cut := strings.CutSuffix(t.Low, "s")
	if !cut || i == 0 || !tokens[i-1].Is("des", "eines", "meines", "statt", "anstatt", "anstelle") || s.named(tokens, i) > 0 {
		return
	}
	one := []marks.Token{{Low: low, Number: -1}, {Low: strings.TrimSuffix(low, "e"), Number: -1}}
	for k := range one {
		if s.named(one, k) == 1 {
			t.Low = one[k].Low
			return
		}
	}
}

// elided is the word behind an article without its vowel: `l'entreprise`.
func elided(t *marks.Token) (rest marks.Token, ok bool) {
	if len(t.Low) < 4 || t.Low[0] != 'l' && t.Low[0] != 'd' || len(t.Raw) < 4 || !strings.ContainsAny(t.Raw[1:4], "'’") {
		return rest, false
	}
	raw := strings.TrimLeft(t.Raw[1:], "'’")
	return marks.Token{Low: t.Low[1:], Raw: raw, From: t.To - len(raw), To: t.To, Glued: true, Number: -1}, true
}

// isSmall tells a word that may end in a diminutive.
func isSmall(low string) bool {
	for _, ending := range diminutives {
		if strings.HasSuffix(low, ending[0]) {
			return true
		}
	}
	return false
}

// diminutives are endings of Spanish words that make them small, and what stands there
// otherwise: `granjita`, `bosquecito`.
var diminutives = [...][2]string{{"ecitos", "e"}, {"ecito", "e"}, {"itas", "a"}, {"ita", "a"}, {"itos", "o"}, {"ito", "o"}, {"ito", ""}, {"illa", "a"}, {"illo", "o"}}

// umlauts are vowels as they are spelled where there are no umlauts.
var umlauts = strings.NewReplacer("ae", "a", "oe", "o", "ue", "u")

// isOne tells whether a player has that name.
func isOne(players []string, low string) bool {
	for _, name := range players {
		if names.Fold(name) == low {
			return true
		}
	}
	return false
}
