package spelling_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/spelling"
	"machipost/orders/reading/words"
)

// speller is one of a game of all cards between Ann, Bob and Carol.
func speller(in ...words.Language) spelling.Speller {
	s := spelling.Speller{Table: marks.NewTable([]string{"Ann", "Bob", "Carol"}, engine.DefaultRules(engine.Everything).InPlay(), 0)}
	for _, language := range append(in, words.English) {
		s.In[language] = true
	}
	return s
}

// mended is a row with its misspelt words as they are meant.
func mended(s spelling.Speller, row string) string {
	tokens := marks.Tokens(row)
	s.Mend(tokens)
	var lows []string
	for i := range tokens {
		lows = append(lows, tokens[i].Low)
	}
	return strings.Join(lows, " ")
}

func TestMend(t *testing.T) {
	t.Parallel()
	english, german, spanish := speller(), speller(words.German), speller(words.Spanish)
	for _, c := range []struct {
		s          spelling.Speller
		row, means string
	}{
		{english, "Mien", "mine"},        // two letters changed places
		{english, "airpotr", "airport"},  // ... at the end
		{english, "harbbour", "harbour"}, // one stands twice
		{english, "unles 8", "unless 8"}, // ... or not
		{english, "alwas", "always"},     // one is missing
		{english, "ranxh", "ranch"},      // one lies beside it on the keys
		{english, "tow dcie", "two dice"},
		{english, "tow", "tow"},
		{english, "savin", "saving"},                           // as people speak
		{english, "trian staiton", "train station"},            // words of one name
		{english, "the Flowwer Orchard", "the flower orchard"}, // a capital letter, and a card
		{english, "uner 5", "under 5"},                         // not the nearest of every day
		{english, "furniture factroy or esle", "furniture factory or else"},
		{german, "zwei wrüfel", "zwei wurfel"},
		{german, "sonnst nichts", "sonst nichts"},
		{spanish, "tiro dos dadps", "tiro dos dados"},

		{english, "a cave with pounds", "a cave with pounds"}, // other words of the language
		{english, "it is raining in Hull", "it is raining in hull"},
		{english, "Bobs mine", "bobs mine"}, // whose it is
		{english, "Carrol", "carrol"},       // no player is guessed
		{english, "bar den", "bar den"},     // too short
		{english, "conv stor", "conv stor"}, // shortened
		{english, "blorvat", "blorvat"},     // near nothing
		{spanish, "el huerto", "el huerto"}, // no harbour
		{german, "z'teuer", "zteuer"},       // shortened by an apostrophe
	} {
		if got := mended(c.s, c.row); got != c.means {
			t.Errorf("%q is %q, and not %q", c.row, got, c.means)
		}
	}
}

// No word that the reader knows, in a table or in a file, is taken for another: one that is near
// another and that nobody finds there stands in likes.txt.
func TestNoWordOfTheReaderIsMisspelt(t *testing.T) {
	t.Parallel()
	lows := map[string]string{}
	note := func(text, file string) {
		for _, one := range marks.Tokens(text) {
			lows[one.Low] = file
		}
	}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case filepath.Base(path) == "lexicon.txt":
			text, err := os.ReadFile(path)
			note(string(text), path)
			return err
		case filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		for _, decl := range file.Decls {
			if of, ok := decl.(*ast.GenDecl); ok && of.Tok == token.IMPORT {
				continue
			}
			ast.Inspect(decl, func(n ast.Node) bool {
				if one, ok := n.(*ast.BasicLit); ok && one.Kind == token.STRING {
					if text, err := strconv.Unquote(one.Value); err == nil {
						note(text, path)
					}
				}
				return true
			})
		}
		return nil
	})
	if err != nil || len(lows) < 1000 {
		t.Fatal(len(lows), err)
	}
	for language := range words.NumLanguages {
		s := speller(language)
		for low, file := range lows {
			if got := mended(s, low); got != low && len(low) >= 4 && !slices.Contains(slips, low) {
				t.Errorf("%s: %q is taken for %q", file, low, got)
			}
		}
	}
}

// slips are words of tables that are misspelt there, and that may be read as what is meant.
var slips = strings.Fields(`
adition allready allways anothr anuther anythin beacuse becaus becausse becouse becuse bilding biuld
brover buid bying construirla dident didint dobble doesent dosnt enogh enought enugh evrybody evryone
evrythin evrything favrite ferst freind freinds frend frends frist havin insted mabye moeny monney
nothin numbr nuthing orchd orchrd othr pleaze pleese purchse realy rerol reroling reroul rols rool
savin seccond secend secont secund seein shold shoold shoud shuld smthing sombody somebodey somone
somthing sumbody sumthing thier tommorow tomorow tought trow untill verry vinyard wantd whse wiht
wuld wurfl`)
