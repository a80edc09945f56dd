.PHONY: setup run lint build test bench

setup:
	@sh Scripts/setup.sh

run: setup
	swift run -c release arcade

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

build: setup
	swift build --build-tests

test: setup lint build
	swift test --disable-swift-testing
