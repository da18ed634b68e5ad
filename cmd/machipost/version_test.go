package main

import (
	"runtime/debug"
	"testing"
)

func TestVersionOf(t *testing.T) {
	t.Parallel()
	const hash = "9b55f8c0123456789abcdef0123456789abcdef0"
	build := func(version string, settings ...string) *debug.BuildInfo {
		b := &debug.BuildInfo{Main: debug.Module{Path: "machipost", Version: version}}
		for i := 0; i < len(settings); i += 2 {
			b.Settings = append(b.Settings, debug.BuildSetting{Key: settings[i], Value: settings[i+1]})
		}
		return b
	}
	for _, c := range []struct {
		build *debug.BuildInfo
		want  string
	}{
		{nil, "unknown"},
		{build(""), "development (commit unknown)"},
		{build("(devel)", "GOOS", "linux"), "development (commit unknown)"},
		{build("v1.2.0"), "v1.2.0 (commit unknown)"},
		{build("v1.2.0", "vcs.revision", hash, "vcs.time", "2026-11-21T17:20:00Z", "vcs.modified", "false"), "v1.2.0 (commit 9b55f8c01234, 2026-11-21T17:20:00Z)"},
		{build("(devel)", "vcs.revision", hash, "vcs.modified", "true"), "development (commit 9b55f8c01234, changed)"},
		{build("v1+dirty", "vcs.revision", "9b5", "vcs.time", "2026-11-21T17:20:00Z", "vcs.modified", "true"), "v1 (commit 9b5, 2026-11-21T17:20:00Z, changed)"},
	} {
		if got := versionOf(c.build); got != c.want {
			t.Errorf("%v: %q, want %q", c.build, got, c.want)
		}
	}
}
