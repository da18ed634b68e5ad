package forms

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// folder is a folder of migrations: names, each with its SQL.
func folder(files ...string) fstest.MapFS {
	all := fstest.MapFS{"m": {Mode: fs.ModeDir}} // there, though nothing may be in it
	for i := 0; i < len(files); i += 2 {
		all["m/"+files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return all
}

func TestMigrationsGoByTheirNumbers(t *testing.T) {
	t.Parallel()
	var twelve []string
	for n := 12; n > 0; n-- { // the twelfth does not come behind the first
		twelve = append(twelve, fmt.Sprintf("%d_form.sql", n), fmt.Sprint(n))
	}
	all, err := In(folder(twelve...), "m", nil)
	if err != nil || len(all) != 12 {
		t.Fatalf("%v, %v", all, err)
	}
	for i, m := range all {
		if m.number != i+1 || m.sql != fmt.Sprint(i+1) {
			t.Errorf("the migration in place %d is %+v", i, m)
		}
	}
	if _, err := All(); err != nil {
		t.Error(err)
	}
}

func TestMigrationsAreRefused(t *testing.T) {
	t.Parallel()
	nothing := func(context.Context, *sql.Tx) error { return nil }
	for name, c := range map[string]struct {
		files []string
		steps map[int]Step
		says  string
	}{
		"a gap":          {[]string{"0001_first.sql", "", "0003_third.sql", ""}, nil, "m/0003_third.sql: there is no migration 2 before it"},
		"no first":       {[]string{"0002_second.sql", ""}, nil, "m/0002_second.sql: there is no migration 1 before it"},
		"none before":    {[]string{"0000_none.sql", "", "0001_first.sql", ""}, nil, "m/0000_none.sql: there is no migration 1 before it"},
		"twice":          {[]string{"0001_first.sql", "", "0002_a.sql", "", "0002_b.sql", ""}, nil, "m/0002_b.sql has the same number as m/0002_a.sql"},
		"twice, longer":  {[]string{"0001_first.sql", "", "1_first.sql", ""}, nil, "m/1_first.sql has the same number as m/0001_first.sql"},
		"no number":      {[]string{"0001_first.sql", "", "second.sql", ""}, nil, "m/second.sql: the name of a migration begins with its number"},
		"a bare number":  {[]string{"0001.sql", ""}, nil, "m/0001.sql: the name of a migration begins with its number"},
		"no SQL":         {[]string{"0001_first.sql", "", "0002_second.txt", ""}, nil, "m/0002_second.txt: the name"},
		"a large number": {[]string{"99999999999999999999_last.sql", ""}, nil, "m/99999999999999999999_last.sql: "},
		"a lonely step":  {[]string{"0001_first.sql", ""}, map[int]Step{2: nothing}, "the step in Go of migration 2 has no file"},
		"no folder":      {nil, map[int]Step{1: nothing}, "the step in Go of migration 1 has no file"},
	} {
		_, err := In(folder(c.files...), "m", c.steps)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}
