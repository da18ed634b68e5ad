package calendar

import "testing"

func TestSchedulesInWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ words, cron, shown string }{
		{"Tue, Fri 20:00", "0 20 * * TUE,FRI", "Tue, Fri at 20:00"},
		{"Tuesdays and Fridays at 20:00", "0 20 * * TUE,FRI", "Tue, Fri at 20:00"},
		{"fridays & tuesdays at 8.30 pm", "30 20 * * TUE,FRI", "Tue, Fri at 20:30"},
		{"daily 20:00", "0 20 * * *", "daily at 20:00"},
		{"every day at 8pm", "0 20 * * *", "daily at 20:00"},
		{"every Sunday at 12am", "0 0 * * SUN", "Sun at 00:00"},
		{"Mon-Fri 18:05", "5 18 * * MON,TUE,WED,THU,FRI", "Mon, Tue, Wed, Thu, Fri at 18:05"},
		{"Sat to Mon 20h", "0 20 * * MON,SAT,SUN", "Mon, Sat, Sun at 20:00"},
		{"weekends 9am", "0 9 * * SAT,SUN", "Sat, Sun at 09:00"},
		{"mar, vie a las 20:00", "0 20 * * TUE,FRI", "Tue, Fri at 20:00"},
		{"los martes y los viernes a las 20.30 h", "30 20 * * TUE,FRI", "Tue, Fri at 20:30"},
		{"a diario a las 8:00", "0 8 * * *", "daily at 08:00"},
		{"todos los días a las 20:00", "0 20 * * *", "daily at 20:00"},
		{"cada domingo 9:00", "0 9 * * SUN", "Sun at 09:00"},
		{"de lunes a miércoles a las 20:00", "0 20 * * MON,TUE,WED", "Mon, Tue, Wed at 20:00"},
		{"20:00", "", ""},
		{"Tue 20", "", ""},
		{"Tue 24:00", "", ""},
		{"Tue 13pm", "", ""},
		{"Someday 20:00", "", ""},
		{"daily Tue 20:00", "", ""},
		{"0 20 * * 2", "", ""},
	} {
		cron, ok := Cron(c.words)
		if ok != (c.cron != "") || ok && cron != c.cron {
			t.Errorf("%q is %q, want %q", c.words, cron, c.cron)
			continue
		}
		if !ok {
			continue
		}
		if _, err := NewSchedule(cron, "UTC"); err != nil {
			t.Error(err)
		}
		if shown := WordsIn(cron, English); shown != c.shown {
			t.Errorf("%q is shown as %q, want %q", cron, shown, c.shown)
		}
		for tongue := range tongues {
			if again, _ := Cron(WordsIn(cron, tongue)); again != cron {
				t.Errorf("%q, shown as %q and read again, is %q", cron, WordsIn(cron, tongue), again)
			}
		}
	}
	for cron, want := range map[string]string{
		"0 20 * * 2,5":     "Tue, Fri at 20:00",
		"0 20 * * MON-FRI": "Mon-Fri at 20:00",
		"0 0 20 * * 7":     "Sun at 20:00",
		"0 20 1 * *":       "0 20 1 * *",
		"*/30 20 * * *":    "*/30 20 * * *",
		"0 20 * * FRI#1":   "0 20 * * FRI#1",
	} {
		if shown := WordsIn(cron, English); shown != want {
			t.Errorf("%q is shown as %q, want %q", cron, shown, want)
		}
	}
}
