#!/bin/sh
# Converts the documentation of the four libraries after a build; a warning is an error.
set -eu
cd "$(dirname "$0")/.."

docc=$(command -v docc || xcrun --find docc 2>/dev/null || true)
if [ -z "$docc" ]; then
  # Toolchains bring it; installers such as swiftly put only some of their programs on the path.
  docc="$(dirname "$(readlink -f "$(command -v swift)")")/docc"
fi
if [ ! -x "$docc" ]; then
  echo "The documentation needs docc, which comes with Swift's toolchain, but it was not found." >&2
  echo "Put the folder usr/bin of a toolchain from https://www.swift.org/install on PATH, then run make docs again." >&2
  exit 1
fi

built=.build/docs
sh Scripts/symbol-graphs.sh "$(swift build --show-bin-path)/Modules" $built/symbols
for catalog in Sources/*/*.docc Tests/Support/*.docc; do
  module=$(basename "$catalog" .docc)
  "$docc" convert "$catalog" --warnings-as-errors --additional-symbol-graph-dir "$built/symbols/$module" \
    --no-transform-for-static-hosting --output-dir "$built/$module.doccarchive"
done
