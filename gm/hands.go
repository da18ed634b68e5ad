package gm

import (
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"time"

	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

type Tags struct {
	Address   mail.Address // the GM's, where players write to
	Separator string       // of sub-addresses in Reply-To, "+"; "" for none
	Chance    rand.Source  // draws the key
}

type Desk struct {
	Tags     *Tags
	Composer post.Composer
	Words    *reports.Words
	Chance   rand.Source // message ids
	Keeper   string      // bare address of the person behind the GM, "" for none
}

type Carrier struct {
	Store     records.Store
	Desk      *Desk
	Postman   post.Postman
	PerMinute int // letters that may be tried a minute, 0 for no limit
	PerDay    int // the same a day
}

type Lobby struct {
	Store  records.Store
	Desk   *Desk
	Chance rand.Source // seats and decks
}

type Seats struct {
	Desk  *Desk
	Lobby *Lobby
}

type Clock struct {
	Store records.Store
	Inbox post.Inbox
	Desk  *Desk
}

type Turns struct {
	Store  records.Store
	Desk   *Desk
	Seats  *Seats
	Chance rand.Source // dice
}

type Commands struct {
	Desk     *Desk
	Lobby    *Lobby
	Seats    *Seats
	Turns    *Turns
	NewGames Openers // who may open games by letter; "" for nobody
	Zone     string  // IANA name, of the games that they open without one
}

type Letters struct {
	Store    records.Store
	Inbox    post.Inbox
	Desk     *Desk
	Commands *Commands
	Log      *slog.Logger
}

type Looks struct {
	Store  records.Store
	Desk   *Desk
	Chance rand.Source // of throwaway dice
}

type Letterbox struct {
	Store   records.Store
	Letters *Letters
	Desk    *Desk
	Read    func(raw []byte) post.Letter // reads a letter once more, as Inbox did
	Log     *slog.Logger
}

type Outbox struct{ Store records.Store }

type Roster struct {
	Store records.Store
	Desk  *Desk
}

type Steps struct {
	Store   records.Store
	Desk    *Desk
	Lobby   *Lobby
	Seats   *Seats
	Turns   *Turns
	Clock   *Clock
	Letters *Letters
	Looks   *Looks
	Now     func() time.Time // the clock
}

// A work is a case on its way to its answer.
type work struct{ *Case }
