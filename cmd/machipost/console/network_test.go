package console

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// The real get reads no more than it may, and takes no page that is not there.
func TestGet(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			http.NotFound(w, r)
			return
		}
		fmt.Fprint(w, strings.Repeat("x", maxPage+1))
	}))
	defer server.Close()
	if text, err := get(t.Context(), server.URL); err != nil || len(text) != maxPage {
		t.Errorf("%d bytes, %v", len(text), err)
	}
	if _, err := get(t.Context(), server.URL+"/none"); err == nil {
		t.Error("there is no such page")
	}
}
