// Machipost is packed here, from programs, man pages and completions that lie in a folder:
// deb, rpm, a container image as a file, and archives.
//
// It compiles nothing and knows nothing of what it packs. It is a module of its own, so
// that its libraries are not among those of the program. Two runs with the same input
// make the same bytes: every time is the commit's. What may enter is a form of package.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A release is what is packed.
type release struct {
	version string    // without v
	made    time.Time // of the commit, UTC
	root    string    // of the repository
	in      string    // the folder with bin/OS-ARCH, man and completions
	out     string
}

func main() {
	var r release
	var seconds int64
	flag.StringVar(&r.version, "version", "", "the version, without v")
	flag.Int64Var(&seconds, "time", 0, "of the commit, in unix seconds")
	flag.StringVar(&r.root, "root", ".", "of the repository")
	flag.StringVar(&r.in, "in", "", "the folder with programs, man pages and completions")
	flag.StringVar(&r.out, "out", "", "the folder for the packages")
	flag.Parse()
	r.made = time.Unix(seconds, 0).UTC()
	if err := r.build(); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

// build makes everything, and a list of checksums.
func (r release) build() error {
	if r.version == "" || r.in == "" || r.out == "" {
		return errors.New("-version, -in and -out are needed")
	}
	programs, err := filepath.Glob(filepath.Join(r.in, "bin", "*"))
	if err != nil || len(programs) == 0 {
		return fmt.Errorf("no programs below %s: %w", r.in, err)
	}
	slices.Sort(programs)
	var linux []string
	for _, folder := range programs {
		system, arch, _ := strings.Cut(filepath.Base(folder), "-")
		if err := r.archive(system, arch); err != nil {
			return err
		}
		if system == "linux" {
			linux = append(linux, arch)
		}
	}
	for _, arch := range linux {
		for _, form := range []string{"deb", "rpm"} {
			if err := r.pack(form, arch); err != nil {
				return err
			}
		}
	}
	if err := r.image(linux); err != nil {
		return err
	}
	return r.checksums()
}

// name is the name of a file that is built.
func (r release) name(rest string) string {
	return filepath.Join(r.out, "machipost-"+r.version+rest)
}

// program is that of a system, with its name there.
func (r release) program(system, arch string) string {
	name := "machipost"
	if system == "windows" {
		name += ".exe"
	}
	return filepath.Join(r.in, "bin", system+"-"+arch, name)
}

// A file is one that is packed: where it comes from and where it goes, from the root.
type file struct {
	from, to string
	mode     os.FileMode
}

// shared are the files that every package has beside the program: documents, man pages,
// completions. to is the place below a prefix like usr.
func (r release) shared() (all []file, err error) {
	for _, kind := range []struct{ pattern, to string }{
		{"man/*.1.gz", "share/man/man1"},
	} {
		found, err := filepath.Glob(filepath.Join(r.in, kind.pattern))
		if err != nil || len(found) == 0 {
			return nil, fmt.Errorf("nothing is %s: %v", kind.pattern, err)
		}
		for _, path := range found {
			all = append(all, file{path, filepath.Join(kind.to, filepath.Base(path)), 0o644})
		}
	}
	for shell, to := range map[string]string{
		"bash": "share/bash-completion/completions/machipost", "zsh": "share/zsh/site-functions/_machipost",
		"fish": "share/fish/vendor_completions.d/machipost.fish", "powershell": "share/doc/machipost/machipost.ps1",
	} {
		all = append(all, file{filepath.Join(r.in, "completions", shell), to, 0o644})
	}
	for _, doc := range []string{"README.md", "CHANGELOG.md", "docs/operating.md", "docs/gm.md", "docs/player.md", "docs/es/player.md", "docs/languages.md", "docs/orders.md", "docs/rules.md", "docs/providers.md", "packaging/machipost.toml", "packaging/litestream.yml"} {
		all = append(all, file{filepath.Join(r.root, doc), "share/doc/machipost/" + strings.TrimPrefix(strings.TrimPrefix(doc, "docs/"), "packaging/"), 0o644})
	}
	all = append(all, file{filepath.Join(r.root, "LICENSE"), "share/doc/machipost/copyright", 0o644})
	slices.SortFunc(all, func(a, b file) int { return strings.Compare(a.to, b.to) })
	return all, nil
}

// units are what systemd reads.
func (r release) units() []file {
	unit := func(name, to string) file { return file{filepath.Join(r.root, "packaging/units", name), to, 0o644} }
	return []file{
		unit("machipost.service", "lib/systemd/system/machipost.service"), unit("machipost-run.service", "lib/systemd/system/machipost-run.service"),
		unit("machipost.timer", "lib/systemd/system/machipost.timer"), unit("sysusers.conf", "lib/sysusers.d/machipost.conf"),
	}
}
