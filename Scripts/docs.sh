#!/bin/sh
# Makes one site of the documentation of the six libraries, after a build; a warning is an error.
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
rm -rf "$built"
mkdir -p $built/archives
sh Scripts/symbol-graphs.sh "$(swift build --show-bin-path)/Modules" $built/symbols
for catalog in Sources/*/*.docc Sources/App/*/*.docc Tests/Support/*.docc; do
  module=$(basename "$catalog" .docc)
  # Each page is a file, as a plain server wants it.
  "$docc" convert "$catalog" --warnings-as-errors --additional-symbol-graph-dir "$built/symbols/$module" \
    --transform-for-static-hosting --output-dir "$built/archives/$module.doccarchive"
done
"$docc" merge $built/archives/*.doccarchive --synthesized-landing-page-name Arcade --output-path $built/site
rm -r $built/archives
# The page of the six libraries is one folder below.
echo '<!doctype html><title>Arcade</title><meta http-equiv="refresh" content="0; url=documentation/">' \
  > $built/site/index.html
echo "The documentation is in $built/site. To read it at http://localhost:8000: python3 -m http.server 8000 -d $built/site"
