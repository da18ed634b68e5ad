// Package marked has the row of tokens that is being read: the phrases, cards, players and
// numbers that are marked in it, each looked for once, what its tokens were taken for, and what
// of the sentence stands before it.
//
// A mark begins at a place and tells where it ends; 0 is none. No order is here, and no
// condition: who reads one asks a Line what stands where. A kind of mark enters here; a word
// for it in orders/reading/words, a name in orders/reading/marks.
package marked

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/phrasing"
	"machipost/orders/reading/words"
)

// A Grammar is what the parts of a sentence are read by.
type Grammar struct {
	Table     *marks.Table
	Languages [words.NumLanguages]bool // those that the letter is in

	rows *rows // that were read lately; nil where none are kept
}

// NewGrammar returns a grammar of a game, for a letter of which no language is known yet.
func NewGrammar(table *marks.Table) Grammar { return Grammar{Table: table, rows: &rows{}} }

// A Line is a row of tokens that is being read: what is marked in it, and what its
// tokens were taken for.
type Line struct {
	*Grammar
	T       []marks.Token
	Taken   []string // by token; "" for what nothing explained
	Doubt   string   // words that can be meant two ways
	Several []engine.Card

	Held    []orders.Condition // conditions without their order
	Else    bool               // the sentence behind it begins with an `otherwise`
	Some    bool               // an order, Last
	Last    orders.Order
	Him     []engine.Seat // the one other player whom the sentence before named; nil for none
	Before  *orders.Order // the order of the sentence before, of who has two goes; nil for none
	TwoGoes bool          // the writer has two goes
	Turned  bool          // an otherwise stands before it
	Placed  bool          // a first place was named: `1st Mine`
	Counted bool          // the first go was named by its place, so `2nd` is the second
	Turning func() bool   // an otherwise would turn a condition round

	*findings
}

// New returns a row of tokens of which nothing was read. What was found in it, if it was read
// lately, is known.
func New(g *Grammar, tokens []marks.Token) Line {
	return Line{Grammar: g, T: tokens, Taken: make([]string, len(tokens)), findings: g.findingsOf(tokens)}
}

// Anew returns the same row as if nothing was read of it, but with all that was found in it.
func (p *Line) Anew() Line {
	return Line{Grammar: p.Grammar, T: p.T, Taken: make([]string, len(p.T)), findings: p.findings}
}

// Written are tokens as they stand in the line, with a space where there was one.
func (p *Line) Written(from, to int) string {
	var b strings.Builder
	for i := from; i < to; i++ {
		if i > from && !p.T[i].Glued {
			b.WriteByte(' ')
		}
		b.WriteString(p.T[i].Raw)
	}
	return b.String()
}

// Take explains tokens.
func (p *Line) Take(from, to int, as string) {
	for i := from; i < to && i < len(p.T); i++ {
		p.Taken[i] = as
	}
}

// Fill explains those tokens that nothing else has.
func (p *Line) Fill(from, to int, as string) {
	for i := from; i < to; i++ {
		if p.Taken[i] == "" {
			p.Taken[i] = as
		}
	}
}

// PhraseAt returns the phrase at a place; its Tokens are 0 for none.
func (p *Line) PhraseAt(at int) words.Phrase {
	if at < 0 || at >= len(p.T) {
		return words.Phrase{}
	}
	if p.phrases[at] == nil {
		found := p.Tabled(at)
		p.phrases[at] = &found // what is put together may ask for the place itself
		if made := phrasing.Find(view{p}, at); made.Tokens > found.Tokens || made.Tokens == found.Tokens && made.Tokens > 0 && made.Means[0].Kind == words.Joint && p.Sign(at, "with") {
			p.phrases[at] = &made
		}
	}
	return *p.phrases[at]
}

// Tabled returns the phrase of the tables at a place; its Tokens are 0 for none.
func (p *Line) Tabled(at int) words.Phrase {
	if at < 0 || at >= len(p.T) {
		return words.Phrase{}
	}
	if p.tabled[at] == nil {
		p.Table.Work++
		found := words.Find(p.T, at, p.Speaks)
		p.tabled[at] = &found
	}
	return *p.tabled[at]
}

// Lost returns where a clause ends that somebody has a card no more; 0 for none.
func (p *Line) Lost(at int) int { return phrasing.Lost(view{p}, at) }

// A view is a line as phrases are found in it.
type view struct{ *Line }

func (v view) Tokens() []marks.Token       { return v.T }
func (v view) Written(at int) words.Phrase { return v.Tabled(at) }
func (v view) Card(at int) marks.Card      { return v.CardAt(at) }
func (v view) Player(at int) marks.Player  { return v.PlayerAt(at, marks.WholeName) }

// Speaks tells whether the letter is in a meaning's language.
func (g *Grammar) Speaks(m words.Meaning) bool { return !m.Shy || g.Languages[m.Language] }

// Sign tells whether the token at a place is one of these.
func (p *Line) Sign(at int, lows ...string) bool {
	return at >= 0 && at < len(p.T) && p.T[at].Is(lows...)
}

// Is returns the meaning of that kind of the phrase at a place, and where it ends; 0
// for none.
func (p *Line) Is(at int, kinds ...words.Kind) (words.Meaning, int) {
	found := p.PhraseAt(at)
	for _, m := range found.Means {
		for _, kind := range kinds {
			if m.Kind == kind {
				return m, at + found.Tokens
			}
		}
	}
	return words.Meaning{}, 0
}

// CardAt returns the card that is named at a place; its Tokens are 0 for none.
func (p *Line) CardAt(at int) marks.Card {
	if at < 0 || at >= len(p.T) {
		return marks.Card{}
	}
	if p.cards[at] == nil {
		found := p.Table.Card(p.T, at, p.IsCommon)
		if found.Shortened() && !p.Languages[words.Spanish] {
			found = marks.Card{}
		}
		if (found.Tokens < 2 && found.Strength != marks.Whole || found.Tokens == 0) && at+1 < len(p.T) && !p.IsCommon(at) && !p.IsCommon(at+1) {
			if slipped := p.Table.Slipped(p.T, at); slipped.Tokens > 0 {
				found = slipped
				p.Near[at] = found
			}
		}
		if called := p.Table.Nickname(p.T, at); called.Tokens > max(found.Tokens, 0) && (found.Strength != marks.Whole || found.Tokens == 0 || called.Tokens > found.Tokens) {
			found = called
			p.Near[at] = found
		}
		p.cards[at] = &found
	}
	return *p.cards[at]
}

// IsCommon tells a word of the tables that no shortened name of a card may hold.
func (p *Line) IsCommon(at int) bool {
	if !p.T[at].IsWord() {
		return false
	}
	found := words.Find(p.T[at:at+1], 0, p.Speaks)
	for _, m := range found.Means {
		if m.Kind != words.Verb && m.Kind != words.Governs && m.Kind != words.Chat && m.Kind != words.Retract {
			return true
		}
	}
	return false
}

// PlayerAt returns the player who is named at a place, by a beginning of so many letters or
// more; the Tokens are 0 for nobody.
func (p *Line) PlayerAt(at, letters int) marks.Player {
	if at < 0 || at >= len(p.T) {
		return marks.Player{}
	}
	var found **marks.Player
	switch letters {
	case marks.WholeName:
		found = &p.players[0][at]
	case fewLetters:
		found = &p.players[1][at]
	default:
		return p.Table.Player(p.T, at, letters)
	}
	if *found == nil {
		player := p.Table.Player(p.T, at, letters)
		*found = &player
	}
	return **found
}

// Beginnings of players' names have so many letters at least; none has as many as the second.
const (
	fewLetters = 3
)

// Skip passes over words that say nothing, and brackets round others.
func (p *Line) Skip(at int) int {
	for at < len(p.T) {
		if p.PlayerAt(at, marks.WholeName).Whole && !p.Sign(at, "a", "an", "the") {
			return at
		}
		if end := p.Idle(at); end > 0 {
			p.Take(at, end, "nothing")
			at = end
			continue
		}
		if end := p.Remark(at); end > 0 {
			p.Take(at, end, "a remark")
			at = end
			continue
		}
		if p.Sign(at, "(", ")", "*", "#", "~", "?") {
			p.Take(at, at+1, "nothing")
			at++
			continue
		}
		break
	}
	return at
}

// Idle returns where a phrase ends that says nothing, and can be nothing else; 0 for
// none.
func (p *Line) Idle(at int) int {
	_, end := p.Is(at, words.Empty)
	if end == 0 {
		return 0
	}
	if found := p.CardAt(at + 1); p.Sign(at, "a") && found.Tokens > 0 && found.Strength == marks.Whole {
		return at + 1 // je voudrais a Ranch
	}
	if _, other := p.Is(at, words.Number, words.Single, words.Both, words.Under, words.Over, words.Else, words.Denial, words.Unless, words.Has); other > 0 {
		return 0
	}
	if _, other := p.Is(at, words.Always, words.Never, words.Nothing); other == at+1 {
		return 0
	}
	return end
}

// Remark returns where a remark in brackets ends, or one behind a dash at the end of
// the sentence, if nothing of the game is in it; 0 for none.
func (p *Line) Remark(at int) int {
	closing := ")"
	switch {
	case p.Sign(at, "("):
	case p.Sign(at, "-") && at > 0 && at+1 < len(p.T) && p.Some && !p.T[at].Glued:
		closing = ""
	default:
		return 0
	}
	for i := at + 1; i <= min(len(p.T), at+maxRemark); i++ {
		if i == len(p.T) || p.T[i].Low == closing || closing == "" && p.T[i].Is(".", ";") {
			if i == at+1 {
				return 0
			}
			return min(len(p.T), i+len(closing))
		}
		if !p.IsTalk(i) && !p.Sign(at+1, "yay", "yum", "yummy", "mmm", "woo", "woohoo", "hooray", "hurray", "boo", "yikes") {
			return 0
		}
	}
	return 0
}

// Places are what the word at a place is in the bags of all orders.
func (p *Line) Places(at int) *words.Places {
	if p.placed[at] == nil {
		found := words.PlacesOf(p.T[at].Low)
		p.placed[at] = &found
	}
	return *p.placed[at]
}

// IsTalk tells a token that has nothing of the game and turns nothing round.
func (p *Line) IsTalk(at int) bool {
	if p.T[at].Number >= 0 || p.CardAt(at).Tokens > 0 && p.CardAt(at).Strength < marks.Weak || p.PlayerAt(at, 3).Tokens > 0 || p.Sign(at, "(") {
		return false
	}
	_, means := p.Is(at, words.Verb, words.Scope, words.Turn, words.Round, words.Governs, words.If, words.Unless, words.Else, words.Denial, words.Not, words.Retract, words.Nothing,
		words.Same, words.AsBefore, words.Instead, words.Drop, words.Change, words.Ordinal, words.Joint, words.Always, words.Never, words.With)
	return means == 0
}

// Commas passes over commas and the like between orders.
func (p *Line) Commas(at int) int {
	for p.Sign(at, ",", ".", "-", ";", ":") && !p.IsTorn(at) {
		p.Take(at, at+1, "a joint")
		at++
	}
	return at
}

// IsTorn tells a dash behind a number, where another was to stand.
func (p *Line) IsTorn(at int) bool {
	return p.T[at].Is("-") && p.T[at].Glued && at > 0 && p.T[at-1].Number >= 0
}

// ConditionText is what tokens that make these conditions are taken for.
func (p *Line) ConditionText(c []orders.Condition) string {
	var list []string
	for i := range c {
		list = append(list, c[i].Kind.String())
	}
	return "a condition: " + strings.Join(list, ", ")
}

// Closes tells whether a clause may end at a place: nothing, or a joint, follows.
func (p *Line) Closes(at int) bool {
	for at < len(p.T) && (p.Sign(at, ")") || func() bool { _, end := p.Is(at, words.Empty); return end > 0 }()) {
		if _, end := p.Is(at, words.Empty); end > 0 {
			at = end
		} else {
			at++
		}
	}
	if at >= len(p.T) || p.Sign(at, ",", ".", ";", "-") {
		return true
	}
	_, end := p.Is(at, words.And, words.Break, words.Joint, words.If, words.Unless, words.Else)
	return end > 0
}

// Lean passes over colons and words that say nothing, without explaining them.
func (p *Line) Lean(at int) int {
	for at < len(p.T) {
		if p.PlayerAt(at, marks.WholeName).Whole {
			return at
		}
		if p.Sign(at, ":", "-", "(", "=", ">", "*") {
			at++
			continue
		}
		end := p.Idle(at)
		if end == 0 {
			return at
		}
		at = end
	}
	return at
}

// digits tells a number in digits.
func (p *Line) digits(at int) bool { return at >= 0 && at < len(p.T) && p.T[at].Number >= 0 }

// CommaAt passes over commas.
func (p *Line) CommaAt(at int) int {
	for p.Sign(at, ",") {
		at++
	}
	return at
}

// maxRemark is how many tokens a remark in brackets has.
const maxRemark = 25

// Foreign tells whether the letter is in another language than the rules.
func (g *Grammar) Foreign() bool { return slices.Contains(g.Languages[words.English+1:], true) }

// ClassOf returns the classes of a word, as it is compared, in the languages of the letter.
func (g *Grammar) ClassOf(low string) words.Class {
	return words.ClassOf(low, func(l words.Language) bool { return g.Languages[l] })
}
