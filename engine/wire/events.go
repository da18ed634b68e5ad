package wire

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"unicode"

	"machipost/engine"
)

// kinds is one of each event, in the order of a go. An event's fields are
// written as the engine declares them, so that a new event needs a line here
// and nothing else.
var kinds = []engine.Event{
	engine.GoBegan{}, engine.Rolled{}, engine.Rerolled{}, engine.TwoAdded{}, engine.TunaRolled{},
	engine.Reopened{}, engine.Paid{}, engine.Repaid{}, engine.Earned{},
	engine.Demolished{}, engine.Moved{}, engine.Closed{}, engine.RenovationChosen{}, engine.Swapped{},
	engine.Convened{}, engine.Shared{}, engine.CityHallPaid{}, engine.Bought{}, engine.LoanTaken{},
	engine.Offered{}, engine.AirportPaid{}, engine.Invested{}, engine.Won{}, engine.TurnEnded{},
}

// The types that are written as names, or as lists.
var (
	seatType  = reflect.TypeFor[engine.Seat]()
	cardType  = reflect.TypeFor[engine.Card]()
	throwType = reflect.TypeFor[engine.Throw]()
)

// piles names the engine's piles in events; low is also the one deck of the
// method deck.
var piles = []string{"low", "high", "major"}

// A field is one of an event that is written, and the name that it is written by.
type field struct {
	reflect.StructField
	name string
}

// fieldsOf are those of each kind of event, in their order.
var fieldsOf = func() map[reflect.Type][]field {
	all := map[reflect.Type][]field{}
	for _, kind := range kinds {
		event := reflect.TypeOf(kind)
		for _, f := range reflect.VisibleFields(event) {
			if f.IsExported() {
				all[event] = append(all[event], field{f, fieldName(f.Name)})
			}
		}
	}
	return all
}()

func fieldName(name string) string {
	if name == "Seat" {
		return "player"
	}
	return string(unicode.ToLower(rune(name[0]))) + name[1:]
}

// MarshalEvents writes events as a list of objects, each with its type first. names
// are the players', in seat order. It fails for an event with a field that JSON
// cannot hold; the engine has none.
func MarshalEvents(events []engine.Event, names []string) ([]byte, error) {
	var written bytes.Buffer
	written.WriteByte('[')
	for i, e := range events {
		if i > 0 {
			written.WriteByte(',')
		}
		if err := writeEvent(&written, e, names); err != nil {
			return nil, fmt.Errorf("writing event %d: %w", i+1, err)
		}
	}
	written.WriteByte(']')
	return written.Bytes(), nil
}

func writeEvent(to *bytes.Buffer, e engine.Event, names []string) error {
	value := reflect.ValueOf(e)
	to.WriteString(`{"type":"` + value.Type().Name() + `"`)
	for _, f := range fieldsOf[value.Type()] {
		written, err := marshal(spoken(f.StructField, value.FieldByIndex(f.Index), names))
		if err != nil {
			return err
		}
		to.WriteString(`,"` + f.name + `":`)
		to.Write(written)
	}
	to.WriteByte('}')
	return nil
}

// spoken is what is written for a field: players and cards by name, nothing for
// NoCard, and only the dice that were thrown.
func spoken(f reflect.StructField, value reflect.Value, names []string) any {
	switch v := value.Interface().(type) {
	case engine.Seat:
		return names[v]
	case engine.Card:
		if v == engine.NoCard {
			return nil
		}
		return v.String()
	case engine.Throw:
		return slices.DeleteFunc(v[:], func(die int) bool { return die == 0 })
	default:
		if f.Name == "Pile" {
			return piles[value.Int()]
		}
		return v
	}
}

// UnmarshalEvents reads what MarshalEvents wrote, for the same names. Errors are
// of type *Error.
func UnmarshalEvents(data []byte, names []string) ([]engine.Event, error) {
	root, err := parse(data, "events")
	if err != nil {
		return nil, err
	}
	r := &reader{}
	var events []engine.Event
	for _, element := range r.elements(root) {
		events = append(events, r.event(element, names))
	}
	return events, r.err
}

func (r *reader) event(n node, names []string) engine.Event {
	name := typeOf(n)
	i := slices.IndexFunc(kinds, func(e engine.Event) bool { return reflect.TypeOf(e).Name() == name })
	if i < 0 {
		r.fail(n.place, "unknown type of event %q", name)
		return nil
	}
	event := reflect.New(reflect.TypeOf(kinds[i])).Elem()
	known := []string{"type"}
	for _, f := range fieldsOf[event.Type()] {
		known = append(known, f.name)
	}
	fields := r.fields(n, known...)
	for _, f := range fieldsOf[event.Type()] {
		value := fields[f.name]
		if value.kind == absent {
			r.fail(n.place, "no field %s", f.name)
		}
		r.fill(event.FieldByIndex(f.Index), f.StructField, value, names)
	}
	return event.Interface().(engine.Event)
}

func typeOf(n node) string {
	for _, m := range n.members {
		if m.name == "type" {
			return m.value.text
		}
	}
	return ""
}

// fill reads a field of an event.
func (r *reader) fill(field reflect.Value, f reflect.StructField, n node, names []string) {
	switch {
	case f.Type == seatType:
		field.SetInt(int64(r.oneOf(n, 0, names)))
	case f.Type == cardType:
		field.SetUint(uint64(r.anyCard(n)))
	case f.Type == throwType:
		field.Set(reflect.ValueOf(r.throw(n)))
	case f.Type.Kind() == reflect.Bool:
		r.is(n, truth)
		field.SetBool(n.yes)
	case f.Name == "Pile":
		field.SetInt(int64(r.oneOf(n, 0, piles)))
	default:
		field.SetInt(int64(r.number(n, 0, 0)))
	}
}

// anyCard returns the card that an event names, NoCard for null.
func (r *reader) anyCard(n node) engine.Card {
	if n.kind == null || !r.is(n, text) {
		return engine.NoCard
	}
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		if c.String() == n.text {
			return c
		}
	}
	r.fail(n.place, "unknown card %q", n.text)
	return engine.NoCard
}

func (r *reader) throw(n node) engine.Throw {
	var thrown engine.Throw
	dice := r.elements(n)
	if len(dice) > len(thrown) {
		r.fail(n.place, "%d dice, must be 1 or 2", len(dice))
		return thrown
	}
	for i, die := range dice {
		thrown[i] = r.number(die, 1, 0)
	}
	return thrown
}

// EventFields lists the types of events and the names of their fields, in the
// order of a go, for documentation and for tests of words.
func EventFields() [][]string {
	var all [][]string
	for _, e := range kinds {
		line := []string{reflect.TypeOf(e).Name()}
		for _, f := range fieldsOf[reflect.TypeOf(e)] {
			line = append(line, f.name)
		}
		all = append(all, line)
	}
	return all
}
