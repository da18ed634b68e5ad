package tables

// Words are what the two engines say differently. Whoever adds a statement writes it in
// words that both know (coalesce, CASE, RETURNING, ON CONFLICT), and comes here only
// where there are none.
type Words struct {
	// listed are the rows (key, value) of a JSON array of texts, key from 0 on.
	listed func(array string) string
	// array is a JSON array of a value of each row, in an order.
	array func(of, order string) string
	// pair is a JSON array of two values.
	pair func(first, second string) string
	// same tells two texts to be the same, upper and lower case of ASCII alike, in the
	// form for which there is an index of the first.
	same func(a, b string) string

	// skip stands behind a query: its rows of a table are locked, and those that others have
	// locked are left out.
	skip func(table string) string

	// first stands behind a query of which so many rows are wanted, unless skip leaves some out.
	first func(limit string) string
	// lookup stands behind CROSS JOIN: the rows of a table for which something is so, looked
	// up for each row before it, however few the engine believes there are.
	lookup func(table, columns, where string) string
	// room is how many rows are looked at where so many are wanted, and skip may leave some out.
	room     func(limit string) string
	cut      string // of a game, when orders are cut off; as it stands in an index
	reminder string // how long before that the players are reminded, nanoseconds
	early    string // whether turns may be resolved before it
}

// reminds is when the players of a game are reminded; as it stands in an index.
func (w *Words) reminds() string { return w.cut + " - " + w.reminder + " / 1000000000" }

// SQLite returns the words of SQLite. There is one writer at a time, so nothing is locked.
func SQLite() *Words { return &sqlite }

// PostgreSQL returns the words of PostgreSQL, and of what speaks its language.
func PostgreSQL() *Words { return &postgreSQL }

var sqlite = Words{
	listed:   func(array string) string { return "json_each(" + array + ")" },
	array:    func(of, order string) string { return "json_group_array(" + of + " ORDER BY " + order + ")" },
	pair:     func(first, second string) string { return "json_array(" + first + ", " + second + ")" },
	same:     func(a, b string) string { return a + " = " + b + " COLLATE NOCASE" },
	cut:      "max(deadline, ifnull(grace, 0))",
	reminder: "(terms ->> '$.reminder')",
	early:    "terms ->> '$.early'",
	skip:     func(string) string { return "" },
	first:    func(limit string) string { return " LIMIT " + limit },
	lookup:   func(table, _, where string) string { return table + " WHERE " + where },
	room:     func(limit string) string { return limit },
}

var postgreSQL = Words{
	listed: func(array string) string {
		return "(SELECT place - 1 AS key, text AS value FROM jsonb_array_elements_text(CAST(" + array + " AS jsonb)) WITH ORDINALITY AS one (text, place)) AS listed"
	},
	array: func(of, order string) string {
		return "CAST(coalesce(json_agg(" + of + " ORDER BY " + order + "), '[]') AS text)"
	},
	pair:     func(first, second string) string { return "json_build_array(" + first + ", " + second + ")" },
	same:     func(a, b string) string { return "lower(" + a + ") = lower(" + b + ")" },
	cut:      "(CASE WHEN grace > deadline THEN grace ELSE deadline END)",
	reminder: "CAST(CAST(terms AS jsonb) ->> 'reminder' AS bigint)",
	early:    "CAST(CAST(terms AS jsonb) ->> 'early' AS boolean)",
	skip:     func(table string) string { return " FOR UPDATE OF " + table + " SKIP LOCKED" },
	first:    func(string) string { return "" },
	lookup: func(table, columns, where string) string {
		return "LATERAL (SELECT " + columns + " FROM " + table + " WHERE " + where + " ORDER BY id OFFSET 0) AS " + table
	},
	room: func(limit string) string { return "4 * " + limit },
}
