package config

import (
	"fmt"
	"os"
	"strings"

	"machipost/gm/mailbox/letter"
)

// A dkim is the part of the configuration about signing letters. All of it may
// be left out.
type dkim struct {
	Domain   text `toml:"domain"`
	Selector text `toml:"selector"`
	KeyFile  text `toml:"key_file"`

	signer *letter.DKIM // nil for none
}

// check reads the key. address is the service's: a signature of another domain
// would prove nothing.
func (d *dkim) check(address string) error {
	if d.Domain == "" && d.Selector == "" && d.KeyFile == "" {
		return nil
	}
	_, domain, _ := strings.Cut(strings.ToLower(address), "@")
	own := strings.ToLower(string(d.Domain))
	for _, key := range []struct {
		name  string
		value text
	}{{"domain", d.Domain}, {"selector", d.Selector}, {"key_file", d.KeyFile}} {
		if key.value == "" {
			return fmt.Errorf("dkim.%s: missing; domain, selector and key_file belong together", key.name)
		}
	}
	if domain != own && !strings.HasSuffix(domain, "."+own) {
		return fmt.Errorf("dkim.domain: %s is not the domain of %s", own, address)
	}
	key, err := os.ReadFile(string(d.KeyFile))
	if err != nil {
		return fmt.Errorf("dkim.key_file: %w", err)
	}
	if d.signer, err = letter.NewDKIM(own, string(d.Selector), key); err != nil {
		return fmt.Errorf("dkim.%w", err)
	}
	return nil
}
