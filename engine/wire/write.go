package wire

import (
	"bytes"
	"encoding/json"
	"strconv"

	"machipost/engine"
)

// The written form of a position, field by field (docs/adjudicate.md).
type (
	written struct {
		Rules   writtenRules    `json:"rules"`
		Turn    int             `json:"turn"`
		Players []writtenPlayer `json:"players"`
		Market  writtenMarket   `json:"market"`
	}
	writtenRules struct {
		Expansions []string      `json:"expansions"`
		Without    []string      `json:"without"`
		Landmarks  []string      `json:"landmarks"`
		Market     writtenMethod `json:"market"`
		Victory    string        `json:"victory"`
	}
	writtenMethod struct {
		Method string `json:"method"`
		Size   int    `json:"size"`
	}
	writtenPlayer struct {
		Name           string   `json:"name"`
		Coins          int      `json:"coins"`
		Establishments copies   `json:"establishments"`
		Closed         copies   `json:"closed"`
		Landmarks      []string `json:"landmarks"`
		Investment     int      `json:"investment"`
		Standing       string   `json:"standing"`
	}
	writtenMarket struct {
		Offer copies              `json:"offer"`
		Decks map[string][]string `json:"decks"`
	}
)

// copies are numbers of Establishments by name, in table order and without
// zeros.
type copies [engine.NumCards]uint8

// MarshalJSON writes an object.
func (c copies) MarshalJSON() ([]byte, error) {
	var object bytes.Buffer
	object.WriteByte('{')
	for card := engine.FirstEstablishment; card <= engine.LastEstablishment; card++ {
		if c[card] == 0 {
			continue
		}
		if object.Len() > 1 {
			object.WriteByte(',')
		}
		object.WriteString(strconv.Quote(card.String()) + ":" + strconv.Itoa(int(c[card])))
	}
	object.WriteByte('}')
	return object.Bytes(), nil
}

// WritePosition writes every field of a position, with the postal rules' names, in
// an order that is always the same. Restore reads it back, and so does ReadPosition
// while the game goes on. Its error is that of encoding/json; a position has
// nothing for which it fails.
func WritePosition(p *Position) ([]byte, error) {
	w := written{Rules: writeRules(p.Rules), Turn: p.Turn}
	for s := range p.Players {
		w.Players = append(w.Players, writePlayer(p, s))
	}
	w.Market = writtenMarket{Offer: p.Market.Offer.All(), Decks: map[string][]string{}}
	for i, name := range decks[p.Rules.Method] {
		w.Market.Decks[name] = []string{}
		for _, c := range p.Market.Piles[i].Cards() {
			w.Market.Decks[name] = append(w.Market.Decks[name], c.String())
		}
	}
	return marshal(w)
}

// marshal is json.Marshal that leaves <, > and & as they are.
func marshal(value any) ([]byte, error) {
	var buffer bytes.Buffer
	encoder := json.NewEncoder(&buffer)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return bytes.TrimSuffix(buffer.Bytes(), []byte("\n")), err
}

func writeRules(rules engine.Rules) writtenRules {
	expansions := []string{}
	for i, name := range sets {
		if rules.Sets&set(i) != 0 {
			expansions = append(expansions, name)
		}
	}
	return writtenRules{
		Expansions: expansions,
		Without:    cardNames(rules.Without.Has),
		Landmarks:  cardNames(rules.Landmarks.Has),
		Market:     writtenMethod{methods[rules.Method], rules.Size},
		Victory:    victories[rules.Victory],
	}
}

func writePlayer(p *Position, s int) writtenPlayer {
	town := &p.Towns[s]
	return writtenPlayer{
		Name:           p.Names[s],
		Coins:          town.Coins,
		Establishments: town.Owned.All(),
		Closed:         town.Closed.All(),
		Landmarks:      cardNames(func(c engine.Card) bool { return c < engine.CityHall && town.Has(c) }),
		Investment:     town.Investment,
		Standing:       p.Standing[s],
	}
}

// cardNames lists the names of some cards, in table order.
func cardNames(wanted func(engine.Card) bool) []string {
	names := []string{}
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		if wanted(c) {
			names = append(names, c.String())
		}
	}
	return names
}
