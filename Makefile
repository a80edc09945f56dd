.PHONY: setup setup-tests run lint build docs examples test screens picture bench bench-peers fuzz sanitize

# Installs what building and running need.
setup:
	@sh Scripts/setup.sh

# Installs what the tests need as well.
setup-tests:
	@sh Scripts/setup.sh tests

run: setup
	swift run arcade $(ARGS)

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks Examples

build: setup
	swift build --build-tests

docs: build
	sh Scripts/docs.sh

# The first is a target of the package. The others are packages of their own, as yours would be, and are built in folders
# beside Arcade's own build.
examples: build
	.build/debug/PricingExample > .build/pricing.txt
	diff Examples/Pricing/expected.txt .build/pricing.txt
	swift test --package-path Examples/OwnFrontend --scratch-path .build/examples/frontend --disable-swift-testing
	printf '/shop\nadd code=2*MUG\n/shop/cart\n/words\nfly\n' \
	  | swift run --package-path Examples/OwnFrontend --scratch-path .build/examples/frontend MarkdownArcade > .build/markdown.md
	diff Examples/OwnFrontend/expected.md .build/markdown.md
	swift test --package-path Examples/Tally --scratch-path .build/examples/tally --disable-swift-testing
	rm -rf .build/tally
	printf 'add Ana Tea 2.50\nadd Ben Coffee 3\nadd Ana Cake 4.20\npaid 1\nquit\n' \
	  | swift run --package-path Examples/Tally --scratch-path .build/examples/tally tally tab \
	    --data-dir .build/tally > .build/tally.txt
	diff Examples/Tally/expected.txt .build/tally.txt

# With SYSTEM=Shop, or CLASS=Cart, only the tests of a system or of some classes.
test: $(if $(SYSTEM)$(CLASS),setup-tests build,setup-tests lint build docs examples)
	@SYSTEM="$(SYSTEM)" CLASS="$(CLASS)" sh Scripts/test.sh

# Makes pictures of every screen, in .build/screens/index.html; with STATE=failed, only of those that are so.
screens: setup-tests
	swift build --build-tests
	ARCADE_SCREENS=$(or $(STATE),all) swift test --skip-build --disable-swift-testing --filter ScreenSheetTests

# Makes the picture in the README: console and page beside each other.
picture: setup-tests
	sh Scripts/page-picture.sh

bench: setup-tests
	swift build -c release
	.build/release/ArcadeBenchmarks
	ARCADE_BENCHMARKS=1 swift test -c release -Xswiftc -enable-testing --scratch-path .build/benchmarks --disable-swift-testing

# The tests in a folder that try more where ARCADE_FUZZ_ROUNDS is set.
FUZZED = \.($(shell grep -rlE 'FuzzShare|ARCADE_FUZZ|RandomStall' $(1) --include='*Tests.swift' | sed 's|.*/||; s|\.swift||' | paste -sd'|' -))/

# Types and kills at random for some minutes, from a new seed each time; the seed is in what a failure says.
fuzz: setup-tests
	swift build --build-tests
	@seed=$$(date +%s); echo "Seed $$seed"; export ARCADE_FUZZ_SEED=$$seed ARCADE_FUZZ_ROUNDS=300; \
	  swift test --skip-build --disable-swift-testing --filter '$(call FUZZED,Tests/AppTests Tests/DataTests)' && \
	  swift test -c release -Xswiftc -enable-testing --scratch-path .build/fuzz --disable-swift-testing --filter '$(call FUZZED,Tests/DomainTests)'

# Runs all tests with the address sanitiser, whose leak check would fail even an empty suite, and with that for threads.
sanitize: setup-tests
	ASAN_OPTIONS=detect_leaks=0 swift test --disable-swift-testing --sanitize=address --scratch-path .build/address
	TSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/thread-sanitiser.supp \
	  swift test --disable-swift-testing --sanitize=thread --scratch-path .build/thread

# Runs the peers beside it and writes BENCHMARKS.md.
bench-peers: setup-tests
	sh Benchmarks/Peers/run.sh
