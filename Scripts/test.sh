#!/bin/sh
# Runs the tests of a built tree in three processes side by side, as they often wait for browsers and servers. Each has a
# third of the classes, by the time that they took last, or by how many tests they have: those in a browser take longer.
# CLASS=Cart runs those classes, SYSTEM=Shop those in the folders of a system.
set -eu

cd "$(dirname "$0")/.."
# Elsewhere the bundle is no program.
[ "$(uname)" = Linux ] || exec swift test --skip-build --disable-swift-testing --filter "${CLASS:-.}"
bundle=.build/debug/ArcadePackageTests.xctest
work=.build/tests
times=.build/tests.times
rm -rf "$work"
mkdir -p "$work"
touch "$times"

# Module.Class and how many tests it has.
"$bundle" --list-tests | grep / | cut -d/ -f1 | sort | uniq -c | awk '{ print $2, $1 }' |
  grep -E "^[^ ]*(${CLASS:-.})" >"$work/classes" || true
if [ -n "${SYSTEM:-}" ]; then
  find Tests -path "Tests/*/$SYSTEM/*" -name '*.swift' -exec grep -hoE '^ *(final )?class [A-Za-z0-9]+' {} + |
    awk '{ print "." $NF " " }' >"$work/system"
  grep -F -f "$work/system" "$work/classes" >"$work/some" || true
  mv "$work/some" "$work/classes"
fi
[ -s "$work/classes" ] || { echo "No class of tests is called so." >&2; exit 1; }

# The longest first, each to the part that has least to do.
awk 'FILENAME == ARGV[1] { last[$1] = $2; next }
  { split($1, name, "."); guess = $2 * (name[2] ~ /Browser/ ? 2.5 : 0.25)
    print (name[2] in last ? last[name[2]] : guess), $1 }' "$times" "$work/classes" | sort -rn |
  awk -v work="$work" '{ part = 1
    for (other = 2; other <= 3; other++) if (sum[other] < sum[part]) part = other
    sum[part] += $1 + 0.001; print $2 >(work "/part." part) }'

# Says of each class that it passed or failed, while all that it prints goes to a file.
part() {
  [ -s "$work/part.$1" ] || return 0
  { "$bundle" "$(paste -sd, "$work/part.$1")" 2>&1 </dev/null || echo "Process $1 ended with $?."; } |
    tee "$work/$1.log" | awk '
      /^Test Suite [^ ]* (passed|failed) at / { name = $3; how = $4; next }
      name != "" { gsub("\047", "", name); print how, name ":", $2, "in", $(NF - 2), "s"; fflush(); name = "" }' >&3
}
began=$(date +%s)
# In one pipeline, for what runs behind an & would not be interrupted, nor the programs that it starts.
{ part 1 | part 2 | part 3; } 3>&1

# What each class took; one that did not run now keeps its time.
awk '/^Test Suite [^ ]* (passed|failed) at / { name = $3; gsub("\047", "", name); next }
  name != "" { print name, $(NF - 2); name = "" }' "$work"/*.log >"$work/times"
awk '{ time[$1] = $2 } END { for (name in time) print name, time[name] }' "$times" "$work/times" | sort >"$work/all"
cp "$work/all" "$times"

# What failed stands once more at the end, under thousands that passed.
sed 's/.*\.//; s/ .*//' "$work/classes" | sort -u >"$work/wanted"
{
  grep -hE ': error: |Fatal error|^Process . ended with ([02-9]|1[0-9])' "$work"/*.log || true
  cut -d' ' -f1 "$work/times" | sort -u | comm -23 "$work/wanted" - | sed 's/$/ did not run to its end./'
} >"$work/failed"
cat "$work/failed" >&2
awk -v wall=$(($(date +%s) - began)) '
  /^Test Suite .Selected tests. (passed|failed) at / { closes = 1; next }
  closes {
    print; closes = 0; tests += $2; seconds += $(NF - 2)
    for (field = 3; field <= NF; field++) {
      if ($field ~ /^skipped/) skipped += $(field - 2)
      if ($field ~ /^failure/) failures += $(field - 1)
      if ($field ~ /^unexpected/) unexpected += substr($(field - 1), 2)
    }
  }
  END {
    left = skipped ? skipped " tests skipped and " : ""
    printf "\t Executed %d tests, with %s%d failures (%d unexpected) in %.3f (%d) seconds\n",
      tests, left, failures, unexpected, seconds, wall
  }' "$work"/*.log
[ ! -s "$work/failed" ]
