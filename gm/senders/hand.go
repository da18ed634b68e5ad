package senders

import (
	"math/rand/v2"
	"net/mail"
)

type Tags struct {
	Address   mail.Address // the GM's, where players write to
	Separator string       // of sub-addresses in Reply-To, "+"; "" for none
	Chance    rand.Source  // draws the key
}
