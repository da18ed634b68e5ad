package engine

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Ears hear what Tell is told, each event once and in the same order, and there is an
// ear for each kind of event.
func TestEarsHearWhatHappens(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turns(t, func(p played) {
			var heard []Event
			ears := listening(func(e Event) { heard = append(heard, e) })
			p.hearing = ears
			again := p.replayed(t, p.before)
			if !slices.Equal(heard, p.events) || !slices.Equal(again.events, p.events) {
				t.Fatalf("told %s\nheard %s", story(p.events), story(heard))
			}
		})
	})
}

// listening are ears that pass every event on.
func listening(tell func(Event)) *Ears {
	ears := &Ears{}
	fields := reflect.ValueOf(ears).Elem()
	for i := range fields.NumField() {
		fields.Field(i).Set(reflect.MakeFunc(fields.Type().Field(i).Type, func(args []reflect.Value) []reflect.Value {
			tell(args[0].Interface().(Event))
			return nil
		}))
	}
	return ears
}
