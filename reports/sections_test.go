package reports

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"text/template"
	"text/template/parse"
	"time"
	"unicode/utf8"

	"machipost/templates"
)

// everySection has one of each, with nothing in it.
var everySection = []Section{
	NewNotHere{}, NewPlayersOnly{}, NewEnough{}, NewNameTaken{}, NewName{}, NewSchedule{}, NewWrong{},
	NewSure{}, NewOpen{}, JoinName{}, JoinSure{}, Joined{}, JoinedLast{}, JoinFull{}, JoinStarted{},
	LeaveSure{}, Left{}, LeaveRunning{}, LeaveWhich{}, LeaveNone{}, NotStarted{}, Over{}, Rules{},
	Games{}, StatusWaiting{}, StatusCalledOff{}, Status{}, NoReport{}, History{}, Test{}, AskAgain{},
	Twice{}, TooManyCommands{}, NoSuchGame{}, TooLate{}, WaitNoted{}, ReadyNoted{}, ExtensionNever{},
	ExtensionsUsed{}, ExtensionOnce{}, ExtensionHeld{}, ExtensionNotNow{}, ExtensionAsked{},
	ExtensionGranted{}, ExtensionTold{}, AbsentWhen{}, AbsentBackwards{}, AbsentOver{}, AbsentLong{},
	AbsentEnough{}, AbsentNoted{}, AbsentNoMore{}, Reminder{}, TurnWaits{}, TurnWaitsForMail{},
	Resigned{}, ResignSure{}, ResignDone{}, VoteNoted{}, VoteTakenBack{}, VotePassed{},
	VotePassedLate{}, SeatLost{}, NameOdd{}, PlaysAlready{}, StandbyName{}, StandbySure{},
	StandbyNow{}, StandbyNoMore{}, SeatOffer{}, SeatGone{}, OtherName{}, TakeOverName{}, NoSeat{},
	ProposalGone{}, StandbysFull{}, SeatTakenMeanwhile{}, TakeOverSure{}, SeatYours{}, WatchPlays{}, WatchGameFull{}, WatchDomainFull{},
	WatchDayFull{}, WatchSure{}, Watching{},
	WatchingNoMore{}, PressHow{}, PressNotNow{}, PressNone{}, PressSigned{}, PressEmpty{},
	PressTooLong{}, PressEnough{}, PressToWhom{}, PressKept{}, PressAsks{}, PressSent{}, PressNobody{}, NoZone{},
	ZoneSet{}, RemindersSet{}, LeaveLine{}, MoveLine{}, TakeOverLine{}, NoLanguage{}, LanguageSet{}, LanguageSure{}, LanguageWaits{}, LanguageWhose{}, HTMLSet{}, CalendarSet{}, AddressOdd{}, AddressTaken{}, AddressSure{}, AddressAsked{},
	AddressConfirm{}, AddressMoved{}, AddressLate{}, ForgetSure{}, Forgotten{}, TellDeadline{},
	TellHeld{}, TellResumed{}, TellUndone{}, TellOrdersStay{}, TellReplaced{}, TellSeated{},
	TellEnded{}, TellCalledOff{}, TellEntered{}, TellRenamed{}, Stranger{}, Undecided{}, ClockHeld{},
	Behind{}, NotKept{}, Witness{}, WitnessSubject{}, MissingList{}, TellPlayedAgain{}, TellStartsAgain{}, TellLettersLost{},
	SetAside{}, LetterFault{}, LetterHint{}, Storm{}, PlayerStorm{}, Collected{}, DayFull{}, HalfFull{}, Parked{}, Unreachable{},
	TurnDoubtful{}, TurnHeld{}, Outage{}, LeftOut{}, ClockUnknown{}, ForgottenNotice{}, Subject{}, AnswerSubject{},
	NoticeSubject{}, AddressSubject{}, OfferSubject{}, ObserverSubject{}, AnnouncementSubject{},
	ClocksDiffer{}, SheetTooLong{}, PreviewMark{}, Unreadable{}, Confirm{}, ForeignTag{}, CrossedTag{}, NewTag{}, Announcement{},
	PressLetter{}, Help{}, OrdersHelp{}, DiceRolled{}, DiceLocked{}, DiceHelp{}, DiceBlocks{}, DiceGiven{}, DiceGivenBefore{},
	DiceWordOdd{}, DiceWordWaits{}, DiceWordWhose{}, AllIn{}, PublicWaits{}, EntrySummary{}, EntryText{},
	GMLetter{}, SaySure{}, SaidNow{}, SayOver{}, SayNothing{}, SayTooLong{}, Daily{}, EndStatements{}, LastWords{}, StatementKept{}, StatementsOut{},
}

// filled is such a section with something in every field; flags are as told.
func filled(s Section, flags bool) Section {
	if _, is := s.(Games); is {
		return Games{Games: []GameLine{
			{Name: "monday", State: "waiting", Players: []string{"Ann"}, Places: 4},
			{Name: "friday", State: "running", Players: []string{"Ann", "Bob"}, Turn: 3, Open: []string{"Bob"}},
		}}
	}
	value := reflect.New(reflect.TypeOf(s)).Elem()
	fill(value, "", flags)
	return value.Interface().(Section)
}

func fill(value reflect.Value, name string, flags bool) {
	switch {
	case value.Type() == reflect.TypeFor[time.Time]():
		value.Set(reflect.ValueOf(time.Date(2026, 12, 8, 20, 0, 0, 0, time.UTC)))
	case value.Kind() == reflect.String:
		value.SetString("some " + name)
	case value.Kind() == reflect.Int:
		value.SetInt(2)
	case value.Kind() == reflect.Bool:
		value.SetBool(flags)
	case value.Kind() == reflect.Slice:
		value.Set(reflect.MakeSlice(value.Type(), 2, 2))
		fill(value.Index(0), name, flags)
		fill(value.Index(1), name, flags)
	case value.Kind() == reflect.Struct:
		for i := range value.NumField() {
			if field := value.Type().Field(i); field.IsExported() {
				fill(value.Field(i), field.Name, flags)
			}
		}
	}
}

// The list above has every type of this room that is a section.
func TestTheListOfSectionsIsComplete(t *testing.T) {
	var listed []string
	for _, s := range everySection {
		listed = append(listed, nameOf(s))
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if spec, ok := n.(*ast.TypeSpec); ok && embedsFacts(spec) && !slices.Contains(listed, spec.Name.Name) {
				t.Errorf("%s: %s is not in the list", file, spec.Name)
			}
			return true
		})
	}
}

func embedsFacts(spec *ast.TypeSpec) bool {
	fields, ok := spec.Type.(*ast.StructType)
	return ok && slices.ContainsFunc(fields.Fields.List, func(f *ast.Field) bool {
		embedded, is := f.Type.(*ast.Ident)
		return is && len(f.Names) == 0 && embedded.Name == "facts"
	})
}

// Every section has words in every language; they tell all of its facts, and no
// others.
func TestEverySectionHasItsWords(t *testing.T) {
	for _, language := range languages(t) {
		w, err := In(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range everySection {
			if w.Templates().Lookup(nameOf(s)) == nil {
				t.Errorf("%s: no template %s", language, nameOf(s))
				continue
			}
			told, has := factsIn(w.Templates(), nameOf(s)), fieldsOf(s)
			for _, field := range has {
				if !told[field] {
					t.Errorf("%s: %s does not tell .%s", language, nameOf(s), field)
				}
			}
			for field := range told {
				if !slices.Contains(has, field) {
					t.Errorf("%s: %s tells .%s, which it does not have", language, nameOf(s), field)
				}
			}
		}
	}
}

// languages are those that letters can be written in.
func languages(t *testing.T) []string {
	t.Helper()
	entries, err := fs.ReadDir(templates.Files(), ".")
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}

// fieldsOf are the names of a section's facts.
func fieldsOf(s Section) []string {
	var names []string
	for _, f := range reflect.VisibleFields(reflect.TypeOf(s)) {
		if !f.Anonymous {
			names = append(names, f.Name)
		}
	}
	return names
}

// factsIn are the fields that a template reads of what it is given, itself and in
// the templates to which it hands that on.
func factsIn(all *template.Template, name string) map[string]bool {
	told := map[string]bool{}
	addFacts(all, told, all.Lookup(name).Root, true)
	return told
}

// addFacts adds those of a node; whole tells whether the dot is all that the template
// was given.
func addFacts(all *template.Template, told map[string]bool, node parse.Node, whole bool) {
	switch n := node.(type) {
	case *parse.ListNode:
		if n == nil {
			return
		}
		for _, child := range n.Nodes {
			addFacts(all, told, child, whole)
		}
	case *parse.ActionNode:
		addFacts(all, told, n.Pipe, whole)
	case *parse.IfNode:
		addBranches(all, told, &n.BranchNode, whole, whole)
	case *parse.RangeNode:
		addBranches(all, told, &n.BranchNode, whole, false)
	case *parse.WithNode:
		addBranches(all, told, &n.BranchNode, whole, false)
	case *parse.TemplateNode:
		if n.Pipe == nil {
			return
		}
		if n.Pipe.String() == "." && whole {
			addFacts(all, told, all.Lookup(n.Name).Root, true)
		}
		addFacts(all, told, n.Pipe, whole)
	case *parse.PipeNode:
		for _, command := range n.Cmds {
			for _, arg := range command.Args {
				addFacts(all, told, arg, whole)
			}
		}
	case *parse.FieldNode:
		if whole {
			told[n.Ident[0]] = true
		}
	}
}

func addBranches(all *template.Template, told map[string]bool, n *parse.BranchNode, whole, within bool) {
	addFacts(all, told, n.Pipe, whole)
	addFacts(all, told, n.List, within)
	addFacts(all, told, n.ElseList, whole)
}

// withOwnData are templates in the files of sections that are none: whole letters,
// and what is made of more than facts.
var withOwnData = []string{
	"ReportAgain", "Unwon", "ReportWord",
}

// No words stand there for sections that there are not.
func TestEveryTemplateOfSectionsHasItsSection(t *testing.T) {
	var known []string
	for _, s := range everySection {
		known = append(known, nameOf(s))
	}
	w := english(t)
	for _, language := range languages(t) {
		for _, file := range []string{"lobby", "commands", "patience", "interventions", "notes", "announcements", "voice"} {
			for _, name := range templatesIn(t, language+"/"+file+".tmpl") {
				other := strings.HasPrefix(name, "command ") || slices.Contains(withOwnData, name) || partOfOther(w.Templates(), name)
				if !other && !slices.Contains(known, name) {
					t.Errorf("%s/%s: %s is no section", language, file, name)
				}
			}
		}
	}
	for _, name := range withOwnData {
		if w.Templates().Lookup(name) == nil || slices.Contains(known, name) {
			t.Errorf("%s is no template with data of its own", name)
		}
	}
}

// partOfOther tells whether another template holds this one.
func partOfOther(all *template.Template, name string) bool {
	return slices.ContainsFunc(all.Templates(), func(other *template.Template) bool {
		return other.Tree != nil && strings.Contains(other.Root.String(), `{{template "`+name+`"`)
	})
}

// Every section can be said, about anything and about nothing, in lines that fit.
func TestEverySectionCanBeSaid(t *testing.T) {
	for _, language := range languages(t) {
		canSayEverySection(t, english(t, "Ann", "Bob").In(language))
	}
}

func canSayEverySection(t *testing.T, w *Words) {
	t.Helper()
	for _, s := range everySection {
		for _, about := range []Section{s, filled(s, false), filled(s, true)} {
			for line := range strings.Lines(w.LetterOf("friday", 12, about).Text()) {
				if columns := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); columns > Width {
					t.Errorf("%s: a line of %d columns: %s", nameOf(s), columns, line)
				}
			}
		}
		if text := w.Say(filled(s, true)); strings.Contains(text, "  \n") || strings.TrimSpace(text) == "" {
			t.Errorf("%s says %q", nameOf(s), text)
		}
	}
}
