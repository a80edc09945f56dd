#!/bin/sh
# Writes the public symbols of the six libraries, from their built modules, into a folder for each.
# symbol-graphs.sh MODULES FOLDER
set -eu
cd "$(dirname "$0")/.."

target=$(swift -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -n 1)
set -- "$1" "$2" -I "$1" -I Sources/Data/CCurl -I Sources/Data/CSQLite -I Sources/App/CLibedit -I Sources/App/CMicrohttpd -I Sources/App/CZlib -target "$target"
[ "$(uname -s)" != Darwin ] || set -- "$@" -sdk "$(xcrun --show-sdk-path)"
folder=$2
shift 2

for module in ArcadeDomain ArcadeData ArcadePresentation ArcadeConsole ArcadeWeb ArcadeTesting; do
  rm -rf "${folder:?}/$module"
  mkdir -p "$folder/$module"
  # Without synthesised members: nobody writes a comment on `!=`.
  swift symbolgraph-extract -module-name "$module" "$@" -minimum-access-level public -skip-synthesized-members \
    -output-dir "$folder/$module"
done
