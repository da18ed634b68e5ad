package wire

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// An Error tells what is wrong with a text, and where.
type Error struct {
	Place   string // such as players[1].closed, or a line where the text is no JSON
	Problem string
}

// Error is the place and, behind a colon, what is wrong there.
func (e *Error) Error() string {
	if e.Place == "" {
		return e.Problem
	}
	return e.Place + ": " + e.Problem
}

// A kind is what a JSON value is.
type kind string

const (
	absent kind = ""
	object kind = "an object"
	list   kind = "a list"
	text   kind = "a text"
	number kind = "a number"
	truth  kind = "true or false"
	null   kind = "null"
)

// A node is a JSON value that knows its place. The zero node is a field that
// is not there. Own trees instead of structs: encoding/json would pass over the
// case of fields, fields given twice, and the places of errors.
type node struct {
	place    string
	kind     kind
	text     string // a text, or a number as written
	yes      bool
	elements []node // of a list
	members  []member
}

// A member is a field of an object.
type member struct {
	name  string
	value node
}

// parse reads JSON text that stands at a place, none for a whole file. Errors
// name the line.
func parse(data []byte, place string) (node, error) {
	data = bytes.TrimPrefix(data, []byte("\uFEFF"))
	var whole json.RawMessage
	if err := json.Unmarshal(data, &whole); err != nil {
		return node{}, &Error{lineOf(data, err), err.Error()}
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	return build(decoder, place)
}

func lineOf(data []byte, err error) string {
	var wrong *json.SyntaxError
	if !errors.As(err, &wrong) {
		return ""
	}
	before := data[:min(int(wrong.Offset), len(data))]
	return fmt.Sprintf("line %d", 1+bytes.Count(before, []byte("\n")))
}

// build makes a node of the next value. The text is known to be JSON.
func build(decoder *json.Decoder, place string) (node, error) {
	token, err := decoder.Token()
	if err != nil {
		return node{}, err
	}
	n := node{place: place}
	switch value := token.(type) {
	case json.Delim:
		return n, n.fill(decoder, value)
	case string:
		n.kind, n.text = text, value
	case json.Number:
		n.kind, n.text = number, value.String()
	case bool:
		n.kind, n.yes = truth, value
	default:
		n.kind = null
	}
	return n, nil
}

// fill reads an object or a list up to its end.
func (n *node) fill(decoder *json.Decoder, open json.Delim) error {
	n.kind = object
	if open == '[' {
		n.kind = list
	}
	for decoder.More() {
		if err := n.fillOne(decoder); err != nil {
			return err
		}
	}
	_, err := decoder.Token()
	return err
}

func (n *node) fillOne(decoder *json.Decoder) error {
	if n.kind == list {
		element, err := build(decoder, n.place+"["+strconv.Itoa(len(n.elements))+"]")
		n.elements = append(n.elements, element)
		return err
	}
	name, err := decoder.Token()
	if err != nil {
		return err
	}
	field := name.(string)
	value, err := build(decoder, join(n.place, field))
	n.members = append(n.members, member{field, value})
	return err
}

// join names a field of a place. A name that would break the line is quoted.
func join(place, field string) string {
	if strings.ContainsFunc(field, unicode.IsControl) {
		field = strconv.Quote(field)
	}
	if place == "" {
		return field
	}
	return place + "." + field
}
