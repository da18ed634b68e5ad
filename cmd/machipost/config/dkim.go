package config

import (
	"errors"
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

// check reads the key; a fault's key has no section yet. address is the service's: a signature of another domain
// would prove nothing.
func (d *dkim) check(address string) *Fault {
	if d.Domain == "" && d.Selector == "" && d.KeyFile == "" {
		return nil
	}
	own := strings.ToLower(string(d.Domain))
	for _, key := range []struct {
		name  string
		value text
	}{{"domain", d.Domain}, {"selector", d.Selector}, {"key_file", d.KeyFile}} {
		if key.value == "" {
			return wrong(key.name, "missing; domain, selector and key_file belong together")
		}
	}
	if !d.signs(address) {
		return wrong("domain", "%s is not the domain of %s", own, address)
	}
	key, err := os.ReadFile(string(d.KeyFile))
	if err != nil {
		return wrong("key_file", "%w", err)
	}
	var setting *letter.SettingError
	switch d.signer, err = letter.NewDKIM(own, string(d.Selector), key); {
	case errors.As(err, &setting):
		return wrong(setting.Setting, "%s", setting.Reason)
	case err != nil:
		return wrong("key_file", "%w", err)
	}
	return nil
}

// signs tells whether an address is of the domain, or below it.
func (d *dkim) signs(address string) bool {
	_, domain, _ := strings.Cut(strings.ToLower(address), "@")
	own := strings.ToLower(string(d.Domain))
	return domain == own || strings.HasSuffix(domain, "."+own)
}
