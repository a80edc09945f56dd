/// The lines in which two texts differ, as `diff` would mark them.
enum LineDifference {
  private static let most = 30

  static func between(_ expected: String, and actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.position))
    let inserted = Set(difference.insertions.map(\.position))
    var (lines, left, right): ([String], Int, Int) = ([], 0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append("line \(left + 1) - \(old[left])")
        left += 1
      } else if inserted.contains(right) {
        lines.append("line \(left + 1) + \(new[right])")
        right += 1
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    let rest = lines.count > most ? ["… and \(lines.count - most) more"] : []
    return (lines.prefix(most) + rest).joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
