package records

import "context"

// Within is a store for one of several mailboxes that share it: each has games, players,
// letters and settings of its own, and sees nobody else's. The names of games are unique
// among all of them. The first mailbox has the name "", which is what a store is without
// this.
func Within(store Store, mailbox string) Store {
	if mailbox == "" {
		return store
	}
	return within{store, mailbox}
}

// within is a store for a mailbox.
type within struct {
	store   Store
	mailbox string
}

// in has f work on the mailbox.
func (w within) in(f func(Tx) error) func(Tx) error {
	return func(tx Tx) error { return f(tx.In(w.mailbox)) }
}

// Update implements Store.
func (w within) Update(ctx context.Context, f func(Tx) error) error {
	return w.store.Update(ctx, w.in(f))
}

// Group implements Store.
func (w within) Group(ctx context.Context, f func(Updater) error) error {
	return w.store.Group(ctx, func(update Updater) error {
		return f(func(one func(Tx) error) error { return update(w.in(one)) })
	})
}

// Jot implements Store.
func (w within) Jot(ctx context.Context, f func(Tx) error) error { return w.store.Jot(ctx, w.in(f)) }

// Take implements Store.
func (w within) Take(ctx context.Context, f func(Tx) error) error { return w.store.Take(ctx, w.in(f)) }

// View implements Store.
func (w within) View(ctx context.Context, f func(View) error) error {
	return w.store.View(ctx, func(v View) error { return f(v.In(w.mailbox)) })
}
