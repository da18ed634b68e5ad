package lines

import (
	"slices"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells lines of what a letter is about, above its orders: `Re: demo, turn 9`, `From:
// Ann`, `demo / turn 9 / Ann`.

var (
	// envelope are words before whom a letter is from, to whom and when it was sent.
	envelope = marks.Lows("from", "to", "cc", "date", "sent", "game", "player", "name", "seat", "von", "an", "datum", "spieler", "spiel", "de", "para", "fecha", "jugador", "jugadora", "partida")
	// about are words that may stand in such a line.
	about = marks.Lows("order", "orders", "move", "moves", "wish", "wishes", "instructions", "turn", "turns", "go", "goes", "player", "game", "seat", "letter", "reply", "answer", "report", "of", "the", "a", "my", "our", "your", "for", "from", "by", "to", "in", "on", "matter", "re", "ref", "gm", "moderator", "machi", "koro", "machipost", "here", "are", "is", "and", "as", "per", "subject", "befehle", "zug", "spieler", "meine", "mein", "von", "fur", "partie", "spiel", "ordenes", "jugada", "turno", "jugador", "mi", "mis", "de", "la", "el", "del", "para", "partida", "ordres", "coup", "tour", "mes", "pour")
	// numbering are words before the number of a turn.
	numbering = marks.Lows("turn", "t", "turno", "zug", "tour", "jugada", "runde", "coup")
)

// isSubject tells a line of what the letter is about: of this turn, and of no card, no other player
// and no condition. Behind the first order only the writer and the turn are no more than that.
func isSubject(r *Letter, s *Sentence, begun bool) bool {
	t := s.Tokens
	if len(t) < 3 || s.Colon {
		return false
	}
	at := 0
	for at < 2 && t[at].Is("your", "our", "my") {
		at++
	}
	for range 2 {
		if at+1 < len(t) && (subjects[t[at].Low] || envelope[t[at].Low]) && t[at+1].Is(":", ".") {
			at += 2
		} else if at > 0 && at < len(t) && t[at].Is(":") {
			at++
		}
	}
	headed, turned, named, strange := at > 1, false, false, 0
	for i := at; i < len(t); i++ {
		switch who := r.Grammar.Table.Player(t, i, marks.WholeName); {
		case who.Whole && who.Seat == r.Me:
			named = true
			i += who.Tokens - 1
		case who.Whole:
			return false
		case i+1 < len(t) && numbering[t[i].Low] && t[i+1].Number >= 0:
			if i++; t[i].Number != r.Turn || t[i].Number < 3 && !headed && !t[i-1].Is("turn", "turno", "runde", "tour") {
				return false
			}
			turned = true
		case t[i].Number >= 0, t[i].Is("?", ">", "+"):
			return false
		case !t[i].IsWord(), about[t[i].Low]:
		case mayBeGame(r, t, i):
			strange++
		default:
			return false
		}
	}
	if begun {
		return turned && named && !headed && len(t) < 6
	}
	return headed && strange < 3 || turned && (named || strange == 1) && strange < 2
}

// mayBeGame tells a word that says nothing of the game, and may be its name.
func mayBeGame(r *Letter, t []marks.Token, at int) bool {
	found := r.Grammar.Table.FullCard(t, at)
	if t[at].Is("demo") && (at+1 == len(t) || !t[at+1].IsWord()) {
		return true
	}
	if found.Tokens > 0 {
		return found.Tokens == 1 && found.Strength != marks.Whole && at+1 < len(t) && !t[at+1].IsWord() && !words.IsKnown(t[at].Low, words.English)
	}
	low := t[at].Low
	if barred[low] || limited[low] || words.Unsettles(low) || words.Twists(low) || words.IsElsewhen(low) {
		return false
	}
	means := words.Find(t, at, r.Grammar.Speaks).Means
	return !slices.ContainsFunc(means, func(m words.Meaning) bool { return telling[m.Kind] })
}
