#!/bin/sh
# Sees to it that SQLite is here: its headers for the build, its shell for the tests; and zsh and fish, whose
# completion is tested.
set -eu

# Apple's SDK and system bring SQLite.
[ "$(uname -s)" != Darwin ] || exit 0

have() { command -v "$1" >/dev/null 2>&1; }
have_headers() { [ -f /usr/include/sqlite3.h ] || { have pkg-config && pkg-config --exists sqlite3; }; }

missing=""
have_headers || missing="libsqlite3-dev"
have sqlite3 || missing="${missing:+$missing }sqlite3"
# Without these two only tests fail.
shells=""
have zsh || shells="zsh"
have fish || shells="${shells:+$shells }fish"
wanted="${missing:+$missing }$shells"
[ -n "$wanted" ] || exit 0

install() {
  have apt-get && [ "$(id -u)" = 0 ] || return 1
  echo "Installing $wanted"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086
  apt-get update -qq && apt-get install -y -qq $wanted >/dev/null
}

if ! install; then
  [ -z "$missing" ] || echo "Arcade needs: $missing" >&2
  [ -z "$shells" ] || echo "The tests need: $shells" >&2
  echo "Install them, then run make again. On Debian and Ubuntu: sudo apt-get install $wanted" >&2
  [ -z "$missing" ]
fi
