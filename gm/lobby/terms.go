package lobby

import (
	"fmt"
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/gm/calendar"
	"machipost/gm/records"
)

// This file holds the options beside the rules of play: each is read into a plan, and
// shown.

func readPlaces(p *planner, value string) (err error) {
	p.Places, err = readNumber(value, engine.MinPlayers, engine.MaxPlayers)
	return err
}

func showPlaces(g *records.Game) string { return fmt.Sprint(g.Places) }

func readSchedule(p *planner, value string) error {
	cron := value
	if words, ok := calendar.Cron(value); ok {
		cron = words
	}
	if _, err := calendar.NewSchedule(cron, "UTC"); err != nil {
		return fmt.Errorf("%q is no schedule; write one like 'Tue, Fri at 20:00' or 'daily at 8pm', or a cron expression like '0 20 * * TUE,FRI'", value)
	}
	p.Schedule = cron
	return nil
}

func showSchedule(g *records.Game) string { return calendar.WordsIn(g.Schedule, calendar.English) }

func readZone(p *planner, value string) error {
	name, _ := calendar.Zone(value)
	if _, err := calendar.NewSchedule("0 20 * * *", name); err != nil {
		return err
	}
	p.Zone = name
	return nil
}

func showZone(g *records.Game) string { return g.Zone }

func readSeats(p *planner, value string) (err error) {
	p.KeepSeats, err = oneOf(value, map[string]bool{"given": true, "drawn": false, "yes": true, "true": true, "no": false, "false": false}, "drawn or given")
	return err
}

func showSeats(g *records.Game) string {
	return map[bool]string{true: "given", false: "drawn"}[g.KeepSeats]
}

func readEarly(p *planner, value string) (err error) {
	p.Terms.Early, err = oneOf(value, map[string]bool{"yes": true, "on": true, "true": true, "no": false, "off": false, "false": false}, "yes or no")
	return err
}

func showEarly(g *records.Game) string {
	return map[bool]string{true: "yes", false: "no"}[g.Terms.Early]
}

func readReminder(p *planner, value string) (err error) {
	p.Terms.Reminder, err = calendar.ReadLength(value, "none", maxReminder)
	return err
}

func showReminder(g *records.Game) string { return calendar.ShowLength(g.Terms.Reminder, "none") }

func readExcuses(p *planner, value string) (err error) {
	p.Terms.Excuses, err = readNumber(value, 0, maxNumber)
	return err
}

func showExcuses(g *records.Game) string { return fmt.Sprint(g.Terms.Excuses) }

func readGrace(p *planner, value string) (err error) {
	p.Terms.Grace, err = calendar.ReadLength(value, "", maxGrace)
	return err
}

func showGrace(g *records.Game) string { return calendar.ShowLength(g.Terms.GraceTime(), "") }

func readNMRs(p *planner, value string) (err error) {
	if slices.Contains([]string{"never", "none", "no"}, strings.ToLower(value)) {
		value = "0"
	}
	p.Terms.NMRs, err = readNumber(value, 0, maxNumber)
	return err
}

func showNMRs(g *records.Game) string {
	if g.Terms.NMRs == 0 {
		return "never"
	}
	return fmt.Sprint(g.Terms.NMRs)
}

func readSubstitute(p *planner, value string) error {
	switch value = strings.ToLower(value); {
	case value == "none":
		value = ""
	case value == "bot":
		value = bots.Default
	default:
		if _, ok := bots.Named(value); !ok {
			return fmt.Errorf("%q is nobody; write bot or none", value)
		}
	}
	p.Terms.Substitute = value
	return nil
}

func showSubstitute(g *records.Game) string {
	switch g.Terms.Substitute {
	case "":
		return "none"
	case bots.Default:
		return "bot"
	}
	return g.Terms.Substitute
}

func readPress(p *planner, value string) (err error) {
	p.Terms.Press, err = oneOf(value, map[string]records.PressRule{"signed": records.SignedPress, "anonymous": records.AnyPress, "none": records.NoPress}, "signed, anonymous or none")
	return err
}

func showPress(g *records.Game) string {
	if g.Terms.Press == records.SignedPress {
		return "signed"
	}
	return string(g.Terms.Press)
}

func readExtensions(p *planner, value string) (err error) {
	switch strings.ToLower(value) {
	case "vote":
		p.Terms.Extensions = records.ByVote
		return nil
	case "none":
		value = "0"
	}
	p.Terms.Extensions, err = readNumber(value, 0, maxNumber)
	return err
}

func showExtensions(g *records.Game) string {
	if g.Terms.Extensions == records.ByVote {
		return "vote"
	}
	return fmt.Sprint(g.Terms.Extensions)
}

func readDice(p *planner, value string) (err error) {
	p.Terms.Dice, err = oneOf(value, map[string]records.DiceRule{"locked": records.OwnDice, "public": records.PublicDice}, "locked or public")
	return err
}

func showDice(g *records.Game) string {
	if g.Terms.Dice == records.OwnDice {
		return "locked"
	}
	return string(g.Terms.Dice)
}

// offs are the words for and against what a game has unless it is turned off.
var offs = map[string]bool{"on": false, "yes": false, "true": false, "off": true, "no": true, "false": true}

func readOdds(p *planner, value string) (err error) {
	p.Terms.NoOdds, err = oneOf(value, offs, "on or off")
	return err
}

func showOdds(g *records.Game) string { return onOff(!g.Terms.NoOdds) }

func readPage(p *planner, value string) (err error) {
	p.Terms.NoPage, err = oneOf(value, offs, "on or off")
	return err
}

func showPage(g *records.Game) string { return onOff(!g.Terms.NoPage) }

func onOff(on bool) string { return map[bool]string{true: "on", false: "off"}[on] }
