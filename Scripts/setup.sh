#!/bin/sh
# Sees to it that SQLite's headers and its shell are here, which the build and the tests need.
set -eu

have() { command -v "$1" >/dev/null 2>&1; }

case "$(uname -s)" in
Darwin) exit 0 ;; # the SDK and the system bring both
esac

missing=""
[ -f /usr/include/sqlite3.h ] || have pkg-config && pkg-config --exists sqlite3 2>/dev/null || [ -f /usr/include/sqlite3.h ] || missing="libsqlite3-dev"
have sqlite3 || missing="$missing sqlite3"
[ -n "$missing" ] || exit 0

if have apt-get && [ "$(id -u)" = 0 ]; then
  echo "Installing$( [ "${missing# }" = "$missing" ] && echo " $missing" || echo "$missing")"
  DEBIAN_FRONTEND=noninteractive
  export DEBIAN_FRONTEND
  apt-get update -qq
  # shellcheck disable=SC2086
  apt-get install -y -qq $missing >/dev/null
else
  echo "Arcade needs:$missing" >&2
  echo "Install them, then run make again. On Debian and Ubuntu: sudo apt-get install $missing" >&2
  exit 1
fi
