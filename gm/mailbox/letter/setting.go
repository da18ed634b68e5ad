package letter

// A SettingError is a setting that cannot be.
type SettingError struct {
	Section string // of whom: imap or smtp; "" for DKIM
	Setting string // like port
	Reason  string // with the value where it may be told
}

// Error is the setting, with its section where it has one, and what is wrong.
func (e *SettingError) Error() string {
	text := e.Setting + ": " + e.Reason
	if e.Section != "" {
		text = e.Section + ": " + text
	}
	return text
}
