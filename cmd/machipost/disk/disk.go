// Package disk is what the system tells of files beyond what Go does: whose they
// are, how much room there is, and whether they lie on this machine at all.
//
// It makes and changes nothing, and knows no configuration and no database. Where a
// system does not tell, it says so instead of guessing. What may enter is a question
// to the system about a path, with a file for each kind of system.
package disk

import (
	"os"
	"os/user"
	"path/filepath"
	"strconv"
)

// An Owner is whose a file is.
type Owner struct {
	ID      int    // of the user
	Name    string // of the user; the number where it has none
	Group   string // the group's name; its number where it has none
	GroupID int
}

// OwnerOf tells whose a file or folder is; links are followed. It tells false where
// there is none, and on systems whose files have no such owners.
func OwnerOf(path string) (Owner, bool) {
	info, err := os.Stat(path)
	if err != nil {
		return Owner{}, false
	}
	uid, gid, told := ownerIn(info)
	if !told {
		return Owner{}, false
	}
	owner := Owner{ID: uid, Name: strconv.Itoa(uid), Group: strconv.Itoa(gid), GroupID: gid}
	if u, err := user.LookupId(owner.Name); err == nil {
		owner.Name = u.Username
	}
	if g, err := user.LookupGroupId(owner.Group); err == nil {
		owner.Group = g.Name
	}
	return owner, true
}

// Standing returns the nearest folder above a path, or the path itself, that is there.
func Standing(path string) string {
	for {
		if _, err := os.Stat(path); err == nil {
			return path
		}
		above := filepath.Dir(path)
		if above == path {
			return path
		}
		path = above
	}
}

// A Space is the disk that a path lies on.
type Space struct {
	Free    int64  // bytes that we may still write
	Network string // the kind of file system where it is another machine's, like nfs; "" else
}

// SpaceAt tells of the disk that a path lies on. It tells false where the path is not
// there, and on systems that are not asked.
func SpaceAt(path string) (Space, bool) { return spaceAt(path) }
