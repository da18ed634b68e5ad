package calendar

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

var lengthOfTime = regexp.MustCompile(`(?i)^(\d{1,4})\s*(m|min|mins|minutes?|minutos?|h|hours?|horas?|d|days?|d[ií]as?)$`)

// units are the lengths that a value is counted in, by their first letter.
var units = map[byte]time.Duration{'m': time.Minute, 'h': time.Hour, 'd': 24 * time.Hour}

// ReadLength reads a length of time: "24h", "90 minutes", "2 days", or the word for
// none of it, "" where there must be one. It fails, with a sentence for a person,
// for another text, a length of 0 where there must be one, and one of more than
// most.
func ReadLength(value, none string, most time.Duration) (time.Duration, error) {
	way := "write one like 24h or 2 days"
	if none != "" {
		if strings.EqualFold(value, none) || value == "0" {
			return 0, nil
		}
		way += ", or " + none
	}
	parts := lengthOfTime.FindStringSubmatch(value)
	if parts == nil {
		return 0, fmt.Errorf("%q is no length of time; %s", value, way)
	}
	n, err := strconv.Atoi(parts[1])
	if err != nil {
		return 0, err
	}
	length := time.Duration(n) * units[strings.ToLower(parts[2])[0]]
	if length <= 0 || length > most {
		return 0, fmt.Errorf("%q must be more than nothing and at most %s", value, ShowLength(most, ""))
	}
	return length, nil
}

// unitNames are the units in other languages than English, a column a language.
var unitNames = map[string][tongues - 1]string{"day": {"día"}, "hour": {"hora"}, "minute": {"minuto"}}

// LengthIn is what ShowLength has shown, in a language: "2 días".
func LengthIn(shown string, t Tongue) string {
	n, unit, ok := strings.Cut(shown, " ")
	if t == English || !ok {
		return shown
	}
	one := strings.TrimSuffix(unit, "s")
	said := unitNames[one][t-1]
	if one != unit {
		said += "s"
	}
	return n + " " + said
}

// ShowLength is a length of time as it is read: "1 day", "36 hours", "90 minutes".
func ShowLength(length time.Duration, none string) string {
	for _, unit := range []struct {
		length time.Duration
		name   string
	}{{units['d'], "day"}, {units['h'], "hour"}, {units['m'], "minute"}} {
		switch n := length / unit.length; {
		case length == 0 || length%unit.length != 0:
		case n == 1:
			return "1 " + unit.name
		default:
			return fmt.Sprintf("%d %ss", n, unit.name)
		}
	}
	return none
}
