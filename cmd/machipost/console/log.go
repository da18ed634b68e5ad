package console

import (
	"fmt"
	"log/slog"

	"github.com/spf13/cobra"
)

// Logging gives a command, and all below it, the flags of the log.
func Logging(cmd *cobra.Command) {
	cmd.PersistentFlags().String("log", "text", "write the log to stderr in this `form`: text or json")
	cmd.PersistentFlags().String("log-level", "", "log from this `level` on: debug, info, warn or error (default info for serve and with --log, else error)")
}

// Log is the log of a command, on stderr, as its flags have it. usual is the level of
// a command line that names none, and no form either: whoever chooses a form wants to
// read something. It fails with a usage error.
func (w World) Log(cmd *cobra.Command, usual slog.Level) (*slog.Logger, error) {
	form, _ := cmd.Flags().GetString("log") // "" for a command without the flag
	name, _ := cmd.Flags().GetString("log-level")
	level, known := map[string]slog.Level{
		"": usual, "debug": slog.LevelDebug, "info": slog.LevelInfo, "warn": slog.LevelWarn, "error": slog.LevelError,
	}[name]
	if !known {
		return nil, Usage(fmt.Errorf("--log-level %q: write debug, info, warn or error", name))
	}
	if name == "" && cmd.Flags().Changed("log") {
		level = min(usual, slog.LevelInfo)
	}
	options := &slog.HandlerOptions{Level: level}
	switch form {
	case "json":
		return slog.New(slog.NewJSONHandler(w.Stderr, options)), nil
	case "text", "":
		return slog.New(slog.NewTextHandler(w.Stderr, options)), nil
	}
	return nil, Usage(fmt.Errorf("--log %q: write text or json", form))
}
