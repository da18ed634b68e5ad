package reading_test

import "testing"

// Talk beside orders is neither filed nor asked about; what may be an order is asked.
func TestTalkIsPassedOver(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		beside string
		told   bool
	}{
		{"Does the Forest need the Ranch first?", false},
		{"Could you explain what the Publisher is for?", false},
		{"I want to be a restaurant queen", false},
		{"I only have one die I think", false},
		{"I have no Train Station yet, so I suppose there is nothing to say about the dice", false},
		{"What a beautiful report, I laughed about the tuna boat", false},
		{"my hamster is called Bakery now", false},
		{"So Carol has bought a Mine and Bob nearly has his Radio Tower", false},
		{"Sorry for being late, we had dinner by the Stadium", false},
		{"The water's 19 degrees, get in", false},
		{"(37 years of this, stamps used to cost 12p)", false},
		{"by Ann, age 10", false},
		{"Room 214, second floor", false},
		{"Hace 30 grados en Sevilla", false},
		{"Zimmer 214", false},
		{"We find all that out in office hours", false},
		{"Carol smells (dont tell her)", false},
		{"Don't worry about us.", false},
		{"3 please", true},
		{"only 2 of them", true},
		{"It costs 5", true},
		{"I'd rather have 2", true},
		{"buy it, don't tell Bob", true},
		{"My wife says the Forest is better, so Forest.", true},
		{"My idea was two dice", true},
		{"I got 5 coins, Forest then", true},
		{"Will will, if he may, buy a Sushi Bar.", true},
	} {
		s := read("go 1: buy Mine\n" + c.beside)
		if told := len(s.Proposed)+len(s.Refused) > 0; told != c.told || len(s.Lines) > 1 || !told && len(s.Lines) == 0 {
			t.Errorf("%q: told %t, want %t; %s", c.beside, told, c.told, said(s))
		}
	}
}

// Greetings and signatures are not even listed.
func TestSignaturesAreNotListed(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"buy Mine\n\nCheers, Ann", "Hi Dave,\nbuy Mine\n\nBest wishes,\nAnn", "buy Mine\nThanks!\nAnn"} {
		for _, p := range read(text).Prose {
			if !p.Idle {
				t.Errorf("%q: %q is listed", text, p.Line)
			}
		}
	}
}
