#!/bin/sh
# Installs what is missing to build and run Arcade: the headers of SQLite, libcurl, libedit, libmicrohttpd and zlib.
#
# `setup.sh tests` also installs what the tests need: SQLite's shell; zsh and fish, whose completion is tested; openssl,
# which makes certificates; curl, which the manual uses; time, which counts memory; faketime, which moves the clock; a
# browser for the pages; and PostgreSQL with libpq, for a store that several people share.
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

wanted=""
want() { wanted="${wanted:+$wanted }$1"; }

have_header sqlite3.h sqlite3 || want libsqlite3-dev
have_header curl/curl.h libcurl || want libcurl4-openssl-dev
have_header histedit.h libedit || want libedit-dev
have_header microhttpd.h libmicrohttpd || want libmicrohttpd-dev
have_header zlib.h zlib || want zlib1g-dev
have_server() {
  for program in /usr/lib/postgresql/*/bin/postgres; do
    [ ! -x "$program" ] || return 0
  done
  have postgres
}
if [ "${1:-}" = tests ]; then
  for tool in sqlite3 zsh fish openssl curl time faketime chromium-headless-shell; do
    have "$tool" || want "$tool"
  done
  have_server || want postgresql
fi
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
  echo "Some packages are missing. Install them, then run make again. On Debian and Ubuntu:" >&2
  echo "sudo apt-get install $wanted" >&2
  exit 1
fi
