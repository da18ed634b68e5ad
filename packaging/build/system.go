package main

import (
	"os"
	"path/filepath"

	"github.com/goreleaser/nfpm/v2"
	_ "github.com/goreleaser/nfpm/v2/deb" // registers the form
	"github.com/goreleaser/nfpm/v2/files"
	_ "github.com/goreleaser/nfpm/v2/rpm" // registers the form
)

// pack makes a package for a system's own manager. It fails when a file is missing.
func (r release) pack(form, arch string) error {
	packager, err := nfpm.Get(form)
	if err != nil {
		return err
	}
	shared, err := r.shared()
	if err != nil {
		return err
	}
	var contents files.Contents
	add := func(f file, to string) {
		contents = append(contents, &files.Content{Source: f.from, Destination: to,
			FileInfo: &files.ContentFileInfo{Mode: f.mode, MTime: r.made, Owner: "root", Group: "root"}})
	}
	add(file{r.program("linux", arch), "", 0o755}, "/usr/bin/machipost")
	for _, f := range append(shared, r.units()...) {
		add(f, filepath.Join("/usr", f.to))
	}
	script := func(name string) string { return filepath.Join(r.root, "packaging/deb", name) }
	info := nfpm.WithDefaults(&nfpm.Info{
		Name: "machipost", Arch: arch, Platform: "linux", Version: r.version, Release: "1", Section: "games", Priority: "optional", MTime: r.made,
		Maintainer: "The machipost project <machipost@localhost>", License: "MIT",
		Description: "game master in a mailbox\nModerates games of Machi Koro by e-mail: letters in, turns resolved at the\ndeadline, reports out. One program, one mail account, one database.",
		Overridables: nfpm.Overridables{
			Contents: contents,
			Scripts:  nfpm.Scripts{PostInstall: script("postinst"), PreRemove: script("prerm"), PostRemove: script("postrm")},
		},
	})
	info.Recommends = []string{"sudo"}
	if err := nfpm.PrepareForPackager(info, form); err != nil {
		return err
	}
	out, err := os.Create(filepath.Join(r.out, packager.ConventionalFileName(info)))
	if err != nil {
		return err
	}
	if err := packager.Package(info, out); err != nil {
		return err
	}
	return out.Close()
}
