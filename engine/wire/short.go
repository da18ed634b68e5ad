package wire

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"machipost/engine"
)

// This file is the short form of a position, which is read some hundred times a second
// from a database: one line of fields with ";" between them, a card or a number of
// copies a letter of cardLetters. JSON is what people read, write and take along; of
// this one only its beginning is for ever, the number of the form.
//
//	1;3,0,254,1,10,0;7;4,0,HBLC,,;...;HEIE;HJKL;;;["Ann","Bob"]
//
// The fields: the form; the rules (expansions, cards left out, landmarks, method, size,
// victory); the turn; for each player coins, investment, cards with their copies, closed
// ones with theirs; the offer; the piles, the next card first; the names.

// shortForm is the number of the form that is written.
const shortForm = "1"

// cardLetters are the letters of cards by their place in the table, and of small
// numbers. Neither changes any more: positions are stored with them.
const cardLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"

// WriteShort writes a position in the short form, with the players' names in seat order.
// Its error is that of encoding/json; names have nothing for which it fails.
func WriteShort(p *engine.Position, names []string) (string, error) {
	quoted, err := marshal(names)
	if err != nil {
		return "", err
	}
	line := make([]byte, 0, 512)
	line = append(line, shortForm+";"...)
	r := p.Rules
	line = numbers(line, int(r.Sets), int(r.Without), int(r.Landmarks), int(r.Method), r.Size, int(r.Victory))
	line = strconv.AppendInt(append(line, ';'), int64(p.Turn), 10)
	for s := range p.Players {
		town := &p.Towns[s]
		line = numbers(append(line, ';'), town.Coins, town.Investment)
		line = copiesOf(append(line, ','), &town.Owned)
		line = copiesOf(append(line, ','), &town.Closed)
	}
	line = copiesOf(append(line, ';'), &p.Market.Offer)
	for i := range p.Market.Piles {
		line = append(line, ';')
		for _, c := range p.Market.Piles[i].Cards() {
			line = append(line, cardLetters[c])
		}
	}
	return string(append(append(line, ';'), quoted...)), nil
}

func numbers(line []byte, all ...int) []byte {
	for i, n := range all {
		if i > 0 {
			line = append(line, ',')
		}
		line = strconv.AppendInt(line, int64(n), 10)
	}
	return line
}

func copiesOf(line []byte, all *engine.Stock) []byte {
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		if copies := all.Of(c); copies > 0 {
			line = append(line, cardLetters[c], cardLetters[copies])
		}
	}
	return line
}

// ReadShort reads what WriteShort wrote. It fails where the text is of another form, or
// none; whether there are as many cards as exist it does not ask, as Restore does.
func ReadShort(text string) (Position, error) {
	r := &shortReader{rest: text}
	if form := r.field(';'); form != shortForm {
		return Position{}, fmt.Errorf("a position of the form %.10q, not %s", form, shortForm)
	}
	var p Position
	p.Rules = engine.Rules{
		Sets: engine.Set(r.number(',')), Without: engine.Cards(r.number(',')), Landmarks: engine.Cards(r.number(',')),
		Method: engine.Method(r.number(',')), Size: r.number(','), Victory: engine.Victory(r.number(';')),
	}
	p.Turn = r.number(';')
	p.Names = r.names()
	p.Players = len(p.Names)
	switch {
	case r.err != nil:
		return Position{}, r.err
	case p.Players < engine.MinPlayers || p.Players > engine.MaxPlayers:
		return Position{}, fmt.Errorf("a position of %d players", p.Players)
	}
	p.Standing = make([]string, p.Players)
	for s := range p.Players {
		town := &p.Towns[s]
		town.Coins, town.Investment = r.number(','), r.number(',')
		r.copies(&town.Owned, ',')
		r.copies(&town.Closed, ';')
	}
	r.copies(&p.Market.Offer, ';')
	for i := range p.Market.Piles {
		p.Market.Piles[i] = r.pile()
	}
	if r.err == nil && r.rest != "" {
		r.err = fmt.Errorf("%.20q is left over", r.rest)
	}
	return p, r.err
}

// A shortReader reads a line field by field. Behind its first error it reads nothing.
type shortReader struct {
	rest string
	err  error
}

// field is what stands before an end, which is passed.
func (r *shortReader) field(end byte) string {
	field, rest, found := strings.Cut(r.rest, string(end))
	if !found && r.err == nil {
		r.err = fmt.Errorf("it ends before a %q", end)
	}
	r.rest = rest
	return field
}

func (r *shortReader) number(end byte) int {
	field := r.field(end)
	if r.err != nil {
		return 0
	}
	var n int
	n, r.err = strconv.Atoi(field)
	return n
}

// names reads the players' names, which stand at the end, behind the last field: no
// name has a bracket.
func (r *shortReader) names() (names []string) {
	at := strings.LastIndex(r.rest, ";[")
	if at < 0 {
		r.err = errors.New("it has no names")
		return nil
	}
	if err := json.Unmarshal([]byte(r.rest[at+1:]), &names); err != nil && r.err == nil {
		r.err = err
	}
	r.rest = r.rest[:at+1]
	return names
}

// letter is the card, or the number, of a letter.
func (r *shortReader) letter(b byte) int {
	at := strings.IndexByte(cardLetters, b)
	if at < 0 {
		r.err = fmt.Errorf("%q is no card", b)
		return 0
	}
	return at
}

func (r *shortReader) card(b byte) engine.Card {
	c := engine.Card(r.letter(b))
	if c == engine.NoCard || c >= engine.NumCards {
		r.err = fmt.Errorf("%q is no card", b)
		return engine.NoCard
	}
	return c
}

func (r *shortReader) copies(all *engine.Stock, end byte) {
	field := r.field(end)
	if len(field)%2 != 0 && r.err == nil {
		r.err = fmt.Errorf("%.20q has a card without a number", field)
	}
	for i := 0; i+1 < len(field) && r.err == nil; i += 2 {
		c, copies := r.card(field[i]), r.letter(field[i+1])
		if r.err == nil {
			all.Put(c, copies)
		}
	}
}

func (r *shortReader) pile() engine.Pile {
	field := r.field(';')
	if len(field) > everyCard() && r.err == nil {
		r.err = fmt.Errorf("a pile of %d cards", len(field))
	}
	var cards []engine.Card
	for i := 0; i < len(field) && r.err == nil; i++ {
		cards = append(cards, r.card(field[i]))
	}
	if r.err != nil {
		return engine.Pile{}
	}
	return engine.PileOf(cards)
}

// everyCard is how many Establishments there are in the largest game.
func everyCard() (all int) {
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		all += engine.Exist(c, engine.MaxPlayers)
	}
	return all
}
