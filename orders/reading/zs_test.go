package reading_test
import ("testing";"machipost/orders/reading")
func BenchmarkSheets(b *testing.B) {
	sheets := []string{"buy Forest, Wheat Field, Bakery, Cafe\n", "go 1: buy Mine, Forest, Ranch\nbuy Wheat Field, Bakery\nroll 2\n", "roll 1\nbuy Train Station, Stadium, Convenience Store\ntv Bob\n", "buy Harbour, Mackerel Boat, Flower Orchard\nroll 2 if coins >= 3\n", "buy Shopping Mall, Ranch, Cheese Factory, Furniture Factory\nreroll 1-4\n"}
	before := read("two dice\nbuy Mine, Cafe")
	for b.Loop() { for _, s := range sheets { g := table(); g.OnFile = &before; reading.Read(s, g, ann) } }
}
