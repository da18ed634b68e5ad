package letter

import (
	"bytes"
	"math/rand/v2"
	"mime/quotedprintable"
	"strings"
	"testing"

	"github.com/emersion/go-message"
)

// What travels is what the library writes, byte for byte, whatever the words are.
func TestEncodedAsTheLibraryDoes(t *testing.T) {
	t.Parallel()
	chance := rand.New(rand.NewPCG(1, 2))
	signs := []string{"a", "bc", " ", " ", "\t", "\n", "=", "ü", "東", ".", "~", "a rather long word", "\x7f"}
	for range 2000 {
		var words strings.Builder
		for range chance.IntN(150) {
			words.WriteString(signs[chance.IntN(len(signs))])
		}
		var want bytes.Buffer
		w := quotedprintable.NewWriter(&want)
		if _, err := w.Write([]byte(words.String())); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if got := quotedPrintable(words.String()); !bytes.Equal(got, want.Bytes()) {
			t.Fatalf("%q\n%s\nwant\n%s", words.String(), got, want.Bytes())
		}
	}
	for n := range 300 {
		of := bytes.Repeat([]byte{byte(n)}, n)
		var header message.Header
		header.Set("Content-Transfer-Encoding", "base64")
		var want bytes.Buffer
		w, err := message.CreateWriter(&want, header)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(of); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		_, body, _ := bytes.Cut(want.Bytes(), []byte("\r\n\r\n"))
		if got := base64Lines(of); !bytes.Equal(got, body) {
			t.Fatalf("%d bytes\n%q\nwant\n%q", n, got, body)
		}
	}
}
