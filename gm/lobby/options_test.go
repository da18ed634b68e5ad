package lobby_test

import (
	"errors"
	"maps"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/reports"
)

func english(t *testing.T) *reports.Words {
	t.Helper()
	words, err := reports.In("en")
	if err != nil {
		t.Fatal(err)
	}
	return words
}

// shownOptions are the options of the game that a plan makes.
func shownOptions(t *testing.T, plan lobby.Plan) map[string]string {
	t.Helper()
	game, shown := plan.Game(time.Time{}), map[string]string{}
	for _, o := range lobby.AllOptions(&game, english(t)) {
		shown[o.Name] = o.Value
	}
	return shown
}

// aPlan is one for which nobody chose anything but what is needed.
func aPlan() lobby.Plan {
	plan := lobby.NewPlan("friday", "UTC")
	plan.Places, plan.Schedule = 4, "0 20 * * TUE,FRI"
	return plan
}

var rulingNumber = regexp.MustCompile(`\d+\.\d+`)

func TestOptionsNameRulingsThatThereAre(t *testing.T) {
	t.Parallel()
	rules, err := os.ReadFile("../../docs/rules.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range lobby.Options(names.English) {
		for _, number := range rulingNumber.FindAllString(row.Ruling, -1) {
			if !strings.Contains(string(rules), "- **"+number+"** ") {
				t.Errorf("%s: there is no ruling %s", row.Name, number)
			}
		}
	}
}

func TestEveryDefaultShownAndReadAgainIsTheSame(t *testing.T) {
	t.Parallel()
	plan := aPlan()
	shown := shownOptions(t, plan)
	for _, row := range lobby.Options(names.English) {
		if row.Default != "" && shown[row.Name] != row.Default {
			t.Errorf("%s is %q in a game for which nobody chose, the table says %q", row.Name, shown[row.Name], row.Default)
		}
	}
	again := lobby.Plan{Name: plan.Name}
	if err := again.SetOptions(shown); err != nil {
		t.Fatal(err)
	}
	if !maps.Equal(shownOptions(t, again), shown) || again.Terms != plan.Terms || again.Rules != plan.Rules || again.Places != plan.Places {
		t.Errorf("%+v\ncame back as\n%+v", plan, again)
	}
}

func TestOptionsAreReadAsPeopleWriteThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, value, want string }{
		{"players", "5", "5"},
		{"expansions", "base", "base"},
		{"expansions", "harbour deluxe", "harbour, deluxe"},
		{"expansions", "Deluxe, Harbour and Millionaire's Row", "all"},
		{"without", "Mine, wheat field", ""},
		{"without", "Mine and Forest", "Forest, Mine"},
		{"without", "Apple Orchard Mine", "Mine, Apple Orchard"},
		{"without", "none", "none"},
		{"landmarks", "train station harbour", "Harbour, Train Station"},
		{"landmarks", "All", "all"},
		{"market", "Split", "split"},
		{"size", "15", "15"},
		{"victory", "Round", "round"},
		{"schedule", "every day at 8pm", "daily at 20:00"},
		{"schedule", "0 8,20 * * *", "0 8,20 * * *"},
		{"zone", "Europe/Madrid", "Europe/Madrid"},
		{"seats", "given", "given"},
		{"seats", "", "given"},
		{"early", "", "yes"},
		{"early", "ON", "yes"},
		{"early", "off", "no"},
		{"reminder", "none", "none"},
		{"reminder", "2 days", "2 days"},
		{"reminder", "36h", "36 hours"},
		{"reminder", "90 minutes", "90 minutes"},
		{"excuses", "0", "0"},
		{"grace", "1 day", "1 day"},
		{"grace", "12h", "12 hours"},
		{"nmrs", "3", "3"},
		{"nmrs", "never", "never"},
		{"nmrs", "0", "never"},
		{"substitute", "none", "none"},
		{"substitute", "steady-1", "bot"},
		{"press", "anonymous", "anonymous"},
		{"press", "none", "none"},
		{"extensions", "vote", "vote"},
		{"extensions", "3", "3"},
	} {
		plan := aPlan()
		err := plan.SetOptions(map[string]string{c.name: c.value})
		if c.want == "" {
			if err == nil {
				t.Errorf("%s %s was taken", c.name, c.value)
			}
			continue
		}
		if err != nil {
			t.Error(err)
			continue
		}
		shown := shownOptions(t, plan)
		if shown[c.name] != c.want {
			t.Errorf("%s %q is shown as %q, want %q", c.name, c.value, shown[c.name], c.want)
		}
		again := aPlan()
		if err := again.SetOptions(shown); err != nil || !maps.Equal(shownOptions(t, again), shown) {
			t.Errorf("%s %q, shown and read again, is another game (%v)", c.name, c.value, err)
		}
	}
}

// An open market has no size; that of the base game is open.
func TestOptionsOfTheRulesGoTogether(t *testing.T) {
	t.Parallel()
	plan := aPlan()
	if err := plan.SetOptions(map[string]string{"expansions": "base"}); err != nil || plan.Rules != engine.DefaultRules(engine.Base) {
		t.Errorf("%+v (%v)", plan.Rules, err)
	}
	if shown := shownOptions(t, plan); shown["market"] != "open" || shown["size"] != "all" || shown["landmarks"] != "all" {
		t.Errorf("%v", shown)
	}
}

func TestWrongOptionsAreToldInASentence(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, value, want string }{
		{"players", "6", `players: "6" is no number from 2 to 5`},
		{"players", "many", `players: "many" is no number from 2 to 5`},
		{"expansions", "harbor", `expansions: "harbor", must be one of "harbour", "millionaires-row" or "deluxe"`},
		{"expansions", "harbour, harbour", `expansions: harbour is named twice`},
		{"without", "Mien", `without: unknown card "Mien", perhaps Mine`},
		{"without", "Wheat Field", "without: "},
		{"landmarks", "Mine", "landmarks: Mine is no landmark"},
		{"market", "closed", `market: "closed", must be one of "open", "deck" or "split"`},
		{"size", "11", "size: "},
		{"size", "big", `size: "big" cannot be; write 10, 12 or 15`},
		{"size", "all", "size: everything is on offer in an open market only; write 10, 12 or 15"},
		{"victory", "last", `victory: "last", must be one of`},
		{"schedule", "now and then", `schedule: "now and then" is no schedule; write one like 'Tue, Fri at 20:00'`},
		{"schedule", "0 20 30 2 *", `schedule: "0 20 30 2 *" is no schedule`},
		{"zone", "Atlantis", `zone: "Atlantis" is not a time zone; write one like Europe/London`},
		{"zone", "", `zone: "" is not a time zone`},
		{"seats", "soft", `seats: "soft" cannot be; write drawn or given`},
		{"early", "perhaps", `early: "perhaps" cannot be; write yes or no`},
		{"reminder", "soon", `reminder: "soon" is no length of time; write one like 24h or 2 days, or none`},
		{"reminder", "15 days", `reminder: "15 days" must be more than nothing and at most 14 days`},
		{"excuses", "-1", `excuses: "-1" is no number from 0 to 20`},
		{"grace", "none", `grace: "none" is no length of time; write one like 24h or 2 days`},
		{"grace", "0h", `grace: "0h" must be more than nothing and at most 14 days`},
		{"nmrs", "two", `nmrs: "two" is no number from 0 to 20`},
		{"substitute", "steady-0", `substitute: "steady-0" is nobody; write bot or none`},
		{"press", "loud", `press: "loud" cannot be; write signed, anonymous or none`},
		{"extensions", "some", `extensions: "some" is no number from 0 to 20`},
		{"player", "4", "player: there is no such option, perhaps players"},
		{"colour", "red", "colour: there is no such option"},
	} {
		plan := aPlan()
		err := plan.SetOptions(map[string]string{c.name: c.value})
		var wrong *lobby.OptionError
		if !errors.As(err, &wrong) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s %q: %v, want %s", c.name, c.value, err, c.want)
		}
	}
}

func TestOptionLines(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ line, name, value string }{
		{"players 4", "players", "4"},
		{"Players: 4.", "players", "4"},
		{"  victory = round", "victory", "round"},
		{"press: none", "press", "none"},
		{"deadline Tue 20:00", "schedule", "Tue 20:00"},
		{"early", "early", ""},
		{"playres 4", "playres", "4"},
		{"colour: red", "colour", "red"},
		{"players", "", ""},
		{"Cheers, Ann", "", ""},
		{"See you on Friday!", "", ""},
		{"", "", ""},
	} {
		name, value, ok := lobby.OptionLine(c.line)
		if ok != (c.name != "") || ok && (name != c.name || value != c.value) {
			t.Errorf("%q: %q, %q, %t", c.line, name, value, ok)
		}
	}
}

// What a start letter tells is what differs from nothing.
func TestAStartLetterTellsWhatSaysSomething(t *testing.T) {
	t.Parallel()
	plan := aPlan()
	plan.Terms = records.Terms{Press: records.NoPress}
	var names []string
	game := plan.Game(time.Time{})
	for _, line := range lobby.OptionLines(&game, english(t)) {
		names = append(names, line.Name)
		if line.Meaning == "" {
			t.Errorf("%s has no meaning", line.Name)
		}
		if line.Name == "grace" && line.Agreed != "A turn that waits for somebody, or is given longer when asked, has 1 day more." {
			t.Errorf("grace, where nothing else tells of waiting: %s", line.Agreed)
		}
	}
	if got, want := strings.Join(names, " "), "expansions market size victory schedule zone grace substitute press dice"; got != want {
		t.Errorf("it tells %s, want %s", got, want)
	}
}
