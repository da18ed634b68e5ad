package console

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
)

// A Network is what is asked of the world beside the mail servers. Tests hand in one on
// loopback.
type Network struct {
	// LookupTXT looks up the TXT records of a name. It fails where there are none.
	LookupTXT func(ctx context.Context, name string) ([]string, error)
	// LookupSRV looks up _service._proto.name (RFC 2782). It fails where there is none.
	LookupSRV func(ctx context.Context, service, proto, name string) (string, []*net.SRV, error)
	// Get fetches a page, of which it reads a megabyte at most. It fails when there is
	// none.
	Get func(ctx context.Context, url string) ([]byte, error)
	// Dial connects to host:port and hangs up. It fails when nothing answers there.
	Dial func(ctx context.Context, address string) error
}

// OfThisMachine is the network that the machine has.
func OfThisMachine() Network {
	return Network{LookupTXT: net.DefaultResolver.LookupTXT, LookupSRV: net.DefaultResolver.LookupSRV, Get: get, Dial: dial}
}

// maxPage is how much of a page is read, in bytes.
const maxPage = 1 << 20

func get(ctx context.Context, address string) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", address, response.Status)
	}
	return io.ReadAll(io.LimitReader(response.Body, maxPage))
}

func dial(ctx context.Context, address string) error {
	conn, err := new(net.Dialer).DialContext(ctx, "tcp", address)
	if err != nil {
		return err
	}
	return conn.Close()
}
