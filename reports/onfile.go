package reports

import "machipost/orders"

// An OnFile is what is on file of a player's orders.
type OnFile struct {
	Acknowledged                // of the sheet in force, an empty one if there is none
	Later        []orders.Sheet // for later turns
	Proposed     *orders.Sheet  // waits for a yes to the letter; nil for none
}

// OnFile is the answer to a player who asks what is on file.
func (w *Words) OnFile(f OnFile) string {
	data := struct {
		answer
		StandingText string
		Sheets       []string
		ProposedText string
	}{answer: answerTo(w, f.Acknowledged), StandingText: f.Standing.StandingIn(w.Spoken)}
	for _, sheet := range f.Later {
		data.Sheets = append(data.Sheets, sheet.CanonicalIn(w.Spoken))
	}
	if f.Proposed != nil {
		data.ProposedText = sheetIn(w.Spoken, *f.Proposed)
	}
	return w.say("OnFile", data)
}
