#!/bin/sh
# Sees to it that SQLite, libcurl, libedit, libmicrohttpd and zlib are here: their headers for the build, SQLite's shell for
# the tests; zsh and fish, whose completion is tested; openssl, with which the tests make certificates; curl, which the manual
# uses; time, which counts memory; the browser that pages are tested in; and PostgreSQL with libpq, for the tests of a
# store that several share.
set -eu

# Apple's SDK and system bring SQLite and libedit, and libcurl is not used there.
[ "$(uname -s)" != Darwin ] || exit 0

have() { command -v "$1" >/dev/null 2>&1; }
# Debian puts some headers into a folder of the machine's kind.
have_header() {
  for file in /usr/include/"$1" /usr/include/*/"$1"; do
    [ ! -f "$file" ] || return 0
  done
  have pkg-config && pkg-config --exists "$2"
}

missing=""
have_header sqlite3.h sqlite3 || missing="libsqlite3-dev"
have_header curl/curl.h libcurl || missing="${missing:+$missing }libcurl4-openssl-dev"
have_header histedit.h libedit || missing="${missing:+$missing }libedit-dev"
have_header microhttpd.h libmicrohttpd || missing="${missing:+$missing }libmicrohttpd-dev"
have_header zlib.h zlib || missing="${missing:+$missing }zlib1g-dev"
have sqlite3 || missing="${missing:+$missing }sqlite3"
# Without these only tests fail.
tools=""
for tool in zsh fish openssl curl time chromium-headless-shell; do
  have "$tool" || tools="${tools:+$tools }$tool"
done
have_server() {
  for program in /usr/lib/postgresql/*/bin/postgres; do
    [ ! -x "$program" ] || return 0
  done
  have postgres
}
have_server || tools="${tools:+$tools }postgresql"
wanted="${missing:+$missing }$tools"
[ -n "$wanted" ] || exit 0

install() {
  have apt-get && [ "$(id -u)" = 0 ] || return 1
  echo "Installing $wanted"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  case " $wanted " in
    *" postgresql "*)
      # The tests make servers of their own; one that runs all the time would be of no use.
      apt-get install -y -qq postgresql-common >/dev/null
      sed -i 's/^#*create_main_cluster *=.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf ;;
  esac
  # shellcheck disable=SC2086
  apt-get install -y -qq $wanted >/dev/null
}

if ! install; then
  [ -z "$missing" ] || echo "Arcade needs: $missing" >&2
  [ -z "$tools" ] || echo "The tests need: $tools" >&2
  echo "Install them, then run make again. On Debian and Ubuntu: sudo apt-get install $wanted" >&2
  [ -z "$missing" ]
fi
