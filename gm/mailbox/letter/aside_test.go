package letter

import (
	"strings"
	"testing"

	"machipost/gm/post"
)

// A panic in decoding gives a letter that tells so, with what was read of it.
func TestPanicIsSetAside(t *testing.T) {
	t.Parallel()
	letter := func() (l post.Letter) {
		defer setAside(&l)
		l.Raw, l.Subject, l.Text = []byte("raw"), "subject", "half"
		panic("index out of range\n[1]")
	}()
	if !strings.Contains(letter.Unreadable, "reading it failed: index out of range [1]") || letter.Text != "" ||
		letter.Subject != "subject" || string(letter.Raw) != "raw" {
		t.Errorf("letter %+v", letter)
	}
}
