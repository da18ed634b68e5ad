package store_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/gm/store/files"
)

// modesIn are the modes of what lies in a folder, by name.
func modesIn(t *testing.T, folder string) map[string]fs.FileMode {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("files have no such modes here")
	}
	modes := map[string]fs.FileMode{}
	err := fs.WalkDir(os.DirFS(folder), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if name != "." {
			modes[name] = info.Mode().Perm()
		}
		return err
	})
	fail(t, err)
	return modes
}

// A database, what SQLite keeps beside it, its copy, and the folder that is made for
// it are for nobody's eyes but the owner's.
func TestDatabasesAreTheirOwnersOnly(t *testing.T) {
	t.Parallel()
	above := t.TempDir()
	folder := filepath.Join(above, "machipost")
	path := filepath.Join(folder, "games.db")
	db, err := store.Open(t.Context(), path, atNoon)
	fail(t, err)
	defer db.Close()
	set(t, db, "one")
	fail(t, store.Copy(t.Context(), path, filepath.Join(folder, "copy.db")))
	same(t, "modes", modesIn(t, above), map[string]fs.FileMode{
		"machipost": 0o700, "machipost/games.db": 0o600, "machipost/games.db-wal": 0o600, "machipost/games.db-shm": 0o600,
		"machipost/copy.db": 0o600,
	})
	if loose := files.FindLoose(path); loose != nil {
		t.Errorf("loose: %v", loose)
	}
}

// A folder above that is missing is a mistake in the path.
func TestOnlyTheLastFolderIsMade(t *testing.T) {
	t.Parallel()
	above := filepath.Join(t.TempDir(), "one")
	if _, err := store.Open(t.Context(), filepath.Join(above, "two", "games.db"), atNoon); err == nil {
		t.Error("it was opened")
	}
	if _, err := os.Stat(above); err == nil {
		t.Error("there is a folder")
	}
}

// A copy that fails leaves no file, and does nothing to one that is there.
func TestFailedCopiesLeaveNothing(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	to := filepath.Join(folder, "copy.db")
	if err := store.Copy(t.Context(), filepath.Join(folder, "none.db"), to); err == nil {
		t.Error("there was nothing to copy")
	}
	if _, err := os.Stat(to); err == nil {
		t.Error("there is a copy")
	}
	from := filepath.Join(folder, "games.db")
	db, err := store.Open(t.Context(), from, atNoon)
	fail(t, err)
	defer db.Close()
	fail(t, os.WriteFile(to, []byte("mine"), 0o644))
	if err := store.Copy(t.Context(), from, to); err == nil {
		t.Error("it was written over another file")
	}
	if text, err := os.ReadFile(to); err != nil || string(text) != "mine" {
		t.Errorf("%q, %v", text, err)
	}
}

// What others may read is found, beside a link, too, and tightened while it is open.
func TestLooseFilesAreTightened(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	path, link := filepath.Join(folder, "games.db"), filepath.Join(t.TempDir(), "link.db")
	db, err := store.Open(t.Context(), path, atNoon)
	fail(t, err)
	defer db.Close()
	fail(t, os.Symlink(path, link))
	modesIn(t, folder) // skips where there are none
	fail(t, os.Chmod(path, 0o644))
	fail(t, os.Chmod(path+"-wal", 0o660))
	loose := files.FindLoose(link)
	same(t, "loose", loose, []files.Loose{{Path: path, Mode: 0o644}, {Path: path + "-wal", Mode: 0o660}})
	same(t, "told", loose[0].String(), path+" (0644)")
	fail(t, files.Tighten(append(slices.Clone(loose), files.Loose{Path: path + "-journal", Mode: 0o644})))
	same(t, "modes", modesIn(t, folder), map[string]fs.FileMode{"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600})
	update(t, db, func(tx records.Tx) error { return tx.Settings.Set("after", "it") })
	if loose := files.FindLoose(filepath.Join(folder, "none.db")); loose != nil {
		t.Errorf("where there is none: %v", loose)
	}
}
