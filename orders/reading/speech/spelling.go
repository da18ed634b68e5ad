package speech

import (
	"strings"

	"machipost/engine/names"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

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
		if t.Is("was") && s.In[words.German] && (Sign(tokens, i+1, "weg", "ab", "dazu", "anderes", "geld") || Closes(tokens, i+1)) {
			t.Low = "etwas" // another word than the English one
		}
		if rest, cut := elided(t); cut && s.In[words.French] && s.Named(tokens, i) == 0 {
			split := append(append(append([]marks.Token{}, tokens[:i]...), marks.Token{Low: t.Low[:1], Raw: t.Raw[:len(t.Raw)-len(rest.Raw)], From: t.From, To: t.From, Glued: t.Glued, Number: -1}, rest), tokens[i+1:]...)
			if s.Named(split, i+1) > 0 {
				tokens = split
				continue
			}
		}
		if hinge := words.Sounding(t.Low, &s.In); hinge != "" && s.Named(tokens, i) == 0 && !isOne(players, t.Low) {
			t.Low = hinge
		}
		if larger := words.Larger(t.Low); larger != nil && s.In[words.Spanish] && s.Named(tokens, i) == 0 {
			for _, low := range larger {
				if one := []marks.Token{{Low: low, Number: -1}}; s.Card(one, 0) == 1 {
					t.Low = low
					break
				}
			}
		}
		for language := range s.In {
			to, ok := words.Spoken(t.Low, words.Language(language))
			if !ok || !s.In[language] || s.Named(tokens, i) > 0 || i > 0 && tokens[i-1].Number >= 0 && len(t.Low) == 1 {
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
	switch {
	case t.Is("wann", "wanns") && !tokens[len(tokens)-1].Is("?"):
		t.Low = "wenn"
	case t.Is("super") && Closes(tokens, i+1) && (i == 0 || tokens[i-1].Is(",", ".", "!", "ist", "ware", "war", "ganz", "echt", "alles", "voll", "das", "dann", "is")):
		t.Low = "toll"
	}
	if low := umlauts.Replace(t.Low); low != t.Low && !words.IsKnown(t.Low, words.German) && s.Named(tokens, i) == 0 && (words.IsKnown(low, words.German) || isOne(players, low)) {
		t.Low = low
	}
	low, cut := strings.CutSuffix(t.Low, "s")
	if !cut || i == 0 || !tokens[i-1].Is("des", "eines", "meines", "statt", "anstatt", "anstelle") || s.Named(tokens, i) > 0 {
		return
	}
	one := []marks.Token{{Low: low, Number: -1}, {Low: strings.TrimSuffix(low, "e"), Number: -1}}
	for k := range one {
		if s.Named(one, k) == 1 {
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
