// Package letters is a letter from the mailbox to its answer: filing it once, finding
// out who wrote it, questions that wait for a yes, the order in which what it asks is
// done, and the answer.
//
// It changes no game itself: gm/commands does. It knows no wire and reads no bytes:
// letters come in as values. What may enter is what hangs on a letter as a whole.
package letters

import (
	"time"

	"machipost/gm/commands"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/gm/voice"
	"machipost/gm/witnesses"
)

// Letters takes in what came to the mailbox: it files each letter, has done what it
// asks, and queues the answer.
type Letters struct {
	Store      records.Store
	Inbox      post.Inbox
	Desk       *sending.Desk
	Witnesses  *witnesses.Witnesses
	Statements *voice.Statements
	Commands   *commands.Commands
	Keep       time.Duration // how long letters are kept behind their game; 0 for ever
	Mailbox    string        // the name of the mailbox, "" for the first of those that share a database
	Shared     bool          // other processes use the store, too, which is on a server
}
