package calendar

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// This file is about deadlines in plain words: "Tue, Fri at 20:00". A cron
// expression is what is kept of them; what has no such form stays one.

// weekdays are the days as cron has them, from Monday on.
var weekdays = []string{"MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"}

// A Tongue is a language in which schedules and lengths are shown; they are read in all
// of them.
type Tongue uint8

// The languages, in the order of package names.
const (
	English Tongue = iota
	Spanish
	tongues
)

// dayNames are what people call them; an s may follow.
var dayNames = [][]string{
	{"mon", "monday", "lun", "lunes"}, {"tue", "tues", "tuesday", "mar", "martes"},
	{"wed", "weds", "wednesday", "mié", "mie", "miércoles", "miercoles"}, {"thu", "thur", "thurs", "thursday", "jue", "jueves"},
	{"fri", "friday", "vie", "viernes"}, {"sat", "saturday", "sáb", "sab", "sábado", "sabado"}, {"sun", "sunday", "dom", "domingo"},
}

// dayShort are the days as they are shown, a row a language, and how a schedule of all
// days begins.
var (
	dayShort = [tongues][]string{{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}, {"lun", "mar", "mié", "jue", "vie", "sáb", "dom"}}
	daily    = [tongues]string{"daily", "a diario"}
	beforeAt = [tongues]string{"at", "a las"}
)

// fillers are words between the days that say nothing.
var fillers = []string{"and", "every", "each", "on", "at", "&", "y", "e", "cada", "el", "los", "la", "las", "a", "de", "todos"}

// everyDay are words for all of them.
var everyDay = []string{"daily", "day", "days", "everyday", "diario", "diariamente", "día", "dia", "días", "dias"}

var (
	timeInWords = regexp.MustCompile(`(?i)^(.*?)[\s,]*\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|h)?$`)
	daysBetween = regexp.MustCompile(`\s*(?:-|–|\bto\b|\ba\b)\s*`)
	beforeTime  = regexp.MustCompile(`(?i)\s+a\s+las?\s*$`)
	beforeDaily = regexp.MustCompile(`(?i)^\s*a\s+diario\b`)
)

// Cron turns a schedule in words into a cron expression; ok is false when it is
// none.
func Cron(text string) (cron string, ok bool) {
	parts := timeInWords.FindStringSubmatch(strings.TrimSpace(text))
	if parts == nil {
		return "", false
	}
	hour, minute, ok := timeOfDay(parts[2], parts[3], strings.ToLower(parts[4]))
	if !ok {
		return "", false
	}
	days, ok := daysOf(beforeDaily.ReplaceAllString(beforeTime.ReplaceAllString(parts[1], ""), "daily"))
	return fmt.Sprintf("%d %d * * %s", minute, hour, days), ok
}

// timeOfDay reads 20:00, 20.00, 20h or 8pm; "20" alone is no time.
func timeOfDay(hours, minutes, half string) (hour, minute int, ok bool) {
	hour, err := strconv.Atoi(hours)
	if err != nil || minutes == "" && half == "" {
		return 0, 0, false
	}
	if minutes != "" {
		if minute, err = strconv.Atoi(minutes); err != nil {
			return 0, 0, false
		}
	}
	if half == "am" || half == "pm" {
		if hour < 1 || hour > 12 {
			return 0, 0, false
		}
		hour %= 12
		if half == "pm" {
			hour += 12
		}
	}
	return hour, minute, hour <= 23 && minute <= 59
}

// daysOf turns days in words into cron's weekdays.
func daysOf(text string) (days string, ok bool) {
	text = daysBetween.ReplaceAllString(strings.ToLower(text), "-")
	var chosen [7]bool
	all := false
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t,;+/", r) }) {
		switch {
		case slices.Contains(fillers, word):
		case slices.Contains(everyDay, word):
			all = true
		case !chooseDays(&chosen, word):
			return "", false
		}
	}
	var names []string
	for i, is := range chosen {
		if is {
			names = append(names, weekdays[i])
		}
	}
	switch {
	case all == (len(names) > 0): // no days at all, or every day and some
		return "", false
	case all, len(names) == len(weekdays):
		return "*", true
	}
	return strings.Join(names, ","), true
}

// chooseDays adds the days of one word: a day, "mon-fri", "weekdays".
func chooseDays(chosen *[7]bool, word string) bool {
	switch word {
	case "weekday", "weekdays":
		word = "mon-fri"
	case "weekend", "weekends":
		word = "sat-sun"
	}
	from, to, ranged := strings.Cut(word, "-")
	first, last := dayCalled(from), dayCalled(to)
	if !ranged {
		last = first
	}
	if first < 0 || last < 0 {
		return false
	}
	for day := first; ; day = (day + 1) % len(chosen) {
		chosen[day] = true
		if day == last {
			return true
		}
	}
}

// dayCalled is the day of that name, from Monday = 0 on, -1 for none.
func dayCalled(name string) int {
	return slices.IndexFunc(dayNames, func(names []string) bool {
		return slices.Contains(names, name) || slices.Contains(names, strings.TrimSuffix(name, "s"))
	})
}

// WordsIn shows a cron expression in the words that Cron reads, or as it is
// where there are none: "Tue, Fri at 20:00", "mar, vie a las 20:00".
func WordsIn(cron string, t Tongue) string {
	fields := strings.Fields(cron)
	if len(fields) == 6 && fields[0] == "0" {
		fields = fields[1:]
	}
	if len(fields) != 5 || fields[2] != "*" || fields[3] != "*" {
		return cron
	}
	minute, err := strconv.Atoi(fields[0])
	hour, wrong := strconv.Atoi(fields[1])
	days, ok := daysInWords(fields[4], t)
	if err != nil || wrong != nil || !ok {
		return cron
	}
	return fmt.Sprintf("%s %s %02d:%02d", days, beforeAt[t], hour, minute)
}

// daysInWords shows cron's weekdays as words.
func daysInWords(field string, t Tongue) (string, bool) {
	if field == "*" {
		return daily[t], true
	}
	var names []string
	for _, part := range strings.Split(strings.ToUpper(field), ",") {
		from, to, ranged := strings.Cut(part, "-")
		first, last := weekday(from), weekday(to)
		if first < 0 || ranged && last < 0 {
			return "", false
		}
		name := dayShort[t][first]
		if ranged {
			name += "-" + dayShort[t][last]
		}
		names = append(names, name)
	}
	return strings.Join(names, ", "), true
}

// weekday is a weekday of cron's, a name or a number from Sunday = 0 (or 7) on.
func weekday(text string) int {
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n <= len(weekdays) {
		return (n + len(weekdays) - 1) % len(weekdays)
	}
	return slices.Index(weekdays, text)
}
