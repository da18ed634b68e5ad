package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// archive makes a tar.gz of a program for one system, with all that belongs to it; for
// Windows a zip, which can be opened there without more.
func (r release) archive(system, arch string) error {
	top := fmt.Sprintf("machipost-%s-%s-%s", r.version, system, arch)
	program := r.program(system, arch)
	all := []file{{program, filepath.Base(program), 0o755}}
	shared, err := r.shared()
	if err != nil {
		return err
	}
	all = append(all, shared...)
	if system == "linux" {
		for _, unit := range r.units() {
			all = append(all, file{unit.from, filepath.Join("units", filepath.Base(unit.to)), unit.mode})
		}
	}
	for i := range all {
		all[i].to = filepath.ToSlash(filepath.Join(top, all[i].to))
	}
	if system == "windows" {
		return r.zip(filepath.Join(r.out, top+".zip"), all)
	}
	return r.tarball(filepath.Join(r.out, top+".tar.gz"), all)
}

func (r release) tarball(path string, all []file) error {
	out, err := os.Create(path)
	if err != nil {
		return err
	}
	packed, _ := gzip.NewWriterLevel(out, gzip.BestCompression) // the level is one
	return errors.Join(r.tar(packed, all), packed.Close(), out.Close())
}

// plainTar is tarball without compression, for what is compressed already.
func (r release) plainTar(path string, all []file) error {
	out, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(r.tar(out, all), out.Close())
}

func (r release) tar(out io.Writer, all []file) error {
	w := tar.NewWriter(out)
	for _, f := range all {
		content, err := os.ReadFile(f.from)
		if err != nil {
			return err
		}
		header := &tar.Header{Name: f.to, Mode: int64(f.mode), Size: int64(len(content)), ModTime: r.made, Uname: "root", Gname: "root", Format: tar.FormatPAX}
		if err := w.WriteHeader(header); err != nil {
			return err
		}
		if _, err := w.Write(content); err != nil {
			return err
		}
	}
	return w.Close()
}

func (r release) zip(path string, all []file) error {
	out, err := os.Create(path)
	if err != nil {
		return err
	}
	w := zip.NewWriter(out)
	for _, f := range all {
		content, err := os.ReadFile(f.from)
		if err != nil {
			return err
		}
		header := &zip.FileHeader{Name: f.to, Method: zip.Deflate, Modified: r.made}
		header.SetMode(f.mode)
		one, err := w.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := one.Write(content); err != nil {
			return err
		}
	}
	return errors.Join(w.Close(), out.Close())
}

// checksums writes SHA256SUMS of all that was built.
func (r release) checksums() error {
	entries, err := os.ReadDir(r.out)
	if err != nil {
		return err
	}
	var lines []string
	for _, entry := range entries {
		if entry.IsDir() || entry.Name() == "SHA256SUMS" {
			continue
		}
		in, err := os.Open(filepath.Join(r.out, entry.Name()))
		if err != nil {
			return err
		}
		sum := sha256.New()
		_, err = io.Copy(sum, in)
		if err := errors.Join(err, in.Close()); err != nil {
			return err
		}
		lines = append(lines, fmt.Sprintf("%x  %s\n", sum.Sum(nil), entry.Name()))
	}
	slices.Sort(lines)
	return os.WriteFile(filepath.Join(r.out, "SHA256SUMS"), []byte(strings.Join(lines, "")), 0o644)
}
