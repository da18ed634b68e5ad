package doctor

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/gm/records"
	"machipost/gm/store/files"
	"machipost/gm/store/outside"
	"machipost/gm/store/postgres"
)

// This file holds what lies on this machine: whose it is, and who may read it.

func seeVersion(v *visit, _ context.Context) Finding {
	if strings.Contains(v.w.Version, "commit unknown") || v.w.Version == "" {
		return info("nothing; a packaged build tells its commit", "%s, on %s/%s", v.w.Version, runtime.GOOS, runtime.GOARCH)
	}
	return ok("%s, on %s/%s", v.w.Version, runtime.GOOS, runtime.GOARCH)
}

func seeConfiguration(v *visit, _ context.Context) Finding {
	if v.unread != nil {
		return failure("mend what is said there, or run 'machipost init'", "%v", v.unread)
	}
	for _, of := range v.config.Mailboxes() {
		if _, err := newInbox(of); err != nil {
			return failure("mend the setting that is named", "%v", of.At(err))
		}
		if _, err := newPostman(of); err != nil {
			return failure("mend the setting that is named", "%v", of.At(err))
		}
	}
	v.open()
	return ok("%s was read", v.path)
}

// open makes the two ends of the mailbox, of settings that were looked at.
func (v *visit) open() {
	v.inbox, _ = newInbox(v.config)
	v.postman, _ = newPostman(v.config)
}

// of is a visit to another mailbox of a configuration that was read.
func (v *visit) of(c config.Config) *visit {
	other := &visit{w: v.w, hands: v.hands, path: v.path, network: v.network, config: c, exam: v.exam}
	other.open()
	return other
}

// looseFor are the bits of a mode that let others than owner and group in.
const looseFor fs.FileMode = 0o007

// groupWrites lets the group change a file.
const groupWrites fs.FileMode = 0o020

func seeConfigurationMode(v *visit, _ context.Context) Finding {
	return v.closed(v.path, "the configuration")
}

func seePasswordMode(v *visit, _ context.Context) Finding {
	for _, path := range v.config.PasswordFiles() {
		if f := v.closed(path, "the password"); f.State != OK {
			return f
		}
	}
	return ok("no password lies open")
}

// closed tells whether a file can be read by its owner and group only.
func (v *visit) closed(path, what string) Finding {
	info, err := os.Stat(path)
	if err != nil {
		return failure("see to it that whoever runs the service may read it", "%v", err)
	}
	if runtime.GOOS == "windows" {
		return ok("%s: files have no such modes here", path)
	}
	if mode := info.Mode().Perm(); mode&(looseFor|groupWrites) != 0 {
		return warning(fmt.Sprintf("run 'chmod %04o %s'", mode&^(looseFor|groupWrites), path), "others may read or change %s: %s (%04o)", what, path, mode)
	}
	return ok("%s (%04o)", path, info.Mode().Perm())
}

func seePassword(v *visit, _ context.Context) Finding {
	for _, server := range []struct {
		name     string
		user     string
		password func() (string, error)
	}{{"imap", v.config.Inbox.User, v.config.Inbox.Password}, {"smtp", v.config.Postman.User, v.config.Postman.Password}} {
		if server.user == "" {
			continue
		}
		if _, err := server.password(); err != nil {
			return failure("put it where the setting says, for the user of the service to read, or run 'machipost init' with another way to it", "%s: %v", server.name, err)
		}
	}
	return ok("it is where the configuration says")
}

func seeUser(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return ok("the database is on a server: any user may run it who may read the configuration")
	}
	owner, told := v.hands.OwnerOf(filepath.Dir(v.config.Database))
	switch {
	case v.w.User.Name == "" || !told:
		return info("nothing: this system does not tell whose files are", "who runs it is not known")
	case owner.ID == v.w.User.ID:
		return ok("%s, whose the database's folder is", v.w.User.Name)
	case v.w.User.IsRoot():
		return info("run 'sudo -u "+owner.Name+" machipost doctor' to see what the service may", "you are root; the database's folder is %s's", owner.Name)
	}
	return failure("run it as that user: "+console.AsUser(owner.Name, "doctor"), "you are %s, and the database's folder is %s's", v.w.User.Name, owner.Name)
}

func seeFolder(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return ok("the database is in PostgreSQL")
	}
	path := filepath.Dir(v.config.Database)
	stat, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return failure("run 'machipost init', or 'install -d -m 0700 "+path+"' as the user of the service", "%s is missing", path)
	case err != nil:
		return failure("see to it that the user of the service may enter it", "%v", err)
	case !stat.IsDir():
		return failure("name another database in the configuration", "%s is no folder", path)
	}
	probe, err := os.CreateTemp(path, ".machipost-doctor-*")
	if err != nil {
		return failure("give it to the user of the service: 'chown "+v.service()+" "+path+"', and 'chmod 0700' it", "nothing can be made in it: %v", err)
	}
	if err := errors.Join(probe.Close(), os.Remove(probe.Name())); err != nil {
		return failure("look at the disk", "%v", err)
	}
	return ok("%s", path)
}

// service is whom the service runs as, as far as files tell.
func (v *visit) service() string {
	if v.w.User.Name != "" && !v.w.User.IsRoot() {
		return v.w.User.Name
	}
	return console.ServiceUser
}

func seeFileSystem(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return ok("the database is in PostgreSQL")
	}
	space, told := v.hands.SpaceAt(standing(v.config.Database))
	switch {
	case !told:
		return info("see to it that the database lies on a disk of this machine", "this system does not tell what kind of disk it is")
	case space.Network != "":
		return failure("name a database on a disk of this machine: SQLite's locks do not hold over a network", "the database lies on %s", space.Network)
	}
	return ok("a disk of this machine")
}

// scarce is how little free disk is a warning, and none hardly any, in bytes.
const (
	scarce = 500 << 20
	none   = 20 << 20
)

func seeFreeDisk(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return ok("look at the disk of the database server")
	}
	space, told := v.hands.SpaceAt(standing(v.config.Database))
	switch {
	case !told:
		return info("look at the disk yourself", "this system does not tell how much is free")
	case space.Free < none:
		return failure("make room: nothing can be filed soon", "%s free", size(space.Free))
	case space.Free < scarce:
		return warning("make room", "%s free", size(space.Free))
	}
	return ok("%s free", size(space.Free))
}

// seeWriting comes before the database is opened: SQLite would make files beside it that
// nobody can write either.
func seeWriting(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return ok("the database is in PostgreSQL")
	}
	if shut := files.FindReadOnly(v.config.Database); len(shut) > 0 {
		return failure("run 'chmod 600 "+shut[0].Path+"'", "%s can only be read", shut[0])
	}
	return ok("the database, and what lies beside it")
}

func seeDatabase(v *visit, ctx context.Context) Finding {
	if v.config.OnServer() {
		return seeServer(v, ctx)
	}
	x, err := outside.Examine(ctx, v.config.Database, v.w.Now())
	v.exam = x
	switch {
	case errors.Is(err, fs.ErrNotExist):
		v.exam = outside.Examination{}
		return Finding{State: Info, Says: v.config.Database + " is not there yet", Remedy: "nothing: the first run, or the first game, makes it"}
	case errors.Is(err, records.ErrBusy):
		return failure("try again; if it stays so, stop what holds it", "%v", err)
	case errors.Is(err, records.ErrShut), errors.Is(err, fs.ErrPermission):
		return failure("it and the files beside it must be the user's of the service: 'chown "+v.service()+" "+v.config.Database+"*'", "%v", err)
	case errors.Is(err, records.ErrDamaged):
		return failure("put a backup back: 'machipost restore FILE'", "%v", err)
	case err != nil:
		return failure("look at the disk and at whose the file is", "%v", err)
	}
	return ok("%s", v.config.Database)
}

// seeServer is seeDatabase for one in PostgreSQL.
func seeServer(v *visit, ctx context.Context) Finding {
	password, err := v.config.DatabasePassword()
	if err != nil {
		return failure("put the password where the setting says", "%v", err)
	}
	x, err := outside.ExamineServer(ctx, v.config.Database, password, v.w.Now())
	v.exam = x
	switch {
	case errors.Is(err, records.ErrAway):
		return failure("see to it that the server runs, and that this machine may reach it", "%v", err)
	case errors.Is(err, records.ErrShut):
		return failure("look at user, password and database: 'CREATE ROLE machipost LOGIN', 'CREATE DATABASE machipost OWNER machipost', and pg_hba.conf", "%v", err)
	case err != nil:
		return failure("look at the log of the database server", "%v", err)
	}
	return ok("%s", postgres.Shown(v.config.Database))
}

// fresh tells a database that is not there yet, or has nothing in it.
func (v *visit) fresh() bool { return v.exam.Known == 0 || v.exam.Version == 0 }

func seeDatabaseMode(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return ok("the database is in PostgreSQL")
	}
	if loose := files.FindLoose(v.config.Database); len(loose) > 0 {
		return warning("'machipost serve' mends it, or run 'chmod 600 "+loose[0].Path+"'", "others may read %s", loose[0])
	}
	return ok("nobody else may read it")
}

func seeDatabaseForm(v *visit, _ context.Context) Finding {
	switch {
	case v.fresh():
		return ok("it gets the newest form when it is made")
	case v.exam.Version > v.exam.Known:
		return failure("install the newer machipost again, or restore a backup from before it", "a newer machipost wrote it (version %d, this one knows %d)", v.exam.Version, v.exam.Known)
	case v.exam.Version < v.exam.Known:
		return info("make a backup; the next run brings it up to date", "version %d; this machipost has %d", v.exam.Version, v.exam.Known)
	}
	return ok("version %d, the newest", v.exam.Version)
}

func seeDatabaseJournal(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return ok("the database is in PostgreSQL")
	}
	if v.fresh() || v.exam.Journal == "wal" {
		return ok("wal")
	}
	return warning("run 'machipost run': every command that opens it sets it to wal", "journal_mode is %s, not wal", v.exam.Journal)
}

func seeDatabaseIntegrity(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return ok("PostgreSQL looks after that: pg_amcheck")
	}
	if v.exam.Fault != "" {
		return failure("stop the service and put a backup back: 'machipost restore FILE'", "%s", v.exam.Fault)
	}
	return ok("nothing is damaged")
}

// large is from when on the size of a database is worth a word, in bytes.
const large = 2 << 30

func seeDatabaseSize(v *visit, _ context.Context) Finding {
	if v.exam.Size > large {
		return info("keep letters for a shorter time: keep_letters in the configuration", "%s", size(v.exam.Size))
	}
	return ok("%s", size(v.exam.Size))
}

// aged is how old the newest backup may be.
const aged = 8 * 24 * time.Hour

func seeBackup(v *visit, _ context.Context) Finding {
	if v.config.OnServer() {
		return info("see to it that pg_basebackup or pg_dump run, and try a restore (docs/operating.md)", "the copies of a database server are not seen here")
	}
	const how = "let cron run 'machipost backup FILE' every night; other means (litestream, snapshots) are not seen here"
	switch {
	case v.fresh():
		return info(how, "there is nothing to back up yet")
	case v.exam.Backup.IsZero():
		return warning(how, "no backup was made by 'machipost backup'")
	case v.w.Now().Sub(v.exam.Backup) > aged:
		return warning(how, "the newest backup is %s old", days(v.w.Now().Sub(v.exam.Backup)))
	}
	return ok("made %s ago", days(v.w.Now().Sub(v.exam.Backup)))
}
