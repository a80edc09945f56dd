/// Finds the word that a user probably meant.
public enum NearestMatch {
  /// Returns the candidate nearest to `word`, ignoring case, if it is similar enough to suggest. That is one edit in a
  /// short word and a third of the letters in a long one, but never all of them. Of equals the first candidate wins.
  public static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().prefix(64))
    let limit = min(typed.count - 1, max(1, typed.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = slips(from: typed, to: Array(candidate.lowercased().prefix(64)))
      if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Counts the edits between two words: insertions, deletions, changes and swaps of neighbours.
  static func slips(from typed: [Character], to meant: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...meant.count)
    for (row, letter) in typed.enumerated() {
      var current = [row + 1]
      for (column, other) in meant.enumerated() {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == meant[column - 1], typed[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[meant.count]
  }
}
