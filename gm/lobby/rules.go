package lobby

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/records"
)

// This file holds the options that are rules of play. Their words are those of a
// position file (docs/adjudicate.md).

// ruleWords are the rules of a game in words.
type ruleWords struct {
	Expansions *[]string   `json:"expansions,omitempty"` // nil for all
	Without    []string    `json:"without,omitempty"`
	Landmarks  []string    `json:"landmarks,omitempty"` // none for all
	Market     marketWords `json:"market"`
	Victory    string      `json:"victory,omitempty"`
}

type marketWords struct {
	Method string `json:"method,omitempty"`
	Size   int    `json:"size,omitempty"`
}

// read reads the rules; its errors are of type *wire.Error.
func (r ruleWords) read() (engine.Rules, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return engine.Rules{}, err
	}
	return wire.ReadRules(text)
}

// rulesInWords are the rules of a game as they are written. Rules that are none
// have no words.
func rulesInWords(g *records.Game) ruleWords {
	var words ruleWords
	text, err := wire.WriteRules(g.Position.Rules)
	if err != nil || json.Unmarshal(text, &words) != nil {
		return ruleWords{}
	}
	return words
}

// everything is the size of a marketplace in which all is on offer.
const everything = "all"

// row is how a set is written that has a space in its name.
var row = regexp.MustCompile(`millionaire'?s[\s-]+row`)

func readExpansions(p *planner, value string) error {
	p.ruled = true
	value = row.ReplaceAllString(strings.ToLower(value), "millionaires-row")
	switch value {
	case "all":
		p.rules.Expansions = nil
		return nil
	case "base", "none":
		p.rules.Expansions = &[]string{}
		return nil
	}
	list := strings.Fields(strings.Join(items(value), " "))
	for _, word := range []string{"all", "base", "none"} {
		if slices.Contains(list, word) {
			return fmt.Errorf("%q stands alone; write %s, or the expansions without it", word, word)
		}
	}
	p.rules.Expansions = &list
	return nil
}

func showExpansions(g *records.Game) string {
	words := rulesInWords(g).Expansions
	switch {
	case g.Position.Rules.Sets == engine.Everything:
		return "all"
	case words == nil || len(*words) == 0:
		return "base"
	}
	return strings.Join(*words, ", ")
}

func readWithout(p *planner, value string) error {
	p.ruled = true
	if !strings.EqualFold(value, "none") {
		p.rules.Without = cardList(value)
	}
	return nil
}

func showWithout(g *records.Game) string {
	if words := rulesInWords(g).Without; len(words) > 0 {
		return strings.Join(words, ", ")
	}
	return "none"
}

func readLandmarks(p *planner, value string) error {
	p.ruled = true
	if !strings.EqualFold(value, "all") {
		p.rules.Landmarks = cardList(value)
	}
	return nil
}

func showLandmarks(g *records.Game) string {
	if rules := g.Position.Rules; rules.Landmarks == rules.LandmarksOfSets() {
		return "all"
	}
	return strings.Join(rulesInWords(g).Landmarks, ", ")
}

func readMarket(p *planner, value string) error {
	p.ruled = true
	p.rules.Market.Method = strings.ToLower(value)
	return nil
}

func showMarket(g *records.Game) string { return rulesInWords(g).Market.Method }

func readSize(p *planner, value string) (err error) {
	p.ruled = true
	if strings.EqualFold(value, everything) {
		p.all = true
		return nil
	}
	if p.rules.Market.Size, err = strconv.Atoi(value); err != nil || p.rules.Market.Size == 0 {
		return fmt.Errorf("%q cannot be; write 10, 12 or 15", value)
	}
	return nil
}

func showSize(g *records.Game) string {
	if g.Position.Rules.Size == 0 {
		return everything
	}
	return fmt.Sprint(g.Position.Rules.Size)
}

func readVictory(p *planner, value string) error {
	p.ruled = true
	p.rules.Victory = strings.ToLower(value)
	return nil
}

func showVictory(g *records.Game) string { return rulesInWords(g).Victory }
