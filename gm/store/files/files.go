// Package files is the files of a database: made for their owner only, found where others
// may read them, and closed to these.
//
// It reads nothing in them. What may enter is what the system knows of a file, beside
// what it holds.
package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// A database holds addresses, orders, and the key of the players' tags: it is for
// its owner's eyes only. SQLite gives the files beside it the mode that it has.

const (
	ownFile   fs.FileMode = 0o600 // of what we make: nobody but the owner reads it
	ownFolder fs.FileMode = 0o700
	strangers fs.FileMode = 0o077 // what others may do with a file
	ownWrites fs.FileMode = 0o200 // what lets its owner change it
)

// beside are what SQLite appends to a database's path, for the files beside it.
var beside = []string{"", "-wal", "-shm", "-journal"}

// MakeOwn makes an empty file for a database where there is none, and its folder where
// that is missing: SQLite would let everybody read them. It tells whether it did. It
// fails where the system does not let us.
func MakeOwn(path string) (made bool, err error) {
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return false, nil // what is wrong with it, SQLite says
	}
	folder := filepath.Dir(path)
	if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
		if err := os.Mkdir(folder, ownFolder); err != nil && !errors.Is(err, fs.ErrExist) {
			return false, err
		}
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, ownFile)
	if errors.Is(err, fs.ErrExist) { // another process was first
		return false, nil
	}
	if err != nil {
		return false, err
	}
	return true, file.Close()
}

// A Loose is a file of a database that others than its owner may read or change, or that
// its owner may not change.
type Loose struct {
	Path string
	Mode fs.FileMode // permissions only
}

// String is the file with its mode, like games.db (0644).
func (l Loose) String() string { return fmt.Sprintf("%s (%04o)", l.Path, l.Mode) }

// FindLoose returns the files of the database at path, those that SQLite keeps
// beside it too, that others than their owner may read or change; none where there
// is no database, and on systems whose files have no such modes.
func FindLoose(path string) (loose []Loose) {
	return find(path, func(mode fs.FileMode) bool { return mode.Perm()&strangers != 0 })
}

// FindReadOnly returns the files of the database at path, those that SQLite keeps beside
// it too, that their owner may not change; none where there is no database, and on
// systems whose files have no such modes.
func FindReadOnly(path string) []Loose {
	return find(path, func(mode fs.FileMode) bool { return mode.IsRegular() && mode&ownWrites == 0 })
}

// MakeWritable lets the owner change what SQLite keeps beside the database at path: it
// gave these files the mode that the database had then. It fails where the database itself
// may not be changed, which somebody may have wanted, and where the system does not let us.
func MakeWritable(path string) error {
	for _, file := range FindReadOnly(path) {
		if info, err := os.Stat(path); err == nil && info.Mode()&ownWrites == 0 {
			return fmt.Errorf("%s can only be read; if the service is to go on with it, run 'chmod 600 %s'", file, file.Path)
		}
		if err := os.Chmod(file.Path, file.Mode|ownFile); err != nil && !errors.Is(err, fs.ErrNotExist) { // they come and go
			return err
		}
	}
	return nil
}

// find returns the files of the database at path whose modes are of a kind.
func find(path string, kind func(fs.FileMode) bool) (found []Loose) {
	if runtime.GOOS == "windows" {
		return nil
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real // what is beside it is beside the file, not beside the link
	}
	for _, suffix := range beside {
		info, err := os.Stat(path + suffix)
		if err == nil && kind(info.Mode()) {
			found = append(found, Loose{path + suffix, info.Mode().Perm()})
		}
	}
	return found
}

// Tighten leaves files to their owner. It fails where the system does not let us,
// or where a file stays as it was, as on disks that know no modes.
func Tighten(files []Loose) error {
	var faults []error
	for _, file := range files {
		err := os.Chmod(file.Path, file.Mode&^strangers)
		if info, told := os.Stat(file.Path); err == nil && told == nil && info.Mode().Perm()&strangers != 0 {
			err = fmt.Errorf("%s keeps its mode: the disk knows no other", file.Path)
		}
		if !errors.Is(err, fs.ErrNotExist) { // the files beside it come and go
			faults = append(faults, err)
		}
	}
	return errors.Join(faults...)
}
