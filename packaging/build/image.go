package main

import (
	"archive/tar"
	"bytes"
	"encoding/pem"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"golang.org/x/crypto/x509roots/fallback/bundle"
)

// nobody is the user of the image, by number: it has no list of users.
const nobody = 65532

// image makes a container image of all architectures as a file: an OCI layout in a tar
// archive. Nothing is in it but the program, the certificates of authorities, a folder for
// the database and one for what is thrown away.
func (r release) image(archs []string) error {
	folder, err := os.MkdirTemp("", "machipost-image-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	index := mutate.IndexMediaType(empty.Index, "application/vnd.oci.image.index.v1+json")
	for _, arch := range archs {
		one, err := r.imageFor(arch)
		if err != nil {
			return err
		}
		index = mutate.AppendManifests(index, mutate.IndexAddendum{Add: one, Descriptor: v1.Descriptor{Platform: &v1.Platform{OS: "linux", Architecture: arch}}})
	}
	tag := strings.ReplaceAll(r.version, "+", "-") // a tag has no +
	path, err := layout.Write(folder, empty.Index)
	if err != nil {
		return err
	}
	if err := path.AppendIndex(index, layout.WithAnnotations(map[string]string{"org.opencontainers.image.ref.name": tag, "io.containerd.image.name": "machipost:" + tag})); err != nil {
		return err
	}
	return r.tarLayout(folder)
}

// imageFor is the image of one architecture.
func (r release) imageFor(arch string) (v1.Image, error) {
	content, err := r.layer(arch)
	if err != nil {
		return nil, err
	}
	layer, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(content)), nil })
	if err != nil {
		return nil, err
	}
	made := v1.Time{Time: r.made}
	image, err := mutate.Append(mutate.MediaType(empty.Image, "application/vnd.oci.image.manifest.v1+json"),
		mutate.Addendum{Layer: layer, History: v1.History{Created: made, CreatedBy: "packaging/build"}})
	if err != nil {
		return nil, err
	}
	image = mutate.ConfigMediaType(image, "application/vnd.oci.image.config.v1+json")
	return mutate.ConfigFile(image, &v1.ConfigFile{
		Architecture: arch, OS: "linux", Created: made, RootFS: must(image.ConfigFile()).RootFS, History: must(image.ConfigFile()).History,
		Config: v1.Config{
			User: fmt.Sprintf("%d:%d", nobody, nobody), WorkingDir: "/data", Entrypoint: []string{"/usr/bin/machipost"}, Cmd: []string{"serve"},
			Volumes: map[string]struct{}{"/data": {}}, Env: []string{"PATH=/usr/bin"},
			Labels: map[string]string{"org.opencontainers.image.title": "machipost", "org.opencontainers.image.version": r.version, "org.opencontainers.image.licenses": "MIT"},
		},
	})
}

// must is a value of an image that was made in memory, where nothing can fail.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// layer is the file system of the image, as a tar archive.
func (r release) layer(arch string) ([]byte, error) {
	program, err := os.ReadFile(r.program("linux", arch))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, e := range []struct {
		name    string
		mode    int64
		owner   int
		content []byte // nil for a folder
	}{
		{"data/", 0o700, nobody, nil},
		{"etc/", 0o755, 0, nil}, {"etc/ssl/", 0o755, 0, nil}, {"etc/ssl/certs/", 0o755, 0, nil}, {"etc/ssl/certs/ca-certificates.crt", 0o644, 0, authorities()},
		{"tmp/", 0o1777, 0, nil},
		{"usr/", 0o755, 0, nil}, {"usr/bin/", 0o755, 0, nil}, {"usr/bin/machipost", 0o755, 0, program},
	} {
		header := &tar.Header{Name: e.name, Mode: e.mode, Uid: e.owner, Gid: e.owner, Size: int64(len(e.content)), ModTime: r.made, Typeflag: tar.TypeReg}
		if e.content == nil {
			header.Typeflag = tar.TypeDir
		}
		if err := w.WriteHeader(header); err != nil {
			return nil, err
		}
		if _, err := w.Write(e.content); err != nil {
			return nil, err
		}
	}
	err = w.Close() // what is written last, too
	return out.Bytes(), err
}

// authorities are the certificates that Mozilla trusts, without those that it trusts in
// part.
func authorities() []byte {
	var all bytes.Buffer
	for root := range bundle.Roots() {
		if root.Constraint == nil {
			_ = pem.Encode(&all, &pem.Block{Type: "CERTIFICATE", Bytes: root.Certificate}) // a buffer takes everything
		}
	}
	return all.Bytes()
}

// tarLayout packs the folder of a layout, its files in order.
func (r release) tarLayout(folder string) error {
	var all []file
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		all = append(all, file{path, filepath.ToSlash(name), 0o644})
		return err
	})
	if err != nil {
		return err
	}
	slices.SortFunc(all, func(a, b file) int { return bytes.Compare([]byte(a.to), []byte(b.to)) })
	return r.plainTar(r.name("-oci.tar"), all)
}
