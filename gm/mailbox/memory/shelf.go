package memory

import (
	"context"
	"slices"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

var _ post.Shelf = (*Inbox)(nil)

// Keep implements post.Shelf. It fails when ctx has ended, with its error.
func (b *Inbox) Keep(ctx context.Context, letters [][]byte) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	for _, raw := range letters {
		b.shelf = append(b.shelf, slices.Clone(raw))
	}
	return nil
}

// Kept implements post.Shelf. It fails when ctx has ended, with its error.
func (b *Inbox) Kept(ctx context.Context, done post.Mark, look func(messageID string)) (post.Mark, error) {
	if err := ctx.Err(); err != nil {
		return done, err
	}
	b.world.mu.Lock()
	validity, kept := b.validity, slices.Clone(b.shelf)
	b.world.mu.Unlock()
	if done.UIDValidity != validity || int(done.UID) > len(kept) {
		done = post.Mark{UIDValidity: validity}
	}
	for _, raw := range kept[done.UID:] {
		done.UID++
		if id := (letter.Reader{}).Read(raw).MessageID; id != "" {
			look(id)
		}
	}
	return done, nil
}

// Shelf returns the letters that are kept, oldest first, read.
func (b *Inbox) Shelf() []post.Letter {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	var letters []post.Letter
	for _, raw := range b.shelf {
		letters = append(letters, letter.Reader{}.Read(raw))
	}
	return letters
}
