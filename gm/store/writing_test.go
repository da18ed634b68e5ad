package store_test

import (
	"context"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"machipost/gm/records"
	"machipost/gm/store"
)

var errOne = errors.New("a fault of this one")

// writing is an update that writes a setting, and then ends so.
func writing(name string, end func() error) func(records.Tx) error {
	return func(tx records.Tx) error {
		if err := tx.Settings.Set(name, "set"); err != nil {
			return err
		}
		return end()
	}
}

func well() error   { return nil }
func fails() error  { return errOne }
func panics() error { panic(errOne) }
func faulty() error { return &records.Fault{Err: errOne} }

// settings are those of these names that are set.
func settings(t *testing.T, db records.Store, names ...string) (found string) {
	t.Helper()
	err := db.View(t.Context(), func(view records.View) error {
		for _, name := range names {
			value, err := view.Settings.Value(name)
			if err != nil {
				return err
			}
			if value != "" {
				found += name
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// recovered carries an update out, and makes an error of a panic.
func recovered(update records.Updater, f func(records.Tx) error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = r.(error)
		}
	}()
	return update(f)
}

// An update of a group that fails undoes itself alone, and the rest is committed
// together; a fault of the store, and an error of the group's own, undo all of it.
func TestAGroup(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name        string
		second, end func() error
		want        string // what is kept of a, b and c
		fault       bool   // of the whole
	}{
		{"all is well", well, well, "abc", false},
		{"one fails", fails, well, "ac", false},
		{"one panics", panics, well, "ac", false},
		{"a fault of the store ends it", faulty, well, "", true},
		{"the group fails", well, fails, "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			db, _ := open(t)
			err := db.Group(t.Context(), func(update records.Updater) error {
				for _, one := range []struct {
					name string
					end  func() error
				}{{"a", well}, {"b", c.second}, {"c", well}} {
					if err := recovered(update, writing(one.name, one.end)); err != nil && !errors.Is(err, errOne) {
						t.Errorf("update %s fails with %v", one.name, err)
					}
				}
				if kept := settings(t, db, "a", "b", "c"); kept != "" {
					t.Errorf("%q is committed before the group is", kept)
				}
				return c.end()
			})
			if (err == nil) != (c.want != "") || errors.As(err, new(*records.Fault)) != c.fault {
				t.Errorf("error %v", err)
			}
			if kept := settings(t, db, "a", "b", "c"); kept != c.want {
				t.Errorf("%q is kept, want %q", kept, c.want)
			}
		})
	}
}

// An update sees what those before it in the group have written, at the same moment,
// however long it takes.
func TestAGroupIsOfOneMoment(t *testing.T) {
	t.Parallel()
	clock := noon
	db, err := store.OpenUnsynced(t.Context(), filepath.Join(t.TempDir(), "games.db"), func() time.Time {
		clock = clock.Add(time.Minute)
		return clock
	})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var moments []time.Time
	err = db.Group(t.Context(), func(update records.Updater) error {
		for i := range 2 {
			err := update(func(tx records.Tx) error {
				first, err := tx.Told.Once("matter", tx.Now)
				if first != (i == 0) {
					t.Errorf("update %d: told for the first time is %v", i, first)
				}
				moments = append(moments, tx.Now)
				return err
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil || !moments[0].Equal(moments[1]) {
		t.Errorf("moments %v, %v", moments, err)
	}
}

// What is jotted down is there for all at once, and undone like any update.
func TestAJot(t *testing.T) {
	t.Parallel()
	db, path := open(t)
	other := again(t, path)
	if err := db.Jot(t.Context(), writing("a", well)); err != nil {
		t.Fatal(err)
	}
	if err := db.Jot(t.Context(), writing("b", fails)); !errors.Is(err, errOne) {
		t.Errorf("error %v", err)
	}
	update(t, db, writing("c", well))
	if kept := settings(t, other, "a", "b", "c"); kept != "ac" {
		t.Errorf("another process finds %q", kept)
	}
}

// Who waits for its turn to write waits no longer than its context.
func TestWritersQueueUp(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	err := db.Group(t.Context(), func(update records.Updater) error {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		for _, write := range []func(context.Context, func(records.Tx) error) error{db.Update, db.Jot} {
			var fault *records.Fault
			if err := write(ctx, writing("b", well)); !errors.Is(err, context.Canceled) || !errors.As(err, &fault) {
				t.Errorf("error %v", err)
			}
		}
		return update(writing("a", well))
	})
	if kept := settings(t, db, "a", "b"); err != nil || kept != "a" {
		t.Errorf("%q is kept, %v", kept, err)
	}
}
