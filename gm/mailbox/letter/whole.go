package letter

// WholeText is all the text of a letter, with what it quotes, "" where there is none that
// can be read: for who looks for what letters say, whoever wrote it.
func WholeText(raw []byte) (text string) {
	defer func() {
		if recover() != nil { // one letter must not stop those behind it
			text = ""
		}
	}()
	if len(raw) > maxRaw {
		return ""
	}
	h, body := split(raw)
	text, _ = readText(h, body)
	return text
}
