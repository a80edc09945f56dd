.PHONY: setup run lint build docs examples test bench

setup:
	@sh Scripts/setup.sh

run: setup
	swift run -c release arcade $(ARGS)

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks Examples

build: setup
	swift build --build-tests

docs: build
	sh Scripts/docs.sh

# Both share a folder beside Arcade's own build, so that Arcade is compiled once for both and no clone is littered.
examples: setup
	swift run --package-path Examples/Pricing --scratch-path .build/examples | diff Examples/Pricing/expected.txt -
	swift test --package-path Examples/OwnFrontend --scratch-path .build/examples --disable-swift-testing

test: setup lint build docs examples
	swift test --disable-swift-testing

bench: setup
	swift build -c release
	.build/release/ArcadeBenchmarks
