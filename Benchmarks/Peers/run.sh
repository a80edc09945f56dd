#!/bin/sh
# Installs the peers into .build/peers, runs Arcade and the peers by turns, and writes BENCHMARKS.md.
set -eu

cd "$(dirname "$0")/../.."
peers=Benchmarks/Peers
folder=.build/peers

fail() {
  echo "$1" >&2
  exit 1
}

command -v python3 >/dev/null 2>&1 || fail "The peers need Python 3.10 or newer, and there is no python3."
command -v sqlite3 >/dev/null 2>&1 || fail "The comparison needs the sqlite3 shell: make setup installs it."

swift build -c release

mkdir -p "$folder"
if ! cmp -s "$peers/requirements.txt" "$folder/installed.txt"; then
  python3 -m venv --clear "$folder/venv" \
    || fail "Python cannot make a virtual environment; on Debian the package python3-venv is missing."
  "$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$peers/requirements.txt" \
    || fail "A peer could not be installed from PyPI, see above; nothing was measured and BENCHMARKS.md is as it was."
  cp "$peers/requirements.txt" "$folder/installed.txt"
fi

# The tree is left clean.
export PYTHONDONTWRITEBYTECODE=1
exec "$folder/venv/bin/python" "$peers/compare.py" "$@"
