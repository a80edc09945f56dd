#!/bin/sh
# Makes Documentation/page.png: a cart on the console and the same cart in a browser, side by side.
set -eu

cd "$(dirname "$0")/.."
arcade=${ARCADE:-.build/release/arcade}
[ -x "$arcade" ] || swift build -c release --product arcade
target=${1:-Documentation/page.png}
mkdir -p "$(dirname "$target")"
folder=$(mktemp -d)
server=""
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT

export ARCADE_DATA_DIR="$folder/data" TZ=UTC COLUMNS=72
printf 'VOUCHER\nTSHIRT\nVOUCHER\n' | "$arcade" shop --lang en >/dev/null
printf '2*TSHIRT\nMUG\ncart\n' | "$arcade" shop --lang en >"$folder/console"
mkfifo "$folder/address"
"$arcade" web --port 0 --lang en >"$folder/address" &
server=$!
read -r address <"$folder/address"

sandbox=""
[ "$(id -u)" != 0 ] || sandbox=--no-sandbox
browse() {
  # shellcheck disable=SC2086
  chromium-headless-shell $sandbox --disable-gpu --hide-scrollbars --user-data-dir="$folder/profile" "$@" 2>/dev/null
}
# The button on the page to which the address leads is pressed by a page that is sent to the same place.
site=${address%%/\?*}
cookie=$(curl -sf -o /dev/null -D - -H "Origin: $site" --data "key=${address##*key=}" "$site/" |
  sed -n 's/^[Ss]et-[Cc]ookie: \([^;]*\);.*/\1/p')
curl -sf -H "Cookie: $cookie" "$site/shop/cart" | sed 's|href="/style.css|href="style.css|' >"$folder/page.html"
curl -sf "$site/style.css" >"$folder/style.css"
browse --window-size=900,940 --screenshot="$folder/page.png" "file://$folder/page.html" >/dev/null
{
  printf '<!doctype html><meta charset="utf-8"><style>body{margin:0;display:flex;background:#1b1f23;color:#e6e6e6}'
  printf 'pre{font:13.5px/1.5 monospace;margin:24px;width:600px;white-space:pre-wrap}img{display:block}</style><pre>$ arcade shop\n'
  sed 's/&/\&amp;/g; s/</\&lt;/g' "$folder/console"
  printf '</pre><img src="page.png">'
} >"$folder/both.html"
browse --window-size=1548,940 --screenshot="$folder/both.png" "file://$folder/both.html" >/dev/null
mv "$folder/both.png" "$target"
echo "$target, $(wc -c <"$target") bytes"
