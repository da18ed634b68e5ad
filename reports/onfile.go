package reports

// An OnFile is what is on file of a player's orders.
type OnFile struct {
	Acknowledged          // of the sheet in force, an empty one if there is none
	StandingText string   // the standing orders, canonical; "" for none
	Later        []string // canonical sheets for later turns
}

// OnFile is the answer to a player who asks what is on file.
func (w *Words) OnFile(f OnFile) string {
	return w.say("OnFile", struct {
		answer
		StandingText string
		Sheets       []string
	}{answerTo(w, f.Acknowledged), f.StandingText, f.Later})
}
