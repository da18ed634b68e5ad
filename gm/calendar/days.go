package calendar

import (
	"regexp"
	"strings"
	"time"
)

// Day is a day on a wall clock that hangs in UTC.
const Day = 24 * time.Hour

// DaysIn counts the days from one to another, both included.
func DaysIn(from, to time.Time) int { return int(to.Sub(from)/Day) + 1 }

// StartOf is when a day begins in a zone: at midnight, or behind it where the
// clocks skip it.
func StartOf(day time.Time, zone *time.Location) time.Time { return InZone(day, zone) }

// InZone is the moment, UTC, at which the clocks of a zone first show a time of the
// wall clock, which is written as if it hung in UTC; where they skip it, when they are
// put forward.
func InZone(wall time.Time, zone *time.Location) time.Time {
	return Schedule{zone: zone}.At(wall).UTC()
}

// How a day may be written, with its year and without.
var (
	daysOfYears  = []string{"2006-1-2", "2.1.2006", "2 January 2006", "2 Jan 2006", "January 2 2006", "Jan 2 2006"}
	daysOfNoYear = []string{"2.1", "2 January", "2 Jan", "January 2", "Jan 2"}
)

var (
	leadingDay = regexp.MustCompile(`(?i)^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\s+`)
	ordinal    = regexp.MustCompile(`(?i)(\d)(st|nd|rd|th)\b`)
)

// spanish are the words of a day in Spanish, as they are in English; "" says nothing.
var spanish = map[string]string{
	"enero": "January", "febrero": "February", "marzo": "March", "abril": "April", "mayo": "May", "junio": "June", "julio": "July", "agosto": "August",
	"septiembre": "September", "setiembre": "September", "octubre": "October", "noviembre": "November", "diciembre": "December",
	"ene": "January", "abr": "April", "ago": "August", "dic": "December",
	"lunes": "", "martes": "", "miércoles": "", "miercoles": "", "jueves": "", "viernes": "", "sábado": "", "sabado": "", "domingo": "",
	"el": "", "de": "", "del": "",
}

// inEnglish is a day in English words.
func inEnglish(text string) string {
	words := strings.Fields(text)
	for i, word := range words {
		if english, is := spanish[strings.ToLower(word)]; is {
			words[i] = english
		}
	}
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}

// leapYears is how far the next 29 February may be.
const leapYears = 8

// ReadDay reads a day as people write it, on a wall clock that hangs in UTC. One
// without a year is the first that comes from since on. ok is false when the text is
// no day.
func ReadDay(text string, since time.Time) (day time.Time, ok bool) {
	text = inEnglish(strings.ReplaceAll(strings.Trim(text, ". "), ",", " "))
	text = ordinal.ReplaceAllString(leadingDay.ReplaceAllString(text, ""), "$1")
	for _, form := range daysOfYears {
		if day, err := time.Parse(form, text); err == nil {
			return day, true
		}
	}
	for _, form := range daysOfNoYear {
		day, err := time.Parse(form, text)
		if err != nil {
			continue
		}
		for year := since.Year(); year <= since.Year()+leapYears; year++ {
			next := time.Date(year, day.Month(), day.Day(), 0, 0, 0, 0, time.UTC)
			if next.Day() == day.Day() && !next.Before(since) {
				return next, true
			}
		}
	}
	return time.Time{}, false
}
