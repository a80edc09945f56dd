/// The lines in which two texts differ, with three lines of context, as in `diff -u`; empty if they are equal.
struct UnifiedDifference: CustomStringConvertible {
  private struct Line {
    let sign: Character
    let text: Substring
    /// The number of lines of each text before it.
    let old, new: Int
  }

  let description: String

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let lines = Self.marked(old, new)
    var hunks: [Range<Int>] = []
    for place in lines.indices where lines[place].sign != " " {
      let around = max(0, place - 3)..<min(lines.count, place + 4)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    description = hunks.map { Self.text(of: lines[$0]) }.joined()
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns all lines of both texts, each with the sign of its text.
  private static func marked(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (lines, before, after) = ([Line](), 0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(Line(sign: "-", text: old[before], old: before, new: after))
        before += 1
      } else if inserted.contains(after) {
        lines.append(Line(sign: "+", text: new[after], old: before, new: after))
        after += 1
      } else {
        lines.append(Line(sign: " ", text: old[before], old: before, new: after))
        (before, after) = (before + 1, after + 1)
      }
    }
    return lines
  }

  private static func text(of hunk: ArraySlice<Line>) -> String {
    guard let first = hunk.first else { return "" }
    let (old, new) = (hunk.count { $0.sign != "+" }, hunk.count { $0.sign != "-" })
    // An empty side is numbered by the line before it.
    let starts = (first.old + (old == 0 ? 0 : 1), first.new + (new == 0 ? 0 : 1))
    let head = "@@ -\(starts.0),\(old) +\(starts.1),\(new) @@\n"
    return head + hunk.map { "\($0.sign)\($0.text)\n" }.joined()
  }
}
