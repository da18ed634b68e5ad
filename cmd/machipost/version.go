package main

import (
	"runtime/debug"
	"strings"
)

// shortCommit is how much of a commit's hash is told: enough to find it.
const shortCommit = 12

// versionOf is what --version says of a build: the version, and the commit that it
// was made from with its time (UTC), as far as the build knows them. changed marks
// one with changes that are in no commit.
func versionOf(build *debug.BuildInfo) string {
	if build == nil {
		return "unknown"
	}
	set := map[string]string{}
	for _, s := range build.Settings {
		set[s.Key] = s.Value
	}
	version := strings.TrimSuffix(build.Main.Version, "+dirty") // which changed tells
	if version == "" || version == "(devel)" {
		version = "development"
	}
	commit := set["vcs.revision"]
	if commit == "" {
		return version + " (commit unknown)"
	}
	told := []string{"commit " + commit[:min(len(commit), shortCommit)]}
	if at := set["vcs.time"]; at != "" {
		told = append(told, at)
	}
	if set["vcs.modified"] == "true" {
		told = append(told, "changed")
	}
	return version + " (" + strings.Join(told, ", ") + ")"
}
