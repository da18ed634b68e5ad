package reports

import "testing"

// Words for an option stand where nobody would say them in one value.
func TestDefaultsInWords(t *testing.T) {
	rows := english(t).Manual().Options([]OptionHelp{{Name: "schedule"}, {Name: "victory", Default: "first"}})
	if rows[0].Default != "needed" || rows[1].Default != "first" || rows[1].Meaning == "" {
		t.Errorf("%+v", rows)
	}
}
