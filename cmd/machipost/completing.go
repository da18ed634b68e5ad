package main

import (
	"context"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/gm/store/outside"
)

// complete has shells complete what the usage of each command below cmd calls GAME,
// PLAYER and FILE. Names come from the database, which is only looked at.
func complete(w console.World, cmd *cobra.Command) {
	for _, sub := range cmd.Commands() {
		if sub.Runnable() && sub.ValidArgsFunction == nil {
			sub.ValidArgsFunction = completing(w, console.Places(sub))
		}
		if sub.Flags().Lookup("zone") != nil {
			_ = sub.RegisterFlagCompletionFunc("zone", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
				return zonesHere(), cobra.ShellCompDirectiveNoFileComp
			}) // it fails for a flag that there is not
		}
		complete(w, sub)
	}
}

// zonesHere are the time zones whose names the system knows; none where it has no table.
func zonesHere() []string {
	zones := []string{"UTC"}
	table, err := os.ReadFile("/usr/share/zoneinfo/tzdata.zi")
	if err != nil {
		table, _ = os.ReadFile("/usr/share/zoneinfo/zone.tab") // none: nothing is completed
	}
	for line := range strings.Lines(string(table)) {
		words := strings.Fields(line)
		switch {
		case len(words) > 2 && words[0] == "Z":
			zones = append(zones, words[1])
		case len(words) > 2 && (words[0] == "L" || !strings.HasPrefix(words[0], "#") && strings.Contains(words[2], "/")):
			zones = append(zones, words[2])
		}
	}
	slices.Sort(zones)
	return slices.Compact(zones)
}

func completing(w console.World, places []string) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) >= len(places) {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		switch place := places[len(args)]; {
		case place == "GAME":
			return namesOf(gamesIn(w, cmd)), cobra.ShellCompDirectiveNoFileComp
		case place == "PLAYER":
			return playersOf(gamesIn(w, cmd), args), cobra.ShellCompDirectiveNoFileComp
		case strings.HasPrefix(place, "FILE"), strings.HasSuffix(place, ".json"):
			return nil, cobra.ShellCompDirectiveDefault
		}
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
}

// gamesIn are the games of the database; none where it cannot be looked at: whoever
// completes a word wants no complaints.
func gamesIn(w console.World, cmd *cobra.Command) []outside.Game {
	c, err := config.Read(console.ConfigPath(cmd), w.Getenv)
	if err != nil {
		return nil
	}
	mailboxes, err := c.Named(console.Mailbox(cmd))
	if err != nil {
		return nil
	}
	games, err := listed(cmd.Context(), c)
	if err != nil {
		return nil
	}
	return slices.DeleteFunc(games, func(game outside.Game) bool {
		return !slices.ContainsFunc(mailboxes, func(of config.Config) bool { return of.Name == game.Mailbox })
	})
}

// mailboxesIn are what the mailboxes of the configuration are called; none where there is
// but one, or it cannot be read.
func mailboxesIn(w console.World) cobra.CompletionFunc {
	return func(cmd *cobra.Command, _ []string, _ string) (names []string, _ cobra.ShellCompDirective) {
		if c, err := config.Read(console.ConfigPath(cmd), w.Getenv); err == nil && len(c.Others) > 0 {
			for _, of := range c.Mailboxes() {
				names = append(names, of.Shown())
			}
		}
		return names, cobra.ShellCompDirectiveNoFileComp
	}
}

// listed are the games of the database of a configuration.
func listed(ctx context.Context, c config.Config) ([]outside.Game, error) {
	if !c.OnServer() {
		return outside.Games(ctx, c.Database)
	}
	password, err := c.DatabasePassword()
	if err != nil {
		return nil, err
	}
	return outside.GamesOnServer(ctx, c.Database, password)
}

func namesOf(games []outside.Game) []string {
	names := make([]string, len(games))
	for i, game := range games {
		names[i] = game.Name
	}
	return names
}

// playersOf are the players of the game that the first argument names.
func playersOf(games []outside.Game, args []string) []string {
	at := slices.IndexFunc(games, func(g outside.Game) bool { return len(args) > 0 && strings.EqualFold(g.Name, args[0]) })
	if at < 0 {
		return nil
	}
	return games[at].Players
}
