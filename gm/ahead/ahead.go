// Package ahead does work before its turn comes: several things are made at once, and
// handed out one after the other in their order.
//
// It knows nothing of what is made. What may enter is a way to use several processors
// without anybody seeing it in what comes out.
package ahead

import (
	"iter"
	"runtime"
	"sync"
)

// Hands is how many things are made at once: what the processors can do while the taker waits.
func Hands() int { return min(runtime.GOMAXPROCS(0), 8) }

// Most is how many things are made, or in the making, that nobody has taken yet: enough that a
// thing which takes long keeps no processor idle, and few enough that what waits is little.
func Most() int { return 2 * Hands() }

// Map makes something of each thing, as many at once as there are hands, and hands it out in
// the order of the things: no more than Most are made and not handed out yet. The things are
// asked for by whoever takes what is made, one after the other. A panic of do passes to the
// taker, in its place. Where the taker stops, what is in the making is waited for.
func Map[From, To any](things iter.Seq[From], do func(From) To) iter.Seq[To] {
	return func(yield func(To) bool) {
		var wait sync.WaitGroup
		defer wait.Wait()
		next, stop := iter.Pull(things)
		defer stop()
		var waiting []chan outcome[To]
		hands := make(chan struct{}, Hands())
		begin := func() {
			for len(waiting) < Most() {
				thing, more := next()
				if !more {
					return
				}
				made := promise[To]()
				waiting = append(waiting, made)
				wait.Go(func() {
					hands <- struct{}{}
					defer func() { <-hands }()
					made <- carriedOut(do, thing)
				})
			}
		}
		for begin(); len(waiting) > 0; begin() {
			first := <-waiting[0]
			waiting = waiting[1:]
			if first.panicked {
				panic(first.why)
			}
			if !yield(first.made) {
				return
			}
		}
	}
}

// An outcome is what was made, or why nothing was.
type outcome[T any] struct {
	made     T
	panicked bool
	why      any
}

// promise is where one outcome comes, for which nobody has to wait.
func promise[T any]() chan outcome[T] { return make(chan outcome[T], 1) }

func carriedOut[From, To any](do func(From) To, thing From) (o outcome[To]) {
	o.panicked = true
	defer func() {
		if o.panicked {
			o.why = recover()
		}
	}()
	o.made = do(thing)
	o.panicked = false
	return o
}
