package reports

// An OnFile is what is on file of a player's orders.
type OnFile struct {
	Acknowledged          // of the sheet in force, an empty one if there is none
	StandingText string   // the standing orders, canonical; "" for none
	Later        []string // canonical sheets for later turns
	Proposed     string   // the canonical sheet that waits for a yes to the letter; "" for none
}

// OnFile is the answer to a player who asks what is on file.
func (w *Words) OnFile(f OnFile) string {
	return w.say("OnFile", struct {
		answer
		StandingText string
		Sheets       []string
		ProposedText string
	}{answerTo(w, f.Acknowledged), f.StandingText, f.Later, breakable(f.Proposed)})
}
