package service

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
)

// MayUse fails where a command would make a database that the service cannot use, or
// where the one that is there is not for who runs it; a dry run makes none. It says
// whose it is and what to write.
func MayUse(w console.World, cmd *cobra.Command, database string) error {
	if w.User.Name == "" || console.IsDry(cmd) {
		return nil
	}
	_, line, _ := strings.Cut(cmd.CommandPath(), " ")
	_, err := os.Stat(database)
	switch owner, told := disk.OwnerOf(database); {
	case errors.Is(err, fs.ErrPermission):
		return shut(w, disk.Standing(filepath.Dir(database)), line)
	case errors.Is(err, fs.ErrNotExist):
		return mayMake(w, database, line)
	case told && !w.User.IsRoot() && owner.ID != w.User.ID: // what root makes beside it SQLite gives to its owner
		return shut(w, database, line)
	}
	return nil
}

// mayMake is MayUse where there is no database yet.
func mayMake(w console.World, database, line string) error {
	folder := filepath.Dir(database)
	there := disk.Standing(folder)
	owner, told := disk.OwnerOf(there)
	switch {
	case !told:
		return nil
	case there != folder && there != filepath.Dir(folder):
		return fmt.Errorf("the folder %s is missing, and so is the one above it: if that is no mistake in the path, 'machipost init --database %s' makes it", folder, database)
	case there != folder && w.User.IsRoot():
		if _, err := user.Lookup(console.ServiceUser); err != nil {
			return nil // there is no service's user here: root keeps the service itself
		}
		return fmt.Errorf("the folder %s is missing, and what root makes there the service could not use; run 'machipost init', or 'install -d -o %s -m 0700 %s'",
			folder, console.ServiceUser, folder)
	case there == folder && owner.ID != w.User.ID && w.User.IsRoot():
		return fmt.Errorf("the folder %s is %s's, who could not use a database that root makes there; run it as that user: %s",
			folder, owner.Name, console.AsUser(owner.Name, line))
	case owner.ID != w.User.ID && !writable(there):
		return shut(w, there, line)
	}
	return nil
}

// writable tells whether we may make files in a folder, by making one.
func writable(folder string) bool {
	file, err := os.CreateTemp(folder, ".machipost-*")
	if err != nil {
		return false
	}
	return errors.Join(file.Close(), os.Remove(file.Name())) == nil
}

// shut tells that a path is another user's.
func shut(w console.World, path, line string) error {
	owner, told := disk.OwnerOf(path)
	if !told {
		owner.Name = "another user"
	}
	return fmt.Errorf("%s is %s's, and you are %s; run it as that user: %s", path, owner.Name, w.User.Name, console.AsUser(owner.Name, line))
}
