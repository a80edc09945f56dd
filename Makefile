.PHONY: setup run lint build test bench bench-peers

setup:
	@sh Scripts/setup.sh

run: setup
	swift run -c release arcade $(ARGS)

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

build: setup
	swift build --build-tests

test: setup lint build
	swift test --disable-swift-testing

bench: setup
	swift build -c release
	.build/release/ArcadeBenchmarks

bench-peers: setup
	sh Benchmarks/Peers/run.sh
