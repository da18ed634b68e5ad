package letter

import (
	"bytes"
	"math/rand/v2"
	"mime/quotedprintable"
	"strings"
	"testing"
)

// What travels is what the writer of the library makes of the same words.
func TestQuotedPrintableAsTheLibrary(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	pieces := []string{"a", "word ", " ", "\t", "=", "ñ", "🙂", "\n", " \n", strings.Repeat("x", 70), strings.Repeat("y ", 37), "\x00", "~", "."}
	for range 20000 {
		var words strings.Builder
		for range chance.IntN(12) {
			words.WriteString(pieces[chance.IntN(len(pieces))])
		}
		var want bytes.Buffer
		w := quotedprintable.NewWriter(&want)
		_, _ = w.Write([]byte(words.String()))
		_ = w.Close()
		if got := quotedPrintable(words.String()); !bytes.Equal(got, want.Bytes()) {
			t.Fatalf("%q\nbecomes\n%q, not\n%q", words.String(), got, want.String())
		}
	}
}

func BenchmarkQuotedPrintable(b *testing.B) {
	words := strings.Repeat("<td align=\"right\">2 coins of Ann's</td>", 30) + "\n" + strings.Repeat("Ann rolled 4 and built a Café.\n", 100)
	b.SetBytes(int64(len(words)))
	for b.Loop() {
		quotedPrintable(words)
	}
}
