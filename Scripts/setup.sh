#!/bin/sh
# Sees to it that SQLite is here: its headers for the build, its shell for the tests.
set -eu

# Apple's SDK and system bring both.
[ "$(uname -s)" != Darwin ] || exit 0

have() { command -v "$1" >/dev/null 2>&1; }
have_headers() { [ -f /usr/include/sqlite3.h ] || { have pkg-config && pkg-config --exists sqlite3; }; }

missing=""
have_headers || missing="libsqlite3-dev"
have sqlite3 || missing="${missing:+$missing }sqlite3"
[ -n "$missing" ] || exit 0

if have apt-get && [ "$(id -u)" = 0 ]; then
  echo "Installing $missing"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # shellcheck disable=SC2086
  apt-get install -y -qq $missing >/dev/null
else
  echo "Arcade needs: $missing" >&2
  echo "Install them, then run make again. On Debian and Ubuntu: sudo apt-get install $missing" >&2
  exit 1
fi
