package calendar

import (
	"testing"
	"time"
)

// A day in Spanish is the day that it is in English.
func TestReadDayInSpanish(t *testing.T) {
	t.Parallel()
	since := time.Date(2026, 12, 6, 0, 0, 0, 0, time.UTC)
	for text, english := range map[string]string{
		"20 de diciembre": "20 December", "el 3 de enero": "3 January", "1 de marzo de 2027": "1 March 2027", "miércoles, 9 de diciembre": "Wed 9 December",
		"Sábado 12 dic.": "Sat 12 Dec", "24.12.": "24 December", "5 de setiembre del 2027": "2027-09-05",
	} {
		got, ok := ReadDay(text, since)
		want, _ := ReadDay(english, since)
		if !ok || !got.Equal(want) {
			t.Errorf("%q is %v, %v, want %v", text, got, ok, want)
		}
	}
	for _, text := range []string{"enero", "el de", "30 de febrero", "20 de nada", "martes"} {
		if day, ok := ReadDay(text, since); ok {
			t.Errorf("%q is %v", text, day)
		}
	}
}
