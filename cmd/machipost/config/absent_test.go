package config

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const nobody = 65534 // on every system

// Who may not read a configuration is told of a user who may, and never of a group that
// is no user.
func TestWhoMayReadAConfiguration(t *testing.T) {
	t.Parallel()
	if os.Geteuid() != 0 {
		t.Skip("only root can give files to others")
	}
	for _, c := range []struct {
		uid, gid int
		want     string
	}{
		{0, nobody, "sudo -u machipost machipost"},
		{nobody, 0, "sudo -u nobody machipost"},
		{0, 0, "sudo -u machipost machipost"},
		{0, 1, "sudo -u daemon machipost"}, // a group that has its user's name
	} {
		path := filepath.Join(t.TempDir(), "machipost.toml")
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chown(path, c.uid, c.gid); err != nil {
			t.Fatal(err)
		}
		if err := absent(path, fs.ErrPermission); !strings.Contains(err.Error(), c.want) {
			t.Errorf("%d:%d: %v, want %s", c.uid, c.gid, err, c.want)
		}
	}
}
