package console

import "testing"

func TestCronLine(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]string{
		"/etc/machipost/machipost.toml": "/etc/machipost/machipost.toml",
		"/home/a b/m.toml":              "'/home/a b/m.toml'",
		"/home/ann's/100%/m.toml":       `'/home/ann'\''s/100\%/m.toml'`,
		"/x/100%":                       `/x/100\%`,
		"/x/$HOME;é":                    "'/x/$HOME;é'",
	} {
		if got := CronLine(path); got != "*/5 * * * * machipost --config "+want+" run" {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}
