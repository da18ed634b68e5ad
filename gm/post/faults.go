package post

// A Refusal is a parcel that was not, or may not have been, delivered.
type Refusal struct {
	Permanent bool   // 5yz: no use in trying again
	Uncertain bool   // lost after the final dot: it may have arrived (RFC 1047)
	Code      int    // SMTP reply code; 0 when there was none
	Reason    string // the server's words or the fault, on one line
}

// Error is the reason.
func (r *Refusal) Error() string { return r.Reason }

// An AccountError is a mail server that will not have us: a wrong password, a
// wrong name. Trying again without a change of settings is of no use.
type AccountError struct {
	Server string // what and where, "imap mail.example.org:993"
	Reason string
}

// Error is the server and the reason.
func (e *AccountError) Error() string { return e.Server + ": " + e.Reason }

// A PassingError is a mail server that will not have us now, and may later with the
// same settings: it is overloaded, or cannot look up the password.
type PassingError struct {
	Server string // what and where, "smtp mail.example.org:465"
	Reason string
}

// Error is the server and the reason.
func (e *PassingError) Error() string { return e.Server + ": " + e.Reason }
