package lobby_test

import (
	"maps"
	"strings"
	"testing"
	"time"

	"machipost/engine/names"
	"machipost/gm/lobby"
)

// Every option has its name, its forms and its default in Spanish.
func TestEveryOptionInSpanish(t *testing.T) {
	t.Parallel()
	english, spanish := lobby.Options(names.English), lobby.Options(names.Spanish)
	same := map[string]bool{"base": true, "deluxe": true, "bot": true, "CRON": true, "N": true, "no": true, "24h": true}
	for i, row := range spanish {
		if row.Said == row.Name || len(row.Forms) != len(english[i].Forms) {
			t.Errorf("%s is called %q and has the forms %q", row.Name, row.Said, row.Forms)
		}
		for k, form := range row.Forms {
			if strings.ContainsFunc(form, func(r rune) bool { return r >= 'A' }) && !same[form] && form == english[i].Forms[k] {
				t.Errorf("%s: %q has no words in Spanish", row.Name, form)
			}
		}
	}
}

// What a letter shows of the options of a game, in any language, is read as these options.
func TestOptionsAreReadAsTheyAreShown(t *testing.T) {
	t.Parallel()
	for _, chosen := range []map[string]string{
		{},
		{"expansions": "harbour, millionaires-row", "without": "Mine, Tax Office", "landmarks": "Harbour, Train Station, Airport", "market": "split"},
		{"expansions": "base", "market": "open", "victory": "round", "schedule": "Mon-Fri at 8pm", "seats": "given", "early": "yes", "reminder": "36h"},
		{"excuses": "2", "grace": "2 days", "nmrs": "3", "substitute": "none", "press": "anonymous", "extensions": "vote", "dice": "public", "size": "12"},
		{"press": "none", "reminder": "1 day", "grace": "90 minutes", "zone": "Europe/Madrid", "players": "5"},
	} {
		plan := aPlan()
		if err := plan.SetOptions(chosen); err != nil {
			t.Fatal(err)
		}
		game := plan.Game(time.Time{})
		for _, language := range []string{"en", "es"} {
			var letter strings.Builder
			for _, o := range lobby.AllOptions(&game, english(t).In(language)) {
				letter.WriteString(o.Name + " " + o.Value + "\n")
			}
			values, err := lobby.OptionsIn(letter.String())
			again := lobby.Plan{Name: plan.Name}
			if err == nil {
				err = again.SetOptions(values)
			}
			if err != nil || !maps.Equal(shownOptions(t, again), shownOptions(t, plan)) || again.Rules != plan.Rules || again.Terms != plan.Terms {
				t.Errorf("%s: %s\ncomes back as %v, %v", language, letter.String(), shownOptions(t, again), err)
			}
		}
	}
}
