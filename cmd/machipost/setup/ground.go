package setup

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"strconv"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
)

// A ground is whose the files are that init makes. Where root sets the service up they
// must be the service's user's, or it could not read them.
type ground struct {
	user     string // whom the service runs as
	uid, gid int    // -1: whoever makes a file has it
}

// Modes of what init makes. What the service's user need only read stays root's.
const (
	ownFile     fs.FileMode = 0o600
	sharedFile  fs.FileMode = 0o640 // root's, for the group of the service's user
	ownFolder   fs.FileMode = 0o700
	sharedEntry fs.FileMode = 0o755
)

// groundFor finds whom the service runs as: the user named, else for root machipost, else
// whoever asks. It fails, before anything is made, where that user is not there or could
// not use what is made.
func groundFor(who console.User, named string) (ground, error) {
	if who.Name == "" {
		return ground{user: named, uid: -1, gid: -1}, nil
	}
	if named == "" && who.IsRoot() {
		named = console.ServiceUser
	}
	if named == "" || named == who.Name {
		return ground{user: who.Name, uid: -1, gid: -1}, nil
	}
	if !who.IsRoot() {
		return ground{}, fmt.Errorf("you are %s, and what you make %s could not use; run it as root, or as that user: %s", who.Name, named, console.AsUser(named, "init"))
	}
	u, err := user.Lookup(named)
	if err != nil {
		return ground{}, fmt.Errorf("there is no user %s for the service; make one with 'useradd --system --home-dir /var/lib/machipost --shell /usr/sbin/nologin %s', "+
			"or name another with --service-user (root, if it is to be root)", named, named)
	}
	uid, _ := strconv.Atoi(u.Uid) // numbers, on all systems that have root
	gid, _ := strconv.Atoi(u.Gid)
	return ground{u.Username, uid, gid}, nil
}

// shared tells whether root makes files for another.
func (g ground) shared() bool { return g.uid > 0 }

// fileMode is that of files with secrets.
func (g ground) fileMode() fs.FileMode {
	if g.shared() {
		return sharedFile
	}
	return ownFile
}

// give lets the service's user read a file that root keeps. It fails where the system
// does not let us.
func (g ground) give(path string, mode fs.FileMode) error {
	if g.shared() {
		if err := os.Chown(path, 0, g.gid); err != nil {
			return err
		}
	}
	return os.Chmod(path, mode)
}

// folder makes a folder for the database where there is none, the service's user's alone.
// It tells whether it did, and fails where one that is there is another's.
func (g ground) folder(path string) (made bool, err error) {
	if owner, told := disk.OwnerOf(path); told {
		if g.shared() && owner.ID != g.uid {
			return false, fmt.Errorf("the folder %s is %s's, and the service runs as %s; run 'chown %s %s', or name another --database", path, owner.Name, g.user, g.user, path)
		}
		return false, nil
	}
	if err := os.MkdirAll(filepath.Dir(path), sharedEntry); err != nil {
		return false, err
	}
	if err := os.Mkdir(path, ownFolder); err != nil {
		if errors.Is(err, fs.ErrExist) {
			return false, nil
		}
		return false, err
	}
	if g.shared() {
		err = os.Chown(path, g.uid, g.gid)
	}
	return true, err
}
