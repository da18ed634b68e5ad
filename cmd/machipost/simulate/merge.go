package simulate

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/engine/playouts"
)

// mergeCommand is the command "simulate merge".
func mergeCommand(w console.World) *cobra.Command {
	var p plan
	cmd := &cobra.Command{
		Use:   "merge PART.json ...",
		Short: "Put together the parts that simulate --shard has printed",
		Long: `Put together all parts of a series that "simulate --shard" has printed, in any
order, and print the table that one machine would have printed. Parts of another
series, parts that are there twice and parts that are missing are refused by
name.`,
		Example: "  machipost simulate merge part-*.json",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return console.Usage(fmt.Errorf("write %s", cmd.UseLine()))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			p.json = console.WantsJSON(cmd)
			return merge(w, p, args)
		},
	}
	cmd.Flags().StringVar(&p.csv, "csv", "", "write the table to this `file` as CSV, too")
	return console.Printing(cmd)
}

func merge(w console.World, p plan, files []string) error {
	var shards []*playouts.Shard
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		shard, err := playouts.ReadShard(file, text)
		if err != nil {
			return err
		}
		shards = append(shards, shard)
	}
	settings, counts, err := playouts.Merge(shards)
	if err != nil {
		return err
	}
	return show(w, p, settings, &counts)
}
