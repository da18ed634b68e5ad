package post

import "context"

// A Shelf is a folder of the GM's mailbox that holds letters of ours: what was sent is
// told there also when our own memory is lost.
type Shelf interface {
	// Keep lays letters into the folder, in order; where there is none it is made.
	// Letters kept before may be kept again. It fails when the server cannot be reached
	// or does not take one; those before it are kept then.
	Keep(ctx context.Context, letters [][]byte) error

	// Kept calls look with the message ids of the letters that lie behind done, in
	// order, and returns the mark to go on from the next time; a letter without one is
	// passed over. The zero mark and one of another UIDVALIDITY stand for none. A
	// folder that cannot be opened holds nothing. It fails when the server cannot be
	// reached or breaks off.
	Kept(ctx context.Context, done Mark, look func(messageID string)) (Mark, error)
}
