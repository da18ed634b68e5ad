// Package templates holds every word that players read, one folder a language. The
// name of an event's template is the event's type name; that of a reason is the
// reason's.
//
// It has no functions and no data: package reports gives them to the templates.
// What may enter is words.
package templates

import (
	"embed"
	"io/fs"
)

//go:embed */*.tmpl
var files embed.FS

// Files are the template files, named LANGUAGE/SUBJECT.tmpl.
func Files() fs.FS { return files }

// Languages are the folders: "en" and so on, in order.
func Languages() (all []string) {
	folders, err := files.ReadDir(".")
	if err != nil {
		panic(err) // they are embedded
	}
	for _, folder := range folders {
		all = append(all, folder.Name())
	}
	return all
}

// ReplyMark is the line over which a reply is written: what stands above it in a
// letter is the writer's, what stands below is ours.
const ReplyMark = "--- reply above this line ---"

// ReplyMarks are the marks of all languages, by the folder's name. Each is looked for in
// every letter, for letters are cut before their game is known; so one that was ever
// sent stays.
func ReplyMarks() map[string]string {
	return map[string]string{
		"en": ReplyMark,
		"es": "--- responde por encima de esta línea ---",
	}
}
