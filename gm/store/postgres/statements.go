package postgres

import (
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// translations are statements as this engine wants them, by what they were.
var translations sync.Map

// parameter is one in a statement; none stands within a text of ours.
var parameter = regexp.MustCompile(`\?\d*`)

// translated numbers the parameters of a statement: ?2 is $2, and ? the next one.
func translated(statement string) string {
	if done, known := translations.Load(statement); known {
		return done.(string)
	}
	last := 0
	done := parameter.ReplaceAllStringFunc(statement, func(p string) string {
		number, err := strconv.Atoi(p[1:])
		if err != nil {
			number = last + 1
		}
		last = max(last, number)
		return "$" + strconv.Itoa(number)
	})
	translations.Store(statement, done)
	return done
}

// cleaned are arguments without what PostgreSQL has no room for in a text: bytes that are
// no UTF-8, and the character zero. In the place of each stands U+FFFD.
func cleaned(args []any) []any {
	for i, arg := range args {
		v := reflect.ValueOf(arg)
		if v.Kind() == reflect.Pointer && !v.IsNil() {
			v = v.Elem()
		}
		if v.Kind() == reflect.String {
			args[i] = strings.ReplaceAll(strings.ToValidUTF8(v.String(), "\uFFFD"), "\x00", "\uFFFD")
		}
	}
	return args
}
