package voice

import (
	"reflect"
	"sync"
)

// Flat is a struct with the fields of those that are embedded in it as its own, for a
// template that looks into it often: to find a field of an embedded struct takes as long as
// ten others. Methods of it are lost. What is returned points to it.
func Flat(data any) any {
	from := reflect.Indirect(reflect.ValueOf(data))
	shape := shapeOf(from.Type())
	to := reflect.New(shape.of)
	for i, path := range shape.paths {
		to.Elem().Field(i).Set(from.FieldByIndex(path))
	}
	return to.Interface()
}

// A shape is a struct in which none is embedded, and where each of its fields lies in the other.
type shape struct {
	of    reflect.Type
	paths [][]int
}

var shapes sync.Map // of types of structs

func shapeOf(t reflect.Type) *shape {
	if known, is := shapes.Load(t); is {
		return known.(*shape)
	}
	var fields []reflect.StructField
	s := &shape{}
	for _, f := range reflect.VisibleFields(t) {
		if f.IsExported() {
			fields = append(fields, reflect.StructField{Name: f.Name, Type: f.Type})
			s.paths = append(s.paths, f.Index)
		}
	}
	s.of = reflect.StructOf(fields)
	known, _ := shapes.LoadOrStore(t, s)
	return known.(*shape)
}
