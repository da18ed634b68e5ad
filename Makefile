# What is there to do: build, install, demo, test, race, test-long, simulation, soak, bench,
# check, audit, package, test-servers, test-packages, pictures.

GO ?= go
# The race detector needs a C compiler; without one the tests run without it.
RACE := $(shell command -v cc >/dev/null 2>&1 && [ "$$($(GO) env CGO_ENABLED)" = 1 ] && echo -race)

.PHONY: build demo test race test-long simulation soak bench bench-compare bench-service bench-scale fuzz check docs test-servers install package test-packages pictures audit clean

build:
	$(GO) build -trimpath -o bin/machipost ./cmd/machipost

demo: build
	./bin/machipost demo

# With the race detector where several things go on at once; it makes SQLite and
# whole games ten times slower, which teaches nothing where there is one at a time.
test:
	$(GO) test ./...
	$(if $(RACE),$(GO) test $(RACE) ./gm/mailbox ./gm/mailbox/memory ./gm/postoffice ./gm/demo)
	$(if $(RACE),$(GO) test $(RACE) -run Processes ./gm)

# Everything with the race detector: a quarter of an hour.
race:
	$(GO) test -race -timeout 60m ./...

# The tests in their full size, without the race detector: some minutes.
test-long:
	MACHIPOST_LONG=1 $(GO) test -timeout 30m ./...

# 200 seeded seasons with faults of the clock, the mail, the disk and the process.
simulation:
	MACHIPOST_LONG=1 $(GO) test -run 'TestSimulation$$' ./gm

# Games in which everything goes wrong: 10,000 seeded seasons with faults of the clock,
# the mail, the disk and the process, and a moderator that is killed 1,000 times, or
# as much of both as fits. SOAK=1h for longer. A seed that fails is played again with
# MACHIPOST_SEED=17 go test ./gm -run 'TestSimulation$$'.
SOAK ?= 10m
soak:
	MACHIPOST_SOAK=$(SOAK) $(GO) test -timeout 0 -run 'TestSimulation$$|TestKilledAtAnyMoment' ./gm ./cmd/machipost

# The figures of the engine and its bots, in goes a second of the processor
# (docs/performance.md); bench-compare holds them against the last tag's, or BASE's, on
# the same machine.
bench:
	@mkdir -p .bench
	$(GO) test -run '^$$' -bench . -benchmem -count 6 ./engine ./engine/bots ./engine/playouts > .bench/now.part || { cat .bench/now.part; exit 1; }
	@mv .bench/now.part .bench/now.txt
	@cat .bench/now.txt

bench-compare: bench
	.ci/bench-compare

# The service beside floors of the same run: docs/performance.md. BENCH=small for a
# look, BENCH=middle for a tenth; BENCH_PROFILES=folder keeps CPU profiles.
bench-service:
	.ci/bench-service

# Workers at a PostgreSQL, as root: 100,000 games of which 10,000 are due, 1, 2 and 4
# workers. BENCH=small and middle as above.
bench-scale:
	.ci/bench-scale

# Ten minutes a target; FUZZTIME=10s for a look.
FUZZTIME ?= 10m
fuzz:
	@for p in $$($(GO) list ./...); do \
		for f in $$($(GO) test -list '^Fuzz' $$p | grep '^Fuzz'); do \
			$(GO) test -run '^$$' -fuzz "^$$f\$$" -fuzztime $(FUZZTIME) $$p || exit 1; \
		done; \
	done

# Form, faults, layout, tidy modules, and documents that are printed from code.
check:
	@test -z "$$(gofmt -l .)" || { gofmt -l .; echo 'run gofmt -w on these'; exit 1; }
	$(GO) vet ./...
	$(GO) vet -tags servers ./...
	$(GO) vet -tags bench ./...
	$(GO) tool staticcheck ./...
	$(GO) mod tidy -diff
	$(GO) mod verify
	cd packaging/build && $(GO) vet ./... && $(GO) mod tidy -diff && $(GO) mod verify
	$(GO) test -run 'Layout|Docs' ./...

# Tables in docs/ that are printed from code.
docs:
	$(GO) test -p 1 -run Docs ./engine ./engine/wire ./orders/reading ./reports ./gm -update

# A real Dovecot, Postfix and PostgreSQL on loopback, and a browser; installs what is missing.
test-servers:
	.ci/test-servers

# Pictures of letters in .pictures, as mail programs on a telephone and on a desk show them;
# installs Chromium where it is missing. The one of the README is made again with
# cp .pictures/report.png docs/pictures/
pictures:
	.ci/pictures

# The program and its units, as 'make install' puts them by hand; run 'make build' before,
# as yourself. DESTDIR for a folder instead of the root.
PREFIX ?= /usr/local
install:
	install -D -m 755 bin/machipost $(DESTDIR)$(PREFIX)/bin/machipost
	install -d $(DESTDIR)/etc/systemd/system
	for unit in machipost.service machipost-run.service machipost.timer; do \
		sed 's#/usr/bin/#$(PREFIX)/bin/#' packaging/units/$$unit >$(DESTDIR)/etc/systemd/system/$$unit; \
	done

# All packages, into dist/: a quarter of an hour the first time. SYSTEMS=linux-amd64 for one.
package:
	packaging/package dist

# The package for Debian from installing to purging, with a real Dovecot and Postfix.
test-packages:
	.ci/test-packages

# Known holes in our libraries (govulncheck), where its database can be had.
audit:
	.ci/audit

clean:
	rm -rf bin dist
