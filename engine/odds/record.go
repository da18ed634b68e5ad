package odds

// A Sample is what was said of a player in one report, and what came.
type Sample struct {
	Said    int     // percent
	Came    float64 // the part of the game that the player has won: 1, 0, or shared
	Players int     // how many played
}

// A Row is all samples of which the same was said.
type Row struct {
	Said    int     `json:"said"` // percent
	Samples int     `json:"samples"`
	Came    float64 `json:"came"` // percent of them
}

// A Record is what came of what was said.
type Record struct {
	Samples int     `json:"samples"`
	Brier   float64 `json:"brier"` // mean square of the error; 0 for a prophet
	Even    float64 `json:"even"`  // the same of who says the same of every player
	Error   float64 `json:"error"` // mean distance of said and came, by rows
	Rows    []Row   `json:"rows"`  // by what was said, the least first; none without samples
}

// RecordOf counts samples, in whatever order they are.
func RecordOf(samples []Sample) Record {
	r := Record{Samples: len(samples), Rows: []Row{}}
	var rows [100/Step + 1]struct {
		samples int
		came    float64
	}
	for _, s := range samples {
		r.Brier += square(float64(s.Said)/100 - s.Came)
		r.Even += square(1/float64(s.Players) - s.Came)
		rows[s.Said/Step].samples++
		rows[s.Said/Step].came += s.Came
	}
	for i, row := range rows {
		if row.samples == 0 {
			continue
		}
		came := row.came / float64(row.samples)
		r.Rows = append(r.Rows, Row{Said: i * Step, Samples: row.samples, Came: 100 * came})
		r.Error += float64(row.samples) * max(came-float64(i*Step)/100, float64(i*Step)/100-came)
	}
	if r.Samples > 0 {
		r.Brier, r.Even, r.Error = r.Brier/float64(r.Samples), r.Even/float64(r.Samples), r.Error/float64(r.Samples)
	}
	return r
}

func square(x float64) float64 { return x * x }

// When odds were too sure.
const (
	enough    = 500  // samples, before which nothing is said of them
	tolerable = 0.05 // error
)

// TooSure tells whether odds were so far off, over enough samples, that who reads them must
// be told.
func (r Record) TooSure() bool { return r.Samples >= enough && r.Error > tolerable }
