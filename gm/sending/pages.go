package sending

import (
	"machipost/gm/post"
	"machipost/reports"
)

// Bringing is the desk for letters that bring a file to players, in their words; not to
// those who want plain text alone.
func Bringing(d *Desk, file func(w *reports.Words) post.Attachment) *Desk {
	bringing := *d
	bringing.brings = file
	return &bringing
}
