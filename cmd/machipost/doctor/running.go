package doctor

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
	"machipost/gm/store/outside"
)

// This file holds what keeps a service running: who starts it, when it last did, and
// what waits.

func standing(path string) string { return disk.Standing(path) }

// size is a number of bytes for people.
func size(bytes int64) string {
	units := []string{"bytes", "kB", "MB", "GB", "TB"}
	n, at := float64(bytes), 0
	for n >= 1000 && at < len(units)-1 {
		n, at = n/1000, at+1
	}
	if at == 0 {
		return fmt.Sprintf("%d bytes", bytes)
	}
	return fmt.Sprintf("%.1f %s", n, units[at])
}

// days is a length of time for people, in the unit that fits.
func days(d time.Duration) string {
	switch {
	case d < time.Hour:
		return fmt.Sprintf("%d min", int(d.Minutes()))
	case d < 48*time.Hour:
		return fmt.Sprintf("%d h", int(d.Hours()))
	}
	return fmt.Sprintf("%d days", int(d.Hours()/24))
}

func seeZone(v *visit, _ context.Context) Finding {
	if v.config.Zone == "UTC" {
		return info(`write zone = "Europe/London", or where you live, if games are to keep another time`, "games without --zone keep UTC")
	}
	return ok("%s", v.config.Zone)
}

func seeKeeper(v *visit, _ context.Context) Finding {
	if v.config.Keeper == "" {
		return warning("write keeper = \"you@example.org\" into the configuration, or run 'machipost init --keeper ADDRESS'", "nobody is told when something is the matter")
	}
	if strings.EqualFold(v.config.Keeper, v.config.Address.Address) {
		return warning("name an address that you read", "the keeper is the service's own address: nobody reads it")
	}
	return ok("set")
}

// starters are where what starts a service stands, below Root: a unit or timer that is
// enabled, and crontabs.
var starters = []string{
	"etc/systemd/system/multi-user.target.wants/machipost.service", "etc/systemd/system/timers.target.wants/machipost.timer",
	"etc/systemd/system/default.target.wants/machipost.service", "etc/crontab", "etc/cron.d/*", "var/spool/cron/crontabs/*", "var/spool/cron/*",
	"etc/crontabs/*", "var/cron/tabs/*", "Library/LaunchDaemons/*machipost*",
}

func seeStart(v *visit, _ context.Context) Finding {
	unread := false
	for _, place := range starters {
		files, _ := filepath.Glob(filepath.Join(v.hands.Root, place)) // the patterns are well formed
		for _, file := range files {
			if strings.HasSuffix(file, ".service") || strings.HasSuffix(file, ".timer") {
				return ok("%s", file)
			}
			text, err := os.ReadFile(file)
			unread = unread || os.IsPermission(err)
			if namesUs(string(text)) {
				return ok("%s", file)
			}
		}
	}
	if age := v.w.Now().Sub(v.exam.LastRun); !v.exam.LastRun.IsZero() && age < lately {
		return ok("something ran it %s ago", days(age))
	}
	how := "run 'systemctl enable --now machipost', or add to the crontab of the service's user: " + console.CronLine(absolute(v.path))
	if unread {
		return info(how, "no unit or timer is enabled; there are crontabs that you may not read")
	}
	return warning(how, "no unit, timer or crontab starts it")
}

// absolute is a path as cron needs it, who runs commands in another folder.
func absolute(path string) string {
	if whole, err := filepath.Abs(path); err == nil {
		return whole
	}
	return path
}

// lately is how long ago a round tells that something starts them.
const lately = 15 * time.Minute

// namesUs tells a crontab with a line that runs us.
func namesUs(crontab string) bool {
	for line := range strings.Lines(crontab) {
		if !strings.HasPrefix(strings.TrimSpace(line), "#") && strings.Contains(line, "machipost") {
			return true
		}
	}
	return false
}

// idle is how long a service may go without a round.
const idle = time.Hour

func seeLastRun(v *visit, _ context.Context) Finding {
	last := v.share().LastRun
	age := v.w.Now().Sub(last)
	switch {
	case v.fresh() || last.IsZero():
		return info("start it: 'machipost run' does a round", "no round was done yet")
	case age > idle:
		return warning("look why it does not run: 'systemctl status machipost', cron's mail, or 'machipost run' by hand", "the last round was %s ago", days(age))
	case age < -time.Minute:
		return warning("set the clock of this machine", "the last round is %s ahead of this machine's clock", days(-age))
	}
	return ok("%s ago", days(age))
}

func seeTurns(v *visit, _ context.Context) Finding {
	if held := v.share().Held; held != "" {
		return failure("see to what is said there, then run 'machipost resume'", "no turn is resolved: %s", held)
	}
	return ok("they are resolved")
}

// waits is how long a letter of ours may wait.
const waits = 2 * time.Hour

func seeOutbox(v *visit, _ context.Context) Finding {
	if age := v.w.Now().Sub(v.exam.OldestDue); !v.exam.OldestDue.IsZero() && age > waits {
		return warning("see 'machipost outbox list --state queued' for why, and smtp.per_day in the configuration", "%s wait, the oldest for %s", console.Counted(v.exam.Queued, "letter"), days(age))
	}
	return ok("%s wait", console.Counted(v.exam.Queued, "letter"))
}

func seeParked(v *visit, _ context.Context) Finding {
	if v.exam.Parked > 0 {
		return warning("see 'machipost outbox list --state parked'; retry or drop them", "%s cannot be delivered", console.Counted(v.exam.Parked, "letter"))
	}
	return ok("none")
}

func seeAside(v *visit, _ context.Context) Finding {
	if v.exam.Aside > 0 {
		return info("see 'machipost letter list --state aside'; requeue those that count", "%d", v.exam.Aside)
	}
	return ok("none")
}

// lettersATurn is how many letters a player gets in a turn: a report, an answer to the
// orders, a reminder.
const lettersATurn = 3

func seeLimits(v *visit, _ context.Context) Finding {
	most := v.share().Players * lettersATurn
	switch limit := v.config.PerDay; {
	case limit == 0:
		return info("if your provider lets you send so many a day only, write that as smtp.per_day", "smtp.per_day is not set; a turn of all games is %d letters", most)
	case most > limit/2:
		return warning("run fewer games, or use an account that may send more", "a turn of all games is %d letters, and half of %d a day are kept for players", most, limit)
	}
	return ok("a turn of all games is %d letters, of %d a day; %d went out since yesterday", most, v.config.PerDay, v.share().SentToday)
}

// share is what the database has of the mailbox.
func (v *visit) share() outside.Share { return v.exam.Of[v.config.Name] }

// seeMailboxes looks for games of mailboxes that the configuration does not have: nobody
// sees to them.
func seeMailboxes(v *visit, _ context.Context) Finding {
	all := v.config.Mailboxes()
	for _, name := range slices.Sorted(maps.Keys(v.exam.Of)) {
		games := v.exam.Of[name].Games
		if games > 0 && !slices.ContainsFunc(all, func(c config.Config) bool { return c.Name == name }) {
			return warning(fmt.Sprintf("write it into the configuration again, below [[mailbox]]: name = %q", name),
				"nobody sees to %s of mailbox %s: the configuration has it no more", console.Counted(games, "game"), name)
		}
	}
	if len(all) == 1 {
		return ok("one")
	}
	return ok("%d", len(all))
}
